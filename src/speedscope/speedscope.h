#ifndef SPEEDSCOPE_H
#define SPEEDSCOPE_H
/* speedscope: what the files of the reader share. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"

/* State of the event source beside the bytes. */
struct speedscope_state {
	uint64_t	*frames;	/* offsets, by number */
	size_t		 n;
};
extern const struct event_source speedscope_events;

#endif
