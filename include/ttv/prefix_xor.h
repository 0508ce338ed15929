#ifndef TTV_PREFIX_XOR_H
#define TTV_PREFIX_XOR_H
#include <stdint.h>

/*
 * Returns the parity of bits 0 to i of m in bit i, without a carry-less
 * multiplication, which not all machines have.
 */
static inline uint64_t
prefix_xor(uint64_t m)
{
	m ^= m << 1;
	m ^= m << 2;
	m ^= m << 4;
	m ^= m << 8;
	m ^= m << 16;
	m ^= m << 32;
	return m;
}

#endif
