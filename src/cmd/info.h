#ifndef INFO_H
#define INFO_H
/* The facts that both forms of `ttv info` print. */
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/flame.h"
#include "ttv/name_sums.h"
#include "ttv/trace.h"

struct buf;

#define NAME_COLS	42	/* of names, in tables for people */

struct info {
	const struct trace	*trace;
	struct name_sums	 names;		/* sorted; not cut to `top` */
	size_t			 most;		/* lines of a kind; 0: all */
	size_t			 top;		/* names to print */
	struct flame		 functions;	/* of samples; else no names */
	size_t			 top_functions;	/* of them to print */
	int64_t			 start, end;	/* of the part */
	uint64_t		 count[ENTITIES]; /* things by kind */
	uint64_t		 sched, states;	/* of the slices */
	uint64_t		*slices, *instants;	/* by track */
	uint64_t		*values;	/* by series; and their range */
	double			*least, *most_of;
	uint64_t		*process_slices; /* by upid: all tracks */
	uint32_t		*process_threads; /* by upid: how many */
	uint64_t		 unbound;	/* flows with one end only */
};

/*
 * info_count.c: fills the counts, of the things of some sets by enum entity, or
 * of all for NULL; and frees them.
 */
void	info_count(struct info *, const struct bits *kept);
void	info_count_free(struct info *);
void	info_json(struct buf *, const struct info *);
void	info_text(struct buf *, const struct info *);
/* Adds the table of tracks, processes and threads. */
void	info_tracks(struct buf *, const struct info *);

#endif
