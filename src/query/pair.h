#ifndef PAIR_H
#define PAIR_H
/*
 * Patterns of a key and its value in args: "data.url=index.html", "line=42",
 * "url=/\.js$/".  The key is the end of a path of keys, in any case unless it
 * has a capital; elements of an array have the key of the array.  The value is
 * a pattern of its own (match.h), but a number must be equal; an empty one
 * matches any value.
 */
#include <stddef.h>

#include "match.h"

struct err;
struct value;

struct pair {
	char		*key;		/* owned */
	size_t		 key_len;
	int		 fold;		/* case of the key does not matter */
	struct match	 value;
	double		 number;	/* if is_number */
	int		 is_number;
};

/*
 * Returns a pair, NULL if a pattern is none, or NULL and *err for a bad
 * expression.  The pattern must outlive the pair.
 */
struct pair	*pair_open(const char *pattern, struct err *);
/* Returns a pair for use in another thread; `of` outlives it. */
struct pair	*pair_share(const struct pair *of);
void		 pair_close(struct pair *);
/*
 * Gets the needle of the pair, which is also one of the pattern as a text: a
 * number is found as it is typed.
 */
void		 pair_needle(const struct pair *, struct needle *);
/* Return 1 if a text may be the last key of the path, or the value. */
int		 pair_may_be_key(const struct pair *, const char *, size_t);
int		 pair_is_value(struct pair *, const char *, size_t);
/* Returns 1 if a tree of args has the pair.  O(tree). */
int		 pair_in(struct pair *, const struct value *);

#endif
