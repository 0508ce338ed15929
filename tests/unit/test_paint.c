/*
 * paint_line: a row becomes another one, in the cheapest bytes.
 *
 * A small terminal (painted.h) reads the bytes and must show the other row, for
 * random rows and each thing that a terminal may be able to do.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/text.h"

#include "../../src/term/paint_line.h"
#include "painted.h"
#include "test.h"

#define COLS	PAINTED_COLS
#define SHADE	"\342\226\222"

static const struct paint_can all = { 1, 1, 1, 0, 0, 0, 0 }, none;
static const struct sgr_pen plain = { -1, -1, 0 };

/* Sets a row from a text of one pen. */
static void
row_set(struct paint_cell *row, const char *text, struct sgr_pen pen)
{
	size_t len = strlen(text), at = 0, n;
	int i;

	for (i = 0; i < COLS; i++) {
		row[i].ch = ' ';
		row[i].pen = plain;
		if (at < len) {
			row[i].ch = text_decode(text + at, len - at, &n);
			row[i].pen = pen;
			at += n;
		}
	}
}

/*
 * Returns the bytes from one row to another; "(nothing)".  What may be anything
 * is what the line says of it.
 */
static const char *
painted_row(const struct paint_cell *was, const struct paint_cell *now,
    const struct paint_can *can)
{
	static struct buf out;
	struct paint_cell shown[COLS];
	struct paint_line *l = paint_line_new(COLS);
	struct sgr s;
	int i;

	sgr_init(&s, 1);
	s.known = 1;
	buf_clear(&out);
	if (!paint_line_find(l, &s, can, was, now, now)) {
		paint_line_free(l);
		return "(nothing)";
	}
	painted_start(can);
	memcpy(painted.cell[0], was, sizeof(painted.cell[0]));
	painted.x = paint_line_from(l);
	memcpy(shown, was, sizeof(shown));
	paint_line_send(l, &s, shown, &out);
	buf_adds(&out, "");
	painted_read(out.data, out.len);
	for (i = 0; i < COLS; i++)
		if (!painted_same(&painted.cell[0][i], &shown[i]) ||
		    (now[i].ch != PAINT_ANY &&
		    !paint_looks_same(&shown[i], &now[i])))
			break;
	CHECK_INT(i, COLS);
	/* the pen that the next row begins with */
	CHECK(sgr_same_pen(&painted.pen, &s.have));
	paint_line_free(l);
	return out.data;
}

static const char *
from_to(const char *a, const char *b, const struct paint_can *can)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, a, plain);
	row_set(now, b, plain);
	return painted_row(was, now, can);
}

TEST(an_equal_row_is_nothing)
{
	CHECK_STR(from_to("some text", "some text", &all), "(nothing)");
}

TEST(cells_that_are_right_are_passed_over_where_that_is_shorter)
{
	CHECK_STR(from_to("a" SHADE SHADE "b", "c" SHADE SHADE "d", &none),
	    "c\033[2Cd");
	CHECK_STR(from_to("a" SHADE "b", "c" SHADE "d", &none), "c\033[Cd");
	CHECK_STR(from_to("axyb", "cxyd", &none), "cxyd");
}

TEST(a_run_is_repeated)
{
	CHECK_STR(from_to("", SHADE SHADE SHADE SHADE SHADE "x", &all),
	    SHADE "\033[4bx");
	CHECK_STR(from_to("", SHADE SHADE SHADE "x", &none),
	    SHADE SHADE SHADE "x");
}

TEST(the_rest_of_a_row_is_erased)
{
	CHECK_STR(from_to("abcdefghij", "ab", &none), "\033[K");
}

TEST(blanks_are_erased_where_no_ground_is_in_the_way)
{
	struct paint_cell was[COLS], now[COLS];
	struct sgr_pen ground = { -1, 4, 0 };
	struct paint_can can = { 0, 1, 0, 0, 0, 0, 0 };
	const char *x20 = "xxxxxxxxxxxxxxxxxxxx";

	CHECK_STR(from_to("xxxxxxxxxxxxxxxxxxxxxx", "x                    x",
	    &can), "\033[20X");
	row_set(was, x20, plain);
	row_set(now, "                    ", ground);
	CHECK_STR(painted_row(was, now, &none),
	    "\033[44m                    ");
	can.ground = 1;
	CHECK_STR(painted_row(was, now, &can), "\033[44m\033[20X");
}

TEST(what_is_all_ground_is_a_block_beside_blocks)
{
	struct paint_cell was[COLS], now[COLS];
	struct sgr_pen pen = { 110, -1, 0 }, ground = { 16, 110, 0 };

	row_set(was, "", plain);
	row_set(now, "\342\226\205 \342\226\203", pen);
	now[1].pen = ground;
	CHECK_STR(painted_row(was, now, &none), "\033[38;5;110m\342\226\205"
	    "\342\226\210\342\226\203");
	now[1].pen.attrs = SGR_REVERSE;		/* it shows its other colour */
	CHECK_STR(painted_row(was, now, &none), "\033[38;5;110m\342\226\205"
	    "\033[7;38;5;16;48;5;110m \033[;38;5;110m\342\226\203");
	now[0].ch = now[2].ch = 'x';		/* no block is known there */
	now[1].pen = ground;
	CHECK_STR(painted_row(was, now, &none),
	    "\033[38;5;110mx\033[48;5;110m \033[49mx");
}

TEST(of_a_wide_character_both_columns_are_written)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, "ab\346\227\245 cd", plain);
	was[3].ch = 0;
	memcpy(now, was, sizeof(now));
	now[5].ch = 'x';
	CHECK_STR(painted_row(was, now, &all), "x");
	now[1].ch = 'x';		/* between the two */
	CHECK_STR(painted_row(was, now, &all), "x\033[3Cx");
	memcpy(now, was, sizeof(now));
	now[2].ch = 0x6708;		/* the second half is the same */
	CHECK_STR(painted_row(was, now, &all), "\346\234\210");
	now[2].ch = now[3].ch = 'x';
	CHECK_STR(painted_row(was, now, &all), "xx");
	CHECK_STR(painted_row(now, was, &all), "\346\227\245");
	now[2].ch = 'x';		/* one column on */
	now[3].ch = 0x65e5;
	now[4].ch = 0;
	CHECK_STR(painted_row(was, now, &all), "x\346\227\245");
	CHECK_STR(painted_row(now, was, &all), "\346\227\245c");
}

TEST(a_tab_is_a_short_move)
{
	struct paint_can can = none;
	struct paint_cell was[COLS], now[COLS];
	struct sgr_pen ground = { -1, 4, 0 };

	can.tabs = 32;
	CHECK_STR(from_to("a               b", "c               d", &can),
	    "c\t\td");
	CHECK_STR(from_to("a             b", "c             d", &can),
	    "c\t\t\b\bd");
	can.tabs = 8;
	CHECK_STR(from_to("a               b", "c               d", &can),
	    "c\033[15Cd");
	/* not over a colour alone, of which it may take a part */
	can.tabs = 32;
	row_set(was, "a               b", ground);
	row_set(now, "c               d", ground);
	CHECK_STR(painted_row(was, now, &can), "\033[44mc\033[15Cd");
	was[3].ch = now[3].ch = was[9].ch = now[9].ch = 'x';
	CHECK_STR(painted_row(was, now, &can), "\033[44mc\t\td");
}

/* Cells that come later may be written over, not those that are right. */
TEST(a_run_goes_over_what_comes_later)
{
	struct paint_cell was[COLS], now[COLS];

	row_set(was, "abcdefghijklmn", plain);
	row_set(now, "xxxxxxghijklxx", plain);
	now[2].ch = now[3].ch = now[9].ch = PAINT_ANY;
	CHECK_STR(painted_row(was, now, &all), "x\033[5b\033[6Cxx");
	now[5].ch = PAINT_ANY;
	CHECK_STR(painted_row(was, now, &none), "xx  x\033[7Cxx");
	row_set(now, "ab", plain);
	now[5].ch = PAINT_ANY;
	CHECK_STR(painted_row(was, now, &none), "\033[K");
}

/* ---- at random ---- */

/* What these rows cost, by what the terminal can do, in bytes: see costs. */
static const size_t row_costs[8] = {
	42738, 41574, 42513, 41681, 43167, 41744, 42468, 42244,
};

TEST(any_row_becomes_any_other)
{
	size_t cost[8] = { 0 };
	struct paint_cell was[COLS], now[COLS];
	struct paint_can can = none;
	uint64_t r = 1;
	int i, k;

	for (i = 0; i < 4000; i++) {
		painted_random(&r, was, i & 8);
		painted_random(&r, now, i & 8);
		for (k = 0; k < COLS && !(i & 8); k++)
			if (i % 3 == 0 || painted_below(&r, 2) == 0)
				now[k] = was[k];
		if ((i & 24) == 24) {
			memcpy(now, was, sizeof(now));
			painted_random(&r, was, 1);
			for (k = COLS / 2; k < COLS && was[k].ch == 0; k++)
				;
			if (now[k].ch != 0)
				memcpy(now, was, (size_t)k * sizeof(*now));
		}
		can.repeat = i & 1;
		can.erase = i >> 1 & 1;
		can.ground = i >> 2 & 1;
		can.tabs = i % 5 < 2 ? COLS - 1 : 0;
		if (i % 3 == 0 && !(i & 8))
			now[painted_below(&r, COLS)].ch = 'z';
		for (k = 0; i % 7 == 0 && !(i & 8) && k < COLS / 5; k++)
			now[painted_below(&r, COLS)].ch = PAINT_ANY;
		cost[i & 7] += strlen(painted_row(was, now, &can));
	}
	for (i = 0; i < 8; i++)
		CHECK_INT(cost[i], row_costs[i]);
}

TEST_MAIN
