/*
 * lists: lays out instants, samples and memory dumps, which are points of a
 * track, by (track, ts), equal times in file order.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "finish.h"

/*
 * Compares two points by ts for mergesort(), which is stable (libbsd has it
 * where the system lacks it).
 */
#define POINT_ORDER(name, type)						\
static int								\
name(const void *a, const void *b)					\
{									\
	int64_t x = ((const struct type *)a)->ts;			\
	int64_t y = ((const struct type *)b)->ts;			\
									\
	return x < y ? -1 : x > y;					\
}
POINT_ORDER(instant_order, instant)
POINT_ORDER(sample_order, sample)
POINT_ORDER(memdump_order, memdump)

/* Sorts the run of a track unless it is in order, and widens the track. */
#define POINT_RUN(t, k, list, n, order) do {				\
	uint32_t next;							\
	int sorted = 1;							\
									\
	for (next = 1; next < (n); next++)				\
		sorted &= (list)[next].ts >= (list)[next - 1].ts;	\
	if (!sorted && mergesort((list), (n), sizeof(*(list)), order) == -1) \
		fatal("out of memory");					\
	track_widen((k), (list)[0].ts, (list)[(n) - 1].ts);		\
} while (0)

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
			to->off = r[j].off;
			to->kind = r[j].kind;
			to->mark = r[j].mark;
		}
		chunks_drop(c, i, sizeof(*r));
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		if (k->ninstants > 0)
			POINT_RUN(t, k, &t->instants[k->instant], k->ninstants,
			    instant_order);
	}
}

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
	free(of_track);
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
		t->samples[i].callsite = r->frame;
		t->samples[i].name = r->name;
		t->samples[i].weight = r->weight;
		t->samples[i].off = r->off;
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->sample = at[track];
		k->nsamples = at[track + 1] - at[track];
		if (k->nsamples > 0)
			POINT_RUN(t, k, &t->samples[k->sample], k->nsamples,
			    sample_order);
	}
	free(order);
	free(at);
	free(f->sample_track);
}

void
memdumps_plan(struct finish *f)
{
	uint32_t *of_process, global = NONE, upid, *track;
	size_t i;

	of_process = xreallocarray(NULL, f->b->processes.n + 1,
	    sizeof(*of_process));
	for (i = 0; i < f->b->processes.n; i++)
		of_process[i] = NONE;
	f->memdump_track = xcalloc(f->b->memdumps.n + 1, sizeof(uint32_t));
	for (i = 0; i < f->b->memdumps.n; i++) {
		upid = f->b->memdumps.v[i].upid;
		track = upid == NONE ? &global : &of_process[upid];
		if (*track == NONE)
			*track = tracks_add(&f->tracks, TRACK_MEMORY, upid,
			    NONE, 0, 0);
		f->memdump_track[i] = *track;
	}
	free(of_process);
}

void
memdumps_fill(struct finish *f)
{
	struct trace *t = f->t;
	const struct raw_memdump *r;
	uint32_t *order, *at, track;
	struct track *k;
	size_t i, n = f->b->memdumps.n;

	order = finish_group(f, f->memdump_track, n, &at);
	t->memdumps = xcalloc(n + 1, sizeof(*t->memdumps));
	t->nmemdumps = (uint32_t)n;
	for (i = 0; i < n; i++) {
		r = &f->b->memdumps.v[order[i]];
		t->memdumps[i].ts = r->ts;
		t->memdumps[i].id = r->id;
		t->memdumps[i].off = r->off;
	}
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->memdump = at[track];
		k->nmemdumps = at[track + 1] - at[track];
		if (k->nmemdumps > 0)
			POINT_RUN(t, k, &t->memdumps[k->memdump],
			    k->nmemdumps, memdump_order);
	}
	free(order);
	free(at);
	free(f->memdump_track);
}
