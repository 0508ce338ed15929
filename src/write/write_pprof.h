#ifndef WRITE_PPROF_H
#define WRITE_PPROF_H
/* write_pprof: the samples of a cut of a trace as a profile of pprof. */
#include "ttv/write.h"

void	write_pprof(const struct cut *, const struct write_to *,
	    struct write_report *);

#endif
