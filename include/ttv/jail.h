#ifndef TTV_JAIL_H
#define TTV_JAIL_H
/*
 * jail: what a process gives up before it reads what others made.  From then on
 * it and its children cannot execute a file, connect to anything, or write to
 * a file that is not named here.  Reading stays as it is.
 *
 * - Linux: a filter of system calls (seccomp, by libseccomp) refuses with EPERM
 *   what executes, connects, changes rights, traces other processes, or types
 *   into the terminal; Landlock refuses with EACCES what writes elsewhere.  The
 *   kernel may have neither; then that half does not hold.
 * - OpenBSD: pledge and unveil.
 * - There is no way back, and no part of libttv calls this.
 */
#include <stddef.h>

struct buf;

#define JAIL_PATHS	16

/* What may be executed. */
enum jail_run {
	JAIL_RUN_NOTHING,
	JAIL_RUN_SELF,		/* execve() with jail_self as its path */
	JAIL_RUN_ALL
};

struct jail {
	enum jail_run	 run;
	size_t		 n;
	struct jail_path {
		char	*path;
		int	 folders;	/* 1: folders may be made in it */
	} paths[JAIL_PATHS];		/* what may be written */
};

/* The path of the program, for JAIL_RUN_SELF. */
extern const char	jail_self[];

/*
 * Adds a folder in which files may be made, written and removed, or a file that
 * may be written.  What is not there, or NULL, is passed over.
 */
void	jail_write(struct jail *, const char *path, int folders);
/*
 * Shuts the door, for all threads of the process; the paths of *j are free
 * after.  Threads that run already are held by seccomp alone.
 */
void	jail_enter(struct jail *);
/* Adds what of it holds: "seccomp, Landlock 7", or "none". */
void	jail_held(struct buf *);

#endif
