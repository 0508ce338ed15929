#ifndef FILTER_PARSE_H
#define FILTER_PARSE_H
/*
 * The terms of a filter; ttv/filter.h has their grammar.
 */
#include <stdint.h>

#include "match.h"

struct err;
struct trace;

enum term_type {
	TERM_NAME, TERM_CAT, TERM_TRACK, TERM_THREAD, TERM_PROCESS, TERM_DUR,
	TERM_ARG,
	TERM_TRACE			/* a distributed trace by its id */
};

struct filter_term {
	enum term_type	 type;
	int		 negated;
	char		*text;		/* the pattern; owned */
	struct match	 match;		/* of those before TERM_DUR */
	int		 opened;	/* match is to be closed */
	int64_t		 ns;		/* of TERM_DUR ... */
	int		 more, equal;	/* ... '>' or '<', with '=' */
};

/*
 * Writes the terms of an expression to an array of FILTER_TERMS, all 0; returns
 * their number, or -1 and *err, with nothing to free.
 */
int	filter_terms(struct filter_term *, const char *text, struct err *);
void	filter_term_free(struct filter_term *);
/* Returns 1 for a term that holds of a track by labels. */
int	filter_of_track(enum term_type);
/*
 * Returns 1 if a track, or one that it is below, has a label that matches a
 * term of TERM_TRACK, TERM_THREAD or TERM_PROCESS.
 */
int	filter_track_matches(struct filter_term *, const struct trace *,
	    uint32_t track);

#endif
