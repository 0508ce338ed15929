/*
 * stack_view: the views of samples of call stacks of all profilers: those of
 * perf, of packets and of others, each with numbers of their own behind those
 * of the ones before.
 *
 * Which numbers these are is known when the views are made and stands in their
 * text, so that a condition on the id of a sample is one on the row of a table
 * wherever one kind of samples is the only one.
 *
 * What a sample ran in has the sample's number, and the counters of a sample of
 * perf are a set of its number.  Weights of counters of one name are those of
 * the first; of a counter that is no default of its session they have no track.
 */
#include "config.h"

#include <inttypes.h>

#include "ttv/record.h"

#include "sql_int.h"
#include "stack_view.h"

/* The samples of all profilers; %1 and %2 are numbers of rows and sessions. */
#define SAMPLES								\
	"CREATE VIEW __ttv_stack_sample AS SELECT p.id, p.ts, "		\
	"'linux.perf' AS source, t.upid, p.utid, NULL AS async_name, "	\
	"p.cpu, nullif(p.cpu_mode, 'unknown') AS cpu_mode, "		\
	"p.callsite_id, p.perf_session_id%s AS session_id, "		\
	"coalesce(t.machine_id, 0) AS machine_id, p.unwind_error "	\
	"FROM perf_sample p LEFT JOIN thread t ON t.utid = p.utid "	\
	"UNION ALL SELECT p.id%s, p.ts, "				\
	"(SELECT u.source FROM stack_sample_unit u "			\
	"WHERE u.session_id = p.session_id AND u.is_timebase), "	\
	"p.upid, p.utid, p.async_name, p.cpu, p.cpu_mode, "		\
	"p.callsite_id, p.session_id, coalesce("			\
	"(SELECT t.machine_id FROM thread t WHERE t.utid = p.utid), "	\
	"(SELECT r.machine_id FROM process r WHERE r.upid = p.upid), 0), " \
	"p.unwind_error FROM stack_sample_packet p "			\
	"UNION ALL SELECT p.id%s, p.ts, "				\
	"__ttv_sample_source(p.id), t.upid, p.utid, NULL, NULL, NULL, "	\
	"p.callsite_id, NULL, coalesce(t.machine_id, 0), NULL "		\
	"FROM cpu_profile_stack_sample p "				\
	"LEFT JOIN thread t ON t.utid = p.utid;"

/* What trace_processor has beneath its views. */
#define BENEATH								\
	"CREATE VIEW __intrinsic_profiler_sample AS SELECT p.id, p.ts, " \
	"p.source, iif(p.upid IS NULL AND p.utid IS NULL AND "		\
	"p.async_name IS NULL, NULL, p.id) AS task_context_id, "	\
	"iif(p.cpu IS NULL AND p.cpu_mode IS NULL, NULL, p.id) "	\
	"AS execution_context_id, p.callsite_id, p.unwind_error, "	\
	"p.session_id, iif(p.source = 'linux.perf', p.id, NULL) "	\
	"AS counter_set_id FROM __ttv_stack_sample p;"			\
	"CREATE VIEW __intrinsic_profiler_task_context AS SELECT id, "	\
	"upid, utid, iif(async_name IS NULL, NULL, 2 * id) "		\
	"AS async_context_id FROM __ttv_stack_sample "			\
	"WHERE upid IS NOT NULL OR utid IS NOT NULL "			\
	"OR async_name IS NOT NULL;"					\
	"CREATE VIEW __intrinsic_profiler_execution_context AS "	\
	"SELECT p.id, coalesce(c.ucpu, p.cpu) AS ucpu, p.cpu_mode "	\
	"FROM __ttv_stack_sample p LEFT JOIN cpu c ON c.cpu = p.cpu "	\
	"AND c.machine_id = p.machine_id "				\
	"WHERE p.cpu IS NOT NULL OR p.cpu_mode IS NOT NULL;"		\
	/* the k-th sample of a session, a CPU and a time has the k-th	\
	 * value of each of its counters at that time */		\
	"CREATE VIEW __intrinsic_profiler_counter_set AS "		\
	"WITH s AS (SELECT id, ts, cpu, perf_session_id AS session, "	\
	"row_number() OVER (PARTITION BY perf_session_id, cpu, ts "	\
	"ORDER BY id) AS k FROM perf_sample), "				\
	"v AS (SELECT c.id, c.ts, t.cpu, t.session, row_number() OVER "	\
	"(PARTITION BY c.track_id, c.ts ORDER BY c.id) AS k "		\
	"FROM counter c JOIN (SELECT DISTINCT id, cpu, "		\
	"perf_session_id AS session FROM perf_counter_track) t "	\
	"ON t.id = c.track_id) SELECT row_number() OVER "		\
	"(ORDER BY s.id, v.id) - 1 AS id, s.id AS counter_set_id, "	\
	"v.id AS counter_id FROM s JOIN v ON v.session IS s.session "	\
	"AND v.cpu IS s.cpu AND v.ts = s.ts AND v.k = s.k;"

#define PUBLIC								\
	"CREATE VIEW stack_sample AS SELECT id, ts, source, "		\
	"task_context_id, execution_context_id, callsite_id, session_id " \
	"FROM __intrinsic_profiler_sample WHERE callsite_id IS NOT NULL;" \
	"CREATE VIEW stack_sample_task_context AS "			\
	"SELECT * FROM __intrinsic_profiler_task_context;"		\
	"CREATE VIEW stack_sample_async_context AS SELECT "		\
	"2 * (id%s) AS id, async_name AS name, async_kind AS kind, "	\
	"iif(async_parent IS NULL, NULL, 2 * (id%s) + 1) AS parent_id "	\
	"FROM stack_sample_packet WHERE async_name IS NOT NULL "	\
	"UNION ALL SELECT 2 * (id%s) + 1, async_parent, NULL, NULL "	\
	"FROM stack_sample_packet WHERE async_parent IS NOT NULL;"	\
	"CREATE VIEW stack_sample_execution_context AS "		\
	"SELECT * FROM __intrinsic_profiler_execution_context;"		\
	"CREATE VIEW stack_sample_session AS SELECT session_id AS id, "	\
	"source, unit AS timebase_unit, NULL AS cmdline "		\
	"FROM stack_sample_unit u WHERE is_timebase "			\
	"AND EXISTS (SELECT 1 FROM stack_sample_packet k "		\
	"WHERE k.session_id = u.session_id "				\
	"AND k.callsite_id IS NOT NULL) GROUP BY session_id "		\
	"UNION ALL SELECT p.perf_session_id%s, 'linux.perf', "		\
	"(SELECT CASE WHEN u.called IN ('cpu-clock', 'task-clock') "	\
	"THEN 'ns' WHEN u.called IN ('cpu-cycles', 'bus-cycles', "	\
	"'ref-cycles') THEN 'cycles' WHEN u.called = 'instructions' "	\
	"THEN u.called WHEN u.called NOT GLOB 'raw.*' THEN 'count' END " \
	"FROM perf_counter_unit u WHERE u.is_timebase "			\
	"AND u.perf_session_id = p.perf_session_id), p.cmdline "	\
	"FROM perf_session p WHERE EXISTS (SELECT 1 FROM perf_sample k " \
	"WHERE k.perf_session_id = p.perf_session_id "			\
	"AND k.callsite_id IS NOT NULL) GROUP BY p.perf_session_id;"	\
	"CREATE VIEW stack_sample_counter_track AS SELECT id, name, "	\
	"'stack_sample_counter' AS type, NULL AS parent_id, "		\
	"NULL AS source_arg_set_id, 0 AS machine_id, unit, description, " \
	"session_id, NULL AS cpu, is_timebase FROM stack_sample_unit;"	\
	"CREATE VIEW stack_sample_counter AS WITH w AS MATERIALIZED "	\
	"(SELECT * FROM stack_sample_weight), p AS MATERIALIZED "	\
	"(SELECT id%s AS id, packet FROM stack_sample_packet) SELECT w.id, " \
	"p.id AS stack_sample_id, u.id AS track_id, "			\
	"CAST(w.value AS REAL) AS value FROM w "			\
	"JOIN p ON p.packet = w.packet "				\
	"LEFT JOIN (SELECT session_id, name, min(id) AS id "		\
	"FROM stack_sample_unit GROUP BY session_id, name) u "		\
	"ON u.session_id = w.session_id AND u.name IS w.name;"

/* The view of perf's counters, by the names that they have in their session. */
#define PERF								\
	"CREATE VIEW perf_counter_track AS SELECT t.id, "		\
	"u.called AS name, t.type, "					\
	"t.parent_id, t.source_arg_set_id, t.machine_id, t.unit, "	\
	"t.description, u.perf_session_id, k.cpu, u.is_timebase "	\
	"FROM counter_track t JOIN perf_counter_unit u "		\
	"ON u.name = t.name LEFT JOIN cpu_counter_track k "		\
	"ON k.id = t.id WHERE t.type = 'perf_cpu_counter';"

#define PLUS	32		/* bytes: " + ", a number, a NUL */

static void
plus(char text[PLUS], uint64_t n)
{
	text[0] = '\0';
	if (n > 0)
		snprintf(text, PLUS, " + %" PRIu64, n);
}

/* Returns the sessions of packets. */
static uint64_t
sessions(const struct trace *t)
{
	uint32_t i, n = record_count(t, RECORD_TABLE_stack_sample_unit);
	int64_t most = 0, k;

	for (i = 0; i < n; i++) {
		k = record_row(t, RECORD_TABLE_stack_sample_unit, i)
		    [RECORD_AT_stack_sample_unit_session_id];
		most = k >= most ? k + 1 : most;
	}
	return (uint64_t)most;
}

void
stack_views(const struct trace *t, struct buf *b)
{
	char packets[PLUS], others[PLUS], perf[PLUS];
	uint64_t n = record_count(t, RECORD_TABLE_perf_sample);

	plus(packets, n);
	plus(others, n + record_count(t, RECORD_TABLE_stack_sample_packet));
	plus(perf, sessions(t));
	buf_printf(b, SAMPLES, perf, packets, others);
	buf_adds(b, PERF BENEATH);
	buf_printf(b, PUBLIC, packets, packets, packets, perf, packets);
}
