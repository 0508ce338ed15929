/*
 * stats: the tables stats, with trace_processor's names for what went wrong and
 * for what the recorder counted, and warning, with those of ttv.
 */
#include "config.h"

#include <string.h>

#include "ttv/record.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "facts.h"
#include "machine.h"
#include "sql_int.h"
#include "table.h"

#define NO_WARN		(-1)
#define SOURCE_TRACE	"trace"
#define SOURCE_ANALYSIS	"analysis"
#define STAT_TMP	"symbolization_tmp_build_id_not_found"

/* What is counted under a name: two warnings at most. */
static const struct stat {
	const char	*name, *severity, *source;
	int		 warn[2];
	const char	*help;
} stats[] = {
	{ "json_tokenizer_failure", "error", SOURCE_TRACE,
	    { WARN_NO_PH, WARN_SYNTAX }, "Events that cannot be read" },
	{ "json_parser_failure", "error", SOURCE_TRACE,
	    { WARN_TP_PARSER, WARN_NO_TS }, "Events that lack a member" },
	{ "json_display_time_unit", "info", SOURCE_TRACE,
	    { NO_WARN, NO_WARN }, "The file wants a unit of time" },
	{ "flow_duplicate_id", "error", SOURCE_TRACE,
	    { WARN_TP_FLOW_AGAIN, NO_WARN }, "Flows started twice" },
	{ "flow_no_enclosing_slice", "error", SOURCE_TRACE,
	    { WARN_FLOW_NO_SLICE, NO_WARN }, "Flow events on no slice" },
	{ "flow_step_without_start", "info", SOURCE_TRACE,
	    { NO_WARN, NO_WARN }, "Flow steps whose id has no start" },
	{ "flow_end_without_start", "info", SOURCE_TRACE,
	    { WARN_FLOW_NO_START, NO_WARN }, "Flow ends without a start" },
	{ "flow_invalid_id", "error", SOURCE_TRACE,
	    { WARN_TP_FLOW_ID, NO_WARN }, "Flow ids that are no number" },
	{ "flow_without_direction", "error", SOURCE_TRACE,
	    { WARN_FLOW_DIRECTION, NO_WARN },
	    "Flows without a direction" },
	{ "slice_drop_overlapping_complete_event", "error", SOURCE_ANALYSIS,
	    { NO_WARN, NO_WARN }, "Slices dropped because they overlap" },
	{ "slice_spill_overlapping_complete_event", "error",
	    SOURCE_ANALYSIS, { WARN_OVERLAP, NO_WARN },
	    "Slices that overlap and have a track of their own" },
	{ "slice_negative_duration", "error", SOURCE_ANALYSIS,
	    { WARN_NEGATIVE_DUR, WARN_TP_NEGATIVE_DUR },
	    "Slices that end before they begin" },
	{ "slice_max_depth_exceeded", "error", SOURCE_ANALYSIS,
	    { WARN_TP_DEPTH, NO_WARN }, "Slices nested too deep" },
	{ "misplaced_end_event", "data_loss", SOURCE_ANALYSIS,
	    { WARN_TP_MISPLACED, NO_WARN },
	    "Ends that do not fit their begin" },
	{ "trace_sorter_negative_timestamp_dropped", "error", SOURCE_ANALYSIS,
	    { WARN_TP_NEGATIVE_TIME, NO_WARN }, "Events before time 0" },
	{ "systrace_parse_failure", "error", SOURCE_ANALYSIS,
	    { WARN_LINE, WARN_LINE_RAW }, "Lines that cannot be read" },
	{ "mismatched_sched_switch_tids", "error", SOURCE_ANALYSIS,
	    { NO_WARN, NO_WARN }, "Switches that do not follow" },
	{ "track_event_parser_errors", "error", SOURCE_ANALYSIS,
	    { WARN_TRACK, NO_WARN },
	    "Events of tracks that cannot have them" },
	{ "track_event_invalid_timestamp", "error", SOURCE_ANALYSIS,
	    { WARN_TIME_BEYOND, NO_WARN },
	    "Events of tracks whose time is too large" },
	{ "generic_task_state_invalid_order", "error", SOURCE_ANALYSIS,
	    { WARN_TASK_ORDER, NO_WARN },
	    "States of tasks that cannot follow the one before" },
	{ STAT_TMP, "error", SOURCE_ANALYSIS, { NO_WARN, NO_WARN },
	    "Programs of /data/local/tmp that no id tells" },
	{ "ninja_parse_errors", "error", SOURCE_TRACE,
	    { WARN_LINE, NO_WARN }, "Lines that cannot be read" },
	{ "fuchsia_non_numeric_counters", "error", SOURCE_ANALYSIS,
	    { WARN_COUNTER_VALUE, NO_WARN },
	    "Values of counters that are no numbers" },
	{ "fuchsia_timestamp_overflow", "error", SOURCE_ANALYSIS,
	    { WARN_TIME_CLAMPED, NO_WARN }, "Times that are too large" },
	{ "fuchsia_record_read_error", "error", SOURCE_ANALYSIS,
	    { NO_WARN, NO_WARN }, "Records that cannot be read" },
	{ "fuchsia_invalid_event", "error", SOURCE_ANALYSIS,
	    { NO_WARN, NO_WARN }, "Events that cannot be read" },
};
#define NSTATS	(sizeof(stats) / sizeof(stats[0]))

/* Behind these rows are those that the recorder has counted itself. */
static uint64_t
stats_count(struct sql *s)
{
	return NSTATS + record_count(s->trace, RECORD_TABLE_recorder_stats);
}

/* Returns a cell of a row of the recorder. */
static int64_t
recorded(struct sql *s, uint64_t row, enum record_at_recorder_stats at)
{
	return record_row(s->trace, RECORD_TABLE_recorder_stats,
	    row - NSTATS)[at];
}

static void
constant(sqlite3_context *c, const char *text)
{
	sqlite3_result_text(c, text, -1, SQLITE_STATIC);
}

static void
stats_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (row < NSTATS)
		constant(c, stats[row].name);
	else
		cell_string(c, s, (uint32_t)recorded(s, row,
		    RECORD_AT_recorder_stats_name));
}

static void
stats_index(sqlite3_context *c, struct sql *s, uint64_t row)
{
	int64_t index = row < NSTATS ? RECORD_NULL : recorded(s, row,
	    RECORD_AT_recorder_stats_idx);

	if (index != RECORD_NULL)
		sqlite3_result_int64(c, index);
}

static void
stats_severity(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (row < NSTATS)
		constant(c, stats[row].severity);
	else
		cell_string(c, s, (uint32_t)recorded(s, row,
		    RECORD_AT_recorder_stats_severity));
}

static void
stats_source(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	constant(c, row < NSTATS ? stats[row].source : SOURCE_TRACE);
}

static void
stats_value(sqlite3_context *c, struct sql *s, uint64_t row)
{
	uint64_t n = 0;
	int i;

	if (row < NSTATS && strcmp(stats[row].name, STAT_TMP) == 0) {
		sqlite3_result_int64(c, (int64_t)frame_anonymous(s));
		return;
	}
	if (row >= NSTATS) {
		sqlite3_result_int64(c, recorded(s, row,
		    RECORD_AT_recorder_stats_value));
		return;
	}
	for (i = 0; i < 2; i++)
		if (stats[row].warn[i] != NO_WARN)
			n += s->trace->warn.entry[stats[row].warn[i]].count;
	sqlite3_result_int64(c, (int64_t)n);
}

static void
stats_machine(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_machine(c, s, row < NSTATS ? 0 : (uint32_t)recorded(s, row,
	    RECORD_AT_recorder_stats_machine));
}

static void
stats_trace(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	(void)row;
	sqlite3_result_int64(c, 0);
}

static void
stats_help(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	if (row < NSTATS)
		constant(c, stats[row].help);
}

static const struct sql_column stats_columns[] = {
	COL("id", "ID", "number of the row", cell_row),
	COL("name", "STRING", "name of what is counted", stats_name),
	COL("key", "LONG", "always null", NULL),
	COL("idx", "LONG", "buffer or CPU that it is of, or null",
	    stats_index),
	COL("severity", "STRING", "info, data_loss or error",
	    stats_severity),
	COL("source", "STRING", "where it went wrong: trace, analysis",
	    stats_source),
	COL("value", "LONG", "how often", stats_value),
	COL("description", "STRING", "what it was", stats_help),
	COL("machine_id", "JOINID(machine.id)", "the machine that it is of",
	    stats_machine),
	COL("trace_id", "LONG", "always 0", stats_trace),
	COLUMN_END
};

const struct sql_table table_stats = {
	.name = "stats",
	.help = "What went wrong, and what the recorder counted, by trace_processor's names",
	.columns = stats_columns,
	.count = stats_count,
};

/* ---- warning: an unfinished slice is none, dur says it */

static const uint32_t *
warning_subset(struct sql *s, uint64_t *n)
{
	uint32_t i;

	if (s->index.warnings == NULL) {
		s->index.warnings = xcalloc(WARN_MAX, sizeof(uint32_t));
		for (i = 0; i < WARN_MAX; i++)
			if (s->trace->warn.entry[i].count > 0 &&
			    i != WARN_UNFINISHED)
				s->index.warnings[s->index.nwarnings++] = i;
	}
	*n = s->index.nwarnings;
	return s->index.warnings;
}

static uint64_t
warning_count(struct sql *s)
{
	(void)s;
	return WARN_MAX;
}

static void
warning_code(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	constant(c, warn_name((enum warn_code)row));
}

static void
warning_n(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c,
	    (int64_t)s->trace->warn.entry[row].count);
}

static void
warning_what(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	constant(c, warn_what((enum warn_code)row));
}

static void
warning_done(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	constant(c, warn_done((enum warn_code)row));
}

static void
warning_offset(sqlite3_context *c, struct sql *s, uint64_t row)
{
	if (s->trace->warn.entry[row].nplaces > 0)
		sqlite3_result_int64(c,
		    (int64_t)s->trace->warn.entry[row].places[0]);
}

static const struct sql_column warning_columns[] = {
	COL("id", "ID", "number of the code", cell_row),
	COL("code", "STRING", "name of the warning", warning_code),
	COL("count", "LONG", "how often", warning_n),
	COL("what", "STRING", "what was found", warning_what),
	COL("done", "STRING", "what was done about it", warning_done),
	COL("offset", "LONG", "byte of the input where it was first",
	    warning_offset),
	COLUMN_END
};

const struct sql_table table_warning = {
	.name = "warning",
	.help = "What ttv check reports: not in trace_processor",
	.columns = warning_columns,
	.count = warning_count,
	.subset = warning_subset,
};
