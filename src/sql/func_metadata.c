/*
 * func_metadata: functions that give what tables say of the trace as a whole,
 * and those that ask for what no format of ttv has, which give null.
 */
#include "config.h"

#include "func.h"

/*
 * Gives the first value of a name in the table metadata: argv[argc - 1] is the
 * name, argv[0] of two the machine or the trace, of which a null says none.
 */
static void
give_fact(sqlite3_context *c, int argc, sqlite3_value **argv,
    const char *query)
{
	struct sql *s = sqlite3_user_data(c);
	sqlite3_stmt *stmt = NULL;

	if (sqlite3_prepare_v2(s->db, query, -1, &stmt, NULL) != SQLITE_OK) {
		sqlite3_result_error(c, sqlite3_errmsg(s->db), -1);
		return;
	}
	sqlite3_bind_value(stmt, 1, argv[argc - 1]);
	if (argc > 1)
		sqlite3_bind_value(stmt, 2, argv[0]);
	if (sqlite3_step(stmt) == SQLITE_ROW)
		sqlite3_result_value(c, sqlite3_column_value(stmt, 0));
	sqlite3_finalize(stmt);
}

#define FACT	"SELECT coalesce(int_value, str_value) FROM metadata "	\
		"WHERE name = ?1 "
#define FIRST	"ORDER BY id LIMIT 1"

static void
extract_metadata(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT FIRST);
}

static void
extract_of_machine(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT "AND coalesce(machine_id, 0) = ?2 "
	    FIRST);
}

static void
extract_of_trace(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	give_fact(c, argc, argv, FACT "AND coalesce(trace_id, 0) = ?2 " FIRST);
}

static void
give_null(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)c;
	(void)argc;
	(void)argv;
}

const struct func_row func_metadata_rows[] = {
	{ "extract_metadata", 1, SQLITE_UTF8, extract_metadata,
	    "name",
	    "the value of a name in metadata" },
	{ "extract_metadata_for_machine", 2, SQLITE_UTF8, extract_of_machine,
	    "machine_id, name",
	    "the same of a machine, 0 for the only one" },
	{ "extract_metadata_for_trace", 2, SQLITE_UTF8, extract_of_trace,
	    "trace_id, name",
	    "the same of a trace, 0 for the only one" },
	{ "_intrinsic_package_lookup", 1, SQLITE_UTF8, give_null, NULL,
	    NULL },
	{ "__intrinsic_perf_counter_for_sample", 2, SQLITE_UTF8, give_null,
	    NULL, NULL },
	{ NULL, 0, 0, NULL, NULL, NULL }
};
