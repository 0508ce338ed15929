/*
 * memory: what SQLite has allocated, and a bound for statements.
 *
 * SQLite's own count takes a lock for each allocation of the process; this one
 * is an atomic number, of all connections.  A statement runs on one thread, so
 * each thread has a bound: when one of its allocations brings the number beyond
 * it, the statement that the thread runs is interrupted.
 * No allocation fails at the bound, since much of SQLite and of the tables here
 * could not say what was wrong: the statement ends at its next jump, and gives
 * back what it has.  One value is bounded by SQLITE_LIMIT_LENGTH, so that a
 * step cannot go far beyond.
 */
#include "config.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "ttv/guest.h"

#include "memory.h"

static atomic_size_t used;		/* bytes */
static _Thread_local struct memory_bound bound;
static _Thread_local int beyond;	/* 1: its statement was interrupted */

static void *
counted(void *p)
{
	size_t n = p == NULL ? 0 : malloc_usable_size(p);

	n += atomic_fetch_add_explicit(&used, n, memory_order_relaxed);
	if (bound.db != NULL && n > bound.most) {
		beyond = 1;
		sqlite3_interrupt(bound.db);
	}
	return p;
}

static void *
memory_malloc(int n)
{
	return counted(malloc((size_t)n));
}

static int
memory_size(void *p)
{
	return p == NULL ? 0 : (int)malloc_usable_size(p);
}

static void
memory_free(void *p)
{
	atomic_fetch_sub_explicit(&used, (size_t)memory_size(p),
	    memory_order_relaxed);
	free(p);
}

static void *
memory_realloc(void *p, int n)
{
	size_t before = (size_t)memory_size(p);
	void *q = realloc(p, (size_t)n);

	if (q == NULL)
		return NULL;
	atomic_fetch_sub_explicit(&used, before, memory_order_relaxed);
	return counted(q);
}

static int
memory_roundup(int n)
{
	return (n + 7) & ~7;
}

static int
memory_init(void *arg)
{
	(void)arg;
	return SQLITE_OK;
}

static void
memory_shutdown(void *arg)
{
	(void)arg;
}

void
memory_configure(void)
{
	static const sqlite3_mem_methods methods = {
		memory_malloc, memory_free, memory_realloc, memory_size,
		memory_roundup, memory_init, memory_shutdown, NULL
	};

	if (guest_is())			/* SQLite is not ttv's alone */
		return;
	sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
	sqlite3_config(SQLITE_CONFIG_MALLOC, &methods);
}

struct memory_bound
memory_bound(struct memory_bound b)
{
	struct memory_bound before = bound;

	bound = b;
	return before;
}

int
memory_beyond(void)
{
	int was = beyond;

	beyond = 0;
	return was;
}

size_t
memory_used(void)
{
	return atomic_load_explicit(&used, memory_order_relaxed);
}
