#ifndef HINT_H
#define HINT_H
/* hint: what could have been meant. */
#include <stddef.h>

#include "sql_int.h"

#define HINT_MOST	160		/* bytes of a hint */

/*
 * Writes what a message of SQLite should add, or nothing: the name that was
 * meant in a statement of len bytes, or the module to include.
 */
void	hint(struct sql *, const char *msg, const char *text, size_t len,
	    char *, size_t n);
/* Writes which module was meant. */
void	hint_module(const char *name, char *, size_t n);

#endif
