#ifndef FUNC_LIST_H
#define FUNC_LIST_H
/*
 * func_list: aggregates that have an order, and the statements that use them.
 */
#include "script.h"

#define ORDERED_NAME	"__ttv_ordered"	/* how these functions begin */
#define REPEATED_NAME	"RepeatedField"	/* run_metric.c: a list of values, */
#define REPEATED_VALUE	"__ttv_field"	/* a value as it has it, */
#define REPEATED_LIST	"__ttv_repeated" /* and the list of those, joined by , */
#define ORDERED_KEYS	8	/* keys of ORDER BY, at most */

/*
 * Rewrites aggregates with ORDER BY in them for a SQLite that knows none
 * (aggregate_order.c).
 */
void	aggregate_order(struct script *);

#endif
