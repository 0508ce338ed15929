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
#include "gpu_view.h"
#include "grid.h"
#include "interval.h"
#include "machine.h"
#include "macro.h"
#include "memory.h"
#include "network_view.h"
#include "part.h"
#include "perfetto.h"
#include "rows.h"
#include "sched.h"
#include "scratch.h"
#include "span_join.h"
#include "stack_view.h"
#include "statement.h"
#include "table.h"
#include "token.h"

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

	return t != NULL && !t->yields && (t->count != NULL ||
	    t->call != NULL || t->module != NULL);
}

static int
deny(struct sql *s, const char *what, const char *name)
{
	snprintf(s->denied, sizeof(s->denied), "%s%s%s", what,
	    name != NULL ? " " : "", name != NULL ? name : "");
	return SQLITE_DENY;
}

/*
 * Says whether a table may be altered: SQLite does not tell what it would be
 * called, which the text does.
 */
static int
authorize_alter(struct sql *s, const char *table)
{
	const char *p = s->prepares != NULL ? s->prepares->data : "";
	size_t n = s->prepares != NULL ? s->prepares->len : 0;
	struct token t = { TOKEN_SPACE, p, 0 };
	char name[64];

	if (is_model_table(table))
		return deny(s, "ALTER TABLE", table);
	while (t.type != TOKEN_END && !token_is(t, "RENAME")) {
		t = token_skip(p, n);
		n -= (size_t)(t.s + t.len - p);
		p = t.s + t.len;
	}
	t = token_skip(p, n);
	if (!token_is(t, "TO"))
		return SQLITE_OK;
	n -= (size_t)(t.s + t.len - p);
	t = token_skip(t.s + t.len, n);
	if (t.len > 2 && (t.type == TOKEN_QUOTED || t.type == TOKEN_STRING)) {
		t.s++;
		t.len -= 2;
	}
	snprintf(name, sizeof(name), "%.*s", (int)(t.len < sizeof(name) ?
	    t.len : 0), t.s);
	return is_model_table(name) ? deny(s, "another table called", name) :
	    SQLITE_OK;
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
	case SQLITE_TRANSACTION:
	case SQLITE_SAVEPOINT:
		return s->modules_run == 0 ? SQLITE_OK :
		    deny(s, "a transaction of a module's own", NULL);
	case SQLITE_ATTACH:
	case SQLITE_DETACH:
		return deny(s, "opening another file", NULL);
	case SQLITE_PRAGMA:
		return is_one_of(free_pragmas, one) ? SQLITE_OK :
		    deny(s, "PRAGMA", one);
	case SQLITE_CREATE_VTABLE:
		if (is_model_table(one))
			return deny(s, "another table called", one);
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
	case SQLITE_DROP_TABLE:
	case SQLITE_DROP_VTABLE:
		return is_model_table(one) ? deny(s, "DROP TABLE", one) :
		    SQLITE_OK;
	case SQLITE_ALTER_TABLE:
		return authorize_alter(s, two);
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
	    "PRAGMA cache_size = -1024;";

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

/* The view of what processes have mapped, under plain names. */
#define SMAPS_VIEW							\
	"CREATE VIEW process_memory_mappings AS SELECT id, upid, ts, "	\
	"path_trimmed AS path, aggregate_count, is_deleted, size_kb, "	\
	"rss_kb, anonymous_kb, swap_kb, "				\
	"shared_clean_resident_kb AS shared_clean_kb, "			\
	"shared_dirty_resident_kb AS shared_dirty_kb, "			\
	"private_clean_resident_kb AS private_clean_kb, "		\
	"private_dirty_kb, locked_kb, "					\
	"proportional_resident_kb AS pss_kb, pss_dirty_kb, swap_pss_kb " \
	"FROM profiler_smaps;"

/* The view of names of interrupts, which a module of trace_processor reads. */
#define IRQ_VIEW							\
	"CREATE VIEW _linux_interrupt_mapping AS SELECT n.id AS id, "	\
	"n.irq_id AS irq_id, n.name AS name, m.id AS machine_id "	\
	"FROM interrupt_name AS n "					\
	"JOIN machine AS m ON m.raw_id = n.machine;"

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
	    SMAPS_VIEW IRQ_VIEW;
	struct sql_error error;
	struct buf all = BUF_INIT;

	buf_adds(&all, text);
	stack_views(s->trace, &all);
	buf_adds(&all, gpu_views());
	buf_adds(&all, network_views());
	if (sql_run(s, all.data, all.len, NULL, &error) == -1)
		fatal("SQL that is built in: %s", error.msg);
	buf_free(&all);
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
	    table_register(s) != SQLITE_OK ||
	    table_schema(s->db) != SQLITE_OK || func_register(s) != SQLITE_OK ||
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
	counted_close(s);
	record_close(s);
	callsite_close(s);
	event_stack_close(s);
	ways_close(s);
	frame_close(s);
	metadata_close(s);
	kind_sum_close(s);
	part_close(s);
	strtab_free(s->keys);
	rows_free(&s->cpus);
	cpu_close(s);
	rows_free(&s->threads);
	rows_free(&s->mains);
	free(s->main_threads);
	rows_free(&s->samples);
	named_free(&s->thread_names);
	named_free(&s->process_names);
	owned_free(&s->threads_of);
	owned_free(&s->states_of);
	free(s->gpus);
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
