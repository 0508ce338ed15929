/*
 * area_job: a table made by a thread of its own, so that keys need not wait.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/pool.h"
#include "ttv/trace.h"

#include "area_ui.h"

int
area_job_run(struct work *w)
{
	struct area_job *j = (struct area_job *)w;

	j->q.threads = pool_cores();
	j->q.progress = &w->progress;
	return j->listing ? area_list(&j->table, j->trace, &j->q, j->key,
	    (const char *const *)j->text) :
	    area_table(&j->table, j->trace, &j->q);
}

void
area_job_free(struct work *w)
{
	struct area_job *j = (struct area_job *)w;
	int i;

	area_table_free(&j->table);
	free(j->tracks);
	free(j->asked);
	bits_free(&j->slices);
	label_rules_free(&j->rules);
	for (i = 0; i < AREA_KEYS; i++)
		free(j->text[i]);
	free(j);
}
