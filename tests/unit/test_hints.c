/*
 * hints: what files of other programs begin with, as these programs document
 * it, and what is said of them; what only begins alike is not taken for one.
 */
#include "config.h"

#include <string.h>

#include "ttv/load.h"

#include "load/formats.h"
#include "test.h"

/* A text of bytes, with its length: zeros may be in it. */
#define BYTES(s)	s, sizeof(s) - 1

static const struct known {
	const char	*bytes;
	size_t		 n;
	const char	*name;		/* "": nothing is said */
} known[] = {
	{ BYTES("PERFILE2h\0\0\0"), "perf-data" },
	{ BYTES("2ELIFREP\0\0\0h"), "perf-data" },
	{ BYTES("PERFILE1h\0\0\0"), "" },
	{ BYTES("PERFILE"), "" },
	{ BYTES("SIMPLEPERF\2\0...."), "simpleperf-other" },
	{ BYTES("SIMPLEPERF\1\1"), "simpleperf-other" },
	{ BYTES("SIMPLEPERF\0\0"), "simpleperf-other" },
	{ BYTES("SIMPLEPERF\2"), "" },
	{ BYTES("\x17\x08\x44tracing" "6\0"), "trace-dat" },
	{ BYTES("\x57\x1d\xd1\x75...."), "ctf" },
	{ BYTES("\x75\xd1\x1d\x57...."), "ctf" },
	{ BYTES("\xc1\x1f\xfc\xc1...."), "ctf" },
	{ BYTES("\xc1\xfc\x1f\xc1...."), "ctf" },
	{ BYTES("\xc1\xfc\x1f\xc2...."), "" },
	{ BYTES("/* CTF 1.8 */\n"), "ctf" },
	{ BYTES("Nettrace\x14\0\0\0"), "nettrace" },
	{ BYTES("FLR\0\0\2"), "jfr" },
	{ BYTES("FLR."), "" },
	{ BYTES("RDOC\0\0"), "renderdoc" },
	{ BYTES("tlZ\x04"), "tracy" },
	{ BYTES("tlZ\x05"), "" },
	{ BYTES("tZst...."), "tracy" },
	{ BYTES("Ftrace!\0"), "uftrace" },
	{ BYTES("go 1.22 trace\0\0\0"), "go-trace" },
	{ BYTES("go 1.5 trace\0\0\0\0"), "go-trace" },
	{ BYTES("go 1.123 trace\0\0\0...."), "go-trace" },
	{ BYTES("go 1.5 trace\0\0\0"), "" },	/* shorter than a header */
	{ BYTES("go 1.22 trace\0\0."), "" },
	{ BYTES("go 2.22 trace\0\0\0"), "" },
	{ BYTES("go 1.x22 trace\0\0\0"), "" },
	{ BYTES("\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0"
	    "\0\0\0\0\0\0\0\0"), "gperftools" },
	{ BYTES("\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0"
	    "\0\0\0\0\0\0\0"), "" },
	{ BYTES("\0\0\0\0\0\0\0\0\3\0\0\0\0\0\0\0"
	    "\1\0\0\0\0\0\0\0"), "" },
	{ BYTES("\0\0\0\0\0\0\0\0\4\0\0\0\0\0\0\0"
	    "\0\0\0\0\0\0\0\0"), "" },
	{ BYTES("{\"log\":{\"version\":\"1.2\",\"creator\":{}}}"), "har" },
	{ BYTES("{\"log\":{\"version\":\"1.2\"}}"), "" },
	{ BYTES("{\"logs\":{\"creator\":{}}}"), "" },
	{ BYTES("{\"result\":{\"spans\":[{\"operationName\":\"a\","
	    "\"process\":{}}]}}"), "jaeger-proto-json" },
	{ BYTES("{\"spans\":[{\"operationName\":\"a\"}]}"), "" },
	{ BYTES("\n\x26\n\x10" "0123456789abcdef" "\x1a\b" "01234567"
	    "*\6" "abcdef"), "zipkin-proto" },
	{ BYTES("\n\x26\n\b" "01234567" "\x12\b" "01234567" "\x1a\b"
	    "01234567" "*\6" "abcdef"), "zipkin-proto" },
	{ BYTES("\n\x26\b\x10" "0123456789abcdef" "\x1a\b" "01234567"
	    "*\6" "abcdef"), "" },
	{ BYTES("\x0c\0\0\0\2\x0a\0\1" "01234567" "\x0b\0\3\0\0\0\3get"),
	    "zipkin-thrift" },
	{ BYTES("\x0c\0\0\0\2\x0a\0\1" "01234567" "\x0b\0\4\0\0\0\3get"), "" },
	{ BYTES("\x0c\0\0\0\2\x0a\0\1" "01234567" "\x0b\0\3"),
	    "zipkin-thrift" },
	{ BYTES("\x0c\0\1\x0b\0\1\0\0\0\5" "front\0"), "jaeger-thrift" },
	{ BYTES("\x0c\0\2\x0b\0\1\0\0\0\5" "front\0"), "" },
	{ BYTES("\177ELF\2\1\1\0"), "program" },
	{ BYTES("MZ\220\0\3\0\0\0"), "windows-program" },
	{ BYTES("MZ and more\n"), "" },
	{ BYTES("#!/bin/sh\necho a\n"), "script" },
	{ BYTES("{\"constants\":{},\n\"events\": [\n"), "netlog" },
	{ BYTES("{\"constants\":{},\n\"event\": [\n"), "" },
	{ BYTES("{\"snapshot\":{},\"nodes\":[1]}"), "heapsnapshot" },
	{ BYTES("{\"snapshot\":{}}"), "" },
	{ BYTES("{\"dhatFileVersion\":2,\"mode\":\"heap\"}"), "dhat" },
	{ BYTES("desc: --massif\ncmd: ./a\ntime_unit: i\n"), "massif" },
	{ BYTES("desc: --massif\ncm: ./a\n"), "" },
	{ BYTES("cmd: ./a\ndesc: --massif\n"), "" },
	{ BYTES("desc: --massif"), "" },
	{ BYTES("v 10500 3\nX ./a\nI 1000 1\n"), "heaptrack" },
	{ BYTES("v 10500 3\nx ./a\n"), "" },
	{ BYTES("w 10500 3\nX ./a\n"), "" },
	{ BYTES("% time     seconds  usecs/call     calls    errors "
	    "syscall\n"), "strace-counts" },
	{ BYTES("% time     seconds\nsyscall\n"), "" },
	{ BYTES("% time     seconds syscall"), "" },
	{ BYTES("read(3, \"x\", 1) = 1\n"), "strace-timeless" },
	{ BYTES("17  read(3, \"x\", 1) = 1\n"), "strace-timeless" },
	{ BYTES("what\n17\tclock_gettime64(1) = 0\n"), "strace-timeless" },
	{ BYTES("read(3, \"x\", 1) = 1"), "" },	/* no whole line */
	{ BYTES("read(3, \"x\", 1) 1\n"), "" },
	{ BYTES("read 3, \"x\", (1) = 1\n"), "" },
	{ BYTES("17 (3) = 1\n"), "" },
	{ BYTES("re-ad(3) = 1\n"), "" },
	/* the lines 20 and 21 */
	{ BYTES("\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"
	    "read(3) = 1\n"), "strace-timeless" },
	{ BYTES("\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n"
	    "read(3) = 1\n"), "" },
	{ BYTES("# callgrind format\nversion: 1\n"), "callgrind" },
	{ BYTES("heap profile: 1: 2 [3: 4] @ heap/1048576\n"), "pprof-text" },
	{ BYTES("--- contention:\ncycles/second=1\n"), "pprof-text" },
	{ BYTES("goroutine profile: total 7\n"), "pprof-text" },
	{ BYTES("v8-version,12,4,254,20,0,0\n"), "v8-log" },
	{ BYTES("version: 1\ncreator: xdebug 3.1\n"), "callgrind" },
	{ BYTES("version: 1\ncreated: xdebug 3.1\n"), "" },
	{ BYTES("desc: I1\ndesc: D1\ncmd: ./a\nevents: Ir\n"),
	    "cachegrind" },
	{ BYTES("cmd: ./a\nevents: Ir\n"), "cachegrind" },
	{ BYTES("cmd: ./a\nevent: Ir\n"), "" },
	{ BYTES("gmon\1\0\0\0"), "gprof" },
	{ BYTES("gmon\1\0\0"), "" },
	{ BYTES("JAVA PROFILE 1.0.2\0"), "hprof" },
	{ BYTES("*version\n3\nclock=dual\n"), "art" },
	{ BYTES("SLOW\xf3\0 \0"), "art" },	/* while it is recorded */
	{ BYTES("\xfb\xa9\x03\xfa\x04" "a.py"), "pstats" },
	{ BYTES("{)\x03z\x04" "a.py"), "pstats" },
	{ BYTES("{)\x04z\x04" "a.py"), "" },
	{ BYTES("{)\x03q\x04" "a.py"), "" },
	{ BYTES("at\x10\x20\0\0\x80\x80"), "apitrace" },
	{ BYTES("at\0\0\0\0\x80\x80"), "" },
	{ BYTES("at 10:00"), "" },
	{ BYTES("{\"qlog_version\":\"0.3\",\"traces\":[]}"), "qlog" },
	{ BYTES("{\"qlog_version\":\"0.3\",\"trace\":[]}"), "" },
	{ BYTES("Attaching 1 probe...\n\n@[\n    f+12\n]: 3\n"),
	    "bpftrace" },
	{ BYTES("@stacks[ \r\n    f+12\n]: 3\n"), "bpftrace" },
	{ BYTES("@a[bash]: 3\n"), "" },
	{ BYTES("@["), "" },
	{ BYTES(" 0xff12 : f+0x1/0x2 [kernel]\n\t12\n"), "systemtap" },
	{ BYTES(" 0xff12 : f [kernel]\n\t12\n"), "" },
	{ BYTES(" ff12 : f+0x1/0x2 [kernel]\n\t12\n"), "" },
	{ BYTES("2024-05-01 10:00:00\nFull thread dump X:\n"), "jstack" },
	{ BYTES("Full thread dump X:\n"), "jstack" },
	{ BYTES("Full thread dumps\n"), "" },
	{ BYTES("Analysis of sampling app (pid 3) every 1 ms\n"), "sample" },
	{ BYTES("<?xml version=\"1.0\"?>\n<trace-query-result>\n"),
	    "xctrace" },
	{ BYTES("<trace-query-result>\n<node"), "xctrace" },
	{ BYTES("<?xml version=\"1.0\"?>\n<plist>\n"), "" },
	{ BYTES("Version: 3.1.5\nFile format: 4\n"), "xdebug" },
	{ BYTES("Version: 3.1.5\nFile formats: 4\n"), "" },
	{ BYTES("some log\nof another program\n"), "" },
	{ BYTES(""), "" },
};

TEST(what_other_programs_write_is_told)
{
	const struct format *f;
	char copy[128];
	size_t i;

	for (i = 0; i < sizeof(known) / sizeof(known[0]); i++) {
		/* bytes follow that are no end of a text */
		memset(copy, ' ', sizeof(copy));
		memcpy(copy, known[i].bytes, known[i].n);
		f = hint_early(copy, known[i].n);
		if (f == NULL)
			f = hint_late(copy, known[i].n);
		if (!CHECK_STR(f == NULL ? "" : f->name, known[i].name))
			printf("# row %zu\n", i);
		else if (f != NULL)
			CHECK(f->read == NULL && f->hint != NULL);
	}
}

TEST(a_trace_of_windows_has_a_record_behind_its_header)
{
	const struct format *f;
	char p[80];

	memset(p, 1, sizeof(p));
	memcpy(p + 72, "\2\0\2\xc0", 4);
	f = hint_early(p, 76);
	CHECK_STR(f == NULL ? "" : f->name, "etl");
	CHECK(hint_early(p, 75) == NULL);
	p[74] = 1;
	CHECK(hint_early(p, 76) != NULL);
	p[74] = 3;
	CHECK(hint_early(p, 76) == NULL);
	p[74] = 2;
	p[75] = 0x40;
	CHECK(hint_early(p, 76) == NULL);
}

TEST(each_conversion_is_listed_once)
{
	const char *name, *what, *command, *before = "";
	size_t i;

	for (i = 0; load_conversion(i, &name, &what, &command); i++) {
		CHECK(strcmp(name, before) != 0);
		CHECK(*what != '\0' && *command != '\0');
		before = name;
	}
	CHECK(i > 30);
}

/* By default a server gives spans of the last day or two alone. */
TEST(a_server_is_asked_for_spans_of_any_age)
{
	const char *name, *what, *command;
	int n = 0;
	size_t i;

	for (i = 0; load_conversion(i, &name, &what, &command); i++)
		if (strstr(command, "'SERVER:") != NULL) {
			CHECK(strstr(command, "&lookback=1000000000000'") !=
			    NULL || strstr(command, "&start=0&") != NULL);
			n++;
		}
	CHECK(n == 3);
}

TEST_MAIN
