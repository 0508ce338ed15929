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
/* cpu.c: cells of the table cpu, and what is freed with it. */
struct sqlite3_context;
void	cpu_cluster(struct sqlite3_context *, struct sql *, uint64_t ucpu);
void	cpu_processor(struct sqlite3_context *, struct sql *, uint64_t ucpu);
void	cpu_capacity(struct sqlite3_context *, struct sql *, uint64_t ucpu);
void	cpu_close(struct sql *);
/* Adds the rows of cpu_fact of a CPU, by its place in sched_cpus(). */
struct sql_rows;
void	cpu_facts(struct sql *, uint64_t place, struct sql_rows *);
/* sched.c: lists the CPUs that anything belongs to, ascending. */
const uint32_t *sched_cpus(struct sql *, uint64_t *n);
/* Returns the place of a CPU among them, or -1. */
int64_t	sched_cpu_place(struct sql *, uint32_t ucpu);

uint32_t sched_ucpu(const struct sql *, uint32_t cpu, uint32_t machine);

/* Adds the rows of sched that states give; list may be NULL. */
uint64_t sched_collect(struct sql *, uint32_t *list);
/* Return the ts and the dur of an item of ORDER_SCHED. */
int64_t	sched_item_ts(const struct sql *, uint32_t);
int64_t	sched_item_dur(const struct sql *, uint32_t);

static inline uint32_t
sched_cpu(uint32_t ucpu)
{
	return ucpu % SCHED_CPUS;
}

#endif
