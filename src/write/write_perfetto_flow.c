/*
 * write_perfetto_flow: each flow is an id of its own, which its first end
 * begins and its second ends.
 *
 * A flow leaves at the begin or the end of a slice, whichever is its time, and
 * arrives likewise.  Readers visit events by time, and ids that end before they
 * begin are nothing.  So where the arrival would come first, the flow leaves at
 * the begin and arrives at the end, else it cannot be said.  Of events at one
 * time the order in the file counts: slices by track, then instants.
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

/* Where the points of a flow are written. */
struct places {
	enum where	 leaves, arrives;
};

/* Returns whether a time is that of the end of a slice, not of its begin. */
static int
is_at_end(const struct trace *t, uint32_t end, int64_t ts)
{
	uint32_t	s = flow_end_slice(t, end);

	return s != NONE && trace_dur(t, s) > 0 && trace_slice_end(t, s) == ts;
}

/* Returns whether the begin of end `to` is written behind end `from` at ts. */
static int
is_behind(const struct trace *t, uint32_t to, uint32_t from, int64_t ts)
{
	return flow_end_ts(t, to) > ts || (flow_end_ts(t, to) == ts &&
	    end_place(t, to) > end_place(t, from));
}

/* Returns where a flow that leaves at the begin of a slice arrives. */
static enum where
flow_arrives(const struct trace *t, const struct flow *f)
{
	int64_t		from_ts = flow_end_ts(t, f->from);
	uint32_t	s;

	if (!is_at_end(t, f->to, f->to_ts) &&
	    is_behind(t, f->to, f->from, from_ts))
		return FLOW_AT_BEGIN;
	s = flow_end_slice(t, f->to);
	if (s != NONE && trace_dur(t, s) != DUR_OPEN &&
	    trace_slice_end(t, s) > from_ts)
		return FLOW_AT_END;
	return is_behind(t, f->to, f->from, from_ts) ? FLOW_AT_BEGIN :
	    FLOW_NOWHERE;
}

static struct places
flow_places(const struct trace *t, const struct flow *f)
{
	struct places	p = { FLOW_AT_BEGIN, FLOW_AT_BEGIN };

	if (f->from == NONE || f->to == NONE)
		return p;
	if (is_at_end(t, f->from, f->from_ts)) {
		p.leaves = FLOW_AT_END;
		if (is_at_end(t, f->to, f->to_ts) && f->to_ts > f->from_ts)
			p.arrives = FLOW_AT_END;
		if (p.arrives == FLOW_AT_END || is_behind(t, f->to, f->from,
		    f->from_ts))
			return p;
		p.leaves = FLOW_AT_BEGIN;
	}
	p.arrives = flow_arrives(t, f);
	return p;
}

/* Returns whether an end of a flow is not written at its time. */
static int
is_moved(const struct trace *t, uint32_t end, int64_t ts, enum where where)
{
	return end != NONE && ts != (where == FLOW_AT_END ?
	    trace_slice_end(t, end) : flow_end_ts(t, end));
}

/* Returns whether a flow has one end: readers take such an id for none. */
static int
is_half(const struct flow *f)
{
	return f->from == NONE || f->to == NONE;
}

static void
add_flow(struct wpf *p, uint32_t i, int in, int at_end)
{
	struct flow	f = flow_at(p->w.t, i);
	struct places	at;
	int		left;

	if (!cut_flow(p->w.cut, &f, &left) || is_half(&f))
		return;
	at = flow_places(p->w.t, &f);
	if (at.arrives == FLOW_NOWHERE ||
	    at_end != ((in ? at.arrives : at.leaves) == FLOW_AT_END))
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
	add_flows(p, end, 0, at_end);
	add_flows(p, end, 1, at_end);
}

void
wpf_flows_count(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	struct places		 at;
	struct flow		 f;
	uint32_t		 i;
	int			 left;

	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		if (!cut_flow(p->w.cut, &f, &left)) {
			write_lost(&p->w, WRITE_FLOW_CUT, (uint64_t)left);
			continue;
		}
		at = flow_places(t, &f);
		if (is_half(&f) || at.arrives == FLOW_NOWHERE)
			write_lost(&p->w, WRITE_FLOW_LOST, 1);
		else if (is_moved(t, f.from, f.from_ts, at.leaves) ||
		    is_moved(t, f.to, f.to_ts, at.arrives))
			write_lost(&p->w, WRITE_FLOW_MOVED, 1);
	}
}
