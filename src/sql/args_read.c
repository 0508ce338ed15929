/*
 * args_read: reads the args of many sets into a store, by all threads.
 *
 * Each thread has a reader.  It takes what the text of an event says without a
 * tree where a format can (trace_leaves()), or else the tree of the event's
 * facts, or else the args that args.c makes of a set: the slow way, which reads
 * one set at a time and has the same answers.
 */
#include "config.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/leaf.h"
#include "ttv/pool.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "args_path.h"
#include "args_read.h"
#include "args_store.h"
#include "stop.h"

#define JOB_BLOCKS	16		/* blocks that a thread reads in one go:
					 * some milliseconds */

/* An object or an array that is open. */
struct level {
	uint32_t	 node;		/* of it */
	uint32_t	 last;		/* node of the last member or element */
	int		 is_array;
	uint32_t	 items;		/* of an array, with args */
	size_t		 before;	/* args before the present one */
	uint64_t	 number;	/* of the object, among all that were
					 * read */
};

struct reader {
	struct sql	*sql;
	struct args_store *store;
	struct args_shard *shard;
	struct arg_paths paths;
	struct level	*levels;
	size_t		 depth, cap;
	uint64_t	 nlevels;	/* that were ever opened */
	uint32_t	 node;		/* of the value that comes next */
	int		 is_debug;	/* 1: in a debug annotation */
	struct buf	 name;
	struct buf	 key, flat;
	struct arena	 arena;
	struct arg_cache slow;
	struct reader	*next;		/* that waits too */
};

struct args_readers {
	struct sql	*sql;
	struct args_store *store;
	struct reader	*all[STORE_SHARDS];
	size_t		 n;
	struct reader	*waiting;
	pthread_mutex_t	 lock;		/* of these three */
	uint32_t	*missing;	/* blocks that are read, a job each of
					 * JOB_BLOCKS */
	uint64_t	 nmissing;
};

/* ---- the place of a value */

static void
level_open(struct reader *r, uint32_t node, int is_array)
{
	struct level *l;

	r->levels = xgrow(r->levels, r->depth, &r->cap, sizeof(*r->levels));
	l = &r->levels[r->depth++];
	*l = (struct level){ node, PATH_NONE, is_array, 0, 0, ++r->nlevels };
}

/* Begins an element, if the level is an array. */
static void
item_begin(struct reader *r)
{
	struct level *l;

	if (r->depth == 0 || !r->levels[r->depth - 1].is_array)
		return;
	l = &r->levels[r->depth - 1];
	r->node = l->last = arg_path_item(&r->paths, l->node, l->last,
	    l->items);
	l->before = args_shard_count(r->shard);
}

/* Ends it: one without args takes no index. */
static void
item_end(struct reader *r)
{
	struct level *l;

	if (r->depth == 0 || !r->levels[r->depth - 1].is_array)
		return;
	l = &r->levels[r->depth - 1];
	l->items += args_shard_count(r->shard) > l->before;
}

/*
 * In debug annotations trace_processor puts _ for what would look like a part
 * of the key.
 */
static const char *
debug_name(struct reader *r, const char *s, size_t n)
{
	size_t i;

	buf_clear(&r->name);
	buf_add(&r->name, s, n);
	for (i = 0; i < n; i++)
		if (s[i] == '.' || s[i] == '[' || s[i] == ']')
			r->name.data[i] = '_';
	return n == 0 ? s : r->name.data;
}

/* Goes to a member; returns -1 if the object has had its name. */
static int
reader_name(void *arg, const char *s, size_t n)
{
	struct reader *r = arg;
	struct level *l = &r->levels[r->depth - 1];
	struct arg_node *d;

	r->node = l->last = arg_path_name(&r->paths, l->node, l->last,
	    r->is_debug ? debug_name(r, s, n) : s, n);
	d = &r->paths.nodes[r->node];
	if (d->seen == l->number)
		return -1;
	d->seen = l->number;
	return 0;
}

static void
reader_open(void *arg, enum value_type type)
{
	struct reader *r = arg;

	item_begin(r);
	level_open(r, r->node, type == VALUE_ARRAY);
}

static void
reader_close(void *arg)
{
	struct reader *r = arg;

	r->depth--;
	item_end(r);
}

/* Adds the arg of a value that has none inside. */
static void
reader_scalar(void *arg, const struct value *v)
{
	struct reader *r = arg;
	struct arg_node *d;
	struct arg g;

	if (v->type == VALUE_NULL)
		return;
	item_begin(r);
	arg_of_value(v, &g);
	d = &r->paths.nodes[r->node];
	if (d->key == PATH_NONE) {
		arg_path_key(&r->paths, r->node, &r->key, &r->flat);
		d->key = args_store_add_key(r->store, r->key.data, r->key.len,
		    r->flat.data, r->flat.len);
	}
	args_shard_put(r->shard, d->key, &g);
	item_end(r);
}

/* Adds the args of a tree, whose reader bounds its depth. */
static void
reader_value(struct reader *r, const struct value *v)
{
	const struct value *child;

	if ((v->type != VALUE_OBJECT && v->type != VALUE_ARRAY) ||
	    arg_is_null(v)) {
		reader_scalar(r, v);
		return;
	}
	reader_open(r, v->type);
	for (child = v->child; child != NULL; child = child->next) {
		if (v->type == VALUE_OBJECT)
			(void)reader_name(r, child->key, child->keylen);
		reader_value(r, child);
	}
	reader_close(r);
}

/* ---- sets */

/* Begins with a root: the object of a scope. */
static void
root_open(struct reader *r, const char *name)
{
	r->depth = 0;
	r->is_debug = 0;
	r->node = arg_path_name(&r->paths, PATH_NONE, PATH_NONE, name,
	    strlen(name));
}

/* Adds the args of an event as args.c does. */
static void
read_tree(struct reader *r, const struct value *args, int is_kernel)
{
	const struct value *v;

	if (args == NULL)
		return;
	if (args->type != VALUE_OBJECT) {
		root_open(r, arg_scope(VALUE_OF_ARGS, is_kernel));
		reader_value(r, args);
		return;
	}
	for (v = args->child; v != NULL; v = v->next) {
		root_open(r, arg_scope(v->scope, is_kernel));
		r->is_debug = v->scope == VALUE_OF_DEBUG;
		level_open(r, r->node, 0);
		(void)reader_name(r, v->key, v->keylen);
		reader_value(r, v);
	}
}

/* Adds what the text of an event says; returns 0 if only its facts can tell. */
static int
read_leaves(struct reader *r, uint64_t off, uint64_t end_off)
{
	const struct leaf_sink sink = { .arg = r, .name = reader_name,
	    .open = reader_open, .close = reader_close,
	    .scalar = reader_scalar };
	size_t n = args_shard_count(r->shard);

	root_open(r, arg_scope(VALUE_OF_ARGS, 0));
	level_open(r, r->node, 0);
	if (trace_leaves(r->sql->trace, off, end_off, &sink))
		return 1;
	args_shard_cut(r->shard, n);
	return 0;
}

static void
read_cookie(struct reader *r, int64_t cookie)
{
	char text[ARG_NUMBER];
	struct value v = { .type = VALUE_NUMBER, .text = text };

	v.len = (size_t)snprintf(text, sizeof(text), "%lld",
	    (long long)cookie);
	root_open(r, "cookie");
	reader_scalar(r, &v);
}

static void
read_entry(struct reader *r, uint32_t entry, enum arg_set kind)
{
	struct event_facts f;
	uint64_t off, end;

	args_offs(r->sql, entry, &off, &end);
	if (kind != ARG_KERNEL && read_leaves(r, off, end))
		return;
	trace_facts(r->sql->trace, off, end, NONE, &f, &r->arena);
	read_tree(r, f.args, kind == ARG_KERNEL);
	if (kind == ARG_ENTRY && f.has & FACT_COOKIE)
		read_cookie(r, f.cookie);
	arena_clear(&r->arena);
}

/* Adds the args of a set as args.c makes them. */
static void
read_slowly(struct reader *r, int64_t set)
{
	const struct arg *g;
	size_t i;

	args_read_set(r->sql, &r->slow, set);
	for (i = 0; i < r->slow.n; i++) {
		g = &r->slow.args[i];
		args_shard_put(r->shard, args_store_add_key(r->store, g->key,
		    g->nkey, g->flat_key, g->nflat), g);
	}
}

/* Reads the sets of a block; returns 0, or -1: no more are to be read. */
static int
read_block(struct reader *r, uint64_t block)
{
	int64_t set = (int64_t)(block * STORE_SETS), end = set + STORE_SETS;
	int64_t all = args_end(r->sql);
	enum arg_set kind;
	uint64_t row;

	for (; set < end && set < all; set++) {
		kind = args_kind(r->sql, set, &row);
		if (kind == ARG_ENTRY || kind == ARG_VALUE ||
		    kind == ARG_KERNEL)
			read_entry(r, index_at(r->sql, kind == ARG_ENTRY ?
			    ORDER_ENTRY : kind == ARG_VALUE ? ORDER_VALUE :
			    ORDER_KERNEL, row), kind);
		else
			read_slowly(r, set);
		args_shard_end(r->shard);
	}
	return args_shard_block(r->shard, block, arg_paths_bytes(&r->paths));
}

/* ---- readers */

static struct reader *
reader_new(struct args_readers *a)
{
	struct args_shard *h = args_store_shard(a->store);
	struct reader *r;

	if (h == NULL)
		return NULL;
	r = xcalloc(1, sizeof(*r));
	r->sql = a->sql;
	r->store = a->store;
	r->shard = h;
	r->slow.entry = NONE;
	r->slow.set = -1;
	arg_paths_open(&r->paths);
	a->all[a->n++] = r;
	return r;
}

static void
reader_free(struct reader *r)
{
	arg_paths_free(&r->paths);
	arena_free(&r->arena);
	arena_free(&r->slow.arena);
	arena_free(&r->slow.facts_arena);
	free(r->slow.args);
	free(r->levels);
	buf_free(&r->name);
	buf_free(&r->key);
	buf_free(&r->flat);
	free(r);
}

struct args_readers *
args_readers_new(struct sql *s, struct args_store *store)
{
	struct args_readers *a = xcalloc(1, sizeof(*a));

	a->sql = s;
	a->store = store;
	pthread_mutex_init(&a->lock, NULL);
	return a;
}

void
args_readers_free(struct args_readers *a)
{
	size_t i;

	if (a == NULL)
		return;
	for (i = 0; i < a->n; i++)
		reader_free(a->all[i]);
	pthread_mutex_destroy(&a->lock);
	free(a);
}

/* Returns a reader that waits, or a new one; NULL: there are enough. */
static struct reader *
reader_take(struct args_readers *a)
{
	struct reader *r;

	pthread_mutex_lock(&a->lock);
	if ((r = a->waiting) != NULL)
		a->waiting = r->next;
	else
		r = reader_new(a);
	pthread_mutex_unlock(&a->lock);
	return r;
}

static void
reader_give(struct args_readers *a, struct reader *r)
{
	pthread_mutex_lock(&a->lock);
	r->next = a->waiting;
	a->waiting = r;
	pthread_mutex_unlock(&a->lock);
}

void
args_read_block(struct args_readers *a, int64_t set)
{
	struct reader *r = reader_take(a);

	if (r == NULL)
		return;
	read_block(r, (uint64_t)set / STORE_SETS);
	reader_give(a, r);
}

static void
read_job(void *arg, size_t job)
{
	struct args_readers *a = arg;
	struct reader *r = reader_take(a);
	uint64_t i = job * JOB_BLOCKS, end = i + JOB_BLOCKS;

	if (r == NULL)
		return;
	for (; i < end && i < a->nmissing; i++)
		if (args_store_full(a->store) || sql_stopped(a->sql) ||
		    read_block(r, a->missing[i]) == -1)
			break;
	reader_give(a, r);
}

void
args_read_all(struct args_readers *a)
{
	uint64_t nblocks = ((uint64_t)args_end(a->sql) + STORE_SETS - 1) /
	    STORE_SETS, i;

	a->missing = xcalloc(nblocks + 1, sizeof(*a->missing));
	a->nmissing = 0;
	for (i = 0; i < nblocks; i++)
		if (!args_store_has(a->store, (int64_t)(i * STORE_SETS)))
			a->missing[a->nmissing++] = (uint32_t)i;
	args_warm(a->sql);
	pool_run(pool_cores(), (a->nmissing + JOB_BLOCKS - 1) / JOB_BLOCKS,
	    read_job, a);
	free(a->missing);
	a->missing = NULL;
}
