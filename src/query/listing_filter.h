#ifndef LISTING_FILTER_H
#define LISTING_FILTER_H
/*
 * The filter of a listing: the terms of ttv/filter.h, but a text without a word
 * before it is a name or a part of the label of a track, and "key=value" is
 * such a text too.
 */
#include <stdint.h>

#include "ttv/entity.h"
#include "ttv/filter.h"
#include "filter_parse.h"

struct err;
struct trace;

struct listing_filter {
	struct filter_term	 terms[FILTER_TERMS];
	int			 n;
	uint16_t		 all, negated;	/* a bit a term */
	int			 by_length;
	int			 by_trace;
	uint16_t		*kinds, *tracks; /* terms that hold */
	uint32_t		 traces[FILTER_TERMS];	/* of TERM_TRACE */
};

/*
 * Opens a filter of a trace, which must outlive it: 0, or -1 and *err, with
 * nothing to close.  O(terms * (kinds + tracks)).
 */
int	listing_filter_open(struct listing_filter *, const struct trace *,
	    const char *text, struct err *);
void	listing_filter_close(struct listing_filter *);
/* Returns 1 if all terms hold of a thing. */
int	listing_filter_keeps(const struct listing_filter *,
	    const struct trace *, const struct entity_ref *);
/* Returns the same of a slice on a track. */
int	listing_filter_slice(const struct listing_filter *,
	    const struct trace *, uint32_t track, uint32_t slice);

#endif
