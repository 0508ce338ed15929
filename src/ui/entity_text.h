#ifndef ENTITY_TEXT_H
#define ENTITY_TEXT_H
/*
 * A thing as a text that finds it again: its kind, its time and length in ns
 * from the start of the trace, its name: "slice@1200+500 Paint".
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

/* Writes the text of a thing; "" for ENTITY_NONE. */
size_t	entity_text_write(const struct trace *, const struct entity_ref *,
	    char *, size_t n);
/*
 * Finds the thing of a text on a track, or on any if track is NONE: 0; -1: the
 * text is no thing; 1: it is not there, *ref is ENTITY_NONE.
 */
int	entity_text_find(const struct trace *, const char *, uint32_t track,
	    struct entity_ref *ref);

struct list_line;
struct view;
/*
 * Adds the name of a thing to a line of a list: of a slice also what its args
 * say more, in `room` columns, if the line is drawn.
 */
void	entity_add_name(const struct view *, const struct entity_ref *,
	    int room, struct list_line *);
/* Adds a label to a line of a list, cut in its middle to a column of `cols`. */
void	entity_add_label(struct list_line *, const char *label, int cols);
/*
 * A column of processes: entity_process_cols() returns its width, or 0 where a
 * list has none: on a narrow screen, or without several processes.  The others
 * add the process of a track, and the heading.
 */
#define ENTITY_PROCESS_TIGHT 10	/* its width where a list has few columns: the
				 * others are narrower for it */
int	entity_process_cols(const struct view *);
void	entity_add_process(const struct view *, uint32_t track,
	    struct list_line *);
void	entity_process_head(const struct view *, struct list_line *);

#endif
