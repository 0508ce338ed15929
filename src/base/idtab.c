/*
 * idtab: a hash table of the keys.  The hash begins with a seed that is new for
 * every table: ids cannot be chosen so that they collide.  Numbers do not
 * depend on the seed.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/xmalloc.h"
#include "ttv/idtab.h"
#include "ttv/limit.h"

static uint64_t
idtab_hash(const struct idtab *t, const struct idkey *k)
{
	uint64_t h = hash_mix(hash_mix(t->seed, k->w[2]), k->w[0]);

	return hash_mix(hash_mix(h, k->w[1]), k->w[3]);
}

static struct hashslot *
idtab_slot(const struct idtab *t, uint64_t hash, const struct idkey *k)
{
	struct hashslot *s = hashtab_first(&t->slots, hash);

	while (s->row != 0 && !idkey_same(&t->keys[s->row - 1], k))
		s = hashtab_next(&t->slots, s);
	return s;
}

uint32_t
idtab_add(struct idtab *t, const struct idkey *k, int *added)
{
	struct hashslot *s;
	uint64_t hash;

	if (t->slots.slots == NULL)
		t->seed = hash_seed(t);
	if (hashtab_full(&t->slots, t->n))
		hashtab_grow(&t->slots);
	hash = idtab_hash(t, k);
	s = idtab_slot(t, hash, k);
	if (added != NULL)
		*added = s->row == 0;
	if (s->row == 0) {
		if (t->n >= limits.ids)
			fatal("too many different names or ids");
		t->keys = xgrow(t->keys, t->n, &t->cap, sizeof(*t->keys));
		t->keys[t->n] = *k;
		hashtab_set(s, hash, t->n++);
	}
	return s->row - 1;
}

uint32_t
idtab_find(const struct idtab *t, const struct idkey *k)
{
	if (t->slots.slots == NULL)
		return UINT32_MAX;
	return idtab_slot(t, idtab_hash(t, k), k)->row - 1;
}

void
idtab_free(struct idtab *t)
{
	free(t->keys);
	hashtab_free(&t->slots);
	memset(t, 0, sizeof(*t));
}
