#ifndef RAWTAB_H
#define RAWTAB_H
/*
 * Strings by how the file spells them: the raw content of a JSON string to the
 * interned string, decoded once however often it stands there.  Raw texts are
 * not copied: they must stay where they are (in the mapping).
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct builder;

struct raw {
	const char	*p;
	uint32_t	len;
	uint32_t	id;		/* string of the builder */
	uint32_t	hash;
	uint32_t	repairs;	/* JSON_R_ bits of its decoding */
};

struct rawtab {
	struct raw	*slots;		/* p NULL: empty; power of two */
	size_t		 nslots, n;
	char		*decoded;	/* scratch */
	size_t		 cap;
};

/* A hash of the bytes, eight at a time; chain it through `seed`. */
static inline uint32_t
raw_hash(const char *p, size_t len, uint32_t seed)
{
	uint64_t h = (len + seed) * UINT64_C(0x9e3779b97f4a7c15), w;

	for (; len >= 8; p += 8, len -= 8) {
		memcpy(&w, p, 8);
		h = (h ^ w) * UINT64_C(0xd6e8feb86659fd93);
		h ^= h >> 32;
	}
	if (len > 0) {
		w = 0;
		memcpy(&w, p, len);
		h = (h ^ w) * UINT64_C(0xd6e8feb86659fd93);
		h ^= h >> 32;
	}
	return (uint32_t)(h ^ h >> 29);
}

/* The entry of a raw text, added when new. Good until the next call. */
const struct raw *rawtab_get(struct rawtab *, struct builder *, const char *,
		    size_t);
void		 rawtab_free(struct rawtab *);

#endif
