#ifndef PF_COUNTS_H
#define PF_COUNTS_H
/* Counters of samples of perf, and numbers of the fields that say what. */
#include "pf_part.h"

enum pf_perf_sample_defaults_field {
	PF_PERF_SAMPLE_DEFAULTS_TIMEBASE = 1,
	PF_PERF_SAMPLE_DEFAULTS_FOLLOWERS = 4
};
enum pf_timebase_field {
	PF_TIMEBASE_TRACEPOINT = 3,
	PF_TIMEBASE_COUNTER = 4,
	PF_TIMEBASE_NAME = 10
};
enum pf_follower_field {
	PF_FOLLOWER_COUNTER = 1,
	PF_FOLLOWER_TRACEPOINT = 2,
	PF_FOLLOWER_NAME = 4
};
enum pf_tracepoint_field {
	PF_TRACEPOINT_NAME = 1
};

/* Adds what counters had counted at a PerfSample. */
void	pf_counts(struct pf_context *);
/* Adds what the counters of all sequences with such samples are. */
void	pf_count_units(const struct pf_world *, struct builder *);

#endif
