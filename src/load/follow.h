#ifndef FOLLOW_H
#define FOLLOW_H
/*
 * What the thread that takes new bytes says and asks.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/follow.h"

/* Has a message shown.  failed: as an error. */
void	follow_say(struct follow *, int failed, const char *, ...)
	    __attribute__((format(printf, 3, 4)));
/*
 * behind: how many ms the screen may be behind the writer, or FOLLOW_NOT_YET:
 * there is no model, FOLLOW_STRANGE: nor do the bytes look like a trace,
 * FOLLOW_ABSENT: nor is there a file.
 */
#define FOLLOW_NOT_YET	(-1)
#define FOLLOW_STRANGE	(-2)
#define FOLLOW_ABSENT	(-3)
void	follow_behind(struct follow *, int64_t behind);
/* Returns the last follow_shown(). */
int64_t	follow_cost(const struct follow *);
/* Returns whether follow_join() was called; once. */
int	follow_join_asked(struct follow *);
/* Returns whether follow_hurry() was called since follow_calm(). */
int	follow_hurried(const struct follow *);
void	follow_calm(struct follow *);
/* Returns the path of follow_save(), which the caller frees, or NULL; once. */
char	*follow_asked(struct follow *);
/*
 * Notes how many bytes of how many of a copy are written; returns 1 if the copy
 * shall end.
 */
int	follow_wrote(struct follow *, uint64_t done, uint64_t total);
/* Notes that no copy is being written. */
void	follow_saved(struct follow *);

/* ---- follow_save.c ---- */
struct grow;
/* Copies all bytes to the file that was asked for, if one was. */
void	follow_save_grown(struct follow *, const struct grow *);

#endif
