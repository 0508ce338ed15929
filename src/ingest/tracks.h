#ifndef TRACKS_H
#define TRACKS_H
/*
 * Which tracks there are and in which order they are shown.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/trace.h"

struct builder;
struct finish;

/* A track to be; numbered as added until tracks_order() gives the place. */
struct newtrack {
	uint8_t		kind;		/* enum track_type */
	uint8_t		order;		/* enum child_order */
	uint32_t	parent;		/* newtrack, or NONE */
	uint32_t	upid, utid;	/* or NONE */
	uint32_t	from;		/* the builder's track, or NONE */
	uint32_t	name;		/* string: async, counter, object ... */
	int64_t		start;		/* a time or the rank: orders siblings */
	uint32_t	place;		/* in the trace's tracks, once ordered */
	uint32_t	ninstants;
};

struct tracks {
	struct newtrack	*v;
	size_t		 n, cap;
	uint32_t	*of_track;	/* builder's track: newtrack or NONE */
	uint32_t	*of_process;	/* upid: newtrack or NONE */
	uint32_t	 global;	/* newtrack or NONE */
};

/* Of a builder whose tracks are settled. */
void		 tracks_init(struct tracks *, const struct builder *);
void		 tracks_free(struct tracks *);
/* Adds a track of a process, or of none; or one on another track. */
uint32_t	 tracks_add(struct tracks *, enum track_type, uint32_t upid,
		    uint32_t utid, uint32_t name, int64_t start);
uint32_t	 tracks_add_on(struct tracks *, uint32_t parent,
		    enum track_type);
/* Returns what a track of the builder's is; made when there is none. */
uint32_t	 tracks_of(struct tracks *, const struct builder *,
		    uint32_t track);
/*
 * Puts all in display order into the trace's tracks, without what stands on
 * them, and sets `place` of each.  The trace has its processes and threads,
 * the events of each track are still as they were read. track_order.c
 */
void		 tracks_order(struct finish *);

#endif
