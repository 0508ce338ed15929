#ifndef TTV_PICK_H
#define TTV_PICK_H
/*
 * pick: tracks chosen by the names that people see of them.
 */
#include <stdint.h>

struct err;
struct trace;

/*
 * Sets chosen[i] to 1 for each track i of a process that matches one pattern
 * and that itself, or one of whose parents, matches the other; to 0 for the
 * rest.  A pattern that is NULL matches all.  Patterns are those of the search
 * (ttv/find.h).  Returns the number of tracks chosen, or -1 and *err for a bad
 * expression.  O(tracks).
 */
int64_t	pick_tracks(const struct trace *, const char *process,
	    const char *track, uint8_t *chosen, struct err *);

/*
 * Sets chosen[i] to 1 for each track whose own label, or the name of a series
 * of which, matches, unless it is an async track, which is named as its slices
 * are; leaves the others.  Of a thread without a name only the id can match.
 * Returns 0, or -1 and *err.  O(tracks).
 */
int	pick_labels(const struct trace *, const char *pattern,
	    uint8_t *chosen, struct err *);

#endif
