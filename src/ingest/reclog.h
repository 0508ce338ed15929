#ifndef RECLOG_H
#define RECLOG_H
/*
 * The raw events of all tracks as they come, and then track by track.  See
 * reclog.c.
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
#define REC_OFF(r)	((r)->off_what >> 8)
#define REC_WHAT(r)	((unsigned char)((r)->off_what & 0xff))
#define REC_PACK(off, what) ((off) << 8 | (unsigned char)(what))

/* A raw event of a track; or an async span on its way to a track. */
struct rec {
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

/* ---- rec_list.c: recs that stand together, and what comes after them ---- */

struct rec_chunk {
	struct rec_chunk *next;
	struct rec	*recs;
	size_t		 n;
	size_t		 bytes;		/* of its memory; 0: not its own */
	const uint32_t	*kind;		/* what its kinds mean; NULL: that */
	int64_t		 shift;		/* to be added to its times */
};

struct rec_list {			/* zeroed is empty */
	struct rec_chunk *first, *last;
};

#define REC_CHUNK_HEAD	((size_t)64)	/* bytes before its recs */

/* Of so many bytes, its own; or in a room, of 0 bytes of its own. */
struct rec_chunk *rec_chunk_of(size_t bytes);
struct rec_chunk *rec_chunk_at(void *room, size_t bytes);
/* With room for n recs; and frees it, unless it lies in something else. */
struct rec_chunk *rec_chunk_new(size_t n);
void		 rec_chunk_free(struct rec_chunk *);
/* Makes its kinds and times what they are to the whole. */
void		 rec_chunk_settle(struct rec_chunk *);
/* Makes all of a list one chunk; O(n), in the room of one and a bit. */
struct rec_chunk *rec_list_join(struct rec_list *);
void		 rec_list_add(struct rec_list *, struct rec_chunk *);
/* The first chunk, taken out; NULL: there is none. */
struct rec_chunk *rec_list_take(struct rec_list *);
void		 rec_list_free(struct rec_list *);

/* ---- the log ---- */

struct rec_count {			/* of a track */
	uint64_t	n;
	uint64_t	ends;		/* of those, RAW_END */
};

struct rec_lane {			/* recs that come one after the other */
	struct rec	*at, *end;	/* where the next one goes */
	struct rec_list	 chunks;
	size_t		 bytes;		/* of all chunks */
	struct rec_count count;		/* ends as they come, n in the end */
};

/* Lanes of single tracks, at most; all other tracks share the last one. */
#define REC_LANES	64

struct rec_run;

struct reclog {				/* zeroed is empty */
	char		*room;		/* the first chunks of all lanes */
	struct rec_lane	 lanes[REC_LANES + 1];
	struct rec_count *shared;	/* of the last lane, by track */
	size_t		 nshared, shared_cap;
	struct rec_run	*runs;		/* one a part */
	size_t		 nruns, cap;
};

/* The next rec of a track, to be filled but for its aux. */
void		 reclog_room(struct reclog *, struct rec_lane *);
static inline struct rec *
reclog_add(struct reclog *l, uint32_t track, enum raw_what what)
{
	int own = track < tuning.rec_lanes;
	struct rec_lane *a = &l->lanes[own ? track : REC_LANES];

	if (a->at == a->end)
		reclog_room(l, a);
	a->count.ends += what == RAW_END;
	a->at->aux = own ? 0 : track;
	return a->at++;
}

void		 reclog_free(struct reclog *);
/* Adds to all times so far, saturating. */
void		 reclog_shift(struct reclog *, int64_t);
/*
 * Appends all of `from`, which is empty after; O(tracks).  kind[nkinds] and
 * track[ntracks] map its numbers to those of `to`.
 */
void		 reclog_join(struct reclog *to, struct reclog *from,
		    const uint32_t *kind, size_t nkinds, const uint32_t *track,
		    size_t ntracks);
/* Returns the counts of each of n tracks, to be freed. */
struct rec_count *reclog_counts(struct reclog *, size_t n);

/* Steps through all recs, with the whole's kinds and times, in no order. */
struct rec_walk {			/* zeroed is the beginning */
	size_t		 run, lane, i;
	const struct rec_run *of;
	const struct rec_chunk *chunk;
};
int		 reclog_walk(struct reclog *, struct rec_walk *, struct rec *);

/*
 * Track by track.  What tracks have that share a lane is dealt out to v[],
 * where those of track are v[first[track]] and on, by a job for each run; jobs
 * may go side by side, and the lane is given back as they go.
 */
struct rec_sort {
	struct reclog	*log;
	struct rec	*v;		/* of xmap(): v[n]; NULL: none share */
	size_t		 n;
};
/* first[] by the caller, of all tracks; how many jobs there are. */
size_t		 reclog_sort(struct rec_sort *, struct reclog *,
		    const uint64_t *first, size_t ntracks, size_t n);
void		 reclog_sort_job(struct rec_sort *, size_t job);
/* What a run has of its i'th track, after its job; NULL: there are no more. */
struct rec_list	*reclog_piece(const struct rec_sort *, size_t job,
		    uint32_t i, uint32_t *track);
void		 reclog_sort_free(struct rec_sort *);
/* After all jobs: moves what the runs have of each track to lists[track]. */
void		 reclog_lists(struct rec_sort *, struct rec_list *lists);

#endif
