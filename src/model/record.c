/*
 * record: rows of facts.  All rows of a trace are one array of cells: for each
 * table the number of its rows, then the rows of the tables, one after another.
 */
#include "config.h"

#include <assert.h>

#include "ttv/record.h"
#include "ttv/trace.h"

#define TYPE_OF(table, column, type, help)	RECORD_##type,
#define TABLE(name, order, help)					\
	{ #name, RECORD_WIDTH_##name, { RECORD_OF_##name(TYPE_OF, name) }, \
	    order },
const struct record_table record_tables[RECORDS] = { RECORD_TABLES(TABLE) };

#define FITS(name, order, help)						\
	static_assert((size_t)RECORD_WIDTH_##name <= RECORD_CELLS,	\
	    "a row has room for its cells");
RECORD_TABLES(FITS)

uint32_t
record_count(const struct trace *t, enum record_kind table)
{
	return t->nrecords == 0 ? 0 : (uint32_t)t->records[table];
}

const int64_t *
record_row(const struct trace *t, enum record_kind table, uint64_t row)
{
	uint64_t at = RECORDS;
	unsigned i;

	for (i = 0; i < (unsigned)table; i++)
		at += (uint64_t)t->records[i] * record_tables[i].ncells;
	return &t->records[at + row * record_tables[table].ncells];
}

const int64_t *
trace_machine(const struct trace *t, uint32_t machine)
{
	uint64_t row = UINT32_MAX - 1 - (uint64_t)machine;
	const int64_t *named;

	/* a manifest gives its names numbers from there downwards */
	if (machine == UINT32_MAX ||
	    row >= record_count(t, RECORD_TABLE_machine_name))
		return NULL;
	named = record_row(t, RECORD_TABLE_machine_name, row);
	return named[RECORD_AT_machine_name_machine] == (int64_t)machine ?
	    named : NULL;
}
