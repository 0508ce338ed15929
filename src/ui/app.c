/*
 * The viewer without a terminal: from a key to its effect.
 *
 * A key goes to the open prompt, or else to the keymap of the mode.  Digits are
 * a count, a sequence is kept until it is complete, and a binding runs a
 * command line.  Commands change the view and return flags; app_draw() draws
 * once a turn.
 *
 * The app owns the search (the view borrows its pattern and marks) and the keys
 * typed so far.  The trace outlives the app.
 */
#include "config.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/key.h"
#include "ttv/limit.h"
#include "ttv/term.h"
#include "ttv/trace.h"

#include "ask.h"
#include "camera.h"
#include "filter_ui.h"
#include "find_ui.h"
#include "follow_ui.h"
#include "hint.h"
#include "menu.h"
#include "pane.h"
#include "session.h"
#include "start.h"
#include "tutor.h"
#include "twin_ui.h"
#include "view_rows.h"
#include "undo.h"

#define PASTE_MS	500		/* ms between two pasted keys, at most:
					 * a later Ctrl-C is typed */
#define COUNT_MAX	1000000		/* bounds a typed count */

void
app_init(struct app *app, const struct trace *trace, int cols, int rows)
{
	memset(app, 0, sizeof(*app));
	app->trace = trace;
	app->commands = ui_commands;
	app->panes = pane_rows;
	app->prompts = prompt_rows;
	app->session_rows = session_rows;
	app->view_rows = view_rows;
	app->find.track = app->find_before.track = NONE;
	settings_init(&app->settings);
	app->configured = app->settings;
	keymap_parse_defaults(&app->keymap, ui_commands);
	view_init(&app->view, trace);
	app->view.displays = &app->displays;
	pane_init(app);
	app->view.pane = app->settings.value[SETTING_PANE];
	app->view.counter_stacked = app->settings.value[SETTING_STACKED];
	app->view.flows = (uint8_t)app->settings.value[SETTING_FLOWS];
	app->view.prompt_at = -1;
	view_resize(&app->view, cols, rows);
	start_app(app);
}

void
app_leave(struct app *app)
{
	save_ui_finish(app);
}

void
app_free(struct app *app)
{
	int i;

	undo_free(app);
	find_tracks_free(app);
	find_newest_free(app);
	pane_free(app);
	save_ui_free(app);
	free(app->opened);
	displays_free(&app->displays);
	app->view.search = NULL;	/* borrowed from the search */
	app->view.hit = NULL;
	app->view.hit_bits = NULL;
	app->view.hit_ticks = NULL;
	view_free(&app->view);
	filter_ui_free(app);
	find_clear(&app->find);
	find_clear(&app->find_before);
	keymap_free(&app->keymap);
	for (i = 0; i < PROMPT_KINDS; i++)
		history_free(&app->history[i]);
	buf_free(&app->copied);
	trace_free(app->own);
	memset(app, 0, sizeof(*app));
}

static void
app_forget_keys(struct app *app)
{
	app->nseq = 0;
	app->count = 0;
}

/* Runs a binding with the key that stood for <Any> as its argument. */
static int
app_run_binding(struct app *app, const struct binding *b, uint32_t any)
{
	char line[512], key[16] = "";
	int count = app->count;

	if (any != K_NONE)
		key_format(key, sizeof(key), any);
	snprintf(line, sizeof(line), "%s%s%s", b->command,
	    any != K_NONE ? " " : "", key);
	app_forget_keys(app);
	return ui_command_run(app, line, count);
}

static int
app_unbound(struct app *app)
{
	char keys[64];

	keymap_label(keys, sizeof(keys), app->seq, app->nseq);
	app_forget_keys(app);
	return app_fail(app, "%s does nothing here; ? shows the keys", keys);
}

static int
is_mouse(uint32_t key)
{
	return key >= K_CLICK && key <= K_CTRL_WHEEL_DOWN;
}

/*
 * Finds what typed keys do.  Below the tracks, keys that the list leaves alone
 * move in the tracks.
 */
static enum keymap_match
app_find_keys(const struct app *app, const struct binding **b, uint32_t *any)
{
	enum keymap_match match = keymap_find_chain(&app->keymap,
	    app_mode(app), app->seq, app->nseq, b, any);

	if (match != KEYMAP_NO || app->screen == PANE_NONE ||
	    view_screen_full(&app->view))
		return match;
	match = keymap_find(&app->keymap, MODE_NORMAL, app->seq, app->nseq, b,
	    any);
	return match != KEYMAP_FULL || ui_command_moves(app->commands,
	    (*b)->command) ? match : KEYMAP_NO;
}

/* Handles a key outside of prompts. */
static int
app_feed(struct app *app, uint32_t key)
{
	enum keymap_match match;
	const struct binding *b = NULL;
	uint32_t any = K_NONE;

	key = key_place(key, &app->mouse_col, &app->mouse_row);
	if (is_mouse(key))
		app_forget_keys(app);
	if (app->nseq == 0 && key >= '0' && key <= '9' &&
	    (key != '0' || app->count > 0)) {
		app->count = app->count * 10 + (int)(key - '0');
		if (app->count > COUNT_MAX)
			app->count = COUNT_MAX;
		return APP_REDRAW;
	}
	if ((key == K_ESC || key == K_CTRL('c')) &&
	    (app->nseq > 0 || app->count > 0)) {
		app_forget_keys(app);
		return APP_REDRAW;
	}
	app->seq[app->nseq++] = key;
	match = app_find_keys(app, &b, &any);
	if (match == KEYMAP_NO && twin_ui_withdraw(app))
		match = app_find_keys(app, &b, &any);
	if (match == KEYMAP_FULL)
		return app_run_binding(app, b, any);
	if (match == KEYMAP_PREFIX && app->nseq < KEYMAP_SEQ)
		return APP_REDRAW;
	if (is_mouse(key)) {	/* unbound: no message, it was not typed */
		app_forget_keys(app);
		return 0;
	}
	return app_unbound(app);
}

/*
 * Replaces a key of pasted text: blanks and control characters become one
 * space each, so that a pasted line break does not accept a prompt.  Returns
 * K_NONE for a key that is to be ignored: pasted text acts in prompts only.
 * Ctrl-C ends a paste whose end was lost, unless it is pasted itself.
 */
static uint32_t
app_paste(struct app *app, uint32_t key)
{
	int64_t since = now_ms() - app->pasted_at;

	app->pasted_at = now_ms();
	if (key == K_PASTE || key == K_PASTE_END || (key == K_CTRL('c') &&
	    since > PASTE_MS)) {
		app->pasting = key == K_PASTE;
		return K_NONE;
	}
	if (app->prompt_kind == PROMPT_NONE) {
		app_fail(app, "pasted text goes to a prompt: / and : open one");
		return K_NONE;
	}
	if (key > 0x10ffff)
		return K_NONE;
	return key < ' ' || key == K_BACKSPACE ? ' ' : key;
}

int
app_key(struct app *app, uint32_t key)
{
	int flags, leaving = app->leaving;

	if (app->pasting || key == K_PASTE || key == K_PASTE_END) {
		key = app_paste(app, key);
		if (key == K_NONE)
			return APP_REDRAW;
	}
	find_finish(app);
	pane_key(app);
	undo_before(app);
	app->touched = 1;
	app->hit_wanted = 0;
	app->asked = PROMPT_NONE;
	app_unsay(app);
	if (app->menu_kind == MENU_KEYS)
		menu_close(app);
	flags = app->menu_kind == MENU_POPUP ? menu_key(app, key) :
	    app->prompt_kind != PROMPT_NONE ? ask_key(app, key) :
	    app_feed(app, key);
	if (flags & APP_LAYOUT) {
		view_layout(&app->view);
		view_show_line(&app->view);
	}
	undo_after(app);
	app_moved(app);
	find_moved(app);
	follow_ui_key(app);
	tutor_key(app);
	app->leaving &= !leaving;
	return flags;
}

void
app_resize(struct app *app, int cols, int rows)
{
	if (cols == app->view.cols && rows == app->view.rows)
		return;
	view_resize(&app->view, cols, rows);
	view_layout(&app->view);
	if (!app->touched && !app->span_given) {
		start_app(app);		/* as it opens at that size */
		follow_ui_hold(app);
		return;
	}
	camera_drag(&app->view);
	view_show_line(&app->view);
	app_moved(app);		/* panes first: rows get what they leave */
	follow_ui_hold(app);
}

void
app_draw(struct app *app, struct canvas *canvas)
{
	struct view *v = &app->view;
	int link = app->settings.value[SETTING_LINK];

	v->coarse = link == SETTING_LINK_SLOW ||
	    (link == SETTING_LINK_AUTO && app->slow);
	app_resize(app, canvas->cols, canvas->rows);
	pane_texts(app);
	if (!v->lazy && menu_waits(app))
		menu_keys(app);
	tutor_key(app);		/* a thread may have ended what was asked */
	hint_make(app, app->hint, sizeof(app->hint));
	v->hint = app->hint;
	v->lesson = tutor_text(app);
	v->menu = app->menu_kind != MENU_NONE ? &app->menu : NULL;
	v->prompt[0] = '\0';
	v->prompt_at = -1;
	if (app->prompt_kind != PROMPT_NONE)
		v->prompt_at = prompt_show(&app->prompt,
		    app->prompts[app->prompt_kind].label, v->cols, v->prompt,
		    sizeof(v->prompt));
	frame_draw(canvas, v);
}

/* Returns 1 for /dev/null, the usual name of an absent config file. */
static int
is_null(const struct stat *st)
{
	struct stat null;

	return S_ISCHR(st->st_mode) && stat("/dev/null", &null) == 0 &&
	    st->st_rdev == null.st_rdev;
}

/*
 * Returns 1 for a regular file of limited size: reading it ends, and does not
 * block.
 */
static FILE *
config_open(const char *path, struct err *err)
{
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
	const char *why = "cannot be opened";
	struct stat st;
	FILE *f;

	if (fd != -1 && fstat(fd, &st) == 0) {
		if (!S_ISREG(st.st_mode) && !is_null(&st))
			why = "is no regular file";
		else if (st.st_size > LIMIT_CONFIG_BYTES)
			why = "is too large for a config file";
		else if ((f = fdopen(fd, "r")) != NULL)
			return f;
	}
	if (fd != -1)
		close(fd);
	err_set(err, ERR_OPEN, ERR_NOWHERE, "%s: %s", path, why);
	return NULL;
}

int
app_config(struct app *app, const char *path, struct err *err)
{
	char line[LIMIT_CONFIG_LINE + 2];
	int n = 0, rc = 0;
	size_t left = LIMIT_CONFIG_BYTES;
	FILE *f;

	if ((f = config_open(path, err)) == NULL)
		return -1;
	while (rc == 0 && fgets(line, sizeof(line), f) != NULL) {
		n++;
		if (strlen(line) > left) {	/* the file has grown */
			rc = err_set(err, ERR_OPEN, ERR_NOWHERE,
			    "%s: is too large for a config file", path);
			break;
		}
		if (strlen(line) == sizeof(line) - 1 &&
		    line[sizeof(line) - 2] != '\n') {
			rc = err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: line %d: has more than %d bytes", path, n,
			    LIMIT_CONFIG_LINE);
			break;
		}
		left -= strlen(line);
		line[strcspn(line, "\r\n")] = '\0';
		if (line[strspn(line, " \t")] == '#')
			continue;
		app->view.message_is_error = 0;
		if (ui_command_run(app, line, 0) & APP_FAIL)
			rc = err_set(err, ERR_USAGE, ERR_NOWHERE,
			    "%s: line %d: %s", path, n, app->view.message);
	}
	fclose(f);
	app_unsay(app);
	app->last = NULL;
	app->configured = app->settings;
	return rc;
}
