/*
 * points: random access to a gzip or a zstd file.
 *
 * A deflate stream can be decoded from the begin of any of its blocks if the 32
 * KiB of output before it are known.  A pass over the whole stream (skim.c)
 * notes such places, a few megabytes apart: the byte and the bit of the input,
 * the offset in the output, and the window.  A zstd stream can be decoded from
 * the begin of any of its frames; one with frames that are too long has no
 * points.
 *
 * What is packed here (points_pack.c) is a gzip or a zstd file with a member or
 * a frame for each point.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/buf.h"
#include "ttv/inflate.h"
#include "ttv/mapfile.h"
#include "ttv/points.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "deflate.h"
#include "lazy.h"
#include "points_int.h"
#include "skim.h"

#define WINDOW		32768u
#define GZIP_END	8		/* bytes behind a member's deflate */
#define SCRATCH		(64u << 10)
#define FRAME_STEPS	4		/* points_step: the most that a frame of
					 * zstd may inflate to, else reading in
					 * its middle takes too long */

/* ---- finding points in a gzip ---- */

/* Points as they are found. */
struct finding {
	struct buf	points, windows;
	uint64_t	last;		/* offset of the last one */
	uint64_t	at;		/* bytes of output */
};

static void
add_point(struct finding *f, size_t in, unsigned bits, const char *out)
{
	size_t n = f->at < WINDOW ? (size_t)f->at : WINDOW;
	struct point one;

	one.in = in;
	one.out = f->at;
	one.window = f->windows.len;
	one.bits = bits;
	buf_add(&f->points, &one, sizeof(one));
	buf_add(&f->windows, out + f->at - n, n);
	f->last = f->at;
}

/* Finds the points of a gzip of len bytes of output; returns 0 or -1. */
static int
find_gzip(struct finding *f, const char *p, size_t n, const char *out,
    uint64_t len)
{
	struct skim *s = skim_new(p, n);
	enum skim_result r;
	unsigned bits;
	size_t in;

	while ((r = skim_block(s, len)) == SKIM_BLOCK || r == SKIM_MEMBER) {
		skim_at(s, &in, &bits, &f->at);
		if (r == SKIM_BLOCK && f->at - f->last >= tuning.points_step)
			add_point(f, in, bits, out);
	}
	skim_at(s, &in, &bits, &f->at);
	skim_free(s);
	return r == SKIM_END && f->at == len ? 0 : -1;
}

/* ---- finding points in a zstd file ---- */

#ifdef HAVE_ZSTD
/*
 * Notes the begin of a frame.  Returns 0, or -1 if the one before is too long.
 */
static int
add_frame(struct finding *f, size_t in, uint64_t begin)
{
	struct point one;

	if (f->at - begin > FRAME_STEPS * tuning.points_step)
		return -1;
	if (f->at - f->last < tuning.points_step)
		return 0;
	memset(&one, 0, sizeof(one));
	one.in = in;
	one.out = f->at;
	one.bits = POINT_WHOLE;
	buf_add(&f->points, &one, sizeof(one));
	f->last = f->at;
	return 0;
}

/*
 * Finds the frames by what each says of its length: 0, -1 if one is too long or
 * damaged, 1 if one does not say it.  O(frames).
 */
static int
find_frames(struct finding *f, const char *p, size_t n, uint64_t len)
{
	unsigned long long size;
	size_t at = 0, r;
	uint64_t begin;

	while (at < n) {
		r = ZSTD_findFrameCompressedSize(p + at, n - at);
		size = ZSTD_getFrameContentSize(p + at, n - at);
		if (size == ZSTD_CONTENTSIZE_UNKNOWN)
			return 1;
		if (ZSTD_isError(r) || size == ZSTD_CONTENTSIZE_ERROR ||
		    size > len - f->at)
			return -1;
		begin = f->at;
		f->at += size;
		at += r;
		if (add_frame(f, at, begin) == -1)
			return -1;
	}
	return f->at == len ? 0 : -1;
}

/* Finds the frames by inflating all of them: 0 or -1. */
static int
inflate_frames(struct finding *f, const char *p, size_t n, uint64_t len)
{
	size_t r = ZSTD_findFrameCompressedSize(p, n), before;
	char *scratch;
	ZSTD_DStream *z;
	ZSTD_inBuffer in = { p, n, 0 };
	ZSTD_outBuffer out = { NULL, SCRATCH, 0 };
	uint64_t begin = 0;
	int ok = 1;

	if (ZSTD_isError(r) || (r == n && len > FRAME_STEPS *
	    tuning.points_step))
		return -1;		/* a single frame, or none */
	if ((z = ZSTD_createDStream()) == NULL)
		fatal("zstd: out of memory");
	out.dst = scratch = xmalloc(SCRATCH);
	while (ok && (in.pos < in.size || r != 0) && f->at <= len) {
		before = in.pos;
		out.pos = 0;
		r = ZSTD_decompressStream(z, &out, &in);
		f->at += out.pos;
		ok = !ZSTD_isError(r) && (in.pos != before || out.pos > 0);
		if (ok && r == 0) {
			ok = add_frame(f, in.pos, begin) == 0;
			begin = f->at;
		}
	}
	ZSTD_freeDStream(z);
	free(scratch);
	return ok && f->at == len ? 0 : -1;
}

static int
find_zstd(struct finding *f, const char *p, size_t n, uint64_t len)
{
	int r = find_frames(f, p, n, len);

	if (r != 1)
		return r;
	buf_clear(&f->points);
	f->at = f->last = 0;
	return inflate_frames(f, p, n, len);
}
#else
static int
find_zstd(struct finding *f, const char *p, size_t n, uint64_t len)
{
	(void)f;
	(void)p;
	(void)n;
	(void)len;
	return -1;
}
#endif

void
points_save(uint64_t len, enum points_kind kind, const struct buf *points,
    const struct buf *windows, struct buf *saved)
{
	struct points_head head;

	memset(&head, 0, sizeof(head));
	head.len = len;
	head.n = points->len / sizeof(struct point);
	head.kind = kind;
	buf_add(saved, &head, sizeof(head));
	if (points->len > 0)
		buf_add(saved, points->data, points->len);
	if (windows != NULL && windows->len > 0)
		buf_add(saved, windows->data, windows->len);
}

int
points_find(const char *p, size_t n, const char *out, uint64_t len,
    struct buf *saved)
{
	const char *type = inflate_type(p, n);
	enum points_kind kind = POINTS_GZIP;
	struct finding f;
	int r = -1;

	memset(&f, 0, sizeof(f));
	if (type != NULL && strcmp(type, "gzip") == 0)
		r = find_gzip(&f, p, n, out, len);
	else if (type != NULL && strcmp(type, "zstd") == 0) {
		kind = POINTS_ZSTD;
		r = find_zstd(&f, p, n, len);
	}
	if (r == 0)
		points_save(len, kind, &f.points, &f.windows, saved);
	buf_free(&f.points);
	buf_free(&f.windows);
	return r;
}

/* ---- the map ---- */

struct points_map {
	struct mapfile	 packed;
	const struct points_head *head;
	const struct point *points;
	const char	*windows;
	struct lazy	*lazy;		/* the output */
};

/* The output of a part, block by block. */
struct filling {
	char		*to;
	size_t		 got, want;
};

static char *
filling_room(void *arg)
{
	struct filling *f = arg;

	return f->to + f->got;
}

static int
filling_filled(void *arg, size_t bytes, size_t used)
{
	struct filling *f = arg;

	(void)used;
	f->got += bytes;
	return f->got >= f->want;
}

static const struct deflate_out filling_out = { filling_room, filling_filled };

/* Returns whether a gzip member begins in [p, end). */
static int
is_member(const char *p, const char *end)
{
	return end - p >= 2 && p[0] == '\x1f' && p[1] == '\x8b';
}

/* Inflates from the middle of a member; returns the byte behind its end. */
static const char *
fill_rest(const struct points_map *m, const struct point *one, const char *p,
    const char *end, struct filling *f)
{
	struct deflate *d = deflate_new(DEFLATE_RAW);
	int64_t used;
	int complete;

	deflate_resume(d, m->windows + one->window, one->out < WINDOW ?
	    (size_t)one->out : WINDOW, (unsigned)one->bits,
	    (unsigned char)p[-1]);
	used = deflate_stream(d, p, (size_t)(end - p), &filling_out, f,
	    &complete);
	deflate_free(d);
	if (used == -1 || !complete || end - p - used < GZIP_END)
		return end;
	return p + used + GZIP_END;
}

static void
fill_members(const char *p, const char *end, struct filling *f)
{
	struct deflate *d = deflate_new(DEFLATE_GZIP);
	int64_t used;
	int complete = 1;

	while (f->got < f->want && complete && is_member(p, end)) {
		used = deflate_stream(d, p, (size_t)(end - p), &filling_out, f,
		    &complete);
		if (used == -1)
			break;
		p += used;
	}
	deflate_free(d);
}

static void
fill_frames(const char *p, const char *end, struct filling *f)
{
#ifdef HAVE_ZSTD
	ZSTD_DStream *z = ZSTD_createDStream();
	ZSTD_inBuffer in = { p, (size_t)(end - p), 0 };
	ZSTD_outBuffer out = { f->to, f->want, 0 };
	size_t before;

	while (z != NULL && out.pos < out.size) {
		before = in.pos + out.pos;
		if (ZSTD_isError(ZSTD_decompressStream(z, &out, &in)) ||
		    in.pos + out.pos == before)
			break;
	}
	f->got = out.pos;
	ZSTD_freeDStream(z);
#else
	(void)p;
	(void)end;
	(void)f;
#endif
}

/* Implements lazy_fn. */
static size_t
fill_part(void *arg, size_t part, char *to, size_t want)
{
	const struct points_map *m = arg;
	const struct point *one = part == 0 ? NULL : &m->points[part - 1];
	const char *p = m->packed.data, *end = p + m->packed.len;
	struct filling f = { to, 0, want };

	if (one != NULL)
		p += one->in;
	if (m->head->kind == POINTS_ZSTD) {
		fill_frames(p, end, &f);
		return f.got;
	}
	if (one != NULL && one->bits != POINT_WHOLE)
		p = fill_rest(m, one, p, end, &f);
	fill_members(p, end, &f);
	return f.got;
}

/* Checks that points lie in the file and its output, ascending. */
static int
are_points(const struct points_map *m, size_t n)
{
	const struct points_head *h = m->head;
	uint64_t i, room, size, last = 0;
	const struct point *one;

	if (n < sizeof(*h) || h->n > (n - sizeof(*h)) / sizeof(*one) ||
	    h->kind >= POINTS_KINDS)
		return 0;
	room = n - sizeof(*h) - h->n * sizeof(*one);
	for (i = 0; i < h->n; i++) {
		one = &m->points[i];
		size = one->bits == POINT_WHOLE ? 0 : one->out < WINDOW ?
		    one->out : WINDOW;
		if (one->in == 0 || one->in > m->packed.len ||
		    one->out < last || one->out > h->len ||
		    one->bits > POINT_WHOLE || one->window > room ||
		    size > room - one->window)
			return 0;
		last = one->out;
	}
	return h->len < SIZE_MAX / 2;
}

/* Makes the map of the output; returns 0 or -1. */
static int
map_parts(struct points_map *m, struct mapfile *out)
{
	size_t n = (size_t)m->head->n + 1, i;
	uint64_t *begin = xcalloc(n, sizeof(*begin));

	for (i = 1; i < n; i++)
		begin[i] = m->points[i - 1].out;
	m->windows = (const char *)&m->points[n - 1];
	m->lazy = lazy_new(out, m->head->len, begin, n, fill_part, m);
	free(begin);
	return m->lazy == NULL ? -1 : 0;
}

struct points_map *
points_map(struct mapfile *out, struct mapfile *packed, const char *saved,
    size_t n)
{
	struct points_map *m = xcalloc(1, sizeof(*m));

	m->packed = *packed;
	m->head = (const void *)saved;
	m->points = (const void *)(saved + sizeof(*m->head));
	if (are_points(m, n) && map_parts(m, out) == 0) {
		memset(packed, 0, sizeof(*packed));
		return m;
	}
	free(m);
	return NULL;
}

void
points_free(struct points_map *m)
{
	if (m == NULL)
		return;
	lazy_free(m->lazy);
	mapfile_close(&m->packed);
	free(m);
}

void
points_ahead(struct points_map *m, int threads, uint64_t from, uint64_t to)
{
	lazy_ahead(m->lazy, threads, from, to);
}

int
points_changed(const struct points_map *m)
{
	return mapfile_changed(&m->packed);
}
