#ifndef TTV_CAUSE_H
#define TTV_CAUSE_H
/*
 * cause: why something was late.  From a slice back over what led to it, or
 * forward over what it led to: flows, the slices around or inside, wakeups, the
 * parents of async spans.
 *
 * Backwards a slice was caused by, the first that there is:
 *   - the flow that arrived at it last;
 *   - the flow that arrived last at a slice around it, before it began;
 *   - a span of an async tree: the span around it;
 *   - of a state in which the thread slept: the wakeup that ended it;
 *   - the wakeup of its thread that was the last before it began, where the
 *     states of threads are known; one in an interrupt is the last step.
 * Forwards it caused the longest slice that a flow from it, or from inside of
 * it, goes to; without such flows the thread that it woke first.
 *
 * Times never go forward on the way back, so a way has an end; at most
 * CAUSE_STEPS steps are given.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

struct trace;

#define CAUSE_STEPS	512

enum cause {
	CAUSE_START,		/* the slice that was asked about */
	CAUSE_FLOW,		/* a flow joins it with the step before */
	CAUSE_AROUND,		/* ... a flow of a slice around or inside */
	CAUSE_ASYNC,		/* the span around, or one inside */
	CAUSE_WAKEUP,		/* a wakeup */
	CAUSE_IRQ,		/* a wakeup in an interrupt: the end of causes,
				 * for who was interrupted did not mean it */
	CAUSE_BEFORE,		/* the slice before it on the same thread */
	CAUSE_CHILD,		/* directly inside: the longest slice of the
				 * name that takes the most time */
	CAUSE_QUEUE,		/* what ran on the CPU that its thread waited
				 * for */
	CAUSE_SLEEP,		/* what its thread did before it slept; who woke
				 * it is not known */
	CAUSE_CALLEE,		/* a span that the span of the step before
				 * waited for */
	CAUSE_CALLER,		/* the span that called that of the step before
				 */
	CAUSES
};
/* Returns what is said of a cause, "flow from", for a way back or forward. */
const char	*cause_text(enum cause, int forward);

struct cause_step {
	enum cause	why;		/* it is joined with the step before */
	struct entity_ref at;		/* a slice or an instant */
	int64_t		ts;		/* when it caused the step before, or
					 * was caused by it */
	int64_t		gap;		/* ns between the two; 0 of the first */
	int		later;		/* 1: ts is after that of the step
					 * before: a cause amid what it ended */
	int64_t		spent;		/* of cause_path(): ns of work on it; of
					 * CAUSE_CHILD: ns of all of its name */
	uint32_t	count;		/* of CAUSE_CHILD: slices of its name */
	/* of cause_path(): */
	int64_t		longest;	/* ns of `spent` on the longest ... */
	uint32_t	more;		/* ... of 1 + more slices, with their
					 * waits in the gap: they are short */
};

/*
 * Write the steps from a slice on to out[0..max), the slice first, and return
 * their number.  O(steps * (log n + flows of the slice)).
 */
size_t		 cause_back(const struct trace *, uint32_t slice,
		    struct cause_step *out, size_t max);
size_t		 cause_forward(const struct trace *, uint32_t slice,
		    struct cause_step *out, size_t max);
/*
 * The heaviest path: of the children the name that takes the most time, by the
 * longest slice of it, and so on inside of that.  O(children of the steps).
 */
size_t		 cause_below(const struct trace *, uint32_t slice,
		    struct cause_step *out, size_t max);

/*
 * Writes the critical path of [t0, t1], the last step first: what worked, for
 * how long, and what it had waited for.  The work of a thread is cut into
 * the innermost slices of a hundredth of the range or more; shorter work of one
 * thread in a row is one step.  It begins with the thread of `tracks`
 * (by track; NULL: all) whose work ends last in the range, and goes back as
 * long as it is in the range: where the states of the thread are known, over
 * wakeups and what had its CPU; else over flows, wakeups and the slices before
 * on the same thread.  The times of work and the gaps add up to what lies
 * between the first step and the last.  O(tracks log n + steps * (log n +
 * flows) + states passed).
 */
size_t		 cause_path(const struct trace *, int64_t t0, int64_t t1,
		    const uint8_t *tracks, struct cause_step *out,
		    size_t max);

/*
 * Writes the critical path of a span of a distributed trace, the last segment
 * first: whose time the time of the span was.  The segments add up to its
 * length; none for a slice that is no span, or has no end.  O(slices of the
 * trace).
 */
size_t		 cause_span(const struct trace *, uint32_t slice,
		    struct cause_step *out, size_t max);

/*
 * Write the flows that leave (out 1) or arrive at a slice or an instant to
 * flows[0..max); without any, those of the slices and instants inside (out 1)
 * or of the slices around (out 0).  Flows to another thread come first, then in
 * order of time; flows that end in the thing itself, or nowhere, are left out.
 * Returns their number, at most max; *inside is 1 for flows that are not the
 * thing's own.
 */
size_t		 cause_flows(const struct trace *, struct entity_ref, int out,
		    uint32_t *flows, size_t max, int *inside);

#endif
