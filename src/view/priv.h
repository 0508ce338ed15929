#ifndef VIEW_PRIV_H
#define VIEW_PRIV_H
/*
 * Shared by the files of the view: the view's own memory, the regions of the
 * frame, and the pen that draws the lines of the track area.
 */
#include <stdint.h>

#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "detail.h"

/* ---- the view's own memory: made with the trace, read when drawing ---- */

#define OVERVIEW_BUCKETS	VIEW_TICKS

struct memory_series;		/* memory_line.c */
struct flame_index;		/* sample_line.c */
struct summaries;		/* summary.c */
struct overview;		/* overview.c */
struct stack;			/* counter_line.c */
struct captions;		/* caption.c */
struct waits;			/* waits.c */
struct newest_part;		/* newest.c */

struct pen;
struct share;

struct view_private {
	uint8_t		 overview[OVERVIEW_BUCKETS];	/* heights, 0..255 */
	uint8_t		 hit[OVERVIEW_BUCKETS];		/* 1: a search hit */
	uint8_t		 alert[OVERVIEW_BUCKETS];	/* 1: a warning, 2: an
							 * error */
	uint16_t	*callsite_depth; /* by callsite: 0 at the root */
	uint16_t	*sample_depth;	/* by track: height of its tallest
					 * stack */
	struct memory_series *memory;	/* of dumps drawn so far */
	struct flame_index *flame;	/* made when samples are first drawn */
	struct summaries *summaries;
	struct earn	*earn;		/* earn.c */
	int		 earning;	/* rows must earn their lines */
	struct share	*share;		/* share.c; NULL: no line is shared */
	uint32_t	 nlines_all;	/* lines if they need not */
	struct overview	*making;	/* overview.c: NULL: finished */
	int64_t		 left;		/* idle.c: slices to spend */
	struct captions	*captions;
	struct waits	*waits;
	struct stack	*stack;		/* of the counter drawn last */
	uint32_t	*line_of_track;	/* by track: its first line, or NONE */
	uint32_t	 nline_tracks;
	struct shown	*shown;		/* what passes the filter: shown.c */
	struct shown	*shown_next;	/* in the making; NULL: none */
	int		 sorted;	/* roots were sorted at first */
	int64_t		*sort_key;	/* by track, see arrange.c; NULL */
	uint32_t	 nshown, nall;	/* tracks: view_track_counts() */
	uint32_t	*roots;		/* tracks without a parent, as shown;
					 * NULL: in the trace's order */
	uint32_t	 nroots;
	struct viewport	 wanted;	/* what was seen before resizes ... */
	struct viewport	 resized;	/* ... and what they made of it */
	uint32_t	 nempty;	/* tracks without anything to show */
	struct detail	 detail;	/* the inspector's lines */
	struct view_newest {
		struct newest_part **v;	/* one behind the other */
		size_t	 n, cap;
		struct newest_part *selected;	/* has the selection, or NULL;
						 * view.sel is none then */
	}		 newest;
	int		 part;		/* 1: of the newest events only: no
					 * figures of the whole trace */
};

/* ---- view.c ---- */

/* Sets the depths of the stack frames of the view's trace. */
void	view_stack_depths(struct view *);
/* Returns whether all of the trace and of its newest parts is in view. */
int	view_shows_all(const struct view *);
/* Fits the whole trace as it is fitted now: exactly, or on the ladder. */
void	view_fit_again(struct view *);
/* Frees a view that has no newest parts. */
void	view_release(struct view *);

/* ---- newest.c, newest_part.c, newest_draw.c ---- */

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

/* overview.c */
void	overview_build(struct view *);
int	overview_idle(struct view *, int64_t *left);
void	overview_free(struct overview *);
/* Returns the time at the left edge of a column of the overview. */
int64_t	overview_time(const struct view *, int col);

/*
 * ---- idle.c: the slices that this frame may still spend.  Work that needs
 * more continues in an *_idle() function, which returns 1 when all is done.
 */
void	idle_frame(const struct view *);
static inline int64_t *
idle_left(const struct view *v)
{
	if (!v->lazy)
		v->priv->left = INT64_MAX;
	return &v->priv->left;
}
int	detail_idle(struct view *, int64_t *left);

/* ---- regions.c: the places of the frame's parts; height 0: not shown ---- */

struct regions {
	int	label;			/* columns of the labels, 0: none */
	int	title, overview, marks, ruler;	/* rows, -1: not shown */
	int	tracks, ntracks;	/* first row and height */
	int	pane, npane;
	int	status, hint;
};
void	regions_find(const struct view *, struct regions *);

/* ---- arrange.c: what is hidden, pinned, sorted ---- */

/*
 * Writes the first tracks of the groups below a root in their order, the root
 * itself first: each group is a child of the root with all below it.  Returns
 * their number; `out` has room for all.
 */
uint32_t arrange_groups(const struct view *, uint32_t root, uint32_t *out);
void	arrange_free(struct view *);
void	arrange_set_trace(struct view *, const struct match_models *);
/* Sorts the processes as a trace opens with them. */
void	first_sort(struct view *);

/*
 * ---- earn.c: which rows earn a line.  earn_row() says whether a row has one
 * of its own, earn_line_row() which row's line shows it, earn_under() how many
 * others a line shows; earn_instants() and earn_track() whether instants, or
 * anything, of a track is near the view.  earn_keep() makes all rows of a track
 * near, and gives `row` (or NONE) its line: 1 if view_layout() is needed.
 */
int	earn_row(const struct view *, uint32_t row);
uint32_t earn_line_row(const struct view *, uint32_t row);
uint32_t earn_under(const struct view *, uint32_t row);
int	earn_instants(const struct view *, uint32_t track);
int	earn_track(const struct view *, uint32_t track);
int	earn_keep(struct view *, uint32_t track, uint32_t row);
int	earn_idle(struct view *, int64_t *left);
void	earn_free(struct view *);

/*
 * ---- share.c: tracks that share a line.  share_leader() returns the track
 * whose line shows another, or NONE; share_next() the next of a leader's, or
 * NONE.  share_make() chooses them for what is near [t0, t1]; share_keep()
 * gives a track its own line, share_dissolve() all of a leader's: 1 if
 * view_layout() is needed.
 */
uint32_t share_leader(const struct view *, uint32_t track);
uint32_t share_next(const struct view *, uint32_t leader, uint32_t after);
uint32_t share_count(const struct view *, uint32_t leader);
int	share_keep(struct view *, uint32_t track);
int	share_dissolve(struct view *, uint32_t leader);
void	share_make(struct view *, int64_t t0, int64_t t1, int64_t step);
void	share_free(struct view *);

/*
 * ---- height.c: the lines of a counter's series; the rows of a flame that
 * are shown; whether a row of slices is below the height of its track, and is
 * shown by the row above.  height_reveal() makes the track as high as a row
 * (or NONE) needs: 1 if view_layout() is needed.
 */
uint8_t	height_levels(const struct view *, uint32_t track);
uint32_t height_flame(const struct view *, uint32_t track);
int	height_hides(const struct view *, uint32_t row);
int	height_reveal(struct view *, uint32_t row);

/* ---- layout.c ---- */

/* Returns the line of a track or of the fold that hides the track; NONE. */
uint32_t layout_line_or_parent(const struct view *, uint32_t track);

/* ---- fold.c ---- */

/* Returns whether a track is folded at first, whatever the others have. */
int	fold_by_default(const struct view *, uint32_t track);
/* Folds what is folded at first. */
void	fold_many(struct view *);

struct pen;

/* ---- entity_view.c: a row for each kind of thing ---- */

struct entity_view {
	/* The look on the line of a folded track. */
	enum {
		FOLDED_OTHERWISE,	/* by other code, or not drawn */
		FOLDED_POINTS,		/* a glyph in each column with a
					 * thing */
		FOLDED_SPANS		/* the time that things cover */
	} folded;
	int		named;	/* its name is written beside its point */
};
extern const struct entity_view entity_views[];

/* ---- line_type.c: the types of lines ---- */

/* By type of line: what draws it. */
extern void (*const line_draw[])(const struct pen *, const struct line *);

/* ---- run.c ---- */

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
/* Returns the track of an end of a flow. */
uint32_t run_end_track(const struct trace *, uint32_t end);

/* ---- select.c ---- */

/* Sets *r to the one run of a line: 0, or -1 (objects, headings, nothing). */
int	select_run(const struct view *, const struct line *,
	    struct entity_run *r);
/* As view_pick() and view_step() on a single line, which no other shares. */
int	select_pick(const struct view *, const struct line *, int64_t t,
	    struct entity_ref *);
int	select_step(const struct view *, const struct line *, int64_t t,
	    int dir, struct entity_ref *);

/* ---- the pen: one line of the track area ---- */

struct pen {
	struct canvas		*cv;
	const struct view	*v;
	const struct trace	*tr;
	int			 x, y;	/* of the first time column */
	int			 cols;	/* time columns */
	int			 label;	/* label columns, left of x */
};

struct style style_of_kind(const struct trace *, uint32_t kind,
	    enum style_role);
/* Returns the look of a slice in the colour mode of the view. */
struct style style_of_slice(const struct view *, uint32_t slice,
	    enum style_role);
struct style style_of_name(enum style_role, const char *name);

/* Redraws a line that is drawn with few changes: coarse.c. */
void	coarse_line(const struct pen *);
void	row_draw(const struct pen *, uint32_t row);
void	points_draw(const struct pen *, const struct entity_run *,
	    enum style_role, enum glyph);
/* Returns the series that a counter's line draws. */
uint32_t counter_series(const struct view *, const struct line *);
/* Returns 1 if the series of a counter are drawn on top of each other. */
int	counter_is_stacked(const struct view *, const struct track *);
uint32_t counter_stack_lines(const struct track *);
void	counter_draw(const struct pen *, const struct line *);
/* Returns the value at the top of a counter's line, below zero at its end. */
double	counter_axis(const struct view *, const struct line *);
/*
 * Writes the change of a series over the cursor's column, "+1.5" or "-3 /s";
 * returns 0 if the view does not show changes.
 */
int	counter_change(const struct view *, uint32_t series, char *, size_t n);
void	counter_forget(struct stack *);		/* before another trace */
void	counter_free(struct stack *);
void	object_draw(const struct pen *, const struct line *);
void	sample_draw(const struct pen *, const struct line *);
/* Returns the callsite at a depth (0: root) of a sample's stack, or NONE. */
uint32_t sample_callsite(const struct view *, uint32_t sample, uint32_t depth);
/*
 * Memory dumps: a line with marks (folded: marks over bars), below it a line
 * for each number.  memory_lines() counts the lines of an unfolded track;
 * memory_label() names a line and gives its value at the cursor.
 */
void	memory_draw(const struct pen *, const struct line *);
uint32_t memory_lines(const struct view *, uint32_t track);
const char *memory_label(const struct view *, const struct line *, char *,
	    size_t);
void	memory_free(struct memory_series *);
void	flame_index_free(struct flame_index *);
void	context_draw(const struct pen *, const struct track *);
void	heading_draw(const struct pen *, const struct line *);
/* Draws the density of a track and of all tracks below. */
void	heading_density(const struct pen *, uint32_t track);
void	heading_contents(const struct view *, uint32_t track, char *,
	    size_t);
void	label_draw(const struct pen *, const struct line *, int current);
void	flowlines_draw(struct canvas *, const struct view *,
	    const struct regions *);

/* ---- shorten.c: texts that are wider than their place ---- */

int	shorten_plain(const char *, size_t len);	/* all of it is ASCII */
/*
 * Returns the byte from which on "A::B::f" is shown, behind an ellipsis, in
 * `room` columns; 0: it fits, or is cut at its end.
 */
size_t	shorten_scopes(const char *, size_t len, int room);
/* The parts of a label: [0, head) and [tail, end); an ellipsis if apart. */
struct shortened {
	size_t	head, tail, end;
};
struct shortened shorten_middle(const char *, size_t len, int room);
struct shortened shorten_label(const struct trace *, uint32_t track,
	    const char *, size_t len, int room);

/* ---- twin.c: two files beside each other ---- */

/* Returns the twin of a slice, or NONE. */
uint32_t twin_of(const struct view *, uint32_t slice);
/* Returns 1 if a slice and its twin differ, and by how much, ns. */
int	twin_differs(const struct view *, uint32_t slice, int64_t *delta);
/* Writes "+1.2 ms". */
void	twin_text(int64_t delta, char *, size_t n);
void	twin_marks(struct canvas *, const struct view *,
	    const struct regions *);

/* caption.c */
/*
 * ---- waits.c: names of slices during which their thread does not run ----
 */
struct waits *waits_new(void);
void	waits_free(struct waits *);

/* Returns whether a name is that of a rule: "Source", "Parse*", "*Pass". */
int	caption_matches(const char *pattern, const char *name, size_t len);
struct captions *caption_new(void);
void	caption_free(struct captions *);
const char *caption_of(const struct view *, uint32_t slice, int room,
	    size_t *len);
void	caption_frame(const struct view *);	/* begins a frame */
int	caption_idle(struct view *, int64_t *left);

/* A box from column c0 up to column c1, exclusive: edge, text, filling. */
struct box {
	int		 c0, c1;
	int		 clipped;	/* begins left of the screen */
	int		 open;		/* has no end */
	int64_t		 dur;		/* drawn where it fits; -1: never */
	char		 delta[24];	/* in its place: how much longer than
					 * its twin; or "" */
	const char	*name;
	size_t		 len;
	int		 dim;		/* no ground: a filter leaves it out */
	int		 captioned;	/* cut at its end, if it must be cut */
	int		 alert;		/* has a sign instead of its edge */
	struct style	 style;
};
void	box_draw(const struct pen *, const struct box *);

/* ---- density.c: how much tracks cover of n columns of `step` ns ---- */

struct grid {
	int64_t		 t0, step;
	int		 n;
	int64_t		*sum;	/* n: ns covered, after grid_finish() */
	int32_t		*whole;	/* n + 1: +1 and -1 where slices that cover
				 * whole columns begin and end */
	const struct shown *shown;	/* only these count; NULL: all */
	int32_t		*waits;	/* n + 1, the same for what is shown and is not
				 * busy; NULL: everything is busy */
};
/* Returns whether slices of a track are work and no waits. */
int	track_works(const struct trace *, uint32_t track);
void	grid_clear(struct grid *);
void	grid_finish(struct grid *);
void	density_add(const struct trace *, uint32_t track, const struct grid *);
/*
 * Adds the tracks from at->track up to end in pieces: returns when *left
 * slices are used up; 1 when all tracks are added.
 */
struct density_at {
	uint32_t	track, row;
	uint32_t	done;		/* slices or columns of the row */
};
int	density_piece(const struct trace *, uint32_t end, const struct grid *,
	    struct density_at *, int64_t *left);
/*
 * Estimates the sums of the grid by sampling a bounded number of slices; clears
 * and finishes the grid.
 */
void	density_guess(const struct trace *, uint32_t first, uint32_t end,
	    struct grid *);
uint32_t density_rows(const struct trace *, uint32_t track);

/* ---- summary.c: contents and density of a track and all tracks below ---- */

#define SUMMARY_COLS	256	/* columns of a grid */

struct summary {
	uint32_t	 end;		/* the first track not below it */
	uint32_t	 threads, rows, others;
	uint64_t	 slices, states, points;
	uint32_t	 bars;		/* things that may overlap in time */
	uint64_t	 busy;		/* slices of depth 0 */
	int		 working;	/* 1: a thread of these has slices */
};
void	summary_forget(struct view *);	/* call when the trace changes */
/* Returns whether a thread or CPU of the trace has slices. */
int	summary_working(const struct view *);
void	summary_free(struct summaries *);
const struct summary *summary_of(const struct view *, uint32_t track);
/* Fills the sums of a grid; `whole` and `waits` are not used. */
const struct summary *summary_columns(const struct view *, uint32_t track,
	    struct grid *);
void	summary_frame(const struct view *);	/* begins a frame */
int	summary_idle(struct view *, int64_t *left);
/* Returns the i-th track of kind global, or NONE. */
uint32_t summary_global(const struct view *, uint32_t i);

/* Returns the first track after those below a track; O(1). */
uint32_t summary_end(const struct view *, uint32_t track);

/* ---- the other parts of the frame ---- */

void	menu_draw(struct canvas *, const struct view *);
void	title_draw(struct canvas *, const struct view *, int row);
void	overview_draw(struct canvas *, const struct view *,
	    const struct regions *);
size_t	ruler_time(char *, size_t, int64_t t, int64_t largest,
	    int64_t resolution);
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
