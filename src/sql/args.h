#ifndef ARGS_H
#define ARGS_H
/*
 * args: the args of events and of what has some without an event, as rows.
 *
 * A set is known by a number: those of entries come first, then the others of
 * enum arg_set.  The last set that was asked for is kept, and the facts of the
 * last event, so that the columns of a row cost one reading of its text.  What
 * is kept beyond that, see args.c.
 */
#include "ttv/event_facts.h"
#include "ttv/value.h"

#include "args_set.h"
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
					 * ended by a NUL: see arg_text() */
	size_t		 len;
};

struct args_readers;
struct args_store;
struct arg_cache {
	uint32_t	 entry;		/* of the facts; NONE: none */
	struct event_facts facts;
	struct arena	 facts_arena;
	uint32_t	 brief_entry;	/* of the brief facts; NONE: none */
	struct event_facts brief;
	int64_t		 set;		/* of the args; -1: none */
	struct arg	*args;
	size_t		 n, cap;
	struct arena	 arena;
	/* of the connection's own */
	int64_t		 ends[ARG_SETS]; /* by kind: behind its last set */
	int		 counted;	/* 1: they are known */
	struct args_store *store;	/* or NULL: no set is kept */
	struct args_readers *readers;
	int64_t		 asked;		/* the last set that was not in it */
	uint64_t	 nread;		/* sets that were read beyond it */
};

/*
 * Returns the args of a set and their number, which is 0 for a bad one; they
 * last until the next call.
 */
const struct arg *args_of(struct sql *, int64_t set, size_t *n);
/*
 * Returns 0 if a set cannot have an arg of a name, by the text of its event,
 * which is quicker than reading it; 1 if it may.
 */
int	 args_may(struct sql *, int64_t set, const char *key, size_t len);
/* Returns the first set of a kind. */
int64_t	 args_first(struct sql *, enum arg_set);
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

/* Reads all sets into the store, as far as there is room. */
void	 args_prepare(struct sql *);
/* Returns the store if it has a set, or takes it now; or NULL. */
const struct args_store *args_kept(struct sql *, int64_t set);
/* Returns the store if all sets are in it, in order by key; or NULL. */
const struct args_store *args_complete(struct sql *);
/*
 * Returns the text of an arg, which is that of its number where it has no other
 * one; NULL: it has none.
 */
#define ARG_NUMBER	24		/* bytes: a sign, 20 digits, a NUL */
const char *arg_text(const struct arg *, char number[static ARG_NUMBER],
	    size_t *len);
/*
 * Gives the value of an arg; `kept`: its text lasts as long as the statement
 * that runs.
 */
void	 args_value(sqlite3_context *, const struct arg *, int kept);

/* ---- for those who read sets */

/* Returns the kind of a set, or ARG_SETS, and the row of that kind. */
enum arg_set args_kind(struct sql *, int64_t set, uint64_t *row);
/* Sets where the events of an entry are; OFF_NONE: there is none. */
void	 args_offs(const struct sql *, uint32_t entry, uint64_t *off,
	    uint64_t *end);
/* Makes what threads that read sets only look at. */
void	 args_warm(struct sql *);
/* Empties an arena, if only now and then. */
void	 args_keep(struct arena *);
/* As args_facts(), and the args of a set, in a cache of the caller's. */
const struct event_facts *args_facts_in(const struct sql *,
	    struct arg_cache *, uint32_t entry);
void	 args_read_set(struct sql *, struct arg_cache *, int64_t set);
/*
 * args_walk.c: the first part of the key of an arg with a scope; whether a
 * value is an empty message, which gives an arg of its own; and the arg of a
 * value without others inside, but for its key.
 */
const char *arg_scope(enum value_scope, int is_kernel);
int	 arg_is_null(const struct value *);
void	 arg_of_value(const struct value *, struct arg *);

#endif
