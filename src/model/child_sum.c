/*
 * child_sum: the children of a slice summed up by name.
 *
 * The sums stand in an array by kind, of which no more is touched than the
 * children have kinds: calloc() gives pages that cost nothing until then.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/child_sum.h"
#include "ttv/sat.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#define MOST_SUMMED	(1 << 20)	/* children; 3 ms at 3 ns each */

static void
sum_add(const struct trace *t, struct child_sum *s, uint32_t slice)
{
	int64_t length = sat_span(t->ts[slice], trace_slice_end(t, slice));

	if (s->count++ == 0 || length > sat_span(t->ts[s->longest],
	    trace_slice_end(t, s->longest)))
		s->longest = slice;
	s->time = sat_add(s->time, length);
}

/* Puts a sum into out[0..n) at its place; returns the new n. */
static size_t
sum_insert(struct child_sum *out, size_t n, size_t max,
    const struct child_sum *s)
{
	size_t i;

	for (i = n; i > 0 && out[i - 1].time < s->time; i--)
		;
	if (i == max)
		return n;
	if (n == max)
		n--;
	memmove(&out[i + 1], &out[i], (n - i) * sizeof(*out));
	out[i] = *s;
	return n + 1;
}

size_t
child_sums(const struct trace *t, uint32_t slice, struct child_sum *out,
    size_t max)
{
	uint32_t first, n = trace_children(t, slice, &first), i;
	size_t names = 0, kept = 0;
	struct child_sum *sums, *s;

	if (n == 0 || n > MOST_SUMMED)
		return 0;
	sums = xcalloc(t->nkinds, sizeof(*sums));
	for (i = first; i < first + n; i++)
		sum_add(t, &sums[t->kind[i]], i);
	for (i = first; i < first + n; i++) {
		s = &sums[t->kind[i]];
		if (s->count == 0)
			continue;	/* seen at a child before */
		kept = sum_insert(out, kept, max, s);
		s->count = 0;
		names++;
	}
	free(sums);
	return names;
}
