#ifndef TTV_STAT_H
#define TTV_STAT_H
/*
 * Aggregates by name: count, total time, and self time, which is the time
 * without children.  Finished slices of threads are counted, those of other
 * tracks only if no thread has any; slices without an end are counted apart.
 * Slices of one name that nest in each other all count into total; self counts
 * no time twice.  Sums saturate.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

struct stat_name {
	uint32_t	name;		/* string, 0: no name */
	uint64_t	count;		/* finished slices */
	uint64_t	open;		/* those without an end */
	int64_t		total, self;	/* ns */
	int64_t		min, max;	/* of the durations */
	uint32_t	longest;	/* slice; the first of equals */
};

struct stats {
	struct stat_name	*names;	/* by name's number until sorted */
	size_t			 n;
	uint64_t		 count;	/* of all */
	uint64_t		 open;
	int64_t			 self;	/* of all */
};

enum stat_order { STAT_TOTAL, STAT_SELF, STAT_COUNT, STAT_MAX, STAT_NAME };

/*
 * Aggregates the slices of a track, or of the whole trace for NONE.  The order
 * of rows that stat_names() makes is unspecified; stat_free() frees them.
 */
void	stat_names(struct stats *, const struct trace *, uint32_t track);
void	stat_free(struct stats *);
/* Sorts the rows, largest first (names: by bytes), equal ones by name. */
void	stat_sort(struct stats *, const struct trace *, enum stat_order);

#endif
