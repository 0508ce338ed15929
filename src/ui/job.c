/*
 * job: a thread that does one thing for the viewer between keys.
 */
#include "config.h"

#include <errno.h>
#include <time.h>

#include "ttv/pool.h"

#include "job.h"

static void *
job_run(void *arg)
{
	struct job *j = arg;

	j->run(j->arg);
	pthread_mutex_lock(&j->lock);
	j->done = 1;
	pthread_cond_signal(&j->cond);
	pthread_mutex_unlock(&j->lock);
	return NULL;
}

void
job_start(struct job *j, void (*run)(void *), void *arg, int at_once)
{
	j->run = run;
	j->arg = arg;
	j->done = 0;
	pthread_mutex_init(&j->lock, NULL);
	pthread_cond_init(&j->cond, NULL);
	j->threaded = !at_once && pool_thread(&j->thread, job_run, j) == 0;
	if (!j->threaded)
		job_run(j);
}

int
job_wait(struct job *j, int ms)
{
	struct timespec until;
	int done, rc = 0;

	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += (long)(ms % 1000) * 1000000;
	until.tv_sec += ms / 1000 + until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	pthread_mutex_lock(&j->lock);
	while (!j->done && ms > 0 && rc != ETIMEDOUT)
		rc = pthread_cond_timedwait(&j->cond, &j->lock, &until);
	done = j->done;
	pthread_mutex_unlock(&j->lock);
	return done;
}

int
job_percent(uint64_t done, uint64_t total)
{
	return total > 0 ? (int)(done * 10 / total) * 10 : 0;
}

void
job_join(struct job *j)
{
	if (j->threaded)
		pthread_join(j->thread, NULL);
	pthread_mutex_destroy(&j->lock);
	pthread_cond_destroy(&j->cond);
}
