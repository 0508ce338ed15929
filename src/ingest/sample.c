/*
 * sample: lays out samples by (track, ts), equal times in file order.
 * Weights of several events have no sum: each event of a thread has a track of
 * its own.
 *
 * Most files give them in that order: the list becomes the model's array where
 * it lies, as profiles of gigabytes are little else.
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
	uint32_t first = 0, name;
	int any = 0, several = 0;
	size_t i;

	for (i = 0; i < b->sample_units.n; i++)
		if (b->sample_units.v[i].unit == SAMPLE_EVENTS)
			any = is[b->sample_units.v[i].track] = 1;
	for (i = 0; any && i < b->samples.n && !several; i++) {
		name = is[b->samples.v[i].track] ? b->samples.v[i].name : 0;
		several = name != 0 && first != 0 && name != first;
		first = first == 0 ? name : first;
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

void
samples_plan(struct finish *f)
{
	size_t i, n = f->b->tracks.n, cap = 0;
	uint8_t *events = events_mark(f->b);
	uint32_t *of_track, *of_event = NULL, track, name;
	struct idtab ids = { 0 };

	of_track = xreallocarray(NULL, n + 1, sizeof(*of_track));
	for (i = 0; i < n; i++)
		of_track[i] = NONE;
	f->sample_track = xcalloc(f->b->samples.n + 1, sizeof(uint32_t));
	for (i = 0; i < f->b->samples.n; i++) {
		track = f->b->samples.v[i].track;
		name = f->b->samples.v[i].name;
		if (events != NULL && events[track] && name != 0)
			f->sample_track[i] = event_track(f, &ids, &of_event,
			    &cap, track, name);
		else if (of_track[track] == NONE)
			f->sample_track[i] = of_track[track] =
			    sample_track_new(f, track, 0);
		else
			f->sample_track[i] = of_track[track];
	}
	for (i = 0; i < f->b->sample_units.n; i++) {
		track = of_track[f->b->sample_units.v[i].track];
		if (track != NONE &&
		    f->b->sample_units.v[i].unit != SAMPLE_EVENTS)
			f->tracks.v[track].unit = f->b->sample_units.v[i].unit;
	}
	f->sample_ends = of_track;
	idtab_free(&ids);
	free(of_event);
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

/*
 * Returns whether the samples are by place already, as those of one thread and
 * of threads one behind the other are; *at has then the first of each place.
 */
static int
are_grouped(const struct finish *f, size_t n, uint32_t **at)
{
	uint32_t *first, track, before = NONE, place = 0, ntracks;
	size_t i;

	ntracks = f->t->ntracks;
	first = xcalloc((size_t)ntracks + 1, sizeof(*first));
	for (i = 0; i < n; i++) {
		if ((track = f->sample_track[i]) == before)
			continue;
		before = track;
		if (f->tracks.v[track].place < place) {
			free(first);
			return 0;
		}
		/* the samples before it are of the places before its */
		while (place < f->tracks.v[track].place)
			first[++place] = (uint32_t)i;
	}
	while (place < ntracks)
		first[++place] = (uint32_t)n;
	*at = first;
	return 1;
}

static struct sample
sample_of(const struct raw_sample *r)
{
	return (struct sample){ r->ts, r->callsite, r->name, r->weight,
	    r->off };
}

/*
 * Makes samples of the builder's list where it lies: each is shorter than what
 * it is made of.  memcpy(), as a place has one type and then the other.
 */
static void
fill_in_place(struct finish *f, size_t n)
{
	_Static_assert(sizeof(struct sample) <= sizeof(struct raw_sample),
	    "a sample is longer than what it is made of");
	char *to = (char *)f->b->samples.v;
	const char *from = to;
	struct raw_sample r;
	struct sample s;
	size_t i;

	free(f->sample_track);
	f->sample_track = NULL;
	for (i = 0; i < n; i++, from += sizeof(r), to += sizeof(s)) {
		memcpy(&r, from, sizeof(r));
		s = sample_of(&r);
		memcpy(to, &s, sizeof(s));
	}
	f->t->samples = xreallocarray(f->b->samples.v, n + 1, sizeof(s));
	memset(&f->t->samples[n], 0, sizeof(s));
	f->b->samples.v = NULL;
}

void
samples_fill(struct finish *f)
{
	struct trace *t = f->t;
	uint32_t *order = NULL, *at, track;
	struct track *k;
	size_t i, n = f->b->samples.n;

	t->nsamples = (uint32_t)n;
	if (are_grouped(f, n, &at)) {
		fill_in_place(f, n);
	} else {
		order = finish_group(f, f->sample_track, n, &at);
		t->samples = xcalloc(n + 1, sizeof(*t->samples));
		for (i = 0; i < n; i++)
			t->samples[i] = sample_of(&f->b->samples.v[order[i]]);
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
