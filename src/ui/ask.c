/*
 * Prompts: a row for each with its label, its hint, and what an edit, Enter
 * and Esc do.  An open prompt takes all keys; Up and Down go through the
 * history, or through the list above the prompt, and Tab completes.
 */
#include "config.h"

#include <string.h>

#include "ttv/key.h"
#include "ttv/trace.h"

#include "commands.h"

struct prompt_row {
	const char	*word;		/* in a session */
	const char	*label;
	const char	*hint;
	void		(*edit)(struct app *, const char *);
	int		(*accept)(struct app *, const char *);
	void		(*cancel)(struct app *);
	int		 has_list;
	int		 no_history;
};

static void
edit_find(struct app *app, const char *text)
{
	find_preview(app, text);
}

static int
accept_command(struct app *app, const char *text)
{
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

/* Returns 1 if a command has an argument that must be given. */
static int
needs_args(const struct ui_command *c)
{
	size_t len = strlen(c->args);

	return len > 0 && (c->args[0] != '[' || c->args[len - 1] != ']');
}

static int
accept_palette(struct app *app, const char *text)
{
	const struct ui_command *c;
	uint32_t chosen;
	char line[64];

	(void)text;
	if ((chosen = picker_chosen(app, PANE_COMMANDS)) == NONE)
		return app_fail(app, "no command is named so");
	c = &ui_commands[chosen];
	strlcpy(line, c->name, sizeof(line));
	if (!needs_args(c))
		return ui_command_run(app, line, 0) | APP_REDRAW;
	strlcat(line, " ", sizeof(line));
	ask_open(app, PROMPT_COMMAND, line);
	return APP_REDRAW;
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

static const struct prompt_row rows[PROMPT_KINDS] = {
	[PROMPT_COMMAND] = { "command", ":",
	    "Enter run  Tab complete  Up history  Esc leave",
	    NULL, accept_command, NULL, 0, 0 },
	[PROMPT_FIND] = { "find", "/",
	    "Enter first hit  /re/ expression  Up history  Esc leave",
	    edit_find, find_accept, find_cancel, 0, 0 },
	[PROMPT_TIME] = { "time", "go to time: ",
	    "12.5ms from the start  +3us from the cursor  50%  @12s raw  'a+1ms  "
	    "14:03:05  Esc leave",
	    NULL, accept_time, NULL, 0, 0 },
	[PROMPT_PALETTE] = { "palette", "> ",
	    "Enter run  Up/Down choose  Esc leave",
	    picker_commands, accept_palette, cancel_list, 1, 1 },
	[PROMPT_TRACK] = { "track", "track: ",
	    "Enter go there  Up/Down choose  Esc leave",
	    picker_tracks, accept_track, cancel_list, 1, 1 },
	[PROMPT_LIST] = { "list", "/",
	    "Enter go there  Up history  Esc back",
	    cmd_list_preview, cmd_list_accept, cmd_list_cancel, 0, 0 },
	[PROMPT_FILTER] = { "filter", "lines with: ",
	    "Enter keep these lines  slices: dur>5ms cat: track: !not too  Esc "
	    "show all",
	    cmd_list_filter, cmd_list_filtered, cmd_list_unfilter, 0, 1 },
	[PROMPT_BY] = { "by", "group by: ",
	    "name category thread process depth parent file args.NAME, or two: "
	    "name,thread",
	    NULL, accept_by, NULL, 0, 0 },
	[PROMPT_SHOWN] = { "shown", "show only: ",
	    "text  /re/  key=value  cat:  track:  thread:  process:  dur>5ms  "
	    "!not  Up last  Esc leave",
	    filter_preview, filter_accept, filter_cancel, 0, 0 },
	[PROMPT_SQL] = { "sql", "sql: ",
	    "SELECT ... WHERE ts BETWEEN $start AND $end  $slice $track  "
	    "!SELECT hits  Tab  Esc leave",
	    NULL, accept_sql, NULL, 0, 0 },
	[PROMPT_NOTE] = { "note", "note: ",
	    "Enter mark it so  Up history  Esc leave",
	    NULL, mark_noted, NULL, 0, 0 },
	[PROMPT_WRITE] = { "write", "write to: ",
	    "FILE.tsv  .csv  .json  .md  .txt  Esc leave",
	    NULL, area_write_to, NULL, 0, 0 },
	[PROMPT_FLAME] = { "flame", "/",
	    "Enter first box  /re/ expression  Up history  Esc leave",
	    flame_find_preview, flame_find_accept, flame_find_cancel, 0, 0 },
};

const char *
ask_word(enum prompt_kind kind)
{
	return rows[kind].word;
}

const char *
ask_label(enum prompt_kind kind)
{
	return rows[kind].label;
}

const char *
ask_hint(enum prompt_kind kind)
{
	return rows[kind].hint;
}

void
ask_open(struct app *app, enum prompt_kind kind, const char *text)
{
	app->prompt_kind = kind;
	prompt_open(&app->prompt, rows[kind].no_history ? NULL :
	    &app->history[kind], text);
}

/* Closes the prompt and the list above it. */
void
ask_close(struct app *app)
{
	if (rows[app->prompt_kind].has_list)
		pane_shut(app);
	app->prompt_kind = PROMPT_NONE;
	menu_close(app);
}

/* Turns the wheel into Up and Down, and other keys of the mouse into none. */
static uint32_t
ask_without_mouse(uint32_t key)
{
	int col, row;

	key = key_place(key, &col, &row);
	if (key == K_WHEEL_UP)
		return K_UP;
	if (key == K_WHEEL_DOWN)
		return K_DOWN;
	return key >= K_CLICK && key <= K_CTRL_WHEEL_DOWN ? K_NONE : key;
}

/* Handles the keys of the list above a prompt; returns 1 if it was one. */
static int
ask_list_key(struct app *app, uint32_t key)
{
	int page = app->view.rows > 8 ? app->view.rows / 2 : 1;

	switch (key) {
	case K_UP:
	case K_CTRL('p'):
	case K_BACKTAB:
		picker_move(app, -1);
		return 1;
	case K_DOWN:
	case K_CTRL('n'):
	case K_TAB:
		picker_move(app, 1);
		return 1;
	case K_PGUP:
		picker_move(app, -page);
		return 1;
	case K_PGDN:
		picker_move(app, page);
		return 1;
	default:
		return 0;
	}
}

int
ask_key(struct app *app, uint32_t key)
{
	const struct prompt_row *row = &rows[app->prompt_kind];
	char text[PROMPT_MAX];

	if ((key = ask_without_mouse(key)) == K_NONE)
		return 0;
	if (row->has_list && ask_list_key(app, key))
		return APP_REDRAW;
	if (app->prompt_kind == PROMPT_SQL && (key == K_TAB ||
	    key == K_BACKTAB)) {
		words_tab(app, key == K_TAB ? 1 : -1);
		return APP_REDRAW;
	}
	words_close(app);
	if (complete_key(app, key)) {
		if (row->edit != NULL)
			row->edit(app, app->prompt.text);
		return APP_REDRAW;
	}
	switch (prompt_key(&app->prompt, key)) {
	case PROMPT_ACCEPTED:
		strlcpy(text, app->prompt.text, sizeof(text));
		ask_close(app);
		return row->accept(app, text);
	case PROMPT_CANCELLED:
		ask_close(app);
		if (row->cancel != NULL)
			row->cancel(app);
		return APP_REDRAW;
	case PROMPT_EDITED:
		if (row->edit != NULL)
			row->edit(app, app->prompt.text);
		return APP_REDRAW;
	case PROMPT_IGNORED:
	case PROMPT_MOVED:
		break;
	}
	return APP_REDRAW;
}
