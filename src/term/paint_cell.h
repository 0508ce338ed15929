#ifndef PAINT_CELL_H
#define PAINT_CELL_H
/* Cells as the terminal shows them, and the two frames that paint.c has. */
#include <stdint.h>

#include "sgr.h"

/* ch 0: the second half of a wide character. */
struct paint_cell {
	uint32_t	ch;
	struct sgr_pen	pen;
};

/* The cells that the screen shows and those that it is to show, by rows. */
struct paint_frame {
	int		  cols, rows;
	struct paint_cell *shown, *next;
};

/* ch of a cell that is painted later: it may show anything until then */
#define PAINT_ANY	UINT32_MAX
#define PAINT_NOTHING	{ ' ', { -1, -1, 0 } }	/* a cell that is erased */

/* Returns whether a cell shows nothing but its ground. */
static inline int
paint_is_blank(const struct paint_cell *c)
{
	return c->ch == ' ' &&
	    !(c->pen.attrs & (SGR_UNDERLINE | SGR_REVERSE));
}

static inline int
paint_looks_same(const struct paint_cell *a, const struct paint_cell *b)
{
	if (a->ch != b->ch || a->pen.bg != b->pen.bg)
		return 0;
	return (a->pen.fg == b->pen.fg && a->pen.attrs == b->pen.attrs) ||
	    (paint_is_blank(a) && paint_is_blank(b));
}

/* What the terminal can do besides moving the cursor. */
struct paint_can {
	int	repeat;		/* REP */
	int	erase;		/* ECH */
	int	ground;		/* erases with the pen's ground */
	int	shift;		/* DCH, ICH */
	int	scroll;		/* DL, IL, and margins for them */
	int	tabs;		/* the last column with a tab stop, or 0 */
	uint8_t	colourless;	/* attributes (SGR_*) that are not shown with
				 * colours */
};

#endif
