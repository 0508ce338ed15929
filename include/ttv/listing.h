#ifndef TTV_LISTING_H
#define TTV_LISTING_H
/*
 * listing: things of a trace as the rows of a table, in the order of a column:
 * slices, or the hits of a search.
 *
 * A listing keeps the order and no texts: 4 bytes a row (8 of a filtered one).
 * While it is made it needs 16 bytes a row besides.  Rows of equal keys stand
 * in the order of the model.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/area.h"
#include "ttv/entity.h"

struct err;
struct find_hit;
struct trace;

enum listing_column {
	LISTING_START,		/* ns */
	LISTING_LENGTH,		/* ns; unfinished and without: INT64_MIN */
	LISTING_SELF,		/* ns; the same */
	LISTING_NAME,
	LISTING_CATEGORY,
	LISTING_TRACK,		/* thread, or what else it stands on */
	LISTING_DEPTH,
	LISTING_COLUMNS
};
extern const char *const listing_words[LISTING_COLUMNS + 1]; /* NULL at the
							       * end */

struct listing_query {
	enum listing_column sort;
	int		 inverted;	/* 0: longest, earliest, A first */
	/*
	 * The terms of a filter (ttv/filter.h), all of which must hold; a text
	 * is the name or in the label of the track.  NULL: all rows.
	 */
	const char	*pattern;
	unsigned	 whats;		/* slices of these, a bit for each
					 * enum area_what; 0: all */
	/* The rows: n hits, which outlive the listing; NULL: slices. */
	const struct find_hit *hits;
	uint64_t	 nhits;		/* below UINT32_MAX */
	int		 threads;	/* at least 1 */
	struct area_progress *progress;	/* counts rows; or NULL */
};

struct listing {
	const struct trace *t;
	const struct find_hit *hits;
	uint32_t	*order;		/* by line: a row; NULL: it is the line
					 */
	uint32_t	*row;		/* by row: a slice or hit; NULL: the
					 * row's number */
	uint64_t	 n;		/* lines */
	uint64_t	 all;		/* rows before the filter */
};

/*
 * Returns the slices that a list has unless others are asked for: all but what
 * ran on CPUs and the states of threads, most of which are waits.  A trace that
 * has no others: what ran on CPUs, or else the states.
 */
unsigned listing_whats(const struct trace *);
/*
 * Makes a listing: 0; -1 and *err for a bad pattern; -1 and no error when
 * progress->cancel was set.  The listing is to be freed in all cases, before
 * the trace.  O(n), a little more where lengths lie far apart.
 */
int	 listing_make(struct listing *, const struct trace *,
	    const struct listing_query *, struct err *);
void	 listing_free(struct listing *);
/* Returns the thing of a line. */
struct entity_ref listing_thing(const struct listing *, uint64_t line);
/*
 * Returns the number in a column, of which LISTING_NAME, CATEGORY and TRACK
 * have none: INT64_MIN.  O(log n).
 */
int64_t	 listing_number(const struct trace *, const struct entity_ref *,
	    enum listing_column);
/* Returns the string of a name or category; 0 for none. */
uint32_t listing_string(const struct trace *, const struct entity_ref *,
	    enum listing_column);

#endif
