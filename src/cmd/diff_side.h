#ifndef DIFF_SIDE_H
#define DIFF_SIDE_H
/*
 * diff_side: the parts of runs that are compared.
 */
#include "ttv/compare.h"
#include "ttv/err.h"
#include "ttv/part.h"

struct chosen_part;
struct cmd_call;
struct trace;

struct diff_named {
	int		 found;		/* a run has what the options name */
	struct err	 missing;	/* else: what the last one has not */
};

/* Whether --trace=OLD,NEW names a distributed trace for each side. */
int	diff_has_two(const struct cmd_call *);
/*
 * Opens the part of a side, of the distributed trace that is its: 0, or -1 and
 * *err.
 */
int	diff_side_part(struct chosen_part *, const struct cmd_call *,
	    enum compare_side, const struct trace *, struct err *);
/*
 * Returns how many runs a file is: 1, or by --per-trace as many as it has
 * distributed traces, at most DIFF_RUNS, which is said; 0 and *err where it has
 * none.
 */
#define DIFF_RUNS	512	/* of a file: each costs all slices */
size_t	diff_side_runs(const struct cmd_call *, const struct trace *,
	    struct err *);
/*
 * Makes a set of the slices that run i of n has of a part, n traces being
 * spread evenly over the file; the set is to be freed.
 */
void	diff_side_run(const struct part *, const struct trace *, size_t i,
	    size_t n, struct bits *);
/*
 * Notes whether a run has what --process and --track name: a thread that is on
 * one side alone is a difference, one that is nowhere a mistake.
 */
void	diff_side_named(struct diff_named *, const struct cmd_call *,
	    struct chosen_part *, const struct trace *, struct err *);

#endif
