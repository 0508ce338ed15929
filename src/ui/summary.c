/*
 * summary: the summary that a trace opens with.  The slowest slices and the
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
#include "ttv/pool.h"
#include "ttv/slice_label.h"
#include "ttv/trace.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "command_table.h"
#include "summary.h"
#include "pane.h"
#include "place.h"

#define ROWS_LEAST	5	/* of the pane: fewer say too little ... */
#define ROWS_MOST	12	/* ... and more are too many to read, unless */
#define ROWS_FREE	24	/* the tracks leave them empty */
#define ROWS_ONE	20	/* of these fill one column, where two halves
				 * of a screen cut what they say ... */
#define HALVES_LEAST	160	/* ... which they do below this width */
#define ROWS_OVER	8	/* a column leaves out at most one row in this
				 * many, where there could be two */
#define ROWS_TIGHT	6	/* what comes next has one, and no line is left
				 * for what is odd */
#define COLUMNS_LEAST	96	/* columns of the screen for two of lines */
#define WAITS_MOST	2	/* names of waits: they are no work */
#define TURNS_MOST	3	/* makings of lines: few want another height,
				 * none a third but to go back */
/* Lines but those of what is odd and what comes next. */
#define LINES_MOST	(3 * SUMMARY_LINES - 2)
#define SLICES_LEAST	16	/* fewer are seen at a glance ... */
#define KNOWN_LEAST	2	/* ... but for what a kind of trace adds */
#define SHARE_LEAST	0.05	/* percent of a name: less is written as 0.0 */

/* ---- what is shown ---- */

void
summary_hide(struct app *app)
{
	if (pane_shown(app, PANE_SUMMARY)) {
		app->view.drawer = NULL;
		app->view.pane_focus = 0;
		view_show_line(&app->view);
	}
	app->summary->on = 0;
}

/* Returns the rows that n lines leave free beside the inspector; < 0: none. */
static int
summary_free_rows(struct app *app, uint32_t n)
{
	struct view *v = &app->view;
	const struct drawer *was = v->drawer;
	int rows;

	v->drawer = NULL;
	rows = view_track_lines(v);
	v->drawer = was;
	return n > (uint32_t)rows ? -1 : rows - (int)n;
}

/*
 * Gives what is found no more of the rows that the tracks leave than it has, in
 * one column that cuts nothing or in two of one height.
 */
static void
summary_whole(struct app *app, int want)
{
	struct summary *o = app->summary;
	struct drawer *d = &o->drawer;
	int half = (o->all + 1) / 2 + 1;

	if (d->rows <= ROWS_MOST)
		return;
	if (app->view.cols < HALVES_LEAST ||
	    o->all <= d->rows + d->rows / ROWS_OVER)
		d->columns = 1;
	half = half < ROWS_MOST ? ROWS_MOST : half;
	if (d->columns > 1)
		d->rows = half < d->rows ? half : d->rows;
	else if (o->all < d->rows)
		d->rows = o->all > want ? o->all : want;
}

/*
 * Sets height and columns by the screen, and where all tracks fit by what they
 * leave free; returns the height.  Rows that are joined for want of room leave
 * none where all would have it: they would stay joined for the height.
 */
static int
summary_height(struct app *app)
{
	struct summary *o = app->summary;
	struct drawer *d = &o->drawer;
	const struct brief_kind *kind = o->kind;
	const struct view *v = &app->view;
	int want, room, least, most = ROWS_MOST;

	d->columns = v->cols >= COLUMNS_LEAST && !o->wide && !o->few ? 2 : 1;
	want = v->rows / 4;
	want = want < ROWS_LEAST ? ROWS_LEAST : want > ROWS_MOST ? ROWS_MOST :
	    want;
	want += want == ROWS_TIGHT && kind != NULL && kind->next != NULL &&
	    (kind->full || warn_total(&app->trace->warn) > 0);
	least = kind == NULL || (kind->general && kind->next == NULL) ?
	    ROWS_LEAST : kind->general && want > ROWS_TIGHT ? ROWS_TIGHT : want;
	room = summary_free_rows(app, view_lines_all(&app->view));
	if (room < 0 || room + 2 < least)
		room = summary_free_rows(app, app->view.nlines);
	o->roomy = room + 2 > (v->cols >= HALVES_LEAST ? ROWS_MOST :
	    ROWS_ONE - 1);
	if (o->all > 0 && o->roomy)
		most = ROWS_FREE;
	d->rows = room < 0 ? want : room + 2 > most ? most : room + 2 > least ?
	    room + 2 : least;
	summary_whole(app, want);
	return d->rows;
}

/*
 * Has the lines made anew where those before were for another room.  It is the
 * view that gives room: lines whose number changes their own height are no
 * cause, they would be made again for ever.
 */
static void
summary_fit(struct app *app)
{
	struct summary *o = app->summary;
	const struct view *v = &app->view;
	const struct summary_fits now = { v->cols, v->rows,
	    summary_free_rows(app, view_lines_all(v)),
	    summary_free_rows(app, v->nlines) };
	const struct summary_fits *was = &o->fits;
	int rows = o->drawer.rows, columns = o->drawer.columns;

	if (was->cols == now.cols && was->rows == now.rows &&
	    was->all == now.all && was->shown == now.shown)
		return;
	o->fits = now;
	if (summary_height(app) == rows && o->drawer.columns == columns)
		return;
	o->made = 0;
	view_show_line(&app->view);	/* no row stays blank */
}

/*
 * Returns of what names are counted: of what threads did, or else of what ran
 * on CPUs, or else of async slices.
 */
static enum area_what
summary_what(const struct trace *t)
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
summary_wanted(struct app *app)
{
	const struct trace *t = app->trace;
	uint64_t least = brief_kind(t)->general ? SLICES_LEAST : KNOWN_LEAST;

	/* stacks and tables say little of their weights */
	if (t->nslices == 0 && !brief_kind(t)->general &&
	    (t->nsamples > 0 || t->nsnapshots > 0))
		return 1;
	return t->nslices >= least || (t->nslices == 0 &&
	    t->ninstants + (uint64_t)t->nsamples + t->nobjects >= least) ||
	    summary_free_rows(app, app->view.nlines) < 0;
}

void
summary_show(struct app *app)
{
	struct summary *o = app->summary;
	struct view *v = &app->view;

	o->on = v->pane == 1;
	o->of_area = v->range != RANGE_NONE;
	o->kind = brief_kind(app->trace);
	summary_height(app);
	o->sel = v->sel;
	o->line = v->line;
	o->made = o->known = 0;
	o->what = summary_what(app->trace);
	if (o->on && v->drawer == NULL)
		v->drawer = &o->drawer;
}

void
summary_keep(struct app *app)
{
	struct summary *o = app->summary;

	if (!pane_shown(app, PANE_SUMMARY))
		return;
	o->sel = app->view.sel;
	o->line = app->view.line;
}

void
summary_update(struct app *app)
{
	struct summary *o = app->summary;
	struct view *v = &app->view;

	if (!o->on)
		return;
	if (v->pane != 1 || o->of_area != (v->range != RANGE_NONE) ||
	    app->area->shown ||
	    o->sel.type != v->sel.type || o->sel.id != v->sel.id ||
	    (o->sel.type == ENTITY_NONE && o->line != v->line)) {
		summary_hide(app);
		return;
	}
	if (v->drawer == NULL)
		v->drawer = &o->drawer;
	summary_fit(app);	/* rows of tracks get what the drawer leaves */
	if (v->pane_focus || o->roomy)	/* keys need its lines, or its height */
		summary_texts(app);
}

/* ---- its lines ---- */

/* A table of names, and what the kind of the trace tells. */
struct summary_job {
	struct area_job	 area;
	struct brief_query q;
	uint8_t		*tracks;	/* of that query, or NULL */
	uint32_t	 slow[SUMMARY_SLOWEST];
	struct brief	 brief;
};

struct summary_line *
summary_add(struct summary *o, enum summary_part part)
{
	struct summary_line *l = &o->v[o->n];

	if (o->n == sizeof(o->v) / sizeof(o->v[0]))
		return NULL;
	o->n++;
	memset(l, 0, sizeof(*l));
	l->part = part;
	return l;
}

/* Returns whether there are slices to filter, and a filter for them. */
static int
summary_filtered(const struct app *app)
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
	const struct summary *o = app->summary;

	return keep_work(app, s, view_slowest(&app->view,
	    app->area->left.tracks, o->t0, o->t1, s, n), n);
}

/* Adds the slices that are known to be slowest before anything is counted. */
static void
summary_slowest(struct app *app, size_t most)
{
	struct summary *o = app->summary;
	const struct trace *t = app->trace;
	uint32_t s[SUMMARY_LINES * 4];		/* some may be waits */
	struct summary_line *l;
	size_t i;

	if (summary_brief_slowest(app, most))
		return;
	o->nslow = slowest_work(app, s, sizeof(s) / sizeof(s[0]));
	if (most > SUMMARY_LINES)
		most = SUMMARY_LINES;
	if (o->nslow > most)
		o->nslow = most;
	for (i = 0; i < o->nslow; i++) {
		l = summary_add(o, SUMMARY_SLOW);
		l->target.type = ENTITY_SLICE;
		l->target.id = s[i];
		l->ns = trace_dur(t, s[i]);
		l->name = t->kinds[t->kind[s[i]]].name;
	}
}

/* Returns the name of a row of a table of names, or NONE. */
static uint32_t
summary_row_name(const struct app *app, const struct entity_ref *of)
{
	const struct trace *t = app->trace;

	return of->type == ENTITY_SLICE ? t->kinds[t->kind[of->id]].name :
	    NONE;
}

/* Returns whether a row of a table of names is about waits. */
static int
summary_row_waits(const struct app *app, size_t row)
{
	uint32_t name = summary_row_name(app,
	    &app->summary->job->area.table.target[row]);

	return app->summary->what == AREA_SLICES && name != NONE &&
	    view_is_wait(&app->view, trace_str(app->trace, name));
}

size_t
summary_waits(const struct app *app)
{
	const struct area_table *tb = &app->summary->job->area.table;
	size_t i, n = 0;

	for (i = 0; app->summary->job->area.work.rc == 0 && i < tb->nshown &&
	    n < WAITS_MOST; i++)
		n += summary_row_waits(app, tb->order[i]) != 0;
	return n;
}

/* Sets the columns of a table of names that say how long, and which share. */
static void
names_columns(const struct summary *o, int *self, int *share)
{
	const struct area_table *tb = &o->job->area.table;
	int by_self = o->what == AREA_SLICES;

	*self = area_column_find(tb, by_self ? "self" : "wall");
	*share = area_column_find(tb, by_self ? "self_share" : "wall_share");
}

/* Returns whether a row of a table of names has a line behind `before` others:
 * not one of no time, nor, but for the first, one whose share reads 0.0 %. */
static int
name_told(const union area_cell *c, int self, int share, size_t before)
{
	return c[self].i > 0 && (before == 0 || share < 0 ||
	    c[share].d >= SHARE_LEAST);
}

/* Returns how many names there are to tell. */
static size_t
names_told(const struct summary *o)
{
	const struct area_table *tb = &o->job->area.table;
	size_t i, n = 0;
	int self, share;

	names_columns(o, &self, &share);
	for (i = 0; i < tb->nshown && self >= 0; i++)
		n += name_told(&tb->cell[tb->order[i] * (size_t)tb->ncolumns],
		    self, share, 1);
	return n > 0 ? n : tb->nshown > 0;
}

void
summary_names(struct app *app, size_t most, int waits)
{
	struct summary *o = app->summary;
	struct area_table *tb = &o->job->area.table;
	int by_self = o->what == AREA_SLICES, self, share;
	const union area_cell *c;
	struct summary_line *l;
	uint32_t name;
	size_t i, n = 0;

	names_columns(o, &self, &share);
	if (o->job->area.work.rc != 0 || self < 0)
		return;
	area_sort(tb, self, 0);
	for (i = 0; i < tb->nshown && n < most && o->n < LINES_MOST;
	    i++) {
		c = &tb->cell[tb->order[i] * (size_t)tb->ncolumns];
		if (!name_told(c, self, share, n))
			break;
		if (summary_row_waits(app, tb->order[i]) != waits)
			continue;
		l = summary_add(o, waits ? SUMMARY_WAITS : by_self ?
		    SUMMARY_SELF : o->what == AREA_CPUS ? SUMMARY_RAN :
		    SUMMARY_WAITED);
		l->target = tb->target[tb->order[i]];
		l->ns = c[self].i;
		l->share = share >= 0 ? c[share].d : 0;
		name = summary_row_name(app, &l->target);
		if (name != NONE)
			l->name = name;
		o->nself++;
		n++;
	}
}

size_t
summary_odd_codes(const struct app *app, size_t most)
{
	size_t n = 0;
	int code;

	for (code = 0; code < WARN_MAX && n < most; code++)
		n += app->trace->warn.entry[code].count > 0;
	return n;
}

void
summary_odd(struct app *app, size_t most)
{
	const struct warn *w = &app->trace->warn;
	struct summary *o = app->summary;
	struct summary_line *l;
	size_t n = 0;
	int code;

	for (code = 0; code < WARN_MAX && n < most; code++) {
		if (w->entry[code].count == 0)
			continue;
		l = summary_add(o, SUMMARY_ODD);
		l->code = code;
		l->count = w->entry[code].count;
		n++;
	}
}

/* Chooses the tracks whose slices are summed up. */
static uint8_t *
summary_tracks(const struct trace *t)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1);
	const struct brief_kind *kind = brief_kind(t);
	int many = busy_many(t);
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = busy_is(t, i, many) && (kind->works == NULL ||
		    kind->works(t, i));
	return tracks;
}

static int
summary_job_run(struct work *w)
{
	struct summary_job *j = (struct summary_job *)w;
	int rc = area_job_run(w);

	return rc != 0 ? rc : brief_make(&j->brief, j->area.trace, &j->q);
}

static void
summary_job_free(struct work *w)
{
	struct summary_job *j = (struct summary_job *)w;

	free(j->tracks);
	brief_free(&j->brief);
	area_job_free(w);
}

/* The lines are made of it at once: it has no answer that stays. */
static const struct answer_kind summary_kind = { .run = summary_job_run,
    .free = summary_job_free };

/* Fills what the kind of the trace is asked. */
static void
summary_ask(struct app *app, struct summary_job *j)
{
	const struct area_query all = { .what = AREA_SLICES };

	label_rules_copy(&j->area.rules, view_label_rules(&app->view));
	j->q.t0 = app->summary->t0;
	j->q.t1 = app->summary->t1;
	j->q.tracks = j->tracks = area_filter_tracks(app, &all);
	j->q.rules = &j->area.rules;
	j->q.slow = j->slow;
	j->q.nslow = slowest_work(app, j->slow, SUMMARY_SLOWEST);
	j->q.plain = (app->area->left.what & VIEW_FILTERS) != 0;
	j->q.threads = pool_cores();
	j->q.progress = &j->area.work.progress;
}

static void
summary_start(struct app *app)
{
	const struct area_filter *left = &app->area->left;
	struct summary *o = app->summary;
	struct summary_job *oj = xcalloc(1, sizeof(*oj));
	struct area_job *j = &oj->area;

	j->trace = app->trace;
	j->q.t0 = o->t0;
	j->q.t1 = o->t1;
	if (o->what == AREA_SLICES)
		j->q.tracks = j->tracks = summary_tracks(app->trace);
	j->q.what = o->what;
	j->asked = j->tracks;
	j->q.tracks = j->tracks = area_filter_tracks(app, &j->q);
	if (left->what & VIEW_FILTERS) {
		bits_copy(&j->slices, &left->slices);
		j->q.slices = &j->slices;
	}
	j->q.nkeys = 1;
	j->q.key[0].by = AREA_BY_NAME;
	summary_ask(app, oj);
	o->job = oj;
	work_start(&j->work, &summary_kind, !app->view.lazy);
}

static void
summary_drop(struct summary *o)
{
	if (o->job != NULL)
		work_free(&o->job->area.work);
	o->job = NULL;
}

/*
 * Makes the lines of a trace of no known kind, for two columns where they fit;
 * those that one has room for stand in one.
 */
static void
summary_plain(struct app *app, size_t room, size_t odd)
{
	struct summary *o = app->summary;
	int columns = (o->few || (o->all > 0 && o->all <= (int)room + 1)) &&
	    app->view.cols >= COLUMNS_LEAST ? 2 : o->drawer.columns;
	size_t all = (size_t)columns * room - odd, waits;

	summary_slowest(app, columns > 1 ? room : (room - odd + 1) / 2);
	if (o->what != AREA_SLICES)	/* one of the columns */
		all = columns > 1 ? room : (all + 1) / 2;
	waits = o->job != NULL ? summary_waits(app) : 0;
	if (waits > room / 3)
		waits = room / 3;
	if (o->job != NULL)
		summary_names(app, all - o->n - waits, 0);
	if (waits > 0)
		summary_names(app, waits, 1);
	if (o->nslow == 0 && !summary_filtered(app))
		summary_others(o, app->trace, (size_t)columns * room - odd -
		    o->n);
	summary_odd(app, odd);
	if (columns > 1 && o->job != NULL) {
		o->few = o->n <= room;
		o->drawer.columns = o->few ? 1 : 2;
	}
}

/* Makes all lines for the height that there is. */
static void
summary_fill(struct app *app)
{
	struct summary *o = app->summary;
	size_t room = (size_t)o->drawer.rows - 1;
	size_t odd = summary_odd_codes(app, room / 3);

	o->n = o->nself = 0;
	o->number = 0;
	if (!summary_brief_is(app)) {
		summary_plain(app, room, odd);
		return;
	}
	summary_brief_lines(app, room, odd);
	o->few |= o->job != NULL && o->n <= room;
	if (o->few)
		o->drawer.columns = 1;
	if (summary_split(app))
		return;
	o->wide = 1;
	o->n = o->nself = 0;
	room = (size_t)summary_height(app) - 1;
	summary_brief_lines(app, room, odd);
}

/*
 * Makes all lines; those of names when their job has ended.  The lines of a
 * part are as many as there is room for: a column each, or half of one.  How
 * many there are says how high they are: for another height they are made
 * again.
 */
static void
summary_lines(struct app *app)
{
	struct summary *o = app->summary;
	int turn = 0, rows, columns;

	if (o->job != NULL && o->job->area.work.rc == 0) {
		summary_brief_take(app, &o->job->brief, names_told(o));
		o->few = 0;	/* until then the columns stay as they are */
	}
	summary_height(app);
	o->drawer.first = 0;
	do {
		summary_fill(app);
		rows = o->drawer.rows;
		columns = o->drawer.columns;
	} while ((summary_height(app) != rows || o->drawer.columns !=
	    columns) && ++turn < TURNS_MOST);
	o->drawer.rows = rows;
	o->drawer.columns = columns;
}

void
summary_anew(struct app *app)
{
	app->summary->made = 0;
}

void
summary_texts(struct app *app)
{
	struct summary *o = app->summary;
	const struct view *v = &app->view;
	int64_t t0 = o->of_area ? v->range_t0 : v->vp.t0;
	int64_t t1 = o->of_area ? v->range_t1 : viewport_end(&v->vp);
	int other;

	if (!pane_shown(app, PANE_SUMMARY))
		return;
	area_filter_update(app);
	if (o->left != app->area->left.made) {
		o->made = 0;
		brief_free(&o->told);
	}
	o->left = app->area->left.made;
	summary_fit(app);
	if (!o->made || o->t0 != t0 || o->t1 != t1) {
		summary_drop(o);
		o->known = 0;
		o->made = 1;
		o->t0 = t0;
		o->t1 = t1;
		if (!v->lazy)
			summary_start(app);
		summary_lines(app);
		if (!v->lazy) {
			summary_drop(o);
			o->known = 1;
		}
	}
	other = o->nslow == 0 && o->nself == 0 && !summary_filtered(app);
	if (summary_brief_is(app))
		summary_brief_title(app, area_filter_text(app, 0));
	else
		snprintf(o->drawer.title, sizeof(o->drawer.title), "%s%s%s",
		    other ? "what this trace has" : o->what == AREA_SLICES ?
		    "what is slow in " : "what ran in ", other ? "" :
		    o->of_area ? "the time of the area" : "this view",
		    area_filter_text(app, summary_filtered(app)));
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
summary_pending(const struct app *app)
{
	return pane_shown(app, PANE_SUMMARY) && app->summary->made &&
	    !app->summary->known;
}

int
summary_wait(struct app *app, int ms)
{
	struct summary *o = app->summary;

	if (!summary_pending(app))
		return 0;
	if (o->job == NULL)
		summary_start(app);
	if (!job_wait(&o->job->area.work.job, ms))
		return 0;
	summary_lines(app);
	summary_drop(o);
	o->known = 1;
	return 1;
}

int
summary_enter(struct app *app, uint64_t line)
{
	struct summary_line *l = line < app->summary->n ?
	    &app->summary->v[line] : NULL;
	static const struct ui_args none = { 0 };
	struct entity_ref ref;

	if (l == NULL)
		return APP_REDRAW;
	if (l->part == SUMMARY_ODD)
		return do_warnings(app, &none);
	if (l->part == SUMMARY_NEXT)
		return do_help(app, &none);
	ref = l->target;
	jump_push(app);
	summary_hide(app);
	place_entity(app, &ref);
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
	summary_show(app);
	v->pane_focus = 1;
	view_show_line(v);
	return pane_opened(app);
}

/* ---- start and end ---- */

void
summary_init(struct app *app)
{
	app->summary = xcalloc(1, sizeof(*app->summary));
	app->summary->drawer.list = &app->lists[PANE_SUMMARY];
}

void
summary_free(struct app *app)
{
	summary_drop(app->summary);
	brief_free(&app->summary->told);
	free(app->summary);
	app->summary = NULL;
}

void
summary_refresh(struct app *app, const struct match_models *match)
{
	struct summary *o = app->summary;

	(void)match;
	summary_drop(o);
	brief_free(&o->told);
	o->made = o->known = 0;
	o->what = summary_what(app->trace);
	o->kind = brief_kind(app->trace);
	o->n = 0;
	o->sel = app->view.sel;		/* carried over already */
	o->line = app->view.line;
}
