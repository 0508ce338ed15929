/*
 * find_newest: the search among the newest events, of which the model does not
 * have those of some seconds.
 *
 * Each part behind the model is searched for itself, by name: parts are small,
 * and one that is replaced is searched anew.  Steps go through the model and
 * the parts as if they were one; only the events that are a part's own count,
 * so that no hit is counted twice.
 *
 *	- Args are searched, and hits are listed, when the model has them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/newest.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "find_ui.h"

/* The search in a part. */
struct find_part {
	struct find	 find;
	const struct trace *trace;
	uint64_t	 since, until;	/* with the trace: which part it is */
	uint32_t	*own;		/* by kind: events of the part's own */
	uint64_t	 n;		/* hits of its own */
};

static void
part_clear(struct find_part *p)
{
	find_clear(&p->find);
	free(p->own);
	memset(p, 0, sizeof(*p));
}

void
find_newest_free(struct app *app)
{
	struct find_newest *l = &app->newest;
	size_t i;

	for (i = 0; i < l->n; i++)
		part_clear(&l->v[i]);
	free(l->v);
	free(l->pattern);
	memset(l, 0, sizeof(*l));
}

/* ---- counting ---- */

static int
is_own(const struct find_part *p, enum entity type, uint32_t id)
{
	uint64_t off = entity_off(p->trace, type, id);

	return off == OFF_NONE || (off >= p->since && off < p->until);
}

/* Counts the part's own events by kind. */
static void
count_own(struct find_part *p)
{
	const struct trace *t = p->trace;
	const uint32_t *kinds;
	uint32_t i, n;
	size_t stride;
	int e;

	p->own = xcalloc((size_t)t->nkinds + 1, sizeof(*p->own));
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		if (entity_rows[e].kinds == NULL)
			continue;
		kinds = entity_rows[e].kinds(t, &stride);
		n = entity_count(t, (enum entity)e);
		for (i = 0; i < n; i++)
			p->own[entity_kind_at(kinds, stride, i)] +=
			    (uint32_t)is_own(p, (enum entity)e, i);
	}
}

/* Returns the hits of a part's own on the only track of a search. */
static uint64_t
count_on_track(const struct find_part *p)
{
	const struct track *k = &p->trace->tracks[p->find.track];
	const struct row *r;
	uint32_t i, s;
	uint64_t n = 0;

	for (i = k->row; i < k->row + k->nrows; i++) {
		r = &p->trace->rows[i];
		for (s = r->first; s < r->first + r->n; s++)
			n += p->find.kinds[p->trace->kind[s]] &&
			    is_own(p, ENTITY_SLICE, s);
	}
	return n;
}

static uint64_t
count_hits(const struct find_part *p)
{
	uint64_t n = 0;
	uint32_t i;

	if (p->find.kinds == NULL || p->find.n == 0)
		return 0;
	if (p->find.track != NONE)
		return count_on_track(p);
	for (i = 0; i < p->trace->nkinds; i++)
		n += p->find.kinds[i] ? p->own[i] : 0;
	return n;
}

/* ---- the parts that there are ---- */

static void
search_part(const struct app *app, struct find_part *p, size_t i)
{
	const struct find *f = &app->find;
	uint32_t track = NONE;

	find_clear(&p->find);
	p->n = 0;
	if (f->pattern == NULL || f->given || f->no_names)
		return;
	if (f->track != NONE && (track = view_newest_track(&app->view, i,
	    f->track)) == NONE)
		return;
	if (p->own == NULL)
		count_own(p);
	p->find.pattern = xstrdup(f->pattern);
	p->find.exact = f->exact;
	p->find.by_category = f->by_category;
	find_again(&p->find, p->trace, track);
	find_names(&p->find, p->trace, -1);
	p->n = count_hits(p);
}

/* Returns whether the search is another one; remembers it. */
static int
is_other(struct app *app)
{
	struct find_newest *l = &app->newest;
	const struct find *f = &app->find;
	int how = f->exact | f->by_category << 1 | f->no_names << 2 |
	    f->given << 3;

	if (l->how == how && l->track == f->track && (l->pattern == NULL) ==
	    (f->pattern == NULL) && (f->pattern == NULL ||
	    strcmp(l->pattern, f->pattern) == 0))
		return 0;
	free(l->pattern);
	l->pattern = f->pattern == NULL ? NULL : xstrdup(f->pattern);
	l->how = how;
	l->track = f->track;
	return 1;
}

/* Moves the search of a part to `to`, or begins it there; 1: it began. */
static int
take_part(struct find_newest *l, const struct newest *part,
    struct find_part *to)
{
	size_t i;

	for (i = 0; i < l->n; i++)
		if (l->v[i].trace == part->trace && l->v[i].since ==
		    part->since && l->v[i].until == part->until) {
			*to = l->v[i];
			memset(&l->v[i], 0, sizeof(l->v[i]));
			return 0;
		}
	to->trace = part->trace;
	to->since = part->since;
	to->until = part->until;
	return 1;
}

void
find_newest(struct app *app)
{
	struct find_newest *l = &app->newest;
	struct view *v = &app->view;
	int other = is_other(app);
	struct find_part *parts;
	size_t i, n = 0;

	while (view_newest(v, n) != NULL)
		n++;
	if (n == 0 && l->n == 0)
		return;
	parts = xcalloc(n + 1, sizeof(*parts));
	l->hits = 0;
	for (i = 0; i < n; i++) {
		if (take_part(l, view_newest(v, i), &parts[i]) || other)
			search_part(app, &parts[i], i);
		view_newest_hits(v, i, parts[i].find.kinds);
		l->hits += parts[i].n;
	}
	for (i = 0; i < l->n; i++)
		part_clear(&l->v[i]);
	free(l->v);
	l->v = parts;
	l->n = n;
	v->nhits = find_hits(app);
	v->nnamed = app->find.named + l->hits;
}

uint64_t
find_hits(const struct app *app)
{
	return app->find.n + app->newest.hits;
}

/* ---- steps ---- */

/* Returns the place before (dir 1) or behind all that part i is shown for. */
static struct find_hit
edge_of(const struct app *app, int i, int dir)
{
	const struct newest *at = view_newest(&app->view, (size_t)(dir > 0 ?
	    i : i + 1));
	int64_t ts = at == NULL ? INT64_MAX : dir > 0 ?
	    sat_add(at->from, 1) : at->from;

	if (i == -1 && dir > 0)
		ts = INT64_MIN;
	return (struct find_hit){ ts, NONE, ENTITY_SLICE };
}

/* Steps within part i, or the trace (-1), to a hit that it is shown for. */
static int
step_in(struct app *app, int i, const struct find_hit *at, int dir,
    struct find_hit *hit)
{
	struct find *f = i == -1 ? &app->find : &app->newest.v[i].find;
	const struct trace *t = i == -1 ? app->trace : app->newest.v[i].trace;

	return find_step(f, t, at, dir, hit, NULL) == 0 &&
	    view_newest_at(&app->view, hit->ts) == i ? 0 : -1;
}

const struct trace *
find_newest_step(struct app *app, const struct find_hit *at, int dir,
    struct find_hit *hit)
{
	const struct view *part = view_newest_selected(&app->view);
	int i = view_newest_at(&app->view, at->ts), n = (int)app->newest.n;
	struct find_hit from = *at;

	if (part != NULL && at->id == NONE && at->ts == entity_ts(part->trace,
	    part->sel.type, part->sel.id)) {
		from.type = part->sel.type;
		from.id = part->sel.id;
	}
	for (; i >= -1 && i < n; i += dir) {
		if (step_in(app, i, &from, dir, hit) == 0)
			return i == -1 ? app->trace : app->newest.v[i].trace;
		if (i + dir >= -1 && i + dir < n)
			from = edge_of(app, i + dir, dir);
	}
	return NULL;
}

const struct trace *
find_newest_edge(struct app *app, int dir, struct find_hit *hit)
{
	struct find_hit at = { dir > 0 ? INT64_MIN : INT64_MAX, NONE,
	    ENTITY_SLICE };
	int i = dir > 0 ? -1 : (int)app->newest.n - 1, n = (int)app->newest.n;

	for (; i >= -1 && i < n; i += dir) {
		at = edge_of(app, i, dir);
		if (step_in(app, i, &at, dir, hit) == 0)
			return i == -1 ? app->trace : app->newest.v[i].trace;
	}
	return NULL;
}

uint64_t
find_newest_index(struct app *app)
{
	const struct view *part = view_newest_selected(&app->view);
	struct find_hit hit, first, at;
	uint64_t before = app->find.n;
	struct find_part *p;
	size_t i;

	if (part == NULL || !view_is_hit(part, part->sel.type, part->sel.id))
		return 0;
	for (i = 0; i < app->newest.n && app->newest.v[i].trace !=
	    part->trace; i++)
		before += app->newest.v[i].n;
	if (i == app->newest.n)
		return 0;
	p = &app->newest.v[i];
	hit = (struct find_hit){ entity_ts(part->trace, part->sel.type,
	    part->sel.id), part->sel.id, part->sel.type };
	at = edge_of(app, (int)i, 1);
	if (find_step(&p->find, p->trace, &at, 1, &first, NULL) == -1)
		return 0;
	return before + find_index(&p->find, p->trace, &hit) + 1 -
	    find_index(&p->find, p->trace, &first);
}
