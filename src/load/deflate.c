/*
 * deflate: zlib, or ISA-L where it was there when ttv was built: it inflates
 * several times as fast.  Both see all of the input, which is mapped,
 * and give the output in blocks.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifdef HAVE_ISAL
#include <isa-l/igzip_lib.h>
#else
#include <zlib.h>
#endif

#include "ttv/xmalloc.h"
#include "deflate.h"

#define DEFLATE_TAKE	(1u << 30)	/* input given at once: fits 32 bits */

#ifndef HAVE_ISAL
static int64_t
stream_zlib(const char *p, size_t n, enum deflate_wrapper wrapper,
    const struct deflate_out *out, void *arg, int *complete)
{
	size_t given = 0, take;
	int r = Z_OK, stop = 0;
	z_stream z;

	memset(&z, 0, sizeof(z));
	if (inflateInit2(&z, wrapper == DEFLATE_GZIP ? 15 + 16 : -15) != Z_OK)
		fatal("zlib: out of memory");
	do {
		if (z.avail_in == 0) {
			take = n - given > DEFLATE_TAKE ? DEFLATE_TAKE :
			    n - given;
			z.next_in = (Bytef *)(uintptr_t)(p + given);
			z.avail_in = (uInt)take;
			given += take;
		}
		z.next_out = (Bytef *)out->room(arg);
		z.avail_out = DEFLATE_BLOCK;
		r = inflate(&z, Z_NO_FLUSH);
		stop = out->filled(arg, DEFLATE_BLOCK - z.avail_out,
		    given - z.avail_in);
	} while (stop == 0 && r == Z_OK && (z.avail_in > 0 || given < n ||
	    z.avail_out == 0));
	*complete = r == Z_STREAM_END;
	given -= z.avail_in;
	inflateEnd(&z);
	return stop == -1 ? -1 : (int64_t)given;
}

#else
static int64_t
stream_isal(const char *p, size_t n, enum deflate_wrapper wrapper,
    const struct deflate_out *out, void *arg, int *complete)
{
	struct inflate_state *z = xmalloc(sizeof(*z));
	size_t given = 0, take;
	int r = ISAL_DECOMP_OK, stop = 0;

	isal_inflate_init(z);
	z->crc_flag = wrapper == DEFLATE_GZIP ? ISAL_GZIP : ISAL_DEFLATE;
	z->avail_in = 0;
	do {
		if (z->avail_in == 0 && given < n) {
			take = n - given > DEFLATE_TAKE ? DEFLATE_TAKE :
			    n - given;
			z->next_in = (uint8_t *)(uintptr_t)(p + given);
			z->avail_in = (uint32_t)take;
			given += take;
		}
		z->next_out = (uint8_t *)out->room(arg);
		z->avail_out = DEFLATE_BLOCK;
		r = isal_inflate(z);
		stop = out->filled(arg, DEFLATE_BLOCK - z->avail_out,
		    given - z->avail_in);
	} while (stop == 0 && r >= ISAL_DECOMP_OK &&
	    z->block_state != ISAL_BLOCK_FINISH &&
	    (z->avail_in > 0 || given < n || z->avail_out == 0));
	*complete = r >= ISAL_DECOMP_OK &&
	    z->block_state == ISAL_BLOCK_FINISH;
	/* it may have taken bytes behind the end into its register */
	given -= z->avail_in + (size_t)(*complete ? z->read_in_length / 8 : 0);
	free(z);
	return stop == -1 ? -1 : (int64_t)given;
}
#endif

int64_t
deflate_stream(const char *p, size_t n, enum deflate_wrapper wrapper,
    const struct deflate_out *out, void *arg, int *complete)
{
#ifdef HAVE_ISAL
	return stream_isal(p, n, wrapper, out, arg, complete);
#else
	return stream_zlib(p, n, wrapper, out, arg, complete);
#endif
}
