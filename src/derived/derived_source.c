/* derived_source: reads an event again: its line (struct event_source). */
#include "config.h"

#include <string.h>

#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/json.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "derived.h"

/* Returns the args of the event at off, or NULL. */
static struct value *
derived_args(const struct input *g, uint64_t off, struct arena *a)
{
	size_t len;
	const char *p = input_line(g, off, &len);
	struct value *event;
	struct json j;

	if (p == NULL || len == 0 || *p != '{')
		return NULL;
	memset(&j, 0, sizeof(j));
	j.base = g->map.data;
	j.off = g->base;
	j.p = p;
	j.end = p + len;
	event = json_tree(&j, a);
	return value_get(event, "args");
}

static int
derived_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	size_t len;

	(void)end;		/* a slice is one event */
	(void)end_off;
	f->args = derived_args(g, off, a);
	return input_line(g, off, &len) == NULL ? -1 : 0;
}

const struct event_source derived_events = {
	.facts = derived_facts,
	.raw = input_line,
	.blocks = prefilter_blocks,
};
