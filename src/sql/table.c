/*
 * table: THE list of the tables and table functions.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "ttv/record.h"

#include "func.h"
#include "table.h"
#include "vtab.h"

#define TABLES(X)							\
	X(slice) X(slices) X(slice_by_name) X(instant) X(track)		\
	X(thread_track)							\
	X(process_track) X(cpu_track) X(counter_track)			\
	X(process_counter_track) X(thread_counter_track)		\
	X(cpu_counter_track) X(gpu_counter_track) X(state_track) X(gpu)	\
	X(process_state_track) X(thread_state_track) X(counter)		\
	X(counters) X(thread)						\
	X(process) X(args) X(sched) X(sched_slice) X(thread_state)	\
	X(state) X(ftrace_event) X(raw) X(machine)			\
	X(cpu) X(cpu_available_frequencies) X(flow) X(trace_bounds)	\
	X(metadata) X(trace_file) X(stats)				\
	X(cpu_profile_stack_sample) X(stack_profile_callsite)		\
	X(stack_profile_frame) X(stack_profile_mapping)		\
	X(stack_profile_symbol) X(object)				\
	X(snapshot) X(memory_dump) X(context) X(warning)		\
	X(annotation) X(alert) X(clock_snapshot)			\
	X(ancestor_slice) X(descendant_slice) X(following_flow)		\
	X(preceding_flow) X(directly_connected_flow)			\
	X(ancestor_stack_profile_callsite)				\
	X(experimental_ancestor_stack_profile_callsite)			\
	X(experimental_annotated_callstack)				\
	X(experimental_flamegraph) X(experimental_flat_slice)		\
	X(experimental_slice_layout)					\
	X(perfetto_table_info) X(__intrinsic_stdlib_objects)		\
	X(__intrinsic_track_event_callstacks)

#define DECLARE(name)	extern const struct sql_table table_##name;
TABLES(DECLARE)
/* The tables of facts are in record.c. */
#define DECLARE_RECORD(name, order, help)	DECLARE(name)
RECORD_TABLES(DECLARE_RECORD)
#define ROW(name)	&table_##name,
static const struct sql_table *const sql_tables[] = { TABLES(ROW)
#define ROW_RECORD(name, order, help)	ROW(name)
	RECORD_TABLES(ROW_RECORD) NULL };

/* Tables that have another name, with this prefix, in trace_processor. */
#define INTRINSIC	"__intrinsic_"
static const char *const intrinsics[] = {
	"args", "clock_snapshot", "counter", "cpu", "flow", "ftrace_event",
	"heap_graph", "heap_graph_class", "heap_graph_java_oome_details",
	"heap_graph_object", "heap_graph_object_data", "heap_graph_primitive",
	"heap_graph_reference", "heap_graph_thread_callsite", "heap_profile",
	"heap_profile_allocation", "machine", "metadata", "package_list",
	"process", "profiler_smaps", "sched_slice",
	"slice", "stack_profile_callsite", "stack_profile_frame",
	"stack_profile_mapping", "stack_profile_symbol", "stats", "thread",
	"thread_state", "trace_diagnostics", "trace_file", "track", NULL
};

/* Returns the name of the table that a name means. */
static const char *
name_meant(const char *name)
{
	size_t i, n = strlen(INTRINSIC);

	if (strncasecmp(name, INTRINSIC, n) != 0)
		return name;
	for (i = 0; intrinsics[i] != NULL; i++)
		if (strcasecmp(intrinsics[i], name + n) == 0)
			return name + n;
	return name;
}

const struct sql_table *
sql_table_find(const char *name)
{
	const struct sql_table *t;
	size_t i;

	name = name_meant(name);
	for (i = 0; sql_tables[i] != NULL; i++)
		if (strcasecmp(sql_tables[i]->name, name) == 0)
			return sql_tables[i];
	for (t = empty_tables(); t->name != NULL; t++)
		if (strcasecmp(t->name, name) == 0)
			return t;
	return NULL;
}

int
table_each(int (*fn)(void *, const struct sql_table *), void *arg)
{
	size_t i;
	int rc = 0;

	for (i = 0; sql_tables[i] != NULL && rc == 0; i++)
		rc = fn(arg, sql_tables[i]);
	return rc;
}

int
table_register(struct sql *s)
{
	const struct sql_table *t;
	char name[64];
	size_t i;
	int rc = SQLITE_OK;

	for (i = 0; sql_tables[i] != NULL && rc == SQLITE_OK; i++)
		rc = vtab_register(s, sql_tables[i], sql_tables[i]->name);
	for (i = 0; intrinsics[i] != NULL && rc == SQLITE_OK; i++) {
		snprintf(name, sizeof(name), INTRINSIC "%s", intrinsics[i]);
		rc = vtab_register(s, sql_table_find(intrinsics[i]), name);
	}
	for (t = empty_tables(); t->name != NULL && rc == SQLITE_OK; t++)
		rc = vtab_register(s, t, t->name);
	return rc == SQLITE_OK ? flat_register(s) : rc;
}

/* Returns whether a table, not a function, has rows of the model. */
static int
has_rows(const struct sql_table *t)
{
	return t->args == NULL && !t->yields && (t->count != NULL ||
	    t->module != NULL);
}

/*
 * Writes a statement that adds the tables to the schema of SQLite, which has
 * none that comes with its module alone.  SQLite reads the schema again, and
 * has them as if a statement had made each, without the time of those.
 */
static char *
schema_text(void)
{
	sqlite3_str *b = sqlite3_str_new(NULL);
	const char *between = "";
	size_t i;

	sqlite3_str_appendall(b, "PRAGMA writable_schema = ON; INSERT INTO "
	    "sqlite_schema SELECT 'table', column1, column1, 0, 'CREATE "
	    "VIRTUAL TABLE ' || column1 || ' USING ' || column1 FROM (VALUES");
	for (i = 0; sql_tables[i] != NULL; i++)
		if (has_rows(sql_tables[i])) {
			sqlite3_str_appendf(b, "%s('%s')", between,
			    sql_tables[i]->name);
			between = ",";
		}
	for (i = 0; intrinsics[i] != NULL; i++)
		sqlite3_str_appendf(b, ",('%s%s')", INTRINSIC, intrinsics[i]);
	sqlite3_str_appendall(b, "); PRAGMA writable_schema = RESET");
	return sqlite3_str_finish(b);
}

int
table_schema(sqlite3 *db)
{
	char *text = schema_text();
	int rc;

	/* some systems have it on from the start */
	sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 0, NULL);
	rc = text == NULL ? SQLITE_NOMEM : sqlite3_exec(db, text, NULL, NULL,
	    NULL);
	sqlite3_free(text);
	return rc;
}

static void
give_table(const struct sql_table *t, void (*fn)(void *,
    const struct sql_doc *), void *arg)
{
	const struct sql_column *c;
	struct sql_doc d = { SQL_DOC_TABLE, t->name, NULL, t->help };
	char args[128] = "";
	size_t i;

	if (t->help == NULL)
		d.type = SQL_DOC_EMPTY;
	for (i = 0; t->args != NULL && t->args[i] != NULL; i++)
		snprintf(args + strlen(args), sizeof(args) - strlen(args),
		    "%s%s", i > 0 ? ", " : "", t->args[i]);
	if (t->args != NULL)
		d.form = args;
	fn(arg, &d);
	for (c = t->columns; c->name != NULL; c++) {
		d = (struct sql_doc){ SQL_DOC_COLUMN, c->name, c->type,
		    c->help };
		fn(arg, &d);
	}
}

void
sql_docs(void (*fn)(void *, const struct sql_doc *), void *arg)
{
	const struct func_row *const *list;
	const struct sql_table *t;
	const struct func_row *f;
	struct sql_doc d = { SQL_DOC_FUNCTION, NULL, NULL, NULL };
	size_t i;

	for (i = 0; sql_tables[i] != NULL; i++)
		give_table(sql_tables[i], fn, arg);
	for (t = empty_tables(); t->name != NULL; t++)
		if (strncmp(t->name, "__", 2) != 0)
			give_table(t, fn, arg);
	for (list = func_lists; *list != NULL; list++)
		for (f = *list; f->name != NULL; f++) {
			if (f->args == NULL)
				continue;
			d.name = f->name;
			d.form = f->args;
			d.help = f->help;
			fn(arg, &d);
		}
}
