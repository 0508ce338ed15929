#ifndef JSON_BLOCK_H
#define JSON_BLOCK_H
/*
 * json_block: 64 bytes of JSON as bit masks, a bit for each byte: rules between
 * neighbours that are tested on whole masks, and the kernels that make them.
 */
#include <stdint.h>

#include "ttv/kernel.h"
#include "json_ends.h"

#define BLOCK	64

/*
 * Returns the bytes that a backslash escapes.  In each run of backslashes the
 * second, the fourth, and so on are escaped, and the byte behind a run of odd
 * length. The sum clears the runs that start on an odd bit and sets the bit
 * behind each.
 */
static inline uint64_t
escaped(uint64_t slash, uint64_t *carry)
{
	const uint64_t even = UINT64_C(0x5555555555555555);
	uint64_t first = *carry, starts, past, odd;

	slash &= ~first;
	starts = slash & ~(slash << 1);
	*carry = __builtin_add_overflow(starts & ~even, slash, &past);
	odd = past ^ slash;		/* the runs that start on an odd bit,
					 * and the bits behind them */
	return first | (odd & even) | (slash << 1 & ~odd & ~even);
}

/*
 * Returns, for each of bits, the next byte that is not blank.  None of bits is
 * blank. Adding a bit at the start of a run of blanks carries it to the byte
 * behind.
 */
static inline uint64_t
next_not_blank(uint64_t bits, uint64_t blanks, uint64_t *carry)
{
	uint64_t after = bits << 1 | *carry, past;

	*carry = bits >> 63;
	if ((after & blanks) == 0)
		return after;
	*carry |= __builtin_add_overflow(after & blanks, blanks, &past);
	return (after | past) & ~blanks;
}

/* What each set of instructions has; the text has no bound but its end. */
struct json_kernel {
	/* Returns the end of the value at p, or NULL: ask the cursor. */
	const char	*(*skip)(const char *p, const char *end);
	/* Notes the values of `most` bytes of text in a window. */
	void		(*window)(struct json_ends *, const char *p,
			    const char *end, uint32_t most);
	/* Returns 1 when json_broken_at() would find nothing, 0: it may. */
	int		(*is_sound)(const char *p, const char *end);
};
extern const struct json_kernel json_base;
#ifdef KERNEL_X86
extern const struct json_kernel json_avx2, json_avx512;
#endif
/* Returns a kernel, NULL where this build has none; the one that is used. */
const struct json_kernel *json_kernel_of(enum kernel);
const struct json_kernel *json_kernel(void);

#endif
