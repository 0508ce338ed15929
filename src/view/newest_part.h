#ifndef NEWEST_PART_H
#define NEWEST_PART_H
/*
 * newest_part: a part behind the model that is shown; see newest.c.
 */
#include "ttv/newest.h"
#include "ttv/view.h"

struct line;
struct match_models;
struct pen;

/* How a part is drawn; view.sel is the selection, if the part has it. */
struct newest_part {
	struct newest	 own;
	struct view	 view;
	struct match_models *same;	/* from the large model to it */
};

/* Drops all parts. */
void	newest_free(struct view *);
/* Drops the parts that the view's trace has. */
void	newest_set_trace(struct view *);
/* Draws a line of which the newest events are known; returns 0 if not. */
int	newest_draw(const struct pen *, const struct line *);
/* Returns the view of the part that has the selection, or NULL. */
struct view *newest_selected(const struct view *);
/* Has nothing of the parts be selected. */
void	newest_select_none(struct view *);
/* Finds a line's counterpart in a part; returns 0 without one. */
int	newest_line(const struct newest_part *, const struct view *,
	    const struct line *, struct line *to);

/* ---- newest_select.c ---- */

/* Has the part that takes the place of the selected one have the selection. */
void	newest_select_carry(struct view *, struct newest_part *);
/* Selects in the view's trace what is selected in a part that it has now. */
void	newest_select_joined(struct view *);

#endif
