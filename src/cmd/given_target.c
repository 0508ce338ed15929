/*
 * given_target: what a row of an engine opens.
 *
 * - The trace is its column `trace`; or two columns that end in _trace are a
 *   pair; or the column `view` has the command, as view_of() of `ttv fleet
 *   schema` makes it.
 * - The slice is `rel`, `dur` and `name`; or `slice_id`; or `name` is searched.
 * - Rows are not trusted: nothing of them is run, a path is one of a regular
 *   file, and in the folder of --root if that is given.
 */
#include "config.h"

#include <sys/stat.h>

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/err.h"
#include "ttv/permalink.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "given.h"

#define NAME_MOST	300	/* bytes that --select compares, with a NUL */

void
given_target_free(struct given_target *t)
{
	while (t->npaths > 0)
		free(t->paths[--t->npaths]);
	free(t->select);
	free(t->find);
	memset(t, 0, sizeof(*t));
}

/* ---- paths ---- */

/* Returns whether a real path is below a real folder. */
static int
is_below(const char *path, const char *folder)
{
	size_t n = strlen(folder);

	while (n > 0 && folder[n - 1] == '/')
		n--;
	return strncmp(path, folder, n) == 0 && path[n] == '/';
}

/* Says whether a path may be opened: 0, or -1 and *err. */
static int
check_path(const char *path, const char *root, struct err *err)
{
	char *real, *folder;
	struct stat st;
	int below;

	if (stat(path, &st) == -1)
		return err_set(err, ERR_OPEN, ERR_NOWHERE, "%.180s: %s", path,
		    strerror(errno));
	if (!S_ISREG(st.st_mode))
		return err_set(err, ERR_OPEN, ERR_NOWHERE,
		    "%.180s: it is no regular file", path);
	if (root == NULL)
		return 0;
	real = realpath(path, NULL);
	folder = realpath(root, NULL);
	below = real != NULL && folder != NULL && is_below(real, folder);
	free(real);
	free(folder);
	return below ? 0 : err_set(err, ERR_OPEN, ERR_NOWHERE,
	    "%.120s: it is not in %.100s", path, root);
}

/* Adds the trace of a text: 0, or -1 and *err. */
static int
add_path(struct given_target *t, const char *text, const char *root,
    struct err *err)
{
	char **path = &t->paths[t->npaths++];

	if (*text == '/' || root == NULL)
		*path = xstrdup(text);
	else
		xasprintf(path, "%s/%s", root, text);
	return check_path(*path, root, err);
}

/* ---- the command of a column `view` ---- */

/*
 * Cuts the next word of a shell off, plain or in '...' or $'...', as
 * permalink_word() writes them.  Returns 0, or -1: there is none, or it has
 * what a shell would run or replace.
 */
static int
shell_word(const char **p, struct buf *word)
{
	static const char plain[] = "0123456789abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ%+,-./:=@_";
	const char *s = *p + strspn(*p, " ");
	int octal, escapes;

	buf_clear(word);
	if (*s == '\0')
		return -1;
	while (*s != '\0' && *s != ' ') {
		if (*s == '\\' && s[1] == '\'') {
			buf_addc(word, '\'');
			s += 2;
			continue;
		}
		escapes = *s == '$' && s[1] == '\'';
		if (!escapes && *s != '\'') {
			if (strchr(plain, *s) == NULL)
				return -1;
			buf_addc(word, *s++);
			continue;
		}
		for (s += 1 + escapes; *s != '\'' && *s != '\0'; s++) {
			octal = escapes && *s == '\\' && strspn(s + 1,
			    "01234567") >= 3;
			if (!octal)
				buf_addc(word, *s);
			else {
				buf_addc(word, (char)((s[1] - '0') << 6 |
				    (s[2] - '0') << 3 | (s[3] - '0')));
				s += 3;
			}
		}
		if (*s++ == '\0')
			return -1;
	}
	*p = s;
	buf_room(word, 1);
	return 0;
}

/*
 * Copies what --select is to find, a name as --select compares it: safe to
 * print, and cut.
 */
static char *
select_text(const char *word)
{
	size_t at = strcspn(word, " ");
	char safe[NAME_MOST + 1], *text;	/* with the blank */

	text_safe(safe, sizeof(safe), word + at, strlen(word + at));
	if (at > 64)
		at = 64;
	xasprintf(&text, "%.*s%s", (int)at, word, safe);
	return text;
}

/* Takes "ttv view [--select=THING] -- TRACE": 0, or -1 and *err. */
static int
add_view(struct given_target *t, const char *text, const char *root,
    struct err *err)
{
	static const char select[] = "--select=";
	struct buf word = BUF_INIT;
	const char *p = text;
	int rc = -1;

	if (shell_word(&p, &word) == -1 || strcmp(word.data, "ttv") != 0 ||
	    shell_word(&p, &word) == -1 || strcmp(word.data, "view") != 0 ||
	    shell_word(&p, &word) == -1)
		goto out;
	if (strncmp(word.data, select, strlen(select)) == 0) {
		t->select = select_text(word.data + strlen(select));
		if (shell_word(&p, &word) == -1)
			goto out;
	}
	if (strcmp(word.data, "--") != 0 || shell_word(&p, &word) == -1 ||
	    p[strspn(p, " ")] != '\0')
		goto out;
	rc = add_path(t, word.data, root, err);
out:
	buf_free(&word);
	return rc == 0 ? 0 : err_set(err, ERR_FORMAT, ERR_NOWHERE,
	    "view is not like: ttv view --select=THING -- TRACE");
}

/* ---- the place ---- */

/* Gets a number of a row: 0, or -1 where it has none. */
static int
get_int(const struct given *r, size_t row, const char *name, int64_t *v)
{
	const char *text = given_text(r, row, given_column(r, name));

	return text == NULL ? -1 : text_parse_int(text, strlen(text), v);
}

/* Sets what is selected in the trace. */
static void
set_place(const struct given *r, size_t row, struct given_target *t)
{
	const char *name = given_text(r, row, given_column(r, "name"));
	char safe[NAME_MOST] = "", length[32] = "";
	int64_t rel, dur, id;

	if (name != NULL)
		text_safe(safe, sizeof(safe), name, strlen(name));
	if (get_int(r, row, "rel", &rel) == 0 &&
	    get_int(r, row, "dur", &dur) == 0) {
		if (dur >= 0)
			snprintf(length, sizeof(length), "+%" PRId64, dur);
		xasprintf(&t->select, "slice@%" PRId64 "%s%s%s", rel, length,
		    safe[0] != '\0' ? " " : "", safe);
	} else if (get_int(r, row, "slice_id", &id) == 0)
		xasprintf(&t->select, "slice#%" PRId64, id);
	else if (safe[0] != '\0')
		t->find = xstrdup(safe);
}

/* Returns the nth column from 0 whose name ends in _trace, or SIZE_MAX. */
static size_t
pair_column(const struct given *r, int n)
{
	size_t i, len;

	for (i = 0; i < r->ncolumns; i++) {
		len = strlen(r->names[i]);
		if (len > 6 && strcasecmp(r->names[i] + len - 6, "_trace") ==
		    0 && n-- == 0)
			return i;
	}
	return SIZE_MAX;
}

int
given_target(const struct given *r, size_t row, const char *root,
    struct given_target *t, struct err *err)
{
	const char *trace = given_text(r, row, given_column(r, "trace"));
	const char *a = given_text(r, row, pair_column(r, 0));
	const char *b = given_text(r, row, pair_column(r, 1));
	const char *view = given_text(r, row, given_column(r, "view"));

	memset(t, 0, sizeof(*t));
	if (trace == NULL && (a == NULL || b == NULL) && view != NULL)
		return add_view(t, view, root, err);
	if (trace == NULL && (a == NULL || b == NULL))
		return err_set(err, ERR_FORMAT, ERR_NOWHERE, "it has neither "
		    "trace nor two columns ..._trace nor view");
	if (add_path(t, trace != NULL ? trace : a, root, err) == -1 ||
	    (trace == NULL && add_path(t, b, root, err) == -1))
		return -1;
	set_place(r, row, t);
	return 0;
}

void
given_target_command(const struct given_target *t, struct buf *b)
{
	int i;

	buf_adds(b, t->npaths == 2 ? "ttv view --diff" : "ttv view");
	if (t->select != NULL) {
		buf_adds(b, " --select=");
		permalink_word(b, t->select);
	}
	if (t->find != NULL) {
		buf_adds(b, " --find=");
		permalink_word(b, t->find);
	}
	buf_adds(b, " --");
	for (i = 0; i < t->npaths; i++) {
		buf_addc(b, ' ');
		permalink_word(b, t->paths[i]);
	}
}
