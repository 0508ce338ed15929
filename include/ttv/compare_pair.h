#ifndef TTV_COMPARE_PAIR_H
#define TTV_COMPARE_PAIR_H
/*
 * compare_pair: which slice of one trace is which of another.
 *
 * Tracks are paired by their labels after the rules of names, those of equal
 * labels in their order; the slices of two tracks by their paths (names of all
 * ancestors and the own one) and their order, robust to insertions
 * (ttv/align.h).  Spans of distributed traces are paired by process, operation
 * and order, where both sides have nothing else.
 *
 * Cost: O(n log n) in the slices of both.
 */
#include <stdint.h>

#include "ttv/compare.h"

struct part;

struct compare_pair {
	uint32_t	old, new;	/* slices */
	int64_t		old_ns, new_ns;	/* wall, or self */
	int64_t		delta;		/* saturates */
	int		claim;		/* past threshold and least */
};

struct compare_pairs {
	uint32_t	*twin;		/* by slice of the old trace; NONE */
	uint32_t	*track;		/* by track of the old trace; NONE */
	struct compare_pair *v;		/* finished pairs, largest |delta|
					 * first */
	uint32_t	 n;
	uint32_t	 claims;
	uint32_t	 paired;		/* unfinished ones, too */
	uint32_t	 alone[2];	/* slices without a twin, by side */
	uint32_t	 alone_claims[2]; /* of these: not below least */
	uint32_t	 tracks;	/* pairs of tracks */
	uint32_t	 tracks_alone[2];
	int		 spans;		/* 1: slices are spans, paired by
					 * process, operation and order */
};

/*
 * Pairs the slices of two traces, or, when `old` and `new` are one trace, of
 * its first two files.  Of the options counts what is taken, the rules, whether
 * the metric is the self time (else wall), threshold and least.
 *
 * Slices outside of the part of their side are not there; NULL for a part, or
 * for both: all are.
 */
void	compare_pairs(struct compare_pairs *, const struct trace *old,
	    const struct trace *new, const struct part *const part[2],
	    const struct compare_options *);
void	compare_pairs_free(struct compare_pairs *);

#endif
