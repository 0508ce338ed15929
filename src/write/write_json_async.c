/*
 * write_json_async: slices of async tracks as b and e, or n for one of length 0
 * (ttv-formats(5), ASYNC).
 *
 * An outermost slice and all in it have one id, the number of the outermost
 * slice.  A track has the name of its outermost slices: one of another name is
 * there because it overlaps a slice of the same id, and gets that one's.
 */
#include "config.h"

#include "write_json_int.h"

struct spans {				/* a lane being written */
	struct wjson	*j;
	uint32_t	 track;
	uint32_t	 id;		/* of the outermost slice */
};

/* Returns the slice of a lane below that slice `s` overlaps, or `s`. */
static uint32_t
span_overlapped(const struct spans *v, const struct write_slice *s)
{
	const struct trace	*t = v->j->w.t;
	const struct track	*k = &t->tracks[v->track];
	uint32_t		 row, at;

	for (row = k->row; row < s->row; row++) {
		if (t->rows[row].depth != 0)
			continue;
		at = trace_row_at(t, row, t->ts[s->id]);
		if (at != NONE && trace_slice_end(t, at) > t->ts[s->id] &&
		    t->kinds[t->kind[at]].name == k->name)
			return at;
	}
	return s->id;
}

static void
span_place(const struct spans *v, int64_t ts)
{
	struct wjson	*j = v->j;

	wjson_time(j, "ts", ts);
	wjson_place(j, v->track);
	if (j->w.t->tracks[v->track].utid == NONE)
		buf_add(j->w.b, ",\"tid\":0", 8);
	buf_printf(j->w.b, ",\"id\":%u", (unsigned)v->id + 1);
}

static void
span_begin(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct spans		*v = arg;
	struct wjson		*j = v->j;
	const struct trace	*t = j->w.t;
	struct event_facts	 f;

	if (depth == 0)
		v->id = t->kinds[t->kind[s->id]].name ==
		    t->tracks[v->track].name ? s->id : span_overlapped(v, s);
	write_slice_facts(&j->w, s->id, t->tracks[v->track].upid, &f);
	wjson_begin_kind(j, s->ts == s->end ? 'n' : 'b', t->kind[s->id]);
	span_place(v, s->ts);
	wjson_clocks(j, &f);
	wjson_bind(j, s->id);
	wjson_stack(j, "stack", "sf", f.stack, f.callsite);
	wjson_args(j, f.args);
	wjson_end(j);
}

static void
span_end(void *arg, const struct write_slice *s, uint32_t depth)
{
	struct spans		*v = arg;
	struct wjson		*j = v->j;
	const struct trace	*t = j->w.t;
	struct event_facts	 f;

	(void)depth;
	if (s->open || s->ts == s->end)
		return;
	write_slice_facts(&j->w, s->id, t->tracks[v->track].upid, &f);
	wjson_begin_kind(j, 'e', t->kind[s->id]);
	span_place(v, s->end);
	wjson_end_facts(j, &f);
	wjson_end(j);
}

void
wjson_async(struct wjson *j, uint32_t track)
{
	const struct track	*k = &j->w.t->tracks[track];
	struct spans		 v = { j, track, 0 };
	struct write_lane	 lane = { span_begin, span_end, &v };
	uint32_t		 row, n;

	for (row = k->row; row < k->row + k->nrows; row += n) {
		n = write_lane_rows(j->w.t, row);
		write_lane(&j->w, row, n, &lane);
	}
}
