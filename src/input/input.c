/* input: the bytes behind the offsets of a trace. */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/pack.h"
#include "ttv/xmalloc.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/points.h"

struct inputs *
inputs_new(void)
{
	struct inputs *r = xcalloc(1, sizeof(*r));

	pthread_mutex_init(&r->lock, NULL);
	return r;
}

void
inputs_free(struct inputs *r)
{
	size_t i;

	if (r == NULL)
		return;
	for (i = 0; i < r->n; i++) {
		if (r->v[i].state != NULL)
			r->v[i].events->free(r->v[i].state);
		if (r->v[i].points != r->pack)
			points_free(r->v[i].points);
		mapfile_close(&r->v[i].map);
	}
	points_free(r->pack);
	mapfile_close(&r->pack_map);
	for (i = 0; i < r->nsources; i++)
		free(r->sources[i].path);
	free(r->derived.path);
	for (i = 0; i < r->ntexts; i++)
		free(r->texts[i].name);
	free(r->texts);
	pthread_mutex_destroy(&r->lock);
	free(r->v);
	free(r->sources);
	free(r);
}

struct input *
inputs_add(struct inputs *r, struct mapfile *map, uint32_t source)
{
	struct input *g;

	r->v = xgrow(r->v, r->n, &r->cap, sizeof(*r->v));
	g = &r->v[r->n];
	memset(g, 0, sizeof(*g));
	g->map = *map;
	g->source = source;
	g->base = inputs_end(r);
	memset(map, 0, sizeof(*map));
	r->n++;
	return g;
}

int
input_restore(struct input *g, const char *p, size_t n)
{
	struct unpack u = { .p = p, .end = p + n };
	void *state = g->events->restore(g, &u);

	if (state == NULL)
		return -1;
	if (u.bad || u.p != u.end) {
		g->events->free(state);
		return -1;
	}
	g->state = state;
	return 0;
}

uint64_t
inputs_end(const struct inputs *r)
{
	const struct input *last;

	if (r->n == 0)
		return 0;
	last = &r->v[r->n - 1];
	return last->base + last->map.len + 1;
}

struct source_text *
inputs_text(struct inputs *r)
{
	struct source_text *t;

	r->texts = xgrow(r->texts, r->ntexts, &r->texts_cap,
	    sizeof(*r->texts));
	t = &r->texts[r->ntexts++];
	memset(t, 0, sizeof(*t));
	return t;
}

const struct input *
inputs_find(const struct inputs *r, uint64_t off)
{
	size_t lo = 0, hi = r->n, mid;

	BISECT(lo, hi, mid, r->v[mid].base <= off);
	if (lo == 0 || off - r->v[lo - 1].base > r->v[lo - 1].map.len)
		return NULL;
	return &r->v[lo - 1];
}

#define DIGEST_BYTES	4096	/* of a file; as many as trace_processor takes
				 * for the number of a trace without one */

uint64_t
input_digest(const char *p, size_t n)
{
	return n == 0 ? 0 : hash_bytes(HASH_BYTES, p,
	    n < DIGEST_BYTES ? n : DIGEST_BYTES);
}

const char *
input_line(const struct input *g, uint64_t off, size_t *len)
{
	const char *p, *q;
	size_t left;

	*len = 0;
	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	p = g->map.data + (off - g->base);
	left = g->map.len - (size_t)(off - g->base);
	q = memchr(p, '\n', left);
	*len = q == NULL ? left : (size_t)(q - p);
	return p;
}
