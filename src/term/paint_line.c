/*
 * paint_line: the cheapest bytes that turn a row of the screen into another.
 *
 * Shortest path over columns (dynamic programming).  A node is a column and the
 * pen that the terminal has there.  An edge writes a character, writes a run of
 * it with REP, erases blanks, or passes over cells that are right already.
 * That is not always the cheapest: a glyph has up to three bytes, a move of the
 * cursor at least three, and a change of colour up to twenty.
 *
 * - Only the WAYS cheapest pens of a column are kept.
 * - Terminals differ in what REP does at the right margin, so that the last
 *   cell there is written as it is.
 * - A cell that is all ground looks like a whole block in its colour, which is
 *   written where a row has other blocks: as a density has them.
 * - Terminals differ as well in what becomes of half a wide character: of one
 *   that changes, both columns are written, from left to right.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "beside.h"
#include "paint_line.h"
#include "repeat.h"

#define WAYS		4	/* pens of a column */
#define SOLID		"\342\226\210"	/* a block that fills its cell */
#define SOLID_BYTES	3

enum edge { EDGE_NONE, EDGE_PASS, EDGE_WRITE, EDGE_RUN, EDGE_ERASE,
	EDGE_ERASE_REST, EDGE_OVER };

/* The cheapest way to a column that ends with this pen, by its last edge. */
struct way {
	struct sgr_pen	pen;
	int		cost;		/* bytes */
	int		col, way;	/* where the edge begins */
	enum edge	edge;
	int		solid;		/* the cell is written as a block */
};

/* A cell of the row to come. */
struct glyph {
	char		bytes[4];
	int		len, width;
	int		blank;		/* it shows its ground alone, */
	int		solid;		/* as a block in its colour does */
	int		repeats;	/* REP repeats it */
	int		run;		/* the column behind equal cells, */
	int		pass;		/* ... behind those that need no
					 * writing */
};

struct paint_line {
	int			 cols;
	int			 first, end;	/* columns that change */
	const struct sgr	*sgr;
	struct paint_can	 can;
	const struct paint_cell	*was, *now;
	struct glyph		*glyph;
	int			 blank_from;	/* one ground to the margin */
	int			 blocks;	/* the row has blocks */
	int			*right;		/* by column: the cell is
						 * right */
	struct way		*way;		/* WAYS by column */
	int			*ways;		/* their number, by column */
	struct way		**path;
};

struct paint_line *
paint_line_new(int cols)
{
	struct paint_line *l = xcalloc(1, sizeof(*l));
	size_t n = (size_t)cols + 1;

	l->cols = cols;
	l->glyph = xcalloc(n, sizeof(*l->glyph));
	l->right = xcalloc(n, sizeof(*l->right));
	l->way = xcalloc(n * WAYS, sizeof(*l->way));
	l->ways = xcalloc(n, sizeof(*l->ways));
	l->path = xcalloc(n, sizeof(struct way *));
	return l;
}

void
paint_line_free(struct paint_line *l)
{
	if (l == NULL)
		return;
	free(l->glyph);
	free(l->right);
	free(l->way);
	free(l->ways);
	free(l->path);
	free(l);
}

/* ---- cells ---- */

/* Returns whether a row has an eighth of a block: its set has the whole one. */
static int
has_blocks(const struct paint_cell *now, int n)
{
	while (n-- > 0)
		if (now[n].ch >= 0x2580 && now[n].ch <= 0x2588)
			return 1;
	return 0;
}

/* Returns whether a cell may show anything. */
static int
is_any(const struct paint_cell *c)
{
	return c->ch == PAINT_ANY;
}

/* Returns the column from which on there is one ground, up to the margin. */
static int
find_blank(const struct paint_line *l)
{
	const struct paint_cell *c, *last = NULL;
	int i, from = l->cols;

	for (i = l->cols - 1; i >= l->first; i--) {
		c = &l->now[i];
		if (is_any(c))
			continue;
		if (!paint_is_blank(c) || (last != NULL &&
		    !paint_looks_same(c, last)))
			break;
		last = c;
		from = i;
	}
	return from;
}

/* Prepares the cells of the columns that change. */
static void
glyphs_make(struct paint_line *l)
{
	const struct paint_cell *now = l->now;
	struct glyph *g;
	int i, next = l->end;	/* the column of the next cell that is to show
				 * something */

	l->blank_from = find_blank(l);
	for (i = l->end - 1; i >= l->first; i--) {
		g = &l->glyph[i];
		memset(g, 0, sizeof(*g));
		g->pass = i;
		if (l->right[i] || is_any(&now[i]))
			g->pass = i + 1 < l->end ? g[1].pass : i + 1;
		if (is_any(&now[i]))
			continue;
		g->len = (int)text_encode(now[i].ch, g->bytes);
		g->width = i + 1 < l->cols && now[i + 1].ch == 0 ? 2 : 1;
		g->blank = paint_is_blank(&now[i]);
		g->solid = l->blocks && g->blank && now[i].pen.bg != -1;
		g->repeats = l->can.repeat &&
		    repeat_glyph(g->bytes, (size_t)g->len) > 0;
		g->run = next < l->end && paint_looks_same(&now[i],
		    &now[next]) ? l->glyph[next].run : i + 1;
		next = i;
	}
}

/* ---- costs, in bytes ---- */

/* Returns how many cells of a run up to `end` are written as they are. */
static int
run_written(const struct paint_line *l, int end)
{
	return end == l->cols ? 2 : 1;
}

static int
cost_of_run(const struct paint_line *l, int size, int n, int end)
{
	int w = run_written(l, end);

	return w * size + (n - w == 1 ? 4 : beside_count(n - w));
}

/* ---- ways ---- */

/* Keeps a way to a column if it is among the cheapest. */
static void
way_add(struct paint_line *l, int to, const struct way *w)
{
	struct way *v = &l->way[to * WAYS], *most = v;
	int i;

	for (i = 0; i < l->ways[to]; i++) {
		if (sgr_same_pen(&v[i].pen, &w->pen)) {
			if (w->cost < v[i].cost)
				v[i] = *w;
			return;
		}
		if (v[i].cost > most->cost)
			most = &v[i];
	}
	if (l->ways[to] < WAYS)
		v[l->ways[to]++] = *w;
	else if (w->cost < most->cost)
		*most = *w;
}

/* Adds the edges that erase; w has written a blank to its column. */
static void
way_erase(struct paint_line *l, struct way w, int cost)
{
	int n = l->glyph[w.col].run - w.col;

	if (w.pen.bg != -1 && !l->can.ground)
		return;
	if (w.col >= l->blank_from) {
		w.edge = EDGE_ERASE_REST;
		w.cost = cost + beside_count(1);
		way_add(l, l->end, &w);
	} else if (l->can.erase && n > 2 * beside_count(2)) {
		w.edge = EDGE_ERASE;
		w.cost = cost + beside_count(n) * (w.col + n < l->end ? 2 : 1);
		way_add(l, l->glyph[w.col].run, &w);
	}
}

/*
 * Adds the edges that write a cell that is all ground as a block of this
 * colour: beside others of it this needs no other pen.
 */
static void
way_solid(struct paint_line *l, int col, int from)
{
	const struct way *v = &l->way[col * WAYS + from];
	struct way w = { .col = col, .way = from, .edge = EDGE_WRITE,
	    .solid = 1, .pen = { l->now[col].pen.bg, v->pen.bg, 0 } };
	int run = l->glyph[col].run, cost = v->cost;

	cost += (int)sgr_length(l->sgr, &v->pen, &w.pen);
	w.cost = cost + SOLID_BYTES;
	way_add(l, col + 1, &w);
	if (l->can.repeat && run - col > run_written(l, run)) {
		w.edge = EDGE_RUN;
		w.cost = cost + cost_of_run(l, SOLID_BYTES, run - col, run);
		way_add(l, run, &w);
	}
}

/* Adds the edges that write the cell of a column. */
static void
way_write(struct paint_line *l, int col, int from)
{
	const struct way *v = &l->way[col * WAYS + from];
	const struct glyph *g = &l->glyph[col];
	struct way w = { .col = col, .way = from, .edge = EDGE_WRITE };
	int n = g->run - col, cost = v->cost;

	w.pen = l->now[col].pen;
	if (g->blank)
		w.pen = sgr_ground(l->sgr, &v->pen, &w.pen);
	if (!sgr_same_pen(&v->pen, &w.pen))
		cost += (int)sgr_length(l->sgr, &v->pen, &w.pen);
	w.cost = cost + g->len;
	way_add(l, col + g->width, &w);
	if (g->repeats && n > run_written(l, g->run)) {
		w.edge = EDGE_RUN;
		w.cost = cost + cost_of_run(l, g->len, n, g->run);
		way_add(l, g->run, &w);
	}
	if (g->blank)
		way_erase(l, w, cost);
}

/* Returns the bytes of a move past the cells that are right. */
static int
pass_cost(const struct paint_line *l, int col)
{
	int to = l->glyph[col].pass;

	return to == col || to == l->end ? 0 :
	    beside_cost(l->was, col, to, l->can.tabs);
}

/* Adds the edge that passes over the cells that are right. */
static void
way_pass(struct paint_line *l, int col, int from, int cost)
{
	struct way w = l->way[col * WAYS + from];
	int to = l->glyph[col].pass;

	if (to == col)
		return;
	w.col = col;
	w.way = from;
	w.edge = EDGE_PASS;
	w.cost += cost;
	way_add(l, to, &w);
}

/* Adds the edge that writes a blank over a cell that may show anything. */
static void
way_over(struct paint_line *l, int col, int from)
{
	struct way w = l->way[col * WAYS + from];

	w.col = col;
	w.way = from;
	w.edge = EDGE_OVER;
	w.cost++;
	way_add(l, col + 1, &w);
}

/* Finds the ways to all columns that change, from a pen on. */
static void
ways_find(struct paint_line *l, const struct sgr_pen *pen)
{
	struct way begin = { .pen = *pen, .edge = EDGE_NONE };
	int col, i, pass;

	memset(l->ways + l->first, 0, (size_t)(l->end - l->first + 1) *
	    sizeof(*l->ways));
	way_add(l, l->first, &begin);
	for (col = l->first; col < l->end; col++) {
		pass = l->ways[col] > 0 ? pass_cost(l, col) : 0;
		for (i = 0; i < l->ways[col]; i++) {
			way_pass(l, col, i, pass);
			if (is_any(&l->now[col])) {
				way_over(l, col, i);
				continue;
			}
			way_write(l, col, i);
			if (l->glyph[col].solid)
				way_solid(l, col, i);
		}
	}
}

/* Finds the cells that are right already, and the columns that are not. */
static void
compare_rows(struct paint_line *l, const struct paint_cell *was,
    const struct paint_cell *now)
{
	int *right = l->right, i;

	for (i = 0; i < l->cols; i++) {
		right[i] = paint_looks_same(&was[i], &now[i]);
		if (i > 0 && (was[i].ch == 0 || now[i].ch == 0))
			right[i - 1] = right[i] &= right[i - 1];
	}
	l->first = l->cols;
	l->end = 0;
	for (i = 0; i < l->cols; i++)
		if (!right[i] && !is_any(&now[i])) {
			l->first = i < l->first ? i : l->first;
			l->end = i + 1;
		}
}

int
paint_line_find(struct paint_line *l, const struct sgr *s,
    const struct paint_can *can, const struct paint_cell *was,
    const struct paint_cell *now, const struct paint_cell *end)
{
	l->sgr = s;
	l->can = *can;
	l->was = was;
	l->now = now;
	compare_rows(l, was, now);
	if (l->end == 0)
		return 0;
	l->blocks = has_blocks(end, l->cols);
	glyphs_make(l);
	ways_find(l, &s->have);
	return 1;
}

/* ---- bytes ---- */

/* Returns the cheapest way to the end. */
static struct way *
way_last(const struct paint_line *l)
{
	struct way *last = &l->way[l->end * WAYS], *w = last;
	int i;

	for (i = 1; i < l->ways[l->end]; i++)
		if (last[i].cost < w->cost)
			w = &last[i];
	return w;
}

int
paint_line_cost(const struct paint_line *l)
{
	return way_last(l)->cost;
}

int
paint_line_from(const struct paint_line *l)
{
	return l->first;
}

static void
add_count(struct buf *out, int n, char last)
{
	if (n == 1)
		buf_printf(out, "\033[%c", last);
	else
		buf_printf(out, "\033[%d%c", n, last);
}

static void
add_run(const struct paint_line *l, const char *bytes, size_t len, int n,
    int end, struct buf *out)
{
	int w = run_written(l, end);

	buf_add(out, bytes, len);
	buf_printf(out, "\033[%db", n - w);
	if (w > 1)
		buf_add(out, bytes, len);
}

/*
 * Appends the bytes of an edge to a column; *at is the column of the cursor,
 * which is moved only before a cell is written.
 */
static void
send_edge(const struct paint_line *l, const struct way *w, int to,
    struct sgr *s, const struct paint_cell *shown, struct buf *out, int *at)
{
	const struct glyph *g = &l->glyph[w->col];
	const char *bytes = w->solid ? SOLID : g->bytes;
	size_t len = w->solid ? SOLID_BYTES : (size_t)g->len;

	if (w->edge == EDGE_PASS)
		return;
	beside_send(shown, *at, w->col, l->can.tabs, out);
	sgr_put(s, &w->pen, out);
	*at = w->edge == EDGE_ERASE || w->edge == EDGE_ERASE_REST ? w->col :
	    to;
	switch (w->edge) {
	case EDGE_WRITE:
		buf_add(out, bytes, len);
		break;
	case EDGE_RUN:
		add_run(l, bytes, len, to - w->col, to, out);
		break;
	case EDGE_ERASE:
		add_count(out, to - w->col, 'X');
		break;
	case EDGE_ERASE_REST:
		buf_adds(out, "\033[K");
		break;
	case EDGE_OVER:
		buf_addc(out, ' ');
		break;
	case EDGE_PASS:
	case EDGE_NONE:
		break;
	}
}

/* Sets what the cells from a column to another show after an edge. */
static void
apply_edge(const struct paint_line *l, const struct way *w, int to,
    struct paint_cell *shown)
{
	struct paint_cell wrote = l->now[w->col];
	int i;

	if (w->edge == EDGE_OVER) {
		wrote.ch = ' ';
		wrote.pen = w->pen;
	}
	if (w->edge == EDGE_ERASE_REST)
		to = l->cols;
	for (i = w->col; i < to; i++) {
		if (!is_any(&l->now[i]))
			shown[i] = l->now[i];
		else if (w->edge != EDGE_PASS)
			shown[i] = wrote;
	}
}

/* Returns whether all terminals give a character one column. */
static int
width_sure(uint32_t ch)
{
	return (ch >= ' ' && ch <= '~') || (ch >= 0x2500 && ch <= 0x25ff);
}

int
paint_line_send(struct paint_line *l, struct sgr *s, struct paint_cell *shown,
    struct buf *out)
{
	struct way *w = way_last(l);
	int n = 0, to, at = l->first, sure = 1;

	for (; w->edge != EDGE_NONE; w = &l->way[w->col * WAYS + w->way])
		l->path[n++] = w;
	while (n > 0) {
		w = l->path[--n];
		to = n > 0 ? l->path[n - 1]->col : l->end;
		send_edge(l, w, to, s, shown, out, &at);
		apply_edge(l, w, to, shown);
		if (w->edge == EDGE_WRITE || w->edge == EDGE_RUN)
			sure &= width_sure(l->now[w->col].ch);
	}
	return sure && at < l->cols ? at : -1;
}
