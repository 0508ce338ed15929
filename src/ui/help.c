/*
 * The help: the command table with the keys of the present keymap.  A line is
 * a number until it is drawn: a section's title, or a row of the table.  A
 * filter keeps the rows that contain its text, and the titles of those rows.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/xmalloc.h"

#include "commands.h"

#define TITLE	0x80000000u	/* or'ed with a section: its title */
#define WIDE	104		/* columns: keys, help and a command's name */
#define BLANK	0xffffffffu
#define HELP_TEXT 256		/* bytes of a line */

/* Writes the keys of a command in the first mode that has any. */
static void
help_keys_of(const struct keymap *km, const struct ui_command *c, char *out,
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
help_row(const struct app *app, const struct ui_command *c, char *out,
    size_t n)
{
	char keys[96];
	const char *mode;

	help_keys_of(&app->keymap, c, keys, sizeof(keys), &mode);
	if (app->view.cols < WIDE)
		snprintf(out, n, "  %-16s %s", keys, c->help);
	else
		snprintf(out, n, "  %-16s %-62s :%s%s%s", keys, c->help,
		    c->name, c->args[0] != '\0' ? " " : "", c->args);
}

static uint64_t
help_count(void *arg)
{
	return ((struct app *)arg)->help.n;
}

static void
help_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	uint32_t what = app->help.v[i];
	const char *s;

	if (what == BLANK)
		return;
	if (what & TITLE) {
		s = ui_section_name((enum ui_section)(what & ~TITLE));
		list_cell(line, ROLE_LABEL_PROCESS, s, strlen(s));
		return;
	}
	help_row(app, &ui_commands[what], line->buf, HELP_TEXT);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

static void
help_add(struct help *h, uint32_t what)
{
	h->v = xgrow(h->v, h->n, &h->cap, sizeof(*h->v));
	h->v[h->n++] = what;
}

static void
help_filter(void *arg, const char *text)
{
	struct app *app = arg;
	struct help *h = &app->help;
	enum ui_section section = SECTION_MAX;
	char row[HELP_TEXT];
	uint32_t i;

	h->n = 0;
	for (i = 0; ui_commands[i].name != NULL; i++) {
		help_row(app, &ui_commands[i], row, sizeof(row));
		if (strcasestr(row, text) == NULL)
			continue;
		if (ui_commands[i].section != section) {
			if (section != SECTION_MAX)
				help_add(h, BLANK);
			section = ui_commands[i].section;
			help_add(h, TITLE | section);
		}
		help_add(h, i);
	}
}

const struct list_source help_source = {
	help_count, help_line, NULL, help_filter, NULL, NULL
};

void
help_open(struct app *app)
{
	struct list *l = &app->lists[PANE_HELP];

	pane_open(app, PANE_HELP);
	help_filter(app, "");
	l->at = l->top = 0;
}

int
help_enter(struct app *app, uint64_t line)
{
	(void)line;
	pane_shut(app);
	return APP_REDRAW;
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
		help_keys_of(&km, c, keys, sizeof(keys), &mode);
		fn(arg, ui_section_name(c->section), mode, keys, c);
	}
	keymap_free(&km);
}
