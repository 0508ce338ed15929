#ifndef LAYOUT_H
#define LAYOUT_H
/*
 * Columns of text on stdout.  A file's text is sanitised on the way.
 */
#include <stddef.h>

struct buf;

void	layout_safe(struct buf *, const char *, size_t);
/* Exactly `width` columns: padded, or cut with an ellipsis. */
void	layout_left(struct buf *, int width, const char *, size_t);
void	layout_right(struct buf *, int width, const char *);
/* Takes away blanks at the end. */
void	layout_trim(struct buf *);

#endif
