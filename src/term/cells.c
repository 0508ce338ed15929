/*
 * cells: a row of the canvas as cells of the terminal: characters and pens.
 * What libc and the canvas give different widths is a '?'.
 */
#include "config.h"

#include <string.h>
#include <wchar.h>

#include "ttv/canvas.h"
#include "ttv/style.h"

#include "cells.h"

#define COARSE_DEPTH	8	/* colours of a coarse frame: their sequences
				 * have half the bytes */

/* Returns the character of a cell: '?' if libc disagrees on its width. */
static uint32_t
cell_char(const struct cell *c, int width, int utf8)
{
	if (c->ch < 0x20 || c->ch == 0x7f)
		return ' ';
	if (c->ch < 0x7f)
		return c->ch;
	return utf8 && wcwidth((wchar_t)c->ch) == width ? c->ch : '?';
}

static struct sgr_pen
pen_of(struct style style, int depth, uint8_t colourless)
{
	struct style_look look;
	struct sgr_pen pen = { -1, -1, 0 };

	style_look(style, depth, &look);
	if (depth > 0) {
		pen.fg = look.fg;
		pen.bg = look.bg;
	}
	pen.attrs = (uint8_t)((look.bold ? SGR_BOLD : 0) |
	    (look.dim ? SGR_DIM : 0) | (look.reverse ? SGR_REVERSE : 0) |
	    (look.underline ? SGR_UNDERLINE : 0));
	if (pen.fg != -1 || pen.bg != -1)
		pen.attrs &= (uint8_t)~colourless;
	return pen;
}

void
cells_make(const struct canvas *cv, int row, int depth, int utf8,
    uint8_t colourless, struct paint_cell *out)
{
	const struct cell *c = &cv->cells[(size_t)row * (size_t)cv->cols];
	int col, wide;

	if (cv->coarse && depth > COARSE_DEPTH)
		depth = COARSE_DEPTH;
	for (col = 0; col < cv->cols; col++) {
		if (col > 0 && memcmp(&c[col], &c[col - 1], sizeof(*c)) == 0 &&
		    (col + 1 == cv->cols || c[col + 1].ch != 0)) {
			out[col] = out[col - 1];
			continue;
		}
		wide = col + 1 < cv->cols && c[col + 1].ch == 0;
		out[col].ch = cell_char(&c[col], wide ? 2 : 1, utf8);
		out[col].pen = pen_of(c[col].style, depth, colourless);
		if (!wide)
			continue;
		out[col + 1] = out[col];
		out[col + 1].ch = out[col].ch == '?' ? ' ' : 0;
		col++;
	}
}
