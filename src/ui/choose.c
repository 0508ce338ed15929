/*
 * The list above a prompt: what fits the letters typed so far, best first.
 * Letters must appear in their order; those that begin words and those that
 * stand together count more, so "zi" finds zoom-in before resize, and a text
 * that has all of it in one piece comes before all others.
 */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "commands.h"

#define WHOLE		1000	/* for the letters in one piece */
#define OWN		100	/* for a track by its own name */
#define CHOICES_MAX	500	/* nobody scrolls further; typing is better */

static int
begins_word(const char *s, size_t i)
{
	return i == 0 || !isalnum((unsigned char)s[i - 1]) ||
	    (isupper((unsigned char)s[i]) && islower((unsigned char)s[i - 1]));
}

int
choose_score(const char *text, const char *pattern)
{
	size_t i, last = 0;
	int score = strcasestr(text, pattern) != NULL ? WHOLE : 0, first = 1;

	for (i = 0; *pattern != '\0'; i++) {
		if (*pattern == ' ') {
			pattern++;
			i--;
			continue;
		}
		if (text[i] == '\0')
			return -1;
		if (tolower((unsigned char)text[i]) !=
		    tolower((unsigned char)*pattern))
			continue;
		score += begins_word(text, i) ? 8 : 1;
		if (!first && i == last + 1)
			score += 6;
		last = i;
		first = 0;
		pattern++;
	}
	return score;
}

static void
add(struct choices *c, uint32_t what, int score)
{
	size_t i, old = c->cap;

	c->v = xgrow(c->v, c->n, &c->cap, sizeof(*c->v));
	if (c->cap != old || c->score == NULL)
		c->score = xreallocarray(c->score, c->cap, sizeof(*c->score));
	/* insertion keeps equal ones in the order of the table */
	for (i = c->n; i > 0 && c->score[i - 1] < score; i--) {
		c->v[i] = c->v[i - 1];
		c->score[i] = c->score[i - 1];
	}
	c->v[i] = what;
	c->score[i] = score;
	if (c->n < CHOICES_MAX)
		c->n++;
}

static void
reset(struct app *app, const char *title, const char *(*line)(void *, uint32_t))
{
	app->choices.n = app->choices.at = 0;
	app->view.help = 1;
	app->view.help_title = title;
	app->view.help_top = 0;
	app->view.help_line = line;
	app->view.help_arg = app;
}

static const char *
marked(const struct app *app, uint32_t i)
{
	return i == app->choices.at ? ">" : " ";
}

static const char *
command_line(void *arg, uint32_t i)
{
	static char line[256];
	const struct app *app = arg;
	const struct ui_command *c;
	char keys[64];

	if (i >= app->choices.n)
		return NULL;
	c = &ui_commands[app->choices.v[i]];
	keymap_keys_of(&app->keymap, MODE_NORMAL, c->name, 3, keys,
	    sizeof(keys));
	snprintf(line, sizeof(line), "%s %-22s %-14s %s", marked(app, i),
	    c->name, keys, c->help);
	return line;
}

void
choose_commands(struct app *app, const char *text)
{
	uint32_t i;
	int score;

	reset(app, "ttv commands", command_line);
	for (i = 0; ui_commands[i].name != NULL; i++) {
		/* what moves in a pane or list makes no sense from here */
		if (strncmp(ui_commands[i].name, "pane-", 5) == 0 ||
		    strncmp(ui_commands[i].name, "help-", 5) == 0 ||
		    strncmp(ui_commands[i].name, "warnings-", 9) == 0)
			continue;
		if ((score = choose_score(ui_commands[i].name, text)) >= 0)
			add(&app->choices, i, score);
	}
	app->view.help_nlines = (int)app->choices.n;
}

/* "process > thread": the names of a track from the outside in. */
static void
path(const struct trace *t, uint32_t track, char *out, size_t n)
{
	uint32_t up[8];
	int depth = 0;
	size_t len = 0;

	for (; track != NONE && depth < 8; track = t->tracks[track].parent)
		up[depth++] = track;
	out[0] = '\0';
	while (depth-- > 0 && len + 4 < n) {
		len += trace_track_label(t, up[depth], out + len, n - len);
		if (depth > 0 && len + 4 < n) {
			memcpy(out + len, " / ", 4);
			len += 3;
		}
	}
}

static const char *
track_line(void *arg, uint32_t i)
{
	static char line[512];
	const struct app *app = arg;
	const struct track *tr;
	char name[320], count[32];
	uint32_t track;

	if (i >= app->choices.n)
		return NULL;
	track = app->choices.v[i];
	tr = &app->trace->tracks[track];
	path(app->trace, track, name, sizeof(name));
	text_count(count, sizeof(count), tr->nslices);
	if (tr->nslices > 0)
		snprintf(line, sizeof(line), "%s %s   %s slice%s",
		    marked(app, i), name, count, tr->nslices == 1 ? "" : "s");
	else
		snprintf(line, sizeof(line), "%s %s   %s", marked(app, i),
		    name, track_type_name(tr->type));
	return line;
}

void
choose_tracks(struct app *app, const char *text)
{
	char name[320];
	uint32_t i;
	int score;

	reset(app, "ttv tracks", track_line);
	for (i = 0; i < app->trace->ntracks; i++) {
		trace_track_label(app->trace, i, name, sizeof(name));
		if ((score = choose_score(name, text)) >= 0)
			score += OWN;
		else {
			path(app->trace, i, name, sizeof(name));
			score = choose_score(name, text);
		}
		if (score >= 0)
			add(&app->choices, i, *text == '\0' ? 0 : score);
	}
	app->view.help_nlines = (int)app->choices.n;
	if (app->prompt_kind != PROMPT_TRACK)
		app->view.help = 0;
}

void
choose_move(struct app *app, int by)
{
	struct choices *c = &app->choices;
	int64_t to = (int64_t)c->at + by, rows = app->view.rows - 4;

	if (c->n == 0)
		return;
	c->at = to < 0 ? 0 : (size_t)to < c->n ? (size_t)to : c->n - 1;
	if (rows < 1)
		rows = 1;
	if ((int64_t)c->at < app->view.help_top)
		app->view.help_top = (uint32_t)c->at;
	if ((int64_t)c->at >= app->view.help_top + rows)
		app->view.help_top = (uint32_t)((int64_t)c->at - rows + 1);
}
