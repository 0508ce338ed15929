#ifndef INPUT_H
#define INPUT_H
/*
 * Where the bytes behind an `off` are: files one after another, then texts
 * that were found inside them.  Belongs to a loaded trace.
 */
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/mapfile.h"
#include "ttv/trace.h"

struct input {
	struct mapfile	map;
	uint64_t	base;		/* off of its first byte */
	uint32_t	source;		/* index of the file it belongs to */
};

struct inputs {
	pthread_mutex_t	lock;		/* of what follows up to v */
	uint64_t	line_off, line;	/* the newest place whose line is known */
	struct input	*v;
	size_t		 n, cap;
	struct source	*sources;
	size_t		 nsources, sources_cap;
};

struct inputs	*inputs_new(void);
void		 inputs_free(struct inputs *);
/* Adds a map, which it takes over; the new input. */
struct input	*inputs_add(struct inputs *, struct mapfile *,
		    uint32_t source);
/* The input of an off, or NULL. */
const struct input *inputs_find(const struct inputs *, uint64_t off);
/*
 * Returns the line number from 1 of an off, or 0 when no input has it, and its
 * file in *source (may be NULL).  O(offset), less when offsets ascend.
 */
uint64_t	 inputs_line(const struct trace *, uint64_t off,
		    const struct source **source);
/* Returns a number above the offs of all inputs of a trace. */
uint64_t	 inputs_size(const struct trace *);
/*
 * Hands the inputs over to the trace, which reads its events from them by
 * `reader`; the trace frees them by inputs_detach().
 */
void		 inputs_attach(struct inputs *, struct trace *,
		    const struct trace_reader *reader);
void		 inputs_detach(struct trace *);

#endif
