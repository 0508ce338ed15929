#ifndef TTV_MEMORY_TREE_H
#define TTV_MEMORY_TREE_H
/*
 * The allocators of a memory dump as a tree.  Nodes are in an arena; texts
 * belong to the facts that the tree is made from.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct memory_allocator;
struct memory_facts;

struct memory_node {
	const char	*path;		/* from the root on */
	size_t		 len, at;	/* of path; offset of its last part */
	const struct memory_allocator *allocator; /* NULL: only its parts are
					 * in the dump */
	uint64_t	 size, effective;
	int		 has_size, has_effective;
	const struct memory_node *owned; /* whose memory it has; or NULL */
	struct memory_node *child, *next; /* the largest first */
};

struct memory_tree {
	struct memory_node root;	/* without a name */
	size_t		 n;		/* allocators */
	int		 effective;	/* some have an effective size */
};

/*
 * Makes the tree from the facts of all n events of one dump.  Do not move the
 * tree: nodes point into it.
 */
void	memory_tree(struct memory_tree *, struct arena *,
	    const struct memory_facts *, size_t n);

#endif
