/*
 * spill: memory beyond a limit, in temporary files.
 *
 * - Every block has an unlinked file of its own, mapped shared and closed: the
 *   disk is free again as soon as the block is unmapped, by whatever frees it,
 *   munmap() inside of free() too.
 * - The disk's blocks are allocated first: a write to a mapping that finds the
 *   disk full would be SIGBUS.  A margin stays free for other programs.
 * - File systems in memory are no place: their pages would count as before.
 * - The private memory that counts is what may be written and is not shared
 *   (RLIMIT_DATA counts the same), touched or not.
 */
#include "config.h"

#include <sys/mman.h>

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/spill.h"
#include "ttv/tempfile.h"

static _Atomic uint64_t limit = UINT64_MAX;
static atomic_int used;			/* 1: a block lies in a file */
static atomic_int statm = -1;		/* /proc/self/statm */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- the limit ---- */

/* Returns the number that a file has, or UINT64_MAX. */
static uint64_t
read_number(const char *path)
{
	unsigned long long n;
	FILE *f = fopen(path, "re");
	int got = f == NULL ? 0 : fscanf(f, "%llu", &n);

	if (f != NULL)
		fclose(f);
	return got == 1 ? n : UINT64_MAX;
}

/* Returns the least limit of a control group and those above it. */
static uint64_t
group_limit(const char *root, const char *group, const char *name)
{
	uint64_t least = UINT64_MAX, n;
	char path[1024], *slash;
	size_t rest;

	if (snprintf(path, sizeof(path), "%s%s", root, group) >=
	    (int)sizeof(path) - 32)
		return least;
	while (strlen(path) >= strlen(root)) {
		rest = strlen(path);
		snprintf(path + rest, sizeof(path) - rest, "/%s", name);
		n = read_number(path);
		least = n < least ? n : least;
		path[rest] = '\0';
		if ((slash = strrchr(path, '/')) == NULL)
			break;
		*slash = '\0';
	}
	return least;
}

/* Returns the bytes of memory that the process may have. */
static uint64_t
memory_of_machine(void)
{
	/* pages that are not known, -1, are more than there can be */
	uint64_t all = (uint64_t)sysconf(_SC_PHYS_PAGES) *
	    (uint64_t)sysconf(_SC_PAGESIZE), n;
	char line[768], *path;
	FILE *f = fopen("/proc/self/cgroup", "re");

	while (f != NULL && fgets(line, sizeof(line), f) != NULL) {
		line[strcspn(line, "\n")] = '\0';
		n = UINT64_MAX;
		if (strncmp(line, "0::", 3) == 0)
			n = group_limit("/sys/fs/cgroup", line + 3,
			    "memory.max");
		else if ((path = strstr(line, ":memory:")) != NULL)
			n = group_limit("/sys/fs/cgroup/memory", path +
			    strlen(":memory:"), "memory.limit_in_bytes");
		all = n < all ? n : all;
	}
	if (f != NULL)
		fclose(f);
	return all;
}

void
spill_limit(uint64_t bytes)
{
	int none = -1, fd;

	if (bytes != UINT64_MAX && atomic_load(&statm) == -1) {
		fd = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
		if (fd != -1 && !atomic_compare_exchange_strong(&statm, &none,
		    fd))
			close(fd);
	}
	atomic_store(&limit, bytes);
}

void
spill_forked(void)
{
	pthread_mutex_init(&lock, NULL);
	atomic_store(&statm, -1);
	spill_limit(atomic_load(&limit));
}

void
spill_leave(void)
{
	int fd = atomic_exchange(&statm, -1);

	if (fd != -1)
		close(fd);
}

uint64_t
spill_default(void)
{
	return memory_of_machine() / 4 * 3;
}

/* Returns the private bytes of the process, 0 if they are not known. */
static uint64_t
private_bytes(void)
{
	unsigned long long data;
	char text[160];
	ssize_t n = pread(atomic_load(&statm), text, sizeof(text) - 1, 0);

	if (n <= 0)
		return 0;
	text[n] = '\0';
	if (sscanf(text, "%*u %*u %*u %*u %*u %llu", &data) != 1)
		return 0;
	return data * (uint64_t)sysconf(_SC_PAGESIZE);
}

int
spill_short(void)
{
	uint64_t most = atomic_load(&limit);

	return most != UINT64_MAX && private_bytes() > most;
}

int
spill_begin(size_t n)
{
	uint64_t most = atomic_load(&limit), have;

	if (most == UINT64_MAX || n < SPILL_LEAST)
		return 0;
	pthread_mutex_lock(&lock);
	have = private_bytes();
	if (have > 0 && (have > most || n > most - have))
		return 1;
	pthread_mutex_unlock(&lock);
	return 0;
}

void
spill_done(void)
{
	pthread_mutex_unlock(&lock);
}

/* ---- files ---- */

/* Returns a file of n bytes on a disk, or -1. */
static int
spill_file(size_t n)
{
	const char *dir = tempfile_disk();
	int fd = dir == NULL ? -1 : tempfile_in(dir);

	if (fd == -1)
		return -1;
	if (tempfile_left(fd) >= n && posix_fallocate(fd, 0, (off_t)n) == 0)
		return fd;
	close(fd);
	return -1;
}

void
spill_pages(void *p, size_t n)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	uintptr_t from = ((uintptr_t)p + page - 1) / page * page;
	uintptr_t to = ((uintptr_t)p + n) / page * page;
	int fd;

	if (from >= to || (fd = spill_file(to - from)) == -1)
		return;
	if (mmap((void *)from, to - from, PROT_READ | PROT_WRITE, MAP_SHARED |
	    MAP_FIXED, fd, 0) != MAP_FAILED)
		atomic_store(&used, 1);
	close(fd);
}

void *
spill_map(size_t n)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	size_t whole = (n + page - 1) / page * page;
	void *p;
	int fd = spill_file(whole);

	if (fd == -1)
		return NULL;
	p = mmap(NULL, whole, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
	close(fd);
	if (p == MAP_FAILED)
		return NULL;
	atomic_store(&used, 1);
	return p;
}

void
spill_drop(void *p, size_t n)
{
#ifdef MADV_REMOVE
	if (atomic_load(&used))
		(void)madvise(p, n, MADV_REMOVE);
#else
	(void)p;
	(void)n;
#endif
}
