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
#include "pf_field.h"
#include "pf_ftrace.h"
#include "pf_quick.h"

/* Bytes of a time and a pid with their tags, as recorders begin an event. */
#define PF_BIRTH_HEAD	(2 * (1 + PF_VARINT_MAX))

/*
 * Returns whether an event can be one that makes a task: 0 where it begins with
 * its time and pid, as all recorders write it, and is another one.
 */
static int
pf_births_may(const struct pf_span *s)
{
	const uint8_t *p = s->p, *end = p + s->len;

	if (s->len < PF_BIRTH_HEAD + 2 ||
	    *p++ != PF_TAG(PF_FTRACE_EVENT_TIMESTAMP, PF_VARINT))
		return 1;
	while (p < end && (*p++ & 0x80) != 0)
		;
	if (end - p < PF_VARINT_MAX ||
	    *p++ != PF_TAG(PF_FTRACE_EVENT_PID, PF_VARINT))
		return 1;
	while (p < end && (*p++ & 0x80) != 0)
		;
	return end - p < 2 ||
	    (p[0] == (uint8_t)(PF_TAG(PF_NEWTASK, PF_BYTES) | 0x80) &&
	    p[1] == PF_TAG(PF_NEWTASK, PF_BYTES) >> 7) ||
	    (*p & 7) != PF_BYTES;
}

static void
pf_births_event(struct pf_world *w, const struct pf_packet *k,
    const struct pf_bundle *b, const struct pf_span *s)
{
	struct pf_ftrace_event e;
	struct pf_birth *birth;
	int64_t id;

	if (pf_ftrace_event(s, &e) == -1 || e.number != PF_NEWTASK)
		return;
	id = (int32_t)pf_number(&e.data, pf_ftrace_field(PF_NEWTASK, "pid"),
	    0);
	if (id <= 0)
		return;
	w->births = xgrow(w->births, w->nbirths, &w->births_cap,
	    sizeof(*w->births));
	birth = &w->births[w->nbirths++];
	birth->machine = k->machine;
	birth->id = id;
	birth->boot = pf_ftrace_boot(b, e.ts);
	if (w->nbirths == 1 || birth->boot > w->born)
		w->born = birth->boot;
}

void
pf_births_scan(struct pf_world *w, const struct pf_packet *k,
    const struct pf_bundle *b)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, &k->data); pf_next(&c, &f);)
		if (f.number == PF_FTRACE_EVENT_BUNDLE_EVENT &&
		    f.type == PF_BYTES && pf_births_may(&f.s))
			pf_births_event(w, k, b, &f.s);
}

void
pf_births_settle(struct pf_world *w)
{
	const struct pf_birth *b;
	uint32_t clock;
	int64_t ts;
	size_t i;

	if (w->nbirths == 0)
		return;
	w->lives = id_lives_new();
	for (i = 0; i < w->nbirths; i++) {
		b = &w->births[i];
		clock = pf_clock_find(w, 0, b->machine, PF_CLOCK_BOOTTIME);
		ts = b->boot;
		if (clock == NONE ||
		    pf_clock_convert(w, clock, b->boot, &ts) == 0)
			id_lives_add(w->lives, b->machine, b->id, ts);
	}
	id_lives_sort(w->lives);
	free(w->births);
	w->births = NULL;
	w->nbirths = w->births_cap = 0;
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
