/*
 * shapes: kinds of traces, each as its writer writes it.
 *
 * Chrome and clang follow real traces of these programs: the shares of phases,
 * the order of members and of time, the length of args.  The others stress one
 * thing each.  All are well-formed and nest properly, so that loading is
 * measured and not repairs.
 */
#include "config.h"

#include <string.h>

#include "emit.h"
#include "shapes.h"

#define U(v)	((uint64_t)(v))
#define DEPTH	64

/* The open slices of a thread: when each ends, or began. */
struct stack {
	uint64_t	time[DEPTH];
	unsigned	depth;
};

/*
 * Opens a slice now, inside the innermost open one of its thread; returns its
 * length.  Pops the slices that have ended, and pushes the new one.
 */
static uint64_t
stack_slice(struct stack *s, struct emit *e, uint64_t now, uint64_t longest)
{
	uint64_t room = longest, dur;

	while (s->depth > 0 && s->time[s->depth - 1] <= now)
		s->depth--;
	if (s->depth > 0 && s->time[s->depth - 1] - now < room)
		room = s->time[s->depth - 1] - now;
	dur = 1 + emit_skewed(e, room);
	if (dur > room)
		dur = room;
	if (s->depth < DEPTH)
		s->time[s->depth++] = now + dur;
	else		/* the parent ends with its last child */
		s->time[s->depth - 1] = now + dur;
	return dur;
}

/* ---- chrome ---- */

#define CHROME_PIDS	8
#define CHROME_TIDS	112
#define CHROME_WINDOW	4096		/* slices between flows and async */

struct point {
	uint64_t	ts, tid;
};

struct chrome {
	struct stack	 stacks[CHROME_TIDS];
	uint64_t	 now, id;
	struct point	 points[CHROME_WINDOW];
	unsigned	 npoints;
};

static uint64_t
chrome_pid(uint64_t tid)
{
	return 28690 + tid % CHROME_PIDS;
}

static void
chrome_args(struct emit *e)
{
	static const char *const priorities[] = {
		"NORMAL_PRIORITY", "BEST_EFFORT_PRIORITY", "HIGHEST_PRIORITY",
	};

	switch (emit_random(e, 12)) {
	case 0:
		emit(e, "{\"urgent\":%s}", emit_random(e, 2) ? "true" :
		    "false");
		break;
	case 1:
		emit(e, "{\"file_name\":\"base/files/file_posix.cc\","
		    "\"function_name\":\"%s\",\"line_number\":%u,"
		    "\"source_location_iid\":%u}", emit_name(e),
		    emit_random(e, 3000), emit_random(e, 90));
		break;
	case 2:
	case 3:
		emit(e, "{\"sequence_manager_task\":{\"priority\":\"%s\","
		    "\"queue_name\":\"IO_USER_BLOCKING_TQ\"},\"src_file\":"
		    "\"ipc/ipc_mojo_bootstrap.cc\",\"src_func\":\"%s\","
		    "\"src_line\":%u}", priorities[emit_random(e, 3)],
		    emit_name(e), emit_random(e, 3000));
		break;
	case 4:
		emit(e, "{\"chrome_mojo_event_info\":{\"data_num_bytes\":%u,"
		    "\"ipc_hash\":%u,\"mojo_interface_method\":"
		    "{\"native_symbol\":{\"mapping_id\":0,\"rel_pc\":%u}},"
		    "\"mojo_interface_tag\":\"viz.mojom.%s\","
		    "\"payload_size\":%u}}", emit_random(e, 4096),
		    emit_random(e, UINT32_MAX), emit_random(e, 200000000),
		    emit_kind(e)->cat, emit_random(e, 4096));
		break;
	case 5:
		emit(e, "{\"url\":\"chrome://resources/%u/%s.js\"}",
		    emit_random(e, 90000), emit_kind(e)->cat);
		break;
	case 6:
		emit(e, "{\"view_class_name\":{\"name\":\"%s\"}}",
		    emit_name(e));
		break;
	default:
		emit(e, "{}");
	}
}

static void
chrome_slice(struct chrome *c, struct emit *e)
{
	uint64_t tid = emit_skewed(e, CHROME_TIDS), pid = chrome_pid(tid), dur;
	const struct kind_name *k = emit_kind(e);

	c->now += emit_random(e, 40);
	emit_begin(e);
	emit(e, "{\"args\":");
	chrome_args(e);
	if (emit_random(e, 5) == 0) {
		emit(e, ",\"cat\":\"%s\",\"name\":\"%s\",\"ph\":\"I\","
		    "\"pid\":%u,\"s\":\"t\",\"tid\":%u,\"ts\":%u,\"tts\":%u}",
		    k->cat, k->name, pid, 30000 + tid, c->now, c->now / 3);
		return;
	}
	dur = stack_slice(&c->stacks[tid], e, c->now, 20000);
	emit(e, ",\"cat\":\"%s\",\"dur\":%u,\"name\":\"%s\",\"ph\":\"X\","
	    "\"pid\":%u,\"tdur\":%u,\"tid\":%u,\"ts\":%u,\"tts\":%u}",
	    k->cat, dur, k->name, pid, dur / 2, 30000 + tid, c->now,
	    c->now / 3);
	if (c->npoints < CHROME_WINDOW && emit_random(e, 4) == 0) {
		c->points[c->npoints].ts = c->now;
		c->points[c->npoints++].tid = tid;
	}
}

/*
 * Writes flows from each point to the next as Chrome does: pairs behind
 * slices.
 */
static void
chrome_flows(struct chrome *c, struct emit *e)
{
	const struct point *p;
	const struct kind_name *k;
	unsigned i;

	for (i = 0; i + 1 < c->npoints && !emit_full(e); i++) {
		p = &c->points[i];
		k = emit_kind(e);
		emit_event(e, "{\"args\":{},\"cat\":\"%s\",\"id\":%u,"
		    "\"name\":\"%s\",\"ph\":\"s\",\"pid\":%u,\"tid\":%u,"
		    "\"ts\":%u}", k->cat, ++c->id, k->name, chrome_pid(p->tid),
		    30000 + p->tid, p->ts);
		p++;
		emit_event(e, "{\"args\":{},\"bp\":\"e\",\"cat\":\"%s\","
		    "\"id\":%u,\"name\":\"%s\",\"ph\":\"f\",\"pid\":%u,"
		    "\"tid\":%u,\"ts\":%u}", k->cat, c->id, k->name,
		    chrome_pid(p->tid), 30000 + p->tid, p->ts);
	}
	c->npoints = 0;
}

static void
chrome_async(struct chrome *c, struct emit *e)
{
	static const char phases[] = "bne";
	const struct kind_name *k;
	uint64_t ts, pid;
	unsigned i, j;

	for (i = 0; i < CHROME_WINDOW / 20 && !emit_full(e); i++) {
		k = emit_kind(e);
		pid = 28690 + emit_random(e, CHROME_PIDS);
		ts = c->now - emit_random(e, 40000);
		c->id++;
		for (j = 0; j < 3; j++) {
			if (j == 1 && emit_random(e, 3) != 0)
				continue;
			emit_begin(e);
			emit(e, "{\"args\":");
			if (j == 0)
				chrome_args(e);
			else
				emit(e, "{}");
			emit(e, ",\"cat\":\"%s\",\"id2\":{\"local\":\"0x%u\"},"
			    "\"name\":\"%s\",\"ph\":\"%c\",\"pid\":%u,"
			    "\"tid\":%u,\"ts\":%u}", k->cat, c->id, k->name,
			    phases[j], pid, 30000 + pid % CHROME_PIDS, ts);
			ts += emit_random(e, 20000);
		}
	}
}

static void
write_chrome(struct emit *e)
{
	static struct chrome c;
	uint64_t tid;
	unsigned i;

	memset(&c, 0, sizeof(c));
	c.now = 1029000000;
	emit(e, "{\"traceEvents\":[\n");
	for (tid = 0; tid < CHROME_TIDS; tid++)
		emit_event(e, "{\"args\":{\"name\":\"ThreadPool%u\"},\"cat\":"
		    "\"__metadata\",\"name\":\"thread_name\",\"ph\":\"M\","
		    "\"pid\":%u,\"tid\":%u,\"ts\":0}", tid, chrome_pid(tid),
		    30000 + tid);
	while (!emit_full(e)) {
		for (i = 0; i < CHROME_WINDOW && !emit_full(e); i++)
			chrome_slice(&c, e);
		chrome_flows(&c, e);
		chrome_async(&c, e);
	}
	emit(e, "\n],\"metadata\":{\"clock-domain\":\"LINUX_CLOCK_MONOTONIC\","
	    "\"cpu-family\":6,\"product-version\":\"bench\"}}\n");
}

/* ---- clang ---- */

static void
clang_detail(struct emit *e)
{
	unsigned i;

	switch (emit_random(e, 4)) {
	case 0:
		emit(e, "/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/"
		    "c++/12/bits/%s.h:%u:%u", emit_kind(e)->cat,
		    emit_random(e, 4000), emit_random(e, 80));
		break;
	case 1:
		emit(e, "_ZNSt%uT%uEv", emit_random(e, 1u << 31),
		    emit_random(e, 1u << 31));
		break;
	default:
		for (i = (unsigned)emit_random(e, 6); i > 0; i--)
			emit(e, "std::__detail::%s<", emit_kind(e)->cat);
		emit(e, "%s, %u>::operator()", emit_name(e),
		    emit_random(e, 4000));
	}
}

/* Writes slices when they end, children first, deep, all in one line. */
static void
write_clang(struct emit *e)
{
	static const char phases[] = "be";
	struct stack s = { .depth = 0 };
	uint64_t now = 2000, start;
	unsigned want = 8, i;

	e->separator = ",";
	emit(e, "{\"traceEvents\":[");
	while (!emit_full(e)) {
		now += emit_random(e, 60);
		if (emit_random(e, 50) == 0)
			want = (unsigned)emit_random(e, DEPTH);
		if (s.depth < DEPTH && (s.depth == 0 ||
		    (s.depth < want ? emit_random(e, 3) > 0 :
		    emit_random(e, 3) == 0))) {
			s.time[s.depth++] = now;
			continue;
		}
		start = s.time[--s.depth];
		if (emit_random(e, 25) == 0) {
			for (i = 0; i < 2; i++) {
				emit_event(e, "{\"pid\":1345,\"tid\":1345,"
				    "\"ts\":%u,\"cat\":\"Source\",\"ph\":"
				    "\"%c\",\"id\":0,\"name\":\"Source\"",
				    i == 0 ? start : now, phases[i]);
				if (i == 0) {
					emit(e, ",\"args\":{\"detail\":\"");
					clang_detail(e);
					emit(e, "\"}");
				}
				emit(e, "}");
			}
			continue;
		}
		emit_event(e, "{\"pid\":1345,\"tid\":1345,\"ts\":%u,\"ph\":"
		    "\"X\",\"dur\":%u,\"name\":\"%s\",\"args\":{\"detail\":\"",
		    start, now - start, emit_name(e));
		clang_detail(e);
		emit(e, "\"}}");
	}
	emit_event(e, "{\"cat\":\"\",\"pid\":1345,\"tid\":1345,\"ts\":0,\"ph\":"
	    "\"M\",\"name\":\"process_name\",\"args\":{\"name\":\"clang\"}}");
	emit(e, "],\"beginningOfTime\":1795191281292044}\n");
}

/* ---- begin and end ---- */

static void
write_be(struct emit *e)
{
	static const char *open[5][DEPTH];
	unsigned depth[5] = { 0 }, pid, want = 20;
	uint64_t now = UINT64_C(1824177300810);		/* ns */
	int begin;

	emit(e, "{\"traceEvents\":[\n");
	while (!emit_full(e)) {
		pid = (unsigned)emit_skewed(e, 5);
		now += 30 + emit_skewed(e, 4000);
		if (emit_random(e, 100) == 0)
			want = 1 + (unsigned)emit_random(e, DEPTH - 1);
		begin = depth[pid] == 0 || (depth[pid] < DEPTH &&
		    emit_random(e, 8) < (depth[pid] < want ? 5 : 3));
		if (begin)
			open[pid][depth[pid]++] = emit_name(e);
		else
			depth[pid]--;
		emit_event(e, "{\"ts\":%u.%c%c%c,\"ph\":\"%c\",\"pid\":%u,"
		    "\"name\":\"%s\"}", now / 1000,
		    (int)('0' + now / 100 % 10), (int)('0' + now / 10 % 10),
		    (int)('0' + now % 10), begin ? 'B' : 'E', U(6419 + pid),
		    open[pid][depth[pid] - (begin ? 1 : 0)]);
	}
	emit(e, "\n], \"displayTimeUnit\": \"ns\", \"metadata\": {\n"
	    "\"version\":\"bench\"\n} }\n");
}

/* ---- one line, many threads ---- */

static void
write_oneline(struct emit *e)
{
	static struct stack stacks[16];
	uint64_t now = 0, tid;

	memset(stacks, 0, sizeof(stacks));
	e->separator = ",";
	emit(e, "[");
	while (!emit_full(e)) {
		now += emit_random(e, 50);
		tid = emit_random(e, 16);
		emit_event(e, "{\"name\":\"%s\",\"ph\":\"X\",\"ts\":%u.%u,"
		    "\"dur\":%u,\"pid\":1,\"tid\":%u}", emit_name(e), now,
		    tid % 10, stack_slice(&stacks[tid], e, now, 10000), tid);
	}
	emit(e, "]");
}

#define THREADS		10000

static void
write_threads(struct emit *e)
{
	static struct stack stacks[THREADS];
	uint64_t now = 0, tid, n = e->size / 2000;
	const struct kind_name *k;

	memset(stacks, 0, sizeof(stacks));
	n = n > THREADS ? THREADS : n + 1;
	emit(e, "{\"traceEvents\":[\n");
	for (tid = 0; tid < n; tid++)
		emit_event(e, "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":"
		    "%u,\"tid\":%u,\"args\":{\"name\":\"worker %u\"}}",
		    100 + tid / 200, tid, tid);
	while (!emit_full(e)) {
		now += emit_random(e, 3);
		tid = emit_random(e, n);
		k = emit_kind(e);
		emit_event(e, "{\"name\":\"%s\",\"cat\":\"%s\",\"ph\":\"X\","
		    "\"ts\":%u,\"dur\":%u,\"pid\":%u,\"tid\":%u,\"args\":"
		    "{\"job\":%u}}", k->name, k->cat, now,
		    stack_slice(&stacks[tid], e, now, 1u << 20),
		    100 + tid / 200, tid, emit_random(e, 1000000));
	}
	emit(e, "\n]}\n");
}

/* ---- unsorted ---- */

/*
 * Writes eight nested slices at each of many moments, in an order that is a
 * permutation of all: multiplication by an odd number, bits mixed.
 */
static void
write_unsorted(struct emit *e)
{
	uint64_t bits = 10, i, slot, moment, level;
	const struct kind_name *k;

	while ((UINT64_C(1) << bits) * 130 < e->size)
		bits++;
	emit(e, "[\n");
	for (i = 0; !emit_full(e) && i < UINT64_C(1) << bits; i++) {
		slot = i * UINT64_C(0x9e3779b97f4a7c15) &
		    ((UINT64_C(1) << bits) - 1);
		slot ^= slot >> (bits / 2);
		level = slot % 8;
		moment = slot / 8;
		k = emit_kind(e);
		emit_event(e, "{\"name\":\"%s\",\"cat\":\"%s\",\"ph\":\"X\","
		    "\"ts\":%u,\"dur\":%u,\"pid\":7,\"tid\":%u,\"args\":"
		    "{\"moment\":%u}}", k->name, k->cat,
		    moment * 20 + level, 17 - 2 * level, 1 + moment % 4,
		    moment);
	}
	emit(e, "\n]\n");
}

/* ---- huge args ---- */

static void
write_hugeargs(struct emit *e)
{
	struct stack s = { .depth = 0 };
	uint64_t now = 0, n, i;
	const struct kind_name *k;

	emit(e, "{\"traceEvents\":[\n");
	while (!emit_full(e)) {
		now += emit_random(e, 1000);
		k = emit_kind(e);
		emit_event(e, "{\"name\":\"%s\",\"cat\":\"%s\",\"ph\":\"X\","
		    "\"ts\":%u,\"dur\":%u,\"pid\":1,\"tid\":1,\"args\":{"
		    "\"snapshot\":{\"source\":\"if (a[0] == \\\"{\\\") {\\n"
		    "\\treturn \\\"\\u00e9\\\\\\\";\\n}\",\"children\":[",
		    k->name, k->cat, now,
		    stack_slice(&s, e, now, 50000));
		n = 8 + emit_skewed(e, 1000);
		for (i = 0; i < n; i++)
			emit(e, "%s{\"id\":\"0x%u\",\"path\":\"C:\\\\dir\\\\%s"
			    "\",\"rect\":[%u,%u.5,-%u,1e3],\"kept\":null,"
			    "\"data\":{\"a\":[[],{}],\"text\":\"[%s]\"}}",
			    i == 0 ? "" : ",", emit_random(e, 1000000),
			    emit_kind(e)->cat, emit_random(e, 2000),
			    emit_random(e, 2000), emit_random(e, 2000),
			    emit_kind(e)->cat);
		emit(e, "]}}}");
	}
	emit(e, "\n]}\n");
}

/* ---- counters and async ---- */

static void
write_counters(struct emit *e)
{
	uint64_t now = 0, counter;

	emit(e, "{\"traceEvents\":[\n");
	while (!emit_full(e)) {
		now += emit_random(e, 10);
		counter = emit_random(e, 50);
		emit_event(e, "{\"name\":\"counter %u\",\"ph\":\"C\",\"ts\":%u,"
		    "\"pid\":%u,\"tid\":0,\"args\":{\"used\":%u", counter, now,
		    1 + counter % 4, emit_random(e, 1u << 30));
		if (counter % 3 > 0)
			emit(e, ",\"free\":%u.%u", emit_random(e, 1u << 20),
			    emit_random(e, 100));
		if (counter % 3 > 1)
			emit(e, ",\"third\":-%u", emit_random(e, 100));
		emit(e, "}}");
	}
	emit(e, "\n]}\n");
}

#define ASYNC_OPEN	200

static void
write_async(struct emit *e)
{
	static struct {
		const struct kind_name *kind;
		uint64_t	 id;
	} open[ASYNC_OPEN];
	uint64_t now = 0, id = 0, i, pid;
	char ph;

	memset(open, 0, sizeof(open));
	emit(e, "{\"traceEvents\":[\n");
	while (!emit_full(e)) {
		now += emit_random(e, 20);
		i = emit_random(e, ASYNC_OPEN);
		pid = 1 + i % 5;
		ph = 'e';
		if (open[i].id == 0) {
			ph = 'b';
			open[i].id = ++id;
			open[i].kind = emit_kind(e);
		} else if (emit_random(e, 4) == 0)
			ph = 'n';
		emit_event(e, "{\"cat\":\"%s\",\"name\":\"%s\",\"ph\":\"%c\","
		    "\"pid\":%u,\"tid\":%u,\"ts\":%u,", open[i].kind->cat,
		    open[i].kind->name, ph, pid, pid * 10 + i % 7, now);
		if (pid < 3)
			emit(e, "\"id2\":{\"local\":\"0x%u\"},", open[i].id);
		else
			emit(e, "\"id\":\"0x%u\",", open[i].id);
		emit(e, "\"args\":{}}");
		if (ph == 'e')
			open[i].id = 0;
	}
	emit(e, "\n]}\n");
}

const struct shape shapes[] = {
	{ "chrome", "what a browser writes: slices, instants, flows, async",
	    write_chrome },
	{ "clang", "one thread, deep, slices at their end, on one line",
	    write_clang },
	{ "be", "begin and end events of functions, ns", write_be },
	{ "oneline", "small slices without args, an array on one line",
	    write_oneline },
	{ "unsorted", "slices in no order of time", write_unsorted },
	{ "threads", "ten thousand threads", write_threads },
	{ "hugeargs", "args of many kilobytes with escapes", write_hugeargs },
	{ "counters", "counter samples, one to three series", write_counters },
	{ "async", "async slices that overlap, by id and id2", write_async },
	{ "ftrace", "text of the kernel's tracer: scheduling and markers",
	    shape_ftrace },
	{ "fuchsia", "a Fuchsia system: records of providers and the kernel",
	    shape_fuchsia },
	{ "fuchsia-args", "the same with more args in slices and instants",
	    shape_fuchsia_args },
	{ "html", "the kernel's text in a page, as systrace writes it",
	    shape_html },
	{ "ninja", "the log of a build system, of many builds", shape_ninja },
	{ "perf", "samples of perf script, with stacks", shape_perf },
	{ "folded", "folded stacks", shape_folded },
	{ "strace", "system calls, with lengths", shape_strace },
	{ "otlp", "spans of distributed traces, a document a line",
	    shape_otlp },
	{ "jaeger", "spans of distributed traces, an answer of Jaeger",
	    shape_jaeger },
	{ "zipkin", "the same of Zipkin", shape_zipkin },
	{ "cpuprofile", "samples of V8's profiler", shape_cpuprofile },
	{ "speedscope", "samples of speedscope, with weights",
	    shape_speedscope },
	{ "firefox", "samples of Firefox' profiler, as its page writes them",
	    shape_firefox },
	{ "gecko", "samples of Firefox' profiler, as the browser writes them",
	    shape_gecko },
	{ "pprof", "samples of pprof, not compressed", shape_pprof },
	{ "perfetto", "Chromium in Perfetto's format: packets, interned names",
	    shape_perfetto },
	{ "perfetto-args", "the same with annotations and messages in events",
	    shape_perfetto_args },
	{ "perfetto-ftrace", "events of the kernel one by one, with markers",
	    shape_perfetto_ftrace },
	{ "perfetto-sched", "scheduling in Perfetto's compact form",
	    shape_perfetto_sched },
	{ "perfetto-zlib", "perfetto-args with packets that zlib compressed",
	    shape_perfetto_zlib },
	{ "perfetto-zstd", "the same with zstd", shape_perfetto_zstd },
	{ NULL, NULL, NULL }
};
