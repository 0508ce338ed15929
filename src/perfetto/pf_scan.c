/*
 * pf_scan: the first pass over a trace: finds packets and what they share.
 *
 * Keeps what other packets need: states of sequences, interned data, clocks,
 * track descriptors, process trees, sums of differences.  Chunks of the input
 * are read by all workers (pf_chunk.c) and applied here in the order of the
 * file.  A chunk guesses where its first packet begins; where the one before it
 * ends elsewhere, or has no packet, it is read again from there.
 *
 * Where adding runs up might give other sums than adding packet by packet, or a
 * packet needs the time of those before it, all is read again carefully: each
 * packet in order.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/pool.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "pf_chunk.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_quick.h"
#include "pf_sample.h"
#include "pf_schema.h"
#include "pf_search.h"
#include "pf_translate.h"

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
}

/* Notes a packet in which events begin: the first pass is ascending. */
static void
pf_scan_inner(struct pf_world *w, uint64_t pos)
{
	w->inner = xgrow(w->inner, w->ninner, &w->inner_cap,
	    sizeof(*w->inner));
	w->inner[w->ninner++] = pos;
	w->by_packet = 1;
}

/* Returns a new thread of sequences. */
static struct pf_thread *
pf_scan_thread_new(struct pf_world *w, uint32_t machine, uint32_t described)
{
	struct pf_thread *t;

	w->threads = xgrow(w->threads, w->nthreads, &w->threads_cap,
	    sizeof(*w->threads));
	t = &w->threads[w->nthreads++];
	memset(t, 0, sizeof(*t));
	t->machine = machine;
	t->described = described;
	t->upid = t->track = NONE;
	return t;
}

/* Takes the thread of a sequence from a ThreadDescriptor. */
static void
pf_scan_thread(struct pf_world *w, uint32_t seq, const struct pf_packet *k)
{
	struct pf_thread *t = pf_scan_thread_new(w, k->machine, NONE);
	struct pf_epoch *e;

	t->data = k->data;
	t->pid = (int32_t)pf_number(&k->data, PF_THREAD_DESCRIPTOR_PID, 0);
	t->tid = (int64_t)pf_number(&k->data, PF_THREAD_DESCRIPTOR_TID, 0);
	t->time = (int64_t)pf_number(&k->data,
	    PF_THREAD_DESCRIPTOR_REFERENCE_TIMESTAMP_US, 0);
	t->thread_time = (int64_t)pf_number(&k->data,
	    PF_THREAD_DESCRIPTOR_REFERENCE_THREAD_TIME_US, 0);
	e = pf_epoch_begin(w, seq, k->pos);
	e->thread = e->times = (uint32_t)w->nthreads - 1;
	w->seqs[seq].used = 1;
}

/*
 * Takes the thread of a sequence from a descriptor of its track: events of the
 * sequence that name no track are on it from here on.
 */
static void
pf_scan_described(struct pf_world *w, uint32_t seq, uint64_t pos,
    uint32_t track)
{
	struct pf_track *t = track == NONE ? NULL : &w->tracks[track];
	const struct pf_epoch *e = pf_epoch_now(w, seq);
	struct pf_thread *thread;

	if (t == NULL || e->state != PF_STATE_VALID)
		return;
	if (t->of_sequences == NONE) {
		thread = pf_scan_thread_new(w, t->machine, track);
		thread->pid = t->pid;
		thread->tid = t->tid;
		t->of_sequences = (uint32_t)w->nthreads - 1;
	}
	if (e->thread != t->of_sequences)
		pf_epoch_begin(w, seq, pos)->thread = t->of_sequences;
}

struct pf_place *
pf_world_place(struct pf_world *w)
{
	struct pf_place *p;

	w->places = xgrow(w->places, w->nplaces, &w->places_cap,
	    sizeof(*w->places));
	p = &w->places[w->nplaces++];
	memset(p, 0, sizeof(*p));
	return p;
}

static void
pf_scan_place(struct pf_world *w, const struct pf_packet *k)
{
	struct pf_place *p = pf_world_place(w);

	p->pos = k->pos;
	p->field = k->payload;
	p->machine = k->machine;
	p->data = k->data;
}

/* Sets when a packet without a time says something. */
static void
pf_scan_when(struct pf_world *w)
{
	w->when = (struct pf_when){ NONE, 1, { 0 }, w->births.n == 0 ?
	    INT64_MIN : w->births.latest };
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

	pf_scan_when(w);
	if (k->flags & PF_SEQ_NEEDS && e->state != PF_STATE_VALID)
		return;
	if (k->has_ts) {
		if (pf_clock_packet(w, &w->sums, seq, e, k, &clock, &ts) == 0) {
			w->when = (struct pf_when){ clock, 0, { 0 }, ts };
			if (clock != w->latest.clock || ts > w->latest.ts) {
				w->latest.clock = clock;
				w->latest.ts = ts;
			}
		}
	} else if (k->payload != PF_TRACK_EVENT && k->payload != 0) {
		w->untimed = xgrow(w->untimed, w->nuntimed, &w->untimed_cap,
		    sizeof(*w->untimed));
		u = &w->untimed[w->nuntimed++];
		*u = w->latest;
		u->pos = k->pos;
	}
	if (k->payload == PF_TRACK_EVENT &&
	    (w->sums_events || e->times != NONE)) {
		w->seqs[seq].used = 1;
		pf_sum_read(&k->data, &fields);
		pf_sum_event(w, &w->sums, seq, e, k->pos, &fields, &sums,
		    NULL, NULL);
	}
}

/* Notes whether a packet that needs the state of its sequence has it. */
static void
pf_scan_needs(struct pf_world *w, uint32_t seq)
{
	if (pf_epoch_now(w, seq)->state == PF_STATE_VALID)
		w->seqs[seq].needed_read = 1;
	else
		w->seqs[seq].needed_lost = 1;
}

/* Dates what a packet has added to the places, threads and tracks before it. */
static void
pf_scan_date(struct pf_world *w, size_t places, size_t threads,
    uint32_t tracks)
{
	for (; places < w->nplaces; places++)
		w->places[places].when = w->when;
	for (; threads < w->nthreads; threads++)
		w->threads[threads].when = w->when;
	for (; tracks < w->track_ids.n; tracks++)
		w->tracks[tracks].when = w->when;
}

/* Numbers a sequence among those with samples of that payload. */
static void
pf_scan_sampled(struct pf_world *w, struct pf_seq *s, uint32_t payload)
{
	if (payload == PF_PACKET_PERF_SAMPLE && s->session == NONE)
		s->session = w->nsessions++;
	if (payload == PF_PACKET_STACK_SAMPLE && s->stacks == NONE)
		s->stacks = w->nstacks++;
}

static void
pf_scan_packet(struct pf_world *w, const struct pf_packet *k)
{
	uint32_t seq = pf_seq(w, k->seq, k->machine);
	size_t places = w->nplaces, threads = w->nthreads;
	uint32_t tracks = w->track_ids.n;

	pf_state_packet(w, seq, k);
	w->by_packet |= pf_args_are_words(k->payload);
	if (k->flags & PF_SEQ_NEEDS)
		pf_scan_needs(w, seq);
	switch (k->payload) {
	case PF_PACKET_FTRACE_EVENTS:
		pf_bundle_scan(w, k);
		/* FALLTHROUGH */
	case PF_PACKET_ANDROID_LOG:
	case PF_PACKET_ETW_EVENTS:
	case PF_PACKET_NETWORK_PACKET_BUNDLE:
		pf_scan_inner(w, k->pos);
		break;
	case PF_PACKET_GPU_RENDER_STAGE_EVENT:
	case PF_PACKET_VULKAN_API_EVENT:
		pf_gpu_scan(w, k, seq);
		break;
	case PF_PACKET_PERF_SAMPLE:
	case PF_PACKET_STACK_SAMPLE:
		pf_scan_sampled(w, &w->seqs[seq], k->payload);
		break;
	case PF_PACKET_STREAMING_PROFILE_PACKET:
		pf_sample_sum(w, &w->sums, seq, pf_epoch_now(w, seq),
		    &k->data);
		break;
	case PF_PACKET_SYSTEM_INFO:
		pf_system_scan(w, k);
		/* FALLTHROUGH */
	case PF_PACKET_PROCESS_TREE:
	case PF_PACKET_CHROME_EVENTS:
	case PF_PACKET_PROCESS_DESCRIPTOR:
	case PF_PACKET_EXTENSION_DESCRIPTOR:
	case PF_PACKET_TRACE_CONFIG:
	case PF_PACKET_FTRACE_STATS:
	case PF_PACKET_TRACE_STATS:
	case PF_PACKET_CHROME_METADATA:
	case PF_PACKET_TRACE_UUID:
	case PF_PACKET_TRACE_ATTRIBUTES:
	case PF_PACKET_SERVICE_EVENT:
	case PF_PACKET_TRIGGER:
	case PF_PACKET_CLONE_SNAPSHOT_TRIGGER:
	case PF_PACKET_DEOBFUSCATION_MAPPING:
	case PF_PACKET_TRANSLATION_TABLE:
	case PF_PACKET_GENERIC_KERNEL_PROCESS_TREE:
		pf_scan_place(w, k);
		break;
	case PF_PACKET_CLOCK_SNAPSHOT:
		pf_clock_snapshot(w, seq, k->machine, k->pos, &k->data);
		pf_clock_sums(w, &w->sums, seq, k->machine, &k->data);
		return;
	case PF_PACKET_THREAD_DESCRIPTOR:
		pf_scan_thread(w, seq, k);
		break;
	case PF_PACKET_COMPRESSED_PACKETS:
	case PF_PACKET_ZSTD_COMPRESSED_PACKETS:
		w->npacked++;
		break;
	case PF_PACKET_TRACK_DESCRIPTOR:
		pf_scan_described(w, seq, k->pos, pf_track_describe(w, k->pos,
		    k->machine, &k->data));
		break;
	case PF_PACKET_REMOTE_CLOCK_SYNC:
		pf_clock_remote(w, seq, k->machine, k->pos, &k->data);
		return;
	}
	/* a descriptor without a time is none of what has the latest */
	if (k->has_ts || k->payload != PF_PACKET_TRACK_DESCRIPTOR)
		pf_scan_sums(w, seq, k);
	else
		pf_scan_when(w);
	pf_scan_date(w, places, threads, tracks);
}

/*
 * Applies a run of track events.  Sets w->sums.inexact where adding them one by
 * one could give another sum.
 */
static void
pf_scan_run(struct pf_world *w, const struct pf_item *it)
{
	struct pf_packet k = { .pos = it->pos, .ts = it->ts, .seq = it->seq,
	    .machine = it->machine, .clock = it->clock };
	uint32_t seq = pf_seq(w, it->seq, it->machine), clock;
	const struct pf_epoch *e = pf_epoch_now(w, seq);
	struct pf_sum_fields fields;
	struct pf_event_sums sums;
	int64_t ts;

	w->seqs[seq].begun = 1;
	if (it->needs)
		pf_scan_needs(w, seq);
	if (it->needs && e->state != PF_STATE_VALID)
		return;
	if (it->has_ts && pf_clock_packet(w, &w->sums, seq, e, &k, &clock,
	    &ts) == 0 && clock != NONE && w->clocks.v[clock].incremental &&
	    it->ts_bits > INT64_MAX / PF_BLOCK / w->clocks.v[clock].unit)
		w->sums.inexact = 1;
	if (!w->sums_events && e->times == NONE)
		return;
	w->seqs[seq].used = 1;
	if (it->nints == 0)
		return;
	pf_sum_clear(&fields);
	fields.event = (struct pf_span){ NULL, 0 };
	fields.nints = it->nints;
	memcpy(fields.ints, it->ints, sizeof(it->ints));
	fields.most = (double)it->int_bits * PF_BLOCK;
	pf_sum_event(w, &w->sums, seq, e, it->pos, &fields, &sums, NULL,
	    NULL);
}

/* Notes the first events of tracks that no descriptor has named so far. */
static void
pf_scan_firsts(struct pf_world *w, const struct pf_chunk *c)
{
	struct idkey key = {{ 0 }};
	uint32_t i, track;
	size_t k;
	int added;

	for (k = 0; k < c->nfirsts; k++) {
		key.w[0] = c->firsts[k].uuid;
		track = pf_track_find(w, key.w[0]);
		if (track != NONE && (w->tracks[track].name.len > 0 ||
		    w->tracks[track].type != PF_TRACK_PLAIN))
			continue;
		i = idtab_add(&w->first_ids, &key, &added);
		if (!added)
			continue;
		w->firsts = xgrow(w->firsts, i, &w->firsts_cap,
		    sizeof(*w->firsts));
		w->firsts[i] = c->firsts[k].pos;
	}
}

/* Applies a chunk that begins where the one before it ends. */
static void
pf_scan_apply(struct pf_world *w, const struct pf_chunk *c)
{
	struct pf_packet k;
	uint64_t pos;
	size_t i;

	for (i = 0; i < c->nblocks; i++)
		pf_scan_block(w, c->blocks[i]);
	for (i = 0; i < c->nitems; i++) {
		pos = c->items[i].pos;
		w->sums.block = pos / PF_BLOCK;
		if (c->items[i].run)
			pf_scan_run(w, &c->items[i]);
		else if (pf_quick_packet(&w->in, pos, &k) ||
		    pf_packet_read(&w->in, &pos, &k) == 1)
			pf_scan_packet(w, &k);
	}
	pf_scan_firsts(w, c);
	w->npackets += c->npackets;
	if (c->end > 0)
		w->end = c->end;
	w->sums.inexact |= c->untimed;
}

/*
 * Applies a chunk; *pos is the position where the one before it ends, and
 * becomes that where this one ends.
 */
static void
pf_scan_join(struct pf_world *w, struct pf_chunk *c, uint64_t *pos)
{
	if (*pos >= c->to)
		return;			/* inside a long packet */
	if (c->first == *pos) {
		pf_scan_apply(w, c);
		*pos = c->next;
		if (!c->broken)
			return;
	}
	pf_chunk_read(c, *pos, &w->in);
	pf_scan_apply(w, c);
	*pos = c->next;
}

/* Chunks of a thread in a round. */
#define PF_SCAN_CHUNKS	8

/*
 * Chunks are read in rounds.  While those of a round are read, one worker
 * applies those of the round before.
 */
struct pf_rounds {
	struct pf_world	*w;
	struct pf_chunk	*chunks[2];	/* of this round, of that before */
	size_t		 n;		/* chunks of a round */
	uint64_t	 from;		/* where the next chunk begins */
	uint64_t	 pos;		/* where what was applied ends */
};

/* Applies the chunks of the round before. */
static void
pf_scan_before(struct pf_rounds *r)
{
	size_t i;

	for (i = 0; i < r->n; i++)
		pf_scan_join(r->w, &r->chunks[1][i], &r->pos);
}

static void
pf_scan_job(void *arg, size_t i)
{
	struct pf_rounds *r = arg;

	if (i == 0)
		pf_scan_before(r);
	else
		pf_chunk_guess(&r->chunks[0][i - 1]);
}

/* Cuts the chunks of the next round. */
static void
pf_scan_cut(struct pf_rounds *r)
{
	const struct pf_world *w = r->w;
	struct pf_chunk *c = r->chunks[0];
	size_t i;

	for (i = 0; i < r->n; i++) {
		c[i].in = (struct pf_input){ .data = w->in.data,
		    .len = w->in.len, .base = w->in.base };
		c[i].careful = w->careful;
		c[i].from = r->from;
		r->from = w->in.len - r->from < tuning.part_bytes ?
		    w->in.len : r->from + tuning.part_bytes;
		c[i].to = r->from;
	}
}

/* Reads and applies all chunks; returns 0, or -1 where sums are not exact. */
static int
pf_scan_chunks(struct pf_world *w, int threads)
{
	size_t n = (size_t)threads * PF_SCAN_CHUNKS, i;
	struct pf_rounds r = { .w = w, .n = n };
	struct pf_chunk *all = xcalloc(n * 2, sizeof(*all)), *swap;

	w->latest.clock = NONE;
	r.chunks[0] = all;
	r.chunks[1] = all + n;
	while (r.from < w->in.len && (w->careful || !w->sums.inexact)) {
		pf_scan_cut(&r);
		pool_run(threads, n + 1, pf_scan_job, &r);
		swap = r.chunks[0];
		r.chunks[0] = r.chunks[1];
		r.chunks[1] = swap;
	}
	pf_scan_before(&r);
	for (i = 0; i < n * 2; i++)
		pf_chunk_free(&all[i]);
	free(all);
	return w->careful || !w->sums.inexact ? 0 : -1;
}

static void pf_world_clear(struct pf_world *);

void
pf_scan(struct pf_world *w, int threads)
{
	if (pf_scan_chunks(w, threads) == -1) {
		pf_world_clear(w);
		w->careful = 1;
		pf_scan_chunks(w, threads);
	}
	pf_state_settle(w);
	pf_clock_settle(w);
	pf_track_settle(w);
	pf_translation_make(w);
	pf_gpu_settle(w);
	pf_world_describe(w);
	pf_births_settle(w);
	pf_obscured_make(w);
	pf_bundle_settle(w);
}

void
pf_world_describe(struct pf_world *w)
{
	uint64_t budget = PF_DESCRIBE_BUDGET;
	size_t i;

	w->schema = pf_schema_new();
	for (i = 0; i < w->nplaces; i++)
		if (w->places[i].field == PF_PACKET_EXTENSION_DESCRIPTOR &&
		    pf_describe(w->schema, &w->places[i].data, &budget) == -1 &&
		    w->in.warn != NULL)
			warn_add(w->in.warn, WARN_DESCRIPTION, w->in.base +
			    w->places[i].pos);
	pf_schema_settle(w->schema);
}

const struct pf_untimed *
pf_untimed_at(const struct pf_world *w, uint64_t pos)
{
	size_t lo = 0, hi = w->nuntimed, mid;

	BISECT(lo, hi, mid, w->untimed[mid].pos < pos);
	return lo < w->nuntimed && w->untimed[lo].pos == pos ?
	    &w->untimed[lo] : NULL;
}

/* Forgets all that packets share. */
static void
pf_world_clear(struct pf_world *w)
{
	struct pf_world begin = { .r = w->r, .file = w->file, .in = w->in };
	uint32_t i;

	pf_obscured_free(w->obscured);
	pf_gpu_free(w->gpu);
	pf_translation_free(w->translation);
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
	free(w->places);
	idtab_free(&w->system_ids);
	free(w->systems);
	free(w->untimed);
	for (i = 0; i < w->cpu_ids.n; i++)
		free(w->cpus[i].v);
	free(w->cpus);
	idtab_free(&w->cpu_ids);
	idtab_free(&w->covered_ids);
	free(w->covered);
	free(w->births.v);
	free(w->births.seen);
	id_lives_free(w->lives);
	free(w->blocks);
	free(w->inner);
	pf_schema_free(w->schema);
	pf_search_free(w->search);
	pf_times_free(w->times);
	pf_network_known_free(w->network);
	idtab_free(&w->first_ids);
	free(w->firsts);
	*w = begin;
	w->in.spent = 0;
	if (w->in.warn != NULL)
		memset(w->in.warn, 0, sizeof(*w->in.warn));
}

void
pf_world_free(void *arg)
{
	pf_world_clear(arg);
	free(arg);
}
