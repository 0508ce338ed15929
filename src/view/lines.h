#ifndef LINES_H
#define LINES_H
/*
 * lines: which lines there are, what is hidden, folded, pinned, sorted.
 */
#include <stdint.h>

struct line;
struct match_models;
struct view;

/* ---- layout.c, fold.c ---- */

/* Returns the line of a track or of the fold that hides the track; NONE. */
uint32_t layout_line_or_parent(const struct view *, uint32_t track);
/* Returns whether a track is folded at first, whatever the others have. */
int	fold_by_default(const struct view *, uint32_t track);
/* Returns whether a track has lines of its own that fold. */
int	fold_has_lines(const struct view *, uint32_t track);
/* Folds what is folded at first. */
void	fold_many(struct view *);

/* ---- arrange.c, initial.c ---- */

/*
 * Writes the first tracks of the groups below a root in their order, the root
 * itself first: each group is a child of the root with all below it.  Returns
 * their number; `out` has room for all.
 */
uint32_t arrange_groups(const struct view *, uint32_t root, uint32_t *out);
/*
 * Sets the order of the roots that are processes; others keep their place.
 */
void	arrange_roots(struct view *, const uint32_t *processes,
	    const uint32_t *threads);
void	arrange_free(struct view *);
void	arrange_set_trace(struct view *, const struct match_models *);
/* Sorts the roots as a trace opens with them. */
void	initial_sort(struct view *);

/*
 * near_rows.c: which rows take a line.  near_row() says whether a row has its
 * own, near_line_row() which row's line shows it, near_under() how many
 * others a line shows; near_instants() and near_track() whether instants, or
 * anything, of a track is near the view, near_instants_aside() whether they are
 * drawn on its first line.  near_keep() makes all rows of a track near, and
 * gives `row` its line, or for NONE the instants theirs if one is selected: 1
 * if view_layout() is needed.
 */
int	near_row(const struct view *, uint32_t row);
uint32_t near_line_row(const struct view *, uint32_t row);
uint32_t near_under(const struct view *, uint32_t row);
int	near_instants(const struct view *, uint32_t track);
int	near_instants_aside(const struct view *, uint32_t track);
int	near_track(const struct view *, uint32_t track);
int	near_keep(struct view *, uint32_t track, uint32_t row);
int	near_idle(struct view *, int64_t *left);
void	near_free(struct view *);

/*
 * shared_rows.c: tracks that share a line.  shared_leader() returns the track
 * whose line shows another, or NONE; shared_next() the next of a leader's, or
 * NONE.  shared_make() chooses them for what is near [t0, t1]; shared_keep()
 * gives a track its own line, shared_dissolve() all of a leader's: 1 if
 * view_layout() is needed.
 */
uint32_t shared_leader(const struct view *, uint32_t track);
uint32_t shared_next(const struct view *, uint32_t leader, uint32_t after);
uint32_t shared_count(const struct view *, uint32_t leader);
int	shared_keep(struct view *, uint32_t track);
int	shared_dissolve(struct view *, uint32_t leader);
void	shared_make(struct view *, int64_t t0, int64_t t1, int64_t step);
void	shared_free(struct view *);

/*
 * height.c: the lines of a counter's series; the rows of a flame that are
 * shown; whether a row of slices is below the height of its track, and is shown
 * by the row above.  height_reveal() makes the track as high as a row (or NONE)
 * needs: 1 if view_layout() is needed.
 */
uint8_t	height_levels(const struct view *, uint32_t track);
uint32_t height_flame(const struct view *, uint32_t track);
int	height_hides(const struct view *, uint32_t row);
int	height_reveal(struct view *, uint32_t row);

#endif
