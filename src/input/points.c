/*
 * points: random access to a gzip.
 *
 * A deflate stream can be decoded from the begin of any of its blocks if the 32
 * KiB of output before it are known.  A pass over the whole stream notes such
 * places, a few megabytes apart: the byte and the bit of the input, the offset
 * in the output, and the window.
 *
 * The map of the output has no bytes at first and cannot be read.  The fault of
 * the first read inflates the stretch around it, into a temporary file without
 * a name, or into memory where that has no room.  The handler calls zlib and
 * malloc(): that is sound because code that reads an input is not inside of
 * either then.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/statvfs.h>

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <zlib.h>

#include "ttv/buf.h"
#include "ttv/fault.h"
#include "ttv/mapfile.h"
#include "ttv/points.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "room.h"

#define WINDOW		32768u
#define GZIP_BITS	(15 + 16)	/* of zlib: a gzip, any window */
#define RAW_BITS	(-15)		/* of zlib: deflate alone */
#define GZIP_END	8		/* bytes behind a member's deflate */
#define SCRATCH		(64u << 10)
#define TAKE		(1u << 30)	/* bytes of input in one call: fits 32
					 * bits */
#define MAPS		64		/* files open at a time */

struct point {
	uint64_t	in;		/* the first byte of input not taken */
	uint64_t	out;		/* bytes inflated before */
	uint64_t	window;		/* where its window begins; WINDOW or
					 * `out` bytes */
	uint64_t	bits;		/* of the byte before `in`, not taken */
};

struct head {				/* then the points, then windows */
	uint64_t	len;		/* bytes of the output */
	uint64_t	n;		/* points */
};

/* ---- decoding ---- */

struct decoder {
	z_stream	 z;
	const char	*p, *end;	/* input not given yet */
	int		 raw;		/* 1: behind a point, not in a gzip */
	int		 over;		/* 1: nothing more comes */
};

static void
decoder_give(struct decoder *d)
{
	size_t left = (size_t)(d->end - d->p), n = left < TAKE ? left : TAKE;

	if (d->z.avail_in > 0)
		return;
	d->z.next_in = (Bytef *)(uintptr_t)d->p;
	d->z.avail_in = (uInt)n;
	d->p += n;
}

/* Returns the first byte of input that is not taken. */
static const char *
decoder_at(const struct decoder *d)
{
	return d->p - d->z.avail_in;
}

/* Goes on with the next member behind the end of one, if there is one. */
static void
decoder_next(struct decoder *d)
{
	const char *p = decoder_at(d);

	if (d->raw)
		p += d->end - p < GZIP_END ? d->end - p : GZIP_END;
	d->raw = 0;
	d->p = p;
	d->z.avail_in = 0;
	d->over = d->end - p < 2 || p[0] != '\x1f' || p[1] != '\x8b' ||
	    inflateReset2(&d->z, GZIP_BITS) != Z_OK;
}

/*
 * Inflates up to n bytes to `to`, with Z_BLOCK up to the end of a block.
 * Returns how many.
 */
static size_t
decoder_read(struct decoder *d, char *to, size_t n, int flush)
{
	int r;

	d->z.next_out = (Bytef *)to;
	d->z.avail_out = (uInt)n;
	decoder_give(d);
	r = inflate(&d->z, flush);
	n -= d->z.avail_out;
	if (r == Z_STREAM_END)
		decoder_next(d);
	else if (r != Z_OK || (n == 0 && d->z.avail_in == 0 &&
	    d->p == d->end))
		d->over = 1;
	return n;
}

/* ---- finding points ---- */

static void
add_point(struct buf *points, struct buf *windows, const struct decoder *d,
    const char *in, const char *out, uint64_t at)
{
	struct point one;
	size_t n = at < WINDOW ? (size_t)at : WINDOW;

	one.in = (uint64_t)(decoder_at(d) - in);
	one.out = at;
	one.window = windows->len;
	one.bits = (unsigned)d->z.data_type & 7;
	buf_add(points, &one, sizeof(one));
	buf_add(windows, out + at - n, n);
}

int
points_find(const char *p, size_t n, const char *out, uint64_t len,
    struct buf *saved)
{
	struct buf points = BUF_INIT, windows = BUF_INIT;
	char *scratch = xmalloc(SCRATCH);
	uint64_t at = 0, last = 0;
	struct decoder d;
	struct head head;

	memset(&d, 0, sizeof(d));
	d.p = p;
	d.end = p + n;
	if (inflateInit2(&d.z, GZIP_BITS) != Z_OK)
		fatal("zlib: out of memory");
	while (!d.over && at <= len) {
		at += decoder_read(&d, scratch, SCRATCH, Z_BLOCK);
		/* at the end of a block that is not the last of its member */
		if ((d.z.data_type & (128 | 64)) == 128 && !d.over &&
		    at <= len && at - last >= tuning.points_step) {
			add_point(&points, &windows, &d, p, out, at);
			last = at;
		}
	}
	inflateEnd(&d.z);
	free(scratch);
	if (at == len) {
		head.len = len;
		head.n = points.len / sizeof(struct point);
		buf_add(saved, &head, sizeof(head));
		if (points.len > 0)
			buf_add(saved, points.data, points.len);
		if (windows.len > 0)
			buf_add(saved, windows.data, windows.len);
	}
	buf_free(&points);
	buf_free(&windows);
	return at == len ? 0 : -1;
}

/* ---- the map ---- */

struct points_map {
	struct mapfile	 packed;
	const struct head *head;
	const struct point *points;
	const char	*windows;
	char		*base;		/* of the output's map */
	size_t		 reserved;	/* its bytes */
	size_t		 step;		/* bytes of a stretch: whole pages */
	int		 fd;		/* of the temporary file, or -1 */
	pthread_mutex_t	 lock;		/* held while a stretch is inflated */
	unsigned char	*done;		/* 1: of each stretch; guarded */
};

static _Atomic(struct points_map *) maps[MAPS];
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

/* Prepares to decode from the last point at or before an offset. */
static int
begin_at(const struct points_map *m, struct decoder *d, uint64_t off,
    uint64_t *at)
{
	size_t lo = 0, hi = (size_t)m->head->n, mid;
	const struct point *one;
	unsigned bits;

	memset(d, 0, sizeof(*d));
	d->p = m->packed.data;
	d->end = d->p + m->packed.len;
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (m->points[mid].out <= off)
			lo = mid + 1;
		else
			hi = mid;
	}
	*at = 0;
	if (lo == 0)
		return inflateInit2(&d->z, GZIP_BITS) == Z_OK ? 0 : -1;
	one = &m->points[lo - 1];
	*at = one->out;
	d->p += one->in;
	d->raw = 1;
	if (inflateInit2(&d->z, RAW_BITS) != Z_OK)
		return -1;
	bits = (unsigned)one->bits;
	if (bits > 0)
		inflatePrime(&d->z, (int)bits,
		    (unsigned char)d->p[-1] >> (8 - bits));
	inflateSetDictionary(&d->z, (const Bytef *)m->windows + one->window,
	    one->out < WINDOW ? (uInt)one->out : WINDOW);
	return 0;
}

/* Inflates [from, end) to `to`; what the gzip does not have stays as it is. */
static void
inflate_part(const struct points_map *m, char *to, uint64_t from, uint64_t end)
{
	char *scratch = xmalloc(SCRATCH);
	struct decoder d;
	uint64_t at;
	size_t n;

	if (begin_at(m, &d, from, &at) == 0) {
		while (at < from && !d.over) {
			n = from - at < SCRATCH ? (size_t)(from - at) :
			    SCRATCH;
			at += decoder_read(&d, scratch, n, Z_NO_FLUSH);
		}
		while (at < end && !d.over)
			at += decoder_read(&d, to + (at - from),
			    (size_t)(end - at), Z_NO_FLUSH);
		inflateEnd(&d.z);
	}
	free(scratch);
}

/* Writes a stretch to the temporary file if there is room for it. */
static int
keep_part(const struct points_map *m, const char *p, size_t n, uint64_t at)
{
	struct statvfs v;
	ssize_t wrote;

	if (m->fd == -1 || fstatvfs(m->fd, &v) == -1 ||
	    (uint64_t)v.f_bavail * v.f_frsize < ROOM_KEEP + n)
		return -1;
	while (n > 0) {
		if ((wrote = pwrite(m->fd, p, n, (off_t)at)) <= 0)
			return -1;
		p += wrote;
		at += (uint64_t)wrote;
		n -= (size_t)wrote;
	}
	return 0;
}

/*
 * Makes stretch i readable, in one step: other threads may read it as soon as
 * they can.  Returns 0 or -1.
 */
static int
fill(struct points_map *m, size_t i)
{
	uint64_t from = (uint64_t)i * m->step, end = from + m->step;
	size_t n = m->reserved - (size_t)from < m->step ?
	    m->reserved - (size_t)from : m->step;
	char *p;

	p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS |
	    MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return -1;
	if (end > m->head->len)
		end = m->head->len;
	if (from < end)
		inflate_part(m, p, from, end);
	if (from >= end || keep_part(m, p, (size_t)(end - from), from) == 0) {
		munmap(p, n);
		return mprotect(m->base + from, n, PROT_READ);
	}
	if (mprotect(p, n, PROT_READ) == 0 && mremap(p, n, n, MREMAP_MAYMOVE |
	    MREMAP_FIXED, m->base + from) != MAP_FAILED)
		return 0;
	munmap(p, n);
	return -1;
}

/* Implements fault_fn. */
static int
on_fault(int sig, void *addr)
{
	struct points_map *m;
	char *at = addr;
	size_t i, part;
	int r = 0;

	for (i = 0; i < MAPS && sig == SIGSEGV; i++) {
		m = atomic_load(&maps[i]);
		if (m == NULL || at < m->base || at >= m->base + m->reserved)
			continue;
		part = (size_t)(at - m->base) / m->step;
		pthread_mutex_lock(&m->lock);
		if (!m->done[part])
			r = fill(m, part);
		m->done[part] |= r == 0;
		pthread_mutex_unlock(&m->lock);
		return r == 0;
	}
	return 0;
}

/* Checks that points lie in the gzip and its output, ascending. */
static int
are_points(const struct points_map *m, size_t n)
{
	const struct head *h = m->head;
	uint64_t i, room, size, last = 0;
	const struct point *one;

	if (n < sizeof(*h) || h->n > (n - sizeof(*h)) / sizeof(*one))
		return 0;
	room = n - sizeof(*h) - h->n * sizeof(*one);
	for (i = 0; i < h->n; i++) {
		one = &m->points[i];
		size = one->out < WINDOW ? one->out : WINDOW;
		if (one->in == 0 || one->in > m->packed.len ||
		    one->out < last || one->out > h->len || one->bits > 7 ||
		    one->window > room || size > room - one->window)
			return 0;
		last = one->out;
	}
	return h->len < SIZE_MAX / 2;
}

/* Reserves the space of the output: of a temporary file, if there is one. */
static int
reserve(struct points_map *m)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	void *p = MAP_FAILED;

	m->reserved = ((size_t)m->head->len + MAPFILE_PAD + page - 1) / page *
	    page;
	m->step = (tuning.points_step + page - 1) / page * page;
	m->fd = room_file(NULL);
	if (m->fd != -1 && ftruncate(m->fd, (off_t)m->reserved) == 0)
		p = mmap(NULL, m->reserved, PROT_NONE, MAP_SHARED, m->fd, 0);
	if (p == MAP_FAILED && m->fd != -1) {
		close(m->fd);
		m->fd = -1;
	}
	if (p == MAP_FAILED)
		p = mmap(NULL, m->reserved, PROT_NONE, MAP_PRIVATE |
		    MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return -1;
	m->base = p;
	m->done = xcalloc(m->reserved / m->step + 1, 1);
	return 0;
}

/* Adds the map to those of the handler; returns 0, or -1 for too many. */
static int
enter(struct points_map *m)
{
	int i;

	fault_add(on_fault);
	pthread_mutex_lock(&table);
	for (i = 0; i < MAPS && atomic_load(&maps[i]) != NULL; i++)
		;
	if (i < MAPS)
		atomic_store(&maps[i], m);
	pthread_mutex_unlock(&table);
	return i < MAPS ? 0 : -1;
}

struct points_map *
points_map(struct mapfile *out, struct mapfile *packed, const char *saved,
    size_t n)
{
	struct points_map *m = xcalloc(1, sizeof(*m));

	m->fd = -1;
	m->packed = *packed;
	m->head = (const void *)saved;
	m->points = (const void *)(saved + sizeof(*m->head));
	pthread_mutex_init(&m->lock, NULL);
	if (are_points(m, n) && reserve(m) == 0) {
		m->windows = (const char *)&m->points[m->head->n];
		if (enter(m) == 0) {
			memset(out, 0, sizeof(*out));
			out->data = m->base;
			out->len = (size_t)m->head->len;
			out->reserved = m->reserved;
			memset(packed, 0, sizeof(*packed));
			return m;
		}
		munmap(m->base, m->reserved);
	}
	memset(&m->packed, 0, sizeof(m->packed));
	points_free(m);
	return NULL;
}

void
points_free(struct points_map *m)
{
	struct points_map *mine;
	int i;

	if (m == NULL)
		return;
	for (i = 0; i < MAPS; i++) {
		mine = m;
		atomic_compare_exchange_strong(&maps[i], &mine, NULL);
	}
	mapfile_close(&m->packed);
	if (m->fd != -1)
		close(m->fd);
	pthread_mutex_destroy(&m->lock);
	free(m->done);
	free(m);
}

int
points_changed(const struct points_map *m)
{
	return mapfile_changed(&m->packed);
}
