#ifndef TTV_NEEDLE_H
#define TTV_NEEDLE_H
/*
 * What is looked for in the bytes of an input: the contract between who knows
 * the pattern and who knows the bytes (struct trace_reader, ttv/trace.h).
 *
 * A needle is a text that stands in the input as it is wherever what is
 * searched for can be, so that whole blocks of bytes can be passed over; or
 * else one of its characters stands there as \uXXXX.
 */
#include <stddef.h>
#include <stdint.h>

#define NEEDLE_MAX	256
/* Bytes for which there is one bit of what was found. */
#define NEEDLE_BLOCK	64

struct needle {
	char	text[NEEDLE_MAX];	/* lower case when fold is set */
	size_t	len;			/* 0: it can be anywhere */
	int	fold;			/* ASCII letters in any case */
	/*
	 * A key or a value that has the text is a hit, whatever stands around
	 * it: the text is all of the pattern, no character of it is ever
	 * escaped, and none belongs to the syntax of JSON.
	 */
	int	whole;
};

#endif
