/*
 * undo: view changes that can be undone: what is said of tracks, and the rows
 * of view_rows.c that say so.  Scrolling and panning are none; the jump list
 * goes back to places.
 *
 * Each key outside of prompts is preceded by a picture of the state.  When the
 * key has changed it, the picture is kept; steps of zoom in a row are one
 * change.  The list holds at most UNDO_MAX pictures and UNDO_BYTES.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/match_models.h"
#include "ttv/track_state.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "command_table.h"
#include "place.h"
#include "undo.h"
#include "view_rows.h"

#define UNDO_BYTES	(16 << 20)

static void
state_free(struct view_state *s)
{
	int i;

	if (s == NULL)
		return;
	for (i = 0; i < TRACK_STATE_ARRAYS; i++)
		free(s->tracks[i]);
	for (i = 0; i < VIEW_ROWS; i++)
		free(s->v[i].text);
	free(s->pins);
	free(s);
}

static struct view_state *
state_take(const struct app *app)
{
	const struct view *v = &app->view;
	struct view_state *s = xcalloc(1, sizeof(*s));
	size_t n = (size_t)app->trace->ntracks + 1;
	uint8_t *tracks[TRACK_STATE_ARRAYS];
	int i;

	track_state_arrays(v, tracks);
	for (i = 0; i < TRACK_STATE_ARRAYS; i++) {
		s->tracks[i] = xmalloc(n);
		memcpy(s->tracks[i], tracks[i], n);
	}
	s->npins = v->npins;
	s->pins = xreallocarray(NULL, (size_t)v->npins + 1, sizeof(*s->pins));
	if (v->npins > 0)
		memcpy(s->pins, v->pins, v->npins * sizeof(*s->pins));
	for (i = 0; i < VIEW_ROWS; i++)
		if (app->view_rows[i].undo != 0)
			(void)app->view_rows[i].get(app, &s->v[i]);
	return s;
}

/* Returns whether two values of a row differ; no text is an empty one. */
static int
value_differs(const struct view_row *r, const struct view_value *a,
    const struct view_value *b)
{
	if (r->undo == VIEW_ZOOM)
		return !viewport_same_scale(&a->vp, &b->vp);
	return memcmp(a->n, b->n, sizeof(a->n)) != 0 || a->track != b->track ||
	    strcmp(a->text != NULL ? a->text : "", b->text != NULL ? b->text :
	    "") != 0;
}

/* What differs between two states. */
#define DIFF_ZOOM	1
#define DIFF_OTHERS	2

static int
state_differs(const struct app *app, const struct view_state *a,
    const struct view_state *b)
{
	const struct view_row *r = app->view_rows;
	size_t n = app->trace->ntracks;
	int diff = 0, i;

	for (i = 0; i < VIEW_ROWS; i++)
		if (r[i].undo != 0 && value_differs(&r[i], &a->v[i], &b->v[i]))
			diff |= r[i].undo == VIEW_ZOOM ? DIFF_ZOOM :
			    DIFF_OTHERS;
	if (a->npins != b->npins ||
	    memcmp(a->pins, b->pins, a->npins * sizeof(*a->pins)) != 0)
		diff |= DIFF_OTHERS;
	for (i = 0; i < TRACK_STATE_ARRAYS; i++)
		if (memcmp(a->tracks[i], b->tracks[i], n) != 0)
			diff |= DIFF_OTHERS;
	return diff;
}

static void
state_use(struct app *app, const struct view_state *s)
{
	const struct view_row *r = app->view_rows;
	struct view *v = &app->view;
	size_t n = app->trace->ntracks;
	int i;
	uint8_t *tracks[TRACK_STATE_ARRAYS];

	track_state_arrays(v, tracks);
	for (i = 0; i < TRACK_STATE_ARRAYS; i++)
		memcpy(tracks[i], s->tracks[i], n);
	view_share_rows(v, v->rows_shared);	/* rows are joined anew */
	v->pins = xreallocarray(v->pins, (size_t)s->npins + 1,
	    sizeof(*v->pins));
	if (s->npins > 0)
		memcpy(v->pins, s->pins, s->npins * sizeof(*s->pins));
	v->npins = s->npins;
	for (i = 0; i < VIEW_ROWS; i++)
		if (r[i].undo != 0)
			(void)r[i].set(app, &s->v[i], VIEW_BY_UNDO, NULL);
	view_layout(v);
	place_line(v, v->line);
}

/* Forgets the states from number n on. */
static void
cut(struct undo *u, int n)
{
	while (u->n > n)
		state_free(u->v[--u->n]);
}

/* Puts a state, which the list then owns, behind those before u->at. */
static void
push(struct undo *u, struct view_state *s, size_t bytes)
{
	cut(u, u->at);
	if (u->n == UNDO_MAX || (u->n > 0 && ((size_t)u->n + 1) * bytes >
	    UNDO_BYTES)) {
		state_free(u->v[0]);
		memmove(&u->v[0], &u->v[1], (size_t)(u->n - 1) *
		    sizeof(u->v[0]));
		u->n--;
	}
	u->v[u->n++] = s;
	u->at = u->n;
}

void
undo_before(struct app *app)
{
	struct undo *u = &app->undo;

	if (app->prompt_kind != PROMPT_NONE || app->preview.on)
		return;
	state_free(u->now);
	u->now = state_take(app);
}

void
undo_after(struct app *app)
{
	struct undo *u = &app->undo;
	struct view_state *s;
	int diff, zooming = u->zooming;

	if (app->prompt_kind != PROMPT_NONE || app->preview.on ||
	    u->now == NULL)
		return;
	s = state_take(app);
	diff = state_differs(app, u->now, s);
	state_free(s);
	if (u->moved) {
		u->moved = u->zooming = 0;
		return;
	}
	u->zooming = diff == DIFF_ZOOM || (diff == 0 && zooming);
	if (diff == 0 || (diff == DIFF_ZOOM && zooming))
		return;
	push(u, u->now, (size_t)app->trace->ntracks * TRACK_STATE_ARRAYS);
	u->now = NULL;
}

void
undo_back(struct app *app)
{
	struct undo *u = &app->undo;
	struct view_state *s;

	if (u->now == NULL)
		return;
	s = state_take(app);
	if (state_differs(app, u->now, s) & DIFF_OTHERS)
		state_use(app, u->now);
	state_free(s);
}

void
undo_free(struct app *app)
{
	cut(&app->undo, 0);
	state_free(app->undo.now);
	memset(&app->undo, 0, sizeof(app->undo));
}

/* Puts the state in place of number i, and that one in use. */
static void
swap(struct app *app, int i)
{
	struct undo *u = &app->undo;
	struct view_state *s = u->v[i];

	u->v[i] = state_take(app);
	state_use(app, s);
	state_free(s);
	u->moved = 1;
}

int
do_undo(struct app *app, const struct ui_args *a)
{
	struct undo *u = &app->undo;
	int i;

	for (i = 0; i < a->count && u->at > 0; i++)
		swap(app, --u->at);
	if (i == 0)
		return app_fail(app, "no view change to undo");
	app_say(app, "undone; %d more, Ctrl-R does it again", u->at);
	return APP_REDRAW;
}

int
do_redo(struct app *app, const struct ui_args *a)
{
	struct undo *u = &app->undo;
	int i;

	for (i = 0; i < a->count && u->at < u->n; i++)
		swap(app, u->at++);
	if (i == 0)
		return app_fail(app, "no view change to do again");
	app_say(app, "done again; %d more", u->n - u->at);
	return APP_REDRAW;
}

/* ---- another model ---- */

static uint8_t *
same_bytes(const struct match_models *same, const uint8_t *old)
{
	uint32_t i, was, n = match_models_now(same)->ntracks;
	uint8_t *now = xcalloc((size_t)n + 1, 1);

	for (i = 0; i < n; i++)
		if ((was = match_models_track_before(same, i)) != NONE)
			now[i] = old[was];
	return now;
}

static void
state_carry(struct view_state *s, const struct match_models *same)
{
	uint32_t i, to, n = 0;
	uint8_t *now;

	if (s == NULL)
		return;
	for (i = 0; i < TRACK_STATE_ARRAYS; i++) {
		now = same_bytes(same, s->tracks[i]);
		free(s->tracks[i]);
		s->tracks[i] = now;
	}
	for (i = 0; i < s->npins; i++)
		if ((to = match_models_track(same, s->pins[i])) != NONE)
			s->pins[n++] = to;
	s->npins = n;
}

void
undo_set_trace(struct app *app, const struct match_models *same)
{
	int i;

	for (i = 0; i < app->undo.n; i++)
		state_carry(app->undo.v[i], same);
	state_carry(app->undo.now, same);
}
