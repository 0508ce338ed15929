#ifndef TTV_ERR_H
#define TTV_ERR_H
/*
 * Errors in something that comes from outside: a file, a terminal, an option,
 * a query.  A function that can meet one returns 0 or -1 and fills a struct
 * err. The first error wins; libraries never print it.
 */
#include <stdint.h>

enum err_code {
	ERR_NONE = 0,
	ERR_USAGE,		/* wrong arguments: exit status 2 */
	ERR_OPEN,		/* the file cannot be opened or read: 2 */
	ERR_FORMAT,		/* the file is not a trace ttv reads: 3 */
	ERR_EMPTY,		/* there is no event in it: 3 */
	ERR_UNSUPPORTED,	/* a known format that is not read yet: 3 */
	ERR_LIMIT,		/* a limit of ttv is exceeded, e.g. a bomb: 3 */
	ERR_CANCELLED,		/* the user asked to stop: 130 */
};

#define ERR_NOWHERE	UINT64_MAX	/* no byte offset applies */

struct err {
	enum err_code	code;
	uint64_t	offset;		/* byte offset, or ERR_NOWHERE */
	uint64_t	line;		/* line from 1, or 0 when not known */
	char		msg[1280];	/* one line, safe to print; the longest
					 * command of load/hints.c fits */
};

/* Sets *err unless an error is set; err may be NULL.  Always returns -1. */
int	err_set(struct err *, enum err_code, uint64_t offset,
	    const char *, ...) __attribute__((format(printf, 4, 5)));
void	err_clear(struct err *);
/* Returns the exit status for the error: 0 (none), 2, 3 or 130. */
int	err_status(const struct err *);

#endif
