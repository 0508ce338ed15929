#ifndef TTV_SQL_LINE_FIT_H
#define TTV_SQL_LINE_FIT_H
/*
 * line_fit: boxes on lines, each on the lowest lines beside each other that are
 * free for as long as it lasts.
 */
#include <stddef.h>
#include <stdint.h>

struct line_fit;

struct line_fit	*line_fit_new(void);
void		 line_fit_free(struct line_fit *);
/*
 * Places a box of `high` lines, which are one or more, in [start, end) and
 * returns its first line.  The highest boxes come first, and those of one
 * height by start.
 */
size_t		 line_fit_place(struct line_fit *, int64_t start, int64_t end,
		    size_t high);

#endif
