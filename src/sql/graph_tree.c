/*
 * graph_tree: dominators of graphs, and trees that are parted by groups.
 * Both functions are aggregates that give grids.
 *
 *	__intrinsic_dominator_tree(source, target, root)
 *	__intrinsic_structural_tree_partition(id, parent_id, group)
 *
 * Dominators are found as Cooper, Harvey and Kennedy do: nodes in the order in
 * which a search leaves them, backwards, until none changes.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"

#include "graph.h"
#include "stop.h"

#define LOOK_NODES	65536	/* between two looks at whether to end */

/* What an aggregate of numbers collects. */
struct tuples {
	struct ints	 values;	/* one row after the other */
	int64_t		 root;
	int		 has_root, full;
};

/* Adds the arguments of a row, of which none is null. */
static struct tuples *
tuples_add(sqlite3_context *c, sqlite3_value **argv, int n)
{
	struct tuples *t = sqlite3_aggregate_context(c, sizeof(*t));
	int i;

	if (t == NULL) {
		sqlite3_result_error_nomem(c);
		return NULL;
	}
	for (i = 0; i < n; i++)
		if (sqlite3_value_type(argv[i]) == SQLITE_NULL)
			return t;
	for (i = 0; i < n && !t->full; i++)
		t->full = ints_add(&t->values,
		    sqlite3_value_int64(argv[i])) == -1;
	return t;
}

/* ---- dominators */

struct dominators {
	struct sql	*sql;
	const struct graph *g;
	struct graph	*back;		/* the same nodes, edges turned */
	uint32_t	*order;		/* nodes, as a search leaves them */
	uint32_t	*number;	/* node to its place there, or NONE */
	uint32_t	*idom;		/* by place; NONE: not known */
	size_t		 n;
};

/* Numbers the nodes that are reached from the root as they are left. */
static void
number_nodes(struct dominators *d, uint32_t root)
{
	const struct graph *g = d->g;
	uint32_t *stack = xcalloc(g->nnodes + 1, sizeof(*stack));
	uint32_t *next = xcalloc(g->nnodes + 1, sizeof(*next));
	unsigned char *seen = xcalloc(g->nnodes + 1, 1);
	uint32_t node, to;
	size_t n = 0;

	stack[n++] = root;
	seen[root] = 1;
	next[root] = g->first[root];
	while (n > 0) {
		node = stack[n - 1];
		if (next[node] == g->first[node + 1]) {
			n--;
			d->number[node] = (uint32_t)d->n;
			d->order[d->n++] = node;
			continue;
		}
		to = g->to[next[node]++];
		if (seen[to])
			continue;
		seen[to] = 1;
		next[to] = g->first[to];
		stack[n++] = to;
	}
	free(stack);
	free(next);
	free(seen);
}

/* Returns the nearest place that dominates two. */
static uint32_t
meet(const struct dominators *d, uint32_t a, uint32_t b)
{
	while (a != b) {
		while (a < b)
			a = d->idom[a];
		while (b < a)
			b = d->idom[b];
	}
	return a;
}

/* Returns the place that dominates one by what is known now. */
static uint32_t
dominator_of(const struct dominators *d, uint32_t place)
{
	uint32_t node = d->order[place], found = GRAPH_NONE, i, from;

	for (i = d->back->first[node]; i < d->back->first[node + 1]; i++) {
		from = d->number[d->back->to[i]];
		if (from == GRAPH_NONE || d->idom[from] == GRAPH_NONE)
			continue;
		found = found == GRAPH_NONE ? from : meet(d, from, found);
	}
	return found;
}

static void
find_dominators(struct dominators *d)
{
	uint32_t root = (uint32_t)d->n - 1, place, found;
	size_t work = 0;
	int changed = 1;

	d->idom[root] = root;
	while (changed) {
		changed = 0;
		for (place = root; place-- > 0;) {
			if (++work % LOOK_NODES == 0 && sql_stopped(d->sql))
				return;
			found = dominator_of(d, place);
			if (found != d->idom[place]) {
				d->idom[place] = found;
				changed = 1;
			}
		}
	}
}

/* Returns the graph with its edges turned. */
static struct graph *
turn(const struct graph *g)
{
	struct ints pairs = { NULL, 0, 0 }, ids = { g->ids, g->nnodes, 0 };
	struct graph *back;
	uint32_t node, i;

	for (node = 0; node < g->nnodes; node++)
		for (i = g->first[node]; i < g->first[node + 1]; i++) {
			ints_add(&pairs, g->ids[g->to[i]]);
			ints_add(&pairs, g->ids[node]);
		}
	back = graph_new(&pairs, &ids);
	free(pairs.v);
	return back;
}

/* Gives the nodes that are reached, by id.  Returns 0, or -1 for too many. */
static int
dominators(struct sql *s, const struct graph *g, int64_t root,
    struct grid *out)
{
	uint32_t node = graph_node(g, root), place;
	struct dominators d;
	size_t i;
	int rc = 0;

	if (node == GRAPH_NONE)
		return 0;
	memset(&d, 0, sizeof(d));
	d.sql = s;
	d.g = g;
	d.back = turn(g);
	d.order = xcalloc(g->nnodes + 1, sizeof(*d.order));
	d.number = xcalloc(g->nnodes + 1, sizeof(*d.number));
	d.idom = xcalloc(g->nnodes + 1, sizeof(*d.idom));
	for (i = 0; i < g->nnodes; i++)
		d.number[i] = d.idom[i] = GRAPH_NONE;
	number_nodes(&d, node);
	find_dominators(&d);
	for (node = 0; node < g->nnodes && rc == 0; node++) {
		if ((place = d.number[node]) == GRAPH_NONE)
			continue;
		grid_int(out, g->ids[node]);
		rc = g->ids[node] == root || d.idom[place] == GRAPH_NONE ?
		    grid_null(out) :
		    grid_int(out, g->ids[d.order[d.idom[place]]]);
	}
	graph_free(d.back);
	free(d.order);
	free(d.number);
	free(d.idom);
	return rc;
}

static void
dominator_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	struct tuples *t = tuples_add(c, argv, 2);

	(void)argc;
	if (t == NULL || sqlite3_value_type(argv[2]) == SQLITE_NULL)
		return;
	t->root = sqlite3_value_int64(argv[2]);
	t->has_root = 1;
}

/* Ends an aggregate of tuples of n numbers: gives a grid, or an error. */
static void
tuples_end(sqlite3_context *c, struct tuples *t, struct grid *out,
    const char *name)
{
	if (t != NULL && t->full) {
		grid_full(c, name);
		grid_drop(out);
	} else
		grid_give(c, out);
	if (t != NULL)
		free(t->values.v);
}

static void
dominator_final(sqlite3_context *c)
{
	struct tuples *t = sqlite3_aggregate_context(c, 0);
	struct grid *out = grid_new();
	struct graph *g;

	grid_column(out, "node_id");
	grid_column(out, "dominator_node_id");
	if (t != NULL && t->has_root && !t->full) {
		g = graph_new(&t->values, NULL);
		t->full = dominators(sqlite3_user_data(c), g, t->root, out) ==
		    -1;
		graph_free(g);
	}
	tuples_end(c, t, out, "dominator_tree");
}

/* ---- the partition of a tree by groups */

static void
partition_step(sqlite3_context *c, int argc, sqlite3_value **argv)
{
	sqlite3_value *row[3] = { argv[0], argv[1], argv[2] };
	struct tuples *t;

	(void)argc;
	/* a root is its own parent here */
	if (sqlite3_value_type(argv[1]) == SQLITE_NULL)
		row[1] = argv[0];
	t = tuples_add(c, row, 3);
	if (t == NULL || row[1] != argv[0])
		return;
	if (t->has_root)
		sqlite3_result_error(c, "tree_partition: more than one root",
		    -1);
	t->root = sqlite3_value_int64(argv[0]);
	t->has_root = 1;
}

struct partition {
	const struct graph *g;		/* parents to children */
	const uint32_t	*group;		/* of a node: number of the group */
	const int64_t	*keys;		/* of a group */
	int64_t		*above;		/* by group: the ancestor, if `has` */
	unsigned char	*has;
	struct grid	*out;
};

/*
 * Walks the tree; a node is left when its children were walked, and gives back
 * the ancestor that its group had before.  The stack is of pairs.
 */
static void
partition_walk(struct partition *p, uint32_t root)
{
	const struct graph *g = p->g;
	struct { uint32_t node, next; int64_t before; int had; } *stack, *top;
	size_t n = 1;
	uint32_t group, to;
	unsigned char *seen = xcalloc(g->nnodes + 1, 1);

	stack = xcalloc(g->nnodes + 1, sizeof(*stack));
	stack[0].node = root;
	stack[0].next = GRAPH_NONE;
	seen[root] = 1;
	while (n > 0) {
		top = &stack[n - 1];
		group = p->group[top->node];
		if (top->next == GRAPH_NONE) {
			top->next = g->first[top->node];
			top->had = p->has[group];
			top->before = p->above[group];
			grid_int(p->out, g->ids[top->node]);
			if (top->had)
				grid_int(p->out, top->before);
			else
				grid_null(p->out);
			grid_int(p->out, p->keys[group]);
			p->has[group] = 1;
			p->above[group] = g->ids[top->node];
		}
		if (top->next < g->first[top->node + 1]) {
			to = g->to[top->next++];
			if (seen[to])
				continue;
			seen[to] = 1;
			stack[n].node = to;
			stack[n++].next = GRAPH_NONE;
			continue;
		}
		p->has[group] = (unsigned char)top->had;
		p->above[group] = top->before;
		n--;
	}
	free(stack);
	free(seen);
}

static void
partition(const struct tuples *t, struct grid *out)
{
	struct ints pairs = { NULL, 0, 0 }, keys = { NULL, 0, 0 };
	const struct ints none = { NULL, 0, 0 };
	struct partition p = { NULL, NULL, NULL, NULL, NULL, out };
	struct graph *groups, *g;
	uint32_t *group;
	size_t i;

	for (i = 0; i + 2 < t->values.n; i += 3) {
		ints_add(&pairs, t->values.v[i + 1]);
		ints_add(&pairs, t->values.v[i]);
		ints_add(&keys, t->values.v[i + 2]);
	}
	g = graph_new(&pairs, NULL);
	groups = graph_new(&none, &keys);
	group = xcalloc(g->nnodes + 1, sizeof(*group));
	for (i = 0; i + 2 < t->values.n; i += 3)
		group[graph_node(g, t->values.v[i])] = graph_node(groups,
		    t->values.v[i + 2]);
	p.g = g;
	p.group = group;
	p.keys = groups->ids;
	p.above = xcalloc(groups->nnodes + 1, sizeof(*p.above));
	p.has = xcalloc(groups->nnodes + 1, 1);
	if (groups->nnodes > 0)
		partition_walk(&p, graph_node(g, t->root));
	free(p.above);
	free(p.has);
	free(group);
	free(pairs.v);
	free(keys.v);
	graph_free(g);
	graph_free(groups);
}

static void
partition_final(sqlite3_context *c)
{
	struct tuples *t = sqlite3_aggregate_context(c, 0);
	struct grid *out = grid_new();

	grid_column(out, "node_id");
	grid_column(out, "parent_node_id");
	grid_column(out, "group_key");
	if (t != NULL && !t->full && !t->has_root) {
		sqlite3_result_error(c, "tree_partition: no root", -1);
		grid_drop(out);
		free(t->values.v);
		return;
	}
	if (t != NULL && !t->full)
		partition(t, out);
	tuples_end(c, t, out, "tree_partition");
}

static const struct grid_function tree_functions[] = {
	{ "__intrinsic_dominator_tree", 3, dominator_step, dominator_final },
	{ "__intrinsic_structural_tree_partition", 3, partition_step,
	    partition_final },
};

int
graph_tree_register(struct sql *s)
{
	return grid_functions(s, tree_functions, sizeof(tree_functions) /
	    sizeof(tree_functions[0]));
}
