/*
 * heavy_strips: the spans of a heavy thread are written strip by strip.
 *
 * How many slices and ends a strip has of each row is known of a stretch that
 * was nested, or counted; so it is known where its rows begin, and strips can
 * be written side by side.  A thread of thousands of rows, which all would have
 * to be counted for each strip, is written by one worker.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "heavy_step.h"

#define ROWS_SHARE	8	/* rows of a strip that is counted: so much less
				 * than its slices */

static struct slice_range *
place_of(const struct heavies *w, const struct heavy *h)
{
	const struct tracks *k = &w->f->tracks;

	return &w->places[k->v[k->of_track[h->track]].place];
}

static struct heavy_strip *
strip_add(struct heavies *w, struct heavy *h, struct rec *recs, size_t n,
    const uint32_t *row)
{
	struct heavy_strip *s;

	w->strips = xgrow(w->strips, w->nstrips, &w->strips_cap,
	    sizeof(*w->strips));
	s = &w->strips[w->nstrips++];
	memset(s, 0, sizeof(*s));
	s->strip.recs = recs;
	s->strip.n = n;
	s->strip.row = row;
	s->of = h;
	s->nrows = h->spans->nrows;
	return s;
}

/* Stretches that were nested know what they have of each row. */
static void
strips_of_stretches(struct heavies *w, struct heavy *h)
{
	const struct stretch *st;
	struct heavy_strip *s;
	size_t i;

	for (st = h->v; st < h->v + h->n; st++) {
		s = strip_add(w, h, st->chunk->recs, st->chunk->n,
		    &h->spans->row[st->first]);
		s->chunk = st->chunk;
		s->nrows = st->nrows;
		s->strip.at = xreallocarray(NULL, st->nrows,
		    sizeof(*s->strip.at));
		for (i = 0; i < st->nrows; i++) {
			s->strip.at[i].slice = st->rows[i].n;
			s->strip.at[i].end = st->rows[i].ends;
		}
	}
	h->spans->recs.first = h->spans->recs.last = NULL;
}

/* Others may be one chunk by now, which is freed with its thread. */
static void
strips_of_chunks(struct heavies *w, struct heavy *h)
{
	const uint32_t *row = h->spans->row;
	size_t most = tuning.heavy_strip;
	struct rec_list kept = { NULL, NULL };
	struct rec_chunk *c;
	size_t i, n;

	while ((c = rec_list_take(&h->spans->recs)) != NULL) {
		if (c->n <= most) {
			strip_add(w, h, c->recs, c->n, row)->chunk = c;
			row += c->n;
			continue;
		}
		for (i = 0; i < c->n; i += n, row += n) {
			n = c->n - i < most ? c->n - i : most;
			strip_add(w, h, &c->recs[i], n, row);
		}
		rec_list_add(&kept, c);
	}
	h->spans->recs = kept;
}

/*
 * Cuts threads, which have their rows now, into strips.  A thread of E that all
 * close nothing has no slices, hence no place in the columns and no strip.
 */
void
heavy_cut_strips(struct heavies *w)
{
	struct heavy *h;

	for (h = w->v; h < w->v + w->n; h++) {
		if (h->spans->n == 0)
			continue;
		if (h->state == NESTED)
			strips_of_stretches(w, h);
		else if (h->spans->nrows < tuning.heavy_strip / ROWS_SHARE)
			strips_of_chunks(w, h);
		else
			strip_add(w, h, NULL, 0, NULL)->all = place_of(w, h);
	}
}

void
heavy_count(struct heavies *w, struct heavy_strip *s)
{
	(void)w;
	if (s->strip.at == NULL && s->all == NULL)
		strip_count(&s->strip, s->nrows);
}

/* Each strip begins where those before it leave the rows of their thread. */
void
heavy_begin(struct heavies *w)
{
	struct row_at *next = NULL;
	struct heavy_strip *s;
	struct heavy *of = NULL;
	size_t i;

	for (i = 0; i < w->nstrips; i++) {
		s = &w->strips[i];
		if (s->all != NULL)
			continue;
		if (s->of != of) {
			free(next);
			of = s->of;
			next = slice_write_rows(place_of(w, of));
		}
		strip_begin(&s->strip, next, s->nrows);
	}
	free(next);
}

/* A strip of a chunk goes back too, with the pages that it shares. */
void
heavy_write(struct heavies *w, struct heavy_strip *s)
{
	if (s->all != NULL) {
		slice_write_track(w->f->t, s->all);
		return;
	}
	strip_write(&s->strip, w->f->t, s->of->spans->ends);
	free(s->strip.at);
	if (s->chunk != NULL)
		rec_chunk_free(s->chunk);
	else
		xdrop(s->strip.recs, s->strip.n * sizeof(*s->strip.recs));
}
