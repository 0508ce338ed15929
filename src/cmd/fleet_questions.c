/*
 * fleet_questions: THE list of questions to a fleet.
 *
 * The unit of a comparison is the trace: slices of one are not independent.
 * Parameters and names of results differ from those of columns, which one of
 * the engines would take them for.
 */
#include "config.h"

#include <stddef.h>

#include "fleet_questions.h"

const struct fleet_question fleet_questions[] = {
	{ "percentiles", "how long a name takes, by version and day",
	    "of_name", NULL, NULL,
	    "SELECT version, day, count(*) AS slices, "
	    "nearest_rank(dur, 0.5) AS p50, nearest_rank(dur, 0.99) AS p99, "
	    "max(dur) AS longest FROM slice "
	    "WHERE name = $of_name AND dur >= 0 "
	    "GROUP BY version, day ORDER BY version, day" },
	{ "regressions", "names whose time a trace differs between two "
	    "versions, medians of their traces; what differs most first",
	    "before, after", NULL, NULL,
	    "SELECT name, countIf(version = $before) AS traces_before, "
	    "countIf(version = $after) AS traces_after, "
	    "nearest_rank(CASE WHEN version = $before THEN ns END, 0.5) "
	    "AS ns_before, "
	    "nearest_rank(CASE WHEN version = $after THEN ns END, 0.5) "
	    "AS ns_after, "
	    "nearest_rank(CASE WHEN version = $after THEN ns END, 0.5) - "
	    "nearest_rank(CASE WHEN version = $before THEN ns END, 0.5) "
	    "AS difference FROM "
	    "(SELECT version, trace, name, sum(dur) AS ns FROM slice "
	    "WHERE dur >= 0 AND (version = $before OR version = $after) "
	    "GROUP BY version, trace, name) AS t GROUP BY name "
	    "HAVING countIf(version = $before) > 0 "
	    "AND countIf(version = $after) > 0 "
	    "ORDER BY abs(difference) DESC, name" },
	{ "new_or_gone", "names that one of two versions alone has",
	    "before, after", NULL, NULL,
	    "SELECT name, countIf(version = $before) AS slices_before, "
	    "countIf(version = $after) AS slices_after FROM slice "
	    "WHERE version = $before OR version = $after GROUP BY name "
	    "HAVING countIf(version = $before) = 0 "
	    "OR countIf(version = $after) = 0 ORDER BY name" },
	{ "calls", "how often a trace has each name, by version", "", NULL, NULL,
	    "SELECT s.version AS version, s.name AS name, "
	    "s.n AS slices, s.n / v.traces AS per_trace FROM "
	    "(SELECT version, name, count(*) AS n FROM slice "
	    "GROUP BY version, name) AS s JOIN "
	    "(SELECT version, count(DISTINCT trace) AS traces FROM slice "
	    "GROUP BY version) AS v ON v.version = s.version "
	    "ORDER BY version, name" },
	{ "worst", "the longest slices of a name", "of_name", NULL, NULL,
	    "SELECT trace, slice_id, rel, dur, name, "
	    "view_of(trace, rel, dur, name) AS view FROM slice "
	    "WHERE name = $of_name "
	    /* not by dur itself: ClickHouse 26 compares that with trace */
	    "ORDER BY -dur, trace, slice_id LIMIT 20" },
	{ "which_trace", "the trace whose longest slice of a name is nearest "
	    "the 99th percentile of all traces, and a median one beside it",
	    "of_name", NULL, NULL,
	    "WITH t AS (SELECT trace, max(dur) AS d, "
	    "argMax(rel, (dur, slice_id)) AS at, max(name) AS of FROM slice "
	    "WHERE name = $of_name GROUP BY trace) "
	    "SELECT argMin(t.trace, (abs(t.d - p.p50), t.trace)) "
	    "AS median_trace, "
	    "argMin(t.trace, (abs(t.d - p.p99), t.trace)) AS slow_trace, "
	    "max(p.p50) AS median_ns, max(p.p99) AS slow_ns, "
	    "argMin(t.at, (abs(t.d - p.p99), t.trace)) AS rel, "
	    "argMin(t.d, (abs(t.d - p.p99), t.trace)) AS dur, "
	    "argMin(t.of, (abs(t.d - p.p99), t.trace)) AS name FROM t "
	    "CROSS JOIN (SELECT nearest_rank(u.d, 0.5) AS p50, "
	    "nearest_rank(u.d, 0.99) AS p99 FROM t AS u) AS p" },
	{ "self_time", "where the time goes: each name, without what is right "
	    "inside of its slices", "", NULL, NULL,
	    "SELECT name, count(*) AS slices, sum(self) AS ns FROM slice "
	    "WHERE dur >= 0 GROUP BY name ORDER BY ns DESC, name" },
	{ "beyond_budget", "traces in which a name takes longer than a "
	    "budget, by day", "of_name, budget_ns", NULL, NULL,
	    "SELECT day, count(*) AS traces, countIf(d > $budget_ns) AS slow "
	    "FROM (SELECT day, trace, max(dur) AS d FROM slice "
	    "WHERE name = $of_name GROUP BY day, trace) AS t "
	    "GROUP BY day ORDER BY day" },
	{ "by_arg", "what the values of an arg cost; in the table args, of texts",
	    "of_key", "args",
	    "SELECT value, count(*) AS slices, "
	    "count(DISTINCT trace) AS traces, sum(dur) AS ns FROM "
	    "(SELECT trace, dur, $$ AS value FROM slice WHERE dur >= 0) AS s "
	    "WHERE value IS NOT NULL GROUP BY value ORDER BY ns DESC, value",
	    "SELECT a.text AS value, count(*) AS slices, "
	    "count(DISTINCT s.trace) AS traces, sum(s.dur) AS ns "
	    "FROM args AS a JOIN slice AS s ON s.trace = a.trace "
	    "AND s.slice_id = a.slice_id "
	    "WHERE a.key = $of_key AND s.dur >= 0 AND a.text IS NOT NULL "
	    "GROUP BY a.text ORDER BY ns DESC, value" },
	{ "under", "below which parents a name is slow", "of_name", NULL, NULL,
	    "SELECT p.name AS parent, count(*) AS slices, "
	    "sum(s.dur) AS ns, max(s.dur) AS longest "
	    "FROM slice AS s JOIN slice AS p ON p.trace = s.trace "
	    "AND p.slice_id = s.parent_id "
	    "WHERE s.name = $of_name AND s.dur >= 0 "
	    "GROUP BY p.name ORDER BY ns DESC, parent" },
	{ "histogram", "how long a name takes, by powers of two", "of_name",
	    NULL, NULL,
	    "SELECT CAST(pow(2, floor(log2(greatest(dur, 1)))) AS BIGINT) "
	    "AS from_ns, count(*) AS slices FROM slice "
	    "WHERE name = $of_name AND dur >= 0 GROUP BY from_ns "
	    "ORDER BY from_ns" },
	{ "slowest", "the longest slice of each name", "", NULL, NULL,
	    /*
	     * A command for each name, not for each slice; the greatest of
	     * three values is looked for among the longest alone.
	     */
	    "SELECT name, longest, view_of(of_trace, of_rel, longest, name) "
	    "AS view FROM (SELECT s.name AS name, s.dur AS longest, "
	    "argMax(s.trace, (s.trace, s.slice_id)) AS of_trace, "
	    "argMax(s.rel, (s.trace, s.slice_id)) AS of_rel "
	    "FROM slice AS s JOIN (SELECT name, max(dur) AS most FROM slice "
	    "GROUP BY name) AS m ON m.name IS NOT DISTINCT FROM s.name "
	    "AND m.most = s.dur GROUP BY s.name, s.dur) AS t "
	    "ORDER BY longest DESC, name" },
	{ NULL, NULL, NULL, NULL, NULL, NULL }
};
