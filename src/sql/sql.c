/*
 * sql: connections: SQLite with the tables and functions of ttv, and with
 * limits on what statements may do.
 *
 * The database is in memory and empty: tables of the model are virtual and have
 * no rows in it.  What statements create lives there and ends with the
 * connection.
 */
#include "config.h"

#include <limits.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "ttv/limit.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "facts.h"
#include "func.h"
#include "grid.h"
#include "interval.h"
#include "machine.h"
#include "macro.h"
#include "memory.h"
#include "part.h"
#include "perfetto.h"
#include "rows.h"
#include "sched.h"
#include "scratch.h"
#include "span_join.h"
#include "statement.h"
#include "table.h"

/* A value may have this part of the memory of a bounded connection. */
#define BOUND_VALUE	64

static _Atomic uint64_t bound_all;	/* bytes; of new connections; 0: none */

static const char *const free_pragmas[] = {
	"table_info", "table_xinfo", "table_list", "function_list",
	"module_list", "index_list", "index_info", "index_xinfo",
	"compile_options", "database_list", NULL
};
static const char *const free_modules[] = {
	"span_join", "span_left_join", "span_outer_join",
	"__intrinsic_flamegraph", NULL
};
static const char *const bad_functions[] = {
	"load_extension", "fts3_tokenizer", "readfile", "writefile", "edit",
	NULL
};

static int
is_one_of(const char *const *list, const char *word)
{
	size_t i;

	for (i = 0; word != NULL && list[i] != NULL; i++)
		if (strcasecmp(list[i], word) == 0)
			return 1;
	return 0;
}

/* Returns whether a table reads the model, which none may hide. */
static int
is_model_table(const char *name)
{
	const struct sql_table *t = sql_table_find(name);

	return t != NULL && (t->count != NULL || t->call != NULL ||
	    t->module != NULL);
}

static int
deny(struct sql *s, const char *what, const char *name)
{
	snprintf(s->denied, sizeof(s->denied), "%s%s%s", what,
	    name != NULL ? " " : "", name != NULL ? name : "");
	return SQLITE_DENY;
}

/* Says which actions a statement may take. */
static int
authorize(void *arg, int action, const char *one, const char *two,
    const char *db, const char *inner)
{
	struct sql *s = arg;

	(void)db;
	(void)inner;
	if (s->internal > 0)
		return SQLITE_OK;
	switch (action) {
	case SQLITE_ATTACH:
	case SQLITE_DETACH:
		return deny(s, "opening another file", NULL);
	case SQLITE_PRAGMA:
		return is_one_of(free_pragmas, one) ? SQLITE_OK :
		    deny(s, "PRAGMA", one);
	case SQLITE_CREATE_VTABLE:
		return is_one_of(free_modules, two) ? SQLITE_OK :
		    deny(s, "CREATE VIRTUAL TABLE ... USING", two);
	case SQLITE_CREATE_TRIGGER:
	case SQLITE_CREATE_TEMP_TRIGGER:
		return deny(s, "CREATE TRIGGER", NULL);
	case SQLITE_CREATE_TABLE:
	case SQLITE_CREATE_TEMP_TABLE:
	case SQLITE_CREATE_VIEW:
	case SQLITE_CREATE_TEMP_VIEW:
		return is_model_table(one) ?
		    deny(s, "another table called", one) : SQLITE_OK;
	case SQLITE_FUNCTION:
		return is_one_of(bad_functions, two) ? deny(s, "the function",
		    two) : SQLITE_OK;
	default:
		return SQLITE_OK;
	}
}

static void
set_limits(struct sql *s)
{
	/*
	 * Of cache_size, in kB, the sorter takes the length of its pieces,
	 * which fit into the second cache of a processor; the least that it
	 * takes is 1,000.
	 */
	static const char start[] = "PRAGMA temp_store = 1; "
	    "PRAGMA journal_mode = OFF; PRAGMA cache_size = -1024;";

	s->internal++;
	sqlite3_exec(s->db, start, NULL, NULL, NULL);
	s->internal--;
	sqlite3_limit(s->db, SQLITE_LIMIT_LENGTH, LIMIT_SQL_VALUE);
	sqlite3_limit(s->db, SQLITE_LIMIT_SQL_LENGTH, LIMIT_SQL_FILE);
	sqlite3_limit(s->db, SQLITE_LIMIT_ATTACHED, 0);
	sqlite3_limit(s->db, SQLITE_LIMIT_WORKER_THREADS, 0);
	sqlite3_db_config(s->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
	sqlite3_db_config(s->db, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0,
	    NULL);
	sqlite3_set_authorizer(s->db, authorize, s);
}

/* Views of frames of Android: slices, with their args as columns. */
#define ARG(key, name)	", extract_arg(s.arg_set_id, '" key "') AS " name
#define EXPECTED_ARGS							\
	ARG("Display frame token", "display_frame_token")		\
	ARG("Surface frame token", "surface_frame_token") ", t.upid"	\
	ARG("Layer name", "layer_name")
#define ACTUAL_ARGS							\
	ARG("Present type", "present_type")				\
	ARG("On time finish", "on_time_finish")				\
	ARG("GPU composition", "gpu_composition")			\
	ARG("Jank type", "jank_type")					\
	ARG("Jank severity type", "jank_severity_type")			\
	ARG("Prediction type", "prediction_type")			\
	ARG("Jank tag", "jank_tag")					\
	ARG("Jank tag (experimental)", "jank_tag_experimental")		\
	ARG("Jank Severity Score", "jank_score")			\
	ARG("Latched unsignaled count", "latched_unsignaled_count")	\
	ARG("Addressable unsignaled latch count",			\
	    "addressable_unsignaled_latch_count")			\
	ARG("Latched fence state", "latched_fence_state")
#define FRAME_VIEW(what, args)						\
	"CREATE VIEW " what "_frame_timeline_slice AS SELECT s.id, s.ts, " \
	"s.dur, s.track_id, s.category, s.name, s.depth, s.parent_id, "	\
	"s.arg_set_id" args " FROM process_track t "			\
	"JOIN slice s ON s.track_id = t.id "				\
	"WHERE t.type = 'android_" what "_frame_timeline' ORDER BY s.id;"

/*
 * Views of samples of stacks of all profilers: those of packets, of perf and
 * of others, each with numbers of their own behind those of the ones before.
 * What a sample ran in has the sample's number.  Weights of counters of one
 * name are those of the first; of a counter that is no default of its session
 * they have no track.
 */
#define BEHIND_PACKETS							\
	"p.id + (SELECT count(*) FROM stack_sample_packet)"
#define BEHIND_SESSIONS							\
	"(SELECT coalesce(max(session_id) + 1, 0) FROM stack_sample_unit)"
#define STACK_VIEWS							\
	"CREATE VIEW __ttv_stack_sample AS SELECT p.id, p.ts, "		\
	"(SELECT u.source FROM stack_sample_unit u "			\
	"WHERE u.session_id = p.session_id AND u.is_timebase) AS source, " \
	"p.upid, p.utid, p.async_name, p.cpu, p.cpu_mode, "		\
	"p.callsite_id, p.session_id, coalesce("			\
	"(SELECT t.machine_id FROM thread t WHERE t.utid = p.utid), "	\
	"(SELECT r.machine_id FROM process r WHERE r.upid = p.upid), 0) " \
	"AS machine_id FROM stack_sample_packet p "			\
	"UNION ALL SELECT " BEHIND_PACKETS ", p.ts, 'linux.perf', "	\
	"t.upid, p.utid, NULL, p.cpu, p.cpu_mode, p.callsite_id, "	\
	"p.perf_session_id + " BEHIND_SESSIONS				\
	", coalesce(t.machine_id, 0) "					\
	"FROM perf_sample p LEFT JOIN thread t ON t.utid = p.utid "	\
	"UNION ALL SELECT " BEHIND_PACKETS				\
	" + (SELECT count(*) FROM perf_sample), p.ts, "			\
	"__ttv_sample_source(p.id), t.upid, p.utid, NULL, NULL, NULL, "	\
	"p.callsite_id, NULL, coalesce(t.machine_id, 0) "		\
	"FROM cpu_profile_stack_sample p "				\
	"LEFT JOIN thread t ON t.utid = p.utid;"			\
	"CREATE VIEW stack_sample AS SELECT id, ts, source, "		\
	"iif(upid IS NULL AND utid IS NULL AND async_name IS NULL, NULL, " \
	"id) AS task_context_id, "					\
	"iif(cpu IS NULL AND cpu_mode IS NULL, NULL, id) "		\
	"AS execution_context_id, callsite_id, session_id "		\
	"FROM __ttv_stack_sample WHERE callsite_id IS NOT NULL;"	\
	"CREATE VIEW stack_sample_task_context AS SELECT id, upid, utid, " \
	"iif(async_name IS NULL, NULL, 2 * id) AS async_context_id "	\
	"FROM __ttv_stack_sample WHERE upid IS NOT NULL "		\
	"OR utid IS NOT NULL OR async_name IS NOT NULL;"		\
	"CREATE VIEW stack_sample_async_context AS SELECT 2 * id AS id, " \
	"async_name AS name, async_kind AS kind, "			\
	"iif(async_parent IS NULL, NULL, 2 * id + 1) AS parent_id "	\
	"FROM stack_sample_packet WHERE async_name IS NOT NULL "	\
	"UNION ALL SELECT 2 * id + 1, async_parent, NULL, NULL "	\
	"FROM stack_sample_packet WHERE async_parent IS NOT NULL;"	\
	"CREATE VIEW stack_sample_execution_context AS SELECT p.id, "	\
	"coalesce(c.ucpu, p.cpu) AS ucpu, p.cpu_mode "			\
	"FROM __ttv_stack_sample p LEFT JOIN cpu c ON c.cpu = p.cpu "	\
	"AND c.machine_id = p.machine_id "				\
	"WHERE p.cpu IS NOT NULL OR p.cpu_mode IS NOT NULL;"		\
	"CREATE VIEW stack_sample_session AS SELECT session_id AS id, "	\
	"source, unit AS timebase_unit, NULL AS cmdline "		\
	"FROM stack_sample_unit WHERE is_timebase GROUP BY session_id "	\
	"UNION ALL SELECT p.perf_session_id + " BEHIND_SESSIONS		\
	", 'linux.perf', "						\
	"(SELECT CASE WHEN u.name IN ('cpu-clock', 'task-clock') "	\
	"THEN 'ns' WHEN u.name IN ('cpu-cycles', 'bus-cycles', "	\
	"'ref-cycles') THEN 'cycles' WHEN u.name = 'instructions' "	\
	"THEN u.name WHEN u.name NOT GLOB 'raw.*' THEN 'count' END "	\
	"FROM perf_counter_unit u WHERE u.is_timebase "			\
	"AND u.perf_session_id = p.perf_session_id), p.cmdline "	\
	"FROM perf_session p GROUP BY p.perf_session_id;"		\
	"CREATE VIEW stack_sample_counter_track AS SELECT id, name, "	\
	"'stack_sample_counter' AS type, NULL AS parent_id, "		\
	"NULL AS source_arg_set_id, 0 AS machine_id, unit, description, " \
	"session_id, NULL AS cpu, is_timebase FROM stack_sample_unit;"	\
	"CREATE VIEW stack_sample_counter AS WITH w AS MATERIALIZED "	\
	"(SELECT * FROM stack_sample_weight), p AS MATERIALIZED "	\
	"(SELECT id, packet FROM stack_sample_packet) SELECT w.id, "	\
	"p.id AS stack_sample_id, u.id AS track_id, "			\
	"CAST(w.value AS REAL) AS value FROM w "			\
	"JOIN p ON p.packet = w.packet "				\
	"LEFT JOIN (SELECT session_id, name, min(id) AS id "		\
	"FROM stack_sample_unit GROUP BY session_id, name) u "		\
	"ON u.session_id = w.session_id AND u.name IS w.name;"

/* The view of perf's counters, by the names that they have in their session. */
#define PERF_VIEW							\
	"CREATE VIEW perf_counter_track AS SELECT t.id, "		\
	"iif(u.perf_session_id > 0, substr(t.name, 1, length(t.name) - " \
	"length(' (session ' || u.perf_session_id || ')')), t.name) "	\
	"AS name, t.type, "						\
	"t.parent_id, t.source_arg_set_id, t.machine_id, t.unit, "	\
	"t.description, u.perf_session_id, k.cpu, u.is_timebase "	\
	"FROM counter_track t JOIN perf_counter_unit u "		\
	"ON u.name = t.name LEFT JOIN cpu_counter_track k "		\
	"ON k.id = t.id WHERE t.type = 'perf_cpu_counter';"

/* Makes the macros and views that every connection has. */
static void
run_prelude(struct sql *s)
{
	static const char text[] =
	    "CREATE PERFETTO MACRO cast_int(value Expr) RETURNS Expr AS "
	    "CAST($value AS INT);"
	    "CREATE PERFETTO MACRO cast_double(value Expr) RETURNS Expr AS "
	    "CAST($value AS REAL);"
	    "CREATE PERFETTO MACRO cast_string(value Expr) RETURNS Expr AS "
	    "CAST($value AS TEXT);"
	    FRAME_VIEW("expected", EXPECTED_ARGS)
	    FRAME_VIEW("actual", EXPECTED_ARGS ACTUAL_ARGS)
	    STACK_VIEWS PERF_VIEW;
	struct sql_error error;

	if (sql_run(s, text, sizeof(text) - 1, NULL, &error) == -1)
		fatal("SQL that is built in: %s", error.msg);
}

struct sql *
sql_open(const struct trace *t)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	struct sql *s = xcalloc(1, sizeof(*s));
	uint64_t bytes;

	pthread_once(&once, memory_configure);
	s->trace = t;
	index_open(s);
	machine_open(s);
	track_open(s);
	if (sqlite3_open_v2(":memory:", &s->db, SQLITE_OPEN_READWRITE |
	    SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, scratch_vfs()) !=
	    SQLITE_OK ||
	    table_register(s) != SQLITE_OK || func_register(s) != SQLITE_OK ||
	    interval_register(s) != SQLITE_OK ||
	    grid_register(s) != SQLITE_OK ||
	    span_join_register(s) != SQLITE_OK)
		fatal("SQLite cannot be started: %s", s->db != NULL ?
		    sqlite3_errmsg(s->db) : "out of memory");
	set_limits(s);
	run_prelude(s);
	if ((bytes = atomic_load(&bound_all)) > 0)
		sql_bound(s, bytes);
	return s;
}

void
sql_close(struct sql *s)
{
	size_t i;

	if (s == NULL)
		return;
	statement_free(s);
	function_forget(s);
	sqlite3_close_v2(s->db);
	function_close(s);
	macro_close(s);
	module_close(s);
	args_close(s);
	clock_close(s);
	record_close(s);
	callsite_close(s);
	frame_close(s);
	metadata_close(s);
	kind_sum_close(s);
	part_close(s);
	strtab_free(s->keys);
	rows_free(&s->cpus);
	cpu_close(s);
	rows_free(&s->threads);
	rows_free(&s->mains);
	rows_free(&s->samples);
	named_free(&s->thread_names);
	named_free(&s->process_names);
	owned_free(&s->threads_of);
	machine_close(s);
	trace_file_close(s);
	rows_free(&s->annotated);
	rows_free(&s->alerted);
	index_free(s);
	track_close(s);
	for (i = 0; i < s->nparams; i++) {
		free(s->params[i].name);
		free(s->params[i].text);
	}
	free(s->params);
	free(s);
}

void
sql_bound(struct sql *s, uint64_t bytes)
{
	uint64_t value;

	s->bound = bytes > SQL_BOUND_LEAST ? bytes : SQL_BOUND_LEAST;
	value = s->bound / BOUND_VALUE;
	sqlite3_limit(s->db, SQLITE_LIMIT_LENGTH, value < LIMIT_SQL_VALUE ?
	    (int)value : LIMIT_SQL_VALUE);
}

void
sql_bound_all(uint64_t bytes)
{
	atomic_store(&bound_all, bytes);
}

void
sql_param(struct sql *s, const char *name, const char *text)
{
	size_t i;

	for (i = 0; i < s->nparams; i++)
		if (strcmp(s->params[i].name, name) == 0)
			break;
	if (i == s->nparams) {
		s->params = xreallocarray(s->params, s->nparams + 1,
		    sizeof(*s->params));
		s->params[s->nparams++] = (struct sql_param){
		    xstrdup(name), NULL };
	}
	free(s->params[i].text);
	s->params[i].text = xstrdup(text);
}
