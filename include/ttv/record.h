#ifndef TTV_RECORD_H
#define TTV_RECORD_H
/*
 * record: rows of facts that a file has beside the things of the model, such as
 * the packages that a system has.  Each list of RECORD_TABLES is one table,
 * which SQL has under its name.
 *
 * A row is a cell for each column, an int64_t: a number, the bits of a double
 * (-0 is 0), a string, a time, a process, a thread or a callsite of the model;
 * RECORD_NULL is none.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/record_table.h"

struct trace;

enum record_type { RECORD_INT, RECORD_STRING, RECORD_TIME,
	RECORD_WHEN, RECORD_UPID, RECORD_UTID, RECORD_CALLSITE, RECORD_REF,
	RECORD_MACHINE, RECORD_PERF, RECORD_STACKS, RECORD_SET };

#define RECORD_ENUM(name, order, help)	RECORD_TABLE_##name,
enum record_kind { RECORD_TABLES(RECORD_ENUM) RECORDS };

/* The places of columns: RECORD_AT_table_column. */
#define RECORD_PLACE(table, column, type, help)				\
	RECORD_AT_##table##_##column,
#define RECORD_PLACES(name, order, help)				\
	enum record_at_##name { RECORD_OF_##name(RECORD_PLACE, name)	\
	    RECORD_WIDTH_##name };
RECORD_TABLES(RECORD_PLACES)

#define RECORD_NULL	INT64_MIN
/* A session of a file, as a reader gives it. */
#define RECORD_SESSION(file, number)					\
	((int64_t)(file) << 32 | (uint32_t)(number))
/* Cells of a row at most. */
#define RECORD_CELLS	32

/* A table: how many cells a row has, and of which types. */
struct record_table {
	const char	*name;
	size_t		 ncells;
	uint8_t		 types[RECORD_CELLS];	/* enum record_type */
	uint8_t		 ordered;
};
extern const struct record_table record_tables[RECORDS];

/* Return the number of rows of a table, and the cells of a row. */
uint32_t	 record_count(const struct trace *, enum record_kind);
const int64_t	*record_row(const struct trace *, enum record_kind,
		    uint64_t row);
/* Returns the row of machine_name of a machine of the model, or NULL.  O(1). */
const int64_t	*trace_machine(const struct trace *, uint32_t machine);

#endif
