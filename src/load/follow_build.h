#ifndef FOLLOW_BUILD_H
#define FOLLOW_BUILD_H
/*
 * follow_build: a model of all bytes of a growing input, made by the caller or
 * by a thread of its own.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include <pthread.h>

#include "ttv/mapfile.h"
#include "partial.h"

struct err;
struct format;
struct grow;
struct trace;

struct follow_build {
	struct partial_model m;		/* set by the caller: o, path, base,
					 * progress */
	struct mapfile	 map;
	size_t		 n;		/* bytes of whole events */
	uint64_t	 bytes;		/* that the input had */
	struct trace	*t;
	uint64_t	 from;		/* set by the caller: an offset, ... */
	int64_t		 latest;	/* ... from which on the latest event
					 * begins then */
	pthread_t	 thread;
	int		 running;	/* 1: the thread must be joined */
	int		 urgent;	/* set by the caller, 1: the thread has
					 * its full share of a busy machine */
	atomic_int	 stop, done;
};

/* Returns how many of n bytes make whole events, as far as that is known. */
size_t		 follow_build_whole(const struct format *, const char *,
		    size_t n);
/*
 * Opens all bytes: 1, 0: there is nothing yet to make a model of, -1 and *err.
 * last: the writer has ended.
 */
int		 follow_build_open(struct follow_build *, const struct grow *,
		    int last, struct err *);
/* Returns the model. */
struct trace	*follow_build_make(struct follow_build *);
/* Starts a thread that makes the model while others wait less: 0 or -1. */
int		 follow_build_start(struct follow_build *);
/* Returns 1 when a thread has made the model, else 0. */
int		 follow_build_done(const struct follow_build *);
/* Waits for the thread; returns its model. */
struct trace	*follow_build_end(struct follow_build *);
/* Has the thread stop; drops its model. */
void		 follow_build_drop(struct follow_build *);

#endif
