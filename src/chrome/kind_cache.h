#ifndef KIND_CACHE_H
#define KIND_CACHE_H
/*
 * A cache of kinds by their spelling in the file: maps the raw name and
 * category of an event to their strings and their kind, in one look-up for
 * each event.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "string_cache.h"

struct builder;

struct rawkind {
	const char	*name, *cat;	/* raw contents, copied */
	uint32_t	name_len, cat_len;
	uint32_t	hash;		/* 0: an empty slot */
	uint32_t	name_id, cat_id; /* strings; 0 for empty ones */
	uint32_t	kind;
	uint32_t	repairs;	/* JSON_R_ bits: name << 8 | category */
};

struct kind_cache {
	struct rawkind	*slots;		/* a power of two of them */
	size_t		 nslots, n;
	struct rawkind	 odd;		/* the last kind without a slot */
	struct arena	 texts;
	char		*room;		/* the next `left` bytes of texts */
	size_t		 left;
};

/*
 * Hashes both texts side by side, as raw_hash() does: independent
 * multiplications.  Never 0, which marks an empty slot.
 */
static inline uint32_t
kind_hash(const char *name, size_t n, const char *cat, size_t m)
{
	struct raw_words a = raw_words(name, n), b = raw_words(cat, m);

	return raw_mix((a.first ^ n) * UINT64_C(0x9e3779b97f4a7c15) +
	    (b.last ^ m) * UINT64_C(0x165667b19e3779f9),
	    (a.last + (a.middle << 1)) * UINT64_C(0xc2b2ae3d27d4eb4f) +
	    b.first * UINT64_C(0x27d4eb2f165667c5)) | UINT32_C(1) << 31;
}

/* Returns whether a slot, which may be empty, has these texts. */
static inline int
kind_is(const struct rawkind *k, uint32_t hash, const char *name, size_t n,
    const char *cat, size_t m)
{
	return k->hash == hash && k->name_len == n && k->cat_len == m &&
	    raw_equal(k->name, name, n) && raw_equal(k->cat, cat, m);
}

/* The slow path of kind_cache_get(): adds the kind when it is new. */
const struct rawkind *kind_cache_find(struct kind_cache *,
    struct string_cache *,
		    struct builder *, uint32_t hash, const char *name,
		    size_t name_len, const char *cat, size_t cat_len);
/*
 * Returns the entry of a name and a category, added when new; valid until the
 * next call.
 */
static inline const struct rawkind *
kind_cache_get(struct kind_cache *t, struct string_cache *strings,
    struct builder *b, const char *name, size_t n, const char *cat, size_t m)
{
	uint32_t hash = kind_hash(name, n, cat, m);
	const struct rawkind *k;

	if (t->nslots > 0) {
		k = &t->slots[hash & (t->nslots - 1)];
		if (kind_is(k, hash, name, n, cat, m))
			return k;
	}
	return kind_cache_find(t, strings, b, hash, name, n, cat, m);
}
void		 kind_cache_free(struct kind_cache *);

#endif
