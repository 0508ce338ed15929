#ifndef FLEET_H
#define FLEET_H
/* fleet: the files that operands mean. */
#include <stddef.h>

struct fleet {
	char	**path;
	size_t	 n, cap;
};

/*
 * Adds the file of an operand; the files of a directory, sorted, without hidden
 * ones, or itself if it has none; or those that match it as a pattern.
 */
void	fleet_add(struct fleet *, const char *operand);
void	fleet_free(struct fleet *);

#endif
