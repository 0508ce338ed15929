#ifndef TTV_VIEW_H
#define TTV_VIEW_H
/*
 * The view's state: with the trace, the only input of a frame.  The ui changes
 * the state, frame_draw() reads it.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/canvas.h"
#include "ttv/entity.h"
#include "ttv/list.h"
#include "ttv/viewport.h"

struct trace;
struct canvas;
struct match_models;
struct newest;
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
	uint8_t		level, levels;	/* of a counter that is several lines
					 * high: from the top; else 0, 1 */
};

#define VIEW_MARKS	26
struct view_mark {
	int		set;
	int64_t		ts;
	uint32_t	track;
};

/* A range of time that is kept, with a note or "". */
#define VIEW_NOTE	200
struct view_span {
	int64_t		t0, t1;		/* both included */
	uint32_t	track;		/* that it was made on, or NONE */
	char		note[VIEW_NOTE];
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
	int		 first;		/* how wide the first of two is; 0: as
					 * wide as the second */
};

/*
 * A chart over the whole frame but the last two lines (view/chart.c): a title,
 * a line of facts, and boxes in rows, or a list with its headings.
 */
struct chart_box {
	int		 col, cols, row;	/* from the chart's corner */
	int		 rest;		/* 1: many that are too narrow */
	const char	*name;		/* sanitised when drawn; NULL: label */
	size_t		 len;
	char		 label[192];
	char		 value[24];	/* where it fits; "": none */
	struct style	 style;
};
struct chart {
	char		 title[256], right[128], facts[512], note[128];
	struct list_line head;		/* of the list; no cells: none */
	const struct list *list;	/* NULL: boxes */
	struct chart_box *box;
	size_t		 n;
};

/*
 * What a filter lets through (query/filter.c makes it): slices and instants by
 * kind, track, length and args, other things by track.
 */
#define VIEW_FILTER_ARGS 4
struct view_filter {
	const uint8_t	*kinds;		/* by kind: 1 passes */
	const uint8_t	*tracks;	/* by track, for its slices and
					 * instants */
	const uint8_t	*whole;		/* by track, for its other things */
	int		 nothing;	/* 1: no slice and no instant passes */
	int		 by_length;	/* 1: slices of min to max ns pass,
					 * instants do not */
	int64_t		 min, max;
	int		 nargs;		/* searches of args, all of which a
					 * thing must pass */
	struct {
		const _Atomic uint64_t *bits;	/* as view.hit_bits; NULL: none
						 * is set */
		uint64_t	 first[ENTITIES];
		int		 negated;
	}		 args[VIEW_FILTER_ARGS];
};

/* The order of processes, and of the tracks of a process. */
enum view_sort {
	SORT_OPENED,		/* as the trace opened */
	SORT_TRACE, SORT_BUSY, SORT_NAME, SORT_FIRST,
	SORT_MAX
};
/*
 * A menu over the frame (view/menu.c): how typed keys can go on, the ways to
 * complete a word, what can be done with a thing.
 */
#define MENU_MOST	100
struct menu_item {
	char		 key[24];	/* or "" */
	char		 text[128];
};
struct menu {
	struct menu_item v[MENU_MOST];
	int		 n;
	int		 at;		/* the chosen one, or -1 */
	int		 popup;		/* 1: beside (col, row), one below the
					 * other; 0: in columns above the last
					 * lines */
	int		 col, row;
	char		 title[64];
};

/* What the colour of a slice says, in the order of the words of the setting. */
enum colour_mode { COLOUR_NAME, COLOUR_CATEGORY, COLOUR_PROCESS, COLOUR_THREAD,
	COLOUR_DURATION, COLOUR_SELF, COLOUR_MODES };

/*
 * What the bar of a column says of a counter, in the order of the words of the
 * setting: its value; by how much it changes over the column, or in a second
 * of it; the logarithm of the value.
 */
enum counter_mode { COUNTER_VALUE, COUNTER_DELTA, COUNTER_RATE, COUNTER_LOG };

/* How times are shown, in the order of the words of the setting. */
enum time_mode { TIME_TRACE, TIME_VIEW, TIME_WALL, TIME_RAW };

/* Which flows are drawn, in the order of the words of the setting. */
enum flows_shown { FLOWS_SELECTION, FLOWS_VIEW, FLOWS_NONE };

/*
 * Two files of a trace beside each other: which slice and track of one is which
 * of the other.
 */
struct view_twins {
	const uint32_t	*slice;		/* by slice: its twin, or NONE */
	const uint32_t	*track;		/* by track: its twin, or NONE */
	int64_t		 least;		/* ns: smaller differences are none; so
					 * are ... */
	double		 threshold;	/* ... smaller shares of the twin */
	const int64_t	*at;		/* when slices begin that differ, or
					 * have no twin; ascending */
	const int64_t	*by;		/* ns: by how much each does */
	size_t		 nat;
};

/*
 * Returns whether a slice and its twin, which has been found, differ past both
 * bounds; a slice without an end differs from none.  Sets *delta to how many ns
 * longer the slice is, or 0.
 */
int	twins_differ(const struct trace *, const struct view_twins *,
	    uint32_t slice, int64_t *delta);

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

	/* what is shown of the tracks: view/arrange.c, view/passed_view.c */
	uint8_t		*hidden;	/* a track: 1 when hidden, with all
					 * below it */
	uint32_t	*pins;		/* tracks, in the order of pinning */
	uint32_t	 npins;
	uint32_t	 npinned;	/* their lines, the first of all */
	enum view_sort	 sort;
	int		 rows_all;	/* all rows take lines */
	int		 rows_shared;	/* short tracks share lines */
	uint8_t		*tall;		/* a track: 1 when its rows need not */
	uint8_t		*height;	/* a track: see view/height.c; 0: its
					 * own */
	const struct view_filter *filter;	/* NULL: none; borrowed */
	int		 filter_off;	/* the filter is made and not used */
	int		 filter_dim;	/* other slices are dim, not hidden */
	int		 filter_made;	/* lines have changed; ui resets it */
	int		 filter_percent; /* of args searched, -1: at rest */
	const char	*filter_text;	/* as typed; borrowed */

	/* the inspector */
	const struct displays *displays; /* how snapshots are shown; borrowed;
					 * NULL: as they are */
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
	const uint8_t	*track_hit;	/* by track: its label matches; NULL;
					 * borrowed */
	uint32_t	 ntrack_hits;
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
	struct view_span *spans;	/* by time */
	size_t		 nspans, spans_cap;
	/* a range of time, ends included; made: one end follows the cursor */
	enum { RANGE_NONE, RANGE_MADE, RANGE_FIXED } range;
	int64_t		 range_t0, range_t1;
	const uint8_t	*range_tracks;	/* by track: 1 in the area; NULL: all;
					 * borrowed */
	const struct drawer *drawer;	/* in place of the inspector, or NULL;
					 * borrowed */
	const struct menu *menu;	/* or NULL; borrowed */
	const struct view_twins *twins;	/* of two files, or NULL; borrowed */
	int		 counter_stacked;
	uint8_t		 counter_mode;	/* enum counter_mode */
	uint8_t		 flows;	/* enum flows_shown */
	uint8_t		 time_mode; /* enum time_mode */
	uint8_t		 colour; /* enum colour_mode */
	int		 captions;	/* boxes say more than a name that says
					 * little */
	int		 lazy;		/* a frame may leave idle work */
	int		 coarse;	/* the line is slow: fewer colours */

	/* texts of the last lines, made by ui */
	char		 message[256];	/* shown once */
	int		 message_is_error;
	char		 prompt[512];	/* "" when none; cursor at prompt_at */
	int		 prompt_at;	/* column, -1 when no prompt */
	const char	*lesson;	/* in place of the status, or NULL */
	const char	*hint;		/* the hint line: "w/s zoom  a/d pan" */
	char		 progress[64];	/* "loading 41 %", or "" */
	const struct list *screen;	/* a list below the tracks, in place of
					 * the pane, or NULL; borrowed */
	int		 screen_full;	/* 1: in place of all but the last
					 * lines; so it is on a low screen */
	const char	*screen_title;
	const struct list_line *screen_head;	/* headings of its columns; NULL
						 */
	const struct chart *chart;	/* in place of that list, or NULL;
					 * borrowed */

	uint64_t	 nnewest;	/* events of view_add_newest() */
	struct view_private *priv;	/* of the view: overview, ... */
};

void	view_init(struct view *, const struct trace *);
void	view_free(struct view *);
/* Resets folds, place and zoom to those of view_init(). */
void	view_start(struct view *);
/*
 * If the lines do not fit, folds groups, sorts processes by their work, opens
 * the track that the trace is about, if that is known (NONE), the busiest
 * thread, or else what the trace has most of, and sets the thing that is to be
 * selected, or, where its track fills the screen and is folded, gone to.
 * Returns 0 if all lines fit: nothing has changed.
 */
int	view_initial(struct view *, uint32_t about, struct entity_ref *);
/*
 * Sets the thing that a trace is to be opened on whose lines all fit: the
 * slowest slice of the track that it is about, unless that is a CPU, or of the
 * threads, or else what the trace has most of.
 */
void	view_initial_entity(const struct view *, uint32_t about,
	    struct entity_ref *);
/* Returns 1 if folding a track hides anything. */
int	view_foldable(const struct view *, uint32_t track);
/*
 * Takes a more complete model of the same input.  Keeps time and zoom (a
 * view of the whole trace stays one), cursor, selection, line, folds, marks and
 * the inspector's line.  Drops `hit`, which is by kind.
 */
void	view_set_trace(struct view *, const struct match_models *);
/*
 * Shows a part that came after the trace, in place of those that it replaces,
 * until view_set_trace() gives a trace that has it.  The caller keeps both.
 * Returns whether the part has a track that the trace lacks: that is not shown.
 */
int	view_add_newest(struct view *, const struct newest *);
/*
 * Things of these parts can be selected; the view's sel is none then.
 * view_newest_selected() returns the view of a part that has the selection, or
 * NULL.
 *
 * view_newest_pick() selects as view_pick() picks: 0, or -1 if the time is not
 * one of a part, or nothing is there.  view_newest_step() steps from the
 * selection, or from a time without one, over the borders of parts: 1, or 0:
 * the step is view_step()'s, -1: none left.  view_newest_inner() selects what
 * is around the selected slice (out), or its longest child: 1, or 0: none, -1:
 * no slice of a part is selected.  view_newest_go() selects a thing of a
 * part's trace, with line and cursor.
 */
const struct view *view_newest_selected(const struct view *);
int	view_newest_pick(struct view *, uint32_t line, int64_t t);
int	view_newest_step(struct view *, uint32_t line, int64_t t, int dir);
int	view_newest_inner(struct view *, int out);
void	view_newest_go(struct view *, const struct trace *,
	    const struct entity_ref *);
/*
 * Returns the number of the part that has what begins at a time, -1: the trace;
 * part i, or NULL.  Marks the things of part i of some kinds as hits.
 */
int	view_newest_at(const struct view *, int64_t t);
const struct newest *view_newest(const struct view *, size_t i);
void	view_newest_hits(struct view *, size_t i, const uint8_t *kinds);
/* Returns the number in part i of a track of the trace, or NONE. */
uint32_t view_newest_track(const struct view *, size_t i, uint32_t track);
/* Returns the last time that is shown: of the trace and the newest events. */
int64_t	view_end(const struct view *);
void	view_resize(struct view *, int cols, int rows);
/* Makes the lines again after a fold or for another trace; keeps line, top. */
void	view_layout(struct view *);
int	view_track_lines(const struct view *);	/* height of the track area */
uint32_t view_lines_all(const struct view *);	/* with those of rows that
						 * are far */
/* Returns 0 if a screen this low shows no pane, whatever is open. */
int	view_pane_drawn(const struct view *);
/* Returns whether the open list, if there is one, leaves no tracks in sight. */
int	view_screen_full(const struct view *);
/*
 * Pinned lines stay at the top; those that are more than half of the area
 * scroll with the others.  view_fixed() returns the number that stays,
 * view_line_on() the line of row y of the track area or NONE, view_row_of() the
 * row of a line or -1, view_scrolled() the height of what scrolls.
 */
uint32_t view_fixed(const struct view *);
uint32_t view_line_on(const struct view *, int y);
int	view_row_of(const struct view *, uint32_t line);
int	view_scrolled(const struct view *);

/* Hides a track and all below it, or shows them again; call view_layout(). */
void	view_hide(struct view *, uint32_t track, int hide);
/* Returns the number of tracks with something on them that are hidden. */
uint32_t view_nhidden(const struct view *);
/* Pins a track with all below it, or unpins it; call view_layout(). */
void	view_pin(struct view *, uint32_t track, int pin);
int	view_is_pinned(const struct view *, uint32_t track);
/* Sorts processes and their tracks; call view_layout().  O(slices). */
void	view_sort(struct view *, enum view_sort);
const char *view_sort_name(enum view_sort);
/*
 * Uses a filter (NULL: none), which must live until the next one.  A lazy view
 * shows what it did until the next set is made, between keys.
 */
void	view_set_filter(struct view *, const struct view_filter *);
/* Uses the filter or not, at no cost. */
void	view_filter_pause(struct view *, int off);
/* Sets *n to the slices that pass; returns 0 while they are being found. */
int	view_filter_counts(const struct view *, uint64_t *n);
/*
 * Clears, by track, those that are hidden or below hidden ones, and in `whole`
 * also those whose samples the filter leaves out; copies the slices that it
 * lets through.  Returns VIEW_HIDES if tracks are hidden, VIEW_FILTERS if a
 * filter is used: else *slices is not set.
 */
#define VIEW_HIDES	1
#define VIEW_FILTERS	2
struct bits;
int	view_passed(const struct view *, uint8_t *tracks, uint8_t *whole,
	    struct bits *slices);
/*
 * As busy_slowest(), of what the filter lets through: slices of all rows then.
 */
size_t	view_slowest(const struct view *, const uint8_t *tracks, int64_t t0,
	    int64_t t1, uint32_t *slices, size_t n);
/* Returns whether the filter lets a slice through, or is off. */
int	view_filter_has(const struct view *, uint32_t slice);
/* Sets how many tracks have lines, and how many would have; folds apart. */
void	view_track_counts(const struct view *, uint32_t *shown, uint32_t *all);
/*
 * Gives lines to the rows that are near this view, after it has moved; a
 * lazy view does that between keys.
 */
void	view_near_rows(struct view *);
/* Lets tracks of one short row share lines, or not; call view_layout(). */
void	view_share_rows(struct view *, int shared);
/*
 * Gives each row of a track a line of its own, or lets rows share lines again
 * where they are small.  Returns 1 if the track's lines change so.
 */
int	view_tall(struct view *, uint32_t track, int tall);
/*
 * Makes the track of a line higher or lower by a number of lines.  Returns 1,
 * or 0 if that cannot be.
 */
int	view_height(struct view *, uint32_t line, int by);
#define HEIGHT_MOST	40	/* lines: more than half of a large screen */
/* Moves top so that the line is shown; clamps line and top. */
void	view_show_line(struct view *);
/* Returns the track of a line: of a shared one that of the selection. */
uint32_t view_line_shows(const struct view *, uint32_t line);
/* Returns the series of a counter that a line shows, or NONE. */
uint32_t view_line_series(const struct view *, uint32_t line);
/*
 * Returns the name of a number of the memory dumps of a track, by the part of
 * its line, from 1; NULL: there is none.
 */
const char *view_memory_part(const struct view *, uint32_t track,
	    uint32_t part);
/* Return the line of a track, of a slice's row; NONE if folded away. */
uint32_t view_line_of_track(const struct view *, uint32_t track);
/* Returns the same; of a thread without slices the line of its states. */
uint32_t view_line_begins(const struct view *, uint32_t track);
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

/* Moves the inspector's cursor to the first line that leads to a thing. */
void	view_inspector_way(struct view *);

/* Moves the inspector's cursor from the first line to the first arg that the
 * search has found. */
void	view_inspector_hit(struct view *);

/* Gets the first row of the chart's boxes; returns the number of rows. */
int	view_chart_rows(const struct view *, int *row);

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
/* Returns these rules, which live as long as the view. */
struct label_rules;
const struct label_rules *view_label_rules(const struct view *);
/*
 * Says that slices of these names ("futex*") are waits, or with `no_wait` that
 * they are none, whatever the table says.
 */
void	view_wait(struct view *, const char *name, int no_wait);
/* Returns whether slices of a name are waits. */
int	view_is_wait(const struct view *, const char *name);
/*
 * Returns the text of a slice for `room` columns, and in *len its bytes: its
 * name, and what the rules say more.  The text lives until the next call.  In a
 * lazy view it is the name until view_idle() has read the args.
 */
const char *view_slice_text(const struct view *, uint32_t slice, int room,
	    size_t *len);

/*
 * Writes the first arg of a thing that has the pattern of the search, as
 * `key=value` and safe to print, into a buffer of n bytes: its length; 0: none,
 * or the pattern is an expression.  O(args of the thing).
 */
size_t	view_hit_arg(const struct view *, const struct entity_ref *, char *,
	    size_t n);

/* Returns what the columns of a trace measure. */
enum axis { AXIS_TIME, AXIS_BYTES, AXIS_NUMBERS };
enum axis view_axis(const struct view *);
/* Returns 1 if the day of a trace's times is known, and ns to add to them. */
int	view_wall(const struct view *, int64_t *wall);
/* Returns the time that is shown as 0; for TIME_WALL that is 1970. */
int64_t	view_time_origin(const struct view *);
/*
 * Writes a time of the trace as the view shows times, to the digits of a step
 * of `every` ns.  Returns the length; bytes are columns but for a micro sign.
 */
size_t	view_time(const struct view *, char *, size_t, int64_t t,
	    int64_t every);
/* Writes ns since 1970 in UTC: "2026-11-22 14:03:05.250", day if `day`. */
size_t	view_wall_text(char *, size_t, int64_t ns, int64_t every, int day);

/* Draws the frame on a canvas of the view's size. */
void	frame_draw(struct canvas *, const struct view *);
/*
 * view_pending() returns 1 if the last frame of a lazy view has left idle work.
 * view_idle() does a step of some milliseconds; returns 1 when all is done, so
 * that the next frame shows it.
 */
int	view_pending(struct view *);
int	view_idle(struct view *);
/* Returns the item of the menu at a cell, or -1. */
int	menu_at(const struct view *, int col, int row);
/* Finds the part of the frame at a cell, for the mouse. */
enum frame_part { FRAME_OTHER, FRAME_OVERVIEW, FRAME_LABEL, FRAME_TRACKS,
	FRAME_PANE };
enum frame_part	frame_at(const struct view *, int col, int row,
	    uint32_t *line, int64_t *t);	/* line NONE: below the last */
/* Writes the word that stands at a place of the frame; "": none does. */
void	frame_word(const struct view *, int col, int row, char *, size_t n);
/* Returns the row of the hint line; -1: there is none. */
int	frame_hint_row(const struct view *);
/*
 * Finds the cell of the selection, its first in view, or of its line's label;
 * leaves both numbers alone if the line is out of sight.
 */
void	frame_cursor(const struct view *, int *col, int *row);
/* Returns the row of the prompt and of messages. */
int	frame_prompt_row(const struct view *);

#endif
