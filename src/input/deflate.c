/*
 * deflate: zlib, or ISA-L if ttv was built with it: it is several times as
 * fast. Both see all of the input, which is mapped, and write the output in
 * blocks.
 *
 * A decoder's memory is zeroed once: on a damaged stream ISA-L reads tables
 * that were not filled, and copies from a window that was not written.  The
 * output must depend on the file alone.
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

#define DEFLATE_TAKE	(1u << 30)	/* bytes of input in one call: fits 32
					 * bits */

struct deflate {
	enum deflate_wrapper	wrapper;
	int			used;		/* streams decoded so far */
#ifdef HAVE_ISAL
	struct inflate_state	z;
#else
	z_stream		z;
#endif
};

#ifndef HAVE_ISAL
static void *
zeroed(void *arg, uInt n, uInt size)
{
	(void)arg;
	return xcalloc(n, size);
}

static void
release(void *arg, void *p)
{
	(void)arg;
	free(p);
}

struct deflate *
deflate_new(enum deflate_wrapper wrapper)
{
	static const int bits[] = { [DEFLATE_RAW] = -15,
	    [DEFLATE_GZIP] = 15 + 16, [DEFLATE_ZLIB] = 15 };
	struct deflate *d = xcalloc(1, sizeof(*d));

	d->wrapper = wrapper;
	d->z.zalloc = zeroed;
	d->z.zfree = release;
	if (inflateInit2(&d->z, bits[wrapper]) != Z_OK)
		fatal("zlib: out of memory");
	return d;
}

void
deflate_free(struct deflate *d)
{
	if (d == NULL)
		return;
	inflateEnd(&d->z);
	free(d);
}

int64_t
deflate_stream(struct deflate *d, const char *p, size_t n,
    const struct deflate_out *out, void *arg, int *complete)
{
	z_stream *z = &d->z;
	size_t given = 0, take;
	int r = Z_OK, stop = 0;

	if (d->used++)
		inflateReset(z);
	z->avail_in = 0;
	do {
		if (z->avail_in == 0) {
			take = n - given > DEFLATE_TAKE ? DEFLATE_TAKE :
			    n - given;
			z->next_in = (Bytef *)(uintptr_t)(p + given);
			z->avail_in = (uInt)take;
			given += take;
		}
		z->next_out = (Bytef *)out->room(arg);
		z->avail_out = DEFLATE_BLOCK;
		r = inflate(z, Z_NO_FLUSH);
		stop = out->filled(arg, DEFLATE_BLOCK - z->avail_out,
		    given - z->avail_in);
	} while (stop == 0 && r == Z_OK && (z->avail_in > 0 || given < n ||
	    z->avail_out == 0));
	*complete = r == Z_STREAM_END;
	given -= z->avail_in;
	return stop == -1 ? -1 : (int64_t)given;
}

void
deflate_resume(struct deflate *d, const char *window, size_t n, unsigned bits,
    unsigned char before)
{
	if (d->used)
		inflateReset(&d->z);
	d->used = 0;
	if (bits > 0)
		inflatePrime(&d->z, (int)bits, before >> (8 - bits));
	inflateSetDictionary(&d->z, (const Bytef *)window, (uInt)n);
}

#else
struct deflate *
deflate_new(enum deflate_wrapper wrapper)
{
	struct deflate *d = xcalloc(1, sizeof(*d));

	d->wrapper = wrapper;
	isal_inflate_init(&d->z);
	return d;
}

void
deflate_free(struct deflate *d)
{
	free(d);
}

int64_t
deflate_stream(struct deflate *d, const char *p, size_t n,
    const struct deflate_out *out, void *arg, int *complete)
{
	static const uint32_t flags[] = { [DEFLATE_RAW] = ISAL_DEFLATE,
	    [DEFLATE_GZIP] = ISAL_GZIP, [DEFLATE_ZLIB] = ISAL_ZLIB };
	struct inflate_state *z = &d->z;
	size_t given = 0, take, left;
	int r = ISAL_DECOMP_OK, stop = 0, moved;

	if (d->used++)
		isal_inflate_reset(z);
	z->crc_flag = flags[d->wrapper];
	z->avail_in = 0;
	do {
		if (z->avail_in == 0 && given < n) {
			take = n - given > DEFLATE_TAKE ? DEFLATE_TAKE :
			    n - given;
			z->next_in = (uint8_t *)(uintptr_t)(p + given);
			z->avail_in = (uint32_t)take;
			given += take;
		}
		left = z->avail_in;
		z->next_out = (uint8_t *)out->room(arg);
		z->avail_out = DEFLATE_BLOCK;
		r = isal_inflate(z);
		stop = out->filled(arg, DEFLATE_BLOCK - z->avail_out,
		    given - z->avail_in);
		moved = z->avail_in != left || z->avail_out != DEFLATE_BLOCK;
	} while (stop == 0 && r >= ISAL_DECOMP_OK && moved &&
	    z->block_state != ISAL_BLOCK_FINISH &&
	    (z->avail_in > 0 || given < n || z->avail_out == 0));
	*complete = r >= ISAL_DECOMP_OK &&
	    z->block_state == ISAL_BLOCK_FINISH;
	/* ISA-L may have read bytes behind the end into its bit register */
	given -= z->avail_in + (size_t)(*complete ? z->read_in_length / 8 : 0);
	return stop == -1 ? -1 : (int64_t)given;
}

void
deflate_resume(struct deflate *d, const char *window, size_t n, unsigned bits,
    unsigned char before)
{
	struct inflate_state *z = &d->z;

	isal_inflate_init(z);
	d->used = 0;
	isal_inflate_set_dict(z, (uint8_t *)(uintptr_t)window, (uint32_t)n);
	z->read_in = bits > 0 ? (uint64_t)before >> (8 - bits) : 0;
	z->read_in_length = (int32_t)bits;
}
#endif
