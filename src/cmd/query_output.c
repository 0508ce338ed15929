/*
 * query_output: the rows of a statement as a table of one of the forms.
 *
 * Only the last statement with columns counts.  Rows of the last of the text
 * are written as they come; those of one before it are kept until the next one
 * begins, which takes its place.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"

#include "query.h"

static int
query_begin(void *arg, const char *const *names, size_t n)
{
	struct query_output *o = arg;
	struct table_column *columns = xcalloc(n + 1, sizeof(*columns));
	size_t i;

	for (i = 0; i < n; i++) {
		columns[i].word = names[i] != NULL ? names[i] : "";
		columns[i].title = columns[i].word;
		columns[i].side = TABLE_NUMBERS;
	}
	buf_clear(&o->out->buf);
	o->n = 0;
	o->table.room = out_columns();
	o->table.arg = o->out;
	if (o->sql == NULL || sql_last(o->sql))
		o->table.drain = out_drain;
	table_begin(&o->table, columns, n);
	free(columns);
	free(o->cells);
	o->cells = xcalloc(n + 1, sizeof(*o->cells));
	return 0;
}

static int
query_row(void *arg, const struct sql_value *v, size_t n)
{
	static const enum table_type types[] = { [SQL_NULL] = TABLE_NULL,
	    [SQL_INT] = TABLE_INT, [SQL_REAL] = TABLE_REAL,
	    [SQL_TEXT] = TABLE_TEXT, [SQL_BLOB] = TABLE_BLOB };
	struct query_output *o = arg;
	size_t i;

	for (i = 0; i < n; i++)
		o->cells[i] = (struct table_cell){ types[v[i].type], v[i].num,
		    v[i].real, v[i].text, v[i].len };
	o->n++;
	return table_row(&o->table, o->cells) != 0 || o->n == o->how.max;
}

void
query_open(struct query_output *o, struct out *out, const struct sql *s,
    const struct query_how *how)
{
	o->sink = (struct sql_sink){ query_begin, query_row, o };
	o->out = out;
	o->sql = s;
	o->how = *how;
	o->cells = NULL;
	table_open(&o->table, &out->buf, how->form, TABLE_RULE |
	    TABLE_SAY_NULL | (how->guard ? TABLE_GUARD : 0));
	o->table.null = how->null;
	o->table.lead = out_trace();
}

void
query_end(struct query_output *o)
{
	o->table.drain = out_drain;
	table_end(&o->table);
}

void
query_close(struct query_output *o)
{
	table_close(&o->table);
	free(o->cells);
}
