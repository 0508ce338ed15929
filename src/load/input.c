/*
 * input: offsets to bytes, and the functions with which a loaded trace reads
 * its input again (struct trace_reader).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "hunt.h"
#include "json.h"
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

static int
cursor(const struct trace *t, uint64_t off, struct json *j)
{
	const struct input *g = inputs_find(t->reader_data, off);

	if (g == NULL)
		return -1;
	memset(j, 0, sizeof(*j));
	j->base = g->map.data;
	j->off = g->base;
	j->p = g->map.data + (off - g->base);
	j->end = g->map.data + g->map.len;
	return 0;
}

static struct value *
read_event(const struct trace *t, uint64_t off, struct arena *a)
{
	struct json j;

	if (cursor(t, off, &j) == -1 || j.p == j.end || *j.p != '{')
		return NULL;
	return json_tree(&j, a);
}

static struct value *
read_value(const struct trace *t, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct json j;

	if (cursor(t, off, &j) == -1 || (uint64_t)(j.end - j.p) < len)
		return NULL;
	j.end = j.p + len;
	return json_tree(&j, a);
}

static const char *
read_raw(const struct trace *t, uint64_t off, size_t *len)
{
	struct span s;
	struct json j;

	*len = 0;
	if (cursor(t, off, &j) == -1 ||
	    json_value(&j, JSON_ANY, &s) != JSON_OK)
		return NULL;
	*len = s.len;
	return s.p;
}

/*
 * Lines are asked for in ascending order, nearly always: counting goes on from
 * the newest place that was asked for.
 */
static uint64_t
read_line(const struct trace *t, uint64_t off, const struct source **source)
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

static uint64_t
read_size(const struct trace *t)
{
	const struct inputs *r = t->reader_data;

	return r->n == 0 ? 0 : r->v[r->n - 1].base + r->v[r->n - 1].map.len;
}

static int
read_changed(const struct trace *t)
{
	const struct inputs *r = t->reader_data;
	size_t i;

	for (i = 0; i < r->n; i++)
		if (mapfile_changed(&r->v[i].map))
			return 1;
	return 0;
}

static void
reader_free(struct trace *t)
{
	inputs_free(t->reader_data);
	t->reader_data = NULL;
}

static const struct trace_reader reader = {
	.event = read_event,
	.value = read_value,
	.raw = read_raw,
	.line = read_line,
	.size = read_size,
	.blocks = hunt_blocks,
	.args = hunt_args,
	.changed = read_changed,
	.free = reader_free,
};

void
inputs_attach(struct inputs *r, struct trace *t)
{
	size_t i;

	for (i = 0; i < r->nsources; i++)
		r->sources[i].base = r->v[i].base;
	t->sources = r->sources;
	t->nsources = (uint32_t)r->nsources;
	t->reader = &reader;
	t->reader_data = r;
}
