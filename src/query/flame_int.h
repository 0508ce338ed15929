#ifndef FLAME_INT_H
#define FLAME_INT_H
/*
 * Merged call trees from inside: trees that grow, and what makes them.
 */
#include <stdint.h>

#include "ttv/flame.h"
#include "ttv/idtab.h"
#include "ttv/trace.h"

/* ---- flame_tree.c: trees that grow; node 0 is the root ---- */

#define FLAME_CUT	UINT32_C(0x80000000)	/* of a number: the thing has no
						 * node of its own; this is
						 * that of its caller */
#define FLAME_MEMO	1024	/* a power of two; 16 kB */

struct flame_raw {
	uint32_t	parent;
	uint32_t	name, cat, place, label, track;
	uint64_t	count, open;
	int64_t		weight;		/* sum of the node's things */
	int64_t		covered;	/* of it: by things inside of them; of
					 * a tree turned round: the self */
	int64_t		max;
	uint32_t	longest;
};
struct flame_tree {
	struct idtab	 keys;		/* numbers are those of nodes */
	struct flame_raw *v;
	size_t		 cap;
	uint32_t	 most;
	uint32_t	 rest;		/* FLAME_REST, or NONE */
	uint64_t	 entities, open, left_out;
	struct strtab	*labels;	/* NULL: slices are not told apart */
	struct {
		uint64_t name;
		uint32_t parent, node;
	} memo[FLAME_MEMO];		/* children found last */
};
void	 flame_tree_init(struct flame_tree *, uint32_t most);
void	 flame_tree_free(struct flame_tree *);
/* Returns the child of a node, made if there is room; else the caller's number
 * with FLAME_CUT. */
uint32_t flame_tree_child(struct flame_tree *, uint32_t parent, uint64_t name,
	    uint64_t of, uint32_t track);
/* A child's name with its label, of the tree's labels. */
#define FLAME_NAMED(name, label)	((uint64_t)(label) << 32 | (name))
/* What a child's name is of: its category, and its place or 0. */
#define FLAME_OF(cat, place)	((uint64_t)(place) << 32 | (cat))
uint32_t flame_tree_rest(struct flame_tree *);
/* Adds things to a node; `longest`, of weight max, is compared. */
void	 flame_raw_add(struct flame_raw *, uint64_t count, int64_t weight,
	    int64_t max, uint32_t longest);
/* Adds a tree to another. */
void	 flame_tree_join(struct flame_tree *, const struct flame_tree *);

/* ---- flame_order.c: a tree in its final order; flat sums ---- */

/*
 * Makes the nodes of a tree, whose labels are those of the result: totals, the
 * heaviest children first.  additive 0: the weights are the totals.
 */
void	 flame_order(struct flame *, const struct trace *,
	    const struct flame_tree *, int additive);
/*
 * Makes the sums by name.  Returns a byte a node: 1 unless a node above it has
 * the same name; to be freed.
 */
uint8_t	*flame_names(struct flame *, const struct trace *);
/* Numbers the labels of a tree in the order of its nodes. */
void	 flame_labels_order(struct flame *);
/* Sets `shared` of nodes and names. */
void	 flame_share(struct flame *);

/* ---- the ways to a tree ---- */

/* flame_part.c: slices [from, to) in time of a lane, a job of several */
struct flame_job {
	uint32_t	row, nrows;	/* of one lane */
	int64_t		from, to;	/* begins of its slices */
	int		first;		/* 1: also those that begin earlier */
	int		last;		/* 1: also those that begin at `to` or
					 * later */
	uint64_t	slices;
};
struct flame_part {
	const struct trace *t;
	const struct flame_query *q;
	const struct flame_job *job;
	size_t		 njobs;
	struct flame_tree tree;
	int		 stopped;
};
void	 flame_part_scan(struct flame_part *);

/* flame_kind.c: what samples are weights of */
struct flame_kind {
	uint32_t	unit, name;	/* strings; 0 0: times */
	double		scale;		/* from a weight to the tree's unit */
};
/* Finds the kind of a tree; sets its unit, decimals, `weighs`, `others`. */
void	 flame_kind_find(struct flame *, struct flame_kind *,
	    const struct trace *, const struct flame_query *);
/* Whether the samples of a track, which has some, are of a kind. */
int	 flame_kind_has(const struct trace *, const struct flame_kind *,
	    uint32_t track);

/* flame_sample.c: samples; returns -1 when cancelled */
int	 flame_samples(struct flame *, struct flame_tree *,
	    const struct trace *, const struct flame_query *);
/* Whether the samples of a track, or its thread, are in the area. */
int	 flame_has_track(const struct trace *, const struct flame_query *,
	    uint32_t track);

/* flame_invert.c: turns a tree round; `outer` is flame_names()'s */
int	 flame_invert(struct flame *, const struct trace *,
	    const struct flame_query *, const uint8_t *outer);

/* flame_svg.c */
void	 flame_write_svg(struct buf *, const struct trace *,
	    const struct flame *, const char *title, flame_sink *, void *arg);

static inline int
flame_cancelled(const struct flame_query *q)
{
	return q->progress != NULL && atomic_load_explicit(
	    &q->progress->cancel, memory_order_relaxed);
}

#endif
