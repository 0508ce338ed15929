/*
 * rule_call: a statistic of what matches some tests.  Names and categories are
 * tested by kind, threads and processes by track; slices only look both up, and
 * read their event if args are asked for.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/area.h"
#include "ttv/flame.h"
#include "ttv/part.h"
#include "ttv/radix.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "compare_int.h"
#include "rule_int.h"

#define ARENA_MOST (1 << 20)	/* bytes of events that are kept at a time */

#define SIGN	(UINT64_C(1) << 63)

struct values {
	struct radix	*v;		/* value_key(); slice */
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

/* Whether a test is of the kinds, of the tracks, or of the slices. */
static int
is_of_kind(const struct rule_test *t)
{
	return t->field <= RULE_CATEGORY;
}

static int
is_of_slice(const struct rule_test *t)
{
	return t->field >= RULE_OF_DEPTH;
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
		if (is_of_kind(&c->test[i]) || is_of_slice(&c->test[i]))
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
		if (!is_of_kind(&c->test[i]))
			continue;
		s = c->test[i].field == RULE_NAME ? t->kinds[kind].name :
		    t->kinds[kind].cat;
		if (!test_holds(&c->test[i], trace_str(t, s),
		    strtab_len(t->strings, s)))
			return 0;
	}
	return 1;
}

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
	uint8_t		*kinds;		/* 1: its tests hold */
	int64_t		*self;
	int		 of_slice;	/* a test is of each slice ... */
	int		 of_arg;	/* ... or something is of its args */
	struct arena	 arena;
	struct values	*v;
};

/* Frees what was read of events if it is much. */
static struct arena *
pass_arena(struct call_pass *p)
{
	if (p->arena.total > ARENA_MOST)
		arena_free(&p->arena);
	return &p->arena;
}

/* Sets *v to the number of an arg: 0 if it is none. */
static int
arg_number(const struct value *args, const char *key, double *v)
{
	const struct value *a = compare_arg(args, key);

	return a != NULL && a->type != VALUE_ARRAY &&
	    a->type != VALUE_OBJECT && a->type != VALUE_NULL &&
	    text_parse_double(a->text, a->len, v) == 0;
}

/* Whether a test of an arg holds. */
static int
arg_holds(struct rule_test *test, const struct value *args)
{
	const struct value *a;
	struct buf b = BUF_INIT;
	double v;
	int is;

	if (test->is_number)
		return arg_number(args, test->key, &v) &&
		    rule_compares(test->compare, v, test->number);
	if ((a = compare_arg(args, test->key)) == NULL)
		return test->negated;
	if (a->type != VALUE_ARRAY && a->type != VALUE_OBJECT &&
	    a->type != VALUE_NULL)
		return test_holds(test, a->text, a->len);
	value_json(&b, a);
	is = test_holds(test, b.data, b.len);
	buf_free(&b);
	return is;
}

/* Whether the tests of a slice or, of depth NONE, an instant hold. */
static int
slice_holds(struct rule_call *c, uint32_t depth, int64_t dur,
    const struct value *args)
{
	struct rule_test *test;
	size_t i;

	for (i = 0; i < c->n; i++) {
		test = &c->test[i];
		if (!is_of_slice(test))
			continue;
		if (test->field == RULE_OF_ARG) {
			if (!arg_holds(test, args))
				return 0;
		} else if (depth == NONE || (test->field == RULE_OF_DUR &&
		    dur == DUR_OPEN))
			return 0;
		else if (!rule_compares(test->compare, test->field ==
		    RULE_OF_DUR ? (double)dur : (double)depth, test->number))
			return 0;
	}
	return 1;
}

/* Sets *v to the metric of a finished slice: 0 if it has none. */
static int
slice_metric(struct call_pass *p, uint32_t slice, uint32_t depth,
    const struct value *args, double *v)
{
	int64_t ns = trace_dur(p->t, slice);

	switch (p->c->metric) {
	case RULE_SELF:
		ns = p->self[slice];
		break;
	case RULE_CPU:
		ns = trace_cpu(p->t, slice, pass_arena(p));
		break;
	case RULE_DEPTH:
		ns = depth;
		break;
	case RULE_ARG:
		return arg_number(args, p->c->key, v);
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
	const struct value *args = NULL;
	struct values *to = p->v;
	double v;
	uint32_t i;

	if (p->c->metric == RULE_SELF)
		compare_self(t, NULL, row, p->self);
	for (i = r->first; i < r->first + r->n; i++) {
		if (!p->kinds[t->kind[i]] || !part_has_slice(p->part, t, i))
			continue;
		if (p->of_arg)
			args = trace_slice_args(t, i, pass_arena(p));
		if (p->of_slice && !slice_holds(p->c, r->depth, trace_dur(t,
		    i), args))
			continue;
		to->things++;
		if (p->c->metric == RULE_THINGS ||
		    trace_dur(t, i) == DUR_OPEN ||
		    !slice_metric(p, i, r->depth, args, &v))
			continue;
		to->v = xgrow(to->v, to->n, &to->cap, sizeof(*to->v));
		to->v[to->n].key = value_key(p->c, v);
		to->v[to->n++].value = i;
	}
}

static void
instants_count(struct call_pass *p, const struct track *track)
{
	const struct instant *in = p->t->instants + track->instant;
	uint32_t i;

	for (i = 0; i < track->ninstants; i++)
		p->v->things += p->kinds[in[i].kind] && part_has_time(p->part,
		    in[i].ts, in[i].ts) && (!p->of_slice ||
		    slice_holds(p->c, NONE, 0, p->of_arg ? trace_off_args(p->t,
		    in[i].off, pass_arena(p)) : NULL));
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
	p->of_arg = c->metric == RULE_ARG;
	for (i = 0; i < c->n; i++) {
		p->of_slice |= is_of_slice(&c->test[i]);
		p->of_arg |= c->test[i].field == RULE_OF_ARG;
	}
	p->kinds = xcalloc((size_t)t->nkinds + 1, 1);
	for (i = 0; i < t->nkinds; i++)
		p->kinds[i] = (uint8_t)kind_holds(c, t, (uint32_t)i);
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
		if (!part_has_track(part, i) || !track_holds(c, t, i))
			continue;
		for (k = 0; area_track_counts(t, i, what) &&
		    k < t->tracks[i].nrows; k++)
			row_collect(&p, t->tracks[i].row + k);
		if (c->metric == RULE_THINGS)
			instants_count(&p, &t->tracks[i]);
	}
	arena_free(&p.arena);
	free(p.self);
	free(p.kinds);
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
		out->v = (double)(c->metric == RULE_THINGS ? v->things : v->n);
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

/* Whether the tests of a function hold. */
static int
function_holds(struct rule_call *c, const struct trace *t,
    const struct flame_node *n)
{
	uint32_t s;
	size_t i;

	for (i = 0; i < c->n; i++) {
		if (!is_of_kind(&c->test[i]))
			continue;
		if (n->name == FLAME_REST)
			return 0;	/* of many, none of them known */
		s = c->test[i].field == RULE_NAME ? n->name : n->cat;
		if (!test_holds(&c->test[i], trace_str(t, s),
		    strtab_len(t->strings, s)))
			return 0;
	}
	return 1;
}

static void
samples_run(struct rule_call *c, const struct trace *t,
    const struct part *part, struct rule_value *out)
{
	uint8_t *tracks = xcalloc((size_t)t->ntracks + 1, 1), *in;
	struct flame_query q = { .t0 = part != NULL ? part->t0 : INT64_MIN,
	    .t1 = part != NULL ? part->t1 : INT64_MAX, .tracks = tracks,
	    .weight = FLAME_SAMPLED, .threads = 1 };
	struct flame f;
	uint64_t count = 0;
	int64_t ns = 0;
	uint32_t i;

	for (i = 0; i < t->ntracks; i++)
		tracks[i] = part_has_track(part, i) &&
		    track_holds(c, t, i);
	flame_make(&f, t, &q);
	in = xcalloc((size_t)f.n + 1, 1);
	for (i = 1; i < f.n; i++) {	/* parents stand before children */
		in[i] = (uint8_t)function_holds(c, t, &f.v[i]);
		if (c->metric == RULE_STACKS && f.v[i].parent != NONE)
			in[i] |= in[f.v[i].parent];
		if (!in[i])
			continue;
		count += f.v[i].count;
		ns = sat_add(ns, f.v[i].self);
	}
	out->slice = NONE;
	out->known = 1;
	out->v = c->function == RULE_COUNT ? (double)count : (double)ns;
	free(in);
	flame_free(&f);
	free(tracks);
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
