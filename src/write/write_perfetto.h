#ifndef WRITE_PERFETTO_H
#define WRITE_PERFETTO_H
/* write_perfetto: a cut of a trace as protobuf of Perfetto. */
#include "ttv/write.h"

void	write_perfetto(const struct cut *, const struct write_to *,
	    struct write_report *);

#endif
