/*
 * plain: frames through ncurses, which knows all terminals.
 *
 * ncurses wants pairs of colours numbered before they are used, and the linux
 * console has 64 of them.  A frame uses few of the thousands of possible
 * pairs, so a pair gets its number when it is first drawn.  When the numbers
 * run out a cell keeps its attributes and loses its colours: the name in a
 * slice stays readable.
 */
#include "config.h"

#include <curses.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "plain.h"

#define PALETTE	257			/* 256 colours and the default, -1 */

static struct {
	int		  pairs[PALETTE * PALETTE];	/* number, 0: none */
	int		  npairs;
	struct paint_cell *cells;
	cchar_t		 *line;		/* the same, for ncurses */
	int		  cap;
	uint64_t	  given;	/* cells of the frame */
} plain;

struct paint_cell *
plain_line(int cols)
{
	if (plain.cap < cols) {
		plain.cells = xreallocarray(plain.cells, (size_t)cols,
		    sizeof(*plain.cells));
		plain.line = xreallocarray(plain.line, (size_t)cols,
		    sizeof(*plain.line));
		plain.cap = cols;
	}
	return plain.cells;
}

static int
pair_of(int fg, int bg)
{
	int *p;

	if (fg == -1 && bg == -1)
		return 0;
	p = &plain.pairs[(fg + 1) * PALETTE + bg + 1];
	if (*p != 0)
		return *p;
	if (plain.npairs + 1 >= COLOR_PAIRS || plain.npairs + 1 >= INT_MAX)
		return 0;
	if (init_extended_pair(plain.npairs + 1, fg, bg) == ERR)
		return 0;
	return *p = ++plain.npairs;
}

static void
plain_cell(const struct paint_cell *c, cchar_t *to)
{
	wchar_t text[2] = { (wchar_t)c->ch, 0 };
	int pair = pair_of(c->pen.fg, c->pen.bg);
	uint8_t a = c->pen.attrs;

	setcchar(to, text, (a & SGR_BOLD ? A_BOLD : 0) |
	    (a & SGR_DIM ? A_DIM : 0) | (a & SGR_REVERSE ? A_REVERSE : 0) |
	    (a & SGR_UNDERLINE ? A_UNDERLINE : 0),
	    (short)(pair <= SHRT_MAX ? pair : 0), &pair);
}

void
plain_row(int row, int cols)
{
	int col, n = 0;

	for (col = 0; col < cols; col++)
		if (plain.cells[col].ch != 0)	/* a wide one is one element */
			plain_cell(&plain.cells[col], &plain.line[n++]);
	mvadd_wchnstr(row, 0, plain.line, n);
	plain.given += (uint64_t)cols;
}

void
plain_forget(void)
{
	erase();
	clearok(curscr, TRUE);
}

uint64_t
plain_frame(int col, int row, int visible)
{
	uint64_t given = plain.given;

	curs_set(visible);
	move(row, col);
	refresh();
	plain.given = 0;
	return given;
}

void
plain_free(void)
{
	free(plain.cells);
	free(plain.line);
	memset(&plain, 0, sizeof(plain));
}
