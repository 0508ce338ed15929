#ifndef STRING_CACHE_H
#define STRING_CACHE_H
/*
 * A cache of strings by their spelling in the file: maps the raw content of a
 * JSON string to the interned string, decoded once however often it occurs.
 * Raw texts are not copied and must not move (they are in the mapping).
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct builder;

struct raw {
	const char	*p;
	uint32_t	len;
	uint32_t	id;		/* id of the builder's string */
	uint32_t	hash;
	uint32_t	repairs;	/* JSON_R_ bits of its decoding */
};

struct string_cache {
	struct raw	*slots;		/* p NULL: empty; power of two */
	size_t		 nslots, n;
	struct raw	 odd;		/* the last text without a slot */
	char		*decoded;	/* scratch */
	size_t		 cap;
};

/*
 * Slots that are probed at most.  The hash reads few bytes, and a file can
 * have any number of texts that agree in them: entries without a free slot
 * that near are made anew each time instead of probed for in linear time.
 */
#define RAW_REACH	32

/*
 * Bytes readable from the beginning of a text, and 7 more behind a window: raw
 * texts are compared in words of 8 bytes and windows of RAW_WINDOW, without
 * checking their end.  A mapping has its pad there, copies RAW_PAD bytes.
 */
#define RAW_WINDOW	64
#define RAW_PAD		64
extern const char raw_ones[2 * RAW_WINDOW];	/* 0xff 64 times, then 0 64
						 * times */

static inline uint64_t
raw_word(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

/* Returns a window's mask: ones over the first min(len, RAW_WINDOW) bytes. */
static inline const char *
raw_mask(size_t len)
{
	return raw_ones + RAW_WINDOW - (len < RAW_WINDOW ? len : RAW_WINDOW);
}

/*
 * The first, middle and last eight bytes of a text; a text of up to eight
 * bytes is all three.  Without branches: lengths are unpredictable.
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

/* Hashes two words to 32 bits. */
static inline uint32_t
raw_mix(uint64_t a, uint64_t b)
{
	a = (a ^ b >> 32 ^ b << 32) * UINT64_C(0xd6e8feb86659fd93);
	return (uint32_t)(a >> 32);
}

/*
 * Hashes the length and the first, middle and last eight bytes of a text, in
 * which the names of a trace differ.
 */
static inline uint32_t
raw_hash(const char *p, size_t len, uint32_t seed)
{
	struct raw_words w = raw_words(p, len);

	return raw_mix((w.first ^ len) * UINT64_C(0x9e3779b97f4a7c15),
	    (w.last + seed + (w.middle << 1)) * UINT64_C(0xc2b2ae3d27d4eb4f));
}

/*
 * Returns non-zero when the 32 bytes at a and b differ where ones has bits.
 * Without branches, so that compilers vectorise it to two registers.
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

/*
 * Returns the entry of a raw text, added when new; valid until the next call.
 */
const struct raw *string_cache_get(struct string_cache *, struct builder *,
    const char *,
		    size_t);
void		 string_cache_free(struct string_cache *);

#endif
