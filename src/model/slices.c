/*
 * slices: the spans of threads and async tracks become the slice columns.
 *
 * The place of a slice follows from its row and its order in it: rows have
 * their sizes after nesting, so each span is written once, to where it stays.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/xmalloc.h"
#include "finish.h"

/* ---- nesting, a job a thread of the trace ---- */

struct plan {
	struct finish	*f;
	struct radix	*owners;	/* utid; largest first */
	size_t		 n;
	struct warn	*warns;		/* a job */
};

/* The largest are a job each, the many small ones that may follow share. */
#define PLAN_SINGLE	64
#define PLAN_SHARE	1024

static void
plan_owner(struct plan *p, size_t owner, struct warn *warn)
{
	struct builder *b = p->f->b;

	if (b->recs.v[owner].n > 0)
		spans_of_thread(&p->f->thread_spans[owner], &b->recs.v[owner],
		    b->kinds.keys, warn);
}

static void
plan_job(void *arg, size_t job)
{
	struct plan *p = arg;
	size_t i = job, end = job + 1;

	if (job >= PLAN_SINGLE) {
		i = PLAN_SINGLE + (job - PLAN_SINGLE) * PLAN_SHARE;
		end = i + PLAN_SHARE;
	}
	for (; i < end && i < p->n; i++)
		plan_owner(p, (size_t)p->owners[i].value, &p->warns[job]);
}

void
slices_plan(struct finish *f)
{
	struct builder *b = f->b;
	size_t i, n = b->threads.n, njobs;
	struct plan p;
	uint32_t utid;

	f->asyncs = async_tracks(b, f->threads, &f->async, &f->nasync);
	f->thread_spans = xcalloc(n + 1, sizeof(*f->thread_spans));
	p.f = f;
	p.n = n;
	p.owners = xcalloc(n, sizeof(*p.owners));
	for (i = 0; i < n; i++) {
		p.owners[i].key = UINT64_MAX - b->recs.v[i].n;
		p.owners[i].value = i;
	}
	radix_sort(p.owners, n);
	njobs = n <= PLAN_SINGLE ? n : PLAN_SINGLE +
	    (n - PLAN_SINGLE + PLAN_SHARE - 1) / PLAN_SHARE;
	p.warns = xcalloc(njobs, sizeof(*p.warns));
	pool_run(f->threads, njobs, plan_job, &p);
	for (i = 0; i < njobs; i++)
		warn_merge(&b->warn, &p.warns[i]);
	free(p.owners);
	free(p.warns);
	for (utid = 0; utid < b->threads.n; utid++)
		if (f->thread_spans[utid].n > 0)
			tracks_thread(&f->tracks, b, utid);
	f->async_newtrack = xcalloc(f->nasync + 1, sizeof(uint32_t));
	for (i = 0; i < f->nasync; i++)
		f->async_newtrack[i] = tracks_add(&f->tracks, TRACK_ASYNC,
		    f->async[i].upid, NONE, f->async[i].name,
		    f->async[i].start);
}

/* ---- the columns, a job a track ---- */

static void
columns_alloc(struct trace *t, size_t nslices, size_t nrows, size_t nends)
{
	if (nslices >= NONE)
		fatal("more than %u slices", NONE - 1);
	t->nslices = (uint32_t)nslices;
	t->ts = xreallocarray(NULL, nslices + 1, sizeof(*t->ts));
	t->dur = xreallocarray(NULL, nslices + 1, sizeof(*t->dur));
	t->kind = xreallocarray(NULL, nslices + 1, sizeof(*t->kind));
	t->off = xreallocarray(NULL, nslices + 1, sizeof(*t->off));
	t->rows = xcalloc(nrows + 1, sizeof(*t->rows));
	t->end_slice = xreallocarray(NULL, nends + 1, sizeof(*t->end_slice));
	t->end_off = xreallocarray(NULL, nends + 1, sizeof(*t->end_off));
}

/* Makes the rows of a track; the slices of the first begin at `first`. */
static void
rows_fill(struct trace *t, uint32_t track, const struct spans *s,
    uint32_t first)
{
	struct track *k = &t->tracks[track];
	struct row *row;
	size_t i;

	k->row = t->nrows;
	k->nrows = (uint32_t)s->nrows;
	k->nlanes = s->nlanes;
	k->nslices = s->n;
	for (i = 0; i < s->nrows; i++) {
		row = &t->rows[t->nrows++];
		row->track = track;
		row->lane = s->rows[i].lane;
		row->depth = s->rows[i].depth;
		row->first = first;
		row->n = s->rows[i].n;
		first += row->n;
	}
}

struct fill {
	struct trace	*t;
	struct spans	**of_track;
	uint32_t	*end_at;	/* where the ends of a track begin */
	struct radix	*jobs;		/* tracks, largest first */
};

/* Writes the slices of a track and frees its spans. */
static void
track_slices(struct fill *f, uint32_t track)
{
	struct trace *t = f->t;
	struct track *k = &t->tracks[track];
	struct spans *s = f->of_track[track];
	uint64_t *end_off = NULL;
	uint32_t *next, pos, first, e = f->end_at[track];
	const struct rec *r;
	size_t i;

	first = t->rows[k->row].first;
	next = xreallocarray(NULL, s->nrows, sizeof(*next));
	for (i = 0; i < s->nrows; i++)
		next[i] = t->rows[k->row + i].first;
	if (f->end_at[track + 1] > e)
		end_off = xcalloc(s->n, sizeof(*end_off));
	if (s->async != NULL)
		async_slices(s, t, next, end_off, &k->start, &k->end);
	for (i = 0; s->async == NULL && i < s->n; i++) {
		r = &s->recs[i];
		pos = next[s->row[i]]++;
		t->ts[pos] = r->ts;
		t->dur[pos] = r->dur;
		t->kind[pos] = r->kind;
		t->off[pos] = REC_OFF(r);
		if (r->aux != 0)
			end_off[pos - first] = s->ends[r->aux - 1] + 1;
		track_widen(k, r->ts, r->dur == DUR_OPEN ? r->ts : rec_end(r));
	}
	for (i = 0; end_off != NULL && i < s->n; i++) {
		if (end_off[i] == 0)
			continue;
		t->end_slice[e] = first + (uint32_t)i;
		t->end_off[e++] = end_off[i] - 1;
	}
	free(end_off);
	free(next);
	spans_free(s);			/* as early as can be */
}

static void
fill_job(void *arg, size_t i)
{
	struct fill *f = arg;

	track_slices(f, (uint32_t)f->jobs[i].value);
}

static struct spans **
spans_of_tracks(struct finish *f)
{
	struct trace *t = f->t;
	struct spans **of_track;
	uint32_t utid;
	size_t i;

	of_track = xcalloc((size_t)t->ntracks + 1, sizeof(*of_track));
	for (utid = 0; utid < t->nthreads; utid++)
		if (f->thread_spans[utid].n > 0)
			of_track[t->threads[utid].track] =
			    &f->thread_spans[utid];
	for (i = 0; i < f->nasync; i++)
		of_track[f->tracks.v[f->async_newtrack[i]].place] =
		    &f->async[i].spans;
	return of_track;
}

void
slices_fill(struct finish *f)
{
	struct trace *t = f->t;
	struct fill w;
	struct spans *s;
	size_t n = 0, nrows = 0, njobs = 0;
	uint32_t track, utid, first = 0;

	w.t = t;
	w.of_track = spans_of_tracks(f);
	w.end_at = xcalloc((size_t)t->ntracks + 1, sizeof(*w.end_at));
	w.jobs = xcalloc((size_t)t->ntracks + 1, sizeof(*w.jobs));
	for (track = 0; track < t->ntracks; track++) {
		w.end_at[track + 1] = w.end_at[track];
		if ((s = w.of_track[track]) == NULL || s->n == 0)
			continue;
		n += s->n;
		nrows += s->nrows;
		w.end_at[track + 1] += (uint32_t)s->nends;
		w.jobs[njobs].key = UINT64_MAX - s->n;
		w.jobs[njobs++].value = track;
	}
	t->nends = w.end_at[t->ntracks];
	columns_alloc(t, n, nrows, t->nends);
	for (track = 0; track < t->ntracks; track++)
		if ((s = w.of_track[track]) != NULL && s->n > 0) {
			rows_fill(t, track, s, first);
			first += (uint32_t)s->n;
		}
	radix_sort(w.jobs, njobs);
	pool_run(f->threads, njobs, fill_job, &w);
	for (utid = 0; utid < t->nthreads; utid++)
		spans_free(&f->thread_spans[utid]);
	async_free(f->asyncs);
	free(w.of_track);
	free(w.end_at);
	free(w.jobs);
	free(f->thread_spans);
	free(f->async);
	free(f->async_newtrack);
}
