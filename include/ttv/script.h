#ifndef TTV_SCRIPT_H
#define TTV_SCRIPT_H
/*
 * Keys from a text, such as "ddw<Down><C-d>/Paint<Enter>n", run by an app
 * without a terminal.
 */
struct app;
struct err;

/* Checks that all keys of the text are known: 0, or -1 and *err. */
int	script_check(const char *keys, struct err *);
/*
 * Runs the keys; ends early when a key quits.  0, or -1 and *err when a key's
 * name is unknown.
 */
int	script_play(struct app *, const char *keys, struct err *);
/* Runs app.keys once, when app_is_there(): called beside app_arrive(). */
void	script_arrive(struct app *);

#endif
