#ifndef FOLLOW_UI_H
#define FOLLOW_UI_H
/*
 * A trace that grows, and the file that it is written to.
 */

struct app;
struct trace;

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
/* Says how the trace has ended. */
void	follow_ui_ended(struct app *);

/* save_ui.c */
int	save_ui_pending(const struct app *);
/* Says how a file that is being written comes along; returns 1 to draw. */
int	save_ui_wait(struct app *, int ms);
/* Has it ended; returns 1 if there is one. */
int	save_ui_stop(struct app *);
/* Wait until it is written; the second also while following lasts. */
void	save_ui_free(struct app *);
void	save_ui_finish(struct app *);

#endif
