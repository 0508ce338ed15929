/*
 * sql: rows that pass tests, found in blocks, lists and orders, against
 * SQLite's own scan of a copy of the same rows, for conditions made at random.
 */
#include "config.h"

#include "sql_ask.h"

#define SLICES		9000	/* more than two of the largest blocks */
#define QUERIES		250

static uint64_t	seed = 1;

static uint32_t
below(uint32_t n)
{
	seed = seed * UINT64_C(6364136223846793005) +
	    UINT64_C(1442695040888963407);
	return (uint32_t)(seed >> 33) % n;
}

/* Slices in slices, and instants, of a few names, on threads of a few names. */
static struct trace *
make_wide(void)
{
	static const char *const names[] = { "a", "b", "ab", "", "Task" };
	struct builder *b = builder_new();
	uint32_t tracks[8], kind, i, n, pid = 0;
	int64_t ts = 0;

	for (i = 0; i < 8; i++) {
		if (i % 3 == 0)
			pid = builder_process(b, builder_int_ident(i), 0);
		tracks[i] = builder_thread(b, pid, builder_int_ident(i + 10));
		if (i % 4 != 3)
			builder_thread_name(b, tracks[i], builder_string(b,
			    names[i % 2], strlen(names[i % 2])));
	}
	for (i = 0; i < SLICES; i++) {
		n = below(5);
		kind = builder_kind(b, builder_string(b, names[n],
		    strlen(names[n])), builder_string(b, "c", below(2)), 0);
		ts += below(3);
		builder_complete(b, tracks[below(8)], ts, below(200), kind, i);
	}
	return builder_finish(&b, 1, 1);
}

static void
put_condition(struct buf *b)
{
	static const char *const ops[] = { "=", "<", "<=", ">", ">=", "<>",
		"IS" };
	static const char *const columns[] = { "dur", "depth", "track_id",
		"ts", "id", "parent_id" };
	static const char *const names[] = { "name GLOB '*a*'",
		"name LIKE 'A%'", "name = 'Task'", "name IN ('a', 'b')",
		"name > 'a'", "category IS NULL", "category = 'c'",
		"name IS NOT NULL", "name GLOB 'zz*'" };
	static const uint32_t most[] = { 210, 6, 10, SLICES, SLICES, SLICES };
	uint32_t c = below(6);

	switch (below(8)) {
	case 0:
		buf_adds(b, names[below(9)]);
		break;
	case 1:
		buf_printf(b, "%s IN (%u, %u, %u)", columns[c],
		    below(most[c]), below(most[c]), below(most[c]));
		break;
	case 2:
		buf_printf(b, "%s BETWEEN %u AND %u", columns[c],
		    below(most[c]), below(most[c]));
		break;
	case 3:
		buf_printf(b, "(%s > %u OR dur < %u)", columns[c],
		    below(most[c]), below(most[0]));
		break;
	case 4:
		buf_printf(b, "%s %s %u.5", columns[c], ops[below(6)],
		    below(most[c]));
		break;
	default:
		buf_printf(b, "%s %s %d", columns[c], ops[below(7)],
		    (int)below(most[c] + 2) - 1);
	}
}

/* Makes a query of a table, whose name stands where % does. */
static void
make_query(struct buf *b)
{
	static const char *const orders[] = { "id", "id DESC", "ts, id",
		"dur DESC, id", "name, id", "track_id, id", "dur, id DESC" };
	static const char *const wanted[] = { "id", "id, dur, name",
		"id, ts, track_id, category, depth", "*" };
	uint32_t i, n = below(4);

	buf_clear(b);
	if (below(3) == 0)
		buf_adds(b, "SELECT count(*), sum(dur), min(id), max(ts) "
		    "FROM %");
	else
		buf_printf(b, "SELECT %s FROM %%", wanted[below(4)]);
	for (i = 0; i < n; i++) {
		buf_adds(b, i == 0 ? " WHERE " : " AND ");
		put_condition(b);
	}
	if (strstr(b->data, "count(") != NULL)
		return;
	buf_printf(b, " ORDER BY %s", orders[below(7)]);
	if (below(2) == 0)
		buf_printf(b, " LIMIT %u OFFSET %u", below(60), below(40));
}

/* Asks the query of both tables; prints it if the answers differ. */
static int
is_same(struct sql *s, const struct buf *query, const char *table,
    const char *copy, struct answer *a, struct answer *b)
{
	const char *of[] = { table, copy };
	struct answer *answers[] = { a, b };
	const char *at = strchr(query->data, '%');
	struct buf text = BUF_INIT;
	size_t i, n = (size_t)(at - query->data);
	int same;

	/* a pattern of LIKE has one too: the first is the table's */
	for (i = 0; i < 2; i++) {
		buf_clear(&text);
		buf_add(&text, query->data, n);
		buf_adds(&text, of[i]);
		buf_adds(&text, at + 1);
		ask_in(s, text.data, answers[i]);
	}
	same = a->rc == 0 && b->rc == 0 && strcmp(a->b.data, b->b.data) == 0;
	if (!same)
		printf("# %s\n", text.data);
	buf_free(&text);
	return same;
}

static void
ask_all(struct sql *s, const char *table, const char *copy,
    void (*make)(struct buf *))
{
	struct buf query = BUF_INIT;
	struct answer a, b;
	int i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	for (i = 0; i < QUERIES && test_bad < 5; i++) {
		make(&query);
		CHECK(is_same(s, &query, table, copy, &a, &b));
	}
	free_answer(&a);
	free_answer(&b);
	buf_free(&query);
}

static struct sql *
open_copied(struct trace *t)
{
	struct sql *s = sql_open(t);
	struct answer a;

	memset(&a, 0, sizeof(a));
	ask_in(s, "CREATE TABLE copy AS SELECT * FROM slice; "
	    "CREATE TABLE threads AS SELECT * FROM thread; "
	    "CREATE TABLE tracks AS SELECT * FROM thread_track; "
	    "CREATE TABLE processes AS SELECT * FROM process; SELECT 1", &a);
	CHECK_INT(a.rc, 0);
	free_answer(&a);
	return s;
}

TEST(conditions_leave_the_rows_of_a_scan)
{
	struct trace *t = make_wide();
	struct sql *s = open_copied(t);

	ask_all(s, "slice", "copy", make_query);
	/* with the arrays that many look-ups make */
	ask_all(s, "slice", "copy", make_query);
	sql_close(s);
	trace_free(t);
}

/* A connection that has made no order counts ids: of one slice, and of two. */
/* Compares slices joined with the first ancestors of a session, by values. */
static void
check_joined(const struct trace *t, struct sql *copied, uint32_t id,
    struct answer *a, struct answer *b)
{
	static const char *const tests[] = {
		"dur > 5", "name >= 'b'", "category IS NULL", "ts > 0"
	};
	const char *test = tests[below(4)];
	struct buf text = BUF_INIT;
	struct sql *s = sql_open(t);

	buf_printf(&text, "SELECT s.id, s.name FROM ancestor_slice(%u) a JOIN "
	    "slice s ON s.id = a.id WHERE s.%s ORDER BY 1", id, test);
	ask_in(s, text.data, a);
	sql_close(s);
	buf_clear(&text);
	buf_printf(&text, "WITH RECURSIVE up(id) AS (SELECT parent_id FROM "
	    "copy WHERE id = %u UNION ALL SELECT c.parent_id FROM up JOIN copy "
	    "c USING(id)) SELECT id, name FROM up JOIN copy c USING(id) WHERE "
	    "c.%s ORDER BY 1", id, test);
	ask_in(copied, text.data, b);
	CHECK_STR(b->rc == 0 ? "" : b->error.msg, "");
	CHECK_STR(a->b.data, b->b.data);
	buf_free(&text);
}

TEST(ancestors_are_those_of_a_walk_up_a_copy)
{
	struct trace *t = make_wide();
	struct sql *copied = open_copied(t), *s;
	struct buf text = BUF_INIT;
	struct answer a, b;
	int i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	for (i = 0; i < 60 && test_bad < 5; i++) {
		uint32_t id = below(SLICES), other = below(SLICES);

		buf_clear(&text);
		buf_printf(&text, "SELECT %u AS of, id, ts, dur, name, depth, "
		    "parent_id FROM ancestor_slice(%u) UNION ALL SELECT %u, "
		    "id, ts, dur, name, depth, parent_id FROM "
		    "ancestor_slice(%u) ORDER BY 1, 2", id, id, other, other);
		s = sql_open(t);
		ask_in(s, text.data, &a);
		sql_close(s);
		buf_clear(&text);
		buf_printf(&text, "WITH RECURSIVE up(of, id) AS (SELECT k.id, "
		    "k.parent_id FROM (SELECT * FROM copy WHERE id = %u "
		    "UNION ALL SELECT * FROM copy WHERE id = %u) k UNION ALL "
		    "SELECT up.of, c.parent_id FROM up JOIN copy c USING(id)) "
		    "SELECT up.of, id, ts, dur, name, depth, parent_id FROM "
		    "up JOIN copy USING(id) ORDER BY 1, 2", id, other);
		ask_in(copied, text.data, &b);
		CHECK_STR(b.rc == 0 ? "" : b.error.msg, "");
		CHECK_STR(a.b.data, b.b.data);
		if (test_bad > 0)
			printf("# %s\n", text.data);
		check_joined(t, copied, id, &a, &b);
	}
	free_answer(&a);
	free_answer(&b);
	buf_free(&text);
	sql_close(copied);
	trace_free(t);
}

/* Makes a query of a join, whose tables' names are SQL's or those of copies. */
static void
make_join(struct buf *b)
{
	static const char *const froms[] = {
		"slice JOIN thread_track ON thread_track.id = slice.track_id "
		"JOIN thread USING(utid) LEFT JOIN process USING(upid)",
		"thread JOIN thread_track USING(utid) JOIN slice ON "
		"slice.track_id = thread_track.id JOIN process USING(upid)",
	};
	static const char *const groups[] = { "thread.name", "process.name",
		"thread.name, slice.name", "thread_track.id", "upid" };
	const char *group = groups[below(5)];

	buf_clear(b);
	buf_printf(b, "SELECT %s AS k, count(*), sum(slice.dur), "
	    "min(slice.id) FROM %s WHERE slice.dur >= %u AND utid <> %u GROUP "
	    "BY %s", group, froms[below(2)], below(150), below(10), group);
	/* two names are one column of the answer */
	if (strchr(group, ',') != NULL) {
		buf_clear(b);
		buf_printf(b, "SELECT thread.name, slice.name, count(*) FROM "
		    "%s GROUP BY 1, 2", froms[below(2)]);
	}
	if (below(4) == 0) {
		buf_clear(b);
		buf_printf(b, "SELECT p.name, count(*), sum(c.dur) FROM slice "
		    "c JOIN slice p ON p.id = c.parent_id WHERE p.dur > %u "
		    "GROUP BY p.name", below(100));
	}
	if (below(5) == 0) {
		buf_clear(b);
		buf_printf(b, "SELECT utid, name FROM thread WHERE upid = %u "
		    "ORDER BY name, utid", below(5));
	}
}

/* Replaces the names of tables by those of their copies. */
static void
put_copied(struct buf *to, const char *text)
{
	static const char *const names[][2] = {
		{ "FROM slice", "FROM copy AS slice" },
		{ "JOIN slice p", "JOIN copy p" },
		{ "JOIN slice ", "JOIN copy AS slice " },
		{ "JOIN thread_track ", "JOIN tracks AS thread_track " },
		{ "JOIN thread ", "JOIN threads AS thread " },
		{ "FROM thread ", "FROM threads AS thread " },
		{ "JOIN process ", "JOIN processes AS process " },
	};
	size_t i;

	buf_clear(to);
	while (*text != '\0') {
		for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
			if (strncmp(text, names[i][0], strlen(names[i][0])) ==
			    0)
				break;
		if (i == sizeof(names) / sizeof(names[0])) {
			buf_addc(to, *text++);
			continue;
		}
		/* the letter of an alias goes on behind the name */
		buf_adds(to, i == 0 && strncmp(text, "FROM slice c", 12) == 0 ?
		    "FROM copy" : names[i][1]);
		text += strlen(names[i][0]);
	}
}

TEST(joins_are_look_ups_with_the_rows_of_a_scan)
{
	struct trace *t = make_wide();
	struct sql *s = open_copied(t);
	struct buf query = BUF_INIT, copied = BUF_INIT;
	struct answer a, b;
	int i;

	memset(&a, 0, sizeof(a));
	memset(&b, 0, sizeof(b));
	for (i = 0; i < 60 && test_bad < 5; i++) {
		make_join(&query);
		put_copied(&copied, query.data);
		ask_in(s, query.data, &a);
		ask_in(s, copied.data, &b);
		CHECK_INT(a.rc, 0);
		CHECK_STR(b.rc == 0 ? "" : b.error.msg, "");
		CHECK_STR(a.b.data, b.b.data);
		if (test_bad > 0)
			printf("# %s\n", query.data);
	}
	free_answer(&a);
	free_answer(&b);
	buf_free(&query);
	buf_free(&copied);
	sql_close(s);
	trace_free(t);
}

TEST(groups_of_names_come_in_order_without_a_sort)
{
	check_plan("SELECT utid FROM thread ORDER BY name",
	    "SCAN thread VIRTUAL TABLE INDEX 0:AD\n");
	check_plan("SELECT upid FROM process ORDER BY name DESC",
	    "SCAN process VIRTUAL TABLE INDEX 0:DD\n");
	check_plan("SELECT p.name, count(*) FROM slice c JOIN slice p ON "
	    "c.parent_id = p.id GROUP BY p.name",
	    "SCAN p VIRTUAL TABLE INDEX 0:AF\n");
	check_plan("SELECT c.id FROM slice c JOIN slice p ON c.parent_id = "
	    "p.id", "SCAN c VIRTUAL TABLE INDEX 0:A.\n");
}

TEST_MAIN
