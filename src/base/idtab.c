/*
 * idtab: open addressing with linear probing, at most half full.  The hash
 * mixes the four words by multiplication, as good as is needed for numbers
 * that are mostly small, from a seed that is new for every table: ids cannot be
 * chosen so that they collide.  Numbers do not depend on the seed.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/xmalloc.h"
#include "ttv/idtab.h"

static uint64_t
mix(uint64_t h, uint64_t w)
{
	h = (h ^ w) * 0xd6e8feb86659fd93u;
	return h ^ h >> 32;
}

static uint32_t
idtab_slot(const struct idtab *t, const struct idkey *k)
{
	uint64_t h = mix(mix(t->seed, k->w[2]), k->w[0]);
	uint32_t mask = t->nslots - 1, i, s;

	i = (uint32_t)mix(mix(h, k->w[1]), k->w[3]) & mask;
	while ((s = t->slots[i]) != 0 && !idkey_same(&t->keys[s - 1], k))
		i = (i + 1) & mask;
	return i;
}

static void
idtab_rehash(struct idtab *t)
{
	uint32_t i;

	if (t->nslots == 0 && getentropy(&t->seed, sizeof(t->seed)) == -1)
		t->seed = 0x9e3779b97f4a7c15u ^ (uintptr_t)t;
	free(t->slots);
	t->nslots = t->nslots == 0 ? 64 : t->nslots * 2;
	t->slots = xcalloc(t->nslots, sizeof(*t->slots));
	for (i = 0; i < t->n; i++)
		t->slots[idtab_slot(t, &t->keys[i])] = i + 1;
}

uint32_t
idtab_add(struct idtab *t, const struct idkey *k, int *added)
{
	uint32_t i;

	if ((uint64_t)t->n * 2 >= t->nslots)
		idtab_rehash(t);
	i = idtab_slot(t, k);
	if (added != NULL)
		*added = t->slots[i] == 0;
	if (t->slots[i] == 0) {
		if (t->n >= UINT32_MAX / 4)
			fatal("too many different names or ids");
		t->keys = xgrow(t->keys, t->n, &t->cap, sizeof(*t->keys));
		t->keys[t->n++] = *k;
		t->slots[i] = t->n;
	}
	return t->slots[i] - 1;
}

uint32_t
idtab_find(const struct idtab *t, const struct idkey *k)
{
	if (t->nslots == 0)
		return UINT32_MAX;
	return t->slots[idtab_slot(t, k)] - 1;
}

void
idtab_free(struct idtab *t)
{
	free(t->keys);
	free(t->slots);
	memset(t, 0, sizeof(*t));
}
