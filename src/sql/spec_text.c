/*
 * spec_text: a specification in protobuf's text format:
 *
 *	metric_spec: { id: "a" dimensions: ["x", 'y'] query { limit: 3 } }
 *
 * Extensions in brackets are read over.  Errors have their place in the text.
 */
#include "config.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/chars.h"
#include "ttv/err.h"
#include "ttv/text.h"

#include "spec_node.h"

#define WORD_MOST	64		/* bytes of a word or a number */

struct reader {
	struct arena	*arena;
	const char	*path, *begin, *p, *end;
	struct err	*err;
	unsigned	 depth;
};

/* Reports what is wrong at p; returns -1. */
static int
text_fail(struct reader *r, const char *what, const char *name, size_t n)
{
	uint64_t line = 1, col = 1;
	char safe[WORD_MOST * 3 + 1];
	const char *q;

	for (q = r->begin; q < r->p && q < r->end; q++) {
		line += *q == '\n';
		col = *q == '\n' ? 1 : col + 1;
	}
	text_safe(safe, sizeof(safe), name, n < WORD_MOST ? n : WORD_MOST);
	return err_set(r->err, ERR_USAGE, ERR_NOWHERE, "%s:%llu:%llu: %s%s",
	    r->path, (unsigned long long)line, (unsigned long long)col, what,
	    safe);
}

/*
 * Goes to the next byte that is neither a blank nor in a comment: behind #, or
 * behind //, as in the documents.
 */
static void
skip_gaps(struct reader *r)
{
	for (;;) {
		r->p = skip_spaces(r->p, r->end);
		if (r->p == r->end || (*r->p != '#' && (r->end - r->p < 2 ||
		    r->p[0] != '/' || r->p[1] != '/')))
			return;
		r->p = find_line_end(r->p, r->end);
	}
}

/* Goes over a character, if it comes next: 1, else 0. */
static int
next_is(struct reader *r, char c)
{
	skip_gaps(r);
	if (r->p == r->end || *r->p != c)
		return 0;
	r->p++;
	return 1;
}

/* Returns the length of the word or number at p. */
static size_t
word_length(const struct reader *r)
{
	const char *q = r->p;

	while (q < r->end && (is_key_char(*q) || *q == '+'))
		q++;
	return (size_t)(q - r->p);
}

/* ---- strings */

/* Appends a character as UTF-8. */
static void
add_rune(struct buf *b, uint32_t c)
{
	if (c < 0x80)
		buf_addc(b, (char)c);
	else if (c < 0x800) {
		buf_addc(b, (char)(0xc0 | c >> 6));
		buf_addc(b, (char)(0x80 | (c & 0x3f)));
	} else {
		if (c < 0x10000)
			buf_addc(b, (char)(0xe0 | c >> 12));
		else {
			buf_addc(b, (char)(0xf0 | c >> 18));
			buf_addc(b, (char)(0x80 | (c >> 12 & 0x3f)));
		}
		buf_addc(b, (char)(0x80 | (c >> 6 & 0x3f)));
		buf_addc(b, (char)(0x80 | (c & 0x3f)));
	}
}

/* Reads at most `most` digits of a base; returns how many there were. */
static int
digits(struct reader *r, unsigned base, int most, uint32_t *v)
{
	int i, d;

	for (*v = 0, i = 0; i < most && r->p < r->end; i++, r->p++) {
		d = hex_digit(*r->p);
		if (d == -1 || (unsigned)d >= base)
			break;
		*v = *v * base + (uint32_t)d;
	}
	return i;
}

/* Reads what follows a backslash. */
static int
escape(struct reader *r, struct buf *b)
{
	static const char from[] = "abfnrtv\\'\"?", to[] = "\a\b\f\n\r\t\v\\'\"?";
	const char *at;
	uint32_t v;
	char c;

	if (r->p == r->end)
		return text_fail(r, "a text does not end", "", 0);
	if (digits(r, 8, 3, &v) > 0) {
		buf_addc(b, (char)v);
		return 0;
	}
	c = *r->p++;
	if ((at = c == '\0' ? NULL : strchr(from, c)) != NULL)
		buf_addc(b, to[at - from]);
	else if ((c == 'x' || c == 'X') && digits(r, 16, 2, &v) > 0)
		buf_addc(b, (char)v);
	else if ((c == 'u' && digits(r, 16, 4, &v) == 4) ||
	    (c == 'U' && digits(r, 16, 8, &v) == 8 && v < 0x110000))
		add_rune(b, v);
	else
		return text_fail(r, "a text has an unknown \\", "", 0);
	return 0;
}

/*
 * Reads the strings that stand behind one another: they are one.  A line may
 * end within one, as it does in statements.
 */
static int
strings(struct reader *r, struct buf *b)
{
	const char *begin;
	char quote;

	do {
		begin = r->p;
		quote = *r->p++;
		while (r->p < r->end && *r->p != quote) {
			if (*r->p != '\\')
				buf_addc(b, *r->p++);
			else if (r->p++, escape(r, b) == -1)
				return -1;
		}
		if (r->p == r->end) {
			r->p = begin;
			return text_fail(r, "a text does not end", "", 0);
		}
		r->p++;
		skip_gaps(r);
	} while (r->p < r->end && (*r->p == '"' || *r->p == '\''));
	return 0;
}

static int
is_quote(const struct reader *r)
{
	return r->p < r->end && (*r->p == '"' || *r->p == '\'');
}

/* ---- values */

static int
read_real(const char *word, double *v)
{
	size_t n = strlen(word);
	int minus = word[0] == '-';
	const char *rest = word + minus;

	if (strcasecmp(rest, "inf") == 0 || strcasecmp(rest, "infinity") == 0)
		*v = minus ? -INFINITY : INFINITY;
	else if (strcasecmp(rest, "nan") == 0)
		*v = NAN;
	else {
		if (n > 1 && (word[n - 1] | 0x20) == 'f')
			n--;
		return text_parse_double(word, n, v);
	}
	return 0;
}

/* Reads a number: decimal, 0x and base 16, 0 and base 8. */
static int
read_int(const char *word, int64_t *v)
{
	char *end;

	errno = 0;
	*v = strtoll(word, &end, 0);
	return errno != 0 || end == word || *end != '\0' ? -1 : 0;
}

static int
read_bool(const char *word, int64_t *v)
{
	static const char *const words[] = { "false", "true", "False", "True",
	    "f", "t", "0", "1" };
	size_t i;

	for (i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (strcmp(words[i], word) == 0) {
			*v = i & 1;
			return 0;
		}
	return -1;
}

static int
read_word(const struct spec_word *words, const char *word, int64_t *v)
{
	for (; words->name != NULL; words++)
		if (strcmp(words->name, word) == 0) {
			*v = words->num;
			return 0;
		}
	return read_int(word, v);
}

/* Reads the value of a field that is no message. */
static int
read_scalar(struct reader *r, struct spec_node *n)
{
	struct buf b = BUF_INIT;
	char word[WORD_MOST + 1];
	const char *at = r->p;
	size_t len;
	int rc;

	if (n->field->type == SPEC_STRING) {
		if (!is_quote(r))
			return text_fail(r, "a text in quotes is wanted for ",
			    n->field->name, strlen(n->field->name));
		buf_adds(&b, "");
		rc = strings(r, &b);
		n->text = arena_strndup(r->arena, b.data, b.len);
		n->len = b.len;
		buf_free(&b);
		if (rc == 0 && strlen(n->text) != n->len)
			rc = text_fail(r, "a text has a NUL", "", 0);
		return rc;
	}
	len = word_length(r);
	if (len > 0 && len <= WORD_MOST) {
		memcpy(word, r->p, len);
		word[len] = '\0';
		rc = n->field->type == SPEC_REAL ? read_real(word, &n->real) :
		    n->field->type == SPEC_BOOL ? read_bool(word, &n->num) :
		    n->field->type == SPEC_ENUM ? read_word(n->field->words,
		    word, &n->num) : read_int(word, &n->num);
		r->p += len;
		if (rc == 0)
			return 0;
	}
	r->p = at;
	return text_fail(r, n->field->type == SPEC_BOOL ? "true or false is "
	    "wanted, not " : n->field->type == SPEC_ENUM ? "there is no word "
	    : "a number is wanted, not ", at, len > 0 ? len : at < r->end);
}

/* Goes over the value of a field that is not known. */
static int
skip_value(struct reader *r)
{
	struct buf b = BUF_INIT;
	unsigned level = 0;
	int rc = 0;

	do {
		skip_gaps(r);
		if (r->p == r->end)
			rc = text_fail(r, "a message does not end", "", 0);
		else if (is_quote(r)) {
			buf_clear(&b);
			rc = strings(r, &b);
		} else {
			level += strchr("{<[", *r->p) != NULL;
			level -= level > 0 && strchr("}>]", *r->p) != NULL;
			r->p += word_length(r) > 0 ? word_length(r) : 1;
		}
	} while (rc == 0 && level > 0);
	buf_free(&b);
	return rc;
}

static int	read_message(struct reader *, struct spec_node *,
		    enum spec_message, char closer);

/* Reads one value of a field. */
static int
read_one(struct reader *r, struct spec_node *message,
    const struct spec_field *f)
{
	char c;

	skip_gaps(r);
	if (f->type != SPEC_OF)
		return read_scalar(r, spec_add(r->arena, message, f));
	c = r->p < r->end ? *r->p : '\0';
	if (c != '{' && c != '<')
		return text_fail(r, "{ is wanted behind ", f->name,
		    strlen(f->name));
	r->p++;
	return read_message(r, spec_add(r->arena, message, f), f->of,
	    c == '{' ? '}' : '>');
}

/* Reads the values of a field, behind its name. */
static int
read_values(struct reader *r, struct spec_node *message,
    const struct spec_field *f)
{
	int colon = next_is(r, ':'), rc;

	if (!colon && f->type != SPEC_OF)
		return text_fail(r, ": is wanted behind ", f->name,
		    strlen(f->name));
	if (!f->many || !next_is(r, '['))
		return read_one(r, message, f);
	if (next_is(r, ']'))
		return 0;
	do
		rc = read_one(r, message, f);
	while (rc == 0 && next_is(r, ','));
	if (rc == 0 && !next_is(r, ']'))
		rc = text_fail(r, "a list does not end", "", 0);
	return rc;
}

/* Reads a field and its values. */
static int
read_field(struct reader *r, struct spec_node *message, enum spec_message m)
{
	const struct spec_field *f;
	const char *name;
	size_t n;
	int rc;

	if (*r->p == '[') {
		r->p++;
		while (r->p < r->end && *r->p != ']')
			r->p++;
		if (r->p < r->end)
			r->p++;
		next_is(r, ':');
		rc = skip_value(r);
	} else {
		name = r->p;
		n = word_length(r);
		if ((f = spec_field(m, name, n)) == NULL)
			return text_fail(r, n > 0 ? "there is no field " :
			    "a field is wanted, not ", name, n > 0 ? n : 1);
		if (!f->many && spec_get(message, f->name) != NULL)
			return text_fail(r, "a second ", name, n);
		r->p += n;
		rc = read_values(r, message, f);
	}
	if (rc == -1)
		return -1;
	if (!next_is(r, ','))
		next_is(r, ';');
	return 0;
}

/* Reads fields up to what ends the message; '\0': the end of the text. */
static int
read_message(struct reader *r, struct spec_node *message, enum spec_message m,
    char closer)
{
	int rc = 0;

	if (++r->depth > SPEC_DEPTH)
		return text_fail(r, "messages stand too deep in each other",
		    "", 0);
	while (rc == 0) {
		skip_gaps(r);
		if (r->p == r->end) {
			if (closer != '\0')
				rc = text_fail(r, "a message does not end",
				    "", 0);
			break;
		}
		if (*r->p == closer) {
			r->p++;
			break;
		}
		rc = read_field(r, message, m);
	}
	r->depth--;
	return rc;
}

int
spec_read_text(struct arena *a, struct spec_node *root, enum spec_message m,
    const char *path, const char *data, size_t len, struct err *err)
{
	struct reader r = { a, path, data, data, data + len, err, 0 };

	return read_message(&r, root, m, '\0');
}
