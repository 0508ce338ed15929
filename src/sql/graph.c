/*
 * graph: makes graphs, and searches them.
 *
 *	__intrinsic_array_agg(x)		the list of x; so is
 *	__intrinsic_timestamp_set_agg(x)
 *	__intrinsic_graph_agg(source, target)	the graph of these edges
 *	__intrinsic_dfs(graph, list)		what is reached from the nodes
 *	__intrinsic_bfs(graph, list)		of a list: node_id and
 *						parent_node_id, once each
 *
 * Ids may be any numbers: memory is that of the edges.  O(n log n).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "graph.h"

/* ---- lists */

int
ints_add(struct ints *a, int64_t x)
{
	if (a->n >= GRID_MOST)
		return -1;
	a->v = xgrow(a->v, a->n, &a->cap, sizeof(*a->v));
	a->v[a->n++] = x;
	return 0;
}

static void
ints_free(void *arg)
{
	struct ints *a = arg;

	if (a == NULL)
		return;
	free(a->v);
	free(a);
}

struct ints *
ints_of(sqlite3_value *v)
{
	return sqlite3_value_pointer(v, INTS_TYPE);
}

/* Returns the list of an aggregate, which it makes. */
static struct ints *
ints_context(sqlite3_context *c)
{
	struct ints **at = sqlite3_aggregate_context(c, sizeof(*at));

	if (at == NULL) {
		sqlite3_result_error_nomem(c);
		return NULL;
	}
	if (*at == NULL)
		*at = xcalloc(1, sizeof(**at));
	return *at;
}

/* Takes the list of an aggregate from it; NULL: there were no rows. */
static struct ints *
ints_take(sqlite3_context *c)
{
	struct ints **at = sqlite3_aggregate_context(c, 0), *a;

	if (at == NULL)
		return NULL;
	a = *at;
	*at = NULL;
	return a;
}

static void
ints_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct ints *a = ints_context(c);

	(void)argc;
	if (a != NULL && sqlite3_value_type(argv[0]) != SQLITE_NULL &&
	    ints_add(a, sqlite3_value_int64(argv[0])) == -1)
		grid_full(c, "array_agg");
}

static void
ints_final(sqlite3_context *c)
{
	struct ints *a = ints_take(c);

	if (a != NULL)
		sqlite3_result_pointer(c, a, INTS_TYPE, ints_free);
}

/* ---- graphs */

static int
compare_ids(const void *a, const void *b)
{
	int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return COMPARE(x, y);
}

/* Makes the ids of a graph: those of the pairs and the others, once each. */
static void
make_ids(struct graph *g, const struct ints *pairs, const struct ints *more)
{
	size_t n = pairs->n + (more != NULL ? more->n : 0), i;

	g->ids = xreallocarray(NULL, n + 1, sizeof(*g->ids));
	if (pairs->n > 0)
		memcpy(g->ids, pairs->v, pairs->n * sizeof(*g->ids));
	if (more != NULL && more->n > 0)
		memcpy(g->ids + pairs->n, more->v, more->n * sizeof(*g->ids));
	qsort(g->ids, n, sizeof(*g->ids), compare_ids);
	for (i = 0; i < n; i++)
		if (g->nnodes == 0 || g->ids[g->nnodes - 1] != g->ids[i])
			g->ids[g->nnodes++] = g->ids[i];
}

struct graph *
graph_new(const struct ints *pairs, const struct ints *more)
{
	struct graph *g = xcalloc(1, sizeof(*g));
	uint32_t *from;
	size_t i;

	make_ids(g, pairs, more);
	g->nedges = pairs->n / 2;
	g->first = xcalloc(g->nnodes + 2, sizeof(*g->first));
	g->to = xcalloc(g->nedges + 1, sizeof(*g->to));
	from = xcalloc(g->nedges + 1, sizeof(*from));
	for (i = 0; i < g->nedges; i++) {
		from[i] = graph_node(g, pairs->v[2 * i]);
		g->first[from[i] + 2]++;
	}
	for (i = 2; i < g->nnodes + 2; i++)
		g->first[i] += g->first[i - 1];
	/* first[node + 1] is where the next edge of the node goes */
	for (i = 0; i < g->nedges; i++)
		g->to[g->first[from[i] + 1]++] = graph_node(g,
		    pairs->v[2 * i + 1]);
	free(from);
	return g;
}

void
graph_free(void *arg)
{
	struct graph *g = arg;

	if (g == NULL)
		return;
	free(g->ids);
	free(g->first);
	free(g->to);
	free(g);
}

uint32_t
graph_node(const struct graph *g, int64_t id)
{
	size_t at = g != NULL ? bound_time(g->ids, g->nnodes, id) : 0;

	return g != NULL && at < g->nnodes && g->ids[at] == id ?
	    (uint32_t)at : GRAPH_NONE;
}

struct graph *
graph_of(sqlite3_value *v)
{
	return sqlite3_value_pointer(v, GRAPH_TYPE);
}

static void
graph_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct ints *a = ints_context(c);

	(void)argc;
	if (a == NULL || sqlite3_value_type(argv[0]) == SQLITE_NULL ||
	    sqlite3_value_type(argv[1]) == SQLITE_NULL)
		return;
	if (ints_add(a, sqlite3_value_int64(argv[0])) == -1 ||
	    ints_add(a, sqlite3_value_int64(argv[1])) == -1)
		grid_full(c, "graph_agg");
}

static void
graph_final(sqlite3_context *c)
{
	struct ints *a = ints_take(c);

	if (a == NULL)
		return;
	a->n -= a->n % 2;		/* after an error */
	sqlite3_result_pointer(c, graph_new(a, NULL), GRAPH_TYPE, graph_free);
	ints_free(a);
}

/* ---- searches */

struct search {
	const struct graph *g;		/* or NULL */
	struct graph	*starts;	/* the nodes of the list, no edges */
	struct grid	*out;
	unsigned char	*seen, *seen_start;
	/* nodes to come, and the ids from which they are reached */
	struct ints	 next, parents;
	size_t		 at;
};

/* Marks an id as seen; returns whether it was. */
static int
search_seen(struct search *s, int64_t id)
{
	uint32_t node = graph_node(s->g, id);
	unsigned char *seen = node != GRAPH_NONE ? &s->seen[node] :
	    &s->seen_start[graph_node(s->starts, id)];
	int was = *seen;

	*seen = 1;
	return was;
}

#define NO_PARENT	INT64_MIN

static int
search_push(struct search *s, int64_t id, int64_t parent)
{
	return ints_add(&s->next, id) == -1 ||
	    ints_add(&s->parents, parent) == -1 ? -1 : 0;
}

/* Gives a node that is reached. */
static int
search_give(struct search *s, int64_t id, int64_t parent)
{
	if (grid_int(s->out, id) == -1)
		return -1;
	return parent == NO_PARENT ? grid_null(s->out) :
	    grid_int(s->out, parent);
}

/* Goes deep first: the edges of a node are taken in their order. */
static int
search_deep(struct search *s)
{
	const struct graph *g = s->g;
	int64_t id, parent;
	uint32_t node, i;

	while (s->next.n > 0) {
		id = s->next.v[--s->next.n];
		parent = s->parents.v[--s->parents.n];
		if (search_seen(s, id))
			continue;
		if (search_give(s, id, parent) == -1)
			return -1;
		if ((node = graph_node(g, id)) == GRAPH_NONE)
			continue;
		for (i = g->first[node + 1]; i > g->first[node]; i--)
			if (!s->seen[g->to[i - 1]] &&
			    search_push(s, g->ids[g->to[i - 1]], id) == -1)
				return -1;
	}
	return 0;
}

/* Goes wide: what stands in the list is seen. */
static int
search_wide(struct search *s)
{
	const struct graph *g = s->g;
	uint32_t node, i;
	int64_t id;
	size_t n = 0, k;

	for (k = 0; k < s->next.n; k++)
		if (!search_seen(s, s->next.v[k]))
			s->next.v[n++] = s->next.v[k];
	s->next.n = s->parents.n = n;
	for (; s->at < s->next.n; s->at++) {
		id = s->next.v[s->at];
		if (search_give(s, id, s->parents.v[s->at]) == -1)
			return -1;
		if ((node = graph_node(g, id)) == GRAPH_NONE)
			continue;
		for (i = g->first[node]; i < g->first[node + 1]; i++)
			if (!search_seen(s, g->ids[g->to[i]]) &&
			    search_push(s, g->ids[g->to[i]], id) == -1)
				return -1;
	}
	return 0;
}

static void
search(sqlite3_context *c, sqlite3_value **argv,
    int (*way)(struct search *))
{
	const struct ints *list = ints_of(argv[1]);
	const struct ints none = { NULL, 0, 0 };
	struct search s;
	size_t i;
	int rc = 0;

	memset(&s, 0, sizeof(s));
	s.out = grid_new();
	grid_column(s.out, "node_id");
	grid_column(s.out, "parent_node_id");
	s.g = graph_of(argv[0]);
	if (s.g != NULL && list != NULL) {
		s.starts = graph_new(&none, list);
		s.seen = xcalloc(s.g->nnodes + 1, 1);
		s.seen_start = xcalloc(s.starts->nnodes + 1, 1);
		for (i = 0; i < list->n && rc == 0; i++)
			rc = search_push(&s, list->v[i], NO_PARENT);
		if (rc == 0)
			rc = way(&s);
	}
	if (rc == 0)
		grid_give(c, s.out);
	else {
		grid_full(c, "the search of a graph");
		grid_drop(s.out);
	}
	graph_free(s.starts);
	free(s.seen);
	free(s.seen_start);
	free(s.next.v);
	free(s.parents.v);
}

static void
graph_dfs(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	search(c, argv, search_deep);
}

static void
graph_bfs(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	(void)argc;
	search(c, argv, search_wide);
}

static const struct grid_function graph_functions[] = {
	{ "__intrinsic_array_agg", 1, ints_step, ints_final },
	{ "__intrinsic_timestamp_set_agg", 1, ints_step, ints_final },
	{ "__intrinsic_graph_agg", 2, graph_step, graph_final },
	{ "__intrinsic_dfs", 2, graph_dfs, NULL },
	{ "__intrinsic_bfs", 2, graph_bfs, NULL },
};

int
graph_register(struct sql *s)
{
	return grid_functions(s, graph_functions, sizeof(graph_functions) /
	    sizeof(graph_functions[0]));
}
