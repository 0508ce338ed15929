/*
 * area_job: a table made by a thread of its own, so that keys need not wait.
 * A job that is not wanted any more gets the sign to stop, and is joined then.
 */
#include "config.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"

static void *
job_run(void *arg)
{
	struct area_job *j = arg;

	j->rc = j->listing ? area_list(&j->table, j->trace, &j->q, j->key,
	    (const char *const *)j->text) :
	    area_table(&j->table, j->trace, &j->q);
	pthread_mutex_lock(&j->lock);
	j->done = 1;
	pthread_cond_signal(&j->cond);
	pthread_mutex_unlock(&j->lock);
	return NULL;
}

void
area_job_start(struct area_job *j, int at_once)
{
	pthread_mutex_init(&j->lock, NULL);
	pthread_cond_init(&j->cond, NULL);
	j->q.threads = pool_cores();
	j->q.progress = &j->progress;
	j->threaded = !at_once && pool_thread(&j->thread, job_run, j) == 0;
	if (!j->threaded)
		job_run(j);
}

int
area_job_wait(struct area_job *j, int ms)
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

void
area_job_free(struct area_job *j)
{
	int i;

	if (j == NULL)
		return;
	atomic_store(&j->progress.cancel, 1);
	if (j->threaded)
		pthread_join(j->thread, NULL);
	pthread_mutex_destroy(&j->lock);
	pthread_cond_destroy(&j->cond);
	area_table_free(&j->table);
	free(j->tracks);
	for (i = 0; i < AREA_KEYS; i++)
		free(j->text[i]);
	free(j);
}
