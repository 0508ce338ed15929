#ifndef SIMPLEPERF_H
#define SIMPLEPERF_H
/*
 * simpleperf: what the readers of its protobuf and of its text share: threads,
 * and when these ran.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/event_source.h"
#include "ttv/format.h"
#include "ttv/idtab.h"
#include "ttv/profile.h"
#include "ttv/reading.h"

#define SIMPLEPERF_COUNT	"sample"
#define SIMPLEPERF_HELP		"a sample of a call stack"

/* ---- simpleperf_thread.c ---- */

struct simpleperf_thread {
	uint32_t	 track;
	int		 on;		/* 1: it runs, since ... */
	int64_t		 since;
	uint64_t	 off;		/* of the switch */
};
struct simpleperf_threads {
	struct builder	*b;
	struct idtab	 ids;		/* tids */
	struct simpleperf_thread *v;
	size_t		 cap;
};
/* Returns the track of a thread. */
uint32_t	 simpleperf_track(struct simpleperf_threads *, int64_t tid);
/* Takes that a thread begins or ends to run. */
void		 simpleperf_switch(struct simpleperf_threads *, int64_t tid,
		    int on, int64_t ts, uint64_t off);
/* Gives the builder what still runs; frees the threads. */
void		 simpleperf_threads_end(struct simpleperf_threads *);

extern const struct event_source simpleperf_events;

#endif
