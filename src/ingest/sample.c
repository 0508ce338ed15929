/*
 * sample: lays out samples by (track, ts), equal times in file order.
 * Weights of several events have no sum: each event of a thread has a track of
 * its own.
 *
 * The builder has the tracks of samples as runs beside them.  Most files give
 * them in that order: the list is the model's array then, as profiles of
 * gigabytes are little else.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "finish.h"
#include "points.h"

POINT_SORT(sample)

/*
 * Marks the tracks whose samples are apart by event.  Returns NULL where all of
 * them name one event at most.
 */
static uint8_t *
events_mark(const struct builder *b)
{
	uint8_t *is = xcalloc((size_t)b->tracks.n + 1, 1);
	const struct sample *s = b->samples.v, *end;
	uint32_t first = 0;
	int any = 0, several = 0;
	size_t i;

	for (i = 0; i < b->sample_units.n; i++)
		if (b->sample_units.v[i].unit == SAMPLE_EVENTS)
			any = is[b->sample_units.v[i].track] = 1;
	for (i = 0; any && i < b->sample_runs.n && !several; i++) {
		end = s + b->sample_runs.v[i].n;
		for (; is[b->sample_runs.v[i].track] && s < end; s++) {
			several |= s->name != 0 && first != 0 &&
			    s->name != first;
			first = first == 0 ? s->name : first;
		}
		s = end;
	}
	if (several)
		return is;
	free(is);
	return NULL;
}

/* Makes the track of samples on a track of the builder. */
static uint32_t
sample_track_new(struct finish *f, uint32_t track, uint32_t unit)
{
	uint32_t i = tracks_add_on(&f->tracks, tracks_of(&f->tracks, f->b,
	    track), TRACK_SAMPLE);

	f->tracks.v[i].unit = unit;
	return i;
}

/* Returns the track of the samples of one event on a track of the builder. */
static uint32_t
event_track(struct finish *f, struct idtab *ids, uint32_t **v, size_t *cap,
    uint32_t track, uint32_t name)
{
	struct idkey key = {{ track, name }};
	uint32_t i;
	int added;

	i = idtab_add(ids, &key, &added);
	if (added) {
		*v = xgrow(*v, i, cap, sizeof(**v));
		(*v)[i] = sample_track_new(f, track, name);
	}
	return (*v)[i];
}

/* The tracks of samples while they are planned. */
struct plan {
	struct finish	*f;
	const uint8_t	*events;	/* events_mark() */
	struct idtab	 ids;		/* track, event: as of_event */
	uint32_t	*of_event;
	size_t		 cap, runs_cap;
};

/* Says that the next n samples are of a new track. */
static void
run_add(struct plan *p, uint32_t track, uint32_t n)
{
	struct finish *f = p->f;
	struct sample_run *r = f->nsample_runs == 0 ? NULL :
	    &f->sample_runs[f->nsample_runs - 1];

	if (r != NULL && r->track == track && n <= UINT32_MAX - r->n) {
		r->n += n;
		return;
	}
	f->sample_runs = xgrow(f->sample_runs, f->nsample_runs, &p->runs_cap,
	    sizeof(*f->sample_runs));
	f->sample_runs[f->nsample_runs++] = (struct sample_run){ track, n };
}

/* Plans a run of samples whose track is that of their event. */
static void
plan_events(struct plan *p, const struct sample_run *r, const struct sample *s,
    uint32_t *of_track)
{
	const struct sample *end = s + r->n;

	for (; s < end; s++) {
		if (s->name == 0 && *of_track == NONE)
			*of_track = sample_track_new(p->f, r->track, 0);
		run_add(p, s->name == 0 ? *of_track : event_track(p->f,
		    &p->ids, &p->of_event, &p->cap, r->track, s->name), 1);
	}
}

void
samples_plan(struct finish *f)
{
	const struct builder *b = f->b;
	size_t i, n = b->tracks.n;
	uint8_t *events = events_mark(b);
	uint32_t *of_track, track;
	const struct sample_run *r = b->sample_runs.v;
	const struct sample *s = b->samples.v;
	struct plan p = { .f = f };

	of_track = xreallocarray(NULL, n + 1, sizeof(*of_track));
	for (i = 0; i < n; i++)
		of_track[i] = NONE;
	for (i = 0; i < b->sample_runs.n; s += r->n, r++, i++) {
		track = r->track;
		if (events != NULL && events[track]) {
			plan_events(&p, r, s, &of_track[track]);
			continue;
		}
		if (of_track[track] == NONE)
			of_track[track] = sample_track_new(f, track, 0);
		run_add(&p, of_track[track], r->n);
	}
	for (i = 0; i < b->sample_units.n; i++) {
		track = of_track[b->sample_units.v[i].track];
		if (track != NONE && b->sample_units.v[i].unit != SAMPLE_EVENTS)
			f->tracks.v[track].unit = b->sample_units.v[i].unit;
	}
	f->sample_ends = of_track;
	idtab_free(&p.ids);
	free(p.of_event);
	free(events);
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

/* Returns where a run of samples is to stand. */
static uint32_t
run_place(const struct finish *f, const struct sample_run *r)
{
	return f->tracks.v[r->track].place;
}

/*
 * Returns the first sample of each place, and one behind the last; *grouped
 * gets whether they stand so already, as those of one thread and of threads one
 * behind the other do.
 */
static uint32_t *
samples_firsts(const struct finish *f, int *grouped)
{
	uint32_t *first, place, before = 0;
	size_t i;

	first = xcalloc((size_t)f->t->ntracks + 1, sizeof(*first));
	*grouped = 1;
	for (i = 0; i < f->nsample_runs; i++) {
		place = run_place(f, &f->sample_runs[i]);
		first[place + 1] += f->sample_runs[i].n;
		*grouped &= place >= before;
		before = place;
	}
	for (i = 1; i <= f->t->ntracks; i++)
		first[i] += first[i - 1];
	return first;
}

/* Returns the samples by place; runs keep the order that they have. */
static struct sample *
samples_group(const struct finish *f, const uint32_t *first)
{
	struct sample *v = xcalloc(f->b->samples.n + 1, sizeof(*v));
	const struct sample *s = f->b->samples.v;
	const struct sample_run *r = f->sample_runs;
	uint32_t *at, *to;
	size_t i;

	at = xreallocarray(NULL, (size_t)f->t->ntracks + 1, sizeof(*at));
	memcpy(at, first, ((size_t)f->t->ntracks + 1) * sizeof(*at));
	for (i = 0; i < f->nsample_runs; i++, s += r->n, r++) {
		to = &at[run_place(f, r)];
		memcpy(&v[*to], s, r->n * sizeof(*v));
		*to += r->n;
	}
	free(at);
	return v;
}

void
samples_fill(struct finish *f)
{
	struct trace *t = f->t;
	uint32_t *at, track;
	struct track *k;
	size_t n = f->b->samples.n;
	int grouped;

	t->nsamples = (uint32_t)n;
	at = samples_firsts(f, &grouped);
	if (grouped) {
		t->samples = xreallocarray(f->b->samples.v, n + 1,
		    sizeof(*t->samples));
		memset(&t->samples[n], 0, sizeof(*t->samples));
		f->b->samples.v = NULL;
	} else
		t->samples = samples_group(f, at);
	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		k->sample = at[track];
		k->nsamples = at[track + 1] - at[track];
		if (k->nsamples > 0)
			sample_sort(k, &t->samples[k->sample], k->nsamples);
	}
	ends_fill(f);
	free(at);
	free(f->sample_runs);
}
