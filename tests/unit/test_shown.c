/*
 * shown: after each word of a walk (walking.h) a terminal that has read the
 * bytes from frame to frame (painted.h) shows the cells of the last frame, and
 * so does one that has read nothing but the whole of it: whatever the terminal
 * can do, in all its colours, with the screen of another size now and then.
 *
 * shown.sums is to this test what walk.sums is to test_walk, and has the bytes.
 */
#include "config.h"

#include <locale.h>

#include "ttv/app.h"
#include "ttv/buf.h"
#include "ttv/hash.h"
#include "ttv/trace.h"

#include "../../src/term/cells.h"
#include "../../src/term/paint.h"
#include "../../src/term/pan.h"
#include "../../src/term/repeat.h"
#define PAINTED_COLS	121
#define PAINTED_ROWS	45
#include "painted.h"
#include "sketch.h"
#include "test.h"
#include "walk_words.h"
#include "walking.h"

#define SUMS	"../tests/unit/shown.sums"
#define WORDS	10		/* between two frames that are compared */
#define FRAMES	4		/* of one viewer */
#define VIEWERS	16		/* of a trace */

static const int sizes[][2] = {
	{ 100, 30 }, { 80, 24 }, { 121, 45 }, { 60, 20 }, { 39, 12 }, { 2, 2 },
	{ 81, 9 },
};
static const int depths[] = { 256, 8, 0 };

/* The terminal, and the frame that it shows. */
static struct {
	struct canvas	*was;		/* NULL: it is blank */
	uint32_t	 can;		/* a bit for each thing */
	int		 depth;
	int		 utf8;
} seen;

static const char *
word(struct walk *w)
{
	const int *size;

	if (walk_below(w, 12) > 0)
		return walk_word(w, w->viewer % 4 == 3);
	size = ONE_OF(w, sizes);
	snprintf(w->made, sizeof(w->made), "@%dx%d", size[0], size[1]);
	return w->made;
}

static struct paint_can
can_of(uint32_t bits)
{
	struct paint_can can = {
		.repeat = bits & 1, .erase = bits >> 1 & 1,
		.ground = bits >> 2 & 1, .shift = bits >> 3 & 1,
		.scroll = bits >> 3 & 1,
		.tabs = bits % 3 > 0 ? PAINTED_COLS - 1 : 0,
		.colourless = bits & 4 ? SGR_UNDERLINE : 0
	};

	return can;
}

/* Makes the terminal one that shows nothing yet. */
static void
begin(const struct canvas *cv)
{
	struct paint_can can = can_of(seen.can);

	paint_free();
	paint_use(&can, seen.depth == 256);
	repeat_set(can.repeat, can.tabs);
	painted_start(&can);
	painted_resize(cv->cols, cv->rows);
	canvas_free(seen.was);
	seen.was = NULL;
}

/* Returns whether the terminal shows the frame; says where it does not. */
static int
is_shown(const struct canvas *cv)
{
	static struct paint_cell want[PAINTED_COLS];
	struct paint_can can = can_of(seen.can);
	int row, col;

	for (row = 0; row < cv->rows; row++) {
		cells_make(cv, row, seen.depth, seen.utf8, can.colourless,
		    want);
		for (col = 0; col < cv->cols; col++)
			if (!painted_same(&painted.cell[row][col],
			    &want[col])) {
				printf("# row %d column %d\n", row, col);
				return 0;
			}
	}
	return painted.x == cv->cols / 2 && painted.y == cv->rows - 1;
}

/* Gives a frame to the terminal, as draw.c does; adds the bytes to the sum. */
static int
show(struct walk *w, const struct canvas *cv)
{
	struct paint_place place = { 0, 0, cv->cols / 2, cv->rows - 1 };
	struct paint_can can = can_of(seen.can);
	struct buf out = BUF_INIT;
	int row;

	if (seen.was != NULL)
		place.pan = pan_columns(seen.was, cv);
	place.left = cv->window.scale != 0 ? cv->window.left : 0;
	for (row = 0; row < cv->rows; row++)
		cells_make(cv, row, seen.depth, seen.utf8, can.colourless,
		    paint_row(row, cv->cols, cv->rows));
	paint_frame(&place, 0, &out);
	w->sum = hash_bytes(w->sum, out.data, out.len);
	buf_addc(&out, '\0');
	painted_read(out.data, out.len - 1);
	buf_free(&out);
	return is_shown(cv);
}

/* Keeps a copy of a frame, which the next one may be a pan of. */
static void
keep(const struct canvas *cv)
{
	if (seen.was == NULL)
		seen.was = canvas_new(cv->cols, cv->rows);
	memcpy(seen.was->cells, cv->cells, (size_t)cv->cols *
	    (size_t)cv->rows * sizeof(*cv->cells));
	seen.was->window = cv->window;
	seen.was->coarse = cv->coarse;
}

static void
drawn(struct walk *w)
{
	if (w->taken == 1)
		begin(w->x);
	else if (seen.was->cols != w->x->cols || seen.was->rows != w->x->rows) {
		painted_resize(w->x->cols, w->x->rows);
		canvas_free(seen.was);
		seen.was = NULL;
	}
	if (!show(w, w->x))
		walk_say(w);
	keep(w->x);
	if (w->taken % WORDS != 0)
		return;
	begin(w->x);			/* and what comes next from here */
	if (!show(w, w->x))
		walk_say(w);
	keep(w->x);
}

/* Goes through a trace with a viewer for each kind of terminal. */
static void
shown(const char *name, struct trace *trace)
{
	struct walk w = { .name = name, .trace = trace, .word = word,
	    .words = WORDS, .frames = FRAMES, .drawn = drawn };
	int i, nsizes = sizeof(sizes) / sizeof(*sizes);

	walk_there();
	seen.utf8 = setlocale(LC_CTYPE, "C.UTF-8") != NULL;
	for (i = 0; i < VIEWERS; i++) {
		seen.can = (uint32_t)i;
		seen.depth = depths[i % 3];
		walk_go(&w, i, sizes[i % nsizes]);
		if (seen.utf8)
			walk_check(&w, SUMS);
		CHECK_INT(w.bad, 0);
	}
	paint_free();
	canvas_free(seen.was);
	seen.was = NULL;
	buf_free(&w.keys);
	buf_free(&w.sums);
	trace_free(trace);
}

TEST(files)
{
	static const char *const names[] = { "perfetto-demo.pftrace",
	    "atrace.systrace", "go-tool-trace.json", "fuchsia.fxt" };
	struct trace *trace;
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(*names); i++)
		if ((trace = walk_open(&names[i], 1)) != NULL)
			shown(names[i], trace);
}

TEST(wide_characters)
{
	shown("wide", sketch("P 1 \346\227\245\346\234\254\350\252\236\n"
	    "T 1 1 a\346\227\245b\nT 1 2 \357\274\241\357\274\242\n"
	    "X 1 1 0 10 \346\227\245\346\234\254\nX 1 1 2 4 a\346\234\254\n"
	    "X 1 1 2 2 \346\234\254\346\227\245a\nX 1 1 7 2 \346\227\245\n"
	    "X 1 2 0 3 \357\274\241\nX 1 2 4 1 e\314\201\nX 1 2 6 3 b\n"
	    "i 1 1 5 \346\234\210\nC 1 5 \345\220\215 \345\220\215 3\n"
	    "S 1 1 3 \346\227\245;\346\234\254\n"));
}

/* Rows that are nearly alike stand below each other: they are moved. */
TEST(many_lines)
{
	struct buf text = { 0 };
	int i;

	for (i = 0; i < 150; i++)
		buf_printf(&text, "X %d %d %d %d n%d\nX %d %d %d 9 m\n",
		    1 + i / 50, 1 + i, i % 7 * 10, 90, i % 9, 1 + i / 50,
		    1 + i, i % 5 * 30 + 100);
	buf_addc(&text, '\0');
	shown("many", sketch(text.data));
	buf_free(&text);
}

TEST(all_rows_are_there)
{
	if (setlocale(LC_CTYPE, "C.UTF-8") != NULL)
		sums_end(SUMS);
}

TEST_MAIN
