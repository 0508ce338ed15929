#ifndef REPEAT_H
#define REPEAT_H
#include <stddef.h>

struct buf;

/* Looks up whether the terminal can repeat a character; it is open. */
void	repeat_learn(void);
/* Sets whether it can, for tests. */
void	repeat_set(int can);
/*
 * Appends n bytes of output to a buffer, runs of a glyph as the glyph and REP.
 * The output must begin and end between two characters.
 */
void	repeat_filter(const char *, size_t n, struct buf *);

#endif
