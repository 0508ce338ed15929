#ifndef TTV_SQL_SLICES_H
#define TTV_SQL_SLICES_H
/*
 * sql_slices: all rows of the tables slice and flow, one after the other, for
 * those who want nearly all of their columns: a tenth of what a statement
 * takes.
 */
#include <stdint.h>

struct sql;

struct sql_slice {
	uint32_t	 id;		/* ascend from 0 */
	uint32_t	 entry;		/* ttv/slice_id.h */
	uint32_t	 ahead;		/* that of a row soon to come, of which
					 * to fetch what is read; or NONE */
	int64_t		 ts, dur;	/* dur -1: unfinished */
	int64_t		 self;		/* ns that no slice right inside covers;
					 * -1: unfinished */
	uint32_t	 kind, root_kind; /* of the model; its own, and that of
					 * the outermost slice around it */
	uint32_t	 depth;
	int64_t		 parent_id;	/* -1: none */
	uint32_t	 track_id;	/* in the table track */
};

/*
 * Calls fn for each row until it returns other than 0, which is then returned;
 * else returns 0.
 */
int	sql_slices(struct sql *, int (*fn)(void *, const struct sql_slice *),
	    void *arg);

struct sql_flow {
	uint32_t	 id;		/* ascend from 0 */
	uint32_t	 from, to;	/* entries ... */
	uint32_t	 from_id, to_id; /* ... and their ids */
	uint32_t	 kind;		/* of the model; NONE: no name */
};
/* The same for rows of the table flow. */
int	sql_flows(struct sql *, int (*fn)(void *, const struct sql_flow *),
	    void *arg);

#endif
