/*
 * What stands at an offset of the input: for going from a warning to the event
 * that it is about.  Such an event was often dropped, so the nearest one that
 * was read will do.  Looks at all events: O(events), for one key.
 */
#include "config.h"

#include "ttv/flow.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "commands.h"

struct nearest {
	uint64_t		 want;
	uint64_t		 distance;	/* OFF_NONE: nothing so far */
	struct selection	 sel;
};

static void
look(struct nearest *n, uint64_t off, enum sel_type type, uint32_t id)
{
	uint64_t d = off > n->want ? off - n->want : n->want - off;

	if (off == OFF_NONE || id == NONE || d >= n->distance)
		return;
	n->distance = d;
	n->sel.type = type;
	n->sel.id = id;
}

#define LOOK(array, count, member, type) do {				\
	for (i = 0; i < t->count; i++)					\
		look(n, t->array[i].member, type, i);			\
} while (0)

static void
look_at_all(const struct trace *t, struct nearest *n)
{
	struct flow f;
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		look(n, t->off[i], SEL_SLICE, i);
	for (i = 0; i < t->nends; i++)
		look(n, t->end_off[i], SEL_SLICE, t->end_slice[i]);
	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		look(n, f.from_off, SEL_SLICE, f.from);
		look(n, f.to_off, SEL_SLICE, f.to);
	}
	LOOK(instants, ninstants, off, SEL_INSTANT);
	LOOK(objects, nobjects, off, SEL_OBJECT);
	LOOK(objects, nobjects, end_off, SEL_OBJECT);
	LOOK(snapshots, nsnapshots, off, SEL_SNAPSHOT);
	LOOK(samples, nsamples, off, SEL_SAMPLE);
	LOOK(memdumps, nmemdumps, off, SEL_MEMDUMP);
	LOOK(contexts, ncontexts, off, SEL_CONTEXT);
}

uint64_t
at_offset(const struct trace *t, uint64_t off, struct selection *sel)
{
	struct nearest n;

	n.want = off;
	n.distance = OFF_NONE;
	n.sel.type = SEL_NONE;
	n.sel.id = 0;
	look_at_all(t, &n);
	*sel = n.sel;
	return n.distance;
}
