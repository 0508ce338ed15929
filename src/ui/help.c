/*
 * The help: the command table with the keys of the present keymap.  A line is
 * a number until it is drawn: a section's title, or a row of the table; at the
 * end stands a legend of the marks.  A filter keeps the rows that contain its
 * text, and the titles of those rows.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "help.h"
#include "pane.h"

#define TITLE	0x80000000u	/* or'ed with a section: its title */
#define LEGEND	0x40000000u	/* or'ed with a row of the legend */
#define WIDE	104		/* columns: keys, help and a command's name */
#define BLANK	0xffffffffu
#define HELP_TEXT 256		/* bytes of a line */

/* What the marks of the tracks mean. */
static const struct {
	enum glyph	 glyph[3];
	int		 n;
	const char	*text;
} legend[] = {
	{ { GLYPH_EDGE, GLYPH_FILL, GLYPH_FILL }, 3,
	    "A slice, with its name and length where they fit" },
	{ { GLYPH_OPEN_END }, 1, "It has no end: up to the end of the trace" },
	{ { GLYPH_ELLIPSIS }, 1, "Cut: it begins before, or has more text" },
	{ { GLYPH_SUBCELL }, 1, "A sample of a stack" },
	{ { GLYPH_SPARSE }, 1, "Slices cover up to 5 % of the column" },
	{ { GLYPH_BAR_LOW, GLYPH_BAR_HALF, GLYPH_BAR_HIGH }, 3,
	    "Slices cover a part of the column, in the longest one's colour" },
	{ { GLYPH_SELECTED }, 1, "The selection, where it begins" },
	{ { GLYPH_INSTANT }, 1, "An instant, an event without length" },
	{ { GLYPH_MANY }, 1, "Several instants or samples in a column" },
	{ { GLYPH_FLOW_OUT, GLYPH_FLOW_H, GLYPH_FLOW_IN }, 3,
	    "A flow of the selection, from cause to effect" },
	{ { GLYPH_CREATED }, 1, "An object is created" },
	{ { GLYPH_SNAPSHOT }, 1, "A snapshot of it, or a memory dump" },
	{ { GLYPH_DESTROYED }, 1, "It is destroyed" },
	{ { GLYPH_FOLDED }, 1, "Folded; bars show how much is going on" },
	{ { GLYPH_OPEN }, 1, "Open: Space folds it" },
	{ { GLYPH_HIT }, 1, "In the overview: a match of the search" },
	{ { GLYPH_DIFFERS }, 1, "On the ruler: here two files differ" },
	{ { GLYPH_ALERT }, 1, "An alert: a slice, or in the overview" },
	{ { GLYPH_SWATCH }, 1, "The colour of a series; a track of the area" },
};
#define NLEGEND	(sizeof(legend) / sizeof(legend[0]))

static void
help_legend(uint32_t i, char *out, size_t n)
{
	char pic[16] = "";
	size_t len = 0;
	int k;

	for (k = 0; k < legend[i].n; k++)
		len += text_encode(glyph(legend[i].glyph[k]), pic + len);
	pic[len] = '\0';
	snprintf(out, n, "  %s%*s %s", pic, 16 - legend[i].n, "",
	    legend[i].text);
}

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
		s = (what & ~TITLE) == SECTION_MAX ? "The marks of tracks" :
		    ui_section_name((enum ui_section)(what & ~TITLE));
		list_cell(line, ROLE_LABEL_PROCESS, s, strlen(s));
		return;
	}
	if (what & LEGEND)
		help_legend(what & ~LEGEND, line->buf, HELP_TEXT);
	else
		help_row(app, &app->commands[what], line->buf, HELP_TEXT);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

static void
help_add(struct help *h, uint32_t what)
{
	h->v = xgrow(h->v, h->n, &h->cap, sizeof(*h->v));
	h->v[h->n++] = what;
}

/* Adds the rows of the legend that contain a text. */
static void
help_marks(struct help *h, const char *text)
{
	char row[HELP_TEXT];
	uint32_t i;
	int titled = 0;

	for (i = 0; i < NLEGEND; i++) {
		help_legend(i, row, sizeof(row));
		if (strcasestr(row, text) == NULL)
			continue;
		if (!titled && h->n > 0)
			help_add(h, BLANK);
		if (!titled)
			help_add(h, TITLE | SECTION_MAX);
		titled = 1;
		help_add(h, LEGEND | i);
	}
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
	for (i = 0; app->commands[i].name != NULL; i++) {
		help_row(app, &app->commands[i], row, sizeof(row));
		if (strcasestr(row, text) == NULL)
			continue;
		if (app->commands[i].section != section) {
			if (section != SECTION_MAX)
				help_add(h, BLANK);
			section = app->commands[i].section;
			help_add(h, TITLE | section);
		}
		help_add(h, i);
	}
	help_marks(h, text);
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
ui_keys_each(const struct ui_command *c, void (*fn)(void *, const char *,
    const char *, const char *, const struct ui_command *), void *arg)
{
	struct keymap km;
	const char *mode;
	char keys[128];

	memset(&km, 0, sizeof(km));
	keymap_parse_defaults(&km, c);
	for (; c->name != NULL; c++) {
		help_keys_of(&km, c, keys, sizeof(keys), &mode);
		fn(arg, ui_section_name(c->section), mode, keys, c);
	}
	keymap_free(&km);
}

void
help_free(struct app *app)
{
	free(app->help.v);
}
