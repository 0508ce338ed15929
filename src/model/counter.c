/*
 * counter: series of values, laid out by (counter, series, ts).
 *
 * A counter is a track; its series are what its events had in their args, in
 * order of first appearance.  A series that is missing in an event keeps its
 * value, which makes no sample (semantics.md 3.4).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "finish.h"

void
counters_plan(struct finish *f)
{
	struct keytab counters;
	const struct keyword *w;
	struct keyword key;
	uint32_t i, *track = NULL, c;
	size_t cap = 0;
	int added;

	memset(&counters, 0, sizeof(counters));
	f->series_track = xcalloc((size_t)f->b->series_ids.n + 1,
	    sizeof(uint32_t));
	for (i = 0; i < f->b->series_ids.n; i++) {
		w = &f->b->series_ids.keys[i];
		key = *w;
		key.w[2] = 0;
		c = keytab_add(&counters, &key, &added);
		if (added) {
			track = xgrow(track, c, &cap, sizeof(*track));
			track[c] = tracks_add(&f->tracks, TRACK_COUNTER,
			    (uint32_t)w->w[0], NONE, (uint32_t)w->w[1], 0);
		}
		f->series_track[i] = track[c];
	}
	free(track);
	keytab_free(&counters);
}

struct point {
	int64_t		ts;
	double		value;
};

static int
point_order(const void *a, const void *b)
{
	int64_t x = ((const struct point *)a)->ts;
	int64_t y = ((const struct point *)b)->ts;

	return x < y ? -1 : x > y;
}

/* The samples of one series, sorted, into the columns. */
static void
series_fill(struct trace *t, struct series *s, struct point *p)
{
	struct track *k = &t->tracks[s->track];
	uint32_t i;
	int sorted = 1;

	for (i = 1; i < s->n; i++)
		sorted &= p[i].ts >= p[i - 1].ts;
	if (!sorted && mergesort(p, s->n, sizeof(*p), point_order) == -1)
		fatal("out of memory");
	for (i = 0; i < s->n; i++) {
		t->counter_ts[s->first + i] = p[i].ts;
		t->counter_value[s->first + i] = p[i].value;
		if (i == 0 || p[i].value < s->min)
			s->min = p[i].value;
		if (i == 0 || p[i].value > s->max)
			s->max = p[i].value;
	}
	if (s->n > 0)
		track_widen(k, p[0].ts, p[s->n - 1].ts);
}

void
counters_fill(struct finish *f)
{
	struct builder *b = f->b;
	struct trace *t = f->t;
	uint32_t *order, *at, *first, nseries = b->series_ids.n, i, track;
	struct point *points;
	struct series *s;
	size_t n = b->values.n, j;

	order = finish_group(f, f->series_track, nseries, &at);
	t->series = xcalloc((size_t)nseries + 1, sizeof(*t->series));
	t->nseries = nseries;
	t->ncounters = (uint32_t)n;
	t->counter_ts = xreallocarray(NULL, n + 1, sizeof(*t->counter_ts));
	t->counter_value = xreallocarray(NULL, n + 1,
	    sizeof(*t->counter_value));
	/* count by series, then points by series in file order */
	first = xcalloc((size_t)nseries + 2, sizeof(*first));
	for (j = 0; j < n; j++)
		first[b->values.v[j].series + 2]++;
	for (i = 0; i < nseries; i++)
		first[i + 2] += first[i + 1];
	points = xreallocarray(NULL, n + 1, sizeof(*points));
	for (j = 0; j < n; j++) {
		struct point *p = &points[first[b->values.v[j].series + 1]++];

		p->ts = b->values.v[j].ts;
		p->value = b->values.v[j].value;
	}
	free(b->values.v);
	b->values.v = NULL;
	for (track = 0; track < t->ntracks; track++) {
		t->tracks[track].series = at[track];
		t->tracks[track].nseries = at[track + 1] - at[track];
	}
	for (i = 0, j = 0; i < nseries; i++) {
		s = &t->series[i];
		s->track = f->tracks.v[f->series_track[order[i]]].place;
		s->name = (uint32_t)b->series_ids.keys[order[i]].w[2];
		s->first = (uint32_t)j;
		s->n = first[order[i] + 1] - first[order[i]];
		series_fill(t, s, &points[first[order[i]]]);
		j += s->n;
	}
	free(points);
	free(first);
	free(order);
	free(at);
	free(f->series_track);
}
