/*
 * query_output: the rows of a statement as a table of one of the forms.
 *
 * Only the last statement with columns counts.  Rows of the last of the text
 * are written as they come; those of one before it are kept until the next one
 * begins, which takes its place.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/xmalloc.h"

#include "query.h"
#include "query_parquet.h"

/* Has what is written be drained, if these are the rows that count. */
static int
query_drains(const struct query_output *o)
{
	return o->sql == NULL || sql_last(o->sql);
}

static int
query_begin(void *arg, const char *const *names, size_t n)
{
	struct query_output *o = arg;
	struct table_column *columns;
	size_t i;

	o->unseen += o->tells;
	o->tells = 0;
	if (o->how.parquet) {
		query_parquet_drop(o->parquet);
		buf_clear(&o->out->buf);
		o->n = 0;
		o->parquet = query_parquet_open(names, n, &o->out->buf,
		    query_drains(o) ? out_drain : NULL, o->out);
		return 0;
	}
	columns = xcalloc(n + 1, sizeof(*columns));
	for (i = 0; i < n; i++) {
		columns[i].word = names[i] != NULL ? names[i] : "";
		columns[i].title = columns[i].word;
		columns[i].side = TABLE_NUMBERS;
	}
	buf_clear(&o->out->buf);
	o->n = 0;
	o->table.room = out_columns();
	o->table.arg = o->out;
	if (query_drains(o))
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
	const char *wrong;
	size_t i;
	int rc;

	for (i = 0; i < n && !o->tells; i++)
		o->tells = v[i].type != SQL_NULL;
	if (o->how.parquet) {
		rc = query_parquet_row(o->parquet, v, &wrong);
		if (wrong != NULL)
			snprintf(o->wrong, sizeof(o->wrong), "%s", wrong);
		return rc != 0 || ++o->n == o->how.max;
	}
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
	o->parquet = NULL;
	o->wrong[0] = '\0';
	o->tells = o->unseen = 0;
	if (how->parquet)
		return;
	table_open(&o->table, &out->buf, how->form, TABLE_RULE |
	    TABLE_SAY_NULL | (how->guard ? TABLE_GUARD : 0));
	o->table.null = how->null;
	o->table.lead = out_trace();
}

void
query_end(struct query_output *o)
{
	if (!o->how.parquet) {
		o->table.drain = out_drain;
		table_end(&o->table);
		return;
	}
	if (o->wrong[0] == '\0' && o->parquet == NULL)
		snprintf(o->wrong, sizeof(o->wrong), "no statement has "
		    "columns, of which a file could be made");
	if (o->wrong[0] == '\0') {
		query_parquet_close(o->parquet, o->wrong, sizeof(o->wrong));
		o->parquet = NULL;
	}
	if (o->wrong[0] != '\0')
		query_drop(o);
}

void
query_drop(struct query_output *o)
{
	if (o->how.parquet)
		o->out->dropped = 1;
	out_drop(o->out);
	if (!o->out->begun)
		buf_clear(&o->out->buf);
}

void
query_close(struct query_output *o)
{
	query_parquet_drop(o->parquet);
	if (!o->how.parquet)
		table_close(&o->table);
	free(o->cells);
}
