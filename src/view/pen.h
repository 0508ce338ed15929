#ifndef PEN_H
#define PEN_H
/*
 * pen: one line of the track area, and what draws lines.
 */
#include <stdint.h>

#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/view.h"

struct flame_index;
struct memory_series;
struct stack;

struct pen {
	struct canvas		*cv;
	const struct view	*v;
	const struct trace	*tr;
	int			 x, y;	/* of the first time column */
	int			 cols;	/* time columns */
	int			 label;	/* label columns, left of x */
};

struct style style_of_kind(const struct trace *, uint32_t kind,
	    enum style_role);
/* Returns the look of a slice in the colour mode of the view. */
struct style style_of_slice(const struct view *, uint32_t slice,
	    enum style_role);
/*
 * Returns the look of cells of which slices cover `covered` ns, `slice` most of
 * all: that of the slice, but of an alert only if it covers half of that.
 */
struct style style_of_many(const struct view *, uint32_t slice,
	    int64_t covered);
struct style style_of_name(enum style_role, const char *name);

/* ---- box.c ---- */

/* A box from column c0 up to column c1, exclusive: edge, text, filling. */
struct box {
	int		 c0, c1;
	int		 clipped;	/* begins left of the screen */
	int		 open;		/* has no end */
	int64_t		 dur;		/* drawn where it fits; -1: never */
	char		 after[64];	/* in its place: how much longer than
					 * its twin, where a function stands;
					 * or "" */
	const char	*name;
	size_t		 len;
	int		 dim;		/* no ground: a filter leaves it out */
	int		 captioned;	/* cut at its end, if it must be cut */
	int		 alert;		/* has a sign instead of its edge */
	struct style	 style;
};
void	box_draw(const struct pen *, const struct box *);
/* Returns whether a box on a line of `cols` columns has room for its name. */
int	box_has_name(const struct box *, int cols);

/* ---- lines ---- */

/* By type of line: what draws it. */
extern void (*const line_draw[])(const struct pen *, const struct line *);

/* Redraws a line that is drawn with few changes: coarse.c. */
void	coarse_line(const struct pen *);
void	row_draw(const struct pen *, uint32_t row);
void	points_draw(const struct pen *, const struct entity_run *,
	    enum style_role, enum glyph);
/* Draws instants where a line is free, without their names. */
void	points_draw_aside(const struct pen *, const struct entity_run *);
/* Returns the series that a counter's line draws. */
uint32_t counter_series(const struct view *, const struct line *);
/* Returns 1 if the series of a counter are drawn on top of each other. */
int	counter_is_stacked(const struct view *, const struct track *);
uint32_t counter_stack_lines(const struct track *);
void	counter_draw(const struct pen *, const struct line *);
/* Returns the value at the top of a counter's line, below zero at its end. */
double	counter_axis(const struct view *, const struct line *);
/*
 * Writes the change of a series over the cursor's column, "+1.5" or "-3 /s";
 * returns 0 if the view does not show changes.
 */
int	counter_change(const struct view *, uint32_t series, char *, size_t n);
void	counter_forget(struct stack *);		/* before another trace */
void	counter_free(struct stack *);
void	object_draw(const struct pen *, const struct line *);
void	sample_draw(const struct pen *, const struct line *);
/* Returns the callsite at a depth (0: root) of a sample's stack, or NONE. */
uint32_t sample_callsite(const struct view *, uint32_t sample, uint32_t depth);
/*
 * Memory dumps: a line with marks (folded: marks over bars), below it a line
 * for each number.  memory_lines() counts the lines of an unfolded track;
 * memory_label() names a line and gives its bytes at the cursor or NaN,
 * memory_change() "+8.1 MiB" from the first dump to the last.
 */
void	memory_draw(const struct pen *, const struct line *);
uint32_t memory_lines(const struct view *, uint32_t track);
const char *memory_label(const struct view *, const struct line *,
	    double *now);
void	memory_change(const struct view *, const struct line *, char *, size_t);
void	memory_free(struct memory_series *);
void	flame_index_free(struct flame_index *);
void	context_draw(const struct pen *, const struct track *);
void	heading_draw(const struct pen *, const struct line *);
/* Draws the density of a track and of all tracks below. */
void	heading_density(const struct pen *, uint32_t track);
void	heading_contents(const struct view *, uint32_t track, char *,
	    size_t);
void	label_draw(const struct pen *, const struct line *, int current);

#endif
