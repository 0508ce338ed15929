/*
 * find_tracks: tracks, counters and processes whose labels match the search.
 *
 * They come behind all hits that have a time, in the order in which tracks
 * stand in the trace: n goes from the last hit to the first track, and from the
 * last track to the first hit.  The list belongs to a pattern and a model, and
 * is made when it is asked for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/pick.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "find_ui.h"
#include "place.h"

void
find_tracks_free(struct app *app)
{
	free(app->tracks.v);
	free(app->tracks.hit);
	free(app->tracks.pattern);
	memset(&app->tracks, 0, sizeof(app->tracks));
}

/* Returns whether labels are looked at for the search. */
static int
wanted(const struct app *app)
{
	const struct find *f = &app->find;

	return f->pattern != NULL && !f->exact && !f->by_category &&
	    f->track == NONE &&
	    app->settings.value[SETTING_SEARCH] != SEARCH_ARGS;
}

/* Makes the list for the search, unless it is made. */
static struct track_hits *
find_tracks(struct app *app)
{
	struct track_hits *h = &app->tracks;
	const struct trace *t = app->trace;
	uint32_t i;

	if (!wanted(app)) {
		find_tracks_free(app);
		return h;
	}
	if (h->pattern != NULL && h->trace == t && strcmp(h->pattern,
	    app->find.pattern) == 0)
		return h;
	find_tracks_free(app);
	h->pattern = xstrdup(app->find.pattern);
	h->trace = t;
	h->hit = xcalloc((size_t)t->ntracks + 1, 1);
	h->v = xreallocarray(NULL, (size_t)t->ntracks + 1, sizeof(*h->v));
	if (pick_labels(t, h->pattern, h->hit, NULL) == -1)
		return h;
	for (i = 0; i < t->ntracks; i++)
		if (h->hit[i])
			h->v[h->n++] = i;
	return h;
}

uint32_t
find_tracks_count(struct app *app)
{
	struct track_hits *h = find_tracks(app);

	app->view.track_hit = h->n > 0 ? h->hit : NULL;
	app->view.ntrack_hits = h->n;
	return h->n;
}

/* Goes to number i of the list. */
static void
go(struct app *app, uint32_t i, int kept)
{
	struct track_hits *h = &app->tracks;
	struct view *v = &app->view;
	char label[128], at[32], n[32];

	h->at = i;
	h->on = 1;
	if (!kept)
		jump_push(app);
	view_reveal_track(v, h->v[i]);
	if (view_line_of_track(v, h->v[i]) == NONE)
		view_filter_pause(v, 1);
	place_time(app, v->cursor, h->v[i]);
	trace_track_label(app->trace, h->v[i], label, sizeof(label));
	text_count(at, sizeof(at), i + 1);
	text_count(n, sizeof(n), h->n);
	app_say(app, "track %s of %s: %s", at, n, label);
}

/* Returns the first of the list whose line is at the cursor's or below. */
static uint32_t
from_here(const struct app *app)
{
	const struct track_hits *h = &app->tracks;
	uint32_t i, line;

	for (i = 0; i < h->n; i++) {
		line = view_line_of_track(&app->view, h->v[i]);
		if (line != NONE && line >= app->view.line)
			return i;
	}
	return 0;
}

int
find_tracks_go(struct app *app, int dir, int first, int kept, int end)
{
	struct track_hits *h = find_tracks(app);

	if (h->n == 0)
		return 0;
	h->on = h->on && !first && place_track(&app->view) == h->v[h->at];
	if (!h->on && (end || find_hits(app) == 0)) {
		go(app, find_hits(app) == 0 ? from_here(app) : dir > 0 ? 0 :
		    h->n - 1, kept);
		return 1;
	}
	if (!h->on)
		return 0;
	if (dir > 0 ? h->at + 1 < h->n : h->at > 0) {
		go(app, dir > 0 ? h->at + 1 : h->at - 1, kept);
		return 1;
	}
	h->on = 0;
	if (find_hits(app) > 0)
		return -1;	/* to the first or last hit of all */
	go(app, dir > 0 ? 0 : h->n - 1, kept);
	return 1;
}
