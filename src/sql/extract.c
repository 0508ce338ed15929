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
 * rows args_find.c finds.  SQLite tests the condition itself.  A condition that
 * two tables have equal values has a hint for each of them: which is the inner
 * one, SQLite chooses.
 */
#include "config.h"

#include <string.h>
#include <strings.h>

#include "extract.h"
#include "func.h"
#include "token.h"

/* A call of the function: where it and its first argument stand. */
struct call {
	const char	*s, *end;
	const char	*set, *set_end;
};

/* A condition: a call, and a value in [value, end), which may be a call. */
struct extract {
	struct call	 call, other;	/* other.s NULL: another value */
	const char	*value, *end;
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

/* Reads "(table.arg_set_id, 'key')", which follows the function's name at s. */
static int
read_call(const char *s, const char *name, const char *end, struct call *c)
{
	struct token t;

	c->s = name;
	if (!token_is(take(&s, end), "("))
		return 0;
	t = take(&s, end);
	c->set = t.s;
	if (t.type == TOKEN_WORD && !token_is(t, "arg_set_id")) {
		if (!token_is(take(&s, end), "."))
			return 0;
		t = take(&s, end);
	}
	c->set_end = s;
	if (!token_is(t, "arg_set_id") || !token_is(take(&s, end), ",") ||
	    take(&s, end).type != TOKEN_STRING ||
	    !token_is(take(&s, end), ")"))
		return 0;
	c->end = s;
	return 1;
}

/* Returns whether two calls name the same set, as one table would. */
static int
is_same_set(const struct call *a, const struct call *b)
{
	size_t n = (size_t)(a->set_end - a->set);

	return n == (size_t)(b->set_end - b->set) &&
	    strncasecmp(a->set, b->set, n) == 0;
}

/* Reads the condition whose function's name is a token. */
static int
read_extract(struct token name, const char *end, struct extract *e)
{
	/* no operator that takes the value before = does */
	static const char *const after[] = { "AND", "OR", ")", ";", "GROUP",
		"ORDER", "LIMIT", "WHERE", "UNION", "JOIN", "LEFT", "INNER",
		"CROSS", "HAVING", "WINDOW", "EXCEPT", "INTERSECT", ",",
		NULL };
	const char *s;
	struct token t;

	memset(e, 0, sizeof(*e));
	if (!read_call(name.s + name.len, name.s, end, &e->call))
		return 0;
	s = e->call.end;
	if (!token_is(take(&s, end), "="))
		return 0;
	t = take(&s, end);
	if (token_is(t, "extract_arg")) {
		if (!read_call(s, t.s, end, &e->other) ||
		    is_same_set(&e->call, &e->other))
			return 0;
		s = e->other.end;
	} else if (t.type != TOKEN_PARAM && (t.type != TOKEN_STRING ||
	    t.s[0] != '\''))
		return 0;
	e->value = t.s;
	e->end = s;
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

/* Writes the hint that the set of a call may have the value in [v, end). */
static void
put_hint(struct script *to, const struct script *x, const struct call *c,
    const char *v, const char *end)
{
	size_t from = script_origin(x, (size_t)(c->set - x->buf.data));
	struct buf b = BUF_INIT;

	buf_printf(&b, " AND " EXTRACT_MAY "(%.*s, %.*s)",
	    (int)(c->set_end - c->set), c->set, (int)(end - v), v);
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

/*
 * The ON that a condition stands in.  Of an outer join it leaves no row of the
 * outer table out, but SQLite would take a hint for that table as if it did:
 * only the inner table of a LEFT JOIN, whose name stands before ON, has hints.
 */
struct join {
	int		 has_left, has_right;	/* anywhere in the text */
	int		 is_on;			/* the condition is of an ON */
	struct token	 name;			/* before it */
};

static void
join_open(struct join *j, const char *s, const char *end)
{
	struct token t;

	memset(j, 0, sizeof(*j));
	while ((t = take(&s, end)).type != TOKEN_END) {
		j->has_left |= token_is(t, "LEFT");
		j->has_right |= token_is(t, "RIGHT") || token_is(t, "FULL");
	}
}

/* Takes a token that follows `last` into account. */
static void
join_see(struct join *j, struct token last, struct token t)
{
	static const char *const ends[] = { "WHERE", "SELECT", "JOIN", "GROUP",
		"ORDER", "HAVING", NULL };

	if (token_is(t, "ON")) {
		j->is_on = 1;
		j->name = last;
	} else if (is_any(t, ends))
		j->is_on = 0;
}

/* Returns whether the table of a call may have a hint. */
static int
join_may(const struct join *j, const struct call *c)
{
	if (!j->is_on || (!j->has_left && !j->has_right))
		return 1;
	return !j->has_right && j->name.type == TOKEN_WORD &&
	    strncasecmp(c->set, j->name.s, j->name.len) == 0 &&
	    c->set[j->name.len] == '.';
}

/* Writes the hints of a condition; returns whether there is one. */
static int
put_hints(struct script *to, const struct script *x, const struct extract *e,
    const struct join *j)
{
	int any = join_may(j, &e->call);

	if (any)
		put_hint(to, x, &e->call, e->value, e->end);
	if (e->other.s == NULL || !join_may(j, &e->other))
		return any;
	put_hint(to, x, &e->other, e->call.s, e->call.end);
	return 1;
}

int
extract_rewrite(const struct script *x, struct script *to)
{
	static const char *const queries[] = { "SELECT", "WITH", "EXPLAIN",
		NULL };
	const char *s = x->buf.data, *end = s + x->buf.len, *done = s;
	struct token t, last = { TOKEN_END, "", 0 };
	struct extract e;
	struct join j;
	int any = 0;

	if (x->buf.len > EXTRACT_TEXT ||
	    !is_any(token_skip(s, x->buf.len), queries))
		return 0;
	script_init(to);
	join_open(&j, s, end);
	/* `last` is what stands before a condition and the brackets around */
	for (; (t = take(&s, end)).type != TOKEN_END;
	    last = token_is(t, "(") ? last : t) {
		join_see(&j, last, t);
		if (!token_is(t, "extract_arg") || !(token_is(last, "WHERE") ||
		    token_is(last, "ON") || (token_is(last, "AND") &&
		    !has_between(x->buf.data, t.s))) ||
		    !read_extract(t, end, &e))
			continue;
		s = e.end;
		copy(to, x, done, s);
		any |= put_hints(to, x, &e, &j);
		done = s;
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
