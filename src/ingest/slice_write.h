#ifndef SLICE_WRITE_H
#define SLICE_WRITE_H
/*
 * Writes the spans of tracks into the slice columns of a trace.  slice_write.c
 */
#include <stddef.h>
#include <stdint.h>

#include "spans.h"

struct long_durs;

/* What a track owns of the slice columns and of end_slice, end_off. */
struct slice_range {
	struct spans	*spans;		/* borrowed */
	uint32_t	 slice;		/* its first slice */
	uint32_t	 end, nends;	/* its run in end_slice */
	uint32_t	 nsched;	/* slices that sched_fill() writes; then
					 * there are no spans */
};

/*
 * The cursors of a row: the index that its next slice gets, and the index in
 * end_slice that its next slice with an end event gets.
 */
struct row_at {
	uint32_t	slice, end;
};

/* A run of the spans of one track, which one worker writes. */
struct slice_run {
	struct raw_event	*recs;
	size_t		 n;
	const uint32_t	*row;		/* row of each rec */
	struct row_at	*at;		/* of each row; freed by the caller */
};

/*
 * Allocates the slice columns for nslices slices and nends ends; fatal() when
 * either does not fit the 32 bits of an id.  `wide`: offsets may take more bits
 * than 32.
 */
void	slice_write_alloc(struct trace *, size_t nslices, size_t nends,
	    int wide);
/* Set the offset of the event that begins a slice, and that of an end. */
static inline void
slice_off_set(struct trace *t, uint32_t slice, uint64_t off)
{
	t->off_low[slice] = (uint32_t)off;
	if (t->off_high != NULL)
		t->off_high[slice] = (uint32_t)(off >> 32);
}
static inline void
slice_end_off_set(struct trace *t, uint32_t end, uint64_t off)
{
	t->end_off_low[end] = (uint32_t)off;
	if (t->end_off_high != NULL)
		t->end_off_high[end] = (uint32_t)(off >> 32);
}
/*
 * Returns the cursors of the rows of a track, which the caller frees, and sets
 * the range's nends.
 */
struct row_at *slice_write_rows(struct slice_range *);
/*
 * Writes the slices of a run and their ends; gives the pages of the recs back
 * to the system as they are read.  The runs of a track either are written in
 * order and share `at`, or are written side by side, each with an `at` of its
 * own from slice_run_count() and slice_run_begin().
 */
void	slice_run_write(const struct slice_run *, struct trace *,
	    struct long_durs *, const uint64_t *ends);
/* Writes a whole track, run after run, and frees its recs. */
void	slice_write_track(struct trace *, struct long_durs *,
	    struct slice_range *);

/* Allocates at[] of nrows rows and counts the run's slices and ends. */
void	slice_run_count(struct slice_run *, size_t nrows);
/*
 * Turns the counts of a run into cursors: its rows begin at `next`, which is
 * advanced behind them.
 */
void	slice_run_begin(struct slice_run *, struct row_at *next, size_t nrows);

#endif
