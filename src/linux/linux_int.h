#ifndef LINUX_INT_H
#define LINUX_INT_H
/*
 * linux_int: a state from inside, and what the files of the layer share.
 */
#include <stddef.h>
#include <stdint.h>

#include "ttv/hashtab.h"
#include "ttv/linux_event.h"
#include "ttv/strtab.h"

#define LINUX_NAMES	128		/* names of events that are found again
					 * without a hash table */
#define LINUX_STATES	32		/* texts of states: a direct-mapped
					 * cache */
#define LINUX_COMM	16		/* bytes of a comm that are compared to
					 * see whether it is new */

/* Tracks below that of a thread; made when something stands on them. */
enum linux_below_task { TASK_SYSCALLS, TASK_SYSCALL_NUMBERS, TASK_FUNCTIONS,
	TASK_SYSTEM,		/* of what else would stand on the thread */
	TASK_TRACKS };
/* Tracks below that of a CPU. */
enum linux_below_cpu { CPU_IRQ, CPU_SOFTIRQ, CPU_IPI, CPU_IRQS_OFF,
	CPU_PREEMPT_OFF, CPU_FUNCTIONS, CPU_TRACKS };

/* A tid, as the part knows it. */
struct linux_task {
	int64_t		 tid;
	int64_t		 from, to;	/* the times that this is known for,
					 * where lives are; to is not in it */
	uint32_t	 life;		/* of the tid in that time */
	int64_t		 tgid;		/* that the track was told, or
					 * LINUX_UNKNOWN */
	uint32_t	 track;		/* NONE: not made */
	uint32_t	 below[TASK_TRACKS];	/* tracks, or NONE */
	uint32_t	 latest;	/* comm, by the times of the events that
					 * have it; 0: none */
	int64_t		 latest_ts;
	uint32_t	 name;		/* string of `comm` */
	uint8_t		 comm_len;	/* of comm; 0: none is known */
	uint8_t		 unmerged;	/* linux_unmerged() */
	char		 comm[LINUX_COMM];	/* that was seen last */
	uint64_t	 bad;		/* its bytes that are no UTF-8 */
};

struct linux_cpu {
	uint32_t	 cpu;
	uint32_t	 track;
	uint32_t	 below[CPU_TRACKS];	/* tracks, or NONE */
};

/*
 * Keys of a map that are found again without its hash table: the tasks that
 * take turns on the CPUs of a system; 1 KB.
 */
#define LINUX_SEEN	256

/* Numbers by a number: tids to tasks, CPUs to tracks. Zeroed is empty. */
struct linux_map {
	struct hashtab	 slots;
	int64_t		*keys;		/* by index */
	size_t		 n, cap;
	uint32_t	 seen[LINUX_SEEN];	/* index + 1 of keys that were
					 * asked for last, by their low bits;
					 * 0: empty */
};

struct linux_row;

struct linux_name {
	const struct linux_row *row;	/* what it means; NULL: an instant */
	uint32_t	 string;
	uint32_t	 kind;
	uint32_t	 about;		/* string: what row->fn works with, such
					 * as the name of a system call */
	int		 makes_task;	/* the return of a call that does */
	uint64_t	 n;		/* events that were taken */
	uint64_t	 bad;		/* bytes that are no UTF-8 */
};

struct linux_state {
	struct builder	*b;
	uint8_t		 file;
	struct strtab	*spelled;	/* names of events; id - 1: in names */
	struct linux_name *names;
	size_t		 nnames, names_cap;
	uint32_t	 names_seen[LINUX_NAMES];	/* ids in `spelled` that
					 * were looked up last; 0: empty */
	struct linux_map tids, cpu_ids, transactions, mms;
	struct linux_task *tasks;	/* by index in tids */
	size_t		 tasks_cap;
	struct linux_cpu *cpus;		/* by index in cpu_ids */
	size_t		 cpus_cap;
	uint8_t		*transaction;	/* enum linux_binder, by index */
	size_t		 transaction_cap;
	struct linux_mm *mm;		/* by index in mms */
	size_t		 mm_cap;
	uint32_t	 nameless;	/* kind without a name */
	uint8_t		 has_unmerged;	/* 1: a task is unmerged */
	struct linux_state_text {
		uint64_t text;		/* ASCII, zeros behind; 0: empty */
		uint32_t string;
	}		 texts[LINUX_STATES];
	int		(*look_back)(void *, enum linux_past, int64_t key,
			    int64_t found[2]);
	void		*look_back_arg;
	uint32_t	 calls_of;	/* syscall_machine(), or 0 */
	uint32_t	*calls;		/* strings by number, or 0; or NULL */
	const struct id_lives *lives;	/* linux_lives(), or NULL */
	uint32_t	 machine;	/* that they are of */
	int64_t		 ts;		/* of the event that is taken, there */
};

/* Whose memory an mm_id is. */
struct linux_mm {
	int64_t		 tid, tgid;	/* LINUX_UNKNOWN: not known */
	int		 is_own;	/* 1: it is of the task of the event */
};

/*
 * A row of the table of events.  fn() returns 0, -1 for a broken event,
 * LINUX_NOT when the event has not what the meaning needs: an instant then, or
 * LINUX_DONE when it has counted the event itself.
 */
#define LINUX_NOT	1
#define LINUX_DONE	2
struct linux_row {
	const char	*name;		/* of the event */
	int		(*fn)(struct linux_state *, const struct linux_event *,
			    const struct linux_row *);
	int		 where;		/* a track below the CPU or thread */
	const char	*what;		/* names a slice or counter */
	const char	*cat;		/* its category, or NULL */
	const char	*field;		/* that has the value or the name */
	const char	*of;		/* field of what it belongs to */
	const char	*whose;		/* field of the process, or NULL */
};

/* ---- linux.c ---- */
/* As linux_map_add(), for a key that is not among those seen last. */
size_t		 linux_map_find(struct linux_map *, int64_t key, int *added);

/* Returns the index of a key; *added is 1 when it is new. */
static inline size_t
linux_map_add(struct linux_map *m, int64_t key, int *added)
{
	uint32_t at = m->seen[(uint64_t)key % LINUX_SEEN];

	*added = 0;
	return at != 0 && m->keys[at - 1] == key ? at - 1 :
	    linux_map_find(m, key, added);
}

uint32_t	 linux_text(struct linux_state *, const char *);
uint32_t	 linux_kind(struct linux_state *, uint32_t name,
		    const char *cat);
/* Return 0, or -1 without the field or when it is no number. */
int		 linux_number(const struct linux_event *, const char *field,
		    int64_t *);
int		 linux_field(const struct linux_event *, const char *field,
		    struct linux_value *);
/* Returns the string of a field, 0 without it; numbers as decimal or hex. */
uint32_t	 linux_field_string(struct linux_state *,
		    const struct linux_event *, const char *field, int hex);
/* Says when an event is: whose its ids are depends on it. */
static inline void
linux_at(struct linux_state *s, const struct linux_event *e)
{
	if (s->lives == NULL)
		return;
	s->ts = e->ts;
	builder_at(s->b, e->ts);
}

/* Makes later uses of a task's tid those of a new one. */
void		 linux_task_again(struct linux_state *, struct linux_task *);
/* Return a task; that of linux_task() has a track. */
struct linux_task *linux_task_entry(struct linux_state *, int64_t tid);
struct linux_task *linux_task(struct linux_state *, int64_t tid);
uint32_t	 linux_below_task(struct linux_state *, int64_t tid,
		    enum linux_below_task);
struct linux_cpu *linux_cpu(struct linux_state *, uint32_t cpu);
uint32_t	 linux_below_cpu(struct linux_state *, uint32_t cpu,
		    enum linux_below_cpu);
/*
 * Returns the track of the slices and instants of the thread of an event, as
 * linux_thread() does the thread.
 */
uint32_t	 linux_stands(struct linux_state *, const struct linux_event *);
/* Likewise for an event about another task. */
uint32_t	 linux_stands_tid(struct linux_state *, int64_t tid);
/* Returns the string of a comm; 0 for one that the kernel has forgotten. */
uint32_t	 linux_comm_name(struct linux_state *, struct linux_task *,
		    uint64_t off, const char *, size_t);
/* Returns the process of a pid. */
uint32_t	 linux_process(struct linux_state *, int64_t pid);
/* Tells the builder the process of a task, if it is known. */
void		 linux_task_process(struct linux_state *, struct linux_task *,
		    int64_t tgid);
/* Reads a number: decimal or 0x and hex.  Returns 0, or -1. */
int		 linux_parse(const char *, size_t, int64_t *);

/* ---- linux_call.c ---- */
/* Returns the string that a system call of a number is called by. */
uint32_t	 linux_call_name(struct linux_state *, int64_t number);

/* ---- linux_table.c ---- */
const struct linux_row *linux_row(const char *, size_t);

/* ---- linux_counter.c, linux_binder.c: linux_past() ---- */
int		 linux_past_mm(const struct linux_event *, int64_t *key,
		    int64_t found[2]);
int		 linux_past_transaction(const struct linux_event *,
		    int64_t *key, int64_t found[2]);

/* ---- handlers of rows ---- */
#define HANDLER(name)							\
	int name(struct linux_state *, const struct linux_event *,	\
	    const struct linux_row *)
HANDLER(linux_sched_switch);
HANDLER(linux_sched_wakeup);
HANDLER(linux_sched_blocked);
HANDLER(linux_sched_newtask);
HANDLER(linux_sched_free);
HANDLER(linux_sched_rename);
HANDLER(linux_sched_victim);
HANDLER(linux_pair_cpu_begin);
HANDLER(linux_pair_cpu_end);
HANDLER(linux_pair_irq);
HANDLER(linux_pair_softirq);
HANDLER(linux_pair_begin);
HANDLER(linux_pair_end);
HANDLER(linux_pair_syscall);
HANDLER(linux_pair_sysret);
HANDLER(linux_pair_sigreturn);
HANDLER(linux_pair_named);
HANDLER(linux_pair_named_end);
HANDLER(linux_pair_kprobe);
HANDLER(linux_pair_suspend);
HANDLER(linux_pair_function);
HANDLER(linux_pair_function_end);
HANDLER(linux_counter_cpu);
HANDLER(linux_counter_limits);
HANDLER(linux_counter_load);
HANDLER(linux_counter_hotplug);
HANDLER(linux_counter_global);
HANDLER(linux_counter_gpu);
HANDLER(linux_counter_process);
HANDLER(linux_counter_ion);
HANDLER(linux_counter_exynos);
HANDLER(linux_counter_rss);
HANDLER(linux_block_issue);
HANDLER(linux_block_complete);
HANDLER(linux_binder_transaction);
HANDLER(linux_binder_received);
HANDLER(linux_binder_lock);
HANDLER(linux_binder_locked);
HANDLER(linux_binder_unlock);
HANDLER(linux_marker_print);
HANDLER(linux_marker_fields);

#endif
