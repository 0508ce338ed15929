#ifndef SQL_ARGS_PATH_H
#define SQL_ARGS_PATH_H
/*
 * args_path: the places that values have in args, as a tree of names that all
 * events share: args.list[0].member is a node below that of args.list[0].
 *
 * A node is found by what followed the last time, so that events of one shape
 * need no look-up.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/hashtab.h"

#define PATH_NAME	UINT32_MAX	/* in item: a member */
#define PATH_NONE	UINT32_MAX	/* no node, no key */

struct arg_node {
	const char	*name;		/* of a member */
	uint32_t	 len;
	uint32_t	 item;		/* of an array: its index */
	uint32_t	 parent;	/* or PATH_NONE */
	uint32_t	 first;		/* child that came first, the last time,
					 * or PATH_NONE */
	uint32_t	 next;		/* sibling that came next, likewise */
	uint32_t	 key;		/* the caller's; PATH_NONE at first */
	uint64_t	 seen;		/* the caller's; 0 at first */
};

struct arg_paths {
	struct arg_node	*nodes;
	size_t		 n, cap;
	struct hashtab	 slots;
	uint64_t	 seed;
	struct arena	 names;
};

void	 arg_paths_open(struct arg_paths *);
void	 arg_paths_free(struct arg_paths *);
size_t	 arg_paths_bytes(const struct arg_paths *);
/*
 * Return the node of a member, and of item `item` of an array, below another
 * node, PATH_NONE for a root.  `last` is the sibling before it, or PATH_NONE.
 */
uint32_t arg_path_name(struct arg_paths *, uint32_t parent, uint32_t last,
	    const char *, size_t);
uint32_t arg_path_item(struct arg_paths *, uint32_t parent, uint32_t last,
	    uint32_t item);
/* Writes the key of a node and its flat form, without indices. */
void	 arg_path_key(const struct arg_paths *, uint32_t node, struct buf *key,
	    struct buf *flat);

#endif
