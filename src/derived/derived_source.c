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

static const char *
derived_raw(const struct input *g, uint64_t off, size_t *len)
{
	const char *p, *end, *next;

	*len = 0;
	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	p = g->map.data + (off - g->base);
	end = g->map.data + g->map.len;
	next = memchr(p, '\n', (size_t)(end - p));
	*len = (size_t)((next == NULL ? end : next) - p);
	return p;
}

/* Returns the args of the event at off, or NULL. */
static struct value *
derived_args(const struct input *g, uint64_t off, struct arena *a)
{
	size_t len;
	const char *p = derived_raw(g, off, &len);
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
	return derived_raw(g, off, &len) == NULL ? -1 : 0;
}

/* Returns NULL: there is no metadata. */
static struct value *
derived_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	(void)g;
	(void)off;
	(void)len;
	(void)a;
	return NULL;
}

/* Asks about a value and all below it, whose depth json_tree() bounds. */
static int
derived_ask(const struct value *v, int (*fn)(void *, const char *, size_t),
    void *arg)
{
	const struct value *c;

	if (v->text != NULL && fn(arg, v->text, v->len))
		return 1;
	for (c = v->child; c != NULL; c = c->next)
		if ((c->key != NULL && fn(arg, c->key, c->keylen)) ||
		    derived_ask(c, fn, arg))
			return 1;
	return 0;
}

static int
derived_search(const struct input *g, uint64_t off,
    const struct needle *needle, int (*fn)(void *, const char *, size_t),
    void *arg)
{
	struct arena a = ARENA_INIT;
	struct value *args = derived_args(g, off, &a);
	int hit = args != NULL && derived_ask(args, fn, arg);

	(void)needle;
	arena_free(&a);
	return hit;
}

const struct event_source derived_events = {
	.facts = derived_facts,
	.value = derived_value,
	.raw = derived_raw,
	.blocks = prefilter_blocks,
	.args = derived_search,
};
