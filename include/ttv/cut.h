#ifndef TTV_CUT_H
#define TTV_CUT_H
/*
 * cut: the part of a trace that is written: some tracks, from one time to
 * another.
 *
 * - A thing with a length is in the cut if it touches [from, to), a point if
 *   it lies there, a flow if what it joins is in the cut.
 * - A process or a thread is in the cut if something of it is, or if the
 *   cut is the whole trace.
 * - A track that is chosen brings its parents, without what stands on them.
 */
#include <stdint.h>

#include "ttv/bits.h"
#include "ttv/entity.h"
#include "ttv/flow.h"
#include "ttv/trace.h"

#define CUT_PARENT	1	/* of a track that is chosen */
#define CUT_CHOSEN	2

struct cut {
	const struct trace *t;
	int64_t		 from, to;	/* ns; INT64_MIN, INT64_MAX: all */
	int		 clip;		/* 1: what reaches over the cut is
					 * written shorter */
	int		 whole;		/* 1: the cut is the trace */
	uint8_t		*tracks;	/* by track: 0, or what it is in for */
	uint8_t		*processes, *threads;	/* 1: in the cut */
	const struct bits *kept;	/* by enum entity: things that may be in
					 * it; NULL: all */
};

/*
 * Opens the cut of the chosen tracks (a byte each, not 0 if chosen; NULL for
 * all tracks) in [from, to), of which some things are kept (sets by enum
 * entity, which outlive it; NULL for all).  O(tracks + rows log n), and of
 * things that are kept O(n).
 */
void	cut_open(struct cut *, const struct trace *, const uint8_t *chosen,
	    const struct bits *kept, int64_t from, int64_t to, int clip);
void	cut_close(struct cut *);

/* Returns 1 if what stands on a track may be in the cut. */
static inline int
cut_track(const struct cut *c, uint32_t track)
{
	return track == NONE ? c->tracks == NULL : c->tracks == NULL ||
	    c->tracks[track] == CUT_CHOSEN;
}

static inline int
cut_point(const struct cut *c, int64_t ts)
{
	return ts >= c->from && (ts < c->to || c->to == INT64_MAX);
}

/* Returns 1 if [ts, end) touches the cut. */
static inline int
cut_span(const struct cut *c, int64_t ts, int64_t end)
{
	return (ts < c->to || c->to == INT64_MAX) &&
	    (end > c->from || (ts == end && ts >= c->from));
}

/* Returns 1 if a thing is one of those that may be in the cut. */
static inline int
cut_kept(const struct cut *c, enum entity e, uint32_t id)
{
	return c->kept == NULL || bits_has(&c->kept[e], id);
}

/* Returns 1 if a thing without a length, at a time, is in the cut. */
static inline int
cut_has(const struct cut *c, enum entity e, uint32_t id, int64_t ts)
{
	return cut_point(c, ts) && cut_kept(c, e, id);
}

int	cut_slice(const struct cut *, uint32_t slice);
int	cut_object(const struct cut *, uint32_t object);
int	cut_context(const struct cut *, uint32_t context);
/*
 * Returns 1 for a snapshot in the cut or the last one before it: what the
 * object was when the cut begins.
 */
int	cut_snapshot(const struct cut *, uint32_t snapshot);
/*
 * Sets the values of a series that are in the cut: those in time and the last
 * one before.  Returns their number.
 */
uint32_t cut_series(const struct cut *, const struct series *, uint32_t *first);
/*
 * Returns 1 for a flow whose ends, but for those without a slice or instant,
 * are in the cut.  *left is set to 1 if one is and the other is not.
 */
int	cut_flow(const struct cut *, const struct flow *, int *left);
/* Returns 1 if a thing of a kind is in the cut, whichever kind it is. */
int	cut_entity(const struct cut *, const struct entity_run *, uint32_t id);

/*
 * Visits the things without a length of a kind that are in the cut, by track:
 *
 *	for (w = cut_walk(c, ENTITY_SAMPLE); cut_next(&w); )
 *		write_sample(w.track, w.id);
 */
struct cut_walk {
	const struct cut *c;
	enum entity	 type;
	uint32_t	 run;		/* the next */
	uint32_t	 at, end;	/* of the run before */
	uint32_t	 track, id;
};
struct cut_walk	 cut_walk(const struct cut *, enum entity);
int	cut_next(struct cut_walk *);

#endif
