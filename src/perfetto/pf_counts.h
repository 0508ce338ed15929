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

/* Counters that samples count by and that follow: CPUs have fewer. */
#define PF_COUNTS	64

/*
 * Sets v[0] to the counter that samples count by, of default values of a
 * sequence, and v[1..n] to those that follow; returns n.  v[0].p is NULL where
 * none is said.  The numbers are those of the fields that have them.
 */
uint32_t pf_counters(const struct pf_span *defaults, uint32_t first,
	    uint32_t follower, struct pf_span v[1 + PF_COUNTS]);

/* What samples of a sequence count by default: cells of names. */
struct pf_counted {
	enum pf_counted_by { PF_COUNTED_PERF, PF_COUNTED_STACKS } by;
	uint32_t	 n;		/* that follow */
	struct pf_counted *next;	/* by the others, or NULL */
	int64_t		 first;
	int64_t		 names[];	/* of those that follow */
};

/* Where default values of a sequence have the counters, and their names. */
struct pf_counted_how {
	enum pf_counted_by by;
	uint32_t	 first, follower;	/* numbers of fields */
	int64_t		(*name)(struct pf_context *, const struct pf_span *,
			    int follows);
};

/*
 * Returns the counters of the sequence of a packet, of its default values,
 * which are read once for a part; it holds until pf_counted_free().
 */
const struct pf_counted *pf_counted(struct pf_context *,
	    const struct pf_span *defaults, const struct pf_counted_how *);
void	pf_counted_free(struct pf_part *);
/* Adds what counters had counted at a PerfSample. */
void	pf_counts(struct pf_context *);
/* Adds what the counters of all sequences with such samples are. */
void	pf_count_units(const struct pf_world *, struct builder *);

#endif
