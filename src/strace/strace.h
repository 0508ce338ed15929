#ifndef STRACE_H
#define STRACE_H
/* strace: what strace writes; what the files of the reader share. */
#include <stddef.h>
#include <stdint.h>

#include "ttv/buf.h"
#include "ttv/event_source.h"
#include "ttv/format.h"

#define STRACE_CALL	"strace"	/* category of calls */

/* What a line is. */
enum strace_type { STRACE_BAD, STRACE_NOTHING, STRACE_WHOLE,
	STRACE_UNFINISHED,		/* a call that another line ends */
	STRACE_RESUMED,			/* the end of such a call */
	STRACE_SIGNAL, STRACE_END };
enum strace_clock { STRACE_NO_TIME, STRACE_SECONDS, STRACE_OF_DAY };

/* A line; its texts are in the input, or in `joined`. */
struct strace_line {
	enum strace_type type;
	int64_t		 pid;		/* -1: not said */
	const char	*comm;		/* of -Y, or NULL */
	size_t		 comm_len;
	enum strace_clock clock;
	int64_t		 ts;
	const char	*name;		/* of the call, the signal, the end */
	size_t		 name_len;
	const char	*args, *ret;	/* ret NULL: not told */
	size_t		 args_len, ret_len;
	int64_t		 dur;		/* -1: not told */
	int		 cut;		/* 1: the call ends with its thread */
	const char	*next;		/* behind the line */
	struct buf	 joined;	/* of a line that strace broke */
};

/* Reads the line at p, which may be broken by a message; free it then. */
void		 strace_line(const char *p, const char *end,
		    struct strace_line *);
void		 strace_line_free(struct strace_line *);
extern const struct event_source strace_events;

#endif
