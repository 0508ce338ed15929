/*
 * cmd_list: commands of any list: moving, searching, filtering, folding, going
 * to the thing of a line.  The commands act on the open pane, that of
 * pane_now().
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"

#include "ask.h"
#include "cmd_list.h"
#include "command_table.h"
#include "listing_ui.h"
#include "pane.h"
#include "place.h"
#include "preview.h"

/* Returns the open list; *room is the number of its lines on the screen. */
static struct list *
cmd_list_now(struct app *app, uint64_t *room)
{
	struct list *l = pane_list(app, pane_now(app));

	if (l == NULL)
		app_fail(app, "no list is open");
	else
		*room = view_list_room(&app->view, l);
	return l;
}

int
do_list_move(struct app *app, const struct ui_args *a)
{
	int64_t by = (int64_t)a->way * a->count;
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	list_move(l, by, room);
	preview_show(app);
	return APP_REDRAW;
}

int
do_list_page(struct app *app, const struct ui_args *a)
{
	int64_t pages = (int64_t)a->way * a->count;
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	list_page(l, pages, room);
	preview_show(app);
	return APP_REDRAW;
}

static int
cmd_list_to(struct app *app, uint64_t line)
{
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	list_to(l, line, room);
	preview_show(app);
	return APP_REDRAW;
}

int
do_list_top(struct app *app, const struct ui_args *a)
{
	return cmd_list_to(app, a->counted ? (uint64_t)a->count - 1 : 0);
}

int
do_list_end(struct app *app, const struct ui_args *a)
{
	return cmd_list_to(app, a->counted ? (uint64_t)a->count - 1 :
	    LIST_NONE);
}

/* ---- the thing of a line ---- */

int
do_list_fold(struct app *app, const struct ui_args *a)
{
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	(void)a;
	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	if (list_fold(l) == -1)
		return APP_FAIL;
	list_to(l, l->at, room);
	return APP_REDRAW;
}

int
do_list_enter(struct app *app, const struct ui_args *a)
{
	enum pane_id id = pane_now(app);
	struct entity_ref sel;
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	if (app->panes[id].enter != NULL)
		return app->panes[id].enter(app, list_at(l));
	if (app->panes[id].show != NULL)
		return preview_enter(app, list_at(l));
	if (list_target(l, &sel) == -1)
		return do_list_fold(app, a);
	pane_shut(app);
	jump_push(app);
	place_entity(app, &sel);
	return APP_REDRAW;
}

/* Gives a list all of the screen, or half of it again; as the pane has it. */
int
do_list_full(struct app *app, const struct ui_args *a)
{
	if (app->screen == PANE_NONE)
		return do_pane(app, a);
	if (app->panes[app->screen].full)
		return app_fail(app, "it has all of the screen");
	app->view.screen_full = !app->view.screen_full;
	view_show_line(&app->view);
	if (app->preview.on)
		preview_show(app);
	return APP_REDRAW;
}

int
do_list_close(struct app *app, const struct ui_args *a)
{
	(void)a;
	return pane_close(app);
}

/* ---- search ---- */

static int
cmd_list_missing(struct app *app, const struct list *l)
{
	return app_fail(app, l->source->find == NULL &&
	    list_count(l) > LIST_LOOK ? "%s: not in the next million lines" :
	    "%s: not in this list", app->list_text);
}

/* Goes to the next line with the text, `count` times. */
int
do_list_again(struct app *app, const struct ui_args *a)
{
	uint64_t room, at;
	struct list *l = cmd_list_now(app, &room);
	int dir = a->way, i, n;

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	if (app->list_text[0] == '\0')
		return app_fail(app, "nothing was searched in a list");
	n = ui_count(a, list_count(l));
	for (i = 0; i < n; i++) {
		at = list_find(l, dir > 0 ? l->at + 1 : l->at - 1, dir,
		    app->list_text);
		if (at == LIST_NONE)
			return cmd_list_missing(app, l);
		list_to(l, at, room);
	}
	preview_show(app);
	return APP_REDRAW;
}

int
do_list_find(struct app *app, const struct ui_args *a)
{
	uint64_t room;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	app->list_from = l->at;
	if (a->text[0] != '\0')
		return cmd_list_accept(app, a->text);
	ask_open(app, PROMPT_LIST, "");
	return APP_REDRAW;
}

/*
 * Goes to the first line of the typed text, or back to the line where the
 * search began.
 */
void
cmd_list_preview(struct app *app, const char *text)
{
	uint64_t room, at;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return;
	at = list_find(l, app->list_from, 1, text);
	list_to(l, at != LIST_NONE ? at : app->list_from, room);
	preview_show(app);
}

int
cmd_list_accept(struct app *app, const char *text)
{
	static const struct ui_args once = { 1, 0, "", 1 };
	uint64_t room, at;
	struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	if (*text == '\0')		/* an empty text repeats the last
					 * search */
		return do_list_again(app, &once);
	strlcpy(app->list_text, text, sizeof(app->list_text));
	at = list_find(l, app->list_from, 1, app->list_text);
	list_to(l, at != LIST_NONE ? at : app->list_from, room);
	preview_show(app);
	return at != LIST_NONE ? APP_REDRAW : cmd_list_missing(app, l);
}

void
cmd_list_cancel(struct app *app)
{
	(void)cmd_list_to(app, app->list_from);
}

/* ---- filter ---- */

int
do_list_filter(struct app *app, const struct ui_args *a)
{
	uint64_t room;
	const struct list *l = cmd_list_now(app, &room);

	if (l == NULL)
		return APP_REDRAW | APP_FAIL;
	if (l->source->filter == NULL)
		return app_fail(app, "this list shows all of its lines");
	if (a->text[0] != '\0')
		pane_filter(app, a->text);
	else
		ask_open(app, PROMPT_LINES, app->list_filter);
	return APP_REDRAW;
}

int
cmd_list_filtered(struct app *app, const char *text)
{
	const struct list *l = pane_list(app, pane_now(app));

	listing_ui_key(app);	/* what is shown may be of half the text */
	if (l == NULL || list_count(l) > 0 || listing_ui_pending(app))
		return APP_REDRAW;
	pane_filter(app, "");
	return app_fail(app, "no line has \"%s\"; all are shown", text);
}

void
cmd_list_unfilter(struct app *app)
{
	pane_filter(app, "");
}
