#ifndef HEAVY_STEP_H
#define HEAVY_STEP_H
/*
 * Heavy threads from inside: their stretches and strips, and the steps that
 * heavy.c takes with them.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "heavy.h"
#include "look.h"

enum heavy_state {
	RAW,				/* as read; may be out of order */
	SORTED,
	PAIRED,
	SMOOTH,				/* and nothing but nesting is left */
	NESTED
};

struct heavy {
	uint32_t	 track;
	struct spans	*spans;
	enum heavy_state state;
	struct look	 look;
	struct stretch	*v;
	size_t		 n;
	atomic_int	 crossed;	/* slices do */
};

struct stretch {			/* a chunk */
	struct heavy	*of;
	struct rec_chunk *chunk;
	struct look	 look;
	size_t		 ends;		/* E in stretches before */
	size_t		 first;		/* spans in stretches before */
	struct pair_part part;
	struct nest_lane left;		/* what it leaves open */
	int		 deep;		/* which is too much */
	struct nest_open *in;		/* what is open when it begins */
	size_t		 nin;
	struct nest_row	*rows;		/* what it has of each */
	size_t		 nrows;
	struct warn	 warn;
};

struct heavy_strip {
	struct strip	 strip;
	struct heavy	*of;
	size_t		 nrows;		/* that it may have any of */
	struct rec_chunk *chunk;	/* owned; NULL: it has but some of it */
	struct slice_range	*all;		/* or it is a thread of too many rows */
};

struct heavies {
	struct finish	*f;
	struct slice_range	*places;	/* by track */
	struct heavy	*v;
	size_t		 n;
	struct stretch	*stretches;	/* of all */
	size_t		 nstretches;
	struct heavy_strip *strips;	/* of all, once they have rows */
	size_t		 nstrips, strips_cap;

	/* of what is below, and of who waits for a step to be done */
	pthread_mutex_t	 lock;
	pthread_cond_t	 changed;
	size_t		 step;		/* in steps[] */
	size_t		 njobs, next, done;	/* of it */
	size_t		 nothers, next_other;
	void		(*other)(void *, size_t);
	void		*arg;
};

/*
 * heavy_rows.c: a stretch is looked at, paired, seen for what it leaves open,
 * nested; each time the stretches of a thread are joined then.  A thread goes
 * from state to state on the way, or stays behind for the rest.
 */
void	heavy_look(struct heavies *, struct stretch *);
void	heavy_look_join(struct heavies *, struct heavy *);
void	heavy_pair(struct heavies *, struct stretch *);
void	heavy_pair_join(struct heavies *, struct heavy *);
void	heavy_left(struct heavies *, struct stretch *);
void	heavy_left_join(struct heavies *, struct heavy *);
void	heavy_nest(struct heavies *, struct stretch *);
void	heavy_nest_join(struct heavies *, struct heavy *);
void	heavy_rest(struct heavies *, struct heavy *);

/*
 * heavy_strips.c: threads that have their rows are cut into strips, which are
 * counted, begun and written.
 */
void	heavy_cut_strips(struct heavies *);
void	heavy_count(struct heavies *, struct heavy_strip *);
void	heavy_begin(struct heavies *);
void	heavy_write(struct heavies *, struct heavy_strip *);

#endif
