/*
 * write_perfetto_flow: each flow is an id of its own, which its first end
 * begins and its second ends.
 *
 * Readers visit events by time, and ids that end before they begin are nothing.
 * So a flow ends at the begin of the thing that it goes to if that comes after
 * the begin of the other, else at that thing's end, else it cannot be said.  Of
 * events at one time the order in the file counts: slices by track, then
 * instants.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "write_perfetto_int.h"

#define FEW	16		/* flows of an end that need no memory */

enum where { FLOW_NOWHERE, FLOW_AT_BEGIN, FLOW_AT_END };

/* Returns the place of an end among the events of its time. */
static uint64_t
end_place(const struct trace *t, uint32_t end)
{
	struct entity_ref	r = flow_end_ref(t, end);

	if (r.type == ENTITY_INSTANT)
		return (uint64_t)1 << 32 | r.id;
	return trace_slice_row(t, r.id);
}

/* Returns where the second end of a flow is written. */
static enum where
flow_arrives(const struct trace *t, const struct flow *f)
{
	int64_t		from_ts, end;
	uint32_t	s;

	if (f->from == NONE || f->to == NONE)
		return FLOW_AT_BEGIN;
	from_ts = flow_end_ts(t, f->from);
	if (flow_end_ts(t, f->to) > from_ts ||
	    (flow_end_ts(t, f->to) == from_ts &&
	    end_place(t, f->to) > end_place(t, f->from)))
		return FLOW_AT_BEGIN;
	s = flow_end_slice(t, f->to);
	if (s == NONE || trace_dur(t, s) == DUR_OPEN)
		return FLOW_NOWHERE;
	end = trace_slice_end(t, s);
	return end > from_ts ? FLOW_AT_END : FLOW_NOWHERE;
}

static void
add_flow(struct wpf *p, uint32_t i, int in, int at_end)
{
	struct flow	f = flow_at(p->w.t, i);
	enum where	where;
	int		left;

	if (!cut_flow(p->w.cut, &f, &left))
		return;
	where = flow_arrives(p->w.t, &f);
	if (where == FLOW_NOWHERE ||
	    at_end != (in && where == FLOW_AT_END))
		return;
	pb_fixed64(&p->event, in ? EVENT_TERMINATING_FLOW_IDS :
	    EVENT_FLOW_IDS, wpf_uuid(UUID_FLOW, i, 0));
}

/* Adds the flows that leave an end, or those that arrive there. */
static void
add_flows(struct wpf *p, uint32_t end, int in, int at_end)
{
	uint32_t	few[FEW], *v = few;
	size_t		n, i;

	n = in ? flow_in(p->w.t, end, v, FEW) : flow_out(p->w.t, end, v, FEW);
	if (n > FEW) {
		v = xcalloc(n, sizeof(*v));
		n = in ? flow_in(p->w.t, end, v, n) :
		    flow_out(p->w.t, end, v, n);
	}
	for (i = 0; i < n; i++)
		add_flow(p, v[i], in, at_end);
	if (v != few)
		free(v);
}

void
wpf_flows(struct wpf *p, uint32_t end, int at_end)
{
	if (p->w.t->nflows == 0)
		return;
	if (!at_end)
		add_flows(p, end, 0, 0);
	add_flows(p, end, 1, at_end);
}

void
wpf_flows_count(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	struct flow		 f;
	uint32_t		 i;
	int			 left;

	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		if (!cut_flow(p->w.cut, &f, &left))
			write_lost(&p->w, WRITE_FLOW_CUT, (uint64_t)left);
		else if ((f.from == NONE && f.to == NONE) ||
		    flow_arrives(t, &f) == FLOW_NOWHERE)
			write_lost(&p->w, WRITE_FLOW_LOST, 1);
		else if ((f.from != NONE && f.from_ts != flow_end_ts(t,
		    f.from) && f.from_ts != write_flow_leaves(t, f.from)) ||
		    (f.to != NONE && f.to_ts != flow_end_ts(t, f.to)))
			write_lost(&p->w, WRITE_FLOW_MOVED, 1);
	}
}
