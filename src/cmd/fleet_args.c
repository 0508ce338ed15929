/*
 * fleet_args: args of slices as columns of texts, or as one column of JSON.
 *
 * They are taken from the text of an event where that is as it should be
 * (ttv/leaf.h), which is several times as fast as its tree and has the same
 * answers; else from the tree.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/entity.h"
#include "ttv/event_facts.h"
#include "ttv/leaf.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "fleet.h"

#define ARENA_KEEP	((size_t)1024 * 1024)	/* bytes kept for the next */
#define NO_KEY		SIZE_MAX
#define BITS		64		/* of a word of ends */

/* A key that is asked for, and what the present event says of it. */
struct asked {
	const char	*key;
	size_t		 len;
	size_t		 head;		/* bytes to its first dot; 0: none */
	int		 seen, has;
	size_t		 at, n;		/* in `text` */
};

/* Which of BITS slices have an end of their own, and how many before them. */
struct ends {
	uint64_t	 has;
	uint32_t	 before;
};

struct fleet_args {
	struct parquet	*p;
	size_t		 column;
	struct asked	*asked;
	size_t		 n;
	int		 all;		/* 1: a column of JSON instead */
	struct ends	*ends;		/* NULL: no slice has one */
	/* of the present event */
	size_t		 key;		/* of the value that comes, or NO_KEY */
	size_t		 depth;
	int		 tree;		/* 1: only a tree can tell */
	struct buf	 text;		/* values, or the JSON */
	struct arena	 arena;
};

/* Notes the slices with ends, which come in another order than theirs. */
static struct ends *
ends_new(const struct trace *t)
{
	struct ends *e;
	uint32_t i, n = t->nslices / BITS + 1;

	if (t->nends == 0)
		return NULL;
	e = xcalloc(n, sizeof(*e));
	for (i = 0; i < t->nends; i++)
		e[t->end_slice[i] / BITS].has |= UINT64_C(1) <<
		    t->end_slice[i] % BITS;
	for (i = 1; i < n; i++)
		e[i].before = e[i - 1].before +
		    (uint32_t)__builtin_popcountll(e[i - 1].has);
	return e;
}

/* Returns what trace_end_off() does, without a search. */
static uint64_t
end_off_of(const struct fleet_args *x, const struct trace *t, uint32_t slice)
{
	uint64_t bit = UINT64_C(1) << slice % BITS;
	const struct ends *e;

	if (x->ends == NULL)
		return OFF_NONE;
	e = &x->ends[slice / BITS];
	return (e->has & bit) == 0 ? OFF_NONE : trace_end_off_at(t,
	    e->before + (uint32_t)__builtin_popcountll(e->has & (bit - 1)));
}

struct fleet_args *
fleet_args_new(const struct fleet *c, struct parquet *p, size_t column)
{
	struct fleet_args *x = xcalloc(1, sizeof(*x));
	size_t i;

	x->p = p;
	x->column = column;
	x->n = c->nargs;
	x->all = c->all_args;
	if (x->n > 0 || x->all)
		x->ends = ends_new(c->trace);
	x->asked = xcalloc(x->n + 1, sizeof(*x->asked));
	for (i = 0; i < x->n; i++) {
		x->asked[i].key = c->args[i];
		x->asked[i].len = strlen(c->args[i]);
		x->asked[i].head = strcspn(c->args[i], ".");
		if (x->asked[i].head == x->asked[i].len)
			x->asked[i].head = 0;
	}
	return x;
}

void
fleet_args_free(struct fleet_args *x)
{
	free(x->asked);
	free(x->ends);
	buf_free(&x->text);
	arena_free(&x->arena);
	free(x);
}

/* ---- from the text */

/* Takes the name of a member, which may be a key; -1: only a tree can tell. */
static int
key_name(struct fleet_args *x, const char *s, size_t n)
{
	struct asked *a;
	size_t i;

	x->key = NO_KEY;
	for (i = 0; i < x->n; i++) {
		a = &x->asked[i];
		/* what a dot leads into is found in the tree */
		if (a->head != 0 && n < a->len && a->key[n] == '.' &&
		    memcmp(a->key, s, n) == 0)
			return -1;
		if (a->len != n || memcmp(a->key, s, n) != 0)
			continue;
		if (a->seen)
			return -1;
		a->seen = 1;
		x->key = i;
	}
	return 0;
}

static int
text_name(void *arg, const char *s, size_t n)
{
	struct fleet_args *x = arg;

	return x->depth > 0 ? 0 : key_name(x, s, n);
}

static void
text_open(void *arg, enum value_type type)
{
	struct fleet_args *x = arg;

	(void)type;
	if (x->depth++ == 0 && x->key != NO_KEY)
		x->tree = 1;
}

static void
text_close(void *arg)
{
	struct fleet_args *x = arg;

	x->depth--;
}

static void
text_scalar(void *arg, const struct value *v)
{
	struct fleet_args *x = arg;
	struct asked *a;

	if (x->depth > 0 || x->key == NO_KEY ||
	    v->type == VALUE_NULL)
		return;
	a = &x->asked[x->key];
	a->has = 1;
	a->at = x->text.len;
	a->n = v->len;
	buf_add(&x->text, v->text, v->len);
}

/* Sets columns from the text of an event; returns 0 if only a tree can tell. */
static int
put_text(struct fleet_args *x, const struct trace *t, uint64_t off,
    uint64_t end_off, struct event_facts *brief)
{
	const struct leaf_sink sink = { .arg = x, .name = text_name,
	    .open = text_open, .close = text_close, .scalar = text_scalar,
	    .brief = brief };
	size_t i;

	buf_clear(&x->text);
	x->depth = 0;
	x->tree = 0;
	for (i = 0; i < x->n; i++)
		x->asked[i].seen = x->asked[i].has = 0;
	if (!trace_leaves(t, off, end_off, &sink) || x->tree)
		return 0;
	for (i = 0; i < x->n; i++)
		if (x->asked[i].has)
			parquet_text(x->p, x->column + i, x->text.data +
			    x->asked[i].at, x->asked[i].n);
	return 1;
}

/* Sets the column of JSON; returns 0 if only a tree can tell. */
static int
put_json(struct fleet_args *x, const struct trace *t, uint64_t off,
    uint64_t end_off, struct event_facts *brief)
{
	buf_clear(&x->text);
	if (!trace_args_json(t, off, end_off, &x->text, brief))
		return 0;
	if (x->text.len > 0)
		parquet_text(x->p, x->column, x->text.data, x->text.len);
	return 1;
}

/* ---- from the tree */

/* Returns the arg of a key, in which dots may lead into objects, or NULL. */
static const struct value *
arg_of(const struct value *args, const char *key)
{
	const struct value *v = value_get(args, key);
	const char *dot;
	char *head;

	for (dot = strchr(key, '.'); v == NULL && dot != NULL;
	    dot = strchr(dot + 1, '.')) {
		head = xstrndup(key, (size_t)(dot - key));
		v = value_get(args, head);
		free(head);
		if (v != NULL)
			v = arg_of(v, dot + 1);
	}
	return v;
}

/* Sets a column to a value: a string or a number as it is, else as JSON. */
static void
put_value(struct fleet_args *x, size_t column, const struct value *v)
{
	if (v == NULL || v->type == VALUE_NULL)
		return;
	if (v->type == VALUE_STRING || v->type == VALUE_NUMBER) {
		parquet_text(x->p, column, v->text, v->len);
		return;
	}
	buf_clear(&x->text);
	value_json(&x->text, v);
	parquet_text(x->p, column, x->text.data, x->text.len);
}

static void
put_tree(struct fleet_args *x, const struct value *args)
{
	size_t i;

	for (i = 0; i < x->n; i++)
		put_value(x, x->column + i, arg_of(args, x->asked[i].key));
	if (x->all && args != NULL && args->child != NULL)
		put_value(x, x->column, args);
	if (x->arena.total > ARENA_KEEP)
		arena_free(&x->arena);
}

int
fleet_args_put(struct fleet_args *x, const struct trace *t, uint32_t entry,
    struct event_facts *brief)
{
	enum entity e = entry < t->nslices ? ENTITY_SLICE : ENTITY_INSTANT;
	uint32_t id = e == ENTITY_SLICE ? entry : entry - t->nslices;
	uint64_t off = entity_off(t, e, id), end_off = e == ENTITY_SLICE ?
	    end_off_of(x, t, id) : OFF_NONE;

	if ((x->all ? put_json : put_text)(x, t, off, end_off, brief))
		return 1;
	put_tree(x, entity_args(t, e, id, &x->arena));
	return 0;
}
