#ifndef TTV_POOL_H
#define TTV_POOL_H
/* A thread pool for n independent jobs, each of which is done once. */
#include <pthread.h>
#include <stddef.h>

/* Returns how many cores this program may use: 1 to 64. */
int	pool_cores(void);
/*
 * Calls fn(arg, i) for i in 0..n-1 on `threads` threads, of which the caller
 * is one, and returns when all calls have returned.  Jobs start in the order
 * of i, so the largest should come first.  1 thread or 1 job creates no
 * thread.
 */
void	pool_run(int threads, size_t n, void (*fn)(void *, size_t), void *arg);

/*
 * Starts a thread that runs fn(arg); the caller joins it.  All signals but
 * faults are blocked in that thread, so that they reach the thread that waits
 * for signals.  Returns 0 or errno.
 */
int	pool_thread(pthread_t *, void *(*fn)(void *), void *arg);

#endif
