/*
 * first_fit: first-fit search over lanes.  A max tree over the lanes' keys
 * answers "first lane with a key of at least x" by descent.  A heap of
 * announced ends tells which lanes change as time goes on, so that no lane is
 * visited in vain.  Hostile input, where every slice overlaps all others, costs
 * O(n log n).
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/min_heap.h"
#include "ttv/xmalloc.h"
#include "first_fit.h"

struct first_fit {
	int64_t		*tree;		/* 1-based heap order, leaves from
					 * `leaves` on */
	size_t		 leaves;	/* a power of two, or 0 without lanes */
	size_t		 n;
	struct min_heap	 ends;		/* of lanes */
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
	min_heap_free(&f->ends);
	free(f);
}

void
first_fit_reset(struct first_fit *f)
{
	size_t i;

	for (i = 0; i < 2 * f->leaves; i++)
		f->tree[i] = INT64_MIN;
	f->n = 0;
	f->ends.n = 0;
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
	min_heap_push(&f->ends, end, lane);
}

ptrdiff_t
first_fit_pop(struct first_fit *f, int64_t t)
{
	if (f->ends.n == 0 || f->ends.items[0].key > t)
		return -1;
	return (ptrdiff_t)min_heap_pop(&f->ends).what;
}
