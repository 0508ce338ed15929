#ifndef CAMERA_H
#define CAMERA_H
/*
 * Moves the view over time; keeps cursor and view together.
 */
#include <stdint.h>

struct view;
struct viewport;

void	camera_zoom(struct view *, int steps);
/* Zooms about a time that need not be the cursor's. */
void	camera_zoom_at(struct view *, int steps, int64_t anchor);
/* Moves the view to the end of the trace, at the same zoom. */
void	camera_end(struct view *);
/* Returns 0, and stays, where the whole trace is in view. */
int	camera_pan(struct view *, int64_t cols);
void	camera_all(struct view *);
void	camera_all_exact(struct view *);	/* not on the ladder */
void	camera_fit(struct view *, int64_t t0, int64_t t1);
/* Fits a time with a fiftieth of it to spare, and no time without trace. */
void	camera_fill(struct view *, int64_t t0, int64_t t1);
void	camera_centre(struct view *, int64_t t0, int64_t t1);
/* Returns 1 if an instant of [t0, t1] is in view. */
int	camera_sees(const struct view *, int64_t t0, int64_t t1);
/* Moves the view to the cursor; drags the cursor into a view that moved. */
void	camera_follow(struct view *, int margin);
void	camera_drag(struct view *);
/* Keeps the view within the trace, and the cursor within the view. */
void	camera_keep(struct view *);
/* The same for a view of a new scale, which is the whole trace's at most. */
void	camera_keep_scaled(struct view *);

#endif
