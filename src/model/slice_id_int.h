#ifndef SLICE_ID_INT_H
#define SLICE_ID_INT_H
/*
 * What the files of slice_id share: the parts of a model, in each of which
 * entries ascend with time.
 */
#include "ttv/slice_id.h"
#include "ttv/trace.h"

struct id_part {			/* entries [first, first + n) by time */
	uint32_t	first, n;
	uint32_t	id;		/* of the first, if the part is one of
					 * the others */
};

struct slice_ids {
	const struct trace *t;
	int		 threads;
	int		 mixed;		/* 1: parts of instants have some that
					 * are no rows of the table */
	struct id_part	*parts;		/* of the table, then the others */
	uint32_t	 nparts, nothers;
	uint64_t	 all;		/* entries */
	uint64_t	 rows;		/* of the table */
	uint64_t	 spent;		/* on counting, in entries sorted */
	uint32_t	*entries;	/* by id; or NULL */
	uint32_t	*ranks;		/* by entry; or NULL */
};

static inline int64_t
id_time(const struct trace *t, uint32_t entry)
{
	return entry < t->nslices ? t->ts[entry] :
	    t->instants[entry - t->nslices].ts;
}

/* Returns the length of an entry of a trace; one without an end is longest. */
uint64_t	 id_length(const void *trace, uint32_t entry);
/* Returns the number of entries of a part that begin before ts. */
uint32_t	 id_before(const struct trace *, const struct id_part *,
		    int64_t ts);
/* Returns whether an entry of one of the first nparts is a row of the table. */
int		 id_in_table(const struct slice_ids *, uint32_t entry);

/*
 * slice_id_count.c: sets the ids of n rows of the table by counting: 0; or -1
 * if arrays cost less, with what was counted before.  ids may be entries.
 */
int		 id_count(struct slice_ids *, const uint32_t *entries,
		    uint32_t *ids, size_t n);
/* Sets *entry to the one that has an id, in the same way. */
int		 id_find(struct slice_ids *, uint32_t id, uint32_t *entry);

#endif
