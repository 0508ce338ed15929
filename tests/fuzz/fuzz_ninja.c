/*
 * fuzz_ninja: fuzz_threads with a mutator (lines.c) that changes the lines of
 * Ninja's build logs.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"# ninja log v4\n",
	"# ninja log v7\n",
	"0\t10\t0\ta.o\ta1\n",
	"0\t10\t1700000000000000000\tb.o\ta1\n",
	"5\t5\t1700000000\ta.o\tcc -c a.c\n",
	"10\t40\t0\tapp\ta2\r\n",
};

static const char *const edges[] = { "\t0", "\t-1", "\t9223372036854",
    "\t9223372036855", "\t9223372036854775807", "\t1000000000000000",
    "\t-9223372036854775808", "\t", "\t\xff", "\ta.o"  };

const struct fuzz_lines fuzz_lines = {
	.delimiters = "\t\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
