#ifndef TTV_STAT_H
#define TTV_STAT_H
/*
 * Aggregates over slices by name: how many, how long, how long without their
 * children.  Slices of one name that nest in each other all count into total;
 * self counts no time twice.  Unfinished slices reach to the end of the trace.
 * Sums saturate.  One pass over the slices in question, no search.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct stat_name {
	uint32_t	name;		/* string, 0: no name */
	uint64_t	count;
	int64_t		total, self;	/* ns */
	int64_t		min, max;	/* of the durations */
	uint32_t	longest;	/* slice; the first of equals */
};

struct stats {
	struct stat_name	*names;	/* by name's number until sorted */
	size_t			 n;
	uint64_t		 count;	/* of all */
	int64_t			 self;	/* of all */
};

enum stat_order { STAT_TOTAL, STAT_SELF, STAT_COUNT, STAT_MAX, STAT_NAME };

/*
 * The slices of a track, or of the whole trace for NONE.  stat_names() does
 * not depend on the order of the rows; stat_free() frees what it made.
 */
void	stat_names(struct stats *, const struct trace *, uint32_t track);
void	stat_free(struct stats *);
/* Largest first (names: by bytes); equal ones by name. */
void	stat_sort(struct stats *, const struct trace *, enum stat_order);

#endif
