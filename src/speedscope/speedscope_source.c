/*
 * speedscope_source: reads an event again (struct event_source): where its
 * frame stands in the source are its args.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/input.h"
#include "ttv/pack.h"
#include "ttv/prefilter.h"
#include "ttv/value.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"
#include "speedscope.h"

#define FACTS	3		/* of a frame that are args */

/* Returns the args of the event at off: its frame but for the name. */
static struct value *
speedscope_args(const struct input *g, uint64_t off, struct arena *a)
{
	static const char *const facts[FACTS] = { "file", "line", "col" };
	const struct speedscope_state *s = g->state;
	struct value *event, *frame, *args, *v[FACTS];
	int64_t i;
	size_t k;

	event = walk_tree(g, off, a);
	if (s == NULL || value_int64(value_get(event, "frame"), &i) == -1 ||
	    i < 0 || (uint64_t)i >= s->n)
		return NULL;
	frame = walk_tree(g, s->frames[i], a);
	args = value_new(a, VALUE_OBJECT);
	for (k = 0; k < FACTS; k++)
		v[k] = value_get(frame, facts[k]);
	for (k = 0; k < FACTS; k++)
		if (v[k] != NULL)
			value_add(args, facts[k], strlen(facts[k]), v[k]);
	return args;
}

static void
speedscope_free(void *state)
{
	struct speedscope_state *s = state;

	free(s->frames);
	free(s);
}

static void
speedscope_save(const void *state, struct buf *b)
{
	const struct speedscope_state *s = state;

	pack_array(b, s->frames, s->n, sizeof(*s->frames));
}

static void *
speedscope_restore(const struct input *g, struct unpack *u)
{
	struct speedscope_state *s = xcalloc(1, sizeof(*s));

	(void)g;
	s->frames = unpack_array(u, &s->n, sizeof(*s->frames));
	return s;
}

const struct event_source speedscope_events = {
	.tree = speedscope_args,
	.value = walk_value_at,
	.raw = walk_raw,
	.blocks = prefilter_no_blocks,
	.free = speedscope_free,
	.save = speedscope_save,
	.restore = speedscope_restore,
};
