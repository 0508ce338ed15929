/*
 * The help: a page of one screen, and behind it all commands.
 *
 * The page has the keys of the place where it was opened, the questions that
 * people have, each with the command that answers it, and the keys of the place
 * that mean something else in the tracks.  The whole is the command table with
 * the keys of the present keymap, at the section of that place, and a legend of
 * the marks.  Enter runs the command of a line.  A filter searches all of it,
 * synonyms too, and keeps the titles of what it keeps.
 *
 * A line is a number until it is drawn.  Texts are wrapped, so the lines are
 * made anew for a screen of other columns.
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

#include "ask.h"
#include "help.h"
#include "hint.h"
#include "pane.h"

#define WIDE		104	/* columns: keys, help and a command's name */
#define NAME_COLS	26	/* of that name */
#define KEYS_COLS	19	/* of the keys, and the blanks around them */
#define HINT_COLS	26	/* of a key and its word, of which a line of
				 * the page has several */
#define OTHER_COLS	42	/* likewise of a key that means another thing */
#define HELP_TEXT	256	/* bytes of a line */

enum help_what {
	HELP_BLANK,
	HELP_TITLE,		/* n: of titles[] */
	HELP_SECTION,		/* n: the section of the commands below */
	HELP_COMMAND,		/* n: of the command table */
	HELP_LEGEND,		/* n: of legend[] */
	HELP_HINTS,		/* n: the first of the hints of the line */
	HELP_QUESTION,		/* n: of questions[] */
	HELP_OTHERS		/* n: the first of the keys of the line */
};

static const char *const titles[] = {
	"The keys here",
	"Questions: Enter asks that of the line",
	"Keys that mean something else here than in the tracks",
	"Nothing is like that: > finds commands by letters, / in the tracks "
	    "names",
	"? again: all keys and commands.  / searches them.  ttv tutor teaches "
	    "them",
	"The marks of tracks"
};
enum { TITLE_HERE, TITLE_QUESTIONS, TITLE_OTHERS, TITLE_NOTHING, TITLE_MORE,
	TITLE_MARKS };

/* What people ask of a trace, and the command that answers it. */
static const struct {
	const char	*text, *command;
} questions[] = {
	{ "What is slow in this view?",			"summary" },
	{ "Where is the longest of this track, the peak?", "longest" },
	{ "Why is it slow: what is inside of it?",	"heaviest-path" },
	{ "Who woke it, what led here?",		"causes" },
	{ "What did all of this wait for?",		"critical-path" },
	{ "Where did the time go, by name?",		"area-trace" },
	{ "Which calls are hot (flame graph)?",		"flame" },
	{ "Where is a name, or a text of args?",	"find" },
	{ "How do I see only what matters?",		"filter" },
	{ "What differs between two runs (--diff)?",	"differences" },
	{ "Can I ask SQL?",				"sql" },
	{ "How do I show this to somebody?",		"copy-link" },
};
#define NQUESTIONS	(sizeof(questions) / sizeof(questions[0]))

/* Where the whole help begins for a pane; else with the first section. */
static const enum ui_section sections[PANE_MAX] = {
	[PANE_INSPECTOR] = SECTION_PANE, [PANE_AREA] = SECTION_AREA,
	[PANE_FLAME] = SECTION_FLAME, [PANE_RESULT] = SECTION_PANE,
	[PANE_WARNINGS] = SECTION_LIST, [PANE_CAUSES] = SECTION_LIST,
	[PANE_ALERTS] = SECTION_LIST, [PANE_MARKS] = SECTION_LIST,
	[PANE_SETTINGS] = SECTION_PROGRAM,
	[PANE_SLICES] = SECTION_LIST, [PANE_HITS] = SECTION_LIST,
	[PANE_TWINS] = SECTION_LIST,
};

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

/* ---- texts of several lines ---- */

/* Returns the columns that the help of a command has. */
static int
help_cols(int cols)
{
	cols -= KEYS_COLS + (cols >= WIDE ? NAME_COLS : 0);
	return cols > 10 ? cols : 10;
}

/*
 * Finds a line of a text that is wrapped at blanks to some columns: returns
 * its bytes and sets *at; 0: there are fewer lines.
 */
static size_t
help_wrap(const char *text, int cols, int line, const char **at)
{
	size_t len = 0, k;

	for (;; line--, text += len) {
		text += strspn(text, " ");
		len = strlen(text);
		if (len > (size_t)cols) {
			for (k = (size_t)cols; k > 0 && text[k] != ' '; k--)
				;
			len = k > 0 ? k : (size_t)cols;
		}
		*at = text;
		if (line == 0 || len == 0)
			return len;
	}
}

static void
command_row(const struct app *app, const struct ui_command *c, int line,
    char *out, size_t n)
{
	int cols = help_cols(app->view.cols), len;
	char keys[96];
	const char *mode, *text;

	help_keys_of(&app->keymap, c, keys, sizeof(keys), &mode);
	len = (int)help_wrap(c->help, cols, line, &text);
	if (line > 0 || app->view.cols < WIDE)
		snprintf(out, n, "  %-16s %.*s", line > 0 ? "" : keys, len,
		    text);
	else
		snprintf(out, n, "  %-16s %-*.*s :%s%s%s", keys, cols, len,
		    text, c->name, c->args[0] != '\0' ? " " : "", c->args);
}

/* ---- the keys of the place ---- */

/* Returns how many things of some columns a line has. */
static int
help_across(const struct app *app, int cols)
{
	return app->view.cols > 2 * cols ? (app->view.cols - 2) / cols : 1;
}

static void
hints_row(const struct app *app, uint32_t first, char *out, size_t n)
{
	const struct hint *h = hint_rows(app, app->help.of);
	int i, across = help_across(app, HINT_COLS);
	char keys[64], item[96];

	strlcpy(out, "  ", n);
	for (i = 0; i < across && h[first].commands != NULL; first++) {
		hint_keys(app, app->help.mode, h[first].commands, keys,
		    sizeof(keys));
		if (keys[0] == '\0')
			continue;
		snprintf(item, sizeof(item), "%-*s %s", 8, keys,
		    h[first].word);
		snprintf(out + strlen(out), n - strlen(out), "%-*s",
		    HINT_COLS, item);
		i++;
	}
}

/*
 * Returns the number of the next binding from i on, of the mode of the place,
 * whose keys do something else in the tracks; *there is what.
 */
static size_t
other_next(const struct app *app, size_t i, const struct binding **there)
{
	const struct keymap *km = &app->keymap;
	const struct binding *b;
	uint32_t any;

	for (; i < km->n; i++) {
		b = &km->v[i];
		if (b->mode == app->help.mode && b->mode != MODE_NORMAL &&
		    keymap_find(km, MODE_NORMAL, b->keys, b->nkeys, there,
		    &any) == KEYMAP_FULL && strcmp((*there)->command,
		    b->command) != 0)
			break;
	}
	return i;
}

static void
others_row(const struct app *app, size_t at, char *out, size_t n)
{
	int i, across = help_across(app, OTHER_COLS);
	const struct binding *b, *there;
	char keys[32], item[96];

	strlcpy(out, "  ", n);
	for (i = 0; i < across; i++, at++) {
		at = other_next(app, at, &there);
		if (at >= app->keymap.n)
			return;
		b = &app->keymap.v[at];
		keymap_label(keys, sizeof(keys), b->keys, b->nkeys);
		snprintf(item, sizeof(item), "%-6s %s, not %s", keys,
		    b->command, there->command);
		snprintf(out + strlen(out), n - strlen(out), "%-*s",
		    OTHER_COLS, item);
	}
}

static void
question_row(const struct app *app, uint32_t i, char *out, size_t n)
{
	const struct ui_command *c = ui_command_find(app->commands,
	    questions[i].command, strlen(questions[i].command));
	const char *mode;
	char keys[32];

	help_keys_of(&app->keymap, c, keys, sizeof(keys), &mode);
	snprintf(out, n, "  %-*s %s", 9, keys, questions[i].text);
}

/* ---- the list ---- */

static uint64_t
help_count(void *arg)
{
	return ((struct app *)arg)->help.n;
}

/* Writes the text of a line; returns its style. */
static enum style_role
help_text(const struct app *app, const struct help_line *l, char *out,
    size_t n)
{
	out[0] = '\0';
	switch ((enum help_what)l->what) {
	case HELP_BLANK:
		break;
	case HELP_TITLE:
		strlcpy(out, titles[l->n], n);
		return l->n == TITLE_MORE || l->n == TITLE_NOTHING ?
		    ROLE_PANE_KEY : ROLE_LABEL_PROCESS;
	case HELP_SECTION:
		strlcpy(out, ui_section_name((enum ui_section)l->n), n);
		return ROLE_LABEL_PROCESS;
	case HELP_COMMAND:
		command_row(app, &app->commands[l->n], l->line, out, n);
		break;
	case HELP_LEGEND:
		help_legend(l->n, out, n);
		break;
	case HELP_HINTS:
		hints_row(app, l->n, out, n);
		break;
	case HELP_QUESTION:
		question_row(app, l->n, out, n);
		break;
	case HELP_OTHERS:
		others_row(app, l->n, out, n);
	}
	return ROLE_HELP;
}

static void
help_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	enum style_role role = help_text(app, &app->help.v[i], line->buf,
	    HELP_TEXT);

	list_cell(line, role, line->buf, strlen(line->buf));
}

static void
help_add(struct help *h, enum help_what what, size_t n, int line)
{
	h->v = xgrow(h->v, h->n, &h->cap, sizeof(*h->v));
	h->v[h->n++] = (struct help_line){ (uint8_t)what, (uint8_t)line,
	    (uint16_t)n };
}

/* Adds a title, with a blank line before it. */
static void
title_add(struct help *h, enum help_what what, size_t n)
{
	if (h->n > 0)
		help_add(h, HELP_BLANK, 0, 0);
	help_add(h, what, n, 0);
}

/* Makes the first page. */
static void
page_make(struct app *app)
{
	const struct hint *h = hint_rows(app, app->help.of);
	const struct binding *there;
	struct help *help = &app->help;
	size_t i, n;
	int across = help_across(app, HINT_COLS);
	char keys[64];

	title_add(help, HELP_TITLE, TITLE_HERE);
	for (i = n = 0; h[i].commands != NULL; i++) {
		hint_keys(app, help->mode, h[i].commands, keys, sizeof(keys));
		if (keys[0] != '\0' && n++ % (size_t)across == 0)
			help_add(help, HELP_HINTS, i, 0);
	}
	title_add(help, HELP_TITLE, TITLE_QUESTIONS);
	for (i = 0; i < NQUESTIONS; i++)
		help_add(help, HELP_QUESTION, i, 0);
	across = help_across(app, OTHER_COLS);
	for (i = n = 0; (i = other_next(app, i, &there)) < app->keymap.n;
	    i++) {
		if (n == 0)
			title_add(help, HELP_TITLE, TITLE_OTHERS);
		if (n++ % (size_t)across == 0)
			help_add(help, HELP_OTHERS, i, 0);
	}
	help_add(help, HELP_TITLE, TITLE_MORE, 0);
}

/* Returns whether a command has a text: in its row, or as a synonym. */
static int
command_has(const struct app *app, const struct ui_command *c,
    const char *text)
{
	const char *mode;
	char keys[96];

	help_keys_of(&app->keymap, c, keys, sizeof(keys), &mode);
	return strcasestr(keys, text) != NULL ||
	    strcasestr(c->name, text) != NULL ||
	    strcasestr(c->help, text) != NULL ||
	    strcasestr(c->synonyms, text) != NULL;
}

/* Makes the whole, or what of it has a text. */
static void
whole_make(struct app *app, const char *text)
{
	struct help *h = &app->help;
	enum ui_section section = SECTION_MAX;
	const char *at;
	char row[HELP_TEXT];
	int line, cols = help_cols(app->view.cols), marks = 0;
	size_t i;

	for (i = 0; app->commands[i].name != NULL; i++) {
		if (!command_has(app, &app->commands[i], text))
			continue;
		if (app->commands[i].section != section) {
			section = app->commands[i].section;
			title_add(h, HELP_SECTION, section);
		}
		for (line = 0; help_wrap(app->commands[i].help, cols, line,
		    &at) > 0; line++)
			help_add(h, HELP_COMMAND, i, line);
	}
	for (i = 0; i < NLEGEND; i++) {
		help_legend((uint32_t)i, row, sizeof(row));
		if (strcasestr(row, text) == NULL &&
		    strcasestr(titles[TITLE_MARKS], text) == NULL)
			continue;
		if (marks++ == 0)
			title_add(h, HELP_TITLE, TITLE_MARKS);
		help_add(h, HELP_LEGEND, i, 0);
	}
	if (h->n == 0)
		help_add(h, HELP_TITLE, TITLE_NOTHING, 0);
}

static void
help_filter(void *arg, const char *text)
{
	struct app *app = arg;

	app->help.n = 0;
	app->help.cols = app->view.cols;
	if (app->help.all || *text != '\0')
		whole_make(app, text);
	else
		page_make(app);
}

const struct list_source help_source = {
	help_count, help_line, NULL, help_filter, NULL, NULL
};

void
help_texts(struct app *app)
{
	if (app->screen == PANE_HELP && app->help.cols != app->view.cols)
		help_filter(app, app->list_filter);
}

/* Goes to the first line of a kind, and of a number; it is the first shown. */
static void
help_to(struct app *app, enum help_what what, unsigned n)
{
	struct list *l = &app->lists[PANE_HELP];
	size_t i;

	l->at = l->top = 0;
	for (i = 0; i < app->help.n; i++)
		if (app->help.v[i].what == what && app->help.v[i].n == n) {
			l->at = i;
			l->top = what == HELP_SECTION ? i : 0;
			return;
		}
}

void
help_open(struct app *app)
{
	struct help *h = &app->help;

	h->of = pane_now(app);
	h->mode = app_mode(app);
	h->from = app->screen;
	h->all = 0;
	pane_open(app, PANE_HELP);
	help_filter(app, "");
	help_to(app, HELP_QUESTION, 0);
}

int
help_again(struct app *app)
{
	if (app->help.all || app->list_filter[0] != '\0')
		return help_close(app);
	app->help.all = 1;
	help_filter(app, "");
	help_to(app, HELP_SECTION, sections[app->help.of]);
	return APP_REDRAW;
}

int
help_close(struct app *app)
{
	app->screen = PANE_NONE;
	app->view.screen = NULL;
	if (app->help.from != PANE_NONE)
		pane_open(app, app->help.from);
	return APP_REDRAW;
}

int
help_enter(struct app *app, uint64_t line)
{
	const struct help_line *l;
	const char *name;

	if (line >= app->help.n)
		return APP_FAIL;
	l = &app->help.v[line];
	if (l->what != HELP_COMMAND && l->what != HELP_QUESTION)
		return app_fail(app, "no command is on this line");
	name = l->what == HELP_COMMAND ? app->commands[l->n].name :
	    questions[l->n].command;
	help_close(app);
	return ask_command(app, ui_command_find(app->commands, name,
	    strlen(name)));
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
