#ifndef COMMANDS_H
#define COMMANDS_H
/*
 * Shared by the files of this folder: the functions of the command table's
 * rows, the table of panes, and the moves that commands are made of.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

#include "command_table.h"

struct match_models;

/* cmd_camera.c */

/* cmd_filter.c */

/*
 * filter_ui.c: filter_set() parses an expression and shows what passes: 0, or
 * -1 and *err.  filter_again() does so in another model, filter_idle() a piece
 * of what is left, filter_follow() takes hits of args (1: draw),
 * filter_settle() waits for them.  The others are of its prompt.
 */
struct err;
int	filter_set(struct app *, const char *, struct err *);
void	filter_again(struct app *);
/* Moves the selection to what is shown, after the lines have changed. */
void	filter_placed(struct app *);
/* Puts the line to the selection, or selects what is at the cursor. */
void	filter_line(struct app *);
int	filter_pending(struct app *);
enum app_idle filter_idle(struct app *);
int	filter_follow(struct app *);
void	filter_settle(struct app *);
void	filter_ui_free(struct app *);
int	filter_ask(struct app *);
void	filter_preview(struct app *, const char *);
void	filter_cancel(struct app *);
int	filter_accept(struct app *, const char *);

/*
 * find_tracks.c: find_tracks_count() returns the number of labels that match
 * the search and lends them to the view.  find_tracks_go() goes to the next of
 * them if a step through the hits ends there: 1, 0 if it does not, -1 if it
 * leaves them; `end`: no hit is left in that direction.
 */
uint32_t find_tracks_count(struct app *);
int	find_tracks_go(struct app *, int dir, int first, int kept, int end);
void	find_tracks_free(struct app *);

/*
 * find_newest.c: find_newest() searches the parts that are new, for the search
 * as it is now.  find_hits() returns all hits, of the trace and of parts.
 * find_newest_step() and find_newest_edge() find the next hit from a place, or
 * the first or last, and return whose it is, or NULL; find_newest_index() is
 * the number of the selected hit of a part, 0 if none is selected.
 */
void	find_newest(struct app *);
void	find_newest_free(struct app *);
uint64_t find_hits(const struct app *);
const struct trace *find_newest_step(struct app *, const struct find_hit *,
	    int dir, struct find_hit *);
const struct trace *find_newest_edge(struct app *, int dir,
	    struct find_hit *);
uint64_t find_newest_index(struct app *);

/* undo.c: called before and after each key; for another model; at the end. */
void	undo_before(struct app *);
void	undo_after(struct app *);
void	undo_set_trace(struct app *, const struct match_models *);
void	undo_free(struct app *);

/* cmd_cursor.c */

/* cmd_scroll.c */

/* cmd_jump.c */

/* result.c */
int	accept_sql(struct app *, const char *);
/* words.c: Tab (dir 1) and Shift-Tab in the prompt of SQL */
extern const struct list_source words_source;
void	words_tab(struct app *, int dir);
void	words_close(struct app *);
void	words_free(struct app *);
void	picker_words(struct app *, const char *text);

/* alerts.c */
/* cmd_copy.c */

/* goto_time.c */
/* Parses a time that a person typed: 0, or -1. */
int	goto_time_parse(const struct app *, const char *, int64_t *);

/* mark.c */
/* Does what Enter does in the prompt for a note. */
int	mark_noted(struct app *, const char *);

/* marks.c: the list of marks */
extern const struct list_source marks_source;
int	marks_enter(struct app *, uint64_t line);
void	marks_refresh(struct app *, const struct match_models *);
void	marks_free(struct app *);

/* causes.c */

/* cmd_find.c */

/* cmd_pane.c */

/* opening.c */

/* cmd_list.c */

/* listing_ui.c */

/* cmd_diff.c */

/* twin_ui.c */

/* cmd_pane.c */
/* cmd_area.c: tables of the area, or else of the whole trace */

/* warnings.c */

/* cmd_program.c */

/* mouse.c */

/* cmd_flame.c */
/* What Esc, the mouse and the prompt of the flame graph do; a click: 1 if it
 * was on the boxes. */
int	flame_close(struct app *);
int	flame_click(struct app *);
void	flame_find_preview(struct app *, const char *);
int	flame_find_accept(struct app *, const char *);
void	flame_find_cancel(struct app *);

/* cmd_area.c */
/* Begins an area at the cursor's line; its time is set by range_set(). */
void	area_begin(struct app *);
/* Takes the tracks of a line into the area, or out of it. */
void	area_track_set(struct app *, uint32_t line, int in);
/* What Enter and the prompts of the drawer do. */
int	area_enter(struct app *, uint64_t line);
int	area_close(struct app *);
int	area_by_set(struct app *, const char *);
int	area_write_to(struct app *, const char *path);

/* follow_ui.c: a trace that grows */
/* Returns 1 if the viewer has to choose its place in a fuller model anew. */
int	follow_ui_anew(struct app *, const struct trace *);
/* Brings the end into view if it is kept there. */
void	follow_ui_hold(struct app *);
/* Says that the user has chosen how much is seen. */
void	follow_ui_zoomed(struct app *);
/* Lets the end go if the key has moved the view away from where it was held. */
void	follow_ui_key(struct app *);
/* Shows the newest events, if some came; returns 1 then. */
int	follow_ui_newest(struct app *);
/* Shows what the thread that follows says; returns 1 if there was anything. */
int	follow_ui_say(struct app *);

/* ---- save_ui.c ---- */
int	save_ui_pending(const struct app *);
/* Says how a file that is being written comes along; returns 1 to draw. */
int	save_ui_wait(struct app *, int ms);
/* Has it ended; returns 1 if there is one. */
int	save_ui_stop(struct app *);
/* Waits until it is written; the same while following lasts. */
void	save_ui_free(struct app *);
void	save_ui_finish(struct app *);
void	follow_ui_ended(struct app *);

/* start.c: returns 1 if a trace has nothing that can be selected */
int	start_empty(const struct trace *);
/* Opens the trace on what is busiest, and remembers how it has opened. */
void	start_app(struct app *);

/* camera.c: moves the view over time; keeps cursor and view together */
void	camera_zoom(struct view *, int steps);
/* Zooms about a time that need not be the cursor's. */
void	camera_zoom_at(struct view *, int steps, int64_t anchor);
/* Moves the view to the end of the trace, at the same zoom. */
void	camera_end(struct view *);
void	camera_pan(struct view *, int64_t cols);
void	camera_all(struct view *);
void	camera_all_exact(struct view *);	/* not on the ladder */
void	camera_fit(struct view *, int64_t t0, int64_t t1);
void	camera_centre(struct view *, int64_t t0, int64_t t1);
/* Returns 1 if an instant of [t0, t1] is in view. */
int	camera_sees(const struct view *, int64_t t0, int64_t t1);
/* Moves the view to the cursor; drags the cursor into a view that moved. */
void	camera_follow(struct view *, int margin);
void	camera_drag(struct view *);
/* Takes back the part of a margin beyond the ends of the trace. */
void	camera_trim(struct view *, const struct viewport *old);

/* place.c: selects and goes */
/* Selects without moving anything else. */
void	place_select(struct view *, const struct entity_ref *);
/* Goes to a line at the same time and selects what is in view there. */
void	place_line(struct view *, uint32_t line);
/* Goes to a thing: line, time and view. */
void	place_thing(struct app *, const struct entity_ref *);
/* Goes to a thing of the newest events: of the trace of a part of them. */
void	place_newest(struct app *, const struct trace *,
	    const struct entity_ref *);
void	place_slice(struct app *, uint32_t slice);
void	place_time(struct app *, int64_t t, uint32_t track);
void	place_here(const struct app *, struct place *);
void	place_restore(struct app *, const struct place *);
/* Returns the track of the cursor's line, or NONE. */
uint32_t place_track(const struct view *);
/* Adds the present place to the jump list; call before every jump. */
void	jump_push(struct app *);

/* find_ui.c: the search in the view */
void	find_show(struct app *);
void	find_preview(struct app *, const char *pattern);
int	find_accept(struct app *, const char *pattern);
/*
 * Does what Enter does, once all names are matched.  go: moves to the first
 * hit; else the place stays.
 */
int	find_accepted(struct app *, int go);
void	find_cancel(struct app *);
/* Ends the search; restores the one before if it has found nothing yet. */
void	find_end(struct app *);
/* Drops the search before another takes its place. */
void	find_forget(struct app *);
/* Continues a search of args in another model. */
void	find_resume(struct app *);
/* Takes new hits; returns 1 when the screen must be drawn. */
int	find_follow(struct app *);
/* Returns 0 if the search has hits; else sets an error message. */
int	find_lacks(struct app *);
/*
 * Goes to a hit; dir 1 or -1; first: from the cursor's time on; kept: the jump
 * list has the place that is left, because one command makes several steps.
 */
int	find_go(struct app *, int dir, int first, int kept);
/* Starts to search args for the present search. */
void	find_in_args(struct app *);
/* Waits, soon after Enter, for hits in args, and goes to the first if asked. */
void	find_args_key(struct app *);

/* find_idle.c: tasks that need the marks of a search */
/* Sets the view's hit_index: the number of the selection among the hits. */
void	find_number(struct app *);
/* Searches what has a name, a string of the trace; track NONE means any. */
void	find_name_on(struct app *, uint32_t name, uint32_t track);
/*
 * Searches without moving to a hit; with a track exactly this name there.
 * Returns -1 and *err for a bad pattern or a name that nothing has.
 */
int	find_place(struct app *, const char *pattern, uint32_t track,
	    struct err *);
/* Updates hit_index if the selection has changed. */
void	find_moved(struct app *);
/* Does a task at once if it is cheap, else between keys. */
int	find_do(struct app *, const struct hit_task *);
/* The idle work of names that are matched, and of a task; 1: it is done. */
int	find_names_pending(struct app *);
enum app_idle find_names_idle(struct app *);
int	find_task_idle(struct app *);
/* Finishes a pending task. */
void	find_finish(struct app *);
/* Matches names for the time of a piece; 1: all are. */
int	find_match_names(struct app *);
/* Matches all names, then continues with the action that waits for them. */
void	find_names_wait(struct app *);
/*
 * Goes to the longest hit (dir 1; again: the next longest) or to the next
 * longer one (dir -1), `times` times.
 */
int	find_go_by_length(struct app *, int dir, int again, int times);

/* range.c: a range of time */
/* Sets the range from one time to another, in either order, both included. */
void	range_set(struct app *, int64_t a, int64_t b);
/* Stops extending the range with the cursor. */
void	range_fix(struct app *);
/* Extends a range that is being made to the cursor. */
void	range_follow(struct app *);
/* Goes to the other end of the range and moves that one from now on. */
void	range_swap(struct app *);
/* Returns the length of the range in ns. */
int64_t	range_length(const struct app *);
/* Drops the range; returns 1 if there was one. */
int	range_end(struct app *);

/* complete.c: handles Tab in a prompt; 1 if the key was one of its own. */
int	complete_key(struct app *, uint32_t key);

/* menu.c */
void	menu_open(struct app *, enum menu_kind, const char *title);
void	menu_close(struct app *);
/* Returns 1 if keys were typed that others must follow, and no menu says so. */
int	menu_waits(const struct app *);
/* Shows the keys that can follow. */
void	menu_keys(struct app *);
/* Opens the menu of what can be done, at a place of the screen. */
void	menu_things(struct app *, int col, int row);
/* Handles a key while the menu of things is open. */
int	menu_key(struct app *, uint32_t key);

/* prompt_table.c: THE table of prompts */
struct prompt_row {
	const char	*word;		/* in a session */
	const char	*label;
	const char	*hint;
	void		(*edit)(struct app *, const char *);
	int		(*accept)(struct app *, const char *);
	void		(*cancel)(struct app *);
	int		 has_list;
	int		 no_history;
};
extern const struct prompt_row prompt_rows[PROMPT_KINDS];

/* ask.c: opens prompts and handles their keys */
void	ask_open(struct app *, enum prompt_kind, const char *text);
int	ask_key(struct app *, uint32_t key);
void	ask_close(struct app *);

/* A hint of the last line: commands, a blank apart, and a word. */
struct hint {
	const char	*commands;
	const char	*word;
};

/*
 * causes.c: flows to follow.  causes_follow() goes along the only flow of the
 * selection, else along the only one inside or around, or opens a list of
 * several; returns 0 without any.  causes_choose() always opens the list.
 */
extern const struct list_source causes_source;
int	causes_enter(struct app *, uint64_t line);
void	causes_refresh(struct app *, const struct match_models *);
int	causes_follow(struct app *, int out);
int	causes_choose(struct app *, int out);

/* alerts.c: the list of alerts */
extern const struct list_source alerts_source;
int	alerts_enter(struct app *, uint64_t line);

/* pane.c: THE table of panes */
struct pane_row {
	const char	*title;
	enum key_mode	 mode;
	enum list_cursor cursor;
	const struct list_source *source;	/* of the app; NULL: view's */
	/*
	 * Does what Enter does; NULL: goes to the thing of the line, or folds.
	 */
	int		(*enter)(struct app *, uint64_t line);
	int		(*close)(struct app *);		/* NULL: pane_shut() */
	void		(*hide)(struct app *);	/* of a drawer: pane_hide() */
	const struct hint *hints;	/* NULL: none */

	/* its life; NULL: nothing to do */
	void		(*init)(struct app *);
	void		(*free)(struct app *);
	void		(*key)(struct app *);		/* before each key */
	void		(*update)(struct app *);	/* after each key */
	void		(*texts)(struct app *);		/* before each frame */
	void		(*filtered)(struct app *);	/* other slices pass the
							 * view's filter */
	void		(*searched)(struct app *);	/* hits were found */
	/* Carries the list over to app->trace, which is a new model. */
	void		(*refresh)(struct app *, const struct match_models *);
	/* Returns whether a thread works for the pane. */
	int		(*pending)(const struct app *);
	/* Takes what is done, after at most ms; returns 1 to draw. */
	int		(*wait)(struct app *, int ms);
	/* Likewise of work that is done in pieces between keys. */
	int		(*idle_pending)(const struct app *);
	enum app_idle	(*idle)(struct app *);
};
extern const struct pane_row pane_rows[PANE_MAX];
void	pane_init(struct app *);
void	pane_free(struct app *);
/* Each calls what the rows of all panes have for it, in their order. */
void	pane_key(struct app *);
void	pane_update(struct app *);
void	pane_texts(struct app *);
void	pane_filtered(struct app *);
void	pane_searched(struct app *);
/* Return the first pane for which a thread works, or which has pieces of work
 * for the time between keys, or PANE_NONE. */
enum pane_id pane_working(const struct app *);
enum pane_id pane_idle(const struct app *);
/* Returns the pane whose drawer is below the tracks, or PANE_NONE. */
enum pane_id pane_drawer(const struct app *);
int	pane_shown(const struct app *, enum pane_id);
/* Returns the pane that commands of lists act on; PANE_NONE. */
enum pane_id pane_now(const struct app *);
struct list *pane_list(struct app *, enum pane_id);	/* of none: NULL */
/* Puts a pane in the place of the tracks; takes it away. */
void	pane_open(struct app *, enum pane_id);
void	pane_shut(struct app *);
/* Takes a drawer away, without its being closed by a key. */
void	pane_hide(struct app *, enum pane_id);
/*
 * If the screen is too low for the pane that was opened, takes its focus and
 * says so.
 */
int	pane_opened(struct app *);
/* Shows only the lines with a text; of the open list. */
void	pane_filter(struct app *, const char *text);
/* Shows all lines again, or closes the open list. */
int	pane_close(struct app *);
void	pane_refresh(struct app *, const struct match_models *);

/*
 * copy.c: copies a text to the terminal's clipboard, or into a file; `what`
 * names it in the message.  Nothing that a terminal obeys is copied; a text
 * becomes one line, a table keeps its tabs and newlines.
 */
int	copy_text(struct app *, const char *, size_t len, const char *what);
int	copy_table(struct app *, const char *, size_t len, const char *what);
/* Writes all of a text to a descriptor and closes it; returns 0 or -1. */
int	copy_write(int fd, const char *text, size_t len);

/* cmd_pane.c: resets the inspector to the height of the settings */
int	cmd_pane_close(struct app *);

/* cmd_list.c: for the prompts of a list */
void	cmd_list_preview(struct app *, const char *text);
int	cmd_list_accept(struct app *, const char *text);
void	cmd_list_cancel(struct app *);
int	cmd_list_filtered(struct app *, const char *text);
void	cmd_list_unfilter(struct app *);

/* picker.c: the list above a prompt */
extern const struct list_source picker_commands_source, picker_tracks_source;
void	picker_commands(struct app *, const char *text);
void	picker_tracks(struct app *, const char *text);
void	picker_move(struct app *, int by);
/* Returns the chosen number; NONE when the list is empty. */
uint32_t picker_chosen(const struct app *, enum pane_id);
/* Goes to a track; of a counter to the series that the text names. */
void	picker_go(struct app *, uint32_t track, const char *text);
/* Keeps the choice if the new model has that track. */
void	picker_refresh(struct app *, const struct match_models *);
void	picker_free(struct app *);
/* Scores a match, higher is better; -1: the letters are not in this order. */
int	picker_score(const char *text, const char *pattern);

/* help.c: the lines of the help */
extern const struct list_source help_source;
void	help_free(struct app *);
void	help_open(struct app *);
int	help_enter(struct app *, uint64_t line);

/* warnings.c: the list of warnings */
extern const struct list_source warnings_source;
/* Goes to the event of a line, or the nearest that was read. */
int	warnings_enter(struct app *, uint64_t line);
void	warnings_refresh(struct app *, const struct match_models *);
/* The idle work of the warnings; see app_pending() and app_idle(). */
int	warnings_pending(const struct app *);
enum app_idle warnings_idle(struct app *);
/* Finishes a pending search for an event. */
void	warnings_finish(struct app *);
void	warnings_free(struct app *);

/* cmd_wakeup.c: goes where a wakeup leads from the selection; 0: nowhere. */
int	wakeup_follow(struct app *, int out);

/* hint.c: the last line */
void	hint_make(const struct app *, char *, size_t n);

#endif
