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
 * Raw texts are looked at in words of eight bytes and in windows of 64: so many
 * bytes from the beginning of a text can be read, and seven behind it, as a
 * mapping has them and as RAW_PAD is for copies.
 */
#define RAW_WINDOW	64
#define RAW_PAD		64
extern const char raw_ones[2 * RAW_WINDOW];	/* 0xff, then as many 0 */

static inline uint64_t
raw_word(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

/* Ones over the first bytes of a window, so many as a text has there. */
static inline const char *
raw_mask(size_t len)
{
	return raw_ones + RAW_WINDOW - (len < RAW_WINDOW ? len : RAW_WINDOW);
}

/*
 * Three words of a text: its first, middle and last bytes, of a short one the
 * first three times.  How long texts are nobody can foresee: there are no
 * branches.
 */
struct raw_words {
	uint64_t	first, middle, last;
};
static inline struct raw_words
raw_words(const char *p, size_t len)
{
	size_t last = len > 8 ? len - 8 : 0;
	uint64_t ones = raw_word(raw_mask(len));
	struct raw_words w = { raw_word(p) & ones, raw_word(p + last / 2) &
	    ones, raw_word(p + last) & ones };

	return w;
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
	struct raw_words w = raw_words(p, len);

	return raw_mix((w.first ^ len) * UINT64_C(0x9e3779b97f4a7c15),
	    (w.last + seed + (w.middle << 1)) * UINT64_C(0xc2b2ae3d27d4eb4f));
}

/*
 * Whether 32 bytes differ where ones has bits: 0 if they do not.  Without a
 * branch, as above; compilers make two registers of it.
 */
static inline uint64_t
raw_differ(const char *a, const char *b, const char *ones)
{
	uint64_t d = 0;
	int i;

	for (i = 0; i < 32; i += 8)
		d |= (raw_word(a + i) ^ raw_word(b + i)) & raw_word(ones + i);
	return d;
}

static inline int
raw_equal(const char *a, const char *b, size_t len)
{
	const char *ones = raw_mask(len);

	return (raw_differ(a, b, ones) | raw_differ(a + 32, b + 32, ones +
	    32)) == 0 && (len <= RAW_WINDOW || memcmp(a, b, len) == 0);
}

/* The entry of a raw text, added when new. Good until the next call. */
const struct raw *rawtab_get(struct rawtab *, struct builder *, const char *,
		    size_t);
void		 rawtab_free(struct rawtab *);

#endif
