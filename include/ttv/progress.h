#ifndef TTV_PROGRESS_H
#define TTV_PROGRESS_H
/*
 * How far the parts of an input are read, by any number of threads.  Only the
 * thread that progress_begin() was called on reports it (struct reading,
 * ttv/format.h); a stop that is asked for then holds for all parts.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct reading;

/* Bytes that a part reads between two calls: some milliseconds of reading. */
#define PROGRESS_STEP	(1u << 20)

struct progress {
	const struct reading *r;
	pthread_t	 main;
	atomic_ullong	 done;		/* bytes read by all parts */
	atomic_int	 stop;		/* 1: reading is to stop */
};

void	progress_begin(struct progress *, const struct reading *);
/* Adds n bytes that a part has read; returns 1 when the part is to stop. */
int	progress_add(struct progress *, uint64_t n);

#endif
