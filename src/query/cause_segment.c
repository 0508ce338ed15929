/*
 * cause_segment: what a thread did in a stretch of the critical path.
 *
 * The stretch [t0, t1) of an outer slice is cut into segments: the innermost
 * slices of at least `least` ns in it, and what lies between two of those,
 * which is a segment of the innermost slice around it.  Segments between that
 * are shorter than a tenth of `least` go to a neighbour, so that a path is no
 * list of rounding errors.  The segments add up to the stretch.
 *
 *	main ---------------------	t0 .. t1, read last to first:
 *	  parse ------   draw ----	draw, main, parse
 */
#include "config.h"

#include "ttv/bound.h"
#include "ttv/cause.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

#include "cause_int.h"

#define DEPTH	64	/* levels that are cut; what is deeper is one segment */
#define ROUNDING 10	/* parts of `least` */
#define NEARLY	10	/* part of a stretch: what fills the rest is one */

struct segments {
	const struct trace *t;
	int64_t		 least;
	struct cause_step *out;		/* the last first */
	size_t		 n, max;
	int64_t		 now;		/* all behind it is in segments */
	uint32_t	 outer;
};

static void segment_slice(struct segments *, uint32_t, int64_t, int64_t, int);

static int64_t
least_of(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
most_of(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static void
segment_add(struct segments *p, uint32_t slice, int64_t from)
{
	struct cause_step *s;

	if (p->n == p->max || from >= p->now)
		return;
	s = &p->out[p->n++];
	s->why = CAUSE_BEFORE;
	s->at = (struct entity_ref){ ENTITY_SLICE, slice };
	s->ts = from;
	s->gap = 0;
	s->spent = s->longest = sat_span(from, p->now);
	s->more = 0;
	p->now = from;
}

/*
 * Adds what lies between a time and the segments behind it: to the segment
 * before, as a segment of the innermost slice around it, or, when it is short,
 * not yet. `near` is a slice that touches it.
 */
static void
segment_between(struct segments *p, uint32_t near, int64_t from)
{
	const struct trace *t = p->t;

	if (from >= p->now ||
	    sat_span(from, p->now) < p->least / ROUNDING)
		return;
	while (near != NONE && near != p->outer && (t->ts[near] > from ||
	    trace_slice_end(t, near) < p->now))
		near = trace_parent(t, near);
	segment_add(p, near == NONE ? p->outer : near, from);
}

/*
 * Adds segments of children [first, last), which touch [t0, t1); returns their
 * number.  Recursion: at most as deep as there are long ones in that time.
 */
static int
segment_children(struct segments *p, uint32_t first, uint32_t last, int64_t t0,
    int64_t t1, int depth)
{
	const struct trace *t = p->t;
	int64_t from, to;
	uint32_t c;
	int n;

	if (first >= last || p->n == p->max)
		return 0;
	c = lod_longest(t, first, last);
	if (sat_span(t->ts[c], trace_slice_end(t, c)) < p->least)
		return 0;
	n = segment_children(p, c + 1, last, t0, t1, depth);
	from = most_of(t->ts[c], t0);
	to = least_of(trace_slice_end(t, c), t1);
	if (from < to && sat_span(from, to) >= p->least) {
		segment_slice(p, c, from, to, depth + 1);
		n++;
	}
	return n + segment_children(p, first, c, t0, t1, depth);
}

/*
 * Adds the segments of a slice in [t0, t1): itself, if nothing in it is long.
 */
static void
segment_slice(struct segments *p, uint32_t s, int64_t t0, int64_t t1, int depth)
{
	uint32_t first, last = 0, n = depth < DEPTH ? trace_children(p->t, s,
	    &first) : 0;

	if (n > 0) {		/* those before t0 and from t1 on are many */
		last = first + (uint32_t)bound_time(&p->t->ts[first], n, t1);
		n = (uint32_t)bound_time(&p->t->ts[first], n, t0);
		first += n > 0 ? n - 1 : 0;
		if (segment_children(p, first, last, t0, t1, depth) > 0)
			return;
	}
	segment_between(p, s, t1);
	segment_add(p, s, t0);
}

size_t
cause_segments(const struct trace *t, uint32_t slice, int64_t t0, int64_t t1,
    int64_t least, struct cause_step *out, size_t max)
{
	struct segments p = { t, least > 0 ? least : 1, out, 0, max, t1,
	    slice };
	int64_t most = sat_span(t0, t1) - sat_span(t0, t1) / NEARLY;

	if (most > 0 && most < p.least)
		p.least = most;
	segment_slice(&p, slice, t0, t1, 0);
	if (p.n > 0)
		segment_between(&p, p.out[p.n - 1].at.id, t0);
	if (p.n > 0 && p.now > t0) {	/* rounding, or no room for more */
		p.out[p.n - 1].spent = sat_add(p.out[p.n - 1].spent,
		    sat_span(t0, p.now));
		p.out[p.n - 1].ts = t0;
	}
	return p.n;
}
