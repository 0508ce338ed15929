/*
 * input: offsets to bytes and lines of the files behind a loaded trace.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "input.h"

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
	for (i = 0; i < r->n; i++)
		mapfile_close(&r->v[i].map);
	for (i = 0; i < r->nsources; i++)
		free(r->sources[i].path);
	pthread_mutex_destroy(&r->lock);
	free(r->v);
	free(r->sources);
	free(r);
}

struct input *
inputs_add(struct inputs *r, struct mapfile *map, uint32_t source)
{
	struct input *last, *g;

	r->v = xgrow(r->v, r->n, &r->cap, sizeof(*r->v));
	g = &r->v[r->n];
	g->map = *map;
	g->source = source;
	g->base = 0;
	if (r->n > 0) {
		last = &r->v[r->n - 1];
		g->base = last->base + last->map.len + 1;
	}
	memset(map, 0, sizeof(*map));
	r->n++;
	return g;
}

const struct input *
inputs_find(const struct inputs *r, uint64_t off)
{
	size_t lo = 0, hi = r->n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (r->v[mid].base <= off)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo == 0 || off - r->v[lo - 1].base > r->v[lo - 1].map.len)
		return NULL;
	return &r->v[lo - 1];
}

/*
 * Callers ask for lines in ascending order, nearly always: count on from the
 * place that was asked for last.
 */
uint64_t
inputs_line(const struct trace *t, uint64_t off, const struct source **source)
{
	struct inputs *r = t->reader_data;
	const struct input *g = inputs_find(r, off);
	const char *p, *at, *end;
	uint64_t line = 1;

	if (source != NULL)
		*source = g == NULL ? NULL : &r->sources[g->source];
	if (g == NULL)
		return 0;
	p = g->map.data;
	end = p + (off - g->base);
	pthread_mutex_lock(&r->lock);
	if (r->line != 0 && r->line_off >= g->base && r->line_off <= off) {
		p += r->line_off - g->base;
		line = r->line;
	}
	while (p < end && (at = memchr(p, '\n', (size_t)(end - p))) != NULL) {
		line++;
		p = at + 1;
	}
	r->line_off = off;
	r->line = line;
	pthread_mutex_unlock(&r->lock);
	return line;
}

uint64_t
inputs_size(const struct trace *t)
{
	const struct inputs *r = t->reader_data;

	return r->n == 0 ? 0 : r->v[r->n - 1].base + r->v[r->n - 1].map.len;
}

void
inputs_detach(struct trace *t)
{
	inputs_free(t->reader_data);
	t->reader_data = NULL;
}

void
inputs_attach(struct inputs *r, struct trace *t,
    const struct trace_reader *reader)
{
	size_t i;

	for (i = 0; i < r->nsources; i++)
		r->sources[i].base = r->v[i].base;
	t->sources = r->sources;
	t->nsources = (uint32_t)r->nsources;
	t->reader = reader;
	t->reader_data = r;
}
