/*
 * brief_jobs: jobs side by side: how many ran at once, which ran alone, and
 * which held up the end.
 *
 * Jobs are the slices that say what threads did (ttv/busy.h).  A build seldom
 * says what waited for what.  So the way to the end is read from the times: a
 * job is taken to have waited for the job that ended last before it began.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/busy.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_build.h"
#include "brief_int.h"

#define JOBS	(1u << 20)	/* that are looked at: below a second */
#define WAY	4096		/* steps of the way to the end */

struct job {
	uint32_t	slice;
	int64_t		start, end;	/* in the time that is asked about */
	int64_t		alone;
};
struct jobs {
	struct job	*v;		/* by start */
	size_t		 n, cap;
	int64_t		 t0, t1;
};

static void
jobs_add(struct jobs *j, const struct trace *t, struct busy_run run)
{
	uint32_t s;
	int64_t from, to;

	if (!busy_clip(t, j->t0, j->t1, &run))
		return;
	for (s = run.first; s < run.last && j->n < JOBS; s++) {
		if (trace_dur(t, s) <= 0)
			continue;
		from = t->ts[s] > j->t0 ? t->ts[s] : j->t0;
		to = trace_slice_end(t, s);
		j->v = xgrow(j->v, j->n, &j->cap, sizeof(*j->v));
		j->v[j->n].slice = s;
		j->v[j->n].start = from;
		j->v[j->n].end = to < j->t1 ? to : j->t1;
		j->v[j->n++].alone = 0;
	}
}

static int
start_order(const void *va, const void *vb)
{
	const struct job *a = va, *b = vb;

	if (a->start != b->start)
		return COMPARE(a->start, b->start);
	return COMPARE(a->slice, b->slice);
}

static int
alone_order(const void *va, const void *vb)
{
	const struct job *a = va, *b = vb;

	if (a->alone != b->alone)
		return COMPARE(b->alone, a->alone);
	return start_order(va, vb);
}

/*
 * Sums up how long each job was the only one.  In order of their starts, with
 * the two greatest ends so far, the time from the second greatest to the next
 * start belongs to one job alone.  Returns how long any ran.
 */
static int64_t
jobs_alone(struct jobs *j)
{
	int64_t second = INT64_MIN, until, from, sum = 0;
	size_t i, last = 0;

	for (i = 0; i < j->n; i++) {
		if (i > 0 && j->v[i].end <= j->v[last].end) {
			second = j->v[i].end > second ? j->v[i].end : second;
		} else if (i > 0) {
			second = j->v[last].end > second ? j->v[last].end :
			    second;
			sum = sat_add(sum, sat_span(j->v[i].start >
			    j->v[last].end ? j->v[i].start : j->v[last].end,
			    j->v[i].end));
			last = i;
		} else
			sum = sat_span(j->v[0].start, j->v[0].end);
		until = j->v[last].end;
		if (i + 1 < j->n && j->v[i + 1].start < until)
			until = j->v[i + 1].start;
		from = j->v[i].start > second ? j->v[i].start : second;
		j->v[last].alone = sat_add(j->v[last].alone,
		    sat_span(from, until));
	}
	return sum;
}

static void
alone_part(struct brief *b, const struct trace *t, const struct brief_query *q,
    struct jobs *j)
{
	double span = (double)sat_span(j->t0, j->t1);
	struct brief_part *p = brief_part(b, "alone");
	struct brief_line *l;
	int64_t sum = 0;
	size_t i;

	qsort(j->v, j->n, sizeof(*j->v), alone_order);
	for (i = 0; i < j->n && j->v[i].alone > 0; i++) {
		sum = sat_add(sum, j->v[i].alone);
		if ((l = brief_line(p, ENTITY_SLICE, j->v[i].slice)) == NULL)
			continue;
		l->number = brief_ns(b, j->v[i].alone);
		l->share = brief_percent((double)j->v[i].alone, span);
		l->text = brief_slice(b, t, q, j->v[i].slice);
		l->where = brief_where(b, t, t->rows[trace_slice_row(t,
		    j->v[i].slice)].track);
	}
	if (sum > 0)
		brief_fact(b, "one job alone %.0f %%", brief_percent(
		    (double)sum, span));
}

static int
end_order(const void *va, const void *vb)
{
	const struct job *a = *(const struct job *const *)va;
	const struct job *b = *(const struct job *const *)vb;

	if (a->end != b->end)
		return COMPARE(a->end, b->end);
	return COMPARE(a->slice, b->slice);
}

static int
length_order(const void *va, const void *vb)
{
	const struct job *a = *(const struct job *const *)va;
	const struct job *b = *(const struct job *const *)vb;
	int64_t x = sat_span(a->start, a->end), y = sat_span(b->start, b->end);

	if (x != y)
		return COMPARE(y, x);
	return COMPARE(a->slice, b->slice);
}

/* Adds the way to the end, its longest jobs first. */
static void
way_part(struct brief *b, const struct trace *t, const struct brief_query *q,
    const struct jobs *j)
{
	const struct job **by = xcalloc(j->n + 1, sizeof(struct job *));
	const struct job *way[WAY];
	struct brief_part *p;
	struct brief_line *l;
	int64_t sum = 0;
	size_t i, n = 0;

	for (i = 0; i < j->n; i++)
		by[i] = &j->v[i];
	qsort(by, j->n, sizeof(*by), end_order);
	for (i = j->n; i-- > 0 && n < WAY; )
		if (n == 0 || by[i]->end <= way[n - 1]->start) {
			way[n++] = by[i];
			sum = sat_add(sum, sat_span(by[i]->start, by[i]->end));
		}
	free(by);
	brief_fact(b, "critical path %s, %zu job%s", brief_ns(b, sum), n,
	    n == 1 ? "" : "s");
	p = brief_part(b, "path");
	qsort(way, n, sizeof(*way), length_order);
	for (i = 0; i < n; i++) {
		if ((l = brief_line(p, ENTITY_SLICE, way[i]->slice)) == NULL)
			break;
		l->number = brief_ns(b, sat_span(way[i]->start,
		    way[i]->end));
		l->share = brief_percent((double)sat_span(way[i]->start,
		    way[i]->end), (double)sum);
		l->text = brief_slice(b, t, q, way[i]->slice);
		l->where = brief_where(b, t, t->rows[trace_slice_row(t,
		    way[i]->slice)].track);
	}
}

void
brief_jobs(struct brief *b, const struct trace *t, const struct brief_query *q)
{
	struct busy_run v[BUSY_RUNS];
	struct jobs j = { NULL, 0, 0, 0, 0 };
	int many = busy_many(t);
	double work = 0;
	int64_t any;
	uint32_t i, threads = 0;
	size_t k, n;

	brief_span(t, q, &j.t0, &j.t1);
	for (i = 0; i < t->ntracks && !brief_cancelled(q); i++) {
		if (!busy_is(t, i, many) || !brief_has_track(q, i))
			continue;
		threads++;
		n = busy_runs(t, i, v);
		for (k = 0; k < n; k++)
			jobs_add(&j, t, v[k]);
	}
	if (threads > 1 && j.n > 1) {
		qsort(j.v, j.n, sizeof(*j.v), start_order);
		any = jobs_alone(&j);
		for (k = 0; k < j.n; k++)
			work += (double)sat_span(j.v[k].start, j.v[k].end);
		if (any > 0)
			brief_fact(b, "%.1f jobs at once", work /
			    (double)any);
		way_part(b, t, q, &j);
		alone_part(b, t, q, &j);
	}
	free(j.v);
}
