/*
 * list: position, scrolling, search and drawing over sources with no lines, a
 * few, or a hundred million that are made on demand only.
 */
#include "config.h"

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/list.h"
#include "ttv/style.h"

#include "test.h"

#define HUGE_LINES	UINT64_C(100000000)

/* Line i is "row i"; n can change; `asked` counts the lines that were made. */
struct rows {
	uint64_t	n, asked;
};

static uint64_t
rows_count(void *arg)
{
	return ((struct rows *)arg)->n;
}

static void
rows_line(void *arg, uint64_t i, struct list_line *line)
{
	struct list_cell *c;
	int len;

	((struct rows *)arg)->asked++;
	CHECK(i < ((struct rows *)arg)->n);
	len = snprintf(line->buf, sizeof(line->buf), "row %" PRIu64, i);
	c = list_cell(line, ROLE_HELP, line->buf, (size_t)len);
	c->gap = 1;
	list_cell(line, ROLE_HELP, i % 7 == 0 ? "Seven" : "other", 5);
}

/* Finds texts without making lines: "row i" is line i. */
static uint64_t
rows_find(void *arg, uint64_t i, int dir, const char *text)
{
	uint64_t want;

	if (sscanf(text, "row %" SCNu64, &want) != 1 ||
	    want >= ((struct rows *)arg)->n)
		return LIST_NONE;
	return (dir > 0 ? want >= i : want <= i) ? want : LIST_NONE;
}

static const struct list_source plain = { rows_count, rows_line, NULL, NULL,
    NULL, NULL };
static const struct list_source known = { rows_count, rows_line, rows_find,
    NULL, NULL, NULL };

static struct rows rows;
static struct list list;
static struct canvas *cv;
static struct buf out;

static void
start(uint64_t n, enum list_cursor cursor)
{
	rows.n = n;
	rows.asked = 0;
	list_init(&list, &plain, &rows, cursor);
}

static const char *
drawn(int cols, int nrows, int columns)
{
	struct list_box box = { 0, 0, cols, nrows, columns, columns > 1, 0 };

	canvas_free(cv);
	cv = canvas_new(cols, nrows);
	canvas_clear(cv);
	list_draw(cv, &list, &box, 1);
	buf_clear(&out);
	canvas_dump_text(cv, &out);
	return out.data;
}

TEST(a_huge_list_makes_the_lines_that_are_shown)
{
	start(HUGE_LINES, LIST_MARK);
	list_to(&list, HUGE_LINES / 2, 10);
	CHECK_INT(rows.asked, 0);
	drawn(40, 10, 1);
	CHECK_INT(rows.asked, 10);
	list_to(&list, UINT64_MAX, 10);
	CHECK_INT(list.at, HUGE_LINES - 1);
	CHECK_INT(list_first(&list, 10), HUGE_LINES - 10);
	list_page(&list, -3, 10);
	CHECK_INT(list.at, HUGE_LINES - 1 - 27);
	CHECK_INT(rows.asked, 10);
	CHECK(strstr(drawn(40, 10, 1), "row 99999972") != NULL);
}

TEST(a_list_may_have_more_lines_than_32_bits_count)
{
	start(UINT64_MAX - 1, LIST_BAR);
	list_move(&list, INT64_MAX, 5);
	list_move(&list, INT64_MAX, 5);
	CHECK(list.at == UINT64_MAX - 2 || list.at == UINT64_MAX - 3);
	list_to(&list, UINT64_MAX, 5);
	CHECK(list.at == UINT64_MAX - 2);
	CHECK(list_first(&list, 5) == UINT64_MAX - 6);
	list_move(&list, INT64_MIN, 5);
	list_page(&list, INT64_MIN, 5);
	CHECK_INT(list.at, 0);
	CHECK_INT(list_first(&list, 5), 0);
}

TEST(an_empty_list)
{
	start(0, LIST_BAR);
	list_move(&list, 3, 5);
	list_page(&list, -3, 5);
	CHECK(list_at(&list) == LIST_NONE);
	CHECK(list_find(&list, 0, 1, "row") == LIST_NONE);
	CHECK_STR(drawn(10, 2, 1), "\n\n");
	rows.n = 1;
	CHECK_INT(list_at(&list), 0);
}

TEST(the_current_line_is_always_shown)
{
	uint64_t seed = 7, room, first;
	int i;

	start(1000, LIST_BAR);
	for (i = 0; i < 20000; i++) {
		room = 1 + test_random(&seed) % 40;
		if (i % 3 == 0)
			rows.n = 1 + test_random(&seed) % 1000;
		if (i % 2 == 0)
			list_move(&list, (int64_t)(test_random(&seed) % 90) -
			    45, room);
		first = list_first(&list, room);
		CHECK(list_at(&list) >= first);
		CHECK(list_at(&list) - first < room);
		CHECK(first == 0 || first + room <= rows.n);
	}
}

TEST(a_line_of_context_stays_below)
{
	start(100, LIST_BAR);
	list_move(&list, 8, 10);
	CHECK_INT(list_first(&list, 10), 0);
	list_move(&list, 1, 10);
	CHECK_INT(list_first(&list, 10), 1);
	list_move(&list, -8, 10);
	CHECK_INT(list_first(&list, 10), 1);	/* the way back scrolls late */
	list_move(&list, -1, 10);
	CHECK_INT(list_first(&list, 10), 0);
}

TEST(a_resize_storm_leaves_the_place)
{
	uint64_t room;

	start(1000, LIST_BAR);
	list_to(&list, 500, 20);
	CHECK_INT(list_first(&list, 20), 482);
	for (room = 1; room < 2000; room++)
		(void)list_first(&list, room);
	CHECK_INT(list_first(&list, 20), 482);
	CHECK_INT(list.at, 500);
}

TEST(text_scrolls_without_a_current_line)
{
	start(30, LIST_PAGE);
	list_move(&list, 2, 10);
	CHECK_INT(list_first(&list, 10), 2);
	list_to(&list, LIST_NONE, 10);
	CHECK_INT(list_first(&list, 10), 20);
	list_move(&list, -1, 10);		/* moves at once */
	CHECK_INT(list_first(&list, 10), 19);
	list_to(&list, LIST_NONE, 5);
	list_move(&list, -1, 20);		/* the screen has grown */
	CHECK_INT(list_first(&list, 20), 9);
}

TEST(the_place_is_carried_over)
{
	start(100, LIST_BAR);
	list_to(&list, 50, 10);
	list_to(&list, 45, 10);
	CHECK_INT(list_first(&list, 10), 42);
	rows.n = 1000;
	list_carry(&list, 545);
	CHECK_INT(list_first(&list, 10), 542);
	list_carry(&list, 1);
	CHECK_INT(list_first(&list, 10), 0);
}

TEST(search)
{
	start(100, LIST_BAR);
	CHECK_INT(list_find(&list, 1, 1, "seven"), 7);
	CHECK_INT(list_find(&list, 1, -1, "seven"), 0);
	CHECK_INT(list_find(&list, 99, 1, "Seven"), 0);	/* around the end */
	CHECK_INT(list_find(&list, 0, -1, "row 97"), 97);
	CHECK_INT(list_find(&list, 500, 1, "row 3"), 3);
	CHECK(list_find(&list, 0, 1, "SEVEN") == LIST_NONE);
	CHECK(list_find(&list, 0, 1, "") == LIST_NONE);
	CHECK(list_find(&list, 0, 1, "nothing has this") == LIST_NONE);
}

TEST(search_of_a_huge_list_ends)
{
	start(HUGE_LINES, LIST_BAR);
	CHECK(list_find(&list, 5, 1, "nothing has this") == LIST_NONE);
	CHECK_INT(rows.asked, LIST_LOOK);
	rows.asked = 0;
	list.source = &known;			/* a source with an index */
	CHECK_INT(list_find(&list, 90000000, 1, "row 77000000"), 77000000);
	CHECK_INT(list_find(&list, 5, -1, "row 77000000"), 77000000);
	CHECK(list_find(&list, 5, 1, "nothing has this") == LIST_NONE);
	CHECK_INT(rows.asked, 0);
}

TEST(a_mark_on_the_current_line)
{
	start(3, LIST_MARK);
	list_move(&list, 1, 3);
	CHECK_STR(drawn(20, 3, 1),
	    "row 0 Seven\n"
	    "> row 1 other\n"
	    "row 2 other\n");
}

TEST(lines_in_columns)
{
	struct list_box box = { 2, 1, 30, 2, 2, 1, 0 };

	start(9, LIST_BAR);
	CHECK_STR(drawn(30, 2, 2),
	    " row 0 Seven  │ row 2 other\n"
	    " row 1 other  │ row 3 other\n");
	CHECK_INT(list_line_at(&list, &box, 3, 1), 0);
	CHECK_INT(list_line_at(&list, &box, 18, 2), 3);
	CHECK(list_line_at(&list, &box, 1, 1) == LIST_NONE);
	CHECK(list_line_at(&list, &box, 3, 3) == LIST_NONE);
	CHECK(list_line_at(&list, &box, 32, 1) == LIST_NONE);
	rows.n = 3;
	CHECK(list_line_at(&list, &box, 18, 2) == LIST_NONE);
}

/*
 * A table: a name, a number to the right, and a column that narrow screens
 * drop.
 */
static void
table_line(void *arg, uint64_t i, struct list_line *line)
{
	static const char *const names[] = { "a", "\xe6\xbc\xa2\xe5\xad\x97",
	    "longer" };
	static const char *const numbers[] = { "7", "1,234", "55" };
	struct list_cell *c;

	(void)arg;
	c = list_cell(line, ROLE_PANE_KEY, names[i], strlen(names[i]));
	c->min = 8;
	c->gap = 1;
	c = list_cell(line, ROLE_PANE_VALUE, numbers[i], strlen(numbers[i]));
	c->min = 7;
	c->gap = 1;
	c->right = 1;
	c = list_cell(line, ROLE_PANE_KEY, "more", 4);
	c->need = 4;
}

TEST(columns_of_a_table_line_up)
{
	static const struct list_source table = { rows_count, table_line, NULL,
	    NULL, NULL, NULL };

	start(3, LIST_BAR);
	list.source = &table;
	CHECK_STR(drawn(24, 3, 1),
	    "a            7 more\n"
	    "\xe6\xbc\xa2\xe5\xad\x97     1,234 more\n"
	    "longer      55 more\n");
	CHECK_STR(drawn(18, 3, 1),
	    "a            7\n"
	    "\xe6\xbc\xa2\xe5\xad\x97     1,234\n"
	    "longer      55\n");
	drawn(1, 3, 1);
	drawn(3, 1, 3);
}

TEST(cells_that_are_too_many)
{
	struct list_line line;
	int i;

	line.n = 0;
	for (i = 0; i < LIST_CELLS + 9; i++)
		list_cell(&line, ROLE_HELP, i == LIST_CELLS + 8 ? "last" : "x",
		    i == LIST_CELLS + 8 ? 4 : 1);
	CHECK_INT(line.n, LIST_CELLS);
	CHECK(list_has(&line, "last"));
}

TEST(every_size_of_a_box_draws)
{
	int cols, nrows, columns;

	start(50, LIST_BAR);
	list_to(&list, 30, 5);
	for (cols = 1; cols < 40; cols++)
		for (nrows = 1; nrows < 12; nrows++)
			for (columns = 1; columns < 4; columns++)
				CHECK(strlen(drawn(cols, nrows, columns)) > 0);
	canvas_free(cv);
	cv = NULL;
	buf_free(&out);
}

TEST_MAIN
