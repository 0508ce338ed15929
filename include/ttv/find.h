#ifndef TTV_FIND_H
#define TTV_FIND_H
/*
 * Search.  A pattern is matched against the names of the kinds, of which there
 * are thousands, not against slices.  On request the pattern is then matched
 * against all args, key by key and value by value, in the background
 * (find_args.c).  Hits are slices, instants and all other things with args, in
 * the order of time.
 *
 * Patterns: a substring, in any case unless it has a capital ("paint",
 * "PaintLayer"); or a regular expression between slashes (PCRE2's, within
 * bounds: query/regex.c), by the same rule of case ("/^v8\..*GC$/").  In args a
 * key or a value has to match, as it reads when escapes are decoded; numbers
 * and words as they are written.
 *
 * A pattern behind FIND_CATEGORY is matched against categories instead, and not
 * against args; "/cat:/" finds names that begin so.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/entity.h"

#define FIND_CATEGORY	"cat:"

struct err;
struct trace;

struct find_hit {
	int64_t		ts;
	uint32_t	id;
	enum entity	type;
};

struct hits;
struct match;
struct find_job;

struct find {
	char		*pattern;	/* NULL: no search */
	uint8_t		*kinds;		/* a kind: 1 when it matches; owned */
	int		 exact;		/* the pattern is a full name, not a
					 * substring */
	int		 given;		/* the hits are of find_given() */
	int		 no_names;	/* the search looks at args only */
	int		 by_category;	/* the pattern is one of categories */
	uint32_t	 track;		/* hits on this track only, or NONE */
	uint64_t	 n;		/* hits so far, exact */
	uint64_t	 named;		/* hits by name, of those n */
	uint64_t	 costly;	/* texts that are neither hits nor none:
					 * too costly to match */
	struct match	*match;		/* names are being matched; ... */
	uint32_t	 nmatched;	/* ... this number of kinds is done */
	struct hits	*hits;		/* of the first step, or for args */
	int		 marked;	/* all hits by name are in `hits`;
					 * ... */
	uint64_t	 mark;		/* ... else this number of things is
					 * done */
	struct find_job	*job;		/* args are or were searched */
	int		 in_args;	/* also after find_again() */
};

/*
 * Searches names for the pattern: marks kinds and counts hits.  O(kinds) plus,
 * with a track, O(slices of the track).  Returns 0, or -1 and *err for a bad
 * regular expression, and keeps the search before it.
 */
int	find_pattern(struct find *, const struct trace *, const char *pattern,
	    uint32_t track, struct err *);
/*
 * find_begin() begins what find_pattern() does; find_names() continues for `ms`
 * milliseconds (-1: to the end) and returns 1 when all names are matched and
 * hits are counted.  A function that needs hits earlier matches the rest first.
 */
int	find_begin(struct find *, const struct trace *, const char *pattern,
	    uint32_t track, struct err *);
int	find_names(struct find *, const struct trace *, int64_t ms);
/* Begins a search without names: all hits come from find_args_start(). */
int	find_pattern_in_args(struct find *, const struct trace *,
	    const char *pattern, struct err *);
/* Searches for one name, exactly. */
void	find_name(struct find *, const struct trace *, uint32_t name,
	    uint32_t track);
/*
 * Makes n slices and instants the hits, instead of a search; `label` says what
 * they are.  Another trace forgets them.
 */
void	find_given(struct find *, const struct trace *, const char *label,
	    const struct entity_ref *, size_t n);
/*
 * Repeats the search in another trace; `track` is the search's track there.
 * The trace that the search was made for must still exist.  Does not continue
 * with args; begins the names (find_begin()), unless the search is for one
 * name.
 */
void	find_again(struct find *, const struct trace *, uint32_t track);
/* Clears the search; ends the background search as well. */
void	find_clear(struct find *);

/*
 * Marks hits by name, which steps need, among the next `most` slices and
 * instants; returns 1 after the last.  O(most).
 */
int	find_mark(struct find *, const struct trace *, uint64_t most);

/*
 * Finds the next hit (dir 1) after, or the previous one (-1) before a place: a
 * time and the selection there, so that hits that start together are all
 * visited.  Type and id of a place without a selection: ENTITY_SLICE, and NONE
 * to find hits at ts too.  Returns 0, or -1 without a hit on that side.  *index
 * is the hit's number from 1, unless index is NULL, which is faster.
 *
 * Marks what is not marked yet, then O(slices / 64 + rows with hits * log n).
 */
int	find_step(struct find *, const struct trace *,
	    const struct find_hit *at, int dir, struct find_hit *,
	    uint64_t *index);
/* Returns the number of a hit, from 1.  Costs what find_step() costs. */
uint64_t find_index(struct find *, const struct trace *,
	    const struct find_hit *);

/*
 * Hits by length.  `id` is the slice to start from, or NONE: before all; dir 1:
 * the longest hit that is shorter, -1: the shortest that is longer.  Of equals
 * the one with the lower id is the longer; slices without an end, whose length
 * is unknown, are the shortest.  Things other than slices have no length.
 */
struct find_rank {
	uint32_t	id;
	int		dir;
	uint32_t	best;		/* so far; NONE: no hit yet */
	uint64_t	at;		/* 0 to begin with */
	int		totals;		/* the trace has totals, which come
					 * behind all others; set by
					 * find_rank() */
};
/*
 * Looks at `most` more hits; returns 1 when `best` is final.  For a search
 * whose hits are marked.
 */
int	find_rank(const struct find *, const struct trace *,
	    struct find_rank *, uint64_t most);

/*
 * Gets all hits so far in order, in memory that the caller frees; returns their
 * number.  O(n); needs 32 bytes a hit while it runs.
 */
uint64_t find_all(struct find *, const struct trace *, struct find_hit **);
/*
 * The same in two steps.  find_copy() copies the set of the hits so far, 1.1
 * bits a thing of the trace; find_copy_list(), which any thread may call, makes
 * the list of a copy and frees the copy.  find_copy_free() only frees it.
 */
struct hits *find_copy(struct find *, const struct trace *);
uint64_t find_copy_list(struct hits *, struct find_hit **);
void	find_copy_free(struct hits *);

/*
 * Searches args in the background, for searches by pattern on all tracks.  The
 * threads add hits as they find them, those of events at offset `near` and
 * behind it first; find_step() sees the hits, find_args_poll() updates the
 * count.
 */
struct find_args {
	int		  threads;	/* 0: one a core */
	uint64_t	  near;		/* an offset of the input */
	void		(*news)(void *); /* from any thread, every few hits and
					  * at the end; may be NULL */
	void		 *arg;
};
/* Starts the threads: 0, or -1 without a pattern or without an input. */
int	find_args_start(struct find *, const struct trace *,
	    const struct find_args *);
/* Returns 1 while the search runs.  *percent: progress; may be NULL. */
int	find_args_poll(struct find *, int *percent);
void	find_args_wait(struct find *);
/* Stops the threads and waits for their end; keeps the hits. */
void	find_args_stop(struct find *);

/*
 * Return what a frame draws while the search runs and adds to it.  Bits: thing
 * i of a type is bit first[type] + i.  Ticks: [start + i * step, + step) of the
 * trace has hits, step being (end - start) / FIND_TICKS + 1.  NULL: no args
 * searched.
 */
#define FIND_TICKS	512
const _Atomic uint64_t *find_bits(const struct find *,
	    uint64_t first[ENTITIES]);
const _Atomic uint8_t *find_ticks(const struct find *);

#endif
