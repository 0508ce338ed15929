#ifndef TTV_NEEDLE_H
#define TTV_NEEDLE_H
/*
 * The text that a search looks for in the bytes of an input: the contract
 * between the search, which knows the pattern, and the reader, which knows the
 * bytes (struct trace_reader, ttv/trace.h).
 *
 * A needle is a prefilter.  Wherever a match can be, the input has the
 * needle's bytes, or one of its characters as \uXXXX; blocks with neither are
 * skipped.
 */
#include <stddef.h>
#include <stdint.h>

#define NEEDLE_MAX	256
/* Bytes of input for each bit of the result: the bits of a word. */
#define NEEDLE_BLOCK	64

struct needle {
	char	text[NEEDLE_MAX];	/* lower case when fold is set */
	size_t	len;			/* 0: no prefilter, a match can be
					 * anywhere */
	int	fold;			/* 1: ASCII letters match in any case */
	/*
	 * 1: every key or value that contains the text matches, whatever its
	 * context.  The text is the whole pattern, none of its characters is
	 * ever escaped, and none belongs to the syntax of JSON.
	 */
	int	whole;
};

#endif
