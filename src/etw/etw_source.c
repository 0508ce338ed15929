/* etw_source: reads an event again: its object (struct event_source). */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
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

const struct event_source etw_events = {
	.tree = source_event,
	.raw = source_raw,
	.blocks = prefilter_blocks,
};
