#ifndef BRIEF_SUMS_H
#define BRIEF_SUMS_H
/*
 * Sums by name and process.  One that is empty is all zeros; it is to be freed.
 */
#include "ttv/idtab.h"

#include "brief_int.h"

struct sums_row {
	uint32_t	name;		/* string; NONE: of the process */
	uint32_t	upid;		/* or NONE; of calls that failed, the
					 * word of their error */
	uint32_t	slice;		/* the longest */
	uint32_t	count;
	int64_t		ns, most;
};
struct sums {
	struct idtab	 keys;
	struct sums_row *v;		/* by key, until sums_part() sorts it */
	size_t		 cap;
	int64_t		 ns;		/* of all */
};

void	sums_free(struct sums *);
/*
 * Adds ns of a slice to its name, or with NONE to its process alone.  Returns
 * the row, which is good until the next is added.
 */
struct sums_row *sums_add(struct sums *, uint32_t name, uint32_t upid,
	    uint32_t slice, int64_t ns);
/*
 * Adds a part of the rows, those with most time first; shares are of `whole`,
 * and a row without time has its count.  Returns NULL if there are none.
 */
struct brief_part *sums_part(struct brief *, const struct trace *,
	    struct sums *, const char *word, double whole);

#endif
