/*
 * hint_sniff: recognises what other programs write by more than its first
 * bytes: by lines, by members of a document, by a header's numbers.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/little.h"
#include "ttv/walk.h"
#include "hints.h"

/* Lines of the beginning in which a text is looked for. */
#define HINT_LINES	20
/* Bytes of the beginning in which members of the first of a list are. */
#define HINT_LOOK	((size_t)64 << 10)

/* Whether the line of that number, from 0, begins with a text. */
static int
line_begins(const char *p, size_t n, int line, const char *text)
{
	const char *end = p + n;

	for (; line > 0 && p < end; line--) {
		p = memchr(p, '\n', (size_t)(end - p));
		p = p == NULL ? end : p + 1;
	}
	return begins_with(p, end, text);
}

/* "go 1.22 trace" and three bytes of 0 */
int
hint_is_go_trace(const char *p, size_t n)
{
	size_t i;

	if (n < 16 || memcmp(p, "go 1.", 5) != 0)
		return 0;
	for (i = 5; i < n && is_digit(p[i]); i++)
		;
	return n - i >= 9 && memcmp(p + i, " trace\0\0\0", 9) == 0;
}

/* A profile of simpleperf whose version is not the one that is read. */
int
hint_is_other_simpleperf(const char *p, size_t n)
{
	return n >= 12 && memcmp(p, "SIMPLEPERF", 10) == 0 &&
	    (p[10] != 1 || p[11] != 0);
}

/* A HAR has one member, with the entries in it. */
int
hint_is_har(const char *p, size_t n)
{
	static const char *const keys[] = { "log" };

	return walk_keys(p, n, keys, 1) == 1 &&
	    memmem(p, n, "\"creator\"", 9) != NULL;
}

/* Answers of Jaeger's API of protobuf, as JSON: one, or one in a result. */
int
hint_is_jaeger_proto(const char *p, size_t n)
{
	static const char *const keys[] = { "spans", "result" };

	if (walk_keys(p, n, keys, 2) == 0)
		return 0;
	n = n < HINT_LOOK ? n : HINT_LOOK;
	return memmem(p, n, "\"spans\"", 7) != NULL &&
	    memmem(p, n, "\"operationName\"", 15) != NULL &&
	    memmem(p, n, "\"process\"", 9) != NULL;
}

/*
 * A list of spans of Zipkin in protobuf: the first has an id of its trace of 8
 * or 16 bytes, perhaps that of its parent, and its own of 8.
 */
int
hint_is_zipkin_proto(const char *p, size_t n)
{
	size_t at = 1, id;

	if (n < 32 || p[0] != '\n')
		return 0;
	while (at < 4 && (p[at] & 0x80) != 0)
		at++;
	at++;				/* the length of the span */
	if (p[at] != '\n' || (p[at + 1] != 8 && p[at + 1] != 16))
		return 0;
	id = at + 2 + (size_t)p[at + 1];
	if (id + 20 <= n && p[id] == 0x12 && p[id + 1] == 8)
		id += 10;
	return id + 10 <= n && p[id] == 0x1a && p[id + 1] == 8;
}

/*
 * Thrift's binary protocol: a type, a number of 16 bits, a value.  A batch of
 * Jaeger begins with a process, which begins with the name of its service.
 */
int
hint_is_jaeger_thrift(const char *p, size_t n)
{
	return n >= 10 && memcmp(p, "\x0c\0\1\x0b\0\1\0", 7) == 0;
}

/* A list of spans: the first begins with its trace's id, then has its name. */
int
hint_is_zipkin_thrift(const char *p, size_t n)
{
	return n >= 19 && memcmp(p, "\x0c\0", 2) == 0 &&
	    memcmp(p + 5, "\x0a\0\1", 3) == 0 &&
	    memcmp(p + 16, "\x0b\0\3", 3) == 0;
}

int
hint_is_massif(const char *p, size_t n)
{
	return line_begins(p, n, 0, "desc: ") &&
	    line_begins(p, n, 1, "cmd: ") &&
	    line_begins(p, n, 2, "time_unit: ");
}

int
hint_is_heaptrack(const char *p, size_t n)
{
	return line_begins(p, n, 0, "v ") && line_begins(p, n, 1, "X ");
}

/* Words of 0, 3, 0 and a period: a profile of gperftools of a usual machine. */
int
hint_is_gperftools(const char *p, size_t n)
{
	return n >= 24 && little64(p) == 0 && little64(p + 8) == 3 &&
	    little64(p + 16) == 0;
}

int
hint_is_strace_counts(const char *p, size_t n)
{
	const char *q = memchr(p, '\n', n);

	return q != NULL && line_begins(p, n, 0, "% time ") &&
	    memmem(p, (size_t)(q - p), "syscall", 7) != NULL;
}

/* Whether a line is "NAME(ARGS) = RESULT", with a pid before it or not. */
static int
is_call(const char *p, const char *end)
{
	const char *q;

	while (p < end && (is_digit(*p) || is_blank(*p)))
		p++;
	for (q = p; q < end && (is_alnum(*q) || *q == '_'); q++)
		;
	return q > p && q < end && *q == '(' &&
	    memmem(q, (size_t)(end - q), ") = ", 4) != NULL;
}

/* Whether one of the first lines is what `is` says. */
static int
line_is(const char *p, size_t n, int (*is)(const char *, const char *))
{
	const char *end = p + n, *q;
	int i;

	for (i = 0; p < end && i < HINT_LINES; p = q + 1, i++) {
		q = memchr(p, '\n', (size_t)(end - p));
		if (q == NULL)
			return 0;
		if (is(p, q))
			return 1;
	}
	return 0;
}

int
hint_is_strace(const char *p, size_t n)
{
	return line_is(p, n, is_call);
}

/* A header of a buffer, 72 bytes, and the record that describes the machine. */
int
hint_is_etl(const char *p, size_t n)
{
	return n >= 76 && p[72] == 2 && p[73] == 0 &&
	    (p[74] == 1 || p[74] == 2) && (unsigned char)p[75] == 0xc0;
}

/* A dictionary of a profile, marshalled: its first key is a tuple of three. */
int
hint_is_pstats(const char *p, size_t n)
{
	return n >= 8 && (p[0] & 0x7f) == '{' && (p[1] & 0x7f) == ')' &&
	    p[2] == 3 && strchr("zZastuAr", p[3] & 0x7f) != NULL;
}

/* What valgrind and Xdebug write: a version and who wrote it. */
int
hint_is_callgrind(const char *p, size_t n)
{
	return line_begins(p, n, 0, "# callgrind format") ||
	    (line_begins(p, n, 0, "version: 1") &&
	    line_begins(p, n, 1, "creator: "));
}

/* Descriptions of caches, if there are any, a command and names of events. */
int
hint_is_cachegrind(const char *p, size_t n)
{
	int i;

	for (i = 0; i < HINT_LINES && line_begins(p, n, i, "desc: "); i++)
		;
	return line_begins(p, n, i, "cmd: ") &&
	    line_begins(p, n, i + 1, "events: ");
}

/* Whether the line p..end is "@NAME[" and nothing behind it. */
static int
is_map(const char *p, const char *end)
{
	while (end > p && (is_blank(end[-1]) || end[-1] == '\r'))
		end--;
	return end - p >= 2 && *p == '@' && end[-1] == '[';
}

/* Whether the line p..end is a frame of SystemTap: "0xHEX : NAME+0xHEX/...". */
static int
is_stap_frame(const char *p, const char *end)
{
	while (p < end && is_blank(*p))
		p++;
	if (!begins_with(p, end, "0x"))
		return 0;
	for (p += 2; p < end && is_alnum(*p); p++)
		;
	return begins_with(p, end, " : ") &&
	    memmem(p, (size_t)(end - p), "+0x", 3) != NULL;
}

/* Stacks that a map of bpftrace counts. */
int
hint_is_bpftrace(const char *p, size_t n)
{
	return line_is(p, n, is_map);
}

/* Stacks that SystemTap printed. */
int
hint_is_stap(const char *p, size_t n)
{
	return line_is(p, n, is_stap_frame);
}

/* A dump of Java's threads, behind a line that has the time. */
int
hint_is_jstack(const char *p, size_t n)
{
	return line_begins(p, n, 0, "Full thread dump ") ||
	    line_begins(p, n, 1, "Full thread dump ");
}

/* What xctrace exports of a recording of Instruments. */
int
hint_is_xctrace(const char *p, size_t n)
{
	return line_begins(p, n, 0, "<trace-query-result") ||
	    (line_begins(p, n, 0, "<?xml") &&
	    (line_begins(p, n, 1, "<trace-query-result") ||
	    line_begins(p, n, 1, "<trace-toc")));
}

/* A trace of functions that Xdebug wrote as text. */
int
hint_is_xdebug(const char *p, size_t n)
{
	return line_begins(p, n, 0, "Version: ") &&
	    line_begins(p, n, 1, "File format: ");
}

/* A chunk of apitrace, compressed: two letters and a length of 24 bits. */
int
hint_is_apitrace(const char *p, size_t n)
{
	return n >= 8 && p[0] == 'a' && p[1] == 't' && p[5] == 0 &&
	    (p[2] != 0 || p[3] != 0 || p[4] != 0);
}
