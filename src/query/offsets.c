/*
 * offsets: offsets of events, and the things that they are events of.
 *
 * A thing may have several: a slice has its begin and its end, and the events
 * of the flows that are bound to it, or to an instant, which have args too.  A
 * flow's end that is bound to nothing is no thing.  Counters keep no offsets.
 */
#include "config.h"

#include "ttv/flow.h"
#include "ttv/trace.h"
#include "offsets.h"

enum list {
	LIST_SLICES, LIST_ENDS, LIST_FLOWS_FROM, LIST_FLOWS_TO,
	LIST_INSTANTS, LIST_OBJECTS, LIST_OBJECT_ENDS, LIST_SNAPSHOTS,
	LIST_SAMPLES, LIST_MEMDUMPS, LIST_CONTEXTS
};

uint32_t
offsets_count(const struct trace *t, int list)
{
	const uint32_t n[OFFSETS_LISTS] = { t->nslices, t->nends, t->nflows,
	    t->nflows, t->ninstants, t->nobjects, t->nobjects, t->nsnapshots,
	    t->nsamples, t->nmemdumps, t->ncontexts };

	return n[list];
}

/* id NONE: nothing stands there. */
static inline size_t
put(const struct hits *h, struct offset_of *out, size_t n, uint64_t off,
    enum find_type type, uint32_t id)
{
	out[n].off = off;
	out[n].thing = h->first[type] + id;
	return n + (id != NONE);
}

/* The event of a flow's end, if it is in [from, from + len). */
static inline size_t
put_end(const struct hits *h, struct offset_of *out, size_t n, uint64_t len,
    uint64_t from, uint64_t off, uint32_t end)
{
	uint32_t slice = flow_end_slice(h->t, end);

	if (off - from >= len)
		return n;
	return slice != NONE ? put(h, out, n, off, FIND_SLICE, slice) :
	    put(h, out, n, off, FIND_INSTANT, flow_end_instant(h->t, end));
}

/* The object, unless what tells of it is its first snapshot. */
static uint32_t
own_event(const struct trace *t, uint32_t i)
{
	const struct object *o = &t->objects[i];

	return o->nsnapshots > 0 && t->snapshots[o->snapshot].off == o->off ?
	    NONE : i;
}

size_t
offsets_fill(const struct hits *h, int list, uint32_t first, uint32_t n,
    uint64_t from, uint64_t to, struct offset_of *out)
{
	const struct trace *t = h->t;
	uint64_t len = to - from;
	uint32_t i, end = first + n;
	struct flow f;
	size_t k = 0;

#define FILL(OFF, TYPE, ID)						\
	for (i = first; i < end; i++)					\
		if (OFF - from < len)					\
			k = put(h, out, k, OFF, TYPE, ID);		\
	break

	switch ((enum list)list) {
	case LIST_SLICES:
		FILL(t->off[i], FIND_SLICE, i);
	case LIST_ENDS:
		FILL(t->end_off[i], FIND_SLICE, t->end_slice[i]);
	case LIST_FLOWS_FROM:
	case LIST_FLOWS_TO:
		for (i = first; i < end; i++) {
			f = flow_at(t, i);
			k = put_end(h, out, k, len, from, list ==
			    LIST_FLOWS_FROM ? f.from_off : f.to_off, list ==
			    LIST_FLOWS_FROM ? f.from : f.to);
		}
		break;
	case LIST_INSTANTS:
		FILL(t->instants[i].off, FIND_INSTANT, i);
	case LIST_OBJECTS:
		FILL(t->objects[i].off, FIND_OBJECT, own_event(t, i));
	case LIST_OBJECT_ENDS:
		FILL(t->objects[i].end_off, FIND_OBJECT, i);
	case LIST_SNAPSHOTS:
		/* in the args of an event are those of what is nested in it */
		FILL(t->snapshots[i].off, FIND_SNAPSHOT,
		    t->snapshots[i].nested ? NONE : i);
	case LIST_SAMPLES:
		FILL(t->samples[i].off, FIND_SAMPLE, i);
	case LIST_MEMDUMPS:
		FILL(t->memdumps[i].off, FIND_MEMDUMP, i);
	case LIST_CONTEXTS:
		FILL(t->contexts[i].off, FIND_CONTEXT, i);
	}
#undef FILL
	return k;
}
