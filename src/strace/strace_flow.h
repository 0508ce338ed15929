#ifndef STRACE_FLOW_H
#define STRACE_FLOW_H
/* strace_flow: flows between calls of different threads; see strace_flow.c. */
#include <stdint.h>

#include "ttv/builder.h"
#include "strace.h"

struct strace_flows;

struct strace_call {
	int64_t		tid, process;	/* process: tid of its first thread */
	uint32_t	task;		/* of strace_flow_task() */
	uint32_t	track;
	int64_t		ts;		/* its begin */
	uint64_t	off;
	int64_t		end;		/* when it has returned */
	uint64_t	end_off;	/* of the line that says so; 0: this */
};

struct strace_flows *strace_flows_new(struct builder *);
void		 strace_flows_free(struct strace_flows *);
/* Returns the number of a tid. */
uint32_t	 strace_flow_task(struct strace_flows *, int64_t tid);
/* A call begins in a line: returns whether its end is to be told. */
int		 strace_flow_begin(struct strace_flows *,
		    const struct strace_call *, const struct strace_line *);
void		 strace_flow_end(struct strace_flows *,
		    const struct strace_call *, const struct strace_line *);
/* A thread has ended: its number may be that of another one. */
void		 strace_flow_exit(struct strace_flows *, uint32_t task);

#endif
