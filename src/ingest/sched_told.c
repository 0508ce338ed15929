/*
 * sched_told: tasks of kernels other than Linux, each of which tells what state
 * it enters (ttv-formats(5), PERFETTO TRACES), without a word of any other.
 * So a state that cannot follow the one before is known: a task that runs, and
 * has not lost its CPU to another, does not begin to, what exists is not made,
 * and what is dead is only freed.  Such an event is counted, and no walk sees
 * it.  Of two states at one time, which is counted too, both are kept.  A task
 * that was freed may be made again under its number; one that was not ends
 * there.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "sched.h"

/* What a task is in. */
enum told { TOLD_NOTHING, TOLD_RUNNING, TOLD_MADE, TOLD_OTHER, TOLD_DEAD,
	TOLD_GONE };

struct task {
	int64_t		ts;		/* of its last state */
	enum told	in;
};

static enum told
told_of(const struct builder *b, const struct raw_sched *r)
{
	const char *state;

	if (SCHED_WHAT(r) == SCHED_SWITCH)
		return TOLD_RUNNING;
	state = strtab_str(b->strings,
	    (uint32_t)b->sched_facts.keys[r->fact].w[FACT_STATE]);
	return strcmp(state, "Created") == 0 ? TOLD_MADE :
	    strcmp(state, "Z") == 0 ? TOLD_DEAD :
	    strcmp(state, "X") == 0 ? TOLD_GONE : TOLD_OTHER;
}

static int
is_refused(enum told was, enum told in)
{
	return (in == TOLD_RUNNING && was == TOLD_RUNNING) ||
	    (in == TOLD_MADE && was != TOLD_NOTHING && was != TOLD_GONE) ||
	    (was == TOLD_DEAD && in != TOLD_GONE);
}

/* A task, or NONE, runs on a CPU: what ran there before does so no more. */
static void
cpu_runs(struct task *tasks, uint32_t *on, uint32_t utid)
{
	if (*on != NONE && *on != utid && tasks[*on].in == TOLD_RUNNING)
		tasks[*on].in = TOLD_OTHER;
	*on = utid;
}

/* Takes what a task tells; returns 1 if that cannot follow. */
static int
task_tells(struct builder *b, struct task *k, const struct raw_sched *r)
{
	enum told in = told_of(b, r);
	int refused = is_refused(k->in, in);

	if (refused || (k->in != TOLD_NOTHING && k->ts == r->ts))
		warn_add(&b->warn, WARN_TASK_ORDER, RAW_OFF(r));
	if (refused)
		return 1;
	k->in = in;
	k->ts = r->ts;
	return 0;
}

void
sched_told(struct builder *b, struct sched_order *order)
{
	struct task *tasks;
	struct raw_sched *r;
	struct sched_walk w;
	uint32_t *on, track, utid, i;
	int runs;

	if (!b->tells)
		return;
	tasks = xcalloc(b->threads.n + 1, sizeof(*tasks));
	on = xreallocarray(NULL, b->customs.n + 1, sizeof(*on));
	memset(on, 0xff, (b->customs.n + 1) * sizeof(*on));
	sched_walk_begin(&w, order);
	while ((r = (struct raw_sched *)sched_walk_next(&w)) != NULL) {
		runs = (EVENT_WHAT(r) & SCHED_ALONE) != 0;
		if (!runs && SCHED_WHAT(r) != SCHED_STATE)
			continue;
		track = runs ? r->other : r->thread;
		utid = track == NONE ? NONE : b->tracks.v[track].of;
		if (utid != NONE && task_tells(b, &tasks[utid], r))
			r->off_what |= SCHED_REFUSED;
		else if (runs)
			cpu_runs(tasks, &on[b->tracks.v[r->cpu].of], utid);
	}
	sched_walk_end(&w);
	for (i = 0; i < b->threads.n; i++)
		if (tasks[i].in == TOLD_GONE) {
			b->threads.v[i].end = tasks[i].ts;
			b->threads.v[i].has_end = 1;
		}
	free(on);
	free(tasks);
}
