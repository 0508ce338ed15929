#ifndef TTV_ERR_H
#define TTV_ERR_H
/*
 * What went wrong with something that comes from outside: a file, a terminal,
 * an option, a query.  Functions that can meet such a thing return 0 or -1 and
 * fill a struct err; the first error wins, and libraries never print it.
 */
#include <stdint.h>

enum err_code {
	ERR_NONE = 0,
	ERR_USAGE,		/* the caller's words are wrong: exit status 2 */
	ERR_OPEN,		/* the file cannot be opened or read: 2 */
	ERR_FORMAT,		/* the file is not a trace that we read: 3 */
	ERR_UNSUPPORTED,	/* a known format that is not read yet: 3 */
	ERR_LIMIT,		/* a limit of ours was met, e.g. a bomb: 3 */
	ERR_CANCELLED,		/* somebody asked to stop */
};

#define ERR_NOWHERE	UINT64_MAX	/* no byte offset applies */

struct err {
	enum err_code	code;
	uint64_t	offset;		/* byte offset, or ERR_NOWHERE */
	uint64_t	line;		/* line from 1, or 0 when not known */
	char		msg[256];	/* one line, no newline, safe to print */
};

/* Sets the error unless one is set; err may be NULL.  Always returns -1. */
int	err_set(struct err *, enum err_code, uint64_t offset,
	    const char *, ...) __attribute__((format(printf, 4, 5)));
void	err_clear(struct err *);
/* The exit status that the program owes for this error: 2, 3 or 130. */
int	err_status(const struct err *);

#endif
