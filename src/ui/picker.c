/*
 * The list above a prompt: commands or tracks that match what was typed so far,
 * best first.  All words of it in a name, or in what else is known of the line
 * (the help and the synonyms of a command, what a track is in), come before
 * letters that appear in their order: of those, letters that begin words and
 * letters side by side score higher, so that "zi" finds zoom-in before resize.
 * Letters may lie scattered over a name, not over a command line.
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

/*
 * Scores: each is above any sum of letters and of what is below it.  The words
 * are in the line's own name, in all of its text; the letters are in the name.
 */
#define WHOLE		8000	/* the pattern in one piece */
#define WORDS_OWN	4000
#define WORDS		2000
#define OWN		1000
#define SCATTER_MAX	64	/* bytes of a text in which letters may lie */
#define CHOICES_MAX	500	/* lines; bounds the list */

/* Columns of a line of tracks. */
#define MARK_COLS	2	/* in front */
#define GAP_COLS	3	/* before the number of slices */
#define PATH_SIGN	3	/* " / " */
#define ABOVE_LEAST	16	/* of what a track is in */

/*
 * Calls fn with each word of a pattern until it returns 0; returns 1 if it
 * never did.
 */
static int
each_word(const char *pattern, int (*fn)(void *, const char *), void *arg)
{
	char word[PROMPT_MAX];
	size_t len;

	for (;;) {
		pattern += strspn(pattern, " ");
		if ((len = strcspn(pattern, " ")) == 0)
			return 1;
		snprintf(word, sizeof(word), "%.*s", (int)len, pattern);
		if (!fn(arg, word))
			return 0;
		pattern += len;
	}
}

static int
has_word(void *text, const char *word)
{
	return strcasestr(text, word) != NULL;
}

static int
has_words(const char *text, const char *pattern)
{
	return each_word(pattern, has_word, (void *)(uintptr_t)text);
}

static int
begins_word(const char *s, size_t i)
{
	return i == 0 || !isalnum((unsigned char)s[i - 1]) ||
	    (isupper((unsigned char)s[i]) && islower((unsigned char)s[i - 1]));
}

/* Scores letters in their order, higher is better; -1: they are not. */
static int
letters_score(const char *text, const char *pattern)
{
	size_t i, last = 0;
	int score = 0, first = 1;

	if (strlen(text) > SCATTER_MAX)
		return -1;
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

/*
 * Scores how well a pattern fits a name and all that is known of its line, or
 * NULL; higher is better, -1: it does not.
 */
static int
picker_score(const char *own, const char *all, const char *pattern)
{
	const char *at = strcasestr(own, pattern);
	int score = letters_score(own, pattern);

	if (at != NULL)
		return WHOLE + OWN * begins_word(own, (size_t)(at - own)) +
		    (score < 0 ? 0 : score);
	if (has_words(own, pattern))
		return WORDS_OWN;
	if (all != NULL && has_words(all, pattern))
		return WORDS;
	return score < 0 ? -1 : OWN + score;
}

/* ---- the letters of a line ---- */

static int
hit_word(void *arg, const char *word)
{
	struct list_line *line = arg;
	const char *at = strcasestr(line->buf, word);
	size_t i;

	for (i = 0; at != NULL && word[i] != '\0'; i++)
		list_hit(line, (size_t)(at - line->buf) + i);
	return at != NULL;
}

/* Makes what matches in a line of text stand out: words, or else letters. */
static void
hits_mark(struct list_line *line, const char *pattern)
{
	const char *s = line->buf;

	if (has_words(s, pattern)) {
		each_word(pattern, hit_word, line);
		return;
	}
	for (; *s != '\0' && *pattern != '\0'; s++) {
		while (*pattern == ' ')
			pattern++;
		if (*pattern == '\0' || tolower((unsigned char)*s) !=
		    tolower((unsigned char)*pattern))
			continue;
		list_hit(line, (size_t)(s - line->buf));
		pattern++;
	}
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

/* Lines of a prompt's list: one says what to do when nothing matches. */
static uint64_t
picker_lines(void *arg)
{
	uint64_t n = picker_count(arg);

	return n > 0 ? n : 1;
}

/* Writes that line; returns whether it is the one. */
static int
picker_none(const struct app *app, const char *text, struct list_line *line)
{
	if (app->picker.n == 0)
		list_cell(line, ROLE_PANE_KEY, text, strlen(text));
	return app->picker.n == 0;
}

static void
command_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct ui_command *c;
	char keys[64];

	if (picker_none(app, "  no command is like that; ? shows all, / "
	    "searches names and args of the trace", line))
		return;
	c = &app->commands[app->picker.v[i]];
	keymap_keys_of(&app->keymap, MODE_NORMAL, c->name, 3, keys,
	    sizeof(keys));
	snprintf(line->buf, sizeof(line->buf), "  %-22s %-14s %s", c->name,
	    keys, c->help);
	if (has_words(line->buf, app->prompt.text) ||
	    !has_words(c->synonyms, app->prompt.text))
		hits_mark(line, app->prompt.text);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

const struct list_source picker_commands_source = {
	picker_lines, command_line, NULL, NULL, NULL, NULL
};

/* Returns how well a command fits a text, or -1. */
static int
command_score(const struct ui_command *c, const char *text)
{
	char all[512];
	int score;

	snprintf(all, sizeof(all), "%s %s %s", c->name, c->help, c->synonyms);
	score = picker_score(c->name, all, text);
	return score < WORDS_OWN && has_words(c->synonyms, text) &&
	    *text != '\0' ? WORDS_OWN : score;
}

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
		if ((score = command_score(&app->commands[i], text)) >= 0)
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
		if ((score = picker_score(word, NULL, text)) < 0)
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

/*
 * Writes the path of a track for some columns: what it is in is cut in the
 * middle, so that its own name is to be seen.
 */
static void
track_text(const struct trace *t, uint32_t track, int cols, char *out,
    size_t n)
{
	char own[180], above[180] = "";
	int room;

	trace_track_label(t, track, own, sizeof(own) - 4);
	if (t->tracks[track].parent != NONE)
		picker_path(t, t->tracks[track].parent, above, sizeof(above) -
		    4);
	room = cols - text_columns(own) - PATH_SIGN;
	if (*above != '\0' && room < ABOVE_LEAST)
		room = ABOVE_LEAST;
	if (*above != '\0') {
		text_cut_middle(above, room, glyph(GLYPH_ELLIPSIS));
		cols -= text_columns(above) + PATH_SIGN;
	}
	text_cut_middle(own, cols, glyph(GLYPH_ELLIPSIS));
	snprintf(out, n, "%s%s%s", above, *above != '\0' ? " / " : "", own);
}

/*
 * Returns how well a text fits one of the numbers of a track's memory dumps,
 * as "malloc", or -1; *part is the line of the best.
 */
static int
picker_part(const struct app *app, uint32_t track, const char *text,
    uint32_t *part)
{
	const char *name;
	int score, best = -1;
	uint32_t i;

	if (app->trace->tracks[track].nmemdumps == 0 || *text == '\0')
		return -1;
	for (i = 1; (name = view_memory_part(&app->view, track, i)) != NULL;
	    i++)
		if (strcasestr(name, text) != NULL && (score =
		    picker_score(name, NULL, text)) > best) {
			best = score;
			*part = i;
		}
	return best;
}

static void
track_line(void *arg, uint64_t i, struct list_line *line)
{
	const struct app *app = arg;
	const struct track *tr;
	const char *what = "slice";
	char name[400], count[32], more[48], of[128] = "";
	uint32_t track, states = NONE, n, part;

	if (picker_none(app, "  no track is like that; / searches names and "
	    "args", line))
		return;
	track = app->picker.v[i];
	tr = &app->trace->tracks[track];
	if (tr->type == TRACK_THREAD)
		states = trace_state_track(app->trace, tr->utid);
	n = tr->nslices;
	if (n == 0 && states != NONE) {
		n = app->trace->tracks[states].nslices;
		what = "state";
	}
	text_count(count, sizeof(count), n);
	if (n > 0)
		snprintf(more, sizeof(more), "%s %s%s", count, what, n == 1 ?
		    "" : "s");
	else
		strlcpy(more, track_type_name(tr->type), sizeof(more));
	if (picker_part(app, track, app->prompt.text, &part) >= 0)
		snprintf(of, sizeof(of), " / %s", view_memory_part(&app->view,
		    track, part));
	track_text(app->trace, track, app->view.cols - MARK_COLS -
	    (int)strlen(more) - GAP_COLS - text_columns(of), name,
	    sizeof(name));
	strlcat(name, of, sizeof(name));
	snprintf(line->buf, sizeof(line->buf), "%*s%s%*s%s", MARK_COLS, "",
	    name, GAP_COLS, "", more);
	hits_mark(line, app->prompt.text);
	list_cell(line, ROLE_HELP, line->buf, strlen(line->buf));
}

const struct list_source picker_tracks_source = {
	picker_lines, track_line, NULL, NULL, NULL, NULL
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
		if ((score = picker_score(name, NULL, text)) > best) {
			best = score;
			*series = k->series + i;
		}
	}
	return best;
}

/* Goes to the line of a part of a track's memory dumps, which it unfolds. */
static void
go_part(struct app *app, uint32_t track, uint32_t part)
{
	struct view *v = &app->view;
	uint32_t i;

	v->folded[track] = 0;
	view_layout(v);
	for (i = 0; i < v->nlines; i++)
		if (v->lines[i].type == LINE_MEMORY && v->lines[i].track ==
		    track && v->lines[i].part == part) {
			place_line(v, i);
			return;
		}
}

void
picker_go(struct app *app, uint32_t track, const char *text)
{
	struct view *v = &app->view;
	uint32_t series = NONE, part, i;
	char name[320];

	jump_push(app);
	place_time(app, v->cursor, track);
	trace_track_label(app->trace, track, name, sizeof(name));
	if (picker_score(name, NULL, text) < 0 &&
	    picker_part(app, track, text, &part) >= 0) {
		go_part(app, track, part);
		return;
	}
	if (picker_score(name, NULL, text) >= 0 ||
	    picker_series(app->trace, track, text, &series) < 0)
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
	char name[320], path[640];
	uint32_t i, series, part;
	int score, of_series;

	picker_reset(app, PANE_TRACKS);
	for (i = 0; i < app->trace->ntracks; i++) {
		if (app->trace->tracks[i].type == TRACK_STATE)
			continue;	/* its thread stands for it */
		trace_track_label(app->trace, i, name, sizeof(name));
		picker_path(app->trace, i, path, sizeof(path));
		score = picker_score(name, path, text);
		of_series = picker_series(app->trace, i, text, &series);
		if (of_series > score)
			score = of_series;
		if (score < WORDS_OWN && (of_series = picker_part(app, i, text,
		    &part)) > score)
			score = of_series;
		if (score < 0)
			score = letters_score(path, text);
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

	return at >= app->picker.n ? NONE : app->picker.v[at];
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
