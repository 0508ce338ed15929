#ifndef PPROF_H
#define PPROF_H
/* pprof: profile.proto; the numbers of the fields that are read. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/wire.h"

enum { PPROF_SAMPLE_TYPE = 1, PPROF_SAMPLE = 2, PPROF_MAPPING = 3,
	PPROF_LOCATION = 4, PPROF_FUNCTION = 5, PPROF_STRING = 6,
	PPROF_DROP = 7, PPROF_KEEP = 8, PPROF_TIME = 9, PPROF_DURATION = 10,
	PPROF_PERIOD_TYPE = 11, PPROF_PERIOD = 12, PPROF_COMMENT = 13,
	PPROF_DEFAULT = 14, PPROF_URL = 15 };
enum { VALUE_TYPE_TYPE = 1, VALUE_TYPE_UNIT = 2 };
enum { SAMPLE_LOCATION = 1, SAMPLE_VALUE = 2, SAMPLE_LABEL = 3 };
enum { LABEL_KEY = 1, LABEL_STR = 2, LABEL_NUM = 3, LABEL_UNIT = 4 };
enum { MAPPING_ID = 1, MAPPING_START = 2, MAPPING_LIMIT = 3,
	MAPPING_OFFSET = 4, MAPPING_FILE = 5 };
enum { LOCATION_ID = 1, LOCATION_MAPPING = 2, LOCATION_ADDRESS = 3,
	LOCATION_LINE = 4 };
enum { LINE_FUNCTION = 1, LINE_LINE = 2, LINE_COLUMN = 3 };
enum { FUNCTION_ID = 1, FUNCTION_NAME = 2, FUNCTION_SYSTEM_NAME = 3,
	FUNCTION_FILE = 4 };

/* State of the event source: where the strings stand. */
struct pprof_state {
	uint64_t	*string;	/* offsets of their fields */
	size_t		 n, cap;
};
extern const struct event_source pprof_events;

#endif
