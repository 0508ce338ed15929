/*
 * count: the number of rows of a whole table is known, so that
 *
 *	SELECT count(*) FROM slice
 *	SELECT count(*) FROM slice WHERE dur > 1000
 *
 * need not visit them; slices by length are counted in the order of lengths.
 * SQLite does not tell a virtual table that only a count is wanted; such a
 * query is rewritten to a call of a function.
 */
#include "config.h"

#include <string.h>

#include "count.h"
#include "func.h"
#include "vtab.h"


/* The tokens of a query that counts. */
struct counting {
	struct token	 first, last;	/* count and ) */
	struct token	 from;		/* FROM */
	struct token	 table;
};

/* Returns the table of a name if its rows are counted without a visit. */
static const struct sql_table *
countable(struct token t)
{
	char name[64];
	const struct sql_table *def;

	if (t.type != TOKEN_WORD || t.len >= sizeof(name))
		return NULL;
	memcpy(name, t.s, t.len);
	name[t.len] = '\0';
	def = sql_table_find(name);
	return def != NULL && def->count != NULL && def->module == NULL ? def :
	    NULL;
}

/* Takes a token from *s if it is a word or character. */
static int
take(const char **s, const char *end, const char *word, struct token *t)
{
	*t = token_skip(*s, (size_t)(end - *s));
	if (!token_is(*t, word))
		return 0;
	*s = t->s + t->len;
	return 1;
}

/* Reads "count(*) [AS name] FROM table". */
static int
read_counting(const char *s, const char *end, struct counting *c)
{
	struct token t;

	if (!take(&s, end, "count", &c->first) || !take(&s, end, "(", &t) ||
	    !take(&s, end, "*", &t) || !take(&s, end, ")", &c->last))
		return 0;
	if (take(&s, end, "AS", &t)) {
		t = token_skip(s, (size_t)(end - s));
		if (t.type != TOKEN_WORD && t.type != TOKEN_QUOTED)
			return 0;
		s = t.s + t.len;
	}
	if (!take(&s, end, "FROM", &c->from))
		return 0;
	c->table = token_skip(s, (size_t)(end - s));
	return countable(c->table) != NULL;
}

/* Returns whether a query ends at a place. */
static int
is_end(const char *s, const char *end)
{
	struct token t = token_skip(s, (size_t)(end - s));

	return t.type == TOKEN_END || token_is(t, ")") || token_is(t, ";");
}

/* Returns whether a name of the statement may hide a table. */
static int
has_with(const char *s, size_t n)
{
	struct token t;
	size_t at;

	for (at = 0; (t = token_at(s + at, n - at)).type != TOKEN_END;
	    at += t.len)
		if (token_is(t, "WITH") || token_is(t, "EXPLAIN"))
			return 1;
	return 0;
}

static void
copy(struct script *to, const struct script *x, const char *s, const char *end)
{
	size_t at = (size_t)(s - x->buf.data);

	/* pieces keep their own places */
	while (s < end) {
		size_t from = script_origin(x, at), n = 1;

		while (s + n < end && script_origin(x, at + n) == from + n)
			n++;
		script_copy(to, s, n, from);
		s += n;
		at += n;
	}
}

/* A condition on the length, to the end of the statement. */
struct length {
	char		 op;		/* that of a plan */
	const char	*s;		/* the value ... */
	const char	*end;		/* ... and where it ends */
};

static char
read_operator(const char **s, const char *end)
{
	struct token t;
	char op = 0;

	if (take(s, end, "=", &t))
		return '=';
	if (take(s, end, ">", &t))
		op = '>';
	else if (take(s, end, "<", &t))
		op = '<';
	/* the = of >= follows at once */
	if (op == 0 || *s == end || strchr("=<>", **s) == NULL)
		return op;
	return *(*s)++ != '=' ? 0 : op == '>' ? 'g' : 'l';
}

/*
 * Reads "WHERE dur > value" up to the end of the statement, of a value that is
 * a number, a parameter or in parentheses.  What is quoted may be a column or
 * a text, so there may be none.
 */
static int
read_length(const char *s, const char *end, struct length *l)
{
	struct token t;
	int depth = 0;

	if (!take(&s, end, "WHERE", &t) || !take(&s, end, "dur", &t) ||
	    (l->op = read_operator(&s, end)) == 0)
		return 0;
	t = token_skip(s, (size_t)(end - s));
	if (t.type != TOKEN_NUMBER && t.type != TOKEN_PARAM &&
	    !token_is(t, "("))
		return 0;
	l->s = t.s;
	do {
		t = token_skip(s, (size_t)(end - s));
		if (t.type == TOKEN_END || t.type == TOKEN_QUOTED)
			return 0;
		depth += token_is(t, "(");
		depth -= token_is(t, ")");
		s = t.s + t.len;
	} while (depth > 0);
	l->end = s;
	take(&s, end, ";", &t);
	return token_skip(s, (size_t)(end - s)).type == TOKEN_END;
}

/* Reads a statement that counts slices by length. */
static int
read_lengths(const char *s, const char *end, struct counting *c,
    struct length *l)
{
	struct token t;

	return take(&s, end, "SELECT", &t) && read_counting(s, end, c) &&
	    countable(c->table)->lengths != NULL &&
	    read_length(c->table.s + c->table.len, end, l);
}

/*
 * Writes a count of slices by length.  A value that refers to the slice is
 * refused by SQLite, as nothing is around the statement that it could mean.
 */
static void
put_lengths(struct script *to, const struct script *x, const struct counting *c,
    const struct length *l)
{
	char call[] = "__ttv_count_lengths('?',";
	size_t from = script_origin(x, (size_t)(c->first.s - x->buf.data));

	*strchr(call, '?') = l->op;
	copy(to, x, x->buf.data, c->first.s);
	script_put(to, call, strlen(call), from);
	copy(to, x, l->s, l->end);
	script_put(to, ")", 1, from);
	copy(to, x, c->last.s + 1, c->from.s);
}

static void
put_count(struct script *to, const struct script *x, const struct counting *c)
{
	size_t from = script_origin(x, (size_t)(c->first.s - x->buf.data));
	struct buf b = BUF_INIT;

	buf_printf(&b, "__ttv_count('%.*s')", (int)c->table.len, c->table.s);
	script_put(to, b.data, b.len, from);
	copy(to, x, c->last.s + 1, c->from.s);
	buf_free(&b);
}

int
count_rewrite(const struct script *x, struct script *to)
{
	const char *s = x->buf.data, *end = s + x->buf.len, *done = s;
	struct counting c;
	struct length l;
	struct token t;
	int any = 0;

	if (x->buf.len > COUNT_TEXT || has_with(s, x->buf.len))
		return 0;
	script_init(to);
	if (read_lengths(s, end, &c, &l)) {
		put_lengths(to, x, &c, &l);
		return 1;
	}
	while ((t = token_skip(s, (size_t)(end - s))).type != TOKEN_END) {
		s = t.s + t.len;
		if (!token_is(t, "SELECT") || !read_counting(s, end, &c) ||
		    !is_end(c.table.s + c.table.len, end))
			continue;
		copy(to, x, done, c.first.s);
		put_count(to, x, &c);
		done = s = c.table.s + c.table.len;
		any = 1;
	}
	if (!any) {
		script_free(to);
		return 0;
	}
	copy(to, x, done, end);
	return 1;
}

static void
count_rows(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct sql *s = sqlite3_user_data(c);
	const char *name = (const char *)sqlite3_value_text(argv[0]);
	const struct sql_table *def = name != NULL ? sql_table_find(name) :
	    NULL;
	uint64_t n = 0;

	(void)argc;
	if (def == NULL || def->count == NULL)
		return;
	if (def->subset != NULL)
		def->subset(s, &n);
	else
		n = def->count(s);
	sqlite3_result_int64(c, (sqlite3_int64)n);
}

/* Arguments: the operator as in a plan, and the value. */
static void
count_lengths(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	const char *op = (const char *)sqlite3_value_text(argv[0]);
	int64_t from, to;
	uint64_t n = 0;

	(void)argc;
	if (op != NULL && vtab_bounds(op[0], argv[1], &from, &to))
		n = index_length_count(sqlite3_user_data(c), from, to);
	sqlite3_result_int64(c, (sqlite3_int64)n);
}

const struct func_row func_count_rows[] = {
	{ "__ttv_count_lengths", 2, SQLITE_UTF8, count_lengths, NULL, NULL },
	{ "__ttv_count", 1, SQLITE_UTF8, count_rows, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
