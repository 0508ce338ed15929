#ifndef TTV_EVENT_FACTS_H
#define TTV_EVENT_FACTS_H
/*
 * Event facts: what the text of an event says besides its name, its times and
 * its place, in terms of the model.  A format fills them from its own text
 * (struct event_source), so that no user knows a member name of a format.
 *
 * - A fact that the text does not state is NULL, NONE or not in `has`.
 * - Values live in the arena of the call, which alone has them: a caller may
 *   change them.
 */
#include <stdint.h>

struct value;

enum event_fact {			/* bits of `has` */
	FACT_TTS = 1,
	FACT_INSTRUCTIONS = 2,
	FACT_INSTRUCTIONS_DELTA = 4,
	FACT_CPU = 8,
	FACT_KERNEL_FLAGS = 16,
	FACT_COOKIE = 32,
	FACT_STACK = 64			/* of brief facts: there is a stack,
					 * which they leave out */
};

/* Flags of the kernel about an event; << 8, how often preemption is off. */
enum kernel_flag {
	KERNEL_IRQS_OFF = 1,
	KERNEL_RESCHED = 4,
	KERNEL_HARD = 8,
	KERNEL_SOFT = 16,
	KERNEL_PREEMPT = 32
};
#define KERNEL_DEPTH	8		/* bits below the depth */

struct event_facts {
	struct value	*args;		/* object: the args of the end event
					 * merged over those of the begin */
	struct value	*stack;		/* array: frames of the begin, root
					 * first */
	struct value	*end_stack;	/* array: frames of the end */
	struct value	*callsite_id;	/* what the file calls `callsite` */
	struct value	*end_callsite_id; /* what it calls `end_callsite` */
	uint32_t	 callsite;	/* set by trace_facts() */
	uint32_t	 end_callsite;
	struct value	*pid, *tid;	/* what the file calls them */
	struct value	*id;		/* what it calls a flow or a span */
	struct value	*flows;		/* array: what it calls flows, where an
					 * event may be of several */
	struct value	*other;		/* object: members of the begin that no
					 * other line of the inspector shows,
					 * `id` among them */
	int64_t		 tts;		/* ns of the thread's clock */
	int64_t		 tdur;		/* ns of it; < 0: unknown */
	int64_t		 instructions;	/* retired up to the begin */
	int64_t		 instructions_delta;	/* retired during the slice */
	uint32_t	 cpu;		/* that the begin came on */
	uint32_t	 kernel_flags;	/* enum kernel_flag */
	int64_t		 cookie;	/* of an async marker */
	unsigned	 has;		/* which of these, but for tdur */
	int		 snapshot;	/* 1: a snapshot of an object */
	int		 local;		/* 1: `id` is one of the process */
};

#endif
