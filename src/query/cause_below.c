/*
 * cause_below: the heaviest path inside of a slice.
 */
#include "config.h"

#include "ttv/cause.h"
#include "ttv/child_sum.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/trace.h"

/* Returns the name of which the children of a slice take the most time. */
static struct child_sum
heaviest(const struct trace *t, uint32_t slice)
{
	struct child_sum s;
	uint32_t first, n;

	if (child_sums(t, slice, &s, 1) > 0)
		return s;
	n = trace_children(t, slice, &first);	/* too many */
	s.longest = lod_longest(t, first, first + n);
	s.time = sat_span(t->ts[s.longest], trace_slice_end(t, s.longest));
	s.count = 1;
	return s;
}

size_t
cause_below(const struct trace *t, uint32_t slice, struct cause_step *out,
    size_t max)
{
	struct cause_step step = { .why = CAUSE_START };
	struct child_sum s;
	uint32_t first;
	size_t n = 0;

	step.at = (struct entity_ref){ ENTITY_SLICE, slice };
	step.ts = t->ts[slice];
	while (n < max && n < CAUSE_STEPS) {
		out[n++] = step;
		if (trace_children(t, step.at.id, &first) == 0)
			break;
		s = heaviest(t, step.at.id);
		step.why = CAUSE_CHILD;
		step.at.id = s.longest;
		step.gap = sat_span(step.ts, t->ts[s.longest]);
		step.ts = t->ts[s.longest];
		step.spent = s.time;
		step.count = s.count;
	}
	return n;
}
