#ifndef EVENT_LOG_H
#define EVENT_LOG_H
/*
 * The raw events of all tracks as they come, and then track by track.  See
 * event_log.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/tuning.h"

/*
 * What a raw event is.  A list of raw events has a few of these values only:
 * the log of all tracks those from RAW_BEGIN to RAW_STATE, the async logs
 * RAW_ASYNC + an async_step, flows RAW_FLOW + a flow_step or RAW_BIND + a
 * direction, contexts a context_step.
 */
enum raw_what {
	RAW_USED,			/* an end that has closed its begin */
	RAW_BEGIN, RAW_END,
	RAW_COMPLETE,			/* with its duration */
	RAW_STATE,			/* of a track; also with a duration */
	RAW_INSTANT,
	RAW_ASYNC = 8,
	RAW_FLOW = 16,
	RAW_BIND = 20
};

/* The offset and what happened share a word: off << 8 | what. */
#define RAW_OFF(r)	((r)->off_what >> 8)
#define EVENT_WHAT(r)	((unsigned char)((r)->off_what & 0xff))
#define RAW_PACK(off, what) ((off) << 8 | (unsigned char)(what))

/* A raw event of a track; or an async span on its way to a track. */
struct raw_event {
	int64_t		ts;
	int64_t		dur;		/* of a begin once it is paired */
	uint64_t	off_what;
	uint32_t	kind;
	uint32_t	aux;		/* in a log the track; else see nest.h */
};

/* A time and what is added to it, saturating. */
static inline int64_t
time_shifted(int64_t t, int64_t shift)
{
	int64_t r;

	if (__builtin_add_overflow(t, shift, &r))
		r = shift > 0 ? INT64_MAX : INT64_MIN;
	return r;
}

/* ---- event_list.c: recs that stand together, and what comes after them ---- */

struct event_chunk {
	struct event_chunk *next;
	struct raw_event	*recs;
	size_t		 n;
	size_t		 bytes;		/* of its memory; 0: not its own */
	const uint32_t	*kind;		/* what its kinds mean; NULL: that */
	int64_t		 shift;		/* to be added to its times */
};

struct event_list {			/* zeroed is empty */
	struct event_chunk *first, *last;
};

#define EVENT_CHUNK_HEAD	((size_t)64)	/* bytes before its recs */

/* Of so many bytes, its own; or in a room, of 0 bytes of its own. */
struct event_chunk *event_chunk_of(size_t bytes);
struct event_chunk *event_chunk_at(void *room, size_t bytes);
/* With room for n recs; and frees it, unless it lies in something else. */
struct event_chunk *event_chunk_new(size_t n);
void		 event_chunk_free(struct event_chunk *);
/* Makes its kinds and times what they are to the whole. */
void		 event_chunk_settle(struct event_chunk *);
/* Makes all of a list one chunk; O(n), in the room of one and a bit. */
struct event_chunk *event_list_join(struct event_list *);
void		 event_list_add(struct event_list *, struct event_chunk *);
/* The first chunk, taken out; NULL: there is none. */
struct event_chunk *event_list_take(struct event_list *);
void		 event_list_free(struct event_list *);

/* ---- the log ---- */

struct log_count {			/* of a track */
	uint64_t	n;
	uint64_t	ends;		/* of those, RAW_END */
};

struct log_lane {			/* recs that come one after the other */
	struct raw_event	*at, *end;	/* where the next one goes */
	struct event_list	 chunks;
	size_t		 bytes;		/* of all chunks */
	struct log_count count;		/* ends as they come, n in the end */
};

/* Lanes of single tracks, at most; all other tracks share the last one. */
#define EVENT_LANES	64

struct log_run;

struct event_log {				/* zeroed is empty */
	char		*room;		/* the first chunks of all lanes */
	struct log_lane	 lanes[EVENT_LANES + 1];
	struct log_count *shared;	/* of the last lane, by track */
	size_t		 nshared, shared_cap;
	struct log_run	*runs;		/* one a part */
	size_t		 nruns, cap;
};

/* The next rec of a track, to be filled but for its aux. */
void		 event_log_room(struct event_log *, struct log_lane *);
static inline struct raw_event *
event_log_add(struct event_log *l, uint32_t track, enum raw_what what)
{
	int own = track < tuning.rec_lanes;
	struct log_lane *a = &l->lanes[own ? track : EVENT_LANES];

	if (a->at == a->end)
		event_log_room(l, a);
	a->count.ends += what == RAW_END;
	a->at->aux = own ? 0 : track;
	return a->at++;
}

void		 event_log_free(struct event_log *);
/* Adds to all times so far, saturating. */
void		 event_log_shift(struct event_log *, int64_t);
/*
 * Appends all of `from`, which is empty after; O(tracks).  kind[nkinds] and
 * track[ntracks] map its numbers to those of `to`.
 */
void		 event_log_join(struct event_log *to, struct event_log *from,
		    const uint32_t *kind, size_t nkinds, const uint32_t *track,
		    size_t ntracks);
/* Returns the counts of each of n tracks, to be freed. */
struct log_count *event_log_counts(struct event_log *, size_t n);

/* Steps through all recs, with the whole's kinds and times, in no order. */
struct log_walk {			/* zeroed is the beginning */
	size_t		 run, lane, i;
	const struct log_run *of;
	const struct event_chunk *chunk;
};
int		 event_log_walk(struct event_log *, struct log_walk *, struct raw_event *);

/*
 * Track by track.  What tracks have that share a lane is dealt out to v[],
 * where those of track are v[first[track]] and on, by a job for each run; jobs
 * may go side by side, and the lane is given back as they go.
 */
struct log_sort {
	struct event_log	*log;
	struct raw_event	*v;		/* of xmap(): v[n]; NULL: none share */
	size_t		 n;
};
/* first[] by the caller, of all tracks; how many jobs there are. */
size_t		 event_log_sort(struct log_sort *, struct event_log *,
		    const uint64_t *first, size_t ntracks, size_t n);
void		 event_log_sort_job(struct log_sort *, size_t job);
/* What a run has of its i'th track, after its job; NULL: there are no more. */
struct event_list	*event_log_piece(const struct log_sort *, size_t job,
		    uint32_t i, uint32_t *track);
void		 event_log_sort_free(struct log_sort *);
/* After all jobs: moves what the runs have of each track to lists[track]. */
void		 event_log_lists(struct log_sort *, struct event_list *lists);

#endif
