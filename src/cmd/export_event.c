/*
 * export_event: the fields of slices, instants, values of counters and flows.
 */
#include "config.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/event_facts.h"
#include "ttv/leaf.h"
#include "ttv/flow.h"
#include "ttv/sched.h"
#include "ttv/slice_id.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "export.h"

/*
 * Adds what is known of an entry of a stack as an object's members: of one
 * without a frame where its function stands.
 */
static void
add_frame(struct export *x, const struct callsite *c)
{
	static const struct frame none;
	const struct frame *f = c->frame == 0 ? &none :
	    &x->trace->frames[c->frame];
	uint32_t line = f->line, column = f->column;
	struct buf *b = &x->out.buf;
	char address[32];

	buf_addc(b, '{');
	field_string(x, "category", f->category);
	field_string(x, "file", f->file);
	if (c->frame == 0 && c->place != 0) {
		field_string(x, "file", c->cat);
		trace_place(x->trace, c->cat, c->place, &line, &column);
	}
	if (line != 0)
		field_int(x, "line", line);
	if (column != 0)
		field_int(x, "column", column);
	field_string(x, "module", f->module);
	if (f->has_address) {
		snprintf(address, sizeof(address), "0x%" PRIx64, f->address);
		field_text(x, "address", address);
	}
	if (f->inlined)
		field_true(x, "inlined");
	field_string(x, "system_name", f->system_name);
	buf_addc(b, '}');
}

void
export_frames(struct export *x, const char *key, uint32_t callsite)
{
	const struct callsite *c = x->trace->callsites;
	uint32_t path[STACK_MAX], n = 0, f, known = 0;

	for (f = callsite; f != NONE && n < STACK_MAX; f = c[f].parent) {
		known |= c[f].frame | c[f].place;
		path[n++] = f;
	}
	if (known == 0)
		return;
	field_list(x, key);
	while (n-- > 0) {
		add_frame(x, &c[path[n]]);
		if (n > 0)
			buf_addc(&x->out.buf, ',');
	}
	buf_addc(&x->out.buf, ']');
}

/*
 * Adds a stack of an event: its entries, or else the stack of a callsite with
 * what is known of the entries under a key of its own.
 */
static void
add_stack(struct export *x, const char *key, const char *frames,
    const struct value *stack, uint32_t callsite)
{
	const struct value	*v;
	struct buf		*b = &x->out.buf;

	if (stack == NULL) {
		if (callsite != NONE) {
			field_callsites(x, key, callsite);
			export_frames(x, frames, callsite);
		}
		return;
	}
	buf_printf(b, ",\"%s\":[", key);
	for (v = stack->child; v != NULL; v = v->next) {
		if (v->type == VALUE_STRING || v->type == VALUE_NUMBER)
			buf_json(b, v->text, v->len);
		else
			buf_adds(b, "null");
		if (v->next != NULL)
			buf_addc(b, ',');
	}
	buf_addc(b, ']');
}

/*
 * Adds what is known of a slice of scheduling.  Returns whether a stack of its
 * event is that of the slice: the stack at a switch says where the thread went
 * to sleep, nothing of the one that runs then.
 */
static int
add_sched(struct export *x, uint32_t slice)
{
	const struct trace	*t = x->trace;
	struct sched_facts	 ran;
	struct state_facts	 state;

	if (trace_sched(t, slice, &ran)) {
		field_number(x, "utid", ran.utid);
		field_int(x, "priority", ran.priority);
		field_string(x, "end_state", ran.end_state);
		return 0;
	}
	if (!trace_state(t, slice, &state))
		return 1;
	field_number(x, "cpu", state.more.cpu);
	field_number(x, "waker", state.more.waker);
	if (state.more.in_irq)
		field_int(x, "in_irq", 1);
	if (state.more.io_wait >= 0)
		field_int(x, "io_wait", state.more.io_wait);
	field_string(x, "blocked_function", state.more.function);
	return state.more.cpu == NONE;
}

/*
 * Reads the facts of an event once for all fields: without a tree where its
 * text tells all of them, its args as JSON into x->args.
 */
static void
event_read(struct export *x, uint64_t off, uint64_t end_off, uint32_t upid,
    struct event_facts *f)
{
	buf_clear(&x->args);
	if (trace_args_json(x->trace, off, end_off, &x->args, f) &&
	    (f->has & FACT_STACK) == 0)
		return;
	buf_clear(&x->args);
	trace_facts(x->trace, off, end_off, upid, f, &x->arena);
}

static void
add_args(struct export *x, const struct event_facts *f)
{
	field_json(x, "args", &x->args);
	field_args(x, "args", f->args);
}

void
export_slice(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct row	*r = &t->rows[trace_slice_row(t, run->first)];
	const struct kind	*k = &t->kinds[t->kind[i]];
	struct event_facts	 f;
	int			 has_stack;

	field_slice(x, "id", i);
	field_int(x, "track", r->track);
	field_int(x, "lane", r->lane);
	field_int(x, "depth", r->depth);
	field_int(x, "ts", t->ts[i]);
	field_int(x, "dur", trace_dur_told(t, i));
	field_name(x, "name", k->name);
	field_string(x, "cat", k->cat);
	field_string(x, "cname", k->cname);
	field_slice(x, "parent", trace_parent(t, i));
	has_stack = add_sched(x, i);
	event_read(x, trace_off(t, i), trace_end_off(t, i),
	    t->tracks[r->track].upid, &f);
	if (f.has & FACT_TTS)
		field_int(x, "tts", f.tts);
	if (f.has & FACT_TTS && f.tdur >= 0)
		field_int(x, "tdur", f.tdur);
	if (f.has & FACT_INSTRUCTIONS)
		field_int(x, "ticount", f.instructions);
	if (f.has & FACT_INSTRUCTIONS_DELTA)
		field_int(x, "tidelta", f.instructions_delta);
	if (has_stack)
		add_stack(x, "stack", "frames", f.stack, f.callsite);
	add_stack(x, "estack", "eframes", f.end_stack,
	    f.end_callsite);
	add_args(x, &f);
}

static const char *
scope_of(const struct track *k)
{
	switch (k->type) {
	case TRACK_GLOBAL:
		return "global";
	case TRACK_PROCESS:
		return "process";
	default:
		return k->utid != NONE ? "thread" : k->upid != NONE ?
		    "process" : "global";
	}
}

void
export_instant(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct instant	*n = &t->instants[i];
	const struct kind	*k = &t->kinds[n->kind];
	struct event_facts	 f;

	/* it has the id of its row of SQL's slice, or none */
	if (slice_table_of_instants(t, n->kind) == TABLE_SLICE)
		field_slice(x, "id", t->nslices + i);
	field_int(x, "track", run->track);
	field_text(x, "scope", scope_of(&t->tracks[run->track]));
	field_int(x, "ts", n->ts);
	field_name(x, "name", k->name);
	field_string(x, "cat", k->cat);
	if (n->mark)
		field_int(x, "mark", 1);
	event_read(x, n->off, OFF_NONE, t->tracks[run->track].upid, &f);
	add_args(x, &f);
	add_stack(x, "stack", "frames", f.stack, f.callsite);
}

void
export_counter(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct series	*s = &t->series[trace_series_of(t, i)];

	field_int(x, "track", run->track);
	field_int(x, "ts", trace_series_ts(t, s)[i - s->first]);
	field_name(x, "series", s->name);
	field_double(x, "value", t->counter_value[i]);
}

/*
 * A direct-mapped cache of the ids of flows, by the offsets of their events.
 * An id is only in the text of an event, and one event with long args may
 * start many flows.  Flows come in the order of their starts, so repeated
 * look-ups of an event are close together.
 */
#define FLOW_IDS	1024

struct flow_id {
	uint64_t	 off;
	struct buf	 text;		/* as JSON; empty: no id */
	int		 known;
};

/*
 * Returns the slot for the event at off.  The hash is seeded with the address
 * of the table, so that a file cannot provoke collisions.
 */
static struct flow_id *
flow_id_slot(struct flow_id *ids, uint64_t off)
{
	uint64_t h = (off ^ (uintptr_t)ids >> 12) *
	    UINT64_C(0x9e3779b97f4a7c15);

	return &ids[(h ^ h >> 29) % FLOW_IDS];
}

static const struct buf *
flow_id(struct export *x, const struct flow *f)
{
	uint64_t off = f->from_off != OFF_NONE ? f->from_off : f->to_off;
	struct flow_id *slot;
	struct event_facts facts;

	if (x->flow_ids == NULL)
		x->flow_ids = xcalloc(FLOW_IDS, sizeof(*x->flow_ids));
	slot = flow_id_slot(x->flow_ids, off);
	if (slot->known && slot->off == off)
		return &slot->text;
	trace_facts(x->trace, off, OFF_NONE, NONE, &facts, &x->arena);
	buf_clear(&slot->text);
	if (facts.id != NULL)
		value_json(&slot->text, facts.id);
	slot->off = off;
	slot->known = 1;
	return &slot->text;
}

void
export_flow(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct flow	 f = flow_at(t, i);

	(void)run;
	field_slice(x, "from", flow_end_slice(t, f.from));
	field_slice(x, "to", flow_end_slice(t, f.to));
	field_number(x, "from_instant", flow_end_instant(t, f.from));
	field_number(x, "to_instant", flow_end_instant(t, f.to));
	field_int(x, "from_ts", f.from_ts);
	field_int(x, "to_ts", f.to_ts);
	field_json(x, "id", flow_id(x, &f));
	field_string(x, "name", t->kinds[f.kind].name);
	field_string(x, "cat", t->kinds[f.kind].cat);
}

void
export_flow_free(struct export *x)
{
	size_t	i;

	for (i = 0; x->flow_ids != NULL && i < FLOW_IDS; i++)
		buf_free(&x->flow_ids[i].text);
	free(x->flow_ids);
	x->flow_ids = NULL;
}
