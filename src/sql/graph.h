#ifndef SQL_GRAPH_H
#define SQL_GRAPH_H
/*
 * graph: directed graphs and lists of numbers that functions of SQL give each
 * other.  Nodes are numbered from 0 by their ids, ascending; the edges of a
 * node are in the order in which they came.
 */
#include "grid.h"

#define GRAPH_TYPE	"ttv_graph"
#define INTS_TYPE	"ttv_ints"
#define GRAPH_NONE	UINT32_MAX

struct ints {
	int64_t		*v;
	size_t		 n, cap;
};

struct graph {
	int64_t		*ids;		/* ascending */
	uint32_t	*first;		/* nnodes + 1: the first edge */
	uint32_t	*to;
	size_t		 nnodes, nedges;
};

/* Adds a number; returns -1 if there are GRID_MOST. */
int	ints_add(struct ints *, int64_t);
/* Returns the list of a value, or NULL. */
struct ints *ints_of(sqlite3_value *);

/*
 * Makes a graph of pairs of source and target in `pairs`, and of nodes without
 * edges in `more`, which may be NULL.
 */
struct graph *graph_new(const struct ints *pairs, const struct ints *more);
void	graph_free(void *);
/* Returns the node of an id, or GRAPH_NONE; g may be NULL. */
uint32_t graph_node(const struct graph *, int64_t id);
struct graph *graph_of(sqlite3_value *);

#endif
