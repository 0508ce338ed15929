/*
 * pf_sample: samples of call stacks: StreamingProfilePacket, of the thread of
 * its sequence, and PerfSample, of any thread.
 *
 * Stacks are interned: a stack is a list of frames, root first; a frame has a
 * function, or else its place in a mapped file.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "pf_counts.h"
#include "pf_field.h"
#include "pf_record.h"
#include "pf_sample.h"

#define PF_BUILD_ID_MOST	64	/* bytes; real ones have 20 */

/* Sets *s to an entry of a field of InternedData; returns 0 or -1. */
static int
pf_sample_entry(const struct pf_lookup *l, uint32_t field, uint64_t iid,
    struct pf_span *s)
{
	if (l->own != NULL && l->own(l->arg, field, iid, s) == 0)
		return 0;
	return pf_interned(l->w, l->seq, l->e, l->pos, field, iid, s);
}

/* Sets *s to the string of an interned entry; returns 0 or -1. */
static int
pf_sample_string(const struct pf_lookup *l, uint32_t field, uint64_t iid,
    struct pf_span *s)
{
	struct pf_span entry;

	if (pf_sample_entry(l, field, iid, &entry) == -1)
		return -1;
	*s = pf_member(&entry, PF_INTERNED_STRING_STR);
	return s->len > 0 ? 0 : -1;
}

/* Appends the file of a mapping: the last part of its path. */
static void
pf_sample_file(const struct pf_lookup *l, uint64_t iid, struct buf *name)
{
	struct pf_span mapping, part;
	struct pf_list ids;
	uint64_t id;

	if (pf_sample_entry(l, PF_IN_MAPPINGS, iid, &mapping) == -1)
		return;
	pf_list_open(&ids, &mapping, PF_MAPPING_PATH_STRING_IDS, PF_VARINT);
	while (pf_list_next(&ids, &id))
		if (pf_sample_string(l, PF_IN_PATHS, id, &part) == 0) {
			buf_clear(name);
			buf_add(name, part.p, part.len);
		}
}

/* Sets the file that a frame is in, and where. */
static void
pf_sample_place(const struct pf_lookup *l, const struct pf_span *frame)
{
	static const char digits[] = "0123456789abcdef";
	struct pf_sample_place *p = l->place;
	struct pf_span mapping, part;
	struct pf_list ids;
	uint64_t id;
	size_t i;

	p->pc = pf_number(frame, PF_FRAME_REL_PC, 0);
	if (pf_sample_entry(l, PF_IN_MAPPINGS, pf_number(frame,
	    PF_FRAME_MAPPING_ID, 0), &mapping) == -1)
		return;
	pf_list_open(&ids, &mapping, PF_MAPPING_PATH_STRING_IDS, PF_VARINT);
	while (pf_list_next(&ids, &id))
		if (pf_sample_string(l, PF_IN_PATHS, id, &part) == 0) {
			if (part.p[0] != '/')
				buf_addc(&p->path, '/');
			buf_add(&p->path, part.p, part.len);
		}
	if (pf_sample_string(l, PF_IN_BUILD_IDS, pf_number(&mapping,
	    PF_MAPPING_BUILD_ID, 0), &part) == -1)
		return;
	for (i = 0; i < part.len && i < PF_BUILD_ID_MOST; i++) {
		buf_addc(&p->build_id, digits[part.p[i] >> 4]);
		buf_addc(&p->build_id, digits[part.p[i] & 15]);
	}
}

/* Writes the name of a frame; returns 0, or -1 when nothing gave it. */
static int
pf_sample_frame(const struct pf_lookup *l, uint64_t iid, struct buf *name)
{
	struct pf_span frame, text;

	buf_clear(name);
	if (l->place != NULL) {
		buf_clear(&l->place->path);
		buf_clear(&l->place->build_id);
		l->place->named = 0;
	}
	if (pf_sample_entry(l, PF_IN_FRAMES, iid, &frame) == -1)
		return -1;
	if (l->place != NULL)
		pf_sample_place(l, &frame);
	if (pf_sample_string(l, PF_IN_FUNCTIONS, pf_number(&frame,
	    PF_FRAME_FUNCTION_NAME_ID, 0), &text) == 0) {
		buf_add(name, text.p, text.len);
		if (l->place != NULL)
			l->place->named = 1;
		return 0;
	}
	pf_sample_file(l, pf_number(&frame, PF_FRAME_MAPPING_ID, 0), name);
	buf_printf(name, "%s0x%llx", name->len > 0 ? "+" : "",
	    (unsigned long long)pf_number(&frame, PF_FRAME_REL_PC, 0));
	return 0;
}

int
pf_sample_stack(const struct pf_lookup *l, uint64_t iid,
    void (*fn)(void *, const char *, size_t), void *arg)
{
	struct buf name = BUF_INIT;
	struct pf_span stack;
	struct pf_list ids;
	uint64_t id;
	int n = 0, lost = 0;

	if (pf_sample_entry(l, PF_IN_STACKS, iid, &stack) == -1)
		return -1;
	pf_list_open(&ids, &stack, PF_CALLSTACK_FRAME_IDS, PF_VARINT);
	while (n < LIMIT_STACK_DEPTH && pf_list_next(&ids, &id)) {
		if (pf_sample_frame(l, id, &name) == -1)
			lost = 1;
		else
			fn(arg, name.data, name.len);
		n++;
	}
	buf_free(&name);
	return lost ? -1 : 0;
}

/* ---- callsites ---- */

struct pf_callsites {
	struct builder	*b;
	uint32_t	 leaf;		/* so far, or NONE */
	const struct pf_lookup *lookup;
};

/* Returns what is known of the frame that was looked up, or 0. */
static uint32_t
pf_sample_known(struct pf_callsites *s, uint32_t name)
{
	const struct pf_sample_place *p = s->lookup->place;
	struct pf_span text;
	struct frame f;

	if (p == NULL || p->path.len == 0)
		return 0;
	memset(&f, 0, sizeof(f));
	text.p = (const uint8_t *)p->path.data;
	text.len = p->path.len;
	f.module = pf_string_interned(s->b, &text);
	text.p = (const uint8_t *)p->build_id.data;
	text.len = p->build_id.len;
	if (text.len > 0)
		f.build_id = pf_string_interned(s->b, &text);
	f.address = f.place = p->pc;
	f.has_address = 1;
	f.place_is = p->named ? FRAME_PLACE_FIRST : FRAME_PLACE_ADDRESS;
	return builder_frame(s->b, name, &f);
}

static void
pf_sample_callsite(void *arg, const char *name, size_t n)
{
	struct pf_callsites *s = arg;
	struct pf_span text = { (const uint8_t *)name, n };
	uint32_t string = pf_string_interned(s->b, &text);

	s->leaf = builder_callsite_frame(s->b, string, 0, 0,
	    pf_sample_known(s, string), s->leaf);
}

int
pf_sample_callsites(struct builder *b, const struct pf_lookup *l, uint64_t iid,
    uint32_t *leaf)
{
	struct pf_sample_place place = { BUF_INIT, BUF_INIT, 0, 0 };
	struct pf_lookup places = *l;
	struct pf_callsites s = { b, NONE, &places };
	int r;

	places.place = &place;
	r = pf_sample_stack(&places, iid, pf_sample_callsite, &s);
	buf_free(&place.path);
	buf_free(&place.build_id);
	*leaf = s.leaf;
	return r;
}

uint32_t
pf_sample_leaf(struct pf_context *c, uint64_t iid)
{
	struct pf_lookup l = { c->p->w, c->seq, c->e, c->k->pos, NULL, NULL,
	    NULL };
	struct pf_part *p = c->p;
	struct idkey key = {{ 0, c->e->generation }};
	uint32_t entry, i;
	int added;

	if (iid == 0)
		return NONE;
	entry = pf_interned_entry(p->w, c->seq, c->e, c->k->pos, PF_IN_STACKS,
	    iid);
	if (entry == NONE) {
		pf_event_warn(c, WARN_STACK);
		return NONE;
	}
	key.w[0] = entry;
	i = idtab_add(&p->stack_ids, &key, &added);
	if (added) {
		p->callsites = xgrow(p->callsites, i, &p->callsites_cap,
		    sizeof(*p->callsites));
		/* frames that come later are no part of it */
		l.pos = p->w->entries[entry].pos;
		p->callsites[i].lost = pf_sample_callsites(p->b, &l, iid,
		    &p->callsites[i].leaf) == -1;
	}
	if (p->callsites[i].lost)
		pf_event_warn(c, WARN_STACK);
	return p->callsites[i].leaf;
}

/* ---- packets ---- */

void
pf_sample_stream(struct pf_context *c)
{
	const struct pf_thread *threads = c->p->w->threads;
	uint32_t clock = pf_clock_find(c->p->w, c->seq, c->k->machine,
	    PF_CLOCK_MONOTONIC);
	struct pf_list stacks, times;
	uint64_t iid, dt;
	struct pf_sum *s;
	int64_t ts;

	if (c->e->times == NONE) {
		pf_event_warn(c, WARN_TRACK);
		return;
	}
	pf_list_open(&stacks, &c->k->data,
	    PF_STREAMING_PROFILE_PACKET_CALLSTACK_IID, PF_VARINT);
	pf_list_open(&times, &c->k->data,
	    PF_STREAMING_PROFILE_PACKET_TIMESTAMP_DELTA_US, PF_VARINT);
	s = pf_sum(&c->p->sums, c->seq, PF_SUM_TIME, 0, c->e->times + 1,
	    threads[c->e->times].time);
	while (pf_list_next(&stacks, &iid)) {
		if (!pf_list_next(&times, &dt)) {
			pf_event_warn(c, WARN_SAMPLE);
			return;
		}
		s->value = (int64_t)((uint64_t)s->value + dt);
		if (__builtin_mul_overflow(s->value, NS_A_US, &ts) ||
		    pf_clock_convert(c->p->w, clock, ts, &ts) == -1)
			pf_event_warn(c, WARN_NO_CLOCK);
		else
			builder_sample(c->p->b,
			    threads[c->e->thread].track, ts,
			    pf_sample_leaf(c, iid), 0, 1, c->off);
	}
}

void
pf_sample_sum(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, const struct pf_span *data)
{
	struct pf_list times;
	struct pf_sum *s;
	uint64_t dt;

	if (e->times == NONE)
		return;
	s = pf_sum(sums, seq, PF_SUM_TIME, 0, e->times + 1,
	    w->threads[e->times].time);
	pf_list_open(&times, data,
	    PF_STREAMING_PROFILE_PACKET_TIMESTAMP_DELTA_US, PF_VARINT);
	while (pf_list_next(&times, &dt))
		s->value = (int64_t)((uint64_t)s->value + dt);
}

/* Profiling.CpuMode and Profiling.StackUnwindError, in words. */
static const char *const pf_cpu_modes[] = { NULL, "kernel", "user",
	"hypervisor", "guest_kernel", "guest_user" };
static const char *const pf_unwind_errors[] = { "unknown", "none",
	"memory_invalid", "unwind_info", "unsupported", "invalid_map",
	"max_frames_exceeded", "repeated_frame", "invalid_elf", "system_call",
	"thread_timeout", "thread_does_not_exist", "bad_arch", "maps_parse",
	"invalid_parameter", "ptrace_call" };

void
pf_sample_perf(struct pf_context *c)
{
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *s = &c->k->data;
	uint64_t pid = pf_number(s, PF_PERF_SAMPLE_PID, none);
	uint64_t tid = pf_number(s, PF_PERF_SAMPLE_TID, none);
	struct builder *b = c->p->b;
	uint32_t thread, leaf, session = c->p->w->seqs[c->seq].session;

	if (tid == none) {
		if (pf_number(s, PF_PERF_SAMPLE_KERNEL_RECORDS_LOST, 0) > 0)
			pf_event_warn(c, WARN_LOST_EVENTS);
		return;
	}
	if (pid == none)
		pid = tid;
	thread = builder_thread(b, builder_process(b,
	    builder_int_ident((int32_t)pid), c->p->w->file),
	    builder_int_ident((int32_t)tid));
	pf_counts(c);
	leaf = pf_sample_leaf(c, pf_number(s, PF_PERF_SAMPLE_CALLSTACK_IID,
	    0));
	builder_sample(b, thread, c->ts, leaf, 0,
	    (double)pf_number(s, PF_PERF_SAMPLE_TIMEBASE_COUNT, 1), c->off);
	builder_record(b, RECORD_TABLE_perf_sample, (int64_t []){ c->ts,
	    thread, pf_record_number(s, PF_PERF_SAMPLE_CPU),
	    PF_RECORD_WORD(b, s, PF_PERF_SAMPLE_CPU_MODE, pf_cpu_modes),
	    leaf == NONE ? RECORD_NULL : (int64_t)leaf,
	    PF_RECORD_WORD(b, s, PF_PERF_SAMPLE_UNWIND_ERROR,
	    pf_unwind_errors),
	    session == NONE ? RECORD_NULL : (int64_t)session });
}

void
pf_sample_sessions(const struct pf_world *w, struct builder *b)
{
	uint32_t i;

	for (i = 0; i < w->nsessions; i++)
		builder_record(b, RECORD_TABLE_perf_session, (int64_t []){ i,
		    RECORD_NULL });
}
