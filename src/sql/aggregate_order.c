/*
 * aggregate_order: ORDER BY among the arguments of an aggregate, which SQLite
 * knows from 3.44 on.  Where the order changes nothing it is left out; those
 * that make a text or a list of values become a function of func_list.c.
 */
#include "config.h"

#include <string.h>

#include <sqlite3.h>

#include "func_list.h"
#include "token.h"

#define KNOWS_ORDER	3044000	/* the release of SQLite that does */
#define DEPTH_MOST	8	/* aggregates in the arguments of others */

/* Aggregates without an order, then those with one. */
static const char *const unordered[] = { "count", "sum", "total", "avg",
    "min", "max", "median", NULL };
static const char *const in_order[] = { "group_concat", "string_agg",
    "json_group_array", REPEATED_NAME, NULL };

static int
is_among(const char *const *list, struct token t)
{
	size_t i;

	for (i = 0; list[i] != NULL; i++)
		if (token_is(t, list[i]))
			return 1;
	return 0;
}

/* A call: places in the text. */
struct call {
	struct token	 name;
	size_t		 from, to;	/* of what is in the parentheses */
	size_t		 value, comma, order, keys;	/* 0: none */
	int		 once;		/* 1: DISTINCT */
};

/* Reads the call at a name; returns 0, or -1 if it has no ORDER BY. */
static int
read_call(const char *s, size_t n, size_t at, struct call *c)
{
	struct token t, before = { TOKEN_END, s, 0 };
	int level = 0;

	memset(c, 0, sizeof(*c));
	c->name = token_at(s + at, n - at);
	at += c->name.len;
	t = token_skip(s + at, n - at);
	if (!token_is(t, "("))
		return -1;
	at = c->from = (size_t)(t.s + t.len - s);
	while ((t = token_skip(s + at, n - at)).type != TOKEN_END) {
		if (level == 0 && token_is(t, ")"))
			break;
		if (at == c->from)
			c->once = token_is(t, "DISTINCT");
		if (c->value == 0 && !token_is(t, "DISTINCT"))
			c->value = (size_t)(t.s - s);
		if (level == 0 && token_is(t, ",") && c->comma == 0 &&
		    c->order == 0)
			c->comma = (size_t)(t.s - s);
		if (level == 0 && token_is(t, "BY") && c->order == 0 &&
		    token_is(before, "ORDER")) {
			c->order = (size_t)(before.s - s);
			c->keys = (size_t)(t.s + t.len - s);
		}
		level += token_is(t, "(") - token_is(t, ")");
		at = (size_t)(t.s + t.len - s);
		before = t;
	}
	c->to = (size_t)(t.s - s);
	return c->order != 0 && c->value < c->order &&
	    t.type != TOKEN_END ? 0 : -1;
}

/* A key of an order: its expression, and a letter as func_list.c has it. */
struct key {
	size_t	from, to, next;
	char	letter;
};

/* Reads the key at a place; c->to ends the last. */
static void
order_key(const char *s, const struct call *c, size_t at, struct key *k)
{
	struct token t;
	int level = 0, first = 0, last = 0;

	*k = (struct key){ at, at, c->to, 'a' };
	while (at < c->to) {
		t = token_skip(s + at, c->to - at);
		at = (size_t)(t.s + t.len - s);
		if (t.type == TOKEN_END)
			break;
		if (level == 0 && token_is(t, ",")) {
			k->next = at;
			break;
		}
		level += token_is(t, "(") - token_is(t, ")");
		if (level == 0 && token_is(t, "DESC"))
			k->letter = 'd';
		else if (level == 0 && token_is(t, "FIRST"))
			first = 1;
		else if (level == 0 && token_is(t, "LAST"))
			last = 1;
		else if (level > 0 || (!token_is(t, "ASC") &&
		    !token_is(t, "NULLS")))
			k->to = at;
	}
	/* nulls are the least: first where it ascends */
	if ((k->letter == 'a' && last) || (k->letter == 'd' && first))
		k->letter = (char)(k->letter - 32);
}

struct writer {
	struct script	*from, *to;
};

/* Copies a part of the text. */
static void
put_part(const struct writer *w, size_t from, size_t to)
{
	if (to > from)
		script_put(w->to, w->from->buf.data + from, to - from,
		    script_origin(w->from, from));
}

static void
put_words(const struct writer *w, const char *text, size_t from)
{
	script_put(w->to, text, strlen(text), script_origin(w->from, from));
}

/* Writes a call whose order matters; returns 0, or -1 for too many keys. */
static int
put_ordered(const struct writer *w, const struct call *c)
{
	const char *s = w->from->buf.data;
	char orders[ORDERED_KEYS + 2] = "";
	size_t at = c->keys, n = 0, value_end;
	int list = token_is(c->name, REPEATED_NAME);
	struct key k;

	if (c->once)
		orders[n++] = 'u';
	for (; at < c->to; at = k.next) {
		if (n > ORDERED_KEYS - 1)
			return -1;
		order_key(s, c, at, &k);
		orders[n++] = k.letter;
	}
	orders[n] = '\0';
	/* run.c finds the name of a column by where its first byte is from */
	put_words(w, token_is(c->name, "json_group_array") ?
	    ORDERED_NAME "_json('" : list ?
	    REPEATED_LIST "(" ORDERED_NAME "('" : ORDERED_NAME "('",
	    (size_t)(c->name.s - s));
	put_words(w, orders, c->from);
	put_words(w, list ? "', " REPEATED_VALUE "(" : "', ", c->from);
	value_end = c->comma != 0 ? c->comma : c->order;
	put_part(w, c->value, value_end);
	put_words(w, list ? "), " : ", ", c->from);
	if (c->comma != 0)
		put_part(w, c->comma + 1, c->order);
	else
		put_words(w, "','", c->from);
	for (at = c->keys; at < c->to; at = k.next) {
		order_key(s, c, at, &k);
		put_words(w, ", ", at);
		put_part(w, k.from, k.to);
	}
	put_words(w, list ? ")" : "", c->to);
	return 0;
}

/* Writes the call at a name in another way; returns its length, or 0. */
static size_t
put_call(const struct writer *w, size_t at, const struct call *c)
{
	if (is_among(unordered, c->name)) {
		put_part(w, at, c->order);
		/* by which run.c knows a name that is not the statement's */
		put_words(w, "/*" ORDERED_NAME "*/", c->order);
	} else if (put_ordered(w, c) == -1)
		return 0;
	return c->to - at;
}

/* Rewrites the calls of a script, but those in their arguments. */
static void
rewrite_calls(struct script *x)
{
	struct writer w = { x, NULL };
	struct script to;
	struct call c;
	struct token t;
	size_t at = 0, len, n = x->buf.len;

	script_init(&to);
	w.to = &to;
	while ((t = token_at(x->buf.data + at, n - at)).type != TOKEN_END) {
		len = t.type == TOKEN_WORD && (is_among(unordered, t) ||
		    is_among(in_order, t)) && read_call(x->buf.data, n, at,
		    &c) == 0 ? put_call(&w, at, &c) : 0;
		if (len == 0)
			put_part(&w, at, at + t.len);
		at += len != 0 ? len : t.len;
	}
	script_free(x);
	*x = to;
}

/* Returns whether there is a call to be rewritten. */
static int
has_call(const struct script *x)
{
	const char *s = x->buf.data;
	size_t at = 0, n = x->buf.len;
	struct token t;
	struct call c;

	for (; (t = token_at(s + at, n - at)).type != TOKEN_END; at += t.len)
		if (t.type == TOKEN_WORD && (is_among(unordered, t) ||
		    is_among(in_order, t)) && read_call(s, n, at, &c) == 0)
			return 1;
	return 0;
}

void
aggregate_order(struct script *x)
{
	int depth;

	if (sqlite3_libversion_number() >= KNOWS_ORDER)
		return;
	for (depth = 0; depth < DEPTH_MOST && has_call(x); depth++)
		rewrite_calls(x);
}
