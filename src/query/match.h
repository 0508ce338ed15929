#ifndef MATCH_H
#define MATCH_H
/*
 * Patterns as typed, matched against texts.  ttv/find.h has the syntax of
 * patterns.
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
	int		 shared;	/* the regex belongs to another match */
	uint64_t	 costly;	/* texts too costly to match */
};

/*
 * Opens a match for a pattern, which must outlive the match: 0, or -1 and *err
 * for a bad expression.
 */
int	match_open(struct match *, const char *pattern, struct err *);
/*
 * Opens m for the pattern of `of`, for use in another thread; `of` outlives m.
 */
void	match_share(struct match *m, const struct match *of);
void	match_close(struct match *);
/*
 * Returns 1 if the n bytes at s match; for one thread at a time.  s[n] is not
 * read.  O(n), except for expressions that backtrack.  A text that is too
 * costly to match is counted in `costly` and is no match.
 */
int	match_text(struct match *, const char *s, size_t n);
/*
 * Gets the needle: bytes that an input must contain for a text in it to match.
 */
void	match_needle(const struct match *, struct needle *);

#endif
