/*
 * shown: the things that a filter lets through: questions to a set, and the
 * view's own.  The set before is shown until the next one is made.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"
#include "priv.h"
#include "shown.h"

#define AT_ONCE		300000	/* slices that a key may wait for: 2 ms */

/* ---- questions ---- */

/* Returns the longer of two slices, the first of equals. */
uint32_t
shown_longer(const struct trace *tr, uint32_t a, uint32_t b)
{
	int64_t da, db;

	if (a == NONE || b == NONE)
		return a == NONE ? b : a;
	da = shown_length(tr, a);
	db = shown_length(tr, b);
	if (da != db)
		return da > db ? a : b;
	return a < b ? a : b;
}

/* Returns the longest slice of the set in [first, last) and `best`, or NONE. */
static uint32_t
longest_in(const struct shown *sh, const struct trace *tr, uint32_t best,
    uint32_t first, uint32_t last)
{
	uint64_t s;

	for (s = bits_next(&sh->slices, first, last); s < last;
	    s = bits_next(&sh->slices, s + 1, last))
		best = shown_longer(tr, best, (uint32_t)s);
	return best;
}

static uint64_t
sum_in(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint64_t s, sum = 0;

	for (s = bits_next(&sh->slices, first, last); s < last;
	    s = bits_next(&sh->slices, s + 1, last))
		sum += (uint64_t)shown_length(tr, (uint32_t)s);
	return sum;
}

uint32_t
shown_longest(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + SHOWN_BLOCK - 1) /
	    SHOWN_BLOCK);
	uint32_t b1 = last / SHOWN_BLOCK, best, behind = b1 * SHOWN_BLOCK;

	if (b0 >= b1)
		return longest_in(sh, tr, NONE, first, last);
	best = longest_in(sh, tr, NONE, first, b0 * SHOWN_BLOCK);
	for (b0 += sh->nblocks, b1 += sh->nblocks; b0 < b1;
	    b0 /= 2, b1 /= 2) {
		if (b0 & 1)
			best = shown_longer(tr, best, sh->longest[b0++]);
		if (b1 & 1)
			best = shown_longer(tr, best, sh->longest[--b1]);
	}
	return longest_in(sh, tr, best, behind, last);
}

/* Returns the ns that slices of the set in [first, last) cover. */
static int64_t
shown_covered(const struct shown *sh, const struct trace *tr, uint32_t first,
    uint32_t last)
{
	uint32_t b0 = (uint32_t)(((uint64_t)first + SHOWN_BLOCK - 1) /
	    SHOWN_BLOCK);
	uint32_t b1 = last / SHOWN_BLOCK;
	uint64_t sum;

	if (b0 >= b1)
		sum = sum_in(sh, tr, first, last);
	else
		sum = sh->before[b1] - sh->before[b0] +
		    sum_in(sh, tr, first, b0 * SHOWN_BLOCK) +
		    sum_in(sh, tr, b1 * SHOWN_BLOCK, last);
	return sum > INT64_MAX ? INT64_MAX : (int64_t)sum;
}

/* Returns how many ns of slice s lie in [t0, t1). */
static int64_t
overlap(const struct trace *tr, uint32_t s, int64_t t0, int64_t t1)
{
	int64_t a = tr->ts[s] > t0 ? tr->ts[s] : t0;
	int64_t b = trace_slice_end(tr, s);

	b = b < t1 ? b : t1;
	return b > a ? sat_sub(b, a) : 0;
}

void
shown_column(const struct shown *sh, const struct trace *tr, uint32_t row,
    uint32_t first, uint32_t last, int64_t t0, int64_t t1, uint32_t most,
    struct lod_column *c)
{
	uint32_t prev = first > tr->rows[row].first ? first - 1 : NONE;
	uint32_t from, to;

	if (prev != NONE && (!shown_slice(sh, prev) ||
	    trace_slice_end(tr, prev) <= t0))
		prev = NONE;
	from = (uint32_t)bits_next(&sh->slices, first, last);
	to = from < last ? (uint32_t)bits_last(&sh->slices, from, last) : last;
	c->n = (uint32_t)bits_count(&sh->slices, from, last,
	    (uint64_t)most + 1) + (prev != NONE);
	c->first = prev != NONE ? prev : from < last ? from : NONE;
	c->longest = NONE;
	c->covered = 0;
	if (from < last) {
		c->longest = shown_longest(sh, tr, from, to + 1);
		c->covered = sat_add(shown_covered(sh, tr, from, to),
		    overlap(tr, to, t0, t1));
	}
	if (prev == NONE)
		return;
	c->covered = sat_add(c->covered, overlap(tr, prev, t0, t1));
	if (c->longest == NONE || overlap(tr, prev, t0, t1) >=
	    overlap(tr, c->longest, t0, t1))
		c->longest = prev;
}

/* ---- the view's set ---- */

const struct shown *
shown_of(const struct view *v)
{
	return v->filter_off ? NULL : v->priv->shown;
}

/* Draws with the set that is made now. */
static void
shown_apply(struct view *v)
{
	v->filter_made = 1;
	view_layout(v);
	overview_build(v);
}

int
shown_idle(struct view *v, int64_t *left)
{
	struct view_private *p = v->priv;

	if (p->shown_next == NULL)
		return 1;
	if (*left <= 0 || !shown_make(p->shown_next, v->trace, v->filter, left))
		return 0;
	shown_free(p->shown);
	p->shown = p->shown_next;
	p->shown_next = NULL;
	shown_apply(v);
	return 1;
}

void
shown_forget(struct view *v)
{
	shown_free(v->priv->shown);
	shown_free(v->priv->shown_next);
	v->priv->shown = v->priv->shown_next = NULL;
	v->filter = NULL;
}

void
view_set_filter(struct view *v, const struct view_filter *f)
{
	struct view_private *p = v->priv;
	int64_t left = v->lazy ? AT_ONCE : INT64_MAX;
	int had = p->shown != NULL;

	shown_free(p->shown_next);
	p->shown_next = NULL;
	v->filter = f;
	if (f != NULL) {
		p->shown_next = shown_new(v->trace, f);
		(void)shown_idle(v, &left);
		return;
	}
	shown_free(p->shown);
	p->shown = NULL;
	if (had)
		shown_apply(v);
}

void
view_filter_pause(struct view *v, int off)
{
	if (v->filter_off == off)
		return;
	v->filter_off = off;
	shown_apply(v);
}

int
view_filter_counts(const struct view *v, uint64_t *n)
{
	*n = v->priv->shown != NULL ? v->priv->shown->n : 0;
	return v->priv->shown_next == NULL;
}

int
view_shown(const struct view *v, uint8_t *tracks, uint8_t *whole,
    struct bits *slices)
{
	const struct shown *sh = shown_of(v);
	const struct trace *tr = v->trace;
	uint8_t *hidden = xcalloc((size_t)tr->ntracks + 1, 1);
	uint32_t i, up;
	int what = sh != NULL ? VIEW_FILTERS : 0;

	for (i = 0; i < tr->ntracks; i++) {
		up = tr->tracks[i].parent;
		hidden[i] = v->hidden[i] || (up != NONE && hidden[up]);
		if (hidden[i]) {
			tracks[i] = whole[i] = 0;
			what |= VIEW_HIDES;
		} else if (!shown_whole(sh, i))
			whole[i] = 0;
	}
	free(hidden);
	if (sh != NULL)
		bits_copy(slices, &sh->slices);
	return what;
}

int
view_filter_has(const struct view *v, uint32_t slice)
{
	const struct shown *sh = shown_of(v);

	return shown_row(sh, trace_slice_row(v->trace, slice)) &&
	    (v->filter_dim || shown_slice(sh, slice));
}
