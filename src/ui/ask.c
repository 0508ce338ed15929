/*
 * ask: opens prompts and handles their keys; their rows are in prompt_table.c.
 * An open prompt takes all keys; Up and Down go through the history, or through
 * the list above the prompt, and Tab completes.
 */
#include "config.h"

#include <string.h>

#include "ttv/app.h"
#include "ttv/key.h"
#include "ttv/trace.h"

#include "ask.h"
#include "menu.h"
#include "pane.h"
#include "picker.h"

void
ask_open(struct app *app, enum prompt_kind kind, const char *text)
{
	app->prompt_kind = kind;
	prompt_open(&app->prompt, app->prompts[kind].no_history ? NULL :
	    &app->history[kind], text);
}

/* Returns 1 if a command has an argument that must be given. */
static int
ask_needs_args(const struct ui_command *c)
{
	size_t len = strlen(c->args);

	return len > 0 && (c->args[0] != '[' || c->args[len - 1] != ']');
}

int
ask_command(struct app *app, const struct ui_command *c)
{
	char line[64];

	strlcpy(line, c->name, sizeof(line));
	if (!ask_needs_args(c))
		return ui_command_run(app, line, 0) | APP_REDRAW;
	strlcat(line, " ", sizeof(line));
	ask_open(app, PROMPT_COMMAND, line);
	return APP_REDRAW;
}

/* Closes the prompt and the list above it. */
static void
ask_close(struct app *app)
{
	if (app->prompts[app->prompt_kind].has_list)
		pane_shut(app);
	app->prompt_kind = PROMPT_NONE;
	menu_close(app);
}

/* Returns the offset of a line and a column in a text. */
static size_t
ask_offset(const char *s, uint64_t line, uint64_t col)
{
	size_t i = 0;

	for (; line > 1 && s[i] != '\0'; i++)
		line -= s[i] == '\n';
	for (; col > 1 && s[i] != '\0'; col--)
		for (i++; ((unsigned char)s[i] & 0xc0) == 0x80; i++)
			;
	return i;
}

void
ask_again(struct app *app, const char *part, uint64_t line, uint64_t col)
{
	const char *at;

	if (app->asked == PROMPT_NONE || app->prompt_kind != PROMPT_NONE)
		return;
	ask_open(app, app->asked, app->asked_text);
	if (line > 0 && (at = strstr(app->prompt.text, part)) != NULL)
		app->prompt.at = (size_t)(at - app->prompt.text) +
		    ask_offset(at, line, col);
}

/* Does what Enter does; a text that is wrong stays to be corrected. */
static int
ask_accept(struct app *app, const struct prompt_row *row)
{
	int rc;

	app->asked = row->keeps ? app->prompt_kind : PROMPT_NONE;
	strlcpy(app->asked_text, app->prompt.text, sizeof(app->asked_text));
	ask_close(app);
	rc = row->accept(app, app->asked_text);
	if (rc & APP_FAIL && app->view.message_is_error)
		ask_again(app, "", 0, 0);
	return rc;
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
	const struct prompt_row *row = &app->prompts[app->prompt_kind];

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
		return ask_accept(app, row);
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
