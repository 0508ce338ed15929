#ifndef TTV_BRIEF_H
#define TTV_BRIEF_H
/*
 * brief: what a trace says in its first minute: which kind of trace it is, a
 * few facts, and the things that took its time, or its memory.
 *
 * A kind of trace is a row of the table in query/brief.c and a file of its own:
 * how it is known by what is in the model, and what is said of it.  No kind
 * asks for a format.  Facts and lines are of the time that is asked about.
 *
 * Cost: that of a pass over what the kind looks at, so a thread makes it; the
 * kind itself is known at once, in O(tracks + threads + names).
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/arena.h"
#include "ttv/entity.h"

struct area_progress;
struct label_rules;
struct trace;

#define BRIEF_FACTS	4
#define BRIEF_PARTS	5
#define BRIEF_LINES	16	/* of a part: as many as a screen has */

struct brief_query {
	int64_t		 t0, t1;	/* t0 <= t1 */
	const uint8_t	*tracks;	/* by track: 1 counts; NULL: all */
	const uint32_t	*slow;		/* slowest slices, the longest first, */
	size_t		 nslow;		/* for the kind that has no other */
	const struct label_rules *rules; /* of the user, or NULL */
	int		 plain;		/* 1: as a trace of no known kind */
	int		 threads;	/* at least 1 */
	struct area_progress *progress;	/* or NULL */
};

struct brief_line {
	struct entity_ref at;		/* where it leads */
	const char	*number;	/* "141 ms", "+8.0 MiB" */
	double		 share;		/* percent; 0: it has none */
	const char	*text;		/* what it is; not sanitised */
	const char	*where;		/* thread or process; "" */
};
struct brief_part {			/* lines of one meaning, the first most
					 * important */
	const char	*word;		/* "longest" */
	int		 ends;		/* 1: texts begin with what matters;
					 * 0: they may be cut in the middle */
	struct brief_line v[BRIEF_LINES];
	size_t		 n;
};

struct brief_kind;
struct brief {
	const struct brief_kind *kind;
	const char	*fact[BRIEF_FACTS];	/* "10 processes" */
	const char	*brief[BRIEF_FACTS];	/* ... with fewer columns, or
						 * NULL */
	size_t		 nfacts;
	struct brief_part part[BRIEF_PARTS];
	size_t		 nparts;
	int		 names;		/* 1: sums of all names say something
					 * beside these parts */
	struct arena	 arena;		/* of all texts */
};

struct brief_kind {
	const char	*name;		/* "Chrome page"; NULL: not known */
	/* Returns whether a trace is of this kind, without a pass over it. */
	int		(*is)(const struct trace *);
	/* Adds facts and parts. */
	void		(*fill)(struct brief *, const struct trace *,
			    const struct brief_query *);
	/* Returns whether names on a track count for sums beside the parts;
	 * NULL: those of all threads do. */
	int		(*works)(const struct trace *, uint32_t track);
	/* Returns the track that the trace is opened on, or NONE: no track of
	 * this trace is more than others; NULL: of none of this kind. */
	uint32_t	(*about)(const struct trace *);
	int		 general;	/* 1: of programs of any kind: a small
					 * trace says it all by itself */
	/* What comes next, "heaviest-path why;flame ...": commands of the
	 * viewer, a word or two behind each; NULL: nothing. */
	const char	*next;
	int		 full;		/* 1: its parts alone have a line each
					 * in a small pane: there is one more
					 * for what comes next */
};

/* Returns the kind of a trace: never NULL. */
const struct brief_kind *brief_kind(const struct trace *);
/* Returns the track that a trace is opened on, or NONE. */
uint32_t brief_about(const struct trace *);
/*
 * Fills a brief.  Returns 0, or -1 when progress->cancel was set; the brief is
 * to be freed in both cases, before the trace.
 */
int	 brief_make(struct brief *, const struct trace *,
	    const struct brief_query *);
void	 brief_free(struct brief *);

#endif
