/*
 * pf_births: when tasks of the kernel were made.
 *
 * A bundle has what one CPU did for some time, its switches apart from its
 * other events, and a task that one CPU makes may run on another: so an id can
 * stand in the file before the event that gives it to a new task.  The first
 * pass notes all such events; whose an id is depends on the time it is used at
 * from then on, and no longer on the order of the file.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/id_lives.h"
#include "ttv/xmalloc.h"
#include "pf_ftrace.h"

void
pf_births_keep(struct pf_births *b, const struct pf_span *s)
{
	b->seen = xgrow(b->seen, b->nseen, &b->seen_cap, sizeof(*b->seen));
	b->seen[b->nseen++] = *s;
}

static void
pf_births_event(struct pf_world *w, const struct pf_packet *k,
    const struct pf_bundle *b, const struct pf_span *s)
{
	struct pf_births *all = &w->births;
	struct pf_ftrace_event e;
	struct pf_birth *birth;
	int64_t id;

	if (pf_ftrace_event(s, &e) == -1 || e.number != PF_NEWTASK)
		return;
	id = (int32_t)pf_number(&e.data, pf_ftrace_field(PF_NEWTASK, "pid"),
	    0);
	if (id <= 0)
		return;
	all->v = xgrow(all->v, all->n, &all->cap, sizeof(*all->v));
	birth = &all->v[all->n++];
	birth->machine = k->machine;
	birth->id = id;
	birth->boot = pf_ftrace_boot(b, e.ts);
	if (all->n == 1 || birth->boot > all->latest)
		all->latest = birth->boot;
}

void
pf_births_scan(struct pf_world *w, const struct pf_packet *k,
    const struct pf_bundle *b)
{
	size_t i;

	for (i = 0; i < w->births.nseen; i++)
		pf_births_event(w, k, b, &w->births.seen[i]);
}

void
pf_births_settle(struct pf_world *w)
{
	const struct pf_birth *b;
	uint32_t clock;
	int64_t ts;
	size_t i;

	free(w->births.seen);
	w->births.seen = NULL;
	w->births.nseen = w->births.seen_cap = 0;
	if (w->births.n == 0)
		return;
	w->lives = id_lives_new();
	for (i = 0; i < w->births.n; i++) {
		b = &w->births.v[i];
		clock = pf_clock_find(w, 0, b->machine, PF_CLOCK_BOOTTIME);
		if (pf_clock_convert(w, clock, b->boot, &ts) == 0)
			id_lives_add(w->lives, b->machine, b->id, ts);
	}
	id_lives_sort(w->lives);
	free(w->births.v);
	w->births.v = NULL;
	w->births.n = w->births.cap = 0;
}

/* Returns a time of the trace; the least one for what nothing joins to it. */
static int64_t
pf_births_time(const struct pf_world *w, uint32_t machine,
    const struct pf_when *when)
{
	uint32_t clock = when->is_boot ? pf_clock_find(w, 0, machine,
	    PF_CLOCK_BOOTTIME) : when->clock;
	int64_t ts;

	return pf_clock_convert(w, clock, when->ts, &ts) == -1 ? INT64_MIN :
	    ts;
}

void
pf_births_at(const struct pf_world *w, struct builder *b, uint32_t machine,
    const struct pf_when *when)
{
	if (w->lives != NULL)
		builder_at(b, pf_births_time(w, machine, when));
}

uint32_t
pf_births_life(const struct pf_world *w, uint32_t machine, int64_t id,
    const struct pf_when *when)
{
	int64_t from, to;

	return w->lives == NULL ? 0 : id_lives_at(w->lives, machine, id,
	    pf_births_time(w, machine, when), &from, &to);
}
