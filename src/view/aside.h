#ifndef ASIDE_H
#define ASIDE_H
/*
 * aside: the name of what is too small for one, behind it: aside.c.
 */
#include <stdint.h>

#include "ttv/canvas.h"

struct pen;

/* What stands before free cells, up to the column `end`. */
struct aside {
	uint32_t	slice;		/* that may be named, or NONE */
	struct style	style;		/* of its mark */
	int64_t		dur;		/* of it */
	int		end;
};

/* Forgets what was added. */
void	aside_clear(struct aside *);
/*
 * Adds what was drawn up to the column `end`: of what is added without a gap
 * the selected slice is named, or else the longest.
 */
void	aside_add(struct aside *, const struct pen *, uint32_t slice,
	    struct style, int end);
/*
 * Draws the name if the cells up to the column `to` have room for it, and
 * forgets what was added; returns whether there is one.
 */
int	aside_draw(struct aside *, const struct pen *, int to);
/*
 * Draws the name of a slice over the marks of the columns [from, to), where no
 * cells are free, if they are many and none of them is selected or a hit;
 * returns whether it has.
 */
int	aside_over(const struct pen *, uint32_t slice, struct style, int from,
	    int to);

#endif
