#ifndef SQL_FLAMEGRAPH_H
#define SQL_FLAMEGRAPH_H
/*
 * flamegraph: the table module __intrinsic_flamegraph, in parts: what is asked
 * for (flamegraph_config.c), the graph (flamegraph_build.c), columns that are
 * carried along (flamegraph_sum.c), and the table (flamegraph.c).
 */
#include "ttv/err.h"
#include "ttv/idtab.h"

#include "grid.h"

#define FG_NONE		UINT32_MAX
#define FG_HIDDEN	(UINT64_C(1) << 63)	/* of a path */
#define FG_SHOWS	61	/* SHOW_STACK, at most: a bit of a path each */
#define FG_LIST		64	/* entries of a list of a configuration */
/* Columns of a source: id, parent_id, name and value are before the others. */
enum { FG_ID, FG_PARENT, FG_NAME, FG_VALUE, FG_FIXED };
/* Columns of the table that are before those of the source, without config. */
#define FG_OUT		9
#define FG_OTHERS	((GRID_COLUMNS - FG_OUT) / 3)

enum fg_view { FG_TOP_DOWN, FG_BOTTOM_UP, FG_PIVOT, FG_FROM_FRAME };
enum fg_filter_kind { FG_SHOW_STACK, FG_HIDE_STACK, FG_HIDE_FRAME, FG_ROOT };
enum fg_sum { FG_SUM, FG_ONE, FG_CONCAT };

struct fg_filter {
	enum fg_filter_kind kind;
	struct regex	*regex;
	struct regex_run *run;
};

/* What is asked for; names are of columns. */
struct fg_config {
	enum fg_view	 view;
	int		 nfilters, nshows, has_root, ngroups, nvalues, nsums;
	struct fg_filter filters[FG_LIST];
	char		*groups[FG_LIST], *values[FG_LIST], *sums[FG_LIST];
	enum fg_sum	 how[FG_LIST];
};
#define FG_CONFIG	"ttv_flamegraph_config"
int	fg_config_register(struct sql *);

/* The rows that a graph is made of, each parent before its children. */
struct fg_source {
	struct grid	*rows;
	uint32_t	 n, *parent;
	int		 ncolumns;
	int		 types[GRID_COLUMNS];	/* SQLITE_..., NULL: no value */
	double		 total;		/* of value */
};
static inline const struct grid_cell *
fg_cell(const struct fg_source *s, uint32_t row, int column)
{
	return &s->rows->cells[(size_t)row * (size_t)s->ncolumns +
	    (size_t)column];
}

struct fg_number {
	int64_t		 num;
	double		 real;
};
struct fg_value {
	int		 column, is_int;
	struct fg_number *self, *total;		/* by node */
};
struct fg_pair {
	uint32_t	 frame, node;
};

/* A graph while it is made.  Nodes of the upper half follow the others. */
struct fg {
	struct sql	*sql;
	const struct fg_source *src;
	const struct fg_config *config;
	int		 groups[FG_LIST], sums[FG_LIST];	/* columns */
	uint32_t	*class_of, nclasses;	/* by row: equal frames */
	uint64_t	*bits;		/* by row: filters that its path met */
	uint32_t	*frame;		/* by row: the one that it folds into */
	unsigned char	*is_root;	/* by row: the pattern of the view */
	uint64_t	 wanted;	/* bits that a path must have */
	struct idtab	 nodes;		/* parent, class, half */
	uint32_t	*node_row;	/* by node: a row of its class */
	size_t		 node_cap;
	uint32_t	*down;		/* by row: its node, or FG_NONE */
	struct fg_pair	*up;		/* first and last node of a path */
	struct fg_pair	*pairs;		/* frames of nodes */
	size_t		 npairs, pairs_cap;
	struct fg_value	 values[FG_LIST];
	struct grid	*summed;	/* columns of sums; a row a node */
	size_t		 steps;		/* of paths */
	const char	*wrong;
};
static inline int
fg_counts(const struct fg *f, uint32_t row)
{
	return f->frame[row] != FG_NONE && f->bits[row] == f->wanted;
}
static inline uint32_t
fg_parent(const struct fg *f, uint32_t node)
{
	return (uint32_t)f->nodes.keys[node].w[0];
}
static inline int
fg_is_up(const struct fg *f, uint32_t node)
{
	return f->nodes.keys[node].w[2] != 0;
}

/* Returns the column of a name, or -1. */
int	fg_column(const struct fg_source *, const char *name);
/* Returns the rows of the table, or NULL and an error. */
struct grid *fg_build(struct sql *, const struct fg_source *,
	    const struct fg_config *, char **error);
/* Returns what the filters say of a row's frame, a bit of 4 kinds. */
uint64_t fg_match(const struct fg *, uint32_t row);
/* Sets `summed`; returns 0, or -1 after `wrong`. */
int	fg_sums(struct fg *);

#endif
