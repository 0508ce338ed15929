/*
 * detail_display: snapshots as a person wants them shown (ttv/display.h): a
 * table, a tree, or rectangles drawn in cells.
 *
 * What a value refers to takes its place, in the snapshot that was in force
 * then; such values may refer in circles, so that steps are counted.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/display.h"
#include "ttv/format_words.h"
#include "ttv/note.h"
#include "ttv/ref.h"
#include "ttv/style.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "detail.h"

#define DISPLAY_ITEMS	1000		/* of a display: what a person reads */
#define DISPLAY_STEPS	100000		/* values of a display that are visited,
					 * a few milliseconds */
/* Bytes of snapshots that are referred to, at most: a third of a second. */
#define DISPLAY_BYTES	((size_t)64 << 20)
#define DISPLAY_DEPTH	64		/* of a tree: real ones have below 40 */
#define DISPLAY_REFS	8		/* that follow each other */
#define CELL_MOST	30		/* columns of a cell of a table */
#define CELL_BYTES	1024		/* of a scalar: more than is seen */
#define CELL_LIST	8		/* scalars of a list in a cell: four
					 * corners */
#define RECTS_COLS	44		/* of the picture: half a screen */
#define RECTS_LINES	16

/* A value, and where what it refers to is looked up. */
struct spot {
	const struct value *v;
	int64_t		 ts;
	uint32_t	 snapshot;	/* that it stands in */
};

struct showing {
	struct detail	*d;
	const struct view *view;
	const struct display *how;
	uint32_t	 upid;
	int		 steps;		/* that are left */
	size_t		 most;		/* of the arena, at most */
	int		 cut;		/* 1: something was left out */
	uint32_t	 path[DISPLAY_DEPTH];	/* snapshots from the root of a
						 * tree on */
	struct spot	*items;
	size_t		 n, cap;
};

/* Follows references. */
static struct spot
spot_of(struct showing *s, struct spot at)
{
	const struct trace *t = s->view->trace;
	struct reference r;
	struct ref ref;
	int i;

	for (i = 0; i < DISPLAY_REFS && ref_is(t, at.v, &r); i++) {
		if (s->steps-- <= 0 || s->d->arena.total > s->most) {
			s->cut = 1;
			at.v = NULL;
			break;
		}
		if (ref_find(t, s->upid, at.ts, &r,
		    &ref) == -1 || ref.snapshot == NONE) {
			at.v = NULL;
			break;
		}
		at.v = ref_snapshot(t, ref.snapshot, &s->d->arena);
		at.ts = t->snapshots[ref.snapshot].ts;
		at.snapshot = ref.snapshot;
	}
	return at;
}

/* Returns the member or element of a value that n bytes of a path name. */
static struct spot
spot_step(struct showing *s, struct spot at, const char *key, size_t n)
{
	char name[128];
	size_t i;
	char *end;

	s->cut |= s->steps <= 0;
	if (at.v == NULL || n >= sizeof(name) || s->steps-- <= 0) {
		at.v = NULL;
		return at;
	}
	memcpy(name, key, n);
	name[n] = '\0';
	if (at.v->type == VALUE_OBJECT)
		at.v = value_get(at.v, name);
	else if (at.v->type == VALUE_ARRAY) {
		i = strtoul(name, &end, 10);
		if (*end != '\0' || i >= at.v->count)
			at.v = NULL;
		else
			for (at.v = at.v->child; i > 0; i--)
				at.v = at.v->next;
	} else
		at.v = NULL;
	return spot_of(s, at);
}

/* Returns the value at a path without *. */
static struct spot
spot_at(struct showing *s, struct spot at, const char *path)
{
	size_t n;

	at = spot_of(s, at);
	for (; *path != '\0'; path += n + (path[n] == '.')) {
		n = strcspn(path, ".");
		if (n > 0)
			at = spot_step(s, at, path, n);
	}
	return at;
}

static void
item_add(struct showing *s, struct spot at)
{
	if (s->n == DISPLAY_ITEMS || s->steps-- <= 0) {
		s->cut = 1;
		return;
	}
	s->items = xgrow(s->items, s->n, &s->cap, sizeof(*s->items));
	s->items[s->n++] = at;
}

/* Adds the items at a path; of a list at its end each element. */
static void
items_add(struct showing *s, struct spot at, const char *path)
{
	const char *star = strchr(path, '*');
	char head[256];
	const struct value *v;

	if (star == NULL)
		at = spot_at(s, at, path);
	else if ((size_t)(star - path) >= sizeof(head))
		return;
	else {
		memcpy(head, path, (size_t)(star - path));
		head[star - path] = '\0';
		at = spot_at(s, at, head);
	}
	if (at.v == NULL)
		return;
	if (star == NULL && at.v->type != VALUE_ARRAY) {
		item_add(s, at);
		return;
	}
	for (v = at.v->child; v != NULL && !s->cut; v = v->next)
		if (star == NULL || star[1] == '\0')
			item_add(s, spot_of(s, (struct spot){ v, at.ts,
			    at.snapshot }));
		else
			items_add(s, (struct spot){ v, at.ts,
			    at.snapshot }, star + 1);
}

/* Adds a line with a text of any length. */
static void
put_line(struct detail *d, const struct buf *b)
{
	struct detail_line *l = detail_add(d, DETAIL_TEXT);

	l->len = b->len;
	l->text = arena_strndup(&d->arena, b->len > 0 ? b->data : "", b->len);
}

/* Returns 1 if a value is a list of a few scalars. */
static int
is_short_list(const struct value *v)
{
	if (v->type != VALUE_ARRAY || v->count == 0 || v->count > CELL_LIST)
		return 0;
	for (v = v->child; v != NULL; v = v->next)
		if (v->type == VALUE_ARRAY || v->type == VALUE_OBJECT)
			return 0;
	return 1;
}

/* Appends the begin of what a scalar says. */
static void
scalar_text(struct buf *b, const struct value *v)
{
	buf_add(b, v->text, v->len < CELL_BYTES ? v->len : CELL_BYTES);
}

/*
 * Appends what a scalar says, a short list of these, or how much is in another
 * container.
 */
static void
spot_text(struct buf *b, const struct value *v)
{
	if (v != NULL && is_short_list(v)) {
		for (v = v->child; v != NULL; v = v->next) {
			if (v->text != NULL)
				scalar_text(b, v);
			if (v->next != NULL)
				buf_addc(b, ',');
		}
	} else if (v == NULL || v->type == VALUE_NULL)
		buf_adds(b, "");
	else if (v->type == VALUE_ARRAY || v->type == VALUE_OBJECT)
		buf_printf(b, v->type == VALUE_ARRAY ? "[%zu]" : "{%zu}",
		    v->count);
	else
		scalar_text(b, v);
}

/* ---- tables ---- */

/* Returns the path of a column, whose title is what stands before it. */
static const char *
column_path(const char *word, size_t *title)
{
	const char *equals = strchr(word, '=');

	*title = equals == NULL ? strlen(word) : (size_t)(equals - word);
	return equals == NULL ? word : equals + 1;
}

/* Makes the text of a cell safe, and at most CELL_MOST wide. */
static char *
cell_make(const struct buf *b)
{
	size_t room = 4 * b->len + 8;
	char *out = xmalloc(room);

	text_safe(out, room, b->len > 0 ? b->data : "", b->len);
	text_cut(out, CELL_MOST, glyph(GLYPH_ELLIPSIS));
	return out;
}

/* Appends a cell, filled up to its width; numbers to the right. */
static void
cell_put(struct buf *line, const char *cell, int width, int right)
{
	int fill = width - text_columns(cell);

	if (right && fill > 0)
		buf_fill(line, ' ', (size_t)fill);
	buf_adds(line, cell);
	if (!right && fill > 0)
		buf_fill(line, ' ', (size_t)fill);
	buf_adds(line, "  ");
}

static void
show_table(struct showing *s)
{
	size_t columns = s->how->n - 1, i, k, title, rows = s->n + 1;
	char **cell = xcalloc(rows * columns, sizeof(*cell));
	int *width = xcalloc(columns, sizeof(*width)), w;
	int *right = xcalloc(columns, sizeof(*right));
	const char *path;
	struct buf b = BUF_INIT;
	struct spot at;

	for (i = 0; i < rows * columns; i++) {
		k = i % columns;
		buf_clear(&b);
		path = column_path(s->how->words[k + 1], &title);
		if (i < columns) {
			buf_add(&b, s->how->words[k + 1], title);
			right[k] = 1;
		} else {
			at = spot_at(s, s->items[i / columns - 1], path);
			spot_text(&b, at.v);
			right[k] &= at.v == NULL ||
			    at.v->type == VALUE_NUMBER;
		}
		cell[i] = cell_make(&b);
		w = text_columns(cell[i]);
		width[k] = w > width[k] ? w : width[k];
	}
	for (i = 0; i < rows; i++) {
		buf_clear(&b);
		buf_adds(&b, "  ");
		for (k = 0; k < columns; k++)
			cell_put(&b, cell[i * columns + k], width[k],
			    right[k]);
		while (b.len > 0 && b.data[b.len - 1] == ' ')
			b.data[--b.len] = '\0';
		put_line(s->d, &b);
	}
	for (i = 0; i < rows * columns; i++)
		free(cell[i]);
	free(cell);
	free(width);
	free(right);
	buf_free(&b);
}

/* ---- trees ---- */

/* Returns 1 if a node is in a snapshot that it is itself below. */
static int
is_circle(struct showing *s, uint32_t snapshot, int depth)
{
	int i;

	s->path[depth] = snapshot;
	if (depth == 0 || s->path[depth - 1] == snapshot)
		return 0;
	for (i = 0; i < depth; i++)
		if (s->path[i] == snapshot)
			return 1;
	return 0;
}

static void
show_node(struct showing *s, struct spot at, int depth)
{
	struct spot label;
	const struct value *v;
	struct buf b = BUF_INIT;
	char *safe;
	size_t i;

	if (depth == DISPLAY_DEPTH || s->n++ >= DISPLAY_ITEMS ||
	    s->steps-- <= 0) {
		s->cut = 1;
		return;
	}
	for (i = 2; i < s->how->n; i++) {
		label = spot_at(s, at, s->how->words[i]);
		if (b.len > 0)
			buf_addc(&b, ' ');
		spot_text(&b, label.v);
	}
	safe = cell_make(&b);
	detail_text(s->d, "  %*s%s", 2 * depth, "", safe);
	free(safe);
	buf_free(&b);
	if (is_circle(s, at.snapshot, depth))
		return;
	at = spot_at(s, at, s->how->words[1]);
	if (at.v == NULL || at.v->type != VALUE_ARRAY)
		return;
	for (v = at.v->child; v != NULL && !s->cut; v = v->next)
		show_node(s, spot_of(s, (struct spot){ v, at.ts,
			    at.snapshot }), depth + 1);
}

static void
show_tree(struct showing *s)
{
	size_t i, n = s->n;

	for (i = 0, s->n = 0; i < n && !s->cut; i++)
		show_node(s, s->items[i], 0);
}

/* ---- rectangles ---- */

struct rect {
	double	x, y, w, h;
};
struct picture {
	double	 left, top, right, bottom;
	double	 scale;			/* units a column */
	uint32_t cells[RECTS_LINES][RECTS_COLS];
};

static double
number_at(struct showing *s, struct spot at, const char *path)
{
	struct spot n = spot_at(s, at, path);
	double d;

	return n.v != NULL && value_double(n.v, &d) == 0 && isfinite(d) &&
	    fabs(d) < 1e12 ? d : NAN;
}

/* Reads the rectangle of an item; returns 0, or -1 if it is none. */
static int
rect_read(struct showing *s, struct spot at, struct rect *r)
{
	const char *const *w = s->how->words;

	r->x = number_at(s, at, w[1]);
	r->y = number_at(s, at, w[2]);
	r->w = number_at(s, at, w[3]);
	r->h = number_at(s, at, w[4]);
	return r->x == r->x && r->y == r->y && r->w >= 0 && r->h >= 0 ? 0 : -1;
}

/* Returns the column or line of a coordinate: a line is two columns high. */
static int
cell_of(double v, double from, double unit, int most)
{
	double cell = (v - from) / unit;

	return cell < 0 ? 0 : cell >= most ? most - 1 : (int)cell;
}

/* Draws the edges of a rectangle, its label in the upper one. */
static void
rect_draw(struct picture *p, const struct rect *r, const char *label)
{
	int x = cell_of(r->x, p->left, p->scale, RECTS_COLS), i, k;
	int y = cell_of(r->y, p->top, 2 * p->scale, RECTS_LINES);
	int right = cell_of(r->x + r->w, p->left, p->scale, RECTS_COLS);
	int below = cell_of(r->y + r->h, p->top, 2 * p->scale, RECTS_LINES);
	size_t n = strlen(label), used;

	for (i = x; i <= right; i++)
		p->cells[y][i] = p->cells[below][i] = glyph(GLYPH_FLOW_H);
	for (k = y; k <= below; k++)
		p->cells[k][x] = p->cells[k][right] = glyph(GLYPH_FLOW_V);
	p->cells[y][x] = glyph(GLYPH_CORNER_DR);
	p->cells[y][right] = glyph(GLYPH_CORNER_DL);
	p->cells[below][x] = glyph(GLYPH_CORNER_UR);
	p->cells[below][right] = glyph(GLYPH_CORNER_UL);
	for (i = x + 1; i < right && n > 0; i++, label += used, n -= used) {
		p->cells[y][i] = text_decode(label, n, &used);
		if (text_width(p->cells[y][i]) != 1)
			p->cells[y][i] = '?';
	}
}

/* Sets what of the plane the picture shows. */
static void
picture_fit(struct picture *p, const struct rect *r, size_t n)
{
	double down;
	size_t i;

	for (i = 0; i < n; i++) {
		p->left = i == 0 || r[i].x < p->left ? r[i].x : p->left;
		p->top = i == 0 || r[i].y < p->top ? r[i].y : p->top;
		if (i == 0 || r[i].x + r[i].w > p->right)
			p->right = r[i].x + r[i].w;
		if (i == 0 || r[i].y + r[i].h > p->bottom)
			p->bottom = r[i].y + r[i].h;
	}
	p->scale = (p->right - p->left) / (RECTS_COLS - 1);
	down = (p->bottom - p->top) / (2 * (RECTS_LINES - 1));
	p->scale = down > p->scale ? down : p->scale > 0 ? p->scale : 1;
}

static void
picture_put(struct detail *d, const struct picture *p)
{
	struct buf b = BUF_INIT;
	char out[4];
	int i, k, lines;

	lines = cell_of(p->bottom, p->top, 2 * p->scale, RECTS_LINES) + 1;
	for (k = 0; k < lines; k++) {
		buf_clear(&b);
		buf_adds(&b, "  ");
		for (i = 0; i < RECTS_COLS; i++)
			buf_add(&b, out, text_encode(p->cells[k][i] == 0 ?
			    ' ' : p->cells[k][i], out));
		while (b.len > 0 && b.data[b.len - 1] == ' ')
			b.data[--b.len] = '\0';
		put_line(d, &b);
	}
	buf_free(&b);
}

static void
show_rects(struct showing *s)
{
	struct picture *p = xcalloc(1, sizeof(*p));
	struct rect *r = xcalloc(s->n + 1, sizeof(*r));
	struct spot *at = xcalloc(s->n + 1, sizeof(*at));
	struct buf b = BUF_INIT;
	size_t i, n = 0;
	char *label;

	for (i = 0; i < s->n; i++) {
		at[n] = s->items[i];
		if (rect_read(s, at[n], &r[n]) == 0)
			n++;
	}
	picture_fit(p, r, n);
	for (i = 0; i < n; i++) {
		buf_clear(&b);
		if (s->how->n > 5)
			spot_text(&b, spot_at(s, at[i], s->how->words[5]).v);
		label = cell_make(&b);
		rect_draw(p, &r[i], label);
		free(label);
	}
	if (n > 0) {
		detail_text(s->d, "  %zu of %g x %g at %g,%g", n,
		    p->right - p->left, p->bottom - p->top, p->left, p->top);
		picture_put(s->d, p);
	}
	free(p);
	free(r);
	free(at);
	buf_free(&b);
}

/*
 * Appends a snapshot as the displays of its name have it; returns how many are
 * of the name.  Those of a format say nothing where they find nothing.
 */
static size_t
show_all(struct detail *d, const struct view *v, const char *name,
    const struct value *snapshot, uint32_t upid, const struct displays *all)
{
	int person = all == v->displays;
	struct spot whole = { snapshot, v->trace->snapshots[v->sel.id].ts,
	    v->sel.id };
	static void (*const show[])(struct showing *) = {
		[DISPLAY_TABLE] = show_table, [DISPLAY_TREE] = show_tree,
		[DISPLAY_RECTS] = show_rects,
	};
	struct showing s;
	size_t i, n = 0;

	for (i = 0; all != NULL && i < all->n; i++) {
		memset(&s, 0, sizeof(s));
		s.how = &all->v[i];
		if (!note_glob(s.how->name, name))
			continue;
		n++;
		s.d = d;
		s.view = v;
		s.upid = upid;
		s.steps = DISPLAY_STEPS;
		s.most = d->arena.total + DISPLAY_BYTES;
		items_add(&s, whole, s.how->words[0]);
		if (s.n > 0 || person)
			detail_title(d, "%s", s.how->words[0]);
		if (s.n > 0)
			show[s.how->form](&s);
		else if (person)
			detail_text(d, "  nothing there");
		if (s.cut)
			detail_text(d, "  ... and more");
		free(s.items);
	}
	return n;
}

/* Adds the displays that a format has; equal ones of several files are one. */
static void
add_lines(struct displays *all, const struct format_words *words)
{
	const char *const *line = words == NULL ? NULL : words->displays;

	for (; line != NULL && *line != NULL; line++)
		display_add(all, *line, NULL);
}

void
detail_display(struct detail *d, const struct view *v, const char *name,
    const struct value *snapshot, uint32_t upid)
{
	const struct trace *t = v->trace;
	struct displays own = { NULL, 0, 0 };
	size_t i;

	if (show_all(d, v, name, snapshot, upid, v->displays) > 0)
		return;
	for (i = 0; i < t->nsources; i++)
		add_lines(&own, t->sources[i].words);
	for (i = 0; i < t->nsource_texts; i++)
		add_lines(&own, t->source_texts[i].words);
	show_all(d, v, name, snapshot, upid, &own);
	displays_free(&own);
}
