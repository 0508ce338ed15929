/*
 * flame_invert: a call tree turned round: the innermost names first, callers
 * below.
 *
 * Each node with a weight of its own goes up its path, all nodes a step at a
 * time, so that a limit cuts what is farthest from the innermost names.  The
 * steps are bounded, since the sum of all paths may be the square of the nodes.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/sat.h"
#include "ttv/xmalloc.h"

#include "flame_int.h"

#define STEPS_MOST	(UINT64_C(1) << 26)	/* two seconds */
#define STEPS_LOOK	(1u << 16)	/* between two looks at `cancel` */

struct walker {
	uint32_t	node;		/* that has the weight */
	uint32_t	at;		/* how far it went */
	uint32_t	to;		/* node of the new tree */
	int64_t		total, self;
};

/* Adds a walker's weight and things to a node of the new tree. */
static void
walker_add(struct flame_tree *tree, const struct walker *w,
    const struct flame_node *v)
{
	struct flame_raw *r = &tree->v[w->to];

	flame_raw_add(r, v->count, w->total, v->max, v->longest);
	r->open += v->open;
	r->covered = sat_add(r->covered, w->self);
}

/* Makes a walker for each node with a weight; returns their number. */
static uint32_t
walkers_make(struct walker *w, const struct flame *f, const uint8_t *outer,
    const uint32_t *thread_of)
{
	int64_t total;
	uint32_t i, n = 0;
	const struct flame_node *v;

	for (i = 1; i < f->n; i++) {
		v = &f->v[i];
		if (v->track != NONE)
			continue;
		total = f->weight != FLAME_WALL ? v->self : outer[i] ?
		    v->total : 0;
		if (total == 0 && v->self == 0 && v->count == 0)
			continue;
		w[n].node = i;
		w[n].at = i;
		w[n].to = thread_of[i];
		w[n].total = total;
		w[n++].self = v->self;
	}
	return n;
}

/* Returns the node of the thread that each node is below of, by number. */
static uint32_t *
threads_make(struct flame_tree *tree, const struct flame *f)
{
	uint32_t *of = xcalloc(f->n, sizeof(*of)), i;

	for (i = 1; i < f->n; i++)
		of[i] = f->v[i].track != NONE ? flame_tree_child(tree, 0, 0, 0,
		    f->v[i].track) : of[f->v[i].parent];
	return of;
}

/*
 * Moves a walker to its next caller; returns 0 at the end of its path.  What
 * has no place is counted.
 */
static int
walker_step(struct flame_tree *tree, const struct flame *f, struct walker *w,
    int first)
{
	const struct flame_node *v = &f->v[w->node];
	uint32_t n;

	if (!first) {
		w->at = f->v[w->at].parent;
		if (w->at == 0 || f->v[w->at].track != NONE)
			return 0;
	}
	n = flame_tree_child(tree, w->to, FLAME_NAMED(f->v[w->at].name,
	    f->v[w->at].label), FLAME_OF(f->v[w->at].cat,
	    f->v[w->at].place), NONE);
	if (n & FLAME_CUT) {
		tree->left_out += v->count;
		if (!first)
			return 0;
		w->to = flame_tree_rest(tree);
		tree->v[w->to].weight = sat_add(tree->v[w->to].weight,
		    w->total);
		return 0;
	}
	w->to = n;
	walker_add(tree, w, v);
	/* inside of its own name only its self counts, and only once */
	return f->weight != FLAME_WALL || w->total > 0;
}

/* Adds the weights of the first nodes to the threads and the root. */
static void
sum_up(struct flame_tree *tree, uint32_t *thread_of, const struct walker *w,
    uint32_t n)
{
	uint32_t i, to;

	for (i = 0; i < n; i++) {
		to = thread_of[w[i].node];
		tree->v[0].weight = sat_add(tree->v[0].weight, w[i].total);
		if (to == 0)
			continue;
		tree->v[to].weight = sat_add(tree->v[to].weight, w[i].total);
	}
}

static int
walk(struct flame_tree *tree, const struct flame *f, struct walker *w,
    uint32_t n, const struct flame_query *q)
{
	uint64_t steps = 0;
	uint32_t i, k;
	int first;

	for (first = 1; n > 0; first = 0, n = k)
		for (i = k = 0; i < n; i++) {
			if ((++steps & (STEPS_LOOK - 1)) == 0 &&
			    flame_cancelled(q))
				return -1;
			if (steps > STEPS_MOST && !first) {
				tree->left_out += f->v[w[i].node].count;
				continue;
			}
			if (walker_step(tree, f, &w[i], first))
				w[k++] = w[i];
		}
	return 0;
}

int
flame_invert(struct flame *f, const struct trace *t,
    const struct flame_query *q, const uint8_t *outer)
{
	struct walker *w = xreallocarray(NULL, f->n, sizeof(*w));
	struct flame_tree tree;
	uint32_t *thread_of, n;
	int rc;

	flame_tree_init(&tree, q->most != 0 ? q->most : FLAME_NODES);
	thread_of = threads_make(&tree, f);
	n = walkers_make(w, f, outer, thread_of);
	sum_up(&tree, thread_of, w, n);
	if ((rc = walk(&tree, f, w, n, q)) == 0) {
		free(f->v);
		f->left_out += tree.left_out;
		flame_order(f, t, &tree, 0);
	}
	free(thread_of);
	free(w);
	flame_tree_free(&tree);
	return rc;
}
