#ifndef WRITE_JSON_H
#define WRITE_JSON_H
/* write_json: a cut of a trace in the Trace Event Format. */
#include "ttv/write.h"

void	write_json(const struct cut *, const struct write_to *,
	    struct write_report *);

#endif
