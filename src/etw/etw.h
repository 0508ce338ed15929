#ifndef ETW_H
#define ETW_H
/*
 * The reader of Windows' kernel events as Chromium writes them, from inside.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/format.h"
#include "ttv/json.h"

/* An event: members of its object, the payload decoded. */
struct etw_event {
	struct span	guid;
	int64_t		op, cpu, version;
	int64_t		ts;		/* ns, on the clock of the JSON */
	uint64_t	off;
	const char	*data;		/* the payload */
	size_t		 len;
};

struct etw {
	struct reading	*r;
	struct builder	*b;
	struct json	 j;
	char		*data;		/* the payload of the event */
	size_t		 cap;
	uint64_t	 walltime, tick; /* us: one moment by two clocks */
	int		 pointer;	/* bytes of a pointer */
	uint64_t	 n;		/* events */
};

/* Gives an event to the builder; returns 0, or -1 for a bad payload. */
int	etw_event(struct etw *, const struct etw_event *);

extern const struct event_source etw_events;

#endif
