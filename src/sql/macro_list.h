#ifndef MACRO_LIST_H
#define MACRO_LIST_H
/*
 * macro_list: the macros that ttv itself has.  They take lists of tokens apart,
 * for the macros of modules.
 */
#include "run.h"

/* Returns the number of the macro of a name, or -1. */
int	macro_list_find(struct token name);
/*
 * Appends what a macro of a number, which stands at an offset of the statement,
 * makes of its n arguments.  Returns 0, or -1 after run_error().
 */
int	macro_list_put(struct run *, size_t from, int number,
	    const struct buf *args, size_t n, struct buf *);

#endif
