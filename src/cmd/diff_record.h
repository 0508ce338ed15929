#ifndef DIFF_RECORD_H
#define DIFF_RECORD_H
/*
 * diff: runs that it records itself, of the program and of what it is held
 * against, in turns.
 *
 * A command writes its trace to the path that stands for each {} among its
 * words, and that the environment has as TTV_TRACE.
 */
#include <stddef.h>

struct err;

struct diff_record {
	/* of the caller: */
	char		*const *words;	/* of the command, NULL behind them */
	const char	*baseline;	/* of the old side, for the shell; NULL:
					 * the same command */
	size_t		 runs;		/* each side */
	const char	*save;		/* folder where traces stay; NULL */
	int		 one_side;	/* 1: the old side is there already */

	/* of diff_record.c: */
	char		*dir;
	char		*said;		/* the words with blanks between */
	char		**path[2];	/* of the runs of each side */
	char		**shown[2];	/* as people see them */
	int		 interrupted;	/* 1: by Ctrl-C */
};

/* Takes a run of a side: 0, or what ends the recording. */
typedef int	 diff_record_take(void *, char **path, int side);

/* Makes the folder: 0, or -1 and *err; to be closed in both cases. */
int	 diff_record_open(struct diff_record *, struct err *);
/*
 * Records and takes all runs: 0, what ended it, or -1 and *err: a command that
 * fails, or writes nothing.
 */
int	 diff_record_run(struct diff_record *, diff_record_take *, void *,
	    struct err *);
/* Removes what is not to be saved. */
void	 diff_record_close(struct diff_record *);

#endif
