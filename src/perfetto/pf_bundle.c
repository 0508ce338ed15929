/*
 * pf_bundle: which bundles of kernel events have compact switches, for each
 * CPU: what runs when a bundle begins is said by the one before.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf.h"

void
pf_bundle_scan(struct pf_world *w, const struct pf_packet *k)
{
	struct pf_span compact = pf_member(&k->data, 4);
	struct idkey key = {{ pf_number(&k->data, 1, 0), k->machine, 0, 0 }};
	struct pf_list pids;
	struct pf_cpu *c;
	uint64_t pid;
	int64_t last;
	uint32_t i;
	int added;

	w->has_inner = 1;
	if (compact.p == NULL)
		return;
	pf_list_open(&pids, &compact, 3, PF_VARINT);
	if (!pf_list_next(&pids, &pid))
		return;
	do
		last = (int32_t)pid;
	while (pf_list_next(&pids, &pid));
	i = idtab_add(&w->cpu_ids, &key, &added);
	if (added) {
		w->cpus = xgrow(w->cpus, i, &w->cpus_cap, sizeof(*w->cpus));
		memset(&w->cpus[i], 0, sizeof(w->cpus[i]));
	}
	c = &w->cpus[i];
	c->v = xgrow(c->v, c->n, &c->cap, sizeof(*c->v));
	c->v[c->n++] = (struct pf_bundle_at){ k->pos, last };
}

const struct pf_bundle_at *
pf_bundle_before(const struct pf_world *w, uint32_t cpu, uint32_t machine,
    uint64_t pos)
{
	struct idkey key = {{ cpu, machine, 0, 0 }};
	uint32_t i = idtab_find(&w->cpu_ids, &key);
	size_t lo = 0, hi, mid;

	if (i == UINT32_MAX)
		return NULL;
	for (hi = w->cpus[i].n; lo < hi;) {
		mid = lo + (hi - lo) / 2;
		if (w->cpus[i].v[mid].pos < pos)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo == 0 ? NULL : &w->cpus[i].v[lo - 1];
}
