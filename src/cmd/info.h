#ifndef INFO_H
#define INFO_H
/* The facts that both forms of `ttv info` print. */
#include <stdint.h>

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
	uint64_t		*process_slices; /* by upid: all tracks */
	uint32_t		*process_threads; /* by upid: how many */
	uint64_t		 unbound;	/* flows with one end only */
};

void	info_json(struct buf *, const struct info *);
void	info_text(struct buf *, const struct info *);
/* Adds the table of tracks, processes and threads. */
void	info_tracks(struct buf *, const struct info *);

#endif
