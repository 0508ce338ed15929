/*
 * area_ui: the area and its table, kept up to date after every key.
 *
 * What is asked is compared with what the table answers; when they differ, a
 * job makes another table while the old one stays on the screen.  One job runs
 * at a time: what is asked meanwhile waits for its end.  A key of the drawer
 * waits up to KEY_MS for the table, so that fast typing acts on the rows that
 * slow typing would see.  A view that is not lazy computes at once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/match_models.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "pane.h"

#define KEY_MS	100		/* ms that a key waits for a table, at most */

static const struct answer_kind area_kind;

void
area_ui_init(struct app *app)
{
	struct area_ui *a = xcalloc(1, sizeof(*a));

	app->area = a;
	a->by.nkeys = 1;
	a->drawer.list = &app->lists[PANE_AREA];
	answer_init(&a->answer, &area_kind);
}

/* Joins the job and drops the table, whose texts may be the trace's. */
static void
area_ui_drop(struct area_ui *a)
{
	answer_drop(&a->answer);
	free(a->cpu_kept);		/* by slice of the model */
	a->cpu_kept = NULL;
	a->drawn = 0;
}

void
area_ui_free(struct app *app)
{
	area_ui_drop(app->area);
	area_ui_unlist(app);
	free(app->area->tracks);
	area_filter_free(&app->area->left);
	free(app->area);
	app->area = NULL;
}

const struct area_job *
area_ui_made(const struct app *app)
{
	return (const struct area_job *)app->area->answer.made;
}

struct area_table *
area_ui_table(const struct app *app)
{
	struct area_job *j = (struct area_job *)app->area->answer.made;

	return j != NULL ? &j->table : NULL;
}

int
area_ui_order(const struct app *app)
{
	const struct area_job *j = area_ui_made(app);

	return j->listing ? AREA_WHATS : (int)j->q.what;
}

void
area_ui_unlist(struct app *app)
{
	struct area_ui *a = app->area;
	int i;

	a->listing = 0;
	for (i = 0; i < AREA_KEYS; i++) {
		free(a->text[i]);
		a->text[i] = NULL;
	}
}

void
area_ui_all(struct app *app)
{
	struct area_ui *a = app->area;

	free(a->tracks);
	a->tracks = NULL;
	a->by_lines = 0;
	app->view.range_tracks = NULL;
}

uint8_t *
area_ui_some(struct app *app)
{
	struct area_ui *a = app->area;

	if (a->tracks == NULL)
		a->tracks = xcalloc((size_t)app->trace->ntracks + 1, 1);
	return a->tracks;
}

/* ---- what is asked ---- */

static int
area_ui_asked(const struct app *app, const struct answer *answer)
{
	(void)answer;
	return app->area->shown && app->view.range != RANGE_NONE;
}

static void
area_ui_query(const struct app *app, struct area_query *q)
{
	const struct area_ui *a = app->area;

	*q = a->by;
	q->t0 = app->view.range_t0;
	q->t1 = app->view.range_t1;
	q->what = a->what;
	q->whole = a->whole;
	q->cpu = a->cpu;
	q->matrix = a->matrix;
	q->tracks = a->tracks;
}

static int
area_ui_fits(const struct app *app, const struct answer *answer,
    const struct work *w)
{
	const struct area_job *j = (const struct area_job *)w;
	const struct area_ui *a = app->area;
	struct area_query now, *q = &now;

	(void)answer;
	area_ui_query(app, q);
	if (j->q.t0 != q->t0 || j->q.t1 != q->t1 ||
	    j->q.what != q->what || j->q.whole != q->whole ||
	    j->q.cpu != q->cpu || j->q.matrix != q->matrix ||
	    j->q.nkeys != q->nkeys || j->listing != a->listing ||
	    j->left != a->left.made ||
	    j->rules.n != view_label_rules(&app->view)->n ||
	    memcmp(j->q.key, q->key, sizeof(q->key)) != 0)
		return 0;
	if (a->listing && memcmp(j->key, a->key, sizeof(a->key)) != 0)
		return 0;
	if (j->asked == NULL || q->tracks == NULL)
		return j->asked == NULL && q->tracks == NULL;
	return memcmp(j->asked, q->tracks, app->trace->ntracks) == 0;
}

static struct work *
area_ui_ask(struct app *app, struct answer *answer)
{
	struct area_ui *a = app->area;
	struct area_job *j = xcalloc(1, sizeof(*j));
	struct area_query *q = &j->q;
	int i;

	(void)answer;
	j->trace = app->trace;
	area_ui_query(app, q);
	if (q->tracks != NULL) {
		j->asked = xcalloc((size_t)app->trace->ntracks + 1, 1);
		memcpy(j->asked, q->tracks, app->trace->ntracks);
	}
	q->tracks = j->tracks = area_filter_tracks(app, q);
	label_rules_copy(&j->rules, view_label_rules(&app->view));
	q->rules = &j->rules;
	if (a->left.what & VIEW_FILTERS) {
		bits_copy(&j->slices, &a->left.slices);
		q->slices = &j->slices;
	}
	if (q->cpu && a->cpu_kept == NULL &&
	    app->trace->nslices <= tuning.area_kept)
		a->cpu_kept = xcalloc((size_t)app->trace->nslices + 1,
		    sizeof(*a->cpu_kept));
	q->cpu_kept = q->cpu ? a->cpu_kept : NULL;
	j->left = a->left.made;
	j->listing = a->listing;
	memcpy(j->key, a->key, sizeof(j->key));
	for (i = 0; i < AREA_KEYS && a->listing; i++)
		if (a->text[i] != NULL)
			j->text[i] = xstrdup(a->text[i]);
	return &j->work;
}

/* ---- what is shown ---- */

void
area_ui_sort(struct app *app)
{
	struct area_ui *a = app->area;
	struct area_table *tb = area_ui_table(app);
	int order, column;

	if (tb == NULL)
		return;
	order = area_ui_order(app);
	column = a->sort[order][0] != '\0' ?
	    area_column_find(tb, a->sort[order]) : -1;
	if (column == -1)
		column = tb->sorted;
	a->drawn = 0;
	if (a->filter[0] == '\0' && tb->nshown == tb->n && column ==
	    tb->sorted && a->inverted[order] == tb->inverted)
		return;		/* as the job has made it */
	tb->sorted = column;
	tb->inverted = a->inverted[order];
	area_filter(tb, a->filter);
}

static void
area_ui_show(struct app *app, struct answer *answer, const struct work *w)
{
	const struct area_job *was = (const struct area_job *)w;
	const struct area_job *j = area_ui_made(app);
	struct list *l = &app->lists[PANE_AREA];

	(void)answer;
	if (was == NULL || was->listing != j->listing || was->q.what !=
	    j->q.what || memcmp(was->q.key, j->q.key, sizeof(j->q.key)) != 0)
		l->at = l->top = was != NULL && was->listing && !j->listing ?
		    app->area->back : 0;
	area_ui_sort(app);
}

static const struct answer_kind area_kind = { area_job_run, area_job_free,
    area_ui_asked, area_ui_fits, area_ui_ask, area_ui_show, NULL };

int
area_ui_pending(const struct app *app)
{
	return app->area->answer.job != NULL;
}

int
area_ui_wait(struct app *app, int ms)
{
	return answer_wait(app, &app->area->answer, ms);
}

void
area_ui_key(struct app *app)
{
	if (pane_drawer(app) == PANE_AREA && app->view.pane_focus)
		area_ui_wait(app, KEY_MS);
}

/* Sets the tracks from the line where the area began to the cursor's. */
static void
area_ui_lines(struct app *app)
{
	struct area_ui *a = app->area;
	const struct view *v = &app->view;
	const struct trace *t = app->trace;
	uint32_t from = view_line_of_track(v, a->from_track), to = v->line, i;
	uint8_t *tracks = area_ui_some(app);

	memset(tracks, 0, t->ntracks);
	if (from == NONE || from >= v->nlines)
		from = to;
	if (from > to) {
		i = from;
		from = to;
		to = i;
	}
	for (i = from; i <= to && i < v->nlines; i++)
		area_track_set(app, i, 1);
}

void
area_ui_update(struct app *app)
{
	struct area_ui *a = app->area;
	struct view *v = &app->view;
	const struct drawer *was = v->drawer;

	if (v->range == RANGE_NONE) {
		a->shown = 0;
		area_ui_unlist(app);
		answer_update(app, &a->answer);
		if (v->drawer == &a->drawer) {
			v->pane_focus = 0;
			v->drawer = NULL;
		}
		return;
	}
	if (a->by_lines)
		area_ui_lines(app);
	v->range_tracks = a->tracks;
	if (a->shown || !pane_shown(app, PANE_SUMMARY))
		v->drawer = a->shown ? &a->drawer : NULL;
	if (v->drawer != was)
		view_show_line(v);
	if (!a->shown)
		return;
	area_filter_update(app);
	answer_update(app, &a->answer);
}

void
area_ui_open(struct app *app, int focus)
{
	pane_hide(app, PANE_RESULT);
	app->area->shown = 1;
	app->view.pane_focus = focus;
	area_ui_update(app);
	if (focus)
		pane_opened(app);
}

void
area_ui_hide(struct app *app)
{
	app->area->shown = 0;
}

void
area_ui_filtered(struct app *app)
{
	app->area->left.stale = 1;
	area_ui_update(app);
}

void
area_ui_refresh(struct app *app, const struct match_models *match)
{
	struct area_ui *a = app->area;
	uint8_t *was = a->tracks;
	uint32_t i, n = match_models_old(match)->ntracks, to;

	area_ui_drop(a);
	area_filter_free(&a->left);
	area_ui_unlist(app);
	if (was != NULL) {
		a->tracks = NULL;
		area_ui_some(app);
		for (i = 0; i < n; i++)
			if (was[i] && (to = match_models_track(match, i)) !=
			    NONE)
				a->tracks[to] = 1;
		if (a->by_lines)
			a->from_track = match_models_track(match,
			    a->from_track);
		free(was);
	}
	app->view.range_tracks = a->tracks;
	area_ui_update(app);
}
