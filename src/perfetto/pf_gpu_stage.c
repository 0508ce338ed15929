/*
 * pf_gpu_stage: stages of rendering and kernels that a GPU runs
 * (GpuRenderStageEvent): slices of a track for each of its queues.  Those that
 * overlap stand in lanes of their own.
 *
 * Queues and stages have numbers of specifications (pf_gpu_said.c), or are
 * interned.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>

#include "ttv/buf.h"
#include "ttv/sat.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_gpu.h"
#include "pf_record.h"

/* Looks up an interned entry that a stage names. */
static struct pf_span
pf_gpu_entry(const struct pf_context *c, uint32_t field, uint64_t iid)
{
	struct pf_span s;

	if (pf_interned(c->p->w, c->seq, c->e, c->k->pos, field, iid,
	    &s) == -1)
		return (struct pf_span){ NULL, 0 };
	return s;
}

/*
 * Returns a field of a message that many stages name, which may be long to look
 * for: it is looked for once.
 */
static struct pf_gpu_looked
pf_gpu_look(struct pf_context *c, const struct pf_span *s, uint32_t field)
{
	struct pf_part *p = c->p;
	struct pf_gpu_looked *l;
	struct pf_span text;
	int added;
	uint32_t i = idtab_add(&p->gpu_ids, &(struct idkey){{ (uintptr_t)s->p,
	    field }}, &added);

	p->gpu_looked = xgrow(p->gpu_looked, i, &p->gpu_looked_cap,
	    sizeof(*p->gpu_looked));
	l = &p->gpu_looked[i];
	if (added) {
		text = pf_member(s, field);
		l->string = pf_string_interned(p->b, &text);
		l->bad = pf_text_bad(&text);
		l->number = (int32_t)pf_number(s, field, 0);
	}
	return *l;
}

/* Returns a text of such a message as a string. */
static uint32_t
pf_gpu_text(struct pf_context *c, const struct pf_span *s, uint32_t field)
{
	struct pf_gpu_looked l;

	if (s->p == NULL)
		return 0;
	l = pf_gpu_look(c, s, field);
	if (l.bad > 0)
		warn_addn(builder_warn(c->p->b), WARN_UTF8, c->off, l.bad);
	return l.string;
}

/* Returns the pid that a stage is of, or 0. */
static int32_t
pf_gpu_stage_pid(struct pf_context *c)
{
	const struct pf_span *k = &c->k->data;
	struct pf_span s = pf_member(k, PF_GPU_STAGE_SPECIFICATIONS);
	struct pf_span context = pf_member(&s, PF_GPU_SPECS_CONTEXT);
	int32_t pid = (int32_t)pf_number(&context, PF_GPU_SPECS_CONTEXT_PID,
	    0);

	if (!pf_has_number(k, PF_GPU_STAGE_CONTEXT))
		return pid;
	s = pf_gpu_entry(c, PF_IN_GRAPHICS_CONTEXTS, pf_number(k,
	    PF_GPU_STAGE_CONTEXT, 0));
	return s.p == NULL ? pid : pf_gpu_look(c, &s,
	    PF_GPU_CONTEXT_PID).number;
}

/* Returns a track of a queue, which has a number, a name and maybe help. */
static uint32_t
pf_gpu_queue_track(struct pf_context *c, const char *source, uint64_t number,
    uint32_t name, uint32_t help)
{
	uint32_t gpu = (uint32_t)pf_number(&c->k->data, PF_GPU_STAGE_GPU_ID,
	    0);
	struct track_def d = TRACK_DEF_INIT;
	struct builder *b = c->p->b;
	struct buf id = BUF_INIT;

	buf_printf(&id, "gpu %" PRIu32 " %" PRIu32 " %s %" PRIu64 " ",
	    c->k->machine, gpu, source, number);
	buf_adds(&id, builder_str(b, name));
	d.id = builder_text_ident(b, id.data, id.len);
	d.parent = pf_gpu_track(b, c->k->machine, gpu);
	d.source = TRACK_SOURCE_GPU_STAGE;
	d.name = name;
	d.description = help;
	buf_free(&id);
	return builder_track(b, &d);
}

/* Returns the track of the queue that a stage was in, or NONE. */
static uint32_t
pf_gpu_stage_track(struct pf_context *c, struct pf_gpu_place place)
{
	const struct pf_span *s = &c->k->data;
	uint64_t iid = pf_number(s, PF_GPU_STAGE_HW_QUEUE_IID, 0);
	uint32_t number = (uint32_t)pf_number(s, PF_GPU_STAGE_HW_QUEUE_ID, 0);
	struct pf_span queue, name;
	char text[40];

	if (pf_has_number(s, PF_GPU_STAGE_HW_QUEUE_IID)) {
		queue = pf_gpu_entry(c, PF_IN_GPU_SPECIFICATIONS, iid);
		if (queue.p == NULL)
			return NONE;
		return pf_gpu_queue_track(c, "iid", iid, pf_gpu_text(c, &queue,
		    PF_GPU_INTERNED_NAME), pf_gpu_text(c, &queue,
		    PF_GPU_INTERNED_DESCRIPTION));
	}
	queue = pf_gpu_queue(c->p->w, place, number);
	if (queue.p != NULL)
		return pf_gpu_queue_track(c, "id", number, pf_gpu_text(c,
		    &queue, PF_GPU_SPECS_NAME), pf_gpu_text(c, &queue,
		    PF_GPU_SPECS_DESCRIPTION));
	name = (struct pf_span){ (const uint8_t *)text, (size_t)snprintf(text,
	    sizeof(text), "Unknown GPU Queue %" PRIu32, number) };
	return pf_gpu_queue_track(c, "id", number, pf_string(c->p->b, &name,
	    c->off), 0);
}

/* Returns what a stage is called, a string. */
static uint32_t
pf_gpu_stage_name(struct pf_context *c, struct pf_gpu_place place)
{
	const struct pf_span *s = &c->k->data;
	uint64_t number = pf_number(s, PF_GPU_STAGE_STAGE_ID, 0);
	struct pf_span name = pf_member(s, PF_GPU_STAGE_NAME), entry;
	char text[48];

	if (name.p != NULL)
		return pf_string(c->p->b, &name, c->off);
	if (pf_has_number(s, PF_GPU_STAGE_NAME_IID) ||
	    pf_has_number(s, PF_GPU_STAGE_STAGE_IID)) {
		entry = pf_has_number(s, PF_GPU_STAGE_NAME_IID) ?
		    pf_gpu_entry(c, PF_IN_NAMES, pf_number(s,
		    PF_GPU_STAGE_NAME_IID, 0)) : pf_gpu_entry(c,
		    PF_IN_GPU_SPECIFICATIONS, pf_number(s,
		    PF_GPU_STAGE_STAGE_IID, 0));
		if (entry.p == NULL)
			pf_event_warn(c, WARN_INTERNED);
		return pf_gpu_text(c, &entry, PF_INTERNED_STRING_STR);
	}
	entry = pf_gpu_stage(c->p->w, place, number);
	if (entry.p != NULL)
		return pf_gpu_text(c, &entry, PF_GPU_SPECS_NAME);
	name = (struct pf_span){ (const uint8_t *)text, (size_t)snprintf(text,
	    sizeof(text), "render stage(%" PRIu64 ")", number) };
	return pf_string(c->p->b, &name, c->off);
}

/* ---- flows ---- */

static void
pf_gpu_flow(struct pf_context *c, enum key_space space, uint64_t event,
    int direction, uint32_t track, uint32_t kind)
{
	struct key key = { .space = (uint8_t)space, .upid = NONE };

	key.id = builder_int_ident((int64_t)event);
	builder_bind(c->p->b, direction, &key, track, c->ts, kind, c->off);
}

void
pf_gpu_correlation(struct pf_context *c, const struct pf_span *event,
    uint32_t track, uint32_t kind)
{
	struct pf_span s = pf_member(event, PF_TRACK_EVENT_GPU_CORRELATION);
	struct pf_list l;
	uint64_t id;

	pf_list_open(&l, &s, PF_GPU_CORRELATION_SUBMITS, PF_VARINT);
	while (pf_list_next(&l, &id))
		pf_gpu_flow(c, KEY_GPU, id, FLOW_OUT, track, kind);
	pf_list_open(&l, &s, PF_GPU_CORRELATION_WAITS, PF_VARINT);
	while (pf_list_next(&l, &id))
		pf_gpu_flow(c, KEY_GPU_WAIT, id, FLOW_IN, track, kind);
}

/* ---- slices ---- */

void
pf_gpu_stages(struct pf_context *c)
{
	const struct pf_span *s = &c->k->data;
	struct pf_gpu_place place = pf_gpu_place(c->p->w, c->e, c->k);
	uint64_t dur = pf_number(s, PF_GPU_STAGE_DURATION, 0), id;
	int32_t pid = pf_gpu_stage_pid(c);
	struct builder *b = c->p->b;
	struct ident own = builder_uint_ident(c->off);
	uint32_t track, kind;
	struct pf_list l;

	if (pid > 0)
		builder_process(b, builder_int_ident(pid), c->p->w->file);
	if (!pf_has_number(s, PF_GPU_STAGE_EVENT_ID))
		return;			/* it has specifications alone */
	track = pf_gpu_stage_track(c, place);
	if (track == NONE) {
		pf_event_warn(c, WARN_TRACK);
		return;
	}
	if (c->p->gpu_seen != track + 1) {
		pf_gpu_named(b, c->k->machine, (uint32_t)pf_number(s,
		    PF_GPU_STAGE_GPU_ID, 0));
		c->p->gpu_seen = track + 1;
	}
	kind = builder_kind(b, pf_gpu_stage_name(c, place), 0, 0);
	builder_track_async(b, ASYNC_BEGIN, track, own, c->ts, kind, c->off);
	builder_track_async(b, ASYNC_END, track, own, sat_add(c->ts, dur >
	    INT64_MAX ? INT64_MAX : (int64_t)dur), kind, c->off);
	id = pf_number(s, PF_GPU_STAGE_EVENT_ID, 0);
	pf_gpu_flow(c, KEY_GPU, id, FLOW_IN, track, kind);
	pf_gpu_flow(c, KEY_GPU_WAIT, id, FLOW_OUT, track, kind);
	pf_list_open(&l, s, PF_GPU_STAGE_WAITS, PF_VARINT);
	while (pf_list_next(&l, &id))
		pf_gpu_flow(c, KEY_GPU_WAIT, id, FLOW_IN, track, kind);
}

void
pf_gpu_contexts(struct pf_world *w, struct builder *b)
{
	static const char *const apis[] = { "UNDEFINED", "OPEN_GL", "VULKAN",
		"OPEN_CL", "CUDA", "HIP" };
	struct idtab seen = { 0 };
	const struct pf_entry *e;
	const struct idkey *key;
	struct pf_span s;
	uint32_t i;
	int added;

	for (i = 0; i < w->interned.n; i++) {
		key = &w->interned.keys[i];
		if ((uint32_t)key->w[0] != PF_IN_GRAPHICS_CONTEXTS)
			continue;
		idtab_add(&seen, &(struct idkey){{ key->w[1] }}, &added);
		if (!added)
			continue;
		e = &w->entries[w->first[i]];
		s = (struct pf_span){ e->p, e->len };
		builder_record(b, RECORD_TABLE_gpu_graphics_context,
		    (int64_t []){ (int64_t)key->w[1], pf_record_number(&s,
		    PF_GPU_CONTEXT_PID), PF_RECORD_WORD(b, &s,
		    PF_GPU_CONTEXT_API, apis) });
	}
	idtab_free(&seen);
}
