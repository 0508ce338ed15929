#ifndef EXTRACT_H
#define EXTRACT_H
/*
 * extract: conditions on the value of an arg.
 */
#include <sqlite3.h>

#include "script.h"

#define EXTRACT_TEXT	(64 * 1024)	/* bytes of a statement that is looked
					 * through */
#define EXTRACT_MAY	"__ttv_arg_may"

/*
 * Writes a query with a hint at each condition of that form to a new script,
 * which script_free() ends.  Returns whether there is any; else there is no
 * script.
 */
int	extract_rewrite(const struct script *, struct script *to);
/* The function of the hint: true. */
void	extract_may(sqlite3_context *, int, sqlite3_value **);

#endif
