#ifndef TTV_VIEW_H
#define TTV_VIEW_H
/*
 * The view's state: all that a frame depends on besides the trace.  The ui
 * changes it, frame_draw() reads it.  Nothing here draws.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/viewport.h"

struct trace;
struct canvas;
struct same;
struct view_private;

/* One line of the track area. */
enum line_type {
	LINE_PROCESS,		/* heading of a process (or of the globals) */
	LINE_TRACK,		/* a track without rows (or folded: a summary) */
	LINE_ROW,		/* a row of slices of a thread or async track */
	LINE_COUNTER,		/* a counter; `part` 0.. when it is tall */
	LINE_INSTANTS,		/* instants of a process or global track */
	LINE_OBJECTS, LINE_SAMPLES, LINE_MEMORY, LINE_CONTEXT,
	LINE_TYPES
};
struct line {
	uint8_t		type;
	uint8_t		first;		/* first line of its track: has its label */
	uint16_t	part;
	uint32_t	track;
	uint32_t	row;		/* of LINE_ROW; of LINE_OBJECTS its
					 * first object; else NONE */
};

#define VIEW_MARKS	26
struct view_mark {
	int		set;
	int64_t		ts;
	uint32_t	track;
};

/* Ticks that divide the trace: step (end - start) / VIEW_TICKS + 1. */
#define VIEW_TICKS	512

struct view {
	const struct trace *trace;

	int		 cols, rows;	/* of the screen */
	struct viewport	 vp;		/* cols kept by view_resize() */
	int64_t		 cursor;	/* the time cursor */
	struct entity_ref sel;

	struct line	*lines;		/* made by view_layout() */
	uint32_t	 nlines;
	uint32_t	 line;		/* the line that the cursor is on */
	uint32_t	 top;		/* first line that is shown */
	uint8_t		*folded;	/* a track: 1 when folded */
	/* what tracks are that a fuller model brings: as they would be at
	 * first, or as all were made last */
	enum { FOLD_AS_FIRST, FOLD_OPEN, FOLD_CLOSED } fold_new;

	/* the bottom pane */
	int		 pane;		/* 0 hidden, 1 short, 2 tall, 3 most of
					 * the screen */
	int		 pane_focus;	/* keys go to it */
	uint32_t	 pane_line;	/* its cursor, and first line shown */
	uint32_t	 pane_top;
	char		**pane_folded;	/* paths of args that are folded */
	size_t		 npane_folded;

	/* search: which kinds match; hits are the slices of those kinds */
	char		*search;	/* the pattern, NULL when none */
	uint8_t		*hit;		/* a kind: 1 when it matches, or NULL */
	uint64_t	 nhits, hit_index;	/* "17 of 2,318"; index from 1,
					 * 0: none, or not known yet */
	/*
	 * Hits besides those of the kinds: thing i of an entity is bit
	 * hit_first[entity] + i, and places of the overview have ticks.  Both
	 * change while the search goes on.  NULL: there are none.  Borrowed.
	 */
	const _Atomic uint64_t *hit_bits;
	uint64_t	 hit_first[ENTITIES];
	const _Atomic uint8_t *hit_ticks;	/* VIEW_TICKS of them */
	int		 searching;	/* percent of args, -1: at rest */

	struct view_mark marks[VIEW_MARKS];
	/* a range of time, both ends in it; made: one of them still moves */
	enum { RANGE_NONE, RANGE_MADE, RANGE_FIXED } range;
	int64_t		 range_t0, range_t1;
	uint32_t	 flow_choice;	/* which of the selection's flows is next */
	int		 counter_stacked;
	int		 lazy;		/* a frame may put work off */
	int		 coarse;	/* the line is slow: fewer colours */

	/* what the last lines say; ui's words, view only draws them */
	char		 message[256];	/* shown once */
	int		 message_is_error;
	char		 prompt[512];	/* "" when none; cursor at prompt_at */
	int		 prompt_at;	/* column, -1 when no prompt */
	const char	*hint;		/* the hint line: "w/s zoom  a/d pan" */
	char		 progress[64];	/* "loading 41 %", or "" */
	int		 help;		/* the help screen is on */
	const char	*help_title;	/* of that screen */
	uint32_t	 help_top;
	const char	*(*help_line)(void *, uint32_t i); /* NULL at the end */
	void		*help_arg;
	int		 help_nlines;

	struct view_private *priv;	/* the view's own memory: overview, ... */
};

void	view_init(struct view *, const struct trace *);
void	view_free(struct view *);
/* Folds, place and zoom as view_init() leaves them. */
void	view_start(struct view *);
/* Whether folding a track hides anything. */
int	view_foldable(const struct trace *, uint32_t track);
/*
 * To a more complete model of the same input, keeping the place: time and
 * zoom (a view of everything stays one), cursor, selection, line, folds,
 * marks.  Drops hit, which is by kind.
 */
void	view_set_trace(struct view *, const struct same *);
void	view_resize(struct view *, int cols, int rows);
/* Makes the lines anew after a fold or another trace; keeps line and top. */
void	view_layout(struct view *);
int	view_track_lines(const struct view *);	/* height of the track area */
/* Moves top so that the line is shown; clamps line and top. */
void	view_show_line(struct view *);
/* The line that shows a track / the row of a slice; NONE if folded away. */
uint32_t view_line_of_track(const struct view *, uint32_t track);
uint32_t view_line_of_slice(const struct view *, uint32_t slice);
/* Unfolds what hides the track. */
void	view_reveal_track(struct view *, uint32_t track);
/* Selects, unfolds, scrolls and pans so that it is seen. */
void	view_goto_slice(struct view *, uint32_t slice);
void	view_select(struct view *, enum entity, uint32_t id);
/* Whether a search has found it. */
int	view_is_hit(const struct view *, enum entity, uint32_t id);
/* To be called after `hit` changed: the ticks of the overview.  O(slices). */
void	view_hits_changed(struct view *);
/*
 * What lies on a line at the time nearest to t, for moving and clicking.
 * 0, or -1 when the line holds nothing that can be selected.
 */
int	view_pick(const struct view *, uint32_t line, int64_t t,
	    struct entity_ref *);
/*
 * The next (dir 1) or previous (-1) thing on a line after the selection; after
 * the time t when the selection is not on that line.  0, or -1: no more.
 */
int	view_step(const struct view *, uint32_t line, int64_t t, int dir,
	    struct entity_ref *);
/* Start and end of a selection in ns; 0 or -1 when nothing is selected. */
int	view_selection_range(const struct view *, int64_t *t0, int64_t *t1);
uint32_t view_selection_track(const struct view *);
/* The pane's lines: how many, and the arg path of one to fold (or NULL). */
uint32_t view_pane_lines(const struct view *);
int	view_pane_fold(struct view *, uint32_t line);	/* toggles; 0 if it did */

/* What a line of the pane speaks of (a child, a flow's end): 0, or -1. */
int	view_pane_target(const struct view *, uint32_t line,
	    struct entity_ref *);

/*
 * Opens the pane, as high as it goes, at what the file says of itself: clock
 * syncs, flows with one end, metadata.  Selects nothing.
 */
void	view_metadata(struct view *);

/* Draws all of it on the canvas, which has the view's size. */
void	frame_draw(struct canvas *, const struct view *);
/*
 * Has the last frame of a lazy view put anything off?  A piece of that takes
 * some milliseconds; 1: that was all, another frame shows it.
 */
int	view_unfinished(struct view *);
int	view_later(struct view *);
/* What is at a cell, for the mouse. */
enum frame_part { FRAME_OTHER, FRAME_OVERVIEW, FRAME_LABEL, FRAME_TRACKS,
	FRAME_PANE };
enum frame_part	frame_at(const struct view *, int col, int row,
	    uint32_t *line, int64_t *t);	/* line NONE: below the last */
/* Which line of the pane is at a cell of it, NONE: none. */
uint32_t view_pane_line_at(const struct view *, int col, int row);
/* The screen row of the prompt (and of messages). */
int	frame_prompt_row(const struct view *);

#endif
