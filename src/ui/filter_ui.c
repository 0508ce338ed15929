/*
 * filter_ui: the filter of the user interface.
 *
 * An expression is parsed at each key of its prompt, and the view shows what
 * its names, labels and lengths let through.  Terms of args are searched from
 * Enter on, in the background; the view follows the hits.  Names are matched in
 * steps, between keys, when there are many; until then the view shows what it
 * did.
 *
 *	- An expression that cannot be parsed, as while it is typed, leaves the
 *	  one before in use.
 *	- The view borrows the filter: `now` lives until the view has another.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"
#include "ask.h"
#include "filter_ui.h"
#include "find_ui.h"
#include "summary.h"
#include "pane.h"
#include "place.h"

#define NAMES_MS	4	/* ms a step of names takes */
#define FOLLOW_MS	300	/* ms between two looks at hits of args */

/* Lends the filter that is in use to the view. */
static void
filter_lend(struct app *app)
{
	struct filter_ui *ui = &app->filter;
	struct filter *f = &ui->now;
	struct view_filter *to = &ui->lent;
	int i;

	app->area->left.stale = 1;
	app->view.filter_text = f->text;
	if (f->text == NULL) {
		view_set_filter(&app->view, NULL);
		return;
	}
	memset(to, 0, sizeof(*to));
	to->kinds = f->kinds;
	to->tracks = f->tracks;
	to->whole = f->whole;
	to->nothing = f->nothing;
	to->by_length = f->by_length;
	to->min = f->min;
	to->max = f->max;
	to->nargs = ui->typing ? 0 : f->nargs;
	for (i = 0; i < to->nargs; i++) {
		to->args[i].bits = find_bits(&f->args[i], to->args[i].first);
		to->args[i].negated = f->negated[i];
	}
	view_set_filter(&app->view, to);
	ui->lent_ms = now_ms();
	(void)filter_poll(f, &i, &ui->lent_hits);
}

/* Uses the filter whose names are matched. */
static void
filter_use(struct app *app)
{
	struct filter_ui *ui = &app->filter;
	struct find_args o = { 0, 0, find_news, app };
	struct filter old = ui->now;

	ui->now = ui->next;
	memset(&ui->next, 0, sizeof(ui->next));
	ui->matching = 0;
	if (!ui->typing)
		filter_search(&ui->now, app->trace, &o);
	/* filter_follow() finds the end */
	ui->running = !ui->typing && ui->now.nargs > 0;
	filter_lend(app);
	filter_free(&old);
}

int
filter_set(struct app *app, const char *text, struct err *err)
{
	struct filter_ui *ui = &app->filter;
	struct filter f;

	if (filter_parse(&f, app->trace, text, err) == -1)
		return -1;
	filter_free(&ui->next);
	ui->next = f;
	ui->matching = 1;
	if (filter_match(&ui->next, app->trace, app->view.lazy ? NAMES_MS :
	    -1))
		filter_use(app);
	return 0;
}

/*
 * Puts the cursor's line to the selected slice if that is shown, and returns 1:
 * lines went and came while a filter was typed.
 */
static int
line_of_selection(struct view *v)
{
	uint32_t line = NONE;

	if (v->sel.type == ENTITY_SLICE && view_filter_has(v, v->sel.id))
		line = view_line_of_slice(v, v->sel.id);
	if (line == NONE)
		return 0;
	v->line = line;
	view_show_line(v);
	return 1;
}

void
filter_line(struct app *app)
{
	struct view *v = &app->view;

	if (!line_of_selection(v))
		place_line(v, v->line);
	summary_keep(app);
}

void
filter_placed(struct app *app)
{
	struct view *v = &app->view;

	if (!v->filter_made || app->filter.typing)
		return;
	v->filter_made = 0;
	pane_filtered(app);
	filter_line(app);
}

int
filter_pending(struct app *app)
{
	return app->filter.matching;
}

enum app_idle
filter_idle(struct app *app)
{
	if (app->filter.matching && filter_match(&app->filter.next, app->trace,
	    NAMES_MS)) {
		filter_use(app);
		filter_placed(app);
	}
	return app->filter.matching ? APP_IDLE_MORE : APP_IDLE_NOW;
}

int
filter_follow(struct app *app)
{
	struct filter_ui *ui = &app->filter;
	int percent, running, changed;
	uint64_t n, slices;

	if (!ui->running)
		return 0;
	running = filter_poll(&ui->now, &percent, &n);
	changed = app->view.filter_percent != (running ? percent : -1);
	app->view.filter_percent = running ? percent : -1;
	if (running && (n == ui->lent_hits || now_ms() - ui->lent_ms <
	    FOLLOW_MS || !view_filter_counts(&app->view, &slices)))
		return changed;
	ui->running = running;
	filter_lend(app);
	filter_placed(app);
	return 1;
}

void
filter_settle(struct app *app)
{
	if (app->filter.matching) {
		filter_match(&app->filter.next, app->trace, -1);
		filter_use(app);
		filter_placed(app);
	}
	filter_wait(&app->filter.now);
	filter_follow(app);
}

void
filter_again(struct app *app)
{
	const char *last = app->filter.matching ? app->filter.next.text :
	    app->filter.now.text;
	char *text;

	filter_stop(&app->filter.now);
	app->filter.running = 0;
	if (last == NULL)
		return;
	text = xstrdup(last);
	(void)filter_set(app, text, NULL);
	free(text);
}

void
filter_ui_free(struct app *app)
{
	filter_free(&app->filter.now);
	filter_free(&app->filter.next);
	free(app->filter.before);
	app->view.filter_text = NULL;
	memset(&app->filter, 0, sizeof(app->filter));
}

/* ---- the prompt ---- */

int
filter_ask(struct app *app)
{
	struct filter_ui *ui = &app->filter;

	free(ui->before);
	ui->before = xstrdup(ui->now.text != NULL ? ui->now.text : "");
	ui->before_off = app->view.filter_off;
	ui->before_line = app->view.line;
	ui->before_top = app->view.top;
	ui->error[0] = '\0';
	ask_open(app, PROMPT_FILTER, "");	/* Up: the filter in use */
	return APP_REDRAW;
}

void
filter_preview(struct app *app, const char *text)
{
	struct err err;

	app->filter.typing = 1;
	app->filter.error[0] = '\0';
	err_clear(&err);
	if (filter_set(app, text, &err) == 0)
		view_filter_pause(&app->view, 0);
	else
		strlcpy(app->filter.error, err.msg, sizeof(app->filter.error));
}

void
filter_cancel(struct app *app)
{
	struct view *v = &app->view;

	app->filter.typing = 0;
	(void)filter_set(app, app->filter.before != NULL ?
	    app->filter.before : "", NULL);
	view_filter_pause(v, app->filter.before_off);
	v->filter_made = 0;
	if (!line_of_selection(v) && app->filter.before_line < v->nlines) {
		v->line = app->filter.before_line;
		v->top = app->filter.before_top;
		view_show_line(v);
	}
	summary_keep(app);
}

int
filter_accept(struct app *app, const char *text)
{
	struct err err;

	app->filter.typing = 0;
	err_clear(&err);
	if (filter_set(app, text, &err) == -1) {
		filter_cancel(app);
		return app_fail(app, "%s", err.msg);
	}
	view_filter_pause(&app->view, 0);
	filter_placed(app);
	return APP_REDRAW;
}
