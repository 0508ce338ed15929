/*
 * clock: several files on one timeline: which clocks join, the fallback when
 * none does, and that ids and processes of different files stay apart.
 */
#include "config.h"

#include "test.h"
#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/entity.h"
#include "ttv/err.h"

#define US	INT64_C(1000)
#define HOUR	(INT64_C(3600) * 1000 * 1000 * 1000)
#define MAX	4

/* The files under construction, and their alignment. */
struct files {
	struct builder	*part[MAX];
	struct source	 source[MAX];
	size_t		 n;
	struct err	 err;
	uint64_t	 off;
};

static struct builder *
file_add(struct files *f, const char *path)
{
	struct builder *b = builder_new();

	builder_in_file(b, (uint8_t)f->n);
	f->source[f->n].path = strdup(path);
	f->source[f->n].base = 1000 * f->n;
	f->part[f->n++] = b;
	return b;
}

static uint32_t
text(struct builder *b, const char *s)
{
	return builder_string(b, s, strlen(s));
}

static uint32_t
named(struct builder *b, const char *name)
{
	return builder_kind(b, text(b, name), 0, 0);
}

static void
slice_add(struct files *f, const char *name, int64_t ts, int64_t dur)
{
	struct builder *b = f->part[f->n - 1];
	uint32_t upid;

	upid = builder_process(b, builder_int_ident(1), (uint8_t)(f->n - 1));
	builder_complete(b, builder_thread(b, upid, builder_int_ident(1)), ts,
	    dur, named(b, name), ++f->off);
}

/* An object that is never destroyed. */
static void
object_add(struct files *f, int64_t ts)
{
	struct builder *b = f->part[f->n - 1];
	struct object_event e;
	struct key key;

	memset(&key, 0, sizeof(key));
	key.space = KEY_OBJECT;
	key.upid = builder_process(b, builder_int_ident(1),
	    (uint8_t)(f->n - 1));
	key.id = builder_int_ident(7);
	memset(&e, 0, sizeof(e));
	e.step = OBJECT_CREATED;
	e.key = builder_key(b, &key);
	e.upid = key.upid;
	e.id = key.id;
	e.name = text(b, "object");
	e.ts = ts;
	e.off = ++f->off;
	builder_object(b, &e);
}

/* A context that is never left. */
static void
context_add(struct files *f, int64_t ts)
{
	struct builder *b = f->part[f->n - 1];
	struct key key;

	memset(&key, 0, sizeof(key));
	key.space = KEY_CONTEXT;
	key.upid = builder_process(b, builder_int_ident(1),
	    (uint8_t)(f->n - 1));
	key.id = builder_int_ident(8);
	builder_context(b, CONTEXT_ENTER, builder_key(b, &key),
	    builder_thread(b, key.upid, builder_int_ident(1)), ts, text(b,
	    "context"),
	    text(b, "8"), ++f->off);
}

/* issue INT64_MIN: a receiver. */
static void
sync_add(struct files *f, const char *id, int64_t issue, int64_t ts)
{
	struct builder *b = f->part[f->n - 1];

	builder_clock_sync(b, ts, text(b, id), issue, (uint8_t)(f->n - 1),
	    ++f->off);
}

static int
aligned(struct files *f, const char *align, const char *offset)
{
	struct clock_options o = { align, &offset, offset != NULL };
	struct clock_targets to = { .sources = f->source,
	    .nsources = f->n };
	const char *paths[MAX];
	size_t i;

	for (i = 0; i < f->n; i++)
		paths[i] = f->source[i].path;
	err_clear(&f->err);
	if (clock_check(&o, paths, f->n, &f->err) == -1)
		return -1;
	return clock_align(f->part, f->n, &to, &o, &f->err);
}

static uint64_t
unjoined(const struct files *f)
{
	return builder_warn(f->part[0])->entry[WARN_CLOCK_UNJOINED].count;
}

/* Frees all files, after making a model of them to check that this works. */
static void
files_free(struct files *f)
{
	size_t i;

	trace_free(builder_finish(f->part, f->n, 1));
	for (i = 0; i < f->n; i++)
		free(f->source[i].path);
}

TEST(one_file_stays_where_it_is)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 5 * HOUR, 10);
	sync_add(&f, "s", INT64_MIN, 7 * HOUR);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[0].shift, 0);
	CHECK(f.source[0].align == NULL);
	files_free(&f);
}

TEST(the_moment_of_an_issuer_is_the_middle)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "s", INT64_MIN, 50 * US);
	file_add(&f, "b.json");
	sync_add(&f, "s", 5048 * US, 5052 * US);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, -5000 * US);
	CHECK_STR(f.source[1].align, "clock sync");
	CHECK(f.source[0].align == NULL);
	CHECK_INT(unjoined(&f), 0);
	files_free(&f);
}

TEST(two_receivers_have_the_same_moment)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "s", INT64_MIN, 10);
	file_add(&f, "b.json");
	sync_add(&f, "s", INT64_MIN, 25);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, -15);
	files_free(&f);
}

TEST(the_surest_pair_counts)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "slow", 0, 1000);
	sync_add(&f, "fast", 2000, 2010);
	sync_add(&f, "slower", 3000, 9000);
	file_add(&f, "b.json");
	sync_add(&f, "slower", INT64_MIN, 100);
	sync_add(&f, "fast", INT64_MIN, 105);
	sync_add(&f, "slow", INT64_MIN, 110);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, 2005 - 105);
	files_free(&f);
}

TEST(an_id_that_one_file_has_twice_counts_by_its_surest)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "s", 0, 100);
	sync_add(&f, "s", 200, 202);
	file_add(&f, "b.json");
	sync_add(&f, "s", INT64_MIN, 1);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, 200);
	files_free(&f);
}

TEST(files_are_joined_through_others)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "ab", INT64_MIN, 100);
	sync_add(&f, "ac", 0, 1000);	/* 500 either way: not used */
	file_add(&f, "b.json");
	sync_add(&f, "ab", 1098, 1102);
	sync_add(&f, "bc", INT64_MIN, 1200);
	file_add(&f, "c.json");
	sync_add(&f, "bc", 10199, 10201);
	sync_add(&f, "ac", INT64_MIN, 1);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, -1000);
	CHECK_INT(f.source[2].shift, -10000);
	CHECK_STR(f.source[2].align, "clock sync");
	files_free(&f);
}

TEST(an_answer_before_the_question_is_turned_around)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	sync_add(&f, "s", INT64_MIN, 0);
	file_add(&f, "b.json");
	sync_add(&f, "s", 20, 10);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, -15);
	files_free(&f);
}

TEST(files_that_lie_near_have_the_same_clock)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 10 * HOUR, HOUR);
	file_add(&f, "c.json");
	slice_add(&f, "x", 12 * HOUR + 2, 1);	/* near b, not a */
	file_add(&f, "b.json");
	slice_add(&f, "x", 12 * HOUR, 2);
	CHECK_INT(aligned(&f, "auto", NULL), 0);
	CHECK_INT(f.source[1].shift, 0);
	CHECK_STR(f.source[1].align, "times as they are");
	CHECK_STR(f.source[2].align, "times as they are");
	CHECK_INT(unjoined(&f), 0);
	files_free(&f);
}

TEST(files_that_lie_far_apart_start_together)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 10 * HOUR, 5);
	file_add(&f, "b.json");
	slice_add(&f, "x", 12 * HOUR, 1);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, -2 * HOUR);
	CHECK_STR(f.source[1].align, "starts aligned");
	CHECK_INT(unjoined(&f), 1);
	CHECK_INT(builder_warn(f.part[0])->entry[WARN_CLOCK_UNJOINED]
	    .places[0], 1000);
	files_free(&f);
}

TEST(zero_is_no_guess_when_it_was_asked_for)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 100, 5);
	file_add(&f, "b.json");
	slice_add(&f, "x", 5000, 1);
	CHECK_INT(aligned(&f, "zero", NULL), 0);
	CHECK_INT(f.source[1].shift, -4900);
	CHECK_STR(f.source[1].align, "starts aligned");
	CHECK_INT(unjoined(&f), 0);
	files_free(&f);
}

TEST(clock_leaves_times_as_they_are)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 0, 5);
	file_add(&f, "b.json");
	slice_add(&f, "x", 1000 * HOUR, 1);
	CHECK_INT(aligned(&f, "clock", NULL), 0);
	CHECK_INT(f.source[1].shift, 0);
	CHECK_STR(f.source[1].align, "times as they are");
	files_free(&f);
}

TEST(marks_are_the_same_moment)
{
	struct files f = { 0 };
	struct builder *b;

	file_add(&f, "a.json");
	slice_add(&f, "before", 0, 5);
	slice_add(&f, "go", 100, 5);
	slice_add(&f, "go", 90, 5);		/* the first in time */
	b = file_add(&f, "b.json");
	slice_add(&f, "x", 5, 1);
	builder_instant(b, builder_global_track(b), 1000, named(b, "go"), 1,
	    ++f.off);
	file_add(&f, "c.json");
	slice_add(&f, "no mark", 700, 1);
	CHECK_INT(aligned(&f, "mark:go", NULL), 0);
	CHECK_INT(f.source[1].shift, -910);
	CHECK_STR(f.source[1].align, "marks aligned");
	CHECK_INT(f.source[2].shift, -700);
	CHECK_STR(f.source[2].align, "starts aligned");
	CHECK_INT(unjoined(&f), 1);
	files_free(&f);
}

TEST(a_mark_that_the_first_file_lacks_is_an_error)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 0, 5);
	file_add(&f, "b.json");
	slice_add(&f, "go", 5, 1);
	CHECK_INT(aligned(&f, "mark:go", NULL), -1);
	CHECK_INT(f.err.code, ERR_USAGE);
	CHECK_STR(f.err.msg, "--align=mark:go: the first file has no event of "
	    "that name");
	files_free(&f);
}

TEST(what_is_joined_moves_together)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 100, 5);
	file_add(&f, "b.json");
	slice_add(&f, "x", 60 * HOUR, 5);
	sync_add(&f, "s", INT64_MIN, 60 * HOUR + 7);
	file_add(&f, "c.json");
	slice_add(&f, "x", 1000, 5);	/* 50 before that of b */
	sync_add(&f, "s", INT64_MIN, 1057);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[2].shift, -900);
	CHECK_INT(f.source[1].shift, 150 - 60 * HOUR);
	CHECK_STR(f.source[1].align, "starts aligned");
	CHECK_INT(unjoined(&f), 2);
	files_free(&f);
}

TEST(offsets_come_on_top)
{
	static const struct {
		const char	*offset;
		int		 file;
		int64_t		 ns;
	} rows[] = {
		{ "/tmp/b.json=+1.5ms", 1, 1500 * US },
		{ "b.json=-2us", 1, -2 * US },
		{ "2=3ns", 1, 3 },
		{ "1=1us", 0, US },
		{ "o=dd.json=1us", 2, US },
	};
	struct files f;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		memset(&f, 0, sizeof(f));
		file_add(&f, "/tmp/a.json");
		slice_add(&f, "x", 100, 5);
		file_add(&f, "/tmp/b.json");
		slice_add(&f, "x", 300, 5);
		file_add(&f, "/tmp/o=dd.json");
		CHECK_INT(aligned(&f, "zero", rows[i].offset), 0);
		CHECK_INT(f.source[rows[i].file].shift, rows[i].ns -
		    (rows[i].file == 1 ? 200 : 0));
		CHECK(strstr(f.source[rows[i].file].align, "offset") != NULL);
		files_free(&f);
	}
}

TEST(options_that_mean_nothing)
{
	static const struct {
		const char	*align, *offset, *msg;
	} rows[] = {
		{ "sideways", NULL, "--align=sideways: not auto, zero, clock, "
		    "spans or mark:NAME" },
		{ "mark:", NULL, "--align=mark:: not auto, zero, clock, "
		    "spans or mark:NAME" },
		{ NULL, "a.json", "--offset=a.json: not FILE=TIME, such as "
		    "b.json=+1.5ms" },
		{ NULL, "a.json=soon", "--offset=a.json=soon: not FILE=TIME, "
		    "such as b.json=+1.5ms" },
		{ NULL, "z.json=1s", "--offset=z.json=1s: no such file is "
		    "being opened" },
		{ NULL, "3=1s", "--offset=3=1s: no such file is being opened" },
		{ NULL, "0=1s", "--offset=0=1s: no such file is being opened" },
		{ NULL, "a.json=1s", "--offset=a.json=1s: several files have "
		    "that name; give its path or number" },
	};
	struct files f = { 0 };
	size_t i;

	file_add(&f, "x/a.json");
	file_add(&f, "y/a.json");
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		CHECK_INT(aligned(&f, rows[i].align, rows[i].offset), -1);
		CHECK_INT(f.err.code, ERR_USAGE);
		CHECK_STR(f.err.msg, rows[i].msg);
	}
	files_free(&f);
}

TEST(a_file_has_one_offset_at_most)
{
	static const char *const paths[] = { "x/a.json", "y/b.json" };
	static const char *const offsets[] = { "a.json=1ms", "2=1ms",
	    "x/a.json=2ms" };
	struct clock_options o = { NULL, offsets, 2 };
	struct err err;

	err_clear(&err);
	CHECK_INT(clock_check(&o, paths, 2, &err), 0);
	o.noffsets = 3;
	CHECK_INT(clock_check(&o, paths, 2, &err), -1);
	CHECK_INT(err.code, ERR_USAGE);
	CHECK_STR(err.msg, "--offset=x/a.json=2ms: that file has an offset "
	    "already");
}

/* Makes two files that a sync would move by 4 ms. */
static void
two_synced(struct files *f)
{
	memset(f, 0, sizeof(*f));
	file_add(f, "a.json");
	slice_add(f, "go", 100 * US, 10 * US);
	sync_add(f, "s", INT64_MIN, 5000 * US);
	file_add(f, "b.json");
	slice_add(f, "go", 700 * US, 10 * US);
	sync_add(f, "s", INT64_MIN, 1000 * US);
}

TEST(what_a_person_says_goes_before_a_sync)
{
	static const struct {
		const char	*align, *how;
		int64_t		 shift;
	} rows[] = {
		{ "auto", "clock sync", 4000 * US },
		{ "zero", "starts aligned", -600 * US },
		{ "clock", "times as they are", 0 },
		{ "mark:go", "marks aligned", -600 * US },
	};
	struct files f;
	size_t i;

	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		two_synced(&f);
		CHECK_INT(aligned(&f, rows[i].align, NULL), 0);
		CHECK_INT(f.source[1].shift, rows[i].shift);
		CHECK_STR(f.source[1].align, rows[i].how);
		files_free(&f);
	}
}

TEST(a_file_without_the_mark_follows_its_sync)
{
	struct files f;

	two_synced(&f);
	file_add(&f, "c.json");
	slice_add(&f, "x", 0, US);
	sync_add(&f, "s", INT64_MIN, 3000 * US);
	CHECK_INT(aligned(&f, "mark:go", NULL), 0);
	CHECK_INT(f.source[1].shift, -600 * US);
	CHECK_STR(f.source[2].align, "clock sync");
	CHECK_INT(f.source[2].shift, 2000 * US);
	files_free(&f);
}

TEST(a_sync_without_a_partner_changes_nothing)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", 5 * HOUR, 10);
	sync_add(&f, "only here", INT64_MIN, 5 * HOUR);
	file_add(&f, "b.json");
	slice_add(&f, "x", 5 * HOUR + 700 * US, 10);
	sync_add(&f, "only there", INT64_MIN, 5 * HOUR);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_STR(f.source[1].align, "times as they are");
	CHECK_INT(f.source[1].shift, 0);
	files_free(&f);
}

TEST(files_that_say_when_they_began_are_joined)
{
	struct files f = { 0 };

	builder_epoch(file_add(&f, "a.json"), 1000 * HOUR);
	slice_add(&f, "x", 0, 10);
	builder_epoch(file_add(&f, "b.json"), 1000 * HOUR + 3 * US);
	slice_add(&f, "x", 0, 10);
	sync_add(&f, "s", INT64_MIN, 7 * US);
	builder_epoch(file_add(&f, "c.json"), 2000 * HOUR);
	slice_add(&f, "x", 0, 10);
	sync_add(&f, "s", INT64_MIN, 9 * US);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	CHECK_INT(f.source[1].shift, 3 * US);
	CHECK_STR(f.source[1].align, "time of day");
	/* a sync is more reliable than a clock */
	CHECK_INT(f.source[2].shift, US);
	CHECK_STR(f.source[2].align, "clock sync");
	CHECK_INT(unjoined(&f), 0);
	files_free(&f);
}

TEST(what_is_unfinished_ends_with_its_file)
{
	struct files f = { 0 };
	struct trace *t;
	size_t i;

	file_add(&f, "a.json");
	slice_add(&f, "open", 10 * US, DUR_OPEN);
	slice_add(&f, "x", 20 * US, 5 * US);
	object_add(&f, 12 * US);
	context_add(&f, 13 * US);
	file_add(&f, "b.json");
	slice_add(&f, "x", 900 * US, 50 * US);
	CHECK_INT(aligned(&f, "clock", "2=1us"), 0);
	t = builder_finish(f.part, f.n, 1);
	CHECK_INT(t->end, 951 * US);
	CHECK_INT(t->nslices, 3);
	CHECK_INT(trace_dur(t, 0), DUR_OPEN);
	CHECK_INT(trace_slice_end(t, 0), 25 * US);
	CHECK_INT(trace_open_end(t, NONE), 951 * US);
	CHECK_INT(entity_end(t, ENTITY_OBJECT, 0), 25 * US);
	CHECK_INT(entity_end(t, ENTITY_CONTEXT, 0), 25 * US);
	trace_free(t);
	for (i = 0; i < f.n; i++)
		free(f.source[i].path);
}

TEST(times_at_the_edges_of_64_bits)
{
	struct files f = { 0 };

	file_add(&f, "a.json");
	slice_add(&f, "x", INT64_MIN, INT64_MAX);
	sync_add(&f, "s", INT64_MIN, INT64_MIN + 1);
	file_add(&f, "b.json");
	slice_add(&f, "x", INT64_MAX, INT64_MAX);
	sync_add(&f, "s", INT64_MIN + 1, INT64_MAX);
	file_add(&f, "c.json");
	slice_add(&f, "x", INT64_MAX, 0);
	CHECK_INT(aligned(&f, NULL, "2=-1000h"), 0);
	CHECK(f.source[1].shift < -INT64_MAX / 2);
	CHECK_INT(f.source[2].shift, INT64_MIN);
	files_free(&f);
}

TEST(a_model_of_two_files)
{
	struct files f = { 0 };
	struct trace *t;

	file_add(&f, "a.json");
	slice_add(&f, "x", 100, 10);
	sync_add(&f, "s", INT64_MIN, 50);
	file_add(&f, "b.json");
	slice_add(&f, "x", 5100, 10);
	sync_add(&f, "s", 5048, 5052);
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	t = builder_finish(f.part, f.n, 1);
	CHECK_INT(t->nprocesses, 2);	/* both are pid 1 */
	CHECK_INT(t->nslices, 2);
	CHECK_INT(t->ts[0], 100);
	CHECK_INT(t->ts[1], 100);
	CHECK_INT(t->nclock_syncs, 2);
	CHECK_INT(t->clock_syncs[0].issue_ts, INT64_MIN);
	CHECK_INT(t->clock_syncs[1].ts, 52);
	CHECK_INT(t->clock_syncs[1].issue_ts, 48);
	CHECK_INT(t->start, 50);
	trace_free(t);
	free(f.source[0].path);
	free(f.source[1].path);
}

TEST(ids_of_different_files_differ)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	struct files f = { 0 };
	struct trace *t;
	size_t i;

	key.id = builder_int_ident(1);
	for (i = 0; i < 2; i++) {
		struct builder *b = file_add(&f, i == 0 ? "a" : "b");
		uint32_t upid = builder_process(b, builder_int_ident(1),
		    (uint8_t)i);

		builder_async(b, i == 0 ? ASYNC_BEGIN : ASYNC_END, &key, upid,
		    10, named(b, "op"), ++f.off);
	}
	CHECK_INT(aligned(&f, NULL, NULL), 0);
	t = builder_finish(f.part, f.n, 1);
	CHECK_INT(t->nslices, 1);
	CHECK_INT(trace_dur(t, 0), DUR_OPEN);
	CHECK_INT(t->warn.entry[WARN_STRAY_END].count, 1);
	trace_free(t);
	free(f.source[0].path);
	free(f.source[1].path);
}

TEST_MAIN
