/*
 * record: the tables of facts that a trace has as rows of cells
 * (ttv/record.h).  The columns are those of RECORD_TABLES; the id is the number
 * of the row.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/record.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "machine.h"
#include "sql_int.h"
#include "table.h"

/* Columns by which rows are found, one for each REF. */
#define REF_NONE(t, c, help)
#define REF_INT		REF_NONE
#define REF_STRING	REF_NONE
#define REF_TIME	REF_NONE
#define REF_WHEN	REF_NONE
#define REF_UPID	REF_NONE
#define REF_UTID	REF_NONE
#define REF_CALLSITE	REF_NONE
#define REF_MACHINE	REF_NONE
#define REF_SET		REF_NONE
#define REF_REF(t, c, help)	REFERENCE_##t##_##c,
#define REF_PERF	REF_REF
#define REF_STACKS	REF_REF
#define REFS_OF(t, c, type, help)	REF_##type(t, c, help)
#define REFS(name, order, help)		RECORD_OF_##name(REFS_OF, name)
enum { RECORD_TABLES(REFS) REFERENCES };

void
record_close(struct sql *s)
{
	size_t i;

	if (s->references == NULL)
		return;
	for (i = 0; i < REFERENCES; i++)
		owned_free(&s->references[i]);
	free(s->references);
}

/* Adds the rows of a table whose REF is `value`. */
static void
find_reference(struct sql *s, size_t reference, enum record_kind table,
    int64_t (*key)(struct sql *, uint64_t), int64_t value, struct sql_rows *out)
{
	uint64_t i, n = record_count(s->trace, table), owners = 0;
	int64_t k;

	if (s->references == NULL)
		s->references = xcalloc(REFERENCES, sizeof(*s->references));
	if (s->references[reference].rows == NULL)
		for (i = 0; i < n; i++)
			if ((k = key(s, i)) >= 0 && (uint64_t)k >= owners)
				owners = (uint64_t)k + 1;
	owned_make(&s->references[reference], s, owners, n, key);
	owned_find(&s->references[reference], value, out);
}

static void
give(sqlite3_context *c, struct sql *s, enum record_kind table, unsigned at,
    uint64_t row)
{
	int64_t cell = record_row(s->trace, table, row)[at];
	const struct process *p;

	if (cell == RECORD_NULL)
		return;
	switch (record_tables[table].types[at]) {
	case RECORD_STRING:
		cell_string(c, s, (uint32_t)cell);
		break;
	case RECORD_UPID:
		p = &s->trace->processes[cell];
		/* that of the kernel's idle tasks is row 0 */
		sqlite3_result_int64(c, p->pid.type == IDENT_INT &&
		    p->pid.num == 0 ? 0 : cell + 1);
		break;
	case RECORD_UTID:
		cell_utid(c, s, (uint32_t)cell);
		break;
	case RECORD_MACHINE:
		cell_machine_raw(c, s, (uint32_t)cell);
		break;
	default:
		sqlite3_result_int64(c, cell);
		break;
	}
}

/* ---- what each column needs */

#define GET(t, col, type, help)						\
static void								\
get_##t##_##col(sqlite3_context *c, struct sql *s, uint64_t row)	\
{									\
	give(c, s, RECORD_TABLE_##t, RECORD_AT_##t##_##col, row);	\
}									\
KEY_##type(t, col)
#define KEY_NONE(t, col)
#define KEY_INT		KEY_NONE
#define KEY_STRING	KEY_NONE
#define KEY_TIME	KEY_NONE
#define KEY_UPID	KEY_NONE
#define KEY_UTID	KEY_NONE
#define KEY_CALLSITE	KEY_NONE
#define KEY_MACHINE	KEY_NONE
#define KEY_SET		KEY_NONE
#define KEY_WHEN(t, col)						\
static int64_t								\
key_##t##_##col(struct sql *s, uint64_t row)				\
{									\
	return record_row(s->trace, RECORD_TABLE_##t,			\
	    row)[RECORD_AT_##t##_##col];				\
}
#define KEY_REF(t, col)							\
KEY_WHEN(t, col)							\
static void								\
find_##t##_##col(struct sql *s, int64_t value, struct sql_rows *out)	\
{									\
	find_reference(s, REFERENCE_##t##_##col, RECORD_TABLE_##t,	\
	    key_##t##_##col, value, out);				\
}
#define KEY_PERF	KEY_REF
#define KEY_STACKS	KEY_REF
#define GETS(name, order, help)						\
RECORD_OF_##name(GET, name)						\
static uint64_t								\
count_##name(struct sql *s)						\
{									\
	return record_count(s->trace, RECORD_TABLE_##name);		\
}
RECORD_TABLES(GETS)

static double
guess_few(struct sql *s)
{
	(void)s;
	return 4;
}

#define COLUMN_INT(t, c, help)	COL(#c, "LONG", help, get_##t##_##c),
#define COLUMN_STRING(t, c, help) COL(#c, "STRING", help, get_##t##_##c),
#define COLUMN_TIME(t, c, help)	COL(#c, "TIMESTAMP", help, get_##t##_##c),
#define COLUMN_UPID(t, c, help)						\
	COL(#c, "JOINID(process.id)", help, get_##t##_##c),
#define COLUMN_UTID(t, c, help)						\
	COL(#c, "JOINID(thread.id)", help, get_##t##_##c),
#define COLUMN_CALLSITE(t, c, help)					\
	COL(#c, "JOINID(stack_profile_callsite.id)", help, get_##t##_##c),
#define COLUMN_MACHINE		COLUMN_INT
#define COLUMN_SET(t, c, help)						\
	COL(#c, "JOINID(heap_graph_reference.reference_set_id)", help,	\
	    get_##t##_##c),
#define COLUMN_WHEN(t, c, help)						\
	{ #c, "TIMESTAMP", help, get_##t##_##c, WAY_SORTED, key_##t##_##c, \
	    NULL, NULL },
#define COLUMN_REF(t, c, help)						\
	{ #c, "LONG", help, get_##t##_##c, WAY_FIND, NULL, find_##t##_##c, \
	    guess_few },
#define COLUMN_PERF	COLUMN_REF
#define COLUMN_STACKS	COLUMN_REF
#define COLUMN(t, c, type, help)	COLUMN_##type(t, c, help)
#define SQL_TABLE(table, order, text)					\
static const struct sql_column columns_##table[] = {			\
	COL_ID("number of the row"),					\
	RECORD_OF_##table(COLUMN, table)				\
	COLUMN_END							\
};									\
const struct sql_table table_##table = {				\
	.name = #table,							\
	.help = text,							\
	.columns = columns_##table,					\
	.count = count_##table,						\
};
RECORD_TABLES(SQL_TABLE)
