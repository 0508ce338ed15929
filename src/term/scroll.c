/*
 * scroll: moves blocks of rows up or down with delete and insert line.
 *
 * Rows are compared by hashes.  A row of the next frame that is shown elsewhere
 * is a vote for that distance.  For the distances with most votes the block of
 * rows is found whose move saves most bytes: prefix sums of what is saved by
 * rows that arrive, and lost by rows that are blank afterwards.  The best block
 * is moved, in margins unless it ends at the bottom of the screen.  Then the
 * next one is looked for: a list below the tracks scrolls by itself.
 *
 * - Bytes are estimated.  A hash that is equal by chance makes a bad move, but
 *   no wrong picture: rows are compared cell by cell when they are painted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"

#include "scroll.h"

#define MOVES		8		/* blocks of a frame */
#define DISTANCES	3		/* tried for each block */

/* Estimated costs, in bytes of output. */
#define COST_CHAR	2
#define COST_STYLE	10
#define COST_MOVE	4
#define COST_RUN	4		/* the rest of a run of equal cells */
#define COST_LINES	12		/* to delete or insert lines ... */
#define COST_MARGINS	15		/* ... above others that stay */

struct scroll {
	int		 rows;
	uint64_t	*was, *now;	/* hashes of shown and next rows */
	int		*keep, *fresh;	/* bytes of a row over the shown one,
					 * over a blank one */
	long		*arrive, *blank; /* sums of what is saved by rows that
					 * arrive and that are blank, before
					 * a row */
	int		*votes;		/* by distance, -rows to rows */
};

/* Rows from `top` to `bottom` move up by n, or down by -n. */
struct block {
	int		 top, bottom, n;
	long		 saves;		/* bytes; 0: no block */
};

static const struct paint_cell nothing = PAINT_NOTHING;

struct scroll *
scroll_new(int rows)
{
	struct scroll *s = xcalloc(1, sizeof(*s));
	size_t n = (size_t)rows + 1;

	s->rows = rows;
	s->was = xcalloc(n, sizeof(*s->was));
	s->now = xcalloc(n, sizeof(*s->now));
	s->keep = xcalloc(n, sizeof(*s->keep));
	s->fresh = xcalloc(n, sizeof(*s->fresh));
	s->arrive = xcalloc(n, sizeof(*s->arrive));
	s->blank = xcalloc(n, sizeof(*s->blank));
	s->votes = xcalloc(2 * n, sizeof(*s->votes));
	return s;
}

void
scroll_free(struct scroll *s)
{
	if (s == NULL)
		return;
	free(s->was);
	free(s->now);
	free(s->keep);
	free(s->fresh);
	free(s->arrive);
	free(s->blank);
	free(s->votes);
	free(s);
}

/* ---- rows ---- */

static uint64_t
hash_row(const struct paint_cell *c, int cols)
{
	uint64_t h = 0, v;

	for (; cols-- > 0; c++) {
		v = (uint64_t)c->ch << 32 | (uint64_t)(c->pen.bg + 1) << 16;
		if (!paint_is_blank(c))
			v |= (uint64_t)(c->pen.fg + 1) << 4 | c->pen.attrs;
		h = (h ^ v) * UINT64_C(0x9e3779b97f4a7c15);
		h ^= h >> 29;
	}
	return h;
}

/* Returns the bytes to draw a row over another; NULL: a blank one. */
static int
row_cost(const struct paint_cell *was, const struct paint_cell *now, int cols,
    const struct paint_can *can)
{
	const struct paint_cell *last = &nothing;	/* drawn */
	int i, sum = 0, right = COST_MOVE, run = 0;

	for (i = 0; i < cols; i++) {
		if (paint_looks_same(was != NULL ? &was[i] : &nothing,
		    &now[i])) {
			right++;	/* cells that are passed over */
			run = 0;
			continue;
		}
		if (right > 0)
			sum += right < COST_MOVE / COST_CHAR ?
			    right * COST_CHAR : COST_MOVE;
		right = 0;
		if (run > 0 && (can->repeat || paint_is_blank(last)) &&
		    paint_looks_same(&now[i], last)) {
			sum += run++ == 1 ? COST_RUN : 0;
			continue;
		}
		if (last->pen.bg != now[i].pen.bg ||
		    (!paint_is_blank(&now[i]) &&
		    !sgr_same_pen(&last->pen, &now[i].pen)))
			sum += COST_STYLE;
		sum += COST_CHAR;
		last = &now[i];
		run = 1;
	}
	return sum;
}

static const struct paint_cell *
row_at(const struct paint_cell *cells, const struct paint_frame *f, int y)
{
	return cells + (size_t)y * (size_t)f->cols;
}

/* ---- blocks ---- */

/* Counts votes for distances; returns whether there are any. */
static int
count_votes(struct scroll *s)
{
	int y, from, any = 0;

	memset(s->votes, 0, (size_t)(2 * s->rows + 1) * sizeof(*s->votes));
	for (y = 0; y < s->rows; y++)
		for (from = 0; s->was[y] != s->now[y] && from < s->rows; from++)
			if (s->was[from] == s->now[y]) {
				s->votes[from - y + s->rows]++;
				any = 1;
			}
	return any;
}

/* Takes the distance with most votes, which has none afterwards; 0: none. */
static int
take_distance(struct scroll *s)
{
	int i, best = s->rows;

	for (i = 0; i <= 2 * s->rows; i++)
		if (s->votes[i] > s->votes[best])
			best = i;
	s->votes[best] = 0;
	return best - s->rows;
}

/*
 * Sums what each row saves when it arrives from n rows below (above for n < 0)
 * or is blank.  Rows are counted against the direction that they move in.
 */
static void
sum_rows(struct scroll *s, const struct paint_frame *f,
    const struct paint_can *can, int n)
{
	int i, y, from, cost;

	for (i = 0; i < s->rows; i++) {
		y = n > 0 ? i : s->rows - 1 - i;
		from = y + n;
		s->blank[i + 1] = s->blank[i] + s->keep[y] - s->fresh[y];
		s->arrive[i + 1] = s->arrive[i];
		if (from < 0 || from >= s->rows)
			continue;
		cost = s->was[from] == s->now[y] ? 0 :
		    row_cost(row_at(f->shown, f, from), row_at(f->next, f, y),
		    f->cols, can);
		s->arrive[i + 1] += s->keep[y] - cost;
	}
}

/* Sets *best to the block of this distance that saves more, if one does. */
static void
find_block(const struct scroll *s, int n, struct block *best)
{
	int top = 0, end, size = abs(n), last;
	long saves;

	for (end = size + 1; end <= s->rows; end++) {
		last = end - size;	/* the first that is blank */
		if (s->arrive[last - 1] < s->arrive[top])
			top = last - 1;
		saves = s->arrive[last] - s->arrive[top] + s->blank[end] -
		    s->blank[last] - COST_LINES;
		if (n > 0 ? end < s->rows : top > 0)
			saves -= COST_MARGINS;
		if (saves <= best->saves)
			continue;
		best->saves = saves;
		best->n = n;
		best->top = n > 0 ? top : s->rows - end;
		best->bottom = n > 0 ? end - 1 : s->rows - 1 - top;
	}
}

static void
send_block(const struct scroll *s, const struct block *b, struct sgr *pen,
    struct buf *out)
{
	int margins = b->bottom < s->rows - 1;

	sgr_clear_ground(pen, out);
	if (margins)
		buf_printf(out, "\033[%d;%dr", b->top + 1, b->bottom + 1);
	buf_printf(out, "\033[%dH\033[", b->top + 1);
	if (abs(b->n) > 1)
		buf_printf(out, "%d", abs(b->n));
	buf_addc(out, b->n > 0 ? 'M' : 'L');
	if (margins)
		buf_printf(out, "\033[1;%dr", s->rows);
}

/* Moves the rows of a block in `shown`. */
static void
move_block(struct scroll *s, struct paint_frame *f, const struct block *b,
    const struct paint_can *can)
{
	struct paint_cell *c = f->shown + (size_t)b->top * (size_t)f->cols;
	int size = abs(b->n), stay = b->bottom + 1 - b->top - size, y;
	size_t move = (size_t)stay * (size_t)f->cols;
	size_t gone = (size_t)size * (size_t)f->cols;

	if (b->n > 0) {
		memmove(c, c + gone, move * sizeof(*c));
		c += move;
	} else
		memmove(c + gone, c, move * sizeof(*c));
	while (gone-- > 0)
		*c++ = nothing;
	for (y = b->top; y <= b->bottom; y++) {
		s->was[y] = hash_row(row_at(f->shown, f, y), f->cols);
		s->keep[y] = s->was[y] == s->now[y] ? 0 :
		    row_cost(row_at(f->shown, f, y), row_at(f->next, f, y),
		    f->cols, can);
	}
}

void
scroll_rows(struct scroll *s, struct paint_frame *f,
    const struct paint_can *can, struct sgr *pen, struct buf *out)
{
	struct block best;
	int y, n, i, k;

	for (y = 0; y < f->rows; y++) {
		s->was[y] = hash_row(row_at(f->shown, f, y), f->cols);
		s->now[y] = hash_row(row_at(f->next, f, y), f->cols);
	}
	for (i = 0; i < MOVES && count_votes(s); i++) {
		for (y = 0; i == 0 && y < f->rows; y++) {
			s->keep[y] = s->was[y] == s->now[y] ? 0 :
			    row_cost(row_at(f->shown, f, y),
			    row_at(f->next, f, y), f->cols, can);
			s->fresh[y] = row_cost(NULL, row_at(f->next, f, y),
			    f->cols, can);
		}
		memset(&best, 0, sizeof(best));
		for (k = 0; k < DISTANCES && (n = take_distance(s)) != 0; k++) {
			sum_rows(s, f, can, n);
			find_block(s, n, &best);
		}
		if (best.saves == 0)
			return;
		send_block(s, &best, pen, out);
		move_block(s, f, &best, can);
	}
}
