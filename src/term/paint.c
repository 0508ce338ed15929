/*
 * paint: the bytes from one frame to the next.
 *
 * Rows that stand elsewhere in the next frame are moved first, to the side
 * (pan.c) or up and down (scroll.c); both change `shown` as the terminal
 * changes its screen.  Then each row gets its cheapest bytes
 * (paint_line.c), if need be a colour at a time (paint_layer.c); or some
 * colours are painted in all rows first (paint_colour.c), where that has fewer.
 *
 * - ncurses counts a cell as a byte, but the shades and lines of ttv have
 *   three, so it would write many cells again that a move of the cursor passes
 *   over.  It draws only where this file cannot (paint_can.c).
 * - After a new size, a stop or another program nothing is known of the
 *   screen: it is erased, and painted from blank.
 * - A part of a frame has its first and its last rows, which say most, then
 *   others from above.
 * - All that is written to the terminal meanwhile must leave cursor, pen and
 *   cells alone.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "cursor.h"
#include "paint.h"
#include "paint_colour.h"
#include "paint_layer.h"
#include "paint_line.h"
#include "pan.h"
#include "repeat.h"
#include "scroll.h"

static struct {
	struct paint_can can;
	struct sgr	 sgr;
	struct paint_frame frame;
	int		 known;		/* 1: `shown` is what is on the
					 * screen */
	int		 changed;	/* 1: `next` may be another frame */
	int		 rest;		/* 1: there is more of it */
	uint8_t		*later;		/* by row: in no part so far */
	int		 col, row;	/* of the cursor, or -1 */
	struct paint_line *line;
	struct paint_layer *layer;
	struct paint_colour *colour;
	struct paint_cell *was;		/* `shown`, before the rows */
	struct scroll	*scroll;
} paint;

#define HEAD	4	/* rows of a part ... */
#define FOOT	6	/* ... and those of the bottom */
/*
 * Bytes of frames that are painted by colours where this has fewer: small ones,
 * whose ways are soon tried, and those of a zoom, which may have 6,000.  Others
 * would take some ms for 5 % of their bytes.
 */
#define SMALL_LEAST	100
#define SMALL_MOST	1500
#define ZOOM_LEAST	5000
#define ZOOM_MOST	10000

static const struct paint_cell nothing = PAINT_NOTHING;
static const struct sgr_pen plain = { -1, -1, 0 };

void
paint_use(const struct paint_can *can, int iso)
{
	paint.can = *can;
	sgr_init(&paint.sgr, iso);
}

static void
paint_drop(void)
{
	paint_line_free(paint.line);
	paint_layer_free(paint.layer);
	paint_colour_free(paint.colour);
	free(paint.later);
	free(paint.was);
	scroll_free(paint.scroll);
	free(paint.frame.shown);
	free(paint.frame.next);
}

void
paint_free(void)
{
	paint_drop();
	memset(&paint, 0, sizeof(paint));
}

static void
paint_erase(struct paint_cell *cells)
{
	size_t n = (size_t)paint.frame.cols * (size_t)paint.frame.rows;

	while (n-- > 0)
		cells[n] = nothing;
}

static void
paint_size(int cols, int rows)
{
	size_t n = (size_t)cols * (size_t)rows;
	struct paint_frame *f = &paint.frame;

	if (f->cols == cols && f->rows == rows)
		return;
	paint_drop();
	f->cols = cols;
	f->rows = rows;
	f->shown = xcalloc(n, sizeof(*f->shown));
	f->next = xcalloc(n, sizeof(*f->next));
	paint_erase(f->next);
	paint.line = paint_line_new(cols);
	paint.layer = paint_layer_new(cols);
	paint.colour = paint_colour_new(cols, rows);
	paint.later = xcalloc((size_t)rows, sizeof(*paint.later));
	paint.was = xcalloc(n, sizeof(*paint.was));
	paint.scroll = scroll_new(rows);
	paint_forget();
}

void
paint_blank(int cols, int rows)
{
	paint_size(cols, rows);
	paint_forget();
	paint_erase(paint.frame.shown);
	paint.known = paint.changed = 1;
}

void
paint_forget(void)
{
	paint.known = paint.sgr.known = 0;
	paint.sgr.have = plain;
	paint.col = paint.row = -1;
}

struct paint_cell *
paint_row(int row, int cols, int rows)
{
	paint_size(cols, rows);
	paint.changed = 1;
	return &paint.frame.next[(size_t)row * (size_t)cols];
}

/* Erases a screen of which nothing is known. */
static void
paint_clear(struct buf *out)
{
	sgr_put(&paint.sgr, &plain, out);
	if (paint.can.scroll)
		buf_printf(out, "\033[1;%dr", paint.frame.rows);
	buf_adds(out, "\033[H\033[J");
	paint_erase(paint.frame.shown);
	paint.known = paint.changed = 1;
}

/* Paints a row in one pass or, where this is cheaper, in several. */
static void
paint_one(int y, struct cursor *c, struct buf *out)
{
	struct paint_frame *f = &paint.frame;
	size_t at = (size_t)y * (size_t)f->cols;
	struct paint_cell *shown = f->shown + at;
	const struct paint_cell *next = f->next + at;

	while (paint_line_find(paint.line, &paint.sgr, &paint.can, shown,
	    next, next)) {
		if (!paint.sgr.known)
			sgr_put(&paint.sgr, &plain, out);
		paint_layer_find(paint.layer, paint.line, &paint.sgr,
		    &paint.can, shown, next);
		cursor_go(c, f, y, paint_line_from(paint.line), out);
		c->col = paint_line_send(paint.line, &paint.sgr, shown, out);
	}
}

/* Paints the rows of this part that differ. */
static void
paint_by_rows(struct cursor *c, struct buf *out)
{
	int y;

	for (y = 0; y < paint.frame.rows; y++)
		if (!paint.later[y])
			paint_one(y, c, out);
}

/* Returns the row that is the i-th to be in a part. */
static int
row_of_part(int i)
{
	int rows = paint.frame.rows;

	return i < HEAD || rows <= HEAD + FOOT ? i :
	    i < HEAD + FOOT ? rows - FOOT - HEAD + i : i - FOOT;
}

/* Leaves for later what has more bytes; this changes the shown cells. */
static void
paint_part(size_t most)
{
	struct cursor c = { -1, -1, paint.can.tabs };
	struct buf out = BUF_INIT;
	int i;

	for (i = 0; i < paint.frame.rows; i++) {
		paint.later[row_of_part(i)] = most > 0 && out.len >= most;
		if (most > 0 && out.len < most)
			paint_one(row_of_part(i), &c, &out);
	}
	paint.rest = most > 0 && out.len >= most;
	buf_free(&out);
}

/* Swaps the shown cells with those of before the rows. */
static void
swap_shown(void)
{
	struct paint_cell *shown = paint.frame.shown;

	paint.frame.shown = paint.was;
	paint.was = shown;
}

/* Returns whether colours are tried for a frame of n bytes. */
static int
by_colours(size_t most, size_t n)
{
	return n >= SMALL_LEAST && (most > 0 || n <= SMALL_MOST ||
	    (n >= ZOOM_LEAST && n <= ZOOM_MOST));
}

/*
 * Paints the rows that differ: row by row or, if this is cheaper, some colours
 * first.  A slow line, which gets a frame in parts, is worth the time of the
 * question.
 */
static void
paint_rows(size_t most, struct buf *out)
{
	struct cursor begin = { -1, -1, paint.can.tabs }, c = begin;
	struct sgr pen = paint.sgr, after;
	struct buf rows = BUF_INIT, colours = BUF_INIT, *best = &rows;
	size_t n = (size_t)paint.frame.cols * (size_t)paint.frame.rows *
	    sizeof(*paint.was);

	memcpy(paint.was, paint.frame.shown, n);
	paint_part(most);
	if (most > 0)
		memcpy(paint.frame.shown, paint.was, n);
	paint.sgr = pen;
	paint_by_rows(&c, &rows);
	after = paint.sgr;
	if (by_colours(most, rows.len)) {
		swap_shown();
		paint.sgr = pen;
		c = begin;
		paint_colours(paint.colour, &paint.frame, paint.later,
		    &paint.can, &paint.sgr, &c, &colours);
		paint_by_rows(&c, &colours);
		if (colours.len < rows.len)
			best = &colours;
		else
			swap_shown();
	}
	if (best == &rows)
		paint.sgr = after;
	buf_add(out, best->data, best->len);
	buf_free(&rows);
	buf_free(&colours);
}

/* Moves what stands elsewhere, then paints what is not right. */
static void
paint_change(const struct paint_place *p, size_t most, struct buf *out)
{
	paint.can.repeat = repeat_can();
	paint.can.tabs = paint.frame.cols - 1;
	if (paint.can.tabs > repeat_tabs())
		paint.can.tabs = repeat_tabs();
	if (paint.can.shift && p->pan != 0)
		pan_rows(&paint.frame, p->left, p->pan, &paint.sgr, out);
	if (paint.can.scroll)
		scroll_rows(paint.scroll, &paint.frame, &paint.can, &paint.sgr,
		    out);
	paint_rows(most, out);
	paint.changed = paint.rest;
}

void
paint_frame(const struct paint_place *p, size_t most, struct buf *out)
{
	size_t before = out->len;

	if (!paint.known)
		paint_clear(out);
	if (paint.changed)
		paint_change(p, most, out);
	if (out->len == before && paint.col == p->col && paint.row == p->row)
		return;
	cursor_place(p->row, p->col, out);
	paint.col = p->col;
	paint.row = p->row;
}

int
paint_rest(void)
{
	return paint.rest;
}

void
paint_settle(struct buf *out)
{
	sgr_put(&paint.sgr, &plain, out);
}
