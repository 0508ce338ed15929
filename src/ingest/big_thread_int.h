#ifndef BIG_THREAD_INT_H
#define BIG_THREAD_INT_H
/*
 * Heavy threads from inside: their segments and runs, and the steps that
 * big_thread.c takes with them.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "big_thread.h"
#include "event_order.h"

enum big_thread_state {
	RAW,				/* as read; may be out of order */
	SORTED,
	PAIRED,
	SMOOTH,				/* and nothing but nesting is left */
	NESTED
};

struct big_thread {
	uint32_t	 track;
	struct spans	*spans;
	enum big_thread_state state;
	struct event_order order;
	struct segment	*v;
	size_t		 n;
	atomic_int	 crossed;	/* slices do */
};

struct segment {			/* a chunk */
	struct big_thread	*of;
	struct event_chunk *chunk;
	struct event_order order;
	size_t		 ends;		/* E in segments before */
	size_t		 first;		/* spans in segments before */
	struct pair_part part;
	struct nest_lane left;		/* what it leaves open */
	int		 deep;		/* which is too much */
	struct nest_open *in;		/* what is open when it begins */
	size_t		 nin;
	struct nest_row	*rows;		/* what it has of each */
	size_t		 nrows;
	struct warn	 warn;
};

struct big_run {
	struct slice_run	 run;
	struct big_thread	*of;
	size_t		 nrows;		/* that it may have any of */
	struct event_chunk *chunk;	/* owned; NULL: it has but some of it */
	struct slice_range	*all;		/* or it is a thread of too many rows */
};

struct big_threads {
	struct finish	*f;
	struct slice_range	*places;	/* by track */
	struct big_thread	*v;
	size_t		 n;
	struct segment	*segments;	/* of all */
	size_t		 nsegments;
	struct big_run *runs;	/* of all, once they have rows */
	size_t		 nruns_written, runs_cap;

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
 * big_thread_segment.c: a segment is looked at, paired, seen for what it leaves open,
 * nested; each time the segments of a thread are joined then.  A thread goes
 * from state to state on the way, or stays behind for the rest.
 */
void	big_thread_look(struct big_threads *, struct segment *);
void	big_thread_look_join(struct big_threads *, struct big_thread *);
void	big_thread_pair(struct big_threads *, struct segment *);
void	big_thread_pair_join(struct big_threads *, struct big_thread *);
void	big_thread_left(struct big_threads *, struct segment *);
void	big_thread_left_join(struct big_threads *, struct big_thread *);
void	big_thread_nest(struct big_threads *, struct segment *);
void	big_thread_nest_join(struct big_threads *, struct big_thread *);
void	big_thread_rest(struct big_threads *, struct big_thread *);

/*
 * big_thread_run.c: threads that have their rows are cut into runs, which are
 * counted, begun and written.
 */
void	big_thread_cut_runs(struct big_threads *);
void	big_thread_count(struct big_threads *, struct big_run *);
void	big_thread_begin(struct big_threads *);
void	big_thread_write(struct big_threads *, struct big_run *);

#endif
