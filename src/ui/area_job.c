/*
 * area_job: a table made by a thread of its own, so that keys need not wait.
 * A job that is not wanted any more gets the sign to stop, and is joined then.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "area_ui.h"

static void
area_job_run(void *arg)
{
	struct area_job *j = arg;

	j->rc = j->listing ? area_list(&j->table, j->trace, &j->q, j->key,
	    (const char *const *)j->text) :
	    area_table(&j->table, j->trace, &j->q);
}

void
area_job_start(struct area_job *j, int at_once)
{
	j->q.threads = pool_cores();
	j->q.progress = &j->progress;
	job_start(&j->job, area_job_run, j, at_once);
}

int
area_job_wait(struct area_job *j, int ms)
{
	return job_wait(&j->job, ms);
}

void
area_job_free(struct area_job *j)
{
	int i;

	if (j == NULL)
		return;
	atomic_store(&j->progress.cancel, 1);
	job_join(&j->job);
	area_table_free(&j->table);
	free(j->tracks);
	free(j->asked);
	bits_free(&j->slices);
	for (i = 0; i < AREA_KEYS; i++)
		free(j->text[i]);
	free(j);
}
