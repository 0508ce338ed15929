#ifndef TTV_FILTER_H
#define TTV_FILTER_H
/*
 * filter: an expression that says which things of a trace are shown.
 *
 * Terms stand between blanks, and all of them must hold:
 *
 *	paint  /^v8\./  "two words"	the name, as in a search (ttv/find.h)
 *	cat:gfx				the category
 *	track:main  thread:main  process:GPU
 *					the label of the track or of one that
 *					it is below, of its thread, process
 *	dur>5ms  dur<=1s		the length of a slice; an unfinished one
 *					reaches to the end of its file
 *	url=index  data.line=42		args: a key (or the end of a path of
 *					keys) and what its value contains; a
 *					number must be equal
 *	trace:4bf92f35			the spans of the distributed trace whose
 *					id this is or begins with
 *	!paint  -cat:gfx  !url=x	what must not hold
 *
 * A text in quotes is a name whatever is in it.  Counters, samples, objects and
 * all that has no name of its own is shown by the label of its track; lengths
 * and args let none of these through.
 *
 * Names and labels are matched in pieces (filter_match()), args in the
 * background (filter_search()).
 */
#include <stdint.h>

#include "ttv/find.h"

#define FILTER_TERMS	16
#define FILTER_ARGS	4		/* terms of args */

struct filter_term;

struct filter {
	char		*text;		/* as typed; NULL: no filter */
	struct filter_term *terms;
	int		 nterms;
	/* what passes: see struct view_filter in ttv/view.h */
	uint8_t		*kinds, *tracks, *whole;
	int		 nothing;	/* no kind passes */
	int		 by_length;
	int64_t		 min, max;
	struct find	 args[FILTER_ARGS];
	int		 negated[FILTER_ARGS];
	int		 nargs;
	uint32_t	 kind, track;	/* matched so far */
};

/*
 * Parses an expression, O(its length): 0, or -1 and *err; an empty expression
 * is no filter.  *f is only written when 0 is returned, and not freed before.
 */
int	filter_parse(struct filter *f, const struct trace *, const char *text,
	    struct err *err);
void	filter_free(struct filter *);
/*
 * Matches names and labels for `ms` milliseconds (-1: to the end); returns 1
 * when all are matched.
 */
int	filter_match(struct filter *, const struct trace *, int64_t ms);
/* Starts the searches of args, if there are any. */
void	filter_search(struct filter *, const struct trace *,
	    const struct find_args *);
/*
 * Returns 1 while args are searched.  *percent: progress of the slowest, *n:
 * hits so far.
 */
int	filter_poll(struct filter *, int *percent, uint64_t *n);
void	filter_wait(struct filter *);
/* Ends the searches of args and forgets them, before the trace is freed. */
void	filter_stop(struct filter *);

#endif
