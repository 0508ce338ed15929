/*
 * The help screen: the command table with the keys that the keymap has now.
 * Its lines are made when one is asked for, from a number: a section's title,
 * or a command's row.  A filter keeps the rows that have its text anywhere;
 * titles stay when a row below them does.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/xmalloc.h"

#include "commands.h"

#define TITLE	0x80000000u	/* with a section: its title; else a row */
#define WIDE	104		/* columns from which on names are shown */
#define BLANK	0xffffffffu

/* The keys of a command in the mode that it is for. */
static void
keys_of(const struct keymap *km, const struct ui_command *c, char *out,
    size_t n, const char **mode)
{
	int m;

	out[0] = '\0';
	*mode = "";
	for (m = 0; m < MODE_MAX && out[0] == '\0'; m++) {
		keymap_keys_of(km, (enum key_mode)m, c->name, 0, out, n);
		if (m != MODE_NORMAL && out[0] != '\0')
			*mode = key_mode_name((enum key_mode)m);
	}
}

static void
row_text(const struct app *app, const struct ui_command *c, char *out,
    size_t n)
{
	char keys[96];
	const char *mode;

	keys_of(&app->keymap, c, keys, sizeof(keys), &mode);
	if (app->view.cols < WIDE)
		snprintf(out, n, "  %-16s %s", keys, c->help);
	else
		snprintf(out, n, "  %-16s %-62s :%s%s%s", keys, c->help,
		    c->name, c->args[0] != '\0' ? " " : "", c->args);
}

static const char *
help_line(void *arg, uint32_t i)
{
	static char line[256];
	const struct app *app = arg;
	uint32_t what;

	if (i >= app->nhelp_shown)
		return NULL;
	what = app->help_shown[i];
	if (what == BLANK)
		return "";
	if (what & TITLE)
		return ui_section_name((enum ui_section)(what & ~TITLE));
	row_text(app, &ui_commands[what], line, sizeof(line));
	return line;
}

static void
show(struct app *app, uint32_t what)
{
	app->help_shown = xgrow(app->help_shown, app->nhelp_shown,
	    &app->help_cap, sizeof(*app->help_shown));
	app->help_shown[app->nhelp_shown++] = what;
}

void
help_filter(struct app *app, const char *text)
{
	enum ui_section section = SECTION_MAX;
	char row[256];
	uint32_t i;

	strlcpy(app->help_filter, text, sizeof(app->help_filter));
	app->nhelp_shown = 0;
	for (i = 0; ui_commands[i].name != NULL; i++) {
		row_text(app, &ui_commands[i], row, sizeof(row));
		if (strcasestr(row, text) == NULL)
			continue;
		if (ui_commands[i].section != section) {
			if (section != SECTION_MAX)
				show(app, BLANK);
			section = ui_commands[i].section;
			show(app, TITLE | section);
		}
		show(app, i);
	}
	app->view.help_nlines = (int)app->nhelp_shown;
	app->view.help_top = 0;
}

void
help_open(struct app *app)
{
	help_filter(app, "");
	app->warnings.open = 0;
	app->view.help = 1;
	app->view.help_title = "ttv help";
	app->view.help_line = help_line;
	app->view.help_arg = app;
}

void
ui_keys_each(void (*fn)(void *, const char *, const char *, const char *,
    const struct ui_command *), void *arg)
{
	const struct ui_command *c;
	struct keymap km;
	const char *mode;
	char keys[128];

	memset(&km, 0, sizeof(km));
	keymap_parse_defaults(&km);
	for (c = ui_commands; c->name != NULL; c++) {
		keys_of(&km, c, keys, sizeof(keys), &mode);
		fn(arg, ui_section_name(c->section), mode, keys, c);
	}
	keymap_free(&km);
}
