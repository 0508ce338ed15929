#ifndef SQL_SCHED_H
#define SQL_SCHED_H
/*
 * sched: CPUs by number.  That of the table cpu, ucpu, is that of the system,
 * and more for CPUs of other machines.
 */
#include <stdint.h>

#define SCHED_CPUS	4096	/* of a machine */

static inline uint32_t
sched_ucpu(uint32_t cpu, uint32_t machine)
{
	return cpu < SCHED_CPUS ? machine * SCHED_CPUS + cpu : cpu;
}

static inline uint32_t
sched_cpu(uint32_t ucpu)
{
	return ucpu % SCHED_CPUS;
}

#endif
