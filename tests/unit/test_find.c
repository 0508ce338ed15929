/* find: patterns, the order of hits, and stepping in both directions. */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/err.h"
#include "ttv/find.h"
#include "ttv/nearest.h"
#include "ttv/trace.h"

#include "../../src/query/hits.h"
#include "find_edge.h"
#include "test.h"

static struct builder *b;
static uint64_t off;

static uint32_t
kind(const char *name)
{
	return builder_kind(b, builder_string(b, name, strlen(name)), 0, 0);
}

static void
slice(uint32_t utid, int64_t ts, int64_t dur, const char *name)
{
	builder_complete(b, utid, ts, dur, kind(name), ++off);
}

/*
 *	thread 1:  Paint 0-100, paintLayer 10-20, GC 200-210, Paint 300-310
 *	thread 2:  GC 10-20, other 400-401
 *	instants:  paint! at 50 (thread 1)
 */
static struct trace *
make(void)
{
	uint32_t p, t1, t2;
	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	t1 = builder_thread(b, p, builder_int_ident(1));
	t2 = builder_thread(b, p, builder_int_ident(2));
	slice(t1, 0, 100, "Paint");
	slice(t1, 10, 10, "paintLayer");
	slice(t1, 200, 10, "GC");
	slice(t1, 300, 10, "Paint");
	slice(t2, 10, 10, "GC");
	slice(t2, 400, 1, "other");
	builder_instant(b, t1, 50, kind("paint!"), 0, ++off);
	return builder_finish(&b, 1, 1);
}

static int64_t
count(const struct trace *t, const char *pattern)
{
	struct find f;
	struct err err;
	int64_t n;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	if (find_pattern(&f, t, pattern, NONE, &err) == -1)
		return -1;
	n = (int64_t)f.n;
	find_clear(&f);
	return n;
}

TEST(patterns)
{
	struct trace *t = make();

	CHECK_INT(count(t, "paint"), 4);
	CHECK_INT(count(t, "Paint"), 2);
	CHECK_INT(count(t, "PAINT"), 0);
	CHECK_INT(count(t, "gc"), 2);
	CHECK_INT(count(t, "/^paint$/"), 2);
	CHECK_INT(count(t, "/^Paint$/"), 2);
	CHECK_INT(count(t, "/^paint/"), 4);
	CHECK_INT(count(t, "/a.*r$/"), 1);
	CHECK_INT(count(t, "/gc|other/"), 3);
	CHECK_INT(count(t, "/(/"), -1);
	CHECK_INT(count(t, "/"), 0);
	CHECK_INT(count(t, "zzz"), 0);
	CHECK_INT(count(t, "!"), 1);
	trace_free(t);
}

TEST(a_bad_expression_keeps_the_search)
{
	struct trace *t = make();
	struct find f;
	struct err err;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	CHECK_INT(find_pattern(&f, t, "gc", NONE, &err), 0);
	CHECK_INT(find_pattern(&f, t, "/[/", NONE, &err), -1);
	CHECK_INT(err.code, ERR_USAGE);
	CHECK_STR(f.pattern, "gc");
	CHECK_INT(f.n, 2);
	find_clear(&f);
	trace_free(t);
}

/* Returns all hits in one direction, as "ts ts ts". */
static const char *
walk(struct find *f, const struct trace *t, int dir)
{
	static char text[256];
	struct find_hit at, hit;
	uint64_t index;
	size_t len = 0;

	text[0] = '\0';
	if (find_edge(f, t, dir, &hit, &index) == -1)
		return text;
	do {
		len += (size_t)snprintf(text + len, sizeof(text) - len,
		    "%s%d", len > 0 ? " " : "", (int)hit.ts);
		at = hit;
	} while (len < 200 && find_step(f, t, &at, dir, &hit, &index) == 0);
	return text;
}

TEST(order)
{
	struct trace *t = make();
	struct find f;
	struct err err;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	find_pattern(&f, t, "paint", NONE, &err);
	CHECK_STR(walk(&f, t, 1), "0 10 50 300");
	CHECK_STR(walk(&f, t, -1), "300 50 10 0");
	find_pattern(&f, t, "/./", NONE, &err);
	CHECK_STR(walk(&f, t, 1), "0 10 10 50 200 300 400");
	CHECK_STR(walk(&f, t, -1), "400 300 200 50 10 10 0");
	find_clear(&f);
	trace_free(t);
}

TEST(index_and_places)
{
	struct trace *t = make();
	struct find_hit at = { 60, NONE, ENTITY_SLICE }, hit;
	struct find f;
	struct err err;
	uint64_t index = 99;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	find_pattern(&f, t, "paint", NONE, &err);
	CHECK_INT(find_step(&f, t, &at, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 300);
	CHECK_INT(index, 4);
	CHECK_INT(find_step(&f, t, &at, -1, &hit, &index), 0);
	CHECK_INT(hit.ts, 50);
	CHECK_INT(hit.type, ENTITY_INSTANT);
	CHECK_INT(index, 3);
	at.ts = 300;		/* a hit that starts at the place counts */
	CHECK_INT(find_step(&f, t, &at, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 300);
	CHECK_INT(find_step(&f, t, &hit, 1, &hit, &index), -1);
	find_clear(&f);
	trace_free(t);
}

TEST(one_track)
{
	struct trace *t = make();
	struct find_hit hit;
	struct find f;
	uint64_t index;
	uint32_t track;

	memset(&f, 0, sizeof(f));
	f.track = NONE;
	track = t->threads[1].track;
	find_name(&f, t, t->kinds[t->kind[t->rows[
	    t->tracks[track].row].first]].name, track);
	CHECK_STR(f.pattern, "GC");
	CHECK_INT(f.n, 1);
	CHECK_INT(find_edge(&f, t, 1, &hit, &index), 0);
	CHECK_INT(hit.ts, 10);
	CHECK_INT(find_step(&f, t, &hit, 1, &hit, &index), -1);
	find_clear(&f);
	trace_free(t);
}

/* Visits all matching slices in both directions, numbered. */
TEST(every_hit_is_visited_in_order)
{
	static const char *const names[] = { "aa", "ab", "bb" };
	struct find f;
	struct find_hit hit, last;
	struct trace *t;
	struct err err;
	uint64_t seed = 7, index;
	uint32_t p, tid[5];
	int i, dir, n, rc, disorder = 0, misnumbered = 0;

	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 5; i++)
		tid[i] = builder_thread(b, p, builder_int_ident(i));
	for (i = 0; i < 2000; i++)
		slice(tid[test_random(&seed) % 5],
		    (int64_t)(test_random(&seed) % 500), 0,
		    names[test_random(&seed) % 3]);
	t = builder_finish(&b, 1, 1);
	memset(&f, 0, sizeof(f));
	err_clear(&err);
	find_pattern(&f, t, "a", NONE, &err);
	for (dir = 1; dir >= -1; dir -= 2) {
		rc = find_edge(&f, t, dir, &hit, &index);
		for (n = 0; rc == 0; n++) {
			misnumbered += index != (dir > 0 ? (uint64_t)n + 1 :
			    f.n - (uint64_t)n);
			last = hit;
			rc = find_step(&f, t, &hit, dir, &hit, &index);
			if (rc == 0)
				disorder += dir * (hit.ts > last.ts ? 1 :
				    hit.ts < last.ts ? -1 : hit.id > last.id ?
				    1 : -1) < 0;
		}
		CHECK_INT(n, f.n);
	}
	CHECK_INT(disorder, 0);
	CHECK_INT(misnumbered, 0);
	find_clear(&f);
	trace_free(t);
}

static int
hit_order(const struct find_hit *a, const struct find_hit *c)
{
	if (a->ts != c->ts)
		return a->ts < c->ts ? -1 : 1;
	return a->id < c->id ? -1 : a->id > c->id;
}

/* Does hits_step() by a scan of all slices; *before is hits_before(). */
static int
step_slowly(const struct hits *h, const struct find_hit *at, int dir,
    struct find_hit *best, uint64_t *before)
{
	int place = at->id == NONE, have = 0;
	struct find_hit hit = { 0, 0, ENTITY_SLICE };
	int order;

	for (*before = 0; hit.id < h->t->nslices; hit.id++) {
		if (!hits_has(h, hit.id))
			continue;
		hit.ts = h->t->ts[hit.id];
		order = hit_order(&hit, at);
		*before += order < 0;
		if (place)
			order = hit.ts != at->ts ? order : dir;
		if (order != dir)
			continue;
		if (have && hit_order(&hit, best) == dir)
			continue;
		*best = hit;
		have = 1;
	}
	return have ? 0 : -1;
}

/* Steps to and fro, from hits and from places, while hits are added. */
TEST(steps_are_right_whatever_was_stepped_before)
{
	struct find_hit at = { 0, NONE, ENTITY_SLICE }, hit, want;
	struct trace *t;
	struct hits *h;
	uint64_t seed = 11, before;
	uint32_t p, tid[7];
	int i, rc, dir, wrong = 0;

	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 7; i++)
		tid[i] = builder_thread(b, p, builder_int_ident(i));
	for (i = 0; i < 3000; i++)
		slice(tid[test_random(&seed) % 7],
		    (int64_t)(test_random(&seed) % 400), 0, "a");
	t = builder_finish(&b, 1, 1);
	h = hits_new(t);
	for (i = 0; i < 4000; i++) {
		if (i < 5 || test_random(&seed) % 16 == 0)
			hits_add(h, test_random(&seed) % t->nslices);
		if (test_random(&seed) % 8 == 0)
			at = (struct find_hit){ (int64_t)(test_random(&seed) %
			    420) - 10, NONE, ENTITY_SLICE };
		dir = test_random(&seed) % 3 == 0 ? -1 : 1;
		rc = step_slowly(h, &at, dir, &want, &before);
		wrong += hits_step(h, &at, dir, &hit) != rc;
		if (rc == 0 && hit.id != want.id)
			wrong++;
		if (rc == -1 || wrong > 0)
			continue;
		at = hit;
		step_slowly(h, &at, 1, &want, &before);
		wrong += hits_before(h, &at) != before;
		wrong += hits_count(h, at.id, t->nslices) +
		    hits_count(h, 0, at.id) != hits_count(h, 0, t->nslices);
	}
	CHECK_INT(wrong, 0);
	hits_free(h);
	trace_free(t);
}

/* Returns the longest hits in order, "100 50". */
static const char *
ranks(struct find *f, const struct trace *t)
{
	static char text[256];
	struct find_rank r = { NONE, 1, NONE, 0, 0 };
	size_t len = 0;

	text[0] = '\0';
	while (len < 200) {
		while (!find_rank(f, t, &r, 1))
			;
		if (r.best == NONE)
			break;
		len += (size_t)snprintf(text + len, sizeof(text) - len,
		    "%s%d", len > 0 ? " " : "", (int)trace_dur(t, r.best));
		r.id = r.best;
		r.at = 0;
	}
	return text;
}

TEST(totals_are_the_last_by_length)
{
	struct trace *t;
	struct find f;
	struct err err;
	uint32_t p, tid[3], named;
	int i;

	off = 0;
	b = builder_new();
	p = builder_process(b, builder_int_ident(1), 0);
	for (i = 0; i < 3; i++)
		tid[i] = builder_thread(b, p, builder_int_ident(i));
	named = builder_thread(b, p, builder_int_ident(9));
	builder_thread_name(b, named, builder_string(b, "worker", 6));
	slice(tid[0], 0, 30, "Source");
	slice(tid[0], 40, 20, "Source");
	slice(tid[1], 0, 50, "Total Source");
	slice(tid[2], 0, 60, "Total Source");
	slice(tid[2], 70, 5, "Total Source");	/* one of two: no total */
	slice(named, 0, 40, "Total Source");
	t = builder_finish(&b, 1, 1);
	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	find_pattern(&f, t, "source", NONE, &err);
	find_mark(&f, t, UINT64_MAX);
	CHECK_STR(ranks(&f, t), "60 40 30 20 5 50");
	find_clear(&f);
	trace_free(t);
}

TEST(empty_trace)
{
	struct trace *t;
	struct find f;
	struct find_hit hit;
	struct err err;
	uint64_t index;

	b = builder_new();
	t = builder_finish(&b, 1, 1);
	memset(&f, 0, sizeof(f));
	f.track = NONE;
	err_clear(&err);
	CHECK_INT(find_edge(&f, t, 1, &hit, &index), -1);
	CHECK_INT(find_pattern(&f, t, "x", NONE, &err), 0);
	CHECK_INT(find_edge(&f, t, 1, &hit, &index), -1);
	find_clear(&f);
	trace_free(t);
}

/* The first byte of a file is an offset as any other. */
TEST(the_event_nearest_to_an_offset)
{
	struct nearest n;
	struct trace *t;
	uint32_t utid;
	size_t i;
	static const struct { uint64_t off, away; uint32_t id; } v[] = {
		{ 0, 0, 0 }, { 4, 4, 0 }, { 5, 4, 1 }, { 9, 0, 1 },
		{ 1000, 982, 2 },
	};

	b = builder_new();
	utid = builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(1));
	for (i = 0; i < 3; i++)
		builder_complete(b, utid, (int64_t)i, 0, kind("a"), 9 * i);
	t = builder_finish(&b, 1, 1);
	for (i = 0; i < sizeof(v) / sizeof(v[0]); i++) {
		nearest_begin(&n, v[i].off);
		while (!nearest_look(t, &n, 2))
			continue;
		CHECK_INT(n.sel.type, ENTITY_SLICE);
		CHECK_INT(n.sel.id, v[i].id);
		CHECK_INT(n.away, v[i].away);
	}
	trace_free(t);
}

TEST_MAIN
