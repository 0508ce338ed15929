#ifndef TTV_KERNEL_H
#define TTV_KERNEL_H
/*
 * Instruction sets: which ones the compiler can be asked for, which ones this
 * machine has, and words of eight bytes.
 *
 * Words are read in little-endian order, so big-endian machines have no kernel
 * but KERNEL_NONE, which reads byte by byte.
 */
#include <stdint.h>
#include <string.h>

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define KERNEL_LITTLE	1
#if defined(__x86_64__)
#define KERNEL_X86	1
/*
 * Functions between KERNEL_TARGET("avx2") and KERNEL_TARGET_END may use the
 * instruction set.  Code that asks whether the machine has it stands outside.
 */
#define KERNEL_PRAGMA(x) _Pragma(#x)
#ifdef __clang__
#define KERNEL_TARGET(t) KERNEL_PRAGMA(clang attribute push(		\
    __attribute__((target(t))), apply_to = function))
#define KERNEL_TARGET_END KERNEL_PRAGMA(clang attribute pop)
#else
#define KERNEL_TARGET(t) KERNEL_PRAGMA(GCC push_options)		\
    KERNEL_PRAGMA(GCC target(t))
#define KERNEL_TARGET_END KERNEL_PRAGMA(GCC pop_options)
#endif
#elif defined(__aarch64__)
#define KERNEL_ARM	1
#endif
#endif

/* Best first. */
enum kernel { KERNEL_AVX512, KERNEL_AVX2, KERNEL_SSE2, KERNEL_NEON,
	KERNEL_PORTABLE, KERNEL_NONE, KERNELS };

/* Returns the name of k, or NULL when it is not built for this machine. */
const char	*kernel_name(enum kernel k);
/* Returns whether this processor can run k. */
int		 kernel_usable(enum kernel k);
/* Returns the kernel that TTV_KERNEL names, else the best usable one. */
enum kernel	 kernel_best(void);

/* Eight copies of the byte c in a word. */
#define WORD_BYTES(c)	(UINT64_C(0x0101010101010101) * (unsigned char)(c))

/* Returns the eight bytes at p, which need no alignment. */
static inline uint64_t
word_at(const char *p)
{
	uint64_t w;

	memcpy(&w, p, 8);
	return w;
}

/* Returns the high bit of the bytes of w that are 0; the lowest is right. */
static inline uint64_t
word_zeros(uint64_t w)
{
	return (w - WORD_BYTES(1)) & ~w & WORD_BYTES(0x80);
}

/*
 * Returns the highest bit of the first byte of a word that is not plain in a
 * string of JSON: a quote, a backslash, a control character, one beyond ASCII;
 * bits of bytes behind it mean nothing.
 */
static inline uint64_t
word_odd(uint64_t w)
{
	return word_zeros(w ^ WORD_BYTES('"')) |
	    word_zeros(w ^ WORD_BYTES('\\')) |
	    word_zeros(w ^ WORD_BYTES(0x7f)) | (w & WORD_BYTES(0x80)) |
	    ((w - WORD_BYTES(' ')) & ~w & WORD_BYTES(0x80));
}

#endif
