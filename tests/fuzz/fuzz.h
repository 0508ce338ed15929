#ifndef FUZZ_H
#define FUZZ_H
/*
 * Fuzz targets.  Each is a file fuzz_NAME.c with the function that libFuzzer
 * wants: it takes any bytes, and must neither crash nor hang nor leak.  With
 * --enable-fuzzing it is linked with libFuzzer; else with replay.c, which feeds
 * it files and damaged versions of them.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

/* The bytes as a trace, by way of a file; NULL when nothing can be read. */
struct trace	*fuzz_trace(const uint8_t *, size_t);

#endif
