#ifndef OPERANDS_H
#define OPERANDS_H
/* operands: the files that operands mean. */
#include <stddef.h>

struct err;

struct operands {
	char	**path;
	size_t	 n, cap;
};

/*
 * Adds the file of an operand; the files of a directory, sorted, without hidden
 * ones, or itself if it has none; or those that match it as a pattern.
 */
void	operands_add(struct operands *, const char *operand);
/*
 * Adds the files of a directory, as operands_add() does, and of those in it
 * that are called NAME=VALUE, as engines name parts of a table.
 */
void	operands_add_parts(struct operands *, const char *dir);
void	operands_free(struct operands *);
/*
 * Returns whether a trace of several is a regular file or the standard input;
 * else sets *err.  A pipe without a writer would be waited for for ever.
 */
int	operand_is_regular(const char *path, struct err *);

#endif
