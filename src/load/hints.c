/*
 * hints: formats that are recognised and not read, and what makes of them one
 * that is.  Bytes that a file begins with and members of a document of JSON
 * decide before the readers are asked, texts after them.
 */
#include "config.h"

#include <string.h>

#include "ttv/chars.h"
#include "ttv/walk.h"
#include "formats.h"

/* Lines of the beginning in which a text is looked for. */
#define HINT_LINES	20

#define PERF	"perf script -F +pid --ns --show-task-events -i FILE > FILE.txt"
#define CTF	"babeltrace2 --clock-seconds FOLDER"
#define GO	"go tool pprof -proto FILE > FILE.pb.gz"
#define STRACE	"strace -f -ttt -T -o FILE COMMAND"

struct hint {
	const char	*magic;		/* what it begins with; NULL: none */
	size_t		 len;
	const char	*keys[2];	/* members of a document of JSON */
	int		(*sniff)(const char *, size_t);
	struct format	 format;
};

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
static int
is_go_trace(const char *p, size_t n)
{
	size_t i;

	if (n < 16 || memcmp(p, "go 1.", 5) != 0)
		return 0;
	for (i = 5; i < n && is_digit(p[i]); i++)
		;
	return n - i >= 9 && memcmp(p + i, " trace\0\0\0", 9) == 0;
}

/* A profile of simpleperf whose version is not the one that is read. */
static int
is_other_simpleperf(const char *p, size_t n)
{
	return n >= 12 && memcmp(p, "SIMPLEPERF", 10) == 0 &&
	    (p[10] != 1 || p[11] != 0);
}

/* A HAR has one member, with the entries in it. */
static int
is_har(const char *p, size_t n)
{
	static const char *const keys[] = { "log" };

	return walk_keys(p, n, keys, 1) == 1 &&
	    memmem(p, n, "\"creator\"", 9) != NULL;
}

static int
is_massif(const char *p, size_t n)
{
	return line_begins(p, n, 0, "desc: ") && line_begins(p, n, 1, "cmd: ");
}

static int
is_heaptrack(const char *p, size_t n)
{
	return line_begins(p, n, 0, "v ") && line_begins(p, n, 1, "X ");
}

/* Four words of 0, 3, 0 and a period: a profile of gperftools. */
static int
is_gperftools(const char *p, size_t n)
{
	uint64_t w[3];

	if (n < sizeof(w))
		return 0;
	memcpy(w, p, sizeof(w));
	return w[0] == 0 && w[1] == 3 && w[2] == 0;
}

static int
is_strace_counts(const char *p, size_t n)
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

static int
is_strace(const char *p, size_t n)
{
	const char *end = p + n, *q;
	int i;

	for (i = 0; p < end && i < HINT_LINES; p = q + 1, i++) {
		q = memchr(p, '\n', (size_t)(end - p));
		if (q == NULL)
			return 0;
		if (is_call(p, q))
			return 1;
	}
	return 0;
}

#define BINARY(magic_, name_, help_, hint_) { .magic = magic_,		\
	.len = sizeof(magic_) - 1, .format = { .name = name_,		\
	    .help = help_, .hint = hint_ } }
#define JSON(key_, more_, name_, help_, hint_) { .keys = { key_, more_ }, \
	.format = { .name = name_, .help = help_, .hint = hint_ } }
#define SNIFF(sniff_, name_, help_, hint_) { .sniff = sniff_,		\
	.format = { .name = name_, .help = help_, .hint = hint_ } }

static const struct hint early[] = {
	BINARY("PERFILE2", "perf-data", "a perf.data file", PERF),
	BINARY("2ELIFREP", "perf-data", "a perf.data file", PERF),
	SNIFF(is_other_simpleperf, "simpleperf-other",
	    "a profile of simpleperf of another version",
	    "simpleperf report-sample -i perf.data -o FILE.txt"),
	BINARY("\x17\x08\x44tracing", "trace-dat", "a file of trace-cmd",
	    "trace-cmd report FILE > FILE.txt"),
	BINARY("\x57\x1d\xd1\x75", "ctf", "the metadata of a CTF trace", CTF),
	BINARY("\x75\xd1\x1d\x57", "ctf", "the metadata of a CTF trace", CTF),
	BINARY("\xc1\x1f\xfc\xc1", "ctf", "a stream of a CTF trace", CTF),
	BINARY("\xc1\xfc\x1f\xc1", "ctf", "a stream of a CTF trace", CTF),
	BINARY("/* CTF 1.", "ctf", "the metadata of a CTF trace", CTF),
	BINARY("Nettrace", "nettrace", "a trace of .NET",
	    "dotnet-trace convert --format speedscope FILE"),
	BINARY("FLR\0", "jfr", "a recording of Java's flight recorder",
	    "jfrconv -o collapsed FILE FILE.folded"),
	BINARY("RDOC", "renderdoc", "a capture of RenderDoc",
	    "renderdoccmd convert -f FILE -c chrome.json -o FILE.json"),
	BINARY("tlZ\x04", "tracy", "a trace of Tracy",
	    "tracy-csvexport -u FILE"),
	BINARY("tZst", "tracy", "a trace of Tracy",
	    "tracy-csvexport -u FILE"),
	BINARY("Ftrace!", "uftrace", "a file of uftrace's folder",
	    "uftrace dump --chrome -d FOLDER > FILE.json"),
	SNIFF(is_go_trace, "go-trace", "an execution trace of Go",
	    "go tool trace -http=: FILE, and save its page /jsontrace"),
	SNIFF(is_gperftools, "gperftools", "a profile of gperftools",
	    "pprof -proto PROGRAM FILE > FILE.pb.gz"),
	SNIFF(is_har, "har", "a HAR file, requests of a browser",
	    "record a trace, with --trace-startup=netlog"),
	JSON("constants", "events", "netlog", "a net log of Chromium",
	    "record a trace, with --trace-startup=netlog"),
	JSON("snapshot", "nodes", "heapsnapshot",
	    "a heap snapshot, which is no profile",
	    "take a sampling profile, .heapprofile"),
	JSON("dhatFileVersion", NULL, "dhat", "a profile of DHAT",
	    "open it in dh_view.html"),
};

static const struct hint late[] = {
	SNIFF(is_massif, "massif", "output of massif", "ms_print FILE"),
	SNIFF(is_heaptrack, "heaptrack", "raw output of heaptrack",
	    "heaptrack_print -F FILE.folded FILE"),
	SNIFF(is_strace_counts, "strace-counts",
	    "a table of strace -c, which has no times", STRACE),
	SNIFF(is_strace, "strace-timeless", "output of strace without times",
	    STRACE),
	BINARY("# callgrind format", "callgrind", "output of callgrind",
	    "callgrind_annotate FILE"),
	BINARY("heap profile: ", "pprof-text", "a profile of pprof as text",
	    GO),
	BINARY("--- contention", "pprof-text", "a profile of pprof as text",
	    GO),
	BINARY("goroutine profile: total", "pprof-text",
	    "a profile of pprof as text", GO),
	BINARY("v8-version,", "v8-log", "a log of V8",
	    "node --cpu-prof, which writes a .cpuprofile"),
};

static int
hint_is(const struct hint *h, const char *p, size_t n)
{
	if (h->sniff != NULL)
		return h->sniff(p, n);
	if (h->magic != NULL)
		return n >= h->len && memcmp(p, h->magic, h->len) == 0;
	return h->keys[1] != NULL ? walk_keys(p, n, h->keys, 2) == 3 :
	    walk_keys(p, n, h->keys, 1) == 1;
}

static const struct format *
hint_find(const struct hint *h, size_t n, const char *p, size_t len)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (hint_is(&h[i], p, len))
			return &h[i].format;
	return NULL;
}

const struct format *
hint_early(const char *p, size_t n)
{
	return hint_find(early, sizeof(early) / sizeof(early[0]), p, n);
}

const struct format *
hint_late(const char *p, size_t n)
{
	return hint_find(late, sizeof(late) / sizeof(late[0]), p, n);
}
