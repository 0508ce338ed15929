#ifndef TTV_ITREE_H
#define TTV_ITREE_H
/*
 * Interval tree: which of these intervals touch [t0, t1]?  Implicit: the
 * intervals stay in one array that is sorted by start, the tree is the index
 * arithmetic over it, each node carries the largest end below it.  There are
 * no pointers, so the array can be mapped from a file.  int64 keys, any sign.
 * Build O(n log n) (O(n) when already sorted), query O(log n + hits).
 * Intervals are closed here: [start, end] with start <= end; a caller with
 * half-open ones passes end - 1 or filters.
 */
#include <stddef.h>
#include <stdint.h>

struct itree_node {
	int64_t		start;
	int64_t		end;		/* >= start */
	int64_t		max;		/* largest end in the subtree */
	uint64_t	value;		/* the caller's */
};

struct itree {
	struct itree_node	*nodes;	/* owned by the tree */
	size_t			 n;
	int			 height;	/* -1 when empty */
};

/* Takes over the malloc'ed array (start, end and value set). */
void	itree_build(struct itree *, struct itree_node *, size_t n);
void	itree_free(struct itree *);
/*
 * Calls fn for every interval that touches [t0, t1], by ascending start, until
 * fn returns non-zero; returns what the last call returned, or 0.
 */
int	itree_query(const struct itree *, int64_t t0, int64_t t1,
	    int (*fn)(const struct itree_node *, void *), void *);
/* How many touch [t0, t1]. */
size_t	itree_count(const struct itree *, int64_t t0, int64_t t1);

#endif
