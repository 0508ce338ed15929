#ifndef MARK_H
#define MARK_H
/*
 * Marks: places with a letter, and ranges of time with a note.
 */
#include "ttv/app.h"

/* Sets mark number i, 0 for a. */
void	mark_put(struct app *, int i, const struct place *);
/*
 * Keeps a range, in the order of time; returns it, or NULL if there are too
 * many.  A range of the same times is replaced.
 */
struct view_span *mark_span(struct app *, const struct view_span *);
/* Goes to mark number i, without a jump. */
void	mark_go(struct app *, int i);
void	mark_drop_span(struct view *, const struct view_span *);

/* Does what Enter does in the prompt for a note. */
int	mark_noted(struct app *, const char *);

/* marks.c: the list of marks */
extern const struct list_source marks_source;
const struct list_line *marks_head(const struct app *);
int	marks_show(struct app *, uint64_t line);
void	marks_refresh(struct app *, const struct match_models *);
void	marks_free(struct app *);

#endif
