#ifndef QUERY_H
#define QUERY_H
/*
 * query: results of SQL as text, in one of several forms.  The rows of a
 * statement take the place of those of the one before.
 */
#include <stddef.h>

#include "ttv/buf.h"
#include "ttv/sql.h"

#include "cmd.h"

#define EXIT_QUERY	1	/* a statement is wrong */

enum query_form { FORM_TABLE, FORM_CSV, FORM_TSV, FORM_JSON, FORM_NDJSON,
	FORM_MARKDOWN };

struct query_output {
	struct sql_sink	 sink;
	struct out	*out;
	enum query_form	 form;
	int		 guard;		/* CSV, TSV: against formulas */
	char		**names;	/* of the columns */
	size_t		 n;
	uint64_t	 rows;
	/* FORM_TABLE, FORM_MARKDOWN: cells, row by row */
	struct buf	*cells;
	size_t		 ncells, cap;
};

void	query_open(struct query_output *, struct out *, enum query_form,
	    int guard);
/* Writes what comes after the last row. */
void	query_end(struct query_output *);
void	query_close(struct query_output *);

#endif
