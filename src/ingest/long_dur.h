#ifndef LONG_DUR_H
#define LONG_DUR_H
/*
 * Durations of slices that do not fit dur_low, on their way into the columns
 * long_slice and long_dur of a trace.  See long_dur.c.
 */
#include <pthread.h>
#include <stdint.h>

#include "ttv/trace.h"
#include "chunks.h"

struct long_dur {
	int64_t		 dur;
	uint32_t	 slice;
};

/* Those of all slices, in any order. */
struct long_durs {
	pthread_mutex_t	 lock;		/* guards `list` */
	struct chunks	 list;		/* of struct long_dur */
};

#define LONG_DUR_BUF	128		/* 2 KB, on the stack of a worker */

/* Those that a worker wrote since it took the lock. */
struct long_dur_buf {
	struct long_durs *to;
	struct trace	*t;
	uint32_t	 n;
	struct long_dur	 v[LONG_DUR_BUF];
};

void	long_durs_begin(struct long_durs *);
/* Sets long_slice and long_dur of a trace, and frees the list. */
void	long_durs_end(struct long_durs *, struct trace *);

void	long_dur_begin(struct long_dur_buf *, struct long_durs *,
	    struct trace *);
/* Adds what the buffer holds to the list; needed before long_durs_end(). */
void	long_dur_flush(struct long_dur_buf *);
/* Enters the duration of a slice into the list. */
void	long_dur_add(struct long_dur_buf *, uint32_t slice, int64_t dur);

/* Sets the duration of a slice, once for each slice but for DUR_OPEN. */
static inline void
slice_dur_set(struct long_dur_buf *b, uint32_t slice, int64_t dur)
{
	if ((uint64_t)dur < DUR_LOW_OPEN)
		b->t->dur_low[slice] = (uint32_t)dur;
	else if (dur == DUR_OPEN)
		b->t->dur_low[slice] = DUR_LOW_OPEN;
	else
		long_dur_add(b, slice, dur);
}

#endif
