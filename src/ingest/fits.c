/*
 * fits: whether the parts of a builder have no more than a model can number.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>

#include "ttv/err.h"
#include "ttv/limit.h"
#include "async.h"
#include "builder_int.h"

enum total {
	TOTAL_SLICES, TOTAL_ENDS, TOTAL_INSTANTS, TOTAL_VALUES, TOTAL_FLOWS,
	TOTAL_SCHED, TOTAL_SAMPLES, TOTAL_OBJECTS, TOTALS
};

static const char *const names[TOTALS] = {
	[TOTAL_SLICES] = "slices",
	[TOTAL_ENDS] = "ends of slices",
	[TOTAL_INSTANTS] = "instants",
	[TOTAL_VALUES] = "values of counters",
	[TOTAL_FLOWS] = "ends of arrows",
	[TOTAL_SCHED] = "events of scheduling",
	[TOTAL_SAMPLES] = "samples",
	[TOTAL_OBJECTS] = "events of objects",
};

/* Adds what a part has of each kind. */
static void
totals_add(uint64_t n[TOTALS], struct builder *b)
{
	struct log_count *counts = event_log_counts(&b->recs, b->tracks.n);
	size_t i;

	for (i = 0; i < b->tracks.n; i++) {
		n[TOTAL_SLICES] += counts[i].n - counts[i].ends;
		n[TOTAL_ENDS] += counts[i].ends + counts[i].paired;
	}
	free(counts);
	for (i = 0; i < ASYNC_LOGS; i++)
		n[TOTAL_SLICES] += b->async[i].nspans;
	for (i = 0; i < b->values.n; i++)
		n[TOTAL_VALUES] += b->values.v[i]->n;
	n[TOTAL_INSTANTS] += chunks_count(&b->instants);
	n[TOTAL_FLOWS] += chunks_count(&b->flows);
	n[TOTAL_SCHED] += chunks_count(&b->sched);
	n[TOTAL_SAMPLES] += b->samples.n;
	n[TOTAL_OBJECTS] += b->objects.n;
}

int
builder_fits(struct builder **parts, size_t n, struct err *err)
{
	uint64_t all[TOTALS] = { 0 }, most;
	size_t i;

	for (i = 0; i < n; i++)
		totals_add(all, parts[i]);
	for (i = 0; i < TOTALS; i++) {
		/* each end of an arrow has a number for what it binds to */
		most = i == TOTAL_FLOWS ? limits.things / 2 : limits.things;
		if (all[i] > most)
			return err_set(err, ERR_LIMIT, ERR_NOWHERE,
			    "%" PRIu64 " %s: more than %" PRIu64 " cannot be "
			    "numbered; fewer files at a time, or a part of "
			    "one, can be read", all[i], names[i], most);
	}
	return 0;
}
