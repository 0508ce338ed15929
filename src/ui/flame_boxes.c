/*
 * flame_boxes: the boxes of a flame graph.
 *
 * Boxes grow downwards from the node over the whole width.  The children of a
 * box stand in it from the left, heaviest first; those narrower than half a
 * column are drawn together, as shades.  A frame costs the boxes on the screen
 * and the rows above them.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/style.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "flame_ui.h"

#define SAME	0.05		/* of a box: less is no difference */
#define PLACE_ROOM	4	/* columns: an edge, blanks around a value */

/* The boxes of the row that is being made, and of the row above it. */
struct flame_place {
	uint32_t	node;
	double		x, w;		/* columns */
};
struct layout {
	struct app	*app;
	const struct flame *f;
	int		 cols, rows;
	struct flame_place *v[2];	/* cols + 1 of each */
	int		 n[2];
	uint32_t	 row;		/* below the top */
	uint32_t	 towards;	/* the node of that row that has the
					 * selection, or NONE */
};

static struct chart_box *
box_new(struct layout *l, int col, int cols)
{
	struct flame_ui *a = l->app->flame;
	struct chart_box *b;

	a->chart.box = xgrow(a->chart.box, a->chart.n, &a->cap,
	    sizeof(*a->chart.box));
	b = &a->chart.box[a->chart.n++];
	memset(b, 0, sizeof(*b));
	b->col = col;
	b->cols = cols;
	b->row = (int)(l->row - a->scroll);
	return b;
}

static int
row_shown(const struct layout *l)
{
	return l->row >= l->app->flame->scroll;
}

/*
 * Has a box say what the second file has more or less of it than the first: by
 * its value, and in red or blue, the paler the less.
 */
static void
box_differs(const struct flame *f, const struct flame_node *v, int64_t old,
    struct chart_box *b)
{
	int64_t is = v->total - old, d;		/* is and old are >= 0 */
	double share = 0;
	unsigned pale;

	is = is < 0 ? 0 : is;
	d = is - old;
	if (is > 0 || old > 0)
		share = (double)(d < 0 ? -d : d) / (double)(is > old ? is :
		    old);
	b->style.hue = STYLE_NO_HUE;
	if (share < SAME)
		return;
	pale = (unsigned)(200 * (1 - share));
	b->style.flags |= STYLE_RGB;
	b->style.rgb = d > 0 ? 0xff0000u | pale << 8 | pale : pale << 16 |
	    pale << 8 | 0xffu;
	b->value[0] = d > 0 ? '+' : '-';
	flame_text(f, d < 0 ? -d : d, b->value + 1,
	    sizeof(b->value) - 1);
}

/* Takes the folders from the label of a box that is too narrow for them. */
static void
box_shorten(struct chart_box *b, size_t name)
{
	size_t i;

	for (i = b->len; i > name + 2 && b->label[i - 1] != '/'; i--)
		;
	if (i > b->len || b->label[i - 1] != '/' || b->len <= (size_t)b->cols)
		return;
	memmove(b->label + name + 1, b->label + i, b->len - i);
	b->len -= i - name - 1;
}

/*
 * Writes what a box is called: with the place of a function where that fits
 * beside its value, or others have its name.  Returns a name or b->label; the
 * first *plain bytes are there in any width.
 */
static const char *
box_name(const struct layout *l, const struct flame_node *v,
    struct chart_box *b, size_t *plain)
{
	const struct trace *t = l->app->trace;
	struct flame_node placed = *v;
	const char *name = flame_label(t, l->f, v, b->label, sizeof(b->label),
	    plain), *more;

	b->len = *plain;
	if (name == b->label || v->place == 0)
		return name;
	placed.shared = 1;
	more = flame_label(t, l->f, &placed, b->label, sizeof(b->label),
	    &b->len);
	if ((int)(b->len + strlen(b->value)) + PLACE_ROOM <= b->cols)
		return more;
	b->len = *plain;
	return name;
}

static void
box_make(struct layout *l, uint32_t node, int col, int cols)
{
	struct flame_ui *a = l->app->flame;
	const struct flame_node *v = &l->f->v[node];
	const struct trace *t = l->app->trace;
	const int64_t *old = flame_ui_made(l->app)->old;
	struct chart_box *b = box_new(l, col, cols);
	const char *name;
	size_t plain;

	flame_text(l->f, v->total, b->value, sizeof(b->value));
	name = box_name(l, v, b, &plain);
	b->name = name == b->label ? NULL : name;
	b->style = style_of(ROLE_SLICE);
	if (a->hit == NULL || a->hit[node])
		b->style.hue = style_hue(name, (uint32_t)plain);
	if (a->hit != NULL)
		b->style.flags |= a->hit[node] ? STYLE_HIT : STYLE_DIM;
	if (node == 0 || v->name == FLAME_REST)
		b->style.hue = STYLE_NO_HUE;
	else if (old == NULL && a->hit == NULL && !flame_is_function(
	    trace_str(t, v->name)))
		b->style.flags |= STYLE_DIM;	/* (idle) and the like */
	if (old != NULL)
		box_differs(l->f, v, old[node], b);
	if (node == a->at)
		b->style.flags |= STYLE_SELECTED;
	if (v->label != 0 && b->name == NULL)
		box_shorten(b, strtab_len(t->strings, v->name));
}

/* Draws the children [k, end) of a node together. */
static void
rest_make(struct layout *l, const struct flame_place *up, uint32_t k,
    uint32_t end, double x, int used)
{
	struct flame_ui *a = l->app->flame;
	const struct flame_node *v = &l->f->v[up->node];
	double to = up->x + up->w * (v->total > 0 ? (double)v->below /
	    (double)v->total : 0);
	int col = (int)(x + 0.5), last = (int)(up->x + up->w + 0.5), c1;
	struct chart_box *b;
	int here;

	if (col < used)
		col = used;
	c1 = (int)(to + 0.5);
	if (c1 <= col)
		c1 = col + 1;
	if (c1 > last)
		c1 = last;
	here = l->towards >= k && l->towards < end;
	if (c1 <= col && !here)
		return;		/* the boxes have all the place */
	if (c1 <= col)
		col = c1 - 1;
	b = box_new(l, col, c1 - col);
	b->rest = 1;
	b->style = style_of(ROLE_SMALL);
	if (here)
		b->style.flags |= STYLE_SELECTED;
	for (; a->hit != NULL && k < end && !(b->style.flags & STYLE_HIT); k++)
		if (a->hit[k])
			b->style.flags |= STYLE_HIT;
}

/* Makes the boxes of the children of a box. */
static void
children_make(struct layout *l, const struct flame_place *up)
{
	const struct flame_node *v = &l->f->v[up->node];
	struct flame_place *to;
	int now = (int)(l->row & 1), c0, c1, used = (int)(up->x + 0.5);
	double x = up->x, w;
	uint32_t k, end = v->first + v->n;

	for (k = v->first; k < end; k++) {
		w = v->total > 0 ? up->w * ((double)l->f->v[k].total /
		    (double)v->total) : 0;
		c0 = (int)(x + 0.5);
		c1 = (int)(x + w + 0.5);
		if (w < 0.5 || c1 <= c0 || l->n[now] > l->cols)
			break;
		to = &l->v[now][l->n[now]++];
		to->node = k;
		to->x = x;
		to->w = w;
		used = c1;
		if (row_shown(l))
			box_make(l, k, c0, c1 - c0);
		x += w;
	}
	if (k < end && row_shown(l))
		rest_make(l, up, k, end, x, used);
}

/* Returns the node of a row that is or has the selected one, or NONE. */
static uint32_t
towards(const struct flame_ui *a, const struct flame *f, uint32_t row)
{
	uint32_t i = a->at, depth = f->v[a->top].depth + row;

	if (f->v[i].depth < depth)
		return NONE;
	while (f->v[i].depth > depth)
		i = f->v[i].parent;
	return i;
}

/* Moves the rows so that the selected one is among them. */
static void
scroll_make(struct flame_ui *a, const struct flame *f, int rows)
{
	uint32_t row = f->v[a->at].depth - f->v[a->top].depth, n = rows > 0 ?
	    (uint32_t)rows : 1;

	if (f->depth - f->v[a->top].depth < n)
		a->scroll = 0;
	if (row < a->scroll)
		a->scroll = row;
	if (row >= a->scroll + n)
		a->scroll = row - n + 1;
}

void
flame_boxes_make(struct app *app)
{
	const struct flame *f = flame_ui_tree(app);
	struct flame_ui *a = app->flame;
	struct layout l;
	int i, was, row;

	memset(&l, 0, sizeof(l));
	l.app = app;
	l.f = f;
	l.cols = app->view.cols;
	l.rows = view_chart_rows(&app->view, &row);
	scroll_make(a, f, l.rows);
	for (i = 0; i < 2; i++)
		l.v[i] = xcalloc((size_t)l.cols + 2, sizeof(*l.v[i]));
	l.v[0][0].node = a->top;
	l.v[0][0].w = l.cols;
	l.n[0] = 1;
	if (row_shown(&l))
		box_make(&l, a->top, 0, l.cols);
	for (l.row = 1; l.n[(l.row - 1) & 1] > 0 && l.row < a->scroll +
	    (uint32_t)l.rows; l.row++) {
		was = (int)((l.row - 1) & 1);
		l.n[!was] = 0;
		l.towards = row_shown(&l) ? towards(a, f, l.row) : NONE;
		for (i = 0; i < l.n[was]; i++)
			children_make(&l, &l.v[was][i]);
	}
	free(l.v[0]);
	free(l.v[1]);
}

uint32_t
flame_boxes_at(const struct app *app, int col, int row)
{
	const struct flame_ui *a = app->flame;
	const struct flame *f = flame_ui_tree(app);
	int first, rows = view_chart_rows(&app->view, &first), c1;
	uint32_t at = a->top, k, end, depth;
	double x = 0, w = app->view.cols, part = 0;

	if (f == NULL || row < first || row >= first + rows)
		return NONE;
	depth = (uint32_t)(row - first) + a->scroll;
	for (; depth > 0; depth--) {
		end = f->v[at].first + f->v[at].n;
		for (k = f->v[at].first; k < end; k++) {
			part = f->v[at].total > 0 ? w * ((double)f->v[k].total /
			    (double)f->v[at].total) : 0;
			c1 = (int)(x + part + 0.5);
			if (col < c1 || part < 0.5 || c1 <= (int)(x + 0.5))
				break;
			x += part;
		}
		if (k == end)
			return NONE;
		at = k;
		w = part;
	}
	return at;
}
