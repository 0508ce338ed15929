#ifndef REPORT_H
#define REPORT_H
/*
 * The parse report: the warnings of a trace, with their places.
 */
#include <stddef.h>
#include <stdint.h>

struct buf;
struct trace;

/* An offset of the trace, for people. */
struct report_place {
	const char	*path;
	uint64_t	 offset;	/* in the file, inflated */
	uint64_t	 line;		/* from 1; 0: unknown */
};
void	report_place(const struct trace *, uint64_t off, struct report_place *);

/* Adds the array of at most `max` warnings, with at most `places` each. */
void	report_json(struct buf *, const struct trace *, uint32_t places,
	    size_t max);
/* Adds a paragraph for each warning, or nothing. */
void	report_text(struct buf *, const struct trace *, uint32_t places,
	    size_t max);
/* Adds the object of event counts by name. */
void	report_counts_json(struct buf *, const struct trace *);

#endif
