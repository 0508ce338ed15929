/*
 * prompt_table: THE table of prompts: the label and the hint of each, and what
 * an edit, Enter and Esc do.  app_init() gives it to the app.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/area.h"
#include "ttv/trace.h"

#include "area_ui.h"
#include "ask.h"
#include "cmd_list.h"
#include "filter_ui.h"
#include "find_ui.h"
#include "flame_ui.h"
#include "mark.h"
#include "pane.h"
#include "picker.h"
#include "result.h"

/*
 * Runs a command line.  A command that fails without an argument, or a search
 * that finds nothing, is typed right: its prompt closes.
 */
static int
accept_command(struct app *app, const char *text)
{
	const char *name = text + strspn(text, " ");
	const struct ui_command *c = ui_command_find(app->commands, name,
	    strcspn(name, " "));

	if (c != NULL && (strchr(name, ' ') == NULL ||
	    c->section == SECTION_FIND || c->section == SECTION_LIST))
		app->asked = PROMPT_NONE;
	return ui_command_run(app, text, 0) | APP_REDRAW;
}

static int
accept_time(struct app *app, const char *text)
{
	char line[PROMPT_MAX + 16] = "goto-time ";

	if (*text == '\0')
		return APP_REDRAW;
	strlcat(line, text, sizeof(line));
	return ui_command_run(app, line, 0) | APP_REDRAW;
}

static int
accept_palette(struct app *app, const char *text)
{
	uint32_t chosen;

	(void)text;
	if ((chosen = picker_chosen(app, PANE_COMMANDS)) == NONE)
		return app_fail(app, "no command is like that; ? shows all");
	return ask_command(app, &app->commands[chosen]);
}

static int
accept_track(struct app *app, const char *text)
{
	uint32_t track = picker_chosen(app, PANE_TRACKS);

	if (track == NONE)
		return app_fail(app, "%s: no such track", text);
	picker_go(app, track, text);
	return APP_REDRAW;
}

static void
cancel_list(struct app *app)
{
	app->picker.n = 0;
}

static int
accept_by(struct app *app, const char *text)
{
	return *text == '\0' ? APP_REDRAW : area_by_set(app, text);
}

const struct prompt_row prompt_rows[PROMPT_KINDS] = {
	[PROMPT_COMMAND] = { "command", ":",
	    "Enter run  Tab complete  Up history  Esc leave",
	    NULL, accept_command, NULL, 0, 0, 1 },
	[PROMPT_FIND] = { "find", "/",
	    "Enter first hit  /re/ expression  Up history  Esc leave",
	    find_preview, find_accept, find_cancel, 0, 0, 0 },
	[PROMPT_TIME] = { "time", "go to time: ",
	    "12.5ms from the start  +3us from the cursor  50%  @12s raw  'a+1ms  "
	    "14:03:05  Esc leave",
	    NULL, accept_time, NULL, 0, 0, 1 },
	[PROMPT_PALETTE] = { "palette", "> ",
	    "Enter run  Up/Down choose  Esc leave",
	    picker_commands, accept_palette, cancel_list, 1, 1, 0 },
	[PROMPT_TRACK] = { "track", "track: ",
	    "Enter go there  Up/Down choose  Esc leave",
	    picker_tracks, accept_track, cancel_list, 1, 1, 0 },
	[PROMPT_LIST] = { "list", "/",
	    "Enter go there  Up history  Esc back",
	    cmd_list_preview, cmd_list_accept, cmd_list_cancel, 0, 0, 0 },
	[PROMPT_LINES] = { "filter", "lines with: ",
	    "Enter keep these lines  slices: dur>5ms cat: track: !not too  Esc "
	    "show all",
	    pane_filter, cmd_list_filtered, cmd_list_unfilter, 0, 1, 0 },
	[PROMPT_BY] = { "by", "group by: ",
	    &AREA_BY_KEYS "  args.NAME  A,B both"[1],
	    NULL, accept_by, NULL, 0, 0, 1 },
	[PROMPT_FILTER] = { "shown", "show only: ",
	    "text  /re/  key=value  cat:  track:  thread:  process:  dur>5ms  "
	    "trace:  !not  Up last  Esc leave",
	    filter_preview, filter_accept, filter_cancel, 0, 0, 0 },
	[PROMPT_SQL] = { "sql", "sql: ",
	    "SELECT ... WHERE ts BETWEEN $start AND $end  $slice $track  "
	    "!SELECT hits  Tab  Esc leave",
	    NULL, accept_sql, NULL, 0, 0, 1 },
	[PROMPT_NOTE] = { "note", "note: ",
	    "Enter mark it so  Up history  Esc leave",
	    NULL, mark_noted, NULL, 0, 0, 0 },
	[PROMPT_WRITE] = { "write", "write to: ",
	    "FILE.tsv  .csv  .json  .md  .txt  Esc leave",
	    NULL, area_write_to, NULL, 0, 0, 1 },
	[PROMPT_FLAME] = { "flame", "/",
	    "Enter first box  /re/ expression  Up history  Esc leave",
	    flame_find_preview, flame_find_accept, flame_find_cancel, 0, 0, 0 },
};
