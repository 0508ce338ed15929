/*
 * entity_event: the offsets in the input of the events of things.  See
 * ttv/entity.h.
 *
 * Each list is a loop over one array, made by a macro, so that the offsets of a
 * hundred million slices are read at memory bandwidth.
 */
#include "config.h"

#include "ttv/entity.h"
#include "ttv/flow.h"
#include "ttv/trace.h"

#define REF(entity, id)	((struct entity_ref){ entity, id })

/*
 * X(name, count, entity, own, offset, owner): a list, its offset and its thing
 * as expressions of the trace t and the place i in the list; ENTITY_NONE
 * is no thing.
 */
#define EVENT_LISTS(X)							\
	X(slices, nslices, ENTITY_SLICE, 1, trace_off(t, i),		\
	    REF(ENTITY_SLICE, i))					\
	X(slice_ends, nends, ENTITY_SLICE, 0, trace_end_off_at(t, i),	\
	    REF(ENTITY_SLICE, t->end_slice[i]))			\
	X(flow_starts, nflows, ENTITY_SLICE, 0, flow_at(t, i).from_off,	\
	    flow_end_ref(t, flow_at(t, i).from)) \
	X(flow_ends, nflows, ENTITY_SLICE, 0, flow_at(t, i).to_off,	\
	    flow_end_ref(t, flow_at(t, i).to))				\
	X(instants, ninstants, ENTITY_INSTANT, 1, t->instants[i].off,	\
	    REF(ENTITY_INSTANT, i))					\
	X(objects, nobjects, ENTITY_OBJECT, 1, t->objects[i].off,	\
	    REF(ENTITY_OBJECT, i))					\
	X(object_ends, nobjects, ENTITY_OBJECT, 0,			\
	    t->objects[i].end_off, REF(ENTITY_OBJECT, i))		\
	X(snapshots, nsnapshots, ENTITY_SNAPSHOT, 1,			\
	    t->snapshots[i].off, REF(ENTITY_SNAPSHOT, i))		\
	X(samples, nsamples, ENTITY_SAMPLE, 1, t->samples[i].off,	\
	    REF(ENTITY_SAMPLE, i))					\
	X(memdumps, nmemdumps, ENTITY_MEMDUMP, 1, t->memdumps[i].off,	\
	    REF(ENTITY_MEMDUMP, i))					\
	X(contexts, ncontexts, ENTITY_CONTEXT, 1, t->contexts[i].off,	\
	    REF(ENTITY_CONTEXT, i))

#define EVENTS(name, member, kind_, own, offset, owner)			\
static uint32_t								\
name##_count(const struct trace *t)					\
{									\
	return t->member;						\
}									\
									\
static size_t								\
name##_fill(const struct trace *t, uint32_t first, uint32_t n,		\
    uint64_t from, uint64_t to, struct entity_event *out)		\
{									\
	uint64_t len = to - from;					\
	uint32_t i, end = first + n;					\
	size_t k = 0;							\
									\
	for (i = first; i < end; i++) {					\
		if (offset - from >= len)				\
			continue;					\
		out[k].off = offset;					\
		out[k].ref = owner;					\
		k += out[k].ref.type != ENTITY_NONE; \
	}								\
	return k;							\
}
EVENT_LISTS(EVENTS)

#define ROW(name, member, kind_, own, offset, owner)			\
	{ kind_, own, name##_count, name##_fill },
const struct entity_events entity_events[] = { EVENT_LISTS(ROW) };
const size_t entity_nevents = sizeof(entity_events) / sizeof(entity_events[0]);
