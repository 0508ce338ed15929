/*
 * entity: the rows of the table of the kinds of things.  See ttv/entity.h.
 *
 * Most functions of a row are one expression of the trace t and the id i; the
 * macros below make a function of it, so that the rows read as a table.
 */
#include "config.h"

#include <assert.h>

#include "ttv/bound.h"
#include "ttv/entity.h"
#include "ttv/flow.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

/* Defines name(t, i), which returns the expression. */
#define FIELD(type, name, expression)					\
static type								\
name(const struct trace *t, uint32_t i)					\
{									\
	return expression;						\
}
/* Defines name(t), which returns the member that is the count. */
#define COUNT(name, member)						\
static uint32_t								\
name(const struct trace *t)						\
{									\
	return t->member;						\
}
/*
 * Defines the runs of points: one run for each track, which has the members
 * `one` (first) and count.
 */
#define TRACK_RUN(prefix, constant, one, count)				\
static struct entity_run						\
prefix##_run(const struct trace *t, uint32_t i)				\
{									\
	return (struct entity_run){ constant, t->tracks[i].one,		\
	    t->tracks[i].count, i };					\
}

/* Returns when an unfinished thing of a track ends: at ts or later. */
static int64_t
open_end(const struct trace *t, uint32_t track, int64_t ts)
{
	int64_t end = trace_track_open_end(t, track);

	return end > ts ? end : ts;
}

COUNT(track_count, ntracks)

/* Returns the one run of a track: its own number. */
static uint32_t
track_itself(const struct trace *t, uint32_t track, uint32_t *n)
{
	(void)t;
	*n = 1;
	return track;
}

/* ---- slices: a run is a row ---- */

COUNT(slice_count, nslices)
COUNT(slice_runs, nrows)
FIELD(int64_t, slice_ts, t->ts[i])
FIELD(int64_t, slice_dur, trace_dur(t, i))
FIELD(uint32_t, slice_name, t->kinds[t->kind[i]].name)
FIELD(uint64_t, slice_off, trace_off(t, i))

static struct entity_run
slice_run(const struct trace *t, uint32_t i)
{
	const struct row *r = &t->rows[i];

	return (struct entity_run){ ENTITY_SLICE, r->first, r->n, r->track };
}

static const uint32_t *
slice_kinds(const struct trace *t, size_t *stride)
{
	*stride = sizeof(*t->kind);
	return t->kind;
}

static uint32_t
slice_track_runs(const struct trace *t, uint32_t track, uint32_t *n)
{
	*n = t->tracks[track].nrows;
	return t->tracks[track].row;
}

/* ---- instants ---- */

COUNT(instant_count, ninstants)
FIELD(int64_t, instant_ts, t->instants[i].ts)
FIELD(uint32_t, instant_name, t->kinds[t->instants[i].kind].name)
FIELD(uint64_t, instant_off, t->instants[i].off)

static const uint32_t *
instant_kinds(const struct trace *t, size_t *stride)
{
	*stride = sizeof(*t->instants);
	return &t->instants->kind;
}

TRACK_RUN(instant, ENTITY_INSTANT, instant, ninstants)

/* ---- values of counters: a run is a series ---- */

COUNT(counter_count, ncounter_values)
COUNT(counter_runs, nseries)
FIELD(uint32_t, counter_name, t->series[trace_series_of(t, i)].name)

static struct entity_run
counter_run(const struct trace *t, uint32_t i)
{
	const struct series *s = &t->series[i];

	return (struct entity_run){ ENTITY_COUNTER, s->first, s->n, s->track };
}

static uint32_t
counter_track_runs(const struct trace *t, uint32_t track, uint32_t *n)
{
	*n = t->tracks[track].nseries;
	return t->tracks[track].series;
}

/* ---- flows: each is a run; they belong to the track that they leave ---- */

COUNT(flow_count, nflows)
FIELD(int64_t, flow_start, flow_at(t, i).from_ts)
FIELD(uint32_t, flow_name, t->kinds[flow_at(t, i).kind].name)

static int64_t
flow_end(const struct trace *t, uint32_t i)
{
	struct flow f = flow_at(t, i);

	return f.to_ts > f.from_ts ? f.to_ts : f.from_ts;
}

static struct entity_run
flow_run(const struct trace *t, uint32_t i)
{
	struct flow f = flow_at(t, i);
	struct entity_ref end = flow_end_ref(t, f.from != NONE ? f.from :
	    f.to);

	return (struct entity_run){ ENTITY_FLOW, i, 1,
	    entity_track(t, end.type, end.id) };
}

/* Returns the number of the run of a thing that is a run by itself. */
static uint32_t
itself(const struct trace *t, uint32_t id)
{
	(void)t;
	return id;
}

static uint32_t
no_track_runs(const struct trace *t, uint32_t track, uint32_t *n)
{
	(void)t;
	(void)track;
	*n = 0;
	return 0;
}

/* ---- objects: they overlap, so each is a run ---- */

COUNT(object_count, nobjects)
FIELD(int64_t, object_ts, t->objects[i].created)
FIELD(uint32_t, object_name, t->objects[i].name)
FIELD(uint64_t, object_off, t->objects[i].off)

/* Returns when an object ends; one that lives on ends with its file. */
static int64_t
object_end(const struct trace *t, uint32_t i)
{
	const struct object *o = &t->objects[i];
	int64_t end = open_end(t, o->track, o->created);

	return o->destroyed < end ? o->destroyed : end;
}

/* Returns 1 if an object was created by its first snapshot, not by an event. */
static int
object_implied(const struct trace *t, uint32_t i)
{
	const struct object *o = &t->objects[i];

	return o->nsnapshots > 0 && t->snapshots[o->snapshot].off == o->off;
}

static struct entity_run
object_run(const struct trace *t, uint32_t i)
{
	return (struct entity_run){ ENTITY_OBJECT, i, 1, t->objects[i].track };
}

static uint32_t
object_track_runs(const struct trace *t, uint32_t track, uint32_t *n)
{
	*n = t->tracks[track].nobjects;
	return t->tracks[track].object;
}

/* ---- snapshots: a run is those of an object ---- */

COUNT(snapshot_count, nsnapshots)
FIELD(int64_t, snapshot_ts, t->snapshots[i].ts)
FIELD(uint32_t, snapshot_name, t->objects[t->snapshots[i].object].name)
FIELD(uint64_t, snapshot_off, t->snapshots[i].off)
FIELD(uint32_t, snapshot_run_of, t->snapshots[i].object)
/* A nested snapshot stands in the event of another one. */
FIELD(int, snapshot_implied, t->snapshots[i].nested)

static struct entity_run
snapshot_run(const struct trace *t, uint32_t i)
{
	const struct object *o = &t->objects[i];

	return (struct entity_run){ ENTITY_SNAPSHOT, o->snapshot,
	    o->nsnapshots, o->track };
}

/* ---- samples, memory dumps, contexts ---- */

COUNT(sample_count, nsamples)
FIELD(int64_t, sample_ts, t->samples[i].ts)
FIELD(uint32_t, sample_name, t->samples[i].name)
FIELD(uint64_t, sample_off, t->samples[i].off)
TRACK_RUN(sample, ENTITY_SAMPLE, sample, nsamples)

COUNT(memdump_count, nmemdumps)
FIELD(int64_t, memdump_ts, t->memdumps[i].ts)
FIELD(uint32_t, memdump_name, t->memdumps[i].id)
FIELD(uint64_t, memdump_off, t->memdumps[i].off)
TRACK_RUN(memdump, ENTITY_MEMDUMP, memdump, nmemdumps)

COUNT(context_count, ncontexts)
FIELD(int64_t, context_ts, t->contexts[i].ts)
FIELD(int64_t, context_dur, t->contexts[i].dur)
FIELD(uint32_t, context_name, t->contexts[i].name)
FIELD(uint64_t, context_off, t->contexts[i].off)
TRACK_RUN(context, ENTITY_CONTEXT, context, ncontexts)

static int64_t
context_end(const struct trace *t, uint32_t i)
{
	const struct context *c = &t->contexts[i];
	int64_t end;

	if (c->dur == DUR_OPEN)
		return open_end(t, c->track, c->ts);
	return __builtin_add_overflow(c->ts, c->dur, &end) ? INT64_MAX : end;
}

/*
 * X(constant, name, plural, word, selectable,
 *     count, ts, end, dur, name_of,
 *     kinds, off, implied,
 *     nruns, run, run_of, track_runs): the members of struct entity_row.
 */
#define ROWS(X)								\
	X(ENTITY_SLICE, "slice", "slices", "slice", 1,			\
	    slice_count, slice_ts, trace_slice_end, slice_dur, slice_name, \
	    slice_kinds, slice_off, NULL,				\
	    slice_runs, slice_run, trace_slice_row, slice_track_runs)	\
	X(ENTITY_INSTANT, "instant", "instants", "instant", 1,		\
	    instant_count, instant_ts, NULL, NULL, instant_name,	\
	    instant_kinds, instant_off, NULL,				\
	    track_count, instant_run, NULL, track_itself)		\
	X(ENTITY_COUNTER, "counter value", "counter values", "counter", 1, \
	    counter_count, trace_counter_ts, NULL, NULL, counter_name,	\
	    NULL, NULL, NULL,						\
	    counter_runs, counter_run, trace_series_of, counter_track_runs) \
	X(ENTITY_FLOW, "flow", "flows", "flow", 0,			\
	    flow_count, flow_start, flow_end, NULL, flow_name,		\
	    NULL, NULL, NULL,						\
	    flow_count, flow_run, itself, no_track_runs)		\
	X(ENTITY_OBJECT, "object", "objects", "object", 1,		\
	    object_count, object_ts, object_end, NULL, object_name,	\
	    NULL, object_off, object_implied,				\
	    object_count, object_run, itself, object_track_runs)	\
	X(ENTITY_SNAPSHOT, "snapshot", "snapshots", "snapshot", 1,	\
	    snapshot_count, snapshot_ts, NULL, NULL, snapshot_name,	\
	    NULL, snapshot_off, snapshot_implied,			\
	    object_count, snapshot_run, snapshot_run_of, object_track_runs) \
	X(ENTITY_SAMPLE, "stack sample", "stack samples", "sample", 1,	\
	    sample_count, sample_ts, NULL, NULL, sample_name,		\
	    NULL, sample_off, NULL,					\
	    track_count, sample_run, NULL, track_itself)		\
	X(ENTITY_MEMDUMP, "memory dump", "memory dumps", "memory", 1,	\
	    memdump_count, memdump_ts, NULL, NULL, memdump_name,	\
	    NULL, memdump_off, NULL,					\
	    track_count, memdump_run, NULL, track_itself)		\
	X(ENTITY_CONTEXT, "context", "contexts", "context", 1,		\
	    context_count, context_ts, context_end, context_dur, context_name, \
	    NULL, context_off, NULL,					\
	    track_count, context_run, NULL, track_itself)

#define ROW(constant, ...)	[constant] = { __VA_ARGS__ },
const struct entity_row entity_rows[ENTITIES] = { ROWS(ROW) };
static_assert((0u ROWS(ENTITY_BIT)) == ENTITY_ALL,
    "entity_rows has a row for each constant");

uint32_t
entity_count(const struct trace *t, enum entity e)
{
	return entity_rows[e].count == NULL ? 0 : entity_rows[e].count(t);
}

int64_t
entity_ts(const struct trace *t, enum entity e, uint32_t id)
{
	if (e == ENTITY_SLICE)		/* fast path: most things are slices */
		return t->ts[id];
	return entity_rows[e].ts == NULL ? 0 : entity_rows[e].ts(t, id);
}

int64_t
entity_end(const struct trace *t, enum entity e, uint32_t id)
{
	if (entity_rows[e].end == NULL)
		return entity_ts(t, e, id);
	return entity_rows[e].end(t, id);
}

int64_t
entity_until(const struct trace *t, enum entity e, uint32_t id)
{
	const struct entity_row *row = &entity_rows[e];
	int open = row->dur != NULL && row->dur(t, id) == DUR_OPEN;

	return sat_add(entity_end(t, e, id), open);
}

uint32_t
entity_name(const struct trace *t, enum entity e, uint32_t id)
{
	return entity_rows[e].name_of == NULL ? 0 :
	    entity_rows[e].name_of(t, id);
}

uint32_t
entity_kind(const struct trace *t, enum entity e, uint32_t id)
{
	const uint32_t *kinds;
	size_t stride;

	if (e == ENTITY_SLICE)
		return t->kind[id];
	if (entity_rows[e].kinds == NULL)
		return NONE;
	kinds = entity_rows[e].kinds(t, &stride);
	return entity_kind_at(kinds, stride, id);
}

uint64_t
entity_off(const struct trace *t, enum entity e, uint32_t id)
{
	return entity_rows[e].off == NULL ? OFF_NONE :
	    entity_rows[e].off(t, id);
}

struct value *
entity_args(const struct trace *t, enum entity e, uint32_t id, struct arena *a)
{
	uint64_t off = entity_off(t, e, id);

	if (e == ENTITY_SLICE)
		return trace_slice_args(t, id, a);
	return off != OFF_NONE ? trace_off_args(t, off, a) : NULL;
}

int
entity_has_events(enum entity e)
{
	return entity_rows[e].off != NULL;
}

uint32_t
entity_run_of(const struct trace *t, enum entity e, uint32_t id)
{
	const struct entity_row *row = &entity_rows[e];
	uint32_t lo = 0, hi, mid;

	if (id >= entity_count(t, e))
		return NONE;
	if (row->run_of != NULL)
		return row->run_of(t, id);
	/* binary search of the last run that begins at or before the id */
	hi = row->nruns(t);
	BISECT_LAST(lo, hi, mid, row->run(t, mid).first <= id);
	return lo;
}

uint32_t
entity_track(const struct trace *t, enum entity e, uint32_t id)
{
	uint32_t run = entity_run_of(t, e, id);

	return run == NONE ? NONE : entity_rows[e].run(t, run).track;
}
