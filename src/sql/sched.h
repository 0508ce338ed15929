#ifndef SQL_SCHED_H
#define SQL_SCHED_H
/*
 * sched: CPUs by number.  That of the table cpu, ucpu, is that of the system,
 * and more for CPUs of other machines: SCHED_CPUS for each row of machine.
 */
#include <stdint.h>

#define SCHED_CPUS	4096	/* of a machine */

struct sql;

/* machine.c: returns the number of a CPU of a machine of the model. */
uint32_t sched_ucpu(const struct sql *, uint32_t cpu, uint32_t machine);

static inline uint32_t
sched_cpu(uint32_t ucpu)
{
	return ucpu % SCHED_CPUS;
}

#endif
