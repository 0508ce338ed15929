/*
 * area against brute force: random nested slices, clipped and whole, without an
 * end, without length, at both ends of time; and what a table says of counters,
 * instants and flows.
 */
#include "config.h"

#include <math.h>

#include "ttv/area.h"
#include "ttv/arena.h"
#include "ttv/bits.h"
#include "ttv/builder.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"

#include "sketch.h"
#include "test.h"

#define MOST	400		/* slices of a random trace */

static uint32_t seed;

static uint32_t
rnd(uint32_t n)
{
	seed = seed * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(seed >> 4) * n >> 28);
}

/* ---- random traces ---- */

static void
grow(struct builder *b, uint32_t thread, int64_t t0, int64_t t1, int depth,
    uint64_t *off)
{
	char name[2] = "a", cat[2] = "x";
	int64_t at = t0, len;
	uint32_t kind;

	while (at <= t1 && *off < MOST) {
		name[0] = (char)('a' + rnd(4));
		cat[0] = (char)('x' + rnd(2));
		kind = builder_kind(b, builder_string(b, name, 1),
		    builder_string(b, cat, 1), 0);
		at += rnd(20);
		len = rnd(5) == 0 ? 0 : (int64_t)rnd(depth == 0 ? 400 : 60);
		if (at + len > t1)
			return;
		if (rnd(40) == 0) {	/* never ends */
			builder_begin(b, thread, at, kind, (*off)++);
			return;
		}
		builder_complete(b, thread, at, len, kind, (*off)++);
		if (depth < 5 && rnd(3) > 0)
			grow(b, thread, at, at + len, depth + 1, off);
		at += len;
	}
}

static struct trace *
random_trace(uint32_t n)
{
	struct builder *b = builder_new();
	uint64_t off = 0;
	uint32_t i, upid, thread;

	seed = n;
	for (i = 0; i < 3; i++) {
		upid = builder_process(b, builder_int_ident(1 + i % 2), 0);
		if (i % 2 == 1)
			builder_process_name(b, upid, builder_string(b,
			    "shop", 4));
		thread = builder_thread(b, upid, builder_int_ident(10 + i));
		off = off / 2;
		grow(b, thread, -100, 2000, 0, &off);
	}
	return builder_finish(&b, 1, 1);
}

/* ---- brute force ---- */

static int64_t
least(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

static int64_t
most(int64_t a, int64_t b)
{
	return a > b ? a : b;
}

static int
inside(const struct trace *t, const struct area_query *q, uint32_t s)
{
	int64_t a = t->ts[s], b = trace_slice_end(t, s);
	uint32_t track = t->rows[trace_slice_row(t, s)].track;

	if (t->tracks[track].type != TRACK_THREAD ||
	    (q->tracks != NULL && !q->tracks[track]))
		return 0;
	return a == b ? a >= q->t0 && a <= q->t1 : a < q->t1 && b > q->t0;
}

/* The part of [a, b) that counts. */
static int64_t
part(const struct area_query *q, int64_t a, int64_t b)
{
	return q->whole ? b - a : most(0, least(b, q->t1) - most(a, q->t0));
}

static uint64_t
brute_key(const struct trace *t, const struct area_key *k, uint32_t s)
{
	const struct row *r = &t->rows[trace_slice_row(t, s)];
	uint32_t p;

	switch (k->by) {
	case AREA_BY_NAME:
		return t->kinds[t->kind[s]].name;
	case AREA_BY_CATEGORY:
		return t->kinds[t->kind[s]].cat;
	case AREA_BY_THREAD:
		return t->tracks[r->track].utid;
	case AREA_BY_PROCESS:
		return t->tracks[r->track].upid;
	case AREA_BY_DEPTH:
		return r->depth;
	case AREA_BY_OPERATION:
		p = t->tracks[r->track].upid;
		return (uint64_t)t->processes[p].name << 32 |
		    t->kinds[t->kind[s]].name;
	case AREA_BY_PARENT:
		p = trace_parent(t, s);
		return p == NONE ? UINT64_MAX : t->kinds[t->kind[p]].name;
	default:
		return r->track;
	}
}

static int
of_group(const struct trace *t, const struct area_query *q, uint32_t s,
    const uint64_t *key)
{
	int i;

	if (!inside(t, q, s))
		return 0;
	for (i = 0; i < q->nkeys; i++)
		if (brute_key(t, &q->key[i], s) != key[i])
			return 0;
	return 1;
}

static int
compare_int64(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return (x > y) - (x < y);
}

/* The part of a slice that its children do not cover, child by child. */
static int64_t
brute_self(const struct trace *t, const struct area_query *q, uint32_t s)
{
	int64_t a = t->ts[s], b = trace_slice_end(t, s), sum = part(q, a, b);
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		if (t->ts[i] >= a && t->ts[i] < b && trace_parent(t, i) == s)
			sum -= part(q, t->ts[i], least(b, trace_slice_end(t,
			    i)));
	return most(sum, 0);
}

static int
has_gaps(const struct trace *t, const struct area_query *q, uint32_t row)
{
	int i;

	for (i = 0; i < q->nkeys; i++)
		if (q->key[i].by != AREA_BY_THREAD &&
		    q->key[i].by != AREA_BY_PROCESS &&
		    q->key[i].by != AREA_BY_TRACK)
			return 1;
	return t->rows[row].depth == 0 && t->rows[row].lane == 0;
}

/* Returns 1 if a slice lies in a finished one of its group. */
static int
is_inner(const struct trace *t, const struct area_query *q,
    const uint64_t *key, uint32_t slice)
{
	while ((slice = trace_parent(t, slice)) != NONE)
		if (trace_dur(t, slice) != DUR_OPEN && of_group(t, q, slice,
		    key))
			return 1;
	return 0;
}

/* Returns 1 if a time, its ns up to the next, is in a slice of the group. */
static int
is_covered(const struct trace *t, const struct area_query *q,
    const uint64_t *key, int64_t ts)
{
	uint32_t s;

	for (s = 0; s < t->nslices; s++)
		if (trace_dur(t, s) != DUR_OPEN && t->ts[s] <= ts &&
		    trace_slice_end(t, s) > ts && (q->whole ||
		    (ts >= q->t0 && ts < q->t1)) && of_group(t, q, s, key))
			return 1;
	return 0;
}

/* Returns 1 if the keys are what has slices: their times are united. */
static int
is_owned(const struct area_query *q)
{
	int i;

	for (i = 0; i < q->nkeys; i++)
		if (q->key[i].by != AREA_BY_THREAD &&
		    q->key[i].by != AREA_BY_PROCESS &&
		    q->key[i].by != AREA_BY_TRACK)
			return 0;
	return 1;
}

static int64_t
brute_union(const struct trace *t, const struct area_query *q,
    const uint64_t *key)
{
	int64_t ts, sum = 0;

	for (ts = t->start; ts < t->end; ts++)
		sum += is_covered(t, q, key, ts);
	return sum;
}

static void
brute(const struct trace *t, const struct area_query *q, const uint64_t *key,
    struct area_group *g)
{
	static int64_t len[MOST * 3];
	uint32_t s, row, last = NONE;
	int64_t a, b;
	size_t n;

	memset(g, 0, sizeof(*g));
	g->p50 = g->p95 = g->p99 = -1;
	for (s = 0; s < t->nslices; s++) {
		if (!of_group(t, q, s, key))
			continue;
		a = t->ts[s];
		b = trace_slice_end(t, s);
		if (trace_dur(t, s) == DUR_OPEN) {
			g->open++;
			g->open_wall += least(b, q->t1) - most(a, q->t0);
			continue;
		}
		len[g->count++] = part(q, a, b);
		g->sum += part(q, a, b);
		if (!is_inner(t, q, key, s))
			g->wall += part(q, a, b);
		g->clipped += a < q->t0 || b > q->t1;
		g->self += brute_self(t, q, s);
		row = trace_slice_row(t, s);
		if (!has_gaps(t, q, row))
			continue;
		if (last != NONE && trace_slice_row(t, last) == row) {
			b = a - trace_slice_end(t, last);
			g->gap += b;
			g->gap_max = most(g->gap_max, b);
		}
		last = s;
	}
	if (is_owned(q))
		g->wall = brute_union(t, q, key);
	if ((n = (size_t)g->count) == 0)
		return;
	qsort(len, n, sizeof(*len), compare_int64);
	g->min = len[0];
	g->max = len[n - 1];
	g->p50 = len[(n * 50 + 99) / 100 - 1];
	g->p95 = len[(n * 95 + 99) / 100 - 1];
	g->p99 = len[(n * 99 + 99) / 100 - 1];
}

static int
same_group(const struct area_group *a, const struct area_group *b)
{
	return a->count == b->count && a->clipped == b->clipped &&
	    a->open == b->open && a->wall == b->wall &&
	    a->sum == b->sum && a->self == b->self &&
	    a->open_wall == b->open_wall && a->min == b->min && a->max ==
	    b->max && a->p50 == b->p50 && a->p95 == b->p95 && a->p99 ==
	    b->p99 && a->gap == b->gap && a->gap_max == b->gap_max;
}

/* Returns 1 if all groups of a query are as brute force has them. */
static int
agrees(const struct trace *t, const struct area_query *q)
{
	struct area_groups g;
	struct area_group want;
	uint64_t seen = 0, all = 0;
	uint32_t s;
	size_t i;
	int ok = 1;

	area_groups(&g, t, q);
	for (i = 0; i < g.n; i++) {
		brute(t, q, g.v[i].key, &want);
		ok &= same_group(&g.v[i], &want);
		seen += g.v[i].count + g.v[i].open;
	}
	for (s = 0; s < t->nslices; s++)
		all += (uint64_t)inside(t, q, s);
	ok &= seen == all && g.total.count + g.total.open == all;
	area_groups_free(&g);
	return ok;
}

static struct area_query
query(const char *by, int64_t t0, int64_t t1)
{
	struct area_query q;

	memset(&q, 0, sizeof(q));
	q.t0 = t0;
	q.t1 = t1;
	q.threads = 1;
	if (area_by_parse(&q, by) == -1)
		CHECK(!"a grouping");
	return q;
}

static void
check_random(int threads, int whole)
{
	static const char *const by[] = { "name", "category", "thread",
	    "process", "depth", "parent", "operation", "name,thread",
	    "parent,category", "depth,name", "track" };
	struct area_query q;
	struct trace *t;
	uint8_t tracks[64];
	uint32_t i, k, bad = 0;
	int64_t a;

	for (i = 0; i < 60; i++) {
		t = random_trace(i);
		a = (int64_t)rnd(2200) - 150;
		q = query(by[i % 11], a, a + rnd(i % 7 == 0 ? 1 : 1500));
		for (k = 0; k < t->ntracks; k++)
			tracks[k] = rnd(2) != 0;
		if (i % 3 == 0)
			q.tracks = tracks;
		q.threads = threads;
		q.whole = whole;
		bad += !agrees(t, &q);
		trace_free(t);
	}
	CHECK_INT(bad, 0);
}

TEST(random_slices_clipped)
{
	check_random(1, 0);
}

TEST(random_slices_whole)
{
	check_random(1, 1);
}

TEST(random_slices_of_several_threads)
{
	tuning.area_range = 16;
	tuning.area_part = 32;
	tuning.area_lengths = 64;
	check_random(3, 0);
	check_random(7, 1);
}

/* ---- rules ---- */

static const struct area_group *
group_of(const struct trace *t, const struct area_groups *g, const char *name)
{
	static const struct area_group none;
	size_t i;

	for (i = 0; i < g->n; i++)
		if (strcmp(trace_str(t, (uint32_t)g->v[i].key[0]), name) == 0)
			return &g->v[i];
	return &none;
}

TEST(an_area_cuts_slices_and_their_children)
{
	struct trace *t = sketch("X 1 1 0 100 a\nX 1 1 10 40 b\n"
	    "X 1 1 60 10 b\n");
	struct area_query q = query("name", 20000, 65000);
	struct area_groups g;

	area_groups(&g, t, &q);
	CHECK_INT(g.n, 2);
	CHECK_INT(group_of(t, &g, "a")->wall, 45000);
	CHECK_INT(group_of(t, &g, "a")->self, 10000);
	CHECK_INT(group_of(t, &g, "a")->clipped, 1);
	CHECK_INT(group_of(t, &g, "b")->wall, 35000);
	CHECK_INT(group_of(t, &g, "b")->gap, 10000);
	CHECK_INT(g.total.self, 45000);
	area_groups_free(&g);
	q.whole = 1;
	area_groups(&g, t, &q);
	CHECK_INT(group_of(t, &g, "a")->wall, 100000);
	CHECK_INT(group_of(t, &g, "a")->self, 50000);
	area_groups_free(&g);
	trace_free(t);
}

TEST(of_two_that_are_longest_the_first_is)
{
	struct trace *t = sketch("X 1 1 0 5 a\nX 1 1 10 9 a\nX 1 1 20 9 a\n");
	struct area_query q = query("name", 0, 50000);
	struct area_groups g;

	area_groups(&g, t, &q);
	CHECK_INT(group_of(t, &g, "a")->longest, 1);
	area_groups_free(&g);
	trace_free(t);
}

TEST(slices_without_an_end_count_apart)
{
	struct trace *t = sketch("B 1 1 0 open\nX 1 1 10 10 a\n"
	    "X 1 2 0 100 c\n");
	struct area_query q = query("name", 5000, 50000);
	struct area_groups g;

	area_groups(&g, t, &q);
	CHECK_INT(group_of(t, &g, "open")->count, 0);
	CHECK_INT(group_of(t, &g, "open")->wall, 0);
	CHECK_INT(group_of(t, &g, "open")->open, 1);
	CHECK_INT(group_of(t, &g, "open")->open_wall, 45000);
	CHECK_INT(g.total.wall, 55000);
	area_groups_free(&g);
	trace_free(t);
}

TEST(totals_have_a_table_of_their_own)
{
	struct area_query q = query("name", 0, 100);
	struct builder *b = builder_new();
	struct area_groups g;
	struct trace *t;
	uint32_t p, kind;
	int i;

	p = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 2; i++) {
		kind = builder_kind(b, builder_string(b, "Total a", i == 0 ? 7 :
		    5), 0, 0);	/* "Total" alone is a name as any other */
		builder_complete(b, builder_thread(b, p, builder_int_ident(i)),
		    0, 10 + i, kind, 1 + (uint64_t)i);
	}
	t = builder_finish(&b, 1, 1);
	area_groups(&g, t, &q);
	CHECK_INT(g.n, 1);
	CHECK_INT(group_of(t, &g, "Total")->wall, 11);
	area_groups_free(&g);
	CHECK_INT(area_has(t, AREA_TOTALS), 1);
	q.what = AREA_TOTALS;
	area_groups(&g, t, &q);
	CHECK_INT(g.n, 1);
	CHECK_INT(group_of(t, &g, "Total a")->wall, 10);
	area_groups_free(&g);
	trace_free(t);
}

TEST(slices_without_length_belong_to_both_ends)
{
	struct trace *t = sketch("X 1 1 10 0 a\nX 1 1 20 0 a\nX 1 1 30 0 a\n"
	    "X 1 1 40 0 a\n");
	struct area_query q = query("name", 20000, 30000);
	struct area_groups g;

	area_groups(&g, t, &q);
	CHECK_INT(g.total.count, 2);
	area_groups_free(&g);
	q.t0 = q.t1 = 40000;
	area_groups(&g, t, &q);
	CHECK_INT(g.total.count, 1);
	area_groups_free(&g);
	trace_free(t);
}

TEST(an_area_without_anything)
{
	struct trace *t = sketch("X 1 1 10 10 a\n");
	struct area_query q = query("name", 30000, 40000);
	struct area_table tb;
	struct buf b = BUF_INIT;

	CHECK_INT(area_table(&tb, t, &q), 0);
	CHECK_INT(tb.n, 0);
	area_text(&b, &tb, TABLE_CSV);
	CHECK(strncmp(b.data, "name,count,wall,", 16) == 0);
	buf_free(&b);
	area_table_free(&tb);
	trace_free(t);
}

TEST(both_ends_of_int64)
{
	struct builder *b = builder_new();
	uint32_t th = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
	uint32_t kind = builder_kind(b, builder_string(b, "a", 1), 0, 0);
	struct area_query q;
	struct area_groups g;
	struct trace *t;

	builder_complete(b, th, INT64_MIN + 1, 10, kind, 0);
	builder_complete(b, th, INT64_MAX - 10, 9, kind, 1);
	t = builder_finish(&b, 1, 1);
	q = query("name", INT64_MIN, INT64_MAX);
	area_groups(&g, t, &q);
	CHECK_INT(g.total.count, 2);
	CHECK_INT(g.total.wall, 19);
	CHECK_INT(g.total.gap, INT64_MAX);
	area_groups_free(&g);
	q = query("name", INT64_MAX - 5, INT64_MAX);
	area_groups(&g, t, &q);
	CHECK_INT(g.total.wall, 4);
	area_groups_free(&g);
	trace_free(t);
}

TEST(a_cancelled_query_stops)
{
	struct trace *t = sketch("X 1 1 10 10 a\n");
	struct area_query q = query("name", 0, 40000);
	struct area_progress p;
	struct area_table tb;

	memset(&p, 0, sizeof(p));
	atomic_store(&p.cancel, 1);
	q.progress = &p;
	CHECK_INT(area_table(&tb, t, &q), -1);
	area_table_free(&tb);
	trace_free(t);
}

/* ---- tables ---- */

static const union area_cell *
cell(const struct area_table *tb, size_t shown, const char *word)
{
	return &tb->cell[tb->order[shown] * (size_t)tb->ncolumns +
	    (size_t)area_column_find(tb, word)];
}

TEST(tables_sort_and_filter)
{
	struct trace *t = sketch("X 1 1 0 10 ab\nX 1 1 20 30 bc\n"
	    "X 1 1 60 5 Cd\nX 1 1 70 5 Cd\n");
	struct area_query q = query("name", 0, 100000);
	struct area_table tb;

	area_table(&tb, t, &q);
	CHECK_INT(tb.nshown, 3);
	CHECK_STR(cell(&tb, 0, "name")->s, "bc");
	area_sort(&tb, area_column_find(&tb, "count"), 0);
	CHECK_STR(cell(&tb, 0, "name")->s, "Cd");
	area_sort(&tb, 0, 0);
	CHECK_STR(cell(&tb, 0, "name")->s, "Cd");
	area_sort(&tb, 0, 1);
	CHECK_STR(cell(&tb, 0, "name")->s, "bc");
	area_filter(&tb, "c");
	CHECK_INT(tb.nshown, 2);
	area_filter(&tb, "C");
	CHECK_INT(tb.nshown, 1);
	CHECK_STR(cell(&tb, 0, "name")->s, "Cd");
	area_filter(&tb, "");
	CHECK_INT(tb.nshown, 3);
	area_table_free(&tb);
	trace_free(t);
}

TEST(a_list_has_the_slices_of_a_group)
{
	struct trace *t = sketch("X 1 1 0 10 a\nX 1 1 20 30 a\nX 1 2 5 20 a\n"
	    "X 1 2 60 5 b\n");
	struct area_query q = query("name,thread", 0, 100000);
	const char *text[AREA_KEYS] = { "a", "" };
	uint64_t key[AREA_KEYS];
	struct area_table tb, list;

	area_table(&tb, t, &q);
	memcpy(key, tb.key[tb.order[0]], sizeof(key));
	area_list(&list, t, &q, key, text);
	CHECK_INT(list.n, 2);
	CHECK_INT(cell(&list, 0, "wall")->i, 30000);
	CHECK_INT(cell(&list, 1, "start")->i, 0);
	area_table_free(&list);
	area_table_free(&tb);
	trace_free(t);
}

TEST(an_area_of_some_slices_alone)
{
	struct trace *t = sketch("X 1 1 0 100 a\nX 1 1 10 40 b\n"
	    "X 1 1 20 10 c\nX 1 1 60 10 b\n");
	struct area_query q = query("name", 0, 100000);
	const char *text[AREA_KEYS] = { "b", NULL };
	struct area_table tb, list;
	struct bits some;
	uint32_t i;
	int first = 1;

	bits_init(&some, t->nslices);
	for (i = 0; i < t->nslices; i++)
		if (trace_dur(t, i) == 100000 ||
		    (trace_dur(t, i) == 40000 && first--))
			bits_add(&some, i);
	q.slices = &some;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 2);
	CHECK_INT(tb.entities, 2);
	CHECK_INT(cell(&tb, 0, "wall")->i, 100000);
	CHECK_INT(cell(&tb, 0, "self")->i, 50000);
	CHECK_INT(cell(&tb, 1, "count")->i, 1);
	CHECK_INT(cell(&tb, 1, "self")->i, 30000);
	area_list(&list, t, &q, tb.key[tb.order[1]], text);
	CHECK_INT(list.n, 1);
	area_table_free(&list);
	area_table_free(&tb);
	bits_free(&some);
	bits_init(&some, t->nslices);	/* nothing passes */
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 0);
	area_table_free(&tb);
	bits_free(&some);
	trace_free(t);
}

TEST(a_counter_holds_from_before_the_area)
{
	struct trace *t = sketch("C 1 0 mem used 4\nC 1 10 mem used 8\n"
	    "C 1 30 mem used 2\nC 1 50 mem used 9\n");
	struct area_query q = query("name", 5000, 40000);
	struct area_table tb;

	q.what = AREA_COUNTERS;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 1);
	CHECK_INT(cell(&tb, 0, "count")->i, 2);
	CHECK(cell(&tb, 0, "first")->d == 4);
	CHECK(cell(&tb, 0, "last")->d == 2);
	CHECK(cell(&tb, 0, "max")->d == 8);
	CHECK_INT(cell(&tb, 0, "max_at")->i, 10000);
	/* 5 us of 4, 20 us of 8, 10 us of 2 */
	CHECK(fabs(cell(&tb, 0, "mean")->d - 200.0 / 35) < 1e-9);
	CHECK(fabs(cell(&tb, 0, "rate")->d + 2 / 35e-6) < 1e-3);
	area_table_free(&tb);
	q.t0 = q.t1 = -1000;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 0);
	area_table_free(&tb);
	trace_free(t);
}

TEST(instants_are_counted_by_the_same_keys)
{
	struct trace *t = sketch("i 1 1 10 a\ni 1 1 20 a\ni 1 2 30 a\n"
	    "i 1 2 90 a\nX 1 1 0 100 s\n");
	struct area_query q = query("name,thread", 10000, 30000);
	struct area_table tb;

	q.what = AREA_INSTANTS;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 2);
	CHECK_INT(tb.entities, 3);
	CHECK_INT(cell(&tb, 0, "count")->i, 2);
	CHECK_INT(cell(&tb, 0, "first")->i, 10000);
	CHECK_INT(cell(&tb, 0, "last")->i, 20000);
	area_table_free(&tb);
	trace_free(t);
}

TEST(flows_by_pairs_of_threads)
{
	struct trace *t = sketch("X 1 1 0 10 a\nX 1 2 50 10 b\n"
	    "X 1 1 100 10 c\ns 1 1 5 1\nf 1 2 55 1\ns 1 2 56 2\n"
	    "f 1 1 105 2\ns 1 1 6 3\nf 1 2 57 3\n");
	struct area_query q = query("name", 0, 60000);
	struct area_table tb;

	q.what = AREA_FLOWS;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 2);
	CHECK_INT(tb.entities, 3);
	CHECK_INT(cell(&tb, 0, "count")->i, 2);
	CHECK_STR(cell(&tb, 0, "from")->s, "thread 1");
	CHECK_INT(cell(&tb, 0, "max")->i, 51000);
	area_table_free(&tb);
	q.matrix = 1;
	area_table(&tb, t, &q);
	CHECK_INT(tb.n, 2);
	CHECK_INT(tb.ncolumns, 4);
	CHECK_INT(cell(&tb, 0, "sum")->i, 2);
	CHECK_INT(cell(&tb, 0, "thread 2")->i, 2);
	CHECK_INT(cell(&tb, 0, "thread 1")->i, INT64_MIN);
	CHECK_INT(cell(&tb, 1, "thread 1")->i, 1);
	area_table_free(&tb);
	q.matrix = 0;
	q.t0 = 90000;
	q.t1 = 110000;
	area_table(&tb, t, &q);
	CHECK_INT(tb.entities, 1);
	area_table_free(&tb);
	trace_free(t);
}

/* Returns the AREA% of the sum of the rows with a text, in tenths; -1: none. */
static int
total_share(const struct trace *t, const char *by, const char *text)
{
	struct area_query q = query(by, 0, 100000);
	struct area_table tb;
	double share;

	area_table(&tb, t, &q);
	area_filter(&tb, text);
	share = tb.total[area_column_find(&tb, "area_share")].d;
	CHECK_INT(isnan(share), tb.total[area_column_find(&tb,
	    "wall")].i == INT64_MIN);
	area_table_free(&tb);
	return isnan(share) ? -1 : (int)(share * 10 + 0.5);
}

TEST(area_share_of_the_total_is_one_whatever_the_rows)
{
	static const char *const by[] = { "name", "thread", "depth", "track",
	    "name,thread", "thread,depth", "parent", "operation" };
	struct trace *t = sketch("X 1 1 0 50 a\nX 1 1 10 20 b\n"
	    "X 1 1 12 5 a\nX 1 2 60 10 a\n");
	size_t i;

	for (i = 0; i < sizeof(by) / sizeof(by[0]); i++)
		CHECK_INT(total_share(t, by[i], ""), 600);
	CHECK_INT(total_share(t, "thread", "thread 1"), 500);
	CHECK_INT(total_share(t, "track", "thread 1"), 500);
	CHECK_INT(total_share(t, "thread,depth", "thread 1"), -1);
	CHECK_INT(total_share(t, "name,thread", "thread 1"), -1);
	CHECK_INT(total_share(t, "name", "b"), 200);
	CHECK_INT(total_share(t, "name", "nothing"), -1);
	trace_free(t);
}

TEST(files_have_safe_cells)
{
	struct trace *t = sketch("X 1 1 0 10 a,\"b|c\n");
	struct area_query q = query("name", 0, 100000);
	struct area_table tb;
	struct buf b = BUF_INIT;

	area_table(&tb, t, &q);
	area_text(&b, &tb, TABLE_CSV);
	CHECK(strstr(b.data, "\n\"a,\"\"b|c\",1,10000,") != NULL);
	buf_clear(&b);
	area_text(&b, &tb, TABLE_NDJSON);
	CHECK(strstr(b.data, "{\"name\":\"a,\\\"b|c\",\"count\":1,\"wall\":"
	    "10000,") != NULL);
	buf_clear(&b);
	area_text(&b, &tb, TABLE_MARKDOWN);
	CHECK(strstr(b.data, "| a,\"b\\|c | 1 |") != NULL);
	buf_free(&b);
	area_table_free(&tb);
	trace_free(t);
}

TEST_MAIN
