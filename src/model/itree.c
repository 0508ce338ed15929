/*
 * An interval tree without pointers.
 *
 * The nodes are one array in ascending order of start; equal starts keep the
 * order of their values.  The tree over it is implied: the root of a range
 * [lo, hi) of the array is its middle, lo + (hi - lo) / 2, and what is to the
 * left and right of the middle are its children.  That is a balanced binary
 * search tree by start for every n, so nothing but the array is stored, and
 * it can be written to a file and mapped back.
 *
 * Each node carries the largest end of its whole range.  A query walks in
 * order, and turns back
 *   - where the largest end of a range lies before the query: nothing in the
 *     range reaches it;
 *   - right of a node that starts after the query: all starts there are later.
 * Every range that is entered and not at once left holds a hit, or lies on
 * the one path where t1 divides the array; so k hits cost at most
 * O(log n + k log(n / k)), and O(log n + k) when they are neighbours, which
 * is how traces are.
 *
 * Keys are compared, never subtracted: all of int64 is good.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/itree.h"

static int
compare(const void *va, const void *vb)
{
	const struct itree_node *a = va, *b = vb;

	if (a->start != b->start)
		return a->start < b->start ? -1 : 1;
	if (a->value != b->value)
		return a->value < b->value ? -1 : 1;
	return (a->end > b->end) - (a->end < b->end);
}

static void
sort(struct itree_node *nodes, size_t n)
{
	size_t i;

	for (i = 1; i < n; i++)
		if (compare(&nodes[i - 1], &nodes[i]) > 0) {
			qsort(nodes, n, sizeof(*nodes), compare);
			return;
		}
}

/* Sets the largest ends of a range that is not empty, and returns its own. */
static int64_t
augment(struct itree_node *nodes, size_t lo, size_t hi)
{
	size_t mid;
	int64_t max, m;

	mid = lo + (hi - lo) / 2;
	max = nodes[mid].end;
	if (lo < mid && (m = augment(nodes, lo, mid)) > max)
		max = m;
	if (mid + 1 < hi && (m = augment(nodes, mid + 1, hi)) > max)
		max = m;
	nodes[mid].max = max;
	return max;
}

void
itree_build(struct itree *t, struct itree_node *nodes, size_t n)
{
	t->nodes = nodes;
	t->n = n;
	t->height = -1;
	if (n == 0)
		return;
	sort(nodes, n);
	augment(nodes, 0, n);
	for (; n != 0; n /= 2)
		t->height++;
}

void
itree_free(struct itree *t)
{
	free(t->nodes);
	memset(t, 0, sizeof(*t));
	t->height = -1;
}

struct query {
	const struct itree_node	*nodes;
	int64_t			 t0, t1;
	int			(*fn)(const struct itree_node *, void *);
	void			*arg;
};

/* The depth of recursion is the height: 64 at the very most. */
static int
walk(const struct query *q, size_t lo, size_t hi)
{
	const struct itree_node *node;
	size_t mid;
	int rc;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		node = &q->nodes[mid];
		if (node->max < q->t0)
			return 0;
		if ((rc = walk(q, lo, mid)) != 0)
			return rc;
		if (node->start > q->t1)
			return 0;
		if (node->end >= q->t0 && (rc = q->fn(node, q->arg)) != 0)
			return rc;
		lo = mid + 1;
	}
	return 0;
}

int
itree_query(const struct itree *t, int64_t t0, int64_t t1,
    int (*fn)(const struct itree_node *, void *), void *arg)
{
	struct query q = { t->nodes, t0, t1, fn, arg };

	return t0 <= t1 ? walk(&q, 0, t->n) : 0;
}

static int
tally(const struct itree_node *node, void *arg)
{
	size_t *n = arg;

	(void)node;
	++*n;
	return 0;
}

size_t
itree_count(const struct itree *t, int64_t t0, int64_t t1)
{
	size_t n = 0;

	itree_query(t, t0, t1, tally, &n);
	return n;
}
