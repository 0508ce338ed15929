#ifndef TTV_LEAF_H
#define TTV_LEAF_H
/*
 * leaf: what the args of events say, for those who need no tree: their values
 * one after another, or whether there are any.
 *
 * The members of the outermost object come by name(), each with its value
 * behind it: by scalar(), or by open() with what is inside and close().
 * Elements of an array have no name.  A sink may ask for facts of the event as
 * well, of the same reading.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/value.h"

struct buf;
struct event_facts;
struct trace;

struct leaf_sink {
	void	*arg;
	/*
	 * Begins a member of the innermost object.  Returns 0, or -1 if it has
	 * had that name: which of both counts only a tree can tell, and the
	 * reader gives up.
	 */
	int	(*name)(void *arg, const char *, size_t);
	void	(*open)(void *arg, enum value_type);	/* object or array */
	void	(*close)(void *arg);
	/* The value, its text too, is the reader's and soon another. */
	void	(*scalar)(void *arg, const struct value *);
	/*
	 * Takes the text of an object with members in place of all of these,
	 * where value_json() of its tree is that text.  NULL: does not want it.
	 */
	void	(*whole)(void *arg, const char *, size_t);
	/* Where the brief facts go (event_source.brief), or NULL. */
	struct event_facts *brief;
};

/*
 * Tells a sink the args of an event and of its end event, or OFF_NONE, as facts
 * have them, and returns 1; or returns 0 where only facts can tell: what the
 * sink was told is void then.  Several times as fast.
 */
int		 trace_leaves(const struct trace *, uint64_t off,
		    uint64_t end_off, const struct leaf_sink *);
/*
 * Appends them as the JSON of an object, nothing if it is empty, and returns 1;
 * or returns 0 and appends nothing where only facts can tell.  Fills the brief
 * facts too, unless they are NULL: both together take one reading.
 */
int		 trace_args_json(const struct trace *, uint64_t off,
		    uint64_t end_off, struct buf *, struct event_facts *);
/*
 * Returns 0 if the args of an event and of its end event, or OFF_NONE, have no
 * member whose name has these n bytes, letters, digits and _ alone, in it; 1 if
 * they may.  Several times as fast as reading the facts.
 */
int		 trace_args_may(const struct trace *, uint64_t off,
		    uint64_t end_off, const char *, size_t n);
/*
 * Sets *text and *n to the longest part of the name of an arg that
 * trace_args_may() can look for; *n is 0 if there is none.
 */
void		 trace_args_word(const char *name, size_t len,
		    const char **text, size_t *n);
/*
 * Returns 1 if an event, or its end event, or OFF_NONE, has args with a value,
 * 0; -1: only facts can tell.
 */
int		 trace_args_any(const struct trace *, uint64_t off,
		    uint64_t end_off);

#endif
