#ifndef TTV_LINUX_EVENT_H
#define TTV_LINUX_EVENT_H
/*
 * linux_event: what events of the Linux kernel mean.  Readers of ftrace, as
 * text or in other files, hand each event over with its fields; from here it
 * goes to the builder: scheduling, counters of CPUs and processes, slices from
 * an enter to its exit, and an instant for all else.  What an event means
 * stands in a table (src/linux/linux_table.c); the text of trace_marker has a
 * file of its own.
 *
 * - A state belongs to one builder and thread of execution.
 * - Whatever an event does depends on the event alone and, where it says so, on
 *   `look_back`: a file may be cut into parts anywhere.
 * - Texts need not be UTF-8; they are copied.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/builder.h"

struct linux_state;
struct linux_event;

#define LINUX_UNKNOWN	INT64_C(-1)	/* of tid and tgid */

/* The value of a field: a text, a number, or a text that spells a number. */
struct linux_value {
	const char	*text;		/* NULL: it is a number */
	size_t		 len;
	int64_t		 number;	/* if text is NULL; unsigned 64-bit
					 * numbers wrap */
};

struct linux_event {
	uint32_t	 name;		/* of linux_name() */
	int64_t		 ts;		/* ns */
	uint64_t	 off;
	uint32_t	 cpu;		/* that the event stands on, or NONE */
	int64_t		 tid;		/* that runs there, or LINUX_UNKNOWN */
	int64_t		 tgid;		/* its process, or LINUX_UNKNOWN */
	const char	*comm;		/* its name; NULL: not known */
	size_t		 comm_len;
	int		 in_irq;	/* 1: in a hard or soft interrupt */
	int		 early;		/* 1: from before all CPUs were traced;
					 * scheduling then is an instant */
	/*
	 * Sets *v to a field as tracefs calls it ("prev_comm"), a name that is
	 * a constant of the program; returns 0, or -1 when the event has no
	 * such field.  The text of trace_marker is the field "buf".
	 */
	int		(*field)(const struct linux_event *, const char *name,
			    struct linux_value *v);
	const void	*arg;		/* for field() */
};

struct linux_state *linux_new(struct builder *, uint8_t file);
/* Counts the events in the builder, by name, and frees the state. */
void		 linux_end(struct linux_state *);

/*
 * Says that another source has the slices of a thread, so that those of the
 * kernel stand on a track below it.  Call it before the events.
 */
void		 linux_unmerged(struct linux_state *, int64_t tid);

/* Returns the number of an event's name, such as "sched_switch". */
uint32_t	 linux_name(struct linux_state *, const char *, size_t);
/*
 * Takes an event.  Returns 0, or -1 when a field is missing or broken that the
 * meaning of the event needs: then nothing came of it, and the caller counts
 * it as damage.
 */
int		 linux_event(struct linux_state *, const struct linux_event *);
/* Takes an event as an instant of its thread, whatever it means. */
void		 linux_instant(struct linux_state *,
		    const struct linux_event *);
/* Counts an event that the caller has taken itself. */
void		 linux_count(struct linux_state *, uint32_t name);
/* Returns the string of bytes; those that are no UTF-8 are counted at off. */
uint32_t	 linux_string(struct linux_state *, uint64_t off, const char *,
		    size_t);

/*
 * Returns the track of the thread of an event's tid, named by its comm; of the
 * CPU if the tid is not known, else the global track.
 */
uint32_t	 linux_thread(struct linux_state *, const struct linux_event *);
/* Returns the track of a tid that an event names beside its own. */
uint32_t	 linux_tid(struct linux_state *, int64_t tid);
/*
 * Says what the kernel calls a thread at the time of an event; "<...>" and ""
 * are no names, and task 0 is swapper.  p may be NULL.
 */
void		 linux_comm(struct linux_state *, const struct linux_event *,
		    int64_t tid, const char *p, size_t);
/* Returns the track for calls of functions by an event's thread or CPU. */
uint32_t	 linux_functions(struct linux_state *,
		    const struct linux_event *);

/*
 * sched_switch, of a reader that has its fields at hand.  The event's cpu is
 * that of the switch.  prev_tid LINUX_UNKNOWN: the task that ran there.
 */
struct linux_switch {
	int64_t		 prev_tid, next_tid;	/* 0: the idle task */
	const char	*prev_comm, *next_comm, *prev_state; /* or NULL */
	size_t		 prev_comm_len, next_comm_len, prev_state_len;
	int32_t		 prev_prio, next_prio;
};
void		 linux_switch(struct linux_state *, const struct linux_event *,
		    const struct linux_switch *);
/* sched_waking and the like; target_cpu NONE: not known. */
void		 linux_wakeup(struct linux_state *, const struct linux_event *,
		    int64_t tid, const char *comm, size_t comm_len,
		    uint32_t target_cpu);

/*
 * Says which machine system calls are of, as uname(2) names it: their numbers
 * have names then.  Call it before the events.
 */
void		 linux_calls_of(struct linux_state *, const char *machine,
		    size_t);
/*
 * For events that are out of order: says when the tids of a machine were given
 * out again, so that an event's are those of its time.  The caller has told the
 * builder the same.  Call it before the events.
 */
void		 linux_lives(struct linux_state *, const struct id_lives *,
		    uint32_t machine);
/*
 * For a builder that is one of several parts of a file: asks for what an event
 * before the part said.  Sets found[] and returns 0, or -1 if there was none.
 * LINUX_PAST_TRANSACTION: of a binder transaction of that number, its reply
 * and flags fields; LINUX_PAST_MM: of memory of that mm_id, the tid and tgid
 * that ran with it last.
 */
enum linux_past { LINUX_PAST_TRANSACTION, LINUX_PAST_MM };
void		 linux_look_back(struct linux_state *,
		    int (*fn)(void *arg, enum linux_past, int64_t key,
		    int64_t found[2]), void *arg);
/*
 * What an event says to those who look back: returns 0 and sets what, key and
 * found as above, or -1.
 */
int		 linux_past(const struct linux_event *, enum linux_past,
		    int64_t *key, int64_t found[2]);

/* Sets the cookie of such a text that is S or F; returns 0, or -1. */
int		 linux_marker_cookie(const char *, size_t, int64_t *cookie);

#endif
