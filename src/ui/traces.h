#ifndef TRACES_H
#define TRACES_H
/*
 * The list of the distributed traces of a file, and the way to one of them.
 */
#include <stdint.h>

struct app;
struct err;
struct result_table;
struct trace;

/* Fills a table with a row a trace, the longest first. */
void	traces_table(const struct trace *, struct result_table *);
/* The column that they are sorted by. */
#define TRACES_SORTED	2

/* Shows a trace of a number alone, from edge to edge, and selects its root. */
int	traces_go(struct app *, uint32_t at);
/* Does so by its id or a beginning of that: 0, or -1 and *err. */
int	traces_find(struct app *, const char *id, struct err *);
/* Does so, or says why not. */
void	traces_one(struct app *, const char *id);
/*
 * Returns the root of the longest trace that is shown of a range of time, or
 * NONE.
 */
uint32_t traces_longest(const struct app *, int64_t t0, int64_t t1);

#endif
