/* sql: errors, limits and places, on models made by a builder. */
#include "config.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "../../src/sql/args.h"
#include "../../src/sql/stop.h"
#include "sql_ask.h"
#include "sql_changed.h"

TEST(a_zero_byte_is_an_error)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct sql_error e;

	CHECK_INT(sql_run(s, "SELECT 1\n;\0 DROP", 16, NULL, &e), -1);
	CHECK_STR(e.msg, "a byte of zero in the text");
	CHECK_INT(e.line, 2);
	CHECK_INT(e.col, 2);
	sql_close(s);
	trace_free(t);
}

TEST(ids_ascend_with_time)
{
	check_answer("SELECT count(*) FROM slice a JOIN slice b "
	    "ON b.id = a.id + 1 WHERE b.ts < a.ts", "0\n");
	check_answer("SELECT count(*), min(id), max(id) FROM slice",
	    "600|0|599\n");
}

/* As SQLite's own ln(): null for what has no logarithm, 0 too. */
TEST(a_logarithm_is_that_of_a_number_above_zero)
{
	check_answer("SELECT ln(1), ln(0) IS NULL, ln(-1) IS NULL, "
	    "ln('x') IS NULL", "0|1|1|1\n");
}

TEST(list_and_scan_find_the_same)
{
	check_answer("SELECT count(*) FROM slice WHERE name = 'a' AND "
	    "ts < 3000", "20\n");
	check_answer("SELECT count(*) FROM slice WHERE +name = 'a' AND "
	    "+ts < 3000", "20\n");
	check_answer("SELECT count(*) FROM slice WHERE track_id = 0 AND "
	    "ts >= 29900", "2\n");
}

/* A trace with all that conditions on slices can tell apart. */
static struct trace *
make_mixed(void)
{
	static const char *const names[] = { "a", "ab", "B", "", "x" };
	struct builder *b = builder_new();
	uint32_t upid, track, kind, i, k;

	upid = builder_process(b, builder_int_ident(1), 0);
	for (k = 0; k < 3; k++) {
		track = builder_thread(b, upid, builder_int_ident(7 + k));
		for (i = 0; i < 200; i++) {
			kind = builder_kind(b, builder_string(b, names[i % 5],
			    strlen(names[i % 5])), i % 2 == 0 ? 0 :
			    builder_string(b, names[i % 3],
			    strlen(names[i % 3])), i % 7 == 0 ?
			    builder_string(b, "good", 4) : 0);
			builder_complete(b, track, 100 * (int64_t)i - 9000,
			    50 + i % 7, kind, i);
			builder_complete(b, track, 100 * (int64_t)i - 8990,
			    i % 9, kind, i);
		}
		builder_begin(b, track, 12000, kind, i);
	}
	return builder_finish(&b, 1, 1);
}

/*
 * What the table takes upon itself finds what SQLite finds when it tests each
 * row: LIMIT in a subquery keeps conditions out of it.
 */
TEST(conditions_that_are_taken_are_exact)
{
	static const char *const conditions[] = {
		"id = 5", "id = 5.0", "id = 5.5", "id = '5'", "id = '5x'",
		"id = x'35'", "id = NULL", "id > 5.5", "id >= '1190'",
		"id < -3", "id <= 1e30", "id > 1e30", "id < -1e30",
		"id IN (1, 2.0, '3', 4.5, NULL, 1e19)", "rowid = 3",
		"id NOT IN (1, 2)", "ts = -9000", "ts > -9000.5",
		"ts >= -9000.5 AND ts < -8989.99", "ts < 'x'", "ts > 'x'",
		"ts BETWEEN -100 AND 100", "ts <= -9223372036854775808",
		"ts > 9223372036854775807", "ts < -9223372036854775808",
		"ts = 9223372036854775808.0", "ts IN (-9000, -8990, 0.0)",
		"dur > 53", "dur >= 56", "dur > 1000", "dur < 0", "dur = -1",
		"dur = 50.5", "dur > 54.5 AND dur < 56", "dur > 'x'",
		"dur > 55 AND name = 'a'", "dur > 55 AND ts > 0",
		"dur > 55 AND track_id = 1", "dur IN (0, 56, -1)",
		"track_id = 1", "track_id = '1'", "track_id IN (0, 2)",
		"track_id > 0", "track_id = 1 AND id < 300",
		"track_id = 1 AND parent_id = 3", "parent_id = 3",
		"parent_id IS NULL", "parent_id IN (0, 3, 8)",
		"parent_id > 1000", "depth = 1", "depth > 0.5", "depth < '1'",
		("depth = 0 AND dur > 55 AND track_id = 2 AND ts > -5000 "
		"AND id < 900"), "name = 'a'", "name = x'61'", "name = ''",
		"name IS NULL", "name = 'B' COLLATE NOCASE", "name <> 'a'",
		"name IN ('a', 'B', NULL, 'none')", "name > 'a'",
		"name GLOB 'a*'", "name LIKE 'A%'", "name LIKE '%'",
		"name NOT LIKE 'A%'", "name = 'a' AND category = 'ab'",
		"category IN ('a', 'ab')", "category IS NULL AND name = 'a'",
		"name = 'a' OR dur > 55", "name = 'a' AND id = 5",
		"name = 'x' AND track_id = 1", "cat GLOB '*b'",
		"id IN (5, 6) AND track_id = 0 AND name = 'a'",
		"name || '' = 'a' AND dur >= 50",
	};
	static const char *const tables[] = { "slice", "instant",
	    "thread_track", "thread", "counter", "flow" };
	struct trace *t = make_mixed();
	struct sql *s = sql_open(t);
	struct answer a, b;
	char text[512];
	size_t i, k;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	for (i = 0; i < sizeof(conditions) / sizeof(conditions[0]); i++)
		for (k = 0; k < sizeof(tables) / sizeof(tables[0]); k++) {
			snprintf(text, sizeof(text), "SELECT * FROM %s WHERE "
			    "%s ORDER BY 1, 2, 3", tables[k], conditions[i]);
			ask_in(s, text, &a);
			if (a.rc == -1) {
				CHECK(k > 0);	/* no such column */
				continue;
			}
			snprintf(text, sizeof(text), "SELECT * FROM (SELECT *"
			    "%s FROM %s LIMIT -1) WHERE %s ORDER BY 1, 2, 3",
			    k == 0 && strstr(conditions[i], "rowid") ?
			    ", id AS rowid" : "", tables[k], conditions[i]);
			if (strstr(conditions[i], "rowid") != NULL)
				continue;
			ask_in(s, text, &b);
			if (strcmp(a.b.data, b.b.data) != 0)
				printf("# %s %s\n", tables[k],
				    conditions[i]);
			CHECK_STR(a.b.data, b.b.data);
		}
	free_answer(&a);
	free_answer(&b);
	sql_close(s);
	trace_free(t);
}

/* slice_by_name has what the slices give when each is visited. */
TEST(slice_by_name_has_the_sums_of_the_slices)
{
	static const struct {
		const char	*sums, *rows;
	} pairs[] = {
		{ "SELECT sum(count), sum(total_dur), min(min_dur), "
		  "max(max_dur) FROM slice_by_name",
		  "SELECT count(*), sum(dur), min(dur), max(dur) FROM slice" },
		{ "SELECT name, category, count, total_dur, min_dur, max_dur "
		  "FROM slice_by_name ORDER BY 1, 2",
		  "SELECT name, category, count(*), sum(dur), min(dur), "
		  "max(dur) FROM slice GROUP BY 1, 2 ORDER BY 1, 2" },
		{ "SELECT name, sum(count) FROM slice_by_name WHERE name GLOB "
		  "'a*' AND category IS NULL GROUP BY 1",
		  "SELECT name, count(*) FROM slice WHERE name GLOB 'a*' AND "
		  "category IS NULL GROUP BY 1" },
		{ "SELECT sum(total_dur) FROM slice_by_name WHERE name = "
		  "'none'", "SELECT sum(dur) FROM slice WHERE name = 'none'" },
	};
	struct trace *t = make_mixed();
	struct sql *s = sql_open(t);
	struct answer a, b;
	size_t i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	for (i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
		ask_in(s, pairs[i].sums, &a);
		ask_in(s, pairs[i].rows, &b);
		CHECK_INT(a.rc, 0);
		CHECK(a.b.len > 0);
		CHECK_STR(a.b.data, b.b.data);
	}
	free_answer(&a);
	free_answer(&b);
	sql_close(s);
	trace_free(t);
}

TEST(slice_by_name_takes_patterns_of_names)
{
	check_plan("SELECT sum(total_dur) FROM slice_by_name WHERE name LIKE "
	    "'a%'", "0:A.k%A");
}

TEST(many_parents_and_children_are_those_of_few)
{
	struct trace *t = make_mixed();
	struct sql *s = sql_open(t), *fresh;
	static const char all[] = "SELECT p.id, c.id, c.parent_id FROM slice p "
	    "JOIN slice c ON c.parent_id = p.id ORDER BY 1, 2";
	struct answer a, b;
	char text[128];
	int64_t i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	ask_in(s, all, &a);
	ask_in(s, all, &a);
	for (i = 0; i < 40; i++) {
		fresh = sql_open(t);
		snprintf(text, sizeof(text), "SELECT id, parent_id FROM slice "
		    "WHERE parent_id = %lld", (long long)i * 30);
		ask_in(fresh, text, &a);
		ask_in(s, text, &b);
		CHECK_STR(a.b.data, b.b.data);
		sql_close(fresh);
	}
	free_answer(&a);
	free_answer(&b);
	sql_close(s);
	trace_free(t);
}

TEST(a_statement_that_is_kept_sees_what_has_changed)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;
	int i;

	memset(&a, 0, sizeof(a));
	ask_in(s, "CREATE TABLE x AS SELECT 1 AS n", &a);
	ask_in(s, "SELECT * FROM x", &a);
	CHECK_STR(a.b.data, "1\n");
	ask_in(s, "DROP TABLE x; CREATE TABLE x AS SELECT 2 AS n, 3 AS m", &a);
	ask_in(s, "SELECT * FROM x", &a);
	CHECK_STR(a.b.data, "2|3\n");
	sql_param(s, "p", "5");
	for (i = 0; i < 3; i++) {
		ask_in(s, "SELECT $p", &a);
		CHECK_STR(a.b.data, i == 0 ? "5\n" : "x\n");
		sql_param(s, "p", "x");
	}
	for (i = 0; i < 20; i++) {
		char text[32];

		snprintf(text, sizeof(text), "SELECT %d", i);
		ask_in(s, text, &a);
	}
	ask_in(s, "SELECT * FROM x", &a);
	CHECK_STR(a.b.data, "2|3\n");
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

TEST(an_error_has_a_place)
{
	check_error("SELECT 1;\nSELECT *\n  FORM slice", 3, 3, "FORM");
	check_error("SELECT nothing FROM slice", 1, 8, "nothing");
	check_error("SELECT\n\n  no_fn(1)", 3, 3, "no_fn");
}

TEST(an_error_in_a_macro_is_where_the_macro_is)
{
	check_error("CREATE PERFETTO MACRO bad() RETURNS Expr AS nowhere;\n"
	    " SELECT bad!()", 2, 9, "nowhere");
	check_error("CREATE PERFETTO MACRO bad(x Expr) RETURNS Expr AS\n\n"
	    "1 +\n$x + nowhere;\n SELECT 1,\n  bad!(2)", 6, 3, "nowhere");
	check_error("CREATE PERFETTO MACRO in() RETURNS Expr AS 1 + nowhere;\n"
	    "CREATE PERFETTO MACRO out() RETURNS Expr AS 1 +    in!();\n"
	    "SELECT out!()", 3, 8, "nowhere");
}

TEST(macros_that_never_end_are_errors)
{
	size_t kept;

	check_error("CREATE PERFETTO MACRO m() RETURNS Expr AS m!();\n"
	    "SELECT m!()", 2, 8, "macros");
	kept = ask_texts.len;
	check_error("CREATE PERFETTO MACRO d(x Expr) RETURNS Expr AS "
	    "d!($x $x);\nSELECT d!(1)", 2, 8, "macro");
	ask_texts.len = kept;		/* changes of it take long, too */
}

TEST(functions_that_never_end_are_errors)
{
	struct answer a = ask("CREATE PERFETTO FUNCTION f(x LONG) RETURNS LONG"
	    " AS SELECT f($x + 1); SELECT f(1)");

	CHECK_INT(a.rc, -1);
	CHECK(strstr(a.error.msg, "f()") != NULL);
	free_answer(&a);
}

TEST(a_function_may_call_itself)
{
	check_answer("CREATE PERFETTO FUNCTION fac(x LONG) RETURNS LONG AS "
	    "SELECT CASE WHEN $x < 2 THEN 1 ELSE $x * fac($x - 1) END; "
	    "SELECT fac(10)", "3628800\n");
}

TEST(parameters_have_values)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;

	memset(&a, 0, sizeof(a));
	sql_param(s, "n", "3");
	sql_param(s, "name", "it's");
	ask_in(s, "SELECT $n + 1, :name, typeof(@n)", &a);
	CHECK_STR(a.b.data, "4|it's|integer\n");
	ask_in(s, "SELECT $none", &a);
	CHECK_INT(a.rc, -1);
	CHECK(strstr(a.error.msg, "$none") != NULL);
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

TEST(a_table_of_the_model_cannot_be_hidden)
{
	check_error("CREATE TABLE slice(a)", 1, 1, "slice");
	check_error("CREATE VIEW thread AS SELECT 1", 1, 1, "thread");
}

TEST(a_table_of_the_model_is_in_the_schema_and_stays)
{
	check_answer("SELECT name FROM sqlite_master WHERE type = 'table' AND "
	    "name IN ('slice', '__intrinsic_thread', 'ancestor_slice', "
	    "'__intrinsic_android_aflags') ORDER BY name",
	    "__intrinsic_thread\nslice\n");
	check_answer("SELECT type, ncol FROM pragma_table_list WHERE name = "
	    "'slice'", "virtual|15\n");
	check_answer("SELECT count(*) - count(DISTINCT lower(name)) FROM "
	    "sqlite_master", "0\n");
	check_answer("CREATE TABLE a(x); ALTER TABLE a RENAME TO b; "
	    "DROP TABLE b; SELECT count(*) FROM slice", "600\n");
	check_error("DROP TABLE slice", 1, 1, "DROP TABLE slice");
	check_error("DROP TABLE IF EXISTS Slice", 1, 1, "DROP TABLE slice");
	check_error("ALTER TABLE slice RENAME TO a", 1, 1, "ALTER TABLE slice");
}

TEST(what_is_rolled_back_is_as_before)
{
	check_answer("CREATE TABLE a(x); INSERT INTO a VALUES(1); BEGIN; "
	    "INSERT INTO a SELECT id FROM slice; CREATE TABLE b(x); "
	    "ROLLBACK; CREATE TABLE b(y); SELECT count(*) FROM a", "1\n");
	check_answer("CREATE TABLE a(x); SAVEPOINT s; DROP TABLE a; "
	    "ROLLBACK TO s; SELECT (SELECT count(*) FROM a), count(*) FROM "
	    "slice", "0|600\n");
}

TEST(no_way_leads_to_another_table_called_as_one_of_the_model)
{
	check_error("CREATE TEMP TABLE a(x); ALTER TABLE a RENAME TO Slice",
	    1, 25, "another table called Slice");
	check_error("CREATE TABLE a(x); ALTER TABLE a RENAME /* */ TO "
	    "\"ancestor_slice\"", 1, 20, "another table called "
	    "ancestor_slice");
	check_error("CREATE VIRTUAL TABLE temp.slice USING span_join(a, b)",
	    1, 1, "another table called slice");
	check_answer("CREATE TABLE a(x); ALTER TABLE a RENAME x TO slice; "
	    "ALTER TABLE a RENAME TO b; SELECT name FROM "
	    "pragma_table_info('b')", "slice\n");
}

TEST(a_query_behind_a_rollback_has_the_columns_of_then)
{
	check_answer("CREATE TABLE a(x, y); INSERT INTO a VALUES(7, 8); "
	    "BEGIN; DROP TABLE a; CREATE TABLE a(z); SELECT * FROM a; "
	    "ROLLBACK; SELECT * FROM a", "7|8\n");
}

TEST(a_function_changes_nothing)
{
	check_error("CREATE PERFETTO FUNCTION f() RETURNS INT AS ROLLBACK; "
	    "BEGIN; SELECT f() FROM slice", 1, 62, "changes nothing");
	check_error("CREATE TABLE a(x); CREATE PERFETTO FUNCTION f() RETURNS "
	    "INT AS INSERT INTO a VALUES(1) RETURNING x; SELECT f()", 1, 101,
	    "changes nothing");
}

TEST(nothing_stays_of_a_statement_that_fails)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a = { 0 }, after = { 0 };

	ask_in(s, "CREATE TABLE a(x UNIQUE, y); INSERT INTO a SELECT id, 0 "
	    "FROM slice; UPDATE a SET y = 1, x = CASE x WHEN 500 THEN 599 "
	    "ELSE x END", &a);
	CHECK_INT(a.rc, -1);
	ask_in(s, "SELECT count(*), sum(y) FROM a", &after);
	CHECK_STR(after.b.data, "600|0\n");
	free_answer(&a);
	free_answer(&after);
	sql_close(s);
	trace_free(t);
}

TEST(pragmas_that_only_tell_are_allowed)
{
	check_answer("SELECT count(*) FROM pragma_table_info('slice')",
	    "15\n");
	check_error("PRAGMA journal_mode = WAL", 1, 1, "journal_mode");
}

TEST(percentiles_are_between_values)
{
	check_answer("WITH t(v) AS (VALUES (1), (10), (NULL), (4), (2)) "
	    "SELECT median(v), percentile(v, 0), percentile(v, 100), "
	    "percentile(v, 75), percentile_cont(v, 0.25), "
	    "percentile_disc(v, 0.5) FROM t",
	    "3|1|10|5.5|1.75|2\n");
	check_answer("SELECT median(7), percentile(-9223372036854775807, 50), "
	    "median(NULL), (SELECT median(dur) FROM slice WHERE 0) IS NULL",
	    "7|-9.223372036854776e+18|NULL|1\n");
	check_answer("WITH t(g, v) AS (VALUES (1, 5), (2, 8), (1, 6)) "
	    "SELECT g, median(v) FROM t GROUP BY g", "1|5.5\n2|8\n");
}

TEST(percentiles_of_what_is_no_number_are_errors)
{
	check_error("SELECT percentile(dur, 101) FROM slice", 1, 1, "100");
	check_error("SELECT percentile(dur, -1) FROM slice", 1, 1, "100");
	check_error("SELECT percentile(1, 'x')", 1, 1, "100");
	check_error("SELECT percentile_cont(dur, 2) FROM slice", 1, 1,
	    "0 to 1");
	check_error("SELECT percentile(name, 1) FROM slice", 1, 1, "finite");
	check_error("SELECT median(9e999)", 1, 1, "finite");
	check_error("WITH t(v) AS (VALUES (1), (2)) "
	    "SELECT percentile(5, v) FROM t", 1, 1, "same");
}

TEST(a_value_that_is_too_large_is_an_error)
{
	struct answer a = ask("SELECT length(zeroblob(1000000000))");

	CHECK_INT(a.rc, -1);
	free_answer(&a);
}

TEST(the_plan_of_unusual_values_is_right)
{
	check_answer("SELECT (SELECT count(*) FROM slice WHERE id = '5'), "
	    "(SELECT count(*) FROM slice WHERE id = x'35'), "
	    "(SELECT count(*) FROM slice WHERE ts < 'x'), "
	    "(SELECT count(*) FROM slice WHERE ts > 'x'), "
	    "(SELECT count(*) FROM slice WHERE ts = 1e19), "
	    "(SELECT count(*) FROM slice WHERE ts < 1e19), "
	    "(SELECT count(*) FROM slice WHERE name = 5), "
	    "(SELECT count(*) FROM slice WHERE name GLOB NULL)",
	    "1|0|600|0|0|600|0|0\n");
}

static void
add_word(void *arg, const char *word)
{
	buf_adds(arg, word);
	buf_addc(arg, ' ');
}

/* What completes a text, whose word begins at an offset. */
static void
check_suggest(const char *text, size_t at, const char *wanted)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct buf words = BUF_INIT;
	struct answer a;

	memset(&a, 0, sizeof(a));
	ask_in(s, "CREATE PERFETTO TABLE mine AS SELECT 1 AS my_column", &a);
	buf_adds(&words, "");
	CHECK_INT(sql_suggest(s, text, strlen(text), add_word, &words), at);
	CHECK_STR(words.data, wanted);
	buf_free(&words);
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

TEST(words_are_completed)
{
	check_suggest("SELECT * FROM thread_t", 14, "thread_track ");
	check_suggest("select * from mi", 14, "mine ");
	check_suggest("SELECT m FROM mine WHERE my", 25, "my_column ");
	check_suggest("SELECT * FROM mine AS x WHERE x.m", 32, "my_column ");
	check_suggest("SELECT * FROM slice JOIN thread_track t ON t.ut", 45,
	    "utid ");
	check_suggest("SELECT slice.dep", 13, "depth ");
	check_suggest("SELECT extract_a", 7, "extract_arg ");
	check_suggest("SELE", 0, "SELECT ");
	check_suggest("SELECT 'thread_t", 16, "");
	check_suggest("SELECT none.x", 12, "");
}

TEST(modules_are_completed)
{
	char dir[] = "/tmp/ttv-test.XXXXXX", path[64];

	if (mkdtemp(dir) == NULL)
		abort();
	snprintf(path, sizeof(path), "%s/zz_mine.sql", dir);
	close(open(path, O_WRONLY | O_CREAT, 0600));
	setenv("TTV_SQL_PATH", dir, 1);
	check_suggest("INCLUDE PERFETTO MODULE zz", 24, "zz_mine ");
	check_suggest("INCLUDE PERFETTO MODULE zz_m", 24, "zz_mine ");
	/* the module ends with its statement */
	check_suggest("INCLUDE PERFETTO MODULE zz_mine; SELE", 33,
	    "SELECT ");
	check_suggest("INCLUDE PERFETTO MODULE zz_mine; zz", 33, "");
	unsetenv("TTV_SQL_PATH");
	unlink(path);
	rmdir(dir);
}

/* Includes a module twice, which fails alike; and what it had made is gone. */
static void
check_fails_twice(const char *text, const char *wanted)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;
	int i;

	for (i = 0; i < 2; i++) {
		memset(&a, 0, sizeof(a));
		ask_in(s, text, &a);
		CHECK_INT(a.rc, -1);
		CHECK_STR(a.error.msg, wanted);
		free_answer(&a);
	}
	memset(&a, 0, sizeof(a));
	ask_in(s, "SELECT count(*) FROM sqlite_master WHERE name GLOB 'zz_*'",
	    &a);
	CHECK_STR(a.b.data, "0\n");
	free_answer(&a);
	sql_close(s);
	trace_free(t);
}

TEST(a_module_that_fails_midway_is_not_included)
{
	static const char *const texts[][2] = {
		{ "bad", "CREATE PERFETTO TABLE zz_t AS SELECT 1 AS n;\n"
		    "CREATE PERFETTO FUNCTION zz_f() RETURNS LONG AS SELECT 1;"
		    "\nCREATE PERFETTO MACRO zz_m() RETURNS Expr AS 1;\n"
		    "CREATE PERFETTO INDEX zz_i ON zz_t(n);\n"
		    "SELECT zz_none FROM zz_t;\n" },
		{ "out", "CREATE PERFETTO VIEW zz_v AS SELECT 1 AS n;\n"
		    "INCLUDE PERFETTO MODULE zz_bad;\n" },
		{ "end", "CREATE PERFETTO TABLE zz_e AS SELECT 1 AS n;\n"
		    "COMMIT;\nSELECT zz_none FROM zz_e;\n" },
		{ "back", "CREATE PERFETTO TABLE zz_b AS SELECT 1 AS n;\n"
		    "ROLLBACK TO ttv_module;\n" },
	};
	const size_t n = sizeof(texts) / sizeof(texts[0]);
	char dir[] = "/tmp/ttv-test.XXXXXX", path[64];
	size_t i;
	FILE *f;

	if (mkdtemp(dir) == NULL)
		abort();
	for (i = 0; i < n; i++) {
		snprintf(path, sizeof(path), "%s/zz_%s.sql", dir, texts[i][0]);
		if ((f = fopen(path, "w")) == NULL)
			abort();
		fputs(texts[i][1], f);
		fclose(f);
	}
	setenv("TTV_SQL_PATH", dir, 1);
	check_fails_twice("INCLUDE PERFETTO MODULE zz_bad",
	    "module zz_bad:5:8: near \"zz_none\": no such column: zz_none");
	check_fails_twice("INCLUDE PERFETTO MODULE zz_out",
	    "module zz_out:2:25: module zz_bad:5:8: near \"zz_none\": "
	    "no such column: zz_none");
	check_fails_twice("INCLUDE PERFETTO MODULE zz_end",
	    "module zz_end:2:1: not allowed: a transaction of a module's own");
	check_fails_twice("INCLUDE PERFETTO MODULE zz_back",
	    "module zz_back:2:1: not allowed: a transaction of a module's own");
	check_fails_twice("INCLUDE PERFETTO MODULE zz_no",
	    "there is no module zz_no");
	unsetenv("TTV_SQL_PATH");
	for (i = 0; i < n; i++) {
		snprintf(path, sizeof(path), "%s/zz_%s.sql", dir, texts[i][0]);
		unlink(path);
	}
	rmdir(dir);
}

TEST(a_text_is_complete_with_its_semicolon)
{
	CHECK(sql_is_complete("SELECT 1;"));
	CHECK(sql_is_complete("SELECT 1; -- more\n"));
	CHECK(!sql_is_complete("SELECT ';"));
	CHECK(!sql_is_complete("SELECT 1 -- ;"));
	CHECK(!sql_is_complete("SELECT 1"));
}

struct docs_seen {
	int	tables, columns, functions;
};

static void
count_doc(void *arg, const struct sql_doc *d)
{
	struct docs_seen *n = arg;

	n->tables += d->type == SQL_DOC_TABLE;
	n->columns += d->type == SQL_DOC_COLUMN;
	n->functions += d->type == SQL_DOC_FUNCTION;
	if (d->type == SQL_DOC_FUNCTION || d->type == SQL_DOC_TABLE)
		CHECK(d->help != NULL);
}

TEST(all_tables_are_documented)
{
	struct docs_seen n = { 0, 0, 0 };

	sql_docs(count_doc, &n);
	CHECK(n.tables > 30);
	CHECK(n.columns > 100);
	CHECK(n.functions > 20);
}

struct names_seen {
	char	names[256][64];
	size_t	n;
};

static void
check_new_name(void *arg, const struct sql_doc *d)
{
	struct names_seen *seen = arg;
	size_t i;

	if (d->type != SQL_DOC_TABLE && d->type != SQL_DOC_EMPTY)
		return;
	for (i = 0; i < seen->n; i++)
		if (strcasecmp(seen->names[i], d->name) == 0) {
			printf("# %s is twice a table\n", d->name);
			CHECK(0);
		}
	CHECK(seen->n < 256);
	snprintf(seen->names[seen->n++ % 256], 64, "%s", d->name);
}

/* The first of two would hide the other, as an empty one a real one. */
TEST(no_two_tables_have_one_name)
{
	static struct names_seen seen;

	sql_docs(check_new_name, &seen);
	CHECK(seen.n > 80);
}

TEST(empty_tables_have_the_columns_that_are_declared)
{
	check_answer("SELECT group_concat(name || ' ' || type) FROM "
	    "pragma_table_info('android_dumpstate')",
	    "id BIGINT,section TEXT,service TEXT,line TEXT\n");
	check_answer("SELECT type, (SELECT count(*) FROM "
	    "__intrinsic_wattson_curves_cpu_1d) FROM pragma_table_info("
	    "'__intrinsic_wattson_curves_cpu_1d') WHERE name = 'active'",
	    "REAL|0\n");
}

/* Each table that there is can be asked, without and with each condition. */
static void
ask_table(void *arg, const struct sql_doc *d)
{
	struct sql *s = arg;
	struct answer a;
	char text[256];

	if ((d->type != SQL_DOC_TABLE && d->type != SQL_DOC_EMPTY) ||
	    d->form != NULL)
		return;
	memset(&a, 0, sizeof(a));
	snprintf(text, sizeof(text), "SELECT * FROM %s LIMIT 3", d->name);
	ask_in(s, text, &a);
	if (a.rc == -1)
		CHECK_STR(a.error.msg, d->name);
	free_answer(&a);
}

TEST(all_tables_can_be_asked)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);

	sql_docs(ask_table, s);
	sql_close(s);
	trace_free(t);
}

/* Rows without an end, which SQLite sorts or keeps: an error, not a crash. */
TEST(memory_is_bounded)
{
	static const char *const texts[] = {
	    "SELECT max(length(b)) FROM (WITH RECURSIVE n(i) AS (SELECT 1 "
	    "UNION ALL SELECT i + 1 FROM n) SELECT randomblob(1000000) AS b "
	    "FROM n ORDER BY b)",
	    "CREATE TABLE z AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL "
	    "SELECT i + 1 FROM n) SELECT randomblob(1000000) AS b FROM n",
	};
	static const char big[] = "CREATE TABLE y AS SELECT randomblob("
	    "5000000) AS b";		/* more than a 64th of 256 MiB */
	struct trace *t = make_trace();
	struct sql_error e;
	struct sql *s;
	size_t i;

	for (i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
		s = sql_open(t);
		sql_bound(s, 1);
		CHECK_INT(sql_run(s, texts[i], strlen(texts[i]), NULL, &e),
		    -1);
		CHECK_STR(e.msg, "takes more than 256 MiB of memory");
		CHECK_INT(e.interrupted, 0);
		CHECK_INT(sql_run(s, big, strlen(big), NULL, &e), -1);
		sql_close(s);
	}
	trace_free(t);
}

/* Tables ask that between two questions of SQLite's own. */
TEST(an_interrupt_is_seen_by_tables)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);

	CHECK_INT(sql_stopped(s), 0);
	sql_interrupt(s);
	CHECK_INT(sql_stopped(s), 1);
	sql_close(s);
	trace_free(t);
}

TEST(an_index_of_args_is_made_unless_the_run_is_to_end)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct arg_index *x = args_index_make(s);

	CHECK(x != NULL);
	args_index_free(x);
	sql_interrupt(s);
	CHECK(args_index_make(s) == NULL);
	sql_close(s);
	trace_free(t);
}

/* The words of all stacks are made at once: not while the run is to end. */
TEST(words_on_stacks_end_with_the_run)
{
	static const char ask[] = "SELECT annotation FROM "
	    "experimental_annotated_callstack(1) ORDER BY depth";
	struct builder *b = builder_new();
	struct answer a;
	struct trace *t;
	struct sql *s;
	atomic_int stop = 1;
	uint32_t leaf, track;

	leaf = builder_callsite(b, builder_string(b, "f", 1),
	    builder_string(b, "/a/b.odex", 9), NONE);
	leaf = builder_callsite(b, builder_string(b, "g", 1),
	    builder_string(b, "/a/libart.so", 12), leaf);
	track = builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(1));
	builder_sample(b, track, 0, leaf, 0, 1, 0);
	t = builder_finish(&b, 1, 1);
	s = sql_open(t);
	memset(&a, 0, sizeof(a));
	sql_watch(s, &stop);
	ask_in(s, ask, &a);
	CHECK(strstr(a.b.data, "common") == NULL);
	buf_clear(&a.b);
	stop = 0;
	ask_in(s, ask, &a);
	CHECK_STR(a.b.data, "aot\ncommon-frame\n");
	buf_free(&a.b);
	buf_free(&a.names);
	sql_close(s);
	trace_free(t);
}

TEST_CHANGED("sql.sums")

TEST_MAIN
