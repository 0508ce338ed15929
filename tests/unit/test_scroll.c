/*
 * shift: when two frames are comparable, and from which column on shifting a
 * row pays.
 */
#include "config.h"

#include "ttv/canvas.h"
#include "ttv/style.h"

#include "../../src/term/scroll.h"
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

TEST(windows_on_the_same_thing_are_compared)
{
	begin(100, 103);
	CHECK_INT(scroll_columns(was, now), 3);
	CHECK_INT(scroll_columns(now, was), -3);
	now->window.first = 100;
	CHECK_INT(scroll_columns(was, now), 0);
	now->window.first = 136;		/* no cell is left */
	CHECK_INT(scroll_columns(was, now), 0);
	now->window.first = 135;
	CHECK_INT(scroll_columns(was, now), 35);
	now->window.first = INT64_MIN;
	was->window.first = INT64_MAX;
	CHECK_INT(scroll_columns(was, now), 0);
	end();
}

TEST(other_windows_are_not)
{
	begin(100, 101);
	now->window.scale = 2;
	CHECK_INT(scroll_columns(was, now), 0);
	now->window.scale = 1;
	now->window.left = 5;
	CHECK_INT(scroll_columns(was, now), 0);
	now->window.left = 4;
	was->window.scale = now->window.scale = 0;
	CHECK_INT(scroll_columns(was, now), 0);
	end();
}

TEST(what_moved_is_shifted)
{
	begin(0, 2);
	text(was, 8, "abcdefghijklmnop");
	text(now, 6, "abcdefghijklmnop");
	CHECK_INT(scroll_from(was, now, 0, 2), 4);
	CHECK_INT(scroll_from(now, was, 0, -2), 6);
	end();
}

TEST(what_stands_still_is_not)
{
	begin(0, 2);
	text(was, 4, "a name that sticks");
	text(now, 4, "a name that sticks");
	CHECK_INT(scroll_from(was, now, 0, 2), -1);
	text(was, 26, "abcdefghijkl");
	text(now, 24, "abcdefghijkl");
	CHECK_INT(scroll_from(was, now, 0, 2), 22);
	CHECK_INT(scroll_from(now, was, 0, -2), 24);
	end();
}

TEST(labels_are_never_shifted)
{
	begin(0, 2);
	text(was, 0, "ab  cdefghijklmnopqrst");
	text(now, 0, "xy");
	text(now, 4, "efghijklmnopqrst");
	CHECK_INT(scroll_from(was, now, 0, 2), 4);
	end();
}

TEST(a_letter_is_not_worth_it)
{
	begin(0, 1);
	text(was, 20, "x");
	text(now, 20, "y");
	CHECK_INT(scroll_from(was, now, 0, 1), -1);
	end();
}

TEST(rows_with_wide_characters_stay)
{
	begin(0, 2);
	text(was, 8, "abcdefghijklmnop");
	text(was, 30, "\345\220\215");
	text(now, 6, "abcdefghijklmnop");
	CHECK_INT(scroll_from(was, now, 0, 2), -1);
	CHECK_INT(scroll_from(now, was, 0, -2), -1);
	end();
}

TEST_MAIN
