#ifndef FIND_UI_H
#define FIND_UI_H
/*
 * The search in the view: its prompt, its hits, and steps from one to another.
 */
#include <stdint.h>

#include "ttv/app.h"

struct err;

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

/* Searches what has a name, a string of the trace; track NONE means any. */
void	find_name_on(struct app *, uint32_t name, uint32_t track);

/* find_idle.c: tasks that need the marks of a search */
/* Sets the view's hit_index: the number of the selection among the hits. */
void	find_number(struct app *);
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
/* Matches names for the time of a step; 1: all are. */
int	find_match_names(struct app *);
/* Matches all names, then continues with the action that waits for them. */
void	find_names_wait(struct app *);
/*
 * Goes to the longest hit (dir 1; again: the next longest) or to the next
 * longer one (dir -1), `times` times.
 */
int	find_go_by_length(struct app *, int dir, int again, int times);

/* Wakes the loop of `app`: the thread of a search has found something. */
void	find_news(void *app);

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

#endif
