#ifndef KINDTAB_H
#define KINDTAB_H
/*
 * Kinds by how the file spells them: the raw name and category of an event to
 * their strings and the kind of both, in one look-up an event.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "rawtab.h"

struct builder;

struct rawkind {
	const char	*name, *cat;	/* raw contents, copied; no slot when
					 * both are NULL */
	uint32_t	name_len, cat_len;
	uint32_t	hash;
	uint32_t	name_id, cat_id; /* strings; 0 for empty ones */
	uint32_t	kind;
	uint32_t	repairs;	/* JSON_R_ bits of the name << 8 | cat */
};

struct kindtab {
	struct rawkind	*slots;		/* power of two */
	size_t		 nslots, n;
	struct rawkind	 odd;		/* has no place: what was asked last */
	struct arena	 texts;
};

/*
 * As raw_hash(), of both texts side by side: no multiplication waits for
 * another.
 */
static inline uint32_t
kind_hash(const struct rawkind *k)
{
	return raw_mix((raw_first(k->name, k->name_len) ^ k->name_len) *
	    UINT64_C(0x9e3779b97f4a7c15) +
	    (raw_last(k->cat, k->cat_len) ^ k->cat_len) *
	    UINT64_C(0x165667b19e3779f9),
	    (raw_last(k->name, k->name_len) +
	    (raw_middle(k->name, k->name_len) << 1)) *
	    UINT64_C(0xc2b2ae3d27d4eb4f) +
	    raw_first(k->cat, k->cat_len) * UINT64_C(0x27d4eb2f165667c5));
}

static inline int
kind_equal(const struct rawkind *a, const struct rawkind *b)
{
	return a->hash == b->hash && a->name_len == b->name_len &&
	    a->cat_len == b->cat_len &&
	    raw_equal(a->name, b->name, a->name_len) &&
	    raw_equal(a->cat, b->cat, a->cat_len);
}

/* The slow half: *want may have to be added. */
const struct rawkind *kindtab_find(struct kindtab *, struct rawtab *,
		    struct builder *, const struct rawkind *want);
/*
 * The entry of a name and a category, added when new; good until the next call.
 * Of *want, the texts and their lengths are given.
 */
static inline const struct rawkind *
kindtab_get(struct kindtab *t, struct rawtab *strings, struct builder *b,
    struct rawkind *want)
{
	const struct rawkind *k;

	want->hash = kind_hash(want);
	if (t->nslots > 0) {
		k = &t->slots[want->hash & (t->nslots - 1)];
		if (k->name != NULL && kind_equal(k, want))
			return k;
	}
	return kindtab_find(t, strings, b, want);
}
void		 kindtab_free(struct kindtab *);

#endif
