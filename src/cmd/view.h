#ifndef VIEW_H
#define VIEW_H
/* view: what of the viewer other commands need. */

struct app;
struct cmd_call;
struct err;

/*
 * Reads a file of settings and keys, or for NULL the person's own, if there is
 * one: 0, or -1 and *err.
 */
int	view_config(struct app *, const char *path, struct err *);
/*
 * Takes the terminal, runs the app in it, gives it back; colours and glyphs are
 * choices of `ttv view`, -1: as the terminal has them.  0, or -1 and *err.
 */
int	view_loop(struct app *, int colours, int glyphs, struct err *);
/*
 * Does what `ttv view` does for a command that goes on when the viewer ends:
 * the files are regular ones, and the program never begins again.
 */
int	view_within(const struct cmd_call *);

#endif
