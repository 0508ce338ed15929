/*
 * follow_split: a trace that comes in pieces, cut at any byte, becomes what it
 * is at once: what is written of it and its warnings are the same, and a model
 * of the first piece and one of what came behind it have each event once
 * between them.
 *
 * Each trace begins with bytes that say nothing, enough of them that no pause
 * is made for a writer that writes little at a time.
 */
#include "config.h"

#include <sys/stat.h>

#include <fcntl.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/cut.h"
#include "ttv/err.h"
#include "ttv/follow.h"
#include "ttv/grow.h"
#include "ttv/input.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/trace.h"
#include "ttv/tuning.h"
#include "ttv/write.h"
#include "load/follow_build.h"
#include "load/follow_newest.h"
#include "load/formats.h"
#include "packets.h"
#include "temp.h"
#include "test.h"

#define SAYS_NOTHING	(33u << 10)	/* bytes */

static const char json[] =
    "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":1,\"tid\":1,\"args\":"
    "{\"name\":\"main \\u00e9\"}},\n"
    "{\"ph\":\"X\",\"name\":\"run\",\"cat\":\"a,b\",\"ts\":0,\"dur\":90.5,"
    "\"pid\":1,\"tid\":1,\"args\":{\"k\":[1,{\"x\":\"y}\"}],\"n\":-2.5e1}},\n"
    "{\"ph\":\"B\",\"name\":\"wait\",\"ts\":10,\"pid\":1,\"tid\":1},\n"
    "{\"ph\":\"s\",\"name\":\"go\",\"cat\":\"f\",\"id\":7,\"ts\":11,"
    "\"pid\":1,\"tid\":1},\n"
    "{\"ph\":\"b\",\"name\":\"load\",\"cat\":\"n\",\"id\":\"0x1\",\"ts\":12,"
    "\"pid\":1,\"tid\":1},\n"
    "{\"ph\":\"C\",\"name\":\"mem\",\"ts\":13,\"pid\":1,\"args\":{\"kb\":5,"
    "\"gb\":0.5}},\n"
    "{\"ph\":\"E\",\"ts\":20,\"pid\":1,\"tid\":1,\"args\":{\"end\":true}},\n"
    "{\"ph\":\"f\",\"name\":\"go\",\"cat\":\"f\",\"id\":7,\"ts\":25,"
    "\"pid\":1,\"tid\":2,\"bp\":\"e\"},\n"
    "{\"ph\":\"X\",\"name\":\"job\",\"ts\":24,\"dur\":3,\"pid\":1,\"tid\":2},\n"
    "{\"ph\":\"e\",\"name\":\"load\",\"cat\":\"n\",\"id\":\"0x1\",\"ts\":30,"
    "\"pid\":1,\"tid\":2},\n"
    "{\"ph\":\"i\",\"name\":\"now\",\"s\":\"p\",\"ts\":31,\"pid\":1,"
    "\"tid\":2},\n"
    "{\"ph\":\"E\",\"ts\":40,\"pid\":1,\"tid\":2},\n"
    "{\"ph\":\"B\",\"name\":\"open\",\"ts\":50,\"pid\":1,\"tid\":2}\n]\n";

static const char kernel[] =
    "          <idle>-0     [000] d..2.  1.000001: sched_switch: "
    "prev_comm=swapper/0 prev_pid=0 prev_prio=120 prev_state=R ==> "
    "next_comm=app next_pid=7 next_prio=100\n"
    "             app-7     [000] .....  1.000002: tracing_mark_write: "
    "B|7|draw a\n"
    "             app-7     [000] .....  1.000003: tracing_mark_write: "
    "C|7|frames|12\n"
    "             app-7     [000] d..2.  1.000004: sched_switch: "
    "prev_comm=app prev_pid=7 prev_prio=100 prev_state=D ==> "
    "next_comm=db next_pid=8 next_prio=120\n"
    "what no line of an event looks like\n"
    "              db-8     [000] d..2.  1.000005: sched_waking: comm=app "
    "pid=7 prio=100 target_cpu=001\n"
    "          <idle>-0     [001] d..2.  1.000006: cpu_frequency: "
    "state=1200000 cpu_id=1\n"
    "          <idle>-0     [001] d..2.  1.000007: sched_switch: "
    "prev_comm=swapper/1 prev_pid=0 prev_prio=120 prev_state=R ==> "
    "next_comm=app next_pid=7 next_prio=100\n"
    "             app-7     [001] .....  1.000008: tracing_mark_write: E|7\n";

/* ---- the traces ---- */

enum form { JSON, KERNEL, PERFETTO, FORMS };

static char path[] = TEMP_PATH;
static struct buf all = BUF_INIT;
static size_t first;		/* of the bytes that say something */

static void
make(enum form form)
{
	struct buf k = BUF_INIT;
	unsigned i;

	buf_clear(&all);
	if (form == JSON)
		buf_adds(&all, "[\n");
	if (form == KERNEL)
		buf_adds(&all, "# tracer: nop\n#\n");
	while (form == JSON && all.len < SAYS_NOTHING)
		buf_addc(&all, ' ');
	while (form == KERNEL && all.len < SAYS_NOTHING)
		buf_adds(&all, "# entries-in-buffer/entries-written: 9/9\n");
	if (form == PERFETTO) {
		while (k.len < SAYS_NOTHING)
			packets_number(&k, 1000, 1);
		packets_bytes(&all, 1, &k);	/* fields of no meaning */
	}
	first = all.len;
	if (form == JSON)
		buf_add(&all, json, sizeof(json) - 1);
	if (form == KERNEL)
		buf_add(&all, kernel, sizeof(kernel) - 1);
	if (form == PERFETTO) {
		packets_begin(&all, 1);
		packets_begin(&all, 2);
		for (i = 0; i < 11; i++)
			packets_event(&all, i / 3 % 2 + 1, i / 6 * 3 + i % 3,
			    i == 0 || i == 3);
	}
	buf_free(&k);
}

/* Appends to *out what is written of a trace, and its warnings. */
static void
tell(struct buf *out, const struct trace *t)
{
	static const char *const names[] = { "json", "perfetto" };
	struct write_to to = { .buf = out };
	struct write_report report;
	const struct warn_entry *w;
	struct cut cut;
	size_t i, k;

	buf_clear(out);
	cut_open(&cut, t, NULL, NULL, INT64_MIN, INT64_MAX, 0);
	for (i = 0; i < 2; i++) {
		memset(&report, 0, sizeof(report));
		write_format_find(names[i])->write(&cut, &to, &report);
	}
	cut_close(&cut);
	for (i = 0; i < WARN_MAX; i++) {
		w = &t->warn.entry[i];
		if (w->count > 0)
			buf_printf(out, "\n%s %" PRIu64, warn_name(i), w->count);
		for (k = 0; k < w->nplaces; k++)
			buf_printf(out, " %" PRIu64, w->places[k]);
	}
	buf_printf(out, "\n%" PRIu64 " events, %" PRId64 " to %" PRId64,
	    t->nevents, t->start, t->end);
}

/* Tells of the file at `path`, read at once. */
static uint64_t
at_once(struct buf *out)
{
	static const struct load_options o = { .threads = 1 };
	const char *paths[] = { path };
	struct trace *t;
	struct err err;
	uint64_t n;

	err_clear(&err);
	t = load_files(paths, 1, &o, &err);
	if (!CHECK(t != NULL))
		abort();
	tell(out, t);
	n = t->nevents;
	trace_free(t);
	return n;
}

/* ---- by hand, each step of following ---- */

static const struct load_options options = { .threads = 1 };

static void
append(size_t from, size_t to)
{
	int fd = open(path, O_WRONLY | O_APPEND | O_CLOEXEC);

	if (write(fd, all.data + from, to - from) != (ssize_t)(to - from))
		abort();
	close(fd);
}

/* Returns a model of what a grow has, or NULL; last: no more will come. */
static struct trace *
model(const struct grow *g, int last, int64_t *latest)
{
	struct follow_build b = { .m = { .o = &options, .path = path } };
	struct trace *t;
	struct err err;
	int r;

	err_clear(&err);
	r = follow_build_open(&b, g, last, &err);
	CHECK(r >= 0);		/* what is half there is not refused */
	if (r != 1)
		return NULL;
	t = follow_build_make(&b);
	*latest = b.latest;
	return t;
}

/* Returns the events of the part behind a model. */
static uint64_t
behind(const struct grow *g, const struct trace *t, int64_t latest)
{
	const struct inputs *in = t->reader_data;
	const struct mapfile *map = &in->v[0].map;
	struct follow_newest w;
	struct newest part;
	uint64_t n = 0;

	memset(&w, 0, sizeof(w));
	follow_newest_begin(&w, t, format_of(map->data, map->len), map->data,
	    map->len, 0, latest);
	CHECK_INT(w.ready, 1);
	w.o = &options;
	w.path = path;
	if (follow_newest_model(&w, g, 0, 1, &part)) {
		n = part.events;
		trace_free(part.trace);
	}
	follow_newest_free(&w);
	return n;
}

/*
 * Has bytes come in three pieces; the second and the third may be empty.
 * Returns whether the result is `want`.
 */
static int
comes(size_t a, size_t b, const struct buf *want, uint64_t events)
{
	static struct buf got;
	struct trace *t, *early;
	struct grow *g;
	struct err err;
	int64_t latest = 0;
	int ok = 1;

	err_clear(&err);
	temp_make(path, all.data, a);
	g = grow_open(path, &err);
	CHECK_INT(grow_take(g, &err), GROW_MORE);
	early = model(g, 0, &latest);
	if (b > a) {
		append(a, b);
		CHECK_INT(grow_take(g, &err), GROW_MORE);
	}
	if (all.len > b) {
		append(b, all.len);
		CHECK_INT(grow_take(g, &err), GROW_MORE);
	}
	if (early != NULL) {
		ok = CHECK_INT(early->nevents + behind(g, early, latest),
		    events);
		trace_free(early);
	}
	t = model(g, 1, &latest);
	if (!CHECK(t != NULL))
		abort();
	tell(&got, t);
	ok &= CHECK_MEM(got.data, got.len, want->data, want->len);
	trace_free(t);
	grow_free(g);
	unlink(path);
	return ok;
}

static void
in_pieces(enum form form)
{
	struct buf want = BUF_INIT;
	uint64_t seed = form, events;
	size_t a, b, i;

	make(form);
	temp_make(path, all.data, all.len);
	events = at_once(&want);
	unlink(path);
	CHECK(events > 5);
	for (a = first; a <= all.len; a++)
		if (!comes(a, a, &want, events)) {
			printf("# cut at %zu of %zu\n", a - first,
			    all.len - first);
			break;
		}
	for (i = 0; i < 4; i++) {
		a = first + test_random(&seed) % (all.len - first);
		b = a + test_random(&seed) % (all.len - a);
		if (!comes(a, b, &want, events))
			printf("# cut at %zu and %zu\n", a - first, b - first);
	}
	buf_free(&want);
}

TEST(json_in_two_and_three_pieces)
{
	in_pieces(JSON);
}

TEST(lines_of_the_kernel_in_two_and_three_pieces)
{
	in_pieces(KERNEL);
}

TEST(packets_in_two_and_three_pieces)
{
	in_pieces(PERFETTO);
}

/* ---- by follow_file(), from a pipe with a name ---- */

#define MOST_LOOKS	1000	/* of progress(), in which all has come */

static struct {
	int		 fd;		/* -1: it has closed the pipe */
	size_t		 cut, given;	/* bytes */
	int		 looks, published;
} writer;

/* Gives the next piece when all that was given is taken; closes behind it. */
static int
progress(void *arg, uint64_t done, uint64_t total)
{
	size_t to = writer.given < writer.cut ? writer.cut : all.len;

	(void)arg;
	(void)total;
	if (done == writer.given && writer.fd != -1) {
		if (writer.given == all.len) {
			close(writer.fd);
			writer.fd = -1;
		} else if (write(writer.fd, all.data + writer.given,
		    to - writer.given) != (ssize_t)(to - writer.given))
			abort();
		writer.given = to;
	}
	return ++writer.looks > MOST_LOOKS;
}

static void
publish(void *arg, struct trace *t)
{
	(void)arg;
	writer.published += t->nevents > 0;
	trace_free(t);
}

static void
newest(void *arg, const struct newest *part)
{
	(void)arg;
	trace_free(part->trace);
}

static void
by_pipe(enum form form, size_t cut)
{
	struct load_options o = { .threads = 1, .progress = progress,
	    .publish = publish, .newest = newest };
	struct buf want = BUF_INIT, got = BUF_INIT;
	const char *paths[] = { path };
	struct trace *t;
	struct err err;

	make(form);
	temp_make(path, all.data, all.len);
	at_once(&want);
	unlink(path);
	if (mkfifo(path, 0600) == -1)
		abort();
	memset(&writer, 0, sizeof(writer));
	writer.fd = open(path, O_RDWR | O_CLOEXEC);
	writer.cut = first + (all.len - first) * cut / 8;
	o.follow = follow_new(0);
	err_clear(&err);
	t = follow_file(paths, 1, &o, &err);
	CHECK_INT(writer.given, all.len);
	CHECK_INT(writer.fd, -1);
	CHECK_INT(err.code, ERR_NONE);
	/* the first piece has events that were shown */
	CHECK(writer.published > 0);
	if (CHECK(t != NULL)) {
		CHECK_INT(t->complete, 1);
		tell(&got, t);
		CHECK_MEM(got.data, got.len, want.data, want.len);
		trace_free(t);
	}
	follow_free(o.follow);
	unlink(path);
	buf_free(&want);
	buf_free(&got);
}

static struct {
	uint64_t	 done;
	int		 looks, published;
} reader;

static int
forward(void *arg, uint64_t done, uint64_t total)
{
	(void)arg;
	CHECK(done >= reader.done && done <= total);
	reader.done = done;
	reader.looks++;
	return 0;
}

static void
shown(void *arg, struct trace *t)
{
	(void)arg;
	reader.published++;
	trace_free(t);
}

/* Models of a beginning are a part of the work, and add to what is done. */
TEST(progress_goes_forward)
{
	struct load_options o = { .threads = 1, .progress = forward,
	    .publish = shown };
	struct buf text = BUF_INIT;
	const char *paths[] = { path };
	struct tuning was = tuning;
	struct trace *t;
	struct err err;
	int i;

	buf_adds(&text, "[");
	for (i = 0; i < 20000; i++)
		buf_printf(&text, "{\"ph\":\"X\",\"pid\":1,\"tid\":%d,"
		    "\"ts\":%d,\"dur\":1,\"name\":\"n%d\"},\n", i % 3, i,
		    i % 7);
	temp_make(path, text.data, text.len);
	tuning.partial_first = 200000;
	tuning.read_step = 4096;
	err_clear(&err);
	t = load_files(paths, 1, &o, &err);
	tuning = was;
	if (CHECK(t != NULL))
		trace_free(t);
	CHECK(reader.published > 0);
	CHECK(reader.looks > 1);
	unlink(path);
	buf_free(&text);
}

TEST(a_pipe_in_two_pieces)
{
	enum form form;

	for (form = JSON; form < FORMS; form++) {
		by_pipe(form, 4);
		by_pipe(form, 7);
	}
}

/* ---- a model that is made by a thread and dropped ---- */

TEST(what_is_not_wanted_any_more_is_dropped)
{
	struct follow_build b = { .m = { .o = &options, .path = path } };
	struct grow *g;
	struct err err;

	make(JSON);
	temp_make(path, all.data, all.len);
	err_clear(&err);
	g = grow_open(path, &err);
	CHECK_INT(grow_take(g, &err), GROW_MORE);
	follow_build_drop(&b);		/* none is being made */
	CHECK_INT(b.running, 0);
	CHECK_INT(follow_build_open(&b, g, 0, &err), 1);
	CHECK_INT(follow_build_start(&b), 0);
	CHECK_INT(b.running, 1);
	follow_build_drop(&b);
	CHECK_INT(b.running, 0);
	follow_build_drop(&b);
	grow_free(g);
	unlink(path);
}

TEST_MAIN
