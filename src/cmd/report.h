#ifndef REPORT_H
#define REPORT_H
/*
 * The parse report: the warnings of a trace, with their places.
 */
#include <stdint.h>

struct buf;
struct trace;

/* Where an offset of the trace is for a person. */
struct report_place {
	const char	*path;
	uint64_t	 offset;	/* in that file, inflated */
	uint64_t	 line;		/* from 1; 0: not known */
};
void	report_place(const struct trace *, uint64_t off, struct report_place *);

/* The array of warnings; with at most `places` places each. */
void	report_json(struct buf *, const struct trace *, uint32_t places);
/* For people. A paragraph each; nothing when there are none. */
void	report_text(struct buf *, const struct trace *, uint32_t places);
/* The object of event counts by name. */
void	report_counts_json(struct buf *, const struct trace *);

#endif
