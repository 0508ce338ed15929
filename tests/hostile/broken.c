/* broken: hostile inputs: text broken so that reading on is expensive. */
#include "config.h"

#include <stdio.h>

#include "hostile.h"

static void
stray_quote(size_t n)
{
	size_t i;

	putchar('"');
	for (i = 0; i < n; i++)
		hostile_slice(i, 1, "q");
	hostile_last();
}

static void
stray_quote_inside(size_t n)
{
	size_t i;

	printf("{\"ph\":\"X\",\"ts\":1,\"name\":\"a,\n");
	for (i = 0; i < n; i++)
		hostile_slice(i, 1, "q");
	hostile_last();
}

static void
open_strings(size_t n)
{
	hostile_repeat("\"x,", n);
}

static void
open_strings_on_lines(size_t n)
{
	hostile_repeat("{\"a\":\"\n", n);
}

static void
open_arrays_on_lines(size_t n)
{
	hostile_repeat("{\"a\":[\n", n);
}

static void
open_keys_on_lines(size_t n)
{
	hostile_repeat("{\"ph\":\"X\",\"ts\":1,\"dur\n", n);
}

static void
open_events(size_t n)
{
	hostile_repeat("{\"ph\":\"B\",\"ts\":1,\"name\":\"cut\",\n", n);
}

static void
open_trace_events(size_t n)
{
	/* the array that every input begins with is closed first */
	putchar(']');
	hostile_repeat("{\"traceEvents\":\"x,\n", n);
}

static void
open_trace_event_members(size_t n)
{
	printf("]{");
	hostile_repeat("\"traceEvents\":\"x,\n", n);
}

static void
text_events(size_t n)
{
	printf("]{");
	hostile_repeat("\"traceEvents\":\"[]\",\n", n);
	printf("\"a\":1}");
}

static void
many_roots(size_t n)
{
	putchar(']');
	hostile_repeat("{\"a\":{\"b\":[1,2,3]},\"c\":\"d\"}\n", n);
}

static void
big_roots(size_t n)
{
	size_t i;

	putchar(']');
	for (i = 0; i < 20; i++) {
		printf("{\"a\":[");
		hostile_repeat("1,", n);
		printf("0]}\n");
	}
}

static void
crossed_brackets(size_t n)
{
	hostile_repeat("{\"a\":[}", n);
}

static void
bad_events(size_t n)
{
	hostile_repeat("{\"a\" 1}", n);
}

static void
bad_events_open(size_t n)
{
	hostile_repeat("{\"a\" 1\n", n);
}

static void
only_open_brackets(size_t n)
{
	hostile_repeat("[[[[[[[[[[", n);
}

static void
only_open_braces(size_t n)
{
	hostile_repeat("{{{{{{{{{{", n);
}

static void
only_objects(size_t n)
{
	hostile_repeat("{},{},{},", n);
}

static void
only_quotes(size_t n)
{
	hostile_repeat("\"\"\"\"\"\"\"\"\"\"", n);
}

static void
only_backslashes(size_t n)
{
	hostile_repeat("\\\\\\\\\\\\\\\\\\\\", n);
}

static void
quotes_and_backslashes(size_t n)
{
	hostile_repeat("\"\\\"\\", n);
}

static void
only_commas(size_t n)
{
	hostile_repeat(",,,,,,,,,,", n);
}

static void
quotes_and_commas(size_t n)
{
	hostile_repeat("\",,\"", n);
}

static void
quotes_and_blanks(size_t n)
{
	putchar('"');
	hostile_repeat("          ", n);
	hostile_repeat("\" ", n);
}

static void
unescaped_quotes(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"");
	hostile_repeat("a\", \"b ", n);
	printf("\"},\n");
	hostile_last();
}

static void
not_objects(size_t n)
{
	hostile_repeat("17,null,\"s\",[1],", n);
	hostile_last();
}

static void
strange_phases(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		hostile_event("!?Zz#"[i % 5], 1, i, "strange", "");
	hostile_last();
}

/* Terminal control sequences, which must never be printed raw. */
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

/* Each array looks like an event, and has no end. */
static void
open_arrays_in_events(size_t n)
{
	hostile_slice(1, 1, "a");
	hostile_repeat("{\"a\":[\n,", n);
}

static void
brackets_before_event(size_t n)
{
	hostile_repeat("[", n);
	hostile_last();
}

static void
brackets_and_commas(size_t n)
{
	hostile_repeat("[,", n);
	hostile_last();
}

/* Behind the first, each looks like the next event, and has no end. */
static void
trials_in_string(size_t n)
{
	printf("{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"");
	hostile_repeat("x{},{\"ph\":\"X\",\"ts\":1,\"dur\":1,\"name\":\"a\"",
	    n);
}

static void
trials_in_frames(size_t n)
{
	hostile_repeat("\"stackFrames\":{\"},{\"", n);
}

/* The damage of each event is far behind the place where reading can go on. */
static void
far_bad_events(size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		fwrite("\"}{\"traceEvents\":[\0\"\"}", 1, 22, stdout);
	hostile_last();
}

/* In a tree, each string goes on to the end and is given up there. */
static void
strings_in_tree(size_t n)
{
	printf("{\"ph\":\"i\",\"ts\":1,\"s\":\"g\",\"args\":{\"k\":[");
	hostile_repeat("{\"a\":\"x\"]},", n);
	printf("{\"a\":\"b\",\"k\":!}]}}]");
}

const struct hostile_input hostile_broken[] = {
	{ "stray-quote", stray_quote, 0, 1 },
	{ "stray-quote-inside", stray_quote_inside, 0, 1 },
	{ "open-strings", open_strings, 0, 8 },
	{ "open-strings-on-lines", open_strings_on_lines, 0, 8 },
	{ "open-arrays-on-lines", open_arrays_on_lines, 0, 8 },
	{ "open-arrays-in-events", open_arrays_in_events, 0, 24 },
	{ "open-keys-on-lines", open_keys_on_lines, 0, 8 },
	{ "open-events", open_events, 0, 8 },
	{ "open-trace-events", open_trace_events, 0, 8 },
	{ "open-trace-event-members", open_trace_event_members, 0, 8 },
	{ "text-events", text_events, 0, 8 },
	{ "many-roots", many_roots, 0, 8 },
	{ "big-roots", big_roots, 0, 1 },
	{ "brackets-before-event", brackets_before_event, 0, 16 },
	{ "brackets-and-commas", brackets_and_commas, 0, 8 },
	{ "trials-in-string", trials_in_string, 0, 1 },
	{ "trials-in-frames", trials_in_frames, 0, 2 },
	{ "far-bad-events", far_bad_events, 0, 2 },
	{ "strings-in-tree", strings_in_tree, 0, 4 },
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
	{ NULL, NULL, 0, 0 }
};
