/*
 * cell: values of the model as values of SQL.
 */
#include "config.h"

#include "ttv/strtab.h"

#include "cell.h"
#include "sql_int.h"
#include "thread.h"

void
cell_string(sqlite3_context *c, struct sql *s, uint32_t string)
{
	/* strings live as long as the trace: none is copied */
	if (string != 0)
		sqlite3_result_text(c, trace_str(s->trace, string),
		    (int)strtab_len(s->trace->strings, string), SQLITE_STATIC);
}

void
cell_row(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)row);
}

void
cell_upid(sqlite3_context *c, struct sql *s, uint32_t track)
{
	uint32_t upid = s->trace->tracks[track].upid;

	if (upid != NONE)
		sqlite3_result_int64(c, (int64_t)upid + 1);
}

void
cell_utid(sqlite3_context *c, struct sql *s, uint32_t utid)
{
	if (utid != NONE)
		sqlite3_result_int64(c, thread_row(s, utid));
}

void
cell_number(sqlite3_context *c, uint32_t n)
{
	if (n != NONE)
		sqlite3_result_int64(c, n);
}

void
cell_ident(sqlite3_context *c, struct ident id)
{
	if (id.type == IDENT_INT || id.type == IDENT_UINT)
		sqlite3_result_int64(c, id.num);
}
