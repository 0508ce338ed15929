/*
 * fuzz_spans: fuzz_threads with a mutator (lines.c) that changes distributed
 * traces in JSON whose members stand on lines of their own, or in protobuf.
 */
#include "config.h"

#include "fuzz.h"

static const char *const plain[] = {
	("{\"resourceSpans\":[{\"scopeSpans\":[{\"spans\":[{\"traceId\":\"0a\","
	    "\"spanId\":\"01\",\"startTimeUnixNano\":\"5\"}]}]}]}\n"),
	"\"parentSpanId\":\"0000000000000001\",\n",
	"\"endTimeUnixNano\":\"9000\",\n",
	"{\"timeUnixNano\":\"2000\",\"name\":\"e\"},\n",
	"{\"refType\":\"CHILD_OF\",\"traceID\":\"0a\",\"spanID\":\"01\"},\n",
	"[{\"traceId\":\"0a\",\"id\":\"01\",\"kind\":\"CLIENT\",\"timestamp\":1}]\n",
	"]}\n",
};

static const char *const edges[] = { ":-1", ":1e308", ":null", ":\"x\"", ":[",
    ":{", "}", "]", ":\"9223372036854775807\"", ":\"\"", ",", ":\"0a\"" };

const struct fuzz_lines fuzz_lines = {
	.delimiters = ":,[{\n",
	.plain = plain, .nplain = FUZZ_N(plain),
	.edges = edges, .nedges = FUZZ_N(edges),
};
