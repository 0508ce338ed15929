#ifndef FILTER_UI_H
#define FILTER_UI_H
/*
 * The filter of what is shown.  filter_set() parses an expression and shows
 * what passes: 0, or -1 and *err.  filter_again() does so in another model,
 * filter_idle() a step of what is left, filter_follow() takes hits of args (1:
 * draw), filter_settle() waits for them.  The others are of its prompt.
 */
#include "ttv/app.h"

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

#endif
