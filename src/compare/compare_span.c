/*
 * compare_span: the time of spans of distributed traces that is their own.
 *
 * A span calls others, of its process or not, and waits for them; they stand
 * elsewhere and may overlap.  Its self time is its length without what its
 * children cover of it together, as the table span of SQL has it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/span_trace.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"

struct child {			/* a span, cut to its parent */
	int64_t		ts, end;
	uint32_t	parent;
};

static int
child_order(const void *va, const void *vb)
{
	const struct child *a = va, *b = vb;

	if (a->parent != b->parent)
		return COMPARE(a->parent, b->parent);
	return COMPARE(a->ts, b->ts);
}

/* Lists the spans that have a parent, by parent and begin; returns how many. */
static size_t
children(const struct trace *t, const uint32_t *parent, struct child *out)
{
	struct child c;
	uint32_t i;
	size_t n = 0;

	for (i = 0; i < t->nslices; i++) {
		c.parent = parent[i];
		if (c.parent == NONE || trace_dur(t, i) <= 0 ||
		    trace_dur(t, c.parent) <= 0)
			continue;
		c.ts = t->ts[i];
		c.end = trace_slice_end(t, i);
		if (c.ts < t->ts[c.parent])
			c.ts = t->ts[c.parent];
		if (c.end > trace_slice_end(t, c.parent))
			c.end = trace_slice_end(t, c.parent);
		if (c.ts < c.end)
			out[n++] = c;
	}
	qsort(out, n, sizeof(*out), child_order);
	return n;
}

void
compare_self_spans(const struct trace *t, const struct part *part,
    int64_t *self)
{
	const struct span_traces *spans = span_traces_of(t);
	struct child *v;
	int64_t covered, until, len;
	size_t n, i;
	uint32_t of;

	if (spans == NULL)
		return;
	for (of = 0; of < t->nslices; of++)
		if (spans->of[of] != NONE)
			self[of] = part_span(part, t->ts[of],
			    trace_slice_end(t, of));
	v = xlarge((size_t)t->nslices + 1, sizeof(*v));
	n = children(t, spans->parent, v);
	for (i = 0; i < n;) {
		of = v[i].parent;
		covered = 0;
		until = INT64_MIN;
		for (; i < n && v[i].parent == of; i++) {
			if (v[i].end <= until)
				continue;
			covered = sat_add(covered, part_span(part, v[i].ts >
			    until ? v[i].ts : until, v[i].end));
			until = v[i].end;
		}
		len = part_span(part, t->ts[of], trace_slice_end(t, of));
		if (spans->of[of] != NONE)
			self[of] = covered > len ? 0 : len - covered;
	}
	free(v);
}
