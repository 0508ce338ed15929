/* formats: hostile inputs of other formats than JSON. */
#include "config.h"

#include <stdio.h>

#include "hostile.h"

#define FTRACE_BEGIN	"# tracer: nop\n a-1 [000] .... 1.0: foo: a=1\n"

/* One line whose comm may end anywhere. */
static void
ftrace_comms(size_t n)
{
	fputs(FTRACE_BEGIN, stdout);
	hostile_repeat("-1 [1] 1:x ", n);
	putchar('\n');
}

static void
ftrace_latency_comms(size_t n)
{
	fputs(FTRACE_BEGIN, stdout);
	hostile_repeat("-1 0aaa 1us:x ", n);
	putchar('\n');
}

/* One line of many switches, to a task whose pid takes half of it. */
static void
ftrace_graph_switches(size_t n)
{
	fputs("# tracer: function_graph\n 0)   0.5 us    |  foo();\n 0) ",
	    stdout);
	hostile_repeat("-1 => ", n);
	putchar('-');
	hostile_repeat("11111", n);
	putchar('\n');
}

/* A script with tags none of which ends before the script does. */
static void
page_open_tags(size_t n)
{
	fputs("<html><script>\n", stdout);
	hostile_repeat("<script a\n", n);
	fputs("></script>\n<script class=\"trace-data\">\n" FTRACE_BEGIN
	    "</script>", stdout);
}

/*
 * A broken packet before bytes that are packets of a MB, of small fields, from
 * wherever they are looked at.
 */
static void
perfetto_packets_everywhere(size_t n)
{
	static const char packet[] = "\x0a\x0c\x40\x01\x50\x01"
	    "\x5a\x06\x08\x01\x48\x01\x18\x02", unit[] =
	    "\x08\x0a\xfd\xff\x3f\x08\x00\x08\x00";
	size_t i;

	fwrite(packet, 1, sizeof(packet) - 1, stdout);
	hostile_repeat("\x0a\x05\xff\xff\xff\xff\xff", 1);
	for (i = 0; i < n; i++)
		fwrite(unit, 1, sizeof(unit) - 1, stdout);
	for (i = 0; i < 1 << 20; i++)
		putchar(0);
}

static void
put_varint(size_t v)
{
	for (; v > 0x7f; v >>= 7)
		putchar((int)(v & 0x7f) | 0x80);
	putchar((int)v);
}

static size_t
varint_len(size_t v)
{
	size_t n = 1;

	for (; v > 0x7f; v >>= 7)
		n++;
	return n;
}

/* A bundle of n switches, then n bundles of a wakeup: what ran before them? */
static void
perfetto_wakeups_behind(size_t n)
{
	static const char wakeup[] = "\x0a\x0c\x0a\x0a\x08\x00\x22\x06"
	    "\x3a\x01\x01\x42\x01\x02";
	static const int fields[] = { 0x0a, 0x12, 0x1a };
	size_t compact = 3 * (1 + varint_len(n) + n), i;
	size_t bundle = 3 + varint_len(compact) + compact;

	putchar(0x0a);
	put_varint(1 + varint_len(bundle) + bundle);
	putchar(0x0a);
	put_varint(bundle);
	putchar(0x08);			/* CPU 0 */
	putchar(0);
	putchar(0x22);
	put_varint(compact);
	for (i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
		putchar(fields[i]);
		put_varint(n);
		hostile_repeat("\1", n);
	}
	for (i = 0; i < n; i++)
		fwrite(wakeup, 1, sizeof(wakeup) - 1, stdout);
}

#define SEQUENCES	1500		/* more than a block has packets */

/* Writes the begin of a packet of a sequence, which n bytes follow. */
static void
put_packet(size_t seq, size_t n)
{
	putchar(0x0a);
	put_varint(n + 1 + varint_len(seq));
	putchar(0x50);
	put_varint(seq);
}

/*
 * Begins and ends of sequences in turns, each with the cpu time of a thread as
 * a difference: the times of a block are those of all of its sequences.
 */
static void
perfetto_cpu_times(size_t n)
{
	static const char thread[] = "\xe2\x03\x08\x08\x0a\x22\x04\x08\x01\x10"
	    "\x64", counter[] = "\xe2\x03\x0a\x08\x0b\x28\x0a\x42\x04\x08\x01"
	    "\x28\x01", defaults[] = "\x68\x01\xda\x03\x07\x5a\x05\x58\x0a\xf8"
	    "\x01\x0b";
	size_t i;

	put_packet(1, sizeof(thread) - 1);
	fwrite(thread, 1, sizeof(thread) - 1, stdout);
	put_packet(1, sizeof(counter) - 1);
	fwrite(counter, 1, sizeof(counter) - 1, stdout);
	for (i = 1; i <= SEQUENCES; i++) {
		put_packet(i, sizeof(defaults) - 1);
		fwrite(defaults, 1, sizeof(defaults) - 1, stdout);
	}
	for (i = 0; i < n; i++) {
		put_packet(i % SEQUENCES + 1, 7 + varint_len(i));
		putchar(0x40);
		put_varint(i);
		fputs("\x5a\x04\x48", stdout);
		putchar(i % 2 == 0 ? 1 : 2);
		fputs("\x60\x05", stdout);
	}
}

/* A bundle of n packets of a network, with a field for the time of each. */
static void
perfetto_network_times(size_t n)
{
	size_t bundle = 4 + 2 * n + 1 + varint_len(n) + n;

	put_packet(1, 2 + 2 + varint_len(bundle) + bundle);
	fputs("\x40\x05\xe2\x05", stdout);
	put_varint(bundle);
	fputs("\x12\x02\x30\x06", stdout);
	hostile_repeat("\x18\x07", n);
	putchar(0x22);
	put_varint(n);
	hostile_repeat("\x46", n);
}

/* Samples of threads each of which has an event of its own. */
static void
perf_events(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("a %zu %zu.%03zu: 9223372036854775807 event%zu: \n"
		    "\t   1 f (x)\n\n", i % 1000 + 1, i / 1000, i % 1000, i);
}

/* Services that are all in namespaces of their own. */
static void
jaeger_namespaces(size_t n)
{
	size_t i;

	fputs("{\"data\":[{\"traceID\":\"1\",\"spans\":[", stdout);
	for (i = 0; i < n; i++)
		printf("%s{\"traceID\":\"1\",\"spanID\":\"%zx\",\"startTime\":"
		    "%zu,\"duration\":5,\"processID\":\"p%zu\"}", i > 0 ?
		    "," : "", i + 1, i, i);
	fputs("],\"processes\":{", stdout);
	for (i = 0; i < n; i++)
		printf("%s\"p%zu\":{\"serviceName\":\"s%zu\",\"tags\":[{"
		    "\"key\":\"service.namespace\",\"value\":\"n%zu\"}]}",
		    i > 0 ? "," : "", i, i, i);
	fputs("}}]}", stdout);
}

/* Lists of a span that are longer than what is remembered of a text. */
static void
zipkin_lists(size_t n)
{
	size_t i;

	fputs("[{\"traceId\":\"1\",\"id\":\"2\",\"timestamp\":5,\"tags\":{",
	    stdout);
	for (i = 0; i < n; i++)
		printf("%s\"k%zu\":[[[{}]]]", i > 0 ? "," : "", i);
	fputs("},\"annotations\":[", stdout);
	for (i = 0; i < n; i++)
		printf("%s{\"timestamp\":%zu,\"value\":\"cs\"}", i > 0 ? "," :
		    "", i);
	fputs("],\"binaryAnnotations\":[", stdout);
	for (i = 0; i < n; i++)
		printf("%s{\"key\":\"k%zu\",\"endpoint\":{}}", i > 0 ? "," :
		    "", i);
	fputs("]}]", stdout);
}

/* Spans with an array that is content of a string, but for who reads keys. */
static void
zipkin_quotes(size_t n)
{
	size_t i;

	fputs("[{\"traceId\":\"1\",\"id\":\"1\",\"timestamp\":5}", stdout);
	for (i = 0; i < n; i++)
		printf(",{\"a\",\":[{}],\" ,\"traceId\":\"1\",\"id\":\"%zx\","
		    "\"timestamp\":5}", i + 2);
	fputs("]", stdout);
}

/*
 * Texts of events in which the literals of a pattern occur often, but for its
 * last one: each could be tried with each.
 */
static void
ftrace_literals(size_t n)
{
	size_t i, k;

	for (k = 0; k < 4; k++) {
		printf("a-%zu [000] d..2. %zu.5: block_rq_issue: ", k + 1, k);
		for (i = 0; i < n / 4; i++)
			fputs("comm=x pid=1 prio=2 ", stdout);
		putchar('\n');
	}
}

const struct hostile_input hostile_formats[] = {
	{ "ftrace-comms", ftrace_comms, -1, 4 },
	{ "ftrace-latency-comms", ftrace_latency_comms, -1, 4 },
	{ "ftrace-graph-switches", ftrace_graph_switches, -1, 2 },
	{ "ftrace-literals", ftrace_literals, -1, 2 },
	{ "jaeger-namespaces", jaeger_namespaces, -1, 2 },
	{ "page-open-tags", page_open_tags, -1, 1 },
	{ "perf-events", perf_events, -1, 1 },
	{ "perfetto-cpu-times", perfetto_cpu_times, -1, 8 },
	{ "perfetto-network-times", perfetto_network_times, -1, 2 },
	{ "perfetto-packets-everywhere", perfetto_packets_everywhere, -1, 2 },
	{ "perfetto-wakeups-behind", perfetto_wakeups_behind, -1, 1 },
	{ "zipkin-lists", zipkin_lists, -1, 2 },
	{ "zipkin-quotes", zipkin_quotes, -1, 4 },
	{ NULL, NULL, 0, 0 }
};
