/*
 * cmd_area: commands that make an area and change it: its time (range.c), its
 * tracks, and what its table shows.
 */
#include "config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/newfile.h"
#include "ttv/sched.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "ask.h"
#include "camera.h"
#include "command_table.h"
#include "copy.h"
#include "pane.h"
#include "place.h"
#include "range.h"

static int
no_area(struct app *app)
{
	return app_fail(app, "there is no area: v, V, %% or r makes one");
}

/* Returns the first track that is not below a track. */
static uint32_t
below_end(const struct trace *t, uint32_t track)
{
	uint32_t i, up;

	for (i = track + 1; i < t->ntracks; i++) {
		for (up = t->tracks[i].parent; up != NONE && up != track;
		    up = t->tracks[up].parent)
			;
		if (up != track)
			break;
	}
	return i;
}

/* Takes a track into the area or out of it; a thread with its states. */
static void
area_track_one(struct app *app, uint32_t track, int in)
{
	const struct trace *t = app->trace;
	uint8_t *tracks = area_ui_some(app);
	uint32_t states = t->tracks[track].type == TRACK_THREAD ?
	    trace_state_track(t, t->tracks[track].utid) : NONE;

	tracks[track] = (uint8_t)in;
	if (states != NONE)
		tracks[states] = (uint8_t)in;
}

void
area_track_set(struct app *app, uint32_t line, int in)
{
	const struct view *v = &app->view;
	uint8_t *tracks = area_ui_some(app);
	uint32_t track = v->lines[line].track, end;

	area_track_one(app, track, in);
	if (v->lines[line].type != LINE_PROCESS && !v->folded[track])
		return;
	end = below_end(app->trace, track);
	memset(tracks + track, in, end - track);
}

/* ---- the time ---- */

/* Takes the table that has something, when there are no slices of threads. */
static void
area_what_first(struct app *app)
{
	int i;

	if (area_has(app->trace, app->area->what))
		return;
	for (i = 0; i < AREA_WHATS; i++)
		if (area_has(app->trace, (enum area_what)i)) {
			app->area->what = (enum area_what)i;
			return;
		}
}

/*
 * Takes the table that counts a track, when that shown does not.  A thread is
 * in several; a track without a slice is in that of what it has.
 */
static void
area_what_of(struct app *app, uint32_t track)
{
	const struct trace *t = app->trace;
	const struct track *k = &t->tracks[track];
	int i;

	if (k->type == TRACK_THREAD)
		return;
	if (k->nobjects > 0)
		app->area->what = AREA_OBJECTS;
	else if (k->nseries > 0)
		app->area->what = AREA_COUNTERS;
	else if (k->nrows == 0 && k->ninstants > 0)
		app->area->what = AREA_INSTANTS;
	if (k->nrows == 0 || area_track_is(t, track, app->area->what))
		return;
	for (i = 0; i < AREA_WHATS; i++)
		if (area_track_is(t, track, (enum area_what)i)) {
			app->area->what = (enum area_what)i;
			return;
		}
}

int
do_range(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->dragging = 0;
	if (app->view.range == RANGE_MADE) {
		range_fix(app);
		return APP_REDRAW;
	}
	area_begin(app);
	range_set(app, app->view.cursor, app->view.cursor);
	return APP_REDRAW;
}

void
area_begin(struct app *app)
{
	struct area_ui *u = app->area;
	uint32_t track = place_track(&app->view);

	area_ui_all(app);
	area_ui_unlist(app);
	area_what_first(app);
	u->shown = 1;
	app->view.pane_focus = 0;
	if (track != NONE) {
		u->by_lines = 1;
		u->from_track = track;
	}
}

int
do_area_full(struct app *app, const struct ui_args *a)
{
	if (app->view.range == RANGE_NONE) {
		do_range(app, a);
		area_ui_all(app);
	} else if (app->area->tracks != NULL)
		area_ui_all(app);
	else if (place_track(&app->view) != NONE)
		area_track_set(app, app->view.line, 1);
	return APP_REDRAW;
}

int
do_area_trace(struct app *app, const struct ui_args *a)
{
	(void)a;
	area_begin(app);
	area_ui_all(app);
	range_set(app, app->trace->start, app->trace->end);
	range_fix(app);
	area_ui_open(app, 1);
	return APP_REDRAW;
}

int
do_area_selection(struct app *app, const struct ui_args *a)
{
	int64_t t0, t1;
	uint32_t track = view_selection_track(&app->view);

	(void)a;
	if (view_selection_range(&app->view, &t0, &t1) != 0 || track == NONE)
		return app_fail(app, "nothing is selected");
	area_begin(app);
	area_ui_all(app);
	area_track_one(app, track, 1);
	area_what_of(app, track);
	range_set(app, t0, t1);
	range_fix(app);
	area_ui_open(app, 1);
	return APP_REDRAW;
}

int
do_area_other_end(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->view.range == RANGE_NONE)
		return no_area(app);
	range_swap(app);
	camera_follow(&app->view, app->settings.value[SETTING_MARGIN]);
	return APP_REDRAW;
}

int
do_area_track(struct app *app, const struct ui_args *a)
{
	struct view *v = &app->view;
	struct area_ui *u = app->area;
	uint32_t track = place_track(v);
	int in;

	(void)a;
	if (v->range == RANGE_NONE)
		return no_area(app);
	if (track == NONE)
		return app_fail(app, "no track is here");
	u->by_lines = 0;
	in = u->tracks != NULL && u->tracks[track];
	if (u->tracks == NULL)		/* all: begin anew with this one */
		area_ui_some(app);
	area_track_set(app, v->line, !in);
	if (memchr(u->tracks, 1, app->trace->ntracks) == NULL)
		area_ui_all(app);
	return APP_REDRAW;
}

int
do_area_tracks(struct app *app, const struct ui_args *a)
{
	struct err err;

	if (app->view.range == RANGE_NONE)
		return no_area(app);
	area_ui_all(app);
	if (a->text[0] == '\0')
		return APP_REDRAW;
	err_clear(&err);
	if (area_tracks(app->trace, a->text, NULL, area_ui_some(app),
	    &err) == -1) {
		area_ui_all(app);
		return app_fail(app, "%s", err.msg);
	}
	return APP_REDRAW;
}

int
do_area_show(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->view.range == RANGE_NONE)
		return no_area(app);
	range_fix(app);
	area_ui_open(app, 1);
	return APP_REDRAW;
}

/*
 * Shows a table of the area, or, without one, of the whole trace; `by` is a
 * grouping, NULL: as it was.
 */
static int
area_table_of(struct app *app, enum area_what what, const char *by)
{
	static const struct ui_args once = { 1, 0, "", 0 };

	if (!area_has(app->trace, what))
		return app_fail(app, what == AREA_COUNTERS ?
		    "the trace has no counters" :
		    "the trace has no slices of threads");
	pane_shut(app);
	if (app->view.range == RANGE_NONE)
		do_area_trace(app, &once);
	range_fix(app);
	app->area->what = what;
	app->area->filter[0] = app->list_filter[0] = '\0';
	area_ui_unlist(app);
	if (by != NULL)
		area_by_set(app, by);
	area_ui_open(app, 1);
	return APP_REDRAW;
}

int
do_names(struct app *app, const struct ui_args *a)
{
	(void)a;
	return area_table_of(app, AREA_SLICES, "name");
}

int
do_threads(struct app *app, const struct ui_args *a)
{
	(void)a;
	return area_table_of(app, AREA_SLICES, "thread");
}

int
do_counters(struct app *app, const struct ui_args *a)
{
	(void)a;
	return area_table_of(app, !area_has(app->trace, AREA_COUNTERS) &&
	    area_has(app->trace, AREA_MEMORY) ? AREA_MEMORY : AREA_COUNTERS,
	    NULL);
}

/* ---- the table ---- */

/* Shows the table of a kind, without the filter of the one before. */
static void
area_what_set(struct app *app, enum area_what what)
{
	struct area_ui *u = app->area;

	u->what = what;
	u->filter[0] = app->list_filter[0] = '\0';
	area_ui_unlist(app);
}

int
do_area_step(struct app *app, const struct ui_args *a)
{
	int dir = a->way;
	int i, what = (int)app->area->what;

	if (app->view.range == RANGE_NONE)
		return no_area(app);
	for (i = 0; i < AREA_WHATS; i++) {
		what = (what + dir + AREA_WHATS) % AREA_WHATS;
		if (area_has(app->trace, (enum area_what)what))
			break;
	}
	area_what_set(app, (enum area_what)what);
	return APP_REDRAW;
}

/* Returns the grouping behind one, leaving out that by file of one file. */
static enum area_by
by_after(const struct app *app, enum area_by by)
{
	by = by >= AREA_BY_FILE ? AREA_BY_NAME : by + 1;
	if (by == AREA_BY_FILE && app->trace->nsources < 2)
		by = AREA_BY_NAME;
	if (by == AREA_BY_LABEL)	/* says nothing without the name */
		by = AREA_BY_CATEGORY;
	return by == AREA_BY_TRACK ? AREA_BY_DEPTH : by;
}

int
area_by_set(struct app *app, const char *text)
{
	struct area_query q = app->area->by;

	if (area_by_parse(&q, text) == -1)
		return app_fail(app, "%s: group by one or two of"
		    AREA_BY_WORDS, text);
	app->area->by = q;
	area_ui_unlist(app);
	return APP_REDRAW;
}

int
do_area_by(struct app *app, const struct ui_args *a)
{
	struct area_ui *u = app->area;
	char now[160];

	if (app->view.range == RANGE_NONE)
		return no_area(app);
	if (a->text[0] != '\0')
		return area_by_set(app, a->text);
	area_by_text(&u->by, now, sizeof(now));
	ask_open(app, PROMPT_BY, "");
	return APP_REDRAW;
}

int
do_area_by_next(struct app *app, const struct ui_args *a)
{
	struct area_ui *u = app->area;
	enum area_by by;

	(void)a;
	by = by_after(app, u->by.key[0].by);
	memset(u->by.key, 0, sizeof(u->by.key));
	u->by.key[0].by = by;
	u->by.nkeys = 1;
	area_ui_unlist(app);
	return APP_REDRAW;
}

int
do_area_by_second(struct app *app, const struct ui_args *a)
{
	static const enum area_by next[AREA_BYS] = {
		[AREA_BY_THREAD] = AREA_BY_PROCESS,
		[AREA_BY_PROCESS] = AREA_BY_PARENT,
		[AREA_BY_PARENT] = AREA_BY_CATEGORY,
		[AREA_BY_CATEGORY] = AREA_BY_DEPTH,
	};
	struct area_query *q = &app->area->by;
	enum area_by by = AREA_BY_THREAD;

	(void)a;
	if (q->nkeys == 2)
		by = next[q->key[1].by];
	memset(&q->key[1], 0, sizeof(q->key[1]));
	if (by == q->key[0].by && by != AREA_BY_NAME)
		by = by == AREA_BY_THREAD ? AREA_BY_PROCESS : next[by];
	q->nkeys = by == AREA_BY_NAME ? 1 : 2;
	q->key[1].by = q->nkeys == 2 ? by : AREA_BY_NAME;
	area_ui_unlist(app);
	return APP_REDRAW;
}

int
do_area_label(struct app *app, const struct ui_args *a)
{
	struct area_query *q = &app->area->by;
	int by_label = q->nkeys == 2 && q->key[1].by == AREA_BY_LABEL;

	(void)a;
	if (app->view.range == RANGE_NONE)
		return no_area(app);
	memset(q->key, 0, sizeof(q->key));
	q->key[0].by = AREA_BY_NAME;
	q->nkeys = by_label ? 1 : 2;
	q->key[1].by = by_label ? AREA_BY_NAME : AREA_BY_LABEL;
	area_ui_unlist(app);
	return APP_REDRAW;
}

int
do_area_clip(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->area->whole = !app->area->whole;
	return APP_REDRAW;
}

int
do_area_cpu(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->area->cpu = !app->area->cpu;
	return APP_REDRAW;
}

int
do_area_matrix(struct app *app, const struct ui_args *a)
{
	(void)a;
	app->area->matrix = !app->area->matrix;
	return APP_REDRAW;
}

/* ---- order ---- */

static int
area_sort_by(struct app *app, int column, int inverted)
{
	struct area_table *tb = area_ui_table(app);
	int order;

	if (tb == NULL)
		return no_area(app);
	order = area_ui_order(app);
	strlcpy(app->area->sort[order], tb->column[column].word,
	    sizeof(app->area->sort[order]));
	app->area->inverted[order] = inverted;
	area_ui_sort(app);
	return APP_REDRAW;
}

int
do_area_sort_step(struct app *app, const struct ui_args *a)
{
	const struct area_table *tb = area_ui_table(app);
	int dir = a->way;

	if (tb == NULL)
		return no_area(app);
	return area_sort_by(app, (tb->sorted + dir + tb->ncolumns) %
	    tb->ncolumns, 0);
}

int
do_area_sort(struct app *app, const struct ui_args *a)
{
	const struct area_table *tb = area_ui_table(app);
	int column;

	if (tb == NULL)
		return no_area(app);
	if ((column = area_column_find(tb, a->text)) == -1)
		return app_fail(app, "%s: no such column", a->text);
	return area_sort_by(app, column, 0);
}

int
do_area_invert(struct app *app, const struct ui_args *a)
{
	const struct area_table *tb = area_ui_table(app);

	(void)a;
	if (tb == NULL)
		return no_area(app);
	return area_sort_by(app, tb->sorted, !tb->inverted);
}

int
area_click_word(struct app *app, const char *word)
{
	const struct area_table *tb = app->view.range != RANGE_NONE ?
	    area_ui_table(app) : NULL;
	int i;

	if (tb == NULL || app->view.drawer == NULL || pane_now(app) !=
	    PANE_AREA)
		return 0;
	for (i = 0; i < AREA_WHATS; i++)
		if (area_has(app->trace, (enum area_what)i) &&
		    strcmp(area_whats[i].title, word) == 0) {
			area_what_set(app, (enum area_what)i);
			return 1;
		}
	for (i = 0; i < tb->ncolumns; i++)
		if (list_is_heading(word, tb->column[i].title)) {
			area_sort_by(app, i, i == tb->sorted &&
			    !tb->inverted);
			return 1;
		}
	return 0;
}

/* ---- rows ---- */

/* Lists the slices of a group; the keys' texts are kept for the headings. */
static int
area_list_open(struct app *app, uint32_t row)
{
	struct area_ui *u = app->area;
	const struct area_table *tb = area_ui_table(app);
	int i;

	area_ui_unlist(app);
	memcpy(u->key, tb->key[row], sizeof(u->key));
	for (i = 0; i < tb->nkeys && i < AREA_KEYS; i++)
		u->text[i] = xstrdup(tb->cell[row * (size_t)tb->ncolumns +
		    (size_t)i].s);
	u->listing = 1;
	u->back = app->lists[PANE_AREA].at;
	u->filter[0] = app->list_filter[0] = '\0';
	return APP_REDRAW;
}

int
area_enter(struct app *app, uint64_t line)
{
	const struct area_table *tb = area_ui_table(app);
	struct entity_ref ref;

	if (tb == NULL || line >= tb->nshown)
		return APP_REDRAW;
	if (tb->what <= AREA_CPUS && !area_ui_made(app)->listing)
		return area_list_open(app, tb->order[line]);
	if (list_target(&app->lists[PANE_AREA], &ref) == -1)
		return app_fail(app, "there is nothing to go to");
	jump_push(app);
	place_entity(app, &ref);
	if (ref.type == ENTITY_COUNTER)
		app_say(app, "the highest value here; i shows what ran then, "
		    "o goes there");
	return APP_REDRAW;
}

int
area_close(struct app *app)
{
	struct area_ui *u = app->area;

	if (u->filter[0] != '\0')
		pane_filter(app, "");
	else if (u->listing) {
		area_ui_unlist(app);
	} else
		app->view.pane_focus = 0;
	return APP_REDRAW;
}

/* ---- out of the program ---- */

/* Returns the format of a file by the end of its name. */
static enum table_form
format_of(const char *path)
{
	static const struct {
		const char	*end;
		enum table_form format;
	} ends[] = { { ".csv", TABLE_CSV }, { ".json", TABLE_JSON },
	    { ".ndjson", TABLE_NDJSON },
	    { ".md", TABLE_MARKDOWN }, { ".txt", TABLE_PLAIN } };
	size_t i, n = strlen(path), len;

	for (i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
		len = strlen(ends[i].end);
		if (n > len && strcmp(path + n - len, ends[i].end) == 0)
			return ends[i].format;
	}
	return TABLE_TSV;
}

int
area_write_to(struct app *app, const char *path)
{
	const struct area_table *tb = area_ui_table(app);
	struct buf b = BUF_INIT;
	int failed, fd;

	if (tb == NULL)
		return no_area(app);
	if (*path == '\0')
		return APP_REDRAW;
	if (!app->may_write)
		return app_fail(app, "%s: scripts write no files", path);
	if ((fd = newfile_open(path)) == -1)
		return app_fail(app, "%s: %s", path, errno == EPERM ?
		    "cannot be made here: hidden; --no-jail makes it" :
		    errno == EEXIST || errno == ELOOP ?
		    "exists, and is not written over" : strerror(errno));
	area_text(&b, tb, format_of(path));
	failed = copy_write(fd, b.data, b.len) == -1;
	buf_free(&b);
	if (failed)
		return app_fail(app, "%s: could not be written", path);
	app_say(app, "%zu row%s written to %s", tb->nshown,
	    tb->nshown == 1 ? "" : "s", path);
	return APP_REDRAW;
}

int
do_area_copy(struct app *app, const struct ui_args *a)
{
	const struct area_table *tb = area_ui_table(app);
	struct buf b = BUF_INIT;
	char what[64];
	int rc;

	(void)a;
	if (tb == NULL)
		return no_area(app);
	area_text(&b, tb, TABLE_TSV);
	snprintf(what, sizeof(what), "%zu row%s as TSV", tb->nshown,
	    tb->nshown == 1 ? "" : "s");
	rc = copy_table(app, b.data, b.len, what);
	buf_free(&b);
	return rc;
}

int
do_area_write(struct app *app, const struct ui_args *a)
{
	if (area_ui_table(app) == NULL)
		return no_area(app);
	if (a->text[0] != '\0')
		return area_write_to(app, a->text);
	ask_open(app, PROMPT_WRITE, "");
	return APP_REDRAW;
}
