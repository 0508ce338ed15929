#ifndef TTV_SCHED_H
#define TTV_SCHED_H
/*
 * sched: what is known of the slices of scheduling: of those on the track of a
 * CPU (what ran there) and of those on the track of a thread's states.
 *
 * Facts lie beside the slice columns, since few traces have any: those of slice
 * i of a track at track.fact + i.
 */
#include <stdint.h>

#include "ttv/trace.h"

/* A slice of a CPU, and how it ended: shared, since few differ. */
struct sched {
	uint32_t	utid;
	uint32_t	ending;		/* index of sched_endings */
};
struct sched_ending {
	int32_t		priority;
	uint32_t	end_state;	/* string; 0: not known */
	uint32_t	lost;		/* 1: no switch tells of the end; the
					 * slice ends where the CPU is known to
					 * run another thread, or the thread to
					 * run elsewhere */
};

/*
 * A state is a word: a type above STATE_BITS, and below it the CPU, the utid of
 * the waker or an index of state_more.
 */
enum state_type { STATE_PLAIN, STATE_CPU, STATE_WAKER, STATE_MORE };
#define STATE_BITS	30
#define STATE_WORD(type, n)	((uint32_t)(type) << STATE_BITS | (n))

struct state_more {			/* what fits no word */
	uint32_t	cpu;		/* that it runs on, or NONE */
	uint32_t	waker;		/* utid, or NONE */
	uint32_t	function;	/* string: that blocks it, or 0 */
	int8_t		io_wait;	/* 1, 0; -1: not known */
	uint8_t		in_irq;		/* 1: woken from an interrupt */
	uint8_t		by_idle;	/* 1: the idle task woke it */
	uint8_t		zero;		/* so that equal ones have equal
					 * bytes */
};

/*
 * A time in which a CPU ran the idle task of its system, tid 0: a row of SQL's
 * sched, but no slice: it is no work of a thread.
 */
struct idle {
	int64_t		ts;
	int64_t		dur;		/* or DUR_OPEN: its end is lost */
	uint32_t	cpu, machine;
	int32_t		priority;
	uint32_t	end_state;	/* string; 0: not known */
};

/* What ran on a CPU. */
struct sched_facts {
	uint32_t	cpu;
	uint32_t	utid;
	int32_t		priority;
	uint32_t	end_state;	/* string; 0: not known */
	int		lost;		/* 1: as sched_ending.lost */
};

/* A state of a thread. */
struct state_facts {
	uint32_t	utid;
	struct state_more more;
};

/*
 * Return 1 and set the facts if a slice is one of a CPU, or a state of a
 * thread; else 0.  O(log rows).
 */
int		 trace_sched(const struct trace *, uint32_t slice,
		    struct sched_facts *);
int		 trace_state(const struct trace *, uint32_t slice,
		    struct state_facts *);
/* Returns the length of a slice as events tell it: that of trace_dur(), or
 * DUR_OPEN of a slice of a CPU whose end was lost.  O(log rows). */
int64_t		 trace_dur_told(const struct trace *, uint32_t slice);
/*
 * Returns the track of the states of a thread, or NONE; its state at a time,
 * the last of several, or NONE.  O(log n).
 */
uint32_t	 trace_state_track(const struct trace *, uint32_t utid);
uint32_t	 trace_state_at(const struct trace *, uint32_t utid, int64_t);
/*
 * Returns the track of the CPU on which a state, a run, begins: one of the
 * tracks [first, end); or NONE.  O(tracks).
 */
uint32_t	 trace_run_cpu(const struct trace *, uint32_t run,
		    uint32_t first, uint32_t end);
/*
 * Returns the first state in [from, to) that a wakeup by a thread began, or
 * NONE.  O(threads log n + states in between).
 */
uint32_t	 trace_woken(const struct trace *, uint32_t utid, int64_t from,
		    int64_t to);
/* Returns whether a type of track has slices of scheduling: one row, no stack,
 * in which an open slice ends where the next begins. */
static inline int
track_is_sched(enum track_type type)
{
	return type == TRACK_CPU || type == TRACK_STATE;
}

#endif
