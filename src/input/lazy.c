/*
 * lazy: memory whose parts are made when they are first read.
 *
 * The map has no bytes at first and cannot be read.  The fault of the first
 * read of a part makes it, into a temporary file without a name, or into memory
 * where that has no room; the kernel can take the pages of the file back.  The
 * handler calls malloc(): that is sound because code that reads an input is not
 * inside of malloc() then.
 *
 * - A part begins anywhere, but pages become readable as a whole: a page with
 *   bytes of two parts is made with the first of them.
 * - Threads make different parts at the same time; one that needs a part that
 *   another one makes waits.
 * - Parts in memory are forgotten, the oldest first, when they are more than
 *   tuning.lazy_private: who reads them after that has them made again.
 */
#include "config.h"

#include <sys/mman.h>

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/bound.h"
#include "ttv/fault.h"
#include "ttv/mapfile.h"
#include "ttv/pool.h"
#include "ttv/tempfile.h"
#include "ttv/xmalloc.h"
#include "lazy.h"
#include "room.h"

#define MAPS		64		/* of this kind at a time */

enum state { PART_NONE, PART_BUSY, PART_MADE };

struct lazy {
	char		*base;		/* of the map */
	size_t		 reserved;	/* its bytes: whole pages */
	uint64_t	 len;
	size_t		 n;		/* parts */
	uint64_t	*begin;
	size_t		*at;		/* n + 1: the begins, rounded up to
					 * pages */
	unsigned char	*state;		/* of each part; guarded by lock */
	int		 fd;		/* of the temporary file, or -1 */
	lazy_fn		*fn;
	void		*arg;
	pthread_mutex_t	 lock;
	pthread_cond_t	 made;		/* a part is no longer busy */
	struct room_for_part {
		struct room_for_part *next;
	}		*rooms;		/* not in use, each for any part */
	size_t		 room_size;	/* bytes; guarded by lock, too */
	size_t		*private;	/* n: parts in memory, a ring */
	size_t		 first, nprivate; /* its first; parts in it */
	size_t		 bytes;		/* of them; all guarded by lock */
};

static _Atomic(struct lazy *) maps[MAPS];
static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;

/* ---- a part ---- */

/* Writes a part to the temporary file if there is room for it. */
static int
keep_part(const struct lazy *l, const char *p, size_t n, uint64_t at)
{
	ssize_t wrote;

	if (l->fd == -1 || tempfile_left(l->fd) < n)
		return -1;
	while (n > 0) {
		if ((wrote = pwrite(l->fd, p, n, (off_t)at)) <= 0)
			return -1;
		p += wrote;
		at += (uint64_t)wrote;
		n -= (size_t)wrote;
	}
	return 0;
}

/*
 * Puts n bytes, which begin at a page, into the map in one step: other threads
 * may read them as soon as they can.  Returns 0, 1 when they are in memory, or
 * -1.
 */
static int
show_part(struct lazy *l, const char *from, size_t n, size_t at)
{
	char *p;

	if (keep_part(l, from, n, at) == 0) {
		if (mprotect(l->base + at, n, PROT_READ) == -1)
			return -1;
#ifdef MADV_POPULATE_READ		/* instead of a fault for 16 pages */
		(void)madvise(l->base + at, n, MADV_POPULATE_READ);
#endif
		return 0;
	}
	p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS |
	    MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return -1;
	memcpy(p, from, n);
	if (mprotect(p, n, PROT_READ) == 0 && mremap(p, n, n, MREMAP_MAYMOVE |
	    MREMAP_FIXED, l->base + at) != MAP_FAILED)
		return 1;
	munmap(p, n);
	return -1;
}

/* Makes part i, alone, in a room for it; returns as show_part(). */
static int
fill(struct lazy *l, size_t i, char *p)
{
	size_t skip = (size_t)(l->at[i] - l->begin[i]);
	size_t size = l->at[i + 1] - l->at[i], want = skip + size, got;
	uint64_t left = l->len - l->begin[i];

	if (size == 0)
		return 0;
	if (want > left)
		want = (size_t)left;
	got = l->fn(l->arg, i, p, want);
	if (got > want)
		got = want;
	if (got < skip + size)
		memset(p + got, 0, skip + size - got);
	return show_part(l, p + skip, size, l->at[i]);
}

/*
 * Returns a room for a part.  Rooms are used again: fresh pages would cost as
 * much as a tenth of inflating.
 */
static void *
room_take(struct lazy *l)
{
	struct room_for_part *r = l->rooms;

	if (r != NULL)
		l->rooms = r->next;
	return r;
}

static void
room_give(struct lazy *l, void *p)
{
	struct room_for_part *r = p;

	r->next = l->rooms;
	l->rooms = r;
}

/* Forgets a part that is in memory. */
static void
part_forget(struct lazy *l, size_t i)
{
	size_t n = l->at[i + 1] - l->at[i];
	void *at = l->base + l->at[i];

	if (l->fd != -1)
		at = mmap(at, n, PROT_NONE, MAP_SHARED | MAP_FIXED, l->fd,
		    (off_t)l->at[i]);
	else
		at = mmap(at, n, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS |
		    MAP_NORESERVE | MAP_FIXED, -1, 0);
	if (at != MAP_FAILED)
		l->state[i] = PART_NONE;
}

/* Notes that part i is in memory, and forgets others that are. */
static void
note_private(struct lazy *l, size_t i)
{
	size_t old;

	while (l->nprivate > 0 && l->bytes + (l->at[i + 1] - l->at[i]) >
	    tuning.lazy_private) {
		old = l->private[l->first];
		l->first = (l->first + 1) % l->n;
		l->nprivate--;
		l->bytes -= l->at[old + 1] - l->at[old];
		part_forget(l, old);
	}
	l->private[(l->first + l->nprivate++) % l->n] = i;
	l->bytes += l->at[i + 1] - l->at[i];
}

/* Makes part i unless it is there; returns 0 or -1. */
static int
part_make(struct lazy *l, size_t i)
{
	void *room;
	int r = 0;

	pthread_mutex_lock(&l->lock);
	while (l->state[i] == PART_BUSY)
		pthread_cond_wait(&l->made, &l->lock);
	if (l->state[i] == PART_NONE) {
		l->state[i] = PART_BUSY;
		room = room_take(l);
		pthread_mutex_unlock(&l->lock);
		if (room == NULL)
			room = xmalloc(l->room_size);
		r = fill(l, i, room);
		pthread_mutex_lock(&l->lock);
		room_give(l, room);
		l->state[i] = r == -1 ? PART_NONE : PART_MADE;
		if (r == 1)
			note_private(l, i);
		pthread_cond_broadcast(&l->made);
	}
	pthread_mutex_unlock(&l->lock);
	return r == -1 ? -1 : 0;
}

/* Returns the part whose pages have the byte at an offset. */
static size_t
part_at(const struct lazy *l, size_t off)
{
	size_t lo = 0, hi = l->n, mid;

	BISECT_LAST(lo, hi, mid, l->at[mid] <= off);
	return lo;
}

/* Implements fault_fn. */
static int
lazy_fault(int sig, void *addr)
{
	struct lazy *l;
	char *at = addr;
	size_t i;

	for (i = 0; i < MAPS && sig == SIGSEGV; i++) {
		l = atomic_load(&maps[i]);
		if (l != NULL && at >= l->base && at < l->base + l->reserved)
			return part_make(l, part_at(l, (size_t)(at -
			    l->base))) == 0;
	}
	return 0;
}

/* ---- ahead ---- */

struct ahead {
	struct lazy	*l;
	size_t		 first;
};

static void
ahead_job(void *arg, size_t i)
{
	const struct ahead *a = arg;

	part_make(a->l, a->first + i);
}

void
lazy_ahead(struct lazy *l, int threads, uint64_t from, uint64_t to)
{
	struct ahead a = { l, 0 };
	size_t last;

	if (to > l->len)
		to = l->len;
	if (from >= to)
		return;
	a.first = part_at(l, (size_t)from);
	last = part_at(l, (size_t)(to - 1));
	pool_run(threads, last - a.first + 1, ahead_job, &a);
}

/* ---- the map ---- */

/* Reserves the space of the map: of a temporary file, if there is one. */
static int
reserve(struct lazy *l)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), i;
	void *p = MAP_FAILED;

	if (l->len > SIZE_MAX / 2)
		return -1;
	l->reserved = ((size_t)l->len + MAPFILE_PAD + page - 1) / page * page;
	l->fd = room_file(NULL);
	if (l->fd != -1 && ftruncate(l->fd, (off_t)l->reserved) == 0)
		p = mmap(NULL, l->reserved, PROT_NONE, MAP_SHARED, l->fd, 0);
	if (p == MAP_FAILED && l->fd != -1) {
		close(l->fd);
		l->fd = -1;
	}
	if (p == MAP_FAILED)
		p = mmap(NULL, l->reserved, PROT_NONE, MAP_PRIVATE |
		    MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	if (p == MAP_FAILED)
		return -1;
	l->base = p;
	for (i = 0; i < l->n; i++)
		l->at[i] = ((size_t)l->begin[i] + page - 1) / page * page;
	l->at[l->n] = l->reserved;
	for (i = 0; i < l->n; i++)
		if (l->room_size < l->at[i + 1] - l->begin[i])
			l->room_size = l->at[i + 1] - (size_t)l->begin[i];
	l->room_size += LAZY_SPARE + sizeof(*l->rooms);
	return 0;
}

/* Adds the map to those of the handler; returns 0, or -1 for too many. */
static int
lazy_enter(struct lazy *l)
{
	int i;

	fault_add(lazy_fault);
	pthread_mutex_lock(&table);
	for (i = 0; i < MAPS && atomic_load(&maps[i]) != NULL; i++)
		;
	if (i < MAPS)
		atomic_store(&maps[i], l);
	pthread_mutex_unlock(&table);
	return i < MAPS ? 0 : -1;
}

struct lazy *
lazy_new(struct mapfile *out, uint64_t len, const uint64_t *begin, size_t n,
    lazy_fn *fn, void *arg)
{
	struct lazy *l = xcalloc(1, sizeof(*l));

	l->len = len;
	l->n = n;
	l->begin = xreallocarray(NULL, n, sizeof(*l->begin));
	memcpy(l->begin, begin, n * sizeof(*l->begin));
	l->at = xcalloc(n + 1, sizeof(*l->at));
	l->state = xcalloc(n, 1);
	l->private = xcalloc(n, sizeof(*l->private));
	l->fd = -1;
	l->fn = fn;
	l->arg = arg;
	pthread_mutex_init(&l->lock, NULL);
	pthread_cond_init(&l->made, NULL);
	if (reserve(l) == 0) {
		if (lazy_enter(l) == 0) {
			memset(out, 0, sizeof(*out));
			out->data = l->base;
			out->len = (size_t)len;
			out->reserved = l->reserved;
			return l;
		}
		munmap(l->base, l->reserved);
	}
	lazy_free(l);
	return NULL;
}

void
lazy_free(struct lazy *l)
{
	struct lazy *mine;
	void *room;
	int i;

	if (l == NULL)
		return;
	for (i = 0; i < MAPS; i++) {
		mine = l;
		atomic_compare_exchange_strong(&maps[i], &mine, NULL);
	}
	if (l->fd != -1)
		close(l->fd);
	while ((room = room_take(l)) != NULL)
		free(room);
	pthread_cond_destroy(&l->made);
	pthread_mutex_destroy(&l->lock);
	free(l->private);
	free(l->state);
	free(l->begin);
	free(l->at);
	free(l);
}
