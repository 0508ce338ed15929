/*
 * Inputs that mean no good: hostile NAME N writes one of them, of about N
 * things, or some more where they are small; hostile alone lists the names.
 *
 * Each is a row of the table below and stands for a way to make a viewer slow
 * or fat: what costs a step for each thing at small N must not cost N steps
 * each at large ones.  tests/hostile/check holds ttv to that.
 */
#include "config.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void writer(size_t);

/* ---- pieces ---- */

static void
repeat(const char *what, size_t n)
{
	while (n-- > 0)
		fputs(what, stdout);
}

/* One event; `more` are members, each with a comma before it. */
static void
event(char ph, size_t tid, size_t ts, const char *name, const char *more)
{
	printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":%zu,\"ts\":%zu,"
	    "\"name\":\"%s\"%s},\n", ph, tid, ts, name, more);
}

static void
event_id(char ph, size_t id, size_t ts, const char *more)
{
	printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
	    "\"cat\":\"c\",\"name\":\"f\"%s},\n", ph, ts, id, more);
}

static void
slice(size_t ts, size_t dur, const char *name)
{
	printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"dur\":%zu,"
	    "\"name\":\"%s\"},\n", ts, dur, name);
}

static void
last(void)
{
	fputs("{\"ph\":\"i\",\"pid\":1,\"tid\":1,\"ts\":0,\"name\":\"end\"}]\n",
	    stdout);
}

/* ---- slices ---- */

static void
nested_begins(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		event('B', 1, i, "deep", "");
	last();
}

static void
nested_pairs(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		event('B', 1, i, "deep", "");
	for (; i < n; i++)
		event('E', 1, i, "deep", "");
	last();
}

static void
overlapping(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		slice(i, n, "o");
	last();
}

static void
overlapping_staircase(size_t n)
{
	size_t i;

	/* each outlasts the one before and begins inside it */
	for (i = 0; i < n; i++)
		slice(i * 2, 3 + i % 7 * n, "s");
	last();
}

static void
one_time(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		slice(5, i * 7919 % n, "t");
	last();
}

static void
one_time_empty(size_t n)
{
	while (n-- > 0)
		slice(5, 0, "t");
	last();
}

static void
backwards(size_t n)
{
	while (n-- > 0)
		slice(n * 2, 1, "b");
	last();
}

static void
stray_ends(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		event('B', 1, i, "open", "");
	for (; i < n; i++)
		event('E', 1, i, "other", "");
	last();
}

static void
unsorted_pairs(size_t n)
{
	size_t i;

	for (i = 0; i < n / 2; i++)
		event('E', 1, (i + 1) / 512, "u", "");
	for (i = 0; i < n / 2; i++)
		event('B', 1, i / 512, "u", "");
	last();
}

static void
crossing_pairs(size_t n)
{
	char name[32];
	size_t i;

	/* first opened, first closed: nothing nests */
	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), "c%zu", i % 512);
		event('B', 1, i * 2, name, "");
		snprintf(name, sizeof(name), "c%zu", (i + 1) % 512);
		if (i >= 511)
			event('E', 1, i * 2 + 1, name, "");
	}
	last();
}

/* ---- flows ---- */

static void
flows_on_a_deep_stack(size_t n)
{
	size_t i;

	for (i = 0; i < n / 4; i++)
		event('B', 1, i, "deep", "");
	for (i = 0; i < n / 2; i++) {
		event_id('s', i, i, "");
		event_id('f', i, i, "");
	}
	last();
}

static void
flows_behind_many_lanes(size_t n)
{
	size_t i;

	for (i = 0; i < n / 4; i++)
		slice(i, n, "o");
	for (i = 0; i < n / 2; i++)
		event_id('s', i, n * 4 + i, "");
	last();
}

static void
flows_of_one_id(size_t n)
{
	size_t i;

	slice(0, n, "all");
	for (i = 0; i < n; i++)
		event_id("sttf"[i % 4], 7, i, ",\"bp\":\"e\"");
	last();
}

static void
flows_by_bind_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":1,\"tid\":1,\"ts\":5,\"dur\":%zu,"
		    "\"name\":\"b\",\"bind_id\":%zu,\"flow_in\":true,"
		    "\"flow_out\":true},\n", n - i, i / 2);
	last();
}

/* ---- async, objects, contexts ---- */

static void
async_one_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		event_id('b', 1, i, "");
		if (i % 2)
			event_id('e', 1, i + 1, "");
	}
	last();
}

static void
async_many_ids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		event_id('b', i, i, "");
		event_id('e', i, i + n, "");
	}
	last();
}

static void
async_many_names(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"b\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
		    "\"cat\":\"c\",\"name\":\"n%zu\"},\n", i, i, i);
	last();
}

static void
async_links(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++) {
		event_id('b', i, i, "");
		printf("{\"ph\":\"=\",\"pid\":1,\"tid\":1,\"ts\":%zu,\"id\":%zu,"
		    "\"cat\":\"c\",\"args\":{\"linked_id\":%zu}},\n", i, i,
		    n - i);
	}
	last();
}

static void
async_steps(size_t n)
{
	size_t i;

	event_id('S', 1, 0, "");
	for (i = 0; i < n; i++)
		event_id(i % 3 ? 'T' : 'p', 1, i,
		    ",\"args\":{\"step\":\"one\"}");
	last();
}

static void
objects_alive(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"N\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"id\":\"0x%zx\",\"name\":\"Obj\"},\n", i, i);
	last();
}

static void
object_of_one_id(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"%c\",\"pid\":1,\"tid\":1,\"ts\":%zu,"
		    "\"id\":\"0x1\",\"name\":\"Obj\",\"args\":{\"snapshot\":"
		    "{\"id_ref\":\"0x1\"}}},\n", "NOOD"[i % 4], i);
	last();
}

static void
contexts(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		event_id(i < n / 2 ? '(' : ')', i * 2 < n ? i : n - i, i, "");
	last();
}

/* ---- names and owners ---- */

static void
many_names(size_t n)
{
	char name[32];
	size_t i;

	for (i = 0; i < n; i++) {
		snprintf(name, sizeof(name), "name-%zu", i);
		slice(i, 1, name);
	}
	last();
}

static void
many_pids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"X\",\"pid\":%zu,\"tid\":%zu,\"ts\":1,"
		    "\"dur\":1,\"name\":\"p\"},\n", i, i);
	last();
}

static void
many_tids(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		event('B', i, i, "t", "");
	last();
}

static void
many_counters(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1,\"name\":\"c%zu\","
		    "\"args\":{\"v\":%zu}},\n", i, i);
	last();
}

static void
many_series(size_t n)
{
	size_t i;

	printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1,\"name\":\"c\",\"args\":{");
	for (i = 0; i < n; i++)
		printf("\"s%zu\":%zu,", i, i);
	printf("\"last\":1}},\n");
	last();
}

static void
many_metadata(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"M\",\"pid\":%zu,\"name\":\"process_name\","
		    "\"args\":{\"name\":\"process %zu\"}},\n", i % 1000, i);
	last();
}

/* ---- stacks ---- */

static void
frame_chain(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"stackFrames\":{\"0\":{\"name\":\"root\"}");
	for (i = 1; i < n; i++)
		printf(",\n\"%zu\":{\"name\":\"f\",\"parent\":%zu}", i, i - 1);
	printf("},\"samples\":[{\"tid\":1,\"ts\":1,\"name\":\"s\",\"sf\":%zu}"
	    "]}\n", n - 1);
}

static void
frame_circle(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"stackFrames\":{\"0\":{\"name\":\"root\",\"parent\":%zu}", n - 1);
	for (i = 1; i < n; i++)
		printf(",\n\"%zu\":{\"name\":\"f\",\"parent\":%zu}", i, i - 1);
	printf("}}\n");
}

static void
samples_of_many_threads(size_t n)
{
	size_t i;

	printf("{\"ph\":\"i\",\"pid\":1,\"ts\":0,\"name\":\"end\"}],"
	    "\"samples\":[");
	for (i = 0; i < n; i++)
		printf("{\"tid\":%zu,\"ts\":%zu,\"name\":\"s\"},\n", i, i);
	printf("{}]}\n");
}

static void
many_profiles(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"P\",\"pid\":1,\"tid\":1,\"ts\":1,\"id\":%zu,"
		    "\"name\":\"Profile\",\"args\":{\"data\":{\"cpuProfile\":"
		    "{}}}},\n", i);
	last();
}

static void
profile_node_ids(size_t n)
{
	size_t i;

	for (i = 0; i < n / 1000 + 1; i++)
		printf("{\"ph\":\"P\",\"pid\":1,\"tid\":1,\"ts\":1,\"id\":%zu,"
		    "\"name\":\"Profile\",\"args\":{\"data\":{\"cpuProfile\":"
		    "{\"nodes\":[{\"id\":16777215}]}}}},\n", i);
	last();
}

/* ---- text ---- */

static void
huge_string(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"");
	repeat("0123456789", n);
	printf("\"},\n");
	last();
}

static void
huge_escapes(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":\"");
	repeat("\\u001b\\q", n);
	printf("\"}},\n");
	last();
}

static void
deep_args(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":");
	repeat("[", n);
	repeat("]", n);
	printf("}},\n");
	last();
}

static void
deep_and_fat_args(size_t n)
{
	/* a tree that is parsed level by level would read this each time */
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{"
	    "\"a\":");
	repeat("[", 900);
	repeat("1,\n", n);
	repeat("0", 1);
	repeat("]", 900);
	printf("}},\n");
	last();
}

static void
many_keys(size_t n)
{
	size_t i;

	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{");
	for (i = 0; i < n; i++)
		printf("\"key%zu\":%zu,\n", i, i);
	printf("\"last\":1}},\n");
	last();
}

static void
equal_keys(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"x\",\"args\":{");
	repeat("\"key\":{\"a\":1},\n", n);
	printf("\"last\":1}},\n");
	last();
}

static void
event_members(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1");
	repeat(",\"name\":\"x\",\"\\u006eame\":\"y\"", n);
	printf("},\n");
	last();
}

static void
exponents(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		printf("{\"ph\":\"C\",\"pid\":1,\"ts\":1e%zu,\"name\":\"c\","
		    "\"args\":{\"v\":%c1e%s%zu}},\n", i % 40, "-0"[i % 2],
		    i % 3 ? "-" : "", i * 31);
	last();
}

static void
long_numbers(size_t n)
{
	printf("{\"ph\":\"C\",\"pid\":1,\"name\":\"c\",\"ts\":0.");
	repeat("0000000001", n / 4);
	printf(",\"args\":{\"v\":");
	repeat("1234567890", n / 4);
	printf("e-");
	repeat("00000000000", n / 4);
	printf("9}},\n");
	last();
}

/* ---- damage ---- */

static void
stray_quote(size_t n)
{
	size_t i;

	putchar('"');
	for (i = 0; i < n; i++)
		slice(i, 1, "q");
	last();
}

static void
stray_quote_inside(size_t n)
{
	size_t i;

	printf("{\"ph\":\"X\",\"ts\":1,\"name\":\"a,\n");
	for (i = 0; i < n; i++)
		slice(i, 1, "q");
	last();
}

static void
open_strings(size_t n)
{
	repeat("\"x,", n);
}

static void
open_strings_on_lines(size_t n)
{
	repeat("{\"a\":\"\n", n);
}

static void
open_arrays_on_lines(size_t n)
{
	repeat("{\"a\":[\n", n);
}

static void
open_keys_on_lines(size_t n)
{
	repeat("{\"ph\":\"X\",\"ts\":1,\"dur\n", n);
}

static void
open_events(size_t n)
{
	repeat("{\"ph\":\"B\",\"ts\":1,\"name\":\"cut\",\n", n);
}

static void
open_trace_events(size_t n)
{
	/* the array that every input begins with is closed first */
	putchar(']');
	repeat("{\"traceEvents\":\"x,\n", n);
}

static void
open_trace_event_members(size_t n)
{
	printf("]{");
	repeat("\"traceEvents\":\"x,\n", n);
}

static void
text_events(size_t n)
{
	printf("]{");
	repeat("\"traceEvents\":\"[]\",\n", n);
	printf("\"a\":1}");
}

static void
many_roots(size_t n)
{
	putchar(']');
	repeat("{\"a\":{\"b\":[1,2,3]},\"c\":\"d\"}\n", n);
}

static void
big_roots(size_t n)
{
	size_t i;

	putchar(']');
	for (i = 0; i < 20; i++) {
		printf("{\"a\":[");
		repeat("1,", n);
		printf("0]}\n");
	}
}

static void
crossed_brackets(size_t n)
{
	repeat("{\"a\":[}", n);
}

static void
bad_events(size_t n)
{
	repeat("{\"a\" 1}", n);
}

static void
bad_events_open(size_t n)
{
	repeat("{\"a\" 1\n", n);
}

static void
only_open_brackets(size_t n)
{
	repeat("[[[[[[[[[[", n);
}

static void
only_open_braces(size_t n)
{
	repeat("{{{{{{{{{{", n);
}

static void
only_objects(size_t n)
{
	repeat("{},{},{},", n);
}

static void
only_quotes(size_t n)
{
	repeat("\"\"\"\"\"\"\"\"\"\"", n);
}

static void
only_backslashes(size_t n)
{
	repeat("\\\\\\\\\\\\\\\\\\\\", n);
}

static void
quotes_and_backslashes(size_t n)
{
	repeat("\"\\\"\\", n);
}

static void
only_commas(size_t n)
{
	repeat(",,,,,,,,,,", n);
}

static void
quotes_and_commas(size_t n)
{
	repeat("\",,\"", n);
}

static void
quotes_and_blanks(size_t n)
{
	putchar('"');
	repeat("          ", n);
	repeat("\" ", n);
}

static void
unescaped_quotes(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"");
	repeat("a\", \"b ", n);
	printf("\"},\n");
	last();
}

static void
not_objects(size_t n)
{
	repeat("17,null,\"s\",[1],", n);
	last();
}

static void
strange_phases(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		event("!?Zz#"[i % 5], 1, i, "strange", "");
	last();
}

/* Terminals obey some of these; nobody may see them raw. */
static void
escapes(size_t n)
{
	static const char *const names[] = {
		"\\u001b]0;owned\\u0007", "\\u001b[2J\\u001b[31m",
		"\\u009b31m", "\\u202edesrever", "\\u2066iso\\u2069",
		"\\u0000nul", "\\u007f\\u0085\\u2028", "\x1b]52;c;AAAA\x07",
		"\xc2\x9b" "31m", "\xe2\x80\xae" "rtl", "\xff\xfe raw",
		"\\ud800", "tab\\tnew\\nline\\r"
	};
	const char *name;
	size_t i;

	for (i = 0; i < n; i++) {
		name = names[i % (sizeof(names) / sizeof(names[0]))];
		printf("{\"ph\":\"X\",\"pid\":\"p%s\",\"tid\":\"t%s\","
		    "\"ts\":%zu,\"dur\":90,\"name\":\"%s\",\"cat\":\"%s\","
		    "\"args\":{\"%s\":\"%s\"}},\n", name, name, i * 100, name,
		    name, name, name);
		printf("{\"ph\":\"M\",\"pid\":\"p%s\",\"name\":"
		    "\"process_name\",\"args\":{\"name\":\"%s\"}},\n", name,
		    name);
		printf("{\"ph\":\"M\",\"pid\":\"p%s\",\"name\":"
		    "\"process_labels\",\"args\":{\"labels\":\"%s\"}},\n",
		    name, name);
		printf("{\"ph\":\"M\",\"pid\":\"p%s\",\"tid\":\"t%s\","
		    "\"name\":\"thread_name\",\"args\":{\"name\":\"%s\"}},\n",
		    name, name, name);
		printf("{\"ph\":\"C\",\"pid\":\"p%s\",\"ts\":%zu,\"name\":"
		    "\"%s\",\"args\":{\"%s\":1}},\n", name, i, name, name);
		printf("{\"ph\":\"b\",\"pid\":\"p%s\",\"ts\":%zu,\"name\":"
		    "\"%s\",\"id\":\"%s\",\"cat\":\"%s\"},\n", name, i, name,
		    name, name);
		printf("{\"ph\":\"N\",\"pid\":\"p%s\",\"ts\":%zu,\"name\":"
		    "\"%s\",\"id\":\"%s\"},\n", name, i, name, name);
		printf("{\"ph\":\"i\",\"s\":\"g\",\"ts\":%zu,\"name\":\"%s\"},"
		    "\n", i, name);
		printf("{\"ph\":\"%s\",\"ts\":%zu,\"name\":\"%s\"},\n", name,
		    i, name);
		printf("{\"ph\":\"M\",\"pid\":1,\"name\":\"%s\",\"args\":"
		    "{\"%s\":1}},\n", name, name);
		printf("{\"ph\":\"v\",\"pid\":\"p%s\",\"ts\":%zu,\"id\":\"%s\","
		    "\"args\":{\"dumps\":{\"%s\":1}}},\n", name, i, name, name);
	}
	printf("{\"ph\":\"i\",\"ts\":0,\"name\":\"end\"}],\"%s\":\"%s\","
	    "\"displayTimeUnit\":\"%s\"}\n", names[0], names[1], "\\u001b[m");
}

/* ---- the table ---- */

static const struct {
	const char	*name;
	writer		*write;
	int		 object;	/* begins with {"traceEvents":[ */
	size_t		 scale;		/* of N: more where a thing is small */
} inputs[] = {
	{ "nested-begins", nested_begins, 0, 1 },
	{ "nested-pairs", nested_pairs, 0, 1 },
	{ "overlapping", overlapping, 0, 1 },
	{ "overlapping-staircase", overlapping_staircase, 0, 1 },
	{ "one-time", one_time, 0, 1 },
	{ "one-time-empty", one_time_empty, 0, 1 },
	{ "backwards", backwards, 0, 1 },
	{ "stray-ends", stray_ends, 0, 1 },
	{ "unsorted-pairs", unsorted_pairs, 0, 1 },
	{ "crossing-pairs", crossing_pairs, 0, 1 },
	{ "flows-on-a-deep-stack", flows_on_a_deep_stack, 0, 1 },
	{ "flows-behind-many-lanes", flows_behind_many_lanes, 0, 1 },
	{ "flows-of-one-id", flows_of_one_id, 0, 1 },
	{ "flows-by-bind-id", flows_by_bind_id, 0, 1 },
	{ "async-one-id", async_one_id, 0, 1 },
	{ "async-many-ids", async_many_ids, 0, 1 },
	{ "async-many-names", async_many_names, 0, 1 },
	{ "async-links", async_links, 0, 1 },
	{ "async-steps", async_steps, 0, 1 },
	{ "objects-alive", objects_alive, 0, 1 },
	{ "object-of-one-id", object_of_one_id, 0, 1 },
	{ "contexts", contexts, 0, 1 },
	{ "many-names", many_names, 0, 1 },
	{ "many-pids", many_pids, 0, 1 },
	{ "many-tids", many_tids, 0, 1 },
	{ "many-counters", many_counters, 0, 1 },
	{ "many-series", many_series, 0, 1 },
	{ "many-metadata", many_metadata, 0, 1 },
	{ "frame-chain", frame_chain, 1, 1 },
	{ "frame-circle", frame_circle, 1, 1 },
	{ "samples-of-many-threads", samples_of_many_threads, 1, 1 },
	{ "many-profiles", many_profiles, 0, 1 },
	{ "profile-node-ids", profile_node_ids, 0, 1 },
	{ "huge-string", huge_string, 0, 8 },
	{ "huge-escapes", huge_escapes, 0, 8 },
	{ "deep-args", deep_args, 0, 8 },
	{ "deep-and-fat-args", deep_and_fat_args, 0, 8 },
	{ "many-keys", many_keys, 0, 1 },
	{ "equal-keys", equal_keys, 0, 1 },
	{ "event-members", event_members, 0, 8 },
	{ "exponents", exponents, 0, 1 },
	{ "long-numbers", long_numbers, 0, 8 },
	{ "stray-quote", stray_quote, 0, 1 },
	{ "stray-quote-inside", stray_quote_inside, 0, 1 },
	{ "open-strings", open_strings, 0, 8 },
	{ "open-strings-on-lines", open_strings_on_lines, 0, 8 },
	{ "open-arrays-on-lines", open_arrays_on_lines, 0, 8 },
	{ "open-keys-on-lines", open_keys_on_lines, 0, 8 },
	{ "open-events", open_events, 0, 8 },
	{ "open-trace-events", open_trace_events, 0, 8 },
	{ "open-trace-event-members", open_trace_event_members, 0, 8 },
	{ "text-events", text_events, 0, 8 },
	{ "many-roots", many_roots, 0, 8 },
	{ "big-roots", big_roots, 0, 1 },
	{ "crossed-brackets", crossed_brackets, 0, 8 },
	{ "bad-events", bad_events, 0, 8 },
	{ "bad-events-open", bad_events_open, 0, 8 },
	{ "only-open-brackets", only_open_brackets, 0, 8 },
	{ "only-open-braces", only_open_braces, 0, 8 },
	{ "only-objects", only_objects, 0, 8 },
	{ "only-quotes", only_quotes, 0, 8 },
	{ "only-backslashes", only_backslashes, 0, 8 },
	{ "quotes-and-backslashes", quotes_and_backslashes, 0, 8 },
	{ "only-commas", only_commas, 0, 8 },
	{ "quotes-and-commas", quotes_and_commas, 0, 8 },
	{ "quotes-and-blanks", quotes_and_blanks, 0, 8 },
	{ "unescaped-quotes", unescaped_quotes, 0, 8 },
	{ "not-objects", not_objects, 0, 8 },
	{ "strange-phases", strange_phases, 0, 1 },
	{ "escapes", escapes, 1, 1 },
};

int
main(int argc, char **argv)
{
	size_t i, n = argc > 2 ? strtoul(argv[2], NULL, 10) : 1000;

	for (i = 0; i < sizeof(inputs) / sizeof(inputs[0]); i++) {
		if (argc < 2) {
			puts(inputs[i].name);
			continue;
		}
		if (strcmp(argv[1], inputs[i].name) != 0)
			continue;
		fputs(inputs[i].object ? "{\"traceEvents\":[" : "[", stdout);
		inputs[i].write(n * inputs[i].scale);
		return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
	}
	return argc < 2 ? 0 : 2;
}
