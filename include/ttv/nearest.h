#ifndef TTV_NEAREST_H
#define TTV_NEAREST_H
/*
 * nearest: the thing whose event is nearest to an offset of the input.
 *
 * The search leads from a warning to the event that the warning is about.  Such
 * an event was often dropped, so the nearest event in the model stands for it.
 * All events are passed once, in pieces: a hundred million of them take longer
 * than a user waits between keys.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

struct nearest {
	uint64_t	 want;		/* the offset */
	uint64_t	 away;		/* bytes; OFF_NONE: nothing so far */
	struct entity_ref sel;		/* the nearest so far */
	size_t		 list;		/* of entity_events, and ... */
	uint32_t	 at;		/* ... the number of its events
					 * passed */
};

/* Begins the search for an offset. */
void	nearest_begin(struct nearest *, uint64_t off);
/*
 * Passes up to `most` more events; returns 1 after the last.  Of events that
 * are equally near the first is taken, in the order of entity_events.  O(most).
 */
int	nearest_look(const struct trace *, struct nearest *, uint64_t most);

#endif
