#ifndef DEFLATE_H
#define DEFLATE_H
/* Deflate streams, one after another, in their wrapper. */
#include <stddef.h>
#include <stdint.h>

#include "spool.h"

enum deflate_wrapper { DEFLATE_RAW, DEFLATE_GZIP, DEFLATE_ZLIB };

#define DEFLATE_BLOCK	SPOOL_BLOCK

/* The output: blocks that the caller provides one after another. */
struct deflate_out {
	char	*(*room)(void *arg);		/* returns DEFLATE_BLOCK
						 * bytes */
	/*
	 * Takes `bytes` bytes of the block; `used` bytes of the input led to
	 * them so far.  Returns 0 to go on, 1 to stop, -1 on an error.
	 */
	int	 (*filled)(void *arg, size_t bytes, size_t used);
};

struct deflate;

/* A decoder for any number of streams, one after another. */
struct deflate	*deflate_new(enum deflate_wrapper);
void		 deflate_free(struct deflate *);
/*
 * Inflates the stream at p, block by block; arg is the first argument of out's
 * functions.  Returns the bytes of input that the stream took, or -1 when out
 * failed. *complete: 1 when it ended properly, checksum included.
 */
int64_t		 deflate_stream(struct deflate *, const char *p, size_t n,
		    const struct deflate_out *, void *arg, int *complete);

/*
 * Has the next stream begin in the middle of deflate's bytes, at the begin of a
 * block: behind n <= 32768 bytes of output, `window`, and with the upper `bits`
 * bits of a byte before p.  The decoder is one of DEFLATE_RAW.
 */
void		 deflate_resume(struct deflate *, const char *window, size_t n,
		    unsigned bits, unsigned char);

#endif
