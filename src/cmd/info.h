#ifndef INFO_H
#define INFO_H
/*
 * What the two forms of `ttv info` have in common.
 */
#include <stdint.h>

#include "ttv/stat.h"
#include "ttv/trace.h"

struct buf;

struct info {
	const struct trace	*trace;
	struct stats		 names;		/* sorted; all of them */
	size_t			 top;		/* how many to show */
	uint64_t		*process_slices; /* by upid, of all tracks */
	uint32_t		*process_threads; /* by upid: how many */
	uint64_t		 unbound;	/* flows with one end only */
};

void	info_json(struct buf *, const struct info *);
void	info_text(struct buf *, const struct info *);

#endif
