/*
 * big_thread_segment: pairs and nests the segments of a big thread.
 *
 * Any worker handles a segment without the segments before it.  Little passes
 * from one segment to the next, and is joined in order: ends whose begin is in
 * an earlier segment (pair.c), and the slices that are open where a segment
 * begins (nest.c).
 *
 * A thread falls back to the plain way of all other threads, with the same
 * result, where
 *   - times go back;
 *   - slices overlap without nesting;
 *   - events of equal time in two segments have to be sorted with each other;
 *   - what a segment leaves open, or the sum of the segments' rows, is more
 *     than 1 / tuning.big_thread_share of its events: segments keep no more
 *     than that.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "big_thread_int.h"

/* ---- looked at ---- */

void
big_thread_look(struct big_threads *w, struct segment *s)
{
	(void)w;
	event_chunk_settle(s->chunk);
	event_order_start(&s->order, NULL);
	event_order_chunk(&s->order, s->chunk);
}

void
big_thread_look_join(struct big_threads *w, struct big_thread *h)
{
	struct segment *s;

	(void)w;
	event_order_start(&h->order, NULL);
	for (s = h->v; s < h->v + h->n; s++) {
		s->ends = h->order.ends;
		event_order_join(&h->order, &s->order);
	}
	if (h->order.unsorted)
		return;
	h->state = h->order.be ? SORTED : PAIRED;
	if (h->order.be)
		h->spans->ends = xlarge(h->order.ends,
		    sizeof(*h->spans->ends));
}

/* ---- paired ---- */

void
big_thread_pair(struct big_threads *w, struct segment *s)
{
	struct ends ends = { s->of->spans->ends, s->ends, s->of->order.ends };

	s->chunk->n = pair_part(&s->part, s->chunk->recs, s->chunk->n,
	    w->f->b->kinds.keys, &ends, &s->warn);
}

void
big_thread_pair_join(struct big_threads *w, struct big_thread *h)
{
	struct segment *s;
	struct pair pair;

	memset(&pair, 0, sizeof(pair));
	for (s = h->v; s < h->v + h->n; s++)
		pair_join(&pair, &s->part, w->f->b->kinds.keys, &s->warn);
	pair_end(&pair, &h->v->warn);
	free(pair.open);
	h->spans->nends = h->order.ends;
	h->state = PAIRED;
}

/* ---- nested ---- */

/*
 * Sorts events of equal time in `s`, the longer first, and looks again: ties
 * with another segment remain for big_thread_left_join().
 */
static void
ties_sort(struct segment *s)
{
	struct event_chunk *c = s->chunk;

	nest_sort_ties(c->recs, c->n, s->of->spans->ends);
	event_order_start(&s->order, s->of->spans->ends);
	event_order_at(&s->order, c->recs, c->n);
}

void
big_thread_left(struct big_threads *w, struct segment *s)
{
	const struct event_chunk *c = s->chunk;

	(void)w;
	if (s->of->order.be) {
		/* give back the room of the segment's ends */
		xdrop(&c->recs[c->n], (s->order.n - c->n) * sizeof(*c->recs));
		event_order_start(&s->order, s->of->spans->ends);
		event_order_at(&s->order, c->recs, c->n);
	}
	if (s->order.ties)
		ties_sort(s);
	s->deep = !nest_left(&s->left, c->recs, c->n, s->of->spans->ends,
	    c->n / tuning.big_thread_share);
}

/*
 * Returns 1 if `s` begins with a span of length 0 at the time `last`, at which
 * the segments before it end.  That span may lie inside of a slice that ends at
 * `last` too, and which the earlier segments no longer hold open.
 */
static int
begins_empty(const struct segment *s, int64_t last)
{
	const struct raw_event *r = s->chunk->recs, *end = r + s->chunk->n;

	while (r < end && r->ts == last && r->dur != 0)
		r++;
	return r < end && r->ts == last;
}

/*
 * Sets what is open when each segment of `h` begins.  Returns 0 if that is more
 * than `h` may keep, or not known.
 */
static int
left_join(struct big_thread *h)
{
	struct nest_lane open;
	int64_t last = INT64_MIN;
	struct segment *s;
	size_t sum = 0;

	memset(&open, 0, sizeof(open));
	for (s = h->v; s < h->v + h->n &&
	    sum <= h->spans->n / tuning.big_thread_share; s++) {
		if (h->order.be && begins_empty(s, last))
			break;
		s->nin = open.nopen;
		s->in = xreallocarray(NULL, s->nin, sizeof(*s->in));
		if (s->nin > 0)
			memcpy(s->in, open.open, s->nin * sizeof(*s->in));
		sum += s->nin;
		if (s->chunk->n == 0)
			continue;
		last = s->chunk->recs[s->chunk->n - 1].ts;
		nest_over(&open, &s->left, last, h->spans->ends);
	}
	free(open.open);
	return s == h->v + h->n;
}

void
big_thread_left_join(struct big_threads *w, struct big_thread *h)
{
	struct event_order paired;
	struct segment *s;
	int deep = 0;

	(void)w;
	event_order_start(&paired, NULL);
	for (s = h->v; s < h->v + h->n; s++) {
		s->first = h->spans->n;
		h->spans->n += s->chunk->n;
		event_order_join(&paired, &s->order);
		deep |= s->deep;
	}
	h->order.ties = paired.ties;
	if (!deep && !h->order.ties && !h->order.states && !h->order.open &&
	    left_join(h)) {
		h->spans->row = xlarge(h->spans->n, sizeof(*h->spans->row));
		h->state = SMOOTH;
	}
}

void
big_thread_nest(struct big_threads *w, struct segment *s)
{
	const struct event_chunk *c = s->chunk;
	struct warn *none;
	struct nest nest;

	(void)w;
	if (atomic_load(&s->of->crossed))
		return;
	none = xcalloc(1, sizeof(*none));
	memset(&nest, 0, sizeof(nest));
	nest.ends = s->of->spans->ends;
	nest_start_in(&nest, s->in, s->nin);
	nest_more(&nest, c->recs, c->n, &s->of->spans->row[s->first],
	    WARN_OVERLAP, none);
	if (nest.nlanes > 1)
		atomic_store(&s->of->crossed, 1);
	s->rows = nest.rows;
	s->nrows = nest.nrows;
	nest.rows = NULL;
	nest_free(&nest);
	free(none);
}

/*
 * Makes the rows of `h` the depths of its one lane; falls back to PAIRED if
 * slices cross or there are too many rows.
 */
void
big_thread_nest_join(struct big_threads *w, struct big_thread *h)
{
	struct spans *spans = h->spans;
	const struct segment *s;
	size_t i, sum = 0;

	(void)w;
	for (s = h->v; s < h->v + h->n; s++)
		sum += s->nrows;
	if (atomic_load(&h->crossed) ||
	    sum > spans->n / tuning.big_thread_share) {
		free(spans->row);
		h->state = PAIRED;
		return;
	}
	for (s = h->v; s < h->v + h->n; s++)
		if (s->nrows > spans->nrows)
			spans->nrows = s->nrows;
	spans->rows = xcalloc(spans->nrows, sizeof(*spans->rows));
	for (s = h->v; s < h->v + h->n; s++)
		for (i = 0; i < s->nrows; i++) {
			spans->rows[i].depth = s->rows[i].depth;
			spans->rows[i].n += s->rows[i].n;
			spans->rows[i].ends += s->rows[i].ends;
		}
	spans->nlanes = 1;
	h->state = NESTED;
}

/* ---- threads that fall back, as any other thread ---- */

void
big_thread_rest(struct big_threads *w, struct big_thread *h)
{
	struct warn *warn = &h->v->warn;

	if (h->state == RAW) {
		finish_ties(w->f, (uint32_t)(h->spans - w->f->track_spans),
		    &h->order);
		spans_of_thread(h->spans, &h->order, w->f->b->kinds.keys, warn);
	}
	else if (h->state == PAIRED)
		spans_nest(h->spans, &h->order, warn);
}
