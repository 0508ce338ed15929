/*
 * opening: the summary that a trace opens with.  The slowest slices and the
 * warnings are known at once; the self times take a pass over the slices of
 * the view, by a thread, that begins when no key is waiting.  A view that is
 * not lazy (ttv shot) waits for them.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/busy.h"
#include "ttv/match_models.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/warn.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "command_table.h"
#include "opening.h"
#include "pane.h"
#include "place.h"
#include "thing.h"

#define KEY_COLS	10	/* columns of "slowest" and a blank */
#define NS_COLS		9	/* columns of a length */
#define COUNT_COLS	10
#define TRACK_COLS	14	/* columns of a track's label, at least, and
				 * blanks */
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
	int want = app->view.rows / 4, room = opening_free_rows(app);

	d->columns = app->view.cols >= 96 ? 2 : 1;
	want = want < ROWS_LEAST ? ROWS_LEAST : want > ROWS_MOST ? ROWS_MOST :
	    want;
	d->rows = room < 0 ? want : room + 2 > ROWS_MOST ? ROWS_MOST : room +
	    2 > ROWS_LEAST ? room + 2 : ROWS_LEAST;
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

static void
opening_slowest(struct app *app, size_t most)
{
	struct opening *o = app->opening;
	const struct trace *t = app->trace;
	uint32_t s[OPENING_LINES * 4];		/* some may be waits */
	struct opening_line *l;
	size_t i, n;

	o->n = 0;
	n = view_slowest(&app->view, app->area->left.tracks, o->t0, o->t1, s,
	    sizeof(s) / sizeof(s[0]));
	o->nslow = keep_work(app, s, n, most < OPENING_LINES ? most :
	    OPENING_LINES);
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
	    &app->opening->job->table.target[row]);

	return app->opening->what == AREA_SLICES && name != NONE &&
	    view_is_wait(&app->view, trace_str(app->trace, name));
}

/* Returns how many names of waits have lines, at most WAITS_MOST. */
static size_t
opening_waits(const struct app *app)
{
	const struct area_table *tb = &app->opening->job->table;
	size_t i, n = 0;

	for (i = 0; app->opening->job->work.rc == 0 && i < tb->nshown &&
	    n < WAITS_MOST; i++)
		n += opening_row_waits(app, tb->order[i]) != 0;
	return n;
}

/*
 * Adds the names of a table with the longest self times: those that are waits,
 * or those that are not.
 */
static void
opening_names(struct app *app, size_t most, int waits)
{
	struct opening *o = app->opening;
	struct area_table *tb = &o->job->table;
	int by_self = o->what == AREA_SLICES;
	int self = area_column_find(tb, by_self ? "self" : "wall");
	int share = area_column_find(tb, by_self ? "self_share" :
	    "wall_share");
	const union area_cell *c;
	struct opening_line *l;
	uint32_t name;
	size_t i, n = 0;

	if (o->job->work.rc != 0 || self < 0)
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

static void
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

/* The lines are made of it at once: it has no answer that stays. */
static const struct answer_kind opening_kind = { .run = area_job_run,
    .free = area_job_free };

static void
opening_start(struct app *app)
{
	const struct area_shown *left = &app->area->left;
	struct opening *o = app->opening;
	struct area_job *j = xcalloc(1, sizeof(*j));

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
	o->job = j;
	work_start(&j->work, &opening_kind, !app->view.lazy);
}

static void
opening_drop(struct opening *o)
{
	if (o->job != NULL)
		work_free(&o->job->work);
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
	size_t room = (size_t)o->drawer.rows - 1, all, odd = 0, waits;
	int code;

	for (code = 0; code < WARN_MAX; code++)
		odd += app->trace->warn.entry[code].count > 0;
	if (odd > room / 3)
		odd = room / 3;
	o->nself = 0;
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
	if (o->left != app->area->left.made)
		o->made = 0;
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
	snprintf(o->drawer.title, sizeof(o->drawer.title), "%s%s%s",
	    other ? "what this trace has" : o->what == AREA_SLICES ?
	    "what is slow in " : "what ran in ", other ? "" : o->of_area ?
	    "the time of the area" : "this view",
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
	if (!job_wait(&o->job->work.job, ms))
		return 0;
	opening_lines(app);
	opening_drop(o);
	o->known = 1;
	return 1;
}

/* ---- the list ---- */

static struct opening_line *
opening_line_of(struct app *app, uint64_t i)
{
	return i < app->opening->n ? &app->opening->v[i] : NULL;
}

static uint64_t
opening_count(void *arg)
{
	struct app *app = arg;

	return app->opening->n;
}

/* Returns the word of a part, on the part's first line in each column. */
static const char *
opening_word(struct app *app, uint64_t i)
{
	static const char *const words[] = { "slowest", "self", "odd", "ran",
	    "async", "waited", "samples", "highest", "objects", "instants" };
	const struct opening_line *l = opening_line_of(app, i);
	int rows = app->opening->drawer.rows;

	return rows > 1 && i % (uint64_t)(rows - 1) > 0 &&
	    opening_line_of(app, i - 1)->part == l->part ? "" :
	    words[l->part];
}

static void
opening_line_odd(const struct opening_line *l, struct list_line *out)
{
	struct list_cell *c;
	int n;

	text_count(out->buf, 32, l->count);
	c = list_cell(out, ROLE_PANE_VALUE, out->buf, strlen(out->buf));
	c->min = COUNT_COLS;
	c->right = 1;
	c->gap = 1;
	n = snprintf(out->buf + 64, LIST_TEXT - 64, "%s", warn_what(
	    (enum warn_code)l->code));
	list_cell(out, ROLE_PANE_VALUE, out->buf + 64, (size_t)n);
}

/* Writes the length, the number of things or the highest value of a line. */
static void
opening_number(const struct opening_line *l, char *out, size_t n)
{
	out[0] = '\0';
	if (l->part <= OPENING_WAITS)
		text_duration_short(out, n, l->ns);
	else if (l->part == OPENING_COUNTERS)
		text_value(out, n, l->value);
	else if (l->count > 0)
		text_count(out, n, l->count);
}

/* Returns the columns of a slice's name, and an arg that says more. */
static int
opening_name_room(const struct app *app)
{
	int cols = app->view.cols / app->opening->drawer.columns;

	return cols - KEY_COLS - NS_COLS - TRACK_COLS;
}

static void
opening_line(void *arg, uint64_t i, struct list_line *out)
{
	struct app *app = arg;
	const struct trace *t = app->trace;
	const struct opening_line *l = opening_line_of(app, i);
	struct list_cell *c;
	char label[256];
	const char *s;
	uint32_t track;

	s = opening_word(app, i);
	c = list_cell(out, ROLE_PANE_KEY, s, strlen(s));
	c->min = KEY_COLS;
	c->gap = 1;
	if (l->part == OPENING_ODD) {
		opening_line_odd(l, out);
		return;
	}
	opening_number(l, out->buf, 48);
	out->used = 64;			/* with the share behind it */
	c = list_cell(out, ROLE_PANE_VALUE, out->buf, strlen(out->buf));
	c->min = NS_COLS;
	c->right = 1;
	c->gap = 2;
	if (l->share > 0) {
		snprintf(out->buf + 48, 16, "%.1f %%", l->share);
		c = list_cell(out, ROLE_PANE_KEY, out->buf + 48,
		    strlen(out->buf + 48));
		c->min = 9;
		c->right = 1;
		c->gap = 2;
	}
	if (l->part == OPENING_SLOW)
		thing_name(&app->view, &l->target, opening_name_room(app),
		    out);
	else {
		s = trace_str(t, l->name);
		list_cell(out, ROLE_PANE_VALUE, s, strlen(s));
	}
	out->cell[out->n - 1].gap = 2;
	if (l->part != OPENING_SLOW && l->part != OPENING_COUNTERS)
		return;
	track = entity_track(t, l->target.type, l->target.id);
	trace_track_label(t, track, label, sizeof(label));
	list_text(out, ROLE_PANE_KEY, label, 0, 0);
}

static int
opening_target(void *arg, uint64_t i, struct entity_ref *ref)
{
	const struct opening_line *l = opening_line_of(arg, i);

	if (l == NULL || l->target.type == ENTITY_NONE)
		return -1;
	*ref = l->target;
	return 0;
}

const struct list_source opening_source = {
	opening_count, opening_line, NULL, NULL, NULL, opening_target
};

int
opening_enter(struct app *app, uint64_t line)
{
	struct opening_line *l = opening_line_of(app, line);
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
	free(app->opening);
	app->opening = NULL;
}

void
opening_refresh(struct app *app, const struct match_models *match)
{
	struct opening *o = app->opening;

	(void)match;
	opening_drop(o);
	o->made = o->known = 0;
	o->what = opening_what(app->trace);
	o->n = 0;
	o->sel = app->view.sel;		/* carried over already */
	o->line = app->view.line;
}
