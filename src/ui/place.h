#ifndef PLACE_H
#define PLACE_H
/*
 * Selects things and goes to them; the places that jumps have left.
 */
#include <stdint.h>

#include "ttv/app.h"

/* What is said where a command needs a slice; not of $slice in SQL. */
#define NO_SLICE	"no slice is selected: h and l take one, / finds one"

/* Selects without moving anything else. */
void	place_select(struct view *, const struct entity_ref *);
/* Goes to a line at the same time and selects what is in view there. */
void	place_line(struct view *, uint32_t line);
/* Goes to a thing: line, time and view. */
void	place_entity(struct app *, const struct entity_ref *);
/* Goes to a thing of the newest events: of the trace of a part of them. */
void	place_newest(struct app *, const struct trace *,
	    const struct entity_ref *);
void	place_slice(struct app *, uint32_t slice);
void	place_time(struct app *, int64_t t, uint32_t track);
void	place_here(const struct app *, struct place *);
void	place_restore(struct app *, const struct place *);
/* Returns the track of the cursor's line, or NONE. */
uint32_t place_track(const struct view *);
/* Adds the present place to the jump list; call before every jump. */
void	jump_push(struct app *);
/* Adds another place, where a jump has begun. */
void	jump_push_from(struct app *, const struct place *);

#endif
