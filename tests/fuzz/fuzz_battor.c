/*
 * fuzz_battor: fuzz_threads with a mutator (lines.c) that changes the lines of
 * a BattOr log.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"# BattOr\n",
	"0.25 4000.0 250.0\n",
	"0.50 4000.0 -250.0 <a>\n",
	"0.50 4000.0 1 <b c>\r\n",
};

static const char *const edges[] = { " 0", " -0", " 1e308", " -1e308",
    " 9223372036854.775", " 1e-308", " nan", " inf", " <>", " <a>", " <", ".", "\t1" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = " .<\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
