/*
 * forget, follow_newest: what can be forgotten of a growing input, and what a
 * model of the newest events has.  Each text is cut at every place: what
 * remains must be read as it was read in the whole.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/err.h"
#include "ttv/format.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "load/forget.h"
#include "load/formats.h"
#include "load/partial.h"
#include "packets.h"
#include "test.h"

static const struct load_options options = { .threads = 1 };

static struct trace *
model(const char *text, size_t n, uint64_t base)
{
	struct partial_model m = { .o = &options, .path = "x", .base = base };
	struct mapfile map;

	if (mapfile_memory(&map, text, n, NULL) == -1)
		abort();
	return partial_model(&m, &map, n);
}

static const struct trace *sorted_by;

static int
off_order(const void *va, const void *vb)
{
	uint64_t a = trace_off(sorted_by, *(const uint32_t *)va);
	uint64_t b = trace_off(sorted_by, *(const uint32_t *)vb);

	return a < b ? -1 : a > b;
}

/* Returns the slices of a trace by offset; the caller frees them. */
static uint32_t *
by_offset(const struct trace *t)
{
	uint32_t *v = calloc((size_t)t->nslices + 1, sizeof(*v)), i;

	for (i = 0; i < t->nslices; i++)
		v[i] = i;
	sorted_by = t;
	qsort(v, t->nslices, sizeof(*v), off_order);
	return v;
}

/* Returns the slice of a name whose event is at an offset, or NONE. */
static uint32_t
slice_at(const struct trace *t, const uint32_t *v, uint64_t off,
    const char *name)
{
	uint32_t lo = 0, hi = t->nslices, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (trace_off(t, v[mid]) < off)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < t->nslices && trace_off(t, v[lo]) == off; lo++)
		if (strcmp(trace_kind_name(t, t->kind[v[lo]]), name) == 0)
			return v[lo];
	return NONE;
}

static const char *
thread_of(const struct trace *t, uint32_t slice)
{
	const struct track *k = &t->tracks[t->rows[trace_slice_row(t,
	    slice)].track];

	return k->utid == NONE ? "" : trace_str(t, t->threads[k->utid].name);
}

/* Checks a model of the rest of a text against that of all, by offsets. */
static void
check_rest(const struct trace *all, const struct trace *rest, uint64_t from)
{
	uint32_t i, k, n = 0, *v = by_offset(rest);

	for (i = 0; i < all->nslices; i++) {
		if (trace_off(all, i) < from)
			continue;
		n++;
		k = slice_at(rest, v, trace_off(all, i), trace_kind_name(all,
		    all->kind[i]));
		CHECK(k != NONE);
		if (k == NONE)
			continue;
		CHECK_INT(rest->ts[k], all->ts[i]);
		CHECK_INT(trace_dur(rest, k), trace_dur(all, i));
		CHECK_STR(thread_of(rest, k), thread_of(all, i));
	}
	CHECK_INT(rest->nslices, n);
	free(v);
}

/* Calls forget_beginning() with bytes behind the text, as an input has them. */
static int
forget(const struct format *format, struct forgetting *g)
{
	const char *was = g->data;
	struct mapfile map;
	struct err err;
	int rc;

	err_clear(&err);
	CHECK_INT(mapfile_memory(&map, g->data, g->len, &err), 0);
	g->data = map.data;
	rc = forget_beginning(format, g);
	g->data = was;
	mapfile_close(&map);
	return rc;
}

/* Forgets an input of n bytes up to places in it, `step` bytes apart. */
static void
forget_steps(const char *text, size_t n, size_t step)
{
	size_t at;
	const struct format *format = format_of(text, n);
	struct trace *all = model(text, n, 0), *rest;
	struct buf head = BUF_INIT;
	struct forgetting g;
	uint64_t base;

	for (at = 0; at <= n; at += step) {
		buf_clear(&head);
		memset(&g, 0, sizeof(g));
		g.data = text;
		g.len = n;
		g.at = at;
		g.head = &head;
		g.seen = strtab_new();
		if (forget(format, &g) == 0) {
			CHECK(g.at <= at || text[g.at] == '{');
			base = g.at - head.len;
			buf_add(&head, text + g.at, n - g.at);
			rest = model(head.data, head.len, base);
			check_rest(all, rest, g.at);
			trace_free(rest);
		}
		strtab_free(g.seen);
	}
	buf_free(&head);
	trace_free(all);
}

/* Forgets a text up to every place in it. */
static void
forget_everywhere(const char *text)
{
	forget_steps(text, strlen(text), 1);
}

#define EVENT(tid, ts, name)						\
	"{\"ph\":\"X\",\"pid\":1,\"tid\":" tid ",\"ts\":" ts			\
	",\"dur\":3,\"name\":\"" name "\",\"args\":{\"s\":\"}{,\\\"\"}}"

#define ONE	"{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"thread_name\"," \
		"\"args\":{\"name\":\"one\"}}"
#define TWO	"{\"name\":\"thread_name\",\"ph\" : \"M\",\"pid\":1," \
		"\"tid\":2,\"args\":{\"name\":\"two\"}}"

TEST(an_array)
{
	forget_everywhere("[\n" ONE ",\n" EVENT("1", "1", "a") ",\n"
	    EVENT("2", "2", "b") "," TWO ",\n" EVENT("2", "7", "c") ",\n"
	    EVENT("1", "9", "d") "\n]\n");
}

TEST(an_object_with_members_on_both_sides)
{
	forget_everywhere("{\"displayTimeUnit\":\"ns\",\"x\":{\"traceEvents\":"
	    "[1]},\"traceEvents\":[" ONE "," EVENT("1", "1", "a") ","
	    EVENT("1", "5", "b") "],\"metadata\":{\"k\":[{}]}}");
}

TEST(an_event_a_line)
{
	forget_everywhere(ONE "\n" EVENT("1", "1", "a") "\n" ONE "\n"
	    EVENT("1", "5", "b") "\n" EVENT("1", "9", "c") "\n");
}

TEST(damage_on_the_way)
{
	forget_everywhere("[" EVENT("1", "1", "a") ",{\"ph\":\"X\",}},\n"
	    EVENT("1", "5", "b") ",,\n" EVENT("1", "9", "c") "]");
}

TEST(names_are_kept_once)
{
	static const char text[] = ONE "\n" ONE "\n" TWO "\n" ONE "\n" TWO "\n";
	struct buf head = BUF_INIT;
	struct forgetting g = { .data = text, .len = sizeof(text) - 1,
	    .at = sizeof(text) - 1, .head = &head };

	g.seen = strtab_new();
	CHECK_INT(forget(format_of(text, g.len), &g), 0);
	CHECK_STR(head.data, ONE "\n" TWO "\n");
	strtab_free(g.seen);
	buf_free(&head);
}

/* What stands before the events does not keep them from being forgotten. */
TEST(members_before_the_events_are_passed)
{
	static const char text[] = "{\"a\":1,\"b\":[2],\"traceEvents\":[" ONE
	    "," EVENT("1", "1", "a") "," EVENT("1", "5", "b") "]}";
	struct buf head = BUF_INIT;
	struct forgetting g = { .data = text, .len = sizeof(text) - 1,
	    .at = sizeof(text) - 20, .head = &head };

	g.seen = strtab_new();
	CHECK_INT(forget(format_of(text, g.len), &g), 0);
	CHECK_STR(head.data, "{\"a\":1,\"b\":[2],\"traceEvents\":[" ONE
	    ",\n");
	strtab_free(g.seen);
	buf_free(&head);
}

TEST(collecting_goes_on_where_it_ended)
{
	static const char text[] = "[" ONE "," EVENT("1", "1", "a") "," TWO "]";
	struct buf head = BUF_INIT;
	struct forgetting g = { .data = text, .len = sizeof(text) - 1,
	    .at = 60, .head = &head };
	const struct format *format = format_of(text, g.len);

	g.seen = strtab_new();
	CHECK_INT(forget(format, &g), 0);
	g.from = g.at;
	g.at = g.len;
	CHECK_INT(forget(format, &g), 0);
	CHECK_STR(head.data, "[" ONE ",\n" TWO ",\n");
	CHECK_STR(g.separator, ",\n");
	strtab_free(g.seen);
	buf_free(&head);
}

TEST(damage_that_would_take_for_ever)
{
	struct buf text = BUF_INIT, head = BUF_INIT;
	struct forgetting g;
	uint32_t i;

	buf_adds(&text, "[" EVENT("1", "1", "a") ",");
	for (i = 0; i < 2000000; i++)
		buf_adds(&text, "{\"a\":");
	memset(&g, 0, sizeof(g));
	g.data = text.data;
	g.len = g.at = text.len;
	g.head = &head;
	g.seen = strtab_new();
	CHECK_INT(forget(format_of(text.data, text.len), &g), -1);
	strtab_free(g.seen);
	buf_free(&head);
	buf_free(&text);
}

/* ---- what lasts, and when ---- */

TEST(what_lasts_stays)
{
	static const char text[] =
	    "[{\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":0,\"name\":\"open\"},\n"
	    "{\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":0,\"dur\":5,\"name\":\"o\"},"
	    "{\"ph\":\"X\",\"pid\":1,\"tid\":3,\"ts\":0,\"dur\":50,\"name\":\"l\"},"
	    "{\"ph\":\"b\",\"pid\":1,\"id\":1,\"ts\":1,\"cat\":\"c\",\"name\":\"w\"},"
	    "{\"ph\":\"X\",\"pid\":1,\"tid\":2,\"ts\":20,\"dur\":50,"
	    "\"name\":\"new\"}]";
	struct trace *t = model(text, sizeof(text) - 1, 0);
	uint64_t new = (uint64_t)(strstr(text, "\"ts\":20") - text), *v;
	size_t n, i;

	v = forget_stay(t, new - 40, 10000, &n);
	CHECK_INT(n, 3);
	for (i = 0; i < n; i++)
		CHECK(strchr("olw", *(strstr(text + v[i], "\"name\":\"") + 8)) !=
		    NULL && strncmp(strstr(text + v[i], "\"name\":\"") + 8,
		    "o\"", 2) != 0);
	free(v);
	v = forget_stay(t, 0, 10000, &n);
	CHECK_INT(n, 0);
	free(v);
	trace_free(t);
}

TEST(what_stays_has_its_end)
{
	static const char text[] =
	    "{\"ph\":\"B\",\"pid\":1,\"tid\":1,\"ts\":5,\"name\":\"o\"}\n"
	    "{\"ph\":\"b\",\"pid\":1,\"id\":1,\"ts\":5,\"cat\":\"c\",\"name\":\"a\"}\n"
	    "{\"ph\":\"E\",\"pid\":1,\"tid\":1,\"ts\":9}\n"
	    "{\"ph\":\"e\",\"pid\":1,\"id\":1,\"ts\":9,\"cat\":\"c\",\"name\":\"a\"}\n";
	struct trace *t = model(text, sizeof(text) - 1, 0);
	uint64_t *v;
	size_t n;

	/* all four are before what is kept, but last beyond the time */
	v = forget_stay(t, sizeof(text), 5000, &n);
	CHECK_INT(n, 4);
	free(v);
	/* the ends are kept anyway */
	v = forget_stay(t, (uint64_t)(strstr(text, "{\"ph\":\"E") - text), 5000,
	    &n);
	CHECK_INT(n, 2);
	free(v);
	trace_free(t);
}

/* Reads events ns apart up to each mark of a forget. */
static struct trace *
marked(struct forget *f, const int64_t *us, size_t n, struct buf *text)
{
	struct trace *t = NULL;
	size_t i;

	memset(f, 0, sizeof(*f));
	for (i = 0; i < n; i++) {
		buf_printf(text, "{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%lld,"
		    "\"dur\":0,\"name\":\"n\"}\n", (long long)us[i]);
		trace_free(t);
		t = model(text->data, text->len, 0);
		forget_mark(f, forget_latest(t, forget_from(f)), text->len);
	}
	return t;
}

/* Returns how many events go and do not stay. */
static size_t
forgotten(const int64_t *us, size_t n, int64_t keep_us)
{
	struct buf text = BUF_INIT, head = BUF_INIT;
	struct forget f;
	struct trace *t = marked(&f, us, n, &text);
	size_t at = forget_old(&f, t, format_of(text.data, text.len), text.data,
	    text.len, 0, keep_us * 1000, &head);

	n = 0;
	while (at > 0)
		n += text.data[--at] == '\n';
	for (at = 0; at < head.len; at++)
		n -= head.data[at] == '\n';
	trace_free(t);
	buf_free(&text);
	buf_free(&head);
	return n;
}

TEST(the_old_goes_and_the_rest_stays)
{
	static const int64_t us[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 };

	/* the present is the middle of 8, 9 and 10 */
	CHECK_INT(forgotten(us, 10, 4), 4);
	CHECK_INT(forgotten(us, 10, 100), 0);
	/* less than a quarter */
	CHECK_INT(forgotten(us, 10, 7), 0);
	CHECK_INT(forgotten(us, 2, 0), 0);
}

/*
 * Whichever of the last three times is the middle one is the present: with 3 us
 * to keep, all before it less 3 us is old.
 */
TEST(the_present_is_the_middle_of_three)
{
	static const int64_t order[6][3] = { { 7, 8, 9 }, { 7, 9, 8 },
	    { 8, 7, 9 }, { 8, 9, 7 }, { 9, 7, 8 }, { 9, 8, 7 } };
	int64_t us[9] = { 1, 2, 3, 4, 4, 4 };
	size_t i;

	for (i = 0; i < 6; i++) {
		memcpy(us + 6, order[i], sizeof(order[i]));
		/* 8 - 3: the six before 5 */
		CHECK_INT(forgotten(us, 9, 3), 6);
		us[5] = 5;
		CHECK_INT(forgotten(us, 9, 3), 5);
		us[5] = 4;
	}
	/* of three events the middle one is the present as well */
	us[0] = 9;
	us[1] = us[2] = 20;
	CHECK_INT(forgotten(us, 3, 10), 1);
	CHECK_INT(forgotten(us, 3, 11), 0);
}

/* A copy is worth its time from a quarter of the bytes on. */
TEST(a_quarter_goes_and_less_does_not)
{
	static const int64_t us[] = { 1, 1, 7, 7, 7, 7, 7, 7 };

	CHECK_INT(forgotten(us, 8, 5), 2);
	CHECK_INT(forgotten(us + 1, 7, 5), 0);
}

/* A piece has more events than are passed together (512). */
TEST(the_latest_of_many)
{
	struct buf text = BUF_INIT;
	struct trace *t;
	int i;

	for (i = 0; i < 1100; i++)
		buf_printf(&text, "{\"ph\":\"X\",\"pid\":1,\"tid\":1,"
		    "\"ts\":%d,\"dur\":0,\"name\":\"n\"}\n",
		    i == 700 ? 5000 : i);
	t = model(text.data, text.len, 0);
	CHECK_INT(forget_latest(t, 0), 5000000);
	trace_free(t);
	buf_free(&text);
}

TEST(one_wrong_time_makes_nothing_old)
{
	static const int64_t ahead[] = { 1, 2, 3, 4, 5, 6, 7, 8, 9,
	    1000000000 };
	static const int64_t amid[] = { 1, 2, 900000000, 4, 5, 6, 7, 8, 9, 10 };
	static const int64_t ends[] = { INT64_MIN / 1000, 0,
	    INT64_MAX / 1000, 1, 2, 3 };

	CHECK_INT(forgotten(ahead, 10, 5), 3);
	/* the one with the wrong time is not over yet */
	CHECK_INT(forgotten(amid, 10, 4), 3);
	CHECK_INT(forgotten(ends, 6, 1000), 0);
}

TEST(marks_are_thinned_out)
{
	struct forget f;
	struct buf text = BUF_INIT;
	int64_t us[3 * FORGET_MARKS];
	size_t i;

	for (i = 0; i < 3 * FORGET_MARKS; i++)
		us[i] = (int64_t)i;
	trace_free(marked(&f, us, 3 * FORGET_MARKS, &text));
	CHECK(f.n <= FORGET_MARKS);
	for (i = 1; i < f.n; i++)
		CHECK(f.marks[i].off > f.marks[i - 1].off &&
		    f.marks[i].ts > f.marks[i - 1].ts);
	CHECK_INT(f.marks[f.n - 1].ts, (3 * FORGET_MARKS - 1) * 1000);
	buf_free(&text);
}

/* Of two marks that become one, the later time holds: nothing goes early. */
TEST(marks_are_thinned_to_the_later_time)
{
	struct forget f;
	size_t i;

	memset(&f, 0, sizeof(f));
	for (i = 0; i <= FORGET_MARKS; i++)
		forget_mark(&f, i == 4 ? 900 : (int64_t)i, i + 1);
	CHECK_INT(f.n, FORGET_MARKS / 2 + 1);
	CHECK_INT(f.marks[1].ts, 3);
	CHECK_INT(f.marks[2].ts, 900);
	CHECK_INT(f.marks[2].off, 6);
	CHECK_INT(f.marks[3].ts, 7);
}

/* ---- other formats ---- */

TEST(records_of_fuchsia)
{
	const char *top = getenv("top_srcdir");
	struct mapfile map;
	char path[1000];

	snprintf(path, sizeof(path), "%s/traces/fuchsia.fxt",
	    top == NULL ? "." : top);
	if (mapfile_path(&map, path, NULL, NULL) == -1) {
		printf("skip: %s is not there\n", path);
		return;
	}
	forget_steps(map.data, map.len, 1000);
	mapfile_close(&map);
}

static void
add_words(struct buf *b, const uint64_t *w, size_t n)
{
	size_t i, k;

	for (i = 0; i < n; i++)
		for (k = 0; k < 8; k++)
			buf_addc(b, (char)(w[i] >> 8 * k));
}

/*
 * Providers and their sections stay, each spelling once, in order and before
 * what is in them that stays; the last one is that of the rest.
 */
TEST(sections_of_fuchsia)
{
	static const uint64_t magic[] = { 0x0016547846040010 },
	    one[] = { 2 << 4 | 1 << 16 | 1 << 20 | (uint64_t)3 << 52,
	    0x656e6f }, in_one[] = { 1 << 4 | 2 << 16 | 1 << 20 },
	    text[] = { 2 | 2 << 4 | 1 << 16 | (uint64_t)1 << 32, 'a' },
	    two[] = { 2 << 4 | 1 << 16 | 2 << 20 | (uint64_t)3 << 52,
	    0x6f7774 }, in_two[] = { 1 << 4 | 2 << 16 | 2 << 20 },
	    event[] = { 4 | 4 << 4 | (uint64_t)1 << 48, 5, 1, 7 };
#define ADD(b, words)	add_words(b, words, sizeof(words) / 8)
	struct buf b = BUF_INIT, want = BUF_INIT, head = BUF_INIT;
	struct forgetting g = { .head = &head };
	uint64_t stay;
	size_t rest;

	ADD(&b, magic);
	ADD(&b, one);
	ADD(&b, in_one);
	ADD(&b, text);
	ADD(&b, event);
	stay = b.len;			/* the second one has not ended */
	ADD(&b, event);
	ADD(&b, event);
	ADD(&b, two);
	ADD(&b, in_two);
	ADD(&want, magic);
	ADD(&want, one);
	ADD(&want, in_one);
	ADD(&want, text);
	ADD(&want, event);
	ADD(&want, two);
	ADD(&want, in_two);
	ADD(&b, event);
	ADD(&b, in_one);		/* the last of the sections */
	ADD(&want, in_one);
	ADD(&b, event);
	rest = b.len;
	ADD(&b, event);
#undef ADD
	g.data = b.data;
	g.len = b.len;
	g.at = rest + 9;		/* not to amid a record */
	g.stay = &stay;
	g.nstay = 1;
	g.seen = strtab_new();
	CHECK_INT(forget(format_of(b.data, b.len), &g), 0);
	CHECK_INT(g.at, rest);
	CHECK_MEM(head.data, head.len, want.data, want.len);
	strtab_free(g.seen);
	buf_free(&b);
	buf_free(&want);
	buf_free(&head);
}

TEST(packets_of_perfetto)
{
	const char *top = getenv("top_srcdir");
	struct mapfile map;
	char path[1000];

	snprintf(path, sizeof(path), "%s/traces/perfetto-demo.pftrace",
	    top == NULL ? "." : top);
	if (mapfile_path(&map, path, NULL, NULL) == -1) {
		printf("skip: %s is not there\n", path);
		return;
	}
	forget_steps(map.data, map.len, map.len / 30);
	mapfile_close(&map);
}

TEST(packets_whose_times_are_differences)
{
	struct buf b = BUF_INIT;
	unsigned i;

	packets_begin(&b, 1);
	packets_begin(&b, 2);
	for (i = 0; i < 20; i++) {
		packets_event(&b, 1, i, i == 0 || i == 14);
		packets_event(&b, 2, i, i == 2);
		if (i == 11)
			packets_begin(&b, 1);	/* cleared */
	}
	forget_steps(b.data, b.len, 1);
	buf_free(&b);
}

/* Adds a descriptor of a thread, whose tid names it, on a sequence. */
static void
thread_described(struct buf *b, unsigned seq, unsigned tid, int clears)
{
	struct buf k = BUF_INIT, m = BUF_INIT, c = BUF_INIT;
	char name[16];

	snprintf(name, sizeof(name), "%u", tid);
	packets_number(&m, 1, tid);
	packets_number(&c, 1, 1);
	packets_number(&c, 2, tid);
	packets_text(&c, 5, name);
	packets_bytes(&m, 4, &c);
	packets_bytes(&k, 60, &m);
	packets_number(&k, 10, seq);
	if (clears)
		packets_number(&k, 13, 1);
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
	buf_free(&c);
}

/* Adds a complete slice without a track. */
static void
thread_slice(struct buf *b, unsigned seq, unsigned ts, int clears)
{
	struct buf k = BUF_INIT, m = BUF_INIT, c = BUF_INIT;

	packets_number(&c, 2, 'X');
	packets_number(&c, 3, 1);
	packets_bytes(&m, 6, &c);
	packets_text(&m, 23, "slice");
	packets_bytes(&k, 11, &m);
	packets_number(&k, 8, ts * 10000);
	packets_number(&k, 10, seq);
	if (clears)
		packets_number(&k, 13, 1);
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
	buf_free(&c);
}

TEST(threads_of_sequences)
{
	struct buf b = BUF_INIT;
	unsigned i;

	thread_described(&b, 1, 10, 1);
	thread_slice(&b, 2, 1, 1);
	thread_described(&b, 2, 20, 0);
	for (i = 2; i < 40; i++) {
		thread_slice(&b, 1, i, i % 7 == 0);
		thread_slice(&b, 2, i, i % 9 == 0);
		if (i % 10 == 5)	/* the same descriptors as before */
			thread_described(&b, 2, i == 15 ? 10 : 20, 0);
		if (i == 30)		/* without a state: of no sequence */
			thread_described(&b, 3, 10, 0);
		if (i > 30)
			thread_slice(&b, 3, i, 0);
	}
	forget_steps(b.data, b.len, 1);
	buf_free(&b);
}

TEST(state_that_was_cleared_goes)
{
	struct buf b = BUF_INIT, head = BUF_INIT;
	struct forgetting g = { .head = &head };
	unsigned i, k;
	size_t once = 0;

	for (k = 0; k < 20; k++) {
		packets_begin(&b, 1);
		for (i = 0; i < 20; i++)
			packets_event(&b, 1, i, i < 5);
		buf_clear(&head);
		g.data = b.data;
		g.len = g.at = b.len;
		g.seen = strtab_new();
		CHECK_INT(forget(format_of(b.data, b.len), &g), 0);
		CHECK_INT(g.at, b.len);
		strtab_free(g.seen);
		once = k == 0 ? head.len : once;
	}
	/* but for the clocks, some 40 bytes each */
	CHECK(head.len < once + 19 * 60);
	buf_free(&b);
	buf_free(&head);
}

TEST(forgetting_again_and_again)
{
	struct buf b = BUF_INIT, head = BUF_INIT;
	struct forgetting g = { .head = &head };
	struct trace *t;
	uint64_t *stay;
	unsigned i;

	packets_begin(&b, 1);
	for (i = 0; i < 1000; i++) {
		packets_event(&b, 1, i, i == 0);
		if (i % 97 != 96)
			continue;
		t = model(b.data, b.len, 0);
		CHECK_INT(t->end, 1000000000 + (i + 1) * PACKETS_STEP * 1000);
		g.stay = stay = forget_stay(t, UINT64_MAX, t->end - 1,
		    &g.nstay);
		trace_free(t);
		buf_clear(&head);
		g.data = b.data;
		g.len = g.at = b.len;
		g.seen = strtab_new();
		CHECK_INT(forget(format_of(b.data, b.len), &g), 0);
		strtab_free(g.seen);
		free(stay);
		buf_clear(&b);
		buf_add(&b, head.data, head.len);
		CHECK(b.len < 300);
	}
	buf_free(&b);
	buf_free(&head);
}

TEST(what_of_perfetto_forgets_nothing)
{
	struct buf b = BUF_INIT, k = BUF_INIT, m = BUF_INIT, head = BUF_INIT;
	struct forgetting g = { .head = &head, .seen = strtab_new() };

	packets_begin(&b, 1);
	packets_number(&m, 1, 5);
	packets_number(&m, 2, 6);
	packets_bytes(&k, 44, &m);	/* thread_descriptor */
	packets_bytes(&b, 1, &k);
	g.data = b.data;
	g.len = g.at = b.len;
	CHECK_INT(forget(format_of(b.data, b.len), &g), -1);
	strtab_free(g.seen);
	buf_free(&b);
	buf_free(&k);
	buf_free(&m);
	buf_free(&head);
}

/* An event is there from its first byte to before the next one. */
TEST(an_event_stays_where_it_is)
{
	static const uint64_t stay[] = { 10, 20, 40 };
	struct forgetting f = { .stay = stay, .nstay = 3 };

	CHECK_INT(forgetting_stays(&f, 0, 10), 0);
	CHECK_INT(forgetting_stays(&f, 0, 11), 1);
	CHECK_INT(forgetting_stays(&f, 10, 11), 1);
	CHECK_INT(forgetting_stays(&f, 11, 20), 0);
	CHECK_INT(forgetting_stays(&f, 11, 30), 1);
	CHECK_INT(forgetting_stays(&f, 40, 41), 1);
	CHECK_INT(forgetting_stays(&f, 41, UINT64_MAX), 0);
	f.nstay = 0;
	CHECK_INT(forgetting_stays(&f, 0, UINT64_MAX), 0);
}

TEST(lines_of_the_kernel)
{
	static const char text[] = "# tracer: nop\n#\n"
	    "     a-1     [000] d..2.  1.000000: sched_switch: prev_comm=a "
	    "prev_pid=1 prev_prio=120 prev_state=S ==> next_comm=b next_pid=2 "
	    "next_prio=120\n"
	    "# amid\n"
	    "     b-2     [000] d..2.  2.000000: sched_switch: prev_comm=b "
	    "prev_pid=2 prev_prio=120 prev_state=S ==> next_comm=a next_pid=1 "
	    "next_prio=120\n";
	const char *second = strstr(text, "     b-2");
	struct buf head = BUF_INIT;
	uint64_t stay;
	struct forgetting g = { .data = text, .len = sizeof(text) - 1,
	    .at = (size_t)(second - text) + 30, .head = &head };

	CHECK_INT(forget(format_of(text, g.len), &g), 0);
	CHECK_INT(g.at, second - text);
	CHECK_STR(head.data, "# tracer: nop\n#\n");
	buf_clear(&head);
	stay = (uint64_t)(strstr(text, "     a-1") - text);
	g.stay = &stay;
	g.nstay = 1;
	CHECK_INT(forget(format_of(text, g.len), &g), 0);
	CHECK(strstr(head.data, "a-1") != NULL &&
	    strstr(head.data, "amid") == NULL);
	buf_free(&head);
}

TEST_MAIN
