#ifndef KEEP_H
#define KEEP_H
/*
 * What the viewer keeps of a trace from one run to the next: the file that has
 * it, and when it is read and written.
 */
#include <limits.h>

struct app;
struct cmd_call;
struct err;

struct kept {
	char		 path[PATH_MAX];	/* "": nothing is kept */
	struct session	*session;
	char		**files;	/* the traces of a session, or NULL */
	int		 nfiles;
	int		 given;		/* --session */
};

/*
 * Reads what is kept; with --session and no operands, sets those of the call.
 * Returns -1 if a session that was asked for is none.
 */
int	keep_open(struct kept *, struct cmd_call *, struct err *);
/* Has the app go on from there; writes it again. */
void	keep_begin(struct kept *, struct app *);
void	keep_end(const struct kept *, const struct app *);
void	keep_free(struct kept *);

#endif
