#ifndef TTV_FIND_H
#define TTV_FIND_H
/*
 * Search by name.  A pattern is matched against the names of the kinds, of
 * which there are thousands, never against slices; the hits are all slices and
 * instants of the kinds that match, in the order of time.
 *
 * Patterns: a substring, in any case unless it has a capital ("paint",
 * "PaintLayer"); or an extended regular expression between slashes, by the
 * same rule of case ("/^v8\..*GC$/").
 */
#include <stdint.h>

struct err;
struct trace;

enum find_type { FIND_SLICE, FIND_INSTANT };
struct find_hit {
	int64_t		ts;
	uint32_t	id;		/* a slice or an instant */
	uint32_t	type;		/* enum find_type */
};

struct find {
	char		*pattern;	/* NULL: no search */
	uint8_t		*kinds;		/* a kind: 1 when it matches; owned */
	int		 exact;		/* the pattern is a name as it stands */
	uint32_t	 track;		/* hits on this track only, or NONE */
	uint64_t	 n;		/* hits, exact */
	struct find_hit	*hits;		/* by time; made by find_index() */
	int		 indexed;	/* hits are there (n may be 0) */
};

/*
 * Names that match the pattern; marks kinds and counts.  O(kinds) plus, with a
 * track, O(slices of it).  0, or -1 and *err for a bad regular expression; the
 * search before it is then kept.
 */
int	find_pattern(struct find *, const struct trace *, const char *pattern,
	    uint32_t track, struct err *);
/* The same for one name, exactly. */
void	find_name(struct find *, const struct trace *, uint32_t name,
	    uint32_t track);
/* The same search in another trace; `track` is the search's track there. */
void	find_again(struct find *, const struct trace *, uint32_t track);
void	find_clear(struct find *);

/*
 * The next hit (dir 1) after, or the previous one (-1) before a place: a time
 * and what is selected there, so that hits that start together are all
 * visited.  Type and id of a place without a selection: FIND_SLICE, and NONE
 * to find hits at ts too.  0, or -1 when there is none on that side.  *index
 * is the hit's number from 1, 0 when there are too many to know it.
 *
 * The first call of a search makes the index of up to FIND_INDEX hits, O(n);
 * then O(log hits).  With more hits than that it looks at the slices in order
 * from the place on, which is short because they are everywhere.
 */
#define FIND_INDEX	(4u << 20)
int	find_step(struct find *, const struct trace *, const struct find_hit *at,
	    int dir, struct find_hit *, uint64_t *index);
/* The first (dir 1) or last (-1) hit of all. */
int	find_edge(struct find *, const struct trace *, int dir,
	    struct find_hit *, uint64_t *index);

#endif
