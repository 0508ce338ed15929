#ifndef TTV_REGEX_H
#define TTV_REGEX_H
/*
 * Regular expressions: PCRE2 within bounds, which src/query/regex.c has.
 */
#include <stddef.h>

struct err;
struct needle;

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

/* Where a match, and the first group of it, stand in a text. */
struct regex_place {
	size_t		begin, end;
	size_t		group, group_end;	/* SIZE_MAX: no such group */
};
/* Returns the number of groups of an expression. */
unsigned	 regex_groups(const struct regex *);
/* As regex_match(), for a match from the byte `from` on; sets its place. */
enum regex_answer regex_find(struct regex_run *, const char *s, size_t n,
		    size_t from, struct regex_place *);

#endif
