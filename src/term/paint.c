/*
 * paint: the bytes from one frame to the next.
 *
 * Rows that stand elsewhere in the next frame are moved first, to the side
 * (pan.c) or up and down (scroll.c); both change `shown` as the terminal
 * changes its screen.  Then each row gets its cheapest bytes
 * (paint_line.c), if need be a colour at a time (paint_layer.c).
 *
 * - ncurses counts a cell as a byte, but the shades and lines of ttv have
 *   three, so it would write many cells again that a move of the cursor passes
 *   over.  It draws only where this file cannot (paint_can.c).
 * - After a new size, a stop or another program nothing is known of the
 *   screen: it is erased, and painted from blank.
 * - All that is written to the terminal meanwhile must leave cursor, pen and
 *   cells alone.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "paint.h"
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
	int		 col, row;	/* of the cursor, or -1 */
	struct paint_line *line;
	struct paint_layer *layer;
	struct scroll	*scroll;
} paint;

#define BACK_MOST	3	/* steps back that cost less than a count */

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

/* Moves the cursor to a place, wherever it is. */
static void
paint_move(int row, int col, struct buf *out)
{
	if (col > 0)
		buf_printf(out, "\033[%d;%dH", row + 1, col + 1);
	else
		buf_printf(out, "\033[%dH", row + 1);
}

/* Writes the bytes that move the cursor sideways: "", steps back or a count. */
static void
paint_beside(int from, int to, char *out, size_t n)
{
	if (to > from)
		snprintf(out, n, "\033[%dC", to - from);
	else
		snprintf(out, n, "%.*s", from - to, "\b\b\b\b");
	if (from - to > BACK_MOST)
		snprintf(out, n, "\033[%dD", from - to);
}

/*
 * Moves the cursor down by some rows to a column, from a column or from an
 * unknown one, -1, by the fewest bytes.  A line feed keeps the column: the
 * terminal is in raw mode.
 */
static void
paint_down(int rows, int row, int from, int col, struct buf *out)
{
	char place[32], back[32], beside[32];
	size_t n;

	snprintf(place, sizeof(place), col > 0 ? "\033[%d;%dH" : "\033[%dH",
	    row + 1, col + 1);
	paint_beside(0, col, back, sizeof(back));
	n = strlen(back) + 1;	/* a return, then sideways */
	if (from != -1) {
		paint_beside(from, col, beside, sizeof(beside));
		if (strlen(beside) <= n) {
			strlcpy(back, beside, sizeof(back));
			n = strlen(back);
		} else
			from = -1;
	}
	if (strlen(place) < n + (size_t)rows) {
		buf_adds(out, place);
		return;
	}
	if (from == -1)
		buf_addc(out, '\r');
	for (; rows > 0; rows--)
		buf_addc(out, '\n');
	buf_adds(out, back);
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

/* Where the cursor is while rows are painted. */
struct paint_cursor {
	int	row, col;		/* -1: not known */
};

/* Paints a row in one pass or, where this is cheaper, in several. */
static void
paint_one(int y, struct paint_cursor *c, struct buf *out)
{
	struct paint_frame *f = &paint.frame;
	size_t at = (size_t)y * (size_t)f->cols;
	struct paint_cell *shown = f->shown + at;
	const struct paint_cell *next = f->next + at, *to;
	int from;

	while (paint_line_find(paint.line, &paint.sgr, &paint.can, shown,
	    next)) {
		if (!paint.sgr.known)
			sgr_put(&paint.sgr, &plain, out);
		to = paint_layer_find(paint.layer, paint.line, &paint.sgr,
		    &paint.can, shown, next);
		if (to == NULL)
			to = next;
		from = paint_line_from(paint.line);
		if (c->row == -1)
			paint_move(y, from, out);
		else
			paint_down(y - c->row, y, c->col, from, out);
		c->col = paint_line_send(paint.line, &paint.sgr, out);
		c->row = y;
		memcpy(shown, to, (size_t)f->cols * sizeof(*to));
	}
}

/* Paints the rows that differ. */
static void
paint_rows(struct buf *out)
{
	struct paint_cursor c = { -1, -1 };
	int y;

	for (y = 0; y < paint.frame.rows; y++)
		paint_one(y, &c, out);
}

/* Moves what stands elsewhere, then paints what is not right. */
static void
paint_change(const struct paint_place *p, struct buf *out)
{
	paint.can.repeat = repeat_can();
	if (paint.can.shift && p->pan != 0)
		pan_rows(&paint.frame, p->left, p->pan, &paint.sgr, out);
	if (paint.can.scroll)
		scroll_rows(paint.scroll, &paint.frame, &paint.can, &paint.sgr,
		    out);
	paint_rows(out);
	paint.changed = 0;
}

void
paint_frame(const struct paint_place *p, struct buf *out)
{
	size_t before = out->len;

	if (!paint.known)
		paint_clear(out);
	if (paint.changed)
		paint_change(p, out);
	if (out->len == before && paint.col == p->col && paint.row == p->row)
		return;
	paint_move(p->row, p->col, out);
	paint.col = p->col;
	paint.row = p->row;
}

void
paint_settle(struct buf *out)
{
	sgr_put(&paint.sgr, &plain, out);
}
