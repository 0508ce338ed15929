/*
 * instant: lays out instants by (track, ts), equal times in file order.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "finish.h"
#include "points.h"

POINT_SORT(instant)

static uint32_t
instant_track(struct finish *f, const struct raw_instant *r)
{
	return tracks_of(&f->tracks, f->b, r->track);
}

void
instants_plan(struct finish *f)
{
	const struct chunks *c = &f->b->instants;
	const struct raw_instant *r;
	uint32_t track;
	size_t k, i;

	for (k = 0; k < c->n; k++)
		for (r = (struct raw_instant *)c->v[k].v, i = 0; i < c->v[k].n;
		    i++) {
			track = instant_track(f, &r[i]);
			f->tracks.v[track].ninstants++;
		}
}

void
instants_fill(struct finish *f)
{
	struct chunks *c = &f->b->instants;
	struct trace *t = f->t;
	const struct raw_instant *r;
	struct instant *to;
	uint32_t track, newtrack, at = 0;
	struct track *k;
	size_t i, j;

	t->ninstants = (uint32_t)chunks_count(c);
	t->instants = xcalloc((size_t)t->ninstants + 1, sizeof(*t->instants));
	xlarge_pages(t->instants, t->ninstants * sizeof(*t->instants));
	for (track = 0; track < t->ntracks; track++) {
		t->tracks[track].instant = at;
		at += t->tracks[track].ninstants;
		t->tracks[track].ninstants = 0;
	}
	for (i = 0; i < c->n; i++) {
		for (r = (struct raw_instant *)c->v[i].v, j = 0; j < c->v[i].n;
		    j++) {
			newtrack = instant_track(f, &r[j]);
			k = &t->tracks[f->tracks.v[newtrack].place];
			to = &t->instants[k->instant + k->ninstants++];
			to->ts = r[j].ts;
			to->off = RAW_OFF(&r[j]);
			to->kind = r[j].kind;
			to->mark = EVENT_WHAT(&r[j]);
		}
		chunks_drop(c, i, sizeof(*r));
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		if (k->ninstants > 0)
			instant_sort(k, &t->instants[k->instant], k->ninstants);
	}
}
