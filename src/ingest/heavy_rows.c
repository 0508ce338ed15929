/*
 * heavy_rows: the stretches of a heavy thread are paired and nested.
 *
 * What can be done of a stretch without those before it is done by whoever has
 * time; what passes from one to the next is little, and is joined in order:
 * ends whose begin is further ahead (see pair.c), and what is open where a
 * stretch begins (see nest.c).
 *
 * Where times go back, or slices cross, or are to be sorted with others of
 * their time in another stretch, a thread is paired or nested as any other is.
 * What comes out is the same either way.  Nor do stretches keep more than a
 * share of what they are: what is too deep is left to the plain way as well.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "heavy_step.h"

/* ---- looked at ---- */

void
heavy_look(struct heavies *w, struct stretch *s)
{
	(void)w;
	rec_chunk_settle(s->chunk);
	look_start(&s->look);
	look_at(&s->look, s->chunk->recs, s->chunk->n);
}

void
heavy_look_join(struct heavies *w, struct heavy *h)
{
	struct stretch *s;

	(void)w;
	look_start(&h->look);
	for (s = h->v; s < h->v + h->n; s++) {
		s->ends = h->look.ends;
		look_join(&h->look, &s->look);
	}
	if (h->look.unsorted)
		return;
	h->state = h->look.be ? SORTED : PAIRED;
	if (h->look.be)
		h->spans->ends = xlarge(h->look.ends,
		    sizeof(*h->spans->ends));
}

/* ---- paired ---- */

void
heavy_pair(struct heavies *w, struct stretch *s)
{
	struct ends ends = { s->of->spans->ends, s->ends, s->of->look.ends };

	s->chunk->n = pair_part(&s->part, s->chunk->recs, s->chunk->n,
	    w->f->b->kinds.keys, &ends, &s->warn);
}

void
heavy_pair_join(struct heavies *w, struct heavy *h)
{
	struct stretch *s;
	struct pair pair;

	memset(&pair, 0, sizeof(pair));
	for (s = h->v; s < h->v + h->n; s++)
		pair_join(&pair, &s->part, w->f->b->kinds.keys, &s->warn);
	pair_end(&pair, &h->v->warn);
	free(pair.open);
	h->spans->nends = h->look.ends;
	h->state = PAIRED;
}

/* ---- nested ---- */

/* Of equal times the longer first; it is seen later whether that is all. */
static void
ties_sort(struct stretch *s)
{
	struct rec_chunk *c = s->chunk;

	nest_sort_ties(c->recs, c->n);
	look_start(&s->look);
	look_at(&s->look, c->recs, c->n);
}

void
heavy_left(struct heavies *w, struct stretch *s)
{
	const struct rec_chunk *c = s->chunk;

	(void)w;
	if (s->of->look.be) {
		/* where its ends were */
		xdrop(&c->recs[c->n], (s->look.n - c->n) * sizeof(*c->recs));
		look_start(&s->look);
		look_at(&s->look, c->recs, c->n);
	}
	if (s->look.ties)
		ties_sort(s);
	s->deep = !nest_left(&s->left, c->recs, c->n, c->n / tuning.heavy_share);
}

/*
 * Does a stretch begin, at the time at which those before it end, with a span
 * of length 0?  It may lie inside of something that ends there, of which
 * nothing is left.
 */
static int
begins_empty(const struct stretch *s, int64_t last)
{
	const struct rec *r = s->chunk->recs, *end = r + s->chunk->n;

	while (r < end && r->ts == last && r->dur != 0)
		r++;
	return r < end && r->ts == last;
}

/* What is open when each stretch begins; 0: that is too much, or unknown. */
static int
left_join(struct heavy *h)
{
	struct nest_lane open;
	int64_t last = INT64_MIN;
	struct stretch *s;
	size_t sum = 0;

	memset(&open, 0, sizeof(open));
	for (s = h->v; s < h->v + h->n &&
	    sum <= h->spans->n / tuning.heavy_share; s++) {
		if (h->look.be && begins_empty(s, last))
			break;
		s->nin = open.nopen;
		s->in = xreallocarray(NULL, s->nin, sizeof(*s->in));
		if (s->nin > 0)
			memcpy(s->in, open.open, s->nin * sizeof(*s->in));
		sum += s->nin;
		if (s->chunk->n == 0)
			continue;
		last = s->chunk->recs[s->chunk->n - 1].ts;
		nest_over(&open, &s->left, last);
	}
	free(open.open);
	return s == h->v + h->n;
}

void
heavy_left_join(struct heavies *w, struct heavy *h)
{
	struct look paired;
	struct stretch *s;
	int deep = 0;

	(void)w;
	look_start(&paired);
	for (s = h->v; s < h->v + h->n; s++) {
		s->first = h->spans->n;
		h->spans->n += s->chunk->n;
		look_join(&paired, &s->look);
		deep |= s->deep;
	}
	h->look.ties = paired.ties;
	if (!deep && !h->look.ties && !h->look.states && !h->look.open &&
	    left_join(h)) {
		h->spans->row = xlarge(h->spans->n, sizeof(*h->spans->row));
		h->state = SMOOTH;
	}
}

void
heavy_nest(struct heavies *w, struct stretch *s)
{
	const struct rec_chunk *c = s->chunk;
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

/* The rows of a thread are the depths of its one lane. */
void
heavy_nest_join(struct heavies *w, struct heavy *h)
{
	struct spans *spans = h->spans;
	const struct stretch *s;
	size_t i, sum = 0;

	(void)w;
	for (s = h->v; s < h->v + h->n; s++)
		sum += s->nrows;
	if (atomic_load(&h->crossed) || sum > spans->n / tuning.heavy_share) {
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

/* ---- what is left, as any other thread ---- */

void
heavy_rest(struct heavies *w, struct heavy *h)
{
	struct warn *warn = &h->v->warn;

	if (h->state == RAW)
		spans_of_thread(h->spans, &h->look, w->f->b->kinds.keys, warn);
	else if (h->state == PAIRED)
		spans_nest(h->spans, &h->look, warn);
}
