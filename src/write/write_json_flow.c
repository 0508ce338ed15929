/*
 * write_json_flow: flows by bind_id where that says them, else as pairs of s
 * and f (ttv-formats(5), FLOWS).
 *
 * A flow that leaves at the end of what it comes from and arrives at the begin
 * of what it goes to, with the name of one of the two, is what bind_id says.
 * All flows that such ends join get one id.  An end has one bind_id and, in
 * the walk through the points of an id, one source: a flow to an end that has a
 * source already is a pair.  A pair has an id of its own.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "write_json_int.h"

/* Returns 1 if the event of an end may have a bind_id. */
static int
end_binds(const struct wjson *j, uint32_t end)
{
	const struct trace	*t = j->w.t;
	const struct track	*k = &t->tracks[flow_end_track(t, end)];

	return flow_end_instant(t, end) == NONE ||
	    (k->type != TRACK_GLOBAL && k->type != TRACK_PROCESS);
}

static int
flow_binds(const struct wjson *j, const struct flow *f)
{
	const struct trace	*t = j->w.t;

	if (f->from != NONE && (f->from_ts != write_flow_leaves(t, f->from) ||
	    !end_binds(j, f->from)))
		return 0;
	if (f->to != NONE && (f->to_ts != flow_end_ts(t, f->to) ||
	    !end_binds(j, f->to)))
		return 0;
	return (f->from != NONE && f->kind == flow_end_kind(t, f->from)) ||
	    (f->to != NONE && f->kind == flow_end_kind(t, f->to));
}

/* Returns the id that stands for `id`: the root of its union. */
static uint32_t
bind_root(uint32_t *parent, uint32_t id)
{
	while (parent[id] != id) {
		parent[id] = parent[parent[id]];
		id = parent[id];
	}
	return id;
}

/* Gives the ends of a flow one id; returns 0 if they cannot have it. */
static int
bind_join(struct wjson *j, uint32_t *parent, uint32_t *nids,
    const struct flow *f)
{
	struct wjson_bind	*from, *to;
	uint32_t		 a, b;

	from = f->from == NONE ? NULL : &j->bind[f->from];
	to = f->to == NONE ? NULL : &j->bind[f->to];
	if (to != NULL && to->directions & JSON_BIND_IN)
		return 0;
	if ((from == NULL || from->id == 0) && (to == NULL || to->id == 0)) {
		a = ++*nids;
		parent[a] = a;
	} else {
		a = bind_root(parent, from != NULL && from->id != 0 ?
		    from->id : to->id);
		b = bind_root(parent, to != NULL && to->id != 0 ? to->id :
		    from->id);
		parent[b] = a;
	}
	if (from != NULL) {
		from->id = a;
		from->directions |= JSON_BIND_OUT;
	}
	if (to != NULL) {
		to->id = a;
		to->directions |= JSON_BIND_IN;
	}
	return 1;
}

void
wjson_flows_bind(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	size_t			 nends = (size_t)t->nslices + t->ninstants, e;
	uint32_t		*parent, nids = 0, i;
	struct flow		 f;
	int			 left;

	if (t->nflows == 0)
		return;
	j->bind = xcalloc(nends, sizeof(*j->bind));
	j->bound = xcalloc(t->nflows, 1);
	parent = xcalloc((size_t)t->nflows + 1, sizeof(*parent));
	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		if (cut_flow(j->w.cut, &f, &left) && flow_binds(j, &f))
			j->bound[i] = (uint8_t)bind_join(j, parent, &nids, &f);
	}
	for (e = 0; e < nends; e++)
		if (j->bind[e].id != 0)
			j->bind[e].id = bind_root(parent, j->bind[e].id);
	free(parent);
}

void
wjson_bind(struct wjson *j, uint32_t end)
{
	const struct wjson_bind	*b = j->bind == NULL ? NULL : &j->bind[end];

	if (b == NULL || b->id == 0)
		return;
	buf_printf(j->w.b, ",\"bind_id\":\"0x%x\"%s%s", (unsigned)b->id,
	    b->directions & JSON_BIND_IN ? ",\"flow_in\":true" : "",
	    b->directions & JSON_BIND_OUT ? ",\"flow_out\":true" : "");
}

/* ---- pairs ---- */

/*
 * Returns 1 if a flow's end without bp goes to the slice: the outermost that
 * begins at or after the time.
 */
static int
end_is_next(const struct trace *t, const struct flow *f)
{
	uint32_t	s = flow_end_slice(t, f->to), up;

	if (s == NONE || t->ts[s] < f->to_ts)
		return 0;
	up = trace_parent(t, s);
	return up == NONE || t->ts[up] < f->to_ts;
}

/*
 * Says where an end goes.  Without bp it goes to the next slice, but for the
 * categories by which old Chrome meant the slice around.
 */
static void
point_binding(struct wjson *j, const struct flow *f)
{
	const char	*cat = trace_kind_cat(j->w.t, f->kind);

	if (!end_is_next(j->w.t, f))
		buf_adds(j->w.b, ",\"bp\":\"e\"");
	else if (strstr(cat, "input") != NULL ||
	    strstr(cat, "ipc.flow") != NULL)
		buf_adds(j->w.b, ",\"bp\":\"n\"");
}

static void
point(struct wjson *j, uint32_t i, const struct flow *f, char phase)
{
	uint32_t	end = phase == 's' ? f->from : f->to;

	wjson_begin_kind(j, phase, f->kind);
	wjson_time(j, "ts", phase == 's' ? f->from_ts : f->to_ts);
	wjson_place(j, flow_end_track(j->w.t, end));
	buf_printf(j->w.b, ",\"id\":%u", (unsigned)i + 1);
	if (phase == 'f')
		point_binding(j, f);
	wjson_end(j);
}

/* Returns 1 if a pair can have the end: one of a thread. */
static int
end_points(const struct wjson *j, uint32_t end)
{
	const struct track	*k;

	if (end == NONE)
		return 1;
	k = &j->w.t->tracks[flow_end_track(j->w.t, end)];
	return k->type != TRACK_ASYNC && k->type != TRACK_STATE &&
	    (flow_end_instant(j->w.t, end) == NONE || k->utid != NONE ||
	    k->type == TRACK_CUSTOM);
}

static int
flow_on_instant(const struct trace *t, const struct flow *f)
{
	return flow_end_instant(t, f->from) != NONE ||
	    flow_end_instant(t, f->to) != NONE;
}

/*
 * Returns the slice of a track that a point behind all slices in the file would
 * belong to: the innermost around its time, of the first lane that has one.
 */
static uint32_t
point_around(const struct trace *t, uint32_t track, int64_t ts)
{
	const struct track	*k = &t->tracks[track];
	uint32_t		 row, n, d, s, best = NONE;

	for (row = k->row; row < k->row + k->nrows && best == NONE; row += n) {
		n = write_lane_rows(t, row);
		for (d = 0; d < n; d++) {
			s = trace_row_at(t, row + d, ts);
			if (s == NONE || (trace_dur(t, s) != DUR_OPEN &&
			    trace_slice_end(t, s) < ts) ||
			    (best != NONE && t->ts[s] < t->ts[best]))
				break;
			best = s;
		}
	}
	return best;
}

enum place { PLACE_LATE, PLACE_EARLY, PLACE_NONE };

/*
 * Returns where in the file the point of an end at ts belongs to that end.  A
 * point before the slices belongs to the outermost of those that begin at its
 * time, or a start to a slice that ends then, where both meet.
 */
static enum place
end_place(const struct wjson *j, uint32_t end, int64_t ts, int start)
{
	const struct trace	*t = j->w.t;
	uint32_t		 s = flow_end_slice(t, end), around;

	if (s == NONE)
		return PLACE_LATE;
	around = point_around(t, flow_end_track(t, end), ts);
	if (around == s)
		return PLACE_LATE;
	if (around == NONE || t->ts[around] != ts)
		return PLACE_NONE;
	return t->ts[s] == ts || (start && trace_slice_end(t, s) == ts) ?
	    PLACE_EARLY : PLACE_NONE;
}

static enum place
from_place(const struct wjson *j, const struct flow *f)
{
	return f->from == NONE ? PLACE_LATE :
	    end_place(j, f->from, f->from_ts, 1);
}

/* Of points of one time the start must stand first. */
static enum place
to_place(const struct wjson *j, const struct flow *f)
{
	enum place	place;

	if (f->to == NONE || end_is_next(j->w.t, f))
		return PLACE_LATE;
	place = end_place(j, f->to, f->to_ts, 0);
	return place == PLACE_EARLY && f->from_ts == f->to_ts &&
	    from_place(j, f) != PLACE_EARLY ? PLACE_NONE : place;
}

/* Returns 1 if a flow is written as a pair, and counts one that is not. */
static int
flow_is_pair(struct wjson *j, const struct flow *f)
{
	int	left;

	if (!cut_flow(j->w.cut, f, &left)) {
		write_lost(&j->w, WRITE_FLOW_CUT, (uint64_t)left);
		return 0;
	}
	if (j->w.cut->clip && (!cut_point(j->w.cut, f->from_ts) ||
	    !cut_point(j->w.cut, f->to_ts))) {
		write_lost(&j->w, WRITE_FLOW_CUT, 1);
		return 0;
	}
	if ((f->from == NONE && f->to == NONE) || !end_points(j, f->from) ||
	    !end_points(j, f->to) || from_place(j, f) == PLACE_NONE ||
	    to_place(j, f) == PLACE_NONE) {
		write_lost(&j->w, WRITE_FLOW_LOST, 1);
		return 0;
	}
	return 1;
}

/* Writes the points of a flow that stand early, or those that do not. */
static void
pair_points(struct wjson *j, uint32_t i, const struct flow *f,
    enum place place)
{
	if (f->from != NONE && from_place(j, f) == place)
		point(j, i, f, 's');
	if (f->to != NONE && to_place(j, f) == place)
		point(j, i, f, 'f');
}

void
wjson_flows_early(struct wjson *j)
{
	struct flow	f;
	uint32_t	i;

	for (i = 0; i < j->w.t->nflows && !j->w.failed; i++) {
		if (j->bound[i])
			continue;
		f = flow_at(j->w.t, i);
		j->bound[i] = !flow_is_pair(j, &f);
		if (!j->bound[i])
			pair_points(j, i, &f, PLACE_EARLY);
	}
}

void
wjson_flows(struct wjson *j, int instants)
{
	const struct trace	*t = j->w.t;
	struct flow		 f;
	uint32_t		 i;

	for (i = 0; i < t->nflows && !j->w.failed; i++) {
		if (j->bound[i])
			continue;
		f = flow_at(t, i);
		if (flow_on_instant(t, &f) == instants)
			pair_points(j, i, &f, PLACE_LATE);
	}
}
