#ifndef ARGS_H
#define ARGS_H
/*
 * args: the args of events and of what has some without an event, as rows.
 *
 * A set is known by a number: those of things come first, then the others of
 * enum arg_set.  The last set that was asked for is kept, and the facts of the
 * last event, so that the columns of a row cost one reading of its text.  Where
 * more statements follow (sql_keep()), or sets are asked for again and again,
 * all are read once and kept.
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
					 * ended by a NUL: see arg_text() */
	size_t		 len;
};

struct args_store;
struct arg_cache {
	uint32_t	 thing;		/* of the facts; NONE: none */
	struct event_facts facts;
	struct arena	 facts_arena;
	int64_t		 set;		/* of the args; -1: none */
	struct arg	*args;
	size_t		 n, cap;
	struct arena	 arena;
	struct args_store *store;	/* or NULL */
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
 * args_store.c: the args of the first sets, as columns.  args_store_add() adds
 * those of the set after the last one; returns 0, or -1: there is no room.
 * args_store_end() returns the number after the last set; args_store_get()
 * writes the args of a set before it, whose number is args_store_count(), and
 * which last as long as the store.
 */
struct args_store;
int	 args_store_add(struct args_store **, const struct arg *, size_t n);
int64_t	 args_store_end(const struct args_store *);
size_t	 args_store_count(const struct args_store *, int64_t set);
void	 args_store_get(const struct args_store *, int64_t set, struct arg *);
void	 args_store_free(struct args_store *);
/*
 * The same by key: args_store_sort() makes the order of the bytes of keys, once
 * all sets were added; returns 0, or -1: args are too many.  args_store_key()
 * sets the places [*from, *to) of a key in it, of args_store_all() places.
 * args_store_at() writes the arg at a place and returns its set, in which it is
 * arg *at.
 */
int	 args_store_sort(struct args_store *);
void	 args_store_key(const struct args_store *, const char *, size_t,
	    uint64_t *from, uint64_t *to);
uint64_t args_store_all(const struct args_store *);
int64_t	 args_store_at(const struct args_store *, uint64_t place, struct arg *,
	    size_t *at);
/* Returns the store if all sets are in it, in order by key; or NULL. */
const struct args_store *args_complete(struct sql *);
/*
 * Returns the text of an arg, which is that of its number where it has no other
 * one; NULL: it has none.
 */
#define ARG_NUMBER	24		/* bytes: a sign, 20 digits, a NUL */
const char *arg_text(const struct arg *, char number[static ARG_NUMBER],
	    size_t *len);
/* Gives the value of an arg. */
void	 args_value(sqlite3_context *, const struct arg *);

#endif
