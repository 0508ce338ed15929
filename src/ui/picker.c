/*
 * The list above a prompt: commands or tracks that match the letters typed so
 * far, best first.  Fuzzy matching: the letters must appear in their order;
 * letters that begin words and letters side by side score higher, so that "zi"
 * finds zoom-in before resize, and a text that contains the whole pattern comes
 * before all others.
 */
#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/list.h"
#include "ttv/match_models.h"
#include "ttv/sched.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "pane.h"
#include "picker.h"
#include "place.h"

/* Scores: above any sum of letters; between that and a parent's match. */
#define WHOLE		1000	/* the pattern in one piece */
#define OWN		100	/* in the track's own name, not its parents' */
#define CHOICES_MAX	500	/* lines; bounds the list */

static int
begins_word(const char *s, size_t i)
{
	return i == 0 || !isalnum((unsigned char)s[i - 1]) ||
	    (isupper((unsigned char)s[i]) && islower((unsigned char)s[i - 1]));
}

int
picker_score(const char *text, const char *pattern)
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
picker_add(struct picker *c, uint32_t what, int score)
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

static uint64_t
picker_count(void *arg)
{
	return ((struct app *)arg)->picker.n;
}

static void
command_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct ui_command *c = &app->commands[app->picker.v[i]];
	char keys[64];

	keymap_keys_of(&app->keymap, MODE_NORMAL, c->name, 3, keys,
	    sizeof(keys));
	snprintf(line->buf, sizeof(line->buf), "  %-22s %-14s %s", c->name,
	    keys, c->help);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

const struct list_source picker_commands_source = {
	picker_count, command_line, NULL, NULL, NULL, NULL
};

/* Empties the list and resets its position. */
static void
picker_reset(struct app *app, enum pane_id id)
{
	app->picker.n = 0;
	app->lists[id].at = app->lists[id].top = 0;
}

void
picker_commands(struct app *app, const char *text)
{
	uint32_t i;
	int score;

	picker_reset(app, PANE_COMMANDS);
	for (i = 0; app->commands[i].name != NULL; i++) {
		/* a command of lists has no list to act on here */
		if (app->commands[i].section == SECTION_LIST)
			continue;
		if ((score = picker_score(app->commands[i].name, text)) >= 0)
			picker_add(&app->picker, i, score);
	}
	pane_open(app, PANE_COMMANDS);
}

void
picker_words(struct app *app, const char *text)
{
	const char *word;
	int score;
	size_t i;

	picker_reset(app, PANE_WORDS);
	for (i = 0; i < app->words.n; i++) {
		word = app->words.v[i];
		if ((score = picker_score(word, text)) < 0)
			continue;
		/* first what begins so, the shortest of these first */
		if (strncasecmp(word, text, strlen(text)) == 0)
			score = 2 * WHOLE - (int)strlen(word);
		picker_add(&app->picker, (uint32_t)i, score);
	}
	pane_open(app, PANE_WORDS);
}

/* Writes "process / thread": the names of a track from the outside in. */
static void
picker_path(const struct trace *t, uint32_t track, char *out, size_t n)
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

static void
track_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct track *tr;
	const char *what = "slice";
	char name[320], count[32];
	uint32_t track = app->picker.v[i], states = NONE, n;

	tr = &app->trace->tracks[track];
	if (tr->type == TRACK_THREAD)
		states = trace_state_track(app->trace, tr->utid);
	picker_path(app->trace, track, name, sizeof(name));
	n = tr->nslices;
	if (n == 0 && states != NONE) {
		n = app->trace->tracks[states].nslices;
		what = "state";
	}
	text_count(count, sizeof(count), n);
	if (n > 0)
		snprintf(line->buf, sizeof(line->buf), "  %s   %s %s%s",
		    name, count, what, n == 1 ? "" : "s");
	else
		snprintf(line->buf, sizeof(line->buf), "  %s   %s", name,
		    track_type_name(tr->type));
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

const struct list_source picker_tracks_source = {
	picker_count, track_line, NULL, NULL, NULL, NULL
};

/*
 * Returns how well a text fits one of the series of a counter, as "Heap.used",
 * or -1; *series is the best of them.
 */
static int
picker_series(const struct trace *t, uint32_t track, const char *text,
    uint32_t *series)
{
	const struct track *k = &t->tracks[track];
	int score, best = -1;
	char name[320];
	size_t len;
	uint32_t i;

	if (k->type != TRACK_COUNTER || k->nseries < 2)
		return -1;
	trace_track_label(t, track, name, sizeof(name));
	strlcat(name, ".", sizeof(name));
	len = strlen(name);
	for (i = 0; i < k->nseries; i++) {
		strlcpy(name + len, trace_str(t, t->series[k->series +
		    i].name), sizeof(name) - len);
		if ((score = picker_score(name, text)) > best) {
			best = score;
			*series = k->series + i;
		}
	}
	return best;
}

void
picker_go(struct app *app, uint32_t track, const char *text)
{
	struct view *v = &app->view;
	uint32_t series = NONE, i;
	char name[320];

	jump_push(app);
	place_time(app, v->cursor, track);
	trace_track_label(app->trace, track, name, sizeof(name));
	if (picker_score(name, text) >= 0 || picker_series(app->trace, track,
	    text, &series) < 0)
		return;
	for (i = v->line; i < v->nlines; i++)
		if (view_line_series(v, i) == series) {
			place_line(v, i);
			return;
		}
}

void
picker_tracks(struct app *app, const char *text)
{
	char name[320];
	uint32_t i, series;
	int score;

	picker_reset(app, PANE_TRACKS);
	for (i = 0; i < app->trace->ntracks; i++) {
		if (app->trace->tracks[i].type == TRACK_STATE)
			continue;	/* its thread stands for it */
		trace_track_label(app->trace, i, name, sizeof(name));
		if ((score = picker_score(name, text)) >= 0)
			score += OWN;
		else if ((score = picker_series(app->trace, i, text,
		    &series)) >= 0)
			score += OWN;
		else {
			picker_path(app->trace, i, name, sizeof(name));
			score = picker_score(name, text);
		}
		if (score >= 0)
			picker_add(&app->picker, i, *text == '\0' ? 0 : score);
	}
	if (app->prompt_kind == PROMPT_TRACK)
		pane_open(app, PANE_TRACKS);
}

void
picker_move(struct app *app, int by)
{
	struct list *l = &app->lists[app->screen];

	list_move(l, by, view_list_room(&app->view, l));
}

uint32_t
picker_chosen(const struct app *app, enum pane_id id)
{
	uint64_t at = list_at(&app->lists[id]);

	return at == LIST_NONE ? NONE : app->picker.v[at];
}

void
picker_refresh(struct app *app, const struct match_models *match)
{
	struct list before = app->lists[PANE_TRACKS];
	uint32_t chosen = picker_chosen(app, PANE_TRACKS);
	size_t i;

	if (app->prompt_kind != PROMPT_TRACK)
		return;
	chosen = match_models_track(match, chosen);
	picker_tracks(app, app->prompt.text);
	app->lists[PANE_TRACKS] = before;
	for (i = 0; i < app->picker.n && app->picker.v[i] != chosen; i++)
		;
	if (i < app->picker.n)
		list_carry(&app->lists[PANE_TRACKS], i);
}

void
picker_free(struct app *app)
{
	free(app->picker.v);
	free(app->picker.score);
}
