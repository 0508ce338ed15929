/*
 * ninja_job: joins lines to jobs and jobs to builds, by the rules in ninja.c.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/xmalloc.h"
#include "ninja.h"

/*
 * Lines were recompacted when at least NINJA_STEPS_MIN of them, and more than
 * one in NINJA_STEPS_SHARE, end before the line above.  Builds in sequence
 * give one such line each; lines in random order give one in two.
 */
#define NINJA_STEPS_SHARE 10
#define NINJA_STEPS_MIN	3

/* Finds how many lines at the beginning were recompacted. */
static void
ninja_find_rewritten(struct ninja *j)
{
	struct idtab paths = { 0 };
	size_t i, back = 0;
	int added = 1;

	for (i = 0; i < j->n; i++) {
		idtab_add(&paths, &(struct idkey){{ j->entries[i].path, 0, 0,
		    0 }}, &added);
		if (!added)
			break;
		back += i > 0 && j->entries[i].end < j->entries[i - 1].end;
	}
	idtab_free(&paths);
	if (back < NINJA_STEPS_MIN || back <= i / NINJA_STEPS_SHARE)
		return;
	j->rewritten = i;
	warn_addn(builder_warn(j->b), WARN_LOG_ORDER, j->entries[0].off, back);
}

static void
ninja_add_job(struct ninja *j, uint32_t entry)
{
	struct ninja_job *job;

	j->jobs = xgrow(j->jobs, j->njobs, &j->jobs_cap, sizeof(*j->jobs));
	job = &j->jobs[j->njobs++];
	memset(job, 0, sizeof(*job));
	job->first = entry;
	job->build = j->nbuilds - 1;
}

/* Keys numbered in order of appearance, with the last line of each. */
struct ninja_seen {
	struct idtab	 keys;
	uint32_t	*line;		/* by number */
	size_t		 cap;
};

/* Returns the last line with the key before i, or NONE; notes line i. */
static uint32_t
ninja_see(struct ninja_seen *s, uint64_t a, uint64_t b, uint64_t c,
    uint32_t i)
{
	struct idkey key = {{ a, b, c, 0 }};
	uint32_t number, last = NONE;
	int added;

	number = idtab_add(&s->keys, &key, &added);
	if (added)
		s->line = xgrow(s->line, number, &s->cap, sizeof(*s->line));
	else
		last = s->line[number];
	s->line[number] = i;
	return last;
}

static uint32_t
ninja_see_job(struct ninja_seen *s, const struct ninja_entry *e, uint32_t i)
{
	return ninja_see(s, (uint64_t)e->start, (uint64_t)e->end, e->hash, i);
}

/*
 * The line with the greatest wait among the latest lines: a monotonic queue,
 * whose waits descend, so that all operations together are O(lines).
 */
struct ninja_waits {
	uint32_t	*line;
	size_t		 head, tail;
};

/*
 * Returns how much later the build of line i began than that of line i - 1,
 * ns.
 */
static int64_t
ninja_wait(const struct ninja *j, uint32_t i)
{
	int64_t wait;

	if (i == 0 || j->entries[i].began == INT64_MIN ||
	    j->entries[i - 1].began == INT64_MIN ||
	    __builtin_sub_overflow(j->entries[i].began,
	    j->entries[i - 1].began, &wait))
		return 0;
	return wait;
}

static void
ninja_waits_add(struct ninja_waits *w, const struct ninja *j, uint32_t i)
{
	while (w->tail > w->head && ninja_wait(j, w->line[w->tail - 1]) <=
	    ninja_wait(j, i))
		w->tail--;
	w->line[w->tail++] = i;
}

/* Returns the line of the greatest wait behind line `after`. */
static uint32_t
ninja_waits_max(struct ninja_waits *w, uint32_t after)
{
	while (w->line[w->head] <= after)
		w->head++;
	return w->line[w->head];
}

/* Finds the first line of each build. */
static void
ninja_find_builds(struct ninja *j)
{
	struct ninja_seen jobs = { 0 };
	struct ninja_seen paths = { 0 };
	struct ninja_waits waits = { NULL, 0, 0 };
	struct ninja_entry *e;
	uint32_t i, first = 0, job, path;

	waits.line = xreallocarray(NULL, j->n + 1, sizeof(*waits.line));
	for (i = 0; i < j->n; i++) {
		e = &j->entries[i];
		ninja_waits_add(&waits, j, i);
		job = ninja_see_job(&jobs, e, i);
		path = ninja_see(&paths, e->path, 0, 0, i);
		if (i == 0 || i == j->rewritten)
			first = i;
		else if (i < j->rewritten || (job != NONE && job >= first))
			continue;
		else if (e->end < e[-1].end)
			first = i;
		else if (path != NONE && path >= first)
			first = ninja_waits_max(&waits, path);
		else
			continue;
		j->entries[first].begins = 1;
	}
	idtab_free(&jobs.keys);
	idtab_free(&paths.keys);
	free(jobs.line);
	free(paths.line);
	free(waits.line);
}

/* Joins the lines of each build to jobs. */
static void
ninja_join_lines(struct ninja *j)
{
	struct ninja_seen jobs = { 0 };
	struct ninja_entry *e;
	uint32_t first = 0, i, same;

	for (i = 0; i < j->n; i++) {
		e = &j->entries[i];
		if (e->begins) {
			j->nbuilds++;
			first = i;
		}
		same = ninja_see_job(&jobs, e, i);
		if (same != NONE && same >= first)
			e->job = j->entries[same].job;
		else {
			e->job = (uint32_t)j->njobs;
			ninja_add_job(j, i);
		}
		j->jobs[e->job].nlines++;
	}
	idtab_free(&jobs.keys);
	free(jobs.line);
}

/* Notes the offsets of the lines of jobs with several lines. */
static void
ninja_keep_lines(struct ninja *j)
{
	struct ninja_state *s = j->state;
	struct ninja_job *job;
	uint32_t n = 0;
	size_t i, cap = 0;

	for (i = 0; i < j->njobs; i++) {
		job = &j->jobs[i];
		job->lines = NONE;
		if (job->nlines == 1)
			continue;
		job->lines = n;
		s->more = xgrow(s->more, s->nmore, &cap, sizeof(*s->more));
		s->more[s->nmore++] = (struct ninja_more){
		    j->entries[job->first].off, n, job->nlines };
		n += job->nlines;
	}
	s->lines = xreallocarray(NULL, (size_t)n + 1, sizeof(*s->lines));
	for (i = 0; i < j->n; i++) {
		job = &j->jobs[j->entries[i].job];
		if (job->lines != NONE)
			s->lines[job->lines++] = j->entries[i].off;
	}
}

void
ninja_find_jobs(struct ninja *j)
{
	ninja_find_rewritten(j);
	ninja_find_builds(j);
	ninja_join_lines(j);
	ninja_keep_lines(j);
}
