#ifndef VIEW_MEMORY_TREE_H
#define VIEW_MEMORY_TREE_H
/*
 * The allocators of a memory dump as a tree; all of it lives in an arena, and
 * its texts in the values that it was made from.
 */
#include <stddef.h>
#include <stdint.h>

struct arena;
struct value;

struct memory_node {
	const char	*path;		/* from its beginning */
	size_t		 len, at;	/* and where the last part begins */
	const struct value *entry;	/* NULL: only its parts have one */
	uint64_t	 size, effective;
	int		 has_size, has_effective;
	const struct memory_node *owned; /* whose memory it has, or NULL */
	struct memory_node *child, *next; /* the largest first */
};

struct memory_tree {
	struct memory_node root;	/* without a name */
	size_t		 n;		/* entries */
	int		 effective;	/* some have an effective size */
};

/* Of the args of all events of one dump; the tree must not be moved. */
void	memory_tree(struct memory_tree *, struct arena *,
	    const struct value *const *args, size_t nargs);
/* A number of a dump, hexadecimal when it is text: 0, or -1. */
int	memory_hex(const struct value *, uint64_t *);

#endif
