#ifndef DERIVED_H
#define DERIVED_H
/* The reader of derived events (ttv/derived.h), from inside. */
#include "ttv/event_source.h"

extern const struct event_source derived_events;

#endif
