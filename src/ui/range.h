#ifndef RANGE_H
#define RANGE_H
/*
 * A range of time.
 */
#include <stdint.h>

struct app;

/* Sets the range from one time to another, in either order, both included. */
void	range_set(struct app *, int64_t a, int64_t b);
/* Stops extending the range with the cursor. */
void	range_fix(struct app *);
/* Extends a range that is being made to the cursor. */
void	range_follow(struct app *);
/* Goes to the other end of the range and moves that one from now on. */
void	range_swap(struct app *);
/* Returns the length of the range in ns. */
int64_t	range_length(const struct app *);
/* Drops the range; returns 1 if there was one. */
int	range_end(struct app *);

#endif
