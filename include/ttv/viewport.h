#ifndef TTV_VIEWPORT_H
#define TTV_VIEWPORT_H
/*
 * The map from time to columns and back.  A zoom level is a step of a fixed
 * ladder (whole nanoseconds a column, 1 ns at the least, four levels to the
 * octave).  t0 is a multiple of the step, so that a pan moves whole columns and
 * keeps the phase of every slice within its cell.  All arithmetic saturates: a
 * trace may span all of int64.
 */
#include <stdint.h>

struct viewport {
	int64_t		t0;		/* left edge of column 0 */
	int		zoom;		/* index in the ladder, 0 is 1 ns */
	int64_t		exact;		/* ns a column, between this step of the
					 * ladder and the one below; 0: the
					 * ladder's */
	int		cols;		/* of the time area, >= 1 */
};

/* Returns 1 if columns of two viewports are equally long. */
int	viewport_same_scale(const struct viewport *, const struct viewport *);
int	viewport_zooms(void);			/* levels of the ladder */
int64_t	viewport_step(const struct viewport *);	/* ns a column */
int64_t	viewport_time(const struct viewport *, int64_t col); /* left edge */
/*
 * Returns the column of a time, which may be negative or beyond `cols`;
 * saturates at ±2^30.
 */
int	viewport_col(const struct viewport *, int64_t t);
/*
 * Returns the column behind the bucket of n columns that column `col`, not
 * negative, is in: buckets are aligned to time, so that a pan shifts them.
 */
int	viewport_bucket_end(const struct viewport *, int col, int n);
int64_t	viewport_end(const struct viewport *);	/* right edge, exclusive */
/*
 * Sets the smallest zoom that shows all of [start, end], with a small margin.
 */
void	viewport_fit(struct viewport *, int64_t start, int64_t end);
/* Fits [start, end] with at most a column to spare, off the ladder. */
void	viewport_fit_exact(struct viewport *, int64_t start, int64_t end);
/*
 * Shows [t0, t1) exactly, where that is whole columns of one length; returns 0,
 * and leaves the viewport alone, where it is not.
 */
int	viewport_set(struct viewport *, int64_t t0, int64_t t1);
/*
 * Zooms by steps of about sqrt 2 (negative: in), each VIEWPORT_FINE levels of
 * the ladder; keeps the column of `anchor`.
 */
#define VIEWPORT_FINE	2
void	viewport_zoom(struct viewport *, int steps, int64_t anchor);
void	viewport_pan(struct viewport *, int64_t cols);
/*
 * Moves as little as needed to have at most two columns, and a fiftieth of the
 * columns, before `start` and behind `end`; of less than fills the view, before
 * `start`.
 */
void	viewport_keep(struct viewport *, int64_t start, int64_t end);
/* Moves as little as needed to have t at least `margin` columns inside. */
void	viewport_show(struct viewport *, int64_t t, int margin);

#endif
