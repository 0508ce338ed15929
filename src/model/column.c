/*
 * column: the table of the arrays of struct trace, and the loops over it.
 */
#include "config.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sched.h"
#include "ttv/trace.h"
#include "ttv/column.h"

/* X(array, count, entity): the members of struct trace. */
#define TRACE_COLUMNS(X)						\
	X(kinds, nkinds, ENTITY_NONE)					\
	X(kind_count, nkinds, ENTITY_NONE)				\
	X(processes, nprocesses, ENTITY_NONE)				\
	X(threads, nthreads, ENTITY_NONE)				\
	X(tracks, ntracks, ENTITY_NONE)					\
	X(rows, nrows, ENTITY_NONE)					\
	X(ts, nslices, ENTITY_SLICE)					\
	X(dur_low, nslices, ENTITY_SLICE)				\
	X(long_slice, nlong, ENTITY_NONE)				\
	X(long_dur, nlong, ENTITY_NONE)					\
	X(kind, nslices, ENTITY_SLICE)					\
	X(off_low, nslices, ENTITY_SLICE)				\
	X(off_high, noff_high, ENTITY_NONE)				\
	X(end_slice, nends, ENTITY_NONE)				\
	X(end_off_low, nends, ENTITY_NONE)				\
	X(end_off_high, nend_off_high, ENTITY_NONE)			\
	X(sched, nsched, ENTITY_NONE)					\
	X(sched_endings, nsched_endings, ENTITY_NONE)			\
	X(idles, nidles, ENTITY_NONE)					\
	X(cpu_infos, ncpu_infos, ENTITY_NONE)				\
	X(cpu_freqs, ncpu_freqs, ENTITY_NONE)				\
	X(state_word, nstates, ENTITY_NONE)				\
	X(state_more, nstate_more, ENTITY_NONE)				\
	X(instants, ninstants, ENTITY_INSTANT)				\
	X(series, nseries, ENTITY_NONE)					\
	X(counter_ts, ncounter_ts, ENTITY_NONE)				\
	X(counter_value, ncounter_values, ENTITY_COUNTER)		\
	X(objects, nobjects, ENTITY_OBJECT)				\
	X(snapshots, nsnapshots, ENTITY_SNAPSHOT)			\
	X(frames, nframes, ENTITY_NONE)					\
	X(callsites, ncallsites, ENTITY_NONE)				\
	X(callsite_ids, ncallsite_ids, ENTITY_NONE)			\
	X(samples, nsamples, ENTITY_SAMPLE)				\
	X(memdumps, nmemdumps, ENTITY_MEMDUMP)				\
	X(contexts, ncontexts, ENTITY_CONTEXT)				\
	X(alerts, nalerts, ENTITY_NONE)					\
	X(clock_syncs, nclock_syncs, ENTITY_NONE)			\
	X(clock_readings, nclock_readings, ENTITY_NONE)			\
	X(metadata, nmetadata, ENTITY_NONE)				\
	X(unread, nunread, ENTITY_NONE)					\
	X(event_counts, nevent_counts, ENTITY_NONE)			\
	X(records, nrecords, ENTITY_NONE)				\
	X(file_end, nfile_end, ENTITY_NONE)

#define ROW(array, count, entity)					\
	{ #array, entity, offsetof(struct trace, array),		\
	    offsetof(struct trace, count),				\
	    sizeof(*((struct trace *)NULL)->array) },
const struct column columns[] = { TRACE_COLUMNS(ROW) };
#undef ROW
const size_t ncolumns = sizeof(columns) / sizeof(columns[0]);

#define IS_32_BITS(array, count, entity)				\
	static_assert(sizeof(((struct trace *)NULL)->count) == 4,	\
	    #count " is read as a uint32_t");
TRACE_COLUMNS(IS_32_BITS)
#undef IS_32_BITS

void *
column_array(const struct trace *t, const struct column *c)
{
	void *array;

	/*
	 * by memcpy: the members have types of their own, so no void ** fits
	 * them
	 */
	memcpy(&array, (const char *)t + c->at, sizeof(array));
	return array;
}

uint32_t
column_count(const struct trace *t, const struct column *c)
{
	uint32_t n;

	memcpy(&n, (const char *)t + c->count_at, sizeof(n));
	return n;
}

void
column_set(struct trace *t, const struct column *c, const void *array,
    uint32_t count)
{
	memcpy((char *)t + c->at, &array, sizeof(array));
	memcpy((char *)t + c->count_at, &count, sizeof(count));
}

void
array_free(const struct trace *t, void *array)
{
	const struct trace_store *s = t->store;
	uintptr_t at = (uintptr_t)array;

	if (s == NULL || at < (uintptr_t)s->data ||
	    at >= (uintptr_t)s->data + s->len)
		free(array);
}

void
columns_free(struct trace *t)
{
	size_t i;

	for (i = 0; i < ncolumns; i++)
		array_free(t, column_array(t, &columns[i]));
}

uint64_t
columns_bytes(const struct trace *t)
{
	uint64_t sum = 0;
	size_t i;

	for (i = 0; i < ncolumns; i++)
		sum += (uint64_t)column_count(t, &columns[i]) *
		    columns[i].size;
	return sum;
}
