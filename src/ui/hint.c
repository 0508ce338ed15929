/*
 * hint: the last line, with the keys that are bound now.  The tables name
 * commands and the keymap their keys, so that the line is true after any bind.
 * In the middle of a key sequence the line shows how the sequence can continue.
 *
 * Form: "keys word", two blanks between; the view distinguishes keys from words
 * by the blanks.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/loader.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "ask.h"
#include "find_ui.h"
#include "hint.h"
#include "pane.h"
#include "tutor.h"

/* The most needed first: a narrow screen cuts the rest. */
static const struct hint normal[] = {
	{ "zoom-in zoom-out",		"zoom" },
	{ "pan-left pan-right",		"pan" },
	{ "previous down up next",	"cursor" },
	{ "inspect",			"details" },
	{ "find",			"find" },
	{ "help",			"help" },
	{ "close",			"quit" },
	{ "parent longest-child",	"out/in" },
	{ "longest",			"longest" },
	{ "focus",			"focus" },
	{ "goto-track",			"track" },
	{ "fold-toggle",		"fold" },
	{ "flow-previous flow-next",	"flow" },
	{ "palette",			"commands" },
	{ NULL, NULL }
};

/* Before all others while the trace is being loaded. */
static const struct hint loading[] = {
	{ "interrupt",			"stop loading" },
	{ NULL, NULL }
};

/* The same of a trace that grows: its end is kept in view, or is not. */
static const struct hint held[] = {
	{ "interrupt",			"follow no more" },
	{ NULL, NULL }
};
static const struct hint let_go[] = {
	{ "follow-end",			"to the end" },
	{ NULL, NULL }
};

static const struct hint area[] = {
	{ "pane-focus",			"table" },
	{ "area-track",			"track in/out" },
	{ "area-full",			"all tracks" },
	{ "focus",			"fill the view" },
	{ "area-other-end",		"move an end" },
	{ "inspect",			"details" },
	{ "cancel",			"forget" },
	{ "help",			"help" },
	{ "close",			"close" },
	{ NULL, NULL }
};

static const struct hint area_made[] = {
	{ "previous next",		"move to slices" },
	{ "down up",			"tracks" },
	{ "area-other-end",		"other end" },
	{ "area-full",			"all tracks" },
	{ "area-show",			"table" },
	{ "range",			"stay" },
	{ "cancel",			"forget" },
	{ "goto-mark",			"to a mark" },
	{ "help",			"help" },
	{ NULL, NULL }
};

static const struct hint filtering[] = {
	{ "filter-toggle",		"show all, or not" },
	{ "filter",			"change the filter" },
	{ "pin",			"pin" },
	{ "hide",			"hide" },
	{ "undo",			"undo" },
	{ "inspect",			"details" },
	{ "help",			"help" },
	{ "close",			"quit" },
	{ NULL, NULL }
};

static const struct hint searching[] = {
	{ "find-next find-previous",	"hits" },
	{ "find-longest",		"longest" },
	{ "cancel",			"end search" },
	{ "inspect",			"details" },
	{ "help",			"help" },
	{ "close",			"quit" },
	{ "jump-back",			"back" },
	{ "focus",			"focus" },
	{ "zoom-in zoom-out",		"zoom" },
	{ NULL, NULL }
};

/* Writes the first key of a command in a mode's chain; returns its length. */
static size_t
hint_key(const struct app *app, enum key_mode mode, const char *name, char *out,
    size_t n)
{
	enum key_mode m;
	size_t len = 0;
	int i;

	for (i = 0; len == 0 && (m = key_mode_chain(mode, i)) != MODE_MAX; i++)
		len = keymap_keys_of(&app->keymap, m, name, 1, out, n);
	if (len == 0 && app->screen != PANE_NONE &&
	    !view_screen_full(&app->view))	/* keys of the tracks */
		len = keymap_keys_of(&app->keymap, MODE_NORMAL, name, 1, out,
		    n);
	return len;
}

/* Returns 1 if a binding holds in a mode. */
static int
hint_holds(const struct binding *b, enum key_mode mode)
{
	enum key_mode m;
	int i;

	for (i = 0; (m = key_mode_chain(mode, i)) != MODE_MAX; i++)
		if (b->mode == m)
			return 1;
	return 0;
}

const struct hint *
hint_rows(const struct app *app, enum pane_id id)
{
	return id != PANE_NONE && app->panes[id].hints != NULL ?
	    app->panes[id].hints : normal;
}

void
hint_keys(const struct app *app, enum key_mode mode, const char *commands,
    char *out, size_t n)
{
	const char *slash = strchr(commands, ' ');
	char name[64], key[32];
	size_t len;

	/* two keys have a slash between, more stand together: w/s, hjkl */
	slash = slash != NULL && strchr(slash + 1, ' ') != NULL ? "" : "/";
	out[0] = '\0';
	while (*commands != '\0') {
		len = strcspn(commands, " ");
		strlcpy(name, commands, len < sizeof(name) ? len + 1 :
		    sizeof(name));
		commands += len + (commands[len] == ' ');
		if (hint_key(app, mode, name, key, sizeof(key)) == 0)
			continue;
		if (out[0] != '\0')
			strlcat(out, slash, n);
		strlcat(out, key, n);
	}
}

/* A byte of the line, and the command of the key that is there. */
struct hint_place {
	size_t		at;
	char		command[64];
};

/*
 * Sets the command of a place in the keys of a hint, which begin at `from`:
 * "w/s" are of two commands, "hjkl" of four, "gl" of one.
 */
static void
hint_find(struct hint_place *p, const char *commands, const char *keys,
    size_t from)
{
	size_t at = p->at < from ? 0 : p->at - from, i, k = 0, len;
	int slash = strchr(keys, '/') != NULL && keys[1] != '\0';

	for (i = 0; slash && i < at && i < strlen(keys); i++)
		k += keys[i] == '/' && i > 0;
	if (at < strlen(keys) && !slash && strchr(commands, ' ') != NULL)
		k = at;
	if (at >= strlen(keys))
		k = 0;
	for (; k > 0 && strchr(commands, ' ') != NULL; k--)
		commands = strchr(commands, ' ') + 1;
	len = strcspn(commands, " ");
	strlcpy(p->command, commands, len < sizeof(p->command) ? len + 1 :
	    sizeof(p->command));
}

static void
hint_list(const struct app *app, enum key_mode mode, const struct hint *h,
    struct hint_place *place, char *out, size_t n)
{
	char keys[64];
	size_t from;

	for (; h != NULL && h->commands != NULL; h++) {
		hint_keys(app, mode, h->commands, keys, sizeof(keys));
		if (keys[0] == '\0')
			continue;
		if (out[0] != '\0')
			strlcat(out, "  ", n);
		from = strlen(out);
		strlcat(out, keys, n);
		strlcat(out, " ", n);
		strlcat(out, h->word, n);
		if (place != NULL && place->at >= from && place->at <
		    strlen(out))
			hint_find(place, h->commands, keys, from);
	}
}

/* Writes the keys that can follow those typed so far, such as a "g". */
static void
hint_continue(const struct app *app, char *out, size_t n)
{
	const struct binding *b;
	char keys[64];
	size_t i;

	keymap_label(out, n, app->seq, app->nseq);
	strlcat(out, " …", n);
	if (app->menu_kind == MENU_KEYS) {	/* it says all of them */
		strlcat(out, "  Esc leave", n);
		return;
	}
	for (i = 0; i < app->keymap.n; i++) {
		b = &app->keymap.v[i];
		if (!hint_holds(b, app_mode(app)))
			continue;
		if (b->nkeys <= app->nseq || memcmp(b->keys, app->seq,
		    (size_t)app->nseq * sizeof(b->keys[0])) != 0)
			continue;
		keymap_label(keys, sizeof(keys), b->keys + app->nseq,
		    b->nkeys - app->nseq);
		strlcat(out, "  ", n);
		strlcat(out, keys, n);
		strlcat(out, " ", n);
		strlcat(out, b->command, n);
	}
}

/*
 * Writes the number of hits by name of the pattern typed so far, or its error.
 * Args are searched only with Enter: their number is not 0 but not known.
 */
static void
hint_found(const struct app *app, char *out, size_t n)
{
	char count[32];
	size_t at;

	if (app->view.message_is_error && app->find.pattern == NULL)
		strlcpy(out, app->view.message, n);
	else if (app->find.pattern != NULL && app->prompt.len > 0) {
		text_count(count, sizeof(count), find_hits(app));
		snprintf(out, n, "%s by name%s%s", count,
		    app->find.match != NULL ? " so far" : "",
		    app->settings.value[SETTING_SEARCH] == SEARCH_NAMES ? "" :
		    ", args with Enter");
		if (app->find.costly > 0) {
			text_count(count, sizeof(count), app->find.costly);
			at = strlen(out);
			snprintf(out + at, n - at, "  %s too costly", count);
		}
	}
	if (out[0] != '\0')
		strlcat(out, "  ", n);
}

/* Writes what the filter typed so far lets through, or why it cannot. */
static void
hint_filtered(const struct app *app, char *out, size_t n)
{
	char slices[32];
	uint32_t tracks, all;
	uint64_t passed;

	if (app->filter.error[0] != '\0')
		strlcpy(out, app->filter.error, n);
	else if (app->view.filter_text != NULL) {
		view_track_counts(&app->view, &tracks, &all);
		if (view_filter_counts(&app->view, &passed)) {
			text_count(slices, sizeof(slices), passed);
			snprintf(out, n, "%s slice%s on %u of %u tracks",
			    slices, passed == 1 ? "" : "s", tracks, all);
		}
	}
	if (out[0] != '\0')
		strlcat(out, "  ", n);
}

static void
hint_line(const struct app *app, struct hint_place *place, char *out,
    size_t n)
{
	enum pane_id id;

	out[0] = '\0';
	if (app->menu_kind == MENU_POPUP) {
		strlcpy(out, "Enter do it  Up/Down choose  Esc leave", n);
		return;
	}
	if (app->prompt_kind != PROMPT_NONE && tutor_text(app) != NULL) {
		strlcpy(out, tutor_text(app), n);
		return;
	}
	if (app->prompt_kind != PROMPT_NONE) {
		if (app->prompt_kind == PROMPT_FIND)
			hint_found(app, out, n);
		if (app->prompt_kind == PROMPT_FILTER)
			hint_filtered(app, out, n);
		strlcat(out, app->prompts[app->prompt_kind].hint, n);
		return;
	}
	if (app->nseq > 0) {
		hint_continue(app, out, n);
		return;
	}
	if (app->count > 0)
		snprintf(out, n, "%d times …", app->count);
	if (app->screen != PANE_NONE || app_mode(app) == MODE_INSPECTOR ||
	    app_mode(app) == MODE_DRAWER || app_mode(app) == MODE_RESULT) {
		id = pane_now(app);
		hint_list(app, app->panes[id].mode, app->panes[id].hints,
		    place, out, n);
		return;
	}
	if (app->view.range != RANGE_NONE) {
		hint_list(app, app_mode(app), app->view.range == RANGE_MADE ?
		    area_made : area, place, out, n);
		return;
	}
	if (app->loader != NULL && !app->loaded && !loader_stopped(app->loader))
		hint_list(app, MODE_NORMAL, app->follow == NULL ? loading :
		    app->following.hold ? held : let_go, place, out, n);
	hint_list(app, MODE_NORMAL, app->find.pattern != NULL ? searching :
	    app->view.filter_text != NULL ? filtering : normal, place,
	    out, n);
}

void
hint_make(const struct app *app, char *out, size_t n)
{
	hint_line(app, NULL, out, n);
}

void
hint_at(const struct app *app, int col, char *out, size_t n)
{
	struct hint_place place = { 0 };
	char line[sizeof(app->hint)];

	out[0] = '\0';
	if (col < 1)
		return;
	place.at = (size_t)col - 1;	/* the line begins in column 1 */
	hint_line(app, &place, line, sizeof(line));
	strlcpy(out, place.command, n);
}
