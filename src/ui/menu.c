/*
 * menu: the menus of the viewer.
 *
 *	keys	what can follow the keys typed so far; appears when a person
 *		hesitates (loop.c), in scripts at once
 *	words	what a word of a prompt can become (complete.c)
 *	things	what can be done with what the mouse is on; takes all keys
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/key.h"
#include "ttv/trace.h"

#include "command_table.h"
#include "menu.h"

/* What the menu of things offers: words for people, and a command. */
static const struct {
	const char	*text, *command;
	int		 selected;	/* only with a selection */
} offers[] = {
	{ "details",			"inspect",		1 },
	{ "fill the view with it",	"fit-selection",	1 },
	{ "same name everywhere",	"find-same",		1 },
	{ "follow its flow",		"flow-next",		1 },
	{ "where its flow comes from",	"flow-previous",	1 },
	{ "what led here",		"causes",		1 },
	{ "mark its time",		"mark-range",		1 },
	{ "mark it with a note",	"mark-note",		1 },
	{ "measure from or to here",	"measure",		1 },
	{ "copy its name",		"copy-name",		1 },
	{ "copy it as JSON",		"copy-json",		1 },
	{ "copy a link to this view",	"copy-link",		0 },
	{ "pin the track",		"pin",			0 },
	{ "hide the track",		"hide",			0 },
	{ "fold or unfold",		"fold-toggle",		0 },
	{ "whole trace",		"fit-all",		0 },
};
#define NOFFERS	((int)(sizeof(offers) / sizeof(offers[0])))

void
menu_open(struct app *app, enum menu_kind kind, const char *title)
{
	app->menu_kind = kind;
	app->menu.at = -1;
	app->menu.popup = kind == MENU_POPUP;
	strlcpy(app->menu.title, title, sizeof(app->menu.title));
}

void
menu_close(struct app *app)
{
	app->menu_kind = MENU_NONE;
}

/* ---- keys ---- */

int
menu_waits(const struct app *app)
{
	return app->nseq > 0 && app->menu_kind == MENU_NONE && !app->slow &&
	    app->settings.value[SETTING_LINK] != SETTING_LINK_SLOW;
}

/* Adds what a binding does behind the keys typed so far. */
static void
menu_add_binding(struct app *app, const struct binding *b)
{
	struct menu *m = &app->menu;
	struct menu_item *item = &m->v[m->n];
	int i;

	if (m->n == MENU_MOST)
		return;
	keymap_label(item->key, sizeof(item->key), b->keys + app->nseq,
	    b->nkeys - app->nseq);
	for (i = 0; i < m->n; i++)	/* of an earlier mode of the chain */
		if (strcmp(m->v[i].key, item->key) == 0)
			return;
	strlcpy(item->text, b->command, sizeof(item->text));
	m->n++;
}

void
menu_keys(struct app *app)
{
	const struct binding *b;
	enum key_mode mode;
	char title[64];
	size_t i;
	int k;

	app->menu.n = 0;
	for (k = 0; (mode = key_mode_chain(app_mode(app), k)) != MODE_MAX; k++)
		for (i = 0; i < app->keymap.n; i++) {
			b = &app->keymap.v[i];
			if (b->mode == mode && b->nkeys > app->nseq &&
			    memcmp(b->keys, app->seq, (size_t)app->nseq *
			    sizeof(b->keys[0])) == 0)
				menu_add_binding(app, b);
		}
	if (app->menu.n == 0)
		return;
	keymap_label(title, sizeof(title), app->seq, app->nseq);
	menu_open(app, MENU_KEYS, title);
}

/* ---- things ---- */

void
menu_popup(struct app *app, int col, int row)
{
	int i, has = app->view.sel.type != ENTITY_NONE;
	struct menu *m = &app->menu;

	m->n = 0;
	for (i = 0; i < NOFFERS; i++) {
		if (offers[i].selected && !has)
			continue;
		keymap_keys_of(&app->keymap, MODE_NORMAL, offers[i].command, 1,
		    m->v[m->n].key, sizeof(m->v[0].key));
		strlcpy(m->v[m->n].text, offers[i].text,
		    sizeof(m->v[0].text));
		m->n++;
	}
	menu_open(app, MENU_POPUP, "");
	m->at = 0;
	m->col = col;
	m->row = row;
}

int
do_menu(struct app *app, const struct ui_args *a)
{
	int col = 0, row = 0;

	(void)a;
	frame_cursor(&app->view, &col, &row);
	menu_popup(app, col, row + 1);
	return APP_REDRAW;
}

/* Runs the command of an item. */
static int
menu_run(struct app *app, int at)
{
	int i;

	menu_close(app);
	for (i = 0; i < NOFFERS; i++)
		if (strcmp(offers[i].text, app->menu.v[at].text) == 0)
			return ui_command_run(app, offers[i].command, 0) |
			    APP_REDRAW;
	return APP_REDRAW;
}

static int
menu_press(struct app *app)
{
	int at;

	app->view.menu = &app->menu;
	at = menu_at(&app->view, app->mouse_col, app->mouse_row);
	if (at != -1)
		return menu_run(app, at);
	menu_close(app);
	return APP_REDRAW;
}

int
menu_key(struct app *app, uint32_t key)
{
	struct menu *m = &app->menu;

	key = key_place(key, &app->mouse_col, &app->mouse_row);
	switch (key) {
	case K_UP:
	case K_WHEEL_UP:
	case 'k':
		m->at = (m->at + m->n - 1) % m->n;
		break;
	case K_DOWN:
	case K_WHEEL_DOWN:
	case 'j':
		m->at = (m->at + 1) % m->n;
		break;
	case K_ENTER:
	case ' ':
		return menu_run(app, m->at);
	case K_CLICK:
	case K_DOUBLE:
	case K_RIGHT_CLICK:
		return menu_press(app);
	case K_RELEASE:		/* of the press that has opened it */
	case K_DRAG:
		break;
	default:
		menu_close(app);
	}
	return APP_REDRAW;
}
