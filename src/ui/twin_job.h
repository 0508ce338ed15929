#ifndef TWIN_JOB_H
#define TWIN_JOB_H
/*
 * The comparison of the first two files of a trace, by a thread.
 */
#include <stdint.h>

#include "ttv/compare.h"
#include "ttv/compare_pair.h"
#include "ttv/slice_label.h"
#include "ttv/view.h"

#include "answer.h"

struct twin_job {
	struct work	 work;
	const struct trace *trace;
	struct compare_pairs pairs;
	struct compare	*names;
	int		 samples;	/* the names are functions of samples:
					 * there are no slices */
	struct name_rules *rules;	/* of names */
	uint32_t	*slice, *track;	/* twins, in both directions */
	int64_t		*at, *by;
	struct view_twins twins;	/* for the view */
};

/* What differs by name and label, on demand: it reads the events. */
struct twin_labels {
	struct work	 work;
	const struct trace *trace;
	struct compare	*names;
	struct name_rules *rules;	/* of names */
	struct label_rules labels;	/* of the user, a copy */
};
int	twin_labels_run(struct work *);
void	twin_labels_free(struct work *);

/* Does the work and frees it with all that it owns: rows of a kind. */
int	twin_job_run(struct work *);
void	twin_job_free(struct work *);

#endif
