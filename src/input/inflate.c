/*
 * inflate: gzip, zlib, zstd, zip and tar (ttv-formats(5), COMPRESSION).
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
#include "ttv/foreign.h"
#include "ttv/mapfile.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"
#include "ttv/inflate.h"
#include "room.h"
#include "sink.h"
#include "tar.h"
#include "zip.h"

#define ATRACE_HEAD	4096		/* bytes of what atrace says before
					 * the trace */

/* Returns whether the header of a zlib stream is at p: deflate, 32 KiB. */
static int
is_zlib(const char *p, size_t n)
{
	return n >= 2 && p[0] == 0x78 && (p[1] == 0x01 || p[1] == 0x5e ||
	    p[1] == '\x9c' || p[1] == '\xda');
}

/*
 * Returns where a zlib stream begins: at p, or behind the line "TRACE:" near p,
 * as `atrace -z` writes it; SIZE_MAX if nowhere.
 */
static size_t
inflate_zlib_at(const char *p, size_t n)
{
	static const char line[] = "TRACE:\n";
	const char *q;

	if (is_zlib(p, n))
		return 0;
	if (n == 0 || *p == '{' || *p == '[')
		return SIZE_MAX;
	q = memmem(p, n < ATRACE_HEAD ? n : ATRACE_HEAD, line,
	    strlen(line));
	if (q == NULL)
		return SIZE_MAX;
	q += strlen(line);
	return is_zlib(q, n - (size_t)(q - p)) ? (size_t)(q - p) : SIZE_MAX;
}

const char *
inflate_type(const char *p, size_t n)
{
	if (n >= 2 && memcmp(p, "\x1f\x8b", 2) == 0)
		return "gzip";
	if (n >= 4 && memcmp(p, "\x28\xb5\x2f\xfd", 4) == 0)
		return "zstd";
	if (zip_at(p, n) != SIZE_MAX)
		return "zip";
	if (tar_is(p, n))
		return "tar";
	if (inflate_zlib_at(p, n) != SIZE_MAX)
		return "zlib";
	return foreign_type(p, n);
}

int
inflate_pending(const char *p, size_t n)
{
	return zip_pending(p, n);
}

int
inflate_is_part(const char *p, size_t n)
{
	return foreign_in_folder(p, n);
}

uint64_t
inflate_most(const struct mapfile *m, const char *path)
{
	const char *type = foreign_type(m->data, m->len);

	return INFLATE_MOST(type == NULL ? m->len :
	    foreign_bytes(type, path, m->len));
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

#define GZIP_HEAD	10		/* bytes before the fields */
#define GZIP_EXTRA	4		/* flags: these fields are there */
#define GZIP_NAME	8

/* Tells of the gzip member at p if it has a name. */
static void
tell_member(const struct sink *s, const char *p, size_t n)
{
	size_t at = GZIP_HEAD;
	const char *end;

	if (s->progress == NULL || s->progress->member == NULL ||
	    n < GZIP_HEAD + 2 || (p[3] & GZIP_NAME) == 0)
		return;
	if (p[3] & GZIP_EXTRA)
		at += 2 + ((size_t)(unsigned char)p[at] |
		    (size_t)(unsigned char)p[at + 1] << 8);
	if (at < n && (end = memchr(p + at, '\0', n - at)) != NULL)
		s->progress->member(s->progress->arg, s->put, p + at,
		    (size_t)(end - (p + at)));
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
				warn_add(s->warn, WARN_COMPRESSED_TAIL, s->put);
			return 0;
		}
		tell_member(s, p + at, n - at);
		used = sink_deflate(s, d, p, at, n, &complete);
		if (used == -1)
			return -1;
		at += (size_t)used;
		if (s->stopped)
			return 0;
		if (!complete) {
			warn_add(s->warn, WARN_COMPRESSED_CUT, s->put);
			return 0;
		}
	}
	return 0;
}

static int
inflate_gzip(struct sink *s, const char *p, size_t n)
{
	struct deflate *d = deflate_new(DEFLATE_GZIP);
	int r = inflate_members(s, d, p, n);

	deflate_free(d);
	return r;
}

static int
inflate_zlib(struct sink *s, const char *p, size_t n)
{
	struct deflate *d = deflate_new(DEFLATE_ZLIB);
	size_t at = inflate_zlib_at(p, n);
	int complete;
	int64_t used = sink_deflate(s, d, p, at, n, &complete);

	deflate_free(d);
	if (used == -1)
		return -1;
	at += (size_t)used;
	if (!complete && !s->stopped)
		warn_add(s->warn, WARN_COMPRESSED_CUT, s->put);
	else if (complete && at < n && !only_zeros(p + at, n - at))
		warn_add(s->warn, WARN_COMPRESSED_TAIL, s->put);
	return 0;
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
			warn_add(s->warn, WARN_COMPRESSED_CUT, s->put);
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

/*
 * Fills a block with what a library writes, or a part of one if it takes long;
 * returns its bytes.  Clears *more at the end.
 */
static size_t
foreign_block(struct sink *s, struct foreign *f, int *more)
{
	char *room = spool_room(s->spool);
	ssize_t some;
	size_t n;

	for (n = 0; n < SPOOL_BLOCK; n += (size_t)some)
		if ((some = foreign_read(f, room + n, SPOOL_BLOCK - n)) <= 0) {
			*more = some != 0;
			break;
		}
	return n;
}

/*
 * Says what was not read of a file by a library; without a text, that is an
 * error.  Returns 0 or -1.
 */
static int
foreign_tell(struct sink *s, const char *type, enum foreign_end end)
{
	static const struct foreign_loss {
		enum warn_code	 code;
		const char	*does;
	} losses[] = {
		[FOREIGN_CUT] = { WARN_LIBRARY_CUT, "cannot read it" },
		[FOREIGN_FOLDERS] = { WARN_LIBRARY_FOLDERS,
		    "has found no event in it" },
		[FOREIGN_TIMED] = { WARN_LIBRARY_TIME,
		    "used up its time before the first event" },
		[FOREIGN_BROKEN] = { WARN_LIBRARY_ENDED,
		    "crashed or had no more memory before the first event" },
	};

	if (end == FOREIGN_WHOLE)
		return 0;
	if (s->put == 0)
		return err_set(s->err, ERR_FORMAT, 0, "%s: the library that "
		    "reads %s %s: %s", s->name, type, losses[end].does,
		    foreign_command(type));
	warn_add(s->warn, losses[end].code, s->put);
	return 0;
}

/* Takes the text that a library of others makes of the file. */
static int
inflate_foreign(struct sink *s, const char *type, const char *p, size_t n)
{
	struct foreign *f = foreign_start(type, s->name, p, n, s->err);
	int more = 1, r = 0, large = 0;
	enum foreign_end end;
	size_t some;

	if (f == NULL)
		return -1;
	s->total = 0;			/* how much was read is not known */
	while (more && r == 0 && !s->stopped && !large) {
		some = foreign_block(s, f, &more);
		if ((large = some > *s->budget))
			some = (size_t)*s->budget;
		r = sink_put(s, some);
		sink_tell(s);
	}
	end = foreign_end(f);
	if (r == -1 || s->stopped)
		return r;
	if (large) {
		warn_add(s->warn, WARN_LIBRARY_LARGE, s->put);
		return 0;
	}
	return foreign_tell(s, type, end);
}

int
inflate_to(struct spool *spool, const struct mapfile *m, const char *name,
    const struct spool_progress *progress, uint64_t *budget, struct warn *warn,
    struct err *err)
{
	const char *type = inflate_type(m->data, m->len);
	uint64_t at, most = INFLATE_MOST(m->len);
	struct sink s;
	int r;

	memset(&s, 0, sizeof(s));
	s.spool = spool;
	s.name = name;
	s.warn = warn;
	s.err = err;
	s.progress = progress;
	s.total = m->len;
	s.budget = budget != NULL ? budget : &most;
	if (strcmp(type, "gzip") == 0)
		r = inflate_gzip(&s, m->data, m->len);
	else if (strcmp(type, "zstd") == 0)
		r = inflate_zstd(&s, m->data, m->len);
	else if (strcmp(type, "zlib") == 0)
		r = inflate_zlib(&s, m->data, m->len);
	else if (strcmp(type, "zip") == 0)
		r = zip_all(&s, m->data, m->len);
	else if (strcmp(type, "tar") == 0)
		r = tar_all(&s, m);
	else
		r = inflate_foreign(&s, type, m->data, m->len);
	r = sink_end(&s, r);
	if (mapfile_shrunk(m, &at))
		warn_add(warn, WARN_SHRUNK, WARN_NOWHERE);
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
	warn_unplace(warn);
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
