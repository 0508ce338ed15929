/*
 * big_thread_run: writes the spans of a big thread run by run, in parallel.
 *
 * A segment that was nested knows how many slices and ends it has of each row;
 * other runs are counted.  A prefix sum over the runs then says where each
 * run's rows begin, so runs can be written side by side.  A thread of thousands
 * of rows, which would all have to be counted for each run, is written by one
 * worker.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "big_thread_int.h"

#define ROWS_SHARE	8	/* rows that are counted a run: below
				 * tuning.big_run / ROWS_SHARE */

static struct slice_range *
big_thread_range(const struct big_threads *w, const struct big_thread *h)
{
	const struct tracks *k = &w->f->tracks;

	return &w->places[k->v[k->of_track[h->track]].place];
}

static struct big_run *
slice_run_add(struct big_threads *w, struct big_thread *h,
    struct raw_event *recs, size_t n, const uint32_t *row)
{
	struct big_run *s;

	w->runs = xgrow(w->runs, w->nruns_written, &w->runs_cap,
	    sizeof(*w->runs));
	s = &w->runs[w->nruns_written++];
	memset(s, 0, sizeof(*s));
	s->run.recs = recs;
	s->run.n = n;
	s->run.row = row;
	s->of = h;
	s->nrows = h->spans->nrows;
	return s;
}

/*
 * Makes a run of each nested segment of `h`, with the segment's counts by row.
 */
static void
runs_of_stretches(struct big_threads *w, struct big_thread *h)
{
	const struct segment *st;
	struct big_run *s;
	size_t i;

	for (st = h->v; st < h->v + h->n; st++) {
		s = slice_run_add(w, h, st->chunk->recs, st->chunk->n,
		    &h->spans->row[st->first]);
		s->chunk = st->chunk;
		s->nrows = st->nrows;
		s->run.at = xreallocarray(NULL, st->nrows,
		    sizeof(*s->run.at));
		for (i = 0; i < st->nrows; i++) {
			s->run.at[i].slice = st->rows[i].n;
			s->run.at[i].end = st->rows[i].ends;
		}
	}
	h->spans->recs.first = h->spans->recs.last = NULL;
}

/*
 * Makes runs of the chunks of `h`, each of tuning.big_run spans at most.  The
 * spans may all be in one chunk, if they had to be sorted: a chunk that is cut
 * stays with its thread, which frees it.
 */
static void
runs_of_chunks(struct big_threads *w, struct big_thread *h)
{
	const uint32_t *row = h->spans->row;
	size_t most = tuning.big_run;
	struct event_list kept = { NULL, NULL };
	struct event_chunk *c;
	size_t i, n;

	while ((c = event_list_take(&h->spans->recs)) != NULL) {
		if (c->n <= most) {
			slice_run_add(w, h, c->recs, c->n, row)->chunk = c;
			row += c->n;
			continue;
		}
		for (i = 0; i < c->n; i += n, row += n) {
			n = c->n - i < most ? c->n - i : most;
			slice_run_add(w, h, &c->recs[i], n, row);
		}
		event_list_add(&kept, c);
	}
	h->spans->recs = kept;
}

/*
 * Cuts the threads, which have their rows now, into runs.  A thread of E only,
 * none of which closes anything, has no slices, hence no place in the columns
 * and no run.
 */
void
big_thread_cut_runs(struct big_threads *w)
{
	struct big_thread *h;

	for (h = w->v; h < w->v + w->n; h++) {
		if (h->spans->n == 0)
			continue;
		if (h->state == NESTED)
			runs_of_stretches(w, h);
		else if (h->spans->nrows < tuning.big_run / ROWS_SHARE)
			runs_of_chunks(w, h);
		else
			slice_run_add(w, h, NULL, 0, NULL)->all =
			    big_thread_range(w, h);
	}
}

void
big_thread_count(struct big_threads *w, struct big_run *s)
{
	(void)w;
	if (s->run.at == NULL && s->all == NULL)
		slice_run_count(&s->run, s->nrows);
}

/*
 * Sets the cursors of each run: a run begins where the runs before it leave the
 * rows of their thread.
 */
void
big_thread_begin(struct big_threads *w)
{
	struct row_at *next = NULL;
	struct big_run *s;
	struct big_thread *of = NULL;
	size_t i;

	for (i = 0; i < w->nruns_written; i++) {
		s = &w->runs[i];
		if (s->all != NULL)
			continue;
		if (s->of != of) {
			free(next);
			of = s->of;
			next = slice_write_rows(big_thread_range(w, of));
		}
		slice_run_begin(&s->run, next, s->nrows);
	}
	free(next);
}

/*
 * Writes a run and gives the memory of its recs back: the chunk if the run owns
 * it, else the run's pages of a shared one.
 */
void
big_thread_write(struct big_threads *w, struct big_run *s)
{
	if (s->all != NULL) {
		slice_write_track(w->f->t, &w->f->longs, s->all);
		return;
	}
	slice_run_write(&s->run, w->f->t, &w->f->longs, s->of->spans->ends);
	free(s->run.at);
	if (s->chunk != NULL)
		event_chunk_free(s->chunk);
	else
		xdrop(s->run.recs, s->run.n * sizeof(*s->run.recs));
}
