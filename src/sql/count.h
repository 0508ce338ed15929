#ifndef COUNT_H
#define COUNT_H
/*
 * count: queries for the number of rows of a whole table.
 */
#include "script.h"
#include "token.h"

#define COUNT_TEXT	(64 * 1024)	/* bytes of a statement that is looked
					 * through */

/*
 * Writes a statement with what only counts in it to a new script, which
 * script_free() ends.  Returns whether there is any; else there is no script.
 */
int	count_rewrite(const struct script *, struct script *to);

#endif
