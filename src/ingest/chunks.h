#ifndef CHUNKS_H
#define CHUNKS_H
/*
 * A list of very many things of one size: see chunks.c.
 */
#include <stddef.h>
#include <stdint.h>

#define CHUNK_BITS	16
#define CHUNK_THINGS	((size_t)1 << CHUNK_BITS)

struct chunk {
	char		*v;
	size_t		 n;
};

struct chunks {				/* zeroed is empty */
	struct chunk	*v;
	size_t		 n, cap;
};

/* Things are `size` large, which is the same in all calls. */
void		 chunks_room(struct chunks *, size_t size);
static inline void *
chunks_add(struct chunks *c, size_t size)
{
	if (c->n == 0 || c->v[c->n - 1].n == CHUNK_THINGS)
		chunks_room(c, size);
	return c->v[c->n - 1].v + c->v[c->n - 1].n++ * size;
}

/* Moves all of `from` behind those of `to`, as they are. */
void		 chunks_join(struct chunks *to, struct chunks *from);
/* Frees one that has been read; the others keep their numbers. */
void		 chunks_drop(struct chunks *, size_t chunk, size_t size);
void		 chunks_free(struct chunks *, size_t size);
size_t		 chunks_count(const struct chunks *);

/*
 * The i'th of chunk k has the number k << CHUNK_BITS | i, so numbers are in
 * order but not all are taken: those of a chunk are from its first one up to
 * chunks_stop().
 */
static inline void *
chunks_at(const struct chunks *c, size_t number, size_t size)
{
	return c->v[number >> CHUNK_BITS].v +
	    (number & (CHUNK_THINGS - 1)) * size;
}

static inline size_t
chunks_end(const struct chunks *c)
{
	return c->n << CHUNK_BITS;
}

/* The first number of the chunk after that of a number. */
static inline size_t
chunks_next(size_t number)
{
	return (number | (CHUNK_THINGS - 1)) + 1;
}

/* Up to where numbers of its chunk are taken, `end` at the most. */
static inline size_t
chunks_stop(const struct chunks *c, size_t number, size_t end)
{
	size_t stop = (number & ~(CHUNK_THINGS - 1)) +
	    c->v[number >> CHUNK_BITS].n;

	return stop < end ? stop : end;
}

#endif
