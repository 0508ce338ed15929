/* etw_source: reads an event again: its object (struct event_source). */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/json.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "etw.h"

/* Reads the span of the value at off; returns 0 or -1. */
static int
source_span(const struct input *g, uint64_t off, struct json *j,
    struct span *s)
{
	memset(j, 0, sizeof(*j));
	j->base = g->map.data;
	j->off = g->base;
	j->p = g->map.data + (off - g->base);
	j->end = g->map.data + g->map.len;
	if (json_value(j, JSON_ANY, s) != JSON_OK)
		return -1;
	j->end = j->p;
	j->p = s->type == SPAN_STRING ? s->p - 1 : s->p;
	return 0;
}

static struct value *
source_event(const struct input *g, uint64_t off, struct arena *a)
{
	struct json j;
	struct span s;

	return source_span(g, off, &j, &s) == -1 || s.type != SPAN_OBJECT ?
	    NULL : json_tree(&j, a);
}

static int
source_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	(void)end;
	(void)end_off;
	f->args = source_event(g, off, a);
	return f->args == NULL ? -1 : 0;
}

static const char *
source_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct json j;
	struct span s;

	*len = 0;
	if (source_span(g, off, &j, &s) == -1)
		return NULL;
	*len = s.len;
	return s.p;
}

static int
source_search(const struct input *g, uint64_t off, const struct needle *needle,
    int (*fn)(void *, const char *, size_t), void *arg)
{
	struct arena a = ARENA_INIT;
	struct value *args = source_event(g, off, &a), *v;
	int hit = 0;

	(void)needle;
	for (v = args == NULL ? NULL : args->child; v != NULL && !hit;
	    v = v->next)
		hit = fn(arg, v->key, v->keylen) ||
		    (v->text != NULL && fn(arg, v->text, v->len));
	arena_free(&a);
	return hit;
}

const struct event_source etw_events = {
	.facts = source_facts,
	.raw = source_raw,
	.blocks = prefilter_blocks,
	.args = source_search,
};
