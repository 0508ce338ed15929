/*
 * query_docs: the tables, columns and functions of SQL, for help and manual.
 */
#include "config.h"

#include <string.h>

#include "ttv/sql.h"

#include "cmd.h"
#include "help.h"

struct docs {
	struct buf	*b;
	enum sql_doc_type wanted;
	int		 in_table;	/* 1: its columns are wanted */
	size_t		 n;		/* columns of the table so far */
};

static void
table_doc(void *arg, const struct sql_doc *d)
{
	struct docs *w = arg;
	char left[160];

	if (d->type == SQL_DOC_TABLE) {
		buf_printf(w->b, "\n%s%s%s%s: %s\n", d->name, d->form != NULL ?
		    "(" : "", d->form != NULL ? d->form : "", d->form != NULL ?
		    ")" : "", d->help);
		w->in_table = 1;
	} else if (d->type != SQL_DOC_COLUMN)
		w->in_table = 0;
	else if (w->in_table) {
		snprintf(left, sizeof(left), "%s %s", d->name, d->form);
		help_row(w->b, left, d->help);
	}
}

void
help_tables(struct buf *b)
{
	struct docs w = { b, SQL_DOC_TABLE, 0, 0 };

	buf_adds(b, "Tables of ttv query:\n");
	sql_docs(table_doc, &w);
}

static void
function_doc(void *arg, const struct sql_doc *d)
{
	struct docs *w = arg;
	char left[160];

	if (d->type != SQL_DOC_FUNCTION)
		return;
	snprintf(left, sizeof(left), "%s(%s)", d->name, d->form);
	help_row(w->b, left, d->help);
}

void
help_functions(struct buf *b)
{
	struct docs w = { b, SQL_DOC_FUNCTION, 0, 0 };

	buf_adds(b, "Functions of ttv query, besides those of SQLite:\n");
	sql_docs(function_doc, &w);
}

/* ---- the manual */

static void
table_mdoc(void *arg, const struct sql_doc *d)
{
	struct docs *w = arg;

	if (d->type != SQL_DOC_COLUMN) {
		if (w->in_table)
			buf_adds(w->b, ".El\n");
		w->in_table = d->type == SQL_DOC_TABLE;
		if (!w->in_table)
			return;
		buf_printf(w->b, ".Ss %s\n", d->name);
		if (d->form != NULL)
			buf_printf(w->b, "A function of %s.\n", d->form);
		mdoc_text(w->b, d->help);
		buf_adds(w->b, ".\n.Bl -tag -width Ds -compact\n");
	} else if (w->in_table) {
		buf_printf(w->b, ".It Va %s Pq %s\n", d->name, d->form);
		mdoc_text(w->b, d->help);
		buf_addc(w->b, '\n');
	}
}

void
mdoc_tables(struct buf *b)
{
	struct docs w = { b, SQL_DOC_TABLE, 0, 0 };

	sql_docs(table_mdoc, &w);
	if (w.in_table)
		buf_adds(b, ".El\n");
}

static void
function_mdoc(void *arg, const struct sql_doc *d)
{
	struct docs *w = arg;
	const char *at = d->form;
	size_t n;

	if (d->type != SQL_DOC_FUNCTION)
		return;
	buf_printf(w->b, ".It Fn %s", d->name);
	for (; *at != '\0'; at += n + strspn(at + n, ", ")) {
		n = strcspn(at, ",");
		buf_printf(w->b, " %.*s", (int)n, at);
	}
	buf_addc(w->b, '\n');
	mdoc_text(w->b, d->help);
	buf_addc(w->b, '\n');
}

void
mdoc_functions(struct buf *b)
{
	struct docs w = { b, SQL_DOC_FUNCTION, 0, 0 };

	buf_adds(b, ".Bl -tag -width Ds -compact\n");
	sql_docs(function_mdoc, &w);
	buf_adds(b, ".El\n");
}

static void
empty_mdoc(void *arg, const struct sql_doc *d)
{
	struct docs *w = arg;

	if (d->type != SQL_DOC_EMPTY)
		return;
	buf_printf(w->b, "%s.Va %s", w->n++ > 0 ? " ,\n" : "", d->name);
}

void
mdoc_empty_tables(struct buf *b)
{
	struct docs w = { b, SQL_DOC_EMPTY, 0, 0 };

	sql_docs(empty_mdoc, &w);
	buf_adds(b, " .\n");
}
