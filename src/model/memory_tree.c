/*
 * memory_tree: the allocators of a memory dump as a tree.
 *
 * An allocator is a path ("malloc/allocated_objects").  A path without an entry
 * of its own, or with one without a size, has the sum of the sizes of its
 * parts.  Sorted by path, with '/' below all other bytes, an allocator comes
 * right before its parts (preorder): one pass with a stack makes the tree.
 * O(n log n).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/memory_facts.h"
#include "ttv/memory_tree.h"
#include "ttv/sort.h"

#define DEEPEST		32	/* parts of a path; deeper parts are joined */

/* ---- the tree ---- */

/*
 * Orders paths with '/' below all other bytes: parts come right after their
 * allocator.
 */
static int
path_order(const void *va, const void *vb)
{
	const struct memory_text *a =
	    &(*(const struct memory_allocator *const *)va)->path;
	const struct memory_text *b =
	    &(*(const struct memory_allocator *const *)vb)->path;
	size_t n = a->len < b->len ? a->len : b->len, i;
	unsigned x, y;

	for (i = 0; i < n; i++) {
		x = a->p[i] == '/' ? 0 : (unsigned char)a->p[i] + 1u;
		y = b->p[i] == '/' ? 0 : (unsigned char)b->p[i] + 1u;
		if (x != y)
			return COMPARE(x, y);
	}
	return COMPARE(a->len, b->len);
}

static struct memory_node *
node_new(struct arena *a, struct memory_node *parent,
    const struct memory_text *path, size_t at, size_t len)
{
	struct memory_node *n = arena_alloc(a, sizeof(*n));

	memset(n, 0, sizeof(*n));
	n->path = path->p;
	n->len = len;
	n->at = at;
	n->next = parent->child;
	parent->child = n;
	return n;
}

static int
same_path(const struct memory_node *n, const struct memory_text *path,
    size_t len)
{
	return n->len == len && memcmp(n->path, path->p, len) == 0;
}

/*
 * Returns the node of a path below those on the stack; makes missing ancestors.
 */
static struct memory_node *
node_of(struct arena *a, struct memory_node **stack,
    const struct memory_text *path)
{
	const char *slash;
	size_t at = 0, len;
	int depth = 0;

	for (;;) {
		slash = depth < DEEPEST - 2 ? memchr(path->p + at,
		    '/', path->len - at) : NULL;
		len = slash != NULL ? (size_t)(slash - path->p) : path->len;
		if (stack[depth + 1] == NULL ||
		    !same_path(stack[depth + 1], path, len)) {
			stack[depth + 1] = node_new(a, stack[depth], path,
			    at, len);
			stack[depth + 2] = NULL;
		}
		depth++;
		if (slash == NULL)
			return stack[depth];
		at = len + 1;
	}
}

/* Gives a node its allocator.  Of several the last with a size has its say. */
static void
node_allocator(struct memory_node *n, const struct memory_allocator *m,
    int *effective)
{
	n->allocator = m;
	if (m->has_size) {
		n->size = m->size;
		n->has_size = 1;
	}
	if (m->has_effective) {
		n->effective = m->effective;
		n->has_effective = 1;
		*effective = 1;
	}
}

static int
node_order(const void *va, const void *vb)
{
	const struct memory_node *a = *(struct memory_node *const *)va;
	const struct memory_node *b = *(struct memory_node *const *)vb;
	size_t n = a->len < b->len ? a->len : b->len;
	int c;

	if (a->size != b->size)
		return COMPARE(b->size, a->size);
	if ((c = memcmp(a->path, b->path, n)) != 0)
		return c;
	return COMPARE(a->len, b->len);
}

/*
 * Computes missing sizes and sorts children, the largest first.  Recursion is
 * bounded by DEEPEST.
 */
static void
node_finish(struct arena *a, struct memory_node *n)
{
	struct memory_node *c, **list;
	uint64_t sum = 0;
	size_t count = 0, i;
	int any = 0;

	for (c = n->child; c != NULL; c = c->next, count++) {
		node_finish(a, c);
		any |= c->has_size;
		if (__builtin_add_overflow(sum, c->size, &sum))
			sum = UINT64_MAX;
	}
	if (!n->has_size && any) {
		n->size = sum;
		n->has_size = 1;
	}
	if (count < 2)
		return;
	list = arena_alloc(a, count * sizeof(struct memory_node *));
	for (i = 0, c = n->child; c != NULL; c = c->next)
		list[i++] = c;
	qsort(list, count, sizeof(struct memory_node *), node_order);
	for (i = 0; i < count; i++)
		list[i]->next = i + 1 < count ? list[i + 1] : NULL;
	n->child = list[0];
}

/* ---- ownership ---- */

struct named_node {
	struct memory_text	 id;
	struct memory_node	*node;
};

static int
id_order(const void *va, const void *vb)
{
	const struct memory_text *a = &((const struct named_node *)va)->id;
	const struct memory_text *b = &((const struct named_node *)vb)->id;
	size_t n = a->len < b->len ? a->len : b->len;
	int c = memcmp(a->p, b->p, n);

	return c != 0 ? c : COMPARE(a->len, b->len);
}

static struct memory_node *
node_by_id(const struct named_node *list, size_t n,
    const struct memory_text *id)
{
	struct named_node key, *found;

	if (id->p == NULL || n == 0)
		return NULL;
	key.id = *id;
	key.node = NULL;
	found = bsearch(&key, list, n, sizeof(key), id_order);
	return found != NULL ? found->node : NULL;
}

static void
set_owned(const struct memory_facts *facts, size_t nfacts,
    struct named_node *list, size_t n)
{
	const struct memory_ownership *o;
	struct memory_node *owner;
	size_t i, k;

	qsort(list, n, sizeof(*list), id_order);
	for (i = 0; i < nfacts; i++)
		for (k = 0; k < facts[i].nownerships; k++) {
			o = &facts[i].ownerships[k];
			owner = node_by_id(list, n, &o->owner);
			if (owner != NULL)
				owner->owned = node_by_id(list, n, &o->owned);
		}
}

void
memory_tree(struct memory_tree *t, struct arena *a,
    const struct memory_facts *facts, size_t nfacts)
{
	struct memory_node *stack[DEEPEST + 1] = { &t->root };
	const struct memory_allocator **all;
	size_t i, k, n = 0, nnamed = 0;
	struct named_node *named;

	memset(t, 0, sizeof(*t));
	for (i = 0; i < nfacts; i++)
		n += facts[i].nallocators;
	all = arena_alloc(a, (n + 1) * sizeof(*all));
	named = arena_alloc(a, (n + 1) * sizeof(*named));
	for (i = 0, n = 0; i < nfacts; i++)
		for (k = 0; k < facts[i].nallocators; k++)
			all[n++] = &facts[i].allocators[k];
	qsort(all, n, sizeof(*all), path_order);
	for (i = 0; i < n; i++) {
		named[nnamed].node = node_of(a, stack, &all[i]->path);
		node_allocator(named[nnamed].node, all[i], &t->effective);
		named[nnamed].id = all[i]->id;
		nnamed += all[i]->id.p != NULL;
	}
	set_owned(facts, nfacts, named, nnamed);
	node_finish(a, &t->root);
	t->n = n;
}
