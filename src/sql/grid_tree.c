/*
 * grid_tree: trees that functions of SQL give each other, as grids whose first
 * columns are id and parent_id.
 *
 *	__intrinsic_tree_from_table('id', id, 'parent_id', parent, ...)
 *			the grid of an aggregate's rows; so is
 *			__intrinsic_row_dataframe_agg('a', a, ...)
 *	__intrinsic_tree_to_table(tree)
 *			its rows, parents first, with their numbers
 *	__intrinsic_tree_dominator_summary(tree)
 *			sums of self_size, native_size and self_count below
 *			each row, and its depth
 *
 * A parent that is not in the tree is none.  Rows keep their order, but that
 * those above one come before it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "graph.h"

/* ---- rows of an aggregate */

static void
rows_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct grid **at = sqlite3_aggregate_context(c, sizeof(*at)), *g;
	const char *name;
	int i, rc = 0;

	if (at == NULL || argc < 2 || argc % 2 != 0 ||
	    argc / 2 > GRID_COLUMNS) {
		sqlite3_result_error(c, "pairs of a name and a value are "
		    "wanted, at most 24", -1);
		return;
	}
	if ((g = *at) == NULL) {
		g = *at = grid_new();
		for (i = 0; i < argc; i += 2) {
			name = (const char *)sqlite3_value_text(argv[i]);
			grid_column(g, name != NULL ? name : "");
		}
	}
	for (i = 1; i < argc && rc == 0; i += 2)
		rc = grid_value(g, argv[i]);
	if (rc == -1)
		grid_full(c, "rows of an aggregate");
}

static void
rows_final(sqlite3_context *c)
{
	struct grid **at = sqlite3_aggregate_context(c, 0);

	if (at != NULL && *at != NULL)
		grid_give(c, *at);
}

/* ---- trees */

struct tree {
	const struct grid *g;
	size_t		 n;
	uint32_t	*order;		/* rows, parents first */
	uint32_t	*place;		/* row to its place in the order */
	uint32_t	*parent;	/* row to row, or GRAPH_NONE */
};

static const struct grid_cell *
tree_cell(const struct tree *t, size_t row, int column)
{
	return &t->g->cells[row * (size_t)t->g->ncolumns + (size_t)column];
}

/* Finds the row above each. */
static void
tree_parents(struct tree *t)
{
	struct ints ids = { NULL, 0, 0 };
	const struct ints none = { NULL, 0, 0 };
	const struct grid_cell *cell;
	struct graph *nodes;
	uint32_t *row, node;
	size_t i;

	for (i = 0; i < t->n; i++)
		ints_add(&ids, tree_cell(t, i, 0)->num);
	nodes = graph_new(&none, &ids);
	row = xcalloc(nodes->nnodes + 1, sizeof(*row));
	for (i = 0; i < t->n; i++)
		row[graph_node(nodes, ids.v[i])] = (uint32_t)i;
	for (i = 0; i < t->n; i++) {
		cell = tree_cell(t, i, 1);
		node = cell->type == SQLITE_INTEGER ?
		    graph_node(nodes, cell->num) : GRAPH_NONE;
		t->parent[i] = node == GRAPH_NONE ? GRAPH_NONE : row[node];
	}
	graph_free(nodes);
	free(row);
	free(ids.v);
}

/* Orders the rows; returns 0, or -1 for a row that is above itself. */
static int
tree_order(struct tree *t)
{
	uint32_t *above = xcalloc(t->n + 1, sizeof(*above)), row;
	size_t i, n, done = 0;
	int rc = 0;

	for (i = 0; i < t->n; i++)
		t->place[i] = GRAPH_NONE;
	for (i = 0; i < t->n && rc == 0; i++) {
		n = 0;
		for (row = (uint32_t)i; row != GRAPH_NONE &&
		    t->place[row] == GRAPH_NONE && n <= t->n;
		    row = t->parent[row]) {
			if (n == t->n) {
				rc = -1;
				break;
			}
			above[n++] = row;
		}
		while (rc == 0 && n > 0) {
			row = above[--n];
			t->place[row] = (uint32_t)done;
			t->order[done++] = row;
		}
	}
	free(above);
	return rc;
}

static void
tree_close(struct tree *t)
{
	free(t->order);
	free(t->place);
	free(t->parent);
}

/* Opens the tree of a value; returns 1, 0 for none, -1 after an error. */
static int
tree_open(struct tree *t, sqlite3_context *c, sqlite3_value *v, int columns)
{
	memset(t, 0, sizeof(*t));
	if ((t->g = grid_of(v)) == NULL)
		return 0;
	if (t->g->ncolumns < columns) {
		sqlite3_result_error(c, "the tree has too few columns", -1);
		return -1;
	}
	t->n = grid_rows(t->g);
	t->order = xcalloc(t->n + 1, sizeof(*t->order));
	t->place = xcalloc(t->n + 1, sizeof(*t->place));
	t->parent = xcalloc(t->n + 1, sizeof(*t->parent));
	tree_parents(t);
	if (tree_order(t) == 0)
		return 1;
	tree_close(t);
	sqlite3_result_error(c, "the tree has a row above itself", -1);
	return -1;
}

static void
tree_to_table(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct grid *out = NULL;
	struct tree t;
	uint32_t row;
	size_t i;
	int k, rc = 0;

	(void)argc;
	if (tree_open(&t, c, argv[0], 2) != 1)
		return;
	out = grid_new();
	grid_column(out, "_tree_id");
	grid_column(out, "_tree_parent_id");
	for (k = 0; k < t.g->ncolumns && k < GRID_COLUMNS - 2; k++)
		grid_column(out, t.g->names[k]);
	for (i = 0; i < t.n && rc == 0; i++) {
		row = t.order[i];
		rc = grid_int(out, (int64_t)i);
		if (rc == 0)
			rc = t.parent[row] == GRAPH_NONE ? grid_null(out) :
			    grid_int(out, t.place[t.parent[row]]);
		for (k = 0; k < out->ncolumns - 2 && rc == 0; k++)
			rc = grid_copy(out, tree_cell(&t, row, k));
	}
	tree_close(&t);
	if (rc == 0)
		grid_give(c, out);
	else {
		grid_drop(out);
		grid_full(c, "tree_to_table");
	}
}

/* Columns of a tree that is summed: id, parent_id, then these. */
enum { SUM_SIZE, SUM_NATIVE, SUM_COUNT, SUMS };

/* Adds the sums of the rows below to each row, and finds its depth. */
static void
sum_up(const struct tree *t, uint64_t (*sums)[SUMS], int64_t *depth)
{
	uint32_t row, up;
	size_t i;
	int k;

	for (i = 0; i < t->n; i++) {
		row = t->order[i];
		up = t->parent[row];
		depth[row] = up == GRAPH_NONE ? 1 : depth[up] + 1;
		for (k = 0; k < SUMS; k++)
			sums[row][k] = (uint64_t)tree_cell(t, row,
			    2 + k)->num;
	}
	for (i = t->n; i-- > 0;) {
		row = t->order[i];
		if ((up = t->parent[row]) == GRAPH_NONE)
			continue;
		for (k = 0; k < SUMS; k++)
			sums[up][k] += sums[row][k];
	}
}

static void
tree_summary(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	static const char *const names[] = { "id", "idom_id",
	    "dominated_obj_count", "dominated_size_bytes",
	    "dominated_native_size_bytes", "depth" };
	struct grid *out = NULL;
	uint64_t (*sums)[SUMS];
	int64_t *depth;
	struct tree t;
	uint32_t row;
	size_t i;
	int rc = 0;

	(void)argc;
	if (tree_open(&t, c, argv[0], 2 + SUMS) != 1)
		return;
	sums = xcalloc(t.n + 1, sizeof(*sums));
	depth = xcalloc(t.n + 1, sizeof(*depth));
	sum_up(&t, sums, depth);
	out = grid_new();
	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		grid_column(out, names[i]);
	for (i = 0; i < t.n && rc == 0; i++) {
		row = t.order[i];
		grid_copy(out, tree_cell(&t, row, 0));
		if (t.parent[row] == GRAPH_NONE)
			grid_null(out);
		else
			grid_copy(out, tree_cell(&t, t.parent[row], 0));
		grid_int(out, (int64_t)sums[row][SUM_COUNT]);
		grid_int(out, (int64_t)sums[row][SUM_SIZE]);
		grid_int(out, (int64_t)sums[row][SUM_NATIVE]);
		rc = grid_int(out, depth[row]);
	}
	free(sums);
	free(depth);
	tree_close(&t);
	if (rc == 0)
		grid_give(c, out);
	else {
		grid_drop(out);
		grid_full(c, "tree_dominator_summary");
	}
}

static const struct grid_function tree_rows[] = {
	{ "__intrinsic_tree_from_table", -1, rows_step, rows_final },
	{ "__intrinsic_row_dataframe_agg", -1, rows_step, rows_final },
	{ "__intrinsic_tree_to_table", 1, tree_to_table, NULL },
	{ "__intrinsic_tree_dominator_summary", 1, tree_summary, NULL },
};

int
grid_tree_register(struct sql *s)
{
	return grid_functions(s, tree_rows, sizeof(tree_rows) /
	    sizeof(tree_rows[0]));
}
