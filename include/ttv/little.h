#ifndef TTV_LITTLE_H
#define TTV_LITTLE_H
/*
 * little: numbers of 4 and 8 bytes at any address of an input, least byte
 * first, as protocol buffers, Fuchsia's records and the formats of profiles
 * have them.  A machine that has the greatest byte first turns them.
 */
#include <stdint.h>
#include <string.h>

static inline uint64_t
little64(const void *p)
{
	uint64_t w;

	memcpy(&w, p, sizeof(w));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	w = __builtin_bswap64(w);
#endif
	return w;
}

static inline uint32_t
little32(const void *p)
{
	uint32_t w;

	memcpy(&w, p, sizeof(w));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
	w = __builtin_bswap32(w);
#endif
	return w;
}

#endif
