/*
 * flow: binding and walking, against a scan of everything.
 *
 * Slices begin and end at even times, flow events and instants are at odd
 * ones, so that the enclosing slice is unambiguous; tests/load has the cases
 * at edges.
 */
#include "config.h"

#include "ttv/array.h"
#include "ttv/builder.h"
#include "ttv/flow.h"
#include "ttv/flow_table.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "letters.h"
#include "test.h"

#define MANY	300
#define KEYS	6
#define THREADS	2

struct point {
	char		ph;		/* s t f F, or < > = of a slice */
	uint32_t	key, thread;
	int64_t		ts;
	uint64_t	off;
	size_t		order;
};

struct end {				/* of the expected flows */
	uint32_t	slice;		/* or an instant, see ttv/flow.h */
	int64_t		ts;
	uint64_t	off;
};

struct want {
	struct end	from, to;	/* off OFF_NONE: none */
	int		seen;
};

struct set {
	struct point	points[2 * MANY];
	size_t		npoints, nslices;
	struct want	wants[2 * MANY];
	size_t		nwants;
};

struct shape {
	int64_t		span, longest;	/* of the trace; of a slice */
	int64_t		unit;		/* divides all times */
	uint64_t	off;		/* of the first event */
	int		deep;		/* nested slices */
};

static struct trace *
make(struct set *s, uint64_t seed, const struct shape *shape)
{
	static const char phases[] = "sstfF";
	struct builder *b = builder_new();
	struct key keys[KEYS];
	uint32_t utids[THREADS], kind, i;
	uint64_t off = shape->off;
	size_t n;

	for (i = 0; i < THREADS; i++)
		utids[i] = builder_thread(b, builder_process(b,
		    builder_int_ident(1), 0), builder_int_ident(i));
	for (i = 0; i < KEYS; i++) {
		memset(&keys[i], 0, sizeof(keys[i]));
		/* the odd ones leave a slice where their event is */
		keys[i].space = i % 2 == 0 ? KEY_BIND : KEY_TRACK_BIND;
		keys[i].upid = NONE;
		keys[i].id = builder_int_ident(i);
	}
	kind = builder_kind(b, builder_string(b, "k", 1), 0, 0);
	memset(s, 0, sizeof(*s));
	n = shape->deep ? MANY - 1 : test_random(&seed) % MANY;
	for (; n > 0; n--, off++) {
		int64_t ts = 2 * shape->unit * (int64_t)(test_random(&seed) %
		    (uint64_t)shape->span);
		int64_t dur = 2 * shape->unit * (int64_t)(test_random(&seed) %
		    (uint64_t)shape->longest);
		uint32_t thread = (uint32_t)(test_random(&seed) % THREADS);
		struct point *p = &s->points[s->npoints];

		if (shape->deep) {
			ts = 2 * shape->unit * (int64_t)(MANY - n);
			dur = 4 * shape->unit * (int64_t)n;
			thread = 0;
		}
		s->nslices++;
		builder_complete(b, utids[thread], ts, dur, kind, off);
		if (test_random(&seed) % 4 > 0)
			continue;
		p->ph = "<>="[test_random(&seed) % 3];
		p->key = (uint32_t)(test_random(&seed) % KEYS);
		p->thread = thread;
		p->ts = ts;
		p->off = off;
		p->order = s->npoints++;
		builder_bind(b, p->ph == '<' ? FLOW_IN : p->ph == '>' ?
		    FLOW_OUT : FLOW_IN | FLOW_OUT, &keys[p->key],
		    utids[thread], ts, kind, off);
	}
	for (n = test_random(&seed) % MANY; n > 0; n--, off++) {
		struct point *p = &s->points[s->npoints];

		p->ph = phases[test_random(&seed) % 5];
		p->key = (uint32_t)(test_random(&seed) % KEYS);
		p->thread = (uint32_t)(test_random(&seed) % THREADS);
		p->ts = 1 + 2 * shape->unit * (int64_t)(test_random(&seed) %
		    (uint64_t)shape->span);
		while (test_random(&seed) % 3 == 0)
			builder_instant(b, utids[test_random(
			    &seed) % THREADS], p->ts, kind, 0, off++);
		p->off = off;
		p->order = s->npoints++;
		if (test_random(&seed) % 8 == 0) {
			p->ph = "<>="[test_random(&seed) % 3];
			builder_instant(b, utids[p->thread],
			    p->ts, kind, 0, off);
			builder_bind(b, p->ph == '<' ? FLOW_IN : p->ph == '>' ?
			    FLOW_OUT : FLOW_IN | FLOW_OUT, &keys[p->key],
			    utids[p->thread], p->ts, kind, off);
			continue;
		}
		builder_flow(b, letter_flow(p->ph),
		    &keys[p->key], utids[p->thread], p->ts, kind, off);
	}
	return builder_finish(&b, 1, 1);
}

static const struct row *
row_of(const struct trace *t, uint32_t s)
{
	return &t->rows[trace_slice_row(t, s)];
}

/* Returns the slice around a time: the lowest lane, in it the deepest. */
static uint32_t
around(const struct trace *t, uint32_t track, int64_t ts)
{
	uint32_t s, best = NONE;

	for (s = 0; s < t->nslices; s++) {
		if (row_of(t, s)->track != track || t->ts[s] > ts ||
		    trace_slice_end(t, s) < ts)
			continue;
		if (best == NONE || row_of(t, s)->lane <
		    row_of(t, best)->lane || (row_of(t, s)->lane ==
		    row_of(t, best)->lane && row_of(t, s)->depth >
		    row_of(t, best)->depth))
			best = s;
	}
	return best;
}

/* Returns the next slice to begin; of several, that in the first row. */
static uint32_t
next(const struct trace *t, uint32_t track, int64_t ts)
{
	uint32_t s, best = NONE;

	for (s = 0; s < t->nslices; s++)
		if (row_of(t, s)->track == track && t->ts[s] >= ts &&
		    (best == NONE || t->ts[s] < t->ts[best]))
			best = s;
	return best;
}

/* Returns the slice or the instant of the event at off. */
static uint32_t
event_at(const struct trace *t, uint64_t off)
{
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		if (trace_off(t, i) == off)
			return i;
	for (i = 0; i < t->ninstants; i++)
		if (t->instants[i].off == off)
			return flow_instant(t, i);
	return NONE;
}

/*
 * Returns the newest instant at a point's time whose event is before the
 * point's.
 */
static uint32_t
instant_of(const struct trace *t, const struct track *k,
    const struct point *p)
{
	uint32_t i, best = NONE;

	for (i = k->instant; i < k->instant + k->ninstants; i++)
		if (t->instants[i].ts == p->ts && t->instants[i].off < p->off &&
		    (best == NONE || t->instants[i].off >
		    t->instants[best].off))
			best = i;
	return best == NONE ? NONE : flow_instant(t, best);
}

static uint32_t
bound(const struct trace *t, const struct point *p)
{
	uint32_t track = t->threads[p->thread].track, end;

	switch (p->ph) {
	case 's':
	case 't':
	case 'F':
		end = instant_of(t, &t->tracks[track], p);
		return end != NONE ? end : around(t, track, p->ts);
	case 'f':
		return next(t, track, p->ts);
	default:
		return event_at(t, p->off);
	}
}

static int
point_order(const void *va, const void *vb)
{
	const struct point *a = va, *b = vb;

	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	if (a->ts != b->ts)
		return a->ts < b->ts ? -1 : 1;
	return a->order < b->order ? -1 : 1;
}

static void
want(struct set *s, const struct end *from, const struct end *to)
{
	static const struct end none = { NONE, 0, OFF_NONE };
	struct want *w = &s->wants[s->nwants++];

	w->from = from != NULL ? *from : none;
	w->to = to != NULL ? *to : none;
	if (from == NULL)
		w->from.ts = w->to.ts;
	if (to == NULL)
		w->to.ts = w->from.ts;
}

/* Finds all expected arrows, by walking the points of each key. */
static void
model(const struct trace *t, struct set *s)
{
	struct end source = { NONE, 0, OFF_NONE }, here;
	int have = 0, used = 0;
	size_t i;

	qsort(s->points, s->npoints, sizeof(*s->points), point_order);
	for (i = 0; i < s->npoints; i++) {
		const struct point *p = &s->points[i];

		if (i > 0 && p->key != p[-1].key) {
			if (have && !used)
				want(s, &source, NULL);
			have = 0;
		}
		here.slice = bound(t, p);
		here.ts = p->ts;
		here.off = p->off;
		if (strchr("tfF<=", p->ph) != NULL) {
			want(s, have ? &source : NULL, &here);
			used = 1;
		}
		if (strchr("st>=", p->ph) == NULL)
			continue;
		if (strchr("s>", p->ph) != NULL) {
			if (have && !used)
				want(s, &source, NULL);
			used = 0;
		}
		have = 1;
		source = here;
		if (strchr("<>=", p->ph) != NULL && p->key % 2 == 0 &&
		    here.slice < t->nslices)
			source.ts = trace_slice_end(t, here.slice);
	}
	if (have && !used)
		want(s, &source, NULL);
}

static int
same(const struct trace *t, uint32_t i, const struct want *w)
{
	struct flow f = flow_at(t, i);

	return f.from == w->from.slice && f.to == w->to.slice &&
	    f.from_off == w->from.off && f.to_off == w->to.off &&
	    f.from_ts == w->from.ts && f.to_ts == w->to.ts;
}

static int
check_flows(const struct trace *t, struct set *s)
{
	uint32_t i;
	size_t j;
	int ok;

	model(t, s);
	ok = CHECK_INT(t->nflows, s->nwants);
	for (i = 0; ok && i < t->nflows; i++) {
		for (j = 0; j < s->nwants; j++)
			if (!s->wants[j].seen && same(t, i, &s->wants[j]))
				break;
		if ((ok = CHECK(j < s->nwants)))
			s->wants[j].seen = 1;
		if (i > 0)
			ok &= CHECK(flow_at(t, i - 1).from_ts <=
			    flow_at(t, i).from_ts);
	}
	return ok;
}

/* Compares flow_out() and flow_in() of each slice and instant. */
static int
check_ends(const struct trace *t, uint32_t slice, int in)
{
	static uint32_t got[4 * MANY];
	size_t n, i, count = 0;
	int ok = 1;

	n = in ? flow_in(t, slice, got, 4 * MANY) :
	    flow_out(t, slice, got, 4 * MANY);
	for (i = 0; i < t->nflows; i++)
		count += (in ? flow_at(t, i).to : flow_at(t, i).from) ==
		    slice;
	ok = CHECK_INT(n, count);
	for (i = 0; ok && i < n; i++) {
		struct flow f = flow_at(t, got[i]), last;

		ok = CHECK_INT(in ? f.to : f.from, slice);
		if (i == 0)
			continue;
		last = flow_at(t, got[i - 1]);
		ok &= CHECK(in ? last.from_ts <= f.from_ts :
		    last.to_ts <= f.to_ts);
	}
	if (ok && n > 1)
		ok = CHECK_INT(in ? flow_in(t, slice, got, 1) :
		    flow_out(t, slice, got, 1), n);
	return ok;
}

static void
run(int sets, const struct shape *shape)
{
	static struct set s;
	struct trace *t;
	uint64_t seed, state;
	uint32_t i;
	int ok = 1;

	for (seed = 0; ok && seed < (uint64_t)sets; seed++) {
		t = make(&s, state = seed, shape);
		ok = CHECK_INT(t->nslices, s.nslices) && check_flows(t, &s);
		for (i = 0; ok && i < t->nslices + t->ninstants; i++)
			ok = check_ends(t, i, 0) && check_ends(t, i, 1);
		trace_free(t);
	}
}

TEST(sparse)
{
	run(100, &(struct shape){ 1000, 20, 1, 0, 0 });
}

TEST(nested)
{
	run(100, &(struct shape){ 100, 50, 1, 0, 0 });
}

TEST(many_lanes)
{
	/* a row or two for each slice */
	run(100, &(struct shape){ 60, 200, 1, 0, 0 });
}

TEST(no_times)
{
	run(100, &(struct shape){ 3, 3, 1, 0, 0 });
	run(20, &(struct shape){ 1, 1, 1, 0, 0 });
}

TEST(deep)
{
	run(50, &(struct shape){ 2 * MANY, 1, 1, 0, 1 });
}

/* Values that do not fit the packed records. */
TEST(seconds_and_gigabytes)
{
	run(50, &(struct shape){ 1000, 20, 100000000, 0, 0 });
	run(50, &(struct shape){ 1000, 20, 10, UINT32_MAX - 200, 0 });
	run(50, &(struct shape){ 100, 20, 1000000000, UINT64_C(1) << 40, 0 });
}

/* ---- large enough for blocks, groups and buckets ---- */

#define EVENTS		60000

static struct trace *
make_many(int threads, int far)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	struct builder *b = builder_new();
	uint64_t seed = 7, off = 0;
	uint32_t utid, kinds[3], i;
	int64_t ts;

	for (i = 0; i < 3; i++)
		kinds[i] = builder_kind(b, builder_string(b, &"abc"[i], 1), 0,
		    0);
	for (i = 0; i < EVENTS; i++) {
		ts = far ? (int64_t)(test_random(&seed) % 1000000) * 10000000 :
		    (int64_t)i * 10 + (int64_t)(test_random(&seed) % 100);
		utid = builder_thread(b, builder_process(b,
		    builder_int_ident(1), 0), builder_int_ident(
		    (int64_t)(test_random(&seed) % 5)));
		builder_complete(b, utid, ts, (int64_t)(test_random(&seed) %
		    200), kinds[i % 3], off++);
		key.id = builder_int_ident((int64_t)(test_random(&seed) %
		    (i % 8 == 0 ? 50 : EVENTS / 2)));
		key.name = (uint32_t)(test_random(&seed) % 2);
		ts += (int64_t)(test_random(&seed) % 50) - 10;
		if (i % 2 == 0)
			builder_instant(b, utid, ts, kinds[0], 0,
			    off++);
		builder_flow(b, letter_flow(i % 4 == 1 && i % 3 == 0 ? 'F' :
		    "sfst"[i % 4]), &key, utid, ts,
		    kinds[test_random(&seed) % 3], off++);
	}
	return builder_finish(&b, 1, threads);
}

static int
flows_differ(const struct trace *a, const struct trace *b)
{
	struct flow f, g;
	uint32_t i;

	for (i = 0; i < a->nflows; i++) {
		f = flow_at(a, i);
		g = flow_at(b, i);
		if (f.from != g.from || f.to != g.to || f.kind != g.kind ||
		    f.from_ts != g.from_ts || f.to_ts != g.to_ts ||
		    f.from_off != g.from_off || f.to_off != g.to_off)
			return 1;
	}
	return 0;
}

/* Has a trace the arrays of another, as one from an index has them. */
static void
check_adopted(const struct trace *t)
{
	struct array v[FLOW_ARRAYS];
	uint32_t i, ends[2][16];
	struct trace copy = *t;
	int ok;

	flow_arrays(t, v);
	copy.flow_table = NULL;
	copy.nflows = 0;
	ok = CHECK_INT(flow_adopt(&copy, v), 0) &&
	    CHECK_INT(copy.nflows, t->nflows) && CHECK(!flows_differ(t, &copy));
	for (i = 0; ok && i < t->nslices + t->ninstants; i++)
		ok = CHECK_INT(flow_out(t, i, ends[0], 16),
		    flow_out(&copy, i, ends[1], 16)) &&
		    CHECK_INT(flow_in(t, i, ends[0], 16),
		    flow_in(&copy, i, ends[1], 16));
	CHECK_INT(flow_table_bytes(&copy), flow_table_bytes(t));
	v[1].n = v[0].n + 1;
	CHECK_INT(flow_adopt(&copy, v), -1);
	free(copy.flow_table);
}

/* Of a damaged index: no flows, but something that belongs to some. */
TEST(what_belongs_to_no_flow_is_damage)
{
	struct trace t = { .nflows = 0 };
	struct array v[FLOW_ARRAYS];
	size_t i;

	flow_arrays(NULL, v);
	CHECK_INT(flow_adopt(&t, v), 0);
	for (i = 1; i < FLOW_ARRAYS; i++) {
		v[i].n = 1;
		CHECK_INT(flow_adopt(&t, v), -1);
		v[i % 3 + 1].n = 1;
		CHECK_INT(flow_adopt(&t, v), -1);
		v[i].n = v[i % 3 + 1].n = 0;
	}
	CHECK(t.flow_table == NULL);
}

static void
check_many(int far)
{
	struct trace *one = make_many(1, far), *some = make_many(3, far);
	uint32_t i, ends[2][16];
	size_t n, ends_seen = 0, ends_there = 0;
	struct flow f;
	int ok = CHECK_INT(one->nflows, some->nflows);

	ok = ok && CHECK(!flows_differ(one, some));
	for (i = 0; i < one->nflows; i++) {
		f = flow_at(one, i);
		ends_there += (f.from != NONE) + (f.to != NONE);
	}
	for (i = 0; ok && i < one->nslices + one->ninstants; i++) {
		n = flow_out(one, i, ends[0], 16);
		ok = CHECK_INT(n, flow_out(some, i, ends[1], 16)) &&
		    CHECK(memcmp(ends[0], ends[1], (n < 16 ? n : 16) *
		    sizeof(ends[0][0])) == 0);
		ends_seen += n + flow_in(one, i, NULL, 0);
	}
	CHECK_INT(ends_seen, ends_there);
	for (i = 0; i < WARN_MAX; i++)
		CHECK_INT(one->warn.entry[i].count, some->warn.entry[i].count);
	check_adopted(one);
	trace_free(one);
	trace_free(some);
}

TEST(one_worker_or_many)
{
	check_many(0);
	check_many(1);
}

/*
 * Checks a bind_id of an async begin on a thread: the flow leaves from its
 * slice.
 */
static void
check_async(uint32_t depth)
{
	struct builder *b = builder_new();
	struct trace *t;
	struct key id = { .space = KEY_FLOW, .upid = NONE }, tree;
	uint32_t upid, utid, kind, i;

	id.id = builder_int_ident(1);
	tree = id;
	tree.space = KEY_ASYNC;
	upid = builder_process(b, builder_int_ident(1), 0);
	utid = builder_thread(b, upid, builder_int_ident(1));
	kind = builder_kind(b, builder_string(b, "k", 1), 0, 0);
	for (i = 0; i < depth; i++)
		builder_complete(b, utid, i, 4 * (int64_t)depth - 2 * i, kind,
		    i);
	builder_async(b, ASYNC_BEGIN, &tree, upid, depth, kind, 1000);
	builder_async(b, ASYNC_END, &tree, upid, depth + 9, kind,
	    1001);
	builder_bind(b, FLOW_OUT, &id, utid, depth, kind, 1000);
	builder_bind(b, FLOW_IN, &id, utid, 0, kind, 0);
	t = builder_finish(&b, 1, 1);
	for (i = 0; i < t->nflows && flow_at(t, i).from == NONE; i++)
		;
	if (CHECK(i < t->nflows))
		CHECK_INT(trace_off(t, flow_at(t, i).from), 1000);
	trace_free(t);
}

TEST(an_async_slice_of_a_thread_however_deep)
{
	check_async(10);
	check_async(300);
}

TEST(an_end_has_one_slice_at_most)
{
	struct builder *b = builder_new();
	struct trace *t;
	uint32_t out[2];

	t = builder_finish(&b, 1, 1);
	CHECK_INT(flow_out(t, 0, out, 2), 0);
	CHECK_INT(flow_in(t, 0, NULL, 0), 0);
	trace_free(t);
}

TEST_MAIN
