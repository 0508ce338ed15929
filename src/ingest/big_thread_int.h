#ifndef BIG_THREAD_INT_H
#define BIG_THREAD_INT_H
/*
 * big_thread_int: the segments and runs of big threads, and the steps that
 * big_thread.c takes with them.  Private to big_thread*.c.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "big_thread.h"
#include "event_order.h"

enum big_thread_state {
	RAW,				/* as read; may be out of order */
	SORTED,
	PAIRED,
	SMOOTH,				/* PAIRED, and all that is left to do is
					 * to nest */
	NESTED
};

struct big_thread {
	uint32_t	 track;
	struct spans	*spans;
	enum big_thread_state state;
	struct event_order order;
	struct segment	*v;
	size_t		 n;
	atomic_int	 crossed;	/* 1: slices overlap without nesting */
};

struct segment {			/* a chunk of a thread */
	struct big_thread	*of;
	struct event_chunk *chunk;
	struct event_order order;
	size_t		 ends;		/* number of E in earlier segments */
	size_t		 first;		/* number of spans in earlier ones */
	struct pair_part part;
	struct nest_lane left;		/* slices it leaves open */
	int		 deep;		/* 1: more than `left` may hold */
	struct nest_open *in;		/* slices open when it begins */
	size_t		 nin;
	struct nest_row	*rows;		/* its share of each row */
	size_t		 nrows;
	struct warn	 warn;
};

struct big_run {
	struct slice_run	 run;
	struct big_thread	*of;
	size_t		 nrows;		/* rows that it may have slices on */
	struct event_chunk *chunk;	/* owned; NULL: a part of a chunk */
	struct slice_range	*all;		/* or NULL; a thread of too many
						 * rows, in one run */
};

struct big_threads {
	struct finish	*f;
	struct slice_range	*places;	/* by track */
	struct big_thread	*v;
	size_t		 n;
	struct segment	*segments;	/* of all threads */
	size_t		 nsegments;
	struct big_run *runs;	/* of all threads that have rows */
	size_t		 nruns_written, runs_cap;

	/*
	 * Guards the members below; `changed` wakes workers that wait for the
	 * end of a step.
	 */
	pthread_mutex_t	 lock;
	pthread_cond_t	 changed;
	size_t		 step;		/* index in steps[] */
	size_t		 njobs, next, done;	/* of the step */
	size_t		 nothers, next_other;
	void		(*other)(void *, size_t);
	void		*arg;
};

/*
 * big_thread_segment.c: looks at a segment, pairs it, finds the slices that it
 * leaves open, nests it; the *_join() functions then join the segments of a
 * thread in order.  A join moves the thread on to the next state, or leaves it
 * behind for big_thread_rest().
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
 * big_thread_run.c: cuts threads that have their rows into runs, then counts,
 * begins and writes the runs.
 */
void	big_thread_cut_runs(struct big_threads *);
void	big_thread_count(struct big_threads *, struct big_run *);
void	big_thread_begin(struct big_threads *);
void	big_thread_write(struct big_threads *, struct big_run *);

#endif
