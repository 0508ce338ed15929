#ifndef TTV_VIEW_H
#define TTV_VIEW_H
/*
 * The view's state: with the trace, the only input of a frame.  The ui changes
 * the state, frame_draw() reads it.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/list.h"
#include "ttv/viewport.h"

struct trace;
struct canvas;
struct match_models;
struct view_private;

/* One line of the track area. */
enum line_type {
	LINE_PROCESS,		/* heading of a process (or of the globals) */
	LINE_TRACK,		/* a track without rows or folded */
	LINE_ROW,		/* a row of slices of a thread or async track */
	LINE_COUNTER,		/* a counter; `part`: see view/layout.c */
	LINE_INSTANTS,		/* instants of a process or global track */
	LINE_OBJECTS, LINE_SAMPLES, LINE_MEMORY, LINE_CONTEXT,
	LINE_TYPES
};
struct line {
	uint8_t		type;
	uint8_t		first;		/* of its track: with the label */
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

/* The drawer: a table in the place of the inspector (view/drawer.c). */
struct drawer {
	const struct list *list;
	char		 title[256];
	char		 right[128];	/* at the right end of the title */
	char		 facts[256];	/* the line below; "": none */
	char		 note[128];	/* in place of rows, when there are
					 * none */
	struct list_line head, total;	/* no cells: none */
	int		 rows;		/* that it wants with the title; 0: by
					 * the screen's height */
	int		 columns;	/* of lines; 0 and 1: one */
};

/* Which flows are drawn, in the order of the words of the setting. */
enum flows_shown { FLOWS_SELECTION, FLOWS_VIEW, FLOWS_NONE };

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
	/* the folds of tracks that a fuller model adds: by default, or as
	 * the last command for all tracks made them */
	enum { FOLD_AS_FIRST, FOLD_OPEN, FOLD_CLOSED } fold_new;

	/* the inspector */
	int		 pane;		/* 0 hidden, 1 short, 2 tall, 3 most of
					 * the screen */
	int		 pane_focus;	/* keys go to it */
	struct list	 inspector;	/* lines: facts of the selection */
	char		**pane_folded;	/* paths of args that are folded */
	size_t		 npane_folded;

	/* search: which kinds match; hits are the slices of those kinds */
	char		*search;	/* the pattern, NULL when none */
	uint8_t		*hit;		/* a kind: 1 when it matches, or NULL */
	uint64_t	 nhits, hit_index;	/* "17 of 2,318"; index from 1,
					 * 0: none, or not known yet */
	uint64_t	 nnamed;	/* hits by name, of nhits */
	/*
	 * Hits besides those of the kinds: thing i of an entity is bit
	 * hit_first[entity] + i, and places of the overview have ticks.  The
	 * search sets bits from its thread.  NULL: no such hits.  Borrowed.
	 */
	const _Atomic uint64_t *hit_bits;
	uint64_t	 hit_first[ENTITIES];
	const _Atomic uint8_t *hit_ticks;	/* VIEW_TICKS of them */
	int		 searching;	/* percent of args, -1: at rest */
	int		 naming;	/* names are still being matched */
	uint64_t	 costly;	/* texts too costly to match */

	struct view_mark marks[VIEW_MARKS];
	/* a range of time, ends included; made: one end follows the cursor */
	enum { RANGE_NONE, RANGE_MADE, RANGE_FIXED } range;
	int64_t		 range_t0, range_t1;
	const uint8_t	*range_tracks;	/* by track: 1 in the area; NULL: all;
					 * borrowed */
	const struct drawer *drawer;	/* in place of the inspector, or NULL;
					 * borrowed */
	int		 counter_stacked;
	uint8_t		 flows;	/* enum flows_shown */
	int		 captions;	/* boxes say more than a name that says
					 * little */
	int		 lazy;		/* a frame may leave idle work */
	int		 coarse;	/* the line is slow: fewer colours */

	/* texts of the last lines, made by ui */
	char		 message[256];	/* shown once */
	int		 message_is_error;
	char		 prompt[512];	/* "" when none; cursor at prompt_at */
	int		 prompt_at;	/* column, -1 when no prompt */
	const char	*hint;		/* the hint line: "w/s zoom  a/d pan" */
	char		 progress[64];	/* "loading 41 %", or "" */
	const struct list *screen;	/* in place of all but the last lines,
					 * or NULL; borrowed */
	const char	*screen_title;

	uint64_t	 nnewest;	/* events of view_set_newest() */
	struct view_private *priv;	/* of the view: overview, ... */
};

void	view_init(struct view *, const struct trace *);
void	view_free(struct view *);
/* Resets folds, place and zoom to those of view_init(). */
void	view_start(struct view *);
/*
 * If the lines do not fit, folds groups, sorts processes by their work, opens
 * the busiest thread, or else what the trace is about, and sets the thing that
 * is to be selected.  Returns 0 if all lines fit: nothing has changed.
 */
int	view_first(struct view *, struct entity_ref *);
/* Returns 1 if folding a track hides anything. */
int	view_foldable(const struct trace *, uint32_t track);
/*
 * Takes a more complete model of the same input.  Keeps time and zoom (a
 * view of the whole trace stays one), cursor, selection, line, folds, marks and
 * the inspector's line.  Drops `hit`, which is by kind.
 */
void	view_set_trace(struct view *, const struct match_models *);
/*
 * Draws what begins after `from` of a model of the newest events, which has
 * that many more, until view_set_trace().  The caller keeps the model; NULL:
 * none.
 */
void	view_set_newest(struct view *, const struct trace *, int64_t from,
	    uint64_t events);
/* Returns the last time that is shown: of the trace and the newest events. */
int64_t	view_end(const struct view *);
void	view_resize(struct view *, int cols, int rows);
/* Makes the lines again after a fold or for another trace; keeps line, top. */
void	view_layout(struct view *);
int	view_track_lines(const struct view *);	/* height of the track area */
/* Moves top so that the line is shown; clamps line and top. */
void	view_show_line(struct view *);
/* Return the line of a track, of a slice's row; NONE if folded away. */
uint32_t view_line_of_track(const struct view *, uint32_t track);
uint32_t view_line_of_slice(const struct view *, uint32_t slice);
/* Unfolds what hides the track. */
void	view_reveal_track(struct view *, uint32_t track);
/* Selects a slice; unfolds, scrolls and pans until it is in sight. */
void	view_goto_slice(struct view *, uint32_t slice);
void	view_select(struct view *, enum entity, uint32_t id);
/* Returns 1 if the search has found a thing. */
int	view_is_hit(const struct view *, enum entity, uint32_t id);
/* Makes the overview's ticks again; call after `hit` changed.  O(slices). */
void	view_hits_changed(struct view *);
/*
 * Picks the thing on a line that is nearest to time t: 0, or -1 when the line
 * has nothing to select.
 */
int	view_pick(const struct view *, uint32_t line, int64_t t,
	    struct entity_ref *);
/*
 * Picks the next (dir 1) or previous (-1) thing on a line from the selection,
 * or from time t if the selection is on another line: 0, or -1: none left.
 */
int	view_step(const struct view *, uint32_t line, int64_t t, int dir,
	    struct entity_ref *);
/* Gets start and end of the selection in ns: 0, or -1 without a selection. */
int	view_selection_range(const struct view *, int64_t *t0, int64_t *t1);
uint32_t view_selection_track(const struct view *);
/* Returns the selection as an end of flows (ttv/flow.h), or NONE. */
uint32_t view_selection_end(const struct view *);
/*
 * The box in which a list is drawn, and the number of lines that it shows; a
 * hidden inspector has room for one.
 */
void	view_list_box(const struct view *, const struct list *,
	    struct list_box *);
uint64_t view_list_room(const struct view *, const struct list *);

/*
 * Opens the inspector at its full height at the file's facts about itself:
 * clock syncs, flows with one end, metadata.  Clears the selection.
 */
void	view_metadata(struct view *);

/*
 * Adds a rule: boxes of slices of a name ("Parse*", "*Pass" match more) say the
 * first of these args ("data.url url"), or "none".
 */
void	view_caption(struct view *, const char *name, const char *keys);

/* Draws the frame on a canvas of the view's size. */
void	frame_draw(struct canvas *, const struct view *);
/*
 * view_pending() returns 1 if the last frame of a lazy view has left idle work.
 * view_idle() does a piece of some milliseconds; returns 1 when all is done, so
 * that the next frame shows it.
 */
int	view_pending(struct view *);
int	view_idle(struct view *);
/* Finds the part of the frame at a cell, for the mouse. */
enum frame_part { FRAME_OTHER, FRAME_OVERVIEW, FRAME_LABEL, FRAME_TRACKS,
	FRAME_PANE };
enum frame_part	frame_at(const struct view *, int col, int row,
	    uint32_t *line, int64_t *t);	/* line NONE: below the last */
/* Returns the row of the prompt and of messages. */
int	frame_prompt_row(const struct view *);

#endif
