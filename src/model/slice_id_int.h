#ifndef SLICE_ID_INT_H
#define SLICE_ID_INT_H
/*
 * What the files of slice_id share: the parts of a model, in each of which
 * things ascend with time.
 */
#include "ttv/slice_id.h"
#include "ttv/trace.h"

struct id_part {			/* things [first, first + n), by time */
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
	uint64_t	 all;		/* things */
	uint64_t	 rows;		/* of the table */
	uint64_t	 spent;		/* on counting, in things sorted */
	uint32_t	*things;	/* by id; or NULL */
	uint32_t	*ranks;		/* by thing; or NULL */
};

static inline int64_t
id_time(const struct trace *t, uint32_t thing)
{
	return thing < t->nslices ? t->ts[thing] :
	    t->instants[thing - t->nslices].ts;
}

/* Returns the length of a thing of a trace; one without an end is longest. */
uint64_t	 id_length(const void *trace, uint32_t thing);
/* Returns the number of things of a part that begin before ts. */
uint32_t	 id_before(const struct trace *, const struct id_part *,
		    int64_t ts);
/* Returns whether a thing of one of the first nparts is a row of the table. */
int		 id_in_table(const struct slice_ids *, uint32_t thing);

/*
 * slice_id_count.c: sets the ids of n rows of the table by counting: 0; or -1
 * if arrays cost less, with what was counted before.  ids may be things.
 */
int		 id_count(struct slice_ids *, const uint32_t *things,
		    uint32_t *ids, size_t n);
/* Sets *thing to the one that has an id, in the same way. */
int		 id_find(struct slice_ids *, uint32_t id, uint32_t *thing);

#endif
