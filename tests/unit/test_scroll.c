/*
 * scroll: blocks of rows that stand elsewhere in the next frame are moved where
 * that saves bytes, and whole frames: any becomes any other one (paint.c).
 */
#include "config.h"

#include "ttv/buf.h"

#include "../../src/term/paint.h"
#include "../../src/term/repeat.h"
#include "../../src/term/scroll.h"
#include "painted.h"
#include "test.h"

#define COLS	PAINTED_COLS
#define ROWS	PAINTED_ROWS

typedef struct paint_cell frame[ROWS][COLS];

static const struct paint_can all = { 1, 1, 1, 1, 1, 0, 0 };

/* Writes a text of its own for each letter into the rows of a frame. */
static void
frame_set(frame f, const char *rows)
{
	int y, x;

	for (y = 0; y < ROWS; y++)
		for (x = 0; x < COLS; x++) {
			f[y][x] = painted_nothing;
			if (rows[y] != ' ' && x < COLS - 4)
				f[y][x].ch = (uint32_t)(rows[y] + x * 7 % 5);
		}
}

/* Returns what moves rows from one frame to another; checks `shown`. */
static const char *
moved(const char *from, const char *to, const char *shows)
{
	static struct buf out;
	static frame was, now, want;
	struct paint_frame f = { COLS, ROWS, was[0], now[0] };
	struct scroll *s = scroll_new(ROWS);
	struct sgr pen;
	int y, x;

	frame_set(was, from);
	frame_set(now, to);
	frame_set(want, shows);
	sgr_init(&pen, 1);
	pen.known = 1;
	painted_start(&all);
	memcpy(painted.cell, was, sizeof(was));
	buf_clear(&out);
	scroll_rows(s, &f, &all, &pen, &out);
	buf_adds(&out, "");
	painted_read(out.data, out.len);
	for (y = 0; y < ROWS; y++)
		for (x = 0; x < COLS; x++)
			CHECK(painted_same(&was[y][x], &want[y][x]) &&
			    painted_same(&painted.cell[y][x], &want[y][x]));
	scroll_free(s);
	return out.data;
}

TEST(rows_move_up_and_down)
{
	CHECK_STR(moved("abcdefghijkl", "bcdefghijklm", "bcdefghijkl "),
	    "\033[1H\033[M");
	CHECK_STR(moved("abcdefghijkl", "xyabcdefghij", "  abcdefghij"),
	    "\033[1H\033[2L");
}

TEST(what_stands_still_does_not_move)
{
	CHECK_STR(moved("Tabcdefghijk", "Tbcdefghijkl", "Tbcdefghijk "),
	    "\033[2H\033[M");
	CHECK_STR(moved("TabcdefghijU", "TbcdefghijkU", "Tbcdefghij U"),
	    "\033[2;11r\033[2H\033[M\033[1;12r");
	CHECK_STR(moved("TabcdefghijU", "T12abcdefghU", "T  abcdefghU"),
	    "\033[2;11r\033[2H\033[2L\033[1;12r");
}

TEST(two_lists_move_by_themselves)
{
	CHECK_STR(moved("TabcdefUnopq", "TbcdefgUmnop", "Tbcdef U nop"),
	    "\033[2;7r\033[2H\033[M\033[1;12r\033[9H\033[L");
}

TEST(what_does_not_pay_is_left)
{
	CHECK_STR(moved("abcdefghijkl", "abcdefghijkl", "abcdefghijkl"), "");
	CHECK_STR(moved("abcdefghijkl", "mnopqrstuvwx", "abcdefghijkl"), "");
	/* one row arrives, and four must be drawn again */
	CHECK_STR(moved("abcdefghijkl", "xbcdeaghijkl", "abcdefghijkl"), "");
	/* blank rows are drawn by themselves */
	CHECK_STR(moved("a          b", "           b", "a          b"), "");
}

/* ---- whole frames ---- */

/* Paints a frame over the one that the terminal shows, and looks at it. */
static size_t
paint(frame next, int pan, int left)
{
	struct paint_place place = { left, pan, 3, 5 };
	struct buf out = BUF_INIT;
	int y, x, wrong = 0;
	size_t len;

	for (y = 0; y < ROWS; y++)
		memcpy(paint_row(y, COLS, ROWS), next[y], sizeof(next[y]));
	paint_frame(&place, 0, &out);
	painted_read(out.data, out.len);
	for (y = 0; y < ROWS; y++)
		for (x = 0; x < COLS; x++)
			wrong += !painted_same(&painted.cell[y][x],
			    &next[y][x]);
	CHECK_INT(wrong, 0);
	CHECK_INT(painted.x, 3);
	CHECK_INT(painted.y, 5);
	CHECK(painted.top == 0 && painted.bottom == ROWS - 1);
	len = out.len;
	buf_free(&out);
	return len;
}

TEST(a_frame_that_is_shown_costs_nothing)
{
	static frame f;

	painted_start(&all);
	paint_use(&all, 1);
	repeat_set(1, 0);
	frame_set(f, "abcdefghijkl");
	CHECK(paint(f, 0, 0) > 0);
	CHECK_INT(paint(f, 0, 0), 0);
	paint_forget();			/* another program wrote */
	painted_start(&all);
	painted.pen.bg = 4;		/* and left its pen */
	CHECK(paint(f, 0, 0) > 0);
	paint_free();
}

TEST(what_stands_below_the_last_cell_costs_a_feed_and_steps_back)
{
	static frame f;
	size_t rest = strlen("\033[3;21H") + strlen("\033[6;4H");
	int y;

	painted_start(&all);
	paint_use(&all, 1);
	repeat_set(1, 0);
	frame_set(f, "            ");
	paint(f, 0, 0);
	for (y = 2; y < 7; y++)
		f[y][20].ch = 0x2502;
	CHECK_INT(paint(f, 0, 0), rest + 5 * 3 + 4 * strlen("\n\b"));
	/* a row between; of a sign of any width the column is not known */
	for (y = 2; y < 7; y += 2)
		f[y][20].ch = y == 4 ? 0x2026 : 'x';
	CHECK_INT(paint(f, 0, 0), rest + 1 + 3 + 1 + strlen("\n\n\b") +
	    strlen("\033[7;21H"));
	paint_free();
}

/* Moves some rows of a frame, or some columns, or makes new ones. */
static int
change(uint64_t *r, frame f, int wide)
{
	int y, x, n, at, top = (int)painted_below(r, ROWS), pan = 0;
	int rows = (int)painted_below(r, (uint32_t)(ROWS - top)) + 1;
	frame was;

	memcpy(was, f, sizeof(was));
	switch (painted_below(r, 5)) {
	case 0:				/* up or down */
	case 1:
		n = (int)painted_below(r, 7) - 3;
		for (y = top; y < top + rows; y++)
			if (y + n >= top && y + n < top + rows)
				memcpy(f[y], was[y + n], sizeof(f[y]));
			else
				painted_random(r, f[y], wide);
		break;
	case 2:				/* to a side */
		pan = (int)painted_below(r, 9) - 4;
		for (y = 0; y < ROWS && !wide; y++)
			for (x = 5; x < COLS; x++)
				if (x + pan >= 5 && x + pan < COLS)
					f[y][x] = was[y][x + pan];
		break;
	case 3:				/* a line down, not all of it new */
		for (y = top; y < top + rows && !wide; y++)
			if (painted_below(r, 4) > 0) {
				at = 9 + (int)painted_below(r, 6);
				f[y][at].ch = painted_below(r, 9) > 0 ?
				    0x2502 : 0x2026;
			}
		break;
	default:
		painted_random(r, f[top], wide);
	}
	return pan;
}

/*
 * What these frames cost, by what the terminal can do, in bytes.  Fewer are
 * better: then the numbers are to be lowered.
 */
static const size_t costs[32] = {
	36359, 38625, 44178, 28001, 34399, 28163, 39753, 39684, 25841, 26185,
	28352, 28307, 36728, 27104, 30464, 23544, 27535, 23328, 33298, 21690,
	30060, 24064, 25946, 27972, 19785, 18110, 23101, 17655, 20411, 18262,
	20016, 16639,
};

TEST(any_frame_becomes_any_other)
{
	size_t cost[32] = { 0 };
	static frame f;
	struct paint_can can;
	uint64_t r = 1;
	int i, k, y;

	for (i = 0; i < 128; i++) {
		can.repeat = i & 1;
		can.erase = i >> 1 & 1;
		can.ground = i >> 2 & 1;
		can.shift = i >> 3 & 1;
		can.scroll = i >> 4 & 1;
		can.tabs = i % 3 == 0 ? COLS - 1 : 0;
		painted_start(&can);
		paint_use(&can, i >> 5 & 1);
		repeat_set(can.repeat, can.tabs);
		for (y = 0; y < ROWS; y++)
			painted_random(&r, f[y], i & 64);
		cost[i & 31] += paint(f, 0, 0);
		for (k = 0; k < 24; k++)
			cost[i & 31] += paint(f, change(&r, f, i & 64), 5);
		paint_free();
	}
	for (i = 0; i < 32; i++)
		CHECK_INT(cost[i], costs[i]);
}

/* Puts a letter into a row or, if it is wide, two cells; none beside a half. */
static void
put_letter(struct paint_cell *row, int x, int wide)
{
	if (x + 2 >= COLS || row[x].ch == 0 || row[x + 1].ch == 0 ||
	    row[x + 2].ch == 0)
		return;
	row[x].ch = wide ? 0x65e5 : 'x';
	if (!wide)
		return;
	row[x + 1] = row[x];
	row[x + 1].ch = 0;
}

/* What densities cost, as above; colours in turn are painted one by one. */
static const size_t density_costs[2] = { 308051, 296412 };

TEST(any_density_becomes_any_other)
{
	size_t cost[2] = { 0 };
	static frame f;
	struct paint_can can = { 0, 0, 0, 0, 0, 0, 0 };
	uint64_t r = 7;
	int i, k, x, y;

	for (i = 0; i < 32; i++) {
		can.repeat = i & 1;
		can.ground = i >> 2 & 1;
		can.tabs = i >> 3 & 1 ? COLS - 1 : 0;
		painted_start(&can);
		paint_use(&can, i >> 1 & 1);
		repeat_set(can.repeat, can.tabs);
		for (k = 0; k < 8; k++) {
			for (y = 0; y < ROWS; y++)
				if (k == 0 || painted_below(&r, 3) > 0)
					painted_density(&r, f[y]);
			for (y = 0; y < ROWS * COLS / 9 && k % 2 == 1; y++) {
				x = (int)painted_below(&r, COLS);
				put_letter(f[painted_below(&r, ROWS)], x, 0);
			}
			for (y = 0; y < ROWS && i % 5 == 0; y++)
				put_letter(f[y], (int)painted_below(&r, COLS),
				    1);
			cost[i & 1] += paint(f, 0, 0);
		}
		paint_free();
	}
	CHECK_INT(cost[0], density_costs[0]);
	CHECK_INT(cost[1], density_costs[1]);
}

/* ---- parts ---- */

/* Sends a part of a frame, in at least some bytes; returns its bytes. */
static size_t
part(size_t most)
{
	struct paint_place place = { 0, 0, 3, 5 };
	struct buf out = BUF_INIT;
	size_t len;

	paint_frame(&place, most, &out);
	painted_read(out.data, out.len);
	len = out.len;
	buf_free(&out);
	return len;
}

TEST(a_part_has_the_first_and_the_last_rows)
{
	static frame f;
	int y;

	painted_start(&all);
	paint_use(&all, 1);
	repeat_set(1, 0);
	frame_set(f, "abcdefghijkl");
	for (y = 0; y < ROWS; y++)
		memcpy(paint_row(y, COLS, ROWS), f[y], sizeof(f[y]));
	CHECK(part(350) > 350);
	CHECK(paint_rest());
	for (y = 0; y < ROWS; y++)
		CHECK_INT(painted.cell[y][0].ch == f[y][0].ch, y < 4 ||
		    y >= ROWS - 6);
	CHECK(part(350) > 0);
	CHECK(!paint_rest());
	CHECK_INT(paint(f, 0, 0), 0);
	paint_free();
}

/* Parts become the frame, and what comes before their end another one. */
TEST(any_frame_comes_in_parts)
{
	static frame f;
	struct paint_can can = all;
	uint64_t r = 3;
	int i, k, y, parts = 0, cut = 0;

	for (i = 0; i < 64; i++) {
		can.tabs = i & 1 ? COLS - 1 : 0;
		painted_start(&can);
		paint_use(&can, 1);
		repeat_set(1, can.tabs);
		for (k = 0; k < 12; k++) {
			for (y = 0; y < ROWS; y++)
				if (k == 0 || painted_below(&r, 3) > 0)
					painted_density(&r, f[y]);
			(void)change(&r, f, 0);
			for (y = 0; y < ROWS; y++)
				memcpy(paint_row(y, COLS, ROWS), f[y],
				    sizeof(f[y]));
			do {
				(void)part(50 + painted_below(&r, 500));
				parts++;
			} while (paint_rest() && painted_below(&r, 5) > 0);
			cut += paint_rest();
		}
		(void)paint(f, 0, 0);
		CHECK_INT(paint_rest(), 0);
		paint_free();
	}
	CHECK(parts > 2000 && cut > 200);
}

TEST_MAIN
