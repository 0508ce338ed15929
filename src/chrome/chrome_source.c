/*
 * chrome_source: reads the text of events of a loaded trace again (struct
 * event_source).
 */
#include "config.h"

#include <string.h>

#include "ttv/event_source.h"
#include "ttv/prefilter.h"
#include "ttv/input.h"
#include "ttv/json.h"
#include "chrome.h"
#include "scan.h"

static void
source_cursor(const struct input *g, uint64_t off, struct json *j)
{
	memset(j, 0, sizeof(*j));
	j->base = g->map.data;
	j->off = g->base;
	j->p = g->map.data + (off - g->base);
	j->end = g->map.data + g->map.len;
}

/*
 * Parses the event at off.  The tree ends where the event ended during the
 * load: damage inside it must not be followed through the rest of the input.
 */
static struct value *
read_event(const struct input *g, uint64_t off, struct arena *a)
{
	const char *behind;
	struct event e;
	struct json j;

	source_cursor(g, off, &j);
	if (j.p == j.end || *j.p != '{')
		return NULL;
	if ((behind = scan_one(&j, &e)) != NULL)
		j.end = behind;
	return json_tree(&j, a);
}

static struct value *
read_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct json j;

	source_cursor(g, off, &j);
	if ((uint64_t)(j.end - j.p) < len)
		return NULL;
	j.end = j.p + len;
	return json_tree(&j, a);
}

static const char *
read_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct span s;
	struct json j;

	*len = 0;
	source_cursor(g, off, &j);
	if (json_value(&j, JSON_ANY, &s) != JSON_OK)
		return NULL;
	*len = s.len;
	return s.p;
}

const struct event_source chrome_events = {
	.event = read_event,
	.value = read_value,
	.raw = read_raw,
	.blocks = chrome_search_blocks,
	.args = chrome_search_args,
};
