#ifndef TTV_APP_H
#define TTV_APP_H
/*
 * The viewer without a terminal: a view, and the keys that change it.
 * app_key() runs commands, app_draw() draws the view, app_loop() does both with
 * a terminal.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/cause.h"
#include "ttv/buf.h"
#include "ttv/command.h"
#include "ttv/display.h"
#include "ttv/filter.h"
#include "ttv/find.h"
#include "ttv/keymap.h"
#include "ttv/nearest.h"
#include "ttv/setting.h"
#include "ttv/track_state.h"
#include "ttv/prompt.h"
#include "ttv/view.h"

struct area_ui;
struct listing_ui;
struct twin_ui;
struct view_row;
struct flame_ui;
struct summary;
struct result_ui;
struct derived;
struct permalink;
struct session;
struct canvas;
struct err;
struct follow;
struct pane_row;
struct prompt_row;
struct save_ui;
struct session_row;
struct loader;
struct term;
struct trace;

/* How the trace is loaded again with what queries derive; NULL: it cannot. */
struct reload {
	struct derived	*derived;	/* so far */
	struct trace	*(*load)(void *, const struct derived *,
			    struct err *);
	void		*arg;
	atomic_int	 stop;		/* 1: load() is to give up */
};

/* A place to come back to. */
struct place {
	struct entity_ref sel;
	int64_t		 cursor;
	uint32_t	 track;		/* of the line, or NONE */
	uint32_t	 row;		/* of the line, or NONE */
	struct viewport	 vp;
};

/* The task that is to be done: ui/tutor.c. */
struct tutor {
	int		 on;
	int		 at;
	int		 open;		/* the text was made over a list */
	char		 text[160];
};

/* Where a list that shows its lines was opened: ui/preview.c. */
struct preview {
	int		 on;		/* a line is shown */
	uint32_t	 line, top, nlines;	/* of the view, then */
	struct place	 from;
};

/*
 * The jump list: the places that jumps have left.  at == n: the present place
 * is newer than all of them; a step back adds it to the list.
 */
#define JUMPS_MAX	100
struct jumps {
	struct place	 v[JUMPS_MAX + 1];
	int		 n, at;
	struct place	 last;		/* for '' */
	int		 have_last;
};

enum prompt_kind {
	PROMPT_NONE, PROMPT_COMMAND, PROMPT_FIND, PROMPT_TIME, PROMPT_PALETTE,
	PROMPT_TRACK, PROMPT_LIST, PROMPT_LINES, PROMPT_BY, PROMPT_WRITE,
	PROMPT_FLAME,
	PROMPT_FILTER,
	PROMPT_SQL,
	PROMPT_NOTE,
	PROMPT_KINDS
};

/*
 * The panes: parts of the screen with a list; ui/pane_table.c has their rows.
 * PANE_AREA and PANE_SUMMARY lie where the inspector does; so do the others,
 * one at a time, or they cover the tracks too.
 */
enum pane_id {
	PANE_NONE, PANE_INSPECTOR, PANE_HELP, PANE_WARNINGS, PANE_COMMANDS,
	PANE_WORDS, PANE_TRACKS, PANE_CAUSES, PANE_ALERTS, PANE_SETTINGS,
	PANE_MARKS, PANE_AREA, PANE_FLAME, PANE_SLICES, PANE_HITS, PANE_TWINS,
	PANE_RESULT, PANE_SUMMARY,
	PANE_MAX
};

/* The menus: ui/menu.c. */
enum menu_kind { MENU_NONE, MENU_KEYS, MENU_WORDS, MENU_POPUP };

/* The list above a prompt: numbers of commands or tracks, best first. */
struct picker {
	uint32_t	*v;
	int		*score;
	size_t		 n, cap;
};

/* Words of SQL that a prompt offers. */
struct words {
	const char	**v;		/* names of tables, columns, functions;
					 * static */
	const char	**help;
	size_t		 n, cap;
	size_t		 from, len;	/* the word in the prompt's text */
	uint32_t	 next;		/* the choice that Tab takes */
};

/* The lines of the help: see ui/help.c. */
struct help_line {
	uint8_t		 what;
	uint8_t		 line;		/* of a text of several lines */
	uint16_t	 n;		/* which: of a table, by `what` */
};
struct help {
	struct help_line *v;
	size_t		 n, cap;
	int		 all;		/* all commands, not the first page */
	int		 cols;		/* of the screen, for which they are */
	enum pane_id	 from;		/* the list that is open below it */
	enum pane_id	 of;		/* the pane that it is about */
	enum key_mode	 mode;		/* whose keys it is about */
};

/* The list of warnings: a line for each code, one for each of its places. */
struct warning_line {
	uint8_t		 code;		/* enum warn_code */
	uint8_t		 place;		/* its number, or WARNING_* */
	uint8_t		 counted;	/* 1: its line is known, or none */
	uint64_t	 line;		/* of the file, 0: unknown */
};
#define WARNING_HEAD	0xff
#define WARNING_MORE	0xfe
struct warnings {
	int		 counting;	/* lines of the file */
	uint64_t	 counted;	/* offset up to which lines are
					 * counted */
	int		 going;		/* the event of a line is searched */
	struct nearest	 nearest;	/* the search for that event */
	struct warning_line *v;
	size_t		 n, cap;
};

/* The filter: see ui/filter_ui.c. */
struct filter_ui {
	struct filter	 now;		/* in use; text NULL: none */
	struct filter	 next;		/* whose names are being matched */
	int		 matching;	/* there is a next one */
	int		 typing;	/* in its prompt: args are left out */
	int		 running;	/* args are searched, or just were */
	struct view_filter lent;	/* to the view */
	uint64_t	 lent_hits;	/* of args, then */
	int64_t		 lent_ms;	/* when */
	char		 error[128];	/* of what is typed; "" */
	char		*before;	/* its text before the prompt */
	int		 before_off;
	uint32_t	 before_line, before_top;
};

/* Tracks whose labels match the search: see ui/find_tracks.c. */
struct track_hits {
	char		*pattern;	/* NULL: not made */
	const struct trace *trace;
	uint32_t	*v, n;
	uint8_t		*hit;		/* by track */
	uint32_t	 at;		/* the one gone to last, if `on` */
	int		 on;
};

/* The search in the newest events: see ui/find_newest.c. */
struct find_part;
struct find_newest {
	struct find_part *v;		/* as the view's parts */
	size_t		 n;
	char		*pattern;	/* NULL: no search */
	int		 how;
	uint32_t	 track;
	uint64_t	 hits;		/* in all parts */
};

struct view_state;

/* What can be undone: see ui/undo.c. */
#define UNDO_MAX	100
struct undo {
	struct view_state *v[UNDO_MAX];
	int		 n, at;		/* from `at` on: to be done again */
	struct view_state *now;		/* before the last key, or NULL */
	int		 zooming;	/* the last change was of zoom only */
	int		 moved;		/* the key was an undo */
};

/* The list of flows, of causes, of effects. */
struct causes {
	struct cause_step v[CAUSE_STEPS];
	size_t		 n;
	int		 forward;	/* 1: what came of it */
	int		 flows;		/* 1: flows to choose from */
	int		 path;		/* 1: the critical path of a range */
	int		 below;		/* 1: the heaviest path below a slice */
	char		 title[192];
};

/* The list of marks: numbers of letters, and of ranges behind them; by time. */
struct marks {
	uint32_t	*v;
	size_t		 n, cap;
};

/* The task of a search that waits for its marks; done between keys. */
enum hit_do {
	HIT_NOTHING, HIT_NUMBER, HIT_GO, HIT_RANK
};
struct hit_task {
	enum hit_do	 what;
	int		 dir, first;	/* of find_go() */
	int		 args;		/* then search args */
	int		 kept;		/* the jump list has the place left */
	int		 times;		/* repetitions; 0: once */
	struct find_rank rank;
};

/* The action when all names are matched: see find_idle.c. */
enum naming {
	NAMING_NOT,		/* none: names are matched */
	NAMING_SHOWN,		/* the search is shown, no action */
	NAMING_ACCEPTED,	/* Enter was pressed: go to the first hit ... */
	NAMING_KEPT		/* ... or stay, since a key came after it */
};

/* How the end of a growing trace is kept in view: ui/follow_ui.c. */
struct follow_ui {
	int		 hold;		/* the end is kept in view */
	int		 initial;	/* at the zoom that it opens with */
	int		 all;		/* the whole trace is in view */
	struct viewport	 vp;		/* as it was left then */
	uint64_t	 started;	/* events when the place was chosen */
};

struct app {
	const struct trace *trace;

	/* the tables that the files of ui work on; see app_init() */
	const struct ui_command *commands;
	const struct pane_row *panes;
	const struct prompt_row *prompts;
	const struct session_row *session_rows;
	const struct view_row *view_rows;

	struct loader	*loader;	/* of the trace, or NULL */
	struct follow	*follow;	/* of a growing trace, or NULL */
	struct follow_ui following;
	struct save_ui	*save;		/* writes it to a file, or NULL */
	int		 loaded;	/* the loader has ended */
	int		 ready;		/* it has its config and its size: see
					 * app_arrive() */
	const char	*keys;		/* script to play then, or NULL */
	int		 played;	/* the keys were */
	const struct permalink *link;	/* where to go then, or NULL */
	const char	*load_words;	/* options of loading, with a blank in
					 * front, for a permalink; or NULL */
	int		 touched;	/* a key was pressed */
	int		 span_given;	/* a span was asked for: app_view() */
	uint8_t		*opened;	/* by track: folded when it opened; or
					 * NULL */
	int		 slow;		/* the terminal's line is slow */
	int64_t		 began;		/* ms: the program's start; 0: long
					 * ago */
	struct view	 view;
	struct displays	 displays;
	struct keymap	 keymap;
	struct settings	 settings;
	struct settings	 configured;	/* the same before changes by hand */
	struct session	*session;	/* what is kept of the trace, or NULL:
					 * ttv/session.h; the caller's */

	/* keys typed so far */
	uint32_t	 seq[KEYMAP_SEQ];
	int		 nseq;
	int		 count;		/* 0: no digit typed */

	struct jumps	 jumps;
	struct viewport	 filled, filled_from;	/* by f, and where it was;
						 * cols 0: it has not */
	struct preview	 preview;
	struct tutor	 tutor;
	struct place	 marks[VIEW_MARKS]; /* the view has the flags of
						     * set marks */
	struct filter_ui filter;
	struct undo	 undo;
	struct track_hits tracks;
	struct find_newest newest;
	struct view_span noted;		/* whose note is typed */
	struct view_span measured;	/* where a measurement begins, ... */
	int		 measuring;	/* ... if one has begun */
	struct marks	 marks_list;	/* of the pane */
	struct find	 find;
	struct find	 find_before;	/* Esc in the prompt restores it */
	int		 previewing;	/* find belongs to an open prompt */
	int		 hoping;	/* no hits yet, args may have some, */
	int64_t		 hoped;		/* since this time, ms */
	enum naming	 naming;	/* the action after the names */
	int		 hit_wanted;	/* go to the first hit that comes */
	int64_t		 args_began;	/* ms, when args began to be searched */
	struct hit_task	 task;
	struct entity_ref numbered;	/* the thing of the view's hit_index */
	uint64_t	 rank;		/* hits by length passed so far */

	int		 mouse_col, mouse_row;	/* of the last mouse key */
	int		 dragging;	/* since a press in the tracks */
	int64_t		 dragged_from;	/* the time of that press */
	uint32_t	 dragged_line;	/* its line, or NONE */
	int64_t		 range_from;	/* start of the range being made */
	struct area_ui	*area;		/* its tracks and table: ui/area_ui.h */
	struct listing_ui *listing;	/* lists of slices and hits */
	struct twin_ui	*twin;		/* two files beside each other */
	struct flame_ui	*flame;		/* call trees: ui/flame_ui.h */
	struct result_ui *result;	/* queries: ui/result.h */
	struct reload	*reload;	/* for derived tracks, or NULL */
	struct trace	*own;		/* the model with these, or NULL */
	struct summary	*summary;	/* ui/summary.h */

	struct prompt	 prompt;
	enum prompt_kind prompt_kind;
	enum prompt_kind asked;		/* the prompt whose text was accepted
					 * by the last key, ... */
	char		 asked_text[PROMPT_MAX];	/* ... and that text */
	int		 pasting;	/* 1: keys are pasted text */
	int64_t		 pasted_at;	/* ms; when the last one came */
	struct history	 history[PROMPT_KINDS];

	int		 may_write;	/* commands may make files: a person
					 * types, no script */
	struct buf	 copied;	/* for the clipboard; the loop empties
					 * it */

	enum pane_id	 screen;	/* the list that is open, or none */
	struct list	 lists[PANE_MAX]; /* the inspector's is in view */
	char		 list_text[64];	/* searched in a list last */
	uint64_t	 list_from;	/* the line where that search began */
	char		 list_filter[64]; /* of the open list */
	struct menu	 menu;
	enum menu_kind	 menu_kind;	/* MENU_NONE: it is not shown */
	size_t		 menu_from;	/* of the prompt's text: the word
					 * that is completed */
	struct picker	 picker;
	struct words	 words;
	struct help	 help;
	struct warnings	 warnings;
	struct causes	 causes;

	const struct ui_command *last;	/* run last, for repetition */
	int		 leaving;	/* the last key was a q that asked */
	int		 ended;		/* a quit was requested */
	char		 hint[512];
};

/*
 * Inits an app for a trace, which must outlive the app, at any size from 1x1.
 */
void	app_init(struct app *, const struct trace *, int cols, int rows);
/* Waits for a file that is being written, before a signal ends the program. */
void	app_leave(struct app *);
void	app_free(struct app *);
/* Handles a key and lays out when needed; returns APP_* flags. */
int	app_key(struct app *, uint32_t key);
/*
 * Does what a change of the place entails, after a key or between keys: the
 * rows near it get lines, an area that is being made and its table follow.
 */
void	app_moved(struct app *);
void	app_resize(struct app *, int cols, int rows);
/*
 * Takes a more complete model of the same input; keeps the place if a key was
 * pressed.  The model before may be freed afterwards.
 */
void	app_set_trace(struct app *, const struct trace *);
/*
 * Takes models and progress of app->loader and results of the search; returns 1
 * when the screen must be drawn.
 */
int	app_follow(struct app *);
/* Waits until the search is complete, for scripts. */
void	app_settle(struct app *);
/*
 * Idle work of all that has some (src/ui/idle.c), as view_pending() and
 * view_idle() for the view alone.
 */
enum app_idle {
	APP_IDLE_MORE,		/* more is pending */
	APP_IDLE_DONE,		/* the next frame shows all */
	APP_IDLE_NOW		/* a key's work is done: draw at once */
};
int	app_pending(struct app *);
enum app_idle app_idle(struct app *);
/* Compares the two files of the trace when they are loaded. */
void	app_compare(struct app *);
/*
 * Shows the columns of [t0, t1), times since the start of the trace: exactly
 * these where the screen has as many columns as when they were written down,
 * else all of them.
 */
void	app_view(struct app *, int64_t t0, int64_t t1);
/* Draws on a canvas of any size, which becomes the view's size. */
void	app_draw(struct app *, struct canvas *);
/*
 * Runs until a quit; also returns without a terminal, or if loading gave no
 * model.
 */
void	app_loop(struct app *, struct term *);
/* Runs a file's lines as commands; -1, with the line in *err. */
int	app_config(struct app *, const char *path, struct err *);
/* Writes what holds now as text of a config file. */
void	config_dump(const struct app *, struct buf *);

/*
 * Goes where a link or the session says: once, when all of the trace is there,
 * of one that grows its first events.  Called when a model came, and by the
 * caller of app_loop(), which says by app.ready that a loader's models are no
 * longer too early.  app_is_there() tells whether it would.
 */
void	app_arrive(struct app *);
int	app_is_there(const struct app *);

/* Sets the message of the status line. */
void	app_say(struct app *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
/* Takes the message of the status line away. */
void	app_unsay(struct app *);
/* Sets an error message; returns APP_REDRAW | APP_FAIL. */
int	app_fail(struct app *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

enum key_mode app_mode(const struct app *);

#endif
