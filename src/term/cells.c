/*
 * cells: a row of the canvas as a string of ncurses' cells, and as paint.c has
 * them.  Both show the same: what libc and the canvas give different widths is
 * a '?' in both, and a colour that has no pair is in neither.
 */
#include "config.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "ttv/canvas.h"
#include "ttv/xmalloc.h"

#include "cells.h"
#include "colour.h"
#include "paint.h"

#define COARSE_DEPTH	8	/* colours of a coarse frame: their sequences
				 * have half the bytes */

static struct {
	cchar_t	*line;		/* a row for ncurses */
	int	 cap;
} cells;

/* Returns the character of a cell: '?' if libc disagrees on its width. */
static wchar_t
cell_char(const struct cell *c, int width, int utf8)
{
	wchar_t ch = (wchar_t)c->ch;

	if (c->ch < 0x20 || c->ch == 0x7f)
		return L' ';
	if (c->ch < 0x7f)
		return ch;
	if (!utf8 || wcwidth(ch) != width)
		return L'?';
	return ch;
}

/*
 * Draws the cell of a column and those behind it that are the same; returns the
 * column behind them.  *n counts the cells of ncurses.
 */
static int
cells_run(const struct canvas *cv, const struct cell *c, int col, int depth,
    int utf8, struct paint_cell *paint, int *n)
{
	wchar_t text[2] = { 0, 0 };
	struct colour_look look;
	int first = *n, at, width;

	width = col + 1 < cv->cols && c[col + 1].ch == 0 ? 2 : 1;
	text[0] = cell_char(&c[col], width, utf8);
	if (text[0] == L'?' && c[col].ch != '?')
		width = 1;	/* the second half is drawn as a blank */
	colour_of(c[col].style, depth, &look);
	setcchar(&cells.line[(*n)++], text, look.attrs, look.pair16, look.opts);
	for (at = col + width; width == 1 && at < cv->cols && memcmp(&c[at],
	    &c[col], sizeof(*c)) == 0; at++)
		cells.line[(*n)++] = cells.line[first];
	for (; col < at; col++) {
		paint[col].ch = (uint32_t)text[0];
		paint[col].pen = look.pen;
	}
	if (width == 2)
		paint[at - 1].ch = 0;
	return at;
}

void
cells_draw(const struct canvas *cv, int row, int depth, int utf8)
{
	const struct cell *c = &cv->cells[(size_t)row * (size_t)cv->cols];
	struct paint_cell *paint = paint_row(row, cv->cols, cv->rows);
	int col = 0, n = 0;

	if (cells.cap < cv->cols) {
		cells.line = xreallocarray(cells.line, (size_t)cv->cols,
		    sizeof(*cells.line));
		cells.cap = cv->cols;
	}
	if (cv->coarse && depth > COARSE_DEPTH)
		depth = COARSE_DEPTH;
	while (col < cv->cols)
		col = cells_run(cv, c, col, depth, utf8, paint, &n);
	mvadd_wchnstr(row, 0, cells.line, n);
}

void
cells_free(void)
{
	free(cells.line);
	cells.line = NULL;
	cells.cap = 0;
}
