#ifndef TTV_SPLIT_H
#define TTV_SPLIT_H
/*
 * Parallel counting sort: puts elements into buckets and keeps their order
 * within each bucket.  The first pass counts, the second places.  The
 * callbacks know what an element is and which bucket it belongs to: they get a
 * range [first, end) of elements, and both must choose the same bucket.
 */
#include <stddef.h>
#include <stdint.h>

struct split {
	size_t		 n;		/* elements */
	size_t		 nbuckets;	/* > 0 */
	size_t		 least;		/* elements that are worth a thread */
	/* Adds one to counts[bucket] for each element of [first, end). */
	void		(*count)(void *, size_t first, size_t end,
			    uint32_t *counts);
	/* Puts each element of [first, end) at at[bucket]++. */
	void		(*place)(void *, size_t first, size_t end,
			    uint32_t *at);
	void		*arg;
};

/*
 * Counts the elements of all buckets.  split_starts() of the result has the
 * first index of each bucket and, at [nbuckets], the number of elements.  Give
 * the result to split_place() and then to split_free().  O(n + threads *
 * buckets); the elements must be fewer than 2^32.
 */
struct split_at	*split_count(const struct split *, int threads);
const uint32_t	*split_starts(const struct split_at *);
void		 split_place(const struct split *, struct split_at *,
		    int threads);
void		 split_free(struct split_at *);

#endif
