/*
 * callsites: a tree of the entries of call stacks.
 *
 * Most entries have few below them, so these are a list, and what is found
 * there lies where the walk of a stack is already: a table of millions of
 * entries has a miss of the cache for each of them.  Where an entry has more
 * than BESIDE below it, all of these are in a hash table, whose hash begins
 * with a seed that is new for every table.  Numbers depend on neither.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "callsites.h"

/* Entries below one that are a list: as many misses as a hash table has. */
#define BESIDE		4
/* `below` of an entry whose list is in the hash table. */
#define IN_TABLE	UINT32_MAX

static inline int
is_same(const struct callsite *a, const struct callsite *b)
{
	return ((a->name ^ b->name) | (a->cat ^ b->cat) |
	    (a->frame ^ b->frame) | (a->place ^ b->place) |
	    (a->parent ^ b->parent)) == 0;
}

static uint64_t
callsite_hash(const struct callsites *t, const struct callsite *c)
{
	uint64_t h = hash_mix(t->seed, (uint64_t)c->parent << 32 | c->name);

	h = hash_mix(h, (uint64_t)c->cat << 32 | c->frame);
	return hash_mix(h, c->place);
}

static uint32_t
callsite_new(struct callsites *t, const struct callsite *c)
{
	if (t->n >= limits.ids)
		fatal("too many different names or ids");
	t->v = xgrow(t->v, t->n, &t->cap, sizeof(*t->v));
	t->v[t->n].c = *c;
	t->v[t->n].below = t->v[t->n].beside = 0;
	return t->n++;
}

/* Returns where an entry is in the hash table, or is to be. */
static struct hashslot *
table_slot(struct callsites *t, uint64_t hash, const struct callsite *c)
{
	struct hashslot *s;

	if (hashtab_full(&t->slots, t->nslots))
		hashtab_grow(&t->slots);
	s = hashtab_first(&t->slots, hash);
	while (s->row != 0 && !is_same(&t->v[s->row - 1].c, c))
		s = hashtab_next(&t->slots, s);
	return s;
}

static uint32_t
table_add(struct callsites *t, const struct callsite *c)
{
	uint64_t hash = callsite_hash(t, c);
	struct hashslot *s = table_slot(t, hash, c);

	if (s->row == 0) {
		hashtab_set(s, hash, callsite_new(t, c));
		t->nslots++;
	}
	return s->row - 1;
}

/* Moves the list that begins with number i to the hash table. */
static void
table_take(struct callsites *t, uint32_t i)
{
	uint64_t hash;

	if (t->slots.slots == NULL)
		t->seed = hash_seed(t);
	for (i++; i != 0; i = t->v[i - 1].beside) {
		hash = callsite_hash(t, &t->v[i - 1].c);
		hashtab_set(table_slot(t, hash, &t->v[i - 1].c), hash, i - 1);
		t->nslots++;
	}
}

uint32_t
callsites_add(struct callsites *t, const struct callsite *c)
{
	uint32_t *below = c->parent < t->n ? &t->v[c->parent].below :
	    &t->roots;
	uint32_t first = *below, i, n = 0;

	if (first == IN_TABLE)
		return table_add(t, c);
	for (i = first; i != 0; i = t->v[i - 1].beside, n++)
		if (is_same(&t->v[i - 1].c, c))
			return i - 1;
	if (n == BESIDE) {
		*below = IN_TABLE;
		table_take(t, first - 1);
		return table_add(t, c);
	}
	*below = t->n + 1;		/* before callsite_new() moves it */
	i = callsite_new(t, c);
	t->v[i].beside = first;
	return i;
}

void
callsites_free(struct callsites *t)
{
	free(t->v);
	hashtab_free(&t->slots);
	memset(t, 0, sizeof(*t));
}
