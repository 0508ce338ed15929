#ifndef XRAY_H
#define XRAY_H
/* xray: what the files of the reader share. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/spans.h"

/*
 * What the text of a span does not say where it stands in another one.  State
 * of the event source, by offset.
 */
struct xray_span {
	uint64_t	 off;
	struct spans_id	 trace, parent;
};
struct xray_state {
	struct xray_span *v;
	size_t		 n;
};
extern const struct event_source xray_events;

#endif
