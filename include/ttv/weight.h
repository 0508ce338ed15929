#ifndef TTV_WEIGHT_H
#define TTV_WEIGHT_H
/*
 * weight: what the samples of a track weigh: time, or what a profile counts.
 */
#include <stdint.h>

struct trace;

enum weight_unit { WEIGHT_IN_NS, WEIGHT_IN_NUMBERS, WEIGHT_IN_BYTES };

/*
 * Returns the unit of a track's samples (struct track) by its string: of none,
 * 0, WEIGHT_IN_NS, as those weigh the time to the next; of an unknown one
 * WEIGHT_IN_NUMBERS.  Sets *scale, unless it is NULL, to the ns of a unit of
 * time, else to 1.
 */
enum weight_unit weight_unit_of(const struct trace *, uint32_t unit,
	    double *scale);
/*
 * Returns the event of perf that the samples of a track count, a string; 0:
 * they count none, or there is one event in the trace alone.
 */
uint32_t trace_sample_event(const struct trace *, uint32_t track);

#endif
