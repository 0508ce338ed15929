#ifndef EVENT_LOG_H
#define EVENT_LOG_H
/*
 * event_log: the raw events of all tracks, first in the order of the input,
 * then track by track.  See event_log.c.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/tuning.h"

/*
 * The type of a raw event.  Each list of raw events uses a few of these only:
 * the log of all tracks RAW_BEGIN to RAW_STATE; the async logs RAW_ASYNC + an
 * async_step; flows RAW_FLOW + a flow_step or RAW_BIND + a direction; contexts
 * a context_step.
 */
enum raw_what {
	RAW_USED,			/* an end that has closed its begin */
	RAW_BEGIN, RAW_END,
	RAW_COMPLETE,			/* with its duration */
	RAW_STATE,			/* of a track; also with a duration */
	RAW_INSTANT,
	RAW_PAIRED,			/* a begin whose end is known: see
					 * event_open.h */
	RAW_PAIRED_PLAIN,		/* its end had no name or category */
	RAW_ASYNC = 8,
	RAW_FLOW = 16,
	RAW_BIND = 20			/* to RAW_BIND + 7 */
};

/* Share a word between the offset and the raw_what: off << 8 | what. */
#define RAW_OFF(r)	((r)->off_what >> 8)
#define EVENT_WHAT(r)	((unsigned char)((r)->off_what & 0xff))
#define RAW_PACK(off, what) ((off) << 8 | (unsigned char)(what))

/* A raw event of a track, or an async span on its way to a track. */
struct raw_event {
	int64_t		ts;
	int64_t		dur;		/* of a paired begin; of X */
	uint64_t	off_what;
	uint32_t	kind;
	uint32_t	aux;		/* in a shared lane the track; of
					 * RAW_PAIRED the bytes from its begin
					 * to its end in the input; or nest.h */
};

/* Returns whether a rec is a begin whose end was known when it was read. */
static inline int
raw_is_paired(const struct raw_event *r)
{
	return EVENT_WHAT(r) == RAW_PAIRED || EVENT_WHAT(r) ==
	    RAW_PAIRED_PLAIN;
}

/*
 * Returns the offset of the end of a begin that has one: r->aux is not 0.  Of
 * others than paired ones, ends[] has it.
 */
static inline uint64_t
raw_end_off(const struct raw_event *r, const uint64_t *ends)
{
	return raw_is_paired(r) ? RAW_OFF(r) + r->aux : ends[r->aux - 1];
}

/* Returns t + shift, saturating. */
static inline int64_t
time_shifted(int64_t t, int64_t shift)
{
	int64_t r;

	if (__builtin_add_overflow(t, shift, &r))
		r = shift > 0 ? INT64_MAX : INT64_MIN;
	return r;
}

/* Adds a shift to the time of a rec, and to the end of a pair. */
static inline void
raw_shift(struct raw_event *r, int64_t shift)
{
	int64_t ts = time_shifted(r->ts, shift);

	if (raw_is_paired(r))
		r->dur = time_shifted(r->ts + r->dur, shift) - ts;
	r->ts = ts;
}

/* ---- event_list.c: chunks of recs, and lists of chunks ---- */

struct event_chunk {
	struct event_chunk *next;
	struct raw_event	*recs;
	size_t		 n;
	size_t		 bytes;		/* of its block; 0: in another's */
	const uint32_t	*kind;		/* maps its kinds; NULL: identity */
	int64_t		 shift;		/* ns, to be added to its times */
	/* Of a lane that has paired begins: */
	int64_t		 last;		/* time of the last event up to its end,
					 * ends of pairs too */
	uint8_t		 pairs;		/* 1: it is of one */
	uint8_t		 back;		/* 1: a time went back */
	uint8_t		 begins;	/* 1: the ends of all pairs before it
					 * come before its recs */
};

struct event_list {			/* zeroed is empty */
	struct event_chunk *first, *last;
};

#define EVENT_CHUNK_HEAD	((size_t)64)	/* bytes before its recs */

/*
 * Return an empty chunk: one of `bytes` bytes that the chunk owns, or one at
 * the begin of `room`, which the caller owns.
 */
struct event_chunk *event_chunk_of(size_t bytes);
struct event_chunk *event_chunk_at(void *room, size_t bytes);
/*
 * event_chunk_new() returns an empty chunk with room for n recs.
 * event_chunk_free() frees a chunk, unless it lies in a room.
 */
struct event_chunk *event_chunk_new(size_t n);
void		 event_chunk_free(struct event_chunk *);
/* Maps the kinds and times of a chunk to those of the whole. */
void		 event_chunk_settle(struct event_chunk *);
/*
 * Joins the chunks of a list into one, which it returns.  O(n).  Frees each
 * chunk as it is copied, so the peak is little more than the recs once.
 */
struct event_chunk *event_list_join(struct event_list *);
void		 event_list_add(struct event_list *, struct event_chunk *);
/* Removes and returns the first chunk of a list, or NULL. */
struct event_chunk *event_list_take(struct event_list *);
void		 event_list_free(struct event_list *);

/* ---- the log ---- */

struct log_count {			/* recs of a track */
	uint64_t	n;
	uint64_t	ends;		/* those that are RAW_END */
	uint64_t	paired;		/* ends that are no recs: RAW_PAIRED */
	uint64_t	shared;		/* event_log_counts(): those in lanes
					 * that tracks share */
};

struct log_lane {			/* recs one after the other */
	struct raw_event	*at, *end;	/* the next rec; its chunk's
						 * end */
	struct event_list	 chunks;
	size_t		 bytes;		/* of all chunks */
	struct log_count count;		/* ends, paired: as recs come; n:
					 * lane_close() */
	/* event_open.h: */
	struct raw_event	*open;	/* the last begin that may be paired */
	int64_t		 last;		/* time of the last event */
	uint64_t	 off;		/* offset of the last event */
	uint32_t	 own;		/* of one track: all bits */
	uint8_t		 pairs;		/* 1: begins may be paired */
	uint8_t		 back;		/* 1: a time went back */
} __attribute__((aligned(64)));

/*
 * Lanes of single tracks at most; the lane of this index is shared by all other
 * tracks.  Bounds tuning.rec_lanes.
 */
#define EVENT_LANES	254

struct log_run;

struct event_log {				/* zeroed is empty */
	char		*room;		/* the first chunks of all lanes */
	struct log_lane	 lanes[EVENT_LANES + 1];
	uint32_t	 track[EVENT_LANES];	/* of the first nlanes */
	size_t		 nlanes;
	uint8_t		*of;		/* by track: its lane + 1; 0: none */
	size_t		 nof;
	struct log_count *shared;	/* counts of the last lane, by track */
	size_t		 nshared, shared_cap;
	struct log_run	*runs;		/* one for each part */
	size_t		 nruns, cap;
};

/* Begins a chunk of a lane. */
void		 event_log_room(struct event_log *, struct log_lane *);
/* Gives a track a lane; returns its number + 1. */
size_t		 event_log_lane(struct event_log *, uint32_t track);
/* Returns the lane of a track; event_log_lane_known(): or NULL. */
static inline struct log_lane *
event_log_lane_known(struct event_log *l, uint32_t track)
{
	size_t lane = track < l->nof ? l->of[track] : 0;

	return lane == 0 ? NULL : &l->lanes[lane - 1];
}
static inline struct log_lane *
event_log_lane_of(struct event_log *l, uint32_t track)
{
	struct log_lane *a = event_log_lane_known(l, track);

	return a != NULL ? a : &l->lanes[event_log_lane(l, track) - 1];
}
/*
 * Returns the next rec of a track in its lane, with aux set, for the caller to
 * fill; event_lane_next(): where there is room.
 */
static inline struct raw_event *
event_lane_next(struct log_lane *a, uint32_t track, enum raw_what what)
{
	a->count.ends += what == RAW_END;
	a->at->aux = track & ~a->own;
	return a->at++;
}
static inline struct raw_event *
event_lane_add(struct event_log *l, struct log_lane *a, uint32_t track,
    enum raw_what what)
{
	if (a->at == a->end)
		event_log_room(l, a);
	return event_lane_next(a, track, what);
}
static inline struct raw_event *
event_log_add(struct event_log *l, uint32_t track, enum raw_what what)
{
	return event_lane_add(l, event_log_lane_of(l, track), track, what);
}

void		 event_log_free(struct event_log *);
/* Adds a shift in ns to all times added so far, saturating. */
void		 event_log_shift(struct event_log *, int64_t);
/*
 * Appends all of `from` to `to` and empties `from`.  kind[nkinds] and
 * track[ntracks] map the numbers of `from` to those of `to`.  O(tracks).
 */
void		 event_log_join(struct event_log *to, struct event_log *from,
		    const uint32_t *kind, size_t nkinds, const uint32_t *track,
		    size_t ntracks);
/* Returns the counts of n tracks, to be freed. */
struct log_count *event_log_counts(struct event_log *, size_t n);

/*
 * Writes the next rec of a log to `r`, with the kind and time of the whole, and
 * returns 1; returns 0 behind the last.  Recs come in no particular order.
 */
struct log_walk {			/* zeroed is the beginning */
	size_t		 run, lane, i;
	const struct log_run *of;
	const struct event_chunk *chunk;
};
int		 event_log_walk(struct event_log *, struct log_walk *,
		    struct raw_event *);

/*
 * Sorts the shared lanes by track (a counting sort): event_log_sort() plans it,
 * event_log_sort_job() moves the recs of one run to v[], where those of a track
 * begin at v[first[track]].  Jobs may run in parallel, and give their lane back
 * as they go.  Tracks whose recs all have lanes of their own take no room.
 */
struct log_sort {
	struct event_log	*log;
	struct raw_event	*v;		/* v[n], of xmap(); NULL: no
						 * lane is shared */
	size_t		 n;
};
/*
 * Takes first[] of all ntracks tracks and the n recs of all shared lanes from
 * the caller; returns the number of jobs.
 */
size_t		 event_log_sort(struct log_sort *, struct event_log *,
		    const uint64_t *first, size_t ntracks, size_t n);
void		 event_log_sort_job(struct log_sort *, size_t job);
/*
 * Returns the recs of the i'th track of a run with a lane of its own, whose
 * number in the whole goes to *track; NULL behind the last.  After the run's
 * job.
 */
struct event_list	*event_log_chunk(const struct log_sort *, size_t job,
		    uint32_t i, uint32_t *track);
void		 event_log_sort_free(struct log_sort *);
/* Moves the recs of all runs to lists[track].  After all jobs. */
void		 event_log_lists(struct log_sort *, struct event_list *lists);

#endif
