/*
 * args: sets of args, read from the text of events when they are asked for.
 *
 * Where statements follow, the block of a set that is asked for is read and
 * kept (args_store.c).  Once many sets have been asked for, all are read, by
 * all threads (args_read.c).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/leaf.h"
#include "ttv/record.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "args_read.h"
#include "args_store.h"
#include "sched.h"

#define ARGS_KEEP	((size_t)1024 * 1024)	/* bytes of an arena */
#define READ_PART	32	/* all sets are read after this part of them was
				 * read one by one, and READ_LEAST */
#define READ_LEAST	64
#define STORE_PART	4	/* the store may take this part of the memory of
				 * a bounded connection */
#define STORE_ONCE	((uint64_t)4 << 20) /* bytes of it where each set is
				 * asked for once: some thousand sets */

/* ---- numbers of sets */

static uint64_t
set_count(struct sql *s, enum arg_set kind)
{
	uint64_t n;

	switch (kind) {
	case ARG_ENTRY:
		return index_entries(s);
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
	case ARG_CPU:
		if (record_count(s->trace, RECORD_TABLE_cpu_fact) == 0)
			return 0;
		sched_cpus(s, &n);
		return n;
	default:
		return 0;
	}
}

static struct arg_cache *
cache_of(struct sql *s)
{
	if (s->args == NULL) {
		s->args = xcalloc(1, sizeof(*s->args));
		s->args->entry = s->args->brief_entry = NONE;
		s->args->set = s->args->asked = -1;
	}
	return s->args;
}

/* Returns the numbers behind the last set of each kind. */
static const int64_t *
set_ends(struct sql *s)
{
	struct arg_cache *a = cache_of(s);
	int64_t end = 0;
	enum arg_set k;

	/* once: threads that read sets look here too */
	if (a->counted)
		return a->ends;
	for (k = 0; k < ARG_SETS; k++)
		a->ends[k] = end += (int64_t)set_count(s, k);
	a->counted = 1;
	return a->ends;
}

int64_t
args_first(struct sql *s, enum arg_set kind)
{
	return kind == 0 ? 0 : set_ends(s)[kind - 1];
}

int64_t
args_end(struct sql *s)
{
	return args_first(s, ARG_SETS);
}

enum arg_set
args_kind(struct sql *s, int64_t set, uint64_t *row)
{
	const int64_t *ends = set_ends(s);
	enum arg_set kind;

	for (kind = 0; kind < ARG_SETS && set >= ends[kind]; kind++)
		continue;
	*row = (uint64_t)(set - (kind == 0 ? 0 : ends[kind - 1]));
	return kind;
}

int64_t
args_others(struct sql *s, const char *text, size_t len)
{
	return args_first(s, strtab_find(s->trace->strings, text, len) != 0 ?
	    ARG_FLOW : ARG_FLOW + 1);
}

/* ---- the facts of an event */

void
args_keep(struct arena *a)
{
	if (a->total > ARGS_KEEP)
		arena_free(a);
}

void
args_offs(const struct sql *s, uint32_t entry, uint64_t *off, uint64_t *end)
{
	const struct trace *t = s->trace;

	*end = OFF_NONE;
	if (entry < t->nslices) {
		*off = trace_off(t, entry);
		*end = trace_end_off(t, entry);
	} else
		*off = t->instants[entry - t->nslices].off;
}

const struct event_facts *
args_facts_in(const struct sql *s, struct arg_cache *a, uint32_t entry)
{
	const struct trace *t = s->trace;
	uint32_t upid, track;
	uint64_t off, end_off;

	if (a->entry == entry)
		return &a->facts;
	a->set = -1;
	args_keep(&a->facts_arena);
	args_offs(s, entry, &off, &end_off);
	track = entity_track(t, entry < t->nslices ? ENTITY_SLICE :
	    ENTITY_INSTANT, entry < t->nslices ? entry : entry - t->nslices);
	upid = track != NONE ? t->tracks[track].upid : NONE;
	trace_facts(t, off, end_off, upid, &a->facts, &a->facts_arena);
	a->entry = entry;
	return &a->facts;
}

const struct event_facts *
args_facts(struct sql *s, uint32_t entry)
{
	return args_facts_in(s, cache_of(s), entry);
}

const struct event_facts *
args_brief(struct sql *s, uint32_t entry)
{
	struct arg_cache *a = cache_of(s);
	uint64_t off, end;

	if (a->brief_entry == entry)
		return &a->brief;
	if (a->entry == entry)
		return &a->facts;
	args_offs(s, entry, &off, &end);
	if (!trace_brief(s->trace, off, end, &a->brief))
		return args_facts(s, entry);
	a->brief_entry = entry;
	return &a->brief;
}

/* ---- sets that are kept */

/* Returns the bytes that the store of a connection may take. */
static uint64_t
store_most(const struct sql *s)
{
	uint64_t most = (uint64_t)tuning.args_bytes;

	if (s->once && most > STORE_ONCE)
		most = STORE_ONCE;
	return s->bound > 0 && s->bound / STORE_PART < most ?
	    s->bound / STORE_PART : most;
}

/* Returns the store, which may have no set yet. */
static struct args_store *
store_of(struct sql *s)
{
	struct arg_cache *a = cache_of(s);

	if (a->store == NULL) {
		a->store = args_store_new((uint64_t)args_end(s),
		    store_most(s));
		a->readers = args_readers_new(s, a->store);
	}
	return a->store;
}

/* Makes what threads that read sets only look at. */
void
args_warm(struct sql *s)
{
	struct sql_rows none;
	uint64_t n;

	memset(&none, 0, sizeof(none));
	if (set_count(s, ARG_CPU) > 0)
		cpu_facts(s, 0, &none);
	rows_free(&none);
	if (index_entries(s) > 0)
		index_order(s, ORDER_ENTRY);
	if (index_count(s, ORDER_VALUE) > 0)
		index_order(s, ORDER_VALUE);
	if (index_count(s, ORDER_KERNEL) > 0)
		index_order(s, ORDER_KERNEL);
	index_flows(s, &n);
}

void
args_prepare(struct sql *s)
{
	struct arg_cache *a = cache_of(s);

	if (!args_store_complete(store_of(s)) && !args_store_full(a->store))
		args_read_all(a->readers);
}

/*
 * Keeps the block of a set, for which those before give way.  One that is too
 * large by itself is read once more, set by set.
 */
static void
keep_once(struct sql *s, struct arg_cache *a, int64_t set)
{
	int i;

	if (a->asked >= 0 && set / STORE_SETS == a->asked / STORE_SETS)
		return;
	for (i = 0; i < 2 && !args_store_has(a->store, set); i++) {
		if (args_store_full(store_of(s)))
			args_drop(s);
		(void)store_of(s);
		args_read_block(a->readers, set);
	}
	a->asked = set;
}

/*
 * Keeps a set that is asked for, and those near it, where statements follow; or
 * all sets, once a part of them has been asked for.
 */
static void
keep(struct sql *s, int64_t set)
{
	struct arg_cache *a = cache_of(s);
	uint64_t most = (uint64_t)args_end(s) / READ_PART + READ_LEAST;

	if (set == a->asked || set < 0 || set >= args_end(s))
		return;
	if (s->once) {
		keep_once(s, a, set);
		return;
	}
	if (args_store_full(store_of(s)))
		return;
	a->asked = set;
	a->nread += s->keeps ? STORE_SETS / 4 : 1;
	if (a->nread > most) {
		a->nread = 0;
		args_prepare(s);
	} else if (s->keeps)
		args_read_block(a->readers, set);
}

const struct arg *
args_of(struct sql *s, int64_t set, size_t *n)
{
	struct arg_cache *a = cache_of(s);

	if (a->set != set || set < 0) {
		if (!args_store_has(a->store, set))
			keep(s, set);
		if (args_store_has(a->store, set)) {
			a->n = args_store_count(a->store, set);
			while (a->cap < a->n)
				a->args = xgrow(a->args, a->cap, &a->cap,
				    sizeof(*a->args));
			args_store_get(a->store, set, a->args);
			a->set = set;
		} else
			args_read_set(s, a, set);
	}
	*n = a->n;
	return a->args;
}

const struct args_store *
args_kept(struct sql *s, int64_t set)
{
	struct arg_cache *a = cache_of(s);

	if (!args_store_has(a->store, set))
		keep(s, set);
	return args_store_has(a->store, set) ? a->store : NULL;
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
	return s->args != NULL && args_store_complete(s->args->store);
}

/* ---- whether a set has something */

/* Returns whether a value gives an arg. */
static int
has_leaf(const struct value *v)
{
	const struct value *child;

	if (v == NULL || v->type == VALUE_NULL)
		return 0;
	if ((v->type != VALUE_OBJECT && v->type != VALUE_ARRAY) ||
	    arg_is_null(v))
		return 1;
	for (child = v->child; child != NULL; child = child->next)
		if (has_leaf(child))
			return 1;
	return 0;
}

/* Returns whether an entry has args, by their text; -1: only facts can tell. */
static int
entry_any(const struct sql *s, uint32_t entry)
{
	uint64_t off, end;

	args_offs(s, entry, &off, &end);
	return trace_args_any(s->trace, off, end);
}

int
args_may(struct sql *s, int64_t set, const char *key, size_t len)
{
	static const char scope[] = "args.";
	const size_t n = sizeof(scope) - 1;
	const struct arg_cache *a = cache_of(s);
	uint64_t off, end;
	uint32_t entry;
	const char *word;
	size_t nword;

	if (a->set == set || (uint64_t)set >= index_entries(s) || len <= n ||
	    memcmp(key, scope, n) != 0)
		return 1;
	entry = index_entry_of(s, (uint64_t)set);
	trace_args_word(key + n, len - n, &word, &nword);
	if (entry == a->entry || nword == 0)
		return 1;
	args_offs(s, entry, &off, &end);
	return trace_args_may(s->trace, off, end, word, nword);
}

int
args_has(struct sql *s, uint64_t row)
{
	struct arg_cache *a = cache_of(s);
	const struct event_facts *f;
	uint32_t entry;
	int any;

	if (s->keeps)
		(void)args_kept(s, (int64_t)row);
	if (args_store_has(a->store, (int64_t)row))
		return args_store_count(a->store, (int64_t)row) > 0;
	entry = index_entry_of(s, row);
	if (entry != a->entry && (any = entry_any(s, entry)) != -1)
		return any;
	if (args_kept(s, (int64_t)row) != NULL)
		return args_store_count(a->store, (int64_t)row) > 0;
	f = args_facts(s, entry);
	return has_leaf(f->args) || f->has & FACT_COOKIE;
}

void
args_set(sqlite3_context *c, struct sql *s, enum arg_set kind, uint64_t row)
{
	int64_t set = args_first(s, kind) + (int64_t)row;
	size_t n;

	if (kind == ARG_ENTRY ? args_has(s, row) :
	    (args_of(s, set, &n), n > 0))
		sqlite3_result_int64(c, set);
}

void
args_value(sqlite3_context *c, const struct arg *g, int kept)
{
	if (g->type == ARG_STRING)
		sqlite3_result_text(c, g->text, (int)g->len, kept ?
		    SQLITE_STATIC : SQLITE_TRANSIENT);
	else if (g->type == ARG_REAL)
		sqlite3_result_double(c, g->real);
	else if (g->type == ARG_NULL)
		sqlite3_result_null(c);
	else
		sqlite3_result_int64(c, g->num);
}

uint64_t
args_bytes(const struct sql *s, uint64_t *most)
{
	*most = store_most(s);
	return s->args == NULL || s->args->store == NULL ? 0 :
	    args_store_bytes(s->args->store);
}

void
args_drop(struct sql *s)
{
	struct arg_cache *a = s->args;

	if (a == NULL)
		return;
	args_readers_free(a->readers);
	args_store_free(a->store);
	a->readers = NULL;
	a->store = NULL;
	/* their texts were the store's */
	a->set = a->asked = -1;
	a->n = 0;
	a->nread = 0;
}

void
args_close(struct sql *s)
{
	args_find_close(s);
	if (s->args == NULL)
		return;
	args_drop(s);
	arena_free(&s->args->arena);
	arena_free(&s->args->facts_arena);
	free(s->args->args);
	free(s->args);
	s->args = NULL;
}
