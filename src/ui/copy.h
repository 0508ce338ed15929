#ifndef COPY_H
#define COPY_H
/*
 * Copies a text to the terminal's clipboard, or into a file; `what` names it in
 * the message.  Nothing that a terminal obeys is copied; a text becomes one
 * line, a table keeps its tabs and newlines.
 */
#include <stddef.h>

struct app;

int	copy_text(struct app *, const char *, size_t len, const char *what);
int	copy_table(struct app *, const char *, size_t len, const char *what);
/* Writes all of a text to a descriptor and closes it; returns 0 or -1. */
int	copy_write(int fd, const char *text, size_t len);

#endif
