/*
 * chrome_source: reads the text of events of a loaded trace again (struct
 * event_source).
 */
#include "config.h"

#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/event_source.h"
#include "ttv/leaf.h"
#include "ttv/prefilter.h"
#include "ttv/input.h"
#include "ttv/json.h"
#include "chrome.h"
#include "chrome_brief.h"
#include "scan.h"

#define CPU_BLOCK	((uint64_t)1 << 20)	/* bytes that are looked
						 * through at once */

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
source_event(const struct input *g, uint64_t off, struct arena *a)
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

static int
source_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct value *begin_event = source_event(g, off, a), *end_event = NULL;

	if (end != NULL)
		end_event = source_event(end, end_off, a);
	chrome_facts_of(begin_event, end_event, f);
	return begin_event == NULL && end_event == NULL ? -1 : 0;
}

/*
 * Reads the event at off, and what it says beside args unless b is NULL;
 * returns -1: not known.
 */
static int
source_scan(const struct input *g, uint64_t off, struct event *e,
    struct brief_text *b)
{
	const char *behind;
	struct json j;

	source_cursor(g, off, &j);
	if (j.p == j.end || *j.p != '{')
		return -1;
	if (scan_fast(&j, e) != NULL)
		return b == NULL ? 0 : chrome_brief_event(e, b);
	/* all the kernel has seen is that something is unusual */
	if ((behind = scan_one(&j, e)) == NULL)
		return -1;
	return b == NULL ? 0 : chrome_brief_text(j.p, behind, e, b);
}

static int
source_brief_text(const struct input *g, uint64_t off, struct brief_text *b)
{
	struct event e;

	return source_scan(g, off, &e, b);
}

/* Damage is left to facts(). */
static int
source_brief(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f)
{
	struct brief_text begin, last = { 0 };

	if (source_brief_text(g, off, &begin) == -1 ||
	    (end != NULL && source_brief_text(end, end_off, &last) == -1))
		return 0;
	chrome_brief_of(&begin, &last, f);
	return 1;
}

/* Every CPU time needs a tts, of which each letter may be an escape. */
static int
source_may_cpu(const struct input *g)
{
	static const struct needle needle = { .text = "tts", .len = 3 };
	uint64_t bits[CPU_BLOCK / NEEDLE_BLOCK / 64], at, n;
	size_t i;

	for (at = 0; at < g->map.len; at += n) {
		n = g->map.len - at < CPU_BLOCK ? g->map.len - at : CPU_BLOCK;
		memset(bits, 0, sizeof(bits));
		prefilter_blocks(g, &needle, g->base + at, g->base + at + n, 0,
		    bits);
		for (i = 0; i < sizeof(bits) / sizeof(bits[0]); i++)
			if (bits[i] != 0)
				return 1;
	}
	return 0;
}

/* Reads the text of args, and what is beside them unless b is NULL. */
static int
source_text(const struct input *g, uint64_t off, const char **text, size_t *n,
    struct brief_text *b)
{
	struct event e;

	if (source_scan(g, off, &e, b) == -1)
		return 0;
	*text = e.f[F_ARGS].p;
	*n = e.have >> F_ARGS & 1 ? e.f[F_ARGS].len : 0;
	return *n == 0 || e.f[F_ARGS].type == SPAN_OBJECT;
}

static int
source_args_text(const struct input *g, uint64_t off, const char **text,
    size_t *n)
{
	return source_text(g, off, text, n, NULL);
}

/* Returns whether a text of args has no member. */
static int
is_empty(const char *text, size_t n)
{
	return n == 0 || (n == 2 && text[1] == '}');
}

/* The args of both events are merged by facts() alone. */
static int
source_leaves(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, const struct leaf_sink *sink)
{
	struct brief_text begin, last = { 0 };
	const char *text, *over = NULL;
	size_t n, nover = 0;
	int brief = sink->brief != NULL;

	if (!source_text(g, off, &text, &n, brief ? &begin : NULL) ||
	    (end != NULL && !source_text(end, end_off, &over, &nover,
	    brief ? &last : NULL)))
		return 0;
	if (brief)
		chrome_brief_of(&begin, &last, sink->brief);
	if (is_empty(text, n)) {
		text = over;
		n = nover;
	} else if (!is_empty(over, nover))
		return 0;
	return n == 0 || json_leaves(text, n, sink);
}

static struct value *
source_snapshot(const struct input *g, uint64_t off, int nested,
    const struct value *scope, struct arena *a)
{
	return chrome_snapshot_of(source_event(g, off, a), nested, scope, a);
}

static struct value *
source_value(const struct input *g, uint64_t off, uint64_t len,
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
source_raw(const struct input *g, uint64_t off, size_t *len)
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

static int
source_memory(const struct input *g, uint64_t off, unsigned parts,
    struct memory_facts *f, struct arena *a)
{
	const char *text;
	struct value *event;
	size_t len;

	text = source_raw(g, off, &len);
	if (!chrome_memory_mentions(text, len, parts))
		return 0;
	if ((event = source_event(g, off, a)) == NULL)
		return -1;
	chrome_memory_of(event, parts, f, a);
	return 0;
}

const struct event_source chrome_events = {
	.facts = source_facts,
	.brief = source_brief,
	.may_cpu = source_may_cpu,
	.args_text = source_args_text,
	.leaves = source_leaves,
	.memory = source_memory,
	.snapshot = source_snapshot,
	.reference = chrome_reference,
	.value = source_value,
	.raw = source_raw,
	.blocks = prefilter_blocks,
	.args = chrome_search_args,
};
