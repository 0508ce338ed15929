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
	struct raw	 odd;		/* has no place: what was asked last */
	char		*decoded;	/* scratch */
	size_t		 cap;
};

/*
 * So far from where it belongs, at the most, an entry stands in a table.  One
 * that has no place so near is made anew each time: hashes look at few bytes,
 * and a file can have any number of texts that agree in those.
 */
#define RAW_REACH	32

/*
 * Raw texts are looked at in words of eight bytes: seven bytes behind a text can
 * be read, as a mapping has them and as RAW_PAD is for copies.
 */
#define RAW_PAD		8

static inline uint64_t
raw_word(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

/* The first bytes of a text, at most eight, the others 0. */
static inline uint64_t
raw_first(const char *p, size_t len)
{
	return len >= 8 ? raw_word(p) : len == 0 ? 0 :
	    raw_word(p) & ~UINT64_C(0) >> (64 - 8 * len);
}

/* The last eight bytes; 0 when there are fewer. */
static inline uint64_t
raw_last(const char *p, size_t len)
{
	return len >= 8 ? raw_word(p + len - 8) : 0;
}

/* Those in the middle, too. */
static inline uint64_t
raw_middle(const char *p, size_t len)
{
	return len >= 8 ? raw_word(p + (len - 8) / 2) : 0;
}

/* Two numbers into one of 32 bits. */
static inline uint32_t
raw_mix(uint64_t a, uint64_t b)
{
	a = (a ^ b >> 32 ^ b << 32) * UINT64_C(0xd6e8feb86659fd93);
	return (uint32_t)(a >> 32);
}

/*
 * A hash of the text: of its length and its first, middle and last eight
 * bytes, which tell the names in a trace apart.
 */
static inline uint32_t
raw_hash(const char *p, size_t len, uint32_t seed)
{
	return raw_mix((raw_first(p, len) ^ len) *
	    UINT64_C(0x9e3779b97f4a7c15), (raw_last(p, len) + seed +
	    (raw_middle(p, len) << 1)) * UINT64_C(0xc2b2ae3d27d4eb4f));
}

/*
 * Equal bytes, without a call.  Words overlap, so that up to 32 bytes are two
 * or four of them, which is quicker than a loop of which nobody can foresee how
 * often it goes round.
 */
static inline int
raw_equal(const char *a, const char *b, size_t len)
{
	size_t i;

	if (len < 8)
		return raw_first(a, len) == raw_first(b, len);
	if (len <= 16)
		return ((raw_word(a) ^ raw_word(b)) |
		    (raw_last(a, len) ^ raw_last(b, len))) == 0;
	for (i = 0; i + 32 < len; i += 16)
		if (((raw_word(a + i) ^ raw_word(b + i)) |
		    (raw_word(a + i + 8) ^ raw_word(b + i + 8))) != 0)
			return 0;
	a += i;
	b += i;
	len -= i;
	return ((raw_word(a) ^ raw_word(b)) |
	    (raw_word(a + 8) ^ raw_word(b + 8)) |
	    (raw_word(a + len - 16) ^ raw_word(b + len - 16)) |
	    (raw_word(a + len - 8) ^ raw_word(b + len - 8))) == 0;
}

/* The entry of a raw text, added when new. Good until the next call. */
const struct raw *rawtab_get(struct rawtab *, struct builder *, const char *,
		    size_t);
void		 rawtab_free(struct rawtab *);

#endif
