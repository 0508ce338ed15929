#ifndef COLOUR_H
#define COLOUR_H
/* Styles as colour pairs of ncurses and as pens. */
#include <curses.h>

#include "ttv/style.h"

#include "sgr.h"

struct colour_look {
	attr_t	 attrs;
	short	 pair16;	/* for terminals with few pairs */
	int	*opts;		/* the whole pair number, or NULL */
	struct sgr_pen pen;	/* the same, for paint.c */
};

/*
 * Sets *look to ncurses' form of the style at a depth of 256, 8 or 0 colours.
 */
void	colour_of(struct style, int depth, struct colour_look *);
/* Forgets all pairs, for another screen. */
void	colour_reset(void);

#endif
