/*
 * paint: the bytes from one frame to the next, without ncurses.
 *
 * ncurses counts a cell as a byte, but the shades and lines of ttv have three,
 * so it writes many cells again that a move of the cursor would pass over.
 * Here the cheapest bytes of each row are found (paint_line.c).  ncurses draws
 * the same frame all the same, and what is shorter is sent (output.c): its
 * notion of the screen stays right, and it is there for all terminals.
 *
 * - Only for terminals that have each sequence in the form of ISO 6429, wait at
 *   the right margin (xenl), and show attributes with colours (no ncv).
 * - The frame that is shown is known from the first, blank screen on; after a
 *   new size or a stop only ncurses' next frame makes it known again.
 * - A frame that changes a wide character is left to ncurses.
 */
#include "config.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "paint.h"
#include "repeat.h"

static struct {
	int		 able;
	struct paint_can can;
	int		 cols, rows;
	int		 known;		/* 1: `shown` is what is on the
					 * screen */
	struct paint_cell *shown, *next;
	struct paint_line *line;
} paint;

static const struct paint_cell nothing = { ' ', { -1, -1, 0 } };

/* ---- what the terminal can do ---- */

/* Returns whether a capability, with these parameters, is this sequence. */
static int
is_sequence(const char *name, int a, int b, const char *sequence)
{
	char cap[8];
	const char *s;

	strlcpy(cap, name, sizeof(cap));
	s = tigetstr(cap);
	return s != NULL && s != (const char *)-1 && strchr(s, '$') == NULL &&
	    (s = tiparm(s, a, b)) != NULL && strcmp(s, sequence) == 0;
}

static int
has_flag(const char *name)
{
	char cap[8];

	strlcpy(cap, name, sizeof(cap));
	return tigetflag(cap) > 0;
}

static int
has_attributes(void)
{
	char cap[] = "ncv";

	return is_sequence("bold", 0, 0, "\033[1m") &&
	    is_sequence("dim", 0, 0, "\033[2m") &&
	    is_sequence("smul", 0, 0, "\033[4m") &&
	    is_sequence("rev", 0, 0, "\033[7m") && tigetnum(cap) <= 0;
}

static int
has_colours(void)
{
	if (!has_colors())
		return 1;
	return is_sequence("setaf", 3, 0, "\033[33m") &&
	    is_sequence("setab", 3, 0, "\033[43m") &&
	    (COLORS < 256 || (is_sequence("setaf", 200, 0,
	    "\033[38;5;200m") && is_sequence("setab", 200, 0,
	    "\033[48;5;200m")));
}

void
paint_learn(void)
{
	paint.able = is_sequence("cup", 5, 7, "\033[6;8H") &&
	    is_sequence("cuf", 3, 0, "\033[3C") &&
	    is_sequence("cub", 3, 0, "\033[3D") &&
	    is_sequence("el", 0, 0, "\033[K") && has_flag("am") &&
	    has_flag("xenl") && has_attributes() && has_colours();
	paint.can.erase = is_sequence("ech", 3, 0, "\033[3X");
	paint.can.ground = has_flag("bce");
}

/* ---- the frame ---- */

void
paint_free(void)
{
	paint_line_free(paint.line);
	free(paint.shown);
	free(paint.next);
	memset(&paint, 0, sizeof(paint));
}

static void
paint_size(int cols, int rows)
{
	size_t n = (size_t)cols * (size_t)rows;

	if (paint.cols == cols && paint.rows == rows)
		return;
	paint_line_free(paint.line);
	paint.line = NULL;
	paint.shown = xreallocarray(paint.shown, n, sizeof(*paint.shown));
	paint.next = xreallocarray(paint.next, n, sizeof(*paint.next));
	paint.cols = cols;
	paint.rows = rows;
	paint.known = 0;
	while (n-- > 0)
		paint.shown[n] = paint.next[n] = nothing;
}

void
paint_blank(int cols, int rows)
{
	paint_size(cols, rows);
	paint.known = 1;
}

void
paint_forget(void)
{
	paint.known = 0;
}

struct paint_cell *
paint_row(int row, int cols, int rows)
{
	paint_size(cols, rows);
	return &paint.next[(size_t)row * (size_t)cols];
}

void
paint_shift(int row, int from, int n)
{
	struct paint_cell *c;
	int len = paint.cols - from, i;

	if (!paint.known || row >= paint.rows || abs(n) >= len)
		return;
	c = &paint.shown[(size_t)row * (size_t)paint.cols + (size_t)from];
	if (n > 0)
		memmove(c, c + n, (size_t)(len - n) * sizeof(*c));
	else
		memmove(c - n, c, (size_t)(len + n) * sizeof(*c));
	for (i = 0; i < abs(n); i++)
		c[n > 0 ? len - 1 - i : i] = nothing;
}

/* Moves the cursor, which is in the row before if `below`. */
static void
paint_move(int row, int col, int below, struct buf *out)
{
	if (!below)
		buf_printf(out, "\033[%d;%dH", row + 1, col + 1);
	else if (col > 0)
		buf_printf(out, "\r\n\033[%dC", col);
	else
		buf_adds(out, "\r\n");
}

int
paint_frame(int left, int col, int row, struct sgr *s, struct buf *out)
{
	static const struct sgr_pen plain = { -1, -1, 0 };
	int y, at = -2, rc;

	if (!paint.able || !paint.known)
		return 0;
	if (paint.line == NULL)
		paint.line = paint_line_new(paint.cols);
	paint.can.repeat = repeat_can();
	if (!s->known)
		sgr_put(s, &plain, out);
	for (y = 0; y < paint.rows; y++) {
		rc = paint_line_find(paint.line, s, &paint.can,
		    &paint.shown[(size_t)y * (size_t)paint.cols],
		    &paint.next[(size_t)y * (size_t)paint.cols], left);
		if (rc == -1)
			return 0;
		if (rc == 0)
			continue;
		paint_move(y, paint_line_from(paint.line), y == at + 1, out);
		paint_line_send(paint.line, s, out);
		at = y;
	}
	paint_move(row, col, 0, out);
	return 1;
}

void
paint_shown(void)
{
	size_t n = (size_t)paint.cols * (size_t)paint.rows;

	if (paint.shown == NULL)
		return;
	memcpy(paint.shown, paint.next, n * sizeof(*paint.shown));
	paint.known = 1;
}
