#ifndef NEST_H
#define NEST_H
/*
 * From begins and ends to spans, from spans to rows.  See nest.c, nest_sort.c
 * and pair.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "builder_int.h"

/* One row that nest_rows() made: in order of (lane, depth) at the end. */
struct nest_row {
	uint32_t	lane, depth;
	uint32_t	n, ends;	/* slices on it; of those, with an end */
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

/* Scratch that can be used again and again; zeroed is a valid start. */
struct nest {
	struct nest_row	 *rows;
	size_t		  nrows, rows_cap;
	struct nest_lane *lanes;	/* 0 is the main stack */
	size_t		  nlanes, lanes_cap;
	struct first_fit	 *find;		/* over lanes 1.., made when needed */
	/* offsets of ends, by the number that is rec.aux less 1; NULL: nothing
	 * lies inside of another at its very end */
	const uint64_t	 *ends;
};

void	nest_free(struct nest *);

/* Where the ends of B/E pairs go: by number, span.aux is that number + 1. */
struct ends {
	uint64_t	*off;
	size_t		 n, cap;
};

struct pair_open {
	struct raw_event	*span;
	int		closed;
};

struct pair {				/* scratch */
	struct pair_open *open;
	size_t		  nopen, cap;
	struct pair_late *late;		/* of a segment; NULL: of everything */
};

/*
 * Pairs begins with ends in recs that are sorted by ts, in place: what is left
 * is the spans (X, n and paired or open B, b), their number is returned.  Each
 * B that has an end gets its length, and in aux its number in ends + 1.
 * `kinds` gives names and categories.  Strays are counted in warn.  Recs that
 * go on elsewhere are paired by another call; in the end pair_end() counts
 * what is open.
 */
size_t	pair_events(struct pair *, struct raw_event *, size_t n, int be_unsorted,
	    const struct idkey *kinds, struct ends *, struct warn *);
void	pair_end(struct pair *, struct warn *);

/* A segment of recs that was paired before what comes before it. */
struct pair_part {
	struct pair_open *open;		/* as it leaves them; owned */
	size_t		  nopen;
	struct raw_event	 *late;		/* see pair.c; in the room of the recs */
	size_t		  nlate;
	int		  bare;		/* see pair.c */
};

/*
 * pair_events() of a segment by itself, side by side with others, of recs that
 * are in order.  ends->n is what the segments before have of E, at the least;
 * every E takes one.
 */
size_t	pair_part(struct pair_part *, struct raw_event *, size_t n,
	    const struct idkey *kinds, struct ends *, struct warn *);
/* Goes on with the segment that comes next, and frees what it owns. */
void	pair_join(struct pair *, struct pair_part *,
	    const struct idkey *kinds, struct warn *);

/* Stable, by ts; O(n) when in order or many, O(n log n) else. nest_sort.c */
void	nest_sort_time(struct raw_event *, size_t n);
/* The same for recs of xmap(), in the room of little more than they have. */
void	nest_sort_pages(struct raw_event *, size_t n);
/* Among equal ts the longer first, then as it stands. Sorted by ts before. */
void	nest_sort_ties(struct raw_event *, size_t n);

/*
 * Gives each span its row: row[i] is an index in nest->rows, which is sorted
 * by (lane, depth) when it returns.  Spans sorted by (ts, longer first).
 * What does not nest is counted under `code`.  O(n log lanes).
 */
void	nest_rows(struct nest *, const struct raw_event *, size_t n, uint32_t *row,
	    enum warn_code code, struct warn *);

/* The same piece by piece, or span by span: nest_end() numbers the rows. */
void	nest_start(struct nest *);
void	nest_more(struct nest *, const struct raw_event *, size_t n, uint32_t *row,
	    enum warn_code code, struct warn *warn);
/* At that depth of lane 0; NONE: on the first lane above in which it fits. */
uint32_t nest_place(struct nest *, const struct raw_event *, uint32_t depth);
void	nest_end(struct nest *, uint32_t *row, size_t n);

/*
 * Stretches of spans side by side, where all are on lane 0: what a segment
 * leaves open (0: that were more than `most`) becomes what those after it begin
 * with, once it is put over what was open before it.
 */
int	nest_left(struct nest_lane *, const struct raw_event *, size_t n, size_t most);
void	nest_over(struct nest_lane *below, const struct nest_lane *left,
	    int64_t last);
/* As nest_start(), with these open on lane 0. */
void	nest_start_in(struct nest *, const struct nest_open *, size_t n);

/* The end of a span: INT64_MAX when it is open. */
static inline int64_t
log_end(const struct raw_event *r)
{
	int64_t end;

	if (r->dur == DUR_OPEN || __builtin_add_overflow(r->ts, r->dur, &end))
		return INT64_MAX;
	return end;
}

#endif
