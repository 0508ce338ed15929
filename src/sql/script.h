#ifndef SCRIPT_H
#define SCRIPT_H
/*
 * script: a statement as SQLite gets it, and where each part of it comes from.
 */
#include <stddef.h>

#include "ttv/buf.h"

struct script_part {
	size_t		 at;		/* in the script */
	size_t		 from;		/* in the statement as given */
	int		 fixed;		/* 1: all of it comes from that place,
					 * as a macro's body does */
};

struct script {
	struct buf	 buf;
	struct script_part *parts;	/* ascending */
	size_t		 n, cap;
};

void	script_init(struct script *);
void	script_free(struct script *);
/* Appends text that stands at an offset of the statement. */
void	script_copy(struct script *, const char *, size_t len, size_t from);
/* Appends text that stands for what is at an offset of the statement. */
void	script_put(struct script *, const char *, size_t len, size_t from);
/* Returns the offset in the statement of an offset in the script. */
size_t	script_origin(const struct script *, size_t at);

#endif
