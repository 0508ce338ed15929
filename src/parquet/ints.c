/*
 * ints: a dictionary for numbers that repeat.
 *
 * Its entries ascend: near numbers have near indices, which compress better
 * than indices by first use do.  Lengths of slices take a fifth less so than
 * as they are.  A slot has its number: ttv/hashtab.h would read an entry beside
 * the slot, for each value, and a whole export of slices take a tenth longer.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/hash.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"

#include "ints.h"

#define WORTH	2		/* uses that an entry must have on average */

struct ints_slot {
	int64_t		 v;
	uint32_t	 entry;		/* + 1; 0: free */
};

struct ints_table {
	struct ints_slot *slots;
	size_t		 mask;
	struct radix	*entries;	/* by first use: the number's key */
	size_t		 n, most;
};

void
ints_bounds(const struct column *c, int64_t *min, int64_t *max)
{
	size_t i;

	*min = INT64_MAX;
	*max = INT64_MIN;
	for (i = 0; i < c->n; i++) {
		*min = c->ints[i] < *min ? c->ints[i] : *min;
		*max = c->ints[i] > *max ? c->ints[i] : *max;
	}
}

/* Returns the entry of a number, or `most` when there are as many. */
static size_t
table_entry(struct ints_table *t, int64_t v)
{
	uint64_t hash = hash_mix(0, (uint64_t)v);
	struct ints_slot *s;

	for (s = &t->slots[hash & t->mask]; s->entry != 0 && s->v != v;
	    s = &t->slots[++hash & t->mask])
		continue;
	if (s->entry != 0)
		return s->entry - 1;
	if (t->n == t->most)
		return t->most;
	s->v = v;
	s->entry = (uint32_t)t->n + 1;
	t->entries[t->n] = (struct radix){ radix_time(v), t->n };
	return t->n++;
}

/* Makes indices by first use; returns 0, or -1: it is not worth it. */
static int
ints_index(struct column *c, struct ints_table *t)
{
	size_t i, at, size = 16;

	t->most = c->n / WORTH;
	while (size < 2 * t->most)
		size *= 2;
	t->mask = size - 1;
	t->slots = xcalloc(size, sizeof(*t->slots));
	t->entries = xcalloc(t->most + 1, sizeof(*t->entries));
	column_indices(c);
	for (i = 0; i < c->n; i++) {
		at = i > 0 && c->ints[i] == c->ints[i - 1] ? c->index[i - 1] :
		    table_entry(t, c->ints[i]);
		if (at == t->most)
			return -1;
		c->index[i] = (uint32_t)at;
	}
	return 0;
}

void
ints_dictionary(struct column *c)
{
	struct ints_table t = { .n = 0 };
	uint32_t *rank;
	size_t i;

	if (ints_index(c, &t) == 0) {
		radix_sort(t.entries, t.n);
		rank = xcalloc(t.n + 1, sizeof(*rank));
		for (i = 0; i < t.n; i++) {
			rank[t.entries[i].value] = (uint32_t)i;
			column_le(&c->dictionary, (uint64_t)radix_time_of(
			    t.entries[i].key), column_bytes(c));
		}
		for (i = 0; i < c->n; i++)
			c->index[i] = rank[c->index[i]];
		c->nindex = c->n;
		c->nentries = t.n;
		free(rank);
	}
	free(t.slots);
	free(t.entries);
}

void
ints_plain(struct buf *b, const struct column *c)
{
	int bytes = column_bytes(c), k;
	char *p;
	size_t i;

	buf_room(b, c->n * (size_t)bytes);
	p = b->data + b->len;
	for (i = 0; i < c->n; i++)
		for (k = 0; k < bytes; k++)
			*p++ = (char)((uint64_t)c->ints[i] >> 8 * k & 0xff);
	*p = '\0';
	b->len += c->n * (size_t)bytes;
}
