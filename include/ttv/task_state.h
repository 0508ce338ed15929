#ifndef TTV_TASK_STATE_H
#define TTV_TASK_STATE_H
/*
 * task_state: states of tasks, as the Linux kernel has them in bits since 4.14
 * and prints them: letters, "R" for none, and "+" for one that was preempted.
 */
#include <stdint.h>

/* Writes a state ("S", "R+", "D|X"); returns out. */
#define TASK_STATE	32
const char	*task_state(int64_t, char out[TASK_STATE]);
/* Returns the bits of a text as task_state() writes it, or -1. */
int64_t		 task_state_bits(const char *);

#endif
