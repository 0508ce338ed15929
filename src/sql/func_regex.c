/*
 * func_regex: functions of regular expressions.  SQLite keeps the compiled
 * expression as long as the argument of a statement stays the same.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/regex.h"
#include "ttv/xmalloc.h"

#include "func.h"

struct kept {			/* an expression and what matches it */
	struct regex	*regex;
	struct regex_run *run;
	int		 fold;
};

static void
kept_free(void *p)
{
	struct kept *k = p;

	regex_run_free(k->run);
	regex_close(k->regex);
	free(k);
}

/*
 * Returns the expression of argument i, or NULL and an error of the statement
 * for one that is bad.
 */
static struct kept *
kept_of(sqlite3_context *c, sqlite3_value **argv, int i, int fold)
{
	struct kept *k = sqlite3_get_auxdata(c, i);
	struct err err;
	struct regex *r;

	if (k != NULL && k->fold == fold)
		return k;
	err_clear(&err);
	r = regex_open((const char *)sqlite3_value_text(argv[i]),
	    (size_t)sqlite3_value_bytes(argv[i]), fold, &err);
	if (r == NULL) {
		sqlite3_result_error(c, err.msg, -1);
		return NULL;
	}
	k = xcalloc(1, sizeof(*k));
	k->regex = r;
	k->fold = fold;
	k->run = regex_run_new(r);
	sqlite3_set_auxdata(c, i, k, kept_free);
	/* SQLite may have freed it at once, for want of memory */
	return sqlite3_get_auxdata(c, i);
}

/* Returns 1 for a match, 0, or -1 and an error of the statement. */
static int
find(sqlite3_context *c, struct kept *k, const char *s, size_t n, size_t from,
    struct regex_place *at)
{
	switch (regex_find(k->run, s, n, from, at)) {
	case REGEX_YES:
		return 1;
	case REGEX_NO:
		return 0;
	default:
		sqlite3_result_error(c, "the expression is too costly to "
		    "match", -1);
		return -1;
	}
}

static int
any_null(int argc, sqlite3_value **argv)
{
	int i;

	for (i = 0; i < argc; i++)
		if (sqlite3_value_type(argv[i]) == SQLITE_NULL)
			return 1;
	return 0;
}

/* regexp(PATTERN, TEXT[, FLAGS]): i ignores the case, c does not. */
static void
regexp(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct regex_place at;
	const char *flags;
	struct kept *k;
	int fold = 0, found;

	if (any_null(argc, argv))
		return;
	flags = argc > 2 ? (const char *)sqlite3_value_text(argv[2]) : "";
	for (; *flags != '\0'; flags++) {
		if (strchr("ic", *flags) == NULL) {
			sqlite3_result_error(c, "regexp: the flags are i and "
			    "c", -1);
			return;
		}
		fold = *flags == 'i';
	}
	if ((k = kept_of(c, argv, 0, fold)) == NULL)
		return;
	found = find(c, k, (const char *)sqlite3_value_text(argv[1]),
	    (size_t)sqlite3_value_bytes(argv[1]), 0, &at);
	if (found >= 0)
		sqlite3_result_int(c, found);
}

/* regexp_extract(TEXT, PATTERN): the group, or else the match. */
static void
regexp_extract(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	struct regex_place at;
	struct kept *k;

	if (any_null(argc, argv) || (k = kept_of(c, argv, 1, 0)) == NULL)
		return;
	if (regex_groups(k->regex) > 1) {
		sqlite3_result_error(c, "regexp_extract: more than one group",
		    -1);
		return;
	}
	if (find(c, k, s, (size_t)sqlite3_value_bytes(argv[0]), 0, &at) != 1)
		return;
	if (at.group != SIZE_MAX && at.group < at.group_end) {
		at.begin = at.group;
		at.end = at.group_end;
	}
	sqlite3_result_text(c, s + at.begin, (int)(at.end - at.begin),
	    SQLITE_TRANSIENT);
}

/* regexp_replace_simple(TEXT, PATTERN, BY): all matches. */
static void
regexp_replace(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *s = (const char *)sqlite3_value_text(argv[0]);
	const char *by = (const char *)sqlite3_value_text(argv[2]);
	size_t n = (size_t)sqlite3_value_bytes(argv[0]), from = 0;
	size_t nby = (size_t)sqlite3_value_bytes(argv[2]);
	struct buf b = BUF_INIT;
	struct regex_place at;
	struct kept *k;
	int found = 0;

	if (any_null(argc, argv) || (k = kept_of(c, argv, 1, 0)) == NULL)
		return;
	buf_adds(&b, "");
	while ((found = find(c, k, s, n, from, &at)) == 1) {
		buf_add(&b, s + from, at.begin - from);
		buf_add(&b, by, nby);
		from = at.end;
		if (at.end > at.begin)
			continue;
		if (from == n)
			break;
		do
			buf_addc(&b, s[from++]);
		while (((unsigned char)s[from] & 0xc0) == 0x80);
	}
	if (found >= 0) {
		buf_add(&b, s + from, n - from);
		sqlite3_result_text(c, b.data != NULL ? b.data : "",
		    (int)b.len, SQLITE_TRANSIENT);
	}
	buf_free(&b);
}

#define FIXED	(SQLITE_UTF8 | SQLITE_DETERMINISTIC)

const struct func_row func_regex_rows[] = {
	{ "regexp", 2, FIXED, regexp,
	    "pattern, text",
	    "1 if the text matches; also text REGEXP pattern" },
	{ "regexp", 3, FIXED, regexp,
	    "pattern, text, flags",
	    "the same; i ignores the case" },
	{ "regexp_extract", 2, FIXED, regexp_extract,
	    "text, pattern",
	    "the group of the match, or else the match" },
	{ "regexp_replace_simple", 3, FIXED, regexp_replace,
	    "text, pattern, by",
	    "the text with all matches replaced" },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
