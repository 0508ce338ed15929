/*
 * name_rule: names without what differs from run to run.
 *
 * One pass from left to right: at each byte the rows of the table are tried in
 * turn, the first that matches there replaces what it matches.  A row looks at
 * a word only where the word begins, so each byte is looked at a bounded number
 * of times.  Rules of the caller are applied before, each to all of the name.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/name_rule.h"
#include "ttv/regex.h"
#include "ttv/xmalloc.h"

#define HEX_LEAST	8	/* digits: a shorter word may be English */
#define WORD_LEAST	4	/* letters: i32, utf8, H264, x86 are names */
#define UUID_LEN	36
#define RULES_MOST	256	/* of the caller */

/* A name that is folded, and where. */
struct name_at {
	const char	*s;
	size_t		 len;
	size_t		 i;
};

struct rule {
	struct name_rule_text text;
	const char	*to;		/* what stands in its place; NULL: it
					 * stays */
	/* Returns the length of a match at a->i, 0: none. */
	size_t		(*match)(const struct name_at *);
};

static int
is_name_byte(unsigned char c)
{
	return isalnum(c) || c >= 0x80;
}

/* Returns the byte k places from the current one, 0 outside. */
static unsigned char
byte_at(const struct name_at *a, long k)
{
	size_t i = a->i + (size_t)k;

	return i < a->len ? (unsigned char)a->s[i] : 0;
}

static int
word_begins(const struct name_at *a)
{
	return a->i == 0 || !is_name_byte(byte_at(a, -1));
}

static size_t
match_address(const struct name_at *a)
{
	size_t n = 2;

	if (byte_at(a, 0) != '0' || (byte_at(a, 1) | 32) != 'x' ||
	    !word_begins(a))
		return 0;
	while (isxdigit(byte_at(a, (long)n)))
		n++;
	return n > 2 ? n : 0;
}

static size_t
match_uuid(const struct name_at *a)
{
	unsigned char c;
	long i;

	if (!word_begins(a))
		return 0;
	for (i = 0; i < UUID_LEN; i++) {
		c = byte_at(a, i);
		if (i == 8 || i == 13 || i == 18 || i == 23 ? c != '-' :
		    !isxdigit(c))
			return 0;
	}
	return is_name_byte(byte_at(a, i)) ? 0 : UUID_LEN;
}

/* Matches a whole word of hex digits that has digits and letters. */
static size_t
match_hex(const struct name_at *a)
{
	size_t n = 0, digits = 0;

	if (!word_begins(a))
		return 0;
	for (; isxdigit(byte_at(a, (long)n)); n++)
		digits += isdigit(byte_at(a, (long)n)) != 0;
	if (n < HEX_LEAST || digits == 0 || digits == n ||
	    is_name_byte(byte_at(a, (long)n)))
		return 0;
	return n;
}

static size_t
digits_at(const struct name_at *a)
{
	size_t n = 0;

	while (isdigit(byte_at(a, (long)n)))
		n++;
	return n;
}

/* Matches a number with no letter before it; decimals belong to it. */
static size_t
match_number(const struct name_at *a)
{
	struct name_at rest = *a;
	size_t n;

	if (!isdigit(byte_at(a, 0)) || !word_begins(a))
		return 0;
	n = digits_at(a);
	if (byte_at(a, (long)n) == '.') {
		rest.i = a->i + n + 1;
		if (digits_at(&rest) > 0)
			n += 1 + digits_at(&rest);
	}
	return n;
}

/* Matches a number at the end of a word of several letters. */
static size_t
match_word_number(const struct name_at *a)
{
	size_t n;
	long k;

	if (!isdigit(byte_at(a, 0)))
		return 0;
	for (k = 1; k <= WORD_LEAST; k++)
		if (a->i < (size_t)k || !isalpha(byte_at(a, -k)))
			return 0;
	n = digits_at(a);
	return is_name_byte(byte_at(a, (long)n)) ? 0 : n;
}

static int
path_ends(unsigned char c)
{
	return c <= ' ' || strchr("\"'`()<>[]{},;|", c) != NULL;
}

/*
 * Returns the length of what names the temporary place in the path whose root
 * has `root` bytes: its directories, or of a file without any its name up to
 * the extension.
 */
static size_t
temp_part(const struct name_at *a, size_t root, char slash)
{
	size_t n, last = 0, dot = 0;

	for (n = root; !path_ends(byte_at(a, (long)n)); n++) {
		if ((char)byte_at(a, (long)n) == slash)
			last = n;
		else if (byte_at(a, (long)n) == '.')
			dot = n;
	}
	if (last > root)
		return last;
	return dot > root ? dot : n;
}

static size_t
root_of(const struct name_at *a)
{
	static const char *const roots[] = { "/tmp/", "/var/tmp/",
	    "/private/tmp/", "/private/var/folders/", "/var/folders/",
	    "/data/local/tmp/", "/dev/shm/", "/run/user/" };
	size_t i, n;

	for (i = 0; i < sizeof(roots) / sizeof(*roots); i++) {
		n = strlen(roots[i]);
		if (a->len - a->i > n && memcmp(a->s + a->i, roots[i], n) == 0)
			return n;
	}
	return 0;
}

static size_t
match_temp(const struct name_at *a)
{
	size_t n;

	if (byte_at(a, 0) != '/' || (a->i > 0 &&
	    is_name_byte(byte_at(a, -1))) || (n = root_of(a)) == 0)
		return 0;
	return temp_part(a, n, '/');
}

/* Matches C:\...\Temp\ and the directory below. */
static size_t
match_windows_temp(const struct name_at *a)
{
	static const char temp[] = "\\temp\\";
	size_t n, k;

	if (!isalpha(byte_at(a, 0)) || byte_at(a, 1) != ':' ||
	    byte_at(a, 2) != '\\' || !word_begins(a))
		return 0;
	for (n = 2; !path_ends(byte_at(a, (long)n)) &&
	    byte_at(a, (long)n) != ':'; n++) {
		for (k = 0; temp[k] != '\0' && tolower(byte_at(a,
		    (long)(n + k))) == temp[k]; k++)
			;
		if (temp[k] == '\0')
			return temp_part(a, n + k, '\\');
	}
	return 0;
}

/* Matches a name of C++ or Rust as linkers have it: its numbers are lengths. */
static size_t
match_mangled(const struct name_at *a)
{
	size_t n = 2;

	if (byte_at(a, 0) != '_' || (byte_at(a, 1) != 'Z' && byte_at(a, 1) !=
	    'R') || !word_begins(a))
		return 0;
	while (isalnum(byte_at(a, (long)n)) || byte_at(a, (long)n) == '_')
		n++;
	return n > 2 ? n : 0;
}

static const struct rule rules[] = {
	{ { "mangled name", "A name of C++ or Rust as linkers have it stays as "
	    "it is", "_ZNSt8__detail9Executor", "_ZNSt8__detail9Executor" },
	    NULL, match_mangled },
	{ { "temporary path", "The directories of a temporary path, or the "
	    "name of a file that has none", "/tmp/cc8aX/main.o",
	    "/tmp/#/main.o" }, "/tmp/#", match_temp },
	{ { "temporary path of Windows", "The same below \\Temp",
	    "C:\\Users\\me\\AppData\\Local\\Temp\\x7\\main.obj",
	    "/tmp/#\\main.obj" }, "/tmp/#", match_windows_temp },
	{ { "address", "A number in hex with its 0x", "at 0x7f3a90c0",
	    "at 0x#" }, "0x#", match_address },
	{ { "uuid", "An id of 32 hex digits in five groups",
	    "db 1b4e28ba-2fa1-11d2-883f-0016d3cca427", "db #" }, "#",
	    match_uuid },
	{ { "hash", "A word of 8 or more hex digits, letters among them",
	    "commit 9d0c6a2f", "commit #" }, "#", match_hex },
	{ { "number", "A number that has no letter before it",
	    "Frame 12 of 3.5", "Frame # of #" }, "#", match_number },
	{ { "number of a word", "A number at the end of a word of 4 or more "
	    "letters", "Worker12", "Worker#" }, "#", match_word_number },
};
#define RULES	(sizeof(rules) / sizeof(*rules))

const struct name_rule_text *
name_rule_text(size_t i)
{
	return i < RULES ? &rules[i].text : NULL;
}

static void
fold_table(struct buf *out, const char *s, size_t len)
{
	struct name_at a = { s, len, 0 };
	size_t k, n;

	while (a.i < len) {
		for (k = n = 0; k < RULES && n == 0; k++)
			n = rules[k].match(&a);
		if (n == 0) {
			buf_addc(out, s[a.i++]);
			continue;
		}
		if (rules[k - 1].to != NULL)
			buf_adds(out, rules[k - 1].to);
		else
			buf_add(out, s + a.i, n);
		a.i += n;
	}
}

/* ---- rules of the caller ---- */

struct added {
	char		*text;		/* as given */
	const char	*to;
	struct regex	*regex;
	struct regex_run *run;
};

struct name_rules {
	int		 table;
	struct added	*v;
	size_t		 n, cap;
	struct buf	 from;
};

struct name_rules *
name_rules_new(int table)
{
	struct name_rules *r = xcalloc(1, sizeof(*r));

	r->table = table;
	return r;
}

void
name_rules_free(struct name_rules *r)
{
	size_t i;

	if (r == NULL)
		return;
	for (i = 0; i < r->n; i++) {
		regex_run_free(r->v[i].run);
		regex_close(r->v[i].regex);
		free(r->v[i].text);
	}
	free(r->v);
	buf_free(&r->from);
	free(r);
}

int
name_rules_add(struct name_rules *r, const char *text, struct err *err)
{
	const char *end = strrchr(text, '/');
	struct regex *regex;
	struct added *a;

	if (text[0] != '/' || end == text || end == text + 1)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "rule \"%.64s\" is not /REGEX/TEXT", text);
	if (r->n >= RULES_MOST)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "more than %d rules", RULES_MOST);
	regex = regex_open(text + 1, (size_t)(end - text) - 1, 0, err);
	if (regex == NULL)
		return -1;
	r->v = xgrow(r->v, r->n, &r->cap, sizeof(*r->v));
	a = &r->v[r->n++];
	a->text = xstrdup(text);
	a->to = a->text + (end - text) + 1;
	a->regex = regex;
	a->run = regex_run_new(regex);
	return 0;
}

size_t
name_rules_added(const struct name_rules *r)
{
	return r->n;
}

const char *
name_rules_added_text(const struct name_rules *r, size_t i)
{
	return r->v[i].text;
}

static void
fold_regex(struct added *a, struct buf *out, const char *s, size_t len)
{
	struct regex_place p;
	size_t at = 0, copied = 0;

	while (at <= len && regex_find(a->run, s, len, at, &p) == REGEX_YES) {
		if (p.group != SIZE_MAX && regex_groups(a->regex) > 0) {
			p.begin = p.group;
			p.end = p.group_end > at ? p.group_end : p.end;
		}
		if (p.begin < copied)
			break;
		buf_add(out, s + copied, p.begin - copied);
		buf_adds(out, a->to);
		copied = p.end;
		at = p.end > at ? p.end : at + 1;
	}
	buf_add(out, s + copied, len - copied);
}

void
name_rules_fold(struct name_rules *r, struct buf *out, const char *s,
    size_t len)
{
	size_t i;

	buf_clear(out);
	for (i = 0; i < r->n; i++) {
		buf_clear(&r->from);
		fold_regex(&r->v[i], &r->from, s, len);
		buf_clear(out);
		buf_add(out, r->from.data, r->from.len);
		s = out->data;
		len = out->len;
	}
	if (!r->table) {
		if (r->n == 0)
			buf_add(out, s, len);
		return;
	}
	if (r->n == 0) {
		fold_table(out, s, len);
		return;
	}
	buf_clear(&r->from);
	buf_add(&r->from, s, len);
	buf_clear(out);
	fold_table(out, r->from.data, r->from.len);
}
