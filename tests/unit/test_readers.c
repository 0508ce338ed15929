/*
 * What every reader owes to a trace: the bytes of an event are those that were
 * read, in whichever file it is; what the reader keeps of a file for its events
 * can be saved and made again; progress is reported on the loading thread only,
 * never backwards, and reading goes on until it is to stop.
 */
#include "config.h"

#include <pthread.h>
#include <zlib.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/err.h"
#include "ttv/event_source.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "../../src/load/formats.h"
#include "packets.h"
#include "temp.h"
#include "test.h"

static char	path[] = TEMP_PATH, first[] = TEMP_PATH;

/* ---- texts: each has a head, and events that can stand by themselves ---- */

static void
json_event(struct buf *b, unsigned i)
{
	buf_printf(b, "{\"name\":\"n%u\",\"ph\":\"X\",\"ts\":%u,\"dur\":5,"
	    "\"pid\":1,\"tid\":1,\"args\":{\"text\":\"some more bytes\"}}", i,
	    i * 10);
}

static void
json_behind(struct buf *b, unsigned i)
{
	(void)i;
	buf_adds(b, ",\n");
}

static void
ninja_head(struct buf *b)
{
	buf_adds(b, "# ninja log v5\n");
}

static void
ninja_event(struct buf *b, unsigned i)
{
	buf_printf(b, "%u\t%u\t%u\tn%u\t%x", i * 10, i * 10 + 5, i, i, i);
}

static void
ninja_behind(struct buf *b, unsigned i)
{
	(void)i;
	buf_addc(b, '\n');
}

static void
ftrace_head(struct buf *b)
{
	buf_adds(b, "# tracer: nop\n#\n");
}

static void
ftrace_event(struct buf *b, unsigned i)
{
	buf_printf(b, "          <...>-7     [000] ...1 %u.%06u: "
	    "tracing_mark_write: B|7|n%u", 1 + i / 100000, i % 100000 * 10, i);
}

static void
ftrace_behind(struct buf *b, unsigned i)
{
	buf_printf(b, "\n          <...>-7     [000] ...1 %u.%06u: "
	    "tracing_mark_write: E|7\n", 1 + i / 100000, i % 100000 * 10 + 5);
}

static void
word(struct buf *b, uint64_t w)
{
	unsigned i;

	for (i = 0; i < 8; i++)
		buf_addc(b, (char)(w >> 8 * i));
}

static void
fuchsia_head(struct buf *b)
{
	word(b, UINT64_C(0x0016547846040010));
}

/* Adds a complete event of process 1, thread 7. */
static void
fuchsia_event(struct buf *b, unsigned i)
{
	char name[16];
	unsigned k, n = (unsigned)snprintf(name, sizeof(name), "n%u", i);
	size_t end = b->len;

	word(b, 4 | (uint64_t)(6 + (n > 8)) << 4 | 4 << 16 |
	    (uint64_t)(0x8000 | n) << 48);
	word(b, i * 10);
	word(b, 1);
	word(b, 7);
	for (k = 0; k < n; k++)
		buf_addc(b, name[k]);
	while ((b->len - end) % 8 != 0)
		buf_addc(b, '\0');
	word(b, i * 10 + 5);
}

static void
fuchsia_behind(struct buf *b, unsigned i)
{
	(void)b;
	(void)i;
}

static void
perfetto_head(struct buf *b)
{
	struct buf k = BUF_INIT, m = BUF_INIT, c = BUF_INIT;

	/* args of events are of two sequences and of a description */
	packets_begin(b, 1);
	packets_begin(b, 2);
	packets_text(&c, 1, "m");
	packets_text(&c, 2, ".perfetto.protos.TrackEvent");
	packets_number(&c, 3, 1001);
	packets_number(&c, 4, 1);
	packets_number(&c, 5, 5);
	packets_bytes(&m, 7, &c);
	packets_bytes(&c, 1, &m);
	packets_bytes(&m, 1, &c);
	packets_bytes(&k, 72, &m);
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
	buf_free(&c);
}

/* Adds the begin of a slice, whose name is its own. */
static void
perfetto_event(struct buf *b, unsigned i)
{
	struct buf k = BUF_INIT, m = BUF_INIT;
	char name[16];

	snprintf(name, sizeof(name), "n%u", i);
	packets_number(&k, 8, PACKETS_STEP);
	packets_number(&k, 10, 1);
	packets_number(&k, 13, 2);
	packets_number(&m, 9, 1);
	packets_number(&m, 11, 71);
	packets_text(&m, 23, name);
	packets_number(&m, 1001, i);
	packets_bytes(&k, 11, &m);
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
}

static void
perfetto_behind(struct buf *b, unsigned i)
{
	(void)i;
	packets_event(b, 1, 1, 0);
}

/* ---- texts of spans and calls ---- */

static void
line_behind(struct buf *b, unsigned i)
{
	(void)i;
	buf_addc(b, '\n');
}

static void
strace_event(struct buf *b, unsigned i)
{
	buf_printf(b, "7 %u.%06u n%u(3, \"some text\") = 0 <0.000005>",
	    1700000000 + i / 100000, i % 100000 * 10, i);
}

static void
xray_event(struct buf *b, unsigned i)
{
	buf_printf(b, "{\"id\":\"%016x\",\"name\":\"n%u\",\"trace_id\":"
	    "\"1-00000001-%024x\",\"start_time\":%u.5,\"end_time\":%u.75}",
	    i + 1, i, i + 1, i, i);
}

static void
zipkin_head(struct buf *b)
{
	buf_addc(b, '[');
}

static void
zipkin_event(struct buf *b, unsigned i)
{
	buf_printf(b, "{\"traceId\":\"%032x\",\"id\":\"%016x\",\"name\":"
	    "\"n%u\",\"timestamp\":%u,\"duration\":5,\"localEndpoint\":"
	    "{\"serviceName\":\"s\"}}", i + 1, i + 1, i, i * 10 + 1);
}

static void
otlp_head(struct buf *b)
{
	buf_adds(b, "{\"resourceSpans\":[{\"resource\":{\"attributes\":[{"
	    "\"key\":\"service.name\",\"value\":{\"stringValue\":\"s\"}}]},"
	    "\"scopeSpans\":[{\"scope\":{\"name\":\"in\"},\"spans\":[");
}

static void
otlp_event(struct buf *b, unsigned i)
{
	buf_printf(b, "{\"traceId\":\"%032x\",\"spanId\":\"%016x\",\"name\":"
	    "\"n%u\",\"startTimeUnixNano\":\"%u\",\"endTimeUnixNano\":"
	    "\"%u\"}", i + 1, i + 1, i, i * 10 + 1, i * 10 + 6);
}

static void
jaeger_head(struct buf *b)
{
	buf_adds(b, "{\"data\":[{\"traceID\":\"1\",\"processes\":{\"p1\":"
	    "{\"serviceName\":\"s\"}},\"spans\":[");
}

static void
jaeger_event(struct buf *b, unsigned i)
{
	buf_printf(b, "{\"traceID\":\"%x\",\"spanID\":\"%x\","
	    "\"operationName\":\"n%u\",\"startTime\":%u,\"duration\":5,"
	    "\"processID\":\"p1\"}", i + 1, i + 1, i, i * 10 + 1);
}

static const struct text {
	const char	*name;
	void		(*head)(struct buf *);
	void		(*event)(struct buf *, unsigned);
	void		(*behind)(struct buf *, unsigned);
	unsigned	many;		/* events: several reports */
	int		silent;		/* 1: nothing is reported */
} texts[] = {
	{ "chrome-json", NULL, json_event, json_behind, 60000, 0 },
	{ "ninja", ninja_head, ninja_event, ninja_behind, 9000, 1 },
	{ "ftrace", ftrace_head, ftrace_event, ftrace_behind, 60000, 0 },
	{ "fuchsia", fuchsia_head, fuchsia_event, fuchsia_behind, 150000, 0 },
	{ "perfetto", perfetto_head, perfetto_event, perfetto_behind, 150000,
	    0 },
	{ "strace", NULL, strace_event, line_behind, 120000, 0 },
	{ "xray", NULL, xray_event, line_behind, 20000, 0 },
	{ "zipkin", zipkin_head, zipkin_event, json_behind, 20000, 1 },
	{ "otlp", otlp_head, otlp_event, json_behind, 20000, 1 },
	{ "jaeger", jaeger_head, jaeger_event, json_behind, 20000, 1 },
};
#define TEXTS	(sizeof(texts) / sizeof(texts[0]))

static void
text_make(const struct text *x, unsigned n)
{
	struct buf b = BUF_INIT;
	unsigned i;

	if (x->head != NULL)
		x->head(&b);
	for (i = 0; i < n; i++) {
		x->event(&b, i);
		x->behind(&b, i);
	}
	temp_make(path, b.data, b.len);
	buf_free(&b);
}

/* ---- bytes ---- */

/* Checks the bytes of a slice of the text, by the number in its name. */
static int
has_its_bytes(const struct trace *t, uint32_t slice, const struct text *x)
{
	const char *name = trace_kind_name(t, t->kind[slice]), *raw;
	struct buf want = BUF_INIT;
	size_t len;
	int good;

	if (strcmp(name, "first") == 0)
		return 1;
	x->event(&want, (unsigned)strtoul(name + 1, NULL, 10));
	raw = t->reader->raw(t, trace_off(t, slice), &len);
	good = CHECK_MEM(raw, len, want.data, want.len);
	if (!good)
		printf("# %s: %s\n", x->name, name);
	buf_free(&want);
	return good;
}

/* The file that is asked about is the second, so that its bytes begin late. */
TEST(the_bytes_of_an_event_are_those_that_were_read)
{
	static const char other[] = "[{\"name\":\"first\",\"ph\":\"X\",\"ts\":0,"
	    "\"dur\":1,\"pid\":1,\"tid\":1}]";
	const char *paths[] = { first, path };
	struct load_options o;
	struct trace *t;
	struct err err;
	size_t i, len;
	uint32_t s;

	memset(&o, 0, sizeof(o));
	o.threads = 1;
	temp_make(first, other, strlen(other));
	for (i = 0; i < TEXTS; i++) {
		text_make(&texts[i], 200);
		err_clear(&err);
		t = load_files(paths, 2, &o, &err);
		unlink(path);
		if (!CHECK(t != NULL))
			continue;
		CHECK_INT(t->nslices, 201);
		for (s = 0; s < t->nslices &&
		    has_its_bytes(t, s, &texts[i]); s++)
			;
		CHECK(t->reader->raw(t, UINT64_MAX / 4, &len) == NULL);
		trace_free(t);
	}
	unlink(first);
}

/* ---- what an index has of a state ---- */

static char *
args_of(const struct trace *t)
{
	struct buf b = BUF_INIT;
	struct arena a = ARENA_INIT;
	struct value *v;
	uint32_t s;

	for (s = 0; s < t->nslices; s++) {
		if ((v = trace_slice_args(t, s, &a)) != NULL)
			value_json(&b, v);
		buf_addc(&b, '\n');
	}
	arena_free(&a);
	return b.data;
}

/* What is made of it has the same args, and is saved as as many bytes. */
TEST(a_state_that_was_saved_is_restored)
{
	const char *paths[] = { path };
	struct load_options o;
	struct trace *t;
	struct input *g;
	struct buf one = BUF_INIT, two = BUF_INIT;
	struct err err;
	char *before, *after;
	void *state;
	size_t i;

	memset(&o, 0, sizeof(o));
	o.threads = 1;
	for (i = 0; i < TEXTS; i++) {
		text_make(&texts[i], 2000);
		err_clear(&err);
		if (!CHECK((t = load_files(paths, 1, &o, &err)) != NULL))
			continue;
		g = &((struct inputs *)t->reader_data)->v[0];
		if (g->state != NULL && g->events->save != NULL) {
			buf_clear(&one);
			buf_clear(&two);
			before = args_of(t);
			state = g->state;
			g->events->save(state, &one);
			g->state = NULL;
			buf_add(&one, "", 1);
			/* nor is it made of more or less than that */
			if (input_restore(g, one.data, one.len) == 0 ||
			    input_restore(g, one.data, one.len - 2) == 0 ||
			    input_restore(g, one.data, 0) == 0 ||
			    input_restore(g, one.data, --one.len) == -1)
				CHECK_STR(texts[i].name, "");
			else {
				g->events->save(g->state, &two);
				CHECK_INT(two.len, one.len);
				after = args_of(t);
				CHECK_STR(after, before);
				free(after);
			}
			free(before);
			g->events->free(state);
		}
		trace_free(t);
		unlink(path);
	}
	buf_free(&one);
	buf_free(&two);
}

/* ---- progress ---- */

struct said {
	pthread_t	thread;
	uint64_t	last;
	unsigned	calls, strange;
	unsigned	stop;		/* the call that stops; 0: none does */
};

static int
say(void *arg, uint64_t done, uint64_t total)
{
	struct said *x = arg;

	x->strange += !pthread_equal(x->thread, pthread_self()) ||
	    done < x->last || (total != 0 && done > total);
	x->last = done;
	return ++x->calls == x->stop;
}

static struct trace *
load_with(struct said *x, int threads, unsigned stop)
{
	const char *paths[] = { path };
	struct load_options o;
	struct err err;

	memset(x, 0, sizeof(*x));
	x->thread = pthread_self();
	x->stop = stop;
	memset(&o, 0, sizeof(o));
	o.threads = threads;
	o.progress = say;
	o.arg = x;
	err_clear(&err);
	return load_files(paths, 1, &o, &err);
}

TEST(progress_is_reported_and_stops_when_it_is_asked_to)
{
	struct trace *t;
	struct said x;
	size_t i;
	int threads, good;

	for (i = 0; i < TEXTS; i++) {
		text_make(&texts[i], texts[i].many);
		for (threads = 1; threads < 3; threads++) {
			t = load_with(&x, threads, 0);
			if (!CHECK(t != NULL))
				continue;
			good = CHECK_INT(t->nslices, texts[i].many);
			good &= CHECK_INT(t->complete, 1);
			good &= CHECK(x.calls > 2 || threads > 1 ||
			    texts[i].silent);
			good &= CHECK_INT(x.strange, 0);
			if (!good)
				printf("# %s\n", texts[i].name);
			trace_free(t);
		}
		t = load_with(&x, 1, 1);
		if (!CHECK(t != NULL && (t->nslices < texts[i].many ||
		    texts[i].silent)))
			printf("# %s, stopped\n", texts[i].name);
		if (t != NULL)
			trace_free(t);
		unlink(path);
	}
}

static int
refuse(void *refused, const char *text, size_t n, uint64_t off)
{
	(void)text;
	CHECK(n > 0);
	CHECK_INT(off, 0);
	++*(int *)refused;
	return -1;
}

static uint64_t
room(void *unused)
{
	(void)unused;
	return 1 << 20;
}

/* A packet of Perfetto with an instant, as zlib packs it. */
TEST(a_text_inside_that_is_not_taken_is_said)
{
	static const char packed[] = "\n\x19\x92\x03\x16\x78\x9c\xe3\xe2\x71"
	    "\x48\x09\x60\x8c\x62\xf3\x60\xde\xc5\xc8\x98\x08\x00\x13\xb2"
	    "\x02\xd4";
	static char data[sizeof(packed) + 64];	/* zeros behind it */
	const struct format *format;
	struct reading r;
	struct builder *b;
	struct trace *t;
	int refused = 0;

	memcpy(data, packed, sizeof(packed));
	memset(&r, 0, sizeof(r));
	r.data = data;
	r.len = sizeof(packed) - 1;
	r.threads = 1;
	r.nested = refuse;
	r.room = room;
	r.arg = &refused;
	format = format_of(r.data, r.len);
	CHECK_STR(format->name, "perfetto");
	b = format->read(&r);
	if (r.state != NULL)
		format->events->free(r.state);
	t = builder_finish(&b, 1, 1);
	CHECK_INT(refused, 1);
	CHECK_INT(t->warn.entry[WARN_PART].count, 1);
	trace_free(t);
}

/* Comments and blanks may still become a trace, with a word behind none. */
TEST(a_beginning_that_says_nothing_is_waited_for)
{
	static const char *const pending[] = { "", "#", "# a", "# a\n", " \n",
	    "# a\n # b\n\n", "#\n#\n#" };
	static const char *const not[] = { "a", "# a\nb", " b", "#\n#\n{" };
	size_t i;

	for (i = 0; i < sizeof(pending) / sizeof(*pending); i++)
		CHECK_INT(format_pending(pending[i], strlen(pending[i])), 1);
	for (i = 0; i < sizeof(not) / sizeof(*not); i++)
		CHECK_INT(format_pending(not[i], strlen(not[i])), 0);
}

/* A member of any size stands before those that tell a format. */
TEST(a_format_is_told_by_members_behind_a_large_one)
{
	static const struct { const char *format, *last; } want[] = {
		{ "firefox", "\"threads\":[]}" },
		{ "chrome-json", "\"traceEvents\":[]}" },
		{ "chrome-json", "\"ph\":\"X\"}" },
	};
	const size_t large = 3 << 20;
	struct buf b = BUF_INIT;
	size_t i;

	for (i = 0; i < sizeof(want) / sizeof(want[0]); i++) {
		b.len = 0;
		buf_adds(&b, "{\"libs\":[],\"other\":\"");
		while (b.len < large)
			buf_addc(&b, 'x');
		buf_printf(&b, "\",%s", want[i].last);
		CHECK_STR(format_of(b.data, b.len)->name, want[i].format);
	}
	buf_free(&b);
}

/* What is inflated while it is read is waited for as long as it is in doubt. */
TEST(a_stream_in_doubt_is_waited_for)
{
	const size_t large = 3 << 20;
	struct buf b = BUF_INIT;
	struct trace *t;
	struct err err;
	const char *paths[] = { path };
	struct load_options o;
	uint32_t x = 1;
	gzFile gz;

	buf_adds(&b, "{\"libs\":[],\"other\":\"");
	while (b.len < large) {
		x = x * 1103515245u + 12345;	/* is hardly packed */
		buf_addc(&b, (char)('a' + (x >> 16) % 26));
	}
	buf_adds(&b, "\",\"meta\":{\"version\":29,\"interval\":1},"
	    "\"threads\":[]}");
	temp_make(path, "", 0);
	gz = gzopen(path, "wb1");
	CHECK_INT(gzwrite(gz, b.data, (unsigned)b.len), b.len);
	gzclose(gz);
	err_clear(&err);
	memset(&o, 0, sizeof(o));
	o.threads = 1;
	t = load_files(paths, 1, &o, &err);
	CHECK(t != NULL);
	if (t != NULL)
		CHECK_STR(t->sources[0].format, "firefox");
	trace_free(t);
	unlink(path);
	buf_free(&b);
}

TEST_MAIN
