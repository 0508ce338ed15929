/*
 * sql: functions that other libraries and newer releases of SQLite have, and
 * statements as they write them.
 */
#include "config.h"

#include <unistd.h>

#include "sql_ask.h"
#include "sql_changed.h"

TEST(texts_are_joined)
{
	check_answer("SELECT concat('a', NULL, 1, 2.5), concat() = '', "
	    "concat_ws(', ', 'a', NULL, 3), concat_ws(NULL, 1) IS NULL, "
	    "concat_ws('-') = ''", "a12.5|1|a, 3|1|1\n");
	check_answer("SELECT string_agg(column1, '+') FROM (VALUES('a'), "
	    "(NULL), (7))", "a+7\n");
	check_answer("SELECT string_agg(1, ',') IS NULL FROM slice WHERE 0",
	    "1\n");
}

#define ROWS								\
	"(SELECT column1 AS a, column2 AS k FROM (VALUES('x', 3), "	\
	"('y', NULL), ('z', 1), ('x', 2)))"

TEST(rows_of_an_aggregate_have_an_order)
{
	check_answer("SELECT string_agg(a, '-' ORDER BY k) FROM " ROWS,
	    "y-z-x-x\n");
	check_answer("SELECT group_concat(a ORDER BY k DESC NULLS FIRST), "
	    "group_concat(DISTINCT a ORDER BY a DESC) FROM " ROWS,
	    "y,x,x,z|z,y,x\n");
	check_answer("SELECT json_group_array(k ORDER BY a, k DESC) FROM "
	    ROWS, "[3,2,null,1]\n");
	check_answer("SELECT json_group_array(json_object('n', a) ORDER BY "
	    "k NULLS LAST) FROM " ROWS,
	    "[{\"n\":\"z\"},{\"n\":\"x\"},{\"n\":\"x\"},{\"n\":\"y\"}]\n");
	/* the order of what is summed is nothing to the sum */
	check_answer("SELECT sum(k ORDER BY a), count(* ORDER BY a), "
	    "min(k order by a) FILTER (WHERE k > 1) FROM " ROWS, "6|4|2\n");
	/* one inside another; strings and comments are no part of it */
	check_answer("SELECT group_concat((SELECT group_concat(a ORDER BY k) "
	    "FROM " ROWS " b WHERE b.a = c.a), ';' ORDER BY k /* k) */) FROM "
	    ROWS " c WHERE ' ORDER BY ' <> ''", "y;z;x,x;x,x\n");
	check_answer("SELECT json_group_array(a ORDER BY a) FROM (SELECT "
	    "'a\"' || char(10, 1) AS a)", "[\"a\\\"\\n\\u0001\"]\n");
	check_answer("SELECT group_concat(a ORDER BY a) IS NULL, "
	    "json_group_array(a ORDER BY a) FROM " ROWS " WHERE 0",
	    "1|[]\n");
}

TEST(the_last_value_of_a_window)
{
	check_answer("SELECT last_non_null(column2) OVER (ORDER BY column1) "
	    "FROM (VALUES(1, 5), (2, NULL), (3, 7))", "5\n5\n7\n");
	check_answer("SELECT last_non_null(column2) OVER (ORDER BY column1 "
	    "ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM (VALUES(1, 'a'), "
	    "(2, NULL), (3, NULL), (4, 'b'))", "a\na\nNULL\nb\n");
	check_answer("SELECT last_non_null(column1) FROM (VALUES(1), (NULL))",
	    "1\n");
}

/* The bytes are those of the message Stack, as protoc --encode writes it. */
TEST(stacks_are_bytes)
{
	check_answer("SELECT hex(cat_stacks('ab', NULL, 'c'))",
	    "0A030A01630A040A026162\n");
	check_answer("SELECT hex(cat_stacks(cat_stacks('a'), 'b')) = "
	    "hex(cat_stacks('a', 'b')), length(cat_stacks())", "1|0\n");
	check_answer("SELECT stack_from_stack_profile_callsite(NULL) IS NULL",
	    "1\n");
	check_error("SELECT cat_stacks(1)", 1, 1,
	    "cat_stacks: a part is neither a text nor a stack");
	check_error("SELECT stack_from_stack_profile_frame(0)", 1, 1,
	    "a stack of an id that is not there");
}

#define EIGHT								\
	"'a', 'A', 1, 'b', 'B', 2, 'c', 'C', 3, 'd', 'D', 4, 'e', 'E', 5, " \
	"'f', 'F', 6, 'g', 'G', 7"

/*
 * protoc --decode of pprof's profile.proto reads: sample_type ns of cpu, one
 * sample of locations 3 (b) and 4 (a), 11 ns.
 */
TEST(stacks_make_a_profile)
{
	check_answer("SELECT hex(experimental_profile(cat_stacks('a', 'b'), "
	    "'cpu', 'ns', column1)) FROM (VALUES(5), (6))",
	    "0A0408011002" "1207" "0A020304" "12010B" "3200"
	    "22060801220208012A04080110013203637075"
	    "22060802220208022A040802100232026E73"
	    "22060803220208032A04080310033201" "62"
	    "22060804220208042A04080410043201" "61\n");
	check_answer("SELECT hex(experimental_profile(stack)) = "
	    "hex(experimental_profile(stack, 'samples', 'count', 1)) FROM "
	    "(SELECT cat_stacks('a') AS stack UNION ALL SELECT NULL)", "1\n");
	/* passed over: field 2 with bytes, field 1 with a number */
	check_answer("SELECT hex(experimental_profile(X'"
	    "0A030A0161" "12030A0162" "0801" "')) = "
	    "hex(experimental_profile(cat_stacks('a')))", "1\n");
	/* the types of 8 values, each with two names */
	check_answer("SELECT hex(substr(experimental_profile(cat_stacks(), "
	    EIGHT ", 'h', 'H', 9223372036854775807), 1, 48)) FROM (VALUES(1), "
	    "(2))",
	    "0A0408011002" "0A0408031004" "0A0408051006" "0A0408071008"
	    "0A040809100A" "0A04080B100C" "0A04080D100E" "0A04080F1010\n");
	check_error("SELECT experimental_profile(cat_stacks('a'), " EIGHT
	    ", 'h', 'H', 1, 'i', 'I', 2)", 1, 1,
	    "experimental_profile takes a stack");
	check_error("SELECT experimental_profile(cat_stacks('a'), 1)", 1, 1,
	    "experimental_profile takes a stack");
	check_error("SELECT experimental_profile()", 1, 1,
	    "experimental_profile takes a stack");
}

TEST(functions_are_made_by_functions)
{
	check_answer("SELECT create_function('f(x INT, y INT)', 'INT', "
	    "'SELECT $x + $y'); SELECT create_function('f(x INT, y INT)', "
	    "'INT', ' SELECT $x + $y'); SELECT f(2, 3)", "5\n");
	check_answer("SELECT create_view_function('g(n INT)', 'a INT, "
	    "b STRING', 'SELECT $n AS a, ''x'' AS b'); SELECT * FROM g(7)",
	    "7|x\n");
	check_answer("SELECT create_function('f()', 'INT', 'SELECT 1'), "
	    "experimental_memoize('f')", "NULL|NULL\n");
	check_error("SELECT create_function('f(x INT)', 'INT', 'SELECT 1'); "
	    "SELECT create_function('f(x INT)', 'INT', 'SELECT 2')", 1, 56,
	    "there is a function f already");
	/* no other statement comes of the form */
	check_error("SELECT create_function('f() RETURNS INT AS SELECT 1; "
	    "DROP TABLE x', 'INT', 'SELECT 1')", 1, 1,
	    "the form of a function is name(arg TYPE, ...)");
	check_error("SELECT create_function('f()', NULL, 'SELECT 1')", 1, 1,
	    "the arguments are texts");
	check_error("SELECT import('no/such.sql')", 1, 1,
	    "there is no module no.such");
}

/* What fails is not kept: it fails again. */
TEST(a_result_of_two_rows_is_not_kept)
{
	static const char make[] = "CREATE PERFETTO FUNCTION two(x INT) "
	    "RETURNS INT AS SELECT $x UNION ALL SELECT 7 WHERE $x = 1; "
	    "SELECT experimental_memoize('two');";
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;
	int i;

	memset(&a, 0, sizeof(a));
	ask_in(s, make, &a);
	CHECK_INT(a.rc, 0);
	for (i = 0; i < 2; i++) {
		ask_in(s, "SELECT two(1)", &a);
		CHECK_INT(a.rc, -1);
		CHECK(strstr(a.error.msg, "more than one row") != NULL);
		ask_in(s, "SELECT two(2)", &a);
		CHECK_INT(a.rc, 0);
		CHECK_STR(a.b.data, "2\n");
	}
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

#define LAYOUT(rows)							\
	"SELECT internal_layout(column1, column2) OVER (ORDER BY "	\
	"column1 ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) FROM " \
	"(VALUES " rows ")"

TEST(slices_are_laid_out_in_rows)
{
	check_answer(LAYOUT("(1, 9), (2, 2), (3, 0), (3, 4), (4, -1), "
	    "(10, 1), (20, 5)"), "0\n1\n2\n2\n1\n0\n0\n");
	check_error(LAYOUT("(1, -2)"), 1, 1, "internal_layout: ts is below");
	check_error("SELECT internal_layout(column1, 1) OVER (ORDER BY "
	    "column1 DESC) FROM (VALUES(2), (1))", 1, 1,
	    "not in order of time");
	check_error("SELECT internal_layout(column1, 1) OVER (ORDER BY "
	    "column1 ROWS 1 PRECEDING) FROM (VALUES(2), (3), (4))", 1, 1,
	    "the window is ROWS BETWEEN");
}

TEST(facts_are_asked_by_name)
{
	check_answer("SELECT extract_metadata('no such'), "
	    "extract_metadata_for_machine(0, 'x'), "
	    "extract_metadata_for_trace(0, 'x')", "NULL|NULL|NULL\n");
	check_answer("SELECT count(*) FROM metadata WHERE "
	    "coalesce(int_value, str_value) IS NOT extract_metadata(name)",
	    "0\n");
}

TEST(numbers_of_names_are_left_out)
{
	check_answer("SELECT __intrinsic_strip_hex(column1, 2) FROM (VALUES("
	    "'a 12ab-x'), ('0xff'), ('bad word'), ('b12 r1'), (NULL), "
	    "('wait 7'), (''))",
	    "a <num>-x\n0x<num>\nbad word\n<num> r1\nNULL\nwait 7\n\n");
}

TEST(callsites_have_ancestors)
{
	check_answer("SELECT count(*) FROM "
	    "ancestor_stack_profile_callsite(NULL)", "0\n");
	check_error("SELECT * FROM "
	    "experimental_ancestor_stack_profile_callsite(3)", 1, 1,
	    "no callsite has the id 3");
}

TEST(tables_and_functions_may_have_empty_parentheses)
{
	check_answer("CREATE PERFETTO TABLE t AS SELECT 7 AS a; "
	    "CREATE PERFETTO FUNCTION f() RETURNS TABLE(a LONG) AS SELECT 8; "
	    "SELECT t.a, f.a FROM t ( ) JOIN f()", "7|8\n");
	check_error("CREATE PERFETTO FUNCTION f() RETURNS TABLE(a LONG) AS "
	    "SELECT 8; SELECT * FROM f(1)", 1, 65,
	    "f() takes no arguments");
}

TEST(a_comment_ends_with_the_argument_of_a_macro)
{
	check_answer("CREATE PERFETTO MACRO m(a Expr, b Expr) RETURNS Expr "
	    "AS $a + $b; SELECT m!(1 -- one\n, /* two */ 2 -- three\n)",
	    "3\n");
}

#define LEFT	"CREATE TABLE l AS SELECT column1 AS ts, column2 AS dur, "	\
		"column3 AS p, column4 AS x FROM (VALUES (0, 10, 1, 1.5), "	\
		"(20, 10, 2, 'b'), (22, -1, 1, 7), (40, 0, 2, NULL)); "
#define RIGHT	"CREATE TABLE r AS SELECT column1 AS ts, column2 AS dur, "	\
		"column3 AS p, column4 AS y FROM (VALUES (5, 20, 1, 'c'), "	\
		"(28, 20, 2, 2)); "

/* Worked out by hand; a row of a span without an end has none, too. */
TEST(spans_are_joined)
{
	check_answer(LEFT RIGHT "CREATE VIRTUAL TABLE j USING span_join(l "
	    "PARTITIONED p, r PARTITIONED p); SELECT ts, dur, p, x, y FROM j "
	    "ORDER BY p, ts", "5|5|1|1.5|c\n22|-1|1|7|c\n28|2|2|b|2\n"
	    "40|0|2|NULL|2\n");
	check_answer(LEFT RIGHT "CREATE VIRTUAL TABLE j USING span_left_join("
	    "l PARTITIONED p, r PARTITIONED p); SELECT ts, dur, p, x, y FROM "
	    "j WHERE p = 1 ORDER BY ts", "0|5|1|1.5|NULL\n5|5|1|1.5|c\n"
	    "22|-1|1|7|c\n");
	check_answer(LEFT RIGHT "CREATE VIRTUAL TABLE j USING span_outer_join("
	    "l PARTITIONED p, r PARTITIONED p); SELECT ts, dur, x, y FROM j "
	    "WHERE p >= 2 AND ts < 40 ORDER BY ts", "20|8|b|NULL\n"
	    "28|2|b|2\n30|10|NULL|2\n");
	check_error(LEFT RIGHT "CREATE VIRTUAL TABLE j USING span_join(l, r "
	    "PARTITIONED nosuch)", 1, 297, "nosuch");
}

/* Asks s something, which gives an answer or an error, `wanted`. */
static void
check_asked(struct sql *s, const char *text, const char *wanted)
{
	struct answer a;

	memset(&a, 0, sizeof(a));
	ask_in(s, text, &a);
	CHECK_STR(a.rc == -1 ? a.error.msg : a.b.data, wanted);
	free_answer(&a);
}

TEST(a_module_that_fails_leaves_no_function_and_no_macro)
{
	static const char bad[] =
	    "CREATE PERFETTO FUNCTION fa(x LONG) RETURNS LONG AS SELECT $x;\n"
	    "CREATE OR REPLACE PERFETTO FUNCTION fb(x LONG) RETURNS LONG AS "
	    "SELECT 7;\nCREATE PERFETTO FUNCTION ft(x LONG) RETURNS "
	    "TABLE(y LONG) AS SELECT $x AS y;\n"
	    "CREATE OR REPLACE PERFETTO MACRO mb() RETURNS Expr AS 7;\n"
	    "CREATE PERFETTO MACRO ma() RETURNS Expr AS 7;\n"
	    "CREATE PERFETTO FUNCTION trace_dur() RETURNS LONG AS SELECT 7;\n"
	    "SELECT no_column FROM slice;\n";
	static const char error[] = "module zz_part:7:8: near \"no_column\": "
	    "no such column: no_column";
	char dir[] = "/tmp/ttv-test.XXXXXX", path[64];
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	FILE *f;

	if (mkdtemp(dir) == NULL)
		abort();
	snprintf(path, sizeof(path), "%s/zz_part.sql", dir);
	if ((f = fopen(path, "w")) == NULL)
		abort();
	fputs(bad, f);
	fclose(f);
	setenv("TTV_SQL_PATH", dir, 1);
	check_asked(s, "CREATE PERFETTO FUNCTION fb(x LONG) RETURNS LONG AS "
	    "SELECT $x + 100; CREATE PERFETTO MACRO mb() RETURNS Expr AS 100; "
	    "SELECT trace_dur() > 7", "1\n");
	check_asked(s, "INCLUDE PERFETTO MODULE zz_part", error);
	check_asked(s, "SELECT fa(1)", "near \"fa\": no such function: fa; "
	    "INCLUDE PERFETTO MODULE zz_part makes it");
	check_asked(s, "SELECT * FROM ft(1)", "no such table: ft; INCLUDE "
	    "PERFETTO MODULE zz_part makes it");
	check_asked(s, "SELECT ma!()", "no such macro: ma");
	check_asked(s, "SELECT fb(1), mb!(), trace_dur() > 7", "101|100|1\n");
	/* within a statement SQLite takes no function back */
	check_asked(s, "SELECT import('zz_part')", "module zz_part:6:1: unable "
	    "to delete/modify user-function due to active statements");
	check_asked(s, "SELECT fb(1), mb!(), trace_dur() > 7", "101|100|1\n");
	check_asked(s, "CREATE PERFETTO FUNCTION fa() RETURNS LONG AS SELECT "
	    "3; CREATE PERFETTO MACRO ma() RETURNS Expr AS 4; "
	    "SELECT fa(), ma!()", "3|4\n");
	unsetenv("TTV_SQL_PATH");
	sql_close(s);
	trace_free(t);
	unlink(path);
	rmdir(dir);
}

TEST(what_the_dialect_makes)
{
	check_answer("CREATE PERFETTO TABLE t(a LONG, b STRING) AS SELECT 1 AS "
	    "a, 'x' AS b UNION ALL SELECT 2, 'y'; CREATE PERFETTO INDEX i ON "
	    "t(a, b); CREATE OR REPLACE PERFETTO VIEW v(b STRING) AS SELECT b "
	    "FROM t WHERE a > 1; SELECT * FROM v", "y\n");
	check_answer("CREATE PERFETTO FUNCTION f(a LONG, b STRING) RETURNS "
	    "TABLE(c LONG, d STRING) AS SELECT $a + column1 AS c, $b AS d FROM "
	    "(VALUES (1), (2)); SELECT c, d FROM f(5, 'z') WHERE c > 6",
	    "7|z\n");
	check_answer("CREATE PERFETTO MACRO m(t TableOrSubquery, c ColumnName) "
	    "RETURNS TableOrSubquery AS (SELECT sum($c) AS s FROM $t); SELECT "
	    "s FROM m!((SELECT 3 AS k UNION ALL SELECT 4), k)", "7\n");
	check_answer("CREATE PERFETTO TABLE t AS SELECT 1 AS a; DROP PERFETTO TABLE "
	    "t; SELECT 2", "2\n");
	check_answer("SELECT s.name, count(*), max(s.dur) FROM slice s JOIN "
	    "thread_track t ON s.track_id = t.id WHERE s.depth = 0 AND s.ts "
	    "BETWEEN 100 AND 900 GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 2",
	    "a|3|50\nb|3|50\n");
	check_answer("SELECT extract_arg(arg_set_id, 'x') IS NULL, "
	    "EXTRACT_ARG(NULL, 'debug.a'), slice_is_ancestor(0, 1), "
	    "slice_is_ancestor(1, 0) FROM slice LIMIT 1", "1|NULL|1|0\n");
	check_error("INCLUDE PERFETTO MODULE no.such", 1, 25,
	    "there is no module no.such");
	check_error("SELECT nam FROM slice", 1, 8, "did you mean name?");
	check_error("SELECT * FROM slic WHERE dur > 5 ORDR BY ts", 1, 34,
	    "syntax error");
}

TEST_CHANGED("sql_func.sums")

TEST_MAIN
