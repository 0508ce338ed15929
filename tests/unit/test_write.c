/* write: protocol buffers, pieces of a trace, lanes as trees. */
#include "config.h"

#include "ttv/builder.h"
#include "ttv/write.h"
#include "../../src/write/pb.h"
#include "../../src/write/write_int.h"
#include "test.h"

static struct buf out;

static void
check_bytes(const char *want, size_t n)
{
	CHECK_INT(out.len, n);
	CHECK(out.len == n && memcmp(out.data, want, n) == 0);
	buf_free(&out);
}

#define BYTES(s)	check_bytes(s, sizeof(s) - 1)

TEST(pb_varint_takes_seven_bits_a_byte)
{
	pb_varint(&out, 0);
	pb_varint(&out, 127);
	pb_varint(&out, 128);
	pb_varint(&out, 300);
	BYTES("\x00\x7f\x80\x01\xac\x02");
}

TEST(pb_negative_integer_takes_ten_bytes)
{
	pb_int(&out, 1, -1);
	BYTES("\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01");
}

TEST(pb_fixed_is_little_endian)
{
	pb_fixed64(&out, 2, UINT64_C(0x0102030405060708));
	BYTES("\x11\x08\x07\x06\x05\x04\x03\x02\x01");
}

TEST(pb_field_above_fifteen_has_a_longer_tag)
{
	pb_uint(&out, 60, 1);
	BYTES("\xe0\x03\x01");
}

TEST(pb_messages_in_each_other)
{
	size_t a = pb_open(&out, 1), b = pb_open(&out, 2);

	pb_uint(&out, 3, 5);
	pb_close(&out, b);
	pb_close(&out, a);
	BYTES("\x0a\x04\x12\x02\x18\x05");
}

TEST(pb_long_message_is_moved_for_its_length)
{
	char text[200];
	size_t at;

	memset(text, 'x', sizeof(text));
	at = pb_open(&out, 1);
	pb_bytes(&out, 2, text, sizeof(text));
	pb_close(&out, at);
	CHECK_INT(out.len, 3 + 3 + 200);
	CHECK(memcmp(out.data, "\x0a\xcb\x01\x12\xc8\x01xx", 8) == 0);
	CHECK(out.data[out.len - 1] == 'x');
	buf_free(&out);
}

TEST(pb_string_replaces_bytes_that_are_no_text)
{
	pb_string(&out, 1, "a\xff\xc3\xa9\xc3", 5);
	BYTES("\x0a\x09" "a\xef\xbf\xbd\xc3\xa9\xef\xbf\xbd");
}

/* ---- pieces ---- */

static struct builder *b;
static uint32_t main_track;
static uint64_t off;

static uint32_t
kind(const char *name)
{
	return builder_kind(b, builder_string(b, name, strlen(name)), 0, 0);
}

static void
slice(int64_t ts, int64_t dur, const char *name)
{
	builder_complete(b, main_track, ts, dur, kind(name), off++);
}

static void
begin(void)
{
	b = builder_new();
	off = 0;
	main_track = builder_thread(b, builder_process(b,
	    builder_int_ident(1), 0), builder_int_ident(1));
}

static struct trace *
made(void)
{
	return builder_finish(&b, 1, 1);
}

/* Returns the names of the slices that are in [from, to). */
static const char *
piece(const struct trace *t, int64_t from, int64_t to)
{
	static char names[64];
	struct cut c;
	uint32_t i;

	names[0] = '\0';
	cut_open(&c, t, NULL, NULL, from, to, 0);
	for (i = 0; i < t->nslices; i++)
		if (cut_slice(&c, i))
			strlcat(names, trace_kind_name(t, t->kind[i]),
			    sizeof(names));
	cut_close(&c);
	return names;
}

TEST(cut_takes_what_touches_the_time)
{
	struct trace *t;

	begin();
	slice(0, 10, "a");
	slice(10, 10, "b");
	slice(20, 10, "c");
	slice(30, 0, "p");
	t = made();
	CHECK_STR(piece(t, INT64_MIN, INT64_MAX), "abcp");
	CHECK_STR(piece(t, 10, 20), "b");
	CHECK_STR(piece(t, 9, 21), "abc");
	CHECK_STR(piece(t, 30, 31), "p");
	CHECK_STR(piece(t, 29, 30), "c");
	CHECK_STR(piece(t, 100, 200), "");
	trace_free(t);
}

TEST(cut_takes_what_has_not_ended)
{
	struct trace *t;

	begin();
	slice(0, DUR_OPEN, "o");
	slice(5, 1, "a");
	t = made();
	CHECK_STR(piece(t, 6, 2000), "o");	/* where the trace ends */
	CHECK_STR(piece(t, 7, 2000), "");	/* nothing is behind it */
	CHECK_STR(piece(t, -20, 0), "");
	trace_free(t);
}

TEST(cut_without_a_thing_of_a_process_has_not_the_process)
{
	uint32_t other;
	struct trace *t;
	struct cut c;

	begin();
	slice(0, 10, "a");
	other = builder_thread(b, builder_process(b, builder_int_ident(2), 0),
	    builder_int_ident(2));
	builder_complete(b, other, 50, 10, kind("b"), off++);
	t = made();
	cut_open(&c, t, NULL, NULL, 40, 70, 0);
	CHECK_INT(c.processes[0], 0);
	CHECK_INT(c.processes[1], 1);
	CHECK_INT(c.threads[0], 0);
	CHECK_INT(c.threads[1], 1);
	cut_close(&c);
	trace_free(t);
}

TEST(cut_of_a_counter_has_the_value_before)
{
	uint32_t s, first;
	struct trace *t;
	struct cut c;
	int i;

	begin();
	s = builder_counter(b, builder_process(b, builder_int_ident(1), 0),
	    builder_string(b, "n", 1), builder_string(b, "v", 1));
	for (i = 0; i < 5; i++)
		builder_counter_value(b, s, i * 10, i);
	t = made();
	cut_open(&c, t, NULL, NULL, 15, 35, 0);
	CHECK_INT(cut_series(&c, &t->series[0], &first), 3);
	CHECK_INT(first, t->series[0].first + 1);
	cut_close(&c);
	cut_open(&c, t, NULL, NULL, 20, 21, 0);
	CHECK_INT(cut_series(&c, &t->series[0], &first), 1);
	CHECK_INT(first, t->series[0].first + 2);
	cut_close(&c);
	cut_open(&c, t, NULL, NULL, 100, 200, 0);
	CHECK_INT(cut_series(&c, &t->series[0], &first), 1);
	CHECK_INT(first, t->series[0].first + 4);
	cut_close(&c);
	trace_free(t);
}

/* ---- lanes ---- */

static char walked[128];

static void
walk_begin(void *arg, const struct write_slice *s, uint32_t depth)
{
	const struct trace *t = arg;

	(void)depth;
	strlcat(walked, trace_kind_name(t, t->kind[s->id]), sizeof(walked));
	strlcat(walked, "(", sizeof(walked));
}

static void
walk_end(void *arg, const struct write_slice *s, uint32_t depth)
{
	(void)arg;
	(void)s;
	(void)depth;
	strlcat(walked, ")", sizeof(walked));
}

/* Returns lane 0 of the main thread as a tree, in [from, to). */
static const char *
tree(const struct trace *t, int64_t from, int64_t to)
{
	struct write_lane lane = { walk_begin, walk_end,
	    (void *)(uintptr_t)t };
	struct write_to none = { &out, NULL, NULL };
	struct write_report report;
	struct write w;
	struct cut c;

	walked[0] = '\0';
	memset(&report, 0, sizeof(report));
	cut_open(&c, t, NULL, NULL, from, to, 0);
	write_start(&w, &c, &none, &report, 0);
	write_lane(&w, 0, write_lane_rows(t, 0), &lane);
	write_end(&w);
	cut_close(&c);
	return walked;
}

TEST(lane_is_a_tree)
{
	struct trace *t;

	begin();
	slice(0, 100, "a");
	slice(10, 20, "b");
	slice(10, 5, "c");
	slice(30, 20, "d");
	slice(100, 10, "e");
	t = made();
	CHECK_STR(tree(t, INT64_MIN, INT64_MAX), "a(b(c())d())e()");
	CHECK_STR(tree(t, 35, 40), "a(d())");
	trace_free(t);
}

TEST(lane_of_slices_without_length)
{
	struct trace *t;

	begin();
	slice(0, 10, "a");
	slice(10, 0, "p");
	slice(10, 10, "b");
	t = made();
	CHECK_STR(tree(t, INT64_MIN, INT64_MAX), "a()b(p())");
	trace_free(t);
}

/* ---- ids ---- */

TEST(ids_that_a_format_cannot_have_are_new)
{
	struct write_to none = { &out, NULL, NULL };
	struct write_report report;
	struct trace *t;
	struct write w;
	struct cut c;

	begin();
	slice(0, 1, "a");
	builder_complete(b, builder_thread(b, builder_process(b,
	    builder_text_ident(b, "text", 4), 0), builder_int_ident(-5)), 0,
	    1, kind("b"), off++);
	t = made();
	memset(&report, 0, sizeof(report));
	cut_open(&c, t, NULL, NULL, INT64_MIN, INT64_MAX, 0);
	write_start(&w, &c, &none, &report, 0);
	CHECK_INT(report.n[WRITE_RENUMBERED], 0);
	CHECK_INT(w.pid[1].type, IDENT_TEXT);
	write_end(&w);
	write_start(&w, &c, &none, &report, INT32_MAX);
	CHECK_INT(report.n[WRITE_RENUMBERED], 2);
	CHECK_INT(w.pid[0].num, 1);
	CHECK_INT(w.pid[1].num, 2);
	CHECK_INT(w.tid[1].num, 3);
	write_end(&w);
	cut_close(&c);
	trace_free(t);
}

/* A character whose end is missing is bad, whatever stands behind it. */
TEST(a_string_ends_where_it_ends)
{
	buf_clear(&out);
	pb_string(&out, 1, "a\xe4\xb8\x96", 3);
	CHECK_MEM(out.data, out.len, "\x0a\x07" "a\xef\xbf\xbd\xef\xbf\xbd",
	    9);
	buf_clear(&out);
	pb_string(&out, 1, "a\xe4\xb8\x96", 4);
	CHECK_MEM(out.data, out.len, "\x0a\x04" "a\xe4\xb8\x96", 6);
	buf_free(&out);
}

TEST_MAIN
