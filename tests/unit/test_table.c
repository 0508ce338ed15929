/*
 * table: rows of cells in every form.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/table.h"

#include "test.h"

static const struct table_column columns[] = {
	{ .word = "id", .title = "ID", .side = TABLE_RIGHT },
	{ .word = "name", .title = "NAME", .most = 8 },
	{ .word = "share", .title = "SHARE", .side = TABLE_RIGHT },
};

static struct buf out;

/* Writes rows, of three cells each, in a form; returns the text. */
static const char *
written(enum table_form form, unsigned flags, const struct table_column *c,
    const struct table_cell (*rows)[3], size_t n)
{
	struct table t;
	size_t i;

	buf_clear(&out);
	buf_adds(&out, "");
	table_open(&t, &out, form, flags);
	table_begin(&t, c, 3);
	for (i = 0; i < n; i++)
		CHECK_INT(table_row(&t, rows[i]), 0);
	table_end(&t);
	table_close(&t);
	return out.data;
}

static const char *
two(enum table_form form, unsigned flags)
{
	struct table_cell rows[2][3] = {
		{ table_int(5), table_word("a,\"b\"|\t"), table_number(2) },
		{ table_int(-12), table_word("=\x1b[31m"), table_number(NAN) },
	};

	return written(form, flags, columns, rows, 2);
}

TEST(each_form_has_all_rows)
{
	CHECK_STR(two(TABLE_PLAIN, 0),
	    " ID  NAME     SHARE\n"
	    "  5  a,\"b\"|       2\n"
	    "-12  =\xef\xbf\xbd[31m\n");
	CHECK_STR(two(TABLE_CSV, 0), "id,name,share\n"
	    "5,\"a,\"\"b\"\"|\t\",2\n-12,=\x1b[31m,\n");
	CHECK_STR(two(TABLE_TSV, 0), "id\tname\tshare\n"
	    "5\ta,\"b\"| \t2\n-12\t=\x1b[31m\t\n");
	CHECK_STR(two(TABLE_JSON, 0),
	    "{\"columns\":[\"id\",\"name\",\"share\"],\"rows\":[\n"
	    "[5,\"a,\\\"b\\\"|\\t\",2],\n[-12,\"=\\u001b[31m\",null]\n]}\n");
	CHECK_STR(two(TABLE_NDJSON, 0),
	    "{\"id\":5,\"name\":\"a,\\\"b\\\"|\\t\",\"share\":2}\n"
	    "{\"id\":-12,\"name\":\"=\\u001b[31m\",\"share\":null}\n");
	CHECK_STR(two(TABLE_MARKDOWN, 0), "| ID | NAME | SHARE |\n"
	    "|---:|---|---:|\n| 5 | a,\"b\"\\|  | 2 |\n"
	    "| -12 | =\xef\xbf\xbd\\[31m |  |\n");
}

TEST(no_rows_leave_the_titles)
{
	CHECK_STR(written(TABLE_PLAIN, TABLE_RULE, columns, NULL, 0),
	    "ID  NAME  SHARE\n--  ----  -----\n");
	CHECK_STR(written(TABLE_CSV, 0, columns, NULL, 0), "id,name,share\n");
	CHECK_STR(written(TABLE_JSON, 0, columns, NULL, 0),
	    "{\"columns\":[\"id\",\"name\",\"share\"],\"rows\":[]}\n");
	CHECK_STR(written(TABLE_NDJSON, 0, columns, NULL, 0), "");
}

TEST(formulas_are_guarded_texts_alone)
{
	CHECK_STR(two(TABLE_CSV, TABLE_GUARD), "id,name,share\n"
	    "5,\"a,\"\"b\"\"|\t\",2\n-12,\"'=\x1b[31m\",\n");
}

/* A column's name comes from a trace as well as its cells. */
TEST(titles_are_quoted)
{
	static const struct table_column c[] = { { .word = "a,b",
	    .title = "a|b" }, { .word = "c\td", .title = "c\x1b" },
	    { .word = "=e", .title = "e" } };

	CHECK_STR(written(TABLE_CSV, TABLE_GUARD, c, NULL, 0),
	    "\"a,b\",c\td,\"'=e\"\n");
	CHECK_STR(written(TABLE_TSV, 0, c, NULL, 0), "a,b\tc d\t=e\n");
	CHECK_STR(written(TABLE_PLAIN, 0, c, NULL, 0),
	    "a|b  c\xef\xbf\xbd  e\n");
	CHECK_STR(written(TABLE_MARKDOWN, 0, c, NULL, 0),
	    "| a\\|b | c\xef\xbf\xbd | e |\n|---|---|---|\n");
}

TEST(texts_are_cut_at_their_most)
{
	struct table_cell rows[1][3] = { { table_int(1),
	    table_word("123456789"), table_number(0.5) } };

	CHECK_STR(written(TABLE_PLAIN, 0, columns, rows, 1),
	    "ID  NAME      SHARE\n 1  1234567\xe2\x80\xa6    0.5\n");
}

/* Wide characters take two columns, combining ones none. */
TEST(widths_are_those_of_a_terminal)
{
	struct table_cell rows[2][3] = {
		{ table_int(1), table_word("\xe6\x97\xa5\xe6\x9c\xac"),
		    table_int(1) },
		{ table_int(1), table_word("e\xcc\x81xyz"), table_int(2) },
	};

	CHECK_STR(written(TABLE_PLAIN, 0, columns, rows, 2),
	    "ID  NAME  SHARE\n"
	    " 1  \xe6\x97\xa5\xe6\x9c\xac      1\n"
	    " 1  e\xcc\x81xyz      2\n");
}

TEST(numbers_of_queries_go_right)
{
	static const struct table_column c[] = {
	    { .word = "n", .title = "n", .side = TABLE_NUMBERS },
	    { .word = "t", .title = "t", .side = TABLE_NUMBERS },
	    { .word = "b", .title = "b", .side = TABLE_NUMBERS } };
	struct table_cell rows[2][3] = {
		{ table_int(10), table_word("long"),
		    { .type = TABLE_BLOB, .text = "\0\xff", .len = 2 } },
		{ { .type = TABLE_REAL, .real = 5 }, table_word("7"),
		    { .type = TABLE_NULL } },
	};

	CHECK_STR(written(TABLE_PLAIN, TABLE_RULE | TABLE_SAY_NULL, c, rows,
	    2), "n    t     b\n---  ----  ------\n 10  long  00ff\n"
	    "5.0     7  [NULL]\n");
	CHECK_STR(written(TABLE_MARKDOWN, TABLE_SAY_NULL, c, rows, 2),
	    "| n | t | b |\n| --- | --- | --- |\n| 10 | long | 00ff |\n"
	    "| 5.0 | 7 |  |\n");
}

TEST(columns_are_of_forms)
{
	static const struct table_column c[] = {
	    { .word = "a", .forms = 1U << TABLE_TSV },
	    { .title = "B", .forms = TABLE_PEOPLE },
	    { .word = "c", .title = "C" } };
	struct table_cell rows[1][3] = { { table_int(1), table_int(2),
	    { .type = TABLE_ABSENT } } };

	CHECK_STR(written(TABLE_TSV, 0, c, rows, 1), "a\tc\n1\t\n");
	CHECK_STR(written(TABLE_NDJSON, 0, c, rows, 1), "{}\n");
	CHECK_STR(written(TABLE_PLAIN, 0, c, rows, 1), "B  C\n2\n");
}

TEST(a_terminal_narrows_the_widest)
{
	struct table_cell row[3] = { table_int(1), table_word("abcdefgh"),
	    table_number(1) };
	struct table t;

	buf_clear(&out);
	table_open(&t, &out, TABLE_PLAIN, 0);
	t.room = 17;		/* of 19 */
	table_begin(&t, columns, 3);
	table_row(&t, row);
	table_end(&t);
	table_close(&t);
	CHECK_STR(out.data, "ID  NAME    SHARE\n"
	    " 1  abcde\xe2\x80\xa6      1\n");
}

/* The rows of a later statement take the place of those before. */
TEST(a_table_begins_anew)
{
	struct table_cell row[3] = { table_int(123456), table_word("x"),
	    table_number(1) };
	struct table t;

	table_open(&t, &out, TABLE_PLAIN, 0);
	table_begin(&t, columns, 3);
	table_row(&t, row);
	table_widen(&t, row);
	buf_clear(&out);
	table_begin(&t, columns, 1);
	row[0] = table_int(7);
	table_row(&t, row);
	table_end(&t);
	CHECK_STR(out.data, "ID\n 7\n");
	table_close(&t);
}

static int
stop(void *arg, struct buf *b)
{
	++*(int *)arg;
	buf_clear(b);
	return -1;
}

TEST(rows_of_files_are_not_kept)
{
	struct table_cell row[3] = { table_int(1), table_word("x"),
	    table_number(1) };
	struct table t;
	int drained = 0, i;

	buf_clear(&out);
	table_open(&t, &out, TABLE_CSV, 0);
	t.drain = stop;
	t.arg = &drained;
	table_begin(&t, columns, 3);
	for (i = 0; i < TABLE_BYTES && table_row(&t, row) == 0; i++)
		;
	CHECK_INT(drained, 1);
	CHECK(i < TABLE_BYTES / 6);
	table_close(&t);
}

/* Widths are those of the first 1,000 rows, which alone are kept. */
TEST(rows_for_people_are_written_as_they_come)
{
	struct table_cell row[3] = { table_int(1), table_word("x"),
	    table_number(1) };
	struct table t;
	int drained = 0, i, rc = 0;

	buf_clear(&out);
	table_open(&t, &out, TABLE_PLAIN, 0);
	t.drain = stop;
	t.arg = &drained;
	table_begin(&t, columns, 3);
	for (i = 0; i < TABLE_BYTES && rc == 0; i++)
		rc = table_row(&t, row);
	CHECK_INT(drained, 1);
	CHECK(i > 1000 && i < TABLE_BYTES / 10);
	table_close(&t);
}

/* A later cell is cut where it would be at first, but never to its column. */
TEST(a_later_cell_that_is_wider_is_whole)
{
	struct table_cell row[3] = { table_int(1), table_word("x"),
	    table_number(1) };
	struct table t;
	int i;

	buf_clear(&out);
	table_open(&t, &out, TABLE_PLAIN, 0);
	table_begin(&t, columns, 3);
	for (i = 0; i < 999; i++)
		table_row(&t, row);
	CHECK_INT(out.len, 0);
	table_row(&t, row);
	row[1] = table_word("abcdef");
	table_row(&t, row);
	row[1] = table_word("123456789");
	table_row(&t, row);
	row[0] = table_int(12345);
	table_row(&t, row);
	table_end(&t);
	CHECK_STR(out.data + out.len - 66, "\n 1  abcdef      1\n"
	    " 1  1234567\xe2\x80\xa6      1\n12345  1234567\xe2\x80\xa6"
	    "      1\n");
	table_close(&t);
}

/* A column that a terminal has narrowed stays so. */
TEST(a_later_cell_of_a_narrowed_column_is_cut)
{
	struct table_cell row[3] = { table_int(1), table_word("abcdefgh"),
	    table_number(1) };
	struct table t;
	int i;

	buf_clear(&out);
	table_open(&t, &out, TABLE_PLAIN, 0);
	t.room = 17;
	table_begin(&t, columns, 3);
	for (i = 0; i < 1001; i++)
		table_row(&t, row);
	buf_clear(&out);
	table_row(&t, row);
	table_end(&t);
	CHECK_STR(out.data, " 1  abcde\xe2\x80\xa6      1\n");
	table_close(&t);
}

TEST_MAIN
