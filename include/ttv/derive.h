#ifndef TTV_DERIVE_H
#define TTV_DERIVE_H
/*
 * derive: what the rows of queries add to a trace (ttv-sql(7), DERIVED EVENTS).
 */
#include <stddef.h>

#include "ttv/sql.h"

struct derived;

/*
 * Runs the statements of a text and adds to *d:
 *   - the rows of each table and view NAME_event, as events;
 *   - those of each NAME_annotation, as annotations;
 *   - those of the last statement that has a column ts, as events.
 * Events without a track of their own are on one called NAME, or `name`.
 * Returns 0, or -1 and *error; a text that adds nothing of these is an error.
 */
int	sql_derive(struct sql *, const char *text, size_t len,
	    const char *name, struct derived *, struct sql_error *);
/* Does the same with the rows of the last statement alone. */
int	sql_derive_rows(struct sql *, const char *text, size_t len,
	    const char *name, struct derived *, struct sql_error *);

#endif
