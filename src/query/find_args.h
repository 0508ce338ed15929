#ifndef FIND_ARGS_H
#define FIND_ARGS_H
/*
 * The search of args from inside: the job and its batches.  See find_args.c and
 * find_batch.c.
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
#include "pair.h"

/*
 * Neighbours in a list of offsets, and the bounds of their offsets: a batch
 * that lies outside of the bounds passes over the range.
 */
struct offset_range {
	int		 list;		/* index in entity_events */
	uint32_t	 first, n;
	uint64_t	 min, max;	/* offsets; min > max: no offset */
};
#define RANGE_SIZE	512		/* offsets of one range, at most */

struct find_job {
	/* set before the thread starts, then only read */
	const struct trace *t;
	const uint8_t	*kinds;		/* of the search, which outlives the
					 * job */
	struct hits	*hits;
	char		*pattern;
	struct needle	 needle;
	struct find_args o;		/* threads is not 0 */
	uint64_t	 size;		/* bytes of the input */
	struct match	*match;		/* by thread */
	struct pair	**pair;		/* by thread; NULL: the pattern is no
					 * key with a value */
	pthread_t	 thread;

	atomic_int	 stop;
	atomic_int	 ended;
	uint64_t	 named_costly;	/* names too costly to match */
	int		 joined;	/* read and written by the caller's
					 * thread only */
	atomic_ullong	 found;		/* hits by args, not by name */
	atomic_ullong	 costly;	/* args too costly to match */
	atomic_ullong	 done;		/* bytes searched */
	atomic_llong	 told;		/* ms: time of the last call of
					 * o.news */

	/* written by the job's thread; all threads of a step read these */
	struct offset_range	*ranges;
	size_t		 nranges;
	uint64_t	 from, to;	/* bytes of the batch */
	uint64_t	*blocks;	/* a bit a block: a needle begins in
					 * it */
	_Atomic uint64_t *starts;	/* a bit for 8 bytes: an event begins in
					 * them */
	uint64_t	*candidate_starts;	/* subset of starts: a needle is
						 * in the event */
	atomic_int	 any;		/* a block has a needle */
	atomic_size_t	 next;		/* next chunk */
	pthread_mutex_t	 lock;
	struct radix	*candidates;		/* offset, bit: events to look
						 * at */
	size_t		 ncandidates, candidates_cap;
	uint64_t	 asked_last;	/* offset of the last event looked at
					 * ... */
	uint64_t	 asked_before;	/* ... and of the first one that began
					 * before its batch; or OFF_NONE */
};

/* find_batch.c */
void	find_batch_open(struct find_job *);
void	find_batch_close(struct find_job *);
/*
 * Searches events that begin in [from, to); at most tuning.find_batch_most
 * bytes.
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
