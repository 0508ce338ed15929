#ifndef PARTS_H
#define PARTS_H
/*
 * parts: the parts of the frame: where they are, and what draws them.
 */
#include <stddef.h>
#include <stdint.h>

struct canvas;
struct list_box;
struct overview;
struct view;

/* regions.c: the rows of the parts, height 0: not shown */
struct regions {
	int	label;			/* columns of the labels, 0: none */
	int	title, overview, marks, ruler;	/* rows, -1: not shown */
	int	tracks, ntracks;	/* first row and height */
	int	pane, npane;
	int	status, hint;
};
void	regions_find(const struct view *, struct regions *);

void	menu_draw(struct canvas *, const struct view *);
void	title_draw(struct canvas *, const struct view *, int row);
void	overview_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	overview_build(struct view *);
int	overview_idle(struct view *, int64_t *left);
void	overview_free(struct overview *);
/* Returns the time at the left edge of a column of the overview. */
int64_t	overview_time(const struct view *, int col);
void	flowlines_draw(struct canvas *, const struct view *,
	    const struct regions *);
/* time_mode.c: the shown time of the view that is farthest from 0 */
int64_t	time_mode_largest(const struct view *);
void	ruler_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	marks_draw(struct canvas *, const struct view *,
	    const struct regions *);
/* drawer.c: the box of its rows */
void	drawer_box(const struct view *, struct list_box *);
void	drawer_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	timeline_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	inspector_init(struct view *);
void	inspector_box(const struct view *, struct list_box *);
void	inspector_draw(struct canvas *, const struct view *,
	    const struct regions *);
/*
 * The inspector's current line, kept while a fuller model replaces the view's:
 * its words, because the numbers of lines differ there.
 */
struct inspector_kept {
	int		kept;
	uint64_t	nth;		/* of lines with these words */
	uint8_t		type;
	char		words[192];
};
void	inspector_keep(const struct view *, struct inspector_kept *);
void	inspector_restore(struct view *, const struct inspector_kept *);
void	status_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	screen_draw(struct canvas *, const struct view *);
/* chart.c: the box of its list */
void	chart_box(const struct view *, struct list_box *);
void	chart_draw(struct canvas *, const struct view *);

#endif
