/*
 * pf_args: reads events again (struct event_source).  An event's offset is that
 * of its packet, or of the event inside a bundle of events; the state that
 * holds there is found by the position.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/arena.h"
#include "ttv/bound.h"
#include "ttv/event_facts.h"
#include "ttv/input.h"
#include "ttv/value.h"
#include "pf_etw.h"
#include "pf_field.h"
#include "pf_frame.h"
#include "pf_ftrace.h"
#include "pf_gpu.h"
#include "pf_network.h"
#include "pf_log.h"
#include "pf_record.h"
#include "pf_recording.h"
#include "pf_sample.h"
#include "pf_search.h"
#include "pf_time.h"
#include "pf_translate.h"

/* ---- finding an event ---- */

uint64_t
pf_block_at(const struct pf_world *w, uint64_t pos)
{
	size_t lo = 0, hi = w->nblocks, mid;

	BISECT_LAST(lo, hi, mid, w->blocks[mid] <= pos);
	return lo;
}

/*
 * Reads the packet that begins at a position, or in which an event begins
 * there; returns 0, or -1 when there is none.  O(log of the packets with events
 * inside): walking to it from its block costs eight times as much in a trace
 * that has both kinds.
 */
static int
pf_args_packet(const struct pf_world *w, uint64_t pos, struct pf_packet *k)
{
	size_t lo = 0, hi = w->ninner, mid;
	struct pf_input in = w->in;
	uint64_t at;
	int r;

	in.spent = 0;
	if (hi > 0) {
		BISECT_LAST(lo, hi, mid, w->inner[mid] <= pos);
		at = w->inner[lo];
		r = at > pos ? 0 : pf_packet_next(&in, &at, k);
		if (r == 1 && k->pos <= pos && pos < k->end)
			return 0;
	}
	at = pos;
	r = pf_packet_next(&in, &at, k);
	return r == 1 && k->pos == pos ? 0 : -1;
}

/* Finds the packet of an offset; returns 0, or -1 when there is none. */
static int
pf_args_find(const struct input *g, uint64_t off, struct arena *a,
    struct pf_at *at)
{
	const struct pf_world *w = g->state;
	uint32_t hint = 0;

	if (w == NULL || w->nblocks == 0 || off < g->base ||
	    off - g->base >= w->in.len)
		return -1;
	at->w = w;
	at->a = a;
	at->pos = off - g->base;
	if (pf_args_packet(w, at->pos, &at->k) == -1)
		return -1;
	at->seq = pf_seq_find(w, at->k.seq, at->k.machine);
	if (at->seq == UINT32_MAX)
		return -1;
	at->e = pf_epoch_at(w, at->seq, at->k.pos, &hint);
	return 0;
}

/* Sets *s to the message that begins inside a packet; returns 0 or -1. */
static int
pf_args_inner(const struct pf_at *at, struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	if (at->pos == at->k.pos || at->k.data.p == NULL)
		return -1;
	c = (struct pf_cursor){ at->w->in.data + at->pos, at->k.data.p +
	    at->k.data.len, 0 };
	if (!pf_next(&c, &f) || f.type != PF_BYTES)
		return -1;
	*s = f.s;
	return 0;
}

/* Adds the fields of a generic event, which are names beside values. */
static void
pf_args_generic(const struct pf_at *at, const struct pf_span *s,
    struct value *args)
{
	struct value *key, *v;
	struct pf_span text;
	struct pf_cursor c;
	struct pf_field f;
	uint64_t u;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.number != PF_GENERIC_EVENT_FIELD || f.type != PF_BYTES)
			continue;
		text = pf_member(&f.s, PF_GENERIC_EVENT_FIELD_NAME);
		key = pf_value_text(at->a, &text);
		text = pf_member(&f.s, PF_GENERIC_EVENT_FIELD_STR_VALUE);
		if (text.p != NULL)
			v = pf_value_text(at->a, &text);
		else if ((u = pf_number(&f.s,
		    PF_GENERIC_EVENT_FIELD_UINT_VALUE, 0)) != 0)
			v = pf_value_uint(at->a, u);
		else
			v = pf_value_int(at->a, (int64_t)pf_number(&f.s,
			    PF_GENERIC_EVENT_FIELD_INT_VALUE, 0));
		value_add(args, key->text, key->len, v);
	}
}

/* Returns the name of a field that a description has; p NULL: none. */
static struct pf_span
pf_args_described(const struct pf_span *description, uint32_t number)
{
	struct pf_span none = { NULL, 0 };
	struct pf_cursor c;
	struct pf_field f;

	if (description->p == NULL)
		return none;
	for (pf_open(&c, description); pf_next(&c, &f);)
		if (f.number == PF_DESCRIPTOR_FIELD && f.type == PF_BYTES &&
		    pf_number(&f.s, PF_FIELD_DESCRIPTOR_NUMBER, 0) == number)
			return pf_member(&f.s, PF_FIELD_DESCRIPTOR_NAME);
	return none;
}

/* Adds a field of an event of the kernel, by its name or else its number. */
static void
pf_args_kernel_field(const struct pf_at *at, uint32_t event,
    const struct pf_span *description, const struct pf_field *f,
    struct value *args)
{
	int is_unsigned;
	struct pf_span text = pf_ftrace_field_name(event, f->number,
	    &is_unsigned);
	struct value *key, *v;
	char number[16];

	if (text.p == NULL) {
		snprintf(number, sizeof(number), "%u", (unsigned)f->number);
		text = pf_args_described(description, f->number);
	}
	key = text.p != NULL ? pf_value_text(at->a, &text) :
	    pf_value_word(at->a, number);
	v = f->type == PF_BYTES ? pf_value_text(at->a, &f->s) :
	    is_unsigned ? pf_value_uint(at->a, f->u) :
	    pf_value_int(at->a, (int64_t)f->u);
	value_add(args, key->text, key->len, v);
}

/* Returns the args of an event of the kernel; NULL: its text is its name. */
static struct value *
pf_args_ftrace(const struct pf_at *at, const struct pf_span *s)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct pf_span description = { NULL, 0 };
	struct pf_ftrace_event e;
	struct pf_bundle b;
	struct pf_cursor c;
	struct pf_field f;

	if (pf_ftrace_event(s, &e) == -1 || e.number == PF_PRINT)
		return NULL;
	if (e.number == PF_GENERIC) {
		pf_args_generic(at, &e.data, args);
		return args;
	}
	if (pf_ftrace_name(e.number) == NULL) {
		pf_bundle_fields(&at->k.data, &b, NULL);
		description = pf_ftrace_description(&b, e.number);
	}
	for (pf_open(&c, &e.data); pf_next(&c, &f);)
		pf_args_kernel_field(at, e.number, &description, &f, args);
	return args;
}

/* Returns the args of a line of Android's log. */
static struct value *
pf_args_line(const struct pf_at *at, const struct pf_span *s)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	struct pf_log l;

	pf_log_fields(s, &l);
	pf_event_priority(at, l.prio, args);
	pf_value_member(args, "log", pf_value_uint(at->a, l.log));
	pf_value_member(args, "uid", pf_value_int(at->a, l.uid));
	return args;
}

/* Returns the args of what made the trace be written. */
static struct value *
pf_args_trigger(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT);
	const struct pf_span *s = &at->k.data;
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span text = pf_member(s, PF_TRIGGER_PRODUCER_NAME);
	uint64_t uid = pf_number(s, PF_TRIGGER_TRUSTED_PRODUCER_UID, none);
	struct value *v;

	if (text.len > 0)
		pf_value_member(args, "producer_name", pf_value_text(at->a,
		    &text));
	if (uid != none)
		pf_value_member(args, "trusted_producer_uid", pf_value_int(
		    at->a, (int32_t)uid));
	for (v = args->child; v != NULL; v = v->next)
		v->scope = VALUE_OF_EVENT;
	return args;
}

/* Returns the args of a state of another recording. */
static struct value *
pf_args_session(const struct pf_at *at)
{
	struct value *args = value_new(at->a, VALUE_OBJECT), *v;
	const uint64_t none = UINT64_C(1) << 63;
	const struct pf_span *s = &at->k.data;
	uint64_t uid = pf_number(s, PF_CONCURRENT_SESSION_CONSUMER_UID, none);
	uint64_t n = pf_number(s, PF_CONCURRENT_SESSION_NUM_DATA_SOURCES,
	    none);

	if (uid != none)
		pf_value_member(args, "consumer_uid", pf_value_int(at->a,
		    (int32_t)uid));
	if (n != none)
		pf_value_member(args, "num_data_sources", pf_value_uint(at->a,
		    n));
	for (v = args->child; v != NULL; v = v->next)
		v->scope = VALUE_OF_EVENT;
	return args;
}

int
pf_args_are_words(uint32_t payload)
{
	switch (payload) {
	case PF_PACKET_FRAME_TIMELINE_EVENT:
	case PF_PACKET_GPU_RENDER_STAGE_EVENT:
	case PF_PACKET_GPU_LOG:
	case PF_PACKET_VULKAN_API_EVENT:
	case PF_PACKET_NETWORK_PACKET:
	case PF_PACKET_NETWORK_PACKET_BUNDLE:
	case PF_PACKET_ETW_EVENTS:
	case PF_PACKET_CHROME_TRIGGER:
		return 1;
	default:
		return 0;
	}
}

/* Returns args that are fields of the event; NULL: it has none of these. */
static struct value *
pf_args_fields(const struct pf_at *at)
{
	struct value *args, *v;

	if (at->k.payload == PF_PACKET_GPU_RENDER_STAGE_EVENT)
		args = pf_gpu_stage_args(at);
	else if (at->k.payload == PF_PACKET_GPU_LOG)
		args = pf_gpu_log_args(at);
	else if (at->k.payload == PF_PACKET_VULKAN_API_EVENT)
		args = pf_vulkan_api_args(at);
	else if (at->k.payload == PF_PACKET_NETWORK_PACKET ||
	    at->k.payload == PF_PACKET_NETWORK_PACKET_BUNDLE)
		args = pf_network_args(at);
	else if (at->k.payload == PF_PACKET_CHROME_TRIGGER)
		args = pf_chrome_trigger_args(at);
	else if (at->k.payload == PF_PACKET_ETW_EVENTS)
		args = pf_etw_args(at);
	else
		return NULL;
	if (args == NULL)
		return NULL;
	for (v = args->child; v != NULL; v = v->next)
		v->scope = VALUE_OF_EVENT;
	return args;
}

static struct value *
pf_args_of(const struct pf_at *at)
{
	struct value *args;
	struct pf_span s;

	if (at->k.payload == PF_TRACK_EVENT)
		return pf_value_event(at);
	if (at->k.payload == PF_PACKET_FRAME_TIMELINE_EVENT)
		return pf_frame_args(at);
	if (at->k.payload == PF_PACKET_TRIGGER ||
	    at->k.payload == PF_PACKET_CLONE_SNAPSHOT_TRIGGER)
		return pf_args_trigger(at);
	if (at->k.payload == PF_PACKET_CONCURRENT_SESSION_EVENT)
		return pf_args_session(at);
	if ((args = pf_args_fields(at)) != NULL)
		return args;
	if (pf_args_inner(at, &s) == -1)
		return NULL;
	return at->k.payload == PF_PACKET_FTRACE_EVENTS ?
	    pf_args_ftrace(at, &s) : at->k.payload == PF_PACKET_ANDROID_LOG ?
	    pf_args_line(at, &s) : NULL;
}

/* ---- stacks ---- */

struct pf_args_frames {
	struct arena	*a;
	struct value	*array;
};

static void
pf_args_frame(void *arg, const struct pf_sampled *f)
{
	struct pf_args_frames *s = arg;

	value_add(s->array, NULL, 0, pf_value_text(s->a, &f->name));
}

/* Returns the stack of a track event, root first, or NULL. */
static struct value *
pf_args_stack(const struct pf_at *at)
{
	struct pf_mappings mappings = { .v = NULL };
	struct pf_lookup l = { at->w, at->seq, at->e, at->k.pos, NULL,
	    &mappings, NULL, NULL, NULL };
	struct pf_args_frames s = { at->a, NULL };
	uint64_t iid;

	if (at->k.payload != PF_TRACK_EVENT ||
	    (iid = pf_number(&at->k.data, PF_TRACK_EVENT_CALLSTACK_IID,
	    0)) == 0)
		return NULL;
	s.array = value_new(at->a, VALUE_ARRAY);
	pf_sample_stack(&l, iid, pf_args_frame, &s);
	pf_mappings_free(&mappings);
	return s.array->count > 0 ? s.array : NULL;
}

/* ---- times of the thread ---- */

static void
pf_args_times(const struct pf_at *begin, const struct pf_at *end,
    struct event_facts *f)
{
	int64_t tts, tts_end;
	struct pf_legacy l;
	struct pf_span s;
	int has;

	if ((has = pf_time(begin, &tts))) {
		f->tts = tts;
		f->has |= FACT_TTS;
	}
	if (begin->k.payload == PF_TRACK_EVENT &&
	    (s = pf_member(&begin->k.data, PF_TRACK_EVENT_LEGACY_EVENT)).p !=
	    NULL) {
		pf_legacy_fields(&s, &l);
		if (l.has_tdur && l.phase == 'X' && __builtin_mul_overflow(
		    l.tdur, NS_A_US, &f->tdur))
			f->tdur = -1;
	}
	if (has && end != NULL && pf_time(end, &tts_end) && tts_end >= tts &&
	    __builtin_sub_overflow(tts_end, tts, &f->tdur))
		f->tdur = -1;
}

/* Sets what an event of the kernel says beside its args. */
static void
pf_args_of_kernel(const struct pf_at *at, struct event_facts *f)
{
	struct pf_ftrace_event e;
	struct pf_span s;

	if (at->k.payload != PF_PACKET_FTRACE_EVENTS ||
	    pf_args_inner(at, &s) == -1 || pf_ftrace_event(&s, &e) == -1)
		return;
	f->cpu = pf_bundle_cpu(&at->k.data);
	f->kernel_flags = e.flags;
	f->has |= FACT_CPU | FACT_KERNEL_FLAGS;
	if (e.number != PF_PRINT)
		return;
	s = pf_member(&e.data, PF_PRINT_EVENT_BUF);
	while (s.len > 0 && (s.p[s.len - 1] == '\n' ||
	    s.p[s.len - 1] == '\0'))
		s.len--;
	if (s.len > 0 && linux_marker_cookie((const char *)s.p, s.len,
	    &f->cookie) == 0)
		f->has |= FACT_COOKIE;
}

/* ---- struct event_source ---- */

static int
pf_args_facts(const struct input *g, uint64_t off, const struct input *end,
    uint64_t end_off, struct event_facts *f, struct arena *a)
{
	struct value *more = NULL;
	struct pf_at at, last;

	if (pf_args_find(g, off, a, &at) == -1)
		return -1;
	if (end != NULL && pf_args_find(end, end_off, a, &last) == -1)
		end = NULL;
	f->args = pf_args_of(&at);
	if (end != NULL)
		more = pf_args_of(&last);
	if (f->args == NULL)
		f->args = more;
	else
		value_merge_deep(f->args, more);
	if (f->args != NULL && f->args->count == 0)
		f->args = NULL;
	f->stack = pf_args_stack(&at);
	if (end != NULL)
		f->end_stack = pf_args_stack(&last);
	if (at.k.payload == PF_TRACK_EVENT)
		pf_flow_facts(&at, f);
	f->tdur = -1;
	pf_args_of_kernel(&at, f);
	pf_args_times(&at, end == NULL ? NULL : &last, f);
	return 0;
}

static struct value *
pf_args_value(const struct input *g, uint64_t off, uint64_t len,
    struct arena *a)
{
	struct pf_field f = { .number = 0 };
	struct pf_cursor c;
	struct pf_span s;

	if (off < g->base || off - g->base > g->map.len ||
	    len > g->map.len - (off - g->base))
		return NULL;
	s.p = (const uint8_t *)g->map.data + (off - g->base);
	s.len = (size_t)len;
	pf_open(&c, &s);
	if (!pf_next(&c, &f))
		return NULL;
	/* a fact of ChromeMetadata is one field; a TraceUuid is two */
	return c.p < c.end ? pf_value_uuid(a, &s) : pf_value_metadata(a, &f);
}

static const char *
pf_args_raw(const struct input *g, uint64_t off, size_t *len)
{
	struct pf_at at;

	*len = 0;
	if (pf_args_find(g, off, NULL, &at) == -1)
		return NULL;
	*len = (size_t)(at.k.end - at.k.pos);
	return g->map.data + at.k.pos;
}

struct value *
pf_args_at(const struct input *g, uint64_t off, struct arena *a)
{
	struct pf_at at;

	return pf_args_find(g, off, a, &at) == -1 ? NULL : pf_args_of(&at);
}

const struct event_source perfetto_events = {
	.binary = 1,
	.facts = pf_args_facts,
	.value = pf_args_value,
	.raw = pf_args_raw,
	.blocks = pf_search_blocks,
	.args = pf_search_args,
	.free = pf_world_free,
	.save = pf_saved_write,
	.restore = pf_saved_read,
};
