/*
 * follow_newest: the parts of a trace that grows have each of its events once,
 * whatever the writer does between two looks, and however parts are joined.
 */
#include "config.h"

#include <fcntl.h>

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/format.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "load/follow_build.h"
#include "load/follow_newest.h"
#include "load/forget.h"
#include "load/formats.h"
#include "packets.h"
#include "temp.h"
#include "test.h"

static const struct load_options options = { .threads = 1 };
static char path[] = TEMP_PATH;
static struct grow *grow;
static struct follow_newest w;
static struct newest_list shown;
static struct err err;
static uint64_t written, seed;	/* events */

static void
drop(void *unused, struct trace *t)
{
	(void)unused;
	trace_free(t);
}

static void
put(const char *s, size_t n)
{
	int fd = open(path, O_WRONLY | O_APPEND);

	if (write(fd, s, n) != (ssize_t)n)
		abort();
	close(fd);
	while (grow_take(grow, &err) == GROW_MORE)
		;
}

/* Adds n events, 10 us each, on three threads. */
static void
put_events(uint64_t n, const char *more)
{
	struct buf b = BUF_INIT;

	for (; n > 0; n--, written++)
		buf_printf(&b, "{\"ph\":\"X\",\"pid\":1,\"tid\":%d,\"ts\":%d,"
		    "\"dur\":5,\"name\":\"e%d\"},\n", (int)(written % 3),
		    (int)written * 10, (int)written);
	buf_adds(&b, more);
	put(b.data, b.len);
	buf_free(&b);
}

/* Adds n packets of Perfetto on two sequences. */
static void
put_packets(uint64_t n)
{
	struct buf b = BUF_INIT;
	unsigned seq, i;

	if (written == 0) {
		packets_begin(&b, 1);
		packets_begin(&b, 2);
	}
	for (; n > 0; n--, written++) {
		seq = (unsigned)written / 3 % 2 + 1;
		i = (unsigned)(written / 6 * 3 + written % 3);
		packets_event(&b, seq, i, i == 0);
	}
	put(b.data, b.len);
	buf_free(&b);
}

/* Returns a model of all bytes; the caller frees it. */
static struct trace *
whole(int64_t *latest)
{
	struct follow_build b = { .m = { .o = &options, .path = "x" } };
	struct trace *t;

	CHECK_INT(follow_build_open(&b, grow, 0, &err), 1);
	t = follow_build_make(&b);
	if (latest != NULL)
		*latest = b.latest;
	return t;
}

/* Opens a file that begins with a text. */
static void
open_file(const char *text)
{
	tuning.follow_part = 8;
	err_clear(&err);
	temp_make(path, text, strlen(text));
	CHECK((grow = grow_open(path, &err)) != NULL);
	written = 0;
}

/* Begins behind what was put. */
static void
begin_behind(void)
{
	const struct inputs *in;
	struct trace *t;
	int64_t latest;

	t = whole(&latest);
	in = t->reader_data;
	follow_newest_begin(&w, t, format_of(in->v[0].map.data,
	    in->v[0].map.len), in->v[0].map.data, in->v[0].map.len, 0, latest);
	CHECK_INT(w.ready, 1);
	w.o = &options;
	w.path = "x";
	trace_free(t);
}

/* Begins behind a trace of n events, and what is in `more`. */
static void
begin(uint64_t n, const char *more)
{
	open_file("[\n");
	put_events(n, more);
	begin_behind();
}

static void
end(void)
{
	newest_clear(&shown, drop, NULL);
	follow_newest_free(&w);
	grow_free(grow);
	unlink(path);
}

/* Shows what is new; returns 1 if there was something. */
static int
look(int last)
{
	struct newest part;

	if (!follow_newest_model(&w, grow, 0, last, &part))
		return 0;
	newest_add(&shown, &part, drop, NULL);
	return 1;
}

/* Joins what is to be joined; returns how often something was. */
static int
join(void)
{
	struct follow_build b;
	struct newest part;
	struct trace *t;
	int n;

	for (n = 0; follow_newest_join(&w, grow, 0, &b); n++) {
		t = follow_build_make(&b);
		follow_newest_joined(&w, &part);
		part.trace = t;
		newest_add(&shown, &part, drop, NULL);
	}
	return n;
}

/* Returns the events of all parts; checks that they follow each other. */
static uint64_t
events(void)
{
	uint64_t n = 0;
	size_t i;

	for (i = 0; i < shown.n; i++) {
		n += shown.v[i].events;
		CHECK(i == 0 || shown.v[i].since == shown.v[i - 1].until);
	}
	return n;
}

TEST(each_event_is_in_one_part)
{
	uint64_t had = 20, n;
	int joined = 0;

	seed = 1;
	begin(had, "");
	while (written < 1000) {
		n = test_random(&seed) % (test_random(&seed) % 9 == 0 ? 90 : 7);
		put_events(n, "");
		look(0);
		CHECK_INT(events(), written - had);
		joined += join();
		CHECK_INT(events(), written - had);
	}
	CHECK(joined > 10);
	CHECK(shown.n < 30);
	end();
}

/* Returns the offset of the last slice of a trace, by its offset. */
static uint64_t
last_offset(const struct trace *t)
{
	uint64_t last = 0;
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		last = trace_off(t, i) > last ? trace_off(t, i) : last;
	return last;
}

TEST(events_have_the_offsets_that_they_have_in_the_input)
{
	const struct trace *part;
	struct trace *t;
	size_t len;
	int i;

	begin(20, "{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":"
	    "\"thread_name\",\"args\":{\"name\":\"one\"}},\n");
	for (i = 0; i < 5; i++) {
		put_events(7, "");
		CHECK_INT(look(0), 1);
		t = whole(NULL);
		part = shown.v[shown.n - 1].trace;
		CHECK_INT(last_offset(part), last_offset(t));
		CHECK(part->reader->raw(part, last_offset(t), &len) != NULL);
		CHECK(last_offset(part) >= shown.v[shown.n - 1].since);
		trace_free(t);
	}
	end();
}

TEST(half_an_event_counts_when_it_is_complete)
{
	static const char half[] = "{\"ph\":\"X\",\"pid\":1,\"ti";
	static const char rest[] = "d\":1,\"ts\":9999,\"dur\":1},\n";
	uint64_t n = 0;
	int i;

	begin(3, "");
	for (i = 0; i < 40; i++) {
		put_events((uint64_t)i % 11, half);
		look(i % 5 == 0);
		n += (uint64_t)i % 11;
		CHECK_INT(events(), n);
		put(rest, sizeof(rest) - 1);
		look(i % 7 == 0);
		CHECK_INT(events(), ++n);
	}
	end();
}

TEST(a_part_ends_where_a_model_of_all_begins)
{
	struct trace *t;

	begin(3, "");
	put_events(5, "{\"ph\":");
	look(1);
	CHECK_INT(w.n, 1);
	CHECK_INT(w.now.own.events, 0);
	t = whole(NULL);
	put("\"X\",\"ts\":100,\"dur\":1},\n", 23);
	put_events(2, "");
	look(0);
	CHECK_INT(events(), 8);
	/* what was half written is the next part's */
	follow_newest_drop(&w, t->until);
	newest_until(&shown, t->until, drop, NULL);
	CHECK_INT(w.n, 0);
	CHECK_INT(events(), 3);
	CHECK_INT(t->nevents + events(), 3 + 5 + 3);
	trace_free(t);
	end();
}

/* Returns whether a part has a slice of a name. */
static int
has(const struct newest *part, const char *name)
{
	const struct trace *t = part->trace;
	uint32_t i;

	for (i = 0; i < t->nslices; i++)
		if (strcmp(trace_kind_name(t, t->kind[i]), name) == 0)
			return 1;
	return 0;
}

TEST(what_lasts_is_in_every_part)
{
	size_t i;

	begin(3, "{\"ph\":\"B\",\"pid\":1,\"tid\":9,\"ts\":1,\"name\":\"o\"},\n"
	    "{\"ph\":\"X\",\"pid\":1,\"tid\":8,\"ts\":1,\"dur\":50,"
	    "\"name\":\"s\"},\n");
	while (written < 200) {
		put_events(3, "");
		look(0);
		if (written > 100)
			join();
	}
	CHECK(shown.n > 1);
	for (i = 0; i < shown.n; i++) {
		CHECK(has(&shown.v[i], "o"));
		CHECK_INT(has(&shown.v[i], "s"), i == 0);
	}
	end();
}

TEST(a_late_event_is_drawn_if_it_is_not_too_late)
{
	struct buf b = BUF_INIT;
	const struct newest *part;
	int64_t late;

	begin(3, "");
	while (written < 100 || w.now.own.events > 0) {
		put_events(1, "");
		look(0);
	}
	/* the newest part has just begun; the event is of the one before */
	late = (int64_t)(written - 2) * 10;
	buf_printf(&b, "{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%d,"
	    "\"dur\":1,\"name\":\"late\"},\n", (int)late);
	put(b.data, b.len);
	buf_free(&b);
	look(0);
	part = &shown.v[shown.n - 1];
	CHECK(has(part, "late"));
	CHECK(part->from < late * 1000);
	CHECK_INT(part->events, 1);
	end();
}

TEST(a_wrong_time_hides_no_later_parts)
{
	const struct newest *last;

	begin(3, "");
	put_events(4, "{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":999999999,"
	    "\"dur\":1},\n");
	while (written < 60) {
		put_events(1, "");
		look(0);
	}
	last = &shown.v[shown.n - 1];
	CHECK(last->from < (int64_t)written * 10000);
	CHECK(last->from > 0);
	CHECK_INT(events(), written - 3 + 1);
	end();
}

TEST(damage_does_not_end_it)
{
	struct trace *t;
	int i;

	begin(3, "");
	for (i = 0; i < 9; i++) {
		put_events(6, "{\"ph\":\"X\",}},\n");
		look(0);
		t = whole(NULL);
		CHECK_INT(events(), t->nevents - 3);
		trace_free(t);
	}
	end();
}

/* Checks that each slice of a trace that began in a part is in it. */
static void
check_slices(const struct trace *t)
{
	const struct trace *part;
	uint32_t i, k;
	size_t p;

	for (p = 0; p < shown.n; p++) {
		part = shown.v[p].trace;
		for (i = 0; i < t->nslices; i++) {
			if (trace_off(t, i) < shown.v[p].since ||
			    trace_off(t, i) >= shown.v[p].until)
				continue;
			for (k = 0; k < part->nslices && part->ts[k] !=
			    t->ts[i]; k++)
				;
			CHECK(k < part->nslices);
			if (k < part->nslices)
				CHECK_STR(trace_kind_name(part, part->kind[k]),
				    "work");
		}
	}
}

TEST(packets_in_their_order)
{
	struct trace *t;
	uint64_t had;
	int joined = 0;

	seed = 2;
	open_file("");
	put_packets(20);
	begin_behind();
	t = whole(NULL);
	had = t->nevents;
	trace_free(t);
	while (written < 1000) {
		put_packets(test_random(&seed) % 12);
		look(test_random(&seed) % 16 == 0);
		joined += join();
	}
	look(0);
	t = whole(NULL);
	CHECK_INT(events(), t->nevents - had);
	CHECK_INT(t->nevents, written + 4);
	check_slices(t);
	trace_free(t);
	CHECK(joined > 10);
	end();
}

/* Parts that are not side by side are not joined past a larger one. */
TEST(a_larger_part_keeps_smaller_ones_apart)
{
	static const uint64_t sizes[] = { 8, 8, 40, 8, 8 };
	struct follow_build b;
	size_t i;

	begin(3, "");
	put_events(20, "");
	for (i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
		w.parts[i].own.events = sizes[i];
		w.parts[i].own.until = grow_bytes(grow);
		w.parts[i].read = 2;
	}
	w.n = i;
	CHECK_INT(follow_newest_join(&w, grow, 0, &b), 0);
	w.parts[2].own.events = 8;
	CHECK_INT(follow_newest_join(&w, grow, 0, &b), 1);
	CHECK_INT(w.joining, 1);
	CHECK_INT(w.njoining, 4);
	mapfile_close(&b.map);
	w.n = 0;
	end();
}

TEST(nothing_new_makes_no_model)
{
	begin(3, "");
	CHECK_INT(look(0), 0);
	CHECK_INT(look(1), 0);
	put(" ", 1);
	CHECK_INT(look(1), 0);
	CHECK_INT(w.n, 0);
	end();
}

TEST_MAIN
