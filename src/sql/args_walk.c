/*
 * args_walk: the args of one set, as the trees of events and the model have
 * them.  This is the slow way, which knows all kinds of sets: args_read.c reads
 * those of events faster, with the same answers.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/record.h"
#include "ttv/ref.h"
#include "ttv/strtab.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args.h"
#include "sched.h"
#include "sql_flow.h"
#include "thread.h"

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

/* Sets the type and the number of the arg of a number. */
static void
number_of(const struct value *v, struct arg *g)
{
	g->type = v->form == VALUE_UNNAMED ? ARG_STRING :
	    v->form == VALUE_UNSIGNED ? ARG_UINT : ARG_REAL;
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

int
arg_is_null(const struct value *v)
{
	return v->type == VALUE_OBJECT && v->form == VALUE_MESSAGE &&
	    v->child == NULL;
}

void
arg_of_value(const struct value *v, struct arg *g)
{
	memset(g, 0, sizeof(*g));
	if (arg_is_null(v)) {
		g->type = ARG_NULL;
		return;
	}
	g->text = v->text;
	g->len = v->len;
	switch (v->type) {
	case VALUE_BOOL:
		g->type = ARG_BOOL;
		g->num = v->len == 4;
		break;
	case VALUE_NUMBER:
		number_of(v, g);
		break;
	default:
		g->type = ARG_STRING;
		if (v->form == VALUE_POINTER) {
			g->type = ARG_POINTER;
			g->num = (int64_t)strtoull(v->text, NULL, 16);
		}
		break;
	}
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
	struct arg value, *g;

	if (v->type == VALUE_NULL)
		return 0;
	if ((v->type == VALUE_OBJECT || v->type == VALUE_ARRAY) &&
	    !arg_is_null(v))
		return walk_children(w, v);
	arg_of_value(v, &value);
	g = walk_add(w, value.type);
	g->num = value.num;
	g->real = value.real;
	g->text = value.text;
	g->len = value.len;
	return 1;
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

/* Adds a part of the name of a track: from a byte up to another one. */
static void
walk_part(struct walk *w, const char *key, const char *from, char to)
{
	const char *end = to == '\0' ? from + strlen(from) : strchr(from, to);

	if (end == NULL)
		return;
	walk_key(w, key);
	walk_text(w, from, (size_t)(end - from));
}

/* Adds what the name of a counter says of it, beside what it belongs to. */
static void
walk_counter(struct walk *w, struct sql *s, const struct sql_track *k)
{
	const char *name = trace_str(s->trace, s->trace->tracks[k->track].name);
	const char *dot;

	if (strcmp(k->type, TRACK_TYPE_IDLE) == 0 &&
	    (dot = strchr(name, '.')) != NULL) {
		walk_key(w, "cpu");
		walk_int(w, k->ucpu % SCHED_CPUS);
		walk_part(w, "state", dot + 1, '\0');
	} else if (strcmp(k->type, TRACK_TYPE_DISK) == 0 &&
	    (dot = strchr(name, '[')) != NULL) {
		walk_part(w, "device_name", dot + 1, ']');
		dot = strstr(dot, "].");
		if (dot != NULL)
			walk_part(w, "counter_name", dot + 2, '\0');
	}
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
	if (k->series != NONE)
		walk_counter(w, s, k);
	if (track_is_gpu(k)) {
		walk_key(w, "ugpu");
		walk_int(w, track_ugpu(s, k));
		walk_key(w, "gpu");
		walk_int(w, track_gpu(s->trace, k));
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

/* Adds what the descriptor of a process or a thread says of its track. */
static void
walk_described(struct walk *w, struct sql *s, const struct track *k)
{
	const int64_t *row = NULL;
	struct track all = *k;

	if (k->type == TRACK_PROCESS || k->type == TRACK_THREAD)
		row = track_described(s, k->type == TRACK_THREAD, k->type ==
		    TRACK_THREAD ? k->utid : k->upid);
	if (row == NULL)
		return;
	all.uuid = (uint64_t)row[RECORD_AT_described_track_uuid];
	all.rank = row[RECORD_AT_described_track_sibling_order_rank];
	all.has_rank = all.rank != RECORD_NULL;
	all.description = row[RECORD_AT_described_track_description] ==
	    RECORD_NULL ? 0 :
	    (uint32_t)row[RECORD_AT_described_track_description];
	walk_descriptor(w, s, &all);
}

static void
walk_source(struct walk *w, struct sql *s, uint64_t row)
{
	const struct sql_track *k = &s->tracks.tracks[row];

	if (s->tracks.of_track[k->track] == row && k->series == NONE)
		walk_described(w, s, &s->trace->tracks[k->track]);
	if (s->trace->tracks[k->track].source == TRACK_SOURCE_DESCRIPTOR)
		walk_descriptor(w, s, &s->trace->tracks[k->track]);
	else if (track_is_gpu(k))
		walk_string(w, s, "description",
		    s->trace->tracks[k->track].description);
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
	const int64_t *described;
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
	described = track_described(s, 0, (uint32_t)row - 1);
	if (described != NULL && described[
	    RECORD_AT_described_track_host_app_package_name] != RECORD_NULL)
		walk_string(w, s, "chrome.host_app_package_name", (uint32_t)
		    described[RECORD_AT_described_track_host_app_package_name]);
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

/* Adds what is known of a CPU, by its place among all. */
static void
walk_cpu(struct walk *w, struct sql *s, uint64_t row)
{
	const struct trace *t = s->trace;
	struct sql_rows facts;
	const int64_t *fact;
	size_t i;

	memset(&facts, 0, sizeof(facts));
	cpu_facts(s, row, &facts);
	for (i = 0; i < facts.n; i++) {
		fact = record_row(t, RECORD_TABLE_cpu_fact, facts.list[i]);
		walk_key(w, trace_str(t, (uint32_t)
		    fact[RECORD_AT_cpu_fact_name]));
		walk_int(w, fact[RECORD_AT_cpu_fact_value]);
	}
	rows_free(&facts);
}

const char *
arg_scope(enum value_scope scope, int is_kernel)
{
	static const char *const scopes[] = { "args", "debug", "" };

	return is_kernel ? "" : scopes[scope];
}

/*
 * Adds the args of an event, each with the key that its scope gives; those of
 * an event of the kernel are called after its fields.
 */
static void
walk_args(struct walk *w, const struct value *args, int is_kernel)
{
	const struct value *v;

	if (args == NULL || args->type != VALUE_OBJECT) {
		walk_key(w, arg_scope(VALUE_OF_ARGS, is_kernel));
		if (args != NULL)
			walk_value(w, args);
		return;
	}
	for (v = args->child; v != NULL; v = v->next) {
		walk_key(w, arg_scope(v->scope, is_kernel));
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
	case ARG_ENTRY:
		f = args_facts_in(s, w->cache, index_entry_of(s, row));
		walk_args(w, f->args, 0);
		if (f->has & FACT_COOKIE) {
			walk_key(w, "cookie");
			walk_int(w, f->cookie);
		}
		break;
	case ARG_VALUE:
		walk_args(w, args_facts_in(s, w->cache, index_at(s, ORDER_VALUE,
		    row))->args, 0);
		break;
	case ARG_KERNEL:
		walk_args(w, args_facts_in(s, w->cache, index_at(s,
		    ORDER_KERNEL, row))->args, 1);
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
	case ARG_CPU:
		walk_cpu(w, s, row);
		break;
	case ARG_SETS:
		break;
	}
	if (v != NULL)
		walk_value(w, v);
}

void
args_read_set(struct sql *s, struct arg_cache *a, int64_t set)
{
	struct walk w = { a, BUF_INIT, BUF_INIT, 0 };
	enum arg_set kind;
	uint64_t row;

	a->n = 0;
	a->set = -1;
	args_keep(&a->arena);
	if (set < 0)
		return;
	kind = args_kind(s, set, &row);
	if (kind < ARG_SETS)
		walk_set(&w, s, kind, row);
	a->set = set;
	buf_free(&w.flat);
	buf_free(&w.key);
}
