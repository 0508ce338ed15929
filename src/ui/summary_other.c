/*
 * summary_other: the summary of a trace without slices of threads: what its
 * samples, instants, counters and objects say most.  It is made at once, so it
 * looks at MOST_LOOK of them: of more, at each n-th.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "summary.h"

#define MOST_LOOK	100000	/* things: about a millisecond */

/* A name and the number of things that have it. */
struct summary_name {
	uint32_t		name;	/* string */
	uint64_t		count;
	struct entity_ref	first;
};

/* Numbers of things by the name's string. */
struct names {
	struct summary_name	*v;
	size_t			 n, cap;
	uint32_t		*slot;	/* by string: 1 + its index in v */
	uint64_t		 all;
};

static void
names_init(struct names *m, const struct trace *t)
{
	memset(m, 0, sizeof(*m));
	m->slot = xcalloc(strtab_count(t->strings) + 1, sizeof(*m->slot));
}

static void
names_add(struct names *m, uint32_t name, enum entity type, uint32_t id)
{
	uint32_t *slot = &m->slot[name];

	if (*slot == 0) {
		m->v = xgrow(m->v, m->n, &m->cap, sizeof(*m->v));
		memset(&m->v[m->n], 0, sizeof(*m->v));
		m->v[m->n].name = name;
		m->v[m->n].first.type = type;
		m->v[m->n].first.id = id;
		*slot = (uint32_t)++m->n;
	}
	m->v[*slot - 1].count++;
	m->all++;
}

static int
names_compare(const void *va, const void *vb)
{
	const struct summary_name *a = va, *b = vb;

	if (a->count != b->count)
		return COMPARE(b->count, a->count);
	return COMPARE(a->first.id, b->first.id);
}

/*
 * Adds a line for each of the `most` most frequent names, and frees the names.
 * Of all things one in `step` was looked at: above 1 only shares are known.
 */
static void
names_lines(struct names *m, struct summary *o, enum summary_part part,
    uint64_t step, size_t most)
{
	struct summary_line *l;
	size_t i;

	qsort(m->v, m->n, sizeof(*m->v), names_compare);
	for (i = 0; i < m->n && i < most; i++) {
		if ((l = summary_add(o, part)) == NULL)
			break;
		l->target = m->v[i].first;
		l->name = m->v[i].name;
		l->count = step > 1 ? 0 : m->v[i].count;
		l->share = (double)m->v[i].count / (double)m->all * 100;
	}
	free(m->v);
	free(m->slot);
}

static uint64_t
step_of(uint64_t n)
{
	return n / MOST_LOOK + 1;
}

static void
summary_samples(struct summary *o, const struct trace *t, size_t most)
{
	uint64_t i, step = step_of(t->nsamples);
	const struct sample *s;
	struct names m;

	names_init(&m, t);
	for (i = 0; i < t->nsamples; i += step) {
		s = &t->samples[i];
		names_add(&m, s->callsite != NONE ?
		    t->callsites[s->callsite].name : s->name, ENTITY_SAMPLE,
		    (uint32_t)i);
	}
	names_lines(&m, o, SUMMARY_SAMPLES, step, most);
}

static void
summary_instants(struct summary *o, const struct trace *t, size_t most)
{
	uint64_t i, step = step_of(t->ninstants);
	struct names m;

	names_init(&m, t);
	for (i = 0; i < t->ninstants; i += step)
		names_add(&m, t->kinds[t->instants[i].kind].name,
		    ENTITY_INSTANT, (uint32_t)i);
	names_lines(&m, o, SUMMARY_INSTANTS, step, most);
}

static void
summary_objects(struct summary *o, const struct trace *t, size_t most)
{
	uint64_t i, step = step_of(t->nobjects);
	struct names m;

	names_init(&m, t);
	for (i = 0; i < t->nobjects; i += step)
		names_add(&m, t->objects[i].name, ENTITY_OBJECT, (uint32_t)i);
	names_lines(&m, o, SUMMARY_OBJECTS, step, most);
}

/*
 * Returns the highest value of a series if it is among the first MOST_LOOK, or
 * else the first value.
 */
static uint32_t
peak_of(const struct trace *t, const struct series *s)
{
	uint32_t i;

	for (i = 0; i < s->n && i < MOST_LOOK; i++)
		if (t->counter_value[s->first + i] >= s->max)
			return s->first + i;
	return s->first;
}

/* Adds the counters with most values, and how high they are. */
static void
summary_counters(struct summary *o, const struct trace *t, size_t most)
{
	uint32_t i, best, was = UINT32_MAX, was_at = 0;
	struct summary_line *l;
	size_t n;

	for (n = 0; n < most; n++) {
		for (best = NONE, i = 0; i < t->nseries && i < MOST_LOOK; i++) {
			if (t->series[i].n == 0 || t->series[i].n > was ||
			    (t->series[i].n == was && i <= was_at))
				continue;
			if (best == NONE || t->series[i].n >
			    t->series[best].n)
				best = i;
		}
		if (best == NONE || (l = summary_add(o, SUMMARY_COUNTERS)) ==
		    NULL)
			break;
		was = t->series[best].n;
		was_at = best;
		l->target.type = ENTITY_COUNTER;
		l->target.id = peak_of(t, &t->series[best]);
		l->name = t->tracks[t->series[best].track].name;
		l->value = t->series[best].max;
	}
}

void
summary_others(struct summary *o, const struct trace *t, size_t most)
{
	int kinds = (t->nsamples > 0) + (t->ninstants > 0) + (t->nobjects > 0) +
	    (t->nseries > 0);
	size_t each;

	if (kinds == 0 || most == 0)
		return;
	each = most / (size_t)kinds > 0 ? most / (size_t)kinds : 1;
	if (t->nsamples > 0)
		summary_samples(o, t, each);
	if (t->nseries > 0)
		summary_counters(o, t, each);
	if (t->nobjects > 0)
		summary_objects(o, t, each);
	if (t->ninstants > 0)
		summary_instants(o, t, each);
}
