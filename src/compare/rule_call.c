/*
 * rule_call: a statistic of what matches some tests.  Names and categories are
 * tested by kind, threads and processes by track; slices only look both up, and
 * read their event if args are asked for.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/area.h"
#include "ttv/flame.h"
#include "ttv/part.h"
#include "ttv/radix.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"
#include "rule_int.h"

#define ARENA_MOST (1 << 20)	/* bytes of events that are kept at a time */

#define SIGN	(UINT64_C(1) << 63)

struct values {
	struct radix	*v;		/* value_key(); slice */
	size_t		 n, cap;
	uint64_t	 entities;	/* unfinished slices, instants too */
};

/* ---- values in order ---- */

/* Returns a key that has the order of a value; of times themselves. */
static uint64_t
value_key(const struct rule_call *c, double v)
{
	uint64_t bits;

	if (c->metric != RULE_ARG)
		return (uint64_t)v;
	v += 0.0;		/* not -0.0 */
	memcpy(&bits, &v, sizeof(bits));
	return bits & SIGN ? ~bits : bits ^ SIGN;
}

static double
key_value(const struct rule_call *c, uint64_t key)
{
	double v;

	if (c->metric != RULE_ARG)
		return (double)key;
	key = key & SIGN ? key ^ SIGN : ~key;
	memcpy(&v, &key, sizeof(v));
	return v;
}

/* ---- slices and instants ---- */

/* A pass over the slices of a trace. */
struct call_pass {
	struct rule_call *c;
	const struct trace *t;
	const struct part *part;
	uint8_t		*may;		/* of each kind: enum rule_may */
	uint64_t	*kinds;		/* of each kind: its bits */
	uint64_t	 track;		/* bits of the track */
	int64_t		*self;
	struct arena	 arena;
	struct values	*v;
};

/* A slice or, of depth NONE, an instant; its args once they are asked for. */
struct candidate {
	uint32_t	 kind, depth;
	int64_t		 dur;
	uint64_t	 at;		/* slice; offset of an instant */
	const struct value *args;
	int		 has_args;
};

/* Frees what was read of events if it is much. */
static struct arena *
pass_arena(struct call_pass *p)
{
	if (p->arena.total > ARENA_MOST)
		arena_free(&p->arena);
	return &p->arena;
}

static const struct value *
candidate_args(struct call_pass *p, struct candidate *d)
{
	if (d->has_args)
		return d->args;
	d->has_args = 1;
	d->args = d->depth == NONE ? trace_off_args(p->t, d->at,
	    pass_arena(p)) : trace_slice_args(p->t, (uint32_t)d->at,
	    pass_arena(p));
	return d->args;
}

/* Whether the tests hold, of a kind that may be one. */
static int
candidate_holds(struct call_pass *p, struct candidate *d)
{
	struct rule_call *c = p->c;
	const uint64_t known = c->of_kind | c->of_track,
	    is = p->kinds[d->kind] | p->track;
	struct rule_test *test;
	uint32_t i = 0;
	int holds;

	if (p->may[d->kind] == RULE_ALWAYS)
		return 1;
	while (i < c->n) {
		test = &c->test[i];
		holds = known >> i & 1 ? (int)(is >> i & 1) :
		    rule_slice_holds(test, d->depth, d->dur,
		    test->field == RULE_OF_ARG ? candidate_args(p, d) : NULL);
		i = holds ? test->yes : test->no;
	}
	return i != RULE_FAILS;
}

/*
 * Whether a call counts things: all that its tests let through, or those of
 * them that have an arg, be it a text.
 */
static int
call_counts(const struct rule_call *c)
{
	return c->function == RULE_COUNT && (c->metric == RULE_ENTITIES ||
	    c->metric == RULE_ARG);
}

/* Whether a thing that the tests let through is counted. */
static int
candidate_counts(struct call_pass *p, struct candidate *d)
{
	return p->c->metric != RULE_ARG || compare_arg(candidate_args(p, d),
	    p->c->key) != NULL;
}

/* Sets *v to the metric of a finished slice: 0 if it has none. */
static int
slice_metric(struct call_pass *p, uint32_t slice, struct candidate *d,
    double *v)
{
	int64_t ns = d->dur;

	switch (p->c->metric) {
	case RULE_SELF:
		ns = p->self[slice];
		break;
	case RULE_CPU:
		ns = trace_cpu(p->t, slice, pass_arena(p));
		break;
	case RULE_DEPTH:
		ns = d->depth;
		break;
	case RULE_ARG:
		return rule_arg_number(candidate_args(p, d), p->c->key, v);
	default:
		break;
	}
	*v = (double)ns;
	return ns >= 0;
}

static void
row_collect(struct call_pass *p, uint32_t row)
{
	const struct trace *t = p->t;
	const struct row *r = &t->rows[row];
	struct candidate d;
	struct values *to = p->v;
	double v;
	uint32_t i;

	if (p->c->metric == RULE_SELF)
		compare_self(t, NULL, row, p->self);
	for (i = r->first; i < r->first + r->n; i++) {
		if (p->may[t->kind[i]] == RULE_NEVER ||
		    !part_has_slice(p->part, t, i))
			continue;
		d = (struct candidate){ t->kind[i], r->depth, trace_dur(t, i),
		    i, NULL, 0 };
		if (!candidate_holds(p, &d))
			continue;
		if (call_counts(p->c)) {
			to->entities += candidate_counts(p, &d) != 0;
			continue;
		}
		if (d.dur == DUR_OPEN || !slice_metric(p, i, &d, &v))
			continue;
		to->v = xgrow(to->v, to->n, &to->cap, sizeof(*to->v));
		to->v[to->n].key = value_key(p->c, v);
		to->v[to->n++].value = i;
	}
}

static void
instants_count(struct call_pass *p, const struct track *track)
{
	const struct instant *in;	/* an array of none is NULL */
	struct candidate d;
	uint32_t i;

	for (i = 0; i < track->ninstants; i++) {
		in = &p->t->instants[track->instant + i];
		if (p->may[in->kind] == RULE_NEVER ||
		    !part_has_time(p->part, in->ts, in->ts))
			continue;
		d = (struct candidate){ in->kind, NONE, 0, in->off, NULL, 0 };
		p->v->entities += candidate_holds(p, &d) &&
		    candidate_counts(p, &d);
	}
}

static void
pass_open(struct call_pass *p, struct rule_call *c, const struct trace *t,
    struct values *v)
{
	struct arena none = ARENA_INIT;
	size_t i;

	memset(p, 0, sizeof(*p));
	memset(v, 0, sizeof(*v));
	p->arena = none;
	p->c = c;
	p->t = t;
	p->v = v;
	p->may = xcalloc((size_t)t->nkinds + 1, 1);
	p->kinds = xcalloc((size_t)t->nkinds + 1, sizeof(*p->kinds));
	for (i = 0; i < t->nkinds; i++) {
		p->kinds[i] = rule_kind_bits(c, t, t->kinds[i].name,
		    t->kinds[i].cat);
		p->may[i] = (uint8_t)rule_may(c, c->of_kind, p->kinds[i]);
	}
	if (c->metric == RULE_SELF)
		p->self = xlarge((size_t)t->nslices + 1, sizeof(*p->self));
}

static void
call_values(struct rule_call *c, const struct trace *t,
    const struct part *part, struct values *v)
{
	const unsigned what = c->metric == RULE_STATE ? 1 << AREA_STATES :
	    1 << AREA_SLICES | 1 << AREA_ASYNC | 1 << AREA_TOTALS;
	struct call_pass p;
	uint32_t i, k;

	pass_open(&p, c, t, v);
	p.part = part;
	for (i = 0; i < t->ntracks; i++) {
		if (!part_has_track(part, i))
			continue;
		p.track = rule_track_bits(c, t, i);
		if (rule_may(c, c->of_track, p.track) == RULE_NEVER)
			continue;
		for (k = 0; area_track_counts(t, i, what) &&
		    k < t->tracks[i].nrows; k++)
			row_collect(&p, t->tracks[i].row + k);
		if (call_counts(c))
			instants_count(&p, &t->tracks[i]);
	}
	arena_free(&p.arena);
	free(p.self);
	free(p.kinds);
	free(p.may);
}

/* Returns the sum of all values: of times without a rounding. */
static double
values_sum(const struct rule_call *c, const struct values *v)
{
	double sum = 0;
	int64_t ns = 0;
	size_t i;

	for (i = 0; i < v->n; i++)
		if (c->metric == RULE_ARG)
			sum += key_value(c, v->v[i].key);
		else
			ns = sat_add(ns, (int64_t)v->v[i].key);
	return c->metric == RULE_ARG ? sum : (double)ns;
}

static void
statistic(const struct rule_call *c, struct values *v, struct rule_value *out)
{
	size_t at;

	out->slice = NONE;
	if (c->function == RULE_COUNT) {
		out->v = (double)(call_counts(c) ? v->entities : v->n);
		out->known = 1;
		return;
	}
	out->known = v->n > 0 || c->function == RULE_SUM;
	out->v = 0;
	if (c->function == RULE_SUM || c->function == RULE_MEAN) {
		out->v = values_sum(c, v);
		if (c->function == RULE_MEAN && v->n > 0)
			out->v /= (double)v->n;
		return;
	}
	if (v->n == 0)
		return;
	radix_sort(v->v, v->n);
	at = c->function == RULE_MIN ? 0 : c->function == RULE_MAX ? v->n - 1 :
	    (size_t)compare_rank(v->n, c->percent);
	out->v = key_value(c, v->v[at].key);
	out->slice = c->metric == RULE_STATE ? NONE :
	    (uint32_t)v->v[at].value;
}

/* ---- samples ---- */

/* Whether the tests of a function hold, in threads whose bits are known. */
static int
function_holds(struct rule_call *c, const struct trace *t,
    const struct flame_node *n, uint64_t track)
{
	if (n->name == FLAME_REST)	/* of many, none of them known */
		return rule_may(c, c->of_track, track) == RULE_ALWAYS;
	return rule_may(c, c->of_kind | c->of_track, track |
	    rule_kind_bits(c, t, n->name, n->cat)) == RULE_ALWAYS;
}

/* Adds the samples of some tracks, of which the same tests hold. */
static void
samples_add(struct rule_call *c, const struct trace *t,
    const struct flame_query *q, uint64_t track, uint64_t *count, double *sum)
{
	struct flame f;
	int64_t self = 0;
	uint8_t *in;
	uint32_t i;

	flame_make(&f, t, q);
	in = xcalloc((size_t)f.n + 1, 1);
	for (i = 1; i < f.n; i++) {	/* parents stand before children */
		in[i] = (uint8_t)function_holds(c, t, &f.v[i], track);
		if (c->metric == RULE_STACKS && f.v[i].parent != NONE)
			in[i] |= in[f.v[i].parent];
		if (!in[i])
			continue;
		*count += f.v[i].count;
		self = sat_add(self, f.v[i].self);
	}
	*sum += (double)self / pow(10, f.decimals);
	free(in);
	flame_free(&f);
}

static void
samples_run(struct rule_call *c, const struct trace *t,
    const struct part *part, struct rule_value *out)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1),
	    *done = xcalloc((size_t)t->ntracks + 1, 1);
	uint64_t *bits = xcalloc((size_t)t->ntracks + 1, sizeof(*bits));
	struct flame_query q = { .t0 = part != NULL ? part->t0 : INT64_MIN,
	    .t1 = part != NULL ? part->t1 : INT64_MAX, .tracks = tracks,
	    .weight = flame_sample_weight(t), .threads = 1 };
	uint64_t count = 0;
	double sum = 0;
	uint32_t i, k;

	for (i = 0; i < t->ntracks; i++) {
		bits[i] = rule_track_bits(c, t, i);
		done[i] = !part_has_track(part, i) ||
		    rule_may(c, c->of_track, bits[i]) == RULE_NEVER;
	}
	for (i = 0; i < t->ntracks; i++) {
		if (done[i])
			continue;
		for (k = 0; k < t->ntracks; k++) {
			tracks[k] = !done[k] && bits[k] == bits[i];
			done[k] |= tracks[k];
		}
		samples_add(c, t, &q, bits[i], &count, &sum);
	}
	out->slice = NONE;
	out->known = 1;
	out->v = c->function == RULE_COUNT ? (double)count : sum;
	free(bits);
	free(done);
	free(tracks);
}

/* ---- counters ---- */

static void
counter_run(struct rule_call *c, const struct trace *t,
    const struct part *part, struct rule_value *out)
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
	q.t0 = part != NULL ? part->t0 : t->start;
	q.t1 = part != NULL ? part->t1 : t->end;
	q.tracks = part != NULL ? part->tracks : NULL;
	q.nkeys = 1;
	q.threads = 1;
	area_table(&tb, t, &q);
	column = area_column_find(&tb, words[c->function]);
	for (i = 0; i < tb.n; i++) {
		s = &t->series[trace_series_of(t, tb.target[i].id)];
		if (!rule_series_holds(c, t, s))
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
    const struct part *part, struct rule_value *out)
{
	struct values v;

	if (c->metric == RULE_VALUE) {
		counter_run(c, t, part, out);
		return;
	}
	if (c->metric == RULE_SAMPLES || c->metric == RULE_STACKS) {
		samples_run(c, t, part, out);
		return;
	}
	call_values(c, t, part, &v);
	statistic(c, &v, out);
	free(v.v);
}
