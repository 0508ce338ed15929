/*
 * fuzz_perf: fuzz_threads with a mutator (lines.c) that changes the lines of
 * samples that `perf script` wrote.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"p 1/2 [000]     0.000001:          5 cycles:u: \n",
	"a:b[0] 7 29558    2004008 cpu-clock:pppH: \n",
	"\t            1507 f+0x1 (/x)\n",
	"\t            1508 [unknown] ([unknown])\n",
	"  a.c:12 (inlined)\n",
	"\n",
	"p 1 [000]     0.000002: raw_syscalls:sys_enter: NR 12 (0, 7)\n",
	"p 1 [000]     0.000003: PERF_RECORD_LOST lost 12\n",
	"p 1 [000]     0.000004: PERF_RECORD_COMM exec: q:1/2\n",
	"p 1 [000]     0.000005: PERF_RECORD_FORK(1:3):(1:2)\n",
	"p 1  0.000006:          5 cycles:     1507 f+0x1 (/x)\n",
	"# hostname : vm\n",
};

static const char *const edges[] = { " (inlined)", " -1", "/", " [-1]",
    " 9223372036.854775:", " 0.000001:", "+0x", "+0xffffffffffffffff", "()",
    "((", "))", "\t", " :", "::", " 18446744073709551615", "[unknown]" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = " :/([\t\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
