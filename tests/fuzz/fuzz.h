#ifndef FUZZ_H
#define FUZZ_H
/*
 * Fuzz targets.  Each is a file fuzz_NAME.c with the function that libFuzzer
 * calls with any bytes, which must neither crash nor hang nor leak.  With
 * --enable-fuzzing it is linked with libFuzzer, else with replay.c, which runs
 * it on files and on damaged versions of them.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

int	LLVMFuzzerTestOneInput(const uint8_t *, size_t);

/*
 * An optional mutator of a target: changes `size` bytes, of at most `max`, in
 * place with random numbers from `seed`; returns the new size.
 */
size_t	LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
	    unsigned int seed);
/* Changes bytes in place: a function of libFuzzer, or of replay.c. */
size_t	LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max);

/* ---- lines.c ---- */

#define FUZZ_N(v)	(sizeof(v) / sizeof((v)[0]))

/* What a mutator of lines has to know of a format. */
struct fuzz_lines {
	const char		*delimiters;	/* one begins each word */
	const char *const	*plain;		/* lines to be added */
	size_t			 nplain;
	const char *const	*edges;		/* words, with delimiters */
	size_t			 nedges;
};

/* The format of a target that is linked with the mutator of lines.c. */
extern const struct fuzz_lines fuzz_lines;

/* ---- trace.c ---- */

#define FUZZ_PATH	256		/* bytes of a path */

/* Makes a temporary file of the bytes, which the caller unlinks. */
void	 fuzz_file(char *path, const uint8_t *, size_t);
/* Loads a file as a trace; NULL when nothing can be read. */
struct trace	*fuzz_load(const char *path, int threads);
/* Loads the bytes as a trace, on one thread. */
struct trace	*fuzz_trace(const uint8_t *, size_t);

#endif
