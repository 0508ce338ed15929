/*
 * sys_clock: parts joined by clocks of the system, and the clocks of texts
 * inside files.
 */
#include "config.h"

#include "../../src/ingest/builder_int.h"
#include "test.h"
#include "ttv/builder.h"
#include "ttv/clock.h"
#include "ttv/err.h"
#include "ttv/warn.h"

#define SEC	INT64_C(1000000000)
#define HOUR	(3600 * SEC)
#define MAX	4

/* Parts under construction: of files, and of texts in them. */
struct parts {
	struct builder	*v[MAX];
	struct source	 source[MAX];
	struct source_text text[MAX], *inside[MAX];
	size_t		 n, nfiles;
	struct err	 err;
};

static struct builder *
part_add(struct parts *p, int64_t ts)
{
	struct builder *b = builder_new();
	uint8_t file = (uint8_t)(p->nfiles - 1);
	uint32_t upid;

	builder_in_file(b, file);
	upid = builder_process(b, builder_int_ident(1), file);
	builder_complete(b, builder_thread(b, upid, builder_int_ident(1)), ts,
	    10, builder_kind(b, builder_string(b, "x", 1), 0, 0), p->n + 1);
	p->v[p->n++] = b;
	return b;
}

/* Adds a file, or a text in the last one, that has a slice at ts. */
static struct builder *
file_add(struct parts *p, int64_t ts)
{
	p->source[p->nfiles++].base = 1000 * p->n;
	return part_add(p, ts);
}

static struct builder *
text_add(struct parts *p, int64_t ts)
{
	p->inside[p->n] = &p->text[p->n];
	return part_add(p, ts);
}

/* Adds a member of an archive, which is the file itself if it is the first. */
static struct builder *
member_add(struct parts *p, const char *format, int64_t ts)
{
	static char name[] = "member";

	p->inside[p->n] = &p->text[p->n];
	p->text[p->n].name = name;
	p->text[p->n].format = format;
	return p->n == 0 ? file_add(p, ts) : part_add(p, ts);
}

static void
sync_add(struct builder *b, const char *id, int64_t ts)
{
	builder_clock_sync(b, ts, builder_string(b, id, strlen(id)),
	    INT64_MIN, 0, 0);
}

/* Aligns the parts; returns the trace, to be freed. */
static struct trace *
aligned(struct parts *p, const char *align)
{
	struct clock_options o = { align, NULL, 0 };
	struct clock_targets to = { .sources = p->source,
	    .nsources = p->nfiles, .inside = p->inside };

	err_clear(&p->err);
	if (clock_align(p->v, p->n, &to, &o, &p->err) == -1)
		return NULL;
	return builder_finish(p->v, p->n, 1);
}

TEST(a_pair_joins_a_file_that_says_nothing)
{
	struct parts p = { 0 };

	file_add(&p, SEC / 1000);
	builder_clock_pair(file_add(&p, SEC), SEC, SYS_CLOCK_MONOTONIC,
	    SEC / 1000);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, SEC / 1000 - SEC);
	CHECK_STR(p.source[1].align, "clock snapshot");
}

TEST(members_have_the_clock_of_the_protobuf_among_them)
{
	int first;

	for (first = 0; first < 2; first++) {
		struct parts p = { 0 };
		struct builder *b;

		if (!first)
			builder_clock(member_add(&p, "ftrace", SEC),
			    SYS_CLOCK_MONOTONIC);
		b = member_add(&p, "perfetto", 2 * SEC);
		builder_clock(b, SYS_CLOCK_BOOTTIME);
		builder_clock_pair(b, 3 * SEC, SYS_CLOCK_MONOTONIC, 2 * SEC);
		if (first)
			member_add(&p, "ftrace", SEC);
		trace_free(aligned(&p, NULL));
		/* the text is number 0, or 1 where protobuf is the first */
		CHECK_INT(p.text[first].shift, SEC);
		CHECK_INT(p.text[!first].shift, 0);
	}
}

TEST(members_that_nothing_joins_stay)
{
	struct parts p = { 0 };

	member_add(&p, "chrome-json", SEC);
	member_add(&p, "chrome-json", 100 * HOUR);
	builder_clock(member_add(&p, "perfetto", 300 * HOUR),
	    SYS_CLOCK_BOOTTIME);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.text[0].shift, 0);
	CHECK_INT(p.text[1].shift, 0);
	CHECK_INT(p.text[2].shift, 0);
}

TEST(a_text_in_a_member_moves_with_it)
{
	size_t outer[MAX] = { 0, 0, 1 };
	struct parts p = { 0 };
	struct builder *b = member_add(&p, "perfetto", 2 * SEC);
	struct clock_options o = { NULL, NULL, 0 };
	struct clock_targets to = { .sources = p.source, .nsources = 1,
	    .inside = p.inside, .outer = outer };

	builder_clock(b, SYS_CLOCK_BOOTTIME);
	builder_clock_pair(b, 3 * SEC, SYS_CLOCK_MONOTONIC, 2 * SEC);
	builder_clock(member_add(&p, "chrome-json", SEC),
	    SYS_CLOCK_MONOTONIC);
	text_add(&p, SEC);
	err_clear(&p.err);
	CHECK_INT(clock_align(p.v, p.n, &to, &o, &p.err), 0);
	trace_free(builder_finish(p.v, p.n, 1));
	CHECK_INT(p.text[1].shift, SEC);
	CHECK_INT(p.text[2].shift, SEC);
}

TEST(a_pair_of_another_boot_joins_nothing)
{
	struct parts p = { 0 };
	struct trace *t;

	file_add(&p, 100 * HOUR);
	builder_clock_pair(file_add(&p, SEC), SEC, SYS_CLOCK_MONOTONIC,
	    SEC / 1000);
	t = aligned(&p, NULL);
	CHECK_INT(p.source[1].shift, 100 * HOUR - SEC);
	CHECK_STR(p.source[1].align, "starts aligned");
	CHECK_INT(t->warn.entry[WARN_CLOCK_UNJOINED].count, 1);
	trace_free(t);
}

TEST(clocks_of_different_names_are_joined_through_pairs)
{
	struct parts p = { 0 };
	struct builder *b;

	b = file_add(&p, 50 * SEC);		/* boottime */
	builder_clock(b, SYS_CLOCK_BOOTTIME);
	builder_clock_pair(b, 50 * SEC, SYS_CLOCK_MONOTONIC, 40 * SEC);
	b = file_add(&p, 42 * SEC);
	builder_clock(b, SYS_CLOCK_MONOTONIC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, 10 * SEC);
	CHECK_STR(p.source[1].align, "clock snapshot");
}

TEST(the_time_of_day_joins_files_of_any_machine)
{
	struct parts p = { 0 };

	builder_clock_pair(file_add(&p, SEC), SEC, SYS_CLOCK_REALTIME,
	    INT64_C(1700000000) * SEC);
	builder_epoch(file_add(&p, 0), (INT64_C(1700000000) + 100 * 3600) *
	    SEC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, 100 * HOUR + SEC);
	CHECK_STR(p.source[1].align, "time of day");
}

TEST(the_same_clock_moves_nothing)
{
	struct parts p = { 0 };

	builder_clock(file_add(&p, 10 * SEC), SYS_CLOCK_BOOTTIME);
	builder_clock(file_add(&p, 20 * SEC), SYS_CLOCK_BOOTTIME);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, 0);
	CHECK_STR(p.source[1].align, "same clock");
}

TEST(a_sync_goes_before_a_pair)
{
	struct parts p = { 0 };
	struct builder *b;

	b = file_add(&p, SEC);
	builder_clock(b, SYS_CLOCK_MONOTONIC);
	sync_add(b, "s", SEC);
	b = file_add(&p, SEC);
	builder_clock_pair(b, SEC, SYS_CLOCK_MONOTONIC, 5 * SEC);
	sync_add(b, "s", 3 * SEC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, -2 * SEC);
	CHECK_STR(p.source[1].align, "clock sync");
}

TEST(the_first_pair_of_a_clock_counts)
{
	struct parts p = { 0 };
	struct builder *b;

	file_add(&p, SEC);
	b = file_add(&p, SEC);
	builder_clock_pair(b, SEC, SYS_CLOCK_MONOTONIC, 3 * SEC);
	builder_clock_pair(b, 2 * SEC, SYS_CLOCK_MONOTONIC, 5 * SEC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[1].shift, 2 * SEC);
}

TEST(a_text_stands_on_the_clock_of_its_file)
{
	struct parts p = { 0 };

	file_add(&p, 10 * SEC);
	text_add(&p, 20 * SEC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.text[1].shift, 0);
	CHECK(p.text[1].align == NULL);
}

TEST(a_text_moves_by_its_pair_however_far)
{
	struct parts p = { 0 };

	file_add(&p, 100 * HOUR);
	builder_clock_pair(text_add(&p, SEC), SEC, SYS_CLOCK_MONOTONIC,
	    200 * HOUR);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[0].shift, 0);
	CHECK_INT(p.text[1].shift, 200 * HOUR - SEC);
	CHECK_STR(p.text[1].align, "clock snapshot");
}

TEST(a_text_of_a_recorder_begins_with_its_file)
{
	struct parts p = { 0 };

	file_add(&p, 10 * SEC);
	builder_clock(text_add(&p, SEC), SYS_CLOCK_START);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.text[1].shift, 9 * SEC);
	CHECK_STR(p.text[1].align, "starts with its file");
}

/* The person's word is about files; what stands in one stays together. */
TEST(an_option_moves_a_file_with_its_texts)
{
	struct parts p = { 0 };
	struct builder *b;

	file_add(&p, SEC);
	file_add(&p, 10 * SEC);
	b = text_add(&p, 3 * SEC);
	builder_clock_pair(b, 3 * SEC, SYS_CLOCK_MONOTONIC, 11 * SEC);
	trace_free(aligned(&p, "zero"));
	CHECK_INT(p.source[1].shift, -9 * SEC);
	CHECK_INT(p.text[2].shift, -SEC);
}

TEST(a_text_joins_its_file_to_another)
{
	struct parts p = { 0 };

	sync_add(file_add(&p, SEC), "s", SEC);
	file_add(&p, 50 * SEC);
	sync_add(text_add(&p, 60 * SEC), "s", 61 * SEC);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.text[2].shift, -60 * SEC);
	CHECK_INT(p.source[1].shift, -60 * SEC);
}

TEST(times_at_the_ends_of_64_bits)
{
	struct parts p = { 0 };

	builder_clock_pair(file_add(&p, INT64_MIN), INT64_MIN,
	    SYS_CLOCK_REALTIME, INT64_MAX);
	builder_clock_pair(file_add(&p, INT64_MAX), INT64_MAX,
	    SYS_CLOCK_REALTIME, INT64_MIN);
	trace_free(aligned(&p, NULL));
	CHECK_INT(p.source[0].shift, 0);
	CHECK_INT(p.source[1].shift, INT64_MIN);
}

/* What a model knows of the time of day. */
TEST(time_of_day)
{
	struct builder *b = builder_new();
	struct trace *t = builder_finish(&b, 1, 1);

	CHECK(!t->has_wall);
	trace_free(t);
	b = builder_new();
	builder_epoch(b, 5000);
	t = builder_finish(&b, 1, 1);
	CHECK(t->has_wall && t->wall == 5000);
	trace_free(t);
	b = builder_new();
	builder_clock(b, SYS_CLOCK_REALTIME);
	t = builder_finish(&b, 1, 1);
	CHECK(t->has_wall && t->wall == 0);
	trace_free(t);
	b = builder_new();
	builder_clock(b, SYS_CLOCK_BOOTTIME);
	builder_clock_pair(b, 100, SYS_CLOCK_REALTIME, 1100);
	t = builder_finish(&b, 1, 1);
	CHECK(t->has_wall && t->wall == 1000);
	trace_free(t);
	b = builder_new();		/* ticks are not nanoseconds */
	builder_clock(b, SYS_CLOCK_OTHER);
	builder_clock_pair(b, 100, SYS_CLOCK_REALTIME, 1100);
	t = builder_finish(&b, 1, 1);
	CHECK(!t->has_wall);
	trace_free(t);
}

/* Of the parts of a file the first that knows a clock tells it for all. */
TEST(a_clock_is_told_by_one_part)
{
	struct builder *v[4], *all;
	int64_t wall = 0;
	int i;

	for (i = 0; i < 4; i++) {
		v[i] = builder_new();
		if (i == 0)
			continue;
		builder_clock_pair(v[i], 5, SYS_CLOCK_REALTIME, i * HOUR + 5);
		builder_clock_pair(v[i], 7, SYS_CLOCK_BOOTTIME, i * SEC);
	}
	all = builder_merge(v, 4, 1);
	CHECK_INT(builder_wall(all, &wall), 1);
	CHECK_INT(wall, HOUR);
	CHECK_INT(all->sys_offsets.has[SYS_CLOCK_BOOTTIME], 1);
	CHECK_INT(all->sys_offsets.ns[SYS_CLOCK_BOOTTIME], SEC - 7);
	builder_free(all);
}

TEST_MAIN
