/*
 * chrome_source: how a loaded trace reads the text of its events again (struct
 * trace_reader).
 */
#include "config.h"

#include <string.h>

#include "hunt.h"
#include "input.h"
#include "json.h"
#include "chrome.h"

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

const struct trace_reader chrome_reader = {
	.event = read_event,
	.value = read_value,
	.raw = read_raw,
	.line = inputs_line,
	.size = inputs_size,
	.blocks = hunt_blocks,
	.args = hunt_args,
	.free = inputs_detach,
};
