#ifndef GRID_H
#define GRID_H
/*
 * grid: how much tracks cover of n columns of `step` ns: density.c.
 */
#include <stdint.h>

struct passed;
struct rollups;
struct trace;
struct view;

struct grid {
	int64_t		 t0, step;
	int		 n;
	int64_t		*sum;	/* n: ns covered, after grid_finish() */
	int32_t		*whole;	/* n + 1: +1 and -1 where slices that cover
				 * whole columns begin and end */
	const struct passed *passed;	/* only these count; NULL: all */
	int32_t		*waits;	/* n + 1, the same for what is shown and is not
				 * busy; NULL: everything is busy */
};
/* Returns whether slices of a track are work and no waits. */
int	track_works(const struct trace *, uint32_t track);
void	grid_clear(struct grid *);
void	grid_finish(struct grid *);
/*
 * Adds the tracks from at->track up to end in steps: returns when *left
 * slices are used up; 1 when all tracks are added.
 */
struct density_at {
	uint32_t	track, row;
	uint32_t	done;		/* slices or columns of the row */
};
int	density_step(const struct trace *, uint32_t end, const struct grid *,
	    struct density_at *, int64_t *left);
/*
 * Estimates the sums of the grid by sampling a bounded number of slices; clears
 * and finishes the grid.
 */
void	density_guess(const struct trace *, uint32_t first, uint32_t end,
	    struct grid *);
uint32_t density_rows(const struct trace *, uint32_t track);

/* ---- rollup.c: contents and density of a track and all tracks below ---- */

#define ROLLUP_COLS	256	/* columns of a grid */

struct rollup {
	uint32_t	 end;		/* the first track not below it */
	uint32_t	 threads, rows, others;
	uint64_t	 slices, states, points;
	uint32_t	 bars;		/* things that may overlap in time */
	uint64_t	 busy;		/* slices of depth 0 */
	int		 working;	/* 1: a thread of these has slices */
	uint32_t	 lead;		/* the row of depth 0 that is busy for
					 * the longest time, or NONE */
	int64_t		 lead_covered;	/* ns of it */
};
void	rollup_forget(struct view *);	/* call when the trace changes */
/* Returns whether a thread or CPU of the trace has slices. */
int	rollup_working(const struct view *);
void	rollup_free(struct rollups *);
const struct rollup *rollup_of(const struct view *, uint32_t track);
/* Fills the sums of a grid; `whole` and `waits` are not used. */
const struct rollup *rollup_columns(const struct view *, uint32_t track,
	    struct grid *);
void	rollup_frame(const struct view *);	/* begins a frame */
int	rollup_idle(struct view *, int64_t *left);
/* Returns the i-th track of kind global, or NONE. */
uint32_t rollup_global(const struct view *, uint32_t i);
/* Returns the first track after those below a track; O(1). */
uint32_t rollup_end(const struct view *, uint32_t track);

#endif
