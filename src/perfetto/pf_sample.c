/*
 * pf_sample: samples of call stacks: StreamingProfilePacket, of the thread of
 * its sequence, and PerfSample, of any thread.
 *
 * Stacks are interned: a stack is a list of frames, root first; a frame has a
 * function, or else its place in a mapped file.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/chars.h"
#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "pf_counts.h"
#include "pf_field.h"
#include "pf_record.h"
#include "pf_sample.h"

#define PF_BUILD_ID_MOST	64	/* bytes; real ones have 20 */
#define PF_PATH_MOST		4096	/* bytes, as Linux has them */
#define PF_PARTS_MOST		64	/* of a path; real ones have 20 */

/* Bytes of a text that is not made a string for each frame that has it. */
#define PF_SAMPLE_LONG		64

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

/* ---- mappings ---- */

void
pf_mappings_free(struct pf_mappings *m)
{
	idtab_free(&m->ids);
	free(m->v);
	idtab_free(&m->text_ids);
	free(m->texts);
}

/*
 * Sets the file and the module of a mapping from the parts of its path, up to
 * one that makes the path too long.
 */
static void
pf_mapping_path(const struct pf_lookup *l, const struct pf_span *s,
    struct pf_mapping *m)
{
	struct buf path = BUF_INIT;
	struct pf_span part;
	struct pf_list ids;
	uint64_t id;
	size_t slash;
	int n = 0;

	pf_list_open(&ids, s, PF_MAPPING_PATH_STRING_IDS, PF_VARINT);
	while (pf_list_next(&ids, &id)) {
		if (n++ == PF_PARTS_MOST) {
			m->cut = 1;
			break;
		}
		if (pf_sample_string(l, PF_IN_PATHS, id, &part) == -1)
			continue;
		slash = part.p[0] != '/';
		if (path.len + slash + part.len > PF_PATH_MOST) {
			m->cut = 1;
			break;
		}
		if (slash)
			buf_addc(&path, '/');
		buf_add(&path, part.p, part.len);
		m->file = part;
	}
	part.p = (const uint8_t *)path.data;
	part.len = path.len;
	if (l->b != NULL && part.len > 0)
		m->module = pf_string_interned(l->b, &part);
	buf_free(&path);
}

/* Sets the build id of a mapping, in digits of base 16. */
static void
pf_mapping_build_id(const struct pf_lookup *l, const struct pf_span *s,
    struct pf_mapping *m)
{
	char text[2 * PF_BUILD_ID_MOST];
	struct pf_span id;

	if (l->b == NULL || pf_sample_string(l, PF_IN_BUILD_IDS, pf_number(s,
	    PF_MAPPING_BUILD_ID, 0), &id) == -1)
		return;
	if (id.len > PF_BUILD_ID_MOST) {
		m->cut = 1;
		return;
	}
	write_hex(text, id.p, id.len);
	m->build_id = builder_string(l->b, text, 2 * id.len);
}

/* Returns a mapping, or NULL; texts that come behind it are no part of it. */
static const struct pf_mapping *
pf_sample_mapping(const struct pf_lookup *l, uint64_t iid)
{
	struct pf_mappings *all = l->mappings;
	struct pf_lookup at = *l;
	struct idkey key = {{ 0, l->e->generation }};
	struct pf_span s;
	uint32_t i;
	int added;

	if (l->own == NULL || l->own(l->arg, PF_IN_MAPPINGS, iid, &s) == -1) {
		i = pf_interned_entry(l->w, l->seq, l->e, l->pos,
		    PF_IN_MAPPINGS, iid);
		if (i == NONE)
			return NULL;
		s.p = l->w->entries[i].p;
		s.len = l->w->entries[i].len;
		at.pos = l->w->entries[i].pos;
	}
	key.w[0] = (uintptr_t)s.p;
	i = idtab_add(&all->ids, &key, &added);
	if (added) {
		all->v = xgrow(all->v, i, &all->cap, sizeof(*all->v));
		memset(&all->v[i], 0, sizeof(all->v[i]));
		pf_mapping_path(&at, &s, &all->v[i]);
		pf_mapping_build_id(&at, &s, &all->v[i]);
	}
	return &all->v[i];
}

/* ---- stacks ---- */

/* Returns what kind of code a frame is of, in a word; p NULL: none is said. */
static struct pf_span
pf_frame_kind(const struct pf_span *frame)
{
	static const char *const kinds[] = { NULL, "native", "kernel",
		"interpreted", "jit", "gc", "runtime" };
	uint64_t kind = pf_number(frame, PF_FRAME_KIND, 0);

	if (kind >= sizeof(kinds) / sizeof(kinds[0]) || kinds[kind] == NULL)
		return pf_member(frame, PF_FRAME_KIND_STR);
	return (struct pf_span){ (const uint8_t *)kinds[kind],
	    strlen(kinds[kind]) };
}

/* Sets *f to a frame; returns 0, or -1 when nothing gave it. */
static int
pf_sample_frame(const struct pf_lookup *l, uint64_t iid, struct buf *name,
    struct pf_sampled *f)
{
	struct pf_span frame;

	if (pf_sample_entry(l, PF_IN_FRAMES, iid, &frame) == -1)
		return -1;
	f->pc = pf_number(&frame, PF_FRAME_REL_PC, 0);
	f->mapping = pf_sample_mapping(l, pf_number(&frame,
	    PF_FRAME_MAPPING_ID, 0));
	f->kind = pf_frame_kind(&frame);
	if (pf_sample_string(l, PF_IN_SOURCE_PATHS, pf_number(&frame,
	    PF_FRAME_SOURCE_PATH_IID, 0), &f->source) == -1)
		f->source = (struct pf_span){ NULL, 0 };
	f->line = pf_number(&frame, PF_FRAME_LINE_NUMBER, 0);
	f->named = pf_sample_string(l, PF_IN_FUNCTIONS, pf_number(&frame,
	    PF_FRAME_FUNCTION_NAME_ID, 0), &f->name) == 0;
	if (f->named)
		return 0;
	buf_clear(name);
	if (f->mapping != NULL && f->mapping->file.len > 0)
		buf_add(name, f->mapping->file.p, f->mapping->file.len);
	buf_printf(name, "%s0x%llx", name->len > 0 ? "+" : "",
	    (unsigned long long)f->pc);
	f->name.p = (const uint8_t *)name->data;
	f->name.len = name->len;
	return 0;
}

int
pf_sample_stack(const struct pf_lookup *l, uint64_t iid,
    void (*fn)(void *, const struct pf_sampled *), void *arg)
{
	struct buf name = BUF_INIT;
	struct pf_span stack;
	struct pf_sampled f;
	struct pf_list ids;
	uint64_t id;
	int n = 0, found = 0;

	if (pf_sample_entry(l, PF_IN_STACKS, iid, &stack) == -1)
		return PF_STACK_LOST;
	pf_list_open(&ids, &stack, PF_CALLSTACK_FRAME_IDS, PF_VARINT);
	while (n < LIMIT_STACK_DEPTH && pf_list_next(&ids, &id)) {
		if (pf_sample_frame(l, id, &name, &f) == -1)
			found |= PF_STACK_LOST;
		else {
			if (f.mapping != NULL && f.mapping->cut)
				found |= PF_STACK_CUT;
			if (f.source.len > PF_PATH_MOST) {
				found |= PF_STACK_CUT;
				f.source.len = 0;
			}
			fn(arg, &f);
		}
		n++;
	}
	buf_free(&name);
	return found;
}

/* ---- callsites ---- */

struct pf_callsites {
	const struct pf_lookup *l;
	struct builder	*b;
	uint32_t	 leaf;		/* so far, or NONE */
};

/* Returns what is known of a frame beyond its name, a string; or 0. */
static uint32_t
pf_sample_known(struct builder *b, uint32_t name, const struct pf_sampled *s)
{
	struct frame f;

	if (s->mapping == NULL || s->mapping->module == 0)
		return 0;
	memset(&f, 0, sizeof(f));
	f.module = s->mapping->module;
	f.build_id = s->mapping->build_id;
	f.address = f.place = s->pc;
	f.has_address = 1;
	f.place_is = s->named ? FRAME_PLACE_FIRST : FRAME_PLACE_ADDRESS;
	return builder_frame(b, name, &f);
}

/*
 * Returns "FILE:LINE" as a string, or 0 without both.  Bad bytes of the file
 * have been counted.
 */
static uint32_t
pf_place(struct builder *b, const struct pf_span *file, uint64_t line)
{
	struct buf text = BUF_INIT;
	struct pf_span place;
	uint32_t at;

	if (file->len == 0 || line == 0)
		return 0;
	buf_add(&text, (const char *)file->p, file->len);
	buf_printf(&text, ":%u", (unsigned)line);
	place = (struct pf_span){ (const uint8_t *)text.data, text.len };
	at = pf_string_interned(b, &place);
	buf_free(&text);
	return at;
}

/* Returns an interned text as a string; `line` not 0: as a place, as above. */
static uint32_t
pf_sample_text(struct pf_callsites *s, const struct pf_span *text,
    uint64_t line)
{
	struct pf_mappings *m = s->l->mappings;
	uint32_t i = 0, string;
	int added = 1;

	if (text->len > PF_SAMPLE_LONG)
		i = idtab_add(&m->text_ids, &(struct idkey){{
		    (uintptr_t)text->p, text->len, line }}, &added);
	if (!added)
		return m->texts[i];
	string = line == 0 ? pf_string_interned(s->b, text) :
	    pf_place(s->b, text, line);
	if (text->len > PF_SAMPLE_LONG) {
		m->texts = xgrow(m->texts, i, &m->texts_cap,
		    sizeof(*m->texts));
		m->texts[i] = string;
	}
	return string;
}

uint32_t
pf_inline_callsite(struct builder *b, const struct pf_span *name,
    const struct pf_span *file, uint64_t line, uint32_t parent, uint64_t off)
{
	uint32_t cat = pf_string(b, file, off);

	return builder_callsite_frame(b, pf_string(b, name, off), cat,
	    pf_place(b, file, line), 0, parent);
}

/* Notes what a frame says of its function. */
static void
pf_sample_tell(struct pf_callsites *s, uint32_t name, uint32_t module,
    const struct pf_sampled *f)
{
	static const struct pf_span none = { NULL, 0 };

	if (f->kind.len > 0 || (f->named && s->l->w->obscured != NULL))
		pf_told_add(s->l->told, &(struct pf_told_key){ name, module,
		    module }, f->named ? &f->name : &none, &f->kind);
}

static void
pf_sample_callsite(void *arg, const struct pf_sampled *f)
{
	struct pf_callsites *s = arg;
	/* a name that is made of a place lies where the next one will */
	uint32_t name = f->named ? pf_sample_text(s, &f->name, 0) :
	    pf_string_interned(s->b, &f->name);
	uint32_t module = f->mapping == NULL ? 0 : f->mapping->module;

	pf_sample_tell(s, name, module, f);
	if (module == 0 && f->source.len > 0)
		s->leaf = builder_callsite_frame(s->b, name,
		    pf_sample_text(s, &f->source, 0), f->line == 0 ? 0 :
		    pf_sample_text(s, &f->source, f->line), 0, s->leaf);
	else
		s->leaf = builder_callsite_frame(s->b, name, 0, 0,
		    pf_sample_known(s->b, name, f), s->leaf);
}

int
pf_sample_callsites(const struct pf_lookup *l, uint64_t iid, uint32_t *leaf)
{
	struct pf_callsites s = { l, l->b, NONE };
	int r = pf_sample_stack(l, iid, pf_sample_callsite, &s);

	*leaf = s.leaf;
	return r;
}

uint32_t
pf_sample_leaf(struct pf_context *c, uint64_t iid)
{
	struct pf_part *p = c->p;
	struct pf_lookup l = { p->w, c->seq, c->e, c->k->pos, p->b,
	    &p->mappings, &p->told_code, NULL, NULL };
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
		p->callsites[i].found = (uint8_t)pf_sample_callsites(&l, iid,
		    &p->callsites[i].leaf);
	}
	if (p->callsites[i].found & PF_STACK_LOST)
		pf_event_warn(c, WARN_STACK);
	if (p->callsites[i].found & PF_STACK_CUT)
		pf_event_warn(c, WARN_INTERNED);
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
	/* what follows counts from the last time, one without a stack too */
	while (pf_list_next(&times, &dt))
		s->value = (int64_t)((uint64_t)s->value + dt);
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
static const char *const pf_cpu_modes[] = { "unknown", "kernel", "user",
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
	int64_t mode = PF_RECORD_WORD(b, s, PF_PERF_SAMPLE_CPU_MODE,
	    pf_cpu_modes);

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
	    mode != RECORD_NULL ? mode : pf_literal(b, pf_cpu_modes[0]),
	    leaf == NONE ? RECORD_NULL : (int64_t)leaf,
	    PF_RECORD_WORD(b, s, PF_PERF_SAMPLE_UNWIND_ERROR,
	    pf_unwind_errors),
	    session == NONE ? RECORD_NULL :
	    RECORD_SESSION(c->p->w->file, session) });
}

void
pf_sample_sessions(const struct pf_world *w, struct builder *b)
{
	uint32_t i;

	for (i = 0; i < w->nsessions; i++)
		builder_record(b, RECORD_TABLE_perf_session, (int64_t []){
		    RECORD_SESSION(w->file, i), RECORD_NULL });
}
