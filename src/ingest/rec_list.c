/*
 * rec_list: recs of one thread in chunks of pages, as they were read, which
 * change hands and go back to the system one by one.  Chunks of parts keep the
 * numbers of their part until they are settled.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "reclog.h"

#define CHUNK_PAGES	((size_t)16 << 10)	/* below that from malloc() */

struct rec_chunk *
rec_chunk_at(void *room, size_t bytes)
{
	struct rec_chunk *c = room;

	memset(c, 0, sizeof(*c));
	c->recs = (struct rec *)((char *)c + REC_CHUNK_HEAD);
	c->bytes = bytes;
	return c;
}

struct rec_chunk *
rec_chunk_of(size_t bytes)
{
	return rec_chunk_at(bytes < CHUNK_PAGES ? xmalloc(bytes) : xmap(bytes),
	    bytes);
}

struct rec_chunk *
rec_chunk_new(size_t n)
{
	struct rec_chunk *c;

	if (n > SIZE_MAX / sizeof(struct rec) / 2)
		fatal("too many events");
	c = rec_chunk_of(REC_CHUNK_HEAD + n * sizeof(struct rec));
	xlarge_pages(c, c->bytes);
	return c;
}

void
rec_chunk_free(struct rec_chunk *c)
{
	if (c->bytes >= CHUNK_PAGES)
		xunmap(c, c->bytes);
	else if (c->bytes > 0)
		free(c);
}

void
rec_chunk_settle(struct rec_chunk *c)
{
	struct rec *r = c->recs, *end = r + c->n;

	for (; c->kind != NULL && r < end; r++)
		r->kind = c->kind[r->kind];
	for (r = c->recs; c->shift != 0 && r < end; r++)
		r->ts = time_shifted(r->ts, c->shift);
	c->kind = NULL;
	c->shift = 0;
}

void
rec_list_add(struct rec_list *l, struct rec_chunk *c)
{
	if (l->last == NULL)
		l->first = c;
	else
		l->last->next = c;
	l->last = c;
}

struct rec_chunk *
rec_list_take(struct rec_list *l)
{
	struct rec_chunk *c = l->first;

	if (c == NULL)
		return NULL;
	if ((l->first = c->next) == NULL)
		l->last = NULL;
	c->next = NULL;
	return c;
}

void
rec_list_free(struct rec_list *l)
{
	struct rec_chunk *c;

	while ((c = rec_list_take(l)) != NULL)
		rec_chunk_free(c);
}

struct rec_chunk *
rec_list_join(struct rec_list *l)
{
	struct rec_chunk *c, *all;
	size_t n = 0;

	if (l->first == l->last)
		return l->first;
	for (c = l->first; c != NULL; c = c->next)
		n += c->n;
	all = rec_chunk_new(n);
	while ((c = rec_list_take(l)) != NULL) {
		rec_chunk_settle(c);
		memcpy(&all->recs[all->n], c->recs, c->n * sizeof(*c->recs));
		all->n += c->n;
		rec_chunk_free(c);
	}
	rec_list_add(l, all);
	return all;
}
