/*
 * The selection: what lies on a line, which of it is nearest to a time, what
 * comes next.  Nearly every line shows one run of things in an array that is
 * sorted by time, so picking and stepping are binary searches in that run.
 * Objects are the exception: their lines mix lives and snapshots.
 */
#include "config.h"

#include <string.h>

#include "priv.h"
#include "sat.h"

int64_t
select_start(const struct trace *tr, enum sel_type type, uint32_t id)
{
	switch (type) {
	case SEL_SLICE:
		return tr->ts[id];
	case SEL_INSTANT:
		return tr->instants[id].ts;
	case SEL_COUNTER:
		return trace_counter_ts(tr, id);
	case SEL_OBJECT:
		return tr->objects[id].created;
	case SEL_SNAPSHOT:
		return tr->snapshots[id].ts;
	case SEL_SAMPLE:
		return tr->samples[id].ts;
	case SEL_MEMDUMP:
		return tr->memdumps[id].ts;
	case SEL_CONTEXT:
		return tr->contexts[id].ts;
	case SEL_NONE:
		break;
	}
	return 0;
}

int64_t
select_end(const struct trace *tr, enum sel_type type, uint32_t id)
{
	switch (type) {
	case SEL_SLICE:
		return trace_slice_end(tr, id);
	case SEL_OBJECT:
		return tr->objects[id].destroyed < tr->end ?
		    tr->objects[id].destroyed : tr->end;
	case SEL_CONTEXT:
		return tr->contexts[id].dur == DUR_OPEN ? tr->end :
		    sat_add(tr->contexts[id].ts, tr->contexts[id].dur);
	default:
		return select_start(tr, type, id);
	}
}

static void
run_set(struct run *r, enum sel_type type, uint32_t first, uint32_t n)
{
	r->type = type;
	r->first = first;
	r->n = n;
}

int
select_run(const struct view *v, const struct line *l, struct run *r)
{
	const struct trace *tr = v->trace;
	const struct track *k = &tr->tracks[l->track];
	const struct series *s;

	run_set(r, SEL_NONE, 0, 0);
	switch ((enum line_type)l->type) {
	case LINE_ROW:
		run_set(r, SEL_SLICE, tr->rows[l->row].first,
		    tr->rows[l->row].n);
		break;
	case LINE_TRACK:
		if (k->nrows > 0)
			run_set(r, SEL_SLICE, tr->rows[k->row].first,
			    tr->rows[k->row].n);
		else if (k->nobjects == 0 && k->ninstants > 0)
			run_set(r, SEL_INSTANT, k->instant, k->ninstants);
		else if (k->nobjects == 0 && k->nsamples > 0)
			run_set(r, SEL_SAMPLE, k->sample, k->nsamples);
		else if (k->nobjects == 0 && k->nmemdumps > 0)
			run_set(r, SEL_MEMDUMP, k->memdump, k->nmemdumps);
		break;
	case LINE_INSTANTS:
		run_set(r, SEL_INSTANT, k->instant, k->ninstants);
		break;
	case LINE_COUNTER:
		s = &tr->series[layout_series(v, l)];
		run_set(r, SEL_COUNTER, s->first, s->n);
		break;
	case LINE_SAMPLES:
		run_set(r, SEL_SAMPLE, k->sample, k->nsamples);
		break;
	case LINE_MEMORY:
		run_set(r, SEL_MEMDUMP, k->memdump, k->nmemdumps);
		break;
	case LINE_CONTEXT:
		run_set(r, SEL_CONTEXT, k->context, k->ncontexts);
		break;
	case LINE_PROCESS:
	case LINE_OBJECTS:
		break;
	}
	return r->n > 0 ? 0 : -1;
}

uint32_t
select_after(const struct trace *tr, const struct run *r, int64_t t)
{
	uint32_t lo = r->first, hi = r->first + r->n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (select_start(tr, r->type, mid) <= t)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

/* ---- objects ---- */

static int
same_ident(const struct object *a, const struct object *b)
{
	return a->id.type == b->id.type && a->id.num == b->id.num &&
	    a->id.text == b->id.text && a->scope == b->scope;
}

uint32_t
select_object_lives(const struct trace *tr, uint32_t first, uint32_t end)
{
	uint32_t i;

	for (i = first + 1; i < end; i++)
		if (!same_ident(&tr->objects[first], &tr->objects[i]))
			break;
	return i - first;
}

uint32_t
select_objects(const struct view *v, const struct line *l)
{
	const struct track *k = &v->trace->tracks[l->track];

	if (l->type != LINE_OBJECTS)
		return k->nobjects;
	return select_object_lives(v->trace, l->row, k->object + k->nobjects);
}

/* Calls fn for all lives and snapshots of a line, in the order of the model. */
struct objects_walk {
	const struct trace	*tr;
	int64_t			 t;	/* the time in question */
	struct selection	 now;	/* where the selection is */
	int			 dir;	/* of a step */
	int			 found;
	int64_t			 best_ts;
	struct selection	 best;
};

/* By time; a life before its snapshots; then by number. */
static int
before(int64_t ta, struct selection a, int64_t tb, struct selection b)
{
	if (ta != tb)
		return ta < tb;
	if (a.type != b.type)
		return a.type == SEL_OBJECT;
	return a.id < b.id;
}

static int64_t
distance(int64_t a, int64_t b)
{
	return a < b ? sat_sub(b, a) : sat_sub(a, b);
}

static void
offer_nearest(struct objects_walk *w, int64_t ts, struct selection s)
{
	int64_t d = distance(ts, w->t);

	/* within its life an object is as near as can be, but for a snapshot */
	if (w->found && (d > distance(w->best_ts, w->t) ||
	    (d == distance(w->best_ts, w->t) && s.type == SEL_OBJECT)))
		return;
	w->found = 1;
	w->best = s;
	w->best_ts = ts;
}

static void
offer_step(struct objects_walk *w, int64_t ts, struct selection s)
{
	if (w->now.type == SEL_NONE) {
		if (w->dir > 0 ? ts <= w->t : ts >= w->t)
			return;
	} else if (w->dir > 0 ? !before(w->t, w->now, ts, s) :
	    !before(ts, s, w->t, w->now))
		return;
	if (w->found && (w->dir > 0 ? !before(ts, s, w->best_ts, w->best) :
	    !before(w->best_ts, w->best, ts, s)))
		return;
	w->found = 1;
	w->best = s;
	w->best_ts = ts;
}

static void
walk_objects(const struct view *v, const struct line *l,
    struct objects_walk *w, void (*fn)(struct objects_walk *, int64_t,
    struct selection))
{
	const struct trace *tr = v->trace;
	const struct object *o;
	uint32_t first, n, i, k;
	struct selection s;

	first = l->type == LINE_OBJECTS ? l->row : tr->tracks[l->track].object;
	n = select_objects(v, l);
	for (i = first; i < first + n; i++) {
		o = &tr->objects[i];
		s.type = SEL_OBJECT;
		s.id = i;
		fn(w, o->created, s);
		s.type = SEL_SNAPSHOT;
		for (k = 0; k < o->nsnapshots; k++) {
			s.id = o->snapshot + k;
			fn(w, tr->snapshots[s.id].ts, s);
		}
	}
}

/* ---- picking ---- */

int
view_pick(const struct view *v, uint32_t line, int64_t t,
    struct selection *sel)
{
	const struct trace *tr = v->trace;
	struct objects_walk w;
	struct run r;
	uint32_t i;

	if (line >= v->nlines)
		return -1;
	if (select_run(v, &v->lines[line], &r) == -1) {
		memset(&w, 0, sizeof(w));
		w.tr = tr;
		w.t = t;
		if (v->lines[line].type != LINE_PROCESS)
			walk_objects(v, &v->lines[line], &w, offer_nearest);
		*sel = w.best;
		return w.found ? 0 : -1;
	}
	sel->type = r.type;
	i = select_after(tr, &r, t);
	if (i == r.first + r.n || (i > r.first &&
	    (r.type == SEL_COUNTER || r.type == SEL_SAMPLE)))
		sel->id = i - (i > r.first);
	else if (i > r.first && (select_end(tr, r.type, i - 1) > t ||
	    distance(select_end(tr, r.type, i - 1), t) <=
	    distance(select_start(tr, r.type, i), t)))
		sel->id = i - 1;
	else
		sel->id = i;
	return 0;
}

/* The events of one memory dump stand together and are one thing. */
static int
same_dump(const struct trace *tr, const struct run *r, uint32_t a, uint32_t b)
{
	return r->type == SEL_MEMDUMP && b >= r->first &&
	    b - r->first < r->n && tr->memdumps[a].id == tr->memdumps[b].id;
}

static int
in_run(const struct run *r, struct selection s)
{
	return s.type == r->type && s.id >= r->first && s.id - r->first < r->n;
}

/* Is the selection one of what the line of objects shows? */
static int
in_objects(const struct view *v, const struct line *l, struct selection s)
{
	uint32_t first, o;

	if (s.type != SEL_OBJECT && s.type != SEL_SNAPSHOT)
		return 0;
	o = s.type == SEL_OBJECT ? s.id : v->trace->snapshots[s.id].object;
	first = l->type == LINE_OBJECTS ? l->row :
	    v->trace->tracks[l->track].object;
	return o >= first && o - first < select_objects(v, l);
}

/* On a row of a flame a step goes to where the frame changes. */
static int
step_flame(const struct view *v, const struct line *l, const struct run *r,
    int dir, struct selection *sel)
{
	uint32_t depth = l->part - 1u, i = v->sel.id, f, g;

	f = sample_callsite(v, i, depth);
	for (;;) {
		if (dir > 0 ? i + 1 >= r->first + r->n : i <= r->first)
			return -1;
		i += (uint32_t)dir;
		g = sample_callsite(v, i, depth);
		if (g != f && g != NONE)
			break;
		f = g == NONE ? NONE : f;
	}
	/* backwards: to the first of its samples */
	while (dir < 0 && i > r->first && sample_callsite(v, i - 1, depth) == g)
		i--;
	sel->type = SEL_SAMPLE;
	sel->id = i;
	return 0;
}

int
view_step(const struct view *v, uint32_t line, int64_t t, int dir,
    struct selection *sel)
{
	const struct line *l;
	struct objects_walk w;
	struct run r;
	uint32_t i;

	if (line >= v->nlines)
		return -1;
	l = &v->lines[line];
	if (select_run(v, l, &r) == -1) {
		if (l->type == LINE_PROCESS)
			return -1;
		memset(&w, 0, sizeof(w));
		w.tr = v->trace;
		w.dir = dir;
		w.t = t;
		if (in_objects(v, l, v->sel)) {
			w.now = v->sel;
			w.t = select_start(v->trace, w.now.type, w.now.id);
		}
		walk_objects(v, l, &w, offer_step);
		*sel = w.best;
		return w.found ? 0 : -1;
	}
	if (in_run(&r, v->sel)) {
		if (l->type == LINE_SAMPLES && l->part > 0)
			return step_flame(v, l, &r, dir, sel);
		i = v->sel.id;
		while (same_dump(v->trace, &r, i, i + (uint32_t)dir))
			i += (uint32_t)dir;
		if (dir > 0 ? i + 1 >= r.first + r.n : i == r.first)
			return -1;
		i += (uint32_t)dir;
	} else {
		i = select_after(v->trace, &r, t);
		if (dir > 0 && i == r.first + r.n)
			return -1;
		if (dir <= 0) {
			while (i > r.first && select_start(v->trace, r.type,
			    i - 1) >= t)
				i--;
			if (i-- == r.first)
				return -1;
		}
	}
	sel->type = r.type;
	sel->id = i;
	return 0;
}

/* ---- what is selected ---- */

static uint32_t
track_with(const struct trace *tr, enum sel_type type, uint32_t id)
{
	const struct track *k;
	uint32_t i, first, n;

	for (i = 0; i < tr->ntracks; i++) {
		k = &tr->tracks[i];
		first = type == SEL_INSTANT ? k->instant :
		    type == SEL_SAMPLE ? k->sample :
		    type == SEL_MEMDUMP ? k->memdump : k->context;
		n = type == SEL_INSTANT ? k->ninstants :
		    type == SEL_SAMPLE ? k->nsamples :
		    type == SEL_MEMDUMP ? k->nmemdumps : k->ncontexts;
		if (id >= first && id - first < n)
			return i;
	}
	return NONE;
}

static uint32_t
series_of(const struct trace *tr, uint32_t id)
{
	uint32_t lo = 0, hi = tr->nseries, mid;

	while (lo + 1 < hi) {
		mid = lo + (hi - lo) / 2;
		if (tr->series[mid].first <= id)
			lo = mid;
		else
			hi = mid;
	}
	return lo;
}

uint32_t
view_selection_track(const struct view *v)
{
	const struct trace *tr = v->trace;

	switch (v->sel.type) {
	case SEL_NONE:
		return NONE;
	case SEL_SLICE:
		return tr->rows[trace_slice_row(tr, v->sel.id)].track;
	case SEL_COUNTER:
		return tr->series[series_of(tr, v->sel.id)].track;
	case SEL_OBJECT:
		return tr->objects[v->sel.id].track;
	case SEL_SNAPSHOT:
		return tr->objects[tr->snapshots[v->sel.id].object].track;
	default:
		return track_with(tr, v->sel.type, v->sel.id);
	}
}

int
view_selection_range(const struct view *v, int64_t *t0, int64_t *t1)
{
	if (v->sel.type == SEL_NONE)
		return -1;
	*t0 = select_start(v->trace, v->sel.type, v->sel.id);
	*t1 = select_end(v->trace, v->sel.type, v->sel.id);
	if (*t1 < *t0)
		*t1 = *t0;
	return 0;
}
