#ifndef RECORDS_H
#define RECORDS_H
/* Rows of facts of a builder; records.c. */
#include "builder_int.h"

/* Numbers of a part -> of the first one. */
struct record_maps {
	const uint32_t	*string, *upid, *track, *callsite;
};

/* Appends the rows of a part. */
void	records_append(struct builder *, const struct builder *,
	    const struct record_maps *);
/* Adds to all times. */
void	records_shift(struct builder *, int64_t);
void	records_free(struct builder *);

#endif
