#ifndef TTV_LOD_H
#define TTV_LOD_H
/*
 * Level of detail: what a column of the screen needs to know of the slices
 * that it covers, in O(log n), without visiting them.  All take a run of
 * slices [first, last) of one row.  Unfinished slices reach to the end of the
 * trace.
 */
#include <stddef.h>
#include <stdint.h>

struct trace;

/* The slice of the longest duration; the first of equals. first < last. */
uint32_t	lod_longest(const struct trace *, uint32_t first, uint32_t last);
/* The sum of their durations in ns (they do not overlap). */
int64_t		lod_covered(const struct trace *, uint32_t first, uint32_t last);

struct lod_column {
	uint32_t	n;		/* slices that touch [t0, t1) */
	uint32_t	longest;	/* the one that covers most of it, about:
					 * the longest by its own duration; NONE */
	int64_t		covered;	/* ns of [t0, t1) that slices cover */
	uint32_t	first;		/* first slice that touches it; NONE */
};
/* What a row has in [t0, t1), t0 < t1. Zero-length slices count in n. */
void		lod_column(const struct trace *, uint32_t row, int64_t t0,
		    int64_t t1, struct lod_column *);
/* The same for who knows which slices of the row begin in [t0, t1). */
void		lod_column_run(const struct trace *, uint32_t row,
		    uint32_t first, uint32_t last, int64_t t0, int64_t t1,
		    struct lod_column *);

struct lod_counter {
	uint32_t	n;		/* samples in [t0, t1) */
	double		min, max;	/* of those and of the value held at t0 */
	double		last;		/* value in force just before t1; NaN */
};
/* What a series has in [t0, t1). n == 0: min = max = last = value held. */
void		lod_counter(const struct trace *, uint32_t series, int64_t t0,
		    int64_t t1, struct lod_counter *);
/* The same for who knows which samples, by index, are in [t0, t1). */
void		lod_counter_run(const struct trace *, uint32_t series,
		    uint32_t first, uint32_t last, struct lod_counter *);
/* The value in force at t (step-hold), NaN before the first sample. */
double		lod_counter_at(const struct trace *, uint32_t series, int64_t t);

/*
 * Builds the level of detail of a trace whose rows are complete: lod_start()
 * returns a number of jobs, each of which is done once by lod_job(), in any
 * order and by any threads; then lod_end().  O(slices).
 */
size_t		lod_start(struct trace *);
void		lod_job(struct trace *, size_t);
void		lod_end(struct trace *);
void		lod_destroy(struct trace *);

#endif
