/*
 * listing_ui: the list of all slices, and that of the hits of the search.
 *
 * A thread sorts; the list before stays on the screen until it is done.  One
 * thread runs at a time for each list.  A key of the list waits up to KEY_MS
 * for it, so that fast typing acts on the lines that slow typing would see.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/pool.h"
#include "ttv/style.h"
#include "ttv/table.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "copy.h"
#include "find_ui.h"
#include "listing_ui.h"
#include "pane.h"
#include "place.h"
#include "entity_text.h"

#define KEY_MS		100	/* ms that a key waits for a list, at most */
#define COPY_LINES	100000	/* lines that are copied, at most */
#define NARROW		100	/* columns of a screen below which tracks have
				 * fewer columns, for the sake of names */
#define TRACK_NARROW	16
#define TRACK_TIGHT	12	/* beside a process on the narrowest screen */
#define START_TIGHT	16	/* ... "1,234.567 890 s" */

/* Returns the columns of the screen, less those of the processes. */
static int
cols_left(const struct app *app)
{
	return app->view.cols - entity_process_cols(&app->view);
}

/* Returns the columns of a cell, with a blank behind. */
static int
cols_of(const struct app *app, enum listing_column c)
{
	int process = entity_process_cols(&app->view);

	if (process == ENTITY_PROCESS_TIGHT && c == LISTING_START)
		return START_TIGHT;
	return listing_rows[c].unit != LISTING_IS_TRACK || cols_left(app) -
	    process >= NARROW ? listing_rows[c].cols : process ==
	    ENTITY_PROCESS_TIGHT ? TRACK_TIGHT : TRACK_NARROW;
}

/* Returns the list that is on the screen, or LISTINGS. */
static enum listing_id
listing_now(const struct app *app)
{
	return app->screen == PANE_SLICES ? LISTING_SLICES :
	    app->screen == PANE_HITS ? LISTING_HITS : LISTINGS;
}

/* Returns what the thread has made, or NULL. */
static const struct listing_job *
listing_made(const struct app *app, enum listing_id id)
{
	return (const struct listing_job *)app->listing->v[id].answer.made;
}

/*
 * Returns 1 if the screen is wide enough for a column, which says something:
 * of one category alone the title tells.
 */
static int
is_shown(const struct app *app, enum listing_column c)
{
	enum listing_id id = listing_now(app);
	const struct listing_job *j = id != LISTINGS ? listing_made(app, id) :
	    NULL;

	if (c == LISTING_PROCESS)
		return entity_process_cols(&app->view) > 0;
	/* a hit's arg says more than its own time */
	return (c == LISTING_SELF && id != LISTING_HITS ? app->view.cols :
	    cols_left(app)) >= listing_rows[c].wide &&
	    (c != LISTING_CATEGORY || j == NULL || !j->one);
}

/* ---- the job ---- */

static int
listing_job_run(struct work *w)
{
	struct listing_job *j = (struct listing_job *)w;
	struct err err;
	int rc;

	err_clear(&err);
	j->q.progress = &w->progress;
	if (j->found != NULL) {
		j->q.nhits = find_copy_list(j->found, &j->hits);
		j->q.hits = j->hits;
		j->found = NULL;
	}
	rc = listing_make(&j->listing, j->trace, &j->q, &err);
	if (rc == 0)
		j->one = listing_one_category(&j->listing, &j->cat);
	if (err.code != ERR_NONE)
		j->error = xstrdup(err.msg);
	return rc;
}

static void
listing_job_free(struct work *w)
{
	struct listing_job *j = (struct listing_job *)w;

	listing_free(&j->listing);
	find_copy_free(j->found);
	free(j->hits);
	free(j->error);
	free(j);
}

/* Returns whose answer it is. */
static enum listing_id
listing_id_of(const struct app *app, const struct answer *a)
{
	return a == &app->listing->v[LISTING_HITS].answer ? LISTING_HITS :
	    LISTING_SLICES;
}

static int
listing_asked(const struct app *app, const struct answer *a)
{
	return listing_now(app) == listing_id_of(app, a);
}

static int
listing_fits(const struct app *app, const struct answer *a,
    const struct work *w)
{
	const struct listing_job *j = (const struct listing_job *)w;
	const struct listing_ui *u = app->listing;
	enum listing_id id = listing_id_of(app, a);

	return j->q.sort == u->v[id].sort && j->q.inverted ==
	    u->v[id].inverted && strcmp(j->pattern, u->v[id].pattern) == 0 &&
	    (!j->partial || app->view.searching >= 0);
}

static struct work *
listing_ask(struct app *app, struct answer *a)
{
	struct listing_ui *u = app->listing;
	struct listing_job *j = xcalloc(1, sizeof(*j));
	enum listing_id id = listing_id_of(app, a);

	j->trace = app->trace;
	strlcpy(j->pattern, u->v[id].pattern, sizeof(j->pattern));
	j->q.sort = u->v[id].sort;
	j->q.inverted = u->v[id].inverted;
	j->q.pattern = j->pattern;
	j->q.whats = listing_whats(app->trace);
	j->q.threads = pool_cores();
	if (id == LISTING_HITS) {
		j->found = find_copy(&app->find, app->trace);
		j->partial = find_args_poll(&app->find, NULL);
	}
	return &j->work;
}

/* Keeps the line of the same hit when a list has more of them. */
static void
listing_show(struct app *app, struct answer *a, const struct work *w)
{
	const struct listing_job *was = (const struct listing_job *)w;
	const struct listing_job *now = (const struct listing_job *)a->made;
	struct list *l = &app->lists[PANE_HITS];
	struct entity_ref at, e;
	uint64_t i;

	if (was == NULL || !was->partial || listing_id_of(app, a) !=
	    LISTING_HITS || l->at >= was->listing.n ||
	    strcmp(was->pattern, now->pattern) != 0)
		return;
	at = listing_entity(&was->listing, l->at);
	for (i = 0; i < now->listing.n; i++) {
		e = listing_entity(&now->listing, i);
		if (e.type == at.type && e.id == at.id) {
			list_carry(l, i);
			return;
		}
	}
}

static void
listing_fail(struct app *app, const struct work *w)
{
	const struct listing_job *j = (const struct listing_job *)w;

	if (j->error != NULL)
		app_fail(app, "%s", j->error);
}

static const struct answer_kind listing_kind = { listing_job_run,
    listing_job_free, listing_asked, listing_fits, listing_ask, listing_show,
    listing_fail };

/* Brings the list to what is asked. */
static void
listing_update(struct app *app, enum listing_id id)
{
	answer_update(app, &app->listing->v[id].answer);
}

void
listing_ui_init(struct app *app)
{
	struct listing_ui *u = xcalloc(1, sizeof(*u));
	int i;

	app->listing = u;
	u->v[LISTING_SLICES].sort = LISTING_LENGTH;
	u->v[LISTING_HITS].sort = LISTING_START;
	for (i = 0; i < LISTINGS; i++)
		answer_init(&u->v[i].answer, &listing_kind);
}

void
listing_ui_free(struct app *app)
{
	int i;

	for (i = 0; i < LISTINGS; i++)
		answer_drop(&app->listing->v[i].answer);
	free(app->listing);
	app->listing = NULL;
}

static void
listing_shut(struct app *app, enum listing_id id)
{
	if (listing_now(app) == id)
		pane_shut(app);
	answer_drop(&app->listing->v[id].answer);
}

int
listing_ui_pending(const struct app *app)
{
	enum listing_id id = listing_now(app);

	return id != LISTINGS && app->listing->v[id].answer.job != NULL;
}

int
listing_ui_wait(struct app *app, int ms)
{
	enum listing_id id = listing_now(app);

	return id == LISTINGS ? 0 : answer_wait(app,
	    &app->listing->v[id].answer, ms);
}

void
listing_ui_searched(struct app *app)
{
	if (listing_now(app) == LISTING_HITS)
		listing_update(app, LISTING_HITS);
}

void
listing_ui_key(struct app *app)
{
	listing_ui_wait(app, KEY_MS);
}

void
listing_ui_refresh(struct app *app, const struct match_models *match)
{
	(void)match;
	listing_shut(app, LISTING_HITS);	/* its search goes on anew */
	answer_drop(&app->listing->v[LISTING_SLICES].answer);
	listing_update(app, LISTING_SLICES);
}

/* ---- lines ---- */

static const struct listing *
listing_of(const struct app *app, enum listing_id id)
{
	const struct listing_job *j = listing_made(app, id);

	return j != NULL ? &j->listing : NULL;
}

/* Writes the text of a column as listing_text() does; returns its length. */
static size_t
listing_cell(const struct app *app, const struct entity_ref *e,
    enum listing_column c, char *out, size_t n)
{
	if (c == LISTING_LENGTH && entity_rows[e->type].dur != NULL &&
	    listing_number(app->trace, e, c) == INT64_MIN)
		return strlcpy(out, "no end", n);
	return listing_text(app->trace, e, c, out, n);
}

/*
 * Adds the name of a hit to a line that is drawn, and the arg that the search
 * found: 1; 0: the search found no arg.  Of an arg that is too long both ends
 * stay: that of a path says most.
 */
static int
listing_hit(const struct app *app, const struct entity_ref *e, int room,
    struct list_line *line)
{
	char arg[200];

	if (!line->drawn || view_hit_arg(&app->view, e, arg,
	    sizeof(arg) - 4) == 0)
		return 0;
	entity_add_name(&app->view, e, 0, line);	/* without its args */
	room -= (int)line->cell[line->n - 1].len + 2;
	if (room > 0)
		text_cut_middle(arg, room, glyph(GLYPH_ELLIPSIS));
	list_cell(line, ROLE_PANE_VALUE, "  ", 2);
	list_text(line, ROLE_PANE_KEY, arg, 0, 0);
	return 1;
}

static void
listing_line_of(const struct app *app, enum listing_id id, uint64_t i,
    struct list_line *line)
{
	const struct listing *l = listing_of(app, id);
	struct entity_ref e;
	char text[300];
	int room = app->view.cols - 1;
	enum listing_column c;

	if (l == NULL || i >= l->n)
		return;
	e = listing_entity(l, i);
	list_cell(line, ROLE_HELP, " ", 1);	/* the mark's place */
	for (c = 0; c < LISTING_COLUMNS; c++) {
		if (!is_shown(app, c))
			continue;
		if (c == LISTING_NAME) {
			if (id != LISTING_HITS || !listing_hit(app, &e,
			    room, line))
				entity_add_name(&app->view, &e, room, line);
			continue;
		}
		room -= cols_of(app, c);
		if (c == LISTING_TRACK) {
			entity_add_process(&app->view, entity_track(app->trace,
			    e.type, e.id), line);
			room -= entity_process_cols(&app->view);
		}
		listing_cell(app, &e, c, text, sizeof(text));
		if (c == LISTING_TRACK)
			entity_add_label(line, text, cols_of(app, c));
		else
			list_text(line, ROLE_HELP, text, cols_of(app, c),
			    LISTING_IS_NUMBER(listing_rows[c].unit));
	}
}

static uint64_t
slices_count(void *arg)
{
	const struct listing *l = listing_of(arg, LISTING_SLICES);

	return l != NULL ? l->n : 0;
}

static void
slices_line(void *arg, uint64_t i, struct list_line *line)
{
	listing_line_of(arg, LISTING_SLICES, i, line);
}

static uint64_t
hits_count(void *arg)
{
	const struct listing *l = listing_of(arg, LISTING_HITS);

	return l != NULL ? l->n : 0;
}

static void
hits_line(void *arg, uint64_t i, struct list_line *line)
{
	listing_line_of(arg, LISTING_HITS, i, line);
}

static void
listing_filter(struct app *app, enum listing_id id, const char *text)
{
	strlcpy(app->listing->v[id].pattern, text,
	    sizeof(app->listing->v[id].pattern));
	listing_update(app, id);
}

static void
slices_filter(void *arg, const char *text)
{
	listing_filter(arg, LISTING_SLICES, text);
}

static void
hits_filter(void *arg, const char *text)
{
	listing_filter(arg, LISTING_HITS, text);
}

const struct list_source listing_slices_source = {
	slices_count, slices_line, NULL, slices_filter, NULL, NULL
};
const struct list_source listing_hits_source = {
	hits_count, hits_line, NULL, hits_filter, NULL, NULL
};

static void
listing_title(struct app *app, enum listing_id id)
{
	struct listing_ui *u = app->listing;
	const struct listing *l = listing_of(app, id);
	const struct answer *a = &u->v[id].answer;
	char n[32], *out = u->title;
	size_t at;

	strlcpy(out, id == LISTING_HITS ? "hits of the search" :
	    listing_whats(app->trace) == 1 << AREA_CPUS ? "what ran on CPUs" :
	    "all slices", sizeof(u->title));
	at = strlen(out);
	strlcat(out, ", by ", sizeof(u->title));
	at += 5;
	/* the head's word, which is of capital letters */
	strlcat(out, listing_rows[u->v[id].sort].title, sizeof(u->title));
	for (; out[at] != '\0'; at++)
		out[at] |= 0x20;
	if (u->v[id].inverted)
		strlcat(out, " the other way round", sizeof(u->title));
	at = strlen(out);
	if (l != NULL && l->n != l->all) {
		text_count(n, sizeof(n), l->all);
		snprintf(out + at, sizeof(u->title) - at,
		    ", those with \"%s\" of %s", listing_made(app, id)->pattern, n);
		at = strlen(out);
	}
	if (l != NULL && listing_made(app, id)->one &&
	    listing_made(app, id)->cat != 0 &&
	    cols_left(app) >= listing_rows[LISTING_CATEGORY].wide) {
		strlcat(out, ", category ", sizeof(u->title));
		strlcat(out, trace_str(app->trace, listing_made(app,
		    id)->cat), sizeof(u->title));
	}
	if (l != NULL && listing_made(app, id)->partial)
		strlcat(out, ", so far", sizeof(u->title));
	at = strlen(out);
	if (a->job != NULL)
		snprintf(out + at, sizeof(u->title) - at, "   sorting %d %%",
		    answer_percent(a));
}

/* Adds the heading of a column, with a sign where it sorts. */
static void
listing_heading(struct listing_ui *u, enum listing_id id, enum listing_column c,
    int cols)
{
	char text[32];
	size_t len = strlcpy(text, listing_rows[c].title, sizeof(text) - 4);

	if (u->v[id].sort == c)
		len += list_order_sign((listing_rows[c].order ==
		    LISTING_RISES) != u->v[id].inverted, text + len);
	text[len] = '\0';
	list_text(&u->head, ROLE_PANE_KEY, text, cols,
	    LISTING_IS_NUMBER(listing_rows[c].unit));
}

void
listing_ui_texts(struct app *app)
{
	enum listing_id id = listing_now(app);
	struct listing_ui *u = app->listing;
	enum listing_column c;

	if (id == LISTINGS)
		return;
	listing_title(app, id);
	list_clear(&u->head);
	list_cell(&u->head, ROLE_PANE_KEY, " ", 1);
	for (c = 0; c < LISTING_COLUMNS; c++) {
		if (!is_shown(app, c))
			continue;
		if (c == LISTING_TRACK && is_shown(app, LISTING_PROCESS))
			listing_heading(u, id, LISTING_PROCESS,
			    entity_process_cols(&app->view));
		listing_heading(u, id, c, cols_of(app, c));
	}
	app->view.screen_title = u->title;
	app->view.screen_head = &u->head;
}

/* ---- keys ---- */

static int
listing_open(struct app *app, enum listing_id id, enum pane_id pane)
{
	if (app->screen == pane)
		return pane_leave(app);
	pane_open(app, pane);
	strlcpy(app->list_filter, app->listing->v[id].pattern,
	    sizeof(app->list_filter));
	listing_update(app, id);
	return APP_REDRAW;
}

int
do_slices(struct app *app, const struct ui_args *a)
{
	(void)a;
	if (app->trace->nslices == 0)
		return app_fail(app, "the trace has no slices");
	return listing_open(app, LISTING_SLICES, PANE_SLICES);
}

/* Returns whether the list of hits has the order that `n` goes along. */
static int
is_in_order(const struct app *app)
{
	const struct listing_ui *u = app->listing;

	return u->v[LISTING_HITS].sort == LISTING_START &&
	    !u->v[LISTING_HITS].inverted &&
	    u->v[LISTING_HITS].pattern[0] == '\0';
}

int
do_hits(struct app *app, const struct ui_args *a)
{
	struct list *l = &app->lists[PANE_HITS];

	if (app->find.pattern == NULL && app->trace->nalerts > 0)
		return do_alerts(app, a);
	if (app->screen != PANE_HITS) {
		if (find_lacks(app) != 0)
			return APP_REDRAW | APP_FAIL;
		if (app->find.n >= UINT32_MAX)
			return app_fail(app, "too many hits for a list");
		answer_drop(&app->listing->v[LISTING_HITS].answer);
		l->at = app->view.hit_index > 0 && is_in_order(app) ?
		    app->view.hit_index - 1 : 0;
	}
	return listing_open(app, LISTING_HITS, PANE_HITS);
}

static int
listing_show_line(struct app *app, enum listing_id id, uint64_t line)
{
	const struct listing *l = listing_of(app, id);
	struct entity_ref e;

	if (l == NULL || line >= l->n)
		return APP_FAIL;
	e = listing_entity(l, line);
	place_entity(app, &e);
	return APP_REDRAW;
}

int
listing_slices_show(struct app *app, uint64_t line)
{
	return listing_show_line(app, LISTING_SLICES, line);
}

int
listing_hits_show(struct app *app, uint64_t line)
{
	return listing_show_line(app, LISTING_HITS, line);
}

static int
listing_none(struct app *app)
{
	return app_fail(app, "no list of slices or hits is open");
}

/* Sorts by a column; the list begins at its first line. */
static int
listing_sort_by(struct app *app, enum listing_column c, int inverted)
{
	enum listing_id id = listing_now(app);
	struct list *list = pane_list(app, app->screen);

	if (id == LISTINGS)
		return listing_none(app);
	app->listing->v[id].sort = c;
	app->listing->v[id].inverted = inverted;
	list->at = list->top = 0;
	listing_update(app, id);
	return APP_REDRAW;
}

/* Sorts by the column that is shown beside the present one. */
static int
listing_sort_step(struct app *app, int dir)
{
	static const enum listing_column order[] = {
		LISTING_START, LISTING_LENGTH, LISTING_SELF, LISTING_DEPTH,
		LISTING_PROCESS, LISTING_TRACK, LISTING_CATEGORY, LISTING_NAME
	};
	_Static_assert(sizeof(order) / sizeof(order[0]) == LISTING_ORDERS,
	    "each order is a step");
	enum listing_id id = listing_now(app);
	int i = 0;

	if (id == LISTINGS)
		return listing_none(app);
	while (order[i] != app->listing->v[id].sort)
		i++;
	do
		i = (i + dir + LISTING_ORDERS) % LISTING_ORDERS;
	while (!is_shown(app, order[i]));
	return listing_sort_by(app, order[i], 0);
}

int
do_list_sort_right(struct app *app, const struct ui_args *a)
{
	(void)a;
	return listing_sort_step(app, 1);
}

int
do_list_sort_left(struct app *app, const struct ui_args *a)
{
	(void)a;
	return listing_sort_step(app, -1);
}

int
do_list_sort(struct app *app, const struct ui_args *a)
{
	enum listing_column c;

	for (c = 0; c < LISTING_ORDERS; c++)
		if (strcasecmp(listing_rows[c].word, a->text) == 0)
			return listing_sort_by(app, c, 0);
	return app_fail(app, "%s: not one of" LISTING_ORDER_WORDS, a->text);
}

int
do_list_invert(struct app *app, const struct ui_args *a)
{
	enum listing_id id = listing_now(app);

	(void)a;
	if (id == LISTINGS)
		return listing_none(app);
	return listing_sort_by(app, app->listing->v[id].sort,
	    !app->listing->v[id].inverted);
}

int
do_list_copy(struct app *app, const struct ui_args *a)
{
	enum listing_id id = listing_now(app);
	const struct listing *l;
	struct entity_ref e;
	struct table_column columns[LISTING_COLUMNS] = { 0 };
	struct table_cell cells[LISTING_COLUMNS];
	char text[LISTING_COLUMNS][300];
	struct buf b = BUF_INIT;
	struct table t;
	uint64_t i;
	size_t c;
	int rc;

	(void)a;
	if (id == LISTINGS || (l = listing_of(app, id)) == NULL)
		return listing_none(app);
	for (c = 0; c < LISTING_COLUMNS; c++)
		columns[c].word = listing_rows[c].word;
	table_open(&t, &b, TABLE_TSV, 0);
	table_begin(&t, columns, LISTING_COLUMNS);
	for (i = 0; i < l->n && i < COPY_LINES; i++) {
		e = listing_entity(l, i);
		for (c = 0; c < LISTING_COLUMNS; c++)
			cells[c] = table_text(text[c], listing_cell(app, &e,
			    (enum listing_column)c, text[c],
			    sizeof(text[c])));
		table_row(&t, cells);
	}
	table_end(&t);
	table_close(&t);
	rc = copy_table(app, b.data, b.len, i < l->n ?
	    "the first 100,000 lines" : "list");
	buf_free(&b);
	return rc;
}

int
listing_click_word(struct app *app, const char *word)
{
	enum listing_id id = listing_now(app);
	enum listing_column c;

	for (c = 0; id != LISTINGS && c < LISTING_ORDERS; c++)
		if (list_is_heading(word, listing_rows[c].title)) {
			listing_sort_by(app, c, c == app->listing->v[id].sort &&
			    !app->listing->v[id].inverted);
			return 1;
		}
	return 0;
}
