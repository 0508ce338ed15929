#ifndef TRACKS_H
#define TRACKS_H
/*
 * Which tracks there are and in which order they are shown.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/trace.h"

struct builder;

/* A track to be; numbered as added until tracks_order() gives the place. */
struct newtrack {
	enum track_type	type;
	uint32_t	upid, utid;	/* or NONE */
	uint32_t	name;		/* string: async, counter, object */
	int64_t		start;		/* breaks ties between equal names */
	uint32_t	place;		/* in the trace's tracks, once ordered */
	uint32_t	ninstants;
};

struct tracks {
	struct newtrack	*v;
	size_t		 n, cap;
	uint32_t	*of_thread;	/* utid -> newtrack or NONE */
	uint32_t	*of_process;	/* upid -> newtrack or NONE */
	uint32_t	 global;	/* newtrack or NONE */
};

void		 tracks_init(struct tracks *, const struct builder *);
void		 tracks_free(struct tracks *);
uint32_t	 tracks_add(struct tracks *, enum track_type, uint32_t upid,
		    uint32_t utid, uint32_t name, int64_t start);
/* The track of a thread, process or the globals; made when there is none. */
uint32_t	 tracks_thread(struct tracks *, const struct builder *,
		    uint32_t utid);
uint32_t	 tracks_process(struct tracks *, uint32_t upid);
uint32_t	 tracks_global(struct tracks *);
/*
 * Puts them in display order into t->tracks (kind, owners, name and parent
 * set) and sets place of each.  t has its processes and threads.
 */
void		 tracks_order(struct tracks *, struct trace *);

#endif
