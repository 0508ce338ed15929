/*
 * opening: the summary that a trace opens with.  The slowest slices and the
 * warnings are known at once; the self times, and what the kind of the trace
 * tells, take passes over the view, by a thread that begins when no key is
 * waiting.  A view that is not lazy (ttv shot) waits for them.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/busy.h"
#include "ttv/match_models.h"
#include "ttv/pool.h"
#include "ttv/slice_label.h"
#include "ttv/trace.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "command_table.h"
#include "opening.h"
#include "pane.h"
#include "place.h"

#define ROWS_LEAST	5	/* of the pane: fewer say too little ... */
#define ROWS_MOST	12	/* ... and more are too many to read */
#define WAITS_MOST	2	/* names of waits: they are no work */
#define SLICES_LEAST	24	/* fewer are seen at a glance */

/* ---- what is shown ---- */

void
opening_hide(struct app *app)
{
	if (pane_shown(app, PANE_OPENING)) {
		app->view.drawer = NULL;
		app->view.pane_focus = 0;
		view_show_line(&app->view);
	}
	app->opening->on = 0;
}

/* Returns the rows that tracks leave free beside the inspector; < 0: none. */
static int
opening_free_rows(struct app *app)
{
	struct view *v = &app->view;
	const struct drawer *was = v->drawer;
	int rows;

	v->drawer = NULL;
	rows = view_track_lines(v);
	v->drawer = was;
	return v->nlines > (uint32_t)rows ? -1 : rows - (int)v->nlines;
}

/*
 * Sets height and columns by the screen, and where all tracks fit by what they
 * leave free; returns the height.
 */
static int
opening_height(struct app *app)
{
	struct drawer *d = &app->opening->drawer;
	int want = app->view.rows / 4, room = opening_free_rows(app), least;

	d->columns = app->view.cols >= 96 && !app->opening->wide ? 2 : 1;
	want = want < ROWS_LEAST ? ROWS_LEAST : want > ROWS_MOST ? ROWS_MOST :
	    want;
	least = app->opening->kind != NULL && app->opening->kind->name !=
	    NULL ? want : ROWS_LEAST;
	d->rows = room < 0 ? want : room + 2 > ROWS_MOST ? ROWS_MOST : room +
	    2 > least ? room + 2 : least;
	return d->rows;
}

/*
 * Returns of what names are counted: of what threads did, or else of what ran
 * on CPUs, or else of async slices.
 */
static enum area_what
opening_what(const struct trace *t)
{
	static const enum area_what order[] = { AREA_SLICES, AREA_CPUS,
	    AREA_ASYNC };
	size_t k;
	uint32_t i;

	for (k = 0; k < sizeof(order) / sizeof(order[0]); k++)
		for (i = 0; i < t->ntracks; i++)
			if (t->tracks[i].nrows > 0 &&
			    area_track_is(t, i, order[k]))
				return order[k];
	return AREA_SLICES;
}

int
opening_wanted(struct app *app)
{
	const struct trace *t = app->trace;

	return t->nslices >= SLICES_LEAST || (t->nslices == 0 &&
	    t->ninstants + (uint64_t)t->nsamples + t->nobjects >=
	    SLICES_LEAST) || opening_free_rows(app) < 0;
}

void
opening_show(struct app *app)
{
	struct opening *o = app->opening;
	struct view *v = &app->view;

	o->on = v->pane == 1;
	o->of_area = v->range != RANGE_NONE;
	o->kind = brief_kind(app->trace);
	opening_height(app);
	o->sel = v->sel;
	o->line = v->line;
	o->made = o->known = 0;
	o->what = opening_what(app->trace);
	if (o->on && v->drawer == NULL)
		v->drawer = &o->drawer;
}

void
opening_keep(struct app *app)
{
	struct opening *o = app->opening;

	if (!pane_shown(app, PANE_OPENING))
		return;
	o->sel = app->view.sel;
	o->line = app->view.line;
}

void
opening_update(struct app *app)
{
	struct opening *o = app->opening;
	struct view *v = &app->view;

	if (!o->on)
		return;
	if (v->pane != 1 || o->of_area != (v->range != RANGE_NONE) ||
	    app->area->shown ||
	    o->sel.type != v->sel.type || o->sel.id != v->sel.id ||
	    (o->sel.type == ENTITY_NONE && o->line != v->line)) {
		opening_hide(app);
		return;
	}
	if (v->drawer == NULL)
		v->drawer = &o->drawer;
	if (v->pane_focus)	/* keys of the list need its lines */
		opening_texts(app);
}

/* ---- its lines ---- */

/* A table of names, and what the kind of the trace tells. */
struct opening_job {
	struct area_job	 area;
	struct brief_query q;
	uint8_t		*tracks;	/* of that query, or NULL */
	uint32_t	 slow[OPENING_SLOWEST];
	struct brief	 brief;
};

struct opening_line *
opening_add(struct opening *o, enum opening_part part)
{
	struct opening_line *l = &o->v[o->n];

	if (o->n == sizeof(o->v) / sizeof(o->v[0]))
		return NULL;
	o->n++;
	memset(l, 0, sizeof(*l));
	l->part = part;
	return l;
}

/* Returns whether there are slices to filter, and a filter for them. */
static int
opening_filtered(const struct app *app)
{
	return app->area->left.what & VIEW_FILTERS && app->trace->nslices > 0;
}

/*
 * Keeps the slices that are no waits, at most `most`; if all are waits, those.
 * Returns how many are kept.
 */
static size_t
keep_work(const struct app *app, uint32_t *s, size_t n, size_t most)
{
	const struct trace *t = app->trace;
	size_t i, kept = 0;

	for (i = 0; i < n && kept < most; i++)
		if (!view_is_wait(&app->view, trace_kind_name(t,
		    t->kind[s[i]])))
			s[kept++] = s[i];
	return kept > 0 ? kept : n < most ? n : most;
}

/* Writes the slowest slices that are no waits, at most n; returns how many. */
static size_t
slowest_work(struct app *app, uint32_t *s, size_t n)
{
	const struct opening *o = app->opening;

	return keep_work(app, s, view_slowest(&app->view,
	    app->area->left.tracks, o->t0, o->t1, s, n), n);
}

void
opening_slowest(struct app *app, size_t most)
{
	struct opening *o = app->opening;
	const struct trace *t = app->trace;
	uint32_t s[OPENING_LINES * 4];		/* some may be waits */
	struct opening_line *l;
	size_t i;

	if (opening_told_slowest(app, most))
		return;
	o->nslow = slowest_work(app, s, sizeof(s) / sizeof(s[0]));
	if (most > OPENING_LINES)
		most = OPENING_LINES;
	if (o->nslow > most)
		o->nslow = most;
	for (i = 0; i < o->nslow; i++) {
		l = opening_add(o, OPENING_SLOW);
		l->target.type = ENTITY_SLICE;
		l->target.id = s[i];
		l->ns = trace_dur(t, s[i]);
		l->name = t->kinds[t->kind[s[i]]].name;
	}
}

/* Returns the name of a row of a table of names, or NONE. */
static uint32_t
opening_row_name(const struct app *app, const struct entity_ref *of)
{
	const struct trace *t = app->trace;

	return of->type == ENTITY_SLICE ? t->kinds[t->kind[of->id]].name :
	    NONE;
}

/* Returns whether a row of a table of names is about waits. */
static int
opening_row_waits(const struct app *app, size_t row)
{
	uint32_t name = opening_row_name(app,
	    &app->opening->job->area.table.target[row]);

	return app->opening->what == AREA_SLICES && name != NONE &&
	    view_is_wait(&app->view, trace_str(app->trace, name));
}

/* Returns how many names of waits have lines, at most WAITS_MOST. */
static size_t
opening_waits(const struct app *app)
{
	const struct area_table *tb = &app->opening->job->area.table;
	size_t i, n = 0;

	for (i = 0; app->opening->job->area.work.rc == 0 && i < tb->nshown &&
	    n < WAITS_MOST; i++)
		n += opening_row_waits(app, tb->order[i]) != 0;
	return n;
}

void
opening_names(struct app *app, size_t most, int waits)
{
	struct opening *o = app->opening;
	struct area_table *tb = &o->job->area.table;
	int by_self = o->what == AREA_SLICES;
	int self = area_column_find(tb, by_self ? "self" : "wall");
	int share = area_column_find(tb, by_self ? "self_share" :
	    "wall_share");
	const union area_cell *c;
	struct opening_line *l;
	uint32_t name;
	size_t i, n = 0;

	if (o->job->area.work.rc != 0 || self < 0)
		return;
	area_sort(tb, self, 0);
	for (i = 0; i < tb->nshown && n < most && o->n < OPENING_LINES * 2;
	    i++) {
		c = &tb->cell[tb->order[i] * (size_t)tb->ncolumns];
		if (c[self].i <= 0)
			break;
		if (opening_row_waits(app, tb->order[i]) != waits)
			continue;
		l = opening_add(o, waits ? OPENING_WAITS : by_self ?
		    OPENING_SELF : o->what == AREA_CPUS ? OPENING_RAN :
		    OPENING_WAITED);
		l->target = tb->target[tb->order[i]];
		l->ns = c[self].i;
		l->share = share >= 0 ? c[share].d : 0;
		name = opening_row_name(app, &l->target);
		if (name != NONE)
			l->name = name;
		o->nself++;
		n++;
	}
}

void
opening_odd(struct app *app, size_t most)
{
	const struct warn *w = &app->trace->warn;
	struct opening *o = app->opening;
	struct opening_line *l;
	size_t n = 0;
	int code;

	for (code = 0; code < WARN_MAX && n < most; code++) {
		if (w->entry[code].count == 0)
			continue;
		l = opening_add(o, OPENING_ODD);
		l->code = code;
		l->count = w->entry[code].count;
		n++;
	}
}

/* Chooses the tracks whose slices are summed up. */
static uint8_t *
opening_tracks(const struct trace *t)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	int many = busy_many(t);
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = (uint8_t)busy_is(t, i, many);
	return tracks;
}

static int
opening_job_run(struct work *w)
{
	struct opening_job *j = (struct opening_job *)w;
	int rc = area_job_run(w);

	return rc != 0 ? rc : brief_make(&j->brief, j->area.trace, &j->q);
}

static void
opening_job_free(struct work *w)
{
	struct opening_job *j = (struct opening_job *)w;

	free(j->tracks);
	brief_free(&j->brief);
	area_job_free(w);
}

/* The lines are made of it at once: it has no answer that stays. */
static const struct answer_kind opening_kind = { .run = opening_job_run,
    .free = opening_job_free };

/* Fills what the kind of the trace is asked. */
static void
opening_ask(struct app *app, struct opening_job *j)
{
	const struct area_query all = { .what = AREA_SLICES };

	label_rules_copy(&j->area.rules, view_label_rules(&app->view));
	j->q.t0 = app->opening->t0;
	j->q.t1 = app->opening->t1;
	j->q.tracks = j->tracks = area_shown_tracks(app, &all);
	j->q.rules = &j->area.rules;
	j->q.slow = j->slow;
	j->q.nslow = slowest_work(app, j->slow, OPENING_SLOWEST);
	j->q.plain = (app->area->left.what & VIEW_FILTERS) != 0;
	j->q.threads = pool_cores();
	j->q.progress = &j->area.work.progress;
}

static void
opening_start(struct app *app)
{
	const struct area_shown *left = &app->area->left;
	struct opening *o = app->opening;
	struct opening_job *oj = xcalloc(1, sizeof(*oj));
	struct area_job *j = &oj->area;

	j->trace = app->trace;
	j->q.t0 = o->t0;
	j->q.t1 = o->t1;
	if (o->what == AREA_SLICES)
		j->q.tracks = j->tracks = opening_tracks(app->trace);
	j->q.what = o->what;
	j->asked = j->tracks;
	j->q.tracks = j->tracks = area_shown_tracks(app, &j->q);
	if (left->what & VIEW_FILTERS) {
		bits_copy(&j->slices, &left->slices);
		j->q.slices = &j->slices;
	}
	j->q.nkeys = 1;
	j->q.key[0].by = AREA_BY_NAME;
	opening_ask(app, oj);
	o->job = oj;
	work_start(&j->work, &opening_kind, !app->view.lazy);
}

static void
opening_drop(struct opening *o)
{
	if (o->job != NULL)
		work_free(&o->job->area.work);
	o->job = NULL;
}

/*
 * Makes all lines; those of names when their job has ended.  The lines of a
 * part are as many as there is room for: a column each, or half of one.
 */
static void
opening_lines(struct app *app)
{
	struct opening *o = app->opening;
	size_t room, all, odd = 0, waits;
	int code;

	if (o->job != NULL && o->job->area.work.rc == 0)
		opening_told_take(app, &o->job->brief);
	opening_height(app);
	room = (size_t)o->drawer.rows - 1;
	for (code = 0; code < WARN_MAX; code++)
		odd += app->trace->warn.entry[code].count > 0;
	if (odd > room / 3)
		odd = room / 3;
	o->n = o->nself = 0;
	if (opening_told_is(app)) {
		opening_told_lines(app, room, odd);
		return;
	}
	opening_slowest(app, o->drawer.columns > 1 ? room :
	    (room - odd + 1) / 2);
	all = (size_t)o->drawer.columns * room - odd;
	if (o->what != AREA_SLICES)	/* one of the columns */
		all = o->drawer.columns > 1 ? room : (all + 1) / 2;
	waits = o->job != NULL ? opening_waits(app) : 0;
	if (waits > room / 3)
		waits = room / 3;
	if (o->job != NULL)
		opening_names(app, all - o->n - waits, 0);
	if (waits > 0)
		opening_names(app, waits, 1);
	if (o->nslow == 0 && !opening_filtered(app))
		opening_others(o, app->trace, (size_t)o->drawer.columns * room -
		    odd - o->n);
	opening_odd(app, odd);
}

void
opening_anew(struct app *app)
{
	app->opening->made = 0;
}

void
opening_texts(struct app *app)
{
	struct opening *o = app->opening;
	const struct view *v = &app->view;
	int64_t t0 = o->of_area ? v->range_t0 : v->vp.t0;
	int64_t t1 = o->of_area ? v->range_t1 : viewport_end(&v->vp);
	int rows, columns, other;

	if (!pane_shown(app, PANE_OPENING))
		return;
	area_shown_update(app);
	if (o->left != app->area->left.made) {
		o->made = 0;
		brief_free(&o->told);
	}
	o->left = app->area->left.made;
	rows = o->drawer.rows;
	columns = o->drawer.columns;
	if (opening_height(app) != rows || o->drawer.columns != columns)
		o->made = 0;
	if (!o->made || o->t0 != t0 || o->t1 != t1) {
		opening_drop(o);
		o->known = 0;
		o->made = 1;
		o->t0 = t0;
		o->t1 = t1;
		if (!v->lazy)
			opening_start(app);
		opening_lines(app);
		if (!v->lazy) {
			opening_drop(o);
			o->known = 1;
		}
	}
	other = o->nslow == 0 && o->nself == 0 && !opening_filtered(app);
	if (opening_told_is(app))
		opening_told_title(app, area_shown_text(app, 0));
	else
		snprintf(o->drawer.title, sizeof(o->drawer.title), "%s%s%s",
		    other ? "what this trace has" : o->what == AREA_SLICES ?
		    "what is slow in " : "what ran in ", other ? "" :
		    o->of_area ? "the time of the area" : "this view",
		    area_shown_text(app, opening_filtered(app)));
	snprintf(o->drawer.right, sizeof(o->drawer.right), "%s",
	    v->pane_focus ? "Enter goes there" : "Tab, then Enter goes there");
	o->drawer.note[0] = '\0';
	if (o->n == 0)
		snprintf(o->drawer.note, sizeof(o->drawer.note), "nothing of "
		    "threads is in view%s", app->area->left.what != 0 ?
		    " that is shown" : "");
}

/* ---- work between keys ---- */

int
opening_pending(const struct app *app)
{
	return pane_shown(app, PANE_OPENING) && app->opening->made &&
	    !app->opening->known;
}

int
opening_wait(struct app *app, int ms)
{
	struct opening *o = app->opening;

	if (!opening_pending(app))
		return 0;
	if (o->job == NULL)
		opening_start(app);
	if (!job_wait(&o->job->area.work.job, ms))
		return 0;
	opening_lines(app);
	opening_drop(o);
	o->known = 1;
	return 1;
}

int
opening_enter(struct app *app, uint64_t line)
{
	struct opening_line *l = line < app->opening->n ?
	    &app->opening->v[line] : NULL;
	static const struct ui_args none = { 0 };
	struct entity_ref ref;

	if (l == NULL)
		return APP_REDRAW;
	if (l->part == OPENING_ODD)
		return do_warnings(app, &none);
	ref = l->target;
	jump_push(app);
	opening_hide(app);
	place_thing(app, &ref);
	return APP_REDRAW;
}

int
do_summary(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;

	(void)a;
	pane_hide(app, PANE_AREA);
	pane_hide(app, PANE_RESULT);
	v->drawer = NULL;
	v->pane = 1;
	opening_show(app);
	v->pane_focus = 1;
	view_show_line(v);
	return pane_opened(app);
}

/* ---- start and end ---- */

void
opening_init(struct app *app)
{
	app->opening = xcalloc(1, sizeof(*app->opening));
	app->opening->drawer.list = &app->lists[PANE_OPENING];
}

void
opening_free(struct app *app)
{
	opening_drop(app->opening);
	brief_free(&app->opening->told);
	free(app->opening);
	app->opening = NULL;
}

void
opening_refresh(struct app *app, const struct match_models *match)
{
	struct opening *o = app->opening;

	(void)match;
	opening_drop(o);
	brief_free(&o->told);
	o->made = o->known = 0;
	o->what = opening_what(app->trace);
	o->kind = brief_kind(app->trace);
	o->n = 0;
	o->sel = app->view.sel;		/* carried over already */
	o->line = app->view.line;
}
