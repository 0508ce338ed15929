/*
 * fuzz_simpleperf: fuzz_threads with a mutator (lines.c) that changes profiles
 * of simpleperf: records of its protobuf, and lines of its text.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"\x0b\x01\x01\x01\x0a\x07\x08\x07\x10\x05\x20\x01\x28\x01",
	"\x0a\x01\x01\x01\x22\x06\x08\x05\x10\x05\x1a\x01x",
	"\x09\x01\x01\x01\x1a\x05\x08\x01\x12\x01x",
	"\x04\x01\x01\x01",
	"sample:\n",
	"  time: 5\n",
	"    vaddr_in_file: 1f\n",
	"    symbol: f\n",
	"context_switch:\n  switch_on: true\n",
};

static const char *const edges[] = { "\x7f", "\x80", "\xff\xff\xff\x7f",
    "\x01", "\x08", "\x10", "\x1a", "18446744073709551615", "-1", ":", "" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = "\x0a\x12\x1a\x22\x32:\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
