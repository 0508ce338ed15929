#ifndef NEST_H
#define NEST_H
/*
 * nest: from begins and ends to spans, from spans to rows.  See nest.c,
 * nest_sort.c and pair.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "builder_int.h"

/* A row that nest_rows() made; sorted by (lane, depth) in the end. */
struct nest_row {
	uint32_t	lane, depth;
	uint32_t	n, ends;	/* slices; those with an end event */
};

struct nest_open {			/* a slice that has not ended yet */
	int64_t		 end;
	const struct raw_event *rec;
};

struct nest_lane {
	struct nest_open *open;		/* innermost last */
	size_t		 nopen, cap;
	uint32_t	*rows;		/* row number of each depth */
	size_t		 nrows, rows_cap;
};

/* The state of nesting one track, reusable; zeroed is a valid start. */
struct nest {
	struct nest_row	 *rows;
	size_t		  nrows, rows_cap;
	struct nest_lane *lanes;	/* 0 is the main stack */
	size_t		  nlanes, lanes_cap;
	struct first_fit	 *find;		/* over lanes 1..; NULL until
						 * needed */
	/*
	 * Offsets of end events; that of a span has the number aux - 1.  NULL:
	 * no span lies inside of another at that one's end, and none of length
	 * 0 has ended before another of its time began.
	 */
	const uint64_t	 *ends;
	int		  unordered;	/* the file has begins and ends out of
					 * order: places say nothing of which
					 * ended first */
};

void	nest_free(struct nest *);

/*
 * The offsets of the ends of B/E pairs: span.aux is the end's index here + 1.
 */
struct ends {
	uint64_t	*off;
	size_t		 n, cap;
};

struct pair_open {
	struct raw_event	*span;
	int		closed;
};

struct pair {				/* state of pairing; reusable */
	struct pair_open *open;
	size_t		  nopen, cap;
	struct pair_late *late;		/* of a segment, else NULL */
};

/* Returns 1 if an end closes a begin that is open, by the kinds of both. */
int	pair_closes(const struct idkey *begin, const struct idkey *end);

/*
 * Pairs begins with ends in n recs that are sorted by ts, in place; returns the
 * number of spans that are left (X, n and paired or open B, b).  A B that has
 * an end gets its length, and in aux its end's index in ends + 1.  `kinds`
 * gives names and categories.  Counts stray ends in warn.  A list of recs may
 * be paired by several calls in order; pair_end() counts the begins that are
 * open after the last.
 */
size_t	pair_events(struct pair *, struct raw_event *, size_t n,
	    int be_unsorted, const struct idkey *kinds, struct ends *,
	    struct warn *);
void	pair_end(struct pair *, struct warn *);

/* A segment of recs, paired before the segments ahead of it. */
struct pair_part {
	struct pair_open *open;		/* begins left open; owned */
	size_t		  nopen;
	struct raw_event	 *late;		/* late ends: see pair.c; in the
						 * recs */
	size_t		  nlate;
	int		  bare;		/* nothing open last: see pair.c */
};

/*
 * Pairs a segment of n recs in order, as pair_events(), in parallel with other
 * segments.  ends->n is at least the number of E in the segments before; every
 * E takes one.
 */
size_t	pair_part(struct pair_part *, struct raw_event *, size_t n,
	    const struct idkey *kinds, struct ends *, struct warn *);
/*
 * Joins a segment to the segments before it, which `pair` holds, and frees what
 * the segment owns.
 */
void	pair_join(struct pair *, struct pair_part *,
	    const struct idkey *kinds, struct warn *);

/*
 * Sorts by ts, stable.  O(n) when in order or when n is large, else O(n log n).
 * nest_sort.c
 */
void	nest_sort_time(struct raw_event *, size_t n);
/*
 * Sorts the recs of a list in the same way: in their chunks, or they are in one
 * chunk then, and those of the list are freed one by one as their recs are
 * moved.
 */
void	nest_sort_list(struct event_list *);
/*
 * Sorts the recs of a list, whose chunks are settled, where they are, if they
 * are near their places; returns 0 if they are not, with some moved.
 * nest_near.c
 */
int	nest_sort_near(struct event_list *);
/*
 * Sorts recs of equal ts by length, the longer first, stable.  The recs are
 * sorted by ts.  Recs of one ts that nest as they stand, as a pair of length 0
 * does that has ended in the file before a longer one begins, stay; ends has
 * the offsets of the ends of pairs, or is NULL where these say nothing.
 */
void	nest_sort_ties(struct raw_event *, size_t n, const uint64_t *ends);
/* Joins the chunks of a sorted list if a time is in two of them. */
void	nest_join_ties(struct event_list *);
/* Sorts all recs of a list as nest_sort_ties(). */
void	nest_sort_ties_list(struct event_list *, const uint64_t *ends);

/*
 * Gives each of n spans, sorted by (ts, longer first), its row: row[i] is an
 * index in nest->rows, which is sorted by (lane, depth) on return.  Counts
 * spans that do not nest under `code`.  O(n log lanes).
 */
void	nest_rows(struct nest *, const struct raw_event *, size_t n,
	    uint32_t *row, enum warn_code code, struct warn *);

/*
 * As nest_rows(), piece by piece, or span by span with nest_place(); nest_end()
 * numbers the rows.
 */
void	nest_start(struct nest *);
void	nest_more(struct nest *, const struct raw_event *, size_t n,
	    uint32_t *row, enum warn_code code, struct warn *warn);
/*
 * Places a span at a depth of lane 0; NONE: on the first lane above in which
 * the span fits.
 */
uint32_t nest_place(struct nest *, const struct raw_event *, uint32_t depth);
void	nest_end(struct nest *, uint32_t *row, size_t n);

/*
 * Nest segments in parallel, where all spans are on lane 0.  nest_left() finds
 * what n spans leave open; returns 0 if that is more than `most`.  nest_over()
 * puts `left` over `below`, what was open before the segment, whose last span
 * begins at `last`: the result is open before the next segment.  `ends` is that
 * of struct nest: a span of length 0 that has ended in the file before another
 * begins at its time is not open for that one.
 */
int	nest_left(struct nest_lane *, const struct raw_event *, size_t n,
	    const uint64_t *ends, size_t most);
void	nest_over(struct nest_lane *below, const struct nest_lane *left,
	    int64_t last, const uint64_t *ends);
/* As nest_start(), with n spans open on lane 0. */
void	nest_start_in(struct nest *, const struct nest_open *, size_t n);

/* Returns the end of a span: INT64_MAX when it is open. */
static inline int64_t
log_end(const struct raw_event *r)
{
	int64_t end;

	if (r->dur == DUR_OPEN || __builtin_add_overflow(r->ts, r->dur, &end))
		return INT64_MAX;
	return end;
}

#endif
