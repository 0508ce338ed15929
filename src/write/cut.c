/*
 * cut: which things of a trace are in the part of it that is written.
 *
 * Most questions are asked for each thing, so that they compare two times and
 * search nothing.  What a process or a thread has in the cut is found once,
 * by binary searches in the rows and runs of its tracks.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/cut.h"
#include "ttv/entity.h"
#include "ttv/xmalloc.h"

static int64_t
object_end(const struct cut *c, const struct object *o)
{
	int64_t	end = o->destroyed;

	if (end == INT64_MAX)
		end = trace_open_end(c->t, c->t->tracks[o->track].upid);
	return end < o->created ? o->created : end;
}

/* Returns 1 if a thing with a length is in the cut. */
static int
cut_thing(const struct cut *c, enum entity e, uint32_t id)
{
	return c->whole || (cut_kept(c, e, id) && cut_span(c,
	    entity_ts(c->t, e, id), entity_until(c->t, e, id)));
}

int
cut_slice(const struct cut *c, uint32_t slice)
{
	return cut_thing(c, ENTITY_SLICE, slice);
}

int
cut_object(const struct cut *c, uint32_t object)
{
	const struct object	*o = &c->t->objects[object];

	return c->whole || (cut_kept(c, ENTITY_OBJECT, object) &&
	    cut_span(c, o->created, object_end(c, o)));
}

int
cut_context(const struct cut *c, uint32_t context)
{
	return cut_thing(c, ENTITY_CONTEXT, context);
}

int
cut_snapshot(const struct cut *c, uint32_t snapshot)
{
	const struct snapshot	*s = &c->t->snapshots[snapshot];
	const struct object	*o = &c->t->objects[s->object];

	if (c->whole)
		return 1;
	if (cut_point(c, s->ts))
		return cut_kept(c, ENTITY_OBJECT, s->object);
	return s->ts < c->from && cut_object(c, s->object) &&
	    (snapshot + 1 == o->snapshot + o->nsnapshots ||
	    c->t->snapshots[snapshot + 1].ts > c->from);
}

uint32_t
cut_series(const struct cut *c, const struct series *s, uint32_t *first)
{
	const int64_t	*ts = trace_series_ts(c->t, s);
	uint32_t	 a = (uint32_t)bound_time(ts, s->n, c->from), b;

	*first = s->first;
	/* a filter holds of all of a series or of none */
	if (s->n > 0 && !cut_kept(c, ENTITY_COUNTER, s->first))
		return 0;
	b = c->to == INT64_MAX ? s->n : (uint32_t)bound_time(ts, s->n, c->to);
	if (a > 0 && (a == s->n || ts[a] > c->from))
		a--;
	*first = s->first + a;
	return b > a ? b - a : 0;
}

static int
cut_flow_end(const struct cut *c, uint32_t end)
{
	uint32_t	slice = flow_end_slice(c->t, end);
	enum entity	type = slice != NONE ? ENTITY_SLICE : ENTITY_INSTANT;
	uint32_t	id = slice != NONE ? slice : flow_end_instant(c->t,
			    end);

	if (c->tracks != NULL && !cut_track(c, entity_track(c->t, type, id)))
		return 0;
	return slice != NONE ? cut_slice(c, slice) :
	    cut_has(c, ENTITY_INSTANT, id, c->t->instants[id].ts);
}

int
cut_flow(const struct cut *c, const struct flow *f, int *left)
{
	int	from, to;

	*left = 0;
	if (c->whole)
		return 1;
	if (f->from == NONE && f->to == NONE)
		return c->tracks == NULL && cut_point(c, f->from_ts);
	from = f->from == NONE ? -1 : cut_flow_end(c, f->from);
	to = f->to == NONE ? -1 : cut_flow_end(c, f->to);
	*left = from + to == 1;
	return from != 0 && to != 0;
}

int
cut_entity(const struct cut *c, const struct entity_run *run, uint32_t id)
{
	struct flow		 f;
	const struct series	*s;
	uint32_t		 first, n;
	int			 left;

	if (c->whole)
		return 1;
	if (run->type == ENTITY_FLOW) {
		f = flow_at(c->t, id);
		return cut_flow(c, &f, &left);
	}
	if (!cut_track(c, run->track))
		return 0;
	switch (run->type) {
	case ENTITY_SLICE:
		return cut_slice(c, id);
	case ENTITY_OBJECT:
		return cut_object(c, id);
	case ENTITY_SNAPSHOT:
		return cut_snapshot(c, id);
	case ENTITY_CONTEXT:
		return cut_context(c, id);
	case ENTITY_COUNTER:
		s = &c->t->series[trace_series_of(c->t, id)];
		n = cut_series(c, s, &first);
		return id >= first && id - first < n;
	default:
		return cut_has(c, run->type, id, entity_ts(c->t, run->type,
		    id));
	}
}

struct cut_walk
cut_walk(const struct cut *c, enum entity type)
{
	return (struct cut_walk){ c, type, 0, 0, 0, 0, 0 };
}

int
cut_next(struct cut_walk *w)
{
	const struct entity_row *row = &entity_rows[w->type];
	struct entity_run run;

	for (;;) {
		while (w->at < w->end) {
			w->id = w->at++;
			if (cut_has(w->c, w->type, w->id, row->ts(w->c->t,
			    w->id)))
				return 1;
		}
		if (w->run == row->nruns(w->c->t))
			return 0;
		run = row->run(w->c->t, w->run++);
		w->track = run.track;
		if (cut_track(w->c, run.track)) {
			w->at = run.first;
			w->end = run.first + run.n;
		}
	}
}

/* Returns 1 if a slice of a row is in the cut: the last that can be. */
static int
row_has(const struct cut *c, const struct row *r)
{
	const int64_t	*ts = &c->t->ts[r->first];
	uint32_t	 n = c->to == INT64_MAX ? r->n :
			    (uint32_t)bound_time(ts, r->n, c->to);

	while (c->kept != NULL && n > 0 && !cut_slice(c, r->first + n - 1))
		n--;
	return n > 0 && cut_slice(c, r->first + n - 1);
}

static int
run_has(const struct cut *c, const struct entity_run *run)
{
	uint32_t	i;

	for (i = run->first; i < run->first + run->n; i++)
		if (cut_entity(c, run, i))
			return 1;
	return 0;
}

static int
track_has(const struct cut *c, uint32_t track)
{
	const struct track	*k = &c->t->tracks[track];
	const struct entity_row	*row;
	struct entity_run	 run;
	uint32_t		 i, first, n, e;

	for (i = k->row; i < k->row + k->nrows; i++)
		if (row_has(c, &c->t->rows[i]))
			return 1;
	for (i = k->series; i < k->series + k->nseries; i++)
		if (cut_series(c, &c->t->series[i], &first) > 0)
			return 1;
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		row = &entity_rows[e];
		if (e == ENTITY_SLICE || e == ENTITY_COUNTER ||
		    row->track_runs == NULL)
			continue;
		first = row->track_runs(c->t, track, &n);
		for (i = first; i < first + n; i++) {
			run = row->run(c->t, i);
			if (run.track == track && run_has(c, &run))
				return 1;
		}
	}
	return 0;
}

static void
cut_owners(struct cut *c, uint32_t track)
{
	const struct track	*k = &c->t->tracks[track];

	if (k->upid != NONE)
		c->processes[k->upid] = 1;
	if (k->utid != NONE)
		c->threads[k->utid] = 1;
}

static void
cut_parents(struct cut *c, uint32_t track)
{
	uint32_t	p = c->t->tracks[track].parent;

	for (; p != NONE && c->tracks[p] == 0; p = c->t->tracks[p].parent)
		c->tracks[p] = CUT_PARENT;
}

void
cut_open(struct cut *c, const struct trace *t, const uint8_t *chosen,
    const struct bits *kept, int64_t from, int64_t to, int clip)
{
	uint32_t	i;

	c->t = t;
	c->from = from;
	c->to = to;
	c->clip = clip;
	c->kept = kept;
	c->whole = chosen == NULL && kept == NULL && from == INT64_MIN &&
	    to == INT64_MAX;
	c->tracks = c->processes = c->threads = NULL;
	if (c->whole)
		return;
	c->processes = xcalloc((size_t)t->nprocesses + 1, 1);
	c->threads = xcalloc((size_t)t->nthreads + 1, 1);
	c->tracks = xcalloc((size_t)t->ntracks + 1, 1);
	for (i = 0; i < t->ntracks; i++)
		if (chosen == NULL || chosen[i])
			c->tracks[i] = CUT_CHOSEN;
	for (i = 0; i < t->ntracks; i++) {
		if (c->tracks[i] != CUT_CHOSEN)
			continue;
		if (track_has(c, i))
			cut_owners(c, i);
		else
			c->tracks[i] = 0;
	}
	for (i = 0; i < t->ntracks; i++)
		if (c->tracks[i] == CUT_CHOSEN)
			cut_parents(c, i);
}

void
cut_close(struct cut *c)
{
	free(c->tracks);
	free(c->processes);
	free(c->threads);
	c->tracks = c->processes = c->threads = NULL;
}
