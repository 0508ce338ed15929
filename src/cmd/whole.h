#ifndef WHOLE_H
#define WHOLE_H
/*
 * whole: a file that appears under its name only when all of it is written.
 * Until then it is beside it, as NAME.ttv-tmp, which a killed process leaves
 * and the next one takes.
 */
struct whole {
	char	*path, *beside;
	int	 fd;
};

/* Begins a file; returns 0, or an errno and nothing to end. */
int	whole_open(struct whole *, const char *path);
/*
 * Ends it: with `keep` it takes its name, else it goes.  Returns 0 or the errno
 * of what went wrong, and then it is gone.
 */
int	whole_close(struct whole *, int keep);

#endif
