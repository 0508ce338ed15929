/*
 * first_fit: first-fit search over lanes.  A max tree over the lanes' keys
 * answers "first lane with a key of at least x" by descent.  A heap of
 * announced ends tells which lanes change as time goes on, so that no lane is
 * visited in vain.  Hostile input, where every slice overlaps all others, costs
 * O(n log n).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "first_fit.h"

struct lane_end {
	int64_t		end;
	size_t		lane;
};

struct first_fit {
	int64_t		*tree;		/* 1-based heap order, leaves from
					 * `leaves` on */
	size_t		 leaves;	/* a power of two, or 0 without lanes */
	size_t		 n;
	struct lane_end	*heap;
	size_t		 nheap, cap;
};

struct first_fit *
first_fit_new(void)
{
	return xcalloc(1, sizeof(struct first_fit));
}

void
first_fit_free(struct first_fit *f)
{
	if (f == NULL)
		return;
	free(f->tree);
	free(f->heap);
	free(f);
}

void
first_fit_reset(struct first_fit *f)
{
	size_t i;

	for (i = 0; i < 2 * f->leaves; i++)
		f->tree[i] = INT64_MIN;
	f->n = 0;
	f->nheap = 0;
}

size_t
first_fit_count(const struct first_fit *f)
{
	return f->n;
}

size_t
first_fit_first(const struct first_fit *f, int64_t end)
{
	size_t i = 1;

	if (f->n == 0 || f->tree[1] < end)
		return f->n;
	while (i < f->leaves) {
		i *= 2;
		if (f->tree[i] < end)
			i++;
	}
	return i - f->leaves;
}

static void
first_fit_widen(struct first_fit *f)
{
	size_t i, leaves = f->leaves == 0 ? 8 : f->leaves * 2;
	int64_t *tree = xreallocarray(NULL, leaves * 2, sizeof(*tree));

	for (i = 0; i < leaves; i++)
		tree[leaves + i] = i < f->n ? f->tree[f->leaves + i] :
		    INT64_MIN;
	for (i = leaves - 1; i > 0; i--)
		tree[i] = tree[2 * i] > tree[2 * i + 1] ? tree[2 * i] :
		    tree[2 * i + 1];
	free(f->tree);
	f->tree = tree;
	f->leaves = leaves;
}

void
first_fit_set(struct first_fit *f, size_t lane, int64_t key)
{
	size_t i;

	if (lane == f->leaves)
		first_fit_widen(f);
	if (lane == f->n)
		f->n++;
	i = f->leaves + lane;
	f->tree[i] = key;
	for (i /= 2; i > 0; i /= 2)
		f->tree[i] = f->tree[2 * i] > f->tree[2 * i + 1] ?
		    f->tree[2 * i] : f->tree[2 * i + 1];
}

void
first_fit_push(struct first_fit *f, int64_t end, size_t lane)
{
	size_t i, up;

	f->heap = xgrow(f->heap, f->nheap, &f->cap, sizeof(*f->heap));
	for (i = f->nheap++; i > 0; i = up) {
		up = (i - 1) / 2;
		if (f->heap[up].end <= end)
			break;
		f->heap[i] = f->heap[up];
	}
	f->heap[i].end = end;
	f->heap[i].lane = lane;
}

ptrdiff_t
first_fit_pop(struct first_fit *f, int64_t t)
{
	struct lane_end last;
	size_t i, down, lane;

	if (f->nheap == 0 || f->heap[0].end > t)
		return -1;
	lane = f->heap[0].lane;
	last = f->heap[--f->nheap];
	for (i = 0; (down = 2 * i + 1) < f->nheap; i = down) {
		if (down + 1 < f->nheap &&
		    f->heap[down + 1].end < f->heap[down].end)
			down++;
		if (f->heap[down].end >= last.end)
			break;
		f->heap[i] = f->heap[down];
	}
	f->heap[i] = last;
	return (ptrdiff_t)lane;
}
