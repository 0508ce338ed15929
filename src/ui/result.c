/*
 * result: queries of the viewer.  A thread runs one while keys go on; what its
 * rows become is the use: a table in the drawer, hits of the search, or a
 * derived track.
 *
 * A connection belongs to a model and is kept, so that what statements create
 * is there for the next one; it is used by the thread while that runs, and by
 * the keys when it does not.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/find.h"
#include "ttv/list.h"
#include "ttv/loader.h"
#include "ttv/span_trace.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "ask.h"
#include "command_table.h"
#include "copy.h"
#include "find_ui.h"
#include "pane.h"
#include "place.h"
#include "result.h"
#include "traces.h"

#define MEMORY_MOST	(UINT64_C(4) << 30)	/* bytes */

#define KEPT		" (:track tries again)"

/* ---- the thread ---- */

static void
set_param(struct sql *s, const char *name, int64_t value)
{
	char text[32];

	snprintf(text, sizeof(text), "%" PRId64, value);
	sql_param(s, name, text);
}

void
result_params(struct sql *s, const struct result_made *m)
{
	set_param(s, "start", m->start);
	set_param(s, "end", m->end);
	if (strstr(m->text, "$slice") != NULL)
		set_param(s, "slice", sql_slice_of(s, &m->sel));
	if (strstr(m->text, "$track") != NULL)
		set_param(s, "track", sql_track_of(s, &m->sel, m->track));
}

static int
result_job_run(struct work *w)
{
	struct result_job *j = (struct result_job *)w;
	struct sql_sink sink = { result_begin, result_row, &j->table };
	struct entity_ref first;

	if (j->use == RESULT_TRACK)
		return result_tracks_make(j);
	if (j->use == RESULT_AGAIN)
		return result_tracks_again(j);
	if (j->use == RESULT_TRACES) {
		traces_table(j->model, &j->table);
		return 0;
	}
	if (j->use == RESULT_TRACE) {	/* reads the roots, once a model */
		(void)span_traces_of(j->model);
		return 0;
	}
	result_params(j->sql, &j->ask);
	if (sql_run(j->sql, j->ask.text, strlen(j->ask.text), &sink,
	    &j->error) != 0)
		return -1;
	result_sort(&j->table, SIZE_MAX, 0, "");
	sql_slice_at(j->sql, 0, &first);	/* makes its order */
	return 0;
}

static void
result_job_free(struct work *w)
{
	struct result_job *j = (struct result_job *)w;

	result_free(&j->table);
	trace_free(j->trace);
	free(j->ask.text);
	free(j->ask.name);
	free(j->lost);
	free(j);
}

/*
 * A work as answer.h has them, but no answer: what it found is taken once, for
 * its use, and what is asked meanwhile does not end it.
 */
static const struct answer_kind result_kind = { .run = result_job_run,
    .free = result_job_free };

static void
job_stop(struct result_job *j)
{
	atomic_store(j->stopped, 1);
	sql_interrupt(j->sql);		/* ends between two steps of SQLite */
	if (j->reload != NULL)
		atomic_store(&j->reload->stop, 1);
}

/* ---- what is shown ---- */

void
result_ui_init(struct app *app)
{
	app->result = xcalloc(1, sizeof(*app->result));
	app->result->drawer.list = &app->lists[PANE_RESULT];
	app->result->sorted = SIZE_MAX;
}

/* Ends the thread and forgets the connection. */
static void
result_drop(struct result_ui *u)
{
	if (u->job != NULL) {
		job_stop(u->job);
		work_free(&u->job->work);
	}
	u->job = NULL;
	sql_close(u->sql);
	u->sql = NULL;
}

/*
 * Returns how many bytes SQL may take: half of the machine's, at most
 * MEMORY_MOST.  A session from another person brings queries of its own.
 */
static uint64_t
result_memory(void)
{
	long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
	uint64_t half = pages > 0 && page > 0 ? (uint64_t)pages *
	    (uint64_t)page / 2 : 0;

	return half < MEMORY_MOST ? half : MEMORY_MOST;
}

/* Returns the connection to the present model. */
static struct sql *
result_sql(struct app *app)
{
	struct result_ui *u = app->result;

	if (u->sql == NULL) {
		u->sql = sql_open(app->trace);
		sql_watch(u->sql, &u->stopped);
		sql_bound(u->sql, result_memory());
		sql_keep(u->sql);
	}
	return u->sql;
}

void
result_ui_free(struct app *app)
{
	struct result_ui *u = app->result;

	result_drop(u);
	result_free(&u->table);
	result_tracks_free(u);
	free(u->text);
	free(u);
	app->result = NULL;
}

void
result_hide(struct app *app)
{
	if (app->result->given != NULL)
		return;			/* there is nothing else to see */
	app->result->shown = 0;
	if (!pane_shown(app, PANE_RESULT))
		return;
	app->view.drawer = NULL;
	app->view.pane_focus = 0;
	view_show_line(&app->view);
}

void
result_ui_update(struct app *app)
{
	struct view *v = &app->view;
	const struct drawer *was = v->drawer;

	if (!app->result->shown)
		return;
	v->drawer = &app->result->drawer;
	if (v->drawer != was)
		view_show_line(v);
}

int
result_stop(struct app *app)
{
	struct result_ui *u = app->result;

	if (u->job == NULL)
		return 0;
	job_stop(u->job);
	return 1;
}

/* ---- what comes of the rows ---- */

static void
result_show(struct app *app, struct result_job *j)
{
	struct result_ui *u = app->result;
	struct list *l = &app->lists[PANE_RESULT];

	if (j->table.ncolumns == 0) {
		app_say(app, "done");
		return;
	}
	if (j->use == RESULT_TRACES && j->table.nrows == 0) {
		app_fail(app, "no span of a distributed trace is here");
		return;
	}
	result_free(&u->table);
	u->table = j->table;
	memset(&j->table, 0, sizeof(j->table));
	free(u->text);
	u->text = xstrdup(j->ask.text);
	u->traces = j->use == RESULT_TRACES;
	u->sorted = u->traces ? TRACES_SORTED : SIZE_MAX;
	u->inverted = u->traces;
	u->stale = 0;
	u->filter[0] = app->list_filter[0] = '\0';
	u->drawn = 0;
	l->at = l->top = 0;
	pane_hide(app, PANE_SUMMARY);
	u->shown = 1;
	app->view.message[0] = '\0';	/* that the query runs */
	result_ui_update(app);
	app->view.pane_focus = 1;
	pane_opened(app);
}

/* Gets the slice or instant that a row is about; returns 0 or -1. */
static int
row_entity(struct app *app, const struct result_table *t, size_t row,
    struct entity_ref *e)
{
	size_t id = result_column(t, "slice_id"), ts = result_column(t, "ts");
	const struct result_cell *c;

	/* a model before, of which rows are still shown, had other ids */
	if ((t == &app->result->table && app->result->stale) ||
	    (id == SIZE_MAX && (id = result_column(t, "id")) == SIZE_MAX))
		return -1;
	c = result_cell(t, row, id);
	if (c->type != SQL_INT ||
	    sql_slice_at(result_sql(app), c->v.num, e) == -1)
		return -1;
	if (ts == SIZE_MAX || result_column(t, "slice_id") != SIZE_MAX)
		return 0;
	/* an id of another table has another time */
	c = result_cell(t, row, ts);
	return c->type == SQL_INT && c->v.num == entity_ts(app->trace,
	    e->type, e->id) ? 0 : -1;
}

static void
result_hits(struct app *app, struct result_job *j)
{
	struct entity_ref *v = xreallocarray(NULL, j->table.nrows + 1,
	    sizeof(*v));
	char n[32];
	size_t i, k = 0;

	for (i = 0; i < j->table.nrows; i++)
		k += row_entity(app, &j->table, i, &v[k]) == 0;
	if (k == 0)
		app_fail(app, j->table.nrows == 0 ? "no rows" : "no row has "
		    "the number of a slice: slice_id, or id with its ts");
	else {
		find_forget(app);
		find_given(&app->find, app->trace, j->ask.text, v, k);
		find_show(app);
		find_number(app);
		text_count(n, sizeof(n), app->find.n);
		app_say(app, "%s hit%s: n and N go along them", n,
		    app->find.n == 1 ? "" : "s");
	}
	free(v);
}

/* Shows a model with tracks that queries have made. */
static void
result_track(struct app *app, struct trace *t)
{
	app_set_trace(app, t);
	if (app->loader != NULL)
		loader_give(app->loader, t);
	else {
		trace_free(app->own);
		app->own = t;
	}
}

/* Says what came of making tracks again. */
static void
result_say_again(struct app *app, int rc, const char *lost,
    const struct sql_error *e)
{
	size_t n = result_tracks_missing(app->result);

	if (rc == -1)
		app_fail(app, "without the tracks of queries%s: %s",
		    KEPT, e->interrupted ? "they were interrupted" : e->msg);
	else if (n > 1 && lost != NULL)
		app_fail(app, "without the track %s and %zu more%s: %s", lost,
		    n - 1, KEPT, e->msg);
	else if (n == 1 && lost != NULL)
		app_fail(app, "without the track %s%s: %s", lost, KEPT,
		    e->msg);
	else if (n == 0 && app->result->said)
		app_say(app, "the tracks of queries are there");
	app->result->said = 0;
}

static void
result_say_error(struct app *app, const char *text, const struct sql_error *e)
{
	if (atomic_load(&app->result->stopped) || e->interrupted)
		app_say(app, "the query was interrupted");
	else if (e->line > 1)
		app_fail(app, "line %" PRIu64 ", %" PRIu64 ": %s", e->line,
		    e->col, e->msg);
	else if (e->line == 1)
		app_fail(app, "column %" PRIu64 ": %s", e->col, e->msg);
	else
		app_fail(app, "%s", e->msg);
	if (app->view.message_is_error)
		ask_again(app, text, e->line, e->col);
}

/* Takes what a thread has made. */
static void
result_take(struct app *app)
{
	struct result_ui *u = app->result;
	struct result_job *j = u->job;
	struct trace *t = j->trace;
	struct sql_error error = j->error;
	enum result_use use = j->use;
	char *lost = j->lost, *id = NULL;
	uint64_t alerts = app->trace->nalerts;
	int rc = j->work.rc;

	u->job = NULL;
	if (use == RESULT_AGAIN)
		;
	else if (rc == -1)
		result_say_error(app, j->ask.text, &error);
	else if (use == RESULT_SHOW || use == RESULT_TRACES)
		result_show(app, j);
	else if (use == RESULT_HITS)
		result_hits(app, j);
	else if (use == RESULT_TRACE) {
		id = j->ask.text;
		j->ask.text = NULL;
	} else
		result_tracks_add(u, &j->ask);
	j->trace = NULL;
	j->lost = NULL;
	work_free(&j->work);
	if (t != NULL)		/* the connection goes with its model */
		result_track(app, t);
	if (use == RESULT_AGAIN)
		result_say_again(app, rc, lost, &error);
	else if (t != NULL)
		app_say(app, "added; %s", t->nalerts > alerts ?
		    "g9 lists the alerts" : "t finds tracks by name");
	free(lost);
	if (id != NULL)
		traces_one(app, id);
	free(id);
	if (use != RESULT_AGAIN && *app->view.message != '\0' &&
	    app->view.message_is_error)
		ask_again(app, "", 0, 0);	/* of no use: to be changed */
	if (use == RESULT_AGAIN)	/* a session goes on with them */
		app_arrive(app);
}

/* ---- asking ---- */

/* Checks that what a query names is selected; returns 0 or APP_FAIL. */
static int
result_check(struct app *app, const char *text, enum result_use use)
{
	const struct view *v = &app->view;

	if (app->result->given != NULL)
		return app_fail(app, "rows are no trace that can be asked");
	if (app->result->job != NULL)
		return app_fail(app, atomic_load(&app->result->stopped) ?
		    "the query before ends as soon as SQLite has sorted" :
		    "a query runs, Esc ends it");
	if (strstr(text, "$slice") != NULL && v->sel.type != ENTITY_SLICE &&
	    v->sel.type != ENTITY_INSTANT)
		return app_fail(app, "$slice: no slice is selected");
	if (use != RESULT_TRACK)
		return 0;
	if (app->reload == NULL || app->follow != NULL)
		return app_fail(app, "a trace that grows or was not read from "
		    "a file takes no tracks");
	if (app->loader != NULL && !app->loaded)
		return app_fail(app, "the trace is still being loaded");
	return 0;
}

/* Starts the thread of a query; returns 1 if it has ended already. */
static int
result_start(struct app *app, struct result_job *j)
{
	struct result_ui *u = app->result;

	j->sql = result_sql(app);
	j->model = app->trace;
	j->stopped = &u->stopped;
	u->job = j;
	atomic_store(&u->stopped, 0);
	if (j->reload != NULL)
		atomic_store(&j->reload->stop, 0);
	work_start(&j->work, &result_kind, !app->view.lazy);
	if (!job_wait(&j->work.job, 0))
		return 0;
	result_take(app);
	return 1;
}

/* Runs a query; its rows go where `use` says. */
static int
result_ask(struct app *app, const char *text, enum result_use use,
    const char *name)
{
	const struct view *v = &app->view;
	struct result_job *j;
	int rc;

	if ((rc = result_check(app, text, use)) != 0) {
		app->asked = PROMPT_NONE;	/* the text may be right */
		return rc;
	}
	j = xcalloc(1, sizeof(*j));
	j->use = use;
	j->ask.text = xstrdup(text);
	j->ask.name = name == NULL ? NULL : xstrdup(name);
	j->ask.sel = v->sel;
	j->ask.track = place_track(v);
	j->ask.start = v->range != RANGE_NONE ? v->range_t0 : v->vp.t0;
	j->ask.end = v->range != RANGE_NONE ? v->range_t1 :
	    viewport_end(&v->vp);
	if (use == RESULT_TRACK)
		j->reload = app->reload;
	if (!result_start(app, j))
		app_say(app, use == RESULT_TRACE ? "the trace is looked for" :
		    "the query runs, Esc ends it");
	return app->view.message_is_error ? APP_REDRAW | APP_FAIL :
	    APP_REDRAW;
}

int
result_traces(struct app *app)
{
	return result_ask(app, "the distributed traces of the file: Enter shows "
	    "one alone", RESULT_TRACES, NULL);
}

int
result_trace(struct app *app, const char *id)
{
	return result_ask(app, id, RESULT_TRACE, NULL);
}

/* Makes the tracks that are missing; returns 1 if a thread does. */
static int
result_make_missing(struct app *app)
{
	struct result_ui *u = app->result;
	struct result_job *j;

	if (result_tracks_missing(u) == 0 || u->job != NULL ||
	    app->reload == NULL)
		return 0;
	j = xcalloc(1, sizeof(*j));
	j->use = RESULT_AGAIN;
	j->made = u->made;
	j->nmade = u->nmade;
	j->reload = app->reload;
	return !result_start(app, j);
}

void
result_say_runs(struct app *app, const char *text)
{
	app->result->said = 1;
	app_say(app, "%s", text);
}

void
result_again(struct app *app)
{
	struct result_ui *u = app->result;

	if (u->nmade == 0 || u->job != NULL || app->reload == NULL)
		return;
	result_tracks_miss(u, 1);
	if (app->trace->complete)
		result_make_missing(app);
	else
		app_fail(app, "without the tracks of queries: not all of the "
		    "trace was read");
}

int
result_ui_pending(const struct app *app)
{
	return app->result->job != NULL;
}

int
result_ui_wait(struct app *app, int ms)
{
	struct result_job *j = app->result->job;

	if (j == NULL || !job_wait(&j->work.job, ms))
		return 0;
	result_take(app);
	return 1;
}

void
result_ui_refresh(struct app *app, const struct match_models *match)
{
	struct result_ui *u = app->result;
	enum result_use use = RESULT_SHOW;
	char *text = NULL;

	/* a query that runs begins anew: models that grow wait for it */
	if (u->job != NULL && u->job->use <= RESULT_TRACES) {
		text = xstrdup(u->job->ask.text);
		use = u->job->use;
	}
	result_drop(u);
	result_tracks_carry(u, match);	/* no thread reads them any more */
	u->stale = 1;		/* ids of rows are those of the model before */
	if (text != NULL)
		(void)result_ask(app, text, use, NULL);
	free(text);
}

/* ---- keys ---- */

int
do_sql(struct app *app, const struct ui_args *a)
{
	if (*a->text != '\0')
		return accept_sql(app, a->text);
	ask_open(app, PROMPT_SQL, "");
	return APP_REDRAW;
}

int
accept_sql(struct app *app, const char *text)
{
	text += strspn(text, " ");
	if (*text == '\0')
		return APP_REDRAW;
	if (*text == '!')
		return result_ask(app, text + 1, RESULT_HITS, NULL);
	return result_ask(app, text, RESULT_SHOW, NULL);
}

/* Makes the tracks that are missing, and says so. */
static int
track_again(struct app *app)
{
	int rc;

	if ((rc = result_check(app, "", RESULT_TRACK)) != 0)
		return rc;
	if (result_tracks_missing(app->result) == 0)
		return app_fail(app, "track NAME SELECT ts, dur, name ...");
	if (!app->trace->complete)
		return app_fail(app, "not all of the trace was read");
	if (result_make_missing(app))
		result_say_runs(app, "the queries run, Esc ends them");
	return APP_REDRAW | (app->view.message_is_error ? APP_FAIL : 0);
}

/*
 * Cuts the name off a command's text; a name with blanks stands in quotes.
 * Returns what is behind it, or NULL: the name has no end.
 */
static const char *
track_name(const char *p, char *name, size_t n)
{
	const char *end;

	if (*p == '\'' || *p == '"') {
		if ((end = strchr(p + 1, *p)) == NULL)
			return NULL;
		snprintf(name, n, "%.*s", (int)(end - p - 1), p + 1);
		end++;
	} else {
		end = p + strcspn(p, " \t");
		snprintf(name, n, "%.*s", (int)(end - p), p);
	}
	return end + strspn(end, " \t");
}

/* :track NAME SQL; :track tries again what failed. */
int
do_track(struct app *app, const struct ui_args *a)
{
	char name[128];
	const char *sql;

	if (*a->text == '\0')
		return track_again(app);
	if ((sql = track_name(a->text, name, sizeof(name))) == NULL)
		return app_fail(app, "track: the name has no end");
	if (name[0] == '\0' || *sql == '\0')
		return app_fail(app, "track NAME SELECT ts, dur, name ...");
	return result_ask(app, sql, RESULT_TRACK, name);
}

/* :untrack NAME: the query of a track is not kept. */
int
do_untrack(struct app *app, const struct ui_args *a)
{
	struct result_ui *u = app->result;
	size_t missing, n;
	char name[128];
	const char *end = track_name(a->text, name, sizeof(name));

	if (end == NULL || *end != '\0' || name[0] == '\0')
		return app_fail(app, "untrack NAME");
	if (u->job != NULL)
		return app_fail(app, "a query runs, Esc ends it");
	missing = result_tracks_missing(u);
	if ((n = result_tracks_forget(u, name, 0)) == 0)
		return app_fail(app, "no query has made a track %s", name);
	if (missing - result_tracks_missing(u) == n)
		app_say(app, "%s is forgotten", name);
	else
		app_say(app, "%s is not made again; what it made stays until "
		    "the trace is closed", name);
	return APP_REDRAW;
}

int
result_enter(struct app *app, uint64_t line)
{
	const struct result_table *t = &app->result->table;
	size_t ts = result_column(t, "ts"), row;
	const struct result_cell *c;
	struct entity_ref e;

	if (line >= t->nshown)
		return APP_FAIL;
	if (app->result->job != NULL)
		return app_fail(app, "a query runs, Esc ends it");
	row = t->order[line];
	if (app->result->given != NULL)
		return result_given_open(app, row);
	if (app->result->traces && !app->result->stale)
		return traces_go(app, (uint32_t)row);
	if (row_entity(app, t, row, &e) == 0) {
		jump_push(app);
		place_entity(app, &e);
		return APP_REDRAW;
	}
	c = ts == SIZE_MAX ? NULL : result_cell(t, row, ts);
	if (c == NULL || c->type != SQL_INT)
		return app_fail(app, app->result->stale ? "the trace is "
		    "another now: ask again" :
		    "the row has neither slice_id nor ts");
	jump_push(app);
	place_time(app, c->v.num, NONE);
	return APP_REDRAW;
}

int
result_close(struct app *app)
{
	if (app->result->given != NULL)
		app->ended = 1;
	result_hide(app);
	return APP_REDRAW;
}

/* Sorts by a column `by` to the right; beyond the last: as they came. */
int
do_result_sort(struct app *app, const struct ui_args *a)
{
	struct result_ui *u = app->result;
	int by = a->way;

	if (!pane_shown(app, PANE_RESULT) || u->table.ncolumns == 0)
		return APP_FAIL;
	if (u->sorted == SIZE_MAX)
		u->sorted = by > 0 ? 0 : u->table.ncolumns - 1;
	else if (by < 0 && u->sorted == 0)
		u->sorted = SIZE_MAX;
	else
		u->sorted = by > 0 && u->sorted + 1 == u->table.ncolumns ?
		    SIZE_MAX : by > 0 ? u->sorted + 1 : u->sorted - 1;
	u->drawn = 0;
	result_sort(&u->table, u->sorted, u->inverted, u->filter);
	return APP_REDRAW;
}

int
do_result_invert(struct app *app, const struct ui_args *a)
{
	struct result_ui *u = app->result;

	(void)a;
	if (!pane_shown(app, PANE_RESULT))
		return APP_FAIL;
	u->inverted = !u->inverted;
	result_sort(&u->table, u->sorted, u->inverted, u->filter);
	return APP_REDRAW;
}

int
result_click_word(struct app *app, const char *word)
{
	struct result_ui *u = app->result;
	struct list_box box;
	char name[64];
	size_t k;

	if (!pane_shown(app, PANE_RESULT) || pane_now(app) != PANE_RESULT)
		return 0;
	view_list_box(&app->view, pane_list(app, PANE_RESULT), &box);
	if (app->mouse_row != box.row - 1)
		return 0;	/* the statement has words of columns, too */
	for (k = 0; k < u->nshown; k++) {
		text_safe(name, sizeof(name), u->table.names[k],
		    strlen(u->table.names[k]));
		if (!list_is_heading(word, name))
			continue;
		u->inverted = k == u->sorted && !u->inverted;
		u->sorted = k;
		u->drawn = 0;
		result_sort(&u->table, k, u->inverted, u->filter);
		return 1;
	}
	return 0;
}

int
do_result_copy(struct app *app, const struct ui_args *a)
{
	struct buf b = BUF_INIT;
	int flags;

	(void)a;
	if (!pane_shown(app, PANE_RESULT))
		return APP_FAIL;
	result_tsv(&app->result->table, &b);
	flags = copy_table(app, b.data, b.len, "rows");
	buf_free(&b);
	return flags;
}
