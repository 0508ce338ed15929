/*
 * brief_busy: the busiest threads: of how much of the time their slices say
 * that they worked (ttv/busy.h).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/trace.h"

#include "brief_busy.h"

/* Returns how much of [t0, t1) finished slices of a run of a row cover. */
static int64_t
run_covered(const struct trace *t, struct busy_run run, int64_t t0,
    int64_t t1, uint32_t *longest)
{
	int64_t sum;

	if (!busy_clip(t, t0, t1, &run))
		return 0;
	run.last -= trace_dur(t, run.last - 1) == DUR_OPEN;
	if (run.first >= run.last)
		return 0;
	*longest = lod_longest(t, run.first, run.last);
	sum = lod_covered(t, run.first, run.last);
	sum = sat_sub(sum, sat_span(t->ts[run.first], t0));
	return sat_sub(sum, sat_span(t1, trace_slice_end(t, run.last - 1)));
}

/* Fills what a thread did in [t0, t1); returns 0 if that is nothing. */
static int
busy_fill(const struct trace *t, uint32_t track, int64_t t0, int64_t t1,
    struct brief_busy *b)
{
	struct busy_run v[BUSY_RUNS];
	size_t i, n = busy_runs(t, track, v);
	uint32_t longest = NONE;
	int64_t ns;

	memset(b, 0, sizeof(*b));
	b->track = track;
	b->longest = NONE;
	for (i = 0; i < n; i++) {
		ns = run_covered(t, v[i], t0, t1, &longest);
		b->ns = sat_add(b->ns, ns);
		if (ns > 0 && (b->longest == NONE || trace_dur(t, longest) >
		    trace_dur(t, b->longest)))
			b->longest = longest;
	}
	return b->longest != NONE;
}

static int
busy_order(const void *va, const void *vb)
{
	const struct brief_busy *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	return COMPARE(a->track, b->track);
}

void
brief_busy_sort(struct brief_busy *v, size_t n)
{
	qsort(v, n, sizeof(*v), busy_order);
}

size_t
brief_busiest(const struct trace *t, const struct brief_query *q, int64_t t0,
    int64_t t1, struct brief_busy *v)
{
	int many = busy_many(t);
	size_t n = 0;
	uint32_t k;

	for (k = 0; k < t->ntracks && !brief_cancelled(q); k++)
		if (busy_is(t, k, many) && t->tracks[k].utid != NONE &&
		    brief_has_track(q, k))
			n += (size_t)busy_fill(t, k, t0, t1, &v[n]);
	brief_busy_sort(v, n);
	return n;
}

struct brief_part *
brief_busy_part(struct brief *b, const struct trace *t,
    const struct brief_busy *v, size_t n, double span)
{
	struct brief_part *p = n > 0 ? brief_part(b, "busy") : NULL;
	struct brief_line *l;
	size_t i;

	for (i = 0; i < n && p != NULL; i++) {
		if ((l = brief_line(p, ENTITY_SLICE, v[i].longest)) == NULL)
			break;
		l->number = brief_ns(b, v[i].ns);
		l->share = brief_percent((double)v[i].ns, span);
		l->text = brief_where(b, t, v[i].track);
	}
	return p;
}
