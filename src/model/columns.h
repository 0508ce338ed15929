#ifndef COLUMNS_H
#define COLUMNS_H
/*
 * Spans are written into the slice columns.  columns.c
 */
#include <stddef.h>
#include <stdint.h>

#include "spans.h"

struct place {				/* of a track that has slices */
	struct spans	*spans;
	uint32_t	 slice;		/* its first */
	uint32_t	 end, nends;	/* in end_slice; how many there are */
};

/* Where the next slice of a row goes, and the end of the next that has one. */
struct row_at {
	uint32_t	slice, end;
};

/* Spans of a track that stand together. */
struct strip {
	struct rec	*recs;
	size_t		 n;
	const uint32_t	*row;		/* of each */
	struct row_at	*at;		/* of each row; owned by who made it */
};

/* Makes the columns and the arrays of ends. */
void	columns_alloc(struct trace *, size_t nslices, size_t nends);
/*
 * Where the rows of a track begin, to be freed; and how many ends there are
 * gets known.
 */
struct row_at *columns_rows(struct place *);
/*
 * Writes the slices of a strip and their ends; the recs go back to the system
 * as they are read.  Strips of a track come in order and share their rows, or
 * each has its own, as strip_count() and then strip_begin() have made them.
 */
void	strip_write(const struct strip *, struct trace *,
	    const uint64_t *ends);
/* A track that is all one strip after the other. */
void	columns_track(struct trace *, struct place *);

/* Makes at[], of so many rows: how many slices and ends the strip has. */
void	strip_count(struct strip *, size_t nrows);
/* From these to places: the rows are at `next`, which goes on. */
void	strip_begin(struct strip *, struct row_at *next, size_t nrows);

#endif
