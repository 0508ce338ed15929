/*
 * event_list: the recs of one thread in chunks of pages, as they were read.
 * Chunks change hands, and go back to the system, one by one.  A chunk of a
 * part of the input keeps the part's numbers until event_chunk_settle().
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "event_log.h"

#define CHUNK_PAGES	((size_t)16 << 10)	/* bytes; smaller ones from
						 * malloc() */

struct event_chunk *
event_chunk_at(void *room, size_t bytes)
{
	struct event_chunk *c = room;

	memset(c, 0, sizeof(*c));
	c->recs = (struct raw_event *)((char *)c + EVENT_CHUNK_HEAD);
	c->bytes = bytes;
	return c;
}

struct event_chunk *
event_chunk_of(size_t bytes)
{
	return event_chunk_at(bytes < CHUNK_PAGES ? xmalloc(bytes) :
	    xmap(bytes), bytes);
}

struct event_chunk *
event_chunk_new(size_t n)
{
	struct event_chunk *c;

	if (n > SIZE_MAX / sizeof(struct raw_event) / 2)
		fatal("too many events");
	c = event_chunk_of(EVENT_CHUNK_HEAD + n * sizeof(struct raw_event));
	xlarge_pages(c, c->bytes);
	return c;
}

void
event_chunk_free(struct event_chunk *c)
{
	if (c->bytes >= CHUNK_PAGES)
		xunmap(c, c->bytes);
	else if (c->bytes > 0)
		free(c);
}

void
event_chunk_settle(struct event_chunk *c)
{
	struct raw_event *r = c->recs, *end = r + c->n;

	for (; c->kind != NULL && r < end; r++)
		r->kind = c->kind[r->kind];
	for (r = c->recs; c->shift != 0 && r < end; r++)
		raw_shift(r, c->shift);
	c->last = time_shifted(c->last, c->shift);
	c->kind = NULL;
	c->shift = 0;
}

void
event_list_add(struct event_list *l, struct event_chunk *c)
{
	if (l->last == NULL)
		l->first = c;
	else
		l->last->next = c;
	l->last = c;
}

struct event_chunk *
event_list_take(struct event_list *l)
{
	struct event_chunk *c = l->first;

	if (c == NULL)
		return NULL;
	if ((l->first = c->next) == NULL)
		l->last = NULL;
	c->next = NULL;
	return c;
}

void
event_list_free(struct event_list *l)
{
	struct event_chunk *c;

	while ((c = event_list_take(l)) != NULL)
		event_chunk_free(c);
}

struct event_chunk *
event_list_join(struct event_list *l)
{
	struct event_chunk *c, *all;
	size_t n = 0;

	if (l->first == l->last)
		return l->first;
	for (c = l->first; c != NULL; c = c->next)
		n += c->n;
	all = event_chunk_new(n);
	while ((c = event_list_take(l)) != NULL) {
		event_chunk_settle(c);
		memcpy(&all->recs[all->n], c->recs, c->n * sizeof(*c->recs));
		all->n += c->n;
		event_chunk_free(c);
	}
	event_list_add(l, all);
	return all;
}
