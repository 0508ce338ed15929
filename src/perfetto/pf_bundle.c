/*
 * pf_bundle: which bundles of kernel events have compact switches, for each
 * CPU: what runs when a bundle begins is said by the one before; and from when
 * on all CPUs are there, where bundles say so.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_ftrace.h"
#include "pf_recording.h"

/*
 * Notes up to when the CPU of a machine's first bundle was read before: events
 * of other CPUs may be missing up to then.
 */
static void
pf_bundle_cover(struct pf_world *w, uint32_t machine, const struct pf_bundle *b)
{
	struct idkey key = {{ machine }};
	int64_t from = pf_ftrace_boot(b, b->from);
	int added;
	uint32_t i = idtab_add(&w->covered_ids, &key, &added);

	if (added)
		w->covered = xgrow(w->covered, i, &w->covered_cap,
		    sizeof(*w->covered));
	if (added || w->covered[i] < from)
		w->covered[i] = from;
}

void
pf_bundle_settle(struct pf_world *w)
{
	const struct pf_place *p;
	size_t i;

	w->started = INT64_MIN;
	for (i = 0; i < w->nplaces; i++) {
		p = &w->places[i];
		if (p->machine == 0 && p->field == PF_PACKET_SERVICE_EVENT &&
		    !p->when.is_boot && pf_number(&p->data,
		    PF_SERVICE_EVENT_TRACING_STARTED, 0) != 0)
			w->started = p->when.ts;
	}
	for (i = 0; i < w->nplaces; i++)
		if (w->places[i].field == PF_PACKET_TRACE_CONFIG &&
		    pf_config_keeps(&w->places[i].data))
			w->started = INT64_MIN;
}

int64_t
pf_bundle_covered(const struct pf_world *w, uint32_t machine)
{
	struct idkey key = {{ machine }};
	uint32_t i = idtab_find(&w->covered_ids, &key);
	int64_t from = i == UINT32_MAX ? INT64_MIN : w->covered[i];

	return machine == 0 && w->started > from ? w->started : from;
}

void
pf_bundle_scan(struct pf_world *w, const struct pf_packet *k)
{
	struct pf_bundle b;
	struct idkey key;
	struct pf_list pids;
	struct pf_cpu *c;
	uint64_t pid;
	int64_t last;
	uint32_t i;
	int added;

	w->births.nseen = 0;
	pf_bundle_fields(&k->data, &b, &w->births);
	pf_births_scan(w, k, &b);
	key = (struct idkey){{ b.cpu, k->machine }};
	i = idtab_add(&w->cpu_ids, &key, &added);
	if (added) {
		w->cpus = xgrow(w->cpus, i, &w->cpus_cap, sizeof(*w->cpus));
		memset(&w->cpus[i], 0, sizeof(w->cpus[i]));
		if (b.has_from)
			pf_bundle_cover(w, k->machine, &b);
	}
	if (b.compact.p == NULL)
		return;
	pf_list_open(&pids, &b.compact, PF_COMPACT_SCHED_SWITCH_NEXT_PID,
	    PF_VARINT);
	if (!pf_list_next(&pids, &pid))
		return;
	do
		last = (int32_t)pid;
	while (pf_list_next(&pids, &pid));
	c = &w->cpus[i];
	c->v = xgrow(c->v, c->n, &c->cap, sizeof(*c->v));
	c->v[c->n++] = (struct pf_bundle_at){ k->pos, last };
}

const struct pf_bundle_at *
pf_bundle_before(const struct pf_world *w, uint32_t cpu, uint32_t machine,
    uint64_t pos)
{
	struct idkey key = {{ cpu, machine }};
	uint32_t i = idtab_find(&w->cpu_ids, &key);
	size_t lo = 0, hi, mid;

	if (i == UINT32_MAX)
		return NULL;
	hi = w->cpus[i].n;
	BISECT(lo, hi, mid, w->cpus[i].v[mid].pos < pos);
	return lo == 0 ? NULL : &w->cpus[i].v[lo - 1];
}
