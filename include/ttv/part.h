#ifndef TTV_PART_H
#define TTV_PART_H
/*
 * part: what of a trace counts: a range of time, some tracks, some slices.  A
 * NULL of it is all.
 *
 * A range holds what an area does (ttv/area.h): what overlaps it, and what has
 * no length and lies in it, both ends included.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/bits.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

struct part {
	int64_t		 t0, t1;	/* t0 <= t1 */
	const uint8_t	*tracks;	/* by track: 1 it counts; NULL: all */
	const struct bits *slices;	/* these alone; NULL: all */
};

/* Whether a time from a to b is in the range. */
static inline int
part_has_time(const struct part *p, int64_t a, int64_t b)
{
	return p == NULL || (a == b ? a >= p->t0 && a <= p->t1 :
	    a < p->t1 && b > p->t0);
}

static inline int
part_has_track(const struct part *p, uint32_t track)
{
	return p == NULL || p->tracks == NULL || p->tracks[track];
}

/* Whether a slice, whose track is one of the part, is in it. */
static inline int
part_has_slice(const struct part *p, const struct trace *t, uint32_t i)
{
	return p == NULL || (part_has_time(p, t->ts[i], trace_slice_end(t,
	    i)) && (p->slices == NULL || bits_has(p->slices, i)));
}

/* Returns how much of a time from a to b is in the range, ns. */
static inline int64_t
part_span(const struct part *p, int64_t a, int64_t b)
{
	if (p != NULL) {
		a = a < p->t0 ? p->t0 : a;
		b = b > p->t1 ? p->t1 : b;
	}
	return b > a ? sat_span(a, b) : 0;
}

#endif
