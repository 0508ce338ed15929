/*
 * args: sets of args, read from the text of events when they are asked for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/ref.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "args_set.h"
#include "sql_flow.h"
#include "stop.h"
#include "thread.h"

#define ARGS_KEEP	((size_t)1024 * 1024)	/* bytes of an arena */
#define LOOK_SETS	1024	/* sets between two looks at whether the run is
				 * to end: a millisecond */
#define KEEP_NEAR	64	/* sets that are read to keep one behind them */
#define KEEP_PART	8	/* all are kept after this part of them was
				 * read one by one */

/* ---- numbers of sets */

static uint64_t
set_count(struct sql *s, enum arg_set kind)
{
	uint64_t n;

	switch (kind) {
	case ARG_THING:
		return index_things(s);
	case ARG_FLOW:
		index_flows(s, &n);
		return n;
	case ARG_SNAPSHOT:
		return s->trace->nsnapshots;
	case ARG_MEMDUMP:
		return s->trace->nmemdumps;
	case ARG_DIMENSION:
	case ARG_SOURCE:
		return s->tracks.n;
	case ARG_PROCESS:
		return (uint64_t)s->trace->nprocesses + 1;
	case ARG_THREAD:
		return (uint64_t)s->trace->nthreads + 1;
	case ARG_VALUE:
		return index_count(s, ORDER_VALUE);
	case ARG_KERNEL:
		return index_count(s, ORDER_KERNEL);
	default:
		return 0;
	}
}

static int64_t
set_first(struct sql *s, enum arg_set kind)
{
	uint64_t first = 0;
	enum arg_set k;

	for (k = 0; k < kind; k++)
		first += set_count(s, k);
	return (int64_t)first;
}

int64_t
args_end(struct sql *s)
{
	return set_first(s, ARG_SETS);
}

int64_t
args_others(struct sql *s, const char *text, size_t len)
{
	return set_first(s, strtab_find(s->trace->strings, text, len) != 0 ?
	    ARG_FLOW : ARG_FLOW + 1);
}

/* ---- the facts of an event */

static struct arg_cache *
cache_of(struct sql *s)
{
	if (s->args == NULL) {
		s->args = xcalloc(1, sizeof(*s->args));
		s->args->thing = NONE;
		s->args->set = -1;
	}
	return s->args;
}

/* Empties an arena, if only now and then. */
static void
arena_keep(struct arena *a)
{
	if (a->total > ARGS_KEEP)
		arena_free(a);
}

/* Sets where the events of a thing are; OFF_NONE: there is none. */
static void
thing_offs(const struct sql *s, uint32_t thing, uint64_t *off, uint64_t *end)
{
	const struct trace *t = s->trace;

	*end = OFF_NONE;
	if (thing < t->nslices) {
		*off = trace_off(t, thing);
		*end = trace_end_off(t, thing);
	} else
		*off = t->instants[thing - t->nslices].off;
}

const struct event_facts *
args_facts(struct sql *s, uint32_t thing)
{
	const struct trace *t = s->trace;
	struct arg_cache *a = cache_of(s);
	uint32_t upid, track;
	uint64_t off, end_off;

	if (a->thing == thing)
		return &a->facts;
	a->set = -1;
	arena_keep(&a->facts_arena);
	thing_offs(s, thing, &off, &end_off);
	track = entity_track(t, thing < t->nslices ? ENTITY_SLICE :
	    ENTITY_INSTANT, thing < t->nslices ? thing : thing - t->nslices);
	upid = track != NONE ? t->tracks[track].upid : NONE;
	trace_facts(t, off, end_off, upid, &a->facts, &a->facts_arena);
	a->thing = thing;
	return &a->facts;
}

/* ---- from values to args */

struct walk {
	struct arg_cache *cache;
	struct buf	 flat, key;
	int		 is_debug;	/* 1: in a debug annotation */
};

static struct arg *
walk_add(struct walk *w, enum arg_type type)
{
	struct arg_cache *a = w->cache;
	struct arg *g;

	a->args = xgrow(a->args, a->n, &a->cap, sizeof(*a->args));
	g = &a->args[a->n++];
	memset(g, 0, sizeof(*g));
	g->type = type;
	g->flat_key = arena_strndup(&a->arena, w->flat.data, w->flat.len);
	g->nflat = w->flat.len;
	g->key = arena_strndup(&a->arena, w->key.data, w->key.len);
	g->nkey = w->key.len;
	return g;
}

static void
walk_number(struct walk *w, const struct value *v)
{
	struct arg *g = walk_add(w, v->form == VALUE_UNNAMED ? ARG_STRING :
	    v->form == VALUE_UNSIGNED ? ARG_UINT : ARG_REAL);

	g->text = v->text;
	g->len = v->len;
	if (g->type == ARG_UINT)	/* the same 64 bits */
		g->num = (int64_t)strtoull(v->text, NULL, 10);
	if (g->type != ARG_REAL)
		return;
	if (v->form != VALUE_REAL && memchr(v->text, '.', v->len) == NULL &&
	    memchr(v->text, 'e', v->len) == NULL &&
	    memchr(v->text, 'E', v->len) == NULL &&
	    value_int64(v, &g->num) == 0)
		g->type = ARG_INT;
	else if (value_double(v, &g->real) != 0)
		g->real = 0;
}

static void
walk_text(struct walk *w, const char *text, size_t len)
{
	struct arg *g = walk_add(w, ARG_STRING);

	g->text = text;
	g->len = len;
}

static void
walk_int(struct walk *w, int64_t num)
{
	char text[32];
	struct arg *g = walk_add(w, ARG_INT);

	g->num = num;
	g->len = (size_t)snprintf(text, sizeof(text), "%lld", (long long)num);
	g->text = arena_strndup(&w->cache->arena, text, g->len);
}

/*
 * Adds the name of a member; in debug annotations trace_processor puts _ for
 * what would look like a part of the key.
 */
static void
walk_name(struct walk *w, const struct value *member)
{
	size_t i;
	char c;

	if (w->flat.len > 0)
		buf_addc(&w->flat, '.');
	if (w->key.len > 0)
		buf_addc(&w->key, '.');
	for (i = 0; i < member->keylen; i++) {
		c = member->key[i];
		if (w->is_debug && (c == '.' || c == '[' || c == ']'))
			c = '_';
		buf_addc(&w->flat, c);
		buf_addc(&w->key, c);
	}
}

/* Returns whether a value is an empty message: it gives an arg of its own. */
static int
is_null(const struct value *v)
{
	return v->type == VALUE_OBJECT && v->form == VALUE_MESSAGE &&
	    v->child == NULL;
}

static int	walk_value(struct walk *, const struct value *);

static int
walk_children(struct walk *w, const struct value *v)
{
	const struct value *child;
	size_t flat = w->flat.len, key = w->key.len, i = 0;
	int any = 0;

	for (child = v->child; child != NULL; child = child->next) {
		if (v->type == VALUE_ARRAY)
			buf_printf(&w->key, "[%zu]", i);
		else
			walk_name(w, child);
		/* what gives no row takes no index either */
		if (walk_value(w, child)) {
			any = 1;
			i++;
		}
		w->flat.len = flat;
		w->key.len = key;
	}
	return any;
}

/* Adds the args of a value; returns 1 if there is one.  The reader bounds its
 * depth. */
static int
walk_value(struct walk *w, const struct value *v)
{
	switch (v->type) {
	case VALUE_NULL:
		return 0;
	case VALUE_BOOL:
		walk_text(w, v->text, v->len);
		w->cache->args[w->cache->n - 1].type = ARG_BOOL;
		w->cache->args[w->cache->n - 1].num = v->len == 4;
		return 1;
	case VALUE_NUMBER:
		walk_number(w, v);
		return 1;
	case VALUE_STRING:
		walk_text(w, v->text, v->len);
		if (v->form == VALUE_POINTER) {
			w->cache->args[w->cache->n - 1].type = ARG_POINTER;
			w->cache->args[w->cache->n - 1].num = (int64_t)
			    strtoull(v->text, NULL, 16);
		}
		return 1;
	default:
		if (is_null(v)) {
			walk_add(w, ARG_NULL);
			return 1;
		}
		return walk_children(w, v);
	}
}

static void
walk_key(struct walk *w, const char *key)
{
	buf_clear(&w->flat);
	buf_clear(&w->key);
	buf_adds(&w->flat, key);
	buf_adds(&w->key, key);
}

static void
walk_string(struct walk *w, struct sql *s, const char *key, uint32_t string)
{
	if (string == 0)
		return;
	walk_key(w, key);
	walk_text(w, trace_str(s->trace, string),
	    strtab_len(s->trace->strings, string));
}

/* Returns whether a value gives an arg. */
static int
has_leaf(const struct value *v)
{
	const struct value *child;

	if (v == NULL || v->type == VALUE_NULL)
		return 0;
	if ((v->type != VALUE_OBJECT && v->type != VALUE_ARRAY) || is_null(v))
		return 1;
	for (child = v->child; child != NULL; child = child->next)
		if (has_leaf(child))
			return 1;
	return 0;
}

/* ---- what is in each kind of set */

static void
walk_flow(struct walk *w, struct sql *s, uint64_t row)
{
	struct flow f = flow_row(s, row);

	if (flow_is_bound(s, &f))
		return;
	walk_string(w, s, "name", s->trace->kinds[f.kind].name);
	walk_string(w, s, "cat", s->trace->kinds[f.kind].cat);
}

static void
walk_dimensions(struct walk *w, struct sql *s, uint64_t row)
{
	const struct sql_track *k = &s->tracks.tracks[row];

	if (k->utid != NONE) {
		walk_key(w, "utid");
		walk_int(w, thread_row(s, k->utid));
	}
	if (k->upid != NONE) {
		walk_key(w, "upid");
		walk_int(w, (int64_t)k->upid + 1);
	}
	if (k->ucpu != NONE) {
		walk_key(w, "ucpu");
		walk_int(w, k->ucpu);
	}
}

static int
has_source(const struct sql_track *k)
{
	return strstr(k->type, "instant") != NULL ||
	    strncmp(k->type, "legacy_async", 12) == 0;
}

/* Adds what the descriptor of a track says. */
static void
walk_descriptor(struct walk *w, struct sql *s, const struct track *k)
{
	static const char *const orders[] = { NULL, "lexicographic",
	    "chronological", "explicit" };

	walk_key(w, "source");
	walk_text(w, "descriptor", 10);
	walk_key(w, "trace_id");
	walk_int(w, (int64_t)k->uuid);
	if (k->order != ORDER_DEFAULT) {
		walk_key(w, "child_ordering");
		walk_text(w, orders[k->order], strlen(orders[k->order]));
	}
	if (k->has_rank) {
		walk_key(w, "sibling_order_rank");
		walk_int(w, k->rank);
	}
	walk_string(w, s, "description", k->description);
}

static void
walk_source(struct walk *w, struct sql *s, uint64_t row)
{
	const struct sql_track *k = &s->tracks.tracks[row];

	if (s->trace->tracks[k->track].source == TRACK_SOURCE_DESCRIPTOR)
		walk_descriptor(w, s, &s->trace->tracks[k->track]);
	if (!has_source(k))
		return;
	walk_key(w, "source");
	walk_text(w, "chrome", 6);
	if (k->source_upid != NONE) {
		walk_key(w, "upid");
		walk_int(w, (int64_t)k->source_upid + 1);
	}
}

static void
walk_labels(struct walk *w, struct sql *s, uint32_t labels)
{
	const char *at = trace_str(s->trace, labels);
	size_t n, i;

	for (i = 0; *at != '\0'; i++) {
		n = strcspn(at, ",");
		walk_key(w, "chrome.process_label");
		buf_printf(&w->key, "[%zu]", i);
		walk_text(w, at, n);
		at += n;
		at += *at == ',';
	}
}

static void
walk_process(struct walk *w, struct sql *s, uint64_t row)
{
	const struct process *p;

	if (row == 0)
		return;
	p = &s->trace->processes[row - 1];
	if (p->has_sort) {
		walk_key(w, "process_sort_index_hint");
		walk_int(w, p->sort_index);
	}
	if (p->labels != 0)
		walk_labels(w, s, p->labels);
	if (p->origin.is_kthread) {
		walk_key(w, "is_kthread");
		walk_int(w, 1);
		w->cache->args[w->cache->n - 1].type = ARG_BOOL;
	}
}

static void
walk_thread(struct walk *w, struct sql *s, uint64_t row)
{
	if (row == 0 || !s->trace->threads[row - 1].has_sort)
		return;
	walk_key(w, "thread_sort_index_hint");
	walk_int(w, s->trace->threads[row - 1].sort_index);
}

/*
 * Adds the args of an event, each with the key that its scope gives; those of
 * an event of the kernel are called after its fields.
 */
static void
walk_args(struct walk *w, const struct value *args, int is_kernel)
{
	static const char *const scopes[] = { "args", "debug", "" };
	static const char *const fields[] = { "", "", "" };
	const char *const *prefixes = is_kernel ? fields : scopes;
	const struct value *v;

	if (args == NULL || args->type != VALUE_OBJECT) {
		walk_key(w, prefixes[VALUE_OF_ARGS]);
		if (args != NULL)
			walk_value(w, args);
		return;
	}
	for (v = args->child; v != NULL; v = v->next) {
		walk_key(w, prefixes[v->scope]);
		w->is_debug = v->scope == VALUE_OF_DEBUG;
		walk_name(w, v);
		walk_value(w, v);
	}
}

/* Adds the args of the row of a kind of set. */
static void
walk_set(struct walk *w, struct sql *s, enum arg_set kind, uint64_t row)
{
	const struct value *v = NULL;
	const struct event_facts *f;

	walk_key(w, "args");
	switch (kind) {
	case ARG_THING:
		f = args_facts(s, index_thing(s, row));
		walk_args(w, f->args, 0);
		if (f->has & FACT_COOKIE) {
			walk_key(w, "cookie");
			walk_int(w, f->cookie);
		}
		break;
	case ARG_VALUE:
		walk_args(w, args_facts(s, index_at(s, ORDER_VALUE, row))->args,
		    0);
		break;
	case ARG_KERNEL:
		walk_args(w, args_facts(s, index_at(s, ORDER_KERNEL,
		    row))->args, 1);
		break;
	case ARG_FLOW:
		walk_flow(w, s, row);
		break;
	case ARG_SNAPSHOT:
		v = ref_snapshot(s->trace, (uint32_t)row, &w->cache->arena);
		walk_key(w, "args.snapshot");
		break;
	case ARG_MEMDUMP:
		v = trace_off_args(s->trace, s->trace->memdumps[row].off,
		    &w->cache->arena);
		break;
	case ARG_DIMENSION:
		walk_dimensions(w, s, row);
		break;
	case ARG_SOURCE:
		walk_source(w, s, row);
		break;
	case ARG_PROCESS:
		walk_process(w, s, row);
		break;
	case ARG_THREAD:
		walk_thread(w, s, row);
		break;
	case ARG_SETS:
		break;
	}
	if (v != NULL)
		walk_value(w, v);
}

/* Reads the args of a set into the cache. */
static void
read_set(struct sql *s, int64_t set)
{
	struct arg_cache *a = s->args;
	struct walk w = { a, BUF_INIT, BUF_INIT, 0 };
	enum arg_set kind;
	uint64_t row = (uint64_t)set;

	a->n = 0;
	a->set = -1;
	arena_keep(&a->arena);
	if (set < 0)
		return;
	for (kind = 0; kind < ARG_SETS && row >= set_count(s, kind); kind++)
		row -= set_count(s, kind);
	if (kind < ARG_SETS)
		walk_set(&w, s, kind, row);
	a->set = set;
	buf_free(&w.flat);
	buf_free(&w.key);
}

/*
 * Reads the sets from the last one that is kept up to `set` and keeps them;
 * stops where there is no room, or when the run is to end.
 */
static void
keep_sets(struct sql *s, int64_t set)
{
	struct arg_cache *a = s->args;
	int64_t next;

	for (next = args_store_end(a->store); next <= set; next++) {
		if (next % LOOK_SETS == 0 && sql_stopped(s))
			return;
		read_set(s, next);
		if (args_store_add(&a->store, a->args, a->n) == -1)
			return;
	}
}

/*
 * Keeps a set that is asked for, and those before it, where that is worth it:
 * statements follow, and the set is not far behind those that are kept; or the
 * sets have been read twice on an average.
 */
static void
keep_near(struct sql *s, int64_t set)
{
	struct arg_cache *a = s->args;
	int64_t end = args_end(s), kept = args_store_end(a->store);

	if (a->nread++ > (uint64_t)(s->keeps ? end / KEEP_PART : 2 * end)) {
		a->nread = 0;
		keep_sets(s, end - 1);
	} else if (s->keeps && set - kept < KEEP_NEAR)
		keep_sets(s, set);
}

const struct arg *
args_of(struct sql *s, int64_t set, size_t *n)
{
	struct arg_cache *a = cache_of(s);

	if ((a->set != set || set < 0) && set >= args_store_end(a->store) &&
	    set < args_end(s))
		keep_near(s, set);
	if (a->set != set && set >= 0 && set < args_store_end(a->store)) {
		a->n = args_store_count(a->store, set);
		while (a->cap < a->n)
			a->args = xgrow(a->args, a->cap, &a->cap,
			    sizeof(*a->args));
		args_store_get(a->store, set, a->args);
		a->set = set;
	} else if (a->set != set || set < 0)
		read_set(s, set);
	*n = a->n;
	return a->args;
}

const struct args_store *
args_complete(struct sql *s)
{
	return args_all_kept(s) && args_store_sort(s->args->store) == 0 ?
	    s->args->store : NULL;
}

int
args_all_kept(struct sql *s)
{
	return s->args != NULL && s->args->store != NULL &&
	    args_store_end(s->args->store) == args_end(s);
}

/* Returns whether a thing has args, by their text; -1: only facts can tell. */
static int
thing_any(const struct sql *s, uint32_t thing)
{
	uint64_t off, end;

	thing_offs(s, thing, &off, &end);
	return end == OFF_NONE ? trace_args_any(s->trace, off) : -1;
}

int
args_may(struct sql *s, int64_t set, const char *key, size_t len)
{
	static const char scope[] = "args.";
	const size_t n = sizeof(scope) - 1;
	const struct arg_cache *a = cache_of(s);
	uint64_t off, end;
	uint32_t thing;
	const char *word;
	size_t nword;

	if (a->set == set || set < args_store_end(a->store) ||
	    (uint64_t)set >= index_things(s) || len <= n ||
	    memcmp(key, scope, n) != 0)
		return 1;
	thing = index_thing(s, (uint64_t)set);
	trace_args_word(key + n, len - n, &word, &nword);
	if (thing == a->thing || nword == 0)
		return 1;
	thing_offs(s, thing, &off, &end);
	return trace_args_may(s->trace, off, end, word, nword);
}

int
args_has(struct sql *s, uint64_t row)
{
	struct arg_cache *a = cache_of(s);
	const struct event_facts *f;
	uint32_t thing;
	int any;

	if ((int64_t)row < args_store_end(a->store))
		return args_store_count(a->store, (int64_t)row) > 0;
	thing = index_thing(s, row);
	if (thing != a->thing && (any = thing_any(s, thing)) != -1)
		return any;
	f = args_facts(s, thing);
	return has_leaf(f->args) || f->has & FACT_COOKIE;
}

void
args_set(sqlite3_context *c, struct sql *s, enum arg_set kind, uint64_t row)
{
	int64_t set = set_first(s, kind) + (int64_t)row;
	size_t n;

	if (kind == ARG_THING ? args_has(s, row) :
	    (args_of(s, set, &n), n > 0))
		sqlite3_result_int64(c, set);
}

void
args_value(sqlite3_context *c, const struct arg *g)
{
	if (g->type == ARG_STRING)
		sqlite3_result_text(c, g->text, (int)g->len,
		    SQLITE_TRANSIENT);
	else if (g->type == ARG_REAL)
		sqlite3_result_double(c, g->real);
	else if (g->type == ARG_NULL)
		sqlite3_result_null(c);
	else
		sqlite3_result_int64(c, g->num);
}

void
args_close(struct sql *s)
{
	args_find_close(s);
	if (s->args == NULL)
		return;
	arena_free(&s->args->arena);
	arena_free(&s->args->facts_arena);
	args_store_free(s->args->store);
	free(s->args->args);
	free(s->args);
	s->args = NULL;
}
