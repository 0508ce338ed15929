#ifndef REGEX_H
#define REGEX_H
/*
 * Regular expressions: PCRE2 within bounds.  regex.c has the bounds,
 * regex_scan.c what is known of an expression before it is compiled.
 */
#include <stddef.h>

#include "ttv/needle.h"

struct buf;
struct err;

/* A compiled expression: constant, shared by threads. */
struct regex;
/* The state of one thread that matches texts. */
struct regex_run;

enum regex_answer {
	REGEX_NO,
	REGEX_YES,
	REGEX_COSTLY		/* a bound was hit: the answer is not known */
};

/*
 * Compiles the expression s (len bytes, without slashes); `fold` ignores the
 * case of letters.  Returns NULL and *err for an expression that is bad or too
 * costly.
 */
struct regex	*regex_open(const char *s, size_t len, int fold,
		    struct err *);
void		 regex_close(struct regex *);
/* Returns the needle: bytes in every text that matches; empty if unknown. */
const struct needle *regex_needle(const struct regex *);

/* Returns the state for one thread; the regex outlives its runs. */
struct regex_run *regex_run_new(const struct regex *);
void		 regex_run_free(struct regex_run *);
/* Matches the n bytes at s; s[n] is not read. */
enum regex_answer regex_match(struct regex_run *, const char *s, size_t n);

/*
 * regex_scan.c.  Reads an expression before PCRE2 does: fills the needle and
 * appends to `out` the expression to compile.  Returns NULL, or why the
 * expression is refused.
 */
const char	*regex_scan(const char *s, size_t len, int fold,
		    struct needle *, struct buf *out);
/*
 * match.c.  Collects the longest run of bytes of a text that the JSON of a file
 * contains unchanged: needle_add() adds a byte, needle_end() closes a run.
 */
struct needle_run {
	char	text[NEEDLE_MAX];
	size_t	len;
};
void		 needle_add(struct needle_run *, struct needle *,
		    const char *s, size_t i, size_t len);
void		 needle_end(struct needle_run *, struct needle *);

#endif
