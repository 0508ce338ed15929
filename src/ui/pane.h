#ifndef PANE_H
#define PANE_H
/*
 * Panes: their rows, which are in pane_table.c, and which of them are open.
 */
#include <stdint.h>

#include "ttv/app.h"
#include "ttv/list.h"

struct hint;
struct match_models;

struct pane_row {
	const char	*title;
	enum key_mode	 mode;
	enum list_cursor cursor;
	const struct list_source *source;	/* of the app; NULL: view's */
	/*
	 * Does what Enter does; NULL: goes to the thing of the line, or folds.
	 */
	int		(*enter)(struct app *, uint64_t line);
	/*
	 * Goes to what a line speaks of, without a jump; such a list is
	 * previewed (preview.h), and its Enter needs no other function.
	 */
	int		(*show)(struct app *, uint64_t line);
	const struct list_line *(*head)(const struct app *);	/* NULL: none */
	int		 full;		/* 1: it covers the tracks */
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
	/* Likewise of work that is done in steps between keys. */
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
void	pane_refresh(struct app *, const struct match_models *);
/* Return the first pane for which a thread works, or which has steps of work
 * for the time between keys, or PANE_NONE. */
enum pane_id pane_working(const struct app *);
enum pane_id pane_idle(const struct app *);
/* Returns the pane whose drawer is below the tracks, or PANE_NONE. */
enum pane_id pane_drawer(const struct app *);
int	pane_shown(const struct app *, enum pane_id);
/* Returns the pane that commands of lists act on; PANE_NONE. */
enum pane_id pane_now(const struct app *);
struct list *pane_list(struct app *, enum pane_id);	/* of none: NULL */
/*
 * Opens a list below the tracks, or over them; takes it away, where one is, or
 * back to where it was opened.
 */
void	pane_open(struct app *, enum pane_id);
void	pane_shut(struct app *);
int	pane_leave(struct app *);
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
/* Resets the inspector to the height of the settings. */
int	pane_reset(struct app *);

#endif
