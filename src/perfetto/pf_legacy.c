/*
 * pf_legacy: events with a phase of the Trace Event Format, as Chromium writes
 * them (ttv-formats(5)).  A row of the table for each phase.
 */
#include "config.h"

#include <stdio.h>

#include "pf_annotation.h"
#include "pf_field.h"
#include "pf_part.h"

/* InstantEventScope */
enum { PF_SCOPE_GLOBAL = 1, PF_SCOPE_PROCESS = 2 };

static void
pf_legacy_number(struct pf_legacy *l, const struct pf_field *f)
{
	switch (f->number) {
	case PF_LEGACY_EVENT_NAME_IID:
		l->name_iid = f->u;
		break;
	case PF_LEGACY_EVENT_PHASE:
		l->phase = (int32_t)f->u;
		l->has_phase = l->phase != 0;
		break;
	case PF_LEGACY_EVENT_DURATION_US:
		l->dur = (int64_t)f->u;
		l->has_dur = 1;
		break;
	case PF_LEGACY_EVENT_THREAD_DURATION_US:
		l->tdur = (int64_t)f->u;
		l->has_tdur = 1;
		break;
	case PF_LEGACY_EVENT_UNSCOPED_ID:
		l->id = f->u;
		l->id_type = PF_ID_UNSCOPED;
		break;
	case PF_LEGACY_EVENT_BIND_ID:
		l->bind_id = f->u;
		l->has_bind = 1;
		break;
	case PF_LEGACY_EVENT_GLOBAL_ID:
		if (l->id_type == PF_ID_UNSCOPED)
			break;
		l->id = f->u;
		l->id_type = PF_ID_GLOBAL;
		break;
	case PF_LEGACY_EVENT_LOCAL_ID:
		if (l->id_type == PF_ID_UNSCOPED || l->id_type == PF_ID_GLOBAL)
			break;
		l->id = f->u;
		l->id_type = PF_ID_LOCAL;
		break;
	case PF_LEGACY_EVENT_BIND_TO_ENCLOSING:
		l->enclosing = f->u != 0;
		break;
	case PF_LEGACY_EVENT_FLOW_DIRECTION:
		l->direction = (uint32_t)f->u & (FLOW_IN | FLOW_OUT);
		break;
	case PF_LEGACY_EVENT_INSTANT_EVENT_SCOPE:
		l->scope = (uint32_t)f->u;
		break;
	case PF_LEGACY_EVENT_PID_OVERRIDE:
		l->pid = (int32_t)f->u;
		l->has_pid = l->pid != 0;
		break;
	case PF_LEGACY_EVENT_TID_OVERRIDE:
		l->tid = (int32_t)f->u;
		l->has_tid = l->tid != 0;
		break;
	}
}

void
pf_legacy_fields(const struct pf_span *s, struct pf_legacy *l)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(l, 0, sizeof(*l));
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.type != PF_BYTES)
			pf_legacy_number(l, &f);
		else if (f.number == PF_LEGACY_EVENT_ID_SCOPE)
			l->id_scope = f.s;
}

/* An event on its way to the handler of its phase. */
struct pf_phased {
	struct pf_context *c;
	const struct pf_event *e;
	const struct pf_legacy *l;
	struct pf_where	 at;
	struct pf_kind	 k;
	uint32_t	 upid;		/* or NONE */
	char		 letter;
};

/* Returns the process of a track, or NONE. */
static uint32_t
pf_legacy_process(const struct pf_context *c, const struct pf_where *at)
{
	if (at->of == NONE && at->nameless == NONE)
		return builder_thread_at(c->p->b, at->track)->upid;
	return at->of == NONE ? NONE : c->p->w->tracks[at->of].upid;
}

/* Adds a bind_id with its direction. */
static void
pf_legacy_bind(struct pf_context *c, const struct pf_legacy *l,
    uint32_t track, uint32_t kind)
{
	struct key key = { .space = KEY_TRACK_BIND, .upid = NONE };

	if (!l->has_bind)
		return;
	if (l->direction == 0) {
		pf_event_warn(c, WARN_FLOW_DIRECTION);
		return;
	}
	key.id = builder_int_ident((int64_t)l->bind_id);
	builder_bind(c->p->b, (int)l->direction, &key, track, c->ts, kind,
	    c->off);
}

/* ---- slices and instants ---- */

static void
pf_legacy_step_of(struct pf_phased *x, enum async_step step, int64_t ts)
{
	pf_event_step(x->c->p->b, &x->at, step, ts, x->k.kind, x->c->off);
}

static void
pf_legacy_slice(struct pf_phased *x)
{
	pf_legacy_step_of(x, x->letter == 'E' ? ASYNC_END : ASYNC_BEGIN,
	    x->c->ts);
	pf_flows(x->c, x->e, x->at.track, x->k.kind, x->letter == 'E');
	if (x->letter == 'B')
		pf_legacy_bind(x->c, x->l, x->at.track, x->k.kind);
}

static void
pf_legacy_complete(struct pf_phased *x)
{
	int64_t us = x->l->has_dur ? x->l->dur : x->l->tdur;
	int64_t end, dur = DUR_OPEN;

	if (x->l->has_dur || x->l->has_tdur) {
		if (!x->l->has_dur)
			pf_event_warn(x->c, WARN_DUR_OF_CPU);
		if (us < 0 || __builtin_mul_overflow(us, NS_A_US, &dur)) {
			pf_event_warn(x->c, us < 0 ? WARN_NEGATIVE_DUR :
			    WARN_TIME_CLAMPED);
			dur = us < 0 ? 0 : INT64_MAX;
		}
	}
	if (x->at.of != NONE && x->c->p->w->tracks[x->at.of].merged) {
		pf_legacy_step_of(x, ASYNC_BEGIN, x->c->ts);
		if (dur != DUR_OPEN && !__builtin_add_overflow(x->c->ts, dur,
		    &end))
			pf_legacy_step_of(x, ASYNC_END, end);
	} else
		builder_complete(x->c->p->b, x->at.track, x->c->ts, dur,
		    x->k.kind, x->c->off);
	pf_flows(x->c, x->e, x->at.track, x->k.kind, 0);
	pf_legacy_bind(x->c, x->l, x->at.track, x->k.kind);
}

static void
pf_legacy_instant(struct pf_phased *x)
{
	struct builder *b = x->c->p->b;
	uint32_t track = x->at.track;

	if (x->letter != 'R' && x->l->scope == PF_SCOPE_GLOBAL)
		track = builder_global_track(b);
	else if (x->letter != 'R' && x->l->scope == PF_SCOPE_PROCESS &&
	    x->upid != NONE)
		track = builder_process_track(b, x->upid);
	builder_instant(b, track, x->c->ts, x->k.kind, x->letter == 'R',
	    x->c->off);
	pf_flows(x->c, x->e, track, x->k.kind, 0);
	pf_legacy_bind(x->c, x->l, track, x->k.kind);
}

/* ---- async ---- */

static enum async_step
pf_legacy_step(char letter)
{
	switch (letter) {
	case 'b':
		return ASYNC_BEGIN;
	case 'e':
		return ASYNC_END;
	case 'n':
		return ASYNC_INSTANT;
	case 'S':
		return LEGACY_START;
	case 'T': case 'p':
		return ASYNC_INSTANT;	/* as for trace_processor */
	default:
		return LEGACY_END;
	}
}

static void
pf_legacy_async(struct pf_phased *x)
{
	struct key key = { .space = KEY_ASYNC, .upid = NONE };
	struct builder *b = x->c->p->b;

	if (x->l->id_type == PF_ID_NONE || x->upid == NONE) {
		pf_event_warn(x->c, x->upid == NONE ? WARN_TRACK :
		    WARN_NO_ID);
		return;
	}
	if (x->l->id_type == PF_ID_LOCAL)
		key.upid = x->upid;
	key.id = builder_int_ident((int64_t)x->l->id);
	key.cat = x->k.cat_string;
	key.scope = pf_string(b, &x->l->id_scope, x->c->off);
	if (x->letter != 'b' && x->letter != 'e' && x->letter != 'n') {
		key.space = KEY_LEGACY;
		key.name = x->k.name_string;
	}
	builder_async(b, pf_legacy_step(x->letter), &key, x->upid, x->c->ts,
	    x->k.kind, x->c->off);
	if (x->letter == 'b' || x->letter == 'n')
		pf_legacy_bind(x->c, x->l, x->at.track, x->k.kind);
}

/* ---- flows ---- */

static void
pf_legacy_flow(struct pf_phased *x)
{
	struct key key = { .space = KEY_FLOW, .upid = NONE };
	enum flow_step step = x->letter == 's' ? FLOW_START :
	    x->letter == 't' ? FLOW_STEP :
	    x->l->enclosing ? FLOW_END_AROUND : FLOW_END_NEXT;

	if (x->l->id_type != PF_ID_UNSCOPED) {
		pf_event_warn(x->c, WARN_NO_ID);
		return;
	}
	key.id = builder_int_ident((int64_t)x->l->id);
	key.cat = x->k.cat_string;
	key.name = x->k.name_string;
	builder_flow(x->c->p->b, step, &key, x->at.track, x->c->ts, x->k.kind,
	    x->c->off);
}

/* ---- counters, names ---- */

static void
pf_legacy_counter(struct pf_phased *x)
{
	struct builder *b = x->c->p->b;
	struct pf_annotation a;
	struct pf_cursor c;
	uint32_t name = x->k.name_string;
	char id[32];
	int any = 0, n;
	double v;

	if (x->l->id_type != PF_ID_NONE) {
		n = snprintf(id, sizeof(id), "0x%llx",
		    (unsigned long long)x->l->id);
		name = builder_indexed_name(b, name, id, (size_t)n);
	}
	pf_open(&c, &x->e->data);
	while (pf_annotation_next(&c, 4, &a)) {
		any = 1;
		if (pf_annotation_double(&a, &v) == -1)
			pf_event_warn(x->c, WARN_COUNTER_VALUE);
		else
			builder_counter_value(b, builder_counter(b, x->upid,
			    name, pf_annotation_name(x->c, &a)), x->c->ts, v);
	}
	if (!any)
		pf_event_warn(x->c, WARN_COUNTER_NO_ARGS);
}

static void
pf_legacy_metadata(struct pf_phased *x)
{
	const char *name = builder_str(x->c->p->b, x->k.name_string);
	struct builder *b = x->c->p->b;
	struct pf_annotation a;
	struct pf_cursor c;
	uint32_t text = 0;

	pf_open(&c, &x->e->data);
	if (pf_annotation_next(&c, 4, &a))
		text = pf_annotation_text(x->c, &a);
	if (text != 0 && strcmp(name, "thread_name") == 0 &&
	    x->at.of == NONE && x->at.nameless == NONE)
		builder_thread_name(b, x->at.track, text);
	else if (text != 0 && strcmp(name, "thread_name") == 0 &&
	    x->at.of != NONE &&
	    x->c->p->w->tracks[x->at.of].type == PF_TRACK_THREAD)
		builder_thread_name(b, x->at.track, text);
	else if (text != 0 && strcmp(name, "process_name") == 0 &&
	    x->upid != NONE)
		builder_process_name(b, x->upid, text);
	else
		builder_metadata(b, x->k.name_string, x->c->off, 0);
}

static void pf_legacy_unread(struct pf_context *, int32_t);

static void
pf_legacy_profile(struct pf_phased *x)
{
	if (pf_profile(x->c, &x->at, &x->k, x->l->id) == -1)
		pf_legacy_unread(x->c, x->l->phase);
}

/* ---- the table ---- */

static const struct pf_phase {
	char	 letter;
	void	(*handle)(struct pf_phased *);
} pf_phases[] = {
	{ 'B', pf_legacy_slice },
	{ 'E', pf_legacy_slice },
	{ 'X', pf_legacy_complete },
	{ 'i', pf_legacy_instant },
	{ 'I', pf_legacy_instant },
	{ 'R', pf_legacy_instant },
	{ 'C', pf_legacy_counter },
	{ 'M', pf_legacy_metadata },
	{ 'P', pf_legacy_profile },
	{ 'b', pf_legacy_async },
	{ 'n', pf_legacy_async },
	{ 'e', pf_legacy_async },
	{ 'S', pf_legacy_async },
	{ 'T', pf_legacy_async },
	{ 'p', pf_legacy_async },
	{ 'F', pf_legacy_async },
	{ 's', pf_legacy_flow },
	{ 't', pf_legacy_flow },
	{ 'f', pf_legacy_flow },
};

/* Counts an event of a phase that is not read, by the phase. */
static void
pf_legacy_unread(struct pf_context *c, int32_t phase)
{
	char name[40];

	if (phase > ' ' && phase < 0x7f)
		snprintf(name, sizeof(name), "legacy_event %c", (char)phase);
	else
		snprintf(name, sizeof(name), "legacy_event %d", (int)phase);
	builder_unread(c->p->b, WARN_UNKNOWN_PHASE, pf_literal(c->p->b, name),
	    c->off);
}

void
pf_legacy(struct pf_context *c, const struct pf_event *e,
    const struct pf_legacy *l)
{
	struct pf_phased x = { .c = c, .e = e, .l = l };
	size_t i;

	for (i = 0; i < sizeof(pf_phases) / sizeof(pf_phases[0]); i++)
		if (pf_phases[i].letter == l->phase)
			break;
	if (i == sizeof(pf_phases) / sizeof(pf_phases[0])) {
		pf_legacy_unread(c, l->phase);
		return;
	}
	x.letter = pf_phases[i].letter;
	x.at = *pf_event_where(c, e, l);
	x.k = *pf_event_kind(c, e);
	x.upid = pf_legacy_process(c, &x.at);
	pf_phases[i].handle(&x);
}
