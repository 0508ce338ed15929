/*
 * fuzz_profile: fuzz_threads with a mutator (lines.c) that changes profiles in
 * JSON whose members stand on lines of their own: speedscope, .heapprofile,
 * Firefox and what perf writes.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	"{\"name\":\"f\",\"file\":\"a.c\",\"line\":3,\"col\":7},\n",
	"{\"type\":\"O\",\"frame\":0,\"at\":1},\n",
	"{\"type\":\"C\",\"frame\":0,\"at\":2},\n",
	"[0,1],\n",
	"{\"size\":24,\"nodeId\":2,\"ordinal\":5},\n",
	"\"children\":[\n",
	"{\"ip\":\"0x7f\",\"symbol\":\"f\",\"dso\":\"x\"},\n",
	"\"schema\":{\"stack\":0,\"time\":1},\n",
	"\"stack\":[0,1],\n",
	"[0,1,2,3,0,{\"type\":\"Text\",\"name\":1}],\n",
	"]}\n",
};

static const char *const edges[] = { ":-1", ":1e308", ":null", ":\"x\"", ":[",
    ":{", "}", "]", ":9223372036854775807", ":\"\\ud800\"", ",", ":0.5" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = ":,[{\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
