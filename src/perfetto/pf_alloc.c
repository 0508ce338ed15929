/*
 * pf_alloc: heap profiles (ProfilePacket): how many bytes each call stack has
 * allocated and freed, at each dump since recording began.
 *
 * A profile is one or several packets of a sequence.  The stacks are interned,
 * or stand in the packets of the profile.  Rows are the differences from the
 * dump before; samples weigh what was allocated since then, and, of the last
 * dump of a heap that tells of frees, what is left.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_graph.h"
#include "pf_record.h"
#include "pf_sample.h"

/* What a heap sample counts since recording began. */
struct pf_counts {
	int64_t		 size, count, freed, frees;
};

/* A heap of a process. */
struct pf_heap_of {
	int64_t		 ts;		/* of its last dump */
	uint64_t	 off;
	uint32_t	 upid, name;
	uint32_t	 track, live;	/* what is allocated, what is left */
	uint8_t		 tells_frees;	/* 0: as the runtime of Java, which
					 * records allocations alone */
};

struct pf_alloc {			/* a sample of a profile */
	struct pf_span	 sample;
	uint32_t	 heap;
	int64_t		 ts;
	int		 counts;	/* 1: self_max_count can be trusted */
};

/* What is known of heap profiles so far. */
struct pf_allocs {
	struct pf_world	*w;
	struct builder	*b;
	struct pf_told	*told;
	struct idtab	 own_ids;	/* sequence, profile, field, iid */
	struct pf_span	*own;
	size_t		 own_cap;
	struct idtab	 seq_ids;	/* sequence */
	uint32_t	*profiles;	/* by it: profiles that have ended */
	size_t		 profiles_cap;
	struct pf_alloc	*v;		/* samples of profiles that have not */
	size_t		 n, cap;
	uint32_t	 seq;		/* whose they are */
	struct idtab	 heap_ids;	/* process, name */
	struct pf_heap_of *heaps;
	size_t		 heaps_cap;
	struct idtab	 dump_ids;	/* heap, time */
	struct idtab	 count_ids;	/* sequence, heap, stack */
	struct pf_counts *counts;	/* of each */
	uint32_t	*leaves;	/* callsite of each */
	size_t		 counts_cap, leaves_cap;
};

/* Looks up what a profile has itself; as of struct pf_lookup. */
static int
pf_alloc_own(void *arg, uint32_t field, uint64_t iid, struct pf_span *s)
{
	const struct pf_allocs *x = arg;
	/* where a profile has what InternedData has elsewhere */
	uint32_t of = field == PF_IN_FRAMES ? PF_PROFILE_PACKET_FRAMES :
	    field == PF_IN_STACKS ? PF_PROFILE_PACKET_CALLSTACKS :
	    field == PF_IN_MAPPINGS ? PF_PROFILE_PACKET_MAPPINGS :
	    PF_PROFILE_PACKET_STRINGS;
	struct idkey key = {{ x->seq, x->profiles[idtab_find(&x->seq_ids,
	    &(struct idkey){{ x->seq }})], of, iid }};
	uint32_t i = idtab_find(&x->own_ids, &key);

	if (i == NONE)
		return -1;
	*s = x->own[i];
	return 0;
}

static void
pf_alloc_keep(struct pf_allocs *x, uint32_t profile, uint32_t field,
    const struct pf_span *s)
{
	struct idkey key = {{ x->seq, profile, field, pf_number(s,
	    PF_INTERNED_STRING_IID, 0) }};
	uint32_t i = idtab_add(&x->own_ids, &key, NULL);

	x->own = xgrow(x->own, i, &x->own_cap, sizeof(*x->own));
	x->own[i] = *s;
}

/* Returns the track of what is allocated on a heap, or left of it. */
static uint32_t
pf_alloc_track(struct pf_allocs *x, uint32_t upid, const char *what,
    const struct pf_span *name)
{
	struct track_def d = TRACK_DEF_INIT;
	struct buf text = BUF_INIT;
	uint32_t track;

	buf_adds(&text, what);
	buf_add(&text, (const char *)name->p, name->len);
	d.upid = upid;
	d.source = TRACK_SOURCE_HEAP;
	d.name = builder_string(x->b, text.data, text.len);
	track = builder_track(x->b, &d);
	builder_sample_unit(x->b, track, pf_literal(x->b, "B"));
	buf_free(&text);
	return track;
}

/* Returns the heap of a dump, ProcessHeapSamples. */
static uint32_t
pf_alloc_heap(struct pf_allocs *x, const struct pf_span *dump, uint64_t off)
{
	static const char unknown[] = "unknown";
	struct pf_span name = pf_member(dump, PF_HEAP_SAMPLES_HEAP_NAME);
	uint32_t upid = builder_process(x->b, builder_int_ident((int32_t)
	    pf_number(dump, PF_HEAP_SAMPLES_PID, 0)), x->w->file);
	struct idkey key;
	uint32_t i;
	int added;

	if (name.len == 0)
		name = (struct pf_span){ (const uint8_t *)unknown,
		    sizeof(unknown) - 1 };
	key = (struct idkey){{ upid, pf_string(x->b, &name, off) }};
	i = idtab_add(&x->heap_ids, &key, &added);
	if (!added)
		return i;
	x->heaps = xgrow(x->heaps, i, &x->heaps_cap, sizeof(*x->heaps));
	x->heaps[i] = (struct pf_heap_of){ .upid = upid,
	    .name = (uint32_t)key.w[1], .off = off };
	name.p = (const uint8_t *)builder_str(x->b, x->heaps[i].name);
	name.len = strlen((const char *)name.p);
	x->heaps[i].tells_frees = strcmp((const char *)name.p,
	    "com.android.art") != 0;
	x->heaps[i].track = pf_alloc_track(x, upid, "allocated, ", &name);
	x->heaps[i].live = pf_alloc_track(x, upid, "not freed, ", &name);
	return i;
}

/* Sets *ts to a time of the clock of heap profiles; returns 0 or -1. */
static int
pf_alloc_time(const struct pf_allocs *x, const struct pf_later *l, uint64_t u,
    int64_t *ts)
{
	uint32_t clock = pf_clock_find(x->w, l->seq, l->k.machine,
	    PF_CLOCK_MONOTONIC_COARSE);

	return clock == NONE || u > INT64_MAX ? -1 :
	    pf_clock_convert(x->w, clock, (int64_t)u, ts);
}

/* Adds the samples of a dump to those that wait for the end of a profile. */
static void
pf_alloc_dump(struct pf_allocs *x, const struct pf_later *l,
    const struct pf_span *dump)
{
	uint64_t off = x->w->in.base + l->k.pos;
	uint64_t at = pf_number(dump, PF_HEAP_SAMPLES_TIMESTAMP, 0);
	uint64_t from = pf_number(dump, PF_HEAP_SAMPLES_START_TIMESTAMP,
	    UINT64_MAX);
	int counts = pf_number(dump, PF_HEAP_SAMPLES_ORIG_SAMPLING_INTERVAL,
	    0) > 0, added;
	struct pf_cursor c;
	struct pf_field f;
	int64_t ts, begin, dur;
	uint32_t heap;

	if (pf_alloc_time(x, l, at, &ts) == -1) {
		if (at != 0) {
			warn_add(builder_warn(x->b), WARN_NO_CLOCK, off);
			return;
		}
		ts = l->ts;	/* it says none, and no clock does */
	}
	if (from == UINT64_MAX || pf_alloc_time(x, l, from, &begin) == -1)
		begin = ts;
	builder_at(x->b, ts);
	heap = pf_alloc_heap(x, dump, off);
	x->heaps[heap].ts = ts;
	idtab_add(&x->dump_ids, &(struct idkey){{ heap, (uint64_t)ts }},
	    &added);
	if (__builtin_sub_overflow(ts, begin, &dur))
		dur = 0;
	if (added)
		builder_record(x->b, RECORD_TABLE_heap_profile, (int64_t []){
		    begin, ts, dur, x->heaps[heap].upid, pf_record_text(x->b,
		    dump, PF_HEAP_SAMPLES_HEAP_NAME, off) });
	for (pf_open(&c, dump); pf_next(&c, &f);) {
		if (f.number != PF_HEAP_SAMPLES_SAMPLES || f.type != PF_BYTES)
			continue;
		x->v = xgrow(x->v, x->n, &x->cap, sizeof(*x->v));
		x->v[x->n++] = (struct pf_alloc){ f.s, heap, ts, counts };
	}
}

static void
pf_alloc_counts(const struct pf_alloc *a, struct pf_counts *n)
{
	const struct pf_span *s = &a->sample;
	uint64_t none = (uint64_t)RECORD_NULL;

	memset(n, 0, sizeof(*n));
	n->size = (int64_t)pf_number(s, PF_HEAP_SAMPLE_SELF_MAX, none);
	if (n->size != RECORD_NULL) {
		if (a->counts)
			n->count = (int64_t)pf_number(s,
			    PF_HEAP_SAMPLE_SELF_MAX_COUNT, 0);
		return;
	}
	n->size = (int64_t)pf_number(s, PF_HEAP_SAMPLE_SELF_ALLOCATED, 0);
	n->freed = (int64_t)pf_number(s, PF_HEAP_SAMPLE_SELF_FREED, 0);
	n->count = (int64_t)pf_number(s, PF_HEAP_SAMPLE_ALLOC_COUNT, 0);
	n->frees = (int64_t)pf_number(s, PF_HEAP_SAMPLE_FREE_COUNT, 0);
}

static void
pf_alloc_row(struct pf_allocs *x, const struct pf_alloc *a, uint32_t leaf,
    int64_t count, int64_t size)
{
	if (count != 0 || size != 0)
		builder_record(x->b, RECORD_TABLE_heap_profile_allocation,
		    (int64_t []){ a->ts, x->heaps[a->heap].upid,
		    x->heaps[a->heap].name, leaf, count, size });
}

/* Adds what a sample has counted since that of its stack before it. */
static void
pf_alloc_sample(struct pf_allocs *x, const struct pf_alloc *a, uint32_t i,
    uint64_t off)
{
	struct pf_counts *old = &x->counts[i], n;
	const struct pf_heap_of *heap = &x->heaps[a->heap];

	pf_alloc_counts(a, &n);
	if (n.size < old->size || n.count < old->count ||
	    n.freed < old->freed || n.frees < old->frees) {
		warn_add(builder_warn(x->b), WARN_PACKET, off);
		return;
	}
	pf_alloc_row(x, a, x->leaves[i], n.count - old->count, n.size -
	    old->size);
	if (heap->tells_frees)
		pf_alloc_row(x, a, x->leaves[i], old->frees - n.frees,
		    old->freed - n.freed);
	if (n.size > old->size)
		builder_sample(x->b, heap->track, a->ts, x->leaves[i], 0,
		    (double)(n.size - old->size), off);
	*old = n;
}

/* Ends a profile, whose last packet this is. */
static void
pf_alloc_end(struct pf_allocs *x, const struct pf_later *l)
{
	struct pf_mappings mappings = { .v = NULL };
	struct pf_lookup at = { x->w, l->seq, l->e, l->k.pos, x->b, &mappings,
	    x->told, pf_alloc_own, x };
	uint64_t off = x->w->in.base + l->k.pos, iid;
	struct idkey key;
	uint32_t i;
	size_t k;
	int added, found;

	for (k = 0; k < x->n; k++) {
		iid = pf_number(&x->v[k].sample, PF_HEAP_SAMPLE_CALLSTACK_ID,
		    0);
		key = (struct idkey){{ l->seq, x->v[k].heap, iid }};
		i = idtab_add(&x->count_ids, &key, &added);
		x->counts = xgrow(x->counts, i, &x->counts_cap,
		    sizeof(*x->counts));
		x->leaves = xgrow(x->leaves, i, &x->leaves_cap,
		    sizeof(*x->leaves));
		if (added) {
			memset(&x->counts[i], 0, sizeof(x->counts[i]));
			found = pf_sample_callsites(&at, iid, &x->leaves[i]);
			if (found & PF_STACK_LOST)
				x->leaves[i] = NONE;
			if (found & PF_STACK_CUT)
				warn_add(builder_warn(x->b), WARN_INTERNED,
				    off);
		}
		if (x->leaves[i] == NONE)
			warn_add(builder_warn(x->b), WARN_STACK, off);
		else
			pf_alloc_sample(x, &x->v[k], i, off);
	}
	pf_mappings_free(&mappings);
	x->n = 0;
}

static void
pf_alloc_packet(struct pf_allocs *x, const struct pf_later *l)
{
	struct idkey key = {{ l->seq }};
	struct pf_cursor c;
	struct pf_field f;
	uint32_t seq;
	int added;

	if (l->seq != x->seq)	/* profiles are not mixed with others */
		x->n = 0;
	x->seq = l->seq;
	seq = idtab_add(&x->seq_ids, &key, &added);
	x->profiles = xgrow(x->profiles, seq, &x->profiles_cap,
	    sizeof(*x->profiles));
	if (added)
		x->profiles[seq] = 0;
	for (pf_open(&c, &l->k.data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES)
			continue;
		if (f.number == PF_PROFILE_PACKET_PROCESS_DUMPS)
			pf_alloc_dump(x, l, &f.s);
		else
			pf_alloc_keep(x, x->profiles[seq], f.number, &f.s);
	}
	if (c.broken)
		warn_add(builder_warn(x->b), WARN_PACKET, x->w->in.base +
		    l->k.pos);
	if (pf_number(&l->k.data, PF_PROFILE_PACKET_CONTINUED, 0) == 0) {
		pf_alloc_end(x, l);
		x->profiles[seq]++;
	}
}

/* Adds samples of what is left on each heap at its last dump. */
static void
pf_alloc_left(struct pf_allocs *x)
{
	const struct pf_heap_of *heap;
	const struct pf_counts *n;
	uint32_t i;

	for (i = 0; i < x->count_ids.n; i++) {
		n = &x->counts[i];
		heap = &x->heaps[x->count_ids.keys[i].w[1]];
		if (x->leaves[i] != NONE && heap->tells_frees &&
		    n->size > n->freed)
			builder_sample(x->b, heap->live, heap->ts,
			    x->leaves[i], 0, (double)(n->size - n->freed),
			    heap->off);
	}
}

void
pf_allocs(struct pf_part *parts, size_t n)
{
	struct pf_allocs x = { .w = parts[0].w, .b = parts[n - 1].b,
	    .told = &parts[n - 1].told_code, .seq = NONE };
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;

	while ((l = pf_later_next(parts, n, PF_PACKET_PROFILE_PACKET,
	    &at)) != NULL)
		pf_alloc_packet(&x, l);
	pf_alloc_left(&x);
	idtab_free(&x.own_ids);
	free(x.own);
	idtab_free(&x.seq_ids);
	free(x.profiles);
	free(x.v);
	idtab_free(&x.heap_ids);
	free(x.heaps);
	idtab_free(&x.dump_ids);
	idtab_free(&x.count_ids);
	free(x.counts);
	free(x.leaves);
}
