/*
 * simpleperf_source: reads what a profile of simpleperf says of itself again
 * (struct event_source).  Samples have no more than the model keeps.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "simpleperf.h"
#include "ttv/arena.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/wire.h"

/* Returns the value of the field whose tag is at off. */
static struct value *
simpleperf_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct value *v;
	struct pf_cursor c;
	struct pf_field f;
	struct pf_span s;
	char text[32];

	(void)len;
	if (off < g->base || off - g->base >= g->map.len)
		return NULL;
	s.p = (const uint8_t *)g->map.data + (off - g->base);
	s.len = g->map.len - (size_t)(off - g->base);
	pf_open(&c, &s);
	if (!pf_next(&c, &f))
		return NULL;
	if (f.type == PF_BYTES)
		return value_utf8(a, (const char *)f.s.p, f.s.len);
	v = value_new(a, VALUE_NUMBER);
	snprintf(text, sizeof(text), "%" PRIu64, f.u);
	v->len = strlen(text);
	v->text = arena_strndup(a, text, v->len);
	return v;
}

static int
simpleperf_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	(void)g;
	(void)off;
	(void)end;
	(void)end_off;
	(void)f;
	(void)a;
	return 0;
}

static const char *
simpleperf_raw(const struct input *g, uint64_t off, size_t *len)
{
	(void)g;
	(void)off;
	*len = 0;
	return NULL;
}

static int
simpleperf_search(const struct input *g, uint64_t off,
    const struct needle *needle, int (*fn)(void *, const char *, size_t),
    void *arg)
{
	(void)g;
	(void)off;
	(void)needle;
	(void)fn;
	(void)arg;
	return 0;
}

const struct event_source simpleperf_events = {
	.binary = 1,
	.facts = simpleperf_facts,
	.value = simpleperf_value,
	.raw = simpleperf_raw,
	.blocks = prefilter_blocks,
	.args = simpleperf_search,
};
