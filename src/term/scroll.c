/*
 * scroll: pans rows on the screen with the terminal's delete and insert
 * character, which move the rest of a row up to the edge of the screen.
 *
 * ncurses finds such shifts only in rows that end in blanks; rows of ttv touch
 * the edge.  The canvas says which part of it is a window on something larger
 * and where that window stands; the difference between two frames is the shift
 * n.  For each row scroll_from() finds the column from which on to shift, or
 * none: what is left of it stays (a name that sticks to the edge, a box that
 * fills the row).  It compares costs in one pass, prefix sums without and
 * suffix sums with the shift.
 *
 * - Characters are deleted on the terminal and in curscr, ncurses' copy of its
 *   contents.  ncurses draws what still differs.
 * - Cursor and colours are saved before and restored after, so that ncurses'
 *   idea of both stays right.
 * - ncurses buffers nothing between two frames: bytes written to its
 *   descriptor here arrive before its own.
 * - Rows with wide characters are left alone: terminals differ in what becomes
 *   of half a character.
 */
#include "config.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

#include "ttv/buf.h"
#include "ttv/canvas.h"
#include "ttv/xmalloc.h"

#include "paint.h"
#include "scroll.h"

/* Estimated costs, in bytes of output. */
#define COST_CHAR	2
#define COST_STYLE	10
#define COST_MOVE	6
#define COST_SHIFT	12

static struct {
	char	*save, *restore, *plain, *cup, *delete, *insert;
	cchar_t	*cells;
	int	 cap;
	struct buf out;
} shift;

/*
 * Returns a capability, or NULL when it is missing or has padding ("$<5>"),
 * which was for terminals that no longer exist.
 */
static char *
scroll_capability(const char *name)
{
	char cap[8];
	char *s;

	strlcpy(cap, name, sizeof(cap));
	s = tigetstr(cap);
	return s == (char *)-1 || (s != NULL && strchr(s, '$') != NULL) ?
	    NULL : s;
}

void
scroll_learn(void)
{
	shift.save = scroll_capability("sc");
	shift.restore = scroll_capability("rc");
	shift.plain = scroll_capability("sgr0");
	shift.cup = scroll_capability("cup");
	shift.delete = scroll_capability("dch");
	shift.insert = scroll_capability("ich");
}

static int
can_shift(void)
{
	return shift.save != NULL && shift.restore != NULL &&
	    shift.plain != NULL && shift.cup != NULL &&
	    shift.delete != NULL && shift.insert != NULL;
}

/* ---- which rows ---- */

int
scroll_columns(const struct canvas *was, const struct canvas *now)
{
	int64_t d;

	if (was->cols != now->cols || was->rows != now->rows ||
	    was->window.scale == 0 || was->window.scale != now->window.scale ||
	    was->window.left != now->window.left ||
	    __builtin_sub_overflow(now->window.first, was->window.first, &d))
		return 0;
	return d < now->cols - now->window.left &&
	    d > now->window.left - now->cols ? (int)d : 0;
}

static int
same_style(const struct cell *a, const struct cell *b)
{
	return a->style.role == b->style.role && a->style.hue ==
	    b->style.hue && a->style.flags == b->style.flags &&
	    a->style.rgb == b->style.rgb;
}

static int
same_cell(const struct cell *a, const struct cell *b)
{
	return a->ch == b->ch && same_style(a, b);
}

/*
 * Returns the bytes to draw c; before_drawn: the cell before is drawn as well,
 * so the cursor need not move.
 */
static int
scroll_cell_cost(const struct cell *c, const struct cell *before,
    int before_drawn)
{
	return COST_CHAR + (before_drawn ? 0 : COST_MOVE) +
	    (before_drawn && same_style(c, before) ? 0 : COST_STYLE);
}

static const struct cell blank = { ' ', { 0, 255, 0, 0, 0 } };

/* Returns the cell in a column after the whole row was shifted by n. */
static const struct cell *
scroll_cell_at(const struct cell *row, int left, int cols, int col, int n)
{
	col += n;
	return col < left || col >= cols ? &blank : &row[col];
}

static int
has_wide(const struct cell *row, int col, int cols)
{
	for (; col < cols; col++)
		if (row[col].ch == 0)
			return 1;
	return 0;
}

int
scroll_from(const struct canvas *was, const struct canvas *now, int row, int n)
{
	int left = now->window.left, cols = now->cols, col, drawn, best_at = -1;
	const struct cell *a = &was->cells[(size_t)row * (size_t)cols];
	const struct cell *b = &now->cells[(size_t)row * (size_t)cols];
	long sum = 0, best = 0, at;

	if (has_wide(a, left, cols) || has_wide(b, left, cols))
		return -1;
	/* sum: what drawing the unshifted row costs, negative */
	for (col = left, drawn = 0; col < cols; col++) {
		if (same_cell(&a[col], &b[col]))
			drawn = 0;
		else {
			sum -= scroll_cell_cost(&b[col], &b[col - (col > 0)],
			    drawn);
			drawn = 1;
		}
	}
	at = sum + COST_SHIFT;
	for (col = left, drawn = 0; col < cols; col++) {
		if (same_cell(scroll_cell_at(a, left, cols, col, n), &b[col]))
			drawn = 0;
		else {
			at += scroll_cell_cost(&b[col], &b[col - (col > 0)],
			    drawn);
			drawn = 1;
		}
	}
	/* at: cost of a shift from column col on, relative to no shift */
	for (col = left; col < cols; col++) {
		if (at < best) {
			best = at;
			best_at = col;
		}
		if (!same_cell(&a[col], &b[col]))
			at += scroll_cell_cost(&b[col], &b[col - (col > 0)], 1);
		if (!same_cell(scroll_cell_at(a, left, cols, col, n), &b[col]))
			at -= scroll_cell_cost(&b[col], &b[col - (col > 0)], 1);
	}
	return best_at;
}

/* ---- shifting ---- */

/*
 * Shifts the row of curscr as the terminal shifts its own.  Only from column
 * `from` on: ncurses counts a wide character of the label as one element, not
 * as two columns.
 */
static void
scroll_known(int row, int from, int cols, int n)
{
	wchar_t space[2] = { L' ', 0 };
	int i, len = cols - from;
	cchar_t none;

	if (shift.cap < cols + 1) {
		shift.cells = xreallocarray(shift.cells, (size_t)cols + 1,
		    sizeof(*shift.cells));
		shift.cap = cols + 1;
	}
	setcchar(&none, space, A_NORMAL, 0, NULL);
	mvwin_wchnstr(curscr, row, from, shift.cells, len);
	if (n > 0)
		memmove(shift.cells, shift.cells + n,
		    (size_t)(len - n) * sizeof(*shift.cells));
	else
		memmove(shift.cells - n, shift.cells,
		    (size_t)(len + n) * sizeof(*shift.cells));
	for (i = 0; i < abs(n); i++)
		shift.cells[n > 0 ? len - 1 - i : i] = none;
	mvwadd_wchnstr(curscr, row, from, shift.cells, len);
}

static void
scroll_row(int row, int from, int cols, int n)
{
	if (abs(n) >= cols - from)
		return;
	if (shift.out.len == 0) {
		buf_adds(&shift.out, shift.save);
		buf_adds(&shift.out, shift.plain);
	}
	buf_adds(&shift.out, tiparm(shift.cup, row, from));
	buf_adds(&shift.out, tiparm(n > 0 ? shift.delete : shift.insert,
	    abs(n)));
	scroll_known(row, from, cols, n);
	paint_shift(row, from, n);
}

int
scroll_rows(const struct canvas *was, const struct canvas *now, int fd)
{
	int n = scroll_columns(was, now), row, from;
	ssize_t wrote = 0;

	if (n == 0 || !can_shift())
		return 0;
	buf_clear(&shift.out);
	for (row = 0; row < now->rows; row++)
		if ((from = scroll_from(was, now, row, n)) != -1)
			scroll_row(row, from, now->cols, n);
	if (shift.out.len == 0)
		return 0;
	buf_adds(&shift.out, shift.restore);
	wrote = write(fd, shift.out.data, shift.out.len);
	return wrote == (ssize_t)shift.out.len ? 0 : -1;
}

void
scroll_free(void)
{
	free(shift.cells);
	shift.cells = NULL;
	shift.cap = 0;
	buf_free(&shift.out);
}
