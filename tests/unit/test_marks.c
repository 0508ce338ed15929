/*
 * marks: what is too small for a box says how much of a column it covers, and
 * whose it is; names behind it; counters that move little.
 */
#include "config.h"

#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/view.h"
#include "ttv/viewport.h"

#include "sketch.h"
#include "test.h"

#define COLS	64
#define TRACKS	3		/* the first row of tracks, below title and
				 * ruler, and the heading of the process */

static struct trace *tr;
static struct view v;
static struct canvas *cv;

/* Draws a sketch in columns of 16 us, from 0 on. */
static void
begin(const char *text)
{
	tr = sketch(text);
	view_init(&v, tr);
	v.pane = 0;
	view_resize(&v, COLS, 12);
	v.vp.exact = 0;
	for (v.vp.zoom = 0; viewport_step(&v.vp) < 16000; v.vp.zoom++)
		;
	v.vp.t0 = 0;
	v.cursor = -1;
	cv = canvas_new(COLS, 12);
	frame_draw(cv, &v);
}

static void
end(void)
{
	view_free(&v);
	trace_free(tr);
	canvas_free(cv);
}

/* Returns the cell of a time in us, on a line of tracks. */
static const struct cell *
at(int line, int64_t us)
{
	return canvas_at(cv, COLS - v.vp.cols + viewport_col(&v.vp, us * 1000),
	    TRACKS + line);
}

/* Returns a text that a line has from a time on. */
static const char *
text_at(int line, int64_t us, int n)
{
	const struct cell *c = at(line, us);
	static char text[COLS + 1];
	int i;

	for (i = 0; i < n; i++)
		text[i] = c[i].ch < 128 ? (char)c[i].ch : '#';
	text[n] = '\0';
	return text;
}

/* Returns a time in us just behind the beginning of a column. */
static int
us(int col)
{
	return (int)(viewport_step(&v.vp) * col / 1000) + 1;
}

/* A mark is as high as the part of its column that is covered. */
TEST(bars_are_as_high_as_what_is_covered)
{
	char text[400];
	int step;

	begin("X 1 1 0 1 a\n");
	step = us(1) - 1;
	/* an eighth, and three eighths in two slices; far from each other */
	snprintf(text, sizeof(text), "X 1 1 %d %d a\nX 1 1 %d %d b\n"
	    "X 1 1 %d %d c\nX 1 1 %d 0 dot\n", us(2), step / 8, us(20),
	    step / 8, us(20) + step / 2, step / 4, us(40));
	end();
	begin(text);
	CHECK_INT(at(0, us(2))->ch, glyph_bar_up(1));
	CHECK_INT(at(0, us(20))->ch, glyph_bar_up(3));
	CHECK_INT(at(0, us(40))->ch, glyph(GLYPH_SPARSE));
	/* less than a third is dim, and a dot has no colour */
	CHECK(at(0, us(2))->style.flags & STYLE_DIM);
	CHECK(!(at(0, us(20))->style.flags & STYLE_DIM));
	CHECK_INT(at(0, us(40))->style.hue, STYLE_NO_HUE);
	/* the colour is that of the longest */
	CHECK_INT(at(0, us(20))->style.hue, style_hue("c", 1));
	end();
}

/* Many slices never look like one that is as long as they are together: bars
 * with a name between blanks here and there. */
TEST(many_are_no_box)
{
	char text[4000] = "";
	size_t n = 0;
	int i, cells = 0, bars = 0;

	for (i = 0; i < 100; i++)
		n += (size_t)snprintf(text + n, sizeof(text) - n,
		    "X 1 1 %d 8 x\n", i * 8);
	begin(text);
	for (i = 0; i < 800 - us(2); i += us(1), cells++) {
		if (at(0, i)->ch != glyph_bar_up(7)) {
			CHECK(at(0, i)->ch == ' ' || at(0, i)->ch == 'x');
			continue;
		}
		CHECK_INT(at(0, i)->style.hue, style_hue("x", 1));
		bars++;
	}
	CHECK(bars * 10 > cells * 8);
	end();
}

/* The longest of what stands together is named where cells are free. */
TEST(names_stand_behind)
{
	char text[400];

	begin("X 1 1 0 1 a\n");
	snprintf(text, sizeof(text), "X 1 1 0 2 small\nX 1 1 %d 5 parse\n"
	    "X 1 1 %d 2 tiny\nX 1 1 %d 3 abcdefghijkl\n"
	    "X 1 1 %d 3 abcdefghijkl\nX 1 1 %d 3 end\n", us(1), us(2),
	    us(20), us(27), us(40));
	end();
	begin(text);
	CHECK_STR(text_at(0, us(3), 7), " parse ");
	/* six free cells are not enough for a part of a long name */
	CHECK_STR(text_at(0, us(21), 6), "      ");
	CHECK_STR(text_at(0, us(28), 12), " abcdefghi# ");
	CHECK_INT(at(0, us(4))->style.hue, style_hue("parse", 5));
	v.coarse = 1;		/* a slow line gets none */
	frame_draw(cv, &v);
	CHECK(strchr(text_at(0, us(3), 7), 'p') == NULL);
	end();
}

/* What has a name in its box has none beside it. */
TEST(a_box_with_a_name_has_one)
{
	begin("X 1 1 0 160 longname\nX 1 1 400 3 z\n");
	CHECK_STR(text_at(0, us(12), 10), "          ");
	end();
}

/* A series that stays above two thirds of its maximum begins at its minimum. */
TEST(counters_that_move_little)
{
	begin("C 1 0 fps v 54\nC 1 100 fps v 60\nC 1 300 fps v 57\n"
	    "C 1 0 mem v 30\nC 1 100 mem v 60\nC 1 600 fps v 57\n");
	CHECK_INT(at(0, 50)->ch, glyph_bar_up(1));
	CHECK_INT(at(0, 200)->ch, glyph_bar_up(7));
	CHECK_INT(at(0, 400)->ch, glyph_bar_up(4));
	CHECK_INT(at(1, 50)->ch, glyph_bar_up(4));	/* 30 of 60 */
	CHECK(at(0, 200)->style.role != at(1, 200)->style.role);
	end();
}

TEST_MAIN
