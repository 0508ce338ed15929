#ifndef TWIN_JOB_H
#define TWIN_JOB_H
/*
 * The comparison of the first two files of a trace, by a thread.
 */
#include <stdint.h>

#include "ttv/compare.h"
#include "ttv/compare_pair.h"
#include "ttv/view.h"

#include "job.h"

struct twin_job {
	const struct trace *trace;
	struct compare_pairs pairs;
	struct compare	*names;
	int		 samples;	/* the names are functions of samples:
					 * there are no slices */
	struct name_rules *rules;	/* of names */
	uint32_t	*slice, *track;	/* twins, in both directions */
	int64_t		*at;
	struct view_twins twins;	/* for the view */
	struct job	 job;
};

/* Starts the thread; at_once: returns when all is done. */
struct twin_job	*twin_job_start(const struct trace *, int at_once);
/* Waits for the thread; NULL is fine. */
void		 twin_job_free(struct twin_job *);

#endif
