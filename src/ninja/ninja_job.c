/*
 * ninja_job: joins lines to jobs and jobs to builds, by the rules in ninja.c.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/hash.h"
#include "ttv/hashtab.h"
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
	const struct ninja_entry *e = j->entries;
	size_t i, back = 0;

	for (i = 0; i < j->n && e[i].same_path == NONE; i++)
		back += i > 0 && e[i].end < e[i - 1].end;
	if (back < NINJA_STEPS_MIN || back <= i / NINJA_STEPS_SHARE)
		return;
	j->rewritten = i;
	warn_addn(builder_warn(j->b), WARN_LOG_ORDER, j->entries[0].off, back);
}

static void
ninja_add_job(struct ninja *j, const struct ninja_entry *first)
{
	struct ninja_job *job;

	j->jobs = xgrow(j->jobs, j->njobs, &j->jobs_cap, sizeof(*j->jobs));
	job = &j->jobs[j->njobs++];
	memset(job, 0, sizeof(*job));
	job->start = first->start;
	job->end = first->end;
	job->off = first->off;
	job->build = j->nbuilds - 1;
}

/*
 * A hash table of lines.  Slots are asked for NINJA_AHEAD lines before they are
 * needed, as each is a miss of the cache.
 */
#define NINJA_AHEAD	16

struct ninja_table {
	const struct ninja *j;
	struct hashtab	 slots;
	uint64_t	 seed;		/* new for each log: a file cannot have
					 * keys that collide */
	int		 paths;		/* keys are paths; else jobs */
	uint64_t	 ahead[NINJA_AHEAD]; /* hashes of lines to come */
};

static uint64_t
ninja_key(const struct ninja_table *t, size_t i)
{
	const struct ninja_entry *e = &t->j->entries[i];

	if (t->paths)
		return hash_mix(hash_mix(t->seed, e->path), 0);
	return hash_mix(hash_mix(hash_mix(t->seed, e->hash),
	    (uint64_t)e->start), (uint64_t)e->end);
}

static int
ninja_key_same(const struct ninja_table *t, size_t a, size_t b)
{
	const struct ninja_entry *x = &t->j->entries[a];
	const struct ninja_entry *y = &t->j->entries[b];

	return t->paths ? x->path == y->path : x->hash == y->hash &&
	    x->start == y->start && x->end == y->end;
}

static void
ninja_ahead(struct ninja_table *t, size_t i)
{
	if (i >= t->j->n)
		return;
	t->ahead[i % NINJA_AHEAD] = ninja_key(t, i);
	__builtin_prefetch(hashtab_slot(&t->slots,
	    t->ahead[i % NINJA_AHEAD]), 1);
}

/* Returns the last line with the key of line i, or NONE; notes line i. */
static uint32_t
ninja_see(struct ninja_table *t, size_t i)
{
	uint64_t h = t->ahead[i % NINJA_AHEAD];
	struct hashslot *s;
	uint32_t line;

	ninja_ahead(t, i + NINJA_AHEAD);
	s = hashtab_first(&t->slots, h);
	while (s->row != 0 && !ninja_key_same(t, s->row - 1, i))
		s = hashtab_next(&t->slots, s);
	line = s->row == 0 ? NONE : s->row - 1;
	hashtab_set(s, h, i);
	return line;
}

/* Sets for each line the last line before it of its path, or of its job. */
static void
ninja_find_same(struct ninja *j, int paths)
{
	struct ninja_table t = { .j = j, .paths = paths };
	uint32_t same;
	size_t i;

	t.seed = hash_seed(j);
	hashtab_reset(&t.slots, j->n);
	for (i = 0; i < NINJA_AHEAD; i++)
		ninja_ahead(&t, i);
	for (i = 0; i < j->n; i++) {
		same = ninja_see(&t, i);
		if (paths)
			j->entries[i].same_path = same;
		else
			j->entries[i].same_job = same;
	}
	hashtab_free(&t.slots);
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
	struct ninja_waits waits = { NULL, 0, 0 };
	struct ninja_entry *e;
	uint32_t i, first = 0, job, path;

	waits.line = xreallocarray(NULL, j->n + 1, sizeof(*waits.line));
	for (i = 0; i < j->n; i++) {
		e = &j->entries[i];
		ninja_waits_add(&waits, j, i);
		job = e->same_job;
		path = e->same_path;
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
	free(waits.line);
}

/* Joins the lines of each build to jobs. */
static void
ninja_join_lines(struct ninja *j)
{
	struct ninja_entry *e;
	uint32_t first = 0, i, same;

	for (i = 0; i < j->n; i++) {
		e = &j->entries[i];
		if (e->begins) {
			j->nbuilds++;
			first = i;
		}
		same = e->same_job;
		if (same != NONE && same >= first)
			e->job = j->entries[same].job;
		else {
			e->job = (uint32_t)j->njobs;
			ninja_add_job(j, e);
		}
		j->jobs[e->job].nlines++;
	}
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
		    job->off, n, job->nlines };
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
	ninja_find_same(j, 1);
	ninja_find_same(j, 0);
	ninja_find_rewritten(j);
	ninja_find_builds(j);
	ninja_join_lines(j);
	ninja_keep_lines(j);
	free(j->entries);
	j->entries = NULL;
}
