#ifndef SELECT_H
#define SELECT_H
/*
 * select: the things on a line.
 */
#include <stdint.h>

#include "ttv/trace.h"

struct line;
struct view;

/* Sets *r to the one run of a line: 0, or -1 (objects, headings, nothing). */
int	select_run(const struct view *, const struct line *,
	    struct entity_run *r);
/* As view_pick() and view_step() on a single line, which no other shares. */
int	select_pick(const struct view *, const struct line *, int64_t t,
	    struct entity_ref *);
int	select_step(const struct view *, const struct line *, int64_t t,
	    int dir, struct entity_ref *);

#endif
