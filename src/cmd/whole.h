#ifndef WHOLE_H
#define WHOLE_H
/*
 * whole: a file that appears under its name only when all of it is written.
 * Until then it is beside it, as NAME.ttv-tmp, which a process that was killed
 * (SIGKILL) leaves and the next one takes.
 */
/*
 * Have the file of a path removed when the program ends by fatal(), SIGINT,
 * SIGTERM or SIGHUP, until it is forgotten; the path stays the caller's.
 */
void	litter_add(char *path);
void	litter_forget(const char *path);
/* Removes them, before _exit(); also in a handler of a signal. */
void	litter_remove(void);

struct whole {
	char	*path, *beside;
	int	 fd;
	int	 synced;		/* 1: all of it is on the disk */
};

/*
 * Begins a file, with the rights of that which it replaces, which is no device,
 * pipe or folder; returns 0, or an errno and nothing to end.
 */
int	whole_open(struct whole *, const char *path);
/* Has all of it be on the disk, after the last write; 0 or an errno. */
int	whole_sync(struct whole *);
/*
 * Ends it: with `keep` it takes its name, else it goes.  Returns 0 or the errno
 * of what went wrong, and then it is gone.
 */
int	whole_close(struct whole *, int keep);
/* Leaves a file, or none, to the process that has begun it. */
void	whole_forget(struct whole *);

#endif
