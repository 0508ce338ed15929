#ifndef VIEW_PRIV_H
#define VIEW_PRIV_H
/*
 * What the files of the view share: the view's own memory, where the parts of
 * the frame lie, and the pen with which the lines of the track area are drawn.
 */
#include <stdint.h>

#include "ttv/canvas.h"
#include "ttv/style.h"
#include "ttv/trace.h"
#include "ttv/view.h"

#include "detail.h"

/* ---- the view's own memory: made with the trace, read by drawing ---- */

#define OVERVIEW_BUCKETS	VIEW_TICKS

struct memory_series;		/* memory_line.c */
struct flame_index;		/* sample_line.c */
struct summaries;		/* summary.c */
struct overview;		/* overview.c */
struct stack;			/* counter_line.c */

struct view_private {
	uint8_t		 overview[OVERVIEW_BUCKETS];	/* height, 0..255 */
	uint8_t		 hit[OVERVIEW_BUCKETS];		/* 1: a search hit */
	uint16_t	*callsite_depth; /* by callsite; the root has 0 */
	uint16_t	*sample_depth;	/* a track's tallest stack, in frames */
	struct memory_series *memory;	/* tracks of dumps that were drawn */
	struct flame_index *flame;	/* of the samples, when one was drawn */
	struct summaries *summaries;
	struct overview	*making;	/* overview.c: or NULL, it is made */
	int64_t		 left;		/* later.c: of this frame */
	struct stack	*stack;		/* the counter that was drawn last */
	uint32_t	 nempty;	/* tracks that have nothing to show */
	struct detail	 detail;	/* the pane's lines, for the selection */
};

/* overview.c */
void	overview_build(struct view *);
int	overview_later(struct view *, int64_t *left);
void	overview_free(struct overview *);
/* The time at the left edge of one of its columns. */
int64_t	overview_time(const struct view *, int col);

/*
 * ---- later.c: how many slices may still be looked at for this frame; what
 * does more than that goes on in its *_later(), which returns 1 when it is done
 */
void	later_frame(const struct view *);
int64_t	*later_left(const struct view *);
int	detail_later(struct view *, int64_t *left);

/* ---- regions.c: where things are; heights of 0 are not shown ---- */

struct regions {
	int	label;			/* columns of the labels, 0: none */
	int	title, overview, marks, ruler;	/* rows, -1: not shown */
	int	tracks, ntracks;	/* first row and height */
	int	pane, npane;
	int	status, hint;
};
void	regions_find(const struct view *, struct regions *);

/* ---- layout.c ---- */

/* The line of the track, or of what hides it; NONE when there is none. */
uint32_t layout_line_or_parent(const struct view *, uint32_t track);
/* How it is folded when nobody has said anything. */
int	layout_default_fold(const struct view *, uint32_t track);
void	layout_fold_many(struct view *);
/* The series that a line of a counter is about. */
uint32_t layout_series(const struct view *, const struct line *);
/* Its lines are one picture: the series on top of each other. */
int	layout_stacked(const struct view *, const struct track *);
uint32_t layout_stack_lines(const struct track *);

struct pen;

/* ---- entity_view.c: what the view knows of each kind of thing ---- */

struct entity_view {
	/* Adds the lines of the inspector for the selection, on its track;
	 * NULL: it is never selected. */
	void		(*detail)(struct detail *, const struct view *,
			    uint32_t track);
	/* How the line of a folded track shows it. */
	enum {
		FOLDED_OTHERWISE,	/* by other code, or not */
		FOLDED_POINTS,		/* one in each column that has some */
		FOLDED_SPANS		/* the time that it covers */
	} folded;
	int		named;	/* its name is written beside its point */
};
extern const struct entity_view entity_views[];

/* ---- line_type.c: the types of lines ---- */

struct line_type_row {
	enum entity	entity;		/* of the one run on it, or
					 * ENTITY_NONE: select.c knows */
	void		(*draw)(const struct pen *, const struct line *);
};
extern const struct line_type_row line_types[];

/* ---- select.c ---- */

/* Sets *r to the one run of a line: 0, or -1 (objects, headings, nothing). */
int	select_run(const struct view *, const struct line *,
	    struct entity_run *r);
/* The first of a run with a ts > t; first + n when there is none. */
uint32_t select_after(const struct trace *, const struct entity_run *,
	    int64_t t);
/* The ids of a line of objects are one after another: how many. */
uint32_t select_objects(const struct view *, const struct line *);
uint32_t select_object_lives(const struct trace *, uint32_t first,
	    uint32_t end);

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
struct style style_of_name(enum style_role, const char *name);

void	row_draw(const struct pen *, uint32_t row);
void	density_draw(const struct pen *, uint32_t track);
void	points_draw(const struct pen *, const struct entity_run *, enum style_role,
	    enum glyph);
void	counter_draw(const struct pen *, const struct line *);
void	counter_forget(struct stack *);		/* the trace is another one */
void	counter_free(struct stack *);
void	object_draw(const struct pen *, const struct line *);
void	sample_draw(const struct pen *, const struct line *);
/* The frame at a depth (0: root) of a sample's stack, or NONE. */
uint32_t sample_callsite(const struct view *, uint32_t sample, uint32_t depth);
/*
 * Memory dumps: a line with their marks, or folded the marks over bars; below
 * it one for each number.  How many lines there are when it is unfolded; what
 * a line is called, and its value at the cursor.
 */
void	memory_draw(const struct pen *, const struct line *);
uint32_t memory_lines(const struct view *, uint32_t track);
const char *memory_label(const struct view *, const struct line *, char *,
	    size_t);
void	memory_free(struct memory_series *);
void	flame_free(struct flame_index *);
void	context_draw(const struct pen *, const struct track *);
void	heading_draw(const struct pen *, const struct line *);
void	heading_contents(const struct view *, uint32_t track, char *,
	    size_t);
void	label_draw(const struct pen *, const struct line *, int current);
void	flowlines_draw(struct canvas *, const struct view *,
	    const struct regions *);

/* A box from column c0 up to c1 (exclusive): edge, text, filling. */
struct box {
	int		 c0, c1;
	int		 clipped;	/* it began left of the screen */
	int		 open;		/* it has no end */
	int64_t		 dur;		/* shown when there is room; -1: not */
	const char	*name;
	size_t		 len;
	struct style	 style;
};
void	box_draw(const struct pen *, const struct box *);

/* ---- density.c: what tracks cover, in n columns of a step each ---- */

struct grid {
	int64_t		 t0, step;
	int		 n;
	int64_t		*sum;	/* n: ns, once it is finished */
	int32_t		*whole;	/* n + 1: where what covers all begins, ends */
};
void	grid_clear(struct grid *);
void	grid_finish(struct grid *);
void	density_add(const struct trace *, uint32_t track, const struct grid *);
/*
 * The same for the tracks from at->track up to end, piece by piece: goes on
 * until *left, in slices, is used up.  1 when all is added.
 */
struct density_at {
	uint32_t	track, row, done;	/* slices or columns of the row */
};
int	density_piece(const struct trace *, uint32_t end, const struct grid *,
	    struct density_at *, int64_t *left);
/* About the same in a tenth of a millisecond; clears and finishes the grid. */
void	density_guess(const struct trace *, uint32_t first, uint32_t end,
	    struct grid *);
uint32_t density_rows(const struct trace *, uint32_t track);

/* ---- summary.c: what is kept of tracks and of all that is below them ---- */

#define SUMMARY_COLS	256	/* at most, of a grid that it fills */

struct summary {
	uint32_t	 end;		/* the first track that is not below */
	uint32_t	 threads, rows, others;
	uint64_t	 slices, points;
	uint32_t	 bars;		/* things that may be there at once */
	uint64_t	 busy;		/* slices of depth 0 */
};
void	summary_forget(struct view *);	/* the trace is another one */
void	summary_free(struct summaries *);
const struct summary *summary_of(const struct view *, uint32_t track);
/* Fills the sums of a grid; its whole is not used. */
const struct summary *summary_columns(const struct view *, uint32_t track,
	    struct grid *);
void	summary_frame(const struct view *);	/* another frame is drawn */
int	summary_later(struct view *, int64_t *left);
/* Tracks of kind global: the i-th one, or NONE. */
uint32_t summary_global(const struct view *, uint32_t i);

/* The first track after those below this one. */
uint32_t track_end(const struct trace *, uint32_t track);

/* ---- the other parts of the frame ---- */

void	title_draw(struct canvas *, const struct view *, int row);
void	overview_draw(struct canvas *, const struct view *,
	    const struct regions *);
size_t	ruler_time(char *, size_t, int64_t t, int64_t largest,
	    int64_t resolution);
int64_t	ruler_largest(const struct view *);
void	ruler_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	marks_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	timeline_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	pane_draw(struct canvas *, const struct view *,
	    const struct regions *);
int	pane_column_width(int cols);
void	status_draw(struct canvas *, const struct view *,
	    const struct regions *);
void	help_draw(struct canvas *, const struct view *,
	    const struct regions *);

#endif
