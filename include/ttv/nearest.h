#ifndef TTV_NEAREST_H
#define TTV_NEAREST_H
/*
 * nearest: the thing whose event is nearest to an offset of the input.
 *
 * It leads from a warning to the event that it is about; such an event was
 * often dropped, so the nearest one that was read must do.  All events are
 * passed once, in pieces, as a hundred million of them take a while: between
 * keys if need be.
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
	uint32_t	 at;		/* ... how far it is passed */
};

/* Begins the search for an offset. */
void	nearest_begin(struct nearest *, uint64_t off);
/*
 * Passes up to `most` more events; 1 if that were all.  Of events that are
 * equally near the first is taken, in the order of entity_events.  O(most).
 */
int	nearest_look(const struct trace *, struct nearest *, uint64_t most);

#endif
