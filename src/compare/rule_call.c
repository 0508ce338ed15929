/*
 * rule_call: a statistic of what matches some tests.  Names and categories are
 * tested by kind, threads and processes by track; slices only look both up.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/area.h"
#include "ttv/event_facts.h"
#include "ttv/radix.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"
#include "rule_int.h"

#define ARENA_MOST (1 << 20)	/* bytes of events that are kept at a time */

struct values {
	struct radix	*v;		/* ns; slice */
	size_t		 n, cap;
	uint64_t	 things;	/* unfinished slices, instants too */
};

static int
test_holds(struct rule_test *t, const char *s, size_t len)
{
	int is = t->regex != NULL ? regex_match(t->run, s, len) == REGEX_YES :
	    strlen(t->text) == len && memcmp(t->text, s, len) == 0;

	return is != t->negated;
}

/* Returns the string of a track that a field is about, 0: none. */
static uint32_t
field_string(const struct trace *t, uint32_t track, enum rule_field field)
{
	const struct track *k = &t->tracks[track];
	const struct process *p;

	if (field == RULE_PROCESS) {
		if (k->upid == NONE)
			return 0;
		p = &t->processes[k->upid];
		return p->name != 0 ? p->name : p->comm;
	}
	return k->utid != NONE ? t->threads[k->utid].name : k->name;
}

static int
track_holds(struct rule_call *c, const struct trace *t, uint32_t track)
{
	uint32_t s;
	size_t i;

	for (i = 0; i < c->n; i++) {
		if (c->test[i].field < RULE_THREAD)
			continue;
		s = field_string(t, track, c->test[i].field);
		if (!test_holds(&c->test[i], trace_str(t, s),
		    strtab_len(t->strings, s)))
			return 0;
	}
	return 1;
}

static int
kind_holds(struct rule_call *c, const struct trace *t, uint32_t kind)
{
	uint32_t s;
	size_t i;

	for (i = 0; i < c->n; i++) {
		if (c->test[i].field > RULE_CATEGORY)
			continue;
		s = c->test[i].field == RULE_NAME ? t->kinds[kind].name :
		    t->kinds[kind].cat;
		if (!test_holds(&c->test[i], trace_str(t, s),
		    strtab_len(t->strings, s)))
			return 0;
	}
	return 1;
}

/* ---- slices and instants ---- */

static int64_t
call_cpu(const struct trace *t, uint32_t slice, struct arena *a)
{
	struct event_facts f;

	if (a->total > ARENA_MOST)
		arena_free(a);
	trace_facts(t, trace_off(t, slice), trace_end_off(t, slice), NONE,
	    &f, a);
	return f.tdur;
}

static void
row_collect(const struct rule_call *c, const struct trace *t, uint32_t row,
    const uint8_t *kinds, int64_t *self, struct values *v, struct arena *a)
{
	const struct row *r = &t->rows[row];
	uint32_t i;
	int64_t ns;

	if (c->metric == RULE_SELF)
		compare_self(t, row, self);
	for (i = r->first; i < r->first + r->n; i++) {
		if (!kinds[t->kind[i]])
			continue;
		v->things++;
		if (c->metric == RULE_THINGS || trace_dur(t, i) == DUR_OPEN)
			continue;
		ns = c->metric == RULE_SELF ? self[i] :
		    c->metric == RULE_CPU ? call_cpu(t, i, a) : trace_dur(t, i);
		if (ns < 0)
			continue;	/* no cpu time is known */
		v->v = xgrow(v->v, v->n, &v->cap, sizeof(*v->v));
		v->v[v->n].key = (uint64_t)ns;
		v->v[v->n++].value = i;
	}
}

static void
call_values(struct rule_call *c, const struct trace *t, struct values *v)
{
	const unsigned what = 1 << AREA_SLICES | 1 << AREA_ASYNC |
	    1 << AREA_TOTALS;
	uint8_t *kinds = xcalloc((size_t)t->nkinds + 1, 1);
	int64_t *self = NULL;
	struct arena arena = ARENA_INIT;
	uint32_t i, k;

	memset(v, 0, sizeof(*v));
	for (i = 0; i < t->nkinds; i++)
		kinds[i] = (uint8_t)kind_holds(c, t, i);
	if (c->metric == RULE_SELF)
		self = xlarge((size_t)t->nslices + 1, sizeof(*self));
	for (i = 0; i < t->ntracks; i++) {
		if (!track_holds(c, t, i))
			continue;
		for (k = 0; area_track_counts(t, i, what) &&
		    k < t->tracks[i].nrows; k++)
			row_collect(c, t, t->tracks[i].row + k, kinds, self, v,
			    &arena);
		for (k = 0; c->metric == RULE_THINGS &&
		    k < t->tracks[i].ninstants; k++)
			v->things += kinds[t->instants[
			    t->tracks[i].instant + k].kind];
	}
	arena_free(&arena);
	free(self);
	free(kinds);
}

static void
statistic(const struct rule_call *c, struct values *v, struct rule_value *out)
{
	int64_t sum = 0;
	size_t i, at;

	out->slice = NONE;
	if (c->function == RULE_COUNT) {
		out->v = (double)(c->metric == RULE_THINGS ? v->things : v->n);
		out->known = 1;
		return;
	}
	for (i = 0; i < v->n; i++)
		sum = sat_add(sum, (int64_t)v->v[i].key);
	out->known = v->n > 0 || c->function == RULE_SUM;
	out->v = c->function == RULE_MEAN && v->n > 0 ? (double)sum /
	    (double)v->n : (double)sum;
	if (v->n == 0 || c->function == RULE_SUM || c->function == RULE_MEAN)
		return;
	radix_sort(v->v, v->n);
	at = c->function == RULE_MIN ? 0 : c->function == RULE_MAX ? v->n - 1 :
	    (size_t)compare_rank(v->n, c->percent);
	out->v = (double)v->v[at].key;
	out->slice = (uint32_t)v->v[at].value;
}

/* ---- counters ---- */

/* Whether a series is what the tests say: "counter" or "counter.series". */
static int
series_holds(struct rule_call *c, const struct trace *t,
    const struct series *s)
{
	struct buf full = BUF_INIT;
	uint32_t name = t->tracks[s->track].name;
	struct rule_test *test;
	int all = 1, is;
	size_t i;

	buf_adds(&full, trace_str(t, name));
	buf_printf(&full, ".%s", trace_str(t, s->name));
	for (i = 0; i < c->n && all; i++) {
		test = &c->test[i];
		if (test->field == RULE_PROCESS) {
			all = test_holds(test, trace_str(t, field_string(t,
			    s->track, RULE_PROCESS)), strlen(trace_str(t,
			    field_string(t, s->track, RULE_PROCESS))));
			continue;
		}
		test->negated = !test->negated;
		is = !test_holds(test, trace_str(t, name), strlen(trace_str(t,
		    name))) || !test_holds(test, full.data, full.len);
		test->negated = !test->negated;
		all = is != test->negated;
	}
	buf_free(&full);
	return all;
}

static void
counter_run(struct rule_call *c, const struct trace *t, struct rule_value *out)
{
	static const char *const words[] = { "count", NULL, "mean", "min",
	    "max" };
	struct area_query q;
	struct area_table tb;
	const struct series *s;
	size_t i, n = 0;
	double v, sum = 0, low = 0, high = 0;
	int column;

	memset(&q, 0, sizeof(q));
	q.what = AREA_COUNTERS;
	q.t0 = t->start;
	q.t1 = t->end;
	q.nkeys = 1;
	q.threads = 1;
	area_table(&tb, t, &q);
	column = area_column_find(&tb, words[c->function]);
	for (i = 0; i < tb.n; i++) {
		s = &t->series[trace_series_of(t, tb.target[i].id)];
		if (!series_holds(c, t, s))
			continue;
		v = c->function == RULE_COUNT ? (double)tb.cell[i *
		    (size_t)tb.ncolumns + (size_t)column].i :
		    tb.cell[i * (size_t)tb.ncolumns + (size_t)column].d;
		sum += v;
		low = n == 0 || v < low ? v : low;
		high = n == 0 || v > high ? v : high;
		n++;
	}
	area_table_free(&tb);
	out->slice = NONE;
	out->known = n > 0 || c->function == RULE_COUNT;
	out->v = c->function == RULE_COUNT ? sum : c->function == RULE_MIN ?
	    low : c->function == RULE_MAX ? high : n > 0 ? sum / (double)n : 0;
}

void
rule_call_run(struct rule_call *c, const struct trace *t,
    struct rule_value *out)
{
	struct values v;

	if (c->metric == RULE_VALUE) {
		counter_run(c, t, out);
		return;
	}
	call_values(c, t, &v);
	statistic(c, &v, out);
	free(v.v);
}
