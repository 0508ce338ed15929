#ifndef VIEW_H
#define VIEW_H
/* view: what of the viewer other commands need. */

struct app;
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

#endif
