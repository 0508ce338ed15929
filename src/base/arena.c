/*
 * arena: allocates blocks and frees all of them in one call.
 *
 * Blocks are cut from the front of the newest chunk (bump allocation).  Chunks
 * double from 4 KiB to 1 MiB: an arena with one small object costs little, one
 * with millions calls malloc rarely.  A block of more than a quarter of the
 * next chunk gets a chunk of its own behind the newest one, whose room stays
 * in use.
 *
 * - Every block is aligned to ARENA_ALIGN.
 * - `used` is the number of bytes taken from the newest chunk, a multiple of
 *   ARENA_ALIGN.
 */
#include "config.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/xmalloc.h"

#define ARENA_ALIGN	16
#define ARENA_FIRST	((size_t)4096)
#define ARENA_LARGEST	((size_t)1 << 20)

struct arena_chunk {
	struct arena_chunk	*next;		/* older */
	size_t			 size;		/* of the bytes behind this */
	_Alignas(ARENA_ALIGN) char data[];
};

static struct arena_chunk *
chunk_new(struct arena *a, size_t size)
{
	struct arena_chunk *c;

	if (size > SIZE_MAX - sizeof(*c))
		fatal("out of memory: %zu bytes", size);
	c = xmalloc(sizeof(*c) + size);
	c->next = NULL;
	c->size = size;
	a->total += sizeof(*c) + size;
	return c;
}

/* Returns the size of the next chunk: twice that of the newest. */
static size_t
chunk_size(const struct arena *a)
{
	if (a->chunks == NULL)
		return ARENA_FIRST - sizeof(struct arena_chunk);
	if (a->chunks->size >= ARENA_LARGEST / 2)
		return ARENA_LARGEST - sizeof(struct arena_chunk);
	return a->chunks->size * 2;
}

/*
 * Allocates n bytes, a multiple of ARENA_ALIGN, for which the newest chunk has
 * no room.
 */
static void *
arena_alloc_slow(struct arena *a, size_t n)
{
	struct arena_chunk *c;
	size_t size;

	size = chunk_size(a);
	if (n > size / 4 && a->chunks != NULL) {
		c = chunk_new(a, n);
		c->next = a->chunks->next;
		a->chunks->next = c;
		return c->data;
	}
	c = chunk_new(a, n > size ? n : size);
	c->next = a->chunks;
	a->chunks = c;
	a->used = n;
	return c->data;
}

void *
arena_alloc(struct arena *a, size_t n)
{
	char *p;

	if (n > SIZE_MAX - (ARENA_ALIGN - 1))
		fatal("out of memory: %zu bytes", n);
	n = (n + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
	if (a->chunks == NULL || n > a->chunks->size - a->used)
		return arena_alloc_slow(a, n);
	p = a->chunks->data + a->used;
	a->used += n;
	return p;
}

void *
arena_calloc(struct arena *a, size_t n)
{
	return memset(arena_alloc(a, n), 0, n);
}

char *
arena_strndup(struct arena *a, const char *s, size_t n)
{
	char *p;

	if (n == SIZE_MAX)
		fatal("out of memory: %zu bytes", n);
	p = arena_alloc(a, n + 1);
	if (n != 0)
		memcpy(p, s, n);
	p[n] = '\0';
	return p;
}

void
arena_clear(struct arena *a)
{
	struct arena_chunk *first = a->chunks;
	struct arena rest;

	if (first == NULL || first->size > ARENA_LARGEST) {
		arena_free(a);
		return;
	}
	rest = (struct arena){ first->next, 0, 0 };
	arena_free(&rest);
	first->next = NULL;
	a->used = 0;
	a->total = sizeof(*first) + first->size;
}

void
arena_free(struct arena *a)
{
	struct arena_chunk *c, *next;

	for (c = a->chunks; c != NULL; c = next) {
		next = c->next;
		free(c);
	}
	memset(a, 0, sizeof(*a));
}
