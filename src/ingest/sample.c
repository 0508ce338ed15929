/*
 * sample: lays out samples by (track, ts), equal times in file order.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "finish.h"
#include "points.h"

POINT_SORT(sample)

void
samples_plan(struct finish *f)
{
	size_t i, n = f->b->tracks.n;
	uint32_t *of_track, track, on;

	of_track = xreallocarray(NULL, n + 1, sizeof(*of_track));
	for (i = 0; i < n; i++)
		of_track[i] = NONE;
	f->sample_track = xcalloc(f->b->samples.n + 1, sizeof(uint32_t));
	for (i = 0; i < f->b->samples.n; i++) {
		track = f->b->samples.v[i].track;
		if (of_track[track] == NONE) {
			on = tracks_of(&f->tracks, f->b, track);
			of_track[track] = tracks_add_on(&f->tracks, on,
			    TRACK_SAMPLE);
		}
		f->sample_track[i] = of_track[track];
	}
	for (i = 0; i < f->b->sample_units.n; i++) {
		track = of_track[f->b->sample_units.v[i].track];
		if (track != NONE)
			f->tracks.v[track].unit = f->b->sample_units.v[i].unit;
	}
	f->sample_ends = of_track;
}

/* Widens the tracks whose last sample holds to a time that is known. */
static void
ends_fill(struct finish *f)
{
	const struct sample_end *e = f->b->sample_ends.v;
	uint32_t track;
	size_t i;

	for (i = 0; i < f->b->sample_ends.n; i++, e++) {
		track = f->sample_ends[e->track];
		if (track != NONE)
			track_widen(&f->t->tracks[f->tracks.v[track].place],
			    e->ts, e->ts);
	}
	free(f->sample_ends);
}

void
samples_fill(struct finish *f)
{
	struct trace *t = f->t;
	const struct raw_sample *r;
	uint32_t *order, *at, track;
	struct track *k;
	size_t i, n = f->b->samples.n;

	order = finish_group(f, f->sample_track, n, &at);
	t->samples = xcalloc(n + 1, sizeof(*t->samples));
	t->nsamples = (uint32_t)n;
	for (i = 0; i < n; i++) {
		r = &f->b->samples.v[order[i]];
		t->samples[i].ts = r->ts;
		t->samples[i].callsite = r->callsite;
		t->samples[i].name = r->name;
		t->samples[i].weight = r->weight;
		t->samples[i].off = r->off;
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->sample = at[track];
		k->nsamples = at[track + 1] - at[track];
		if (k->nsamples > 0)
			sample_sort(k, &t->samples[k->sample], k->nsamples);
	}
	ends_fill(f);
	free(order);
	free(at);
	free(f->sample_track);
}
