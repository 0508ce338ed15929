#ifndef MATCH_H
#define MATCH_H
/*
 * Patterns: what a person typed, and what it says of a text.  See ttv/find.h
 * for what they may be.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/needle.h"
#include "regex.h"

struct err;

struct match {
	const char	*text;		/* borrowed */
	size_t		 len;
	int		 fold;		/* case does not matter */
	struct regex	*regex;		/* NULL: a substring */
	struct regex_run *run;
	int		 shared;	/* the regex is another's */
	uint64_t	 costly;	/* texts that were too costly to match */
};

/* 0, or -1 and *err for a bad expression.  The pattern outlives the match. */
int	match_open(struct match *, const char *pattern, struct err *);
/* Makes m ask for the same, from another thread; `of` outlives it. */
void	match_share(struct match *m, const struct match *of);
void	match_close(struct match *);
/*
 * Of one thread at a time.  s[n] need not be there; O(n), mostly.  A text that
 * is too costly to match is counted and is no match.
 */
int	match_text(struct match *, const char *s, size_t n);
/* What must stand in the bytes of an input for a text in it to match. */
void	match_needle(const struct match *, struct needle *);

#endif
