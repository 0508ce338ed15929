/*
 * settings_list: the list of all settings: the value of each, what else it may
 * be, and what it is for.  Enter asks for another value.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/setting.h"
#include "ttv/style.h"

#include "ask.h"
#include "settings_list.h"

#define NAME_COLS	10
#define VALUE_COLS	12
#define WORDS_COLS(cols) ((cols) * 3 / 8)	/* what a setting may be */

static uint64_t
settings_count(void *arg)
{
	(void)arg;
	return SETTING_MAX;
}

/* Writes what a setting may be. */
static void
settings_words(const struct setting_row *s, char *out, size_t n)
{
	int i;

	*out = '\0';
	if (s->type == SETTING_NUMBER)
		snprintf(out, n, "%d .. %d", s->min, s->max);
	else if (s->type == SETTING_FLAG)
		strlcpy(out, "yes no", n);
	else if (s->type == SETTING_BYTES)
		strlcpy(out, "500M, 10G ...", n);
	for (i = 0; s->choices != NULL && s->choices[i] != NULL; i++) {
		strlcat(out, i > 0 ? " " : "", n);
		strlcat(out, s->choices[i], n);
	}
}

static void
settings_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct setting_row *s = &setting_rows[i];
	char set[64], words[128];
	const char *value;

	setting_format(&app->settings, (enum setting_id)i, set, sizeof(set));
	value = set + strlen(s->name) + 1;
	settings_words(s, words, sizeof(words));
	list_cell(line, ROLE_HELP, " ", 1);	/* the mark's place */
	list_text(line, ROLE_PANE_KEY, s->name, NAME_COLS, 0);
	list_text(line, strcmp(value, s->value) == 0 ? ROLE_HELP :
	    ROLE_PANE_VALUE, value, VALUE_COLS, 0);
	list_text(line, ROLE_HELP, words, WORDS_COLS(app->view.
	    cols), 0);
	list_text(line, ROLE_HELP, s->help, 0, 0);
}

const struct list_line *
settings_head(const struct app *app)
{
	static struct list_line head;

	list_clear(&head);
	list_cell(&head, ROLE_PANE_KEY, " ", 1);
	list_text(&head, ROLE_PANE_KEY, "SETTING", NAME_COLS, 0);
	list_text(&head, ROLE_PANE_KEY, "IS", VALUE_COLS, 0);
	list_text(&head, ROLE_PANE_KEY, "MAY BE", WORDS_COLS(app->view.
	    cols), 0);
	list_text(&head, ROLE_PANE_KEY, "WHAT IT IS", 0, 0);
	return &head;
}

const struct list_source settings_source = {
	settings_count, settings_line, NULL, NULL, NULL, NULL
};

int
settings_enter(struct app *app, uint64_t line)
{
	char text[64];

	if (line >= SETTING_MAX)
		return APP_FAIL;
	snprintf(text, sizeof(text), "set %s=", setting_rows[line].name);
	ask_open(app, PROMPT_COMMAND, text);
	return APP_REDRAW;
}
