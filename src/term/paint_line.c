/*
 * paint_line: the cheapest bytes that turn a row of the screen into another.
 *
 * Shortest path over columns (dynamic programming).  A node is a column and the
 * pen that the terminal has there.  An edge writes a character, writes a run of
 * it with REP, erases blanks, or passes over cells that are right already.
 * That is not always the cheapest: a glyph has up to three bytes, a move of the
 * cursor at least three, and a change of colour up to twenty.
 *
 * - A row may be filled with its most frequent cell first, where REP can do it:
 *   the cells of that kind are passed over then.
 * - Only the WAYS cheapest pens of a column are kept.
 * - Terminals differ in what REP does at the right margin, so that the last
 *   cell there is written as it is.
 * - They differ as well in what becomes of half a wide character: of one that
 *   changes, both columns are written, from left to right.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/text.h"
#include "ttv/xmalloc.h"

#include "paint_line.h"
#include "repeat.h"

#define WAYS		4	/* pens of a column */
#define KINDS		12	/* different cells counted for a fill */
#define FILL_COLUMNS	16	/* least columns of a fill */
#define FILL_CELLS	6	/* least cells that are right after it */

enum edge { EDGE_NONE, EDGE_PASS, EDGE_WRITE, EDGE_RUN, EDGE_ERASE,
	EDGE_ERASE_REST };

/* The cheapest way to a column that ends with this pen, by its last edge. */
struct way {
	struct sgr_pen	pen;
	int		cost;		/* bytes */
	int		col, way;	/* where the edge begins */
	enum edge	edge;
};

/* A cell of the row to come. */
struct glyph {
	char		bytes[4];
	int		len, width;
	int		blank;		/* it shows its ground alone */
	int		repeats;	/* REP repeats it */
	int		run;		/* the column behind equal cells */
};

/* A way from the first column that changes to the one behind the last. */
struct plan {
	int		*right;		/* by column: the cell is right */
	struct way	*way;		/* WAYS by column */
	int		*ways;		/* their number, by column */
	int		 first;
	struct way	*last;
	const struct paint_cell *fill;	/* NULL: none */
	int		 from;		/* the fill's first column */
	struct sgr_pen	 pen;		/* of the fill */
};

struct paint_line {
	int			 cols, end;
	const struct sgr	*sgr;
	struct paint_can	 can;
	const struct paint_cell	*now;
	struct glyph		*glyph;
	int			 blank_from;	/* one ground to the margin */
	struct plan		 plain, filled, *best;
	struct way		**path;
};

static void
plan_new(struct plan *p, size_t n)
{
	p->right = xcalloc(n, sizeof(*p->right));
	p->way = xcalloc(n * WAYS, sizeof(*p->way));
	p->ways = xcalloc(n, sizeof(*p->ways));
}

static void
plan_free(struct plan *p)
{
	free(p->right);
	free(p->way);
	free(p->ways);
}

struct paint_line *
paint_line_new(int cols)
{
	struct paint_line *l = xcalloc(1, sizeof(*l));
	size_t n = (size_t)cols + 1;

	l->cols = cols;
	l->glyph = xcalloc(n, sizeof(*l->glyph));
	l->path = xcalloc(n, sizeof(struct way *));
	plan_new(&l->plain, n);
	plan_new(&l->filled, n);
	return l;
}

void
paint_line_free(struct paint_line *l)
{
	if (l == NULL)
		return;
	plan_free(&l->plain);
	plan_free(&l->filled);
	free(l->glyph);
	free(l->path);
	free(l);
}

/* ---- cells ---- */

/* Returns whether REP repeats a character. */
static int
can_repeat(const struct paint_line *l, uint32_t ch)
{
	char bytes[4];

	return l->can.repeat &&
	    repeat_glyph(bytes, text_encode(ch, bytes)) > 0;
}

/* Prepares the cells of the columns that change. */
static void
glyphs_make(struct paint_line *l)
{
	const struct paint_cell *now = l->now;
	struct glyph *g;
	int i, from = l->plain.first;

	l->blank_from = l->cols;
	for (i = l->cols - 1; i >= from && paint_is_blank(&now[i]) &&
	    paint_looks_same(&now[i], &now[l->cols - 1]); i--)
		l->blank_from = i;
	for (i = l->end - 1; i >= from; i--) {
		g = &l->glyph[i];
		g->len = (int)text_encode(now[i].ch, g->bytes);
		g->width = i + 1 < l->cols && now[i + 1].ch == 0 ? 2 : 1;
		g->blank = paint_is_blank(&now[i]);
		g->repeats = l->can.repeat &&
		    repeat_glyph(g->bytes, (size_t)g->len) > 0;
		g->run = i + 1 < l->end && paint_looks_same(&now[i],
		    &now[i + 1]) ? g[1].run : i + 1;
	}
}

/* ---- costs, in bytes ---- */

static int
digits_of(int n)
{
	return n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : 4;
}

/* Returns the bytes of a sequence with a count, which 1 need not be. */
static int
cost_of_count(int n)
{
	return 3 + (n == 1 ? 0 : digits_of(n));
}

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

	return w * size + 3 + digits_of(n - w);
}

/* ---- ways ---- */

/* Keeps a way to a column if it is among the cheapest. */
static void
way_add(struct plan *p, int to, const struct way *w)
{
	struct way *v = &p->way[to * WAYS], *most = v;
	int i;

	for (i = 0; i < p->ways[to]; i++) {
		if (sgr_same_pen(&v[i].pen, &w->pen)) {
			if (w->cost < v[i].cost)
				v[i] = *w;
			return;
		}
		if (v[i].cost > most->cost)
			most = &v[i];
	}
	if (p->ways[to] < WAYS)
		v[p->ways[to]++] = *w;
	else if (w->cost < most->cost)
		*most = *w;
}

/* Adds the edges that erase; w has written a blank to its column. */
static void
way_erase(struct paint_line *l, struct plan *p, struct way w, int cost)
{
	int n = l->glyph[w.col].run - w.col;

	if (w.pen.bg != -1 && !l->can.ground)
		return;
	if (w.col >= l->blank_from) {
		w.edge = EDGE_ERASE_REST;
		w.cost = cost + cost_of_count(1);
		way_add(p, l->end, &w);
	} else if (l->can.erase && n > 2 * cost_of_count(2)) {
		w.edge = EDGE_ERASE;
		w.cost = cost + cost_of_count(n) * (w.col + n < l->end ? 2 : 1);
		way_add(p, l->glyph[w.col].run, &w);
	}
}

/* Adds the edges that write the cell of a column. */
static void
way_write(struct paint_line *l, struct plan *p, int col, int from)
{
	const struct way *v = &p->way[col * WAYS + from];
	const struct glyph *g = &l->glyph[col];
	struct way w = { .col = col, .way = from, .edge = EDGE_WRITE };
	int n = g->run - col, cost = v->cost;

	w.pen = l->now[col].pen;
	if (g->blank)
		w.pen = sgr_ground(l->sgr, &v->pen, &w.pen);
	if (!sgr_same_pen(&v->pen, &w.pen))
		cost += (int)sgr_length(l->sgr, &v->pen, &w.pen);
	w.cost = cost + g->len;
	way_add(p, col + g->width, &w);
	if (g->repeats && n > run_written(l, g->run)) {
		w.edge = EDGE_RUN;
		w.cost = cost + cost_of_run(l, g->len, n, g->run);
		way_add(p, g->run, &w);
	}
	if (g->blank)
		way_erase(l, p, w, cost);
}

/* Adds the edge that passes over the cells that are right. */
static void
way_pass(struct paint_line *l, struct plan *p, int col, int from)
{
	struct way w = p->way[col * WAYS + from];
	int to = col;

	while (to < l->end && p->right[to])
		to++;
	if (to == col)
		return;
	w.col = col;
	w.way = from;
	w.edge = EDGE_PASS;
	w.cost += to == l->end ? 0 : cost_of_count(to - col);
	way_add(p, to, &w);
}

/* Finds the cheapest way of a plan that has cost some bytes already. */
static void
plan_find(struct paint_line *l, struct plan *p, const struct sgr_pen *pen,
    int cost)
{
	struct way begin = { .pen = *pen, .cost = cost, .edge = EDGE_NONE };
	int col, i;

	memset(p->ways + p->first, 0, (size_t)(l->end - p->first + 1) *
	    sizeof(*p->ways));
	way_add(p, p->first, &begin);
	for (col = p->first; col < l->end; col++)
		for (i = 0; i < p->ways[col]; i++) {
			way_pass(l, p, col, i);
			way_write(l, p, col, i);
		}
	p->last = &p->way[l->end * WAYS];
	for (i = 1; i < p->ways[l->end]; i++)
		if (p->way[l->end * WAYS + i].cost < p->last->cost)
			p->last = &p->way[l->end * WAYS + i];
}

/* ---- a fill ---- */

/* Returns the most frequent cell from a column on, NULL: too few of them. */
static const struct paint_cell *
fill_choose(const struct paint_line *l, int from)
{
	int kind[KINDS], count[KINDS] = { 0 }, n = 0, i, k, best = 0;

	for (i = from; i < l->end; i++) {
		for (k = 0; k < n && !paint_looks_same(&l->now[kind[k]],
		    &l->now[i]); k++)
			;
		if (k == KINDS)
			continue;
		if (k == n)
			kind[n++] = i;
		if (++count[k] > count[best])
			best = k;
	}
	if (count[best] < FILL_CELLS || !can_repeat(l, l->now[kind[best]].ch))
		return NULL;
	return &l->now[kind[best]];
}

/* Returns the bytes to go from the end of the fill to the first column. */
static int
cost_of_return(const struct paint_line *l, const struct plan *p)
{
	if (l->end < l->cols)
		return cost_of_count(l->end - p->first);
	return 1 + (p->first > 0 ? cost_of_count(p->first) : 0);
}

/* Plans to fill the columns from `left` on first; returns 0: not possible. */
static int
fill_plan(struct paint_line *l, int left)
{
	struct plan *p = &l->filled;
	const struct paint_cell *c;
	const struct glyph *g;
	int i, cost;

	p->from = l->plain.first > left ? l->plain.first : left;
	p->fill = NULL;
	if (l->end - p->from < FILL_COLUMNS || l->now[p->from].ch == 0 ||
	    (c = p->fill = fill_choose(l, p->from)) == NULL)
		return 0;
	g = &l->glyph[c - l->now];
	memcpy(p->right, l->plain.right, (size_t)l->end * sizeof(*p->right));
	for (i = p->from; i < l->end; i++)
		p->right[i] = paint_looks_same(&l->now[i], c);
	for (p->first = l->plain.first; p->first < l->end - 1 &&
	    p->right[p->first]; p->first++)
		;
	p->pen = g->blank ? sgr_ground(l->sgr, &l->sgr->have, &c->pen) :
	    c->pen;
	cost = sgr_same_pen(&l->sgr->have, &p->pen) ? 0 :
	    (int)sgr_length(l->sgr, &l->sgr->have, &p->pen);
	cost += cost_of_run(l, g->len, l->end - p->from, l->end);
	plan_find(l, p, &p->pen, cost + cost_of_return(l, p));
	return 1;
}

/* Finds the cells that are right already, and the columns that are not. */
static void
compare_rows(struct paint_line *l, const struct paint_cell *was,
    const struct paint_cell *now)
{
	int *right = l->plain.right, i;

	for (i = 0; i < l->cols; i++) {
		right[i] = paint_looks_same(&was[i], &now[i]);
		if (i > 0 && (was[i].ch == 0 || now[i].ch == 0))
			right[i - 1] = right[i] &= right[i - 1];
	}
	l->plain.first = l->cols;
	l->end = 0;
	for (i = 0; i < l->cols; i++)
		if (!right[i]) {
			l->plain.first = i < l->plain.first ? i :
			    l->plain.first;
			l->end = i + 1;
		}
}

int
paint_line_find(struct paint_line *l, const struct sgr *s,
    const struct paint_can *can, const struct paint_cell *was,
    const struct paint_cell *now, int left)
{
	struct plan *p = &l->plain;

	l->sgr = s;
	l->can = *can;
	l->now = now;
	compare_rows(l, was, now);
	if (l->end == 0)
		return 0;
	glyphs_make(l);
	plan_find(l, p, &s->have, 0);
	l->best = p;
	if (fill_plan(l, left) && l->filled.last->cost < p->last->cost)
		l->best = &l->filled;
	return 1;
}

/* ---- bytes ---- */

int
paint_line_from(const struct paint_line *l)
{
	return l->best->fill != NULL ? l->best->from : l->best->first;
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
add_run(const struct paint_line *l, const struct glyph *g, int n, int end,
    struct buf *out)
{
	int w = run_written(l, end);

	buf_add(out, g->bytes, (size_t)g->len);
	buf_printf(out, "\033[%db", n - w);
	if (w > 1)
		buf_add(out, g->bytes, (size_t)g->len);
}

static void
send_edge(const struct paint_line *l, const struct way *w, int to,
    struct sgr *s, struct buf *out)
{
	const struct glyph *g = &l->glyph[w->col];

	if (w->edge != EDGE_PASS)
		sgr_put(s, &w->pen, out);
	switch (w->edge) {
	case EDGE_PASS:
		if (to < l->end)
			add_count(out, to - w->col, 'C');
		break;
	case EDGE_WRITE:
		buf_add(out, g->bytes, (size_t)g->len);
		break;
	case EDGE_RUN:
		add_run(l, g, to - w->col, to, out);
		break;
	case EDGE_ERASE:
		add_count(out, to - w->col, 'X');
		if (to < l->end)
			add_count(out, to - w->col, 'C');
		break;
	case EDGE_ERASE_REST:
		buf_adds(out, "\033[K");
		break;
	case EDGE_NONE:
		break;
	}
}

static void
send_fill(const struct paint_line *l, const struct plan *p, struct sgr *s,
    struct buf *out)
{
	sgr_put(s, &p->pen, out);
	add_run(l, &l->glyph[p->fill - l->now], l->end - p->from, l->end, out);
	if (l->end < l->cols)
		add_count(out, l->end - p->first, 'D');
	else {
		buf_addc(out, '\r');
		if (p->first > 0)
			add_count(out, p->first, 'C');
	}
}

void
paint_line_send(struct paint_line *l, struct sgr *s, struct buf *out)
{
	struct plan *p = l->best;
	struct way *w;
	int n = 0, to;

	for (w = p->last; w->edge != EDGE_NONE; w = &p->way[w->col * WAYS +
	    w->way])
		l->path[n++] = w;
	if (p->fill != NULL)
		send_fill(l, p, s, out);
	while (n > 0) {
		w = l->path[--n];
		to = n > 0 ? l->path[n - 1]->col : l->end;
		send_edge(l, w, to, s, out);
	}
}
