/*
 * grow_inflate: compressed streams that are still being written.
 *
 * The decoder keeps its state between pieces, so that each byte is inflated
 * once.  How much comes out of the last piece is the writer's choice: a writer
 * that flushes gives all that it has written, another one up to a block less.
 *
 *	- Members of a gzip follow one another, whenever they come.
 *	- A bomb is stopped as in inflate.c, by the bytes that came in so far.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>
#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/err.h"
#include "ttv/inflate.h"
#include "ttv/xmalloc.h"
#include "grow_inflate.h"

#define OUT_BYTES	(256u << 10)	/* of a piece that comes out: fits into
					 * the second-level cache */
#define ANY_WRAPPER	(15 + 32)	/* zlib: window bits; gzip or zlib */

struct grow_inflate {
	const char	*name;
	z_stream	 z;
	int		 ended;		/* a member has ended: another one may
					 * come */
	int		 tail;		/* 1: what follows is no member */
#ifdef HAVE_ZSTD
	ZSTD_DStream	*zstd;		/* of zstd, else NULL */
#endif
	uint64_t	 in, out;	/* bytes */
	char		 block[OUT_BYTES];
};

struct grow_inflate *
grow_inflate_new(const char *type, const char *name, struct err *err)
{
	struct grow_inflate *g;

	if (strcmp(type, "zip") == 0 || strcmp(type, "tar") == 0) {
		err_set(err, ERR_UNSUPPORTED, 0, strcmp(type, "zip") == 0 ?
		    "%s: a zip says what is in it at its end: it cannot be "
		    "followed" : "%s: a tar is not followed", name);
		return NULL;
	}
#ifndef HAVE_ZSTD
	if (strcmp(type, "zstd") == 0) {
		err_set(err, ERR_UNSUPPORTED, 0, "%s: is zstd, and this ttv "
		    "was built without it", name);
		return NULL;
	}
#endif
	g = xcalloc(1, sizeof(*g));
	g->name = name;
#ifdef HAVE_ZSTD
	if (strcmp(type, "zstd") == 0) {
		if ((g->zstd = ZSTD_createDStream()) == NULL)
			fatal("zstd: out of memory");
		return g;
	}
#endif
	if (inflateInit2(&g->z, ANY_WRAPPER) != Z_OK)
		fatal("zlib: out of memory");
	return g;
}

void
grow_inflate_free(struct grow_inflate *g)
{
	if (g == NULL)
		return;
#ifdef HAVE_ZSTD
	if (g->zstd != NULL)
		ZSTD_freeDStream(g->zstd);
	else
#endif
		inflateEnd(&g->z);
	free(g);
}

static int
damaged(const struct grow_inflate *g, struct err *err)
{
	return err_set(err, ERR_FORMAT, g->in, "%s: the compressed stream is "
	    "damaged: what came before is kept", g->name);
}

/* Counts n bytes that came out; returns 0, or -1 for a bomb. */
static int
count_out(struct grow_inflate *g, size_t n, struct err *err)
{
	g->out += n;
	if (g->out <= INFLATE_MOST(g->in))
		return 0;
	return err_set(err, ERR_LIMIT, ERR_NOWHERE, "%s: inflates to more "
	    "than %u times its size; inflate it yourself if you trust it",
	    g->name, INFLATE_RATIO);
}

/* Begins the next member; returns 0 if what follows is none. */
static int
next_member(struct grow_inflate *g)
{
	if (*g->z.next_in != 0x1f) {
		g->tail = 1;
		return 0;
	}
	g->ended = 0;
	return inflateReset(&g->z) == Z_OK;
}

static int
inflate_deflated(struct grow_inflate *g, const char *p, size_t n,
    int (*put)(void *, const char *, size_t, struct err *), void *arg,
    struct err *err)
{
	size_t out;
	int r = Z_OK;

	g->z.next_in = (Bytef *)(uintptr_t)p;
	g->z.avail_in = (uInt)n;
	while (!g->tail) {
		if (g->ended && (g->z.avail_in == 0 || !next_member(g)))
			return 0;
		g->z.next_out = (Bytef *)g->block;
		g->z.avail_out = OUT_BYTES;
		r = inflate(&g->z, Z_SYNC_FLUSH);
		out = OUT_BYTES - g->z.avail_out;
		if (out > 0 && (count_out(g, out, err) == -1 ||
		    put(arg, g->block, out, err) == -1))
			return -1;
		if (r == Z_STREAM_END)
			g->ended = 1;
		else if (r == Z_BUF_ERROR || (r == Z_OK && out < OUT_BYTES &&
		    g->z.avail_in == 0))
			return 0;
		else if (r != Z_OK)
			return damaged(g, err);
	}
	return 0;
}

#ifdef HAVE_ZSTD
static int
inflate_zstd(struct grow_inflate *g, const char *p, size_t n,
    int (*put)(void *, const char *, size_t, struct err *), void *arg,
    struct err *err)
{
	ZSTD_inBuffer in = { p, n, 0 };
	ZSTD_outBuffer out;

	do {
		out.dst = g->block;
		out.size = OUT_BYTES;
		out.pos = 0;
		if (ZSTD_isError(ZSTD_decompressStream(g->zstd, &out, &in)))
			return damaged(g, err);
		if (out.pos > 0 && (count_out(g, out.pos, err) == -1 ||
		    put(arg, g->block, out.pos, err) == -1))
			return -1;
	} while (in.pos < in.size || out.pos == out.size);
	return 0;
}
#endif

int
grow_inflate_more(struct grow_inflate *g, const char *p, size_t n,
    int (*put)(void *, const char *, size_t, struct err *), void *arg,
    struct err *err)
{
	g->in += n;
#ifdef HAVE_ZSTD
	if (g->zstd != NULL)
		return inflate_zstd(g, p, n, put, arg, err);
#endif
	return inflate_deflated(g, p, n, put, arg, err);
}
