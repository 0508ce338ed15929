/*
 * beside: moves of the cursor along a row, in the fewest bytes.
 *
 *	from column 3 to 30	ESC [ 27 C	or	3 tabs, ESC [ 6 C
 *				or	4 tabs, 2 steps back
 *
 * A tab is one byte and changes no cell.  tmux takes one over blanks for a
 * character that it keeps, and their ground is lost with a part of it: it is
 * not sent over blanks on a colour.
 */
#include "config.h"

#include "ttv/buf.h"

#include "beside.h"

#define STOP		8	/* columns between two tab stops */

/* A move: tabs, then a count to the right (or to the left, < 0) or as many
 * steps back. */
struct beside {
	int	tabs, count, back;
	int	cost;			/* bytes */
};

int
beside_count(int n)
{
	return 3 + (n == 1 ? 0 : n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : 4);
}

/* Keeps a move if it has fewer bytes. */
static void
beside_try(struct beside *best, int tabs, int count, int back)
{
	int cost = tabs + back + (count == 0 ? 0 :
	    beside_count(count > 0 ? count : -count));

	if (cost < best->cost) {
		best->tabs = tabs;
		best->count = count;
		best->back = back;
		best->cost = cost;
	}
}

/* Returns whether tabs go from a column to a stop over no ground alone. */
static int
tabs_keep(const struct paint_cell *row, int from, int stop)
{
	int i, end;

	for (; from < stop; from = end) {
		end = from / STOP * STOP + STOP;
		if (!paint_is_blank(&row[from]) || row[from].pen.bg == -1)
			continue;
		for (i = from + 1; i < end && paint_looks_same(&row[i],
		    &row[from]); i++)
			;
		if (i == end)
			return 0;
	}
	return 1;
}

static struct beside
beside_find(const struct paint_cell *row, int from, int to, int tabs)
{
	struct beside best = { 0, to - from, 0, 0 };
	int stop = to / STOP * STOP, n = to / STOP - from / STOP;

	if (to == from)
		return best;
	best.cost = beside_count(to > from ? to - from : from - to);
	if (to < from) {
		beside_try(&best, 0, 0, from - to);
		return best;
	}
	if (n > 0 && stop <= tabs && tabs_keep(row, from, stop))
		beside_try(&best, n, to % STOP, 0);
	if (stop + STOP <= tabs && tabs_keep(row, from, stop + STOP))
		beside_try(&best, n + 1, 0, STOP - to % STOP);
	return best;
}

int
beside_cost(const struct paint_cell *row, int from, int to, int tabs)
{
	return beside_find(row, from, to, tabs).cost;
}

void
beside_send(const struct paint_cell *row, int from, int to, int tabs,
    struct buf *out)
{
	struct beside b = beside_find(row, from, to, tabs);
	int n = b.count > 0 ? b.count : -b.count;

	for (; b.tabs > 0; b.tabs--)
		buf_addc(out, '\t');
	for (; b.back > 0; b.back--)
		buf_addc(out, '\b');
	if (n > 1)
		buf_printf(out, "\033[%d%c", n, b.count > 0 ? 'C' : 'D');
	else if (n == 1)
		buf_printf(out, "\033[%c", b.count > 0 ? 'C' : 'D');
}
