#ifndef DEFLATE_H
#define DEFLATE_H
/*
 * One deflate stream, with the wrapper that it comes in.
 */
#include <stddef.h>
#include <stdint.h>

enum deflate_wrapper { DEFLATE_RAW, DEFLATE_GZIP };

/*
 * Inflates the stream at p, block by block, to out(arg, block, bytes, bytes of
 * the input used so far), which returns 0 to go on, 1 to stop, -1 on an error.
 * Returns the bytes of input that the stream took, or -1 when out failed.
 * *complete: it ended as it should, checksum and all.
 */
int64_t	deflate_stream(const char *p, size_t n, enum deflate_wrapper,
	    int (*out)(void *, const char *, size_t, size_t), void *arg,
	    int *complete);

#endif
