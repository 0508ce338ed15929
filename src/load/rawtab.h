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

static inline uint64_t
raw_word(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

/*
 * A hash of the text: of its length and its first, middle and last eight
 * bytes, which tell the names in a trace apart; chain it through `seed`.
 */
static inline uint32_t
raw_hash(const char *p, size_t len, uint32_t seed)
{
	uint64_t a = 0, b = 0, h;

	if (len >= 8) {
		a = raw_word(p) ^ raw_word(p + (len - 8) / 2) << 1;
		b = raw_word(p + len - 8);
	} else if (len > 0)
		memcpy(&a, p, len);
	h = (a ^ (len + seed) * UINT64_C(0x9e3779b97f4a7c15)) *
	    UINT64_C(0xd6e8feb86659fd93);
	h = (h ^ h >> 32 ^ b) * UINT64_C(0xd6e8feb86659fd93);
	return (uint32_t)(h >> 32);
}

/* Equal bytes; for short texts, without a call. */
static inline int
raw_equal(const char *a, const char *b, size_t len)
{
	for (; len >= 8; a += 8, b += 8, len -= 8)
		if (raw_word(a) != raw_word(b))
			return 0;
	return len == 0 || memcmp(a, b, len) == 0;
}

/* The entry of a raw text, added when new. Good until the next call. */
const struct raw *rawtab_get(struct rawtab *, struct builder *, const char *,
		    size_t);
void		 rawtab_free(struct rawtab *);

#endif
