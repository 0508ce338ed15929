#ifndef REGEX_H
#define REGEX_H
/*
 * Regular expressions: PCRE2 within bounds.  See regex.c for the bounds and
 * regex_scan.c for what is known of an expression besides.
 */
#include <stddef.h>

#include "ttv/needle.h"

struct buf;
struct err;

/* A compiled expression: const, and shared by threads. */
struct regex;
/* What one thread needs to ask texts. */
struct regex_run;

enum regex_answer {
	REGEX_NO,
	REGEX_YES,
	REGEX_COSTLY		/* a bound was hit: the answer is not known */
};

/*
 * Compiles the expression s (len bytes, without slashes); `fold` ignores the
 * case of letters.  NULL and *err for one that is bad or too costly.
 */
struct regex	*regex_open(const char *s, size_t len, int fold,
		    struct err *);
void		 regex_close(struct regex *);
/* What stands in every text that matches; empty when that is not known. */
const struct needle *regex_needle(const struct regex *);

/* The regex outlives its runs. */
struct regex_run *regex_run_new(const struct regex *);
void		 regex_run_free(struct regex_run *);
/* Asks a text; s[n] need not be there. */
enum regex_answer regex_match(struct regex_run *, const char *s, size_t n);

/*
 * regex_scan.c.  Reads an expression ahead of PCRE2: fills the needle and
 * appends to `out` the expression that is to be compiled.  Returns NULL, or why
 * the expression is refused.
 */
const char	*regex_scan(const char *s, size_t len, int fold,
		    struct needle *, struct buf *out);
/*
 * match.c.  The longest run of bytes of a text that stand in a file's JSON as
 * they are: added byte by byte, `end` closes a run.
 */
struct needle_run {
	char	text[NEEDLE_MAX];
	size_t	len;
};
void		 needle_add(struct needle_run *, struct needle *,
		    const char *s, size_t i, size_t len);
void		 needle_end(struct needle_run *, struct needle *);

#endif
