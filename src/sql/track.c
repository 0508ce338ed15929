/*
 * track: the tables of tracks.  trace_processor has a track for each run of
 * slices that nest, so each lane of a track of the model is one, and a track
 * for each series of a counter.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/format_words.h"
#include "ttv/record.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "cell.h"
#include "machine.h"
#include "rows.h"
#include "sched.h"
#include "sql_int.h"
#include "table.h"
#include "thread.h"

/* ---- which there are */

static struct sql_track *
track_add(struct sql_tracks *x, const char *type, uint32_t track)
{
	struct sql_track *k;

	x->tracks = xgrow(x->tracks, x->n, &x->cap, sizeof(*x->tracks));
	k = &x->tracks[x->n++];
	memset(k, 0, sizeof(*k));
	k->type = type;
	k->track = track;
	k->series = k->upid = k->utid = k->ucpu = k->source_upid = NONE;
	return k;
}

static void
list_add(uint32_t **list, size_t *n, size_t number)
{
	/* doubles: n is a power of two */
	if ((*n & (*n - 1)) == 0)
		*list = xreallocarray(*list, *n == 0 ? 1 : 2 * *n,
		    sizeof(**list));
	(*list)[(*n)++] = (uint32_t)number;
}

/* Returns the CPU that a track hangs on, as a number of the table cpu. */
static uint32_t
cpu_of(const struct sql *s, uint32_t track)
{
	const struct trace *t = s->trace;
	const struct track *k = &t->tracks[track];

	if (k->utid != NONE || k->upid != NONE)
		return NONE;
	if (k->type != TRACK_CPU && k->parent != NONE)
		k = &t->tracks[k->parent];
	return k->type == TRACK_CPU ? sched_ucpu(s, k->cpu, k->machine) :
	    NONE;
}

/* Returns the type of a track of the file's own. */
static const char *
custom_type(const struct track *k, enum sql_track_group group)
{
	static const char *const types[] = {
		[TRACK_SOURCE_EXPECTED] = "android_expected_frame_timeline",
		[TRACK_SOURCE_FRAMES] = "android_actual_frame_timeline",
		[TRACK_SOURCE_MARKER_TRACK] = "atrace_async_slice_for_track",
		[TRACK_SOURCE_CALLS] = "thread_execution",
		[TRACK_SOURCE_SYSTEM] = "thread_execution",
		[TRACK_SOURCE_SESSIONS] = "concurrent_tracing_sessions",
		[TRACK_SOURCE_GPU_STAGE] = TRACK_TYPE_GPU_STAGE,
		[TRACK_SOURCE_GPU_LOG] = "gpu_log",
		[TRACK_SOURCE_VULKAN] = "vulkan_events",
		[TRACK_SOURCE_NETWORK] = "network_packets",
		[TRACK_SOURCE_ETW_FILE] = "etw_fileio",
		[TRACK_SOURCE_ETW_DISK] = "etw_diskio",
	};

	if (k->source < sizeof(types) / sizeof(types[0]) &&
	    types[k->source] != NULL)
		return types[k->source];
	if (group == GROUP_STATE)
		return k->utid != NONE ? "thread_state_track_event" :
		    k->upid != NONE ? "process_state_track_event" :
		    "global_state_track_event";
	return k->utid != NONE ? "thread_track_event" : k->upid != NONE ?
	    "process_track_event" : "global_track_event";
}

/* Returns the type of the track of a lane. */
static const char *
lane_type(const struct trace *t, const struct sql_track *s, uint32_t lane)
{
	const struct track *k = &t->tracks[s->track];
	const struct format_words *words;

	switch (k->type) {
	case TRACK_THREAD:
		return lane != 0 ? "thread_overlapping_slice" :
		    k->source == TRACK_SOURCE_UNMERGED ? "thread_track_event" :
		    "thread_execution";
	case TRACK_ASYNC:
		if (k->source == TRACK_SOURCE_MARKER)
			return "atrace_async_slice";
		return s->upid != NONE ? "legacy_async_process_slice" :
		    "legacy_async_global_slice";
	case TRACK_PROCESS:
		words = track_words(t, k);
		return words->process_track != NULL ? words->process_track :
		    "chrome_process_instant";
	case TRACK_GLOBAL:
		return "legacy_chrome_global_instants";
	default:
		return s->ucpu != NONE ? "cpu_irq" : custom_type(k, s->group);
	}
}

/* Returns whether the ids of an async track are of its process alone. */
static int
is_local(const struct sql *s, uint64_t off)
{
	struct arena a = ARENA_INIT;
	struct event_facts f;
	int local;

	trace_facts(s->trace, off, OFF_NONE, NONE, &f, &a);
	local = f.local;
	arena_free(&a);
	return local;
}

/* Adds a lane of a track, whose first event is at an offset or OFF_NONE. */
static void
add_lane(struct sql *s, uint32_t track, uint32_t number, uint64_t off,
    enum sql_track_group group)
{
	const struct track *k = &s->trace->tracks[track];
	struct sql_track *lane = track_add(&s->tracks, NULL, track);

	lane->group = group;
	lane->utid = k->utid;
	lane->upid = k->utid == NONE ? k->upid : NONE;
	lane->ucpu = cpu_of(s, track);
	if (k->type == TRACK_ASYNC && k->source == TRACK_SOURCE_NONE &&
	    lane->upid != NONE && !is_local(s, off)) {
		lane->source_upid = lane->upid;
		lane->upid = NONE;
	}
	lane->type = lane_type(s->trace, lane, number);
}

/* Adds the lanes of the rows of a track that are slices, or states. */
static void
add_rows(struct sql *s, uint32_t track, enum sql_track_group group)
{
	const struct trace *t = s->trace;
	const struct track *k = &t->tracks[track];
	struct sql_tracks *x = &s->tracks;
	enum order_type type = group == GROUP_STATE ? ORDER_VALUE :
	    ORDER_ENTRY;
	uint32_t row, number = NONE;
	size_t first = x->n;

	for (row = k->row; row < k->row + k->nrows; row++) {
		if (index_of_row(s, row) != type)
			continue;
		if (x->n == first || t->rows[row].lane != number) {
			number = t->rows[row].lane;
			add_lane(s, track, number,
			    trace_off(t, t->rows[row].first), group);
			x->tracks[x->n - 1].row = row;
		}
		x->tracks[x->n - 1].nrows = row + 1 -
		    x->tracks[x->n - 1].row;
		x->of_row[row] = (uint32_t)x->n - 1;
	}
}

/* Returns the first instant of a track that is a row of slice, or NONE. */
static uint32_t
first_instant(const struct sql *s, const struct track *k)
{
	uint32_t i;

	for (i = k->instant; i < k->instant + k->ninstants; i++)
		if (index_of_instant(s, i) == ORDER_ENTRY)
			return i;
	return NONE;
}

/* Lists what descriptors say of processes and threads; the last one counts. */
static void
describe_tracks(struct sql *s)
{
	struct sql_tracks *x = &s->tracks;
	const struct trace *t = s->trace;
	uint32_t i, k, n = record_count(t, RECORD_TABLE_described_track);
	const int64_t *row;
	int64_t of;

	for (i = 0; i < n; i++) {
		row = record_row(t, RECORD_TABLE_described_track, i);
		of = row[RECORD_AT_described_track_upid];
		k = idtab_add(&x->described_ids, &(struct idkey){{
		    of == RECORD_NULL, (uint64_t)(of != RECORD_NULL ? of :
		    row[RECORD_AT_described_track_utid]) }}, NULL);
		x->described = xgrow(x->described, k, &x->described_cap,
		    sizeof(*x->described));
		x->described[k] = i;
	}
}

const int64_t *
track_described(const struct sql *s, int is_thread, uint32_t of)
{
	const struct sql_tracks *x = &s->tracks;
	uint32_t i = idtab_find(&x->described_ids, &(struct idkey){{
	    is_thread != 0, of }});

	return i == UINT32_MAX ? NULL : record_row(s->trace,
	    RECORD_TABLE_described_track, x->described[i]);
}

/* Adds the lanes of a track, and what its instants stand on. */
static void
add_lanes(struct sql *s, uint32_t track)
{
	const struct trace *t = s->trace;
	const struct track *k = &t->tracks[track];
	struct sql_tracks *x = &s->tracks;
	size_t first = x->n;
	uint32_t row, instant;

	for (row = k->row; row < k->row + k->nrows; row++)
		x->of_row[row] = NONE;
	add_rows(s, track, GROUP_SLICE);
	if ((instant = first_instant(s, k)) != NONE) {
		if (x->n == first)
			add_lane(s, track, 0, t->instants[instant].off,
			    GROUP_SLICE);
		x->of_instants[track] = (uint32_t)first;
		x->tracks[first].instant = k->instant;
		x->tracks[first].ninstants = k->ninstants;
	}
	if (s->index.has_values)
		add_rows(s, track, GROUP_STATE);
	/* what the file describes is there, though nothing stands on it */
	if (x->n == first && k->type == TRACK_CUSTOM &&
	    k->source == TRACK_SOURCE_DESCRIPTOR)
		add_lane(s, track, 0, OFF_NONE, k->has_states ? GROUP_STATE :
		    GROUP_SLICE);
	if (x->n == first && k->type == TRACK_PROCESS &&
	    track_described(s, 0, k->upid) != NULL)
		add_lane(s, track, 0, OFF_NONE, GROUP_SLICE);
	if (x->n > first)
		x->of_track[track] = (uint32_t)first;
}

static void
add_series(struct sql *s, uint32_t track)
{
	const struct track *k = &s->trace->tracks[track];
	struct sql_track *c;
	uint32_t i;

	for (i = k->series; i < k->series + k->nseries; i++) {
		c = track_add(&s->tracks, NULL, track);
		c->series = i;
		c->group = GROUP_COUNTER;
		c->utid = k->utid;
		c->upid = k->utid == NONE ? k->upid : NONE;
		c->ucpu = cpu_of(s, track);
		c->type = track_counter_type(s->trace, c);
		s->tracks.of_series[i] = (uint32_t)s->tracks.n - 1;
		if (s->tracks.of_track[track] == NONE)
			s->tracks.of_track[track] = (uint32_t)s->tracks.n - 1;
	}
}

/* Lists a track in the tables that it is in besides `track`. */
static void
sort_in(struct sql_tracks *x, size_t i)
{
	const struct sql_track *k = &x->tracks[i];

	if (k->group == GROUP_STATE) {
		list_add(&x->state, &x->nstate, i);
		if (k->utid != NONE)
			list_add(&x->thread_state, &x->nthread_state, i);
		else if (k->upid != NONE)
			list_add(&x->process_state, &x->nprocess_state, i);
		return;
	}
	if (k->group == GROUP_SLICE) {
		if (k->utid != NONE)
			list_add(&x->thread, &x->nthread, i);
		else if (k->upid != NONE)
			list_add(&x->process, &x->nprocess, i);
		else if (k->ucpu != NONE)
			list_add(&x->cpu, &x->ncpu, i);
		return;
	}
	list_add(&x->counter, &x->ncounter, i);
	if (k->utid != NONE)
		list_add(&x->thread_counter, &x->nthread_counter, i);
	else if (k->upid != NONE)
		list_add(&x->process_counter, &x->nprocess_counter, i);
	else if (k->ucpu != NONE)
		list_add(&x->cpu_counter, &x->ncpu_counter, i);
	else if (track_is_gpu(k))
		list_add(&x->gpu_counter, &x->ngpu_counter, i);
}

void
track_open(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_tracks *x = &s->tracks;
	uint32_t i;
	size_t n;

	x->of_row = xreallocarray(NULL, (size_t)t->nrows + 1,
	    sizeof(*x->of_row));
	x->of_instants = xreallocarray(NULL, (size_t)t->ntracks + 1,
	    sizeof(*x->of_instants));
	x->of_track = xreallocarray(NULL, (size_t)t->ntracks + 1,
	    sizeof(*x->of_track));
	x->of_series = xreallocarray(NULL, (size_t)t->nseries + 1,
	    sizeof(*x->of_series));
	describe_tracks(s);
	for (i = 0; i < t->ntracks; i++) {
		x->of_instants[i] = x->of_track[i] = NONE;
		add_lanes(s, i);
		add_series(s, i);
	}
	for (n = 0; n < x->n; n++)
		sort_in(x, n);
}

void
track_close(struct sql *s)
{
	struct sql_tracks *x = &s->tracks;

	free(x->tracks);
	free(x->of_row);
	free(x->of_instants);
	free(x->of_track);
	free(x->state);
	free(x->thread_state);
	free(x->process_state);
	free(x->of_series);
	idtab_free(&x->described_ids);
	free(x->described);
	owned_free(&x->of_thread);
	owned_free(&x->of_process);
	free(x->thread);
	free(x->process);
	free(x->counter);
	free(x->process_counter);
	free(x->thread_counter);
	free(x->cpu);
	free(x->cpu_counter);
	free(x->gpu_counter);
}

/* Returns the track of the model that an instant stands on.  O(log n). */
static uint32_t
track_of_instant(const struct trace *t, uint32_t instant)
{
	return entity_track(t, ENTITY_INSTANT, instant);
}

uint32_t
track_of_entry(const struct sql *s, uint32_t entry)
{
	const struct trace *t = s->trace;

	if (entry < t->nslices)
		return s->tracks.of_row[trace_slice_row(t, entry)];
	return s->tracks.of_instants[track_of_instant(t, entry - t->nslices)];
}

/*
 * Returns whether a slice is around an instant.  One that stands in the file
 * between begin and end of a slice is in it, also at its very end.
 */
static int
is_around(const struct trace *t, uint32_t slice, const struct instant *i)
{
	int64_t end = trace_slice_end(t, slice);
	uint64_t end_off;

	if (trace_dur(t, slice) == DUR_OPEN || i->ts < end)
		return 1;
	end_off = trace_end_off(t, slice);
	return i->ts == end && end_off != OFF_NONE && i->off < end_off &&
	    trace_off(t, slice) < i->off;
}

/*
 * Returns the slice of a row that is around an instant, or NONE.  One that ends
 * at its time goes before one that begins there and stands behind it in the
 * file.
 */
static uint32_t
row_around(const struct trace *t, uint32_t row, const struct instant *i)
{
	uint32_t slice = trace_row_at(t, row, i->ts);

	if (slice != NONE && slice > t->rows[row].first &&
	    t->ts[slice] == i->ts && trace_off(t, slice) > i->off &&
	    trace_slice_end(t, slice - 1) == i->ts &&
	    is_around(t, slice - 1, i))
		return slice - 1;
	return slice != NONE && is_around(t, slice, i) ? slice : NONE;
}

uint32_t
track_around(const struct sql *s, uint32_t instant, uint32_t *depth)
{
	const struct trace *t = s->trace;
	const struct instant *i = &t->instants[instant];
	uint32_t number = s->tracks.of_instants[track_of_instant(t, instant)];
	const struct sql_track *k = &s->tracks.tracks[number];
	uint32_t around = NONE, row, slice;

	*depth = 0;
	for (row = k->row; row < k->row + k->nrows; row++) {
		if (s->index.has_values && index_of_row(s, row) != ORDER_ENTRY)
			continue;
		slice = row_around(t, row, i);
		if (slice == NONE)
			break;
		around = slice;
		++*depth;
	}
	return around;
}

/* ---- columns */

static const struct sql_track *
track_at(struct sql *s, uint64_t row)
{
	return &s->tracks.tracks[row];
}

static void
track_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)row);
}

static void
track_type(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_text(c, track_at(s, row)->type, -1, SQLITE_STATIC);
}

static void
track_parent(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct trace *t = s->trace;
	uint32_t up = t->tracks[track_at(s, row)->track].parent;

	if (up != NONE && (t->tracks[up].type == TRACK_CUSTOM ||
	    t->tracks[up].type == TRACK_COUNTER))
		cell_number(c, s->tracks.of_track[up]);
}

static void
track_dimensions(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_DIMENSION, row);
}

static void
track_source(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_SOURCE, row);
}

static void
track_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_utid(c, s, track_at(s, row)->utid);
}

static void
track_upid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t upid = track_at(s, row)->upid;

	if (upid != NONE)
		sqlite3_result_int64(c, (int64_t)upid + 1);
}

static void
track_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct sql_track *k = track_at(s, row);
	const struct trace *t = s->trace;

	if (k->utid != NONE)
		cell_machine(c, s, t->threads[k->utid].machine);
	else if (k->upid != NONE)
		cell_machine(c, s, t->processes[k->upid].machine);
	else if (k->ucpu != NONE)
		sqlite3_result_int64(c, k->ucpu / SCHED_CPUS);
	else
		cell_machine(c, s, t->tracks[k->track].machine);
}

void
track_unit(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->tracks[track_at(s, row)->track].unit);
}

static void
track_description(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s,
	    s->trace->tracks[track_at(s, row)->track].description);
}

static void
track_cpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t ucpu = track_at(s, row)->ucpu;

	if (ucpu != NONE)
		sqlite3_result_int64(c, sched_cpu(ucpu));
}

static void
track_gpu_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, track_gpu(s->trace, track_at(s, row)));
}

static void
track_ugpu_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, track_ugpu(s, track_at(s, row)));
}

/* ---- how they are found */

static uint64_t
track_count(struct sql *s)
{
	return s->tracks.n;
}

static int64_t
track_thread(struct sql *s, uint64_t row)
{
	return thread_row(s, track_at(s, row)->utid);
}

static void
find_utid(struct sql *s, int64_t utid, struct sql_rows *out)
{
	owned_make(&s->tracks.of_thread, s, (uint64_t)s->trace->nthreads + 1,
	    s->tracks.n, track_thread);
	owned_find(&s->tracks.of_thread, utid, out);
}

static int64_t
track_process(struct sql *s, uint64_t row)
{
	uint32_t upid = track_at(s, row)->upid;

	return upid != NONE ? (int64_t)upid + 1 : -1;
}

static void
find_upid(struct sql *s, int64_t upid, struct sql_rows *out)
{
	owned_make(&s->tracks.of_process, s, (uint64_t)s->trace->nprocesses +
	    1, s->tracks.n, track_process);
	owned_find(&s->tracks.of_process, upid, out);
}

/* Returns how many tracks a thread, or a process, has on an average. */
static double
guess_utid(struct sql *s)
{
	return fmax(1, (double)s->tracks.nthread / (s->trace->nthreads + 1.0));
}

static double
guess_upid(struct sql *s)
{
	return fmax(1, (double)s->tracks.nprocess /
	    (s->trace->nprocesses + 1.0));
}

#define SUBSET(name)							\
static const uint32_t *							\
subset_##name(struct sql *s, uint64_t *n)				\
{									\
	*n = s->tracks.n##name;						\
	return s->tracks.name;						\
}
SUBSET(thread)
SUBSET(process)
SUBSET(counter)
SUBSET(process_counter)
SUBSET(thread_counter)
SUBSET(cpu)
SUBSET(cpu_counter)
SUBSET(gpu_counter)
SUBSET(state)
SUBSET(process_state)
SUBSET(thread_state)

#define C_ID	{ "id", "ID", "number of the track", track_id, WAY_ID,	\
	    NULL, NULL, NULL }
#define C_NAME	{ "name", "STRING", "what it is called", track_name,	\
	    WAY_SCAN, NULL, NULL, NULL }
#define C_TYPE	{ "type", "STRING", "what kind of track it is", track_type, \
	    WAY_SCAN, NULL, NULL, NULL }
#define C_PARENT { "parent_id", "JOINID(track.id)", "track above it",	\
	    track_parent, WAY_SCAN, NULL, NULL, NULL }
#define C_DIMENSIONS { "dimension_arg_set_id", "ARGSETID",		\
	    "what it belongs to, as args", track_dimensions, WAY_SCAN, NULL, \
	    NULL, NULL }
#define C_SOURCE { "source_arg_set_id", "ARGSETID",			\
	    "where it comes from, as args", track_source, WAY_SCAN, NULL, \
	    NULL, NULL }
#define C_MACHINE { "machine_id", "JOINID(machine.id)",			\
	    "machine that it is of", track_machine, WAY_SCAN, NULL, NULL, NULL }
#define C_GROUP	{ "track_group_id", "LONG", "always null", NULL,	\
	    WAY_SCAN, NULL, NULL, NULL }
#define C_UNIT	{ "unit", "STRING", "of the values", track_unit,	\
	    WAY_SCAN, NULL, NULL, NULL }
#define C_DESCRIPTION { "description", "STRING", "what it counts",	\
	    track_description, WAY_SCAN, NULL, NULL, NULL }
#define C_UTID	{ "utid", "JOINID(thread.id)", "thread that it belongs to", \
	    track_utid, WAY_FIND, NULL, find_utid, guess_utid }
#define C_UPID	{ "upid", "JOINID(process.id)",				\
	    "process that it belongs to", track_upid, WAY_FIND, NULL,	\
	    find_upid, guess_upid }

static const struct sql_column track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_DIMENSIONS, C_PARENT, C_SOURCE, C_MACHINE,
	C_GROUP, COLUMN_END
};
static const struct sql_column state_track_columns[] = {
	C_ID, C_NAME, C_PARENT, C_TYPE, C_DIMENSIONS, C_SOURCE, C_MACHINE,
	COLUMN_END
};
static const struct sql_column thread_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UTID,
	COLUMN_END
};
static const struct sql_column process_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UPID,
	COLUMN_END
};
static const struct sql_column counter_track_columns[] = {
	C_ID, C_NAME, C_PARENT, C_TYPE, C_DIMENSIONS, C_SOURCE, C_MACHINE,
	C_UNIT, C_DESCRIPTION, COLUMN_END
};
static const struct sql_column process_counter_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UNIT,
	C_DESCRIPTION, C_UPID, COLUMN_END
};
static const struct sql_column thread_counter_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UNIT,
	C_DESCRIPTION, C_UTID, COLUMN_END
};

#define C_CPU	{ "cpu", "LONG", "CPU that it belongs to", track_cpu,	\
	    WAY_SCAN, NULL, NULL, NULL }

static const struct sql_column cpu_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_CPU,
	COLUMN_END
};
#define C_GPU	{ "gpu_id", "LONG", "number of the GPU", track_gpu_id,	\
	    WAY_SCAN, NULL, NULL, NULL }
#define C_UGPU	{ "ugpu", "JOINID(gpu.id)", "row of the GPU",		\
	    track_ugpu_id, WAY_SCAN, NULL, NULL, NULL }

static const struct sql_column gpu_counter_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UNIT,
	C_DESCRIPTION, C_UGPU, C_GPU, COLUMN_END
};
static const struct sql_column cpu_counter_track_columns[] = {
	C_ID, C_NAME, C_TYPE, C_PARENT, C_SOURCE, C_MACHINE, C_UNIT,
	C_DESCRIPTION, C_CPU, COLUMN_END
};

const struct sql_table table_state_track = {
	.name = "state_track",
	.help = "Tracks of states that a file gives them",
	.columns = state_track_columns,
	.count = track_count,
	.subset = subset_state,
};
const struct sql_table table_process_state_track = {
	.name = "process_state_track",
	.help = "Tracks of states that belong to a process",
	.columns = process_track_columns,
	.count = track_count,
	.subset = subset_process_state,
};
const struct sql_table table_thread_state_track = {
	.name = "thread_state_track",
	.help = "Tracks of states that belong to a thread",
	.columns = thread_track_columns,
	.count = track_count,
	.subset = subset_thread_state,
};
const struct sql_table table_cpu_track = {
	.name = "cpu_track",
	.help = "Tracks of slices that belong to a CPU",
	.columns = cpu_track_columns,
	.count = track_count,
	.subset = subset_cpu,
};
const struct sql_table table_cpu_counter_track = {
	.name = "cpu_counter_track",
	.help = "Tracks of counters of a CPU",
	.columns = cpu_counter_track_columns,
	.count = track_count,
	.subset = subset_cpu_counter,
};
const struct sql_table table_gpu_counter_track = {
	.name = "gpu_counter_track",
	.help = "Tracks of counters of a GPU",
	.columns = gpu_counter_track_columns,
	.count = track_count,
	.subset = subset_gpu_counter,
};
const struct sql_table table_track = {
	.name = "track",
	.help = "All tracks: what slices and values of counters stand on",
	.columns = track_columns,
	.count = track_count,
};
const struct sql_table table_thread_track = {
	.name = "thread_track",
	.help = "Tracks of slices that belong to a thread",
	.columns = thread_track_columns,
	.count = track_count,
	.subset = subset_thread,
};
const struct sql_table table_process_track = {
	.name = "process_track",
	.help = "Tracks of slices that belong to a process",
	.columns = process_track_columns,
	.count = track_count,
	.subset = subset_process,
};
const struct sql_table table_counter_track = {
	.name = "counter_track",
	.help = "Tracks of counters: one for each series",
	.columns = counter_track_columns,
	.count = track_count,
	.subset = subset_counter,
};
const struct sql_table table_process_counter_track = {
	.name = "process_counter_track",
	.help = "Tracks of counters of a process",
	.columns = process_counter_track_columns,
	.count = track_count,
	.subset = subset_process_counter,
};
const struct sql_table table_thread_counter_track = {
	.name = "thread_counter_track",
	.help = "Tracks of counters of a thread",
	.columns = thread_counter_track_columns,
	.count = track_count,
	.subset = subset_thread_counter,
};
