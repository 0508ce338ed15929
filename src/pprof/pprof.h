#ifndef PPROF_H
#define PPROF_H
/* pprof: reads profile.proto. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/pprof_field.h"
#include "ttv/wire.h"

/* The length of the text of a fact of the profile: what its offset is of. */
#define PPROF_AT_FIELD	1
#define PPROF_AT_NUMBER	2		/* of a string, packed with others */

/* State of the event source: where the strings stand. */
struct pprof_state {
	uint64_t	*string;	/* offsets of their fields */
	size_t		 n, cap;
};
extern const struct event_source pprof_events;

#endif
