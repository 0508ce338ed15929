#ifndef MACRO_H
#define MACRO_H
/*
 * macro: name!(...) in a statement is replaced by the text of a macro, in which
 * $PARAMETER is the text of an argument.
 */
#include "run.h"

struct sql_macro {
	struct sql_macro *next;
	char		*name;
	char		**params;
	size_t		 nparams;
	char		*body;
};

struct sql_macro *macro_find(const struct sql *, const char *, size_t len);
/*
 * Adds a macro, or replaces the one of its name, which a module's hides until
 * it is known not to fail.  Takes what it points to.
 */
void	macro_add(struct sql *, struct sql_macro *);
/* Forgets those that a module has added since `last` was the first. */
void	macro_take_back(struct sql *, const struct sql_macro *last);
void	macro_free(struct sql_macro *);
void	macro_close(struct sql *);
/* Appends a statement with its macros replaced.  Returns 0 or -1. */
int	macro_expand(struct run *, const char *, size_t len, struct script *);

#endif
