/*
 * memory_tree: the allocators of a memory dump as a tree.
 *
 * Numbers are hexadecimal text, and an allocator is a path
 * ("malloc/allocated_objects") with attributes; see ttv-formats(5).  A path
 * without an entry of its own, or with one without a size, has the sum of the
 * sizes of its parts.  An "ownership" edge of allocators_graph leads from an
 * owner to the allocator whose memory is owned.
 *
 * Sorted by path, with '/' below all other bytes, an allocator comes right
 * before its parts (preorder): one pass with a stack makes the tree.  O(n log
 * n).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/value.h"
#include "memory_tree.h"

#define DEEPEST		32	/* parts of a path; deeper parts are joined */

int
memory_hex(const struct value *v, uint64_t *n)
{
	char *end;

	if (v == NULL || (v->type != VALUE_STRING && v->type != VALUE_NUMBER) ||
	    v->len == 0 || v->len > 18)
		return -1;
	*n = strtoull(v->text, &end, v->type == VALUE_STRING ? 16 : 10);
	return end == v->text + v->len ? 0 : -1;
}

/* Gets the size of an allocator: 0, or -1. */
static int
memory_size(const struct value *allocator, const char *attr, uint64_t *n)
{
	return memory_hex(value_get(value_get(value_get(allocator, "attrs"),
	    attr), "value"), n);
}

/* ---- the tree ---- */

/*
 * Orders paths with '/' below all other bytes: parts come right after their
 * allocator.
 */
static int
path_order(const void *va, const void *vb)
{
	const struct value *a = *(const struct value *const *)va;
	const struct value *b = *(const struct value *const *)vb;
	size_t n = a->keylen < b->keylen ? a->keylen : b->keylen, i;
	unsigned x, y;

	for (i = 0; i < n; i++) {
		x = a->key[i] == '/' ? 0 : (unsigned char)a->key[i] + 1u;
		y = b->key[i] == '/' ? 0 : (unsigned char)b->key[i] + 1u;
		if (x != y)
			return x < y ? -1 : 1;
	}
	return a->keylen < b->keylen ? -1 : a->keylen > b->keylen;
}

static struct memory_node *
node_new(struct arena *a, struct memory_node *parent, const struct value *path,
    size_t at, size_t len)
{
	struct memory_node *n = arena_alloc(a, sizeof(*n));

	memset(n, 0, sizeof(*n));
	n->path = path->key;
	n->len = len;
	n->at = at;
	n->next = parent->child;
	parent->child = n;
	return n;
}

static int
same_path(const struct memory_node *n, const struct value *v, size_t len)
{
	return n->len == len && memcmp(n->path, v->key, len) == 0;
}

/*
 * Returns the node of a path below those on the stack; makes missing ancestors.
 */
static struct memory_node *
node_of(struct arena *a, struct memory_node **stack, const struct value *v)
{
	const char *slash;
	size_t at = 0, len;
	int depth = 0;

	for (;;) {
		slash = depth < DEEPEST - 2 ? memchr(v->key + at, '/',
		    v->keylen - at) : NULL;
		len = slash != NULL ? (size_t)(slash - v->key) : v->keylen;
		if (stack[depth + 1] == NULL ||
		    !same_path(stack[depth + 1], v, len)) {
			stack[depth + 1] = node_new(a, stack[depth], v, at,
			    len);
			stack[depth + 2] = NULL;
		}
		depth++;
		if (slash == NULL)
			return stack[depth];
		at = len + 1;
	}
}

static void
node_entry(struct memory_node *n, const struct value *entry, int *effective)
{
	uint64_t size;

	n->entry = entry;
	if (memory_size(entry, "size", &size) == 0) {
		n->size = size;
		n->has_size = 1;
	}
	if (memory_size(entry, "effective_size", &size) == 0) {
		n->effective = size;
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
		return a->size < b->size ? 1 : -1;
	if ((c = memcmp(a->path, b->path, n)) != 0)
		return c;
	return a->len < b->len ? -1 : a->len > b->len;
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

struct guid {
	const struct value	*id;
	struct memory_node		*node;
};

static int
guid_order(const void *va, const void *vb)
{
	const struct value *a = ((const struct guid *)va)->id;
	const struct value *b = ((const struct guid *)vb)->id;
	size_t n = a->len < b->len ? a->len : b->len;
	int c = memcmp(a->text, b->text, n);

	return c != 0 ? c : a->len < b->len ? -1 : a->len > b->len;
}

static struct memory_node *
by_guid(const struct guid *list, size_t n, const struct value *id)
{
	struct guid key, *found;

	if (id == NULL || id->text == NULL || n == 0)
		return NULL;
	key.id = id;
	key.node = NULL;
	found = bsearch(&key, list, n, sizeof(key), guid_order);
	return found != NULL ? found->node : NULL;
}

static void
ownership(const struct value *const *args, size_t nargs, struct guid *list,
    size_t n)
{
	const struct value *edge, *type;
	struct memory_node *from;
	size_t i;

	qsort(list, n, sizeof(*list), guid_order);
	for (i = 0; i < nargs; i++) {
		edge = value_get(value_get(args[i], "dumps"),
		    "allocators_graph");
		if (edge == NULL || edge->type != VALUE_ARRAY)
			continue;
		for (edge = edge->child; edge != NULL; edge = edge->next) {
			type = value_get(edge, "type");
			if (type == NULL || type->len != 9 ||
			    memcmp(type->text, "ownership", 9) != 0)
				continue;
			from = by_guid(list, n, value_get(edge, "source"));
			if (from != NULL)
				from->owned = by_guid(list, n, value_get(edge,
				    "target"));
		}
	}
}

/* Returns the allocators in the args of a dump's event, or NULL. */
static const struct value *
list_of(const struct value *args)
{
	const struct value *v = value_get(value_get(args, "dumps"),
	    "allocators");

	return v != NULL && v->type == VALUE_OBJECT ? v : NULL;
}

void
memory_tree(struct memory_tree *t, struct arena *a,
    const struct value *const *args, size_t nargs)
{
	struct memory_node *stack[DEEPEST + 1] = { &t->root };
	const struct value **all, *v;
	size_t i, n = 0, nguids = 0;
	struct guid *guids;

	memset(t, 0, sizeof(*t));
	for (i = 0; i < nargs; i++)
		if ((v = list_of(args[i])) != NULL)
			n += v->count;
	all = arena_alloc(a, (n + 1) * sizeof(struct value *));
	guids = arena_alloc(a, (n + 1) * sizeof(*guids));
	for (i = 0, n = 0; i < nargs; i++)
		for (v = list_of(args[i]), v = v != NULL ? v->child : NULL;
		    v != NULL; v = v->next)
			all[n++] = v;
	qsort(all, n, sizeof(struct value *), path_order);
	for (i = 0; i < n; i++) {
		guids[nguids].node = node_of(a, stack, all[i]);
		node_entry(guids[nguids].node, all[i], &t->effective);
		v = guids[nguids].id = value_get(all[i], "guid");
		nguids += v != NULL && v->text != NULL;
	}
	ownership(args, nargs, guids, nguids);
	node_finish(a, &t->root);
	t->n = n;
}
