#ifndef COMMANDS_H
#define COMMANDS_H
/*
 * What the files of this folder share: the functions behind the rows of the
 * command table, and the moves that they are made of.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/app.h"

#define COMMAND_FN(name)	int name(struct app *, const struct ui_args *)

/* cmd_camera.c */
COMMAND_FN(do_zoom_in);
COMMAND_FN(do_zoom_out);
COMMAND_FN(do_zoom_in_far);
COMMAND_FN(do_zoom_out_far);
COMMAND_FN(do_pan_left);
COMMAND_FN(do_pan_right);
COMMAND_FN(do_pan_left_screen);
COMMAND_FN(do_pan_right_screen);
COMMAND_FN(do_fit_all);
COMMAND_FN(do_focus);
COMMAND_FN(do_view_start);
COMMAND_FN(do_view_end);

/* cmd_cursor.c */
COMMAND_FN(do_next);
COMMAND_FN(do_previous);
COMMAND_FN(do_down);
COMMAND_FN(do_up);
COMMAND_FN(do_next_track);
COMMAND_FN(do_previous_track);
COMMAND_FN(do_next_in_track);
COMMAND_FN(do_previous_in_track);
COMMAND_FN(do_parent);
COMMAND_FN(do_longest_child);
COMMAND_FN(do_first_event);
COMMAND_FN(do_last_event);
COMMAND_FN(do_longest);
COMMAND_FN(do_longest_in_view);

/* cmd_scroll.c */
COMMAND_FN(do_first_line);
COMMAND_FN(do_last_line);
COMMAND_FN(do_screen_top);
COMMAND_FN(do_screen_middle);
COMMAND_FN(do_screen_bottom);
COMMAND_FN(do_half_down);
COMMAND_FN(do_half_up);
COMMAND_FN(do_page_down);
COMMAND_FN(do_page_up);
COMMAND_FN(do_line_down);
COMMAND_FN(do_line_up);
COMMAND_FN(do_line_to_top);
COMMAND_FN(do_line_to_middle);
COMMAND_FN(do_line_to_bottom);
COMMAND_FN(do_fold_toggle);
COMMAND_FN(do_fold_open);
COMMAND_FN(do_fold_close);
COMMAND_FN(do_fold_open_all);
COMMAND_FN(do_fold_close_all);

/* cmd_jump.c */
COMMAND_FN(do_jump_back);
COMMAND_FN(do_jump_forward);
COMMAND_FN(do_jump_last);
COMMAND_FN(do_mark);
COMMAND_FN(do_goto_mark);
COMMAND_FN(do_goto_time);
COMMAND_FN(do_goto_track);
COMMAND_FN(do_flow_next);
COMMAND_FN(do_flow_previous);
COMMAND_FN(do_flow_choose_next);
COMMAND_FN(do_flow_choose_previous);

/* cmd_find.c */
COMMAND_FN(do_find);
COMMAND_FN(do_find_next);
COMMAND_FN(do_find_previous);
COMMAND_FN(do_find_longest);
COMMAND_FN(do_find_longer);
COMMAND_FN(do_find_same);
COMMAND_FN(do_find_same_here);

/* cmd_pane.c */
COMMAND_FN(do_pane);
COMMAND_FN(do_pane_focus);
COMMAND_FN(do_inspect);
COMMAND_FN(do_pane_down);
COMMAND_FN(do_pane_up);
COMMAND_FN(do_pane_page_down);
COMMAND_FN(do_pane_page_up);
COMMAND_FN(do_pane_first);
COMMAND_FN(do_pane_last);
COMMAND_FN(do_pane_fold);
COMMAND_FN(do_pane_enter);
COMMAND_FN(do_metadata);
COMMAND_FN(do_help);
COMMAND_FN(do_help_close);
COMMAND_FN(do_help_find);
COMMAND_FN(do_help_down);
COMMAND_FN(do_help_up);
COMMAND_FN(do_help_page_down);
COMMAND_FN(do_help_page_up);
COMMAND_FN(do_help_first);
COMMAND_FN(do_help_last);

/* warnings.c */
COMMAND_FN(do_warnings);
COMMAND_FN(do_warnings_go);
COMMAND_FN(do_warnings_close);
COMMAND_FN(do_warnings_down);
COMMAND_FN(do_warnings_up);
COMMAND_FN(do_warnings_page_down);
COMMAND_FN(do_warnings_page_up);
COMMAND_FN(do_warnings_first);
COMMAND_FN(do_warnings_last);

/* cmd_program.c */
COMMAND_FN(do_command_line);
COMMAND_FN(do_palette);
COMMAND_FN(do_bind);
COMMAND_FN(do_unbind);
COMMAND_FN(do_set);
COMMAND_FN(do_redraw);
COMMAND_FN(do_suspend);
COMMAND_FN(do_close);
COMMAND_FN(do_quit);
COMMAND_FN(do_cancel);
COMMAND_FN(do_interrupt);

/* mouse.c */
COMMAND_FN(do_mouse_select);
COMMAND_FN(do_mouse_drag);
COMMAND_FN(do_mouse_release);
COMMAND_FN(do_mouse_up);
COMMAND_FN(do_mouse_down);
COMMAND_FN(do_mouse_left);
COMMAND_FN(do_mouse_right);
COMMAND_FN(do_mouse_zoom_in);
COMMAND_FN(do_mouse_zoom_out);

/* range.c */
COMMAND_FN(do_range);

/* camera.c: moving the view over time, and keeping cursor and view together */
void	camera_zoom(struct view *, int steps);
/* The same about another time than the cursor's. */
void	camera_zoom_at(struct view *, int steps, int64_t anchor);
void	camera_pan(struct view *, int64_t cols);
void	camera_all(struct view *);
void	camera_fit(struct view *, int64_t t0, int64_t t1);
void	camera_centre(struct view *, int64_t t0, int64_t t1);
/* Has [t0, t1] an instant in the view? */
int	camera_sees(const struct view *, int64_t t0, int64_t t1);
/* The view follows the cursor; and the cursor stays in a view that moved. */
void	camera_follow(struct view *, int margin);
void	camera_drag(struct view *);
/* Takes back what a margin showed beyond the ends of the trace. */
void	camera_trim(struct view *, const struct viewport *old);

/* app.c: the place that a trace opens with */
void	app_start(struct app *);

/* place.c: selecting and going */
/* Selects without moving anything else. */
void	place_select(struct view *, const struct entity_ref *);
/* Goes to a line, keeping the time: selects what is seen there. */
void	place_line(struct view *, uint32_t line);
/* Goes to a thing: its line, its time, the view with it. */
void	place_thing(struct app *, const struct entity_ref *);
void	place_slice(struct app *, uint32_t slice);
void	place_time(struct app *, int64_t t, uint32_t track);
void	place_here(const struct app *, struct place *);
void	place_restore(struct app *, const struct place *);
/* The track of the cursor's line, or NONE. */
uint32_t place_track(const struct view *);
/* Keeps where we are; call before every jump. */
void	jump_push(struct app *);

/* find_ui.c: the search as the view shows it */
void	find_show(struct app *);
int	find_preview(struct app *, const char *pattern);
int	find_accept(struct app *, const char *pattern);
void	find_cancel(struct app *);
/* Ends the search; one that has found nothing yet brings back the one before. */
void	find_end(struct app *);
/* Before another search takes its place. */
void	find_forget(struct app *);
/* Goes on with args in another trace, if that is what it did. */
void	find_resume(struct app *);
/* Takes what was found meanwhile; 1 when there is something to draw. */
int	find_follow(struct app *);
/* Says that there is no search, or none with hits; 0 when there is. */
int	find_lacks(struct app *);
/*
 * Goes to a hit; dir 1 or -1; first: from the cursor's time on; kept: one
 * command goes on, which has kept the place that it left.
 */
int	find_go(struct app *, int dir, int first, int kept);
/* Begins to search args in a search that is shown. */
void	find_in_args(struct app *);
/* What is selected when a hit of the type is. */

/* find_later.c: what needs the marks of a search, which take their time */
/* Which hit the selection is: the view's hit_index. */
void	find_number(struct app *);
/* The same if another thing is selected. */
void	find_moved(struct app *);
/* Does it now if it is done soon, and else between keys. */
int	find_do(struct app *, const struct hit_task *);
/* Ends with it what a key has begun. */
void	find_finish(struct app *);
/*
 * The longest hit (dir 1), again: the next longest; or the next longer one.
 * That so many times.
 */
int	find_go_by_length(struct app *, int dir, int again, int times);

/* range.c: a range of time */
/* From one time to another, in either order; the ends are in it. */
void	range_set(struct app *, int64_t a, int64_t b);
/* It is to stay as it is. */
void	range_fix(struct app *);
/* While it is being made it ends at the cursor. */
void	range_follow(struct app *);
/* 1 when there was one. */
int	range_end(struct app *);

/* prompt_ui.c: opening prompts and what their keys do */
void	ask(struct app *, enum prompt_kind, const char *text);
int	ask_key(struct app *, uint32_t key);
void	ask_close(struct app *);
const char *ask_label(enum prompt_kind);
const char *ask_hint(enum prompt_kind);

/* choose.c: the list above a prompt */
void	choose_commands(struct app *, const char *text);
void	choose_tracks(struct app *, const char *text);
void	choose_move(struct app *, int by);
/* Higher is better, -1: the letters are not in it in that order. */
int	choose_score(const char *text, const char *pattern);

/* help.c: the lines of the help screen */
void	help_open(struct app *);
void	help_filter(struct app *, const char *text);

/* warnings.c: the list of warnings */
/* Another trace. */
void	warnings_refresh(struct app *);
/* What is left for between keys, as app_unfinished() and app_later() have it. */
int	warnings_unfinished(const struct app *);
enum app_later warnings_later(struct app *);
/* Ends with it what a key has begun. */
void	warnings_finish(struct app *);

/* hint.c: the last line */
void	hint_make(const struct app *, char *, size_t n);

#endif
