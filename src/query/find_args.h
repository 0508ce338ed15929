#ifndef FIND_ARGS_H
#define FIND_ARGS_H
/*
 * The search of args from inside: the job, and the batches that it goes in.  See
 * find_args.c and find_batch.c.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ttv/find.h"
#include "ttv/needle.h"
#include "ttv/radix.h"
#include "hits.h"
#include "match.h"

/* Some neighbours in a list of offsets: those of others are not looked at. */
struct offset_range {
	int		 list;		/* of entity_events */
	uint32_t	 first, n;
	uint64_t	 min, max;	/* offsets; min > max: none */
};
#define RANGE_SIZE	512		/* offsets of one, at most */

struct find_job {
	/* set before the thread starts, then only read */
	const struct trace *t;
	const uint8_t	*kinds;		/* of the search, which outlives us */
	struct hits	*hits;
	char		*pattern;
	struct needle	 needle;
	struct find_args o;		/* threads is not 0 */
	uint64_t	 size;		/* of the input */
	struct match	*match;		/* one a thread */
	pthread_t	 thread;

	atomic_int	 stop;
	atomic_int	 ended;
	uint64_t	 named_costly;	/* texts that were names */
	int		 joined;	/* the asking thread's */
	atomic_ullong	 found;		/* hits that are none by name */
	atomic_ullong	 costly;	/* texts */
	atomic_ullong	 done;		/* bytes */
	atomic_llong	 told;		/* ms: news were last given */

	/* the job's thread's; all threads of a step read them */
	struct offset_range	*ranges;
	size_t		 nranges;
	uint64_t	 from, to;	/* the batch */
	uint64_t	*blocks;	/* a bit a block: something is there */
	_Atomic uint64_t *starts;	/* a bit for 8 bytes: an event begins */
	uint64_t	*candidate_starts;	/* of those: something is in the event */
	atomic_int	 any;		/* a block has something */
	atomic_size_t	 next;		/* piece of work */
	pthread_mutex_t	 lock;
	struct radix	*candidates;		/* offset, bit: events to look at */
	size_t		 ncandidates, candidates_cap;
	uint64_t	 asked_last;	/* offset: last event looked at ... */
	uint64_t	 asked_before;	/* ... and the first one that began
					 * before its batch; or OFF_NONE */
};

/* find_batch.c */
void	find_batch_open(struct find_job *);
void	find_batch_close(struct find_job *);
/*
 * Searches events that begin in [from, to); at most tuning.find_batch_most bytes.
 */
void	find_batch_search(struct find_job *, uint64_t from, uint64_t to);

/* find_args.c */
int	find_args_stopped(const struct find_job *);
/*
 * Searches the args of the event of a group of n > 0 things, all of the same
 * offset, and adds their bits to the hits if the args match; `thread` is the
 * number of the calling thread.  O(event + n).
 */
void	find_args_look(struct find_job *, size_t thread,
	    const struct radix *group, size_t n);
void	find_args_free(struct find *);

#endif
