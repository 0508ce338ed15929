#ifndef FUNC_H
#define FUNC_H
/*
 * func: functions as rows.
 */
#include "sql_int.h"

struct func_row {
	const char	*name;
	int		 nargs;		/* -1: any number */
	int		 flags;		/* of sqlite3_create_function() */
	void		(*fn)(sqlite3_context *, int, sqlite3_value **);
	const char	*args;		/* their names; NULL: not documented */
	const char	*help;
};

extern const struct func_row func_rows[], func_text_rows[],
	func_regex_rows[], func_tree_rows[], func_args_rows[],
	func_cause_rows[], func_extract_rows[],
	func_clock_rows[], func_percentile_rows[], func_list_rows[],
	func_stack_rows[], func_metadata_rows[], func_profile_rows[],
	func_legacy_rows[], func_json_rows[], func_layout_rows[],
	func_kernel_rows[], func_sample_rows[], func_metric_rows[];

/*
 * THE list of the lists of functions, in the order of the manual; ends with
 * NULL.  A function whose args have no names is not documented.
 */
extern const struct func_row *const func_lists[];

/*
 * Makes the function of a row known; where final is not NULL, the aggregate
 * whose step is the row's fn and which final ends.  Returns what SQLite does.
 */
static inline int
func_row_add(struct sql *s, const struct func_row *row,
    void (*final)(sqlite3_context *))
{
	return sqlite3_create_function_v2(s->db, row->name, row->nargs,
	    row->flags, s, final == NULL ? row->fn : NULL,
	    final == NULL ? NULL : row->fn, final, NULL);
}

/* Makes the aggregates of func_percentile_rows known. */
int	func_percentile_add(struct sql *);
/* Makes what func_list_rows has known, of which some are aggregates. */
int	func_list_add(struct sql *);
/* Makes the aggregate of func_profile_rows known. */
int	func_profile_add(struct sql *);
/* Makes the window function of func_layout_rows known. */
int	func_layout_add(struct sql *);
/* Makes what func_metric_rows has known, of which one is an aggregate. */
int	func_metric_add(struct sql *);
/* Makes all functions known. */
int	func_register(struct sql *);
/* Makes those of a name and number of arguments known again, if there are. */
void	func_again(struct sql *, const char *name, int nargs);

#endif
