#ifndef TTV_LAYOUT_H
#define TTV_LAYOUT_H
/*
 * layout: texts in columns, padded or cut to what a terminal shows of them.
 * Text of a file is made safe for a terminal.
 */
#include <stddef.h>

struct buf;

/* Returns whether all bytes are ASCII that takes a column each. */
int	layout_plain(const char *, size_t);
/* Returns the columns of a text. */
int	layout_width(const char *, size_t);
void	layout_safe(struct buf *, const char *, size_t);
/* Add exactly `width` columns: padded, or cut with an ellipsis. */
void	layout_left(struct buf *, int width, const char *, size_t);
void	layout_right(struct buf *, int width, const char *);
/* Removes blanks at the end. */
void	layout_trim(struct buf *);

#endif
