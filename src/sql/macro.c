/*
 * macro: replaces macros.  What a macro gives is searched for macros again, and
 * so is what stands in its arguments; depth and length are bounded.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/limit.h"
#include "ttv/xmalloc.h"

#include "func_list.h"
#include "macro.h"
#include "macro_list.h"

struct sql_macro *
macro_find(const struct sql *s, const char *name, size_t len)
{
	struct sql_macro *m;

	for (m = s->macros; m != NULL; m = m->next)
		if (strlen(m->name) == len &&
		    strncasecmp(m->name, name, len) == 0)
			return m;
	return NULL;
}

void
macro_free(struct sql_macro *m)
{
	size_t i;

	for (i = 0; i < m->nparams; i++)
		free(m->params[i]);
	free(m->params);
	free(m->name);
	free(m->body);
	free(m);
}

void
macro_add(struct sql *s, struct sql_macro *m)
{
	struct sql_macro **at;

	for (at = &s->macros; *at != NULL; at = &(*at)->next)
		if (strcasecmp((*at)->name, m->name) == 0)
			break;
	if (*at == NULL || s->modules_run > 0) {
		m->next = s->macros;	/* before the one of its name */
		s->macros = m;
		return;
	}
	m->next = (*at)->next;
	macro_free(*at);
	*at = m;
}

void
macro_take_back(struct sql *s, const struct sql_macro *last)
{
	struct sql_macro *m;

	while ((m = s->macros) != last) {
		s->macros = m->next;
		macro_free(m);
	}
}

void
macro_close(struct sql *s)
{
	struct sql_macro *m;

	while ((m = s->macros) != NULL) {
		s->macros = m->next;
		macro_free(m);
	}
}

/* ---- arguments */

struct arguments {
	struct run	*run;
	struct buf	*args;		/* their texts, expanded */
	size_t		 n, cap;
	size_t		 from;		/* offset of the macro in the
					 * statement */
};

static void
arguments_free(struct arguments *a)
{
	size_t i;

	for (i = 0; i < a->n; i++)
		buf_free(&a->args[i]);
	free(a->args);
}

static int	expand(struct run *, const char *, size_t, struct script *,
		    size_t from, int fixed, int depth);

/* Adds an argument without the blanks around it. */
static int
arguments_add(struct arguments *a, const char *s, size_t len, int depth)
{
	size_t at, end = 0;
	struct script x;
	struct token t;
	int rc;

	t = token_at(s, len);
	if (t.type == TOKEN_SPACE) {
		s += t.len;
		len -= t.len;
	}
	/* a comment at its end would hide what comes behind it */
	for (at = 0; (t = token_at(s + at, len - at)).type != TOKEN_END;
	    at += t.len)
		if (t.type != TOKEN_SPACE)
			end = at + t.len;
	len = end;
	script_init(&x);
	rc = expand(a->run, s, len, &x, a->from, 1, depth + 1);
	a->args = xgrow(a->args, a->n, &a->cap, sizeof(*a->args));
	a->args[a->n++] = x.buf;
	free(x.parts);
	return rc;
}

/*
 * Reads the arguments of a macro from behind its opening parenthesis.  Returns
 * the bytes up to behind the closing one, or 0 if there is none or an argument
 * is wrong.
 */
static size_t
arguments_read(struct arguments *a, const char *s, size_t n, int depth)
{
	size_t at = 0, begin = 0;
	int level = 0, any = 0;
	struct token t;

	for (;;) {
		t = token_at(s + at, n - at);
		if (t.type == TOKEN_END)
			return 0;
		if (level == 0 && (token_is(t, ",") || token_is(t, ")"))) {
			if ((any || a->n > 0 || token_is(t, ",")) &&
			    arguments_add(a, s + begin, at - begin, depth) ==
			    -1)
				return 0;
			begin = at + 1;
			if (token_is(t, ")"))
				return at + 1;
			any = 0;
		} else if (t.type != TOKEN_SPACE)
			any = 1;
		level += token_is(t, "(") - token_is(t, ")");
		at += t.len;
	}
}

/* Appends the body of a macro with its parameters replaced. */
static void
put_body(const struct sql_macro *m, const struct arguments *a, struct buf *b)
{
	size_t at = 0, n = strlen(m->body), i;
	struct token t;

	while ((t = token_at(m->body + at, n - at)).type != TOKEN_END) {
		for (i = 0; t.type == TOKEN_PARAM && i < m->nparams; i++)
			if (strlen(m->params[i]) == t.len - 1 && t.s[0] ==
			    '$' && strncasecmp(m->params[i], t.s + 1,
			    t.len - 1) == 0)
				break;
		if (t.type == TOKEN_PARAM && i < m->nparams)
			buf_add(b, a->args[i].data, a->args[i].len);
		else
			buf_add(b, t.s, t.len);
		at += t.len;
	}
}

/* ---- expansion */

/* Replaces one macro, whose arguments begin at s; returns their length or 0. */
static size_t
expand_call(struct run *r, struct token name, const char *s, size_t n,
    struct script *x, size_t from, int depth)
{
	const struct sql_macro *m = macro_find(r->sql, name.s, name.len);
	struct arguments a = { r, NULL, 0, 0, from };
	struct buf body = BUF_INIT;
	size_t len, max = 0;
	int list = macro_list_find(name);

	if (m == NULL && list < 0) {
		run_error(r, from, "no such macro: %.*s", (int)(name.len < 64 ?
		    name.len : 64), name.s);
		return 0;
	}
	len = arguments_read(&a, s, n, depth);
	buf_adds(&body, "");
	buf_room(&body, 1);
	if (len == 0)
		run_error(r, from, "the arguments of %.*s! do not end",
		    (int)(name.len < 64 ? name.len : 64), name.s);
	else if (m != NULL && a.n != m->nparams) {
		run_error(r, from, "%s! takes %zu arguments, not %zu",
		    m->name, m->nparams, a.n);
		len = 0;
	} else if (m != NULL)
		put_body(m, &a, &body);
	else if (macro_list_put(r, from, list, a.args, a.n, &body) == -1)
		len = 0;
	max = x->buf.len + body.len;
	if (len > 0 && max > LIMIT_SQL_EXPANDED) {
		run_error(r, from, "the macros make the statement too long");
		len = 0;
	}
	if (len > 0 && expand(r, body.data, body.len, x, from, 1, depth + 1)
	    == -1)
		len = 0;
	arguments_free(&a);
	buf_free(&body);
	return len;
}

/*
 * Returns the bytes of a macro's name, the mark behind it and the opening
 * parenthesis, with blanks before and behind the mark; or 0 for another word.
 */
static size_t
call_begins(struct token name, size_t n)
{
	struct token t;
	size_t at = name.len;

	if (name.type != TOKEN_WORD)
		return 0;
	t = token_skip(name.s + at, n - at);
	if (!token_is(t, "!"))
		return 0;
	at = (size_t)(t.s + t.len - name.s);
	t = token_skip(name.s + at, n - at);
	return token_is(t, "(") ? (size_t)(t.s + t.len - name.s) : 0;
}

/*
 * Returns the bytes of the parentheses behind a table's name, in which nothing
 * stands: trace_processor has its tables called so, too.  0: there are none.
 */
static size_t
parens_behind(struct run *r, struct token name, struct token before, size_t n)
{
	struct token open, close;
	char *table;
	int rc;

	if (name.type != TOKEN_WORD || (!token_is(before, "FROM") &&
	    !token_is(before, "JOIN")))
		return 0;
	open = token_skip(name.s + name.len, n - name.len);
	if (!token_is(open, "("))
		return 0;
	close = token_skip(open.s + 1, n - (size_t)(open.s + 1 - name.s));
	if (!token_is(close, ")"))
		return 0;
	table = xstrndup(name.s, name.len);
	rc = sqlite3_table_column_metadata(r->sql->db, "main", table, NULL,
	    NULL, NULL, NULL, NULL, NULL);
	free(table);
	return rc == SQLITE_OK ? (size_t)(close.s + 1 - (name.s + name.len)) :
	    0;
}

static int
expand(struct run *r, const char *s, size_t n, struct script *x, size_t from,
    int fixed, int depth)
{
	size_t at = 0, skip, len;
	struct token t, before = { .s = s };

	if (depth > LIMIT_SQL_MACROS)
		return run_error(r, from, "macros in macros, more than %d",
		    LIMIT_SQL_MACROS);
	while ((t = token_at(s + at, n - at)).type != TOKEN_END) {
		if ((skip = call_begins(t, n - at)) > 0) {
			len = expand_call(r, t, s + at + skip, n - at - skip,
			    x, fixed ? from : from + at, depth);
			if (len == 0)
				return -1;
			at += skip + len;
			continue;
		}
		if (token_is(t, "_auto_id"))	/* perfetto.c */
			script_put(x, "rowid", 5, fixed ? from : from + at);
		else if (fixed)
			script_put(x, t.s, t.len, from);
		else
			script_copy(x, t.s, t.len, from + at);
		at += t.len + parens_behind(r, t, before, n - at);
		if (t.type != TOKEN_SPACE)
			before = t;
	}
	return 0;
}

int
macro_expand(struct run *r, const char *s, size_t n, struct script *x)
{
	if (expand(r, s, n, x, 0, 0, 0) == -1)
		return -1;
	aggregate_order(x);
	return 0;
}
