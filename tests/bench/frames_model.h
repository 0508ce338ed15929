#ifndef FRAMES_MODEL_H
#define FRAMES_MODEL_H
/*
 * Synthetic models for measuring frames: made through the builder, without a
 * file, so that they can be larger than available traces.
 */
#include <stdint.h>

struct trace;

struct model_shape {
	uint32_t	processes;
	uint32_t	threads;	/* of each process */
	uint32_t	depth;		/* of the deepest slices */
	uint64_t	slices;		/* of all threads, roughly */
	uint32_t	names;
};

/* Makes the model of a shape, always the same; free it with trace_free(). */
struct trace	*model_make(const struct model_shape *);

#endif
