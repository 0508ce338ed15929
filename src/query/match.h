#ifndef MATCH_H
#define MATCH_H
/*
 * Patterns: what a person typed, and what it says of a text.  See ttv/find.h
 * for what they may be.
 */
#include <regex.h>
#include <stddef.h>

#include "ttv/needle.h"

struct err;

struct match {
	const char	*text;		/* borrowed */
	size_t		 len;
	int		 fold;		/* case does not matter */
	int		 is_regex;
	regex_t		 regex;
	char		*copy;		/* a text with an end to it */
};

/* 0, or -1 and *err for a bad expression.  The pattern outlives the match. */
int	match_open(struct match *, const char *pattern, struct err *);
void	match_close(struct match *);
/* Of one thread at a time.  s[n] need not be there; O(n), mostly. */
int	match_text(struct match *, const char *s, size_t n);
/* What must stand in the bytes of an input for a text in it to match. */
void	match_needle(const struct match *, struct needle *);

#endif
