#ifndef TRACKS_H
#define TRACKS_H
/*
 * tracks: which tracks the trace has, and the order in which they are shown.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/trace.h"

struct builder;
struct finish;

/*
 * A track to be, numbered in order of addition until tracks_order() sets
 * `place`.
 */
struct newtrack {
	uint8_t		kind;		/* enum track_type */
	uint8_t		order;		/* enum child_order, of its children */
	uint8_t		source;		/* enum track_source */
	uint32_t	parent;		/* newtrack, or NONE */
	uint32_t	upid, utid;	/* or NONE both */
	uint32_t	from;		/* the builder's track, or NONE */
	uint32_t	name;		/* string: async, counter, object ... */
	uint32_t	unit;		/* string: of samples */
	int64_t		start;		/* ns, or the rank: sorts siblings */
	uint32_t	place;		/* index in the trace, once ordered */
	uint32_t	ninstants;
	uint32_t	nsched;		/* slices of scheduling */
};

struct tracks {
	struct newtrack	*v;
	size_t		 n, cap;
	uint32_t	*of_track;	/* builder's track: newtrack or NONE */
	uint32_t	*of_process;	/* upid: newtrack or NONE */
	uint32_t	 global;	/* newtrack or NONE */
};

/* Starts the tracks of a builder whose own tracks are settled. */
void		 tracks_init(struct tracks *, const struct builder *);
void		 tracks_free(struct tracks *);
/*
 * Adds a track of a process (upid NONE: of none), or one below another track.
 */
uint32_t	 tracks_add(struct tracks *, enum track_type, uint32_t upid,
		    uint32_t utid, uint32_t name, int64_t start);
uint32_t	 tracks_add_on(struct tracks *, uint32_t parent,
		    enum track_type);
/* Returns the newtrack of a builder's track, making it if absent. */
uint32_t	 tracks_of(struct tracks *, const struct builder *,
		    uint32_t track);
/*
 * Writes all tracks in display order into the trace's array, without the things
 * that stand on them, and sets `place` of each.  The trace has its processes
 * and threads; the events of each track are still as read. track_order.c
 */
void		 tracks_order(struct finish *);

#endif
