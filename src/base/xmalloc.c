/*
 * xmalloc: allocation that cannot fail.
 *
 * A viewer that is out of memory can do nothing useful, so callers never test
 * for NULL: a failed allocation ends in fatal(), the one exit for bugs and
 * exhaustion. In return, code that reads a size from a file must bound it
 * before it allocates.
 *
 * fatal() relies on no state of the process: it runs the hook that restores
 * the terminal (once, even if the hook itself fails), writes one line and
 * calls _exit(), so that neither buffered output nor exit handlers run.  Any
 * thread may call it.
 */
#include "config.h"

#include <sys/mman.h>
#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/guest.h"
#include "ttv/spill.h"
#include "ttv/xmalloc.h"

#define EXIT_FATAL	70	/* EX_SOFTWARE of <sysexits.h> */
#define GROW_FIRST	16
#define LINES		((size_t)128)	/* bytes: a cache line and the one that
					 * the processor prefetches with it */
#define MMAP_FROM	SPILL_LEAST	/* 1 MiB: half of it costs the same time
					 * and 1 % more page faults, on a trace
					 * of 200 MB */
#define HEAP_STEP	(8 << 20)	/* bytes that a heap grows by: rarely,
					 * as that waits for a lock which a
					 * thread has for some 10 ms that frees
					 * a model; unused ones cost nothing */
#define LARGE_PAGE	((uintptr_t)2 << 20)

static void (*_Atomic fatal_hook)(void);

/*
 * Gives large blocks mappings of their own: they grow without being copied and
 * return to the system when freed.  A fixed threshold also turns off glibc's
 * dynamic one, which rises with the size of freed blocks, up to 32 MB.
 *
 * Where addresses are limited (ulimit -v), all threads share a heap: one for
 * each takes 64 MB of them, of which little is ever used.
 */
void
xmalloc_setup(void)
{
#ifdef M_ARENA_MAX
	struct rlimit limit;

	if (getrlimit(RLIMIT_AS, &limit) == 0 &&
	    limit.rlim_cur != RLIM_INFINITY)
		mallopt(M_ARENA_MAX, 1);
#endif
#ifdef M_MMAP_THRESHOLD
	mallopt(M_MMAP_THRESHOLD, MMAP_FROM);
#endif
#ifdef M_TOP_PAD
	mallopt(M_TOP_PAD, HEAP_STEP);
	mallopt(M_TRIM_THRESHOLD, 2 * HEAP_STEP);
#endif
}

/* Returns a block of at least one byte, in a file if the limit says so. */
static void *
allocate(size_t size)
{
	int beyond = spill_begin(size);
	void *p = malloc(size != 0 ? size : 1);

	if (beyond) {
		if (p != NULL)
			spill_pages(p, size);
		spill_done();
	}
	return p;
}

void *
xmalloc(size_t size)
{
	void *p = allocate(size);

	if (p == NULL)
		fatal("out of memory: %zu bytes", size);
	return p;
}

void *
xcalloc(size_t n, size_t size)
{
	int beyond;
	size_t all;
	void *p;

	if (n == 0 || size == 0)
		n = size = 1;
	beyond = !__builtin_mul_overflow(n, size, &all) && spill_begin(all);
	p = calloc(n, size);
	if (beyond) {
		if (p != NULL)
			spill_pages(p, all);
		spill_done();
	}
	if (p == NULL)
		fatal("out of memory: %zu times %zu bytes", n, size);
	return p;
}

void *
xlines(size_t size)
{
	void *p;

	size = (size + LINES - 1) / LINES * LINES;
	p = aligned_alloc(LINES, size);
	if (p == NULL)
		fatal("out of memory: %zu bytes", size);
	return memset(p, 0, size);
}

/*
 * Returns a block in a file with the bytes of an old one that is to grow, or
 * NULL: within the limit.  realloc() would copy a block of which a part is in a
 * file into private memory.
 */
static void *
grow_beyond(void *old, size_t size)
{
#ifdef __GLIBC__
	size_t had = malloc_usable_size(old);
	void *p = NULL;

	if (size <= had || !spill_begin(size))
		return NULL;
	if ((p = malloc(size)) != NULL) {
		spill_pages(p, size);
		memcpy(p, old, had);
		free(old);
	}
	spill_done();
	return p;
#else
	(void)old;
	(void)size;
	return NULL;
#endif
}

void *
xreallocarray(void *old, size_t n, size_t size)
{
	void *p;

	if (size != 0 && n > SIZE_MAX / size)
		fatal("out of memory: %zu times %zu bytes", n, size);
	size = n != 0 && size != 0 ? n * size : 1;
	if (old == NULL)
		p = allocate(size);
	else if ((p = grow_beyond(old, size)) == NULL)
		p = realloc(old, size);
	if (p == NULL)
		fatal("out of memory: %zu bytes", size);
	return p;
}

char *
xstrdup(const char *s)
{
	return xstrndup(s, strlen(s));
}

char *
xstrndup(const char *s, size_t n)
{
	char *p;

	n = strnlen(s, n);
	p = xmalloc(n + 1);
	memcpy(p, s, n);
	p[n] = '\0';
	return p;
}

int
xasprintf(char **out, const char *fmt, ...)
{
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vasprintf(out, fmt, ap);
	va_end(ap);
	if (n == -1)
		fatal("out of memory: formatting a text");
	return n;
}

void
xlarge_pages(void *p, size_t n)
{
#ifdef MADV_HUGEPAGE
	uintptr_t start = ((uintptr_t)p + LARGE_PAGE - 1) & ~(LARGE_PAGE - 1);
	uintptr_t end = ((uintptr_t)p + n) & ~(LARGE_PAGE - 1);

	if (start < end)
		madvise((void *)start, end - start, MADV_HUGEPAGE);
#else
	(void)p;
	(void)n;
#endif
}

void *
xlarge(size_t n, size_t size)
{
	void *p = xreallocarray(NULL, n, size);

	xlarge_pages(p, n * size);
	return p;
}

void *
xgrow(void *p, size_t n, size_t *cap, size_t size)
{
	size_t want;

	if (n < *cap)
		return p;
	if (n > SIZE_MAX / 2)
		fatal("out of memory: %zu elements", n);
	want = n < GROW_FIRST ? GROW_FIRST : n * 2;
	p = xreallocarray(p, want, size);
	*cap = want;
	return p;
}

void *
xmap(size_t n)
{
	void *p = NULL;

	if (spill_begin(n)) {
		p = spill_map(n);
		spill_done();
	}
	if (p != NULL)
		return p;
	p = mmap(NULL, n != 0 ? n : 1, PROT_READ | PROT_WRITE,
	    MAP_PRIVATE | MAP_ANON, -1, 0);
	if (p == MAP_FAILED)
		fatal("out of memory: %zu bytes", n);
	return p;
}

void
xunmap(void *p, size_t n)
{
	if (p != NULL)
		munmap(p, n != 0 ? n : 1);
}

void
xdrop(void *p, size_t n)
{
	uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
	uintptr_t from = ((uintptr_t)p + page - 1) / page * page;
	uintptr_t to = ((uintptr_t)p + n) / page * page;

	if (from >= to)
		return;
	spill_drop((void *)from, to - from);
	madvise((void *)from, to - from, MADV_DONTNEED);
}

void *
xdrop_read(void *from, void *upto)
{
	uintptr_t to = (uintptr_t)upto & ~(LARGE_PAGE - 1);

	if (to <= (uintptr_t)from)
		return from;
	xdrop(from, to - (uintptr_t)from);
	return (void *)to;
}

void
fatal_set_hook(void (*hook)(void))
{
	atomic_store(&fatal_hook, hook);
}

void
fatal(const char *fmt, ...)
{
	void (*hook)(void);
	va_list ap;

	if (guest_is())
		abort();
	hook = atomic_exchange(&fatal_hook, NULL);
	if (hook != NULL)
		hook();
	fputs("ttv: ", stderr);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
	fflush(stderr);
	_exit(EXIT_FATAL);
}
