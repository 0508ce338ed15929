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
#include "ttv/bits.h"
#include "ttv/entity.h"

struct err;
struct find_hit;
struct trace;

/*
 * THE table of columns, from left to right: all that the viewer's lists, `ttv
 * list`, help, errors and the manual say of them is made of these rows.
 *
 * X(id, word, title, unit, order, cols, wide, number, help): a column is `cols`
 * wide with a blank behind (0: all that is left) on a screen that is at least
 * `wide` columns; number(trace, thing) is what a column of numbers has; `help`
 * is of the member of JSON.
 */
#define LISTING_ROWS(X)							\
	X(START, "ts", "START", LISTING_IS_TIME, LISTING_RISES, 19, 0, \
	    listing_start, "when it begins")				\
	X(LENGTH, "dur", "LENGTH", LISTING_IS_LENGTH, LISTING_FALLS, \
	    10, 0, listing_length, "how long it takes; null: it has no end") \
	X(SELF, "self", "SELF", LISTING_IS_LENGTH, LISTING_FALLS, 10, 72, \
	    listing_self, "of that, what is in no slice below")		\
	X(DEPTH, "depth", "DEPTH", LISTING_IS_COUNT, LISTING_FALLS, 7, 110, \
	    listing_depth, "slices around it")				\
	X(TRACK, "track", "TRACK", LISTING_IS_TRACK, LISTING_RISES, 26, 60, \
	    NULL, "label of its thread, or what else it stands on")	\
	X(CATEGORY, "category", "CATEGORY", LISTING_IS_CATEGORY,	\
	    LISTING_RISES, 14, 100, NULL, "its category")		\
	X(NAME, "name", "NAME", LISTING_IS_NAME, LISTING_RISES, 0, 0, NULL, \
	    "its name")

/* What else a list is sorted by: of a process, lists have a column beside. */
#define LISTING_ORDER_ROWS(X)						\
	X(PROCESS, "process", "PROCESS", LISTING_IS_TRACK,		\
	    LISTING_RISES, 0, 0, NULL, "label of its process")

enum listing_column {
#define LISTING_ID(id, ...)	LISTING_##id,
	LISTING_ROWS(LISTING_ID)
	LISTING_COLUMNS,
	LISTING_LAST = LISTING_COLUMNS - 1,	/* orders go on from here */
	LISTING_ORDER_ROWS(LISTING_ID)
	LISTING_ORDERS
#undef LISTING_ID
};

/* The words of all columns, and of all orders, a blank before each. */
#define LISTING_WORD(id, word, ...)	" " word
#define LISTING_WORDS			LISTING_ROWS(LISTING_WORD)
#define LISTING_ORDER_WORDS	LISTING_WORDS LISTING_ORDER_ROWS(LISTING_WORD)

enum listing_unit {
	LISTING_IS_TIME,	/* ns, of the trace's clock */
	LISTING_IS_LENGTH,	/* ns; unfinished and without: INT64_MIN */
	LISTING_IS_COUNT,
	LISTING_IS_TRACK,	/* thread, or what else it stands on */
	LISTING_IS_CATEGORY,
	LISTING_IS_NAME
};
#define LISTING_IS_NUMBER(unit)	((unit) <= LISTING_IS_COUNT)

struct listing_row {
	const char	*word;		/* in files, and what to sort by */
	const char	*title;
	enum listing_unit unit;
	enum { LISTING_RISES, LISTING_FALLS } order;
	int		 cols, wide;	/* of the viewer, see above */
	int64_t		(*number)(const struct trace *,
			    const struct entity_ref *);
	const char	*help;
};
extern const struct listing_row listing_rows[LISTING_ORDERS];

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
/*
 * Adds the slices that the terms of a filter leave to *slices, which is not
 * inited: 0, or -1 and *err.  O(slices).
 */
int	 listing_slices(const struct trace *, const char *pattern,
	    struct bits *slices, struct err *);
/*
 * Does so for each kind of things, into sets by enum entity, but for flows, of
 * which all are added.  The sets are freed by the caller, also after -1.
 */
int	 listing_sets(const struct trace *, const char *pattern,
	    struct bits sets[ENTITIES], struct err *);
/* Returns whether all its things are of one category, whose string is *cat. */
int	 listing_one_category(const struct listing *, uint32_t *cat);
/* Returns the thing of a line. */
struct entity_ref listing_entity(const struct listing *, uint64_t line);
/* Returns the number in a column; INT64_MIN: it has none.  O(log n). */
int64_t	 listing_number(const struct trace *, const struct entity_ref *,
	    enum listing_column);
/* Returns the string of a name or category; 0 for none. */
uint32_t listing_string(const struct trace *, const struct entity_ref *,
	    enum listing_column);
/* Writes what people see in a column; returns its length. */
size_t	 listing_text(const struct trace *, const struct entity_ref *,
	    enum listing_column, char *, size_t n);

#endif
