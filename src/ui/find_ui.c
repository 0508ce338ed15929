/*
 * find_ui: the search of the user interface (incremental search).  Hits of a
 * pattern are marked while the pattern is typed, at the cost of matching names;
 * Enter goes to the first hit at or after the cursor, Esc restores the search
 * before.
 *
 * With Enter the search continues in the args, in the background: the count
 * grows, n and N step through the hits so far.  When no name matches, the first
 * hit in args is awaited: the cursor goes to it when it is found, unless a key
 * was pressed that did not wait for it (ARGS_MS); if args have no hit either,
 * the search before is restored.
 *
 *	- find_idle.c does the work that takes long with many slices.
 *	- The view borrows pattern and marks from the search: call find_show()
 *	  after each change.
 */
#include "config.h"

#include <poll.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/elapsed.h"
#include "ttv/err.h"
#include "ttv/loader.h"
#include "ttv/text.h"
#include "ttv/trace.h"

#include "find_ui.h"
#include "pane.h"
#include "place.h"

#define HOPE_MS		1000	/* ms after which the first hit so far will do:
				 * a search of 2 GB takes as long */

#define ARGS_MS	150	/* ms after Enter that a key waits for hits in args:
			 * what is searched by then, 300 MB, is in order however
			 * fast the keys come */

/* Lends the search to the view, with hits besides those by kind. */
static void
find_ui_show(struct app *app)
{
	struct view *v = &app->view;

	v->search = app->find.pattern;
	v->hit = app->find.kinds;
	v->nhits = app->find.n;
	v->nnamed = app->find.named;
	v->costly = app->find.costly;
	v->naming = app->find.match != NULL;
	v->searching = -1;
	find_newest(app);
	v->hit_ticks = find_ticks(&app->find);
	v->hit_bits = find_bits(&app->find, v->hit_first);
	v->track_hit = NULL;
	v->ntrack_hits = 0;
	if (!app->previewing)
		find_tracks_count(app);
}

void
find_show(struct app *app)
{
	find_ui_show(app);
	app->view.hit_index = app->rank = 0;
	memset(&app->numbered, 0, sizeof(app->numbered));
	memset(&app->task, 0, sizeof(app->task));
	view_hits_changed(&app->view);
}

/* Saves the search, once, before the first preview. */
static void
find_ui_save(struct app *app)
{
	app->hoping = 0;
	if (app->previewing)
		return;
	app->previewing = 1;
	app->find_before = app->find;
	memset(&app->find, 0, sizeof(app->find));
	app->find.track = NONE;
}

void
find_preview(struct app *app, const char *pattern)
{
	struct err err;

	find_ui_save(app);
	app->naming = NAMING_NOT;
	err_clear(&err);
	if (*pattern == '\0')
		find_clear(&app->find);
	else if (find_begin(&app->find, app->trace, pattern, NONE, &err) ==
	    -1) {
		find_clear(&app->find);
		app_fail(app, "%s", err.msg);
	} else if (app->settings.value[SETTING_SEARCH] == SEARCH_ARGS)
		find_clear(&app->find);		/* hits by name are not
						 * wanted */
	else if (!find_match_names(app))
		app->naming = NAMING_SHOWN;
	find_show(app);
}

void
find_cancel(struct app *app)
{
	if (!app->previewing)
		return;
	app->previewing = app->hoping = 0;
	app->naming = NAMING_NOT;
	find_clear(&app->find);
	app->find = app->find_before;
	memset(&app->find_before, 0, sizeof(app->find_before));
	app->find_before.track = NONE;
	find_resume(app);
	find_show(app);
}

void
find_forget(struct app *app)
{
	app->previewing = app->hoping = 0;
	app->naming = NAMING_NOT;
	find_clear(&app->find_before);
}

void
find_end(struct app *app)
{
	if (app->hoping || (app->previewing && app->naming != NAMING_NOT)) {
		find_cancel(app);
		return;
	}
	app->naming = NAMING_NOT;
	find_clear(&app->find);
	find_show(app);
}

/* ---- args ---- */

void
find_news(void *arg)
{
	struct app *app = arg;

	if (app->loader != NULL)
		loader_wake(app->loader);
}

/* Returns the offset of an event near the cursor. */
static uint64_t
near_offset(const struct app *app)
{
	const struct view *v = &app->view;
	const struct trace *t = app->trace;
	uint32_t i;

	if (v->sel.type == ENTITY_SLICE)
		return trace_off(t, v->sel.id);
	if (v->line >= v->nlines || v->lines[v->line].type != LINE_ROW)
		return 0;
	i = trace_row_from(t, v->lines[v->line].row, v->cursor);
	return i == NONE ? 0 : trace_off(t, i);
}

/* What is said by the direction, when args may have hits before. */
static const char *const so_far[] = { "the last match so far again",
    "the first match so far again" };

/* Takes that back when all is searched; the status has the number then. */
static void
so_far_ends(struct app *app)
{
	char *said = app->view.message;

	if (strcmp(said, so_far[0]) == 0 || strcmp(said, so_far[1]) == 0)
		said[0] = '\0';
}

/* Starts the search of args: 0, or -1 without args to search. */
static int
search_args(struct app *app)
{
	struct find_args o = { 0, near_offset(app), find_news, app };

	app->args_began = now_ms();
	return find_args_start(&app->find, app->trace, &o);
}

void
find_in_args(struct app *app)
{
	if (search_args(app) == 0)
		find_ui_show(app);
	else
		so_far_ends(app);
}

void
find_resume(struct app *app)
{
	int matched = find_match_names(app);

	if (app->naming > NAMING_SHOWN)
		return;		/* the end of the names starts the args */
	app->naming = matched ? NAMING_NOT : NAMING_SHOWN;
	if (matched && app->find.in_args && app->find.job == NULL)
		search_args(app);
}

/* Returns whether a key may still wait for hits in args. */
static int
find_args_soon(const struct app *app)
{
	return app->view.lazy && now_ms() - app->args_began < ARGS_MS;
}

void
find_args_key(struct app *app)
{
	int percent;

	while (find_args_poll(&app->find, &percent) && find_args_soon(app))
		poll(NULL, 0, 1);
	find_follow(app);
}

/* Returns 1 if no name matches, and the search of args has not ended. */
static int
find_ui_wait(struct app *app)
{
	app->hoping = app->hit_wanted = 1;
	app->hoped = now_ms();
	find_show(app);
	return APP_REDRAW;
}

static int
say_nothing(struct app *app, const char *pattern)
{
	static const char *const where[] = {
		[SEARCH_BOTH] = "nothing%s has %s in its name or its args",
		[SEARCH_NAMES] = "nothing%s is named like %s",
		[SEARCH_ARGS] = "nothing%s has %s in its args"
	};

	return app_fail(app, where[app->settings.value[SETTING_SEARCH]],
	    app->trace->complete ? "" : " so far", pattern);
}

static int
nothing_found(struct app *app)
{
	char pattern[128];

	strlcpy(pattern, app->find.pattern, sizeof(pattern));
	find_cancel(app);
	return say_nothing(app, pattern);
}

/*
 * Reports that a complete search has no hits while the file is still loading.
 */
static int
nothing_so_far(struct app *app)
{
	int told = app->hit_wanted;

	if (told)
		say_nothing(app, app->find.pattern);
	app->hit_wanted = 0;
	return told;
}

int
find_follow(struct app *app)
{
	struct view *v = &app->view;
	int percent, more, changed;

	if (app->find.job == NULL)
		return 0;
	more = find_args_poll(&app->find, &percent);
	percent = more ? percent : -1;
	changed = v->nhits != find_hits(app) || v->searching != percent ||
	    v->costly != app->find.costly;
	v->searching = percent;
	v->costly = app->find.costly;
	if (v->nhits != find_hits(app)) {
		v->nhits = find_hits(app);
		find_number(app);
	}
	if (!more) {
		so_far_ends(app);
		pane_searched(app);
	}
	if (!app->hoping)
		return changed;
	/* events stand in any order: which hit is the first shows at the end */
	if (more && (find_args_soon(app) || (app->hit_wanted &&
	    now_ms() - app->hoped < HOPE_MS)))
		return changed;
	if (find_hits(app) > 0) {
		find_forget(app);
		app->view.message[0] = '\0';	/* a message "no hits" may be
						 * outdated */
		if (app->hit_wanted) {
			find_go(app, 1, 1, 0);
			app_moved(app);
		}
	} else if (more)
		return changed;
	else if (app->trace->complete || app->loader == NULL || app->loaded) {
		nothing_found(app);
		app_moved(app);		/* hits of the search before are back */
	} else
		return nothing_so_far(app) || changed;
	return 1;
}

int
find_accepted(struct app *app, int go)
{
	int args = app->settings.value[SETTING_SEARCH] != SEARCH_NAMES;
	/*
	 * Args start with Enter, so that the first hit is the same for every
	 * speed of typing.
	 */
	struct hit_task first = { .what = HIT_GO, .dir = 1, .first = 1,
	    .args = args };

	app->naming = NAMING_NOT;
	if (find_hits(app) == 0 && find_tracks_count(app) > 0) {
		find_forget(app);
		find_show(app);
		if (go)
			(void)find_tracks_go(app, 1, 1, 0, 1);
		if (args)
			find_in_args(app);
		return APP_REDRAW;
	}
	if (find_hits(app) == 0) {
		if (!args || search_args(app) == -1)
			return nothing_found(app);
		find_ui_wait(app);
		app->hit_wanted = go;
		return APP_REDRAW;
	}
	find_forget(app);
	find_show(app);
	if (go)
		return find_do(app, &first);
	if (args)
		find_in_args(app);
	return APP_REDRAW;
}

int
find_accept(struct app *app, const char *pattern)
{
	int what = app->settings.value[SETTING_SEARCH];
	struct hit_task next = { .what = HIT_GO, .dir = 1 };
	struct err err;

	if (*pattern == '\0') {		/* repeats the last search */
		find_cancel(app);
		return app->find.pattern != NULL ? find_do(app, &next) :
		    APP_REDRAW;
	}
	find_ui_save(app);
	err_clear(&err);
	if ((what == SEARCH_ARGS ? find_pattern_in_args(&app->find, app->trace,
	    pattern, &err) : find_begin(&app->find, app->trace, pattern, NONE,
	    &err)) == -1) {
		find_cancel(app);
		return app_fail(app, "%s", err.msg);
	}
	if (find_match_names(app))
		return find_accepted(app, 1);
	app->naming = NAMING_ACCEPTED;
	find_show(app);
	return APP_REDRAW;
}

void
find_name_on(struct app *app, uint32_t name, uint32_t track)
{
	find_forget(app);
	find_name(&app->find, app->trace, name, track);
	find_show(app);
	find_number(app);
}

static int
find_place_on(struct app *app, const char *name, uint32_t track,
    struct err *err)
{
	const struct trace *t = app->trace;
	uint32_t k;

	for (k = 0; k < t->nkinds; k++)
		if (strcmp(trace_kind_name(t, k), name) == 0)
			break;
	if (k == t->nkinds)
		return err_set(err, ERR_USAGE, ERR_NOWHERE,
		    "--find: nothing is called \"%.100s\"", name);
	find_name_on(app, t->kinds[k].name, track);
	return 0;
}

int
find_place(struct app *app, const char *pattern, uint32_t track,
    struct err *err)
{
	int what = app->settings.value[SETTING_SEARCH], rc;

	find_ui_save(app);
	if (track != NONE)
		return find_place_on(app, pattern, track, err);
	rc = what == SEARCH_ARGS ? find_pattern_in_args(&app->find,
	    app->trace, pattern, err) : find_begin(&app->find, app->trace,
	    pattern, NONE, err);
	if (rc == -1) {
		find_cancel(app);
		return -1;
	}
	app->naming = NAMING_KEPT;
	if (find_match_names(app))
		find_accepted(app, 0);
	else
		find_show(app);
	find_number(app);
	return 0;
}

/* Returns the place to search from. */
static struct find_hit
find_ui_from(const struct app *app, int first)
{
	const struct view *v = &app->view;
	int64_t t0, t1;

	if (!first && entity_has_events(v->sel.type) &&
	    view_selection_range(v, &t0, &t1) == 0)
		return (struct find_hit){ t0, v->sel.id, v->sel.type };
	if (!first && view_newest_selected(v) != NULL &&
	    view_selection_range(v, &t0, &t1) == 0)
		return (struct find_hit){ t0, NONE, ENTITY_SLICE };
	return (struct find_hit){ v->cursor, NONE, ENTITY_SLICE };
}

int
find_lacks(struct app *app)
{
	if (app->find.pattern == NULL)
		return app_fail(app, "no search yet: / begins one");
	if (app->find.match != NULL)
		return app_fail(app, "names are still being matched");
	if (app->hoping && find_hits(app) > 0)
		find_forget(app);	/* the key goes to one of them now */
	if (find_hits(app) == 0 && find_tracks_count(app) == 0)
		return app_fail(app, "no match for %s%s", app->find.pattern,
		    app->view.searching >= 0 ? " so far" : "");
	return 0;
}

/*
 * Says that the search went on at the other end; without a number while args
 * are still searched, because hits in args may come before.
 */
static void
say_wrapped(struct app *app, int dir)
{
	char n[32];

	if (app->view.searching >= 0 || app->task.args) {
		app_say(app, "%s", so_far[dir > 0]);
		return;
	}
	text_count(n, sizeof(n), find_hits(app));
	app_say(app, dir > 0 ? "match 1 of %s: the first one again" :
	    "match %s: the last one again", n);
}

int
find_go(struct app *app, int dir, int first, int kept)
{
	struct find_hit at = find_ui_from(app, first), hit;
	const struct trace *of = NULL;
	struct entity_ref sel;
	int wrapped = 0, rc;

	if ((rc = find_lacks(app)) != 0)
		return rc;
	rc = find_tracks_go(app, dir, first, kept, 0);
	if (rc == 0 && (of = find_newest_step(app, &at, dir, &hit)) == NULL)
		rc = find_tracks_go(app, dir, first, kept, 1) == 1 ? 1 : -1;
	if (rc == 1)
		return APP_REDRAW;
	if (rc == -1) {
		if ((of = find_newest_edge(app, dir, &hit)) == NULL)
			return app_fail(app, "no hit has a place");
		wrapped = 1;
	}
	if (!kept)
		jump_push(app);
	sel.type = hit.type;
	sel.id = hit.id;
	app->view.cursor = hit.ts;
	if (of == app->trace)
		place_entity(app, &sel);
	else
		place_newest(app, of, &sel);
	find_moved(app);
	if (wrapped)
		say_wrapped(app, dir);
	return APP_REDRAW;
}
