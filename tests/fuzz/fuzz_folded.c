/*
 * fuzz_folded: fuzz_threads with a mutator (lines.c) that changes the lines of
 * folded stacks.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"main;f;g 3\n",
	"main;f 1\r\n",
	"# a comment\n",
	"main;b_[k];c_[i];_[j] 2.5\n",
	";a;; 1e3\n",
};

static const char *const edges[] = { " 0", " -1", " 1e308", " 0.5", " nan",
    " inf", " 9007199254740993", ";", ";;", "_[k]", "_[w]", " ", "\t1" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = ";_ \n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
