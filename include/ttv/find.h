#ifndef TTV_FIND_H
#define TTV_FIND_H
/*
 * Search.  A pattern is matched against the names of the kinds, of which there
 * are thousands, never against slices: that is done at once.  If wanted it is
 * then matched against all args, key by key and value by value, in the
 * background (find_args.c).  Hits are slices, instants and whatever else has
 * args, in the order of time.
 *
 * Patterns: a substring, in any case unless it has a capital ("paint",
 * "PaintLayer"); or a regular expression between slashes (PCRE2's, within
 * bounds: query/regex.c), by the same rule of case ("/^v8\..*GC$/").  In args a key or a value has to match,
 * as it reads when escapes are decoded; numbers and words as they are written.
 */
#include <stdint.h>

#include "ttv/entity.h"

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
	int		 exact;		/* the pattern is a name as it stands */
	int		 no_names;	/* it is for args alone */
	uint32_t	 track;		/* hits on this track only, or NONE */
	uint64_t	 n;		/* hits so far, exact */
	uint64_t	 named;		/* of those, by name */
	uint64_t	 costly;	/* texts that are neither hits nor none:
					 * too costly to match */
	struct match	*match;		/* names are being matched ... */
	uint32_t	 nmatched;	/* ... those of so many kinds are */
	struct hits	*hits;		/* made by the first step, or for args */
	int		 marked;	/* what is hit by name is among them ... */
	uint64_t	 mark;		/* ... or as much of what may be */
	struct find_job	*job;		/* args are or were searched */
	int		 in_args;	/* the same, also after find_again() */
};

/*
 * Names that match the pattern; marks kinds and counts.  O(kinds) plus, with a
 * track, O(slices of it).  0, or -1 and *err for a bad regular expression; the
 * search before it is then kept.
 */
int	find_pattern(struct find *, const struct trace *, const char *pattern,
	    uint32_t track, struct err *);
/*
 * The same in pieces: find_names() goes on for some ms (-1: to the end) and
 * returns 1 when all names are matched, which is when they are counted.  What
 * asks for hits before has the rest matched at once.
 */
int	find_begin(struct find *, const struct trace *, const char *pattern,
	    uint32_t track, struct err *);
int	find_names(struct find *, const struct trace *, int64_t ms);
/* A search that looks at no names: its hits come from find_args_start(). */
int	find_pattern_in_args(struct find *, const struct trace *,
	    const char *pattern, struct err *);
/* The same for one name, exactly. */
void	find_name(struct find *, const struct trace *, uint32_t name,
	    uint32_t track);
/*
 * The same search in another trace; `track` is the search's track there.  The
 * one that it was made for must still be there.  Does not go on with args; its
 * names are begun (find_begin()), unless it is for one name.
 */
void	find_again(struct find *, const struct trace *, uint32_t track);
/* Ends what runs in the background, too. */
void	find_clear(struct find *);

/*
 * Marks hits by name, which steps need: those among the next `most` slices and
 * instants.  1: that was all.  O(most), two ms a million.
 */
int	find_mark(struct find *, const struct trace *, uint64_t most);

/*
 * The next hit (dir 1) after, or the previous one (-1) before a place: a time
 * and what is selected there, so that hits that start together are all
 * visited.  Type and id of a place without a selection: ENTITY_SLICE, and NONE
 * to find hits at ts too.  0, or -1 when there is none on that side.  *index
 * is the hit's number from 1, unless index is NULL, which is faster.
 *
 * Marks what is not marked yet, then O(slices / 64 + rows with hits * log n).
 */
int	find_step(struct find *, const struct trace *, const struct find_hit *at,
	    int dir, struct find_hit *, uint64_t *index);
/* Which hit it is, from 1.  As find_step(). */
uint64_t find_index(struct find *, const struct trace *,
	    const struct find_hit *);
/* The first (dir 1) or last (-1) hit of all. */
int	find_edge(struct find *, const struct trace *, int dir,
	    struct find_hit *, uint64_t *index);

/*
 * Hits by length.  `id` is the slice to start from, or NONE: before all; dir 1:
 * the longest hit that is shorter, -1: the shortest that is longer.  Of equals
 * the one with the lower id is the longer; slices without an end, whose length
 * nobody knows, are the shortest.  What is no slice has no length.
 */
struct find_rank {
	uint32_t	id;
	int		dir;
	uint32_t	best;		/* so far, NONE: none */
	uint64_t	at;		/* 0 to begin with */
};
/*
 * Goes on until some `most` hits are looked at; 1: best it is.  For a search
 * that is marked.
 */
int	find_rank(const struct find *, const struct trace *,
	    struct find_rank *, uint64_t most);

/*
 * All hits so far, in order; the caller frees them.  How many.  O(n), and 32
 * bytes a hit for a moment.
 */
uint64_t find_all(struct find *, const struct trace *, struct find_hit **);

/*
 * Args in the background: for searches by pattern on all tracks.  The threads
 * add hits as they find them, those of events at `near` and behind it first;
 * find_step() sees them, find_args_poll() brings the count up to date.
 */
struct find_args {
	int		  threads;	/* 0: as many as there are cores */
	uint64_t	  near;		/* an offset of the input */
	void		(*news)(void *); /* from any thread, now and then and
					 * at the end; NULL: not wanted */
	void		 *arg;
};
/* 0, or -1 when there is nothing to search: no pattern, or no input. */
int	find_args_start(struct find *, const struct trace *,
	    const struct find_args *);
/* 1: it goes on.  *percent: how far it is; may be NULL. */
int	find_args_poll(struct find *, int *percent);
void	find_args_wait(struct find *);
/* Ends it soon and waits for that; what was found stays. */
void	find_args_stop(struct find *);

/*
 * For who draws while it goes on; both change meanwhile.  Bits: thing i of a
 * type is bit first[type] + i.  Ticks: [start + i * step, + step) of the
 * trace has hits, step being (end - start) / FIND_TICKS + 1.  NULL: none.
 */
#define FIND_TICKS	512
const _Atomic uint64_t *find_bits(const struct find *,
	    uint64_t first[ENTITIES]);
const _Atomic uint8_t *find_ticks(const struct find *);

#endif
