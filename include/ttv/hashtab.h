#ifndef TTV_HASHTAB_H
#define TTV_HASHTAB_H
/*
 * hashtab: a hash table of row numbers, whose keys the caller keeps and
 * compares.  Open addressing, linear probing; a slot has half of the hash, so
 * that nearly every probe is decided without the row, and growing reads no row.
 * All zero is an empty table.  To find a key or to add it as row n:
 *
 *	if (hashtab_full(t, n))
 *		hashtab_grow(t);
 *	s = hashtab_first(t, hash);
 *	while (s->row != 0 && !same(&rows[s->row - 1], key))
 *		s = hashtab_next(t, s);
 *	if (s->row == 0)
 *		hashtab_set(s, hash, n);
 */
#include <stddef.h>
#include <stdint.h>

/* Of a table of strings it stands in index files: STRTAB_SLOT. */
struct hashslot {
	uint32_t	 hash;
	uint32_t	 row;		/* number + 1; 0: the slot is empty */
};

struct hashtab {
	struct hashslot	*slots;
	size_t		 mask;		/* number of slots - 1; that number is a
					 * power of two */
	size_t		 cap;		/* slots that there is memory for */
};

void		 hashtab_free(struct hashtab *);
/* Empties a table and makes room for `rows` rows without growing. */
void		 hashtab_reset(struct hashtab *, size_t rows);
void		 hashtab_grow(struct hashtab *);

/* Returns 1 when one row more than `rows` would leave less than half empty. */
static inline int
hashtab_full(const struct hashtab *t, size_t rows)
{
	return rows * 2 >= t->mask;
}

/* Returns the first slot from i on that has the hash or is empty. */
static inline struct hashslot *
hashtab_from(const struct hashtab *t, size_t i, uint32_t hash)
{
	struct hashslot *s;

	for (;; i++) {
		s = &t->slots[i & t->mask];
		if (s->row == 0 || s->hash == hash)
			return s;
	}
}

/* Returns the first slot that may have a key of the hash, or an empty one. */
static inline struct hashslot *
hashtab_first(const struct hashtab *t, uint64_t hash)
{
	return hashtab_from(t, (uint32_t)hash, (uint32_t)hash);
}

/* Returns the next such slot behind a slot that is not empty. */
static inline struct hashslot *
hashtab_next(const struct hashtab *t, const struct hashslot *s)
{
	return hashtab_from(t, (size_t)(s - t->slots) + 1, s->hash);
}

static inline void
hashtab_set(struct hashslot *s, uint64_t hash, size_t row)
{
	s->hash = (uint32_t)hash;
	s->row = (uint32_t)row + 1;
}

/* Returns the slot at which the probes for a hash begin, to prefetch it. */
static inline struct hashslot *
hashtab_slot(const struct hashtab *t, uint64_t hash)
{
	return &t->slots[(uint32_t)hash & t->mask];
}

#endif
