/*
 * sql: tables in memory that functions give each other: graphs, trees, scans,
 * critical paths, intervals, flame graphs; on graphs that are written down
 * here.
 */
#include "config.h"

#include "sql_ask.h"
#include "sql_changed.h"

/* An error whose place does not matter. */
static void
check_wrong(const char *text, const char *part)
{
	struct answer a = ask(text);

	CHECK_INT(a.rc, -1);
	if (strstr(a.error.msg, part) == NULL)
		CHECK_STR(a.error.msg, part);
	free_answer(&a);
}

/* a table that a function makes, with two columns that are bound */
#define TWO(of, a, b)							\
	"SELECT c0, c1 FROM __intrinsic_table_ptr((" of ")) WHERE "	\
	"__intrinsic_table_ptr_bind(c0, '" a "') AND "			\
	"__intrinsic_table_ptr_bind(c1, '" b "')"
#define EDGES	"(VALUES(1, 2), (1, 3), (2, 4), (3, 4), (4, 1), (9, 8))"
#define SEARCH(how, from)						\
	TWO("SELECT " how "((SELECT __intrinsic_graph_agg(column1, "	\
	"column2) FROM " EDGES "), (SELECT "				\
	"__intrinsic_array_agg(column1) FROM (VALUES " from ")))",	\
	"node_id", "parent_node_id")

TEST(a_graph_is_searched_deep_and_wide)
{
	check_answer(SEARCH("__intrinsic_dfs", "(1)"),
	    "1|NULL\n2|1\n4|2\n3|1\n");
	check_answer(SEARCH("__intrinsic_bfs", "(1)"),
	    "1|NULL\n2|1\n3|1\n4|2\n");
	/* nodes that have no edges, far from the others, and twice */
	check_answer(SEARCH("__intrinsic_bfs", "(-7), (9), (1 << 62), (9)"),
	    "-7|NULL\n9|NULL\n4611686018427387904|NULL\n8|9\n");
	check_answer(SEARCH("__intrinsic_dfs", "(5), (8), (5)"),
	    "5|NULL\n8|NULL\n");
	check_answer(SEARCH("__intrinsic_dfs", "(NULL)"), "");
}

TEST(a_table_of_a_function_is_asked_by_its_names)
{
	check_answer("SELECT count(*) FROM __intrinsic_table_ptr(NULL)",
	    "0\n");
	check_wrong("SELECT c0 FROM __intrinsic_table_ptr(5)",
	    "__intrinsic_table_ptr() takes the table that a function gives");
	check_wrong("SELECT __intrinsic_table_ptr_bind(1, 'a')",
	    "__intrinsic_table_ptr_bind() binds columns of "
	    "__intrinsic_table_ptr()");
	check_wrong(TWO("SELECT __intrinsic_row_dataframe_agg('a', 1)", "a",
	    "b"), "__intrinsic_table_ptr_bind(): there is no column b");
	check_answer(TWO("SELECT __intrinsic_row_dataframe_agg('b', column1, "
	    "'a', column2) FROM (VALUES('x', 1.5), (NULL, 2))", "a", "b"),
	    "1.5|x\n2|NULL\n");
}

/* The example of Lengauer and Tarjan's paper, R to L as numbers 0 to 12. */
TEST(a_node_dominates_what_is_reached_through_it_alone)
{
	check_answer("WITH e(s, d) AS (VALUES(0,1),(0,2),(0,3),(1,4),(2,1),"
	    "(2,4),(2,5),(3,6),(3,7),(4,12),(5,8),(6,9),(7,9),(7,10),(8,5),"
	    "(8,11),(9,11),(10,9),(11,9),(11,0),(12,8),(50,51))"
	    TWO("SELECT __intrinsic_dominator_tree(s, d, 0) FROM e",
	    "node_id", "dominator_node_id"),
	    "0|NULL\n1|0\n2|0\n3|0\n4|0\n5|0\n6|3\n7|3\n8|0\n9|0\n10|7\n"
	    "11|0\n12|4\n");
	check_answer(TWO("SELECT __intrinsic_dominator_tree(1, 2, 3)",
	    "node_id", "dominator_node_id"), "");
	/* NULL is no root, not even where a node is called 0 */
	check_answer(TWO("SELECT __intrinsic_dominator_tree(0, 2, NULL)",
	    "node_id", "dominator_node_id"), "");
	check_answer(TWO("SELECT __intrinsic_dominator_tree(column1, 2, "
	    "column2) FROM (VALUES(0, 1), (1, NULL))", "node_id",
	    "dominator_node_id"), "1|NULL\n2|1\n");
}

#define PARTS(rows)							\
	"SELECT c0, c1, c2 FROM __intrinsic_table_ptr((SELECT "		\
	"__intrinsic_structural_tree_partition(column1, column2, "	\
	"column3) FROM (VALUES" rows "))) WHERE "			\
	"__intrinsic_table_ptr_bind(c0, 'node_id') AND "		\
	"__intrinsic_table_ptr_bind(c1, 'parent_node_id') AND "		\
	"__intrinsic_table_ptr_bind(c2, 'group_key') ORDER BY c0"

TEST(a_tree_is_parted_by_groups)
{
	check_answer(PARTS("(1, NULL, 1), (2, 1, 1), (3, 2, 2), (4, 2, 2), "
	    "(5, 4, 1), (6, 5, 3), (7, 4, 2), (8, 4, 1)"),
	    "1|NULL|1\n2|1|1\n3|NULL|2\n4|NULL|2\n5|2|1\n6|NULL|3\n7|4|2\n"
	    "8|2|1\n");
	check_wrong(PARTS("(1, 2, 1)"), "tree_partition: no root");
	check_wrong(PARTS("(1, NULL, 1), (2, NULL, 1)"),
	    "tree_partition: more than one root");
}

#define TREE								\
	"(SELECT __intrinsic_tree_from_table('id', column1, "		\
	"'parent_id', column2, 'size', column3, 'native', 0, "		\
	"'count', 1) FROM (VALUES"

TEST(a_tree_has_its_parents_first)
{
	check_answer(TWO("SELECT __intrinsic_tree_to_table(" TREE
	    "(7, 5, 1), (5, 3, 2), (6, 99, 3), (3, NULL, 4))))",
	    "id", "_tree_parent_id"), "3|NULL\n5|0\n7|1\n6|NULL\n");
	check_wrong(TWO("SELECT __intrinsic_tree_to_table(" TREE
	    "(7, 5, 1), (5, 7, 2))))", "id", "_tree_id"),
	    "the tree has a row above itself");
	check_answer(TWO("SELECT __intrinsic_tree_dominator_summary(" TREE
	    "(7, 5, 1), (5, 3, 2), (3, NULL, 4))))",
	    "dominated_size_bytes", "depth"), "7|1\n3|2\n1|3\n");
}

#define SCAN(how, edges, query)						\
	TWO("SELECT " how "((SELECT __intrinsic_graph_agg(column1, "	\
	"column2) FROM (VALUES" edges ")), (SELECT "			\
	"__intrinsic_row_dataframe_agg('id', 1, 'sum', 10)), "		\
	"'(" query ")', '(sum)')", "id", "sum")

TEST(values_go_along_edges)
{
	check_answer(SCAN("__intrinsic_graph_scan", "(1,2),(2,3),(1,3)",
	    "SELECT id, sum + 1 AS sum FROM $table"),
	    "1|10\n2|11\n3|11\n3|12\n");
	/* a node waits for all that leads to it */
	check_answer(SCAN("__intrinsic_graph_aggregating_scan",
	    "(1,2),(2,3),(1,3)",
	    "SELECT id, sum(sum) + 1 AS sum FROM $table GROUP BY id"),
	    "1|10\n2|11\n3|22\n");
	check_wrong(SCAN("__intrinsic_graph_aggregating_scan",
	    "(1,2),(2,1)", "SELECT id, sum FROM $table"),
	    "graph_scan: the graph leads back to a node");
	check_wrong(SCAN("__intrinsic_graph_scan", "(1,2)",
	    "SELECT id FROM $table"),
	    "graph_scan: the query has not the columns of the first rows");
	check_wrong(SCAN("__intrinsic_graph_scan", "(1,2)",
	    "SELECT id, missing AS sum FROM $table"),
	    "graph_scan: no such column: missing");
}

#define BOUNDED(beyond)							\
	"SELECT root_node_id, node_id, parent_node_id FROM "		\
	"__intrinsic_dfs_weight_bounded("				\
	"(SELECT __intrinsic_array_agg(column1) FROM e), "		\
	"(SELECT __intrinsic_array_agg(column2) FROM e), "		\
	"(SELECT __intrinsic_array_agg(column3) FROM e), "		\
	"(SELECT __intrinsic_array_agg(column1) FROM r), "		\
	"(SELECT __intrinsic_array_agg(column2) FROM r), " beyond ")"
#define LISTS								\
	"WITH e AS (VALUES(1,2,5),(2,3,5),(3,4,5),(1,5,1)), "		\
	"r AS (VALUES(1,6),(3,0)) "

TEST(a_search_ends_where_weights_exceed_a_bound)
{
	check_answer(LISTS BOUNDED("1"),
	    "1|1|NULL\n1|2|1\n1|3|2\n3|3|NULL\n3|4|3\n");
	check_answer(LISTS BOUNDED("0"), "1|1|NULL\n1|2|1\n3|3|NULL\n");
	check_wrong("WITH e AS (VALUES(1,2,NULL)), r AS (VALUES(1,6)) "
	    BOUNDED("1"),
	    "__intrinsic_dfs_weight_bounded(): the lists are not equally long");
	check_wrong("SELECT * FROM __intrinsic_dfs_weight_bounded('1', '2', "
	    "'3', '1', '9', 1)", "__intrinsic_dfs_weight_bounded(): a list is "
	    "not of __intrinsic_array_agg()");
}

#define PATH								\
	"SELECT c0, c1, c2, c3 FROM __intrinsic_table_ptr("		\
	"__intrinsic_critical_path_walk((SELECT "			\
	"__intrinsic_wakeup_graph_agg(column1, column2, column3, "	\
	"column4, column5, column6, column7) FROM w), (SELECT "		\
	"__intrinsic_array_agg(2)))) WHERE "				\
	"__intrinsic_table_ptr_bind(c0, 'ts') AND "			\
	"__intrinsic_table_ptr_bind(c1, 'dur') AND "			\
	"__intrinsic_table_ptr_bind(c2, 'blocker_id') AND "		\
	"__intrinsic_table_ptr_bind(c3, 'depth') ORDER BY c0"

/* 2 slept from 100 to 200; 1, which woke it, ran from 120 on. */
TEST(a_critical_path_goes_through_what_woke)
{
	check_answer("WITH w AS (VALUES(1, 11, 120, 100, 50, NULL, 0), "
	    "(2, 12, 200, 30, 100, 1, NULL), (0, 11, 0, 90, NULL, NULL, "
	    "NULL)) " PATH, "100|20|1|1\n120|80|1|1\n200|30|2|0\n");
	/* what was woken by itself, or by what came later, ends the way */
	check_answer("WITH w AS (VALUES(2, 12, 200, 30, 100, 2, 2)) " PATH,
	    "200|30|2|0\n");
	check_answer("WITH w AS (VALUES(1, 11, 300, 30, 300, 2, 2), "
	    "(2, 12, 200, 30, 100, 1, 1)) " PATH, "200|30|2|0\n");
	/* nothing woke it: it is its own reason; no time, no row */
	check_answer("WITH w AS (VALUES(1, 11, 0, 90, NULL, NULL, NULL), "
	    "(2, 12, 200, 30, 50, NULL, 1)) " PATH, "150|50|2|0\n"
	    "200|30|2|0\n");
	check_answer("WITH w AS (VALUES(1, 11, 0, 90, NULL, NULL, NULL), "
	    "(2, 12, 200, 30, 0, NULL, 1)) " PATH, "200|30|2|0\n");
}

TEST(intervals_are_made_of_counters_and_times)
{
	check_answer("SELECT c0, c1, c2, c3 FROM __intrinsic_table_ptr("
	    "__intrinsic_counter_intervals('leading', 100, (SELECT "
	    "__intrinsic_counter_per_track_agg(column1, column2, 7, "
	    "column3) FROM (VALUES(1, 10, 5), (2, 40, 8))))) WHERE "
	    "__intrinsic_table_ptr_bind(c0, 'ts') AND "
	    "__intrinsic_table_ptr_bind(c1, 'dur') AND "
	    "__intrinsic_table_ptr_bind(c2, 'next_value') AND "
	    "__intrinsic_table_ptr_bind(c3, 'delta_value')",
	    "10|30|8|NULL\n40|60|NULL|3\n");
	check_wrong("SELECT __intrinsic_counter_intervals('lagging', 1, 2)",
	    "counter_intervals: only 'leading' is known");
	check_answer(TWO("SELECT __intrinsic_interval_create((SELECT "
	    "__intrinsic_timestamp_set_agg(column1) FROM (VALUES(30), (10), "
	    "(90))), (SELECT __intrinsic_timestamp_set_agg(column1) FROM "
	    "(VALUES(40), (30))))", "ts", "dur"), "10|20\n30|10\n");
}

/* As statements of a library have it. */
TEST(macros_are_applied_to_lists)
{
	check_answer("CREATE PERFETTO MACRO two(x Expr, y Expr) RETURNS Expr "
	    "AS $x + $y; CREATE PERFETTO MACRO one(x Expr) RETURNS Expr AS "
	    "$x > 0; SELECT __intrinsic_token_apply!(two, (1, 2, (3)), "
	    "(10, 20)) __intrinsic_token_apply_prefix ! (two, (5), (6)), "
	    "__intrinsic_token_apply_and!(one, (1, 0))\n"
	    "__intrinsic_token_apply_and_prefix!(one, (1)), "
	    "__intrinsic_stringify_ignore_table!(a $table)",
	    "11|22|11|0|a $table\n");
	check_wrong("SELECT __intrinsic_token_apply!(two, 1)",
	    "__intrinsic_token_apply! takes a macro and one or two lists in "
	    "parentheses");
}

TEST(a_row_of_a_table_has_a_number_from_0)
{
	check_answer("CREATE PERFETTO TABLE t AS SELECT column1 AS a FROM "
	    "(VALUES('x'), ('y')) -- the end\n; CREATE OR REPLACE PERFETTO "
	    "TABLE t AS SELECT a FROM t; SELECT _auto_id AS id, a FROM t "
	    "WHERE t._auto_id >= 0", "0|x\n1|y\n");
	check_answer("CREATE PERFETTO TABLE t AS SELECT 1 AS a WHERE 0; "
	    "SELECT count(*) FROM t", "0\n");
	/* one that failed is not there */
	check_wrong("CREATE PERFETTO TABLE t AS SELECT unhex('x') AS a",
	    "unhex: not a number in base 16");
}

TEST(a_function_may_be_another_one)
{
	check_answer("CREATE PERFETTO FUNCTION f(a LONG, b LONG) RETURNS "
	    "LONG DELEGATES TO max; SELECT f(3, 9)", "9\n");
	check_wrong("CREATE PERFETTO FUNCTION f(a LONG) RETURNS LONG "
	    "DELEGATES TO max x; SELECT 1",
	    "near \"x\": the end of the statement should be here");
}

/* main calls read and write, which both call copy */
#define CALLS								\
	"CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph((SELECT "	\
	"column1 AS id, column2 AS parent_id, column3 AS name, "	\
	"column4 AS value, column5 AS file, column4 / 2.0 AS half FROM "	\
	"(VALUES(1, NULL, 'main', 1, 'm.c'), (2, 1, 'read', 2, 'r.c'), "	\
	"(3, 1, 'write', 3, 'w.c'), (4, 2, 'copy', 4, 'a.c'), "		\
	"(5, 3, 'copy', 5, 'b.c'))));"
#define GRAPH(how)							\
	CALLS "SELECT name, depth, self_value, cumulative_value, "	\
	"x_start, x_end FROM f(__intrinsic_flamegraph_config('value', "	\
	"'value', " how "))"

TEST(a_flame_graph_goes_down_and_up)
{
	check_answer(GRAPH("'view', 'TOP_DOWN'"),
	    "main|1|1|15|0|15\nwrite|2|3|8|0|8\nread|2|2|6|8|14\n"
	    "copy|3|5|5|0|5\ncopy|3|4|4|8|12\n");
	check_answer(GRAPH("'view', 'BOTTOM_UP'"),
	    "copy|-1|9|9|0|9\nwrite|-1|3|3|9|12\nread|-1|2|2|12|14\n"
	    "main|-1|1|1|14|15\nwrite|-2|0|5|0|5\nread|-2|0|4|5|9\n"
	    "main|-2|0|3|9|12\nmain|-2|0|2|12|14\nmain|-3|0|5|0|5\n"
	    "main|-3|0|4|5|9\n");
	check_answer(GRAPH("'view', 'PIVOT', 'view_pattern', '^COPY$', 'i'"),
	    "copy|1|9|9|0|9\ncopy|-1|9|9|0|9\nwrite|-2|0|5|0|5\n"
	    "read|-2|0|4|5|9\nmain|-3|0|5|0|5\nmain|-3|0|4|5|9\n");
	check_answer(GRAPH("'view', 'FROM_FRAME', 'view_pattern', 'r.+e|re', "
	    "''"), "write|1|3|8|0|8\nread|1|2|6|8|14\ncopy|2|5|5|0|5\n"
	    "copy|2|4|4|8|12\n");
	check_answer(CALLS "SELECT depth, name, cumulative_value FROM "
	    "f(__intrinsic_flamegraph_config('value', 'value')) WHERE "
	    "__intrinsic_flamegraph_find(_tree_id, 'SUPER_ROOT')",
	    "0|NULL|15\n");
}

TEST(a_flame_graph_leaves_out_stacks_and_frames)
{
	check_answer(GRAPH("'filter', 'SHOW_STACK', 'read', '', 'filter', "
	    "'SHOW_STACK', 'copy', ''"), "main|1|0|4|0|4\n"
	    "read|2|0|4|0|4\ncopy|3|4|4|0|4\n");
	check_answer(GRAPH("'filter', 'HIDE_STACK', 'read', ''"),
	    "main|1|1|9|0|9\nwrite|2|3|8|0|8\ncopy|3|5|5|0|5\n");
	/* both below main are one frame when what is between is hidden */
	check_answer(GRAPH("'filter', 'HIDE_FRAME', 'read|write', ''"),
	    "main|1|6|15|0|15\ncopy|2|9|9|0|9\n");
	check_answer(GRAPH("'filter', 'HIDE_FRAME', '.', ''"), "");
	/* groups are matched, and keep frames apart */
	check_answer(GRAPH("'grouping', 'file', 'filter', 'HIDE_FRAME', "
	    "'read|write', '', 'filter', 'SHOW_STACK', '^[ab]\\.c$', ''"),
	    "main|1|0|9|0|9\ncopy|2|5|5|0|5\ncopy|2|4|4|5|9\n");
}

TEST(a_flame_graph_carries_columns_along)
{
	check_answer(CALLS "SELECT name, file, half, self_half, "
	    "cumulative_half, self_value FROM f("
	    "__intrinsic_flamegraph_config('value', 'half', 'filter', "
	    "'HIDE_FRAME', 'read|write', '', 'aggregate', 'SUM', 'half', "
	    "'half', 'aggregate', 'ONE_OR_SUMMARY', 'file', 'file'))",
	    "main|m.c and 3 others|3|3|7.5|3\n"
	    "copy|a.c and 2 others|4.5|4.5|4.5|4.5\n");
	check_answer(CALLS "SELECT half, file FROM f("
	    "__intrinsic_flamegraph_config('value', 'value', 'view', "
	    "'BOTTOM_UP', 'aggregate', 'CONCAT_WITH_COMMA', 'half', 'half')) "
	    "WHERE depth = -1", "2.0,2.5|NULL\n1.5|NULL\n1.0|NULL\n"
	    "0.5|NULL\n");
}

/* What has no value adds none. */
TEST(a_flame_graph_sums_what_is_there)
{
	check_answer("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT column1 AS id, column2 AS parent_id, column3 AS name, "
	    "column4 AS value, column5 AS more FROM (VALUES(1, NULL, 'a', 1, "
	    "NULL), (2, 1, 'b', 2, 5), (3, 1, 'b', 4, NULL))));"
	    "SELECT name, cumulative_value, more FROM f("
	    "__intrinsic_flamegraph_config('value', 'value', 'aggregate', "
	    "'SUM', 'more', 'more'))", "a|7|NULL\nb|6|5\n");
}

TEST(a_flame_graph_says_what_it_cannot_do)
{
	check_wrong(GRAPH("'view', 'UP'"), "a view is TOP_DOWN, BOTTOM_UP, "
	    "PIVOT or FROM_FRAME");
	check_wrong(GRAPH("'view', 'PIVOT'"), "PIVOT and FROM_FRAME, and "
	    "they alone, take a view_pattern");
	check_wrong(GRAPH("'filter', 'SHOW_STACK', '(', ''"), "parenthesis");
	check_wrong(GRAPH("'grouping', 'none'"), "no such column to group by");
	check_wrong(GRAPH("'value', 'file'"), "value columns must be numeric");
	check_wrong(GRAPH("'grouping'"), "it takes words with their values");
	check_wrong(CALLS "SELECT * FROM f", "takes one argument");
	check_wrong(CALLS "SELECT * FROM f(1)", "the argument is what");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id))", "the first columns are");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id, 2 AS parent_id, 'a' AS name, 1 AS value))",
	    "the parent 2 does not stand before its child");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id, '1' AS parent_id, 'a' AS name, 1 AS value))",
	    "parents are numbers or null");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id, NULL AS parent_id, 'a' AS name, 1 AS value UNION "
	    "ALL SELECT 1, 1, 'a', 1))", "ids are numbers, each once");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id, NULL AS parent_id, 'a' AS name, -1 AS value)); "
	    "SELECT * FROM f(__intrinsic_flamegraph_config('value', 'value'))",
	    "value columns must be non-negative");
	check_wrong("CREATE VIRTUAL TABLE f USING __intrinsic_flamegraph(("
	    "SELECT 1 AS id, NULL AS parent_id, 'a' AS name, 1 << 62 AS value "
	    "UNION ALL SELECT 2, 1, 'b', 1 << 62)); SELECT * FROM "
	    "f(__intrinsic_flamegraph_config('value', 'value'))",
	    "a sum is too large");
}

TEST_CHANGED("sql_graph.sums")

TEST_MAIN
