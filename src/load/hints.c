/*
 * hints: formats that are recognised and not read, and the command that makes
 * of them one that is.  Bytes that a file begins with and members of a document
 * of JSON decide before the readers are asked, texts after them, and members of
 * a folder where a folder was given.
 *
 * The table is what errors, `ttv help conversions` and the manual say.  FILE
 * stands for the input, FOLDER for the folder that holds it, and PROGRAM for
 * what was measured.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ttv/err.h"
#include "ttv/foreign.h"
#include "ttv/load.h"
#include "ttv/mapfile.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"
#include "formats.h"
#include "hints.h"

#define PERF	"perf script -F +pid --ns --show-task-events -i FILE > FILE.txt"
#define GO	"go tool pprof -proto FILE > FILE.pb.gz"
#define STRACE	"strace -f -ttt -T -o FILE COMMAND"
#define PROGRAM	"perf record -g FILE, and then perf script -F +pid --ns " \
	"--show-task-events > FILE.txt; or strace -f -yy -ttt -T -o FILE.txt FILE"
#define XCTRACE	"xctrace export --input FOLDER --xpath " \
	"'/trace-toc/*/data/table[@schema=\"time-profile\"]' | " \
	"inferno-collapse-xctrace > FILE.folded"

/* Requests as async events; `time` of a request is in milliseconds. */
#define HAR	"jq -c '[.log.entries | to_entries[] | .key as $i | .value | " \
	".startedDateTime as $d | (($d[:19] + \"Z\" | fromdate) + (\"0\" + " \
	"($d[19:] | match(\"^([.][0-9]+)?\").string) | tonumber)) as $s | " \
	"([\"b\", 0], [\"e\", .time]) as [$p, $t] | {ph: $p, id: $i, " \
	"cat: \"http\", pid: 1, name: .request.url, ts: ($s * 1e6 + " \
	"$t * 1000), args: {status: .response.status}}]' FILE > FILE.json"
/* Spans of OpenTelemetry; its times are texts of ns. */
#define CLOUD	"jq -c 'def t: \"\\(.[:19] + \"Z\" | fromdate)\\((.[20:-1] + " \
	"\"000000000\")[:9])\"; {resourceSpans: [{resource: {attributes: " \
	"[{key: \"service.name\", value: {stringValue: .projectId}}]}, " \
	"scopeSpans: [{spans: [.traceId as $t | .spans[] | {traceId: $t, " \
	"spanId, parentSpanId, name, kind: ({RPC_SERVER: 2, RPC_CLIENT: 3}" \
	"[.kind // \"\"]), startTimeUnixNano: (.startTime | t), " \
	"endTimeUnixNano: (.endTime | t), attributes: [.labels // {} | " \
	"to_entries[] | {key, value: {stringValue: .value}}]}]}]}]}' FILE " \
	"> FILE.json"
/* The same; a length is a text of seconds, and ids are base64 as they stand. */
#define JAEGER	"jq -c 'def f: (. + \"000000000\")[:9] | tonumber; def t: " \
	"[(.[:19] + \"Z\" | fromdate), (.[20:-1] | f)]; def d: (.[:-1] | " \
	"split(\".\")) | [(.[0] | tonumber), (.[1] // \"\" | f)]; def n: " \
	"\"\\(.[0] + (.[1] / 1e9 | floor))\" + (\"00000000\\(.[1] % " \
	"1000000000)\")[-9:]; def a: [.[]? | {key, value: {stringValue: (.vStr " \
	"// .vInt64 // .vFloat64 // .vBool // \"\" | tostring)}}]; " \
	"{resourceSpans: [(.result // .).spans[] | (.startTime | t) as $s | " \
	"((.duration // \"0s\") | d) as $d | {resource: {attributes: ([{key: " \
	"\"service.name\", value: {stringValue: .process.serviceName}}] + " \
	"(.process.tags | a))}, scopeSpans: [{spans: [{traceId, spanId, " \
	"parentSpanId: [.references[]? | select((.refType // \"CHILD_OF\") == " \
	"\"CHILD_OF\")][0].spanId, name: .operationName, startTimeUnixNano: " \
	"($s | n), endTimeUnixNano: ([$s[0] + $d[0], $s[1] + $d[1]] | n), " \
	"attributes: (.tags | a)}]}]}]}' FILE > FILE.json"
/* A server that reads what was sent is asked for it, however old that is. */
#define SENT(type, port) "curl -f -H Content-Type:application/" type \
	" --data-binary @FILE 'SERVER:" port
#define ZIPKIN_ASKED	"' && curl -f -o FILE.json 'SERVER:9411/api/v2/" \
	"traces?limit=1000&lookback=1000000000000', of a server of Zipkin"
#define ZIPKIN	SENT("x-protobuf", "9411/api/v2/spans") ZIPKIN_ASKED
#define ZIPKIN_THRIFT SENT("x-thrift", "9411/api/v1/spans") ZIPKIN_ASKED
#define JAEGER_THRIFT SENT("x-thrift", "14268/api/traces?format=" \
	"jaeger.thrift") "' && curl -f -o FILE.json 'SERVER:16686/api/" \
	"traces?service=SERVICE&start=0&limit=1000', of a server of Jaeger"
#define NETLOG	"jq -c '(.constants.logEventTypes | with_entries({key: " \
	"\"\\(.value)\", value: .key})) as $n | [.events[] | {ph: " \
	"\"nbe\"[.phase:.phase + 1], cat: \"net\", id: .source.id, pid: 1, " \
	"name: $n[\"\\(.type)\"], ts: (.time | tonumber * 1000), " \
	"args: .params}]' FILE > FILE.json"
#define QLOG	"jq -c '[.traces | to_entries[] | .key as $i | " \
	".value.events[] | {ph: \"i\", s: \"t\", pid: 1, tid: $i, ts: " \
	"(.time * 1000), name, args: .data}]' FILE > FILE.json"
#define DHAT	"jq -r '.ftbl as $f | .pps[] | ([.fs[] | $f[.] | " \
	"sub(\"^0x[^:]*: \"; \"\")] | reverse | join(\";\")) + " \
	"\" \\(.tb)\"' FILE > FILE.folded"
#define MASSIF	"awk -F= '/^time=/ {t = $2} /^mem_heap_B=/ {printf \"" \
	"{\\\"ph\\\":\\\"C\\\",\\\"name\\\":\\\"heap\\\",\\\"pid\\\":1," \
	"\\\"ts\\\":%s,\\\"args\\\":{\\\"bytes\\\":%s}}\\n\", t, $2}' FILE " \
	"> FILE.json (ms_print FILE shows the stacks)"
/* Cost lines behind `calls=` are those of what was called. */
#define CALLGRIND "awk '/^c?fn=/ {n = $0; sub(/^c?fn=/, \"\", n); " \
	"if (match(n, /^[(][0-9]+[)]/)) {i = substr(n, 1, RLENGTH); " \
	"if (length(n) > RLENGTH) m[i] = substr(n, RLENGTH + 2); n = m[i]} " \
	"if (/^f/) f = n} /^calls=/ {getline; next} /^[-+*0-9]/ " \
	"{c[f] += $2} END {for (f in c) printf \"callgrind;%s %.0f\\n\", f, " \
	"c[f]}' FILE > FILE.folded"
#define CACHEGRIND "awk '/^fn=/ {f = substr($0, 4)} /^[0-9]/ {c[f] += $2} " \
	"END {for (f in c) printf \"cachegrind;%s %.0f\\n\", f, c[f]}' FILE " \
	"> FILE.folded"
#define GPROF	"gprof -bp PROGRAM FILE | awk '$3 + 0 > 0 {v = $3 * 1e9; " \
	"sub(/^[ 0-9.]+/, \"\"); printf \"gprof;%s %.0f\\n\", $0, v}' " \
	"> FILE.folded"
/* A slice a function, as long as it ran itself, one behind the other. */
#define PSTATS	"python3 -c 'import itertools, json, pstats; s = " \
	"pstats.Stats(\"FILE\").stats; d = [int(v[2] * 1e9) for v in " \
	"s.values()]; print(json.dumps([{\"ph\": \"X\", \"pid\": 1, " \
	"\"tid\": \"cProfile\", \"name\": \"%s (%s:%d)\" % (k[2], k[0], " \
	"k[1]), \"ts\": t / 1000, \"dur\": n / 1000, \"args\": {\"calls\": " \
	"v[1], \"cumulative s\": v[3]}} for (k, v), t, n in zip(s.items(), " \
	"itertools.accumulate([0] + d), d)]))' > FILE.json"
#define TRACY	"tracy-csvexport -u -s '|' FILE | awk -F'|' 'NR > 1 " \
	"{gsub(/[\"\\\\]/, \"_\", $1); printf \"{\\\"ph\\\":\\\"X\\\"," \
	"\\\"pid\\\":1,\\\"tid\\\":%d,\\\"name\\\":\\\"%s\\\",\\\"ts\\\":" \
	"%.3f,\\\"dur\\\":%.3f}\\n\", $6, $1, $4 / 1000, $5 / 1000}' " \
	"> FILE.json"
#define ART	"traceconv json FILE FILE.json"

struct hint {
	const char	*magic;		/* what it begins with; NULL: none */
	size_t		 len;
	const char	*keys[2];	/* members of a document of JSON, or of
					 * a folder */
	int		(*sniff)(const char *, size_t);
	struct format	 format;
};

#define BINARY(magic_, name_, help_, hint_) { .magic = magic_,		\
	.len = sizeof(magic_) - 1, .format = { .name = name_,		\
	    .help = help_, .hint = hint_ } }
#define KEYS(key_, more_, name_, help_, hint_) { .keys = { key_, more_ }, \
	.format = { .name = name_, .help = help_, .hint = hint_ } }
#define SNIFF(sniff_, name_, help_, hint_) { .sniff = hint_is_##sniff_,	\
	.format = { .name = name_, .help = help_, .hint = hint_ } }

static const struct hint early[] = {
	BINARY("PERFILE2", "perf-data", "a perf.data file", PERF),
	BINARY("2ELIFREP", "perf-data", "a perf.data file", PERF),
	SNIFF(other_simpleperf, "simpleperf-other",
	    "a profile of simpleperf of another version",
	    "simpleperf report-sample -i perf.data -o FILE.txt"),
	BINARY("\x17\x08\x44tracing", "trace-dat", "a file of trace-cmd",
	    FOREIGN_TRACECMD),
	BINARY("\x57\x1d\xd1\x75", "ctf", "a trace of LTTng, CTF", FOREIGN_CTF),
	BINARY("\x75\xd1\x1d\x57", "ctf", "a trace of LTTng, CTF", FOREIGN_CTF),
	BINARY("\xc1\x1f\xfc\xc1", "ctf", "a trace of LTTng, CTF", FOREIGN_CTF),
	BINARY("\xc1\xfc\x1f\xc1", "ctf", "a trace of LTTng, CTF", FOREIGN_CTF),
	BINARY("/* CTF 1.", "ctf", "a trace of LTTng, CTF", FOREIGN_CTF),
	BINARY("Nettrace", "nettrace", "a trace of .NET",
	    "dotnet-trace convert --format speedscope FILE"),
	BINARY("FLR\0", "jfr", "a recording of Java's flight recorder",
	    "jfrconv -o collapsed FILE FILE.folded"),
	BINARY("JAVA PROFILE 1.0.", "hprof",
	    "a dump of Java's heap, which has no times",
	    "asprof -d 60 -e alloc -o collapsed -f FILE.folded PID"),
	SNIFF(etl, "etl", "a trace of Windows, ETL",
	    "samply import --save-only -o FILE.json.gz FILE"),
	BINARY("RDOC", "renderdoc", "a capture of RenderDoc",
	    "renderdoccmd convert -f FILE -c chrome.json -o FILE.json"),
	SNIFF(apitrace, "apitrace", "a trace of apitrace, which has no times",
	    "renderdoccmd capture PROGRAM, and its capture converted"),
	BINARY("tlZ\x04", "tracy", "a trace of Tracy", TRACY),
	BINARY("tZst", "tracy", "a trace of Tracy", TRACY),
	BINARY("Ftrace!", "uftrace", "data of uftrace",
	    "uftrace dump --chrome -d FOLDER > FILE.json"),
	SNIFF(go_trace, "go-trace", "an execution trace of Go",
	    "go tool trace -http=localhost:6061 FILE, and meanwhile "
	    "curl -o FILE.json localhost:6061/jsontrace"),
	SNIFF(gperftools, "gperftools", "a profile of gperftools",
	    "pprof -proto PROGRAM FILE > FILE.pb.gz"),
	BINARY("gmon\1\0\0\0", "gprof", "a profile of gprof", GPROF),
	SNIFF(pstats, "pstats", "a profile of Python's cProfile", PSTATS),
	BINARY("*version\n", "art", "a trace of methods of Android", ART),
	BINARY("SLOW\xf1\0", "art", "a trace of methods of Android", ART),
	BINARY("SLOW\xf2\0", "art", "a trace of methods of Android", ART),
	BINARY("SLOW\xf3\0", "art", "a trace of methods of Android", ART),
	SNIFF(har, "har", "a HAR file, requests of a browser", HAR),
	KEYS("projectId", "spans", "cloud-trace",
	    "a trace of Google Cloud, version 1", CLOUD),
	SNIFF(jaeger_proto, "jaeger-proto-json",
	    "spans of Jaeger's API of protobuf, as JSON", JAEGER),
	SNIFF(zipkin_proto, "zipkin-proto", "spans of Zipkin, protobuf",
	    ZIPKIN),
	SNIFF(zipkin_thrift, "zipkin-thrift", "spans of Zipkin, Thrift",
	    ZIPKIN_THRIFT),
	SNIFF(jaeger_thrift, "jaeger-thrift", "a batch of Jaeger, Thrift",
	    JAEGER_THRIFT),
	KEYS("constants", "events", "netlog", "a net log of Chromium", NETLOG),
	KEYS("qlog_version", "traces", "qlog", "a log of QUIC, qlog", QLOG),
	KEYS("snapshot", "nodes", "heapsnapshot",
	    "a heap snapshot, which is no profile",
	    "node --heap-prof SCRIPT, which writes a .heapprofile"),
	KEYS("dhatFileVersion", NULL, "dhat", "a profile of DHAT", DHAT),
};

static const struct hint late[] = {
	BINARY("\177ELF", "program", "a program, not what was measured of it",
	    PROGRAM),
	BINARY("MZ\220", "windows-program",
	    "a program of Windows, not what was measured of it",
	    "samply record --save-only -o FILE.json.gz FILE"),
	BINARY("#!", "script", "a script, not what was measured of it",
	    PROGRAM),
	SNIFF(massif, "massif", "output of massif", MASSIF),
	SNIFF(heaptrack, "heaptrack", "raw output of heaptrack",
	    "heaptrack_print -F FILE.folded FILE"),
	SNIFF(strace_counts, "strace-counts",
	    "a table of strace -c, which has no times", STRACE),
	SNIFF(strace, "strace-timeless", "output of strace without times",
	    STRACE),
	SNIFF(callgrind, "callgrind", "output of callgrind or of Xdebug",
	    CALLGRIND),
	SNIFF(cachegrind, "cachegrind", "output of cachegrind", CACHEGRIND),
	BINARY("heap profile: ", "pprof-text", "a profile of pprof as text",
	    GO),
	BINARY("--- contention", "pprof-text", "a profile of pprof as text",
	    GO),
	BINARY("goroutine profile: total", "pprof-text",
	    "a profile of pprof as text", GO),
	BINARY("v8-version,", "v8-log", "a log of V8",
	    "node --cpu-prof SCRIPT, which writes a .cpuprofile"),
	SNIFF(bpftrace, "bpftrace", "stacks of bpftrace",
	    "stackcollapse-bpftrace.pl FILE > FILE.folded"),
	SNIFF(stap, "systemtap", "stacks of SystemTap",
	    "stackcollapse-stap.pl FILE > FILE.folded"),
	SNIFF(jstack, "jstack", "a dump of Java's threads",
	    "stackcollapse-jstack.pl FILE > FILE.folded"),
	BINARY("Analysis of sampling ", "sample",
	    "output of macOS's sample",
	    "stackcollapse-sample.awk FILE > FILE.folded"),
	SNIFF(xctrace, "xctrace", "an export of Instruments",
	    "inferno-collapse-xctrace FILE > FILE.folded"),
	SNIFF(xdebug, "xdebug", "a trace of Xdebug",
	    "inferno-collapse-xdebug FILE > FILE.folded"),
};

#define CTF_FOLDER "ctf-folder"

/* Folders that recorders write, by what is in them. */
static const struct hint folders[] = {
	KEYS("task.txt", "info", "uftrace-folder", "a recording of uftrace",
	    "uftrace dump --chrome -d FOLDER > FILE.json"),
	KEYS("form.template", NULL, "instruments",
	    "a recording of Instruments", XCTRACE),
	KEYS("metadata", NULL, CTF_FOLDER, "a trace of LTTng, CTF",
	    FOREIGN_CTF),
	KEYS("kernel/metadata", NULL, CTF_FOLDER,
	    "a trace of LTTng, CTF", FOREIGN_CTF),
	KEYS("mmaps", "tasks", "rr", "a recording of rr",
	    "perf record -g rr replay -a FOLDER, and then perf script "
	    "-F +pid --ns --show-task-events > FILE.txt"),
	KEYS("sqlite-db", "config", "vtune", "a result of VTune",
	    "vtune -report top-down -call-stack-mode all -column=\"CPU "
	    "Time:Self\",\"Module\" -format csv -csv-delimiter comma -r "
	    "FOLDER -report-output FILE.csv, and then "
	    "stackcollapse-vtune.pl FILE.csv > FILE.folded"),
};

#define COUNT(rows)	(sizeof(rows) / sizeof((rows)[0]))

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
	return hint_find(early, COUNT(early), p, n);
}

const struct format *
hint_late(const char *p, size_t n)
{
	return hint_find(late, COUNT(late), p, n);
}

/* Whether a folder has a member. */
static int
has_member(const char *folder, const char *member)
{
	char *path;
	int found;

	xasprintf(&path, "%s/%s", folder, member);
	found = access(path, F_OK) == 0;
	free(path);
	return found;
}

/* Returns the row of a folder that a recorder wrote, or NULL. */
static const struct hint *
hint_of_folder(const char *path)
{
	const struct hint *h;
	size_t i;

	for (i = 0; i < COUNT(folders); i++) {
		h = &folders[i];
		if (has_member(path, h->keys[0]) && (h->keys[1] == NULL ||
		    has_member(path, h->keys[1])))
			return h;
	}
	return NULL;
}

int
folder_open(struct mapfile *map, const char *path, struct err *err)
{
	const struct hint *h = hint_of_folder(path);
	/* what another recorder wrote may have a trace of CTF within */
	char *file = h == NULL || strcmp(h->format.name, CTF_FOLDER) == 0 ?
	    foreign_folder(path) : NULL;
	int r;

	if (file == NULL && h == NULL)
		return -1;
	if (file == NULL) {
		err_clear(err);
		return err_set(err, ERR_UNSUPPORTED, 0, "%s: this is %s: %s",
		    path, h->format.help, h->format.hint);
	}
	err_clear(err);
	r = mapfile_path(map, file, NULL, err);
	free(file);
	return r;
}

/* Returns row i of the three tables, or NULL behind the last. */
static const struct hint *
hint_row(size_t i)
{
	if (i < COUNT(early))
		return &early[i];
	i -= COUNT(early);
	if (i < COUNT(late))
		return &late[i];
	i -= COUNT(late);
	return i < COUNT(folders) ? &folders[i] : NULL;
}

int
load_conversion(size_t i, const char **name, const char **what,
    const char **command)
{
	const struct hint *h, *before = NULL;
	size_t at;

	/* rows of one name are beside each other and say the same */
	for (at = 0; (h = hint_row(at)) != NULL; before = h, at++)
		if ((before == NULL || strcmp(before->format.name,
		    h->format.name) != 0) && i-- == 0)
			break;
	if (h == NULL)
		return 0;
	*name = h->format.name;
	*what = h->format.help;
	*command = h->format.hint;
	return 1;
}
