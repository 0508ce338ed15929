#ifndef DEFLATE_H
#define DEFLATE_H
/*
 * Deflate streams, one after another, with the wrapper that they come in.
 */
#include <stddef.h>
#include <stdint.h>

#include "spool.h"

enum deflate_wrapper { DEFLATE_RAW, DEFLATE_GZIP };

#define DEFLATE_BLOCK	SPOOL_BLOCK

/* Where the output goes: into blocks that are given, one after another. */
struct deflate_out {
	char	*(*room)(void *arg);		/* DEFLATE_BLOCK bytes */
	/*
	 * So many bytes of it were filled, by so many of the input up to here.
	 * 0 to go on, 1 to stop, -1 on an error.
	 */
	int	 (*filled)(void *arg, size_t bytes, size_t used);
};

struct deflate;

/* A decoder for any number of streams, one after another. */
struct deflate	*deflate_new(enum deflate_wrapper);
void		 deflate_free(struct deflate *);
/*
 * Inflates the stream at p, block by block; arg is for the functions of out.
 * Returns the bytes of input that the stream took, or -1 when out failed.
 * *complete: it ended as it should, checksum and all.
 */
int64_t		 deflate_stream(struct deflate *, const char *p, size_t n,
		    const struct deflate_out *, void *arg, int *complete);

#endif
