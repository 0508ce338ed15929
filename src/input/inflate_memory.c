/*
 * inflate_memory: compressed bytes inside an input, inflated into memory.
 */
#include "config.h"

#include <string.h>
#include <zstd.h>

#include "ttv/buf.h"
#include "ttv/inflate.h"
#include "deflate.h"

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

/* Where a deflate stream goes. */
struct memory {
	struct buf	*out;
	uint64_t	*budget;
	int		 cut;		/* 1: it is longer than the budget */
};

static char *
deflated_room(void *arg)
{
	struct memory *m = arg;

	buf_room(m->out, DEFLATE_BLOCK);
	return m->out->data + m->out->len;
}

static int
deflated_filled(void *arg, size_t n, size_t used)
{
	struct memory *m = arg;

	(void)used;
	if (n > *m->budget) {
		n = (size_t)*m->budget;
		m->cut = 1;
	}
	m->out->len += n;
	*m->budget -= n;
	return m->cut;
}

static int
memory_deflate(const char *p, size_t n, uint64_t *budget, struct buf *out)
{
	static const struct deflate_out to = { deflated_room, deflated_filled };
	struct memory m = { out, budget, 0 };
	struct deflate *d = deflate_new(n > 1 && (unsigned char)p[0] == 0x1f &&
	    (unsigned char)p[1] == 0x8b ? DEFLATE_GZIP : DEFLATE_ZLIB);
	int complete = 0;

	deflate_stream(d, p, n, &to, &m, &complete);
	deflate_free(d);
	return complete && !m.cut ? 0 : -1;
}

int
inflate_memory(const char *p, size_t n, enum inflate_form form,
    uint64_t *budget, struct buf *out)
{
	return form == INFLATE_ZSTD ? memory_zstd(p, n, budget, out) :
	    memory_deflate(p, n, budget, out);
}
