/*
 * graph_bounded: the table function __intrinsic_dfs_weight_bounded(sources,
 * targets, weights, roots, most, beyond): for each root what is reached, deep
 * first, until the weights of the edges that were taken exceed that of `most`.
 * All arguments but the last are lists that __intrinsic_array_agg() makes, of
 * edges and of roots; beyond says whether the node that exceeds it is given.
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
			return sqlite3_value_type(argv[i]) == SQLITE_NULL ?
			    NULL :	/* no edges, or no roots */
			    "a list is not of __intrinsic_array_agg()";
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

static int
bounded_fill(struct sql *s, sqlite3_value **argv, struct grid *g, char **error)
{
	const char *wrong;
	struct bounded b;

	memset(&b, 0, sizeof(b));
	b.sql = s;
	b.out = g;
	if ((wrong = bounded_search(&b, argv)) == NULL)
		return 0;
	*error = sqlite3_mprintf("%s", wrong);
	return -1;
}

static const struct sql_column columns[] = {
	COL("root_node_id", "LONG", NULL, NULL),
	COL("node_id", "LONG", NULL, NULL),
	COL("parent_node_id", "LONG", NULL, NULL),
	COLUMN_END
};
static const char *const args[] = { "sources", "targets", "weights", "roots",
    "most", "beyond", NULL };

static const struct sql_table table_bounded = {
	.name = "__intrinsic_dfs_weight_bounded",
	.columns = columns,
	.args = args,
	.module = &grid_call_module,
	.fill = bounded_fill,
};

int
graph_bounded_register(struct sql *s)
{
	return vtab_register(s, &table_bounded, table_bounded.name);
}
