#ifndef ARGS_H
#define ARGS_H
/*
 * args: the args of events and of what has some without an event, as rows.
 *
 * A set is known by a number: those of things come first, then the others of
 * enum arg_set.  The last set that was asked for is kept, and the facts of the
 * last event, so that the columns of a row cost one reading of its text.
 */
#include "ttv/event_facts.h"

#include "sql_int.h"

enum arg_type { ARG_INT, ARG_UINT, ARG_REAL, ARG_STRING, ARG_BOOL };

struct arg {
	const char	*flat_key, *key;
	size_t		 nflat, nkey;
	enum arg_type	 type;
	int64_t		 num;
	double		 real;
	const char	*text;		/* of the value in the file, not
					 * ended by a NUL */
	size_t		 len;
};

struct arg_cache {
	uint32_t	 thing;		/* of the facts; NONE: none */
	struct event_facts facts;
	struct arena	 facts_arena;
	int64_t		 set;		/* of the args; -1: none */
	struct arg	*args;
	size_t		 n, cap;
	struct arena	 arena;
};

/* Returns the cache with the args of a set; it has none for a bad number. */
const struct arg_cache *args_of(struct sql *, int64_t set);
/* Returns the number after the last set. */
int64_t	 args_end(struct sql *);
/*
 * Returns the first set behind those of the rows of slice that may have a text:
 * flows have strings of the model only.
 */
int64_t	 args_others(struct sql *, const char *, size_t);
void	 args_find_close(struct sql *);
/* Gives the value of an arg. */
void	 args_value(sqlite3_context *, const struct arg *);

#endif
