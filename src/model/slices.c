/*
 * slices: the spans of threads and async tracks become the slice columns.
 *
 * The place of a slice follows from its row and its order in it: rows have
 * their sizes after nesting, so each span is written once, to where it stays.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "finish.h"

void
slices_plan(struct finish *f)
{
	struct builder *b = f->b;
	uint32_t utid;
	size_t i;

	f->thread_spans = xcalloc(b->threads.n + 1, sizeof(*f->thread_spans));
	for (utid = 0; utid < b->threads.n; utid++) {
		if (b->recs.v[utid].n == 0)
			continue;
		spans_of_thread(&f->thread_spans[utid], &b->recs.v[utid],
		    b->kinds.keys, &b->warn);
		if (f->thread_spans[utid].n > 0)
			tracks_thread(&f->tracks, b, utid);
	}
	f->async = async_tracks(b, &f->nasync);
	f->async_newtrack = xcalloc(f->nasync + 1, sizeof(uint32_t));
	for (i = 0; i < f->nasync; i++)
		f->async_newtrack[i] = tracks_add(&f->tracks, TRACK_ASYNC,
		    f->async[i].upid, NONE, f->async[i].name,
		    f->async[i].spans.n > 0 ? f->async[i].spans.recs[0].ts : 0);
}

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

/* Writes the slices of a track and frees its spans. */
static void
track_slices(struct trace *t, uint32_t track, struct spans *s,
    const uint64_t *ends)
{
	struct track *k = &t->tracks[track];
	const struct rec *r;
	uint64_t *end_off = NULL;
	uint32_t *next, pos, first;
	size_t i;

	if (s->n == 0)
		return;
	first = t->rows[k->row].first;
	next = xreallocarray(NULL, s->nrows, sizeof(*next));
	for (i = 0; i < s->nrows; i++)
		next[i] = t->rows[k->row + i].first;
	if (ends != NULL)
		end_off = xcalloc(s->n, sizeof(*end_off));
	for (i = 0; i < s->n; i++) {
		r = &s->recs[i];
		pos = next[s->row[i]]++;
		t->ts[pos] = r->ts;
		t->dur[pos] = r->dur;
		t->kind[pos] = r->kind;
		t->off[pos] = REC_OFF(r);
		if (r->aux != 0)
			end_off[pos - first] = ends[r->aux - 1] + 1;
		track_widen(k, r->ts, r->dur == DUR_OPEN ? r->ts : rec_end(r));
	}
	for (i = 0; end_off != NULL && i < s->n; i++) {
		if (end_off[i] == 0)
			continue;
		t->end_slice[t->nends] = first + (uint32_t)i;
		t->end_off[t->nends++] = end_off[i] - 1;
	}
	free(end_off);
	free(next);
}

void
slices_fill(struct finish *f)
{
	struct trace *t = f->t;
	struct spans **of_track;
	const uint64_t *async_ends;
	size_t i, n = 0, nrows = 0, nends = 0;
	uint32_t track, utid, first = 0;

	of_track = xcalloc((size_t)t->ntracks + 1, sizeof(*of_track));
	for (utid = 0; utid < t->nthreads; utid++)
		if (f->thread_spans[utid].n > 0)
			of_track[t->threads[utid].track] =
			    &f->thread_spans[utid];
	for (i = 0; i < f->nasync; i++)
		of_track[f->tracks.v[f->async_newtrack[i]].place] =
		    &f->async[i].spans;
	for (track = 0; track < t->ntracks; track++) {
		if (of_track[track] == NULL)
			continue;
		n += of_track[track]->n;
		nrows += of_track[track]->nrows;
		nends += of_track[track]->nends;
	}
	columns_alloc(t, n, nrows, nends);
	async_ends = f->nasync > 0 ? f->async[0].spans.ends : NULL;
	for (track = 0; track < t->ntracks; track++) {
		struct spans *s = of_track[track];

		if (s == NULL)
			continue;
		rows_fill(t, track, s, first);
		first += (uint32_t)s->n;
		if (t->tracks[track].kind == TRACK_ASYNC) {
			track_slices(t, track, s, async_ends);
		} else {
			track_slices(t, track, s, s->ends);
			spans_free(s);	/* as early as can be */
		}
	}
	for (i = 0; i < f->nasync; i++)
		spans_free(&f->async[i].spans);
	for (utid = 0; utid < t->nthreads; utid++)
		spans_free(&f->thread_spans[utid]);
	free(of_track);
	free(f->thread_spans);
	free(f->async);
	free(f->async_newtrack);
}
