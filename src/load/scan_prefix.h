/*
 * prefix_xor() without a carry-less multiplication, which not all kernels have:
 * bit i of the result is the parity of bits 0..i.
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
