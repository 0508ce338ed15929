#ifndef FIRST_FIT_H
#define FIRST_FIT_H
/*
 * The first lane in which a span fits, for tracks where many spans overlap.
 * A lane is free down to `key`: the end of its innermost open span, or
 * INT64_MAX when nothing is open.  O(log lanes) each.
 */
#include <stddef.h>
#include <stdint.h>

struct first_fit;

struct first_fit	*first_fit_new(void);
void		 first_fit_free(struct first_fit *);
void		 first_fit_reset(struct first_fit *);
/* The first lane whose key is at least `end`; == first_fit_count() if none. */
size_t		 first_fit_first(const struct first_fit *, int64_t end);
size_t		 first_fit_count(const struct first_fit *);
/* Sets the key of a lane; lane == count adds one. */
void		 first_fit_set(struct first_fit *, size_t lane, int64_t key);
/* Announces that an open span of a lane ends then. */
void		 first_fit_push(struct first_fit *, int64_t end, size_t lane);
/* The lane of the earliest announced end before t (or at t, if `at`), which
 * is taken off; -1 when there is none. */
ptrdiff_t	 first_fit_pop(struct first_fit *, int64_t t);

#endif
