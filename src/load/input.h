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
	const struct event_source *events; /* of its format; NULL: none */
	void		*state;		/* of the event source */
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
 * Hands the inputs over to the trace, which reads its events from them
 * (struct trace_reader) and frees them.
 */
void		 inputs_attach(struct inputs *, struct trace *);

#endif
