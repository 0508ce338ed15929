#ifndef INFO_H
#define INFO_H
/* The facts that both forms of `ttv info` print. */
#include <stdint.h>

#include "ttv/flame.h"
#include "ttv/stat.h"
#include "ttv/trace.h"

struct buf;

struct info {
	const struct trace	*trace;
	struct stats		 names;		/* sorted; not cut to `top` */
	size_t			 top;		/* names to print */
	struct flame		 functions;	/* of samples; without: no names */
	size_t			 top_functions;	/* of them to print */
	uint64_t		*process_slices; /* by upid: all tracks */
	uint32_t		*process_threads; /* by upid: how many */
	uint64_t		 unbound;	/* flows with one end only */
};

void	info_json(struct buf *, const struct info *);
void	info_text(struct buf *, const struct info *);

#endif
