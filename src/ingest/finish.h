#ifndef FINISH_H
#define FINISH_H
/*
 * finish: the steps of builder_finish(), each in the file of its name.  The
 * steps run in two rounds: first every list says which tracks it needs (plan);
 * then, when tracks have their places, the lists become arrays of the trace
 * (fill).
 */
#include "ttv/radix.h"
#include "builder_int.h"
#include "long_dur.h"
#include "spans.h"
#include "tracks.h"

struct lives;
struct scheds;
struct slice_range;
struct context_spans;
struct event_order;

struct finish {
	struct builder		*b;
	struct trace		*t;
	struct tracks		 tracks;
	int			 threads;	/* workers */
	int			 wide;		/* 1: offsets may take more than
						 * 32 bits */

	struct log_sort		 recs;		/* slices.c: sorted by track */
	size_t			 nruns;		/* jobs of recs */
	struct log_count	*counts;	/* recs by a builder's track */
	uint64_t		*first_rec;	/* sorted recs before those
						 * of a track */
	size_t			 nrecs;		/* recs of all tracks */
	struct radix		*owners;	/* tracks that have recs */
	size_t			 nowners;
	struct spans		*track_spans;	/* by a builder's track */
	struct async_track	*async;
	struct asyncs		*asyncs;	/* of the async tracks' spans */
	size_t			 nasync;
	uint32_t		*async_newtrack;
	uint64_t		*compat_off;	/* compat_flow.c: by point */
	struct lives		*lives;		/* object.c */
	struct scheds		*sched;		/* sched_state.c; NULL: none */
	struct long_durs	 longs;		/* slices_fill() */
	struct context_spans	*contexts;	/* context.c */
	/* newtrack of each thing of the lists */
	uint32_t		*series_track, *object_track, *memdump_track,
				*context_track;
	struct sample_run	*sample_runs;	/* of newtracks */
	size_t			 nsample_runs;
	uint32_t		*sample_ends;	/* newtrack, of each track
						 * with samples, or NONE */
};

void	slices_plan(struct finish *);		/* slices.c */
void	births_settle(struct finish *);		/* birth.c */
void	compat_threads(struct finish *);	/* compat.c: nests early */
void	compat_flows(struct finish *);		/* compat_flow.c: earlier */
void	compat_bind(struct finish *);		/* for flows_fill() */
void	slices_fill(struct finish *);		/* also all lists */
/*
 * Has events of one time keep the file's order: those on a track of a reader's
 * own, and those of builder_keeps_order().
 */
void	finish_ties(const struct finish *, uint32_t track,
	    struct event_order *);
void	sched_plan(struct finish *);		/* sched_state.c */
/*
 * Writes the slices of scheduling: sched_place() says where, each of the jobs
 * 0..SCHED_JOBS-1 of sched_fill() writes some of them, in any order or at the
 * same time, and sched_filled() ends it.
 */
#define SCHED_JOBS	2
void	sched_place(struct finish *, const struct slice_range *places);
void	sched_fill(struct finish *, size_t job);
void	sched_filled(struct finish *);
void	instants_plan(struct finish *);		/* instant.c */
void	instants_fill(struct finish *);
void	samples_plan(struct finish *);		/* sample.c */
void	samples_fill(struct finish *);
void	memdumps_plan(struct finish *);		/* memdump.c */
void	memdumps_fill(struct finish *);
void	counters_plan(struct finish *);		/* counter.c */
void	counters_fill(struct finish *);
void	objects_plan(struct finish *);		/* object.c */
void	objects_fill(struct finish *);
void	contexts_plan(struct finish *);		/* context.c */
void	contexts_fill(struct finish *);
void	records_fill(struct finish *);		/* records.c */
void	flows_fill(struct finish *);		/* flow.c: after the slices */
/* Widens the span of a track by [start, end]. */
void	track_widen(struct track *, int64_t start, int64_t end);

/*
 * Returns the order that sorts n things by place[newtrack[i]], stable (a
 * counting sort); *at gets where the run of each place begins (nplaces + 1
 * entries).
 */
uint32_t *finish_group(const struct finish *, const uint32_t *newtrack,
	    size_t n, uint32_t **at);

#endif
