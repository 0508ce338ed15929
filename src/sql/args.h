#ifndef ARGS_H
#define ARGS_H
/*
 * args: the args of events and of what has some without an event, as rows.
 *
 * A set is known by a number: those of things come first, then the others of
 * enum arg_set.  The last set that was asked for is kept, and the facts of the
 * last event, so that the columns of a row cost one reading of its text; sets
 * that are asked for again and again are kept in a few megabytes.
 */
#include "ttv/event_facts.h"

#include "sql_int.h"

enum arg_type { ARG_INT, ARG_UINT, ARG_REAL, ARG_STRING, ARG_BOOL, ARG_POINTER,
	ARG_NULL };

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

struct args_kept;
struct arg_cache {
	uint32_t	 thing;		/* of the facts; NONE: none */
	struct event_facts facts;
	struct arena	 facts_arena;
	int64_t		 set;		/* of the args; -1: none */
	struct arg	*args;
	size_t		 n, cap;
	struct arena	 arena;
	struct args_kept *kept;
};

/*
 * Returns the args of a set and their number, which is 0 for a bad one; they
 * last until the next call.
 */
const struct arg *args_of(struct sql *, int64_t set, size_t *n);
/* Returns the number after the last set. */
int64_t	 args_end(struct sql *);
/*
 * Returns the first set behind those of the rows of slice that may have a text:
 * flows have strings of the model only.
 */
int64_t	 args_others(struct sql *, const char *, size_t);
/* args_find.c: what args_find() does, for a text. */
int	 args_find_text(struct sql *, const char *, size_t, struct sql_rows *,
	    int64_t *others);
void	 args_find_close(struct sql *);
/* Returns whether texts are found without a search. */
int	 args_indexed(const struct sql *);

/*
 * args_index.c: makes an index of the texts of all args, or returns NULL if the
 * run is to end or sets are too many; adds the sets that may have a text, or a
 * number.
 */
struct arg_index;
struct arg_index *args_index_make(struct sql *);
void	 args_index_find(const struct arg_index *, const char *, size_t,
	    struct sql_rows *);
void	 args_index_number(const struct arg_index *, sqlite3_value *,
	    struct sql_rows *);
void	 args_index_free(struct arg_index *);

/*
 * args_kept.c: returns the args of a set that was kept, or NULL; and keeps a
 * copy of those of a set that was asked for before.
 */
const struct arg *args_kept_find(const struct args_kept *, int64_t set,
	    size_t *n);
void	 args_kept_add(struct args_kept **, int64_t set, const struct arg *,
	    size_t n);
void	 args_kept_free(struct args_kept *);
/* Gives the value of an arg. */
void	 args_value(sqlite3_context *, const struct arg *);

#endif
