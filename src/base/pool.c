/*
 * pool: runs jobs on threads that end with the last job.  Creating a thread
 * costs some tens of microseconds; callers share work only from about a
 * millisecond on.
 */
#include "config.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "ttv/pool.h"

#define POOL_MAX	64

struct pool {
	void		(*fn)(void *, size_t);
	void		*arg;
	size_t		 n;
	atomic_size_t	 next;
};

int
pool_cores(void)
{
	long n = sysconf(_SC_NPROCESSORS_ONLN);
#ifdef CPU_COUNT
	cpu_set_t set;

	if (sched_getaffinity(0, sizeof(set), &set) == 0)
		n = CPU_COUNT(&set);
#endif
	return n < 1 ? 1 : n > POOL_MAX ? POOL_MAX : (int)n;
}

static void *
pool_work(void *arg)
{
	struct pool *p = arg;
	size_t i;

	while ((i = atomic_fetch_add(&p->next, 1)) < p->n)
		p->fn(p->arg, i);
	return NULL;
}

void
pool_run(int threads, size_t n, void (*fn)(void *, size_t), void *arg)
{
	pthread_t made[POOL_MAX];
	struct pool p = { fn, arg, n, 0 };
	int i, nmade = 0;

	if (threads > POOL_MAX)
		threads = POOL_MAX;
	/* a thread that cannot be created leaves its jobs to the others */
	for (i = 1; i < threads && (size_t)i < n; i++)
		if (pthread_create(&made[nmade], NULL, pool_work, &p) == 0)
			nmade++;
	pool_work(&p);
	for (i = 0; i < nmade; i++)
		pthread_join(made[i], NULL);
}

int
pool_thread(pthread_t *thread, void *(*fn)(void *), void *arg)
{
	static const int faults[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE,
	    SIGABRT };
	sigset_t block, old;
	size_t i;
	int rc;

	sigfillset(&block);
	for (i = 0; i < sizeof(faults) / sizeof(faults[0]); i++)
		sigdelset(&block, faults[i]);
	pthread_sigmask(SIG_SETMASK, &block, &old);
	rc = pthread_create(thread, NULL, fn, arg);
	pthread_sigmask(SIG_SETMASK, &old, NULL);
	return rc;
}
