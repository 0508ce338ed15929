#ifndef CAUSE_INT_H
#define CAUSE_INT_H
/* Steps back, shared by causes of a slice and the critical path. */
#include "ttv/cause.h"

/* A critical path on its way back in time. */
struct path {
	const struct trace *t;
	int64_t		 t0;
	struct cause_step *out;
	size_t		 n, max;
	size_t		 looked;	/* stretches of work so far */
	int64_t		 now;		/* all after it is on the path */
	int64_t		 least;		/* ns of a segment that is a step */
	int64_t		 small;		/* ns: shorter waits are not steps of
					 * their own */
	uint32_t	 track;		/* of a thread that works until now */
	uint32_t	 looks;		/* states that may still be passed */
	uint32_t	 cpus, cpus_end; /* tracks of CPUs are among these */
	enum cause	 why;		/* it joins the step before */
	int64_t		 gap;		/* ns of waiting between the two */
};

/*
 * Adds a step: work on a thing from a time, or t0, until path.now; returns 0 at
 * the end of the path.
 */
int	cause_path_add(struct path *, struct entity_ref, int64_t from);
/*
 * The same with the work of an outermost slice, which is cut into segments;
 * what lies behind its end is of it.
 */
int	cause_path_work(struct path *, uint32_t slice, int64_t from);
/*
 * Goes back over the state that the thread of a path is in just before
 * path.now: returns 1, 0 at the end of the path, or -1 where no state is known.
 */
int	cause_path_state(struct path *);

/* Returns the last outermost slice of a track that begins before a time. */
uint32_t cause_slice_before(const struct trace *, uint32_t track, int64_t);

/*
 * Finds the last wakeup of the thread of a slice before it began: returns 1 and
 * who woke it.
 */
int	cause_back_wakeup(const struct trace *, uint32_t slice,
	    struct cause_step *);

/*
 * Writes the segments of a slice's time [t0, t1), the last first, at most max:
 * what of it lasted `least` ns or more, and what is between.  They add up to
 * [t0, t1).  Returns their number, at least 1.  O(segments * log n).
 */
size_t	cause_segments(const struct trace *, uint32_t slice, int64_t t0,
	    int64_t t1, int64_t least, struct cause_step *out, size_t max);

#endif
