/*
 * hashtab: the memory of a hash table.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hashtab.h"
#include "ttv/xmalloc.h"

#define HASHTAB_LEAST	64		/* slots */

void
hashtab_free(struct hashtab *t)
{
	free(t->slots);
	memset(t, 0, sizeof(*t));
}

void
hashtab_reset(struct hashtab *t, size_t rows)
{
	size_t n = HASHTAB_LEAST;

	while (n / 2 < rows)
		n *= 2;
	t->mask = n - 1;
	if (n <= t->cap) {
		memset(t->slots, 0, n * sizeof(*t->slots));
		return;
	}
	free(t->slots);
	t->slots = xcalloc(n, sizeof(*t->slots));
	t->cap = n;
}

void
hashtab_grow(struct hashtab *t)
{
	struct hashtab old = *t;
	size_t i, at;

	t->slots = NULL;
	t->cap = 0;
	hashtab_reset(t, old.slots == NULL ? 0 : old.mask + 1);
	for (i = 0; old.slots != NULL && i <= old.mask; i++) {
		if (old.slots[i].row == 0)
			continue;
		at = old.slots[i].hash & t->mask;
		while (t->slots[at].row != 0)
			at = (at + 1) & t->mask;
		t->slots[at] = old.slots[i];
	}
	free(old.slots);
}
