/*
 * compare: pairs of traces with known changes: all of them are found, nothing
 * else is claimed.  Names after the rules, the rank test against counting all
 * divisions, edges of times.
 */
#include "config.h"

#include <math.h>

#include "ttv/builder.h"
#include "ttv/compare.h"
#include "ttv/compare_pair.h"
#include "ttv/err.h"
#include "ttv/name_rule.h"
#include "ttv/rank_shift.h"
#include "ttv/rank_test.h"
#include "ttv/trace.h"

#include "test.h"

#define FRAMES	200
#define MS	INT64_C(1000000)

/* ---- pairs of traces with known changes ---- */

struct plan {
	uint32_t	seed;		/* of the noise */
	int		noise;		/* percent, either way */
	const char	*slow;		/* takes `percent` more */
	int		percent;
	const char	*without;
	const char	*insert;	/* behind every other slice */
	const char	*worker;	/* name of the second thread */
};

static uint32_t seed, shape;

static uint32_t
next(uint32_t *s, uint32_t n)
{
	*s = *s * 1664525 + 1013904223;
	return (uint32_t)((uint64_t)(*s >> 4) * n >> 28);
}

static uint32_t
kind_of(struct builder *b, const char *name)
{
	return builder_kind(b, builder_string(b, name, strlen(name)), 0, 0);
}

static uint32_t
thread_of(struct builder *b, int tid, const char *name)
{
	uint32_t upid = builder_process(b, builder_int_ident(1), 0);
	uint32_t t = builder_thread(b, upid, builder_int_ident(tid));

	builder_thread_name(b, t, builder_string(b, name, strlen(name)));
	return t;
}

/* Returns how long a slice of a frame takes, ns; 0: it is left out. */
static int64_t
part_dur(const struct plan *p, const char *name)
{
	int64_t d = MS / 10 + (int64_t)next(&shape, 300000);

	if (p->without != NULL && strcmp(p->without, name) == 0)
		return 0;
	if (p->noise > 0)
		d += d / 100 * ((int64_t)next(&seed, (uint32_t)(2 * p->noise +
		    1)) - p->noise);
	if (p->slow != NULL && strcmp(p->slow, name) == 0)
		d += d * p->percent / 100;
	return d;
}

static int64_t
frame_make(struct builder *b, uint32_t thread, const struct plan *p, int i,
    int64_t at, uint64_t *off)
{
	static const char *const parts[] = { "parse", "layout", "paint" };
	int64_t start = at, d;
	char name[32];
	size_t k;

	at += 1000;
	for (k = 0; k < 3; k++) {
		if ((d = part_dur(p, parts[k])) == 0)
			continue;
		builder_complete(b, thread, at, d, kind_of(b, parts[k]),
		    (*off)++);
		at += d;
		if (p->insert == NULL)
			continue;
		builder_complete(b, thread, at, 30000, kind_of(b, p->insert),
		    (*off)++);
		at += 30000;
	}
	snprintf(name, sizeof(name), "Frame %d", i);
	builder_complete(b, thread, start, at + 1000 - start, kind_of(b, name),
	    (*off)++);
	return at + 1000;
}

static struct trace *
trace_of(const struct plan *p)
{
	struct builder *b = builder_new();
	uint32_t main_thread = thread_of(b, 1, "main");
	uint32_t worker = thread_of(b, 2, p->worker != NULL ? p->worker :
	    "worker 17");
	int64_t at = 0;
	uint64_t off = 0;
	int i;

	seed = p->seed;
	shape = 42;
	for (i = 0; i < FRAMES; i++) {
		frame_make(b, worker, p, i, at, &off);
		at = frame_make(b, main_thread, p, i, at, &off) + MS;
	}
	return builder_finish(&b, 1, 1);
}

static struct compare_options
options_of(enum compare_by by, struct name_rules *rules)
{
	struct compare_options o;

	memset(&o, 0, sizeof(o));
	o.by = by;
	o.what = 1 << AREA_SLICES | 1 << AREA_ASYNC;
	o.rules = rules;
	o.metric = COMPARE_SELF;
	o.threshold = 0.05;
	o.least = MS;
	o.level = 0.05;
	o.threads = 1;
	return o;
}

/* Compares runs of two plans, and returns the claims as "+name -name ...". */
static const char *
claims(const struct compare_options *o, const struct plan *old,
    const struct plan *new, int runs)
{
	static char text[400];
	static const char *const marks = " ?R+-NO#";
	struct compare *c = compare_new(o);
	const struct compare_row *r;
	struct buf key = BUF_INIT;
	struct plan p;
	struct trace *t;
	size_t n, i, len = 0;
	int side, run;

	for (side = 0; side < 2; side++)
		for (run = 0; run < runs; run++) {
			p = side == 0 ? *old : *new;
			p.seed += 7919 * (uint32_t)(2 * run + side);
			t = trace_of(&p);
			compare_add(c, (enum compare_side)side, t);
			trace_free(t);
		}
	compare_finish(c);
	r = compare_rows(c, &n);
	text[0] = '\0';
	for (i = 0; i < n; i++) {
		if (!COMPARE_CLAIM(r[i].verdict))
			continue;
		compare_key_text(c, r[i].key, 0, &key);
		len += (size_t)snprintf(text + len, sizeof(text) - len,
		    "%s%c%s", len > 0 ? " " : "", marks[r[i].verdict],
		    key.data);
	}
	buf_free(&key);
	compare_free(c);
	return text;
}

static const char *
claims_by(enum compare_by by, const struct plan *old, const struct plan *new)
{
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(by, rules);
	const char *s = claims(&o, old, new, 1);

	name_rules_free(rules);
	return s;
}

static const struct plan same;

TEST(a_trace_is_the_same_as_itself)
{
	enum compare_by by;

	for (by = COMPARE_BY_NAME; by < COMPARE_BY_ARG; by++)
		CHECK_STR(claims_by(by, &same, &same), "");
}

TEST(ten_percent_slower)
{
	struct plan slow = { .slow = "layout", .percent = 10 };

	CHECK_STR(claims_by(COMPARE_BY_NAME, &same, &slow), "+layout");
	CHECK_STR(claims_by(COMPARE_BY_NAME, &slow, &same), "-layout");
	CHECK_STR(claims_by(COMPARE_BY_PATH, &same, &slow), "+Frame #;layout");
}

TEST(four_percent_are_within_the_threshold)
{
	struct plan slow = { .slow = "layout", .percent = 4 };

	CHECK_STR(claims_by(COMPARE_BY_NAME, &same, &slow), "");
}

TEST(less_than_the_minimum_is_passed_over)
{
	struct plan slow = { .slow = "layout", .percent = 10 };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_NAME, rules);

	o.least = 1000 * (double)MS;
	CHECK_STR(claims(&o, &same, &slow, 1), "");
	name_rules_free(rules);
}

TEST(removed_and_inserted)
{
	struct plan without = { .without = "layout" };
	struct plan insert = { .insert = "check" };

	CHECK_STR(claims_by(COMPARE_BY_NAME, &same, &without), "Olayout");
	CHECK_STR(claims_by(COMPARE_BY_NAME, &without, &same), "Nlayout");
	CHECK_STR(claims_by(COMPARE_BY_NAME, &same, &insert), "Ncheck");
	CHECK_STR(claims_by(COMPARE_BY_PATH, &same, &insert), "NFrame #;check");
}

TEST(a_thread_renamed)
{
	struct plan renamed = { .worker = "helper" };
	struct plan number = { .worker = "worker 18" };

	CHECK_STR(claims_by(COMPARE_BY_NAME, &same, &renamed), "");
	CHECK_STR(claims_by(COMPARE_BY_THREAD, &same, &renamed),
	    "Oprocess # / worker # [#] Nprocess # / helper [#]");
	CHECK_STR(claims_by(COMPARE_BY_THREAD, &same, &number), "");
}

/* What was renamed is one key: within the limits no claim, else one of it. */
TEST(renamed_threads_are_found)
{
	struct plan renamed = { .worker = "helper" };
	struct plan slow = { .worker = "helper", .slow = "layout",
	    .percent = 60 };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_THREAD, rules);

	o.renames = 1;
	CHECK_STR(claims(&o, &same, &renamed, 1), "");
	CHECK_STR(claims(&o, &same, &slow, 1), "+process # / main [#] "
	    "+process # / worker # [#]");
	name_rules_free(rules);
}

TEST(renamed_names_are_found_by_what_is_around_and_inside)
{
	struct plan check = { .insert = "check" };
	struct plan verify = { .insert = "verify" };
	struct plan other = { .without = "layout" };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_NAME, rules);

	o.renames = 1;
	CHECK_STR(claims(&o, &check, &verify, 1), "");
	CHECK_STR(claims(&o, &other, &same, 1), "Nlayout");
	o.renames = 0;
	CHECK_STR(claims(&o, &check, &verify, 1), "Ocheck Nverify");
	name_rules_free(rules);
}

TEST(what_is_structural_needs_no_test)
{
	struct plan noise = { .noise = 30, .seed = 1 };
	struct plan insert = { .noise = 30, .seed = 1, .insert = "check" };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_NAME, rules);

	CHECK_STR(claims(&o, &noise, &insert, 3), "Ncheck");
	CHECK_STR(claims(&o, &insert, &noise, 3), "Ocheck");
	o.metric = COMPARE_COUNT;
	o.least = 0;
	CHECK_STR(claims(&o, &noise, &noise, 3), "");
	name_rules_free(rules);
}

TEST(exact_names_do_not_match)
{
	struct compare_options o = options_of(COMPARE_BY_THREAD, NULL);
	struct plan number = { .worker = "worker 18" };

	CHECK_STR(claims(&o, &same, &number, 1),
	    "Oprocess 1 / worker 17 [2] Nprocess 1 / worker 18 [2]");
}

TEST(twenty_runs_with_noise)
{
	struct plan noise = { .noise = 30, .seed = 1 };
	struct plan slow = { .noise = 30, .seed = 1, .slow = "paint",
	    .percent = 10 };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_NAME, rules);
	uint32_t i;

	o.threshold = 0.001;	/* the test alone has to tell */
	CHECK_STR(claims(&o, &noise, &slow, 20), "+paint");
	for (i = 0; i < 10; i++) {
		noise.seed = 1000 + i;
		CHECK_STR(claims(&o, &noise, &noise, 20), "");
	}
	name_rules_free(rules);
}

TEST(few_runs_claim_nothing)
{
	struct plan noise = { .noise = 1 };
	struct plan slow = { .noise = 1, .slow = "paint", .percent = 50 };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_NAME, rules);

	CHECK_STR(claims(&o, &noise, &slow, 3), "");
	o.correct = COMPARE_UNCORRECTED;
	CHECK_STR(claims(&o, &noise, &slow, 4), "+paint");
	name_rules_free(rules);
}

/* ---- edges ---- */

static struct trace *
one_slice(int64_t ts, int64_t dur)
{
	struct builder *b = builder_new();
	uint32_t thread = thread_of(b, 1, "main");

	if (dur == DUR_OPEN)
		builder_begin(b, thread, ts, kind_of(b, "a"), 0);
	else
		builder_complete(b, thread, ts, dur, kind_of(b, "a"), 0);
	return builder_finish(&b, 1, 1);
}

/* Compares two traces, which are freed; copies the first row. */
static size_t
two(struct trace *a, struct trace *b, struct compare_row *first)
{
	struct compare_options o = options_of(COMPARE_BY_NAME, NULL);
	struct compare *c = compare_new(&o);
	const struct compare_row *r;
	size_t n;

	compare_add(c, COMPARE_OLD, a);
	compare_add(c, COMPARE_NEW, b);
	trace_free(a);
	trace_free(b);
	compare_finish(c);
	r = compare_rows(c, &n);
	memset(first, 0, sizeof(*first));
	if (n > 0)
		*first = r[0];
	compare_free(c);
	return n;
}

static struct trace *
nothing(void)
{
	struct builder *b = builder_new();

	return builder_finish(&b, 1, 1);
}

TEST(empty_traces)
{
	struct compare_row r;

	CHECK_INT(two(nothing(), nothing(), &r), 0);
	CHECK_INT(two(nothing(), one_slice(0, 5 * MS), &r), 1);
	CHECK_INT(r.verdict, COMPARE_ONLY_NEW);
	CHECK_INT(two(one_slice(0, 5 * MS), nothing(), &r), 1);
	CHECK_INT(r.verdict, COMPARE_ONLY_OLD);
}

TEST(unfinished_slices_have_no_length)
{
	struct compare_row r;

	CHECK_INT(two(one_slice(0, DUR_OPEN), one_slice(0, DUR_OPEN), &r), 1);
	CHECK_INT(r.verdict, COMPARE_SAME);
	CHECK_INT(r.side[0].count, 0);
	CHECK_INT(r.side[0].open, 1);
	CHECK_INT(r.side[0].wall, 0);
	CHECK_INT(r.side[0].p50, -1);
}

TEST(zero_against_something)
{
	struct compare_row r;

	CHECK_INT(two(one_slice(0, 0), one_slice(0, 0), &r), 1);
	CHECK_INT(r.verdict, COMPARE_SAME);
	CHECK_INT(two(one_slice(0, 0), one_slice(0, 2 * MS), &r), 1);
	CHECK_INT(r.verdict, COMPARE_MORE);
	CHECK(isinf(r.share));
}

TEST(ends_of_int64)
{
	struct compare_row r;

	CHECK_INT(two(one_slice(0, INT64_MAX), one_slice(0, INT64_MAX), &r),
	    1);
	CHECK_INT(r.verdict, COMPARE_SAME);
	CHECK_INT(r.side[0].max, INT64_MAX);
	CHECK_INT(two(one_slice(INT64_MIN, 1), one_slice(INT64_MIN,
	    INT64_MAX), &r), 1);
	CHECK_INT(r.verdict, COMPARE_MORE);
}

TEST(percentiles_are_nearest_rank)
{
	struct builder *b;
	struct trace *t[2];
	struct compare_row r;
	int i, side;

	for (side = 0; side < 2; side++) {
		b = builder_new();
		for (i = 0; i < 100; i++)
			builder_complete(b, thread_of(b, 1, "main"), i * 1000,
			    (i * 37 % 100) + 1, kind_of(b, "a"), (uint64_t)i);
		t[side] = builder_finish(&b, 1, 1);
	}
	two(t[0], t[1], &r);
	CHECK_INT(r.side[0].count, 100);
	CHECK_INT(r.side[0].p50, 50);
	CHECK_INT(r.side[0].p95, 95);
	CHECK_INT(r.side[0].max, 100);
	CHECK_INT(r.side[0].mean, 50);
	CHECK_INT(r.side[0].wall, 5050);
}

TEST(counters_have_means_and_peaks)
{
	struct compare_options o = options_of(COMPARE_BY_NAME, NULL);
	struct compare *c;
	const struct compare_row *r;
	struct builder *b;
	struct trace *t;
	uint32_t series;
	size_t n;
	int side;

	o.what = 1 << AREA_COUNTERS;
	o.metric = COMPARE_VALUE_MEAN;
	o.least = 0;
	c = compare_new(&o);
	for (side = 0; side < 2; side++) {
		b = builder_new();
		series = builder_counter(b, builder_process(b,
		    builder_int_ident(1), 0), builder_string(b, "rss", 3), 0);
		builder_counter_value(b, series, 0, 10);
		builder_counter_value(b, series, 30, side == 0 ? 10 : 50);
		builder_counter_value(b, series, 40, 10);
		t = builder_finish(&b, 1, 1);
		compare_add(c, (enum compare_side)side, t);
		trace_free(t);
	}
	compare_finish(c);
	r = compare_rows(c, &n);
	CHECK_INT(n, 1);
	CHECK(r[0].side[0].value_mean == 10);
	CHECK(r[0].side[1].value_mean == 20);
	CHECK(r[0].side[1].value_max == 50);
	CHECK_INT(r[0].verdict, COMPARE_MORE);
	compare_free(c);
}

/* Samples of more stacks than the tree has nodes for; a second thread's too. */
static struct trace *
many_stacks(void)
{
	static const char *const names[] = { "a", "b", "c", "d", "e", "f" };
	struct builder *b = builder_new();
	uint32_t first = thread_of(b, 1, "first"), i, name;
	uint32_t second = thread_of(b, 2, "second");

	for (i = 0; i < 6; i++) {
		name = builder_string(b, names[i], 1);
		builder_sample(b, i < 4 ? first : second, i * MS,
		    builder_callsite(b, name, 0, NONE), 0, 1, i);
	}
	return builder_finish(&b, 1, 1);
}

TEST(samples_past_the_limit_are_of_no_thread)
{
	struct compare_options o = options_of(COMPARE_BY_THREAD, NULL);
	struct trace *t = many_stacks();
	const struct compare_row *r;
	struct buf key = BUF_INIT;
	struct compare *c;
	size_t n, i, rest = 0;

	o.of = COMPARE_OF_SAMPLES;
	o.most = 4;
	c = compare_new(&o);
	compare_add(c, COMPARE_OLD, t);
	compare_add(c, COMPARE_NEW, t);
	compare_finish(c);
	r = compare_rows(c, &n);
	CHECK_INT(n, 2);
	for (i = 0; i < n; i++) {
		compare_key_text(c, r[i].key, 0, &key);
		rest += key.len == 3 && memcmp(key.data, "...", 3) == 0;
	}
	CHECK_INT(rest, 1);
	buf_free(&key);
	compare_free(c);
	trace_free(t);
}

TEST(deep_paths_are_cut)
{
	struct compare_options o = options_of(COMPARE_BY_PATH, NULL);
	struct compare *c = compare_new(&o);
	struct builder *b = builder_new();
	struct buf key = BUF_INIT;
	struct trace *t;
	size_t n;
	int i;

	for (i = 0; i < 5000; i++)
		builder_complete(b, thread_of(b, 1, "main"), i, 20000 - 2 * i,
		    kind_of(b, "a"), (uint64_t)i);
	t = builder_finish(&b, 1, 1);
	compare_add(c, COMPARE_OLD, t);
	compare_add(c, COMPARE_NEW, t);
	trace_free(t);
	compare_finish(c);
	compare_rows(c, &n);
	CHECK_INT(n, 5000);
	compare_key_text(c, 0, 0, &key);
	CHECK_STR(key.data, "a");
	compare_key_text(c, 3, 0, &key);
	CHECK_STR(key.data, "a;a;a;a");
	compare_key_text(c, 3, 2, &key);
	CHECK_STR(key.data, "...;a;a");
	compare_key_text(c, 4999, 0, &key);
	CHECK_INT(key.len, 4 + 2 * COMPARE_PATH_MOST - 1);
	buf_free(&key);
	compare_free(c);
}

/* ---- pairs of slices ---- */

TEST(slices_pair_around_insertions)
{
	struct plan insert = { .insert = "check" };
	struct plan slow = { .slow = "layout", .percent = 50 };
	struct plan without = { .without = "layout" };
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_PATH, rules);
	const struct plan *plan[] = { &insert, &slow, &without };
	static const uint32_t paired[] = { 1600, 1600, 1200 };
	static const uint32_t old[] = { 0, 0, 400 }, new[] = { 1200, 0, 0 };
	struct trace *a = trace_of(&same), *b;
	struct compare_pairs p;
	size_t i;

	o.least = 0;
	for (i = 0; i < 3; i++) {
		b = trace_of(plan[i]);
		compare_pairs(&p, a, b, NULL, &o);
		CHECK_INT(p.paired, paired[i]);
		CHECK_INT(p.alone[0], old[i]);
		CHECK_INT(p.alone[1], new[i]);
		CHECK_INT(p.tracks, 2);
		CHECK_INT(p.claims, i == 1 ? 400 : 0);
		if (i == 1) {
			CHECK_STR(trace_kind_name(a, a->kind[p.v[0].old]),
			    "layout");
			CHECK_INT(p.v[0].delta, p.v[0].old_ns / 2);
		}
		compare_pairs_free(&p);
		trace_free(b);
	}
	trace_free(a);
	name_rules_free(rules);
}

/* One side has many tracks that the other has not. */
TEST(tracks_of_one_side_are_alone)
{
	static const struct plan none;
	struct name_rules *rules = name_rules_new(1);
	struct compare_options o = options_of(COMPARE_BY_PATH, rules);
	struct builder *b = builder_new();
	struct trace *many, *few = trace_of(&none);
	struct compare_pairs p;
	char name[16];
	int i;

	for (i = 0; i < 4000; i++) {
		snprintf(name, sizeof(name), "t%c%c%c", 'a' + i % 26,
		    'a' + i / 26 % 26, 'a' + i / 26 / 26);
		builder_complete(b, thread_of(b, i + 1, name), 0, MS,
		    kind_of(b, "x"), (uint64_t)i);
	}
	many = builder_finish(&b, 1, 1);
	compare_pairs(&p, many, few, NULL, &o);
	CHECK_INT(p.tracks, 0);
	CHECK_INT(p.tracks_alone[0], 4000);
	CHECK_INT(p.tracks_alone[1], 2);
	CHECK_INT(p.alone[0], 4000);
	compare_pairs_free(&p);
	compare_pairs(&p, few, many, NULL, &o);
	CHECK_INT(p.tracks, 0);
	CHECK_INT(p.tracks_alone[1], 4000);
	compare_pairs_free(&p);
	trace_free(many);
	trace_free(few);
	name_rules_free(rules);
}

/* ---- names ---- */

TEST(what_remains_of_names)
{
	static const char *const names[][2] = {
		{ "", "" }, { "main", "main" }, { "Task 17", "Task #" },
		{ "Frame 12 of 3.5", "Frame # of #" },
		{ "GC 0x7f3a90", "GC 0x#" }, { "0x", "#x" },
		{ "Worker12", "Worker#" }, { "i32", "i32" }, { "H264", "H264" },
		{ "utf8", "utf8" }, { "std::array<int, 4>",
		    "std::array<int, #>" },
		{ "x86_64", "x86_#" }, { "deadbeef", "deadbeef" },
		{ "commit 9d0c6a2f.", "commit #." }, { "facade1", "facade#" },
		{ "1b4e28ba-2fa1-11d2-883f-0016d3cca427", "#" },
		{ "/tmp/cc8aX/main.o", "/tmp/#/main.o" },
		{ "open(/tmp/x9.o)", "open(/tmp/#.o)" },
		{ "/tmp/", "/tmp/" }, { "/src/tmp/a", "/src/tmp/a" },
		{ "C:\\Users\\me\\Temp\\x7\\main.obj", "/tmp/#\\main.obj" },
		{ "C:\\src\\main.c", "C:\\src\\main.c" },
		{ "caf\xc3\xa9 1", "caf\xc3\xa9 #" },
	};
	struct name_rules *r = name_rules_new(1);
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++) {
		name_rules_fold(r, &b, names[i][0], strlen(names[i][0]));
		CHECK_STR(b.data != NULL ? b.data : "", names[i][1]);
	}
	for (i = 0; name_rule_text(i) != NULL; i++) {
		name_rules_fold(r, &b, name_rule_text(i)->from,
		    strlen(name_rule_text(i)->from));
		CHECK_STR(b.data, name_rule_text(i)->to);
	}
	buf_free(&b);
	name_rules_free(r);
}

TEST(rules_of_the_caller)
{
	struct name_rules *r = name_rules_new(1);
	struct buf b = BUF_INIT;
	struct err err;

	err_clear(&err);
	CHECK_INT(name_rules_add(r, "/url=(\\S+)/U", &err), 0);
	CHECK_INT(name_rules_add(r, "/x*/", &err), 0);
	name_rules_fold(r, &b, "get url=abc xx 7", 16);
	CHECK_STR(b.data, "get url=U  #");
	CHECK_INT(name_rules_add(r, "x", &err), -1);
	err_clear(&err);
	CHECK_INT(name_rules_add(r, "/(/x", &err), -1);
	buf_free(&b);
	name_rules_free(r);
}

/* ---- the rank test ---- */

/* Returns the share of divisions of v[n] whose rank sum is as far from the
 * mean as that of the first na; ranks are mean ranks. */
static double
counted(const double *v, unsigned n, unsigned na)
{
	double rank[16], mean = na * (n + 1) / 2.0, own = 0, sum;
	unsigned i, k, far = 0, all = 0, bits;

	for (i = 0; i < n; i++)
		for (k = 0, rank[i] = 0.5; k < n; k++)
			rank[i] += v[k] < v[i] ? 1 : v[k] == v[i] ? 0.5 : 0;
	for (i = 0; i < na; i++)
		own += rank[i];
	for (bits = 0; bits < 1u << n; bits++) {
		if ((unsigned)__builtin_popcount(bits) != na)
			continue;
		for (i = 0, sum = 0; i < n; i++)
			sum += bits >> i & 1 ? rank[i] : 0;
		all++;
		far += fabs(sum - mean) >= fabs(own - mean);
	}
	return (double)far / all;
}

TEST(small_samples_are_exact)
{
	double v[12];
	unsigned round, n, na, i;
	int exact;

	for (round = 0; round < 300; round++) {
		seed = round;
		n = 2 + next(&seed, 10);
		na = 1 + next(&seed, n - 1);
		for (i = 0; i < n; i++)
			v[i] = next(&seed, round % 3 == 0 ? 4 : 100000);
		if (fabs(rank_test(v, na, v + na, n - na, &exact) -
		    counted(v, n, na)) > 1e-9 || !exact)
			break;
	}
	CHECK_INT(round, 300);
}

TEST(published_values_of_the_rank_test)
{
	/* all of 5 below all of 5: 2 of 252 */
	double a[] = { 1, 2, 3, 4, 5 }, b[] = { 6, 7, 8, 9, 10 }, many[60];
	int exact, i;

	CHECK(fabs(rank_test(a, 5, b, 5, NULL) - 2.0 / 252) < 1e-12);
	CHECK(fabs(rank_test_least(5, 5) - 2.0 / 252) < 1e-12);
	/* one run of a side may be the last or the first of 6: 2 of 6 */
	CHECK(fabs(rank_test_least(5, 1) - 2.0 / 6) < 1e-12);
	CHECK(fabs(rank_test_least(1, 5) - 2.0 / 6) < 1e-12);
	CHECK(rank_test_least(5, 0) == 1);
	exact = 0;
	CHECK(rank_test(a, 0, b, 5, &exact) == 1 && exact);
	exact = 0;
	CHECK(rank_test(a, 5, b, 0, &exact) == 1 && exact);
	CHECK(rank_test(a, 0, b, 5, NULL) == 1);
	CHECK(rank_test(a, 5, a, 5, NULL) == 1);
	for (i = 0; i < 60; i++)
		many[i] = i;
	/* z = (450 - 0.5) / sqrt(30 * 30 * 61 / 12) = 6.6455 */
	CHECK(fabs(rank_test(many, 30, many + 30, 30, &exact) / 3.02e-11 - 1)
	    < 0.01);
	CHECK_INT(exact, 0);
	for (i = 0; i < 60; i++)
		many[i] = 1;
	CHECK(rank_test(many, 30, many + 30, 30, NULL) == 1);
}

TEST(published_values_of_the_shift)
{
	/* Hollander and Wolfe, permeability of membranes */
	double a[] = { 1.15, .88, .90, .74, 1.21 };
	double b[] = { .80, .83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, .73,
	    1.46 };
	double low, high, one[] = { 3 }, two[] = { 5, 1 };
	size_t k = rank_shift_outside(5, 10);

	CHECK(fabs(rank_shift(a, 5, b, 10, k, &low, &high) - 0.305) < 1e-9);
	CHECK(fabs(low + 0.15) < 1e-9);
	CHECK(fabs(high - 0.76) < 1e-9);
	/* the least p of 3 against 3 is 0.1: no interval has 95 % */
	CHECK_INT(rank_shift_outside(3, 3), 0);
	CHECK_INT(rank_shift_outside(4, 4), 1);
	CHECK_INT(rank_shift_outside(0, 9), 0);
	CHECK(fabs(rank_shift(one, 1, two, 2, 0, &low, &high)) < 1e-9);
	CHECK(isnan(low) && isnan(high));
	/* beyond exact sizes: 30 * 30 / 2 - 1.96 sqrt(30 * 30 * 61 / 12) */
	CHECK_INT(rank_shift_outside(30, 30), 317);
}

TEST_MAIN
