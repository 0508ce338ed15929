/*
 * pane: THE table of panes: help, warnings, the inspector, the choices of
 * prompts.  A pane is a row and the source of its lines; the list widget
 * (ttv/list.h) scrolls, searches and draws, and cmd_list.c has the commands for
 * all panes.
 *
 * The inspector lies below the tracks and its list is the view's.  The other
 * panes take the place of the tracks, one at a time; each keeps its position
 * while it is closed.
 *
 * A new pane is an id in ttv/app.h, a row here, a source, and a command that
 * calls pane_open().  It has a key mode of its own only if it needs keys
 * besides those of any list.
 */
#include "config.h"

#include <string.h>

#include "area_ui.h"
#include "commands.h"
#include "listing_ui.h"
#include "twin_ui.h"
#include "flame_ui.h"
#include "opening.h"
#include "result.h"

static const struct hint inspector_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go" },
	{ "list-fold",			"fold" },
	{ "pane-focus",			"tracks" },
	{ "close",			"close" },
	{ "zoom-in zoom-out",		"zoom" },
	{ "parent longest-child",	"out/in" },
	{ "flow-previous flow-next",	"flow" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint help_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-page-down list-page-up", "page" },
	{ "list-filter",		"find" },
	{ "list-close",			"close" },
	{ NULL, NULL }
};

static const struct hint warnings_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go to the event" },
	{ "list-page-down list-page-up", "page" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint marks_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go there" },
	{ "mark-edit",			"note" },
	{ "mark-delete",		"delete" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint area_hints[] = {
	{ "list-enter",			"slices/go" },
	{ "area-sort-left area-sort-right", "sort" },
	{ "area-by-next area-by-second", "group" },
	{ "area-previous-table area-next-table", "table" },
	{ "list-filter",		"filter" },
	{ "pane-focus",			"tracks" },
	{ "area-clip",			"clip" },
	{ "area-invert",		"invert" },
	{ "area-copy area-write",	"copy/write" },
	{ "area-by",			"group by" },
	{ "flame",			"flame" },
	{ "list-close",			"back" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint flame_hints[] = {
	{ "flame-left flame-down flame-up flame-right", "move" },
	{ "flame-zoom flame-unzoom",	"in/out" },
	{ "flame-goto",			"to the longest" },
	{ "flame-find",			"find" },
	{ "flame-form",			"flame/tree/names" },
	{ "flame-weight flame-weight-back", "weight" },
	{ "flame-invert",		"callers" },
	{ "flame-merge",		"threads" },
	{ "flame-quit",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint result_hints[] = {
	{ "list-enter",			"go there" },
	{ "result-sort-left result-sort-right", "sort" },
	{ "result-invert",		"invert" },
	{ "list-filter",		"filter" },
	{ "result-copy",		"copy" },
	{ "pane-focus",			"tracks" },
	{ "sql",			"ask" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint causes_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go there" },
	{ "list-find",			"find" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint listing_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go there" },
	{ "list-sort-left list-sort-right", "sort" },
	{ "list-invert",		"invert" },
	{ "list-filter",		"filter" },
	{ "list-copy",			"copy" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint twin_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go to the slower" },
	{ "differences-by",		"slices/names" },
	{ "list-find",			"find" },
	{ "list-close",			"close" },
	{ "help",			"help" },
	{ NULL, NULL }
};

const struct pane_row pane_rows[PANE_MAX] = {
	[PANE_INSPECTOR] = { NULL, MODE_INSPECTOR, LIST_BAR, NULL,
	    NULL, cmd_pane_close, NULL, inspector_hints },
	[PANE_HELP] = { "ttv help", MODE_HELP, LIST_PAGE, &help_source,
	    help_enter, NULL, NULL, help_hints },
	[PANE_WARNINGS] = { "ttv warnings", MODE_WARNINGS, LIST_MARK,
	    &warnings_source, warnings_enter, NULL, warnings_refresh,
	    warnings_hints },
	[PANE_MARKS] = { "marks", MODE_MARKS, LIST_MARK, &marks_source,
	    marks_enter, NULL, marks_refresh, marks_hints },
	[PANE_CAUSES] = { "what led here", MODE_LIST, LIST_MARK,
	    &causes_source, causes_enter, NULL, causes_refresh,
	    causes_hints },
	[PANE_ALERTS] = { "ttv alerts", MODE_LIST, LIST_MARK,
	    &alerts_source, alerts_enter, NULL, NULL, causes_hints },
	[PANE_RESULT] = { NULL, MODE_RESULT, LIST_BAR, &result_source,
	    result_enter, result_close, result_ui_refresh, result_hints },
	[PANE_COMMANDS] = { "ttv commands", MODE_LIST, LIST_MARK,
	    &picker_commands_source, NULL, NULL, NULL, NULL },
	[PANE_WORDS] = { "words of SQL", MODE_LIST, LIST_MARK,
	    &words_source, NULL, NULL, NULL, NULL },
	[PANE_TRACKS] = { "ttv tracks", MODE_LIST, LIST_MARK,
	    &picker_tracks_source, NULL, NULL, picker_refresh, NULL },
	[PANE_AREA] = { NULL, MODE_DRAWER, LIST_BAR, &area_rows_source,
	    area_enter, area_close, area_ui_refresh, area_hints },
	[PANE_OPENING] = { NULL, MODE_INSPECTOR, LIST_BAR, &opening_source,
	    opening_enter, cmd_pane_close, opening_refresh,
	    inspector_hints },
	[PANE_SLICES] = { "slices", MODE_LISTING, LIST_MARK,
	    &listing_slices_source, listing_slices_enter, NULL,
	    listing_ui_refresh, listing_hints },
	[PANE_HITS] = { "hits", MODE_LISTING, LIST_MARK,
	    &listing_hits_source, listing_hits_enter, NULL, NULL,
	    listing_hints },
	[PANE_TWINS] = { "what differs", MODE_TWINS, LIST_MARK,
	    &twin_source, twin_enter, NULL, twin_ui_refresh, twin_hints },
	[PANE_FLAME] = { "ttv flame graph", MODE_FLAME, LIST_BAR,
	    &flame_rows_source, NULL, flame_close, flame_ui_refresh,
	    flame_hints },
};

void
pane_init(struct app *app)
{
	int i;

	for (i = 0; i < PANE_MAX; i++)
		if (pane_rows[i].source != NULL)
			list_init(&app->lists[i], pane_rows[i].source, app,
			    pane_rows[i].cursor);
}

enum pane_id
pane_now(const struct app *app)
{
	if (app->screen != PANE_NONE)
		return app->screen;
	if (app->view.drawer != NULL)
		return result_shown(app) ? PANE_RESULT :
		    !opening_shown(app) ? PANE_AREA :
		    app->view.pane_focus ? PANE_OPENING : PANE_NONE;
	return app->view.pane > 1 || (app->view.pane > 0 &&
	    app->view.pane_focus) ? PANE_INSPECTOR : PANE_NONE;
}

struct list *
pane_list(struct app *app, enum pane_id id)
{
	return id == PANE_NONE ? NULL : id == PANE_INSPECTOR ?
	    &app->view.inspector : &app->lists[id];
}

void
pane_open(struct app *app, enum pane_id id)
{
	app->screen = id;
	app->list_filter[0] = '\0';
	app->view.screen = &app->lists[id];
	app->view.screen_title = pane_rows[id].title;
	app->view.screen_head = NULL;
}

void
pane_shut(struct app *app)
{
	app->screen = PANE_NONE;
	app->view.screen = NULL;
}

void
pane_refresh(struct app *app, const struct match_models *match)
{
	int i;

	for (i = 0; i < PANE_MAX; i++)
		if (pane_rows[i].refresh != NULL)
			pane_rows[i].refresh(app, match);
}
