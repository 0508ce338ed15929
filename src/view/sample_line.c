/*
 * sample_line: a line of ticks, and below it the stacks as a flame graph that
 * grows downwards, a line for each depth from the root.
 *
 * A sample holds until the next one of its track, the last one to the end of
 * the track or, where that is not known, as long as the one before it did.
 * With a column for each sample or more, a column shows the sample in force at
 * its middle, and neighbours with the same frame are one box.  With several
 * samples a column, the column shows the frame that most of them have (of
 * LOOK_AT samples, evenly spread, and the deepest one): as a box when nearly
 * all have the frame, else as density.  A box says where its function stands
 * where there is room.
 *
 *	- The deepest sample of a column is always compared, so a column with
 *	  a frame at a depth is never blank there.
 *	- The deepest sample of a column is found through the deepest samples
 *	  of blocks, which are computed when a flame is first drawn.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "pen.h"
#include "priv.h"
#include "run.h"
#include "passed.h"

#define LOOK_AT		24	/* samples of a column that are compared */
#define DIM_BELOW	3	/* eighths of the samples; less is dim */
#define BLOCK		64u	/* samples with one deepest sample */

struct flame_index {
	const struct trace	*trace;
	uint32_t		*deepest;	/* sample, of each block */
};

void
flame_index_free(struct flame_index *f)
{
	if (f == NULL)
		return;
	free(f->deepest);
	free(f);
}

/* Returns the number of frames of a sample. */
static uint32_t
height(const struct view *v, uint32_t sample)
{
	uint32_t f = v->trace->samples[sample].callsite;

	return f == NONE ? 0 : v->priv->callsite_depth[f] + 1u;
}

static uint32_t
deeper(const struct view *v, uint32_t a, uint32_t b)
{
	return height(v, b) > height(v, a) ? b : a;
}

static const uint32_t *
blocks_of(const struct view *v)
{
	const struct trace *tr = v->trace;
	struct flame_index *f = v->priv->flame;
	uint32_t i;

	if (f != NULL && f->trace == tr)
		return f->deepest;
	flame_index_free(f);
	v->priv->flame = f = xcalloc(1, sizeof(*f));
	f->trace = tr;
	f->deepest = xcalloc(tr->nsamples / BLOCK + 1, sizeof(uint32_t));
	for (i = 0; i < tr->nsamples; i++)
		f->deepest[i / BLOCK] = i % BLOCK == 0 ? i :
		    deeper(v, f->deepest[i / BLOCK], i);
	return f->deepest;
}

/* Returns the sample of [first, end) with the most frames. */
static uint32_t
deepest(const struct view *v, uint32_t first, uint32_t end)
{
	const uint32_t *block = blocks_of(v);
	uint32_t best = first, i = first;

	while (i < end) {
		if (i % BLOCK == 0 && end - i >= BLOCK) {
			best = deeper(v, best, block[i / BLOCK]);
			i += BLOCK;
		} else
			best = deeper(v, best, i++);
	}
	return best;
}

/* Returns the sample of run r in force at t, or NONE. */
static uint32_t
sample_at(const struct trace *tr, const struct entity_run *r, int64_t t)
{
	uint32_t i = run_after(tr, r, t);

	if (i == r->first)
		return NONE;
	i--;
	return i + 1 == r->first + r->n &&
	    t > trace_sample_end(tr, &tr->tracks[r->track], i) ? NONE : i;
}

uint32_t
sample_callsite(const struct view *v, uint32_t sample, uint32_t depth)
{
	uint32_t f;

	if (sample == NONE)
		return NONE;
	f = v->trace->samples[sample].callsite;
	while (f != NONE && v->priv->callsite_depth[f] > depth)
		f = v->trace->callsites[f].parent;
	return f != NONE && v->priv->callsite_depth[f] == depth ? f : NONE;
}

/* ---- a column ---- */

struct column {
	uint32_t	callsite;		/* NONE: blank */
	unsigned	share;		/* eighths of the samples with the
					 * callsite; 8: a box */
	int		selected;
};

/* Finds the frame that most of the samples [first, end) have at `depth`. */
static void
crowd(const struct view *v, uint32_t first, uint32_t end, uint32_t depth,
    struct column *c)
{
	struct { uint32_t callsite, n; } seen[LOOK_AT + 1];
	uint32_t n = end - first, looks = n < LOOK_AT ? n : LOOK_AT, i, k, f;
	uint32_t kinds = 0, best = 0;

	for (i = 0; i <= looks; i++) {
		f = sample_callsite(v, i < looks ? first +
		    (uint32_t)((uint64_t)n * i / looks) :
		    deepest(v, first, end), depth);
		if (f == NONE)
			continue;
		for (k = 0; k < kinds && seen[k].callsite != f; k++)
			;
		if (k == kinds) {
			seen[k].callsite = f;
			seen[kinds++].n = 0;
		}
		seen[k].n++;
		if (seen[k].n > seen[best].n)
			best = k;
	}
	if (kinds == 0)
		return;
	c->callsite = seen[best].callsite;
	c->share = seen[best].n * 8 / (looks + 1);
	if (seen[best].n + looks / 8 >= looks)
		c->share = 8;
	else if (c->share > 7)
		c->share = 7;
}

static void
column_at(const struct pen *p, const struct entity_run *r, uint32_t depth,
    int col, struct column *c)
{
	const struct viewport *vp = &p->v->vp;
	int64_t t0 = viewport_time(vp, col);
	int64_t t1 = viewport_time(vp, (int64_t)col + 1);
	const struct entity_ref *sel = &p->v->sel;
	uint32_t first, end, s;

	c->callsite = NONE;
	c->share = 8;
	c->selected = 0;
	if (t0 >= t1)
		return;
	first = t0 > INT64_MIN ? run_after(p->tr, r, t0 - 1) : r->first;
	end = run_after(p->tr, r, t1 - 1);
	if (end - first > 1) {
		crowd(p->v, first, end, depth, c);
		c->selected = sel->type == ENTITY_SAMPLE && sel->id >= first &&
		    sel->id < end;
		return;
	}
	s = sample_at(p->tr, r, mid64(t0, t1));
	c->callsite = sample_callsite(p->v, s, depth);
	c->selected = sel->type == ENTITY_SAMPLE && s == sel->id;
}

/* ---- a line ---- */

/* A box that is being found, and the columns of it that are selected. */
struct open_box {
	struct column	 is;
	int		 c0, from, to;
};

/*
 * Draws box o up to column c1.  Of a frame that many samples have, only the
 * columns of the selected sample are marked.
 */
static void
box(const struct pen *p, const struct open_box *o, int c1)
{
	const struct column *c = &o->is;
	int all = o->to - o->from == c1 - o->c0;
	const struct callsite *f;
	struct box b = { 0 };
	struct cell *cell;

	if (c->callsite == NONE)
		return;
	f = &p->tr->callsites[c->callsite];
	b.c0 = o->c0;
	b.c1 = c1;
	b.clipped = 0;
	b.dim = 0;
	b.open = 0;
	b.dur = -1;
	b.name = trace_str(p->tr, f->name);
	b.len = strtab_len(p->tr->strings, f->name);
	if (strlcpy(b.after, trace_place_short(p->tr, f->place),
	    sizeof(b.after)) >= sizeof(b.after))
		b.after[0] = '\0';	/* too long to say */
	b.style = style_of_name(ROLE_SLICE, b.name);
	if (all)
		b.style.flags |= STYLE_SELECTED;
	b.captioned = b.alert = 0;
	box_draw(p, &b);
	if (all || o->from == o->to)
		return;
	cell = canvas_at(p->cv, p->x + o->from, p->y);
	if (cell != NULL && (o->from == o->c0 || cell->ch == ' '))
		cell->ch = glyph(GLYPH_SELECTED);
	canvas_flag(p->cv, p->x + o->from, p->y, o->to - o->from,
	    STYLE_SELECTED);
}

static void
shade(const struct pen *p, const struct column *c, int col)
{
	struct style st = style_of_name(ROLE_DENSITY, trace_str(p->tr,
	    p->tr->callsites[c->callsite].name));

	if (c->selected)
		st.flags |= STYLE_SELECTED;
	if (c->share < DIM_BELOW)
		st.flags |= STYLE_DIM;
	canvas_put(p->cv, p->x + col, p->y, c->share == 0 ?
	    glyph(GLYPH_SPARSE) : glyph_bar_up((int)c->share), st);
}

static void
draw_depth(const struct pen *p, const struct entity_run *r, uint32_t depth)
{
	struct open_box open = { { NONE, 8, 0 }, 0, 0, 0 };
	struct column now;
	int c;

	for (c = 0; c <= p->cols; c++) {
		now.callsite = NONE;
		now.share = 8;
		now.selected = 0;
		if (c < p->cols)
			column_at(p, r, depth, c, &now);
		if (now.share < 8 || now.callsite != open.is.callsite) {
			box(p, &open, c);
			open = (struct open_box){ now, c, c, c };
		}
		if (now.share < 8) {
			shade(p, &now, c);
			open.is.callsite = NONE;
		} else if (now.selected) {
			if (open.to == open.from)
				open.from = c;
			open.to = c + 1;
		}
	}
}

void
sample_draw(const struct pen *p, const struct line *l)
{
	const struct track *k = &p->tr->tracks[l->track];
	struct entity_run r;

	r.type = ENTITY_SAMPLE;
	r.first = k->sample;
	r.n = k->nsamples;
	r.track = l->track;
	if (l->part == 0)
		points_draw(p, &r, ROLE_SAMPLE, GLYPH_SUBCELL);
	else
		draw_depth(p, &r, l->part - 1u);
}
