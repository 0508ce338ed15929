/*
 * fuzz_pprof: fuzz_threads with a mutator (lines.c) that changes profiles of
 * pprof: fields, and bytes that are tags.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"\x12\x04\x0a\x01\x01\x12\x01\x05",	/* a sample */
	"\x22\x06\x08\x01\x22\x02\x08\x01",	/* a location */
	"\x2a\x04\x08\x01\x10\x01",		/* a function */
	"\x0a\x04\x08\x01\x10\x02",		/* a type */
	"\x32\x01x",
};

static const char *const edges[] = { "\x7f", "\x80", "\xff\xff\xff\x7f",
    "\x01", "\x08", "\x10", "\x12", "\x22" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = "\x0a\x12\x22\x2a\x32",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
