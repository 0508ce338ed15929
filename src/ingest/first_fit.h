#ifndef FIRST_FIT_H
#define FIRST_FIT_H
/*
 * first_fit: finds the first lane in which a span fits (first fit), for tracks
 * where many spans overlap.  The key of a lane is the end of its innermost open
 * span, or INT64_MAX when the lane is free.  O(log lanes) each.
 */
#include <stddef.h>
#include <stdint.h>

struct first_fit;

struct first_fit	*first_fit_new(void);
void		 first_fit_free(struct first_fit *);
void		 first_fit_reset(struct first_fit *);
/*
 * Returns the first lane whose key is at least `end`; first_fit_count() if
 * none.
 */
size_t		 first_fit_first(const struct first_fit *, int64_t end);
size_t		 first_fit_count(const struct first_fit *);
/* Sets the key of a lane; lane == first_fit_count() adds a lane. */
void		 first_fit_set(struct first_fit *, size_t lane, int64_t key);
/* Announces that an open span of a lane ends at `end`. */
void		 first_fit_push(struct first_fit *, int64_t end, size_t lane);
/*
 * Removes the earliest announced end that is at or before t and returns its
 * lane; -1 when there is none.
 */
ptrdiff_t	 first_fit_pop(struct first_fit *, int64_t t);

#endif
