/*
 * flamegraph_build: the nodes of a flame graph and their widths, of rows that
 * have a parent each.
 *
 * A row whose frame is hidden folds into the row above it.  Frames with the
 * same name and groups below the same node are one node.  The lower half goes
 * from roots to callees, the upper one from frames to their callers; PIVOT has
 * both, from each frame that its pattern names.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"

#include "flamegraph.h"
#include "stop.h"

#define LOOK_ROWS	65536	/* between two looks at whether to end */
#define BIT_OF(kind)	(UINT64_C(1) << (FG_SHOWS + (kind) - FG_HIDE_STACK))

/* Numbers the frames: rows of one number have the same name and groups. */
static void
number_frames(struct fg *f)
{
	struct strtab *keys = strtab_new();
	struct buf b = BUF_INIT;
	const struct grid_cell *c;
	uint32_t row;
	int i;

	for (row = 0; row < f->src->n; row++) {
		buf_clear(&b);
		for (i = -1; i < f->config->ngroups; i++) {
			c = fg_cell(f->src, row, i == -1 ? FG_NAME :
			    f->groups[i]);
			buf_addc(&b, (char)c->type);
			if (c->type == SQLITE_TEXT) {
				buf_add(&b, &c->len, sizeof(c->len));
				buf_add(&b, c->text, c->len);
			} else
				buf_add(&b, &c->num, sizeof(c->num));
		}
		f->class_of[row] = strtab_add(keys, b.data, b.len) - 1;
	}
	f->nclasses = strtab_count(keys);
	strtab_free(keys);
	buf_free(&b);
}

/* Says of each row which frame it folds into and what its path met. */
static void
walk_paths(struct fg *f)
{
	uint64_t *said = xcalloc(f->nclasses + 1, sizeof(*said)), bits;
	unsigned char *known = xcalloc(f->nclasses + 1, 1);
	uint32_t row, parent, class;

	for (row = 0; row < f->src->n; row++) {
		parent = f->src->parent[row];
		class = f->class_of[row];
		if (!known[class]) {
			said[class] = fg_match(f, row);
			known[class] = 1;
		}
		bits = parent == FG_NONE ? 0 : f->bits[parent];
		f->bits[row] = bits;
		f->frame[row] = parent == FG_NONE ? FG_NONE :
		    f->frame[parent];
		if (said[class] & BIT_OF(FG_HIDE_FRAME))
			continue;
		f->frame[row] = row;
		f->is_root[row] = (said[class] & BIT_OF(FG_ROOT)) != 0;
		f->bits[row] |= said[class] & BIT_OF(FG_HIDE_STACK) ?
		    FG_HIDDEN : said[class] & (BIT_OF(FG_HIDE_STACK) - 1);
	}
	free(said);
	free(known);
}

/* Returns the node of a frame below another, or the first of a half. */
static uint32_t
node_of(struct fg *f, uint32_t parent, uint32_t row, int is_up)
{
	struct idkey key = { { parent, f->class_of[row], (uint64_t)is_up,
	    0 } };
	int added;
	uint32_t node = idtab_add(&f->nodes, &key, &added);

	if (added) {
		f->node_row = xgrow(f->node_row, node, &f->node_cap,
		    sizeof(*f->node_row));
		f->node_row[node] = row;
	}
	return node;
}

static void
add_pair(struct fg *f, uint32_t frame, uint32_t node)
{
	f->pairs = xgrow(f->pairs, f->npairs, &f->pairs_cap,
	    sizeof(*f->pairs));
	f->pairs[f->npairs++] = (struct fg_pair){ frame, node };
}

static void
make_down(struct fg *f)
{
	uint32_t row, parent, above;
	int starts;

	for (row = 0; row < f->src->n; row++) {
		parent = f->src->parent[row];
		above = parent == FG_NONE ? FG_NONE : f->down[parent];
		f->down[row] = above;
		if (f->frame[row] != row || f->config->view == FG_BOTTOM_UP)
			continue;
		starts = f->is_root[row] || (f->config->view == FG_TOP_DOWN &&
		    (parent == FG_NONE || f->frame[parent] == FG_NONE));
		if (!starts && above == FG_NONE)
			continue;
		f->down[row] = node_of(f, starts ? FG_NONE : above, row, 0);
		if (fg_counts(f, row))
			add_pair(f, row, f->down[row]);
	}
}

/* Makes the path from a frame to its outermost caller. */
static int
make_path(struct fg *f, uint32_t row, int is_summed)
{
	uint32_t node = FG_NONE, frame = row, parent;

	while (frame != FG_NONE) {
		node = node_of(f, node, frame, 1);
		if (f->up[row].frame == FG_NONE)
			f->up[row].frame = node;
		if (is_summed)
			add_pair(f, frame, node);
		if (f->nodes.n > GRID_MOST / 64 || f->npairs > GRID_MOST) {
			f->wrong = "the graph is too large";
			return -1;
		}
		if (++f->steps % LOOK_ROWS == 0 && sql_stopped(f->sql))
			break;
		parent = f->src->parent[frame];
		frame = parent == FG_NONE ? FG_NONE : f->frame[parent];
	}
	f->up[row].node = node;
	return 0;
}

static struct fg_number
number_of(const struct grid_cell *c)
{
	struct fg_number n = { 0, 0 };

	if (c->type == SQLITE_INTEGER) {
		n.num = c->num;
		n.real = (double)c->num;
	} else if (c->type == SQLITE_FLOAT)
		n.real = c->real;
	return n;
}

static int
make_up(struct fg *f)
{
	unsigned char *active = xcalloc((size_t)f->src->n + 1, 1);
	uint32_t row;
	int i, rc = 0;

	for (row = 0; row < f->src->n; row++) {
		f->up[row] = (struct fg_pair){ FG_NONE, FG_NONE };
		if (f->config->view == FG_PIVOT)
			active[row] = f->is_root[row];
		else if (f->config->view == FG_BOTTOM_UP && fg_counts(f, row))
			for (i = 0; i < f->config->nvalues; i++)
				if (number_of(fg_cell(f->src, row,
				    f->values[i].column)).real != 0)
					active[f->frame[row]] = 1;
	}
	for (row = 0; row < f->src->n && rc == 0; row++) {
		if (active[row])
			rc = make_path(f, row, f->config->view ==
			    FG_BOTTOM_UP || fg_counts(f, row));
		if (sql_stopped(f->sql))
			break;
	}
	free(active);
	return rc;
}

/* ---- values */

static int
add_number(struct fg *f, const struct fg_value *v, struct fg_number *to,
    struct fg_number n)
{
	to->real += n.real;
	if (!__builtin_add_overflow(to->num, n.num, &to->num) || !v->is_int)
		return 0;
	f->wrong = "a sum is too large";
	return -1;
}

/* Adds what the frames below a pivot's frame have to the frame. */
static int
add_pivots(struct fg *f, struct fg_value *v)
{
	struct fg_number *of = xcalloc((size_t)f->src->n + 1, sizeof(*of));
	uint32_t row;
	int rc = 0;

	for (row = 0; row < f->src->n && rc == 0; row++)
		if (f->down[row] != FG_NONE && fg_counts(f, row))
			rc = add_number(f, v, &of[f->frame[row]],
			    number_of(fg_cell(f->src, row, v->column)));
	for (row = f->src->n; row-- > 0 && rc == 0;)
		if (f->frame[row] == row && f->down[row] != FG_NONE &&
		    fg_parent(f, f->down[row]) != FG_NONE)
			rc = add_number(f, v,
			    &of[f->frame[f->src->parent[row]]], of[row]);
	for (row = 0; row < f->src->n && rc == 0; row++)
		if (f->up[row].node != FG_NONE &&
		    (rc = add_number(f, v, &v->self[f->up[row].frame],
		    of[row])) == 0)
			rc = add_number(f, v, &v->total[f->up[row].node],
			    of[row]);
	free(of);
	return rc;
}

/* Sums a value by node. */
static int
sum_value(struct fg *f, struct fg_value *v)
{
	struct fg_number n;
	uint32_t row, node, parent;
	int rc = 0;

	v->self = xcalloc((size_t)f->nodes.n + 1, sizeof(*v->self));
	v->total = xcalloc((size_t)f->nodes.n + 1, sizeof(*v->total));
	for (row = 0; row < f->src->n && rc == 0; row++) {
		n = number_of(fg_cell(f->src, row, v->column));
		if (n.real < 0) {
			f->wrong = "value columns must be non-negative";
			return -1;
		}
		if (!fg_counts(f, row))
			continue;
		if ((node = f->down[row]) != FG_NONE &&
		    (rc = add_number(f, v, &v->self[node], n)) == 0)
			rc = add_number(f, v, &v->total[node], n);
		node = f->frame[row];
		if (f->config->view == FG_BOTTOM_UP && rc == 0 &&
		    f->up[node].node != FG_NONE && (rc = add_number(f, v,
		    &v->self[f->up[node].frame], n)) == 0)
			rc = add_number(f, v, &v->total[f->up[node].node], n);
	}
	if (rc == 0 && f->config->view == FG_PIVOT)
		rc = add_pivots(f, v);
	for (node = f->nodes.n; node-- > 0 && rc == 0;)
		if ((parent = fg_parent(f, node)) != FG_NONE)
			rc = add_number(f, v, &v->total[parent],
			    v->total[node]);
	return rc;
}

/* ---- places */

struct place {
	uint32_t	 node, parent;	/* node; place of its parent */
	double		 x;
};

struct child {
	double		 width;
	uint32_t	 node, parent;
	int		 is_up;
};

/* Children of a node together, the wide ones first, then as they came. */
static int
compare_children(const void *x, const void *y)
{
	const struct child *a = x, *b = y;

	if (a->parent != b->parent)	/* roots, FG_NONE, come first */
		return COMPARE(a->parent + 1, b->parent + 1);
	if (a->is_up != b->is_up)
		return a->is_up - b->is_up;
	if (a->width > b->width || a->width < b->width)
		return COMPARE(b->width, a->width);
	return COMPARE(a->node, b->node);
}

/* Puts the roots of both halves, in order of x, the lower half first. */
static uint32_t
place_roots(const struct child *c, uint32_t n, struct place *p)
{
	double x[2] = { 0, 0 };
	uint32_t at[2] = { 0, 0 }, end[2], done = 0;
	int half;

	while (at[1] < n && !c[at[1]].is_up && c[at[1]].parent == FG_NONE)
		at[1]++;
	end[0] = end[1] = at[1];
	while (end[1] < n && c[end[1]].parent == FG_NONE)
		end[1]++;
	while (at[0] < end[0] || at[1] < end[1]) {
		half = at[0] >= end[0] || (at[1] < end[1] && x[1] < x[0]);
		p[done++] = (struct place){ c[at[half]].node, FG_NONE,
		    x[half] };
		x[half] += c[at[half]++].width;
	}
	return done;
}

/* Returns the places of nodes that have a width, level by level. */
static struct place *
place_nodes(const struct fg *f, uint32_t *count)
{
	struct child *c = xcalloc((size_t)f->nodes.n + 1, sizeof(*c));
	struct place *p = xcalloc((size_t)f->nodes.n + 1, sizeof(*p));
	uint32_t *first = xcalloc((size_t)f->nodes.n + 1, sizeof(*first));
	uint32_t node, n = 0, i, done;
	double x;
	int k;

	for (node = 0; node < f->nodes.n; node++) {
		for (k = 0; k < f->config->nvalues; k++)
			if (f->values[k].total[node].real != 0)
				break;
		if (k < f->config->nvalues)
			c[n++] = (struct child){
			    f->values[0].total[node].real, node,
			    fg_parent(f, node), fg_is_up(f, node) };
		first[node] = FG_NONE;
	}
	sort_any(c, n, sizeof(*c), compare_children);
	for (i = n; i-- > 0;)
		if (c[i].parent != FG_NONE)
			first[c[i].parent] = i;
	done = place_roots(c, n, p);
	for (*count = 0; *count < done; ++*count) {
		x = p[*count].x;
		node = p[*count].node;
		for (i = first[node]; i < n && c[i].parent == node; i++) {
			p[done++] = (struct place){ c[i].node, *count, x };
			x += c[i].width;
		}
	}
	free(c);
	free(first);
	return p;
}

/* ---- rows */

static int
put_number(struct grid *g, const struct fg_value *v, struct fg_number n)
{
	return v->is_int ? grid_int(g, n.num) : grid_real(g, n.real);
}

/* Appends the columns of a source, and the two of each number in it. */
static int
put_others(const struct fg *f, struct grid *g, uint32_t node)
{
	const struct fg_config *q = f->config;
	const struct fg_value *v;
	int c, k, rc = 0;

	for (c = FG_FIXED; c < f->src->ncolumns && rc == 0; c++) {
		for (k = 0; k < q->nsums && f->sums[k] != c; k++)
			;
		if (k < q->nsums) {
			rc = grid_copy(g, &f->summed->cells[(size_t)node *
			    (size_t)q->nsums + (size_t)k]);
			continue;
		}
		for (k = 0; k < q->ngroups && f->groups[k] != c; k++)
			;
		rc = k == q->ngroups ? grid_null(g) : grid_copy(g,
		    fg_cell(f->src, f->node_row[node], c));
	}
	for (c = FG_FIXED; c < f->src->ncolumns && rc == 0; c++) {
		if (f->src->types[c] != SQLITE_INTEGER &&
		    f->src->types[c] != SQLITE_FLOAT)
			continue;
		for (k = 0; k < q->nvalues && f->values[k].column != c; k++)
			;
		v = k < q->nvalues ? &f->values[k] : NULL;
		rc = v == NULL ? grid_null(g) : put_number(g, v,
		    v->self[node]);
		if (rc == 0)
			rc = v == NULL ? grid_null(g) : put_number(g, v,
			    v->total[node]);
	}
	return rc;
}

static int
put_row(const struct fg *f, struct grid *g, const struct place *p, uint32_t i,
    int64_t *depths)
{
	const struct fg_value *v = &f->values[0];
	uint32_t node = p[i].node;
	double wide = v->total[node].real;

	depths[i] = p[i].parent == FG_NONE ? (fg_is_up(f, node) ? -1 : 1) :
	    depths[p[i].parent] + (fg_is_up(f, node) ? -1 : 1);
	grid_int(g, i);
	if (p[i].parent == FG_NONE)
		grid_null(g);
	else
		grid_int(g, p[i].parent);
	grid_int(g, depths[i]);
	grid_copy(g, fg_cell(f->src, f->node_row[node], FG_NAME));
	put_number(g, v, v->self[node]);
	put_number(g, v, v->total[node]);
	if (p[i].parent == FG_NONE)
		grid_null(g);
	else
		put_number(g, v, v->total[p[p[i].parent].node]);
	if (v->is_int && p[i].x + wide < 0x1p63) {
		grid_int(g, (int64_t)p[i].x);
		grid_int(g, (int64_t)(p[i].x + wide));
	} else {
		grid_real(g, p[i].x);
		grid_real(g, p[i].x + wide);
	}
	return put_others(f, g, node);
}

static struct grid *
put_rows(struct fg *f)
{
	uint32_t i, n;
	struct place *p = place_nodes(f, &n);
	int64_t *depths = xcalloc((size_t)n + 1, sizeof(*depths));
	struct grid *g = grid_new();
	int c, width = FG_OUT;

	for (c = FG_FIXED; c < f->src->ncolumns; c++)
		width += f->src->types[c] == SQLITE_INTEGER ||
		    f->src->types[c] == SQLITE_FLOAT ? 3 : 1;
	for (c = 0; c < width; c++)
		grid_column(g, "");
	for (i = 0; i < n; i++)
		if (put_row(f, g, p, i, depths) == -1) {
			f->wrong = "the graph is too large";
			break;
		}
	if (f->wrong == NULL && grid_rows(g) < n)
		f->wrong = "the graph is too large";
	free(p);
	free(depths);
	return g;
}

/* Finds the columns that are asked for. */
static int
find_columns(struct fg *f)
{
	const struct fg_config *q = f->config;
	int i, type;

	for (i = 0; i < q->ngroups; i++)
		if ((f->groups[i] = fg_column(f->src, q->groups[i])) == -1)
			f->wrong = "no such column to group by";
	for (i = 0; i < q->nsums; i++) {
		f->sums[i] = fg_column(f->src, q->sums[i]);
		type = f->sums[i] == -1 ? SQLITE_BLOB :
		    f->src->types[f->sums[i]];
		if (type == SQLITE_BLOB)
			f->wrong = "no such column to aggregate";
		else if (q->how[i] == FG_SUM && type == SQLITE_TEXT)
			f->wrong = "a column of a SUM must be numeric";
	}
	for (i = 0; i < q->nvalues; i++) {
		f->values[i].column = fg_column(f->src, q->values[i]);
		type = f->values[i].column == -1 ? SQLITE_NULL :
		    f->src->types[f->values[i].column];
		f->values[i].is_int = type == SQLITE_INTEGER;
		if (type != SQLITE_INTEGER && type != SQLITE_FLOAT)
			f->wrong = "value columns must be numeric";
	}
	return f->wrong == NULL ? 0 : -1;
}

static void
fg_free(struct fg *f)
{
	int i;

	for (i = 0; i < f->config->nvalues; i++) {
		free(f->values[i].self);
		free(f->values[i].total);
	}
	grid_drop(f->summed);
	idtab_free(&f->nodes);
	free(f->class_of);
	free(f->bits);
	free(f->frame);
	free(f->is_root);
	free(f->node_row);
	free(f->down);
	free(f->up);
	free(f->pairs);
}

struct grid *
fg_build(struct sql *s, const struct fg_source *src,
    const struct fg_config *config, char **error)
{
	size_t n = (size_t)src->n + 1;
	struct grid *g = NULL;
	struct fg f;
	int i;

	memset(&f, 0, sizeof(f));
	f.sql = s;
	f.src = src;
	f.config = config;
	f.wanted = (UINT64_C(1) << config->nshows) - 1;
	f.class_of = xcalloc(n, sizeof(*f.class_of));
	f.bits = xcalloc(n, sizeof(*f.bits));
	f.frame = xcalloc(n, sizeof(*f.frame));
	f.is_root = xcalloc(n, 1);
	f.down = xcalloc(n, sizeof(*f.down));
	f.up = xcalloc(n, sizeof(*f.up));
	if (find_columns(&f) == 0) {
		number_frames(&f);
		walk_paths(&f);
		make_down(&f);
		make_up(&f);
	}
	for (i = 0; i < config->nvalues && f.wrong == NULL; i++)
		sum_value(&f, &f.values[i]);
	if (f.wrong == NULL && fg_sums(&f) == 0)
		g = put_rows(&f);
	if (f.wrong != NULL) {
		*error = sqlite3_mprintf("flamegraph: %s", f.wrong);
		grid_drop(g);
		g = NULL;
	}
	fg_free(&f);
	return g;
}
