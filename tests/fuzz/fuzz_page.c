/*
 * fuzz_page: fuzz_threads with a mutator (lines.c) that changes the lines of
 * pages with traces in them, each read by the reader of its format.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"<script class=\"trace-data\" type=\"application/text\">\n",
	"<script id=\"viewer-data\" type=\"application/json\">\n",
	"<script>var linuxPerfData = \"\\\n",
	"</script>\n",
	"\";\n",
	"# tracer: nop\n",
	"           a-7     [001] d..2.     1.5: e: n=1\n",
	"           a-7     [001] d..2.     1.5: e: n=1\\n\\\n",
	"PROCESS DUMP\n",
	"USER PID PPID VSZ RSS WCHAN PC S NAME COMM\n",
	"USER PID TID CMD\n",
	"root 1 0 1 1 x 0 S init init\n",
	"root 1 7 a b\n",
	"CGROUP DUMP\n",
	"TRACE:\n",
	"[{\"ph\":\"X\",\"ts\":1,\"dur\":2,\"name\":\"a\",\"pid\":1,\"tid\":7}]\n",
	"W3sicGgiOiJpIiwidHMiOjF9XQ==\n",
};

static const char *const edges[] = { " 0", " -1", "<", "</script>", "<script>", " a",
    "=", "\"", "\\n", "<!--", "-->"  };

const struct fuzz_lines fuzz_lines = {
	.delimiters = " <>=\"\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
