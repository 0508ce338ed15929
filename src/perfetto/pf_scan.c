/*
 * pf_scan: the first pass over a trace: finds packets and what they share.
 *
 * Reads the outer fields of every packet, in the order of the file, and keeps
 * what other packets need: states of sequences, interned data, clocks, track
 * descriptors, process trees, sums of differences.  Of track events it reads no
 * more than the differences, and these only where a trace has some.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_sample.h"

/* Notes the packet that blocks of the input up to its own begin with. */
static void
pf_scan_block(struct pf_world *w, uint64_t pos)
{
	uint64_t block = pos / PF_BLOCK;

	while (w->nblocks <= block) {
		w->blocks = xgrow(w->blocks, w->nblocks, &w->blocks_cap,
		    sizeof(*w->blocks));
		w->blocks[w->nblocks++] = pos;
	}
	w->sums.block = block;
}

static void
pf_scan_thread(struct pf_world *w, uint32_t seq, const struct pf_packet *k)
{
	struct pf_epoch *e;
	struct pf_thread *t;

	w->threads = xgrow(w->threads, w->nthreads, &w->threads_cap,
	    sizeof(*w->threads));
	t = &w->threads[w->nthreads];
	memset(t, 0, sizeof(*t));
	t->data = k->data;
	t->machine = k->machine;
	t->pid = (int32_t)pf_number(&k->data, 1, 0);
	t->tid = (int64_t)pf_number(&k->data, 2, 0);
	t->time = (int64_t)pf_number(&k->data, 6, 0);
	t->thread_time = (int64_t)pf_number(&k->data, 7, 0);
	t->upid = t->track = NONE;
	e = pf_epoch_begin(w, seq, k->pos);
	e->thread = (uint32_t)w->nthreads++;
	w->seqs[seq].used = 1;
}

static void
pf_scan_place(struct pf_world *w, const struct pf_packet *k)
{
	struct pf_place *p;

	w->trees = xgrow(w->trees, w->ntrees, &w->trees_cap,
	    sizeof(*w->trees));
	p = &w->trees[w->ntrees++];
	p->pos = k->pos;
	p->field = k->payload;
	p->machine = k->machine;
	p->data = k->data;
}

/* Adds up the differences of a packet, and notes the latest time. */
static void
pf_scan_sums(struct pf_world *w, uint32_t seq, const struct pf_packet *k)
{
	const struct pf_epoch *e = pf_epoch_now(w, seq);
	struct pf_sum_fields fields;
	struct pf_event_sums sums;
	struct pf_untimed *u;
	uint32_t clock;
	int64_t ts;

	if (k->flags & PF_SEQ_NEEDS && e->state != PF_STATE_VALID)
		return;
	if (k->has_ts) {
		if (pf_clock_packet(w, &w->sums, seq, e, k, &clock, &ts) == 0 &&
		    (clock != w->latest.clock || ts > w->latest.ts)) {
			w->latest.clock = clock;
			w->latest.ts = ts;
		}
	} else if (k->payload != PF_TRACK_EVENT && k->payload != 0) {
		w->untimed = xgrow(w->untimed, w->nuntimed, &w->untimed_cap,
		    sizeof(*w->untimed));
		u = &w->untimed[w->nuntimed++];
		*u = w->latest;
		u->pos = k->pos;
	}
	if (k->payload == PF_TRACK_EVENT &&
	    (w->sums_events || e->thread != NONE)) {
		w->seqs[seq].used = 1;
		pf_sum_read(&k->data, &fields);
		pf_sum_event(w, &w->sums, seq, e, k->pos, &fields, &sums,
		    NULL, NULL);
	}
}

static void
pf_scan_packet(struct pf_world *w, const struct pf_packet *k)
{
	uint32_t seq = pf_seq(w, k->seq, k->machine);

	pf_state_packet(w, seq, k);
	switch (k->payload) {
	case 1:
		pf_bundle_scan(w, k);
		break;
	case 39:
		w->has_inner = 1;
		break;
	case 54:
		pf_sample_sum(w, &w->sums, seq, pf_epoch_now(w, seq),
		    &k->data);
		return;
	case 2: case 5: case 43:
		pf_scan_place(w, k);
		break;
	case 6:
		pf_clock_snapshot(w, seq, k->machine, k->pos, &k->data);
		pf_clock_sums(w, &w->sums, seq, k->machine, &k->data);
		return;
	case 44:
		pf_scan_thread(w, seq, k);
		break;
	case 50: case 133:
		w->npacked++;
		break;
	case 60:
		pf_track_describe(w, k->pos, k->machine, &k->data);
		return;
	case 107:
		pf_clock_remote(w, seq, k->machine, k->pos, &k->data);
		return;
	}
	pf_scan_sums(w, seq, k);
}

void
pf_scan(struct pf_world *w)
{
	struct pf_packet k;
	uint64_t pos = 0;
	int r;

	w->latest.clock = NONE;
	while ((r = pf_packet_next(&w->in, &pos, &k)) != 0) {
		if (r == -1)
			continue;
		w->npackets++;
		w->end = k.end;
		pf_scan_block(w, k.pos);
		pf_scan_packet(w, &k);
	}
	pf_state_settle(w);
	pf_clock_settle(w);
}

const struct pf_untimed *
pf_untimed_at(const struct pf_world *w, uint64_t pos)
{
	size_t lo = 0, hi = w->nuntimed, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (w->untimed[mid].pos < pos)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < w->nuntimed && w->untimed[lo].pos == pos ?
	    &w->untimed[lo] : NULL;
}

void
pf_world_free(void *arg)
{
	struct pf_world *w = arg;
	uint32_t i;

	for (i = 0; i < w->seq_ids.n; i++)
		free(w->seqs[i].v);
	free(w->seqs);
	idtab_free(&w->seq_ids);
	idtab_free(&w->interned);
	free(w->entries);
	free(w->first);
	pf_sums_free(&w->sums);
	pf_clocks_free(&w->clocks);
	idtab_free(&w->track_ids);
	free(w->tracks);
	free(w->threads);
	free(w->trees);
	free(w->untimed);
	for (i = 0; i < w->cpu_ids.n; i++)
		free(w->cpus[i].v);
	free(w->cpus);
	idtab_free(&w->cpu_ids);
	free(w->blocks);
	free(w);
}
