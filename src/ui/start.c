/*
 * start: where a trace opens.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/app.h"
#include "ttv/brief.h"
#include "ttv/flame.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/weight.h"
#include "ttv/xmalloc.h"

#include "camera.h"
#include "summary.h"
#include "pane.h"
#include "place.h"
#include "start.h"
#include "twin_ui.h"

int
start_empty(const struct trace *t)
{
	int e;

	for (e = 0; e < ENTITIES; e++)
		if (entity_rows[e].selectable &&
		    entity_count(t, (enum entity)e) > 0)
			return 0;
	return 1;
}

/* Puts the cursor on an entity of the first view, which has all in sight. */
static void
start_entity(struct app *app, const struct entity_ref *ref)
{
	struct viewport vp = app->view.vp;

	place_entity(app, ref);
	app->view.vp = vp;
}

/* Puts the cursor where an entity of a track is that stays folded. */
static void
start_folded(struct app *app, const struct entity_ref *ref, uint32_t track)
{
	struct view *v = &app->view;

	v->cursor = entity_ts(app->trace, ref->type, ref->id);
	place_line(v, view_line_of_track(v, track));
}

/*
 * Leaves out rows where the lines do not fit beside a summary of the size that
 * their number gives it, and sums up what is selected.
 */
static void
start_near(struct app *app)
{
	if (pane_shown(app, PANE_SUMMARY))
		summary_show(app);
	view_near_rows(&app->view);
	if (pane_shown(app, PANE_SUMMARY))
		summary_show(app);
}

/*
 * Scrolls back to the process of the cursor's line, if the line is then in the
 * upper half: what it belongs to is seen, and what is below it.
 */
static void
start_top(struct view *v)
{
	uint32_t track, line;

	if (v->nlines == 0)
		return;
	track = v->lines[v->line].track;
	while (track != NONE && v->trace->tracks[track].type != TRACK_PROCESS)
		track = v->trace->tracks[track].parent;
	line = track == NONE ? NONE : view_line_of_track(v, track);
	if (line < v->top && v->line - line < (uint32_t)view_scrolled(v) / 2)
		v->top = line;
	view_show_line(v);
}

/*
 * Shows all samples of a track whose weights are of another kind than those of
 * other tracks: what is an axis of its weights is none of theirs.
 */
static void
start_axis(struct app *app, uint32_t about)
{
	const struct trace *t = app->trace;
	const struct track *k;
	int64_t from, to;

	if (about == NONE || t->tracks[about].nsamples == 0 ||
	    trace_sample_event(t, about) != 0 || flame_first_track(t) != about)
		return;
	k = &t->tracks[about];
	from = t->samples[k->sample].ts;
	to = t->samples[k->sample + k->nsamples - 1].ts;
	if (k->end > to)		/* the last one holds to there */
		to = k->end;
	if (from < to)
		camera_fill(&app->view, from, to);
}

/* Opens a trace on what is busiest. */
static void
start_place(struct app *app)
{
	struct view *v = &app->view;
	uint32_t about = brief_about(app->trace), i, track;
	struct entity_ref ref;

	summary_hide(app);
	view_start(v);
	camera_all_exact(v);
	start_axis(app, about);
	if (summary_wanted(app))
		summary_show(app);
	if (view_initial(v, about, &ref)) {
		twin_ui_folds(app);
		view_layout(v);
		v->cursor = app->trace->start;
		track = ref.type == ENTITY_NONE ? NONE : entity_track(
		    app->trace, ref.type, ref.id);
		if (track != NONE && v->folded[track])
			start_folded(app, &ref, track);
		else if (ref.type != ENTITY_NONE)
			start_entity(app, &ref);
		else
			place_line(v, 0);
		start_near(app);
		start_top(v);
		return;
	}
	for (i = 0; i < v->nlines; i++)
		if (v->lines[i].type == LINE_ROW)
			break;
	v->cursor = app->trace->start;
	view_initial_entity(v, about, &ref);
	if (ref.type != ENTITY_NONE)
		start_entity(app, &ref);
	else if (i < v->nlines) {
		if (app->trace->rows[v->lines[i].row].n > 0)
			v->cursor = app->trace->ts[
			    app->trace->rows[v->lines[i].row].first];
		place_line(v, i);
	} else
		place_line(v, 0);
	start_near(app);
}

void
start_app(struct app *app)
{
	size_t n = (size_t)app->trace->ntracks + 1;

	start_place(app);
	free(app->opened);
	app->opened = xmalloc(n);
	memcpy(app->opened, app->view.folded, n);
}

void
app_view(struct app *app, int64_t t0, int64_t t1)
{
	struct viewport *vp = &app->view.vp;

	app->span_given = 1;
	t0 = sat_add(app->trace->start, t0);
	t1 = sat_add(app->trace->start, t1);
	if (!viewport_set(vp, t0, t1))
		camera_fit(&app->view, t0, t1);
	view_near_rows(&app->view);
}
