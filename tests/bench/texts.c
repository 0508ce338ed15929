/*
 * texts: what other tools write: samples of `perf script`, folded stacks,
 * profiles of speedscope, V8, Firefox and pprof, system calls of strace, and
 * spans of Jaeger, of Zipkin, and as the collector of OpenTelemetry writes
 * them, a document a line.
 *
 * Real ones repeat themselves: one of some hundred stacks is seen again and
 * again, and most calls are a few of all.
 */
#include "config.h"

#include <stdio.h>

#include "emit.h"
#include "message.h"
#include "shapes.h"

#define STACKS		400
#define FRAMES		40		/* of a stack, at most */
#define TASKS		16
#define FIRST_TASK	4200
#define SECOND		UINT64_C(1700000000)	/* since 1970, of the first */
#define MS		UINT64_C(1000000)	/* ns */

/* Writes v with zeros before it up to as many digits as `one`, 1000..., has. */
static void
emit_padded(struct emit *e, uint64_t v, uint64_t one)
{
	for (one /= 10; one > 1 && v < one; one /= 10)
		emit(e, "0");
	emit(e, "%u", v);
}

/* Returns a number that is always the same of the same two. */
static uint64_t
mix(uint64_t a, uint64_t b)
{
	uint64_t v = (a + 1) * UINT64_C(0x9e3779b97f4a7c15) ^
	    (b + 1) * UINT64_C(0xff51afd7ed558ccd);

	return v ^ v >> 29;
}

static uint64_t
stack_depth(uint64_t stack)
{
	return 2 + mix(stack, 99) % (FRAMES - 1);
}

/* Returns the number of the function of a stack at a depth, 0: the root. */
static uint64_t
stack_function(uint64_t stack, uint64_t depth)
{
	/* stacks have their outer functions in common */
	return mix(depth, depth < 8 ? stack % (depth + 1) : stack) % 900;
}

void
shape_perf(struct emit *e)
{
	uint64_t now = 1000 * 1000000, stack, i, f;

	while (!emit_full(e)) {
		now += 1 + emit_random(e, 500);
		i = emit_random(e, TASKS);
		emit(e, "worker %u [00%u]  %u.", FIRST_TASK + i, i % 4,
		    now / 1000000);
		emit_padded(e, now % 1000000, 1000000);
		emit(e, ":    %u cycles:P: \n", 1000000 + emit_random(e, 999));
		stack = emit_skewed(e, STACKS);
		for (i = stack_depth(stack); i-- > 0;) {
			f = stack_function(stack, i);
			emit(e, "\t    55d0c%u ns%u::Class%u::method%u+0x%u "
			    "(/usr/lib/x86_64-linux-gnu/libwork%u.so.1)\n",
			    1000000 + f * 64, f % 13, f % 71, f, f % 90,
			    f % 9);
		}
		emit(e, "\n");
		e->events++;
	}
}

void
shape_folded(struct emit *e)
{
	uint64_t stack, i, f;

	for (stack = 0; !emit_full(e); stack++) {
		for (i = 0; i < stack_depth(stack); i++) {
			f = stack_function(stack, i);
			emit(e, i == 0 ? "main%u" : ";ns::Class%u::method",
			    f % 71);
			emit(e, "%u", f);
		}
		emit(e, " %u\n", 1 + emit_skewed(e, 10000));
		e->events++;
	}
}

void
shape_strace(struct emit *e)
{
	static const char *const calls[] = {
		"read(%u, \"\\177ELF\\2\\1\\1\\3\\0\\0\\0\"..., 832) = 832",
		"openat(AT_FDCWD, \"/usr/share/locale/de/%u.mo\", O_RDONLY"
		    "|O_CLOEXEC) = -1 ENOENT (No such file or directory)",
		"close(%u) = 0",
		"mmap(NULL, %u, PROT_READ|PROT_WRITE, MAP_PRIVATE|"
		    "MAP_ANONYMOUS, -1, 0) = 0x7f63eb87c000",
		"newfstatat(%u, \"\", {st_mode=S_IFREG|0644, st_size=27316, "
		    "...}, AT_EMPTY_PATH) = 0",
		"write(%u, \"line 17 of the log\\n\", 19) = 19",
		"futex(0x7f63eb87c%u, FUTEX_WAKE_PRIVATE, 1) = 0",
	};
	int waits[TASKS] = { 0 };
	uint64_t now = 0, i, t;

	while (!emit_full(e)) {
		now += 1 + emit_random(e, 60);
		t = emit_random(e, TASKS);
		emit(e, "%u %u.", FIRST_TASK + t, SECOND + now / 1000000);
		emit_padded(e, now % 1000000, 1000000);
		emit(e, " ");
		i = waits[t] ? 15 : emit_random(e, 15);
		waits[t] = i == 14;
		if (i < 14)
			emit(e, calls[i % 7], 100 + emit_random(e, 900));
		else
			emit(e, i == 14 ? "wait4(-1,  <unfinished ...>\n" :
			    "<... wait4 resumed>NULL, 0, NULL) = %u", t + 1);
		if (!waits[t]) {
			emit(e, " <0.");
			emit_padded(e, emit_skewed(e, 40), 1000000);
			emit(e, ">\n");
		}
		e->events++;
	}
}

/* Writes a span of a trace; parent 0: the first. */
static void
write_span(struct emit *e, uint64_t trace, uint64_t id, uint64_t parent,
    uint64_t from, uint64_t to)
{
	emit(e, "{\"traceId\":\"00000000000000001%u\",\"spanId\":\"%u\"",
	    UINT64_C(100000000000000) + trace, UINT64_C(1000000000000000) +
	    trace * 16 + id);
	if (parent != 0)
		emit(e, ",\"parentSpanId\":\"%u\"",
		    UINT64_C(1000000000000000) + trace * 16 + parent);
	emit(e, ",\"name\":\"GET /item/%u\",\"kind\":2,\"startTimeUnixNano\":"
	    "\"%u\",\"endTimeUnixNano\":\"%u\",\"attributes\":[{\"key\":"
	    "\"http.method\",\"value\":{\"stringValue\":\"GET\"}},{\"key\":"
	    "\"http.status_code\",\"value\":{\"intValue\":\"200\"}}],"
	    "\"status\":{}}", trace % 40, SECOND * 1000 * MS + from,
	    SECOND * 1000 * MS + to);
	e->events++;
}

void
shape_otlp(struct emit *e)
{
	uint64_t now = 0, trace, i;

	for (trace = 0; !emit_full(e); trace++) {
		now += emit_random(e, 3 * MS);
		emit(e, "{\"resourceSpans\":[");
		for (i = 0; i < 3; i++) {
			emit(e, "%s{\"resource\":{\"attributes\":[{\"key\":"
			    "\"service.name\",\"value\":{\"stringValue\":"
			    "\"service-%u\"}}]},\"scopeSpans\":[{\"scope\":"
			    "{\"name\":\"bench\"},\"spans\":[", i > 0 ? "," :
			    "", i);
			write_span(e, trace, 2 * i + 1, 2 * i, now + i * MS,
			    now + (20 - i) * MS);
			emit(e, ",");
			write_span(e, trace, 2 * i + 2, 2 * i + 1, now + i *
			    MS + 1000, now + (20 - i) * MS - 1000);
			emit(e, "]}]}");
		}
		emit(e, "]}\n");
	}
}

/* Writes a span of a Jaeger trace; parent 0: the first. */
static void
jaeger_span(struct emit *e, uint64_t trace, uint64_t id, uint64_t now)
{
	uint64_t first = UINT64_C(1000000000000000) + trace * 16;

	emit(e, "%s{\"traceID\":\"00000000000000001%u\",\"spanID\":\"%u\","
	    "\"operationName\":\"GET /item/%u\",\"references\":[", id > 1 ?
	    "," : "", UINT64_C(100000000000000) + trace, first + id,
	    trace % 40);
	if (id > 1)
		emit(e, "{\"refType\":\"CHILD_OF\",\"traceID\":"
		    "\"00000000000000001%u\",\"spanID\":\"%u\"}",
		    UINT64_C(100000000000000) + trace, first + id / 2);
	emit(e, "],\"startTime\":%u,\"duration\":%u,\"tags\":[{\"key\":"
	    "\"span.kind\",\"type\":\"string\",\"value\":\"server\"},{\"key\":"
	    "\"http.status_code\",\"type\":\"int64\",\"value\":200}],"
	    "\"logs\":[],\"processID\":\"p%u\",\"warnings\":null}",
	    SECOND * 1000000 + now + id * 50, 1000 - id * 100,
	    1 + id % 3);
	e->events++;
}

/* An answer of Jaeger: one array of all traces. */
void
shape_jaeger(struct emit *e)
{
	uint64_t now = 0, trace, i;

	emit(e, "{\"data\":[");
	for (trace = 0; trace == 0 || !emit_full(e); trace++) {
		now += emit_random(e, 3000);
		emit(e, "%s{\"traceID\":\"00000000000000001%u\",\"spans\":[",
		    trace > 0 ? "," : "", UINT64_C(100000000000000) + trace);
		for (i = 1; i < 7; i++)
			jaeger_span(e, trace, i, now);
		emit(e, "],\"processes\":{");
		for (i = 1; i < 4; i++)
			emit(e, "%s\"p%u\":{\"serviceName\":\"service-%u\","
			    "\"tags\":[]}", i > 1 ? "," : "", i, i);
		emit(e, "}}");
	}
	emit(e, "],\"total\":0,\"limit\":0,\"offset\":0,\"errors\":null}\n");
}

void
shape_zipkin(struct emit *e)
{
	uint64_t now = 0, trace, first, i;

	for (trace = 0; trace == 0 || !emit_full(e); trace++) {
		now += emit_random(e, 3000);
		first = UINT64_C(1000000000000000) + trace * 16;
		for (i = 1; i < 7; i++) {
			emit(e, "%s{\"traceId\":\"00000000000000001%u\",",
			    trace > 0 || i > 1 ? "," : "[",
			    UINT64_C(100000000000000) + trace);
			if (i > 1)
				emit(e, "\"parentId\":\"%u\",", first + i / 2);
			emit(e, "\"id\":\"%u\",\"kind\":\"SERVER\",\"name\":"
			    "\"get /item/%u\",\"timestamp\":%u,\"duration\":"
			    "%u,\"localEndpoint\":{\"serviceName\":\"service-"
			    "%u\",\"ipv4\":\"10.0.0.%u\"},\"tags\":{"
			    "\"http.method\":\"GET\",\"http.path\":\"/item\"}}",
			    first + i, trace % 40, SECOND * 1000000 + now +
			    i * 50, 1000 - i * 100, i % 3, i % 3);
			e->events++;
		}
	}
	emit(e, "]\n");
}

/* ---- profiles ---- */

#define FUNCTIONS	900

/* Writes an array of n texts, by what a format has around a name. */
static void
write_names(struct emit *e, const char *before, const char *behind)
{
	uint64_t f;

	for (f = 0; f < FUNCTIONS; f++) {
		emit(e, "%s%sns%u::Class%u::", f > 0 ? ",\n" : "", before,
		    f % 13, f % 71);
		emit(e, "method%u%s", f, behind);
	}
}

/* Stacks take all but a sixth of the size, which their weights do. */
void
shape_speedscope(struct emit *e)
{
	uint64_t size = e->size, n = 0, stack, i;

	emit(e, "{\"$schema\":\"https://www.speedscope.app/"
	    "file-format-schema.json\",\"shared\":{\"frames\":[\n");
	write_names(e, "{\"name\":\"", "\",\"file\":\"work.cc\"}");
	emit(e, "]},\"profiles\":[{\"type\":\"sampled\",\"name\":\"main\","
	    "\"unit\":\"microseconds\",\"startValue\":0,\"endValue\":0,"
	    "\"samples\":[\n");
	for (e->size = size - size / 24; !emit_full(e); n++) {
		stack = emit_skewed(e, STACKS);
		for (i = 0; i < stack_depth(stack); i++)
			emit(e, "%s%u", i > 0 ? "," : n > 0 ? ",\n[" : "[",
			    stack_function(stack, i));
		emit(e, "]");
	}
	e->size = size;
	e->events += n;
	emit(e, "],\n\"weights\":[1000");
	for (; n > 1; n--)
		emit(e, ",%u", 900 + emit_random(e, 200));
	emit(e, "]}]}\n");
}

#define CALLS	50			/* stacks, of some 1,000 nodes */

/*
 * Nodes as a tree, each with the number of its parent's child; then the node
 * of each sample, and the time to the next.  Samples are no events.
 */
void
shape_cpuprofile(struct emit *e)
{
	uint64_t size = e->size, n = 0, stack, i, row = 1, from[CALLS];

	emit(e, "{\"nodes\":[{\"id\":1,\"callFrame\":{\"functionName\":"
	    "\"(root)\",\"scriptId\":\"0\",\"url\":\"\",\"lineNumber\":-1,"
	    "\"columnNumber\":-1},\"hitCount\":0,\"children\":[");
	for (stack = 0; stack < CALLS; stack++) {
		emit(e, "%s%u", stack > 0 ? "," : "", row + 1);
		from[stack] = row += stack_depth(stack);
	}
	emit(e, "]}");
	for (stack = 0, row = 1; stack < CALLS; stack++)
		for (i = 0; i < stack_depth(stack); i++) {
			emit(e, ",{\"id\":%u,\"callFrame\":{\"functionName\":"
			    "\"method%u\",\"scriptId\":\"%u\",\"url\":"
			    "\"file:///srv/app/lib/work.js\",\"lineNumber\":"
			    "%u,\"columnNumber\":2},\"hitCount\":1", ++row,
			    stack_function(stack, i), i, 10 + i);
			if (i + 1 < stack_depth(stack))
				emit(e, ",\"children\":[%u]", row + 1);
			emit(e, "}");
		}
	emit(e, "],\"startTime\":3646022201,\"endTime\":3646053866,"
	    "\"samples\":[");
	for (e->size = size / 2; n == 0 || !emit_full(e); n++)
		emit(e, "%s%u", n > 0 ? "," : "", from[emit_skewed(e,
		    CALLS)]);
	e->size = size;
	emit(e, "],\"timeDeltas\":[1000");
	for (; n > 1; n--)
		emit(e, ",%u", 900 + emit_random(e, 200));
	emit(e, "]}\n");
}

/*
 * A table of stacks as a tree of frames: a frame for each function, a row for
 * each depth of the stacks; then columns of the samples.
 */
void
shape_firefox(struct emit *e)
{
	uint64_t size = e->size, n, stack, i, row, from[STACKS];
	const char *comma = "";

	emit(e, "{\"meta\":{\"interval\":1,\"startTime\":1700000000000,"
	    "\"version\":24,\"preprocessedProfileVersion\":44,\"product\":"
	    "\"bench\",\"categories\":[{\"name\":\"Other\",\"color\":"
	    "\"grey\"}],\"markerSchema\":[]},\"libs\":[],\"threads\":[{"
	    "\"name\":\"GeckoMain\",\"processType\":\"default\",\"pid\":1,"
	    "\"tid\":1,\"stringArray\":[\n");
	write_names(e, "\"", "\"");
	emit(e, "],\n\"funcTable\":{\"length\":%u,\"name\":[",
	    (uint64_t)FUNCTIONS);
	for (i = 0; i < FUNCTIONS; i++)
		emit(e, "%s%u", i > 0 ? "," : "", i);
	emit(e, "]},\n\"frameTable\":{\"length\":%u,\"func\":[",
	    (uint64_t)FUNCTIONS);
	for (i = 0; i < FUNCTIONS; i++)
		emit(e, "%s%u", i > 0 ? "," : "", i);
	emit(e, "]},\n\"stackTable\":{\"frame\":[");
	for (stack = 0; stack < STACKS; stack++)
		for (i = 0; i < stack_depth(stack); i++, comma = ",")
			emit(e, "%s%u", comma, stack_function(stack, i));
	emit(e, "],\n\"prefix\":[");
	for (stack = row = 0; stack < STACKS; stack++)
		for (i = 0; i < stack_depth(stack); i++, row++)
			if (i == 0)
				emit(e, "%snull", row > 0 ? "," : "");
			else
				emit(e, ",%u", row - 1);
	for (stack = row = 0; stack < STACKS; stack++)
		from[stack] = row += stack_depth(stack);
	emit(e, "],\"length\":%u},\n\"samples\":{\"stack\":[", row);
	for (n = 0, e->size = size / 4; n == 0 || !emit_full(e); n++)
		emit(e, "%s%u", n > 0 ? "," : "", from[emit_skewed(e,
		    STACKS)] - 1);
	e->size = size;
	e->events += n;
	emit(e, "],\n\"time\":[");
	for (i = 0; i < n; i++)
		emit(e, "%s%u.%u", i > 0 ? "," : "", i, 100 + emit_random(e,
		    900));
	emit(e, "],\"length\":%u}}]}\n", n);
}

/* The raw form: rows of a table are arrays, and samples stand before stacks. */
void
shape_gecko(struct emit *e)
{
	uint64_t stack, i, row = 0, n, from[STACKS];

	for (stack = 0; stack < STACKS; stack++)
		from[stack] = row += stack_depth(stack);
	emit(e, "{\"meta\":{\"version\":24,\"startTime\":1700000000000,"
	    "\"interval\":1,\"processType\":0,\"product\":\"bench\"},"
	    "\"libs\":[],\"threads\":[{\"name\":\"GeckoMain\",\"pid\":1,"
	    "\"tid\":1,\"samples\":{\"schema\":{\"stack\":0,\"time\":1,"
	    "\"eventDelay\":2},\"data\":[\n");
	for (n = 0; n == 0 || !emit_full(e); n++)
		emit(e, "%s[%u,%u.5,0.25]", n > 0 ? ",\n" : "",
		    from[emit_skewed(e, STACKS)] - 1, n);
	e->events += n;
	emit(e, "]},\n\"frameTable\":{\"schema\":{\"location\":0},\"data\":[");
	for (i = 0; i < FUNCTIONS; i++)
		emit(e, "%s[%u]", i > 0 ? "," : "", i);
	emit(e, "]},\n\"stackTable\":{\"schema\":{\"prefix\":0,\"frame\":1},"
	    "\"data\":[");
	for (stack = row = 0; stack < STACKS; stack++)
		for (i = 0; i < stack_depth(stack); i++, row++)
			if (i == 0)
				emit(e, "%s[null,%u]", row > 0 ? "," : "",
				    stack_function(stack, i));
			else
				emit(e, ",[%u,%u]", row - 1,
				    stack_function(stack, i));
	emit(e, "]},\n\"stringTable\":[\n");
	write_names(e, "\"", "\"");
	emit(e, "]}],\"processes\":[]}\n");
}

static void
write_message(struct emit *e, uint64_t field, const struct message *m)
{
	static struct message out;

	out.n = 0;
	message_nest(&out, field, m);
	emit(e, "%b", out.b, out.n);
}

/* Locations are functions; the strings stand behind all. */
void
shape_pprof(struct emit *e)
{
	static struct message m, in;
	uint64_t stack, i;
	char name[64];
	int n;

	m.n = in.n = 0;
	message_number(&m, 1, 1);
	message_number(&m, 2, 2);
	write_message(e, 1, &m);
	while (!emit_full(e)) {
		stack = emit_skewed(e, STACKS);
		m.n = in.n = 0;
		for (i = stack_depth(stack); i-- > 0;)
			message_varint(&in, 1 + stack_function(stack, i));
		message_nest(&m, 1, &in);
		in.n = 0;
		message_varint(&in, MS + emit_random(e, 1000));
		message_nest(&m, 2, &in);
		write_message(e, 2, &m);
		e->events++;
	}
	for (i = 1; i <= FUNCTIONS; i++) {
		m.n = in.n = 0;
		message_number(&m, 1, i);
		message_number(&m, 3, 4096 + 64 * i);
		message_number(&in, 1, i);
		message_number(&in, 2, 10 + i % 400);
		message_nest(&m, 4, &in);
		write_message(e, 4, &m);
		m.n = 0;
		message_number(&m, 1, i);
		message_number(&m, 2, 2 + i);
		write_message(e, 5, &m);
	}
	for (i = 0; i < FUNCTIONS + 3; i++) {
		n = i == 0 ? 0 : i < 3 ? snprintf(name, sizeof(name), "%s",
		    i == 1 ? "cpu" : "nanoseconds") : snprintf(name,
		    sizeof(name), "ns::Class%d::method%d", (int)i % 71,
		    (int)i);
		m.n = 0;
		message_bytes(&m, 6, name, (size_t)n);
		emit(e, "%b", m.b, m.n);
	}
}
