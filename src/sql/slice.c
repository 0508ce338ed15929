/*
 * slice: the tables slice, slices and instant.  A row is an entry, a slice or
 * an instant, in order of time.
 */
#include "config.h"

#include "ttv/event_facts.h"

#include "args_set.h"
#include "cell.h"
#include "rows.h"
#include "slice.h"
#include "sql_int.h"
#include "table.h"

uint64_t
slice_count(struct sql *s)
{
	return index_entries(s);
}

static int64_t
slice_ts_key(struct sql *s, uint64_t row)
{
	return entry_ts(s, entry_of_row(s, row));
}

static uint32_t
slice_kind(struct sql *s, uint64_t row)
{
	return entry_kind(s, entry_of_row(s, row));
}

static void
slice_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)row);
}

static void
slice_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, slice_ts_key(s, row));
}

static int64_t
slice_dur_key(struct sql *s, uint64_t row)
{
	return entry_dur(s, entry_of_row(s, row));
}

static void
slice_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, slice_dur_key(s, row));
}

static void
slice_track(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, track_of_entry(s, index_entry_of(s, row)));
}

void
slice_category(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[slice_kind(s, row)].cat);
}

void
slice_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[slice_kind(s, row)].name);
}

int64_t
slice_depth_key(struct sql *s, uint64_t row)
{
	const struct trace *t = s->trace;
	uint32_t entry = index_entry_of(s, row), depth;

	if (entry < t->nslices)
		depth = t->rows[trace_slice_row(t, entry)].depth;
	else
		track_around(s, entry - t->nslices, &depth);
	return depth;
}

static void
slice_depth(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, slice_depth_key(s, row));
}

uint32_t
slice_parent_of(struct sql *s, uint32_t entry)
{
	uint32_t depth, parent;

	parent = entry < s->trace->nslices ? trace_parent(s->trace, entry) :
	    track_around(s, entry - s->trace->nslices, &depth);
	/* a state that slices stand in is no slice */
	return !s->index.has_values || index_is_entry(s, parent) ? parent :
	    NONE;
}

static void
slice_parent(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t parent = index_parent(s, row);

	if (parent != NONE)
		sqlite3_result_int64(c, parent);
}

void
slice_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_ENTRY, row);
}

/*
 * Returns the facts of an entry if thread_ts and thread_dur can be told of it:
 * it stands on the track of a thread, and its event has the CPU time of that
 * thread.  Else returns NULL; so for an async slice, which one thread may begin
 * and another one end: their CPU times say nothing of its own.
 */
static const struct event_facts *
slice_cpu_facts(struct sql *s, uint64_t row)
{
	uint32_t entry = index_entry_of(s, row);
	const struct event_facts *f;

	if (s->tracks.tracks[track_of_entry(s, entry)].utid == NONE)
		return NULL;
	f = args_brief(s, entry);
	return f->has & FACT_TTS ? f : NULL;
}

static void
slice_thread_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = slice_cpu_facts(s, row);

	if (f != NULL)
		sqlite3_result_int64(c, f->tts);
}

static void
slice_thread_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = slice_cpu_facts(s, row);

	if (f != NULL && f->tdur >= 0)
		sqlite3_result_int64(c, f->tdur);
}

static void
slice_instructions(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = args_brief(s, index_entry_of(s, row));

	if (f->has & FACT_INSTRUCTIONS)
		sqlite3_result_int64(c, f->instructions);
}

static void
slice_instructions_delta(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct event_facts *f = args_brief(s, index_entry_of(s, row));

	if (f->has & FACT_INSTRUCTIONS_DELTA)
		sqlite3_result_int64(c, f->instructions_delta);
}

/* ---- how they are found */

static void
find_track(struct sql *s, int64_t track, struct sql_rows *out)
{
	if (track >= 0 && (uint64_t)track < s->tracks.n)
		index_track(s, (uint32_t)track, out);
}

static void
find_children(struct sql *s, int64_t parent, struct sql_rows *out)
{
	if (parent >= 0 && (uint64_t)parent < index_entries(s))
		index_children(s, (uint64_t)parent, out);
}

/* The number of a set is that of the row. */
static void
find_args(struct sql *s, int64_t set, struct sql_rows *out)
{
	if (set >= 0 && (uint64_t)set < index_entries(s) &&
	    args_has(s, (uint64_t)set))
		rows_add(out, (uint64_t)set);
}

static double
guess_args(struct sql *s)
{
	(void)s;
	return 1;
}

static double
guess_track(struct sql *s)
{
	return (double)index_entries(s) / (double)(s->tracks.n + 1);
}

#define GUESS_CHILDREN	1	/* of a slice, on an average: each has one
				 * parent at most, so that it is not more */

static double
guess_children(struct sql *s)
{
	(void)s;
	return GUESS_CHILDREN;
}

/* Ascends with the name; index_by_name() was called. */
static int64_t
slice_name_key(struct sql *s, uint64_t row)
{
	return (int64_t)s->index.kind_first[slice_kind(s, row)];
}

static int64_t
slice_track_key(struct sql *s, uint64_t row)
{
	return track_of_entry(s, index_entry_of(s, row));
}

/*
 * Writes the keys of a column of many rows.  Kinds, times and lengths are
 * read without a call a row: what is read is local, so that it stays in
 * registers.
 */
static void
slice_keys(struct sql *s, const struct sql_column *c, const uint32_t *rows,
    size_t n, int64_t *keys)
{
	const struct trace *t = s->trace;
	const struct instant *instants = t->instants;
	const uint32_t *order, *kinds = t->kind;
	uint32_t entry, nslices = t->nslices;
	size_t i;

	if (n == 0)
		return;
	order = index_order(s, ORDER_ENTRY);
	if (c == NULL)
		for (i = 0; i < n; i++) {
			entry = order[rows[i]];
			keys[i] = entry < nslices ? kinds[entry] :
			    instants[entry - nslices].kind;
		}
	else if (c->key == slice_ts_key)
		for (i = 0; i < n; i++) {
			entry = order[rows[i]];
			keys[i] = entry < nslices ? t->ts[entry] :
			    instants[entry - nslices].ts;
		}
	else if (c->key == slice_dur_key)
		for (i = 0; i < n; i++) {
			entry = order[rows[i]];
			keys[i] = entry < nslices ? trace_dur(t, entry) : 0;
		}
	else
		for (i = 0; i < n; i++)
			keys[i] = c->key(s, rows[i]);
}

/*
 * Writes the lengths of rows in the order of their names, of which few are near
 * to each other: those that were read before, and fit, are kept by place.
 */
static int
slice_run(struct sql *s, const struct sql_column *order,
    const struct sql_column *c, uint64_t place, size_t n, int64_t *keys)
{
	const uint32_t *rows;
	uint32_t *low;
	size_t i;

	if (order->get != slice_name || c->key != slice_dur_key)
		return 0;
	rows = index_by_name(s) + place;
	low = index_name_durs(s) + place;
	for (i = 0; i < n; i++) {
		keys[i] = low[i];
		if (low[i] < DUR_LOW_OPEN)
			continue;
		keys[i] = slice_dur_key(s, rows[i]);
		if (keys[i] >= 0 && keys[i] < DUR_LOW_OPEN)
			low[i] = (uint32_t)keys[i];
	}
	return 1;
}

/* Returns the rows in the order of dur, name or track_id. */
static const uint32_t *
slice_sorted(struct sql *s, const struct sql_column *c)
{
	if (c->get == slice_dur)
		return index_by_dur(s);
	if (c->get == slice_name)
		return index_by_name(s);
	return c->get == slice_track ? index_by_track(s) : NULL;
}

#define C_ID	{ "id", "ID", "number of the slice, in order of time",	\
	    slice_id, WAY_ID, NULL, NULL, NULL }
#define C_TS	{ "ts", "TIMESTAMP", "when it begins", slice_ts,	\
	    WAY_SORTED, slice_ts_key, NULL, NULL }
#define C_DUR	{ "dur", "DURATION", "how long it lasts; -1: it has no end", \
	    slice_dur, WAY_LENGTH, slice_dur_key, NULL, NULL }
#define C_TRACK	{ "track_id", "JOINID(track.id)", "where it is",	\
	    slice_track, WAY_FIND, slice_track_key, find_track, guess_track }
#define C_CATEGORY(name) { name, "STRING", "its category",		\
	    slice_category, WAY_KIND, NULL, NULL, NULL }
#define C_NAME	{ "name", "STRING", "its name", slice_name, WAY_KIND,	\
	    slice_name_key, NULL, NULL }
#define C_DEPTH	{ "depth", "LONG", "how many slices are around it",	\
	    slice_depth, WAY_TEST, slice_depth_key, NULL, NULL }
#define C_PARENT { "parent_id", "JOINID(slice.id)",			\
	    "the slice right around it", slice_parent, WAY_FIND, NULL,	\
	    find_children, guess_children }
#define C_ARGS	{ "arg_set_id", "ARGSETID", "its args", slice_args,	\
	    WAY_FIND, NULL, find_args, guess_args }

#define C_FIRST	C_ID, C_TS, C_DUR, C_TRACK, C_CATEGORY("category"),	\
	C_NAME, C_DEPTH, C_PARENT, C_ARGS,				\
	{ "thread_ts", "TIMESTAMP",					\
	    "the thread's CPU time when it begins", slice_thread_ts,	\
	    WAY_SCAN, NULL, NULL, NULL },				\
	{ "thread_dur", "DURATION", "CPU time that it took",		\
	    slice_thread_dur, WAY_SCAN, NULL, NULL, NULL },		\
	{ "thread_instruction_count", "LONG",				\
	    "instructions of the thread when it begins",		\
	    slice_instructions, WAY_SCAN, NULL, NULL, NULL },		\
	{ "thread_instruction_delta", "LONG", "instructions that it took", \
	    slice_instructions_delta, WAY_SCAN, NULL, NULL, NULL }

const struct sql_column slice_columns[] = {
	C_FIRST,
	C_CATEGORY("cat"),
	{ "slice_id", "JOINID(slice.id)", "the same as id", slice_id, WAY_ID,
	    NULL, NULL, NULL },
	COLUMN_END
};
const struct sql_column slice_tree_columns[] = {
	C_FIRST, COLUMN_END
};

static const struct sql_column instant_columns[] = {
	C_TS, C_TRACK, C_NAME, C_ARGS, COLUMN_END
};

const struct sql_table table_slice = {
	.name = "slice",
	.help = "Slices, and instants as slices of length 0",
	.columns = slice_columns,
	.count = slice_count,
	.sorted = slice_sorted,
	.lengths = index_lengths,
	.keys = slice_keys,
	.run = slice_run,
	.kind = slice_kind,
};
const struct sql_table table_slices = {
	.name = "slices",
	.help = "The same as slice",
	.columns = slice_columns,
	.count = slice_count,
	.sorted = slice_sorted,
	.lengths = index_lengths,
	.keys = slice_keys,
	.run = slice_run,
	.kind = slice_kind,
};
const struct sql_table table_instant = {
	.name = "instant",
	.help = "Slices of length 0",
	.columns = instant_columns,
	.count = slice_count,
	.subset = index_instants,
	.keys = slice_keys,
	.kind = slice_kind,
};
