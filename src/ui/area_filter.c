/*
 * area_filter: what the filter and hidden tracks leave of an area, as in the
 * flame graph: no thing of a hidden track, and of slices and counters those
 * that the filter lets through.  Instants and flows count whether the filter
 * lets them through or not; the drawer says so.
 *
 * The sets are copies, made anew when the filter or what is hidden has changed:
 * a thread reads copies of them in turn, while keys change the view.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"

void
area_filter_free(struct area_filter *s)
{
	bits_free(&s->slices);
	free(s->tracks);
	free(s->whole);
	free(s->hidden);
	memset(s, 0, sizeof(*s));
}

void
area_filter_update(struct app *app)
{
	struct area_filter *s = &app->area->left;
	const struct view *v = &app->view;
	size_t n = (size_t)app->trace->ntracks + 1;

	if (s->hidden != NULL && !s->stale && s->off == v->filter_off &&
	    s->n == n && memcmp(s->hidden, v->hidden, n - 1) == 0)
		return;
	bits_free(&s->slices);
	s->tracks = xreallocarray(s->tracks, n, 1);
	s->whole = xreallocarray(s->whole, n, 1);
	s->hidden = xreallocarray(s->hidden, n, 1);
	memset(s->tracks, 1, n);
	memset(s->whole, 1, n);
	memcpy(s->hidden, v->hidden, n - 1);
	s->what = view_passed(v, s->tracks, s->whole, &s->slices);
	s->stale = 0;
	s->off = v->filter_off;
	s->n = n;
	s->made++;
}

uint8_t *
area_filter_tracks(const struct app *app, const struct area_query *q)
{
	const struct area_filter *s = &app->area->left;
	const uint8_t *left = q->what == AREA_COUNTERS ? s->whole : s->tracks;
	size_t n = app->trace->ntracks, i;
	uint8_t *tracks;

	if (q->tracks == NULL && s->what == 0)
		return NULL;
	tracks = xmalloc(n + 1);
	for (i = 0; i < n; i++)
		tracks[i] = (uint8_t)((q->tracks == NULL || q->tracks[i]) &&
		    (s->what == 0 || left[i]));
	return tracks;
}

const char *
area_filter_text(const struct app *app, int filters)
{
	int what = app->area->left.what;

	if (what & VIEW_FILTERS)
		return what & VIEW_HIDES ? filters ? "   filtered, without "
		    "hidden tracks" : "   not filtered, without hidden tracks" :
		    filters ? "   filtered" : "   not filtered";
	return what & VIEW_HIDES ? "   without hidden tracks" : "";
}
