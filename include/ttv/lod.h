#ifndef TTV_LOD_H
#define TTV_LOD_H
/*
 * lod: level of detail, the summary of the slices or samples that one column of
 * the screen covers, in O(log n) instead of a visit to each.  The functions
 * take a run [first, last) of slices of one row.  Unfinished slices reach to
 * the end of the trace.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

/*
 * Returns the longest slice of [first, last), the first of equals. first <
 * last.
 */
uint32_t	lod_longest(const struct trace *, uint32_t first,
	    uint32_t last);
/*
 * Returns the sum of the durations of [first, last) in ns; the slices of a row
 * do not overlap.
 */
int64_t		lod_covered(const struct trace *, uint32_t first,
		    uint32_t last);

struct lod_column {
	uint32_t	n;		/* slices that touch [t0, t1) */
	uint32_t	longest;	/* about the slice that covers most of
					 * [t0, t1): the longest by its own
					 * duration; NONE */
	int64_t		covered;	/* ns of [t0, t1) that slices cover */
	uint32_t	first;		/* first slice that touches; or NONE */
};
/*
 * Summarizes what a row has in [t0, t1), t0 < t1.  Slices of length 0 count in
 * n.
 */
void		lod_column(const struct trace *, uint32_t row, int64_t t0,
		    int64_t t1, struct lod_column *);
/*
 * As lod_column(), for callers that know that the slices of the row that begin
 * in [t0, t1) are [first, last).
 */
void		lod_column_run(const struct trace *, uint32_t row,
		    uint32_t first, uint32_t last, int64_t t0, int64_t t1,
		    struct lod_column *);

struct lod_counter {
	uint32_t	n;		/* samples in [t0, t1) */
	double		min, max;	/* of the n samples and the value at
					 * t0 */
	double		last;		/* value just before t1; or NaN */
};
/*
 * Summarizes what a series has in [t0, t1), whose samples have the indices
 * [first, last).  With none, min, max and last are the value held at t0.
 */
void		lod_counter_run(const struct trace *, uint32_t series,
		    uint32_t first, uint32_t last, struct lod_counter *);
/*
 * Returns the value in force at ts (step-hold: a sample holds until the
 * next one), NaN before the first sample.
 */
double		lod_counter_at(const struct trace *, uint32_t series,
		    int64_t ts);

/*
 * Build the level of detail of a trace whose rows are complete.  lod_start()
 * returns a number of jobs; lod_job() does each of them once, in any order and
 * on any threads; lod_end() follows.  O(slices).
 */
size_t		lod_start(struct trace *);
void		lod_job(struct trace *, size_t);
void		lod_end(struct trace *);
void		lod_destroy(struct trace *);

#endif
