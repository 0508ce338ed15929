/* sql: plans, errors, limits and places, on models made by a builder. */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/builder.h"
#include "ttv/sql.h"
#include "test.h"

#define LEN(s)	(sizeof(s) - 1)

static struct trace *
make_trace(void)
{
	struct builder *b = builder_new();
	uint32_t upid, track, kind, i;
	static const char *const names[] = { "a", "b", "c" };

	upid = builder_process(b, builder_int_ident(1), 0);
	track = builder_thread(b, upid, builder_int_ident(7));
	for (i = 0; i < 300; i++) {
		kind = builder_kind(b, builder_string(b, names[i % 3], 1), 0,
		    0);
		builder_complete(b, track, 100 * (int64_t)i, 50, kind, i);
		builder_complete(b, track, 100 * (int64_t)i + 10, 20, kind,
		    i);
	}
	return builder_finish(&b, 1, 1);
}

struct answer {
	struct buf	 b;		/* cells: a|b, a line a row */
	struct sql_error error;
	int		 rc;
};

static int
answer_begin(void *arg, const char *const *names, size_t n)
{
	struct answer *a = arg;

	(void)names;
	(void)n;
	buf_clear(&a->b);
	buf_adds(&a->b, "");
	return 0;
}

static int
answer_row(void *arg, const struct sql_value *v, size_t n)
{
	struct answer *a = arg;
	size_t i;

	for (i = 0; i < n; i++) {
		if (v[i].type == SQL_INT)
			buf_int(&a->b, v[i].num);
		else if (v[i].type == SQL_REAL)
			buf_double(&a->b, v[i].real);
		else if (v[i].type == SQL_NULL)
			buf_adds(&a->b, "NULL");
		else
			buf_add(&a->b, v[i].text, v[i].len);
		buf_addc(&a->b, i + 1 < n ? '|' : '\n');
	}
	return 0;
}

static void
ask_in(struct sql *s, const char *text, struct answer *a)
{
	struct sql_sink sink = { answer_begin, answer_row, a };

	buf_adds(&a->b, "");
	a->rc = sql_run(s, text, strlen(text), &sink, &a->error);
}

/* Asks a new connection; the caller frees the answer's buffer. */
static struct answer
ask(const char *text)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);
	struct answer a;

	memset(&a, 0, sizeof(a));
	ask_in(s, text, &a);
	sql_close(s);
	trace_free(t);
	return a;
}

static int
has(const struct answer *a, const char *part)
{
	if (a->b.data != NULL && strstr(a->b.data, part) != NULL)
		return 1;
	printf("# came: %s%s\n", a->b.data != NULL ? a->b.data : "",
	    a->rc == -1 ? a->error.msg : "");
	return 0;
}

static void
check_answer(const char *text, const char *wanted)
{
	struct answer a = ask(text);

	if (a.rc == -1)
		CHECK_STR(a.error.msg, "");
	CHECK_STR(a.b.data != NULL ? a.b.data : "", wanted);
	buf_free(&a.b);
}

static void
check_plan(const char *query, const char *part)
{
	struct buf text = BUF_INIT;
	struct answer a;

	buf_printf(&text, "EXPLAIN QUERY PLAN %s", query);
	a = ask(text.data);
	CHECK(has(&a, part));
	buf_free(&a.b);
	buf_free(&text);
}

static void
check_error(const char *text, uint64_t line, uint64_t col, const char *part)
{
	struct answer a = ask(text);

	CHECK_INT(a.rc, -1);
	CHECK_INT(a.error.line, line);
	CHECK_INT(a.error.col, col);
	if (strstr(a.error.msg, part) == NULL)
		CHECK_STR(a.error.msg, part);
	buf_free(&a.b);
}

/* The plan is the order of rows, the operator and the column, A the first. */
TEST(an_id_is_looked_up)
{
	check_plan("SELECT name FROM slice WHERE id = 3", "A.=A");
	check_plan("SELECT name FROM slice WHERE slice_id = 3", "A.=O");
	check_plan("SELECT name FROM slice WHERE id IN (1, 2)", "A.iA");
}

TEST(a_range_of_time_is_searched)
{
	check_plan("SELECT name FROM slice WHERE ts >= 10 AND ts < 20",
	    "A.>B<B");
	check_plan("SELECT * FROM counter WHERE ts BETWEEN 1 AND 2", "A.>B<B");
}

TEST(tracks_and_parents_are_looked_up)
{
	check_plan("SELECT name FROM slice WHERE track_id = 0", "A.=D");
	check_plan("SELECT name FROM slice WHERE parent_id = 0", "A.=H");
	check_plan("SELECT * FROM flow WHERE slice_out = 0", "A.=B");
}

TEST(names_are_tested_by_kind)
{
	check_plan("SELECT id FROM slice WHERE name = 'a'", "A.=F");
	check_plan("SELECT id FROM slice WHERE name GLOB 'a*'", "A.*F");
	check_plan("SELECT id FROM slice WHERE name LIKE 'a%'", "A.%F");
	check_plan("SELECT id FROM slice WHERE category IS NULL", "A.0E");
}

TEST(a_name_with_another_collation_is_scanned)
{
	check_answer("SELECT count(*) FROM slice "
	    "WHERE name = 'A' COLLATE NOCASE", "200\n");
}

TEST(orders_by_time_need_no_sorting)
{
	struct answer a;
	size_t i;
	static const char *const queries[] = {
		"EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY ts",
		"EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY ts DESC",
		"EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY id",
		"EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY ts, id",
	};

	for (i = 0; i < sizeof(queries) / sizeof(queries[0]); i++) {
		a = ask(queries[i]);
		CHECK(strstr(a.b.data, "TEMP B-TREE") == NULL);
		buf_free(&a.b);
	}
	a = ask("EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY ts, id DESC");
	CHECK(has(&a, "TEMP B-TREE"));
	buf_free(&a.b);
}

TEST(orders_by_length_name_and_track_need_no_sorting)
{
	check_plan("SELECT * FROM slice ORDER BY dur", "0:AC");
	check_plan("SELECT * FROM slice ORDER BY dur DESC LIMIT 3", "0:DC");
	check_plan("SELECT max(dur) FROM slice", "0:DC");
	check_plan("SELECT name, count(*) FROM slice GROUP BY name", "0:AF");
	check_plan("SELECT * FROM slice ORDER BY track_id", "0:AD");
	/* a range of time is worth more */
	check_plan("SELECT max(dur) FROM slice WHERE ts < 10", "0:A.<B");
}

TEST(rows_in_another_order_are_the_same)
{
	check_answer("SELECT group_concat(n) FROM (SELECT count(*) AS n FROM "
	    "slice GROUP BY name)", "200,200,200\n");
	check_answer("SELECT count(*) FROM (SELECT name, lag(name) OVER "
	    "(ORDER BY name) AS l FROM slice) WHERE l > name", "0\n");
	check_answer("SELECT name, dur FROM slice WHERE name = 'b' "
	    "ORDER BY dur DESC LIMIT 1", "b|50\n");
	check_answer("SELECT (SELECT max(dur) FROM slice c WHERE c.parent_id "
	    "= p.id) AS m, count(*) FROM slice p GROUP BY m",
	    "NULL|300\n20|300\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > 40", "300\n");
	check_answer("SELECT count(*) FROM slice WHERE dur < 0", "0\n");
	check_answer("SELECT count(*) FROM slice WHERE dur = 20.5", "0\n");
}

TEST(a_join_goes_from_few_to_one)
{
	check_plan("SELECT * FROM slice a JOIN slice b ON b.id = a.parent_id "
	    "WHERE a.id = 5", "SCAN b VIRTUAL TABLE INDEX 0:A.=A");
}

TEST(counts_of_whole_tables_visit_nothing)
{
	check_answer("SELECT count(*) FROM slice;", "600\n");
	check_answer("SELECT (SELECT COUNT( * ) FROM Slice) + 1", "601\n");
	check_answer("SELECT count(*) AS n FROM thread_track", "1\n");
	check_answer("SELECT count(*) FROM instant", "0\n");
	check_answer("SELECT count(*) FROM slice WHERE 0", "0\n");
	check_answer("SELECT count(*) FROM slice, thread", "1200\n");
	check_answer("WITH slice AS (SELECT 1) SELECT count(*) FROM slice",
	    "1\n");
	check_answer("SELECT 'SELECT count(*) FROM slice'",
	    "SELECT count(*) FROM slice\n");
	check_answer("SELECT count(*) FROM slice UNION ALL SELECT 1",
	    "600\n1\n");
}

TEST(ids_ascend_with_time)
{
	check_answer("SELECT count(*) FROM slice a JOIN slice b "
	    "ON b.id = a.id + 1 WHERE b.ts < a.ts", "0\n");
	check_answer("SELECT count(*), min(id), max(id) FROM slice",
	    "600|0|599\n");
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
}

TEST(macros_that_never_end_are_errors)
{
	check_error("CREATE PERFETTO MACRO m() RETURNS Expr AS m!();\n"
	    "SELECT m!()", 2, 8, "macros");
	check_error("CREATE PERFETTO MACRO d(x Expr) RETURNS Expr AS "
	    "d!($x $x);\nSELECT d!(1)", 2, 8, "macro");
}

TEST(functions_that_never_end_are_errors)
{
	struct answer a = ask("CREATE PERFETTO FUNCTION f(x LONG) RETURNS LONG"
	    " AS SELECT f($x + 1); SELECT f(1)");

	CHECK_INT(a.rc, -1);
	CHECK(strstr(a.error.msg, "f()") != NULL);
	buf_free(&a.b);
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
	buf_free(&a.b);
	sql_close(s);
	trace_free(t);
}

TEST(a_table_of_the_model_cannot_be_hidden)
{
	check_error("CREATE TABLE slice(a)", 1, 1, "slice");
	check_error("CREATE VIEW thread AS SELECT 1", 1, 1, "thread");
}

TEST(pragmas_that_only_tell_are_allowed)
{
	check_answer("SELECT count(*) FROM pragma_table_info('slice')",
	    "15\n");
	check_error("PRAGMA journal_mode = WAL", 1, 1, "journal_mode");
}

TEST(a_value_that_is_too_large_is_an_error)
{
	struct answer a = ask("SELECT length(zeroblob(1000000000))");

	CHECK_INT(a.rc, -1);
	buf_free(&a.b);
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
	buf_free(&a.b);
}

TEST(all_tables_can_be_asked)
{
	struct trace *t = make_trace();
	struct sql *s = sql_open(t);

	sql_docs(ask_table, s);
	sql_close(s);
	trace_free(t);
}

TEST_MAIN
