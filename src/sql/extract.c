/*
 * extract: a condition on the value of an arg begins with the bytes of the
 * input.
 *
 *	WHERE EXTRACT_ARG(arg_set_id, 'args.url') = 'a.js'
 *
 * is run as
 *
 *	WHERE EXTRACT_ARG(arg_set_id, 'args.url') = 'a.js' AND
 *	    __ttv_arg_may(arg_set_id, 'a.js')
 *
 * The function is always true; the table slice takes it as a constraint, whose
 * rows args_find.c finds.  SQLite tests the condition itself.
 */
#include "config.h"

#include <string.h>

#include "extract.h"
#include "func.h"
#include "token.h"

/* A condition: where it ends, and the arguments of the function. */
struct extract {
	struct token	 set, value;
	const char	*set_end;
};

static int
is_any(struct token t, const char *const *words)
{
	for (; *words != NULL; words++)
		if (token_is(t, *words))
			return 1;
	return 0;
}

/* Takes a token from *s and returns it. */
static struct token
take(const char **s, const char *end)
{
	struct token t = token_skip(*s, (size_t)(end - *s));

	*s = t.s + t.len;
	return t;
}

/* Reads "(table.arg_set_id, 'key') = 'value'" and what follows. */
static int
read_extract(const char *s, const char *end, struct extract *e)
{
	/* no operator that takes the value before = does */
	static const char *const after[] = { "AND", "OR", ")", ";", "GROUP",
		"ORDER", "LIMIT", "WHERE", "UNION", "JOIN", "LEFT", NULL };
	struct token t;

	if (!token_is(take(&s, end), "("))
		return 0;
	e->set = t = take(&s, end);
	if (t.type == TOKEN_WORD && !token_is(t, "arg_set_id")) {
		if (!token_is(take(&s, end), "."))
			return 0;
		t = take(&s, end);
	}
	e->set_end = s;
	if (!token_is(t, "arg_set_id") || !token_is(take(&s, end), ",") ||
	    take(&s, end).type != TOKEN_STRING ||
	    !token_is(take(&s, end), ")") || !token_is(take(&s, end), "="))
		return 0;
	e->value = take(&s, end);
	if (e->value.type != TOKEN_PARAM && (e->value.type != TOKEN_STRING ||
	    e->value.s[0] != '\''))
		return 0;
	t = take(&s, end);
	return t.type == TOKEN_END || is_any(t, after);
}

static void
copy(struct script *to, const struct script *x, const char *s, const char *end)
{
	size_t at, from, n;

	for (; s < end; s += n) {
		at = (size_t)(s - x->buf.data);
		from = script_origin(x, at);
		for (n = 1; s + n < end && script_origin(x, at + n) ==
		    from + n; n++)
			continue;
		script_copy(to, s, n, from);
	}
}

static void
put_hint(struct script *to, const struct script *x, const struct extract *e)
{
	size_t from = script_origin(x, (size_t)(e->set.s - x->buf.data));
	struct buf b = BUF_INIT;

	buf_printf(&b, " AND __ttv_arg_may(%.*s, %.*s)",
	    (int)(e->set_end - e->set.s), e->set.s, (int)e->value.len,
	    e->value.s);
	script_put(to, b.data, b.len, from);
	buf_free(&b);
}

/* Returns whether an AND of a statement may belong to a BETWEEN. */
static int
has_between(const char *s, const char *end)
{
	struct token t;

	while ((t = take(&s, end)).type != TOKEN_END)
		if (token_is(t, "BETWEEN"))
			return 1;
	return 0;
}

int
extract_rewrite(const struct script *x, struct script *to)
{
	static const char *const queries[] = { "SELECT", "WITH", "EXPLAIN",
		NULL };
	const char *s = x->buf.data, *end = s + x->buf.len, *done = s;
	struct token t, last = { TOKEN_END, "", 0 };
	struct extract e;
	int any = 0;

	if (x->buf.len > EXTRACT_TEXT ||
	    !is_any(token_skip(s, x->buf.len), queries))
		return 0;
	script_init(to);
	for (; (t = take(&s, end)).type != TOKEN_END; last = t) {
		if (!token_is(t, "extract_arg") || !(token_is(last, "WHERE") ||
		    token_is(last, "ON") || (token_is(last, "AND") &&
		    !has_between(x->buf.data, t.s))) ||
		    !read_extract(s, end, &e))
			continue;
		s = e.value.s + e.value.len;
		copy(to, x, done, s);
		put_hint(to, x, &e);
		done = s;
		t = e.value;
		any = 1;
	}
	if (any)
		copy(to, x, done, end);
	else
		script_free(to);
	return any;
}

void
extract_may(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	(void)argv;
	sqlite3_result_int(c, 1);
}

const struct func_row func_extract_rows[] = {
	{ EXTRACT_MAY, 2, SQLITE_UTF8, extract_may, NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
