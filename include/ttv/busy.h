#ifndef TTV_BUSY_H
#define TTV_BUSY_H
/*
 * busy: how long threads have worked, and their slowest slices.  Work is what
 * finished slices of threads cover, and where states are recorded the time for
 * which a thread ran.  Async slices and unfinished ones are waits as often as
 * work, and do not count.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

/*
 * Slices of one row that say what a thread did, in order.  A slice around
 * nearly everything ("main") says nothing: what is inside is taken instead; so
 * is what is inside of slices that say that a thread is active.
 */
struct busy_run {
	uint32_t	first, last;	/* slices [first, last) */
};
#define BUSY_RUNS	8

/* Returns the number of runs of a track, at most BUSY_RUNS.  O(log n). */
size_t		busy_runs(const struct trace *, uint32_t track,
		    struct busy_run *);
/*
 * Returns the ns for which a track's slices cover its time, and sets *slowest
 * to the longest slice of its runs, or NONE.  O(log n).
 */
int64_t		busy_covered(const struct trace *, uint32_t track,
		    uint32_t *slowest);
/* Returns the ns for which a thread ran; -1: not recorded.  O(its states). */
int64_t		busy_cpu(const struct trace *, uint32_t utid);

/*
 * Returns whether a track is a thread without a name whose one slice is a sum
 * that the writer made of others ("Total Source").  O(1).
 */
int		busy_total(const struct trace *, uint32_t track);
/*
 * Returns whether a track is a thread that work is looked for on.  Totals are
 * not, nor threads of one slice, if others have many.  `many` is what
 * busy_many() returns.
 */
int		busy_many(const struct trace *);
int		busy_is(const struct trace *, uint32_t track, int many);
/*
 * Writes the slowest finished slices of threads in [t0, t1), the longest first,
 * at most n; returns their number.  No slice is inside of another of them; of
 * slices around all of [t0, t1) those inside are taken, if there are some.
 * `tracks` has a 1 for each track that counts; NULL: all.  O((threads + n) log
 * slices).
 */
size_t		busy_slowest(const struct trace *, const uint8_t *tracks,
		    int64_t t0, int64_t t1, uint32_t *slices, size_t n);

/* Returns the longest of slices [first, last) of a row, or NONE. */
typedef uint32_t busy_longest_fn(const void *arg, const struct trace *,
		    uint32_t first, uint32_t last);
/*
 * Cuts a run of slices of a row to those that touch [t0, t1); returns 0 if none
 * is left.
 */
int		busy_clip(const struct trace *, int64_t t0, int64_t t1,
		    struct busy_run *);
/*
 * Writes the longest slices of runs, the longest first, at most n; returns
 * their number.  O((runs + n) calls of longest()).
 */
size_t		busy_longest(const struct trace *, const struct busy_run *,
		    size_t nruns, busy_longest_fn *, const void *arg,
		    uint32_t *slices, size_t n);

#endif
