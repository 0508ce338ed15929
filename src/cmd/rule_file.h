#ifndef RULE_FILE_H
#define RULE_FILE_H
/*
 * rule_file: files of rules, a line each, which others may have written.
 */
#include <stddef.h>

struct err;

/*
 * Calls fn(arg, line, number) for each line of a file, from 1, without its end,
 * until that returns -1: 0, or -1 and *err, to which fn adds what it says.
 * A line that is too long, or has a byte 0, is an error.
 */
int	rule_file_read(const char *path, int (*fn)(void *, char *line,
	    size_t number, struct err *), void *arg, struct err *);

#endif
