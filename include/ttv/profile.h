#ifndef TTV_PROFILE_H
#define TTV_PROFILE_H
/*
 * profile: what readers of profiles share: the process of a file that names
 * none, times of samples that have weights alone, and what an entry of a stack
 * is called (ttv-formats(5), PROFILES).
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"
#include "ttv/callsite.h"

/* The axis of a thread on which the weights of samples are the time. */
struct profile_axis {
	long double	 sum;		/* of the weights, in their unit */
	double		 ns;		/* of one */
	int		 taken;		/* 1: a sample was */
};
/* Returns the ns of a unit: 1 of what is no time. */
double		 profile_unit_ns(const char *unit, size_t);
/* Returns the begin of a sample of a weight; moves the axis to its end. */
int64_t		 profile_axis_next(struct profile_axis *, double weight);
/* Says that the samples of a track, if any, end where their axis does. */
void		 profile_axis_end(struct builder *, uint32_t track,
		    const struct profile_axis *);
/* Returns ns of a number of units, rounded; clamped to int64. */
int64_t		 profile_ns(long double units, double ns);

/* Returns the process of a file; `name` may be 0. */
uint32_t	 profile_process(struct builder *, uint8_t file, uint32_t name);
/* Returns thread i of such a process, with a name or 0. */
uint32_t	 profile_thread(struct builder *, uint32_t upid, uint32_t i,
		    uint32_t name);

/*
 * Says that the weights of a thread's samples are numbers of which the file
 * does not say what they count.  They are the axis, so a sample weighs what the
 * file says and not the time up to the next.
 */
void		 profile_counts(struct builder *, uint32_t track);

/* An entry of a stack; strings of the builder, 0: not known. */
struct profile_entry {
	uint32_t	name;
	struct frame	f;
	uint64_t	place;		/* in the file of f.module */
	int		has_place;	/* 1: it is called after its place */
	enum frame_place place_is;	/* where functions are found by it */
	int		bracketed;	/* 1: without a name, [MODULE] alone */
	int		defined;	/* 1: line and column are where the
					 * function begins */
};
/* What an entry has by itself, in all stacks that it is in. */
struct profile_call {
	uint32_t	name, category, place, frame;
};
/* Makes that of an entry; names it if need be. */
struct profile_call profile_call(struct builder *, struct profile_entry *);
/* Returns the callsite of a call by another one. */
uint32_t	 profile_called(struct builder *, const struct profile_call *,
		    uint32_t parent);
/* Returns the callsite of an entry called by another: both of the above. */
uint32_t	 profile_callsite(struct builder *, struct profile_entry *,
		    uint32_t parent);
/*
 * Stacks that were met, by their bytes in the input: profiles have few of them,
 * again and again.  All zero is an empty table; free its `v`.
 */
struct profile_seen {
	const void	*p;		/* NULL: empty */
	size_t		 n;
	uint32_t	 callsite;
};
struct profile_stacks {
	struct profile_seen *v;
	size_t		 size, missed;	/* ... since it was grown */
};
/*
 * Returns where the stack of n bytes at p is in a table, or is to be kept; its
 * p is NULL then.
 */
struct profile_seen *profile_seen_at(struct profile_stacks *, const void *p,
		    size_t n);
/*
 * Returns the string of n bytes of the file, each that is no UTF-8 as U+FFFD;
 * 0 for none.
 */
uint32_t	 profile_string(struct builder *, const char *, size_t);

#endif
