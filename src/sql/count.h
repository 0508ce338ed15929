#ifndef COUNT_H
#define COUNT_H
/*
 * count: queries for the number of rows of a whole table.
 */
#include "script.h"
#include "token.h"

#define COUNT_TEXT	(64 * 1024)	/* bytes of a statement that is looked
					 * through */

/* Rewrites what only counts; returns whether there was any such query. */
int	count_rewrite(struct script *);

#endif
