/*
 * inflate: gzip, zlib, zstd and zip (ttv-formats(5), COMPRESSION).
 *
 * The input is mapped, so a decoder sees all of it at once; only the output
 * goes, block by block, into an unlinked temporary file.  A stream that is cut
 * or damaged keeps what was inflated before the damage.  A bomb is stopped at
 * INFLATE_RATIO times the size of the file (and INFLATE_FREE), over all its
 * layers.
 */
#include "config.h"

#include <stdint.h>
#include <string.h>
#include <unistd.h>

#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "ttv/err.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "deflate.h"
#include "ttv/inflate.h"
#include "room.h"
#include "spool.h"

struct sink {				/* the output */
	struct spool	*spool;
	uint64_t	*budget;	/* bytes that may still be written */
	const char	*name;
	struct warn	*warn;
	struct err	*err;
	const struct spool_progress *progress;	/* progress, or NULL */
	uint64_t	 base, done, total;	/* bytes of the input */
	int		 stopped;
	int		 full;		/* 1: no room, already reported */
};

const char *
inflate_type(const char *p, size_t n)
{
	if (n >= 2 && memcmp(p, "\x1f\x8b", 2) == 0)
		return "gzip";
	if (n >= 4 && memcmp(p, "\x28\xb5\x2f\xfd", 4) == 0)
		return "zstd";
	if (n >= 4 && memcmp(p, "PK\3\4", 4) == 0)
		return "zip";
	/* a window of 32 KiB, no dictionary, and a check of five bits */
	if (n >= 6 && p[0] == '\x78' && !(p[1] & 0x20) &&
	    (0x78 << 8 | (unsigned char)p[1]) % 31 == 0)
		return "zlib";
	return NULL;
}

/*
 * Reports a failed write of the spool; returns 0 when it was for lack of room,
 * which keeps what came before, else -1.
 */
static int
sink_failed(struct sink *s, int error)
{
	uint64_t written = spool_written(s->spool);

	if (s->full)
		return 0;
	room_error(s->err, s->name, written, error);
	if (!room_is_full(error))
		return -1;
	warn_add(s->warn, WARN_NO_ROOM, s->done);
	s->stopped = s->full = 1;
	return 0;
}

/* Adds n bytes, which were written to the spool's room; returns 0 or -1. */
static int
sink_put(struct sink *s, size_t n)
{
	int error;

	if (n > *s->budget)
		return err_set(s->err, ERR_LIMIT, ERR_NOWHERE,
		    "%s: inflates to more than %u times its size; "
		    "inflate it yourself if you trust it", s->name,
		    INFLATE_RATIO);
	*s->budget -= n;
	if (n == 0)		/* empty members may come in millions */
		return 0;
	if ((error = spool_put(s->spool, n)) != 0)
		return sink_failed(s, error);
	if (s->progress != NULL && s->progress->fn(s->progress->arg,
	    spool_fd(s->spool), spool_written(s->spool), s->done,
	    s->total) != 0)
		s->stopped = 1;
	return 0;
}

static int
sink_write(struct sink *s, const char *p, size_t n)
{
	size_t some;

	for (; n > 0 && !s->stopped; p += some, n -= some) {
		some = n < SPOOL_BLOCK ? n : SPOOL_BLOCK;
		memcpy(spool_room(s->spool), p, some);
		if (sink_put(s, some) == -1)
			return -1;
	}
	return 0;
}

/* The callbacks of deflate_stream(); `base` bytes came before the stream. */
static char *
sink_room(void *arg)
{
	struct sink *s = arg;

	return spool_room(s->spool);
}

static int
sink_filled(void *arg, size_t n, size_t used)
{
	struct sink *s = arg;

	s->done = s->base + used;
	if (sink_put(s, n) == -1)
		return -1;
	return s->stopped;
}

static int64_t
sink_deflate(struct sink *s, struct deflate *d, const char *p, size_t at,
    size_t n, int *complete)
{
	static const struct deflate_out out = { sink_room, sink_filled };

	s->base = at;
	return deflate_stream(d, p + at, n - at, &out, s, complete);
}

static int
only_zeros(const char *p, size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (p[i] != '\0')
			return 0;
	return 1;
}

/*
 * Inflates concatenated gzip members; counts a tail that is no member as a
 * warning.
 */
static int
inflate_members(struct sink *s, struct deflate *d, const char *p, size_t n)
{
	size_t at = 0;
	int64_t used;
	int complete;

	while (at < n) {
		if (at > 0 && (n - at < 2 || p[at] != '\x1f' ||
		    p[at + 1] != '\x8b')) {
			if (!only_zeros(p + at, n - at))
				warn_add(s->warn, WARN_COMPRESSED_TAIL, at);
			return 0;
		}
		used = sink_deflate(s, d, p, at, n, &complete);
		if (used == -1)
			return -1;
		at += (size_t)used;
		if (s->stopped)
			return 0;
		if (!complete) {
			warn_add(s->warn, WARN_COMPRESSED_CUT, at);
			return 0;
		}
	}
	return 0;
}

static int
inflate_wrapped(struct sink *s, enum deflate_wrapper wrapper, const char *p,
    size_t n)
{
	struct deflate *d = deflate_new(wrapper);
	int r = inflate_members(s, d, p, n);

	deflate_free(d);
	return r;
}

static int
inflate_zstd(struct sink *s, const char *p, size_t n)
{
#ifdef HAVE_ZSTD
	ZSTD_DStream *z = ZSTD_createDStream();
	ZSTD_inBuffer in = { p, n, 0 };
	ZSTD_outBuffer out;
	size_t r = 1;
	int ok = 0;

	if (z == NULL)
		fatal("zstd: out of memory");
	while ((in.pos < in.size || r != 0) && !s->stopped) {
		size_t before = in.pos;

		s->done = in.pos;
		out.dst = spool_room(s->spool);
		out.size = SPOOL_BLOCK;
		out.pos = 0;
		r = ZSTD_decompressStream(z, &out, &in);
		if (sink_put(s, out.pos) == -1) {
			ok = -1;
			break;
		}
		if (ZSTD_isError(r) || (in.pos == before && out.pos == 0)) {
			warn_add(s->warn, WARN_COMPRESSED_CUT, in.pos);
			break;
		}
	}
	ZSTD_freeDStream(z);
	return ok;
#else
	(void)p;
	(void)n;
	return err_set(s->err, ERR_UNSUPPORTED, 0, "%s: is zstd, and this "
	    "ttv was built without it", s->name);
#endif
}

static uint32_t
little_endian(const char *p, int bytes)
{
	uint32_t v = 0;

	while (bytes-- > 0)
		v = v << 8 | (unsigned char)p[bytes];
	return v;
}

/*
 * Inflates the members of a zip in order, with a newline between: the JSON
 * reader takes concatenated documents.  Local headers suffice, as deflate
 * detects its own end when the size comes behind the data.
 */
static int
inflate_entries(struct sink *s, struct deflate *d, const char *p, size_t n)
{
	size_t at = 0, name, extra, size;
	uint32_t method, flags;
	int64_t used;
	int complete;

	while (!s->stopped && at + 30 <= n &&
	    memcmp(p + at, "PK\3\4", 4) == 0) {
		flags = little_endian(p + at + 6, 2);
		method = little_endian(p + at + 8, 2);
		size = little_endian(p + at + 18, 4);
		name = little_endian(p + at + 26, 2);
		extra = little_endian(p + at + 28, 2);
		if (30 + name + extra > n - at)
			break;
		at += 30 + name + extra;
		if (flags & 1)
			return err_set(s->err, ERR_UNSUPPORTED, at,
			    "%s: a member of the zip is encrypted", s->name);
		if (method == 8) {
			used = sink_deflate(s, d, p, at, n, &complete);
			if (used == -1)
				return -1;
			at += (size_t)used;
			if (s->stopped)
				return 0;
			if (!complete) {
				warn_add(s->warn, WARN_COMPRESSED_CUT, at);
				return 0;
			}
		} else if (method == 0 && !(flags & 8)) {
			if (size > n - at) {
				warn_add(s->warn, WARN_COMPRESSED_CUT, at);
				size = n - at;
			}
			if (sink_write(s, p + at, size) == -1)
				return -1;
			at += size;
		} else
			return err_set(s->err, ERR_UNSUPPORTED, at,
			    "%s: a member of the zip is compressed by method "
			    "%u, which is not read", s->name, method);
		if (flags & 8) {	/* a data descriptor, with or without
					 * signature */
			if (at + 4 <= n && memcmp(p + at, "PK\7\10", 4) == 0)
				at += 4;
			at = n - at < 12 ? n : at + 12;
		}
		if (sink_write(s, "\n", 1) == -1)
			return -1;
	}
	return 0;
}

static int
inflate_zip(struct sink *s, const char *p, size_t n)
{
	struct deflate *d = deflate_new(DEFLATE_RAW);
	int r = inflate_entries(s, d, p, n);

	deflate_free(d);
	return r;
}

int
inflate_to(struct spool *spool, const struct mapfile *m, const char *name,
    const struct spool_progress *progress, uint64_t *budget, struct warn *warn,
    struct err *err)
{
	const char *type = inflate_type(m->data, m->len);
	uint64_t at, most = INFLATE_MOST(m->len);
	struct sink s;
	int r, error;

	memset(&s, 0, sizeof(s));
	s.spool = spool;
	s.name = name;
	s.warn = warn;
	s.err = err;
	s.progress = progress;
	s.total = m->len;
	s.budget = budget != NULL ? budget : &most;
	if (strcmp(type, "gzip") == 0)
		r = inflate_wrapped(&s, DEFLATE_GZIP, m->data, m->len);
	else if (strcmp(type, "zlib") == 0)
		r = inflate_wrapped(&s, DEFLATE_ZLIB, m->data, m->len);
	else if (strcmp(type, "zstd") == 0)
		r = inflate_zstd(&s, m->data, m->len);
	else
		r = inflate_zip(&s, m->data, m->len);
	if ((error = spool_end(spool)) != 0 && r == 0)
		r = sink_failed(&s, error);
	if (mapfile_shrunk(m, &at))
		warn_add(warn, WARN_SHRUNK, at);
	else if (mapfile_changed(m))
		warn_add(warn, WARN_CHANGED, WARN_NOWHERE);
	return r;
}

int
inflate_map(struct mapfile *m, const char *name,
    const struct spool_progress *progress, uint64_t *budget, struct warn *warn,
    struct err *err)
{
	struct spool *spool;
	struct mapfile out;
	int fd, r;

	if ((fd = room_file(err)) == -1)
		return -1;
	spool = spool_new(fd, 1, 0);
	r = inflate_to(spool, m, name, progress, budget, warn, err);
	spool_free(spool);
	if (r == 0)
		r = mapfile_fd(&out, fd, name, err);
	close(fd);
	if (r == -1)
		return -1;
	mapfile_close(m);
	*m = out;
	return 0;
}
