#ifndef PASSED_H
#define PASSED_H
/*
 * passed: the things that a filter lets through, as sets of their numbers, with
 * a level of detail of their own (as ttv/lod.h is that of all slices).
 *
 * A set is made in steps (passed_make()), O(slices), between keys.  Questions
 * cost what those to all slices cost, O(log n) for a column, however few of the
 * slices are in the set.
 */
#include <stdint.h>

#include "ttv/bits.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#define PASSED_BLOCK	32		/* slices of a leaf of the tree */

struct passed {
	struct bits	 slices;
	struct bits	 top;		/* slices of the set inside of no other
					 * slice of the set */
	struct bits	 instants;
	uint32_t	*row_n;		/* by row: slices of the set */
	uint32_t	*track_n;	/* by track: its instants of the set */
	uint8_t		*whole;		/* by track: its other things are
					 * shown */
	uint64_t	 n;		/* slices of the set */
	uint32_t	 nblocks;
	uint32_t	*longest;	/* a segment tree: 1-based, leaves at
					 * nblocks; NONE */
	uint64_t	*before;	/* prefix sums of durations, ns */
	struct making	*making;	/* NULL: it is made */
};

/* Begins the set of a filter, which is used until the set is made. */
struct passed	*passed_new(const struct trace *, const struct view_filter *);
void		 passed_free(struct passed *);
/* Makes *left slices of the set; returns 1 when all of it is made. */
int		 passed_make(struct passed *, const struct trace *,
		    const struct view_filter *, int64_t *left);

/* The set that frames are drawn with; NULL: all things are shown. */
const struct passed *passed_of(const struct view *);

/* Returns the ns of a slice; an unfinished one reaches to its file's end. */
static inline int64_t
passed_length(const struct trace *t, uint32_t slice)
{
	return trace_dur(t, slice) != DUR_OPEN ? trace_dur(t, slice) :
	    sat_sub(trace_slice_end(t, slice), t->ts[slice]);
}

/*
 * Returns the longer of two slices, the first of equals; each may be NONE.
 */
static inline uint32_t
passed_longer(const struct trace *tr, uint32_t a, uint32_t b)
{
	int64_t da, db;

	if (a == NONE || b == NONE)
		return a == NONE ? b : a;
	da = passed_length(tr, a);
	db = passed_length(tr, b);
	if (da != db)
		return da > db ? a : b;
	return a < b ? a : b;
}

static inline int
passed_slice(const struct passed *s, uint32_t slice)
{
	return s == NULL || bits_has(&s->slices, slice);
}

/* Returns whether a row has a slice of the set. */
static inline int
passed_row(const struct passed *s, uint32_t row)
{
	return s == NULL || s->row_n[row] > 0;
}

/* Returns whether a track's things that have no kind are shown. */
static inline int
passed_whole(const struct passed *s, uint32_t track)
{
	return s == NULL || s->whole[track];
}

/* Returns the longest slice of the set in [first, last), or NONE. */
uint32_t	 passed_longest(const struct passed *, const struct trace *,
		    uint32_t first, uint32_t last);
/*
 * As lod_column_run() for the slices of the set; n is counted up to `most` + 1.
 */
void		 passed_column(const struct passed *, const struct trace *,
		    uint32_t row, uint32_t first, uint32_t last, int64_t t0,
		    int64_t t1, uint32_t most, struct lod_column *);

/* passed_view.c: does the work that a filter has left; see idle.c. */
int		 passed_idle(struct view *, int64_t *left);
/* Forgets the sets of a trace. */
void		 passed_forget(struct view *);

#endif
