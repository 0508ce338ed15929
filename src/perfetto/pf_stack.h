#ifndef PF_STACK_H
#define PF_STACK_H
/* Samples of call stacks (StackSample), and numbers of their fields. */
#include "pf_part.h"

/* Fields of InternedData */
enum { PF_IN_STACK_TASKS = 48, PF_IN_STACK_EXECUTIONS = 49,
	PF_IN_STACK_COUNTERS = 50, PF_IN_STACK_ASYNC = 51 };

enum pf_stack_sample_field {
	PF_STACK_SAMPLE_TASK_CONTEXT = 1,
	PF_STACK_SAMPLE_TASK_CONTEXT_IID = 2,
	PF_STACK_SAMPLE_EXECUTION_CONTEXT = 3,
	PF_STACK_SAMPLE_EXECUTION_CONTEXT_IID = 4,
	PF_STACK_SAMPLE_CALLSTACK = 5,
	PF_STACK_SAMPLE_CALLSTACK_IID = 6,
	PF_STACK_SAMPLE_UNWIND_ERROR = 7,
	PF_STACK_SAMPLE_PRIMARY_DESCRIPTOR = 9,
	PF_STACK_SAMPLE_PRIMARY_DESCRIPTOR_IID = 10,
	PF_STACK_SAMPLE_PRIMARY_WEIGHT = 11,
	PF_STACK_SAMPLE_FOLLOWER_DESCRIPTORS = 12,
	PF_STACK_SAMPLE_FOLLOWER_WEIGHTS = 14
};
enum pf_stack_task_field {
	PF_STACK_TASK_PID = 2,
	PF_STACK_TASK_TID = 3,
	PF_STACK_TASK_ASYNC_ID = 4
};
enum pf_stack_async_field {
	PF_STACK_ASYNC_NAME = 2,
	PF_STACK_ASYNC_KIND = 3,
	PF_STACK_ASYNC_PARENT_IID = 4
};
enum pf_stack_execution_field {
	PF_STACK_EXECUTION_CPU = 2,
	PF_STACK_EXECUTION_MODE = 3
};
enum pf_stack_counter_field {
	PF_STACK_COUNTER_NAME = 2,
	PF_STACK_COUNTER_UNIT = 3,
	PF_STACK_COUNTER_UNIT_STR = 4,
	PF_STACK_COUNTER_DESCRIPTION = 6
};
enum pf_stack_defaults_field {
	PF_STACK_DEFAULTS_SOURCE = 1,
	PF_STACK_DEFAULTS_PRIMARY_DESCRIPTOR = 2,
	PF_STACK_DEFAULTS_FOLLOWER_DESCRIPTORS = 3
};
enum pf_inline_callstack_field {
	PF_INLINE_CALLSTACK_FRAMES = 1,
	PF_INLINE_FRAME_FUNCTION_NAME = 1,
	PF_INLINE_FRAME_SOURCE_FILE = 2,
	PF_INLINE_FRAME_LINE_NUMBER = 3
};

/* Keeps the call stack of a TrackEvent. */
void	pf_stack_event(struct pf_context *, const struct pf_span *event);
/* Reads a StackSample. */
void	pf_stack_sample(struct pf_context *);
/* Adds what the counters of all sequences with such samples are. */
void	pf_stack_units(const struct pf_world *, struct builder *);

#endif
