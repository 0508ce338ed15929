#ifndef TTV_INTERVAL_H
#define TTV_INTERVAL_H
/*
 * interval: which spans overlap a range of time, for spans that overlap each
 * other: flows, lives of objects, contexts, and the rows of slices.
 *
 * The tree is implicit: the spans in order of their begin, and above blocks of
 * INTERVAL_BLOCK spans the largest end of each, above INTERVAL_BLOCK of these
 * the largest again, and so on.  It takes one bit a span, and 32 more where
 * the spans are not numbered in order of their begin.
 *
 * A span overlaps [t0, t1) if it begins before t1 and ends after t0; one
 * without length if it is in [t0, t1).  So [t, t + 1) asks what is there at t.
 *
 * Cost: interval_new() O(n), with a radix sort where spans are out of order;
 * interval_next() O(INTERVAL_BLOCK * log n) a span found, and no more than that
 * for all that are not.  Any number of threads may ask one index.
 */
#include <stdint.h>

#include "ttv/entity.h"

struct interval_index;
struct trace;

#define INTERVAL_BLOCK	64

/* Spans 0 to n - 1 of `arg`; end(i) is at least start(i). */
struct interval_spans {
	uint32_t	n;
	int64_t		(*start)(const void *arg, uint32_t i);
	int64_t		(*end)(const void *arg, uint32_t i);
	const void	*arg;		/* lives as long as the index */
};

/* Returns an index of the spans, to be freed. */
struct interval_index *interval_new(const struct interval_spans *);
void		 interval_free(struct interval_index *);	/* or NULL */

/* A question; interval_next() returns the spans by begin, NONE at the end. */
struct interval_query {
	const struct interval_index *index;
	int64_t		t0;
	uint32_t	at, end;	/* places in the order of begins */
};
void		 interval_ask(struct interval_query *,
		    const struct interval_index *, int64_t t0, int64_t t1);
uint32_t	 interval_next(struct interval_query *);

/*
 * Returns the index of the things of a kind: flows, objects or contexts;
 * ENTITY_SLICE: of the rows of slices, whose slices are disjoint.  Made when it
 * is first asked for, and kept by the trace.
 */
const struct interval_index *interval_of(const struct trace *, enum entity);
/* Frees the indices of a trace. */
void		 intervals_free(struct trace *);

#endif
