#ifndef OPERANDS_H
#define OPERANDS_H
/* operands: the files that operands mean. */
#include <stddef.h>

struct operands {
	char	**path;
	size_t	 n, cap;
};

/*
 * Adds the file of an operand; the files of a directory, sorted, without hidden
 * ones, or itself if it has none; or those that match it as a pattern.
 */
void	operands_add(struct operands *, const char *operand);
void	operands_free(struct operands *);

#endif
