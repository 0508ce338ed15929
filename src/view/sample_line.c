/*
 * Samples: a line of ticks, and below it the stacks as a flame that grows
 * downwards, one line for each depth from the root.  Neighbours that have the
 * same frame at a depth, and everything above it in common, are one box.
 *
 * A column shows the sample in force at its middle; the ticks show where there
 * are samples at all, so none is lost.  A sample holds until the next one of
 * its track, the last one as long as the one before it did.
 */
#include "config.h"

#include "ttv/strtab.h"
#include "priv.h"
#include "sat.h"

/* The sample in force at t, or NONE. */
static uint32_t
sample_at(const struct trace *tr, const struct run *r, int64_t t)
{
	uint32_t i = select_after(tr, r, t), last = r->first + r->n - 1;
	int64_t hold;

	if (i == r->first)
		return NONE;
	i--;
	if (i == last) {
		hold = r->n > 1 ? sat_sub(tr->samples[last].ts,
		    tr->samples[last - 1].ts) : 0;
		if (t > sat_add(tr->samples[last].ts, hold))
			return NONE;
	}
	return i;
}

uint32_t
sample_frame(const struct view *v, uint32_t sample, uint32_t depth)
{
	uint32_t f;

	if (sample == NONE)
		return NONE;
	f = v->trace->samples[sample].frame;
	while (f != NONE && v->priv->frame_depth[f] > depth)
		f = v->trace->frames[f].parent;
	return f != NONE && v->priv->frame_depth[f] == depth ? f : NONE;
}

static void
flush(const struct pen *p, uint32_t frame, uint32_t c0, uint32_t c1, int sel)
{
	const struct frame *f;
	struct box b;

	if (frame == NONE)
		return;
	f = &p->tr->frames[frame];
	b.c0 = (int)c0;
	b.c1 = (int)c1;
	b.clipped = 0;
	b.open = 0;
	b.dur = -1;
	b.name = trace_str(p->tr, f->name);
	b.len = strtab_len(p->tr->strings, f->name);
	b.style = style_of_name(ROLE_SLICE, b.name);
	if (sel)
		b.style.flags |= STYLE_SELECTED;
	box_draw(p, &b);
}

static void
draw_depth(const struct pen *p, const struct run *r, uint32_t depth)
{
	const struct viewport *vp = &p->v->vp;
	uint32_t frame = NONE, next, s;
	int c, c0 = 0, sel = 0;

	for (c = 0; c <= p->cols; c++) {
		s = c == p->cols ? NONE : sample_at(p->tr, r, mid64(
		    viewport_time(vp, c), viewport_time(vp,
		    (int64_t)c + 1)));
		next = sample_frame(p->v, s, depth);
		if (next != frame) {
			flush(p, frame, (uint32_t)c0, (uint32_t)c, sel);
			frame = next;
			c0 = c;
			sel = 0;
		}
		if (p->v->sel.type == SEL_SAMPLE && s == p->v->sel.id &&
		    s != NONE)
			sel = 1;
	}
}

void
sample_draw(const struct pen *p, const struct line *l)
{
	const struct track *k = &p->tr->tracks[l->track];
	struct run r;

	r.type = SEL_SAMPLE;
	r.first = k->sample;
	r.n = k->nsamples;
	if (l->part == 0)
		points_draw(p, &r, ROLE_SAMPLE, GLYPH_SUBCELL);
	else
		draw_depth(p, &r, l->part - 1u);
}
