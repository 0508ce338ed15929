#ifndef SQL_THREAD_H
#define SQL_THREAD_H
/*
 * thread: numbers of threads in SQL.
 */
#include <stdint.h>

struct sql;
struct trace;

/* Returns whether a thread of the model is the idle task of its machine. */
int	thread_idles(const struct trace *, uint32_t utid);
/* Returns whether a thread of the model is row 0. */
int	thread_is_row_0(const struct trace *, uint32_t utid);

/* Returns the number in SQL of a thread of the model; NONE: -1. */
int64_t	thread_row(const struct sql *, uint32_t utid);
/* Returns the number of the idle thread of a machine of the model. */
int64_t	thread_idle_row(const struct sql *, uint32_t machine);

#endif
