#ifndef RUN_H
#define RUN_H
/*
 * run: questions to the things of a trace.
 */
#include <stdint.h>

#include "ttv/trace.h"

struct line;
struct view;

/*
 * Returns the first id of a run that starts after t; first + n if no thing
 * does.
 */
uint32_t run_after(const struct trace *, const struct entity_run *,
	    int64_t t);
/* Returns how many of the objects [first, end) are lives of the first. */
uint32_t run_lives(const struct trace *, uint32_t first, uint32_t end);
/* Returns the number of objects of a line; their ids are consecutive. */
uint32_t run_objects(const struct view *, const struct line *);

#endif
