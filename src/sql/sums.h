#ifndef SUMS_H
#define SUMS_H
/*
 * sums: aggregates of slices by name and category, from sums by kind.
 */
#include "script.h"
#include "sql_int.h"

#define SUMS_TABLE	"__ttv_kind_sum"
#define SUMS_N		"__ttv_n"
#define SUMS_DUR	"__ttv_dur"
#define SUMS_MIN	"__ttv_min"
#define SUMS_MAX	"__ttv_max"

/*
 * Writes a statement with its aggregates of slices by kind to a new script,
 * which script_free() ends.  Returns whether there are any; else there is no
 * script.  A statement that SQLite does not take when it is written anew is to
 * be run as it was given: it has a column that kinds do not have.
 */
int	sums_rewrite(struct sql *, const struct script *, struct script *);

/* kind_sum.c: returns whether all sums of lengths are numbers of 64 bits. */
int	kind_sum_fits(struct sql *);
void	kind_sum_close(struct sql *);
extern const struct sql_table table_kind_sum;

#endif
