/*
 * input_reader: reads the inputs of a loaded trace again (struct
 * trace_reader). Finds the input of an offset and asks the event source of its
 * format; counts lines for all formats.
 */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/points.h"
#include "ttv/value.h"

#define FETCHED	256	/* bytes: more than most events of a browser have */
#define LINE	64	/* bytes of a line of the cache */

/* Returns the input of an offset if its events can be read, or NULL. */
static const struct input *
readable_input(const struct trace *t, uint64_t off)
{
	const struct input *g = inputs_find(t->reader_data, off);

	return g != NULL && g->events != NULL ? g : NULL;
}

static int
facts_of(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	const struct event_source *e = g->events;

	if (e->facts != NULL)
		return e->facts(g, off, end, end_off, f, a);
	if (e->tree == NULL)
		return e->sample(g, off, f, a);
	f->args = e->tree(g, off, a);
	return f->args == NULL ? -1 : 0;
}

static int
read_facts(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f, struct arena *a)
{
	const struct input *g = readable_input(t, off), *end = NULL;

	if (g == NULL)
		return -1;
	if (end_off != OFF_NONE)
		end = readable_input(t, end_off);
	/* a source reads its own format only */
	if (end != NULL && end->events != g->events)
		end = NULL;
	return facts_of(g, off, end, end_off, f, a);
}

static int
read_sample(const struct trace *t, uint64_t off, struct event_facts *f,
    struct arena *a)
{
	const struct input *g = readable_input(t, off);

	return g == NULL || g->events->sample == NULL ? -1 :
	    g->events->sample(g, off, f, a);
}

static int
read_brief(const struct trace *t, uint64_t off, uint64_t end_off,
    struct event_facts *f)
{
	const struct input *g = readable_input(t, off), *end = NULL;

	if (g == NULL || g->events->brief == NULL)
		return 0;
	if (end_off != OFF_NONE)
		end = readable_input(t, end_off);
	if (end != NULL && end->events != g->events)
		end = NULL;
	return g->events->brief(g, off, end, end_off, f);
}

static int
read_may_cpu(const struct trace *t)
{
	const struct inputs *r = t->reader_data;
	const struct event_source *e;
	size_t i;

	for (i = 0; i < r->n; i++) {
		e = r->v[i].events;
		if (e != NULL && (e->may_cpu == NULL ||
		    e->may_cpu(&r->v[i])))
			return 1;
	}
	return 0;
}

static int
read_args_text(const struct trace *t, uint64_t off, const char **text,
    size_t *n)
{
	const struct input *g = readable_input(t, off);

	return g != NULL && g->events->args_text != NULL &&
	    g->events->args_text(g, off, text, n);
}

static int
read_leaves(const struct trace *t, uint64_t off, uint64_t end_off,
    const struct leaf_sink *sink)
{
	const struct input *g = readable_input(t, off), *end = NULL;

	if (g == NULL || g->events->leaves == NULL)
		return 0;
	if (end_off != OFF_NONE)
		end = readable_input(t, end_off);
	if (end != NULL && end->events != g->events)
		end = NULL;
	return g->events->leaves(g, off, end, end_off, sink);
}

static void
read_fetch(const struct trace *t, uint64_t off)
{
	const struct input *g = readable_input(t, off);
	const char *p;
	size_t i;

	if (g == NULL || g->events->brief == NULL)
		return;
	p = g->map.data + (off - g->base);
	for (i = 0; i < FETCHED; i += LINE)
		__builtin_prefetch(p + i);
}

static int
read_memory(const struct trace *t, uint64_t off, unsigned parts,
    struct memory_facts *f, struct arena *a)
{
	const struct input *g = readable_input(t, off);

	return g == NULL || g->events->memory == NULL ? -1 :
	    g->events->memory(g, off, parts, f, a);
}

static struct value *
read_snapshot(const struct trace *t, uint64_t off, int nested,
    const struct value *scope, struct arena *a)
{
	const struct input *g = readable_input(t, off);

	return g == NULL || g->events->snapshot == NULL ? NULL :
	    g->events->snapshot(g, off, nested, scope, a);
}

/* Asks each source once if inputs of a format are neighbours. */
static int
read_reference(const struct trace *t, const struct value *v,
    struct reference *ref)
{
	const struct inputs *r = t->reader_data;
	const struct event_source *last = NULL;
	size_t i;

	for (i = 0; i < r->n; i++) {
		if (r->v[i].events == NULL || r->v[i].events == last)
			continue;
		last = r->v[i].events;
		if (last->reference != NULL && last->reference(v, ref))
			return 1;
	}
	return 0;
}

static struct value *
read_value(const struct trace *t, uint64_t off, uint64_t len,
    struct arena *a)
{
	const struct input *g = readable_input(t, off);

	return g == NULL || g->events->value == NULL ? NULL :
	    g->events->value(g, off, len, a);
}

static const char *
read_raw(const struct trace *t, uint64_t off, size_t *len)
{
	const struct input *g = readable_input(t, off);

	*len = 0;
	return g == NULL ? NULL : g->events->raw(g, off, len);
}

/*
 * Counts lines up to off from the last offset asked for: callers nearly always
 * ask in ascending order.
 */
static uint64_t
read_line(const struct trace *t, uint64_t off, const struct source **source)
{
	struct inputs *r = t->reader_data;
	const struct input *g = inputs_find(r, off);
	const char *p, *at, *end;
	uint64_t line = 1;

	if (source != NULL)
		*source = g == NULL ? NULL : g->source == NONE ? &r->derived :
		    &r->sources[g->source];
	if (g == NULL || (g->events != NULL && g->events->binary))
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

static void
read_ahead(const struct trace *t, int threads, uint64_t from, uint64_t to)
{
	const struct inputs *r = t->reader_data;
	const struct input *g;
	uint64_t lo, hi;
	size_t i;

	for (i = 0; i < r->n; i++) {
		g = &r->v[i];
		lo = from > g->base ? from - g->base : 0;
		hi = to > g->base ? to - g->base : 0;
		hi = hi < g->map.len ? hi : g->map.len;
		if (lo < hi && g->points != NULL && g->events != NULL)
			points_ahead(g->points, threads, g->points_at + lo,
			    g->points_at + hi);
	}
}

static void
read_blocks(const struct trace *t, const struct needle *n, uint64_t from,
    uint64_t to, uint64_t *bits)
{
	const struct inputs *r = t->reader_data;
	const struct input *g;
	uint64_t lo, hi;
	size_t i;

	for (i = 0; i < r->n; i++) {
		g = &r->v[i];
		lo = from > g->base ? from : g->base;
		hi = g->base + g->map.len;
		hi = to < hi ? to : hi;
		if (lo < hi && g->events != NULL)
			g->events->blocks(g, n, lo, hi, lo - from, bits);
	}
}

static int
read_args(const struct trace *t, uint64_t off, const struct needle *n,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	const struct input *g = readable_input(t, off);
	struct arena a = ARENA_INIT;
	struct event_facts f;
	int hit;

	if (g == NULL)
		return 0;
	if (g->events->args != NULL)
		return g->events->args(g, off, n, fn, arg);
	memset(&f, 0, sizeof(f));
	hit = facts_of(g, off, NULL, OFF_NONE, &f, &a) == 0 &&
	    value_texts(f.args, fn, arg);
	arena_free(&a);
	return hit;
}

static enum trace_bytes
read_changed(const struct trace *t)
{
	const struct inputs *r = t->reader_data;
	size_t i;

	for (i = 0; i < r->n; i++)
		if (mapfile_changed(&r->v[i].map) ||
		    (r->v[i].points != NULL &&
		    points_changed(r->v[i].points)))
			return TRACE_BYTES_WRITTEN;
	return TRACE_BYTES_SAME;
}

static void
reader_free(struct trace *t)
{
	inputs_free(t->reader_data);
	t->reader_data = NULL;
}

static const struct trace_reader reader = {
	.facts = read_facts,
	.sample = read_sample,
	.brief = read_brief,
	.may_cpu = read_may_cpu,
	.args_text = read_args_text,
	.leaves = read_leaves,
	.fetch = read_fetch,
	.memory = read_memory,
	.snapshot = read_snapshot,
	.reference = read_reference,
	.value = read_value,
	.raw = read_raw,
	.line = read_line,
	.size = read_size,
	.ahead = read_ahead,
	.blocks = read_blocks,
	.args = read_args,
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
	t->source_texts = r->texts;
	t->nsource_texts = (uint32_t)r->ntexts;
	t->reader = &reader;
	t->reader_data = r;
}
