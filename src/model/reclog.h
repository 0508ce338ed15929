#ifndef RECLOG_H
#define RECLOG_H
/*
 * The raw events of all threads in the order of the file, and then thread by
 * thread.  See reclog.c.
 */
#include <stddef.h>
#include <stdint.h>

/* Phase and offset share a word: off << 8 | ph. */
#define REC_OFF(r)	((r)->off_ph >> 8)
#define REC_PH(r)	((unsigned char)((r)->off_ph & 0xff))
#define REC_PACK(off, ph) ((off) << 8 | (unsigned char)(ph))

/* A B, E, X or T of a thread; or an async span on its way to a track. */
struct rec {
	int64_t		ts;
	int64_t		dur;		/* X; of a B once it is paired */
	uint64_t	off_ph;
	uint32_t	kind;
	uint32_t	aux;		/* in a log the utid; else see nest.h */
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

struct rec_count {			/* of a thread */
	uint64_t	n;
	uint64_t	ends;		/* of those, E */
};

struct rec_chunk;
struct rec_run;

struct reclog {				/* zeroed is empty */
	struct rec	*at, *end;	/* where the next one goes */
	struct rec_run	*runs;		/* one a part */
	size_t		 nruns, cap;
};

/* The next rec, to be filled; its aux is the utid. */
void		 reclog_room(struct reclog *);
static inline struct rec *
reclog_add(struct reclog *l)
{
	if (l->at == l->end)
		reclog_room(l);
	return l->at++;
}

void		 reclog_free(struct reclog *);
/* Adds to all times so far, saturating. */
void		 reclog_shift(struct reclog *, int64_t);
/*
 * Appends all of `from`, which is empty after; O(parts).  Its numbers of kinds
 * and threads mean kind[] and utid[], of so many entries.
 */
void		 reclog_join(struct reclog *to, struct reclog *from,
		    const uint32_t *kind, size_t nkinds, const uint32_t *utid,
		    size_t nthreads);
/* How many each of n threads has; to be freed. */
struct rec_count *reclog_counts(struct reclog *, size_t n);

/* All recs one by one, as they are in the end: for those who look before. */
struct rec_walk {			/* zeroed is the beginning */
	size_t		 run, i;
	const struct rec_chunk *chunk;
};
int		 reclog_walk(struct reclog *, struct rec_walk *, struct rec *);

/*
 * The recs by thread: those of utid are v[first[utid]] and on.  Made by a job
 * for each run, which may go side by side; the log is given back as it goes.
 */
struct rec_sort {
	struct reclog	*log;
	struct rec	*v;		/* of xmap(): v[n] */
	size_t		 n;
};
/* first[] by the caller, of all threads; how many jobs there are. */
size_t		 reclog_sort(struct rec_sort *, struct reclog *,
		    const uint64_t *first, size_t nthreads, size_t n);
void		 reclog_sort_job(struct rec_sort *, size_t job);
/* What a job has written, thread by thread: the i'th; NULL: no more. */
struct rec	*reclog_piece(const struct rec_sort *, size_t job, uint32_t i,
		    size_t *n, uint32_t *utid);

#endif
