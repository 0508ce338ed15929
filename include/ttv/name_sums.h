#ifndef TTV_NAME_SUMS_H
#define TTV_NAME_SUMS_H
/*
 * Aggregates by name: count, total time, and self time, which is the time
 * without children.  Finished slices of threads are counted, those of other
 * tracks only if no thread has any; slices without an end are counted apart.
 * Slices of one name that nest in each other all count into total; self counts
 * no time twice.  Sums saturate.
 */
#include <stddef.h>
#include <stdint.h>

struct bits;
struct trace;

struct name_sum {
	uint32_t	name;		/* string, 0: no name */
	uint64_t	count;		/* finished slices */
	uint64_t	open;		/* those without an end */
	int64_t		total, self;	/* ns */
	int64_t		min, max;	/* of the durations */
	uint32_t	longest;	/* slice; the first of equals */
};

struct name_sums {
	struct name_sum	*names;	/* by name's number until sorted */
	size_t			 n;
	uint64_t		 count;	/* of all */
	uint64_t		 open;
	int64_t			 self;	/* of all */
};

enum name_order { SUMS_TOTAL, SUMS_SELF, SUMS_COUNT, SUMS_MAX,
	SUMS_NAME };

/*
 * Aggregates the slices of a track, or of the whole trace for NONE.  The order
 * of rows that name_sums_make() makes is unspecified; name_sums_free() frees
 * them.
 */
void	name_sums_make(struct name_sums *, const struct trace *,
	    uint32_t track);
/* Does so for some slices of the trace, each with all of its length. */
void	name_sums_of(struct name_sums *, const struct trace *,
	    const struct bits *slices);
void	name_sums_free(struct name_sums *);
/* Sorts the rows, largest first (names: by bytes), equal ones by name. */
void	name_sums_sort(struct name_sums *, const struct trace *,
	    enum name_order);

#endif
