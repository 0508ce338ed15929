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

/*
 * What a target may have to change inputs in its own way: `size` of `max` bytes
 * are changed in place by the numbers that `seed` begins; returns the new size.
 */
size_t	LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
	    unsigned int seed);
/* Changes bytes in place: libFuzzer's, or that of replay.c. */
size_t	LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max);

/* ---- trace.c ---- */

#define FUZZ_PATH	256		/* bytes of a path */

/* The bytes as a temporary file, which the caller unlinks. */
void	 fuzz_file(char *path, const uint8_t *, size_t);
/* A file as a trace; NULL when nothing can be read. */
struct trace	*fuzz_load(const char *path, int threads);
/* The bytes as a trace, by one thread. */
struct trace	*fuzz_trace(const uint8_t *, size_t);

#endif
