/*
 * pan: when two frames are comparable, and from which column on shifting a
 * row pays.
 */
#include "config.h"

#include <locale.h>

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/style.h"

#include "../../src/term/cells.h"
#include "../../src/term/pan.h"
#include "test.h"

#define COLS	40

static struct canvas *was, *now;

static void
begin(int64_t first, int64_t then)
{
	was = canvas_new(COLS, 1);
	now = canvas_new(COLS, 1);
	was->window.left = now->window.left = 4;
	was->window.scale = now->window.scale = 1;
	was->window.first = first;
	now->window.first = then;
}

static void
end(void)
{
	canvas_free(was);
	canvas_free(now);
}

static void
text(struct canvas *cv, int col, const char *s)
{
	canvas_text(cv, col, 0, COLS - col, style_of(ROLE_SLICE), s,
	    strlen(s));
}

/* Returns the column from which the row of one canvas is shifted to another. */
static int
from(const struct canvas *a, const struct canvas *b, int n)
{
	struct paint_cell x[COLS], y[COLS];

	setlocale(LC_CTYPE, "C.UTF-8");
	cells_make(a, 0, 256, 1, 0, x);
	cells_make(b, 0, 256, 1, 0, y);
	return pan_from(x, y, b->window.left, COLS, n);
}

/* A terminal that cannot have an attribute with colours has it without. */
TEST(attributes_are_kept_where_there_are_no_colours)
{
	struct paint_cell x[COLS], y[COLS];
	int role, seen = 0;

	setlocale(LC_CTYPE, "C.UTF-8");
	begin(0, 0);
	for (role = 0; role < ROLE_MAX; role++) {
		canvas_text(was, 0, 0, COLS, style_of((enum style_role)role), "a", 1);
		cells_make(was, 0, 0, 1, 0, x);
		cells_make(was, 0, 0, 1, 0xff, y);
		CHECK_INT(y[0].pen.attrs, x[0].pen.attrs);
		seen |= x[0].pen.attrs;
		cells_make(was, 0, 256, 1, 0, x);
		cells_make(was, 0, 256, 1, 0xff, y);
		CHECK_INT(y[0].pen.attrs, x[0].pen.fg != -1 ||
		    x[0].pen.bg != -1 ? 0 : x[0].pen.attrs);
	}
	CHECK(seen != 0);
	end();
}

TEST(windows_on_the_same_thing_are_compared)
{
	begin(100, 103);
	CHECK_INT(pan_columns(was, now), 3);
	CHECK_INT(pan_columns(now, was), -3);
	now->window.first = 100;
	CHECK_INT(pan_columns(was, now), 0);
	now->window.first = 136;		/* no cell is left */
	CHECK_INT(pan_columns(was, now), 0);
	now->window.first = 135;
	CHECK_INT(pan_columns(was, now), 35);
	now->window.first = INT64_MIN;
	was->window.first = INT64_MAX;
	CHECK_INT(pan_columns(was, now), 0);
	end();
}

TEST(other_windows_are_not)
{
	begin(100, 101);
	now->window.scale = 2;
	CHECK_INT(pan_columns(was, now), 0);
	now->window.scale = 1;
	now->window.left = 5;
	CHECK_INT(pan_columns(was, now), 0);
	now->window.left = 4;
	was->window.scale = now->window.scale = 0;
	CHECK_INT(pan_columns(was, now), 0);
	end();
}

TEST(what_moved_is_shifted)
{
	begin(0, 2);
	text(was, 8, "abcdefghijklmnop");
	text(now, 6, "abcdefghijklmnop");
	CHECK_INT(from(was, now, 2), 4);
	CHECK_INT(from(now, was, -2), 4);
	end();
}

TEST(what_stands_still_is_not)
{
	begin(0, 2);
	text(was, 4, "a name that sticks");
	text(now, 4, "a name that sticks");
	CHECK_INT(from(was, now, 2), -1);
	text(was, 26, "abcdefghijkl");
	text(now, 24, "abcdefghijkl");
	CHECK_INT(from(was, now, 2), 22);
	CHECK_INT(from(now, was, -2), 24);
	end();
}

TEST(labels_are_never_shifted)
{
	begin(0, 2);
	text(was, 0, "ab  cdefghijklmnopqrst");
	text(now, 0, "xy");
	text(now, 4, "efghijklmnopqrst");
	CHECK_INT(from(was, now, 2), 4);
	end();
}

TEST(a_letter_is_not_worth_it)
{
	begin(0, 1);
	text(was, 20, "x");
	text(now, 20, "y");
	CHECK_INT(from(was, now, 1), -1);
	end();
}

TEST(rows_with_wide_characters_stay)
{
	begin(0, 2);
	text(was, 8, "abcdefghijklmnop");
	text(was, 30, "\345\220\215");
	text(now, 6, "abcdefghijklmnop");
	CHECK_INT(from(was, now, 2), -1);
	CHECK_INT(from(now, was, -2), -1);
	end();
}

TEST(the_row_is_shifted_on_the_terminal_and_here)
{
	struct paint_cell x[COLS], y[COLS];
	struct paint_frame f = { COLS, 1, x, y };
	struct buf out = BUF_INIT;
	struct sgr s;

	begin(0, 2);
	text(was, 8, "abcdefghijklmnop");
	text(now, 6, "abcdefghijklmnop");
	cells_make(was, 0, 0, 1, 0, x);
	cells_make(now, 0, 0, 1, 0, y);
	sgr_init(&s, 1);
	pan_rows(&f, 4, 2, &s, &out);
	buf_adds(&out, "");
	CHECK_STR(out.data, "\033[m\033[1;5H\033[2P");
	CHECK(paint_looks_same(&x[6], &y[6]) && x[6].ch == 'a');
	buf_clear(&out);
	pan_rows(&f, 4, -2, &s, &out);
	CHECK_INT(out.len, 0);		/* it is where it is to be */
	buf_free(&out);
	end();
}

TEST_MAIN
