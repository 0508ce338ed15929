/*
 * select: the things on a line, the nearest to a time, and the next.  Most
 * lines show one run (struct entity_run), so picking and stepping are binary
 * searches in that run.  Lines of objects mix lives and snapshots, which are
 * walked one by one: O(objects and snapshots of the line).
 */
#include "config.h"

#include <assert.h>
#include <string.h>

#include "ttv/sat.h"
#include "lines.h"
#include "newest_part.h"
#include "pen.h"
#include "priv.h"
#include "run.h"
#include "select.h"
#include "passed.h"

/*
 * The entities that a line of a whole track offers: the first that the track
 * has.
 */
static const enum entity track_entity[] = {
	ENTITY_SLICE, ENTITY_INSTANT, ENTITY_SAMPLE, ENTITY_MEMDUMP
};

/* By type of line, the entity of its one run; ENTITY_NONE: it has none. */
static const enum entity line_entity[] = {
	[LINE_PROCESS] = ENTITY_NONE,
	[LINE_TRACK] = ENTITY_NONE,	/* see track_entity */
	[LINE_ROW] = ENTITY_SLICE,
	[LINE_COUNTER] = ENTITY_COUNTER,
	[LINE_INSTANTS] = ENTITY_INSTANT,
	[LINE_OBJECTS] = ENTITY_NONE,
	[LINE_SAMPLES] = ENTITY_SAMPLE,
	[LINE_MEMORY] = ENTITY_MEMDUMP,
	[LINE_CONTEXT] = ENTITY_CONTEXT,
};
static_assert(sizeof(line_entity) / sizeof(line_entity[0]) == LINE_TYPES,
    "line_entity has a row for each type of line");

/* Returns the track whose things a line of a whole track offers: of a thread
 * without slices that of its states, as they are drawn. */
static uint32_t
offering_track(const struct trace *tr, uint32_t track)
{
	const struct track *next = &tr->tracks[track + 1];

	return tr->tracks[track].nrows == 0 && track + 1 < tr->ntracks &&
	    next->parent == track && next->type == TRACK_STATE &&
	    next->nrows > 0 ? track + 1 : track;
}

static int
track_run(const struct trace *tr, uint32_t track, struct entity_run *r)
{
	const struct entity_row *row;
	uint32_t first, n;
	size_t i;

	track = offering_track(tr, track);
	for (i = 0; i < sizeof(track_entity) / sizeof(track_entity[0]); i++) {
		/* lines with objects are walked */
		if (i > 0 && tr->tracks[track].nobjects > 0)
			return -1;
		row = &entity_rows[track_entity[i]];
		first = row->track_runs(tr, track, &n);
		if (n == 0)
			continue;
		*r = row->run(tr, first);
		if (r->n > 0)
			return 0;
	}
	return -1;
}

int
select_run(const struct view *v, const struct line *l, struct entity_run *r)
{
	enum entity e = line_entity[l->type];
	uint32_t n, run;

	memset(r, 0, sizeof(*r));
	if (l->type == LINE_TRACK)
		return track_run(v->trace, l->track, r);
	if (e == ENTITY_NONE)
		return -1;
	if (l->type == LINE_ROW)
		run = l->row;
	else if (l->type == LINE_COUNTER)
		run = counter_series(v, l);
	else
		run = entity_rows[e].track_runs(v->trace, l->track, &n);
	*r = entity_rows[e].run(v->trace, run);
	return r->n > 0 ? 0 : -1;
}

/* ---- objects ---- */

/* The state of a walk over all lives and snapshots of a line. */
struct objects_walk {
	const struct trace	*tr;
	int64_t			 t;	/* the time in question */
	struct entity_ref	 now;	/* the selection */
	int			 dir;	/* of a step */
	int			 found;
	int64_t			 best_ts;
	struct entity_ref	 best;
};

/* Returns 1 if a comes before b: by time, a life first, then by id. */
static int
ref_before(int64_t ta, struct entity_ref a, int64_t tb, struct entity_ref b)
{
	if (ta != tb)
		return ta < tb;
	if (a.type != b.type)
		return a.type == ENTITY_OBJECT;
	return a.id < b.id;
}

static int64_t
distance(int64_t a, int64_t b)
{
	return a < b ? sat_sub(b, a) : sat_sub(a, b);
}

static void
offer_nearest(struct objects_walk *w, int64_t ts, struct entity_ref s)
{
	int64_t d = distance(ts, w->t);

	/* an object is at distance 0 within its life; snapshots win */
	if (w->found && (d > distance(w->best_ts, w->t) ||
	    (d == distance(w->best_ts, w->t) && s.type == ENTITY_OBJECT)))
		return;
	w->found = 1;
	w->best = s;
	w->best_ts = ts;
}

static void
offer_step(struct objects_walk *w, int64_t ts, struct entity_ref s)
{
	if (w->now.type == ENTITY_NONE) {
		if (w->dir > 0 ? ts <= w->t : ts >= w->t)
			return;
	} else if (w->dir > 0 ? !ref_before(w->t, w->now, ts, s) :
	    !ref_before(ts, s, w->t, w->now))
		return;
	if (w->found && (w->dir > 0 ? !ref_before(ts, s, w->best_ts, w->best) :
	    !ref_before(w->best_ts, w->best, ts, s)))
		return;
	w->found = 1;
	w->best = s;
	w->best_ts = ts;
}

static void
walk_objects(const struct view *v, const struct line *l,
    struct objects_walk *w, void (*fn)(struct objects_walk *, int64_t,
    struct entity_ref))
{
	const struct trace *tr = v->trace;
	const struct object *o;
	uint32_t first, n, i, k;
	struct entity_ref s;

	first = l->type == LINE_OBJECTS ? l->row : tr->tracks[l->track].object;
	n = run_objects(v, l);
	for (i = first; i < first + n; i++) {
		o = &tr->objects[i];
		s.type = ENTITY_OBJECT;
		s.id = i;
		fn(w, o->created, s);
		s.type = ENTITY_SNAPSHOT;
		for (k = 0; k < o->nsnapshots; k++) {
			s.id = o->snapshot + k;
			fn(w, tr->snapshots[s.id].ts, s);
		}
	}
}

/* ---- picking ---- */

/*
 * Returns the set that a run is narrowed to, or NULL: what a filter leaves out
 * cannot be picked unless it is drawn.
 */
static const struct bits *
shown_bits(const struct view *v, const struct entity_run *r)
{
	const struct passed *ps = v->filter_dim ? NULL : passed_of(v);

	return ps == NULL ? NULL : r->type == ENTITY_SLICE ? &ps->slices :
	    r->type == ENTITY_INSTANT ? &ps->instants : NULL;
}

/*
 * Narrows the two neighbours of a time, `after` and the one before it, to what
 * is shown: sets *before and *after, r->first + r->n if there is none.
 */
static void
neighbours(const struct view *v, const struct entity_run *r, uint32_t *before,
    uint32_t *after)
{
	const struct bits *b = shown_bits(v, r);
	uint32_t end = r->first + r->n;

	if (b == NULL) {
		*before = *after > r->first ? *after - 1 : end;
		return;
	}
	*before = (uint32_t)bits_last(b, r->first, *after);
	if (*before == *after)
		*before = end;
	*after = (uint32_t)bits_next(b, *after, end);
}

int
select_pick(const struct view *v, const struct line *l, int64_t t,
    struct entity_ref *sel)
{
	const struct trace *tr = v->trace;
	struct objects_walk w;
	struct entity_run r;
	uint32_t i, before, end;

	if (select_run(v, l, &r) == -1) {
		memset(&w, 0, sizeof(w));
		w.tr = tr;
		w.t = t;
		if (l->type != LINE_PROCESS)
			walk_objects(v, l, &w, offer_nearest);
		*sel = w.best;
		return w.found ? 0 : -1;
	}
	sel->type = r.type;
	i = run_after(tr, &r, t);
	end = r.first + r.n;
	neighbours(v, &r, &before, &i);
	if (before == end && i == end)
		return -1;
	if (before == end)
		sel->id = i;
	else if (i == end || r.type == ENTITY_COUNTER ||
	    r.type == ENTITY_SAMPLE || entity_end(tr, r.type, before) > t ||
	    distance(entity_end(tr, r.type, before), t) <=
	    distance(entity_ts(tr, r.type, i), t))
		sel->id = before;
	else
		sel->id = i;
	return 0;
}

/* Returns how far a time is from a thing: 0 inside of it. */
static int64_t
away(const struct view *v, struct entity_ref s, int64_t t)
{
	int64_t t0 = entity_ts(v->trace, s.type, s.id);
	int64_t t1 = entity_end(v->trace, s.type, s.id);

	return t < t0 ? distance(t0, t) : t > t1 ? distance(t, t1) : 0;
}

/*
 * Sets *l to the line as the next track that shares it has it; returns 0 for
 * none.
 */
static int
next_sharing(const struct view *v, uint32_t line, struct line *l)
{
	uint32_t leader = v->lines[line].track;

	if (l->type != LINE_ROW || v->priv->shared == NULL ||
	    (l->track = shared_next(v, leader, l->track)) == NONE)
		return 0;
	l->row = v->trace->tracks[l->track].row;
	return 1;
}

/*
 * Returns whether an instant that is drawn on a line has the column of a time,
 * and sets *sel to it.
 */
static int
pick_aside(const struct view *v, struct line l, int64_t t,
    struct entity_ref *sel)
{
	int aside = near_instants_aside(v, l.track) && (l.type ==
	    LINE_PROCESS || l.type == LINE_ROW);

	l.type = LINE_INSTANTS;
	return aside && select_pick(v, &l, t, sel) == 0 && viewport_col(&v->vp,
	    entity_ts(v->trace, sel->type, sel->id)) == viewport_col(&v->vp,
	    t);
}

int
view_pick(const struct view *v, uint32_t line, int64_t t,
    struct entity_ref *sel)
{
	struct entity_ref other;
	struct line l;
	int rc;

	if (line >= v->nlines)
		return -1;
	l = v->lines[line];
	rc = select_pick(v, &l, t, sel);
	while (next_sharing(v, line, &l))
		if (select_pick(v, &l, t, &other) == 0 && (rc == -1 ||
		    away(v, other, t) < away(v, *sel, t))) {
			*sel = other;
			rc = 0;
		}
	if ((rc == -1 || away(v, *sel, t) > 0) && pick_aside(v, v->lines[line],
	    t, &other)) {
		*sel = other;
		rc = 0;
	}
	return rc;
}

/* Returns 1 if events a and b of a run are of one memory dump: one thing. */
static int
same_dump(const struct trace *tr, const struct entity_run *r, uint32_t a,
    uint32_t b)
{
	return r->type == ENTITY_MEMDUMP && b >= r->first &&
	    b - r->first < r->n && tr->memdumps[a].id == tr->memdumps[b].id;
}

static int
in_run(const struct entity_run *r, struct entity_ref s)
{
	return s.type == r->type && s.id >= r->first && s.id - r->first < r->n;
}

/* Returns 1 if the selection is on a line of objects. */
static int
in_objects(const struct view *v, const struct line *l, struct entity_ref s)
{
	uint32_t first, o;

	if (s.type != ENTITY_OBJECT && s.type != ENTITY_SNAPSHOT)
		return 0;
	o = s.type == ENTITY_OBJECT ? s.id : v->trace->snapshots[s.id].object;
	first = l->type == LINE_OBJECTS ? l->row :
	    v->trace->tracks[l->track].object;
	return o >= first && o - first < run_objects(v, l);
}

/* Steps on a row of a flame to where the callsite changes. */
static int
step_flame(const struct view *v, const struct line *l,
    const struct entity_run *r, int dir, struct entity_ref *sel)
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
	sel->type = ENTITY_SAMPLE;
	sel->id = i;
	return 0;
}

int
select_step(const struct view *v, const struct line *l, int64_t t, int dir,
    struct entity_ref *sel)
{
	struct objects_walk w;
	struct entity_run r;
	uint32_t i, before;

	if (select_run(v, l, &r) == -1) {
		if (l->type == LINE_PROCESS)
			return -1;
		memset(&w, 0, sizeof(w));
		w.tr = v->trace;
		w.dir = dir;
		w.t = t;
		if (in_objects(v, l, v->sel)) {
			w.now = v->sel;
			w.t = entity_ts(v->trace, w.now.type, w.now.id);
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
		i += dir > 0;
		neighbours(v, &r, &before, &i);
		if (dir <= 0)
			i = before;
		if (i == r.first + r.n)
			return -1;
	} else {
		i = run_after(v->trace, &r, t);
		while (dir <= 0 && i > r.first && entity_ts(v->trace, r.type,
		    i - 1) >= t)
			i--;
		neighbours(v, &r, &before, &i);
		if (dir <= 0)
			i = before;
		if (i == r.first + r.n)
			return -1;
	}
	sel->type = r.type;
	sel->id = i;
	return 0;
}

int
view_step(const struct view *v, uint32_t line, int64_t t, int dir,
    struct entity_ref *sel)
{
	struct entity_ref other;
	int64_t a, b;
	struct line l;
	int rc;

	if (line >= v->nlines)
		return -1;
	l = v->lines[line];
	rc = select_step(v, &l, t, dir, sel);
	while (next_sharing(v, line, &l)) {
		if (select_step(v, &l, t, dir, &other) == -1)
			continue;
		a = entity_ts(v->trace, other.type, other.id);
		b = rc == 0 ? entity_ts(v->trace, sel->type, sel->id) : 0;
		if (rc == -1 || (dir > 0 ? a < b : a > b)) {
			*sel = other;
			rc = 0;
		}
	}
	return rc;
}

/* ---- the selection ---- */

int
view_selection_range(const struct view *v, int64_t *t0, int64_t *t1)
{
	const struct view *part = newest_selected(v);

	if (part != NULL)
		return view_selection_range(part, t0, t1);
	if (v->sel.type == ENTITY_NONE)
		return -1;
	*t0 = entity_ts(v->trace, v->sel.type, v->sel.id);
	*t1 = entity_end(v->trace, v->sel.type, v->sel.id);
	if (*t1 < *t0)
		*t1 = *t0;
	return 0;
}
