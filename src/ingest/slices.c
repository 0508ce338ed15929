/*
 * slices: gives threads and async tracks their places in the slice columns.
 *
 * The number of slices of a thread is known before the thread is nested: its
 * events that are no E.  So tracks get their places first; then a thread is
 * nested and written to where its slices stay, in one go, while it is in the
 * cache, and its events go back to the system at once.  Rows, whose number
 * nesting tells, are laid out last.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "slice_write.h"
#include "compat.h"
#include "finish.h"
#include "big_thread.h"
#include "event_open.h"
#include "event_order.h"

/* Events of a job: small threads share one. */

/* ---- events to threads ---- */

/*
 * Sets the tracks that have events, the largest first, and where the recs of
 * each begin.
 */
static void
plan_tracks(struct finish *f)
{
	size_t i, n = f->b->tracks.n, nrecs = 0, nshared = 0;
	uint64_t *first;

	f->counts = event_log_counts(&f->b->recs, n);
	f->owners = xreallocarray(NULL, n + 1, sizeof(*f->owners));
	f->track_spans = xcalloc(n + 1, sizeof(*f->track_spans));
	f->first_rec = first = xcalloc(n + 1, sizeof(*first));
	for (i = 0; i < n; i++) {
		if (f->counts[i].n == 0)
			continue;
		f->owners[f->nowners].key = UINT64_MAX - f->counts[i].n;
		f->owners[f->nowners++].value = i;
	}
	radix_sort(f->owners, f->nowners);
	for (i = 0; i < f->nowners; i++) {
		first[f->owners[i].value] = nshared;
		nshared += f->counts[f->owners[i].value].shared;
		nrecs += f->counts[f->owners[i].value].n;
	}
	f->nruns = event_log_sort(&f->recs, &f->b->recs, first, n, nshared);
	for (i = 0; i < n; i++)
		f->track_spans[i].n = f->counts[i].n - f->counts[i].ends;
	f->nrecs = nrecs;
}

/*
 * Sorts run `run`'s part of a thread with more than a worker's share of all
 * events: that thread is one long job later on.  Not where the thread has E,
 * for which the file order means something.
 */
static void
sort_early(struct finish *f, size_t run)
{
	struct event_list *l;
	uint32_t i, track;

	for (i = 0; (l = event_log_chunk(&f->recs, run, i, &track)) != NULL;
	    i++)
		if (l->first != NULL && f->counts[track].ends +
		    f->counts[track].paired == 0 &&
		    big_thread_is(f, track))
			spans_sort(l, &f->b->kinds);
}

static void
plan_job(void *arg, size_t job)
{
	struct finish *f = arg;

	event_log_sort_job(&f->recs, job);
	sort_early(f, job);
}

void
slices_plan(struct finish *f)
{
	struct builder *b = f->b;
	struct event_list *lists;
	uint32_t track;
	size_t i;

	plan_tracks(f);
	pool_run(f->threads, f->nruns, plan_job, f);
	lists = xcalloc(b->tracks.n + 1, sizeof(*lists));
	event_log_lists(&f->recs, lists);
	for (track = 0; track < b->tracks.n; track++)
		f->track_spans[track].recs = lists[track];
	free(lists);
	births_settle(f);
	for (track = 0; b->compat.on && track < b->tracks.n; track++)
		if (f->counts[track].paired > 0)
			event_open_undo(&f->track_spans[track].recs, &b->kinds,
			    0);
	if (b->compat.on) {
		f->async = compat_async(b, &f->nasync);
		compat_flows(f);
		compat_threads(f);
	} else
		f->asyncs = async_tracks(b, f->threads, &f->async,
		    &f->nasync);
	for (track = 0; track < b->tracks.n; track++)
		if (f->track_spans[track].n > 0)
			tracks_of(&f->tracks, b, track);
	f->async_newtrack = xcalloc(f->nasync + 1, sizeof(uint32_t));
	for (i = 0; i < f->nasync; i++) {
		f->async_newtrack[i] = f->async[i].track != NONE ?
		    tracks_of(&f->tracks, b, f->async[i].track) :
		    tracks_add(&f->tracks, TRACK_ASYNC,
		    f->async[i].upid, NONE, f->async[i].name,
		    f->async[i].start);
		if (f->async[i].is_marker)
			f->tracks.v[f->async_newtrack[i]].source =
			    TRACK_SOURCE_MARKER;
	}
}

/* ---- threads and tracks into the columns ---- */

struct fill {
	struct finish	*f;
	struct slice_range	*places;	/* by track */
	struct radix	*items;		/* a track; ntracks + i: async track
					 * i */
	size_t		 nitems;
	size_t		*jobs;		/* the first item of each; the end */
	size_t		 njobs;
	struct warn	*warns;		/* by job */
};

static struct slice_range *
track_range(struct fill *w, uint32_t newtrack)
{
	return &w->places[w->f->tracks.v[newtrack].place];
}

void
finish_ties(const struct finish *f, uint32_t track, struct event_order *order)
{
	struct spans *s = &f->track_spans[track];
	const struct builder *b = f->b;
	const struct made_track *k = &b->tracks.v[track];
	uint32_t upid = k->type == TRACK_THREAD ? f->t->threads[k->of].upid :
	    NONE;

	int ordered = k->type == TRACK_CUSTOM || (upid != NONE &&
	    b->ordered[f->t->processes[upid].file]);

	if (order->unsorted)
		spans_undo(s, order, &b->kinds, ordered);
	if (ordered)
		order->be_unsorted = 0;
}

/* Nests a thread and writes its slices. */
static void
fill_track(struct fill *w, uint32_t track, struct warn *warn)
{
	struct finish *f = w->f;
	struct spans *s = &f->track_spans[track];
	struct event_order order;
	struct warn *none = NULL;

	if (part_track_is_late(f->b, track))
		warn = none = xcalloc(1, sizeof(*none));
	if (!f->b->compat.on) {
		event_order_list(&order, &s->recs, NULL);
		finish_ties(f, track, &order);
		spans_of_thread(s, &order, f->b->kinds.keys, warn);
	}
	free(none);
	if (s->n > 0)
		slice_write_track(f->t, &f->longs,
		    track_range(w, f->tracks.of_track[track]));
	free(s->row);
	free(s->ends);
	s->row = NULL;
	s->ends = NULL;
}

static void
fill_async(struct fill *w, size_t i)
{
	struct spans *s = &w->f->async[i].spans;
	struct slice_range *p = track_range(w, w->f->async_newtrack[i]);

	if (s->async != NULL)
		async_slices(s, w->f->t, &w->f->longs, p->slice, p->end);
	else
		slice_write_track(w->f->t, &w->f->longs, p);
	free(s->row);
	s->row = NULL;
}

/* Fills the lists in the same pool: they need nothing of the slices. */
static void
fill_lists(struct finish *f)
{
	instants_fill(f);
	counters_fill(f);
	objects_fill(f);
	samples_fill(f);
	memdumps_fill(f);
	contexts_fill(f);
	records_fill(f);
}

static void
fill_items(struct fill *w, size_t job)
{
	uint32_t ntracks = w->f->b->tracks.n, item;
	size_t i, first = 0, nrecs = 0;

	for (i = w->jobs[job - 1]; i < w->jobs[job]; i++) {
		item = (uint32_t)w->items[i].value;
		if (item >= ntracks) {
			fill_async(w, item - ntracks);
		} else if (!big_thread_is(w->f, item)) {
			if (nrecs == 0)
				first = w->f->first_rec[item];
			nrecs += w->f->counts[item].shared;
			fill_track(w, item, &w->warns[job]);
		}
	}
	/* the recs that the sort gave to threads of a job are adjacent */
	if (w->f->recs.v != NULL && nrecs > 0)
		xdrop(&w->f->recs.v[first], nrecs * sizeof(struct raw_event));
}

static void
fill_job(void *arg, size_t job)
{
	struct fill *w = arg;

	if (job == 0)
		fill_lists(w->f);
	else if (job <= SCHED_JOBS)
		sched_fill(w->f, job - 1);
	else
		fill_items(w, job);
}

/*
 * Cuts the items, the largest first, into jobs of at least a minimum of events.
 */
static void
fill_plan(struct fill *w)
{
	struct finish *f = w->f;
	size_t i, n = f->nowners + f->nasync, sum = 0;

	w->items = xreallocarray(f->owners, n + 1, sizeof(*w->items));
	f->owners = NULL;
	for (i = 0; i < f->nasync; i++) {
		w->items[f->nowners + i].key = UINT64_MAX -
		    f->async[i].spans.n;
		w->items[f->nowners + i].value = f->b->tracks.n + i;
	}
	radix_sort(w->items, n);
	w->jobs = xreallocarray(NULL, n + 2 + SCHED_JOBS, sizeof(*w->jobs));
	/* the first are the lists and scheduling, without items */
	for (w->njobs = 0; w->njobs <= SCHED_JOBS; w->njobs++)
		w->jobs[w->njobs] = 0;
	for (i = 0; i < n; i++) {
		sum += UINT64_MAX - w->items[i].key;
		if (sum < tuning.fill_events && i + 1 < n)
			continue;
		w->jobs[w->njobs++] = i + 1;
		sum = 0;
	}
	w->warns = xcalloc(w->njobs, sizeof(*w->warns));
}

/* Sets where the slices of each track and their ends will stand. */
static void
fill_places(struct fill *w)
{
	struct finish *f = w->f;
	struct trace *t = f->t;
	size_t i, nslices = 0, nends = 0;
	struct slice_range *p;
	uint32_t track;

	w->places = xcalloc((size_t)t->ntracks + 1, sizeof(*w->places));
	for (i = 0; i < f->tracks.n; i++)
		track_range(w, (uint32_t)i)->nsched = f->tracks.v[i].nsched;
	for (track = 0; track < f->b->tracks.n; track++) {
		if (f->track_spans[track].n == 0)
			continue;
		p = track_range(w, f->tracks.of_track[track]);
		p->spans = &f->track_spans[track];
		p->nends = (uint32_t)(f->counts[track].ends +
		    f->counts[track].paired);
	}
	for (i = 0; i < f->nasync; i++) {
		p = track_range(w, f->async_newtrack[i]);
		p->spans = &f->async[i].spans;
		p->nends = (uint32_t)p->spans->nends;
	}
	for (p = w->places; p < w->places + t->ntracks; p++) {
		p->slice = (uint32_t)nslices;
		p->end = (uint32_t)nends;
		nslices += p->spans != NULL ? p->spans->n : p->nsched;
		nends += p->nends;
	}
	slice_write_alloc(t, nslices, nends, f->wide);
}

/* Sets the one row of a track of scheduling. */
static void
row_of_sched(struct trace *t, uint32_t track, const struct slice_range *p)
{
	struct track *k = &t->tracks[track];
	struct row *row = &t->rows[t->nrows];
	uint32_t last = p->slice + p->nsched - 1;

	k->row = t->nrows++;
	k->nrows = k->nlanes = 1;
	k->nslices = p->nsched;
	row->track = track;
	row->first = p->slice;
	row->n = p->nsched;
	track_widen(k, t->ts[p->slice], trace_dur(t, last) == DUR_OPEN ?
	    t->ts[last] : trace_slice_end(t, last));
}

/* Sets the rows, in the order of tracks, and widens each track by its rows. */
static void
rows_fill(struct fill *w)
{
	struct trace *t = w->f->t;
	const struct spans *s;
	struct track *k;
	struct row *row;
	uint32_t track, first, last;
	size_t i, n = 0;

	for (track = 0; track < t->ntracks; track++)
		n += w->places[track].spans != NULL ?
		    w->places[track].spans->nrows :
		    w->places[track].nsched > 0;
	t->rows = xcalloc(n + 1, sizeof(*t->rows));
	for (track = 0; track < t->ntracks; track++) {
		if (w->places[track].nsched > 0)
			row_of_sched(t, track, &w->places[track]);
		if ((s = w->places[track].spans) == NULL || s->n == 0)
			continue;
		k = &t->tracks[track];
		k->row = t->nrows;
		k->nrows = (uint32_t)s->nrows;
		k->nlanes = s->nlanes;
		k->nslices = s->n;
		first = w->places[track].slice;
		for (i = 0; i < s->nrows; i++) {
			row = &t->rows[t->nrows++];
			row->track = track;
			row->lane = s->rows[i].lane;
			row->depth = s->rows[i].depth;
			row->first = first;
			row->n = s->rows[i].n;
			first += row->n;
			/*
			 * slices of a row follow each other, so the last one
			 * ends last
			 */
			last = first - 1;
			track_widen(k, t->ts[row->first],
			    trace_dur(t, last) == DUR_OPEN ? t->ts[last] :
			    trace_slice_end(t, last));
		}
	}
}

/* Moves n elements of an array, unless there is none, from one place down. */
static void
down(uint32_t *v, uint32_t to, uint32_t from, uint32_t n)
{
	if (v != NULL)
		memmove(&v[to], &v[from], n * sizeof(*v));
}

/* Closes the gaps in end_slice that an E leaves that closes nothing. */
static void
ends_close(struct fill *w)
{
	struct trace *t = w->f->t;
	const struct slice_range *p;
	uint32_t n = 0;

	for (p = w->places; p < w->places + t->ntracks; p++) {
		if (p->end != n) {
			down(t->end_slice, n, p->end, p->nends);
			down(t->end_off_low, n, p->end, p->nends);
			down(t->end_off_high, n, p->end, p->nends);
		}
		n += p->nends;
	}
	t->nends = n;
	t->nend_off_high = t->end_off_high != NULL ? n : 0;
}

void
slices_fill(struct finish *f)
{
	struct fill w;
	uint32_t track;
	size_t i;

	memset(&w, 0, sizeof(w));
	w.f = f;
	fill_places(&w);
	fill_plan(&w);
	long_durs_begin(&f->longs);
	sched_place(f, w.places);
	big_thread_fill(f, w.places, w.njobs, fill_job, &w);
	sched_filled(f);
	long_durs_end(&f->longs, f->t);
	for (i = 0; i < w.njobs; i++)
		warn_merge(&f->b->warn, &w.warns[i]);
	event_log_sort_free(&f->recs);
	rows_fill(&w);
	ends_close(&w);
	for (i = 0; i < f->nasync; i++)
		spans_free(&f->async[i].spans);
	for (track = 0; track < f->b->tracks.n; track++)
		spans_free(&f->track_spans[track]);
	free(w.places);
	free(w.items);
	free(w.jobs);
	free(w.warns);
	async_free(f->asyncs);
	free(f->track_spans);
	free(f->first_rec);
	free(f->counts);
	free(f->async);
	free(f->async_newtrack);
}
