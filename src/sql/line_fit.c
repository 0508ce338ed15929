/*
 * line_fit: where boxes have room, by a tree over the lines that a box of the
 * present height may begin at.
 *
 * A box that has been placed on the lines [line, line + h) keeps one of height
 * `high` from beginning at any of (line - high, line + h).  It stands with its
 * start in the nodes of the tree that make up these, a few, and is taken out
 * again when the boxes to be placed begin at its end or later.  Those that are
 * left keep off a box that ends after they start: the least start of the nodes
 * above a line is how long it is free, and the most of that below a node says
 * whether to look there.
 *
 * With another height all that was placed is put in again.  A box has as many
 * slices as it is high, so that a box of height h is put in no more than h
 * times, and n slices make O(n log^2 n) steps.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/min_heap.h"
#include "ttv/xmalloc.h"

#include "line_fit.h"

struct placed {
	int64_t		 start, end;
	size_t		 line, high;
};

struct node {
	struct min_heap	 starts;	/* of boxes in `placed` */
	int64_t		 most;		/* how long a line below is free */
};

struct line_fit {
	struct placed	*placed;
	size_t		 n, cap;
	struct node	*nodes;		/* the root is 1, 2 * i and the next
					 * are below i */
	size_t		 leaves;	/* a power of two */
	struct min_heap	 ends;		/* of those in the tree */
	size_t		 nlines, high;
};

struct line_fit *
line_fit_new(void)
{
	struct line_fit *f = xcalloc(1, sizeof(*f));

	f->leaves = 1;
	f->nodes = xcalloc(2, sizeof(*f->nodes));
	f->nodes[1].most = INT64_MAX;
	return f;
}

void
line_fit_free(struct line_fit *f)
{
	size_t i;

	for (i = 1; i < 2 * f->leaves; i++)
		min_heap_free(&f->nodes[i].starts);
	min_heap_free(&f->ends);
	free(f->nodes);
	free(f->placed);
	free(f);
}

/* Makes the tree the left half of one for twice as many lines. */
static void
widen(struct line_fit *f)
{
	size_t i, level, leaves = 2 * f->leaves;
	struct node *nodes = xcalloc(2 * leaves, sizeof(*nodes));

	for (i = 1; i < 2 * leaves; i++)
		nodes[i].most = INT64_MAX;
	for (level = 1; level <= f->leaves; level *= 2)
		memcpy(&nodes[2 * level], &f->nodes[level],
		    level * sizeof(*nodes));
	free(f->nodes);
	f->nodes = nodes;
	f->leaves = leaves;
}

/* Says of node i how long a line below it is free. */
static void
renew(struct line_fit *f, size_t i)
{
	struct node *n = &f->nodes[i];

	n->most = n->starts.n > 0 ? n->starts.items[0].key : INT64_MAX;
	if (i >= f->leaves)
		return;
	if (f->nodes[2 * i].most >= f->nodes[2 * i + 1].most)
		i = 2 * i;
	else
		i = 2 * i + 1;
	if (f->nodes[i].most < n->most)
		n->most = f->nodes[i].most;
}

/* Puts box `what` into node i. */
static void
put(struct line_fit *f, size_t i, size_t what)
{
	min_heap_push(&f->nodes[i].starts, f->placed[what].start, what);
	renew(f, i);
}

/* Takes from the top of node i the boxes that end at t or before. */
static void
drop(struct line_fit *f, size_t i, int64_t t)
{
	struct min_heap *h = &f->nodes[i].starts;

	while (h->n > 0 && f->placed[h->items[0].what].end <= t)
		min_heap_pop(h);
	renew(f, i);
}

/*
 * Puts box `what` into the nodes of the lines that it keeps free of others, or
 * drops from these what ends at *t or before, if t is given.
 */
static void
keep_off(struct line_fit *f, size_t what, const int64_t *t)
{
	const struct placed *p = &f->placed[what];
	size_t from = p->line < f->high ? 0 : p->line - f->high + 1;
	size_t to = p->line + p->high, i, j;

	while (f->leaves < to)
		widen(f);
	for (i = from + f->leaves, j = to + f->leaves; i < j; i /= 2, j /= 2) {
		if (i % 2 == 1) {
			if (t == NULL)
				put(f, i, what);
			else
				drop(f, i, *t);
			i++;
		}
		if (j % 2 == 1) {
			j--;
			if (t == NULL)
				put(f, j, what);
			else
				drop(f, j, *t);
		}
	}
	for (i = from + f->leaves; i > 0; i /= 2)
		renew(f, i);
	for (i = to - 1 + f->leaves; i > 0; i /= 2)
		renew(f, i);
}

static void
add(struct line_fit *f, size_t what)
{
	keep_off(f, what, NULL);
	min_heap_push(&f->ends, f->placed[what].end, what);
}

/* Takes the boxes out that end at t or before. */
static void
end(struct line_fit *f, int64_t t)
{
	while (f->ends.n > 0 && f->ends.items[0].key <= t)
		keep_off(f, min_heap_pop(&f->ends).what, &t);
}

size_t
line_fit_place(struct line_fit *f, int64_t start, int64_t stop, size_t high)
{
	size_t i;

	if (high != f->high) {
		end(f, INT64_MAX);
		f->high = high;
		for (i = 0; i < f->n; i++)
			add(f, i);
	}
	end(f, start);
	while (f->leaves <= f->nlines)
		widen(f);
	for (i = 1; i < f->leaves; )
		i = f->nodes[2 * i].most >= stop ? 2 * i : 2 * i + 1;
	f->placed = xgrow(f->placed, f->n, &f->cap, sizeof(*f->placed));
	f->placed[f->n] = (struct placed){ start, stop, i - f->leaves, high };
	if (i - f->leaves + high > f->nlines)
		f->nlines = i - f->leaves + high;
	add(f, f->n++);
	return f->placed[f->n - 1].line;
}
