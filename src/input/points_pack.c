/*
 * points_pack: texts packed so that they can be read in their middle: by zstd,
 * or as a gzip where ttv was built without it, in blocks of equal size that
 * know nothing of each other.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#ifdef HAVE_ZSTD
#include <zstd.h>
#else
#include <zlib.h>
#endif

#include "ttv/mapfile.h"
#include "ttv/points.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "points_int.h"

#define LEVEL		1		/* half the time of the next one, for
					 * a tenth more bytes */
#define ALIGN		64u		/* bytes: a text begins at a multiple */

#ifdef HAVE_ZSTD
#define KIND		POINTS_ZSTD
#else
#define KIND		POINTS_GZIP
#endif

void
pack_begin(struct points_pack *p, struct buf *packed)
{
	memset(p, 0, sizeof(*p));
	p->packed = packed;
	p->block = xmalloc(tuning.points_step);
}

#ifdef HAVE_ZSTD
static void
compress_block(struct points_pack *p)
{
	size_t most = ZSTD_compressBound(p->n), n;

	buf_room(p->packed, most);
	n = ZSTD_compress(p->packed->data + p->packed->len, most, p->block,
	    p->n, LEVEL);
	if (ZSTD_isError(n))
		fatal("zstd: %s", ZSTD_getErrorName(n));
	p->packed->len += n;
}
#else
static void
compress_block(struct points_pack *p)
{
	size_t most;
	z_stream z;

	memset(&z, 0, sizeof(z));
	if (deflateInit2(&z, LEVEL, Z_DEFLATED, 15 + 16, 8,
	    Z_DEFAULT_STRATEGY) != Z_OK)
		fatal("zlib: out of memory");
	most = deflateBound(&z, p->n);
	buf_room(p->packed, most);
	z.next_in = (Bytef *)p->block;
	z.avail_in = (uInt)p->n;
	z.next_out = (Bytef *)(p->packed->data + p->packed->len);
	z.avail_out = (uInt)most;
	if (deflate(&z, Z_FINISH) != Z_STREAM_END)
		fatal("zlib: no room");
	p->packed->len += most - z.avail_out;
	deflateEnd(&z);
}
#endif

/* Packs the block, and notes where the next one begins. */
static void
end_block(struct points_pack *p)
{
	struct point one;

	if (p->n == 0)
		return;
	compress_block(p);
	p->at += p->n;
	p->n = 0;
	memset(&one, 0, sizeof(one));
	one.in = p->packed->len;
	one.out = p->at;
	one.bits = POINT_WHOLE;
	buf_add(&p->points, &one, sizeof(one));
}

/* Adds n bytes, zeros if s is NULL. */
static void
add_bytes(struct points_pack *p, const char *s, uint64_t n)
{
	size_t part;

	while (n > 0) {
		part = tuning.points_step - p->n;
		if (part > n)
			part = (size_t)n;
		if (s != NULL) {
			memcpy(p->block + p->n, s, part);
			s += part;
		} else
			memset(p->block + p->n, 0, part);
		p->n += part;
		n -= part;
		if (p->n == tuning.points_step)
			end_block(p);
	}
}

uint64_t
pack_add(struct points_pack *p, const char *s, uint64_t n)
{
	uint64_t at = p->at + p->n;

	if (p->begun)
		add_bytes(p, NULL, MAPFILE_PAD + (ALIGN - at % ALIGN) % ALIGN);
	p->begun = 1;
	at = p->at + p->n;
	add_bytes(p, s, n);
	return at;
}

void
pack_end(struct points_pack *p, struct buf *saved)
{
	end_block(p);
	/* the last point is the end, where nothing begins */
	if (p->points.len > 0) {
		p->points.len -= sizeof(struct point);
		points_save(p->at, KIND, &p->points, NULL, saved);
	}
	buf_free(&p->points);
	free(p->block);
	p->block = NULL;
}
