#ifndef PAINT_LINE_H
#define PAINT_LINE_H
/* A row of the screen, and the cheapest bytes that make another of it. */
#include <stdint.h>

#include "sgr.h"

struct buf;

/* A cell as the terminal shows it; ch 0: the second half of a wide one. */
struct paint_cell {
	uint32_t	ch;
	struct sgr_pen	pen;
};

/* What the terminal can do besides moving the cursor. */
struct paint_can {
	int	repeat;		/* REP */
	int	erase;		/* ECH */
	int	ground;		/* erases with the pen's ground */
};

struct paint_line;
struct paint_line *paint_line_new(int cols);
void	paint_line_free(struct paint_line *);
/*
 * Finds the cheapest way from one row of cells to another, with the terminal's
 * pen in the first column that changes; texture begins in column `left`.
 * Returns -1 when a wide character changes, 0 when nothing does, else 1.
 */
int	paint_line_find(struct paint_line *, const struct sgr *,
	    const struct paint_can *, const struct paint_cell *was,
	    const struct paint_cell *now, int left);
/* Returns the column where that way begins. */
int	paint_line_from(const struct paint_line *);
/* Appends its bytes, from that column on. */
void	paint_line_send(struct paint_line *, struct sgr *, struct buf *);

#endif
