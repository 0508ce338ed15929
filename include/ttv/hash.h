#ifndef TTV_HASH_H
#define TTV_HASH_H
/*
 * hash: the hash functions of numbers and of bytes.  Those who choose the keys
 * of a table must not know the seed: begin with hash_seed() where a file does.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Where hash_bytes() begins without a seed: the offset basis of FNV-1a. */
#define HASH_BYTES	UINT64_C(0xcbf29ce484222325)
/* By what FNV-1a multiplies after each byte. */
#define HASH_PRIME	UINT64_C(0x100000001b3)
/* Where hash_byte_32() begins, the form of 32 bits. */
#define HASH_BYTES_32	UINT32_C(2166136261)

/*
 * Mixes a word into a hash, with one multiplication by an odd constant: good
 * enough for numbers that are mostly small.
 */
static inline uint64_t
hash_mix(uint64_t h, uint64_t word)
{
	h = (h ^ word) * UINT64_C(0xd6e8feb86659fd93);
	return h ^ h >> 32;
}

/* Returns a hash of a word: each bit of the word changes half of the bits. */
static inline uint64_t
hash_word(uint64_t word)
{
	return hash_mix(0, hash_mix(0, word ^ word >> 32));
}

/*
 * Mixes n bytes into a hash (FNV-1a, 64 bits), which is the same on all
 * machines.  The low bits of short texts are poor: fold the high ones in.
 */
static inline uint64_t
hash_bytes(uint64_t h, const void *bytes, size_t n)
{
	const unsigned char *p = bytes;

	while (n-- > 0)
		h = (h ^ *p++) * HASH_PRIME;
	return h;
}

/* Mixes a byte into a hash (FNV-1a, 32 bits), of colours of names. */
static inline uint32_t
hash_byte_32(uint32_t h, char byte)
{
	return (h ^ (unsigned char)byte) * UINT32_C(16777619);
}

/*
 * Mixes n bytes into a hash, which are read eight at a step: for texts of a
 * table in memory.
 */
static inline uint64_t
hash_text_from(uint64_t h, const char *p, size_t n)
{
	uint64_t w;
	size_t left;

	h ^= n;
	for (left = n; left >= sizeof(w); left -= sizeof(w), p += sizeof(w)) {
		memcpy(&w, p, sizeof(w));
		h = hash_mix(h, w);
	}
	w = 0;
	if (left > 0)
		memcpy(&w, p, left);
	return hash_mix(hash_mix(h, w), n);
}

static inline uint64_t
hash_text(const char *p, size_t n)
{
	return hash_text_from(0, p, n);
}

/* Returns a random seed; p, an address of the caller's, is the poor man's. */
uint64_t	 hash_seed(const void *p);

#endif
