#ifndef LANEFIND_H
#define LANEFIND_H
/*
 * The first lane in which a span fits, for tracks where many spans overlap.
 * A lane is free down to `key`: the end of its innermost open span, or
 * INT64_MAX when nothing is open.  O(log lanes) each.
 */
#include <stddef.h>
#include <stdint.h>

struct lanefind;

struct lanefind	*lanefind_new(void);
void		 lanefind_free(struct lanefind *);
void		 lanefind_reset(struct lanefind *);
/* The first lane whose key is at least `end`; == lanefind_count() if none. */
size_t		 lanefind_first(const struct lanefind *, int64_t end);
size_t		 lanefind_count(const struct lanefind *);
/* Sets the key of a lane; lane == count adds one. */
void		 lanefind_set(struct lanefind *, size_t lane, int64_t key);
/* Announces that an open span of a lane ends then. */
void		 lanefind_push(struct lanefind *, int64_t end, size_t lane);
/* The lane of the earliest announced end before t (or at t, if `at`), which
 * is taken off; -1 when there is none. */
ptrdiff_t	 lanefind_pop(struct lanefind *, int64_t t);

#endif
