#ifndef REPORT_H
#define REPORT_H
/*
 * The parse report: the warnings of a trace, with their places.
 */
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

/* Adds the array of warnings, with at most `places` places each. */
void	report_json(struct buf *, const struct trace *, uint32_t places);
/* Adds a paragraph for each warning, or nothing. */
void	report_text(struct buf *, const struct trace *, uint32_t places);
/* Adds the object of event counts by name. */
void	report_counts_json(struct buf *, const struct trace *);

#endif
