/*
 * index_map: an index file in memory, of which nothing is read that was not
 * checked before.
 *
 * What a trace needs at once is checked at once.  Of the rest, which is nearly
 * all, either everything is checked too, by all cores, or the pages stay
 * without the right to be read: the first touch of a block is a fault, whose
 * handler reads the block from the file, compares its checksum and then gives
 * the right.  So the second opening costs what is looked at.  A block that is
 * damaged cannot be made good while code waits for its bytes: the index is
 * removed, and the owner's function starts anew.
 *
 * The pages are those of the file and never written, so that the kernel can
 * drop them when memory is short.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/stat.h>

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/fault.h"
#include "ttv/pool.h"
#include "ttv/xmalloc.h"
#include "index_int.h"

#define MAPS		16		/* open at a time; more are checked at
					 * once */
#define TAIL_MOST	(UINT64_C(1) << 30)	/* bytes */
#define BLOCK_LEAST	(UINT64_C(64) << 10)

struct index_map {
	struct trace_store store;	/* first: a trace has its address */
	struct index_header head;
	int		 dir, fd;
	char		 name[64];
	char		*base;		/* of the mapping */
	char		*tail;
	const struct index_section *sections;
	const uint64_t	*sums;
	size_t		 nblocks;
	_Atomic int	 bad;		/* 1: a block was found damaged */
	void		(*damaged)(int gone);
};

/* Maps with blocks that are not checked yet, for the handler of faults. */
static struct {
	_Atomic(struct index_map *) map;
} maps[MAPS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- blocks ---- */

static size_t
block_size(const struct index_map *m, size_t i)
{
	uint64_t at = i * m->head.block, left = m->head.tail - at;

	return (size_t)(left < m->head.block ? left : m->head.block);
}

/* Reads a block from the file, part by part, and compares its sum. */
static int
block_is_good(const struct index_map *m, size_t i)
{
	char read[INDEX_SUMMED];
	size_t n = block_size(m, i), at = i == 0 ? INDEX_HEAD : 0, part;
	uint64_t sum = index_block_begin(i);
	ssize_t got;

	for (; at < n; at += part) {
		part = INDEX_SUMMED - at % INDEX_SUMMED;
		if (part > n - at)
			part = n - at;
		do
			got = pread(m->fd, read, part,
			    (off_t)(i * m->head.block + at));
		while (got == -1 && errno == EINTR);
		if (got != (ssize_t)part)
			return 0;
		sum = index_sum(sum, read, part);
	}
	return sum == m->sums[i];
}

static int
block_allow(const struct index_map *m, size_t i)
{
	return mprotect(m->base + i * m->head.block, block_size(m, i),
	    PROT_READ);
}

static void
check_job(void *arg, size_t i)
{
	struct index_map *m = arg;

	if (!block_is_good(m, i))
		atomic_store(&m->bad, 1);
}

/* Checks the first n blocks, by all cores, and makes them readable. */
static int
check_first(struct index_map *m, size_t n)
{
	uint64_t len = n * m->head.block;

	pool_run(n > 64 ? pool_cores() : 1, n, check_job, m);
	if (atomic_load(&m->bad))
		return -1;
	if (len > m->head.tail)
		len = m->head.tail;
	return n == 0 ? 0 : mprotect(m->base, (size_t)len, PROT_READ);
}

/* Implements fault_fn for the blocks that are read for the first time. */
static int
index_fault(int sig, void *addr)
{
	struct index_map *m;
	char *at = addr;
	size_t i;

	for (i = 0; i < MAPS; i++) {
		m = atomic_load(&maps[i].map);
		if (m == NULL || at < m->base || at >= m->base + m->store.len)
			continue;
		i = (size_t)(at - m->base) / m->head.block;
		if (sig == SIGSEGV && block_is_good(m, i) &&
		    block_allow(m, i) == 0)
			return 1;
		m->damaged(unlinkat(m->dir, m->name, 0) == 0);
		return 0;
	}
	return 0;
}

/* Has the blocks of the map checked when they are touched; returns 0 or -1. */
static int
check_later(struct index_map *m)
{
	int i;

	fault_add(index_fault);
	pthread_mutex_lock(&lock);
	for (i = 0; i < MAPS && atomic_load(&maps[i].map) != NULL; i++)
		;
	if (i < MAPS)
		atomic_store(&maps[i].map, m);
	pthread_mutex_unlock(&lock);
	return i < MAPS ? 0 : -1;
}

/* ---- opening ---- */

/* Reads n bytes of the file; returns 0 or -1. */
static int
index_pread(int fd, void *to, uint64_t n, uint64_t at)
{
	char *p = to;
	ssize_t got;

	while (n > 0) {
		got = pread(fd, p, n < (1u << 30) ? n : 1u << 30, (off_t)at);
		if (got == -1 && errno == EINTR)
			continue;
		if (got <= 0)
			return -1;
		p += got;
		at += (uint64_t)got;
		n -= (uint64_t)got;
	}
	return 0;
}

/* Reads the header and compares it with the file's size. */
static int
open_header(struct index_map *m, uint64_t size)
{
	struct index_header *h = &m->head;
	uint64_t bytes[INDEX_HEAD / 8], sum;

	if (size < INDEX_HEAD || index_pread(m->fd, bytes, INDEX_HEAD, 0) == -1)
		return -1;
	memcpy(h, bytes, sizeof(*h));
	sum = h->sum;
	memset((char *)bytes + offsetof(struct index_header, sum), 0,
	    sizeof(sum));
	if (memcmp(h->magic, INDEX_MAGIC, sizeof(INDEX_MAGIC)) != 0 ||
	    h->order != INDEX_ORDER || h->format != INDEX_FORMAT ||
	    index_sum(0, bytes, INDEX_HEAD) != sum || h->size != size)
		return -1;
	if (h->block < BLOCK_LEAST || (h->block & (h->block - 1)) != 0 ||
	    h->block % (uint64_t)sysconf(_SC_PAGESIZE) != 0 ||
	    h->tail < INDEX_HEAD || h->tail > size || h->eager > h->tail ||
	    size - h->tail > TAIL_MOST || h->tail > SIZE_MAX / 2)
		return -1;
	m->nblocks = (size_t)((h->tail - 1) / h->block + 1);
	return 0;
}

/* Reads the tail and checks that sections lie in the file. */
static int
open_tail(struct index_map *m)
{
	const struct index_header *h = &m->head;
	uint64_t len = h->size - h->tail, end, i;
	const struct index_section *s;

	if (h->nsections > len / sizeof(*s) ||
	    len != h->nsections * sizeof(*s) + m->nblocks * sizeof(*m->sums))
		return -1;
	m->tail = xmalloc((size_t)len);
	if (index_pread(m->fd, m->tail, len, h->tail) == -1 ||
	    index_sum(0, m->tail, (size_t)len) != h->tail_sum)
		return -1;
	m->sections = (const void *)m->tail;
	m->sums = (const void *)(m->tail + h->nsections * sizeof(*s));
	for (i = 0; i < h->nsections; i++) {
		s = &m->sections[i];
		if (memchr(s->name, '\0', sizeof(s->name)) == NULL ||
		    s->at % 8 != 0 || s->at < INDEX_HEAD || s->size == 0 ||
		    __builtin_mul_overflow(s->n, s->size, &end) ||
		    __builtin_add_overflow(end, s->at, &end) || end > h->tail)
			return -1;
	}
	return 0;
}

/* Maps the file up to its tail; nothing of it can be read yet. */
static int
open_map(struct index_map *m)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	void *p;

	m->store.len = ((size_t)m->head.tail + page - 1) / page * page;
	p = mmap(NULL, m->store.len, PROT_NONE, MAP_PRIVATE, m->fd, 0);
	if (p == MAP_FAILED)
		return -1;
	m->store.data = m->base = p;
	return 0;
}

static int
open_file(struct index_map *m)
{
	uint64_t size, eager;

	m->fd = openat(m->dir, m->name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK |
	    O_CLOEXEC);
	if (m->fd == -1 || !index_dir_owns(m->fd, &size) ||
	    open_header(m, size) == -1 || open_tail(m) == -1 ||
	    open_map(m) == -1)
		return -1;
	if (m->damaged == NULL || check_later(m) == -1)
		eager = m->nblocks;
	else
		eager = (m->head.eager + m->head.block - 1) / m->head.block;
	return check_first(m, (size_t)eager);
}

struct index_map *
index_map_open(int dir, const char *name, void (*damaged)(int gone))
{
	struct index_map *m = xcalloc(1, sizeof(*m));

	m->fd = -1;
	m->dir = fcntl(dir, F_DUPFD_CLOEXEC, 3);
	m->damaged = damaged;
	strlcpy(m->name, name, sizeof(m->name));
	if (m->dir == -1 || open_file(m) == -1) {
		index_map_close(m);
		return NULL;
	}
	return m;
}

void
index_map_close(struct index_map *m)
{
	struct index_map *mine;
	int i;

	if (m == NULL)
		return;
	for (i = 0; i < MAPS; i++) {
		mine = m;
		atomic_compare_exchange_strong(&maps[i].map, &mine, NULL);
	}
	if (m->base != NULL)
		munmap(m->base, m->store.len);
	if (m->fd != -1)
		close(m->fd);
	if (m->dir != -1)
		close(m->dir);
	free(m->tail);
	free(m);
}

/* ---- what is in it ---- */

const void *
index_map_section(const struct index_map *m, const char *name, size_t size,
    uint64_t *n)
{
	const struct index_section *s;
	uint64_t i;

	*n = 0;
	for (i = 0; i < m->head.nsections; i++) {
		s = &m->sections[i];
		if (strcmp(s->name, name) != 0)
			continue;
		if (s->size != size)
			return NULL;
		*n = s->n;
		return m->base + s->at;
	}
	return NULL;
}

static void
free_store(struct trace_store *s)
{
	index_map_close((struct index_map *)(void *)s);
}

struct trace_store *
index_map_store(struct index_map *m)
{
	m->store.free = free_store;
	return &m->store;
}

void
index_map_used(const struct index_map *m)
{
	/* a folder that cannot be written to has other cares than an order */
	(void)futimens(m->fd, NULL);
}
