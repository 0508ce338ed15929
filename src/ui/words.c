/*
 * words: Tab in the prompt of SQL: tables, columns and functions that match the
 * letters before the cursor, best first, in a list above the prompt.  Each Tab
 * takes the next one; any other key closes the list.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/chars.h"
#include "ttv/list.h"
#include "ttv/sql.h"
#include "ttv/style.h"
#include "ttv/xmalloc.h"

#include "pane.h"
#include "picker.h"

#define NAME_COLS	28

/* Adds a name unless it is there: columns of many tables have the same one. */
static void
words_doc(void *arg, const struct sql_doc *d)
{
	struct words *w = arg;
	size_t i, cap = w->cap;

	if (d->type == SQL_DOC_EMPTY || d->help == NULL)
		return;
	for (i = 0; i < w->n; i++)
		if (strcmp(w->v[i], d->name) == 0)
			return;
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	if (cap != w->cap)
		w->help = xreallocarray(w->help, w->cap, sizeof(*w->help));
	w->v[w->n] = d->name;
	w->help[w->n++] = d->help;
}

static uint64_t
words_count(void *arg)
{
	return ((struct app *)arg)->picker.n;
}

static void
words_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	uint32_t k = app->picker.v[i];

	snprintf(line->buf, sizeof(line->buf), "  %-*s %s", NAME_COLS,
	    app->words.v[k], app->words.help[k]);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

const struct list_source words_source = {
	words_count, words_line, NULL, NULL, NULL, NULL
};

/* Makes the list of what matches the word before the cursor. */
static void
words_open(struct app *app)
{
	struct words *w = &app->words;
	struct prompt *p = &app->prompt;
	char typed[64];

	if (w->n == 0)
		sql_docs(words_doc, w);
	w->from = p->at;
	while (w->from > 0 && (is_alnum(p->text[w->from - 1]) ||
	    p->text[w->from - 1] == '_'))
		w->from--;
	w->len = p->at - w->from;
	w->next = 0;
	snprintf(typed, sizeof(typed), "%.*s", (int)w->len,
	    p->text + w->from);
	picker_words(app, typed);
}

/* Puts a name in the place of the word. */
static void
words_take(struct app *app, const char *name)
{
	struct words *w = &app->words;
	struct prompt *p = &app->prompt;
	char text[PROMPT_MAX];
	size_t at = w->from + strlen(name);

	if (at + strlen(p->text + w->from + w->len) >= sizeof(text))
		return;
	memcpy(text, p->text, w->from);
	text[w->from] = '\0';
	strlcat(text, name, sizeof(text));
	strlcat(text, p->text + w->from + w->len, sizeof(text));
	prompt_set(p, text);
	p->at = at;
	w->len = strlen(name);
}

void
words_tab(struct app *app, int dir)
{
	struct words *w = &app->words;
	size_t n;

	if (app->screen != PANE_WORDS)
		words_open(app);
	else
		w->next = (uint32_t)((w->next + app->picker.n + (dir > 0 ? 1 :
		    app->picker.n - 1)) % app->picker.n);
	if ((n = app->picker.n) == 0) {
		words_close(app);
		return;
	}
	words_take(app, w->v[app->picker.v[w->next]]);
	app->lists[PANE_WORDS].at = w->next;
	if (n == 1)
		words_close(app);
}

void
words_close(struct app *app)
{
	if (app->screen == PANE_WORDS)
		pane_shut(app);
}

void
words_free(struct app *app)
{
	free(app->words.v);
	free(app->words.help);
}
