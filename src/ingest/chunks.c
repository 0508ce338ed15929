/*
 * chunks: long lists, of flows and instants as they are read.  A thing stays at
 * its address: nothing is copied when a list grows, nor when the parts of an
 * input are joined, and only the last chunk has unused room.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "chunks.h"

#define CHUNKS_SMALL	2	/* chunks of a list, in small pages */

void
chunks_room(struct chunks *c, size_t size)
{
	struct chunk *k;

	c->v = xgrow(c->v, c->n, &c->cap, sizeof(*c->v));
	k = &c->v[c->n];
	k->v = xmap(size << CHUNK_BITS);
	k->n = 0;
	/* large pages would waste memory on a short list */
	if (c->n++ >= CHUNKS_SMALL)
		xlarge_pages(k->v, size << CHUNK_BITS);
}

void
chunks_join(struct chunks *to, struct chunks *from)
{
	size_t i;

	for (i = 0; i < from->n; i++) {
		to->v = xgrow(to->v, to->n, &to->cap, sizeof(*to->v));
		to->v[to->n++] = from->v[i];
	}
	free(from->v);
	memset(from, 0, sizeof(*from));
}

void
chunks_drop(struct chunks *c, size_t chunk, size_t size)
{
	xunmap(c->v[chunk].v, size << CHUNK_BITS);
	c->v[chunk].v = NULL;
	c->v[chunk].n = 0;
}

void
chunks_free(struct chunks *c, size_t size)
{
	size_t i;

	for (i = 0; i < c->n; i++)
		chunks_drop(c, i, size);
	free(c->v);
	memset(c, 0, sizeof(*c));
}

size_t
chunks_count(const struct chunks *c)
{
	size_t i, n = 0;

	for (i = 0; i < c->n; i++)
		n += c->v[i].n;
	return n;
}
