/* min_heap: a binary heap; items[2 * i + 1] and the next are not below i. */
#include "config.h"

#include <stdlib.h>

#include "ttv/min_heap.h"
#include "ttv/xmalloc.h"

void
min_heap_free(struct min_heap *h)
{
	free(h->items);
}

void
min_heap_push(struct min_heap *h, int64_t key, uint64_t what)
{
	size_t i, up;

	h->items = xgrow(h->items, h->n, &h->cap, sizeof(*h->items));
	for (i = h->n++; i > 0; i = up) {
		up = (i - 1) / 2;
		if (h->items[up].key <= key)
			break;
		h->items[i] = h->items[up];
	}
	h->items[i] = (struct min_heap_item){ key, what };
}

struct min_heap_item
min_heap_pop(struct min_heap *h)
{
	struct min_heap_item least = h->items[0], last = h->items[--h->n];
	size_t i, down;

	for (i = 0; (down = 2 * i + 1) < h->n; i = down) {
		if (down + 1 < h->n &&
		    h->items[down + 1].key < h->items[down].key)
			down++;
		if (h->items[down].key >= last.key)
			break;
		h->items[i] = h->items[down];
	}
	h->items[i] = last;
	return least;
}
