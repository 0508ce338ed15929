#ifndef TTV_SPLIT_H
#define TTV_SPLIT_H
/*
 * Things into buckets, by several threads, and in their order within each:
 * one pass counts, one pass places.  What a thing is, and which bucket is
 * its, is the caller's matter; the callbacks get a run [first, end) of things
 * at a time and must agree with each other.
 */
#include <stddef.h>
#include <stdint.h>

struct split {
	size_t		 n;		/* things */
	size_t		 nbuckets;	/* > 0 */
	size_t		 least;		/* things that are worth a thread */
	/* Adds one to counts[bucket] for each that will be placed. */
	void		(*count)(void *, size_t first, size_t end,
			    uint32_t *counts);
	/* Puts each where at[bucket]++ says. */
	void		(*place)(void *, size_t first, size_t end,
			    uint32_t *at);
	void		*arg;
};

/*
 * Counts all; the result says where each bucket begins and, at [nbuckets],
 * how many there are in all.  To be given to split_place() and then freed.
 * O(n + threads * buckets); less than 2^32 may be placed.
 */
struct split_at	*split_count(const struct split *, int threads);
const uint32_t	*split_starts(const struct split_at *);
void		 split_place(const struct split *, struct split_at *,
		    int threads);
void		 split_free(struct split_at *);

#endif
