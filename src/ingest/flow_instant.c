/*
 * flow_instant: finds the instants that points of flows stand on
 * (ttv-formats(5), FLOWS).
 *
 * A point stands on the newest instant of its thread that has its very time and
 * stands before it in the file.  A point of bind_id stands on its own event.
 * The instants of a track are in order of time, those of equal time in that of
 * the file, so that one search finds either.
 *
 * As an end of a flow, an instant is its number plus the number of slices.
 * Where both together do not fit 32 bits, no point stands on an instant.
 */
#include "config.h"

#include "ttv/bound.h"
#include "ttv/flow.h"
#include "ttv/trace.h"
#include "flow_bind.h"
#include "flow_instant.h"

void
flow_instant_start(struct flow_instants *s, const struct trace *t,
    uint32_t track)
{
	const struct track *k = &t->tracks[track];

	s->n = (uint64_t)t->nslices + t->ninstants < NONE ? k->ninstants : 0;
	s->v = s->n == 0 ? NULL : t->instants + k->instant;
	s->at = 0;
	s->end = flow_instant(t, k->instant);
}

static inline int
is_before(const struct instant *i, const struct raw_flow *p)
{
	return i->ts < p->ts || (i->ts == p->ts && i->off < RAW_OFF(p));
}

/*
 * Returns the number of instants before a point, by an exponential search from
 * the result for the last point.
 */
static uint32_t
count_before(const struct flow_instants *s, const struct raw_flow *p)
{
	uint32_t lo = 0, hi = s->n, near = s->at, step, i;

	if (near < hi && is_before(&s->v[near], p)) {
		lo = near + 1;
		for (step = 1; hi - lo > step; step *= 2) {
			if (!is_before(&s->v[lo + step], p)) {
				hi = lo + step;
				break;
			}
			lo += step + 1;
		}
	} else {
		hi = near;
		for (step = 1; hi - lo > step; step *= 2) {
			if (is_before(&s->v[hi - step], p)) {
				lo = hi - step + 1;
				break;
			}
			hi -= step;
		}
	}
	BISECT(lo, hi, i, is_before(&s->v[i], p));
	return lo;
}

uint32_t
flow_instant_find(struct flow_instants *s, const struct raw_flow *p)
{
	const struct instant *i;
	uint32_t n;

	if (s->n == 0)
		return NONE;
	s->at = n = count_before(s, p);
	i = &s->v[n];
	if (flow_bind_is_event(p))
		return n < s->n && i->ts == p->ts && i->off == RAW_OFF(p) ?
		    s->end + n : NONE;
	return n > 0 && i[-1].ts == p->ts ? s->end + n - 1 : NONE;
}
