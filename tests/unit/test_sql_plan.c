/* sql: what of a query the tables take upon themselves. */
#include "config.h"

#include "sql_ask.h"

/* The plan is the order of rows, the operator and the column, A the first. */
TEST(an_id_is_looked_up)
{
	check_plan("SELECT name FROM slice WHERE id = 3", "A.r=A");
	check_plan("SELECT name FROM slice WHERE slice_id = 3", "A.r=O");
	check_plan("SELECT name FROM slice WHERE id IN (1, 2)", "A.liA");
}

TEST(a_range_of_time_is_searched)
{
	check_plan("SELECT name FROM slice WHERE ts >= 10 AND ts < 20",
	    "A.rgBr<B");
	check_plan("SELECT * FROM counter WHERE ts BETWEEN 1 AND 2",
	    "A.rgBrlB");
}

TEST(ends_narrow_what_ran)
{
	check_plan("SELECT * FROM sched WHERE ts < 50 AND ts_end > 40",
	    "SCAN sched VIRTUAL TABLE INDEX 0:A.r<Be>I");
	check_plan("SELECT * FROM sched WHERE ts_end < 40",
	    "SCAN sched VIRTUAL TABLE INDEX 0:A.");
}

TEST(orders_by_track_and_length_are_by_time_too)
{
	check_plan("SELECT * FROM slice ORDER BY track_id, ts",
	    "SCAN slice VIRTUAL TABLE INDEX 0:AD");
	check_plan("SELECT lag(ts) OVER (PARTITION BY track_id ORDER BY ts) "
	    "FROM slice", "SCAN slice VIRTUAL TABLE INDEX 0:AD");
	check_plan("SELECT * FROM slice ORDER BY track_id, ts DESC",
	    "USE TEMP B-TREE FOR");
	check_plan("SELECT * FROM slice ORDER BY name, ts",
	    "USE TEMP B-TREE FOR");
	check_answer("SELECT sum(id < last) FROM (SELECT id, lag(id) OVER "
	    "(PARTITION BY dur ORDER BY ts, id) AS last FROM slice)", "0\n");
}

TEST(tracks_and_parents_are_looked_up)
{
	check_plan("SELECT name FROM slice WHERE track_id = 0", "A.l=D");
	check_plan("SELECT name FROM slice WHERE parent_id = 0", "A.l=H");
	check_plan("SELECT * FROM flow WHERE slice_out = 0", "A.l=B");
}

TEST(names_are_tested_by_kind)
{
	check_plan("SELECT id FROM slice WHERE name = 'a'", "A.n=F");
	check_plan("SELECT id FROM slice WHERE name GLOB 'a*'", "A.k*F");
	check_plan("SELECT id FROM slice WHERE name LIKE 'a%'", "A.k%F");
	check_plan("SELECT id FROM slice WHERE category IS NULL", "A.k0E");
}

/* Makes a model of 130 names, each of ten slices. */
static struct trace *
make_names(void)
{
	struct builder *b = builder_new();
	uint32_t track, i;
	char name[16];

	track = builder_thread(b, builder_process(b, builder_int_ident(1), 0),
	    builder_int_ident(7));
	for (i = 0; i < 1300; i++) {
		snprintf(name, sizeof(name), "n%u", i % 130);
		builder_complete(b, track, 100 * (int64_t)i, 50,
		    builder_kind(b, builder_string(b, name, strlen(name)), 0,
		    0), i);
	}
	return builder_finish(&b, 1, 1);
}

/* The kinds of a set stand in words of 64. */
TEST(a_few_of_many_names_are_found_by_their_kinds)
{
	struct trace *t = make_names();
	struct sql *s = sql_open(t);
	struct answer a;
	char text[128];
	int tens, unit;

	for (tens = 1; tens < 10; tens++)
		for (unit = 0; unit < 10; unit++) {
			snprintf(text, sizeof(text), "SELECT count(*), "
			    "count(DISTINCT name) FROM slice WHERE name GLOB "
			    "'n[6%d]%d'", tens, unit);
			memset(&a, 0, sizeof(a));
			ask_in(s, text, &a);
			if (!CHECK_STR(a.b.data, tens == 6 ? "10|1\n" :
			    "20|2\n"))
				printf("# %s\n", text);
			free_answer(&a);
		}
	sql_close(s);
	trace_free(t);
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
		free_answer(&a);
	}
	a = ask("EXPLAIN QUERY PLAN SELECT * FROM slice ORDER BY ts, id DESC");
	CHECK(has(&a, "TEMP B-TREE"));
	free_answer(&a);
}

TEST(orders_by_length_name_and_track_need_no_sorting)
{
	check_plan("SELECT * FROM slice ORDER BY dur", "0:AC");
	check_plan("SELECT * FROM slice ORDER BY dur DESC LIMIT 3", "0:DC");
	check_plan("SELECT max(dur) FROM slice s", "0:DC");
	check_plan("SELECT name, count(*) FROM slice s GROUP BY name",
	    "0:AF");
	check_plan("SELECT * FROM slice ORDER BY track_id", "0:AD");
	/* a range of time is worth more */
	check_plan("SELECT max(dur) FROM slice WHERE ts < 10", "0:A.r<B");
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
	    "WHERE a.id = 5", "SCAN b VIRTUAL TABLE INDEX 0:A.r=A");
}

TEST(counts_of_whole_tables)
{
	check_answer("SELECT count(*) FROM slice;", "600\n");
	check_answer("SELECT (SELECT COUNT( * ) FROM Slice) + 1", "601\n");
	check_answer("SELECT count(*) AS n FROM thread_track", "1\n");
	check_answer("SELECT count(*) FROM instant", "0\n");
	check_answer("SELECT count(*) FROM slice WHERE 0", "0\n");
	check_answer("SELECT count(*) FROM slice, thread", "1800\n");
	check_answer("WITH slice AS (SELECT 1) SELECT count(*) FROM slice",
	    "1\n");
	check_answer("SELECT 'SELECT count(*) FROM slice'",
	    "SELECT count(*) FROM slice\n");
	check_answer("SELECT count(*) FROM slice UNION ALL SELECT 1",
	    "600\n1\n");
}

TEST(the_last_id_is_one_visit)
{
	check_plan("SELECT max(id) + 1 FROM slice", "0:D.");
	check_answer("SELECT max(id) + 1 FROM slice", "600\n");
}

TEST(counts_by_length)
{
	check_answer("SELECT count(*) AS n FROM slice WHERE dur>=(SELECT "
	    "max(dur) FROM slice) -- longest", "300\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > ('20') ;",
	    "300\n");
	check_answer("SELECT count(*) FROM slice WHERE dur <= (NULL)", "0\n");
	check_answer("SELECT count(*) FROM slice WHERE dur < ('x')", "600\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > (id)",
	    "35\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > (\"dur\")",
	    "0\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > 0 OR 1",
	    "600\n");
	check_answer("SELECT count(*) FROM slice WHERE dur > (SELECT max("
	    "p.dur) FROM slice p WHERE p.id = slice.id)", "0\n");
}

TEST(a_value_of_args_is_searched_before_slices_are_read)
{
	check_plan("SELECT * FROM args WHERE string_value = 'x'",
	    "SCAN args VIRTUAL TABLE INDEX 3:");
	check_plan("SELECT * FROM args WHERE display_value = 'x' COLLATE "
	    "NOCASE", "SCAN args VIRTUAL TABLE INDEX 0:");
	check_plan("SELECT * FROM args WHERE string_value = 'x' AND "
	    "arg_set_id = 3 AND id = 4", "SCAN args VIRTUAL TABLE INDEX 2:");
	check_plan("SELECT * FROM args JOIN slice USING(arg_set_id) WHERE "
	    "string_value = 'x'", "SCAN slice VIRTUAL TABLE INDEX 0:A.l=I");
	check_plan("SELECT * FROM slice WHERE EXTRACT_ARG(arg_set_id, 'k') = "
	    "'x' AND ts > 5", "0:A.r>BlmI");
	check_plan("SELECT * FROM slice a JOIN slice b ON EXTRACT_ARG("
	    "a.arg_set_id, 'k') = EXTRACT_ARG(b.arg_set_id, 'l')", "A.lmI");
	check_plan("SELECT * FROM args WHERE int_value = 5",
	    "SCAN args VIRTUAL TABLE INDEX 4:");
	check_answer("SELECT count(*) FROM slice WHERE EXTRACT_ARG("
	    "arg_set_id, 'k') = 'x'", "0\n");
	check_answer("SELECT count(*) FROM args WHERE string_value = 'x'",
	    "0\n");
}

TEST(a_condition_on_args_may_stand_in_brackets)
{
	check_plan("SELECT * FROM slice a JOIN slice b ON ((EXTRACT_ARG("
	    "a.arg_set_id, 'k') = EXTRACT_ARG(b.arg_set_id, 'l')))", "A.lmI");
	check_plan("SELECT * FROM slice WHERE NOT (EXTRACT_ARG(arg_set_id, "
	    "'k') = 'x')", "SCAN slice VIRTUAL TABLE INDEX 0:A.\n");
	check_answer("SELECT count(*) FROM slice WHERE id = 1 AND "
	    "(EXTRACT_ARG(arg_set_id, 'k') = 'x' OR 1)", "1\n");
}

TEST_MAIN
