/*
 * cursor: moves of the cursor from row to row, in the fewest bytes.
 *
 * A line feed keeps the column: the terminal is in raw mode.  It never scrolls,
 * as no row is below the last one.
 */
#include "config.h"

#include "ttv/buf.h"

#include "beside.h"
#include "cursor.h"

void
cursor_place(int row, int col, struct buf *out)
{
	if (col > 0)
		buf_printf(out, "\033[%d;%dH", row + 1, col + 1);
	else
		buf_printf(out, "\033[%dH", row + 1);
}

/* Returns the bytes of cursor_place(). */
static int
place_cost(int row, int col)
{
	return beside_count(row + 1 > 1 ? row + 1 : 2) +
	    (col > 0 ? beside_count(col + 1) - 2 : 0);
}

void
cursor_go(struct cursor *c, const struct paint_frame *f, int row, int col,
    struct buf *out)
{
	const struct paint_cell *shown = f->shown + (size_t)row *
	    (size_t)f->cols;
	int back = beside_cost(shown, 0, col, c->tabs) + 1, down = row - c->row;
	int beside = c->col == -1 ? back + 1 :
	    beside_cost(shown, c->col, col, c->tabs);
	int from = beside <= back ? c->col : -1;

	if (c->row == -1 || down < 0 || place_cost(row, col) <
	    down + (from == -1 ? back : beside))
		cursor_place(row, col, out);
	else {
		if (from == -1)
			buf_addc(out, '\r');
		for (; down > 0; down--)
			buf_addc(out, '\n');
		beside_send(shown, from == -1 ? 0 : from, col, c->tabs, out);
	}
	c->row = row;
	c->col = col;
}
