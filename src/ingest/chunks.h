#ifndef CHUNKS_H
#define CHUNKS_H
/*
 * chunks: a list of very many things of one size.  See chunks.c.
 */
#include <stddef.h>
#include <stdint.h>

#define CHUNK_BITS	16
#define CHUNK_ELEMENTS	((size_t)1 << CHUNK_BITS)

struct chunk {
	char		*v;
	size_t		 n;
};

struct chunks {				/* zeroed is empty */
	struct chunk	*v;
	size_t		 n, cap;
};

/*
 * Makes room for the next thing; chunks_add() returns it.  `size` is the bytes
 * of a thing, the same in all calls for a list.
 */
void		 chunks_room(struct chunks *, size_t size);
static inline void *
chunks_add(struct chunks *c, size_t size)
{
	if (c->n == 0 || c->v[c->n - 1].n == CHUNK_ELEMENTS)
		chunks_room(c, size);
	return c->v[c->n - 1].v + c->v[c->n - 1].n++ * size;
}

/*
 * Moves all chunks of `from` behind those of `to`, without copying; `from` is
 * empty then.
 */
void		 chunks_join(struct chunks *to, struct chunks *from);
/*
 * Frees a chunk that has been read; things of the other chunks keep their
 * numbers.
 */
void		 chunks_drop(struct chunks *, size_t chunk, size_t size);
void		 chunks_free(struct chunks *, size_t size);
size_t		 chunks_count(const struct chunks *);

/*
 * Returns the thing of a number.  The i'th thing of chunk k has the number k <<
 * CHUNK_BITS | i, so numbers ascend but have gaps: those of a chunk go from its
 * first one up to chunks_stop().
 */
static inline void *
chunks_at(const struct chunks *c, size_t number, size_t size)
{
	return c->v[number >> CHUNK_BITS].v +
	    (number & (CHUNK_ELEMENTS - 1)) * size;
}

static inline size_t
chunks_end(const struct chunks *c)
{
	return c->n << CHUNK_BITS;
}

/* Returns the first number of the chunk behind that of `number`. */
static inline size_t
chunks_next(size_t number)
{
	return (number | (CHUNK_ELEMENTS - 1)) + 1;
}

/* Returns where the numbers in the chunk of `number` stop, at most `end`. */
static inline size_t
chunks_stop(const struct chunks *c, size_t number, size_t end)
{
	size_t stop = (number & ~(CHUNK_ELEMENTS - 1)) +
	    c->v[number >> CHUNK_BITS].n;

	return stop < end ? stop : end;
}

#endif
