/*
 * sample: samples of call stacks; callsite.c has the stacks.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "rows.h"
#include "sql_int.h"
#include "table.h"

static uint64_t
sample_count(struct sql *s)
{
	return s->trace->nsamples;
}

static void
sample_ts(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->samples[row].ts);
}

static void
sample_callsite(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_number(c, s->trace->samples[row].callsite);
}

static void
sample_utid(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint32_t track = entity_track(s->trace, ENTITY_SAMPLE,
	    (uint32_t)row);
	uint32_t utid = track == NONE ? NONE : s->trace->tracks[track].utid;

	cell_utid(c, s, utid);
}

static const struct sql_column sample_columns[] = {
	COL_ID("number of the sample"),
	COL("ts", "TIMESTAMP", "when it was taken", sample_ts),
	COL("callsite_id", "JOINID(stack_profile_callsite.id)",
	    "the innermost callsite", sample_callsite),
	COL("utid", "JOINID(thread.id)", "the thread", sample_utid),
	COL("process_priority", "LONG", "always null", NULL),
	COLUMN_END
};

/* Returns whether the samples of a track are bytes of a heap. */
static int
is_heap(const struct trace *t, const struct track *k)
{
	return k->nsamples > 0 && k->parent != NONE &&
	    t->tracks[k->parent].source == TRACK_SOURCE_HEAP;
}

/* Tables whose rows are samples: where these have their time and thread. */
static const struct sample_record {
	enum record_kind table;
	unsigned	 ts, utid;
} sample_records[] = {
	{ RECORD_TABLE_perf_sample, RECORD_AT_perf_sample_ts,
	    RECORD_AT_perf_sample_utid },
	{ RECORD_TABLE_stack_sample_packet, RECORD_AT_stack_sample_packet_ts,
	    RECORD_AT_stack_sample_packet_utid },
};
#define SAMPLE_RECORDS	(sizeof(sample_records) / sizeof(sample_records[0]))

/* What finds a sample among the rows of such tables. */
struct sample_key {
	int64_t	 ts, utid;		/* RECORD_NULL: of no thread */
};

static int
key_order(const void *va, const void *vb)
{
	const struct sample_key *a = va, *b = vb;

	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return (a->utid > b->utid) - (a->utid < b->utid);
}

/* Returns the keys of the rows of all such tables in their order, *n. */
static struct sample_key *
sample_keys(const struct trace *t, size_t *n)
{
	const struct sample_record *r;
	struct sample_key *keys;
	const int64_t *row;
	size_t i, of = 0;
	uint32_t at;

	for (i = 0; i < SAMPLE_RECORDS; i++)
		of += record_count(t, sample_records[i].table);
	keys = xreallocarray(NULL, of + 1, sizeof(*keys));
	*n = 0;
	for (r = sample_records; r < sample_records + SAMPLE_RECORDS; r++)
		for (at = 0; at < record_count(t, r->table); at++) {
			row = record_row(t, r->table, at);
			keys[(*n)++] = (struct sample_key){ row[r->ts],
			    row[r->utid] };
		}
	qsort(keys, *n, sizeof(*keys), key_order);
	return keys;
}

static void
list_samples(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sample_key key, *keys;
	const struct track *k;
	uint32_t i, sample;
	size_t n;

	keys = sample_keys(t, &n);
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (is_heap(t, k))
			continue;
		key.utid = k->utid == NONE ? RECORD_NULL : (int64_t)k->utid;
		for (sample = k->sample; sample < k->sample + k->nsamples;
		    sample++) {
			key.ts = t->samples[sample].ts;
			if (bsearch(&key, keys, n, sizeof(*keys), key_order) ==
			    NULL)
				rows_add(&s->samples, sample);
		}
	}
	free(keys);
	s->has_samples = 1;
}

/*
 * Returns the samples but for those of heaps, and those that have tables of
 * their own; NULL: there are none of these.
 */
static const uint32_t *
sample_subset(struct sql *s, uint64_t *n)
{
	const struct trace *t = s->trace;
	uint32_t i, others = record_count(t, sample_records[0].table) +
	    record_count(t, sample_records[1].table);

	for (i = 0; i < t->ntracks && others == 0; i++)
		others += is_heap(t, &t->tracks[i]);
	*n = t->nsamples;
	if (others == 0)
		return NULL;
	if (!s->has_samples)
		list_samples(s);
	*n = s->samples.n;
	return s->samples.list;
}

const struct sql_table table_cpu_profile_stack_sample = {
	.name = "cpu_profile_stack_sample",
	.help = "Samples of call stacks",
	.columns = sample_columns,
	.count = sample_count,
	.subset = sample_subset,
};
