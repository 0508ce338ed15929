/*
 * detail_track: the facts of the track under the cursor, when no thing is
 * selected: a process, a folded thread, a counter.  What hangs below a track
 * counts.  O(tracks below * log slices).
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "detail.h"
#include "grid.h"

/* What a track has, with all tracks below it. */
struct track_sum {
	uint64_t	slices, instants, values, samples, others;
	uint32_t	threads;
	int64_t		start, end;	/* start > end: nothing */
	int64_t		busy;		/* ns of finished slices of threads */
	uint32_t	longest;	/* of those, or NONE */
};

static void
sum_track(const struct trace *tr, uint32_t track, struct track_sum *s)
{
	const struct track *k = &tr->tracks[track];
	uint32_t i, longest;

	s->slices += k->type == TRACK_STATE ? 0 : k->nslices;
	s->instants += k->ninstants;
	s->samples += k->nsamples;
	s->others += (uint64_t)k->nobjects + k->nmemdumps + k->ncontexts;
	for (i = 0; i < k->nseries; i++)
		s->values += tr->series[k->series + i].n;
	s->threads += k->type == TRACK_THREAD;
	if (k->start <= k->end) {
		if (s->start > s->end || k->start < s->start)
			s->start = k->start;
		if (k->end > s->end)
			s->end = k->end;
	}
	if (k->type != TRACK_THREAD || k->nrows == 0)
		return;
	s->busy = sat_add(s->busy, busy_covered(tr, track, &longest));
	if (longest != NONE && (s->longest == NONE || trace_dur(tr, longest) >
	    trace_dur(tr, s->longest)))
		s->longest = longest;
}

static void
track_count(struct detail *d, const char *key, uint64_t n)
{
	char text[32];

	if (n == 0)
		return;
	text_count(text, sizeof(text), n);
	detail_string(d, 1, key, text);
}

/* Adds the slice that took longest, to which the line leads. */
static void
track_longest(struct detail *d, const struct trace *tr, uint32_t slice)
{
	char ns[32];

	text_duration_short(ns, sizeof(ns), trace_dur(tr, slice));
	detail_fact(d, 3, "longest", "%s  %.200s", ns, trace_kind_name(tr,
	    tr->kind[slice]));
	detail_target(d, ENTITY_SLICE, slice);
}

void
detail_track(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	uint32_t end = rollup_end(v, track), i;
	struct track_sum s = { .start = 1, .end = 0, .longest = NONE };
	char ns[32];

	for (i = track; i < end; i++)
		sum_track(tr, i, &s);
	trace_track_label(tr, track, d->title, sizeof(d->title));
	if (s.busy > 0) {
		text_duration_short(ns, sizeof(ns), s.busy);
		detail_fact(d, 1, "busy", "%s  %.1f %%", ns, tr->end >
		    tr->start ? (double)s.busy / (double)sat_span(tr->start,
		    tr->end) * 100 : 100.0);
	}
	if (s.threads > 1)
		track_count(d, "threads", s.threads);
	track_count(d, "slices", s.slices);
	track_count(d, "instants", s.instants);
	track_count(d, "values", s.values);
	track_count(d, "samples", s.samples);
	track_count(d, "other", s.others);
	if (s.longest != NONE)
		track_longest(d, tr, s.longest);
	if (s.start > s.end)
		return;
	text_duration(ns, sizeof(ns), sat_span(s.start, s.end));
	detail_string(d, 2, "span", ns);
	detail_time(d, tr, 0, "from", s.start);
	detail_time(d, tr, 0, "to", s.end);
}
