/*
 * pane_table: THE table of panes: help, warnings, the inspector, the drawers,
 * the choices of prompts.  A pane is a row and the source of its lines; the
 * list widget (ttv/list.h) scrolls, searches and draws, and cmd_list.c has the
 * commands for all panes.
 *
 * A new pane is an id in ttv/app.h, a row here, a source, and a command that
 * calls pane_open().  It has a key mode of its own only if it needs keys
 * besides those of any list.  What else happens to it in its life, its row
 * says: no other file knows which panes there are.
 */
#include "config.h"

#include "ttv/app.h"

#include "alerts.h"
#include "area_ui.h"
#include "causes.h"
#include "flame_ui.h"
#include "help.h"
#include "hint.h"
#include "listing_ui.h"
#include "mark.h"
#include "summary.h"
#include "pane.h"
#include "picker.h"
#include "result.h"
#include "settings_list.h"
#include "twin_ui.h"
#include "warnings.h"

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
	{ "list-enter",			"do it" },
	{ "help",			"all keys" },
	{ "list-filter",		"find" },
	{ "list-page-down list-page-up", "page" },
	{ "list-close",			"close" },
	{ NULL, NULL }
};

static const struct hint warnings_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go to the event" },
	{ "list-page-down list-page-up", "page" },
	{ "list-close",			"close" },
	{ "list-full",			"full screen" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint marks_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go there" },
	{ "mark-edit",			"note" },
	{ "mark-delete",		"delete" },
	{ "list-close",			"back" },
	{ "list-full",			"full screen" },
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
	{ "flame-label",		"labels" },
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
	{ "list-close",			"back" },
	{ "list-find",			"find" },
	{ "list-full",			"full screen" },
	{ "zoom-in zoom-out",		"zoom" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint settings_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"set" },
	{ "list-close",			"back" },
	{ "list-find",			"find" },
	{ "list-full",			"full screen" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint listing_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go there" },
	{ "list-close",			"back" },
	{ "list-sort-left list-sort-right", "sort" },
	{ "list-invert",		"invert" },
	{ "list-filter",		"filter" },
	{ "list-copy",			"copy" },
	{ "list-full",			"full screen" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint twin_hints[] = {
	{ "list-down list-up",		"line" },
	{ "list-enter",			"go to the slower" },
	{ "list-close",			"back" },
	{ "differences-by",		"slices/names" },
	{ "differences-label",		"labels" },
	{ "list-find",			"find" },
	{ "list-full",			"full screen" },
	{ "help",			"help" },
	{ NULL, NULL }
};

const struct pane_row pane_rows[PANE_MAX] = {
	[PANE_INSPECTOR] = { .mode = MODE_INSPECTOR, .cursor = LIST_BAR,
	    .close = pane_reset, .hints = inspector_hints },
	[PANE_HELP] = { .title = "help", .mode = MODE_HELP,
	    .cursor = LIST_MARK, .source = &help_source, .enter = help_enter,
	    .close = help_close, .texts = help_texts, .full = 1,
	    .hints = help_hints, .free = help_free },
	[PANE_WARNINGS] = { .title = "warnings", .mode = MODE_WARNINGS,
	    .cursor = LIST_MARK, .source = &warnings_source,
	    .enter = warnings_enter, .hints = warnings_hints,
	    .free = warnings_free, .key = warnings_finish,
	    .refresh = warnings_refresh, .idle_pending = warnings_pending,
	    .idle = warnings_idle },
	[PANE_COMMANDS] = { .title = "commands", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &picker_commands_source },
	[PANE_WORDS] = { .title = "words of SQL", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &words_source,
	    .free = words_free },
	[PANE_TRACKS] = { .title = "tracks", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &picker_tracks_source,
	    .free = picker_free, .refresh = picker_refresh },
	[PANE_CAUSES] = { .title = "what led here", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &causes_source,
	    .show = causes_show, .head = causes_head, .hints = causes_hints,
	    .refresh = causes_refresh },
	[PANE_ALERTS] = { .title = "alerts", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &alerts_source,
	    .show = alerts_show, .head = alerts_head, .hints = causes_hints },
	[PANE_SETTINGS] = { .title = "settings", .mode = MODE_LIST,
	    .cursor = LIST_MARK, .source = &settings_source,
	    .enter = settings_enter, .head = settings_head,
	    .hints = settings_hints },
	[PANE_MARKS] = { .title = "marks", .mode = MODE_MARKS,
	    .cursor = LIST_MARK, .source = &marks_source,
	    .show = marks_show, .head = marks_head, .hints = marks_hints,
	    .free = marks_free,
	    .refresh = marks_refresh },
	[PANE_AREA] = { .mode = MODE_DRAWER, .cursor = LIST_BAR,
	    .source = &area_rows_source, .enter = area_enter,
	    .close = area_close, .hide = area_ui_hide, .hints = area_hints,
	    .init = area_ui_init, .free = area_ui_free, .key = area_ui_key,
	    .update = area_ui_update, .texts = area_rows_texts,
	    .filtered = area_ui_filtered, .refresh = area_ui_refresh,
	    .pending = area_ui_pending, .wait = area_ui_wait },
	[PANE_FLAME] = { .title = "flame graph", .mode = MODE_FLAME,
	    .full = 1, .cursor = LIST_BAR, .source = &flame_rows_source,
	    .close = flame_close, .hints = flame_hints,
	    .init = flame_ui_init, .free = flame_ui_free, .key = flame_ui_key,
	    .update = flame_ui_update, .texts = flame_rows_texts,
	    .filtered = flame_ui_filtered,
	    .refresh = flame_ui_refresh, .pending = flame_ui_pending,
	    .wait = flame_ui_wait },
	/* one state has both lists: its life is that of the first row */
	[PANE_SLICES] = { .title = "slices", .mode = MODE_LISTING,
	    .cursor = LIST_MARK, .source = &listing_slices_source,
	    .show = listing_slices_show, .hints = listing_hints,
	    .init = listing_ui_init, .free = listing_ui_free,
	    .key = listing_ui_key, .texts = listing_ui_texts,
	    .searched = listing_ui_searched,
	    .refresh = listing_ui_refresh, .pending = listing_ui_pending,
	    .wait = listing_ui_wait },
	[PANE_HITS] = { .title = "hits", .mode = MODE_LISTING,
	    .cursor = LIST_MARK, .source = &listing_hits_source,
	    .show = listing_hits_show, .hints = listing_hints },
	[PANE_TWINS] = { .title = "what differs", .mode = MODE_TWINS,
	    .cursor = LIST_MARK, .source = &twin_source,
	    .show = twin_show_line, .hints = twin_hints,
	    .init = twin_ui_init, .free = twin_ui_free,
	    .update = twin_ui_update, .texts = twin_ui_texts,
	    .refresh = twin_ui_refresh,
	    .pending = twin_ui_pending, .wait = twin_ui_wait },
	[PANE_RESULT] = { .mode = MODE_RESULT, .cursor = LIST_BAR,
	    .source = &result_source, .enter = result_enter,
	    .close = result_close, .hide = result_hide, .hints = result_hints,
	    .init = result_ui_init, .free = result_ui_free,
	    .update = result_ui_update, .texts = result_texts,
	    .refresh = result_ui_refresh, .pending = result_ui_pending,
	    .wait = result_ui_wait },
	[PANE_SUMMARY] = { .mode = MODE_INSPECTOR, .cursor = LIST_BAR,
	    .source = &summary_source, .enter = summary_enter,
	    .close = pane_reset, .hide = summary_hide,
	    .hints = inspector_hints, .init = summary_init,
	    .free = summary_free, .update = summary_update,
	    .texts = summary_texts,
	    .refresh = summary_refresh, .pending = summary_pending,
	    .wait = summary_wait },
};
