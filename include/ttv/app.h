#ifndef TTV_APP_H
#define TTV_APP_H
/*
 * The viewer without a terminal: a view, the keys that change it, and all that
 * lies between a key and the change.  app_key() runs the commands, app_draw()
 * draws what they left; app_loop() does both with a terminal.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/command.h"
#include "ttv/find.h"
#include "ttv/keymap.h"
#include "ttv/nearest.h"
#include "ttv/option.h"
#include "ttv/prompt.h"
#include "ttv/view.h"

struct canvas;
struct err;
struct live;
struct term;
struct trace;

/* Where one is: enough to come back. */
struct place {
	struct entity_ref sel;
	int64_t		 cursor;
	uint32_t	 track;		/* of the line, or NONE */
	uint32_t	 row;		/* of the line, or NONE */
	struct viewport	 vp;
};

/*
 * The jump list: places that were left by a jump.  at == n: where we are is
 * newer than all of them.  Going back from there keeps that place as well.
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
	PROMPT_TRACK, PROMPT_HELP,
	PROMPT_KINDS
};

/* A list to choose from, above a prompt: the palette, tracks. */
struct choices {
	uint32_t	*v;		/* what is shown: the caller's numbers */
	int		*score;
	size_t		 n, cap;
	size_t		 at;
};

/* The list of warnings: a line for each code, one for each of its places. */
struct warning_line {
	uint8_t		 code;		/* enum warn_code */
	uint8_t		 place;		/* WARNING_HEAD, WARNING_MORE, or number */
	uint64_t	 line;		/* of the file, 0: not known */
};
#define WARNING_HEAD	0xff
#define WARNING_MORE	0xfe
struct warnings {
	int		 open;		/* it is on the screen */
	int		 counting;	/* lines of the file, up to ... */
	uint64_t	 counted;	/* ... this offset so far */
	int		 going;		/* to the event of a line, which is ... */
	struct nearest	 nearest;	/* ... looked for */
	struct warning_line *v;
	size_t		 n, cap;
	size_t		 at;
};

/* What a search does when its marks are there; between keys, if need be. */
enum hit_do {
	HIT_NOTHING, HIT_NUMBER, HIT_GO, HIT_RANK
};
struct hit_task {
	enum hit_do	 what;
	int		 dir, first;	/* of find_go() */
	int		 args;		/* and then search args */
	int		 kept;		/* the place it leaves is in the jump list */
	int		 times;		/* so often; 0 is once */
	struct find_rank rank;
};

struct app {
	const struct trace *trace;
	struct live	*live;		/* what is loaded meanwhile, or NULL */
	int		 loaded;	/* that has come to its end */
	const char	*keys;		/* to be played then, or NULL */
	int		 touched;	/* a key was pressed */
	int		 slow;		/* the line to the terminal is */
	struct view	 view;
	struct keymap	 keymap;
	struct options	 options;

	/* keys typed so far */
	uint32_t	 seq[KEYMAP_SEQ];
	int		 nseq;
	int		 count;		/* 0: none typed */

	struct jumps	 jumps;
	struct place	 marks[VIEW_MARKS]; /* of those set in the view */
	struct find	 find;
	struct find	 find_before;	/* what Esc in the prompt brings back */
	int		 previewing;	/* find is what is being typed ... */
	int		 hoping;	/* ... or has no hits yet, but may have */
	int		 hit_wanted;	/* go to the first one when there is one */
	struct hit_task	 task;
	struct entity_ref numbered;	/* what the view's hit_index is of */
	uint64_t	 rank;		/* how many hits by length were gone through */

	int		 mouse_col, mouse_row;	/* where the last such key was */
	int		 dragging;	/* the button was pressed in the tracks ... */
	int64_t		 dragged_from;	/* ... at that time */
	int64_t		 range_from;	/* where a range began that is being made */

	struct prompt	 prompt;
	enum prompt_kind prompt_kind;
	struct history	 history[PROMPT_KINDS];
	struct choices	 choices;
	struct warnings	 warnings;
	char		 help_filter[64];
	uint32_t	*help_shown;	/* help lines that pass the filter */
	size_t		 nhelp_shown, help_cap;

	const struct ui_command *last;	/* that was run, for those that repeat */
	int		 ended;		/* a quit was asked for */
	char		 hint[512];
};

/* The trace outlives the app.  The size may be anything from 1x1. */
void	app_init(struct app *, const struct trace *, int cols, int rows);
void	app_free(struct app *);
/* A key; returns APP_* flags.  Lays out when needed: the view is ready. */
int	app_key(struct app *, uint32_t key);
void	app_resize(struct app *, int cols, int rows);
/*
 * A more complete model of the same input, keeping the place if a key was
 * pressed; the one before may be freed afterwards.
 */
void	app_set_trace(struct app *, const struct trace *);
/*
 * Takes the news of app->live and of the search; 1 when there is something to
 * draw.
 */
int	app_follow(struct app *);
/* Waits until the search has found all: for who wants the same every time. */
void	app_settle(struct app *);
/*
 * What a lazy view and the search have put off, as view_unfinished() and
 * view_later() have it.
 */
enum app_later {
	APP_LATER_MORE,		/* there is more to do */
	APP_LATER_DONE,		/* another frame shows all */
	APP_LATER_NOW		/* a key's work is done, one waits for it */
};
int	app_unfinished(struct app *);
enum app_later app_later(struct app *);
/* Shows [t0, t1], the cursor with it. */
void	app_show(struct app *, int64_t t0, int64_t t1);
/* On a canvas of any size, which becomes the view's. */
void	app_draw(struct app *, struct canvas *);
/* Until a quit, or the terminal goes away; or loading ended with nothing. */
void	app_loop(struct app *, struct term *);
/* Lines of commands from a file; -1 and *err names the line. */
int	app_config(struct app *, const char *path, struct err *);

/* The one line for the person; an error looks like one. */
void	app_say(struct app *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));
/* The same for a failure; returns APP_REDRAW | APP_FAIL. */
int	app_fail(struct app *, const char *, ...)
	    __attribute__((format(printf, 2, 3)));

enum key_mode app_mode(const struct app *);

#endif
