/*
 * inflate_memory: compressed bytes inside an input, inflated into memory.
 */
#include "config.h"

#include <string.h>
#include <zlib.h>
#include <zstd.h>

#include "ttv/buf.h"
#include "ttv/inflate.h"

/* Bytes of output at a step: its cost is far above that of the call. */
#define INFLATE_STEP	(256u << 10)

/* Makes room for a step of output, within the budget; returns its bytes. */
static size_t
memory_room(struct buf *out, uint64_t budget)
{
	size_t n = budget < INFLATE_STEP ? (size_t)budget : INFLATE_STEP;

	buf_room(out, n);
	return n;
}

static int
memory_zstd(const char *p, size_t n, uint64_t *budget, struct buf *out)
{
	ZSTD_DStream *z = ZSTD_createDStream();
	ZSTD_inBuffer in = { p, n, 0 };
	ZSTD_outBuffer to;
	size_t r = 1, before;

	while (z != NULL && *budget > 0) {
		to.size = memory_room(out, *budget);
		to.dst = out->data + out->len;
		to.pos = 0;
		before = in.pos;
		r = ZSTD_decompressStream(z, &to, &in);
		out->len += to.pos;
		*budget -= to.pos;
		if (ZSTD_isError(r) || (in.pos == before && to.pos == 0) ||
		    (r == 0 && in.pos == in.size))
			break;
	}
	ZSTD_freeDStream(z);
	return r == 0 && in.pos == in.size ? 0 : -1;
}

static int
memory_zlib(const char *p, size_t n, uint64_t *budget, struct buf *out)
{
	z_stream z;
	size_t room;
	int r = Z_OK;

	memset(&z, 0, sizeof(z));
	/* 15 bits of window; 32: with the header of zlib or gzip */
	if (n > UINT32_MAX || inflateInit2(&z, 15 + 32) != Z_OK)
		return -1;
	z.next_in = (Bytef *)(uintptr_t)p;
	z.avail_in = (uInt)n;
	while (r == Z_OK && *budget > 0) {
		room = memory_room(out, *budget);
		z.next_out = (Bytef *)(out->data + out->len);
		z.avail_out = (uInt)room;
		r = inflate(&z, Z_NO_FLUSH);
		out->len += room - z.avail_out;
		*budget -= room - z.avail_out;
		if (r == Z_OK && z.avail_in == 0 && z.avail_out != 0)
			r = Z_BUF_ERROR;	/* the stream is cut */
	}
	inflateEnd(&z);
	return r == Z_STREAM_END ? 0 : -1;
}

int
inflate_memory(const char *p, size_t n, enum inflate_form form,
    uint64_t *budget, struct buf *out)
{
	return form == INFLATE_ZSTD ? memory_zstd(p, n, budget, out) :
	    memory_zlib(p, n, budget, out);
}
