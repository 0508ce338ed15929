/*
 * graph_bounded: the table function __intrinsic_dfs_weight_bounded(sources,
 * targets, weights, roots, most, beyond): for each root what is reached, deep
 * first, until the weights of the edges that were taken exceed that of `most`.
 * All arguments but the last are lists that repeatedfield() makes, of edges and
 * of roots; beyond says whether the node that exceeds it is given.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "graph.h"
#include "stop.h"
#include "vtab.h"

#define LOOK_STEPS	65536	/* between two looks at whether to end */
#define ARGS		6
#define COLUMNS		3	/* before the arguments */

struct bounded {
	struct sql	*sql;
	const struct graph *g;
	const struct ints *weights;	/* of edges, as they came */
	uint32_t	*edge;		/* of the graph to that number */
	struct grid	*out;
	unsigned char	*seen;
	uint32_t	*marked;	/* nodes that are seen */
	size_t		 nmarked, steps;
	struct ints	 next;		/* node, weight, node before */
};

/* Numbers the edges of the graph as they came. */
static void
number_edges(struct bounded *b, const struct ints *from)
{
	uint32_t *at = xcalloc(b->g->nnodes + 1, sizeof(*at)), node;
	size_t i;

	b->edge = xcalloc(b->g->nedges + 1, sizeof(*b->edge));
	for (i = 0; i < b->g->nedges; i++) {
		node = graph_node(b->g, from->v[i]);
		b->edge[b->g->first[node] + at[node]++] = (uint32_t)i;
	}
	free(at);
}

static int
bounded_push(struct bounded *b, int64_t node, int64_t weight, int64_t before)
{
	return ints_add(&b->next, node) == -1 ||
	    ints_add(&b->next, weight) == -1 ||
	    ints_add(&b->next, before) == -1 ? -1 : 0;
}

/* Searches from a root; `most` of weights, and whether one beyond is given. */
static int
bounded_root(struct bounded *b, int64_t root, int64_t most, int beyond)
{
	const struct graph *g = b->g;
	uint32_t node = graph_node(g, root), i;
	int64_t total = 0, before;
	int rc;

	if (node == GRAPH_NONE)
		return 0;
	b->next.n = 0;
	while (b->nmarked > 0)
		b->seen[b->marked[--b->nmarked]] = 0;
	rc = bounded_push(b, node, 0, -1);
	while (rc == 0 && b->next.n > 0) {
		before = b->next.v[b->next.n - 1];
		node = (uint32_t)b->next.v[b->next.n - 3];
		if (++b->steps % LOOK_STEPS == 0 && sql_stopped(b->sql))
			return 0;
		b->next.n -= 3;
		if (b->seen[node])
			continue;
		b->seen[node] = 1;
		b->marked[b->nmarked++] = node;
		if (__builtin_add_overflow(total, b->next.v[b->next.n + 1],
		    &total))
			return 0;
		if (!beyond && total > most)
			return 0;
		grid_int(b->out, root);
		grid_int(b->out, g->ids[node]);
		rc = before < 0 ? grid_null(b->out) :
		    grid_int(b->out, g->ids[before]);
		if (total > most)
			return rc;
		for (i = g->first[node + 1]; rc == 0 && i > g->first[node];
		    i--)
			rc = bounded_push(b, g->to[i - 1],
			    b->weights->v[b->edge[i - 1]], node);
	}
	return rc;
}

/* Searches from all roots.  Returns NULL, or what is wrong. */
static const char *
bounded_search(struct bounded *b, sqlite3_value **argv)
{
	const struct ints *lists[ARGS - 1];
	struct ints pairs = { NULL, 0, 0 };
	struct graph *g;
	size_t i;
	int rc = 0;

	for (i = 0; i < ARGS - 1; i++)
		if ((lists[i] = ints_of(argv[i])) == NULL)
			return NULL;	/* no edges, or no roots */
	if (lists[0]->n != lists[1]->n || lists[0]->n != lists[2]->n ||
	    lists[3]->n != lists[4]->n)
		return "the lists are not equally long";
	if (lists[0]->n > GRID_MOST / 2)
		return "too many edges";
	for (i = 0; i < lists[0]->n; i++) {
		ints_add(&pairs, lists[0]->v[i]);
		ints_add(&pairs, lists[1]->v[i]);
	}
	b->g = g = graph_new(&pairs, lists[3]);
	b->weights = lists[2];
	b->seen = xcalloc(g->nnodes + 1, 1);
	b->marked = xcalloc(g->nnodes + 1, sizeof(*b->marked));
	number_edges(b, lists[0]);
	for (i = 0; i < lists[3]->n && rc == 0 && !sql_stopped(b->sql); i++)
		rc = bounded_root(b, lists[3]->v[i], lists[4]->v[i],
		    sqlite3_value_int(argv[ARGS - 1]) != 0);
	graph_free(g);
	free(b->edge);
	free(b->seen);
	free(b->marked);
	free(b->next.v);
	free(pairs.v);
	return rc == -1 ? "too many rows" : NULL;
}

/* ---- the table */

struct gb_cursor {
	sqlite3_vtab_cursor base;
	struct sql	*sql;
	struct grid	*grid;		/* or NULL */
	size_t		 row;
};

static int
gb_connect(sqlite3 *db, void *arg, int argc, const char *const *argv,
    sqlite3_vtab **out, char **error)
{
	int rc = sqlite3_declare_vtab(db, "CREATE TABLE x(root_node_id, "
	    "node_id, parent_node_id, sources HIDDEN, targets HIDDEN, "
	    "weights HIDDEN, roots HIDDEN, most HIDDEN, beyond HIDDEN)");

	(void)argc;
	(void)argv;
	(void)error;
	return vtab_made(rc, arg, out);
}

static int
gb_best_index(sqlite3_vtab *v, sqlite3_index_info *info)
{
	int i, arg, n = 0;

	for (i = 0; i < info->nConstraint; i++) {
		arg = info->aConstraint[i].iColumn - COLUMNS;
		if (arg < 0 || info->aConstraint[i].op !=
		    SQLITE_INDEX_CONSTRAINT_EQ)
			continue;
		if (!info->aConstraint[i].usable)
			return SQLITE_CONSTRAINT;
		info->aConstraintUsage[i].argvIndex = arg + 1;
		info->aConstraintUsage[i].omit = 1;
		n++;
	}
	info->estimatedCost = 1e5;
	if (n == ARGS)
		return SQLITE_OK;
	sqlite3_free(v->zErrMsg);
	v->zErrMsg = sqlite3_mprintf("dfs_weight_bounded takes %d arguments",
	    ARGS);
	return SQLITE_ERROR;
}

static int
gb_open(sqlite3_vtab *v, sqlite3_vtab_cursor **out)
{
	struct gb_cursor *c = xcalloc(1, sizeof(*c));

	c->sql = ((struct vtab_own *)v)->arg;
	*out = &c->base;
	return SQLITE_OK;
}

static int
gb_close(sqlite3_vtab_cursor *v)
{
	struct gb_cursor *c = (struct gb_cursor *)v;

	grid_drop(c->grid);
	free(c);
	return SQLITE_OK;
}

static int
gb_filter(sqlite3_vtab_cursor *v, int plan, const char *text, int argc,
    sqlite3_value **argv)
{
	struct gb_cursor *c = (struct gb_cursor *)v;
	const char *wrong = NULL;
	struct bounded b;

	(void)plan;
	(void)text;
	memset(&b, 0, sizeof(b));
	grid_drop(c->grid);
	c->grid = b.out = grid_new();
	c->row = 0;
	grid_column(b.out, "root_node_id");
	grid_column(b.out, "node_id");
	grid_column(b.out, "parent_node_id");
	b.sql = c->sql;
	if (argc == ARGS)
		wrong = bounded_search(&b, argv);
	if (wrong == NULL)
		return SQLITE_OK;
	sqlite3_free(v->pVtab->zErrMsg);
	v->pVtab->zErrMsg = sqlite3_mprintf("dfs_weight_bounded: %s", wrong);
	return SQLITE_ERROR;
}

static int
gb_next(sqlite3_vtab_cursor *v)
{
	((struct gb_cursor *)v)->row++;
	return SQLITE_OK;
}

static int
gb_eof(sqlite3_vtab_cursor *v)
{
	struct gb_cursor *c = (struct gb_cursor *)v;

	return c->row >= grid_rows(c->grid);
}

static int
gb_column(sqlite3_vtab_cursor *v, sqlite3_context *out, int i)
{
	struct gb_cursor *c = (struct gb_cursor *)v;

	if (i < COLUMNS)
		grid_give_cell(out, &c->grid->cells[c->row * COLUMNS +
		    (size_t)i]);
	return SQLITE_OK;
}

static int
gb_rowid(sqlite3_vtab_cursor *v, sqlite3_int64 *id)
{
	*id = (sqlite3_int64)((struct gb_cursor *)v)->row;
	return SQLITE_OK;
}

static const sqlite3_module gb_module = {
	.iVersion = 3,
	.xConnect = gb_connect,
	.xBestIndex = gb_best_index,
	.xDisconnect = vtab_disconnect,
	.xOpen = gb_open,
	.xClose = gb_close,
	.xFilter = gb_filter,
	.xNext = gb_next,
	.xEof = gb_eof,
	.xColumn = gb_column,
	.xRowid = gb_rowid,
};

int
graph_bounded_register(struct sql *s)
{
	return sqlite3_create_module_v2(s->db,
	    "__intrinsic_dfs_weight_bounded", &gb_module, s, NULL);
}
