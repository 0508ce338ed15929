#ifndef TTV_POOL_H
#define TTV_POOL_H
/*
 * Work for several threads: n independent jobs, each done once.
 */
#include <pthread.h>
#include <stddef.h>

/* The cores that this program may use, at least 1. */
int	pool_cores(void);
/*
 * Calls fn(arg, i) for i in 0..n-1 from `threads` threads, the caller being
 * one of them; returns when all are done.  Jobs are taken in order, so the
 * largest should come first.  With 1 thread or 1 job no thread is made.
 */
void	pool_run(int threads, size_t n, void (*fn)(void *, size_t), void *arg);

/*
 * One thread beside all others, to be joined, in which all signals but faults
 * are blocked, so that they go to the thread that waits for them.  0 or errno.
 */
int	pool_thread(pthread_t *, void *(*fn)(void *), void *arg);

#endif
