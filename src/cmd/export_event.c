/*
 * export_event: the fields of slices, instants, values of counters and flows.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/flow.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "export.h"

/*
 * Adds a stack of an event: frames (`stack`), or the number of a frame (`sf`).
 */
static void
add_stack(struct export *x, const char *key, const struct value *inline_stack,
    uint32_t frame)
{
	const struct value	*v;
	struct buf		*b = &x->out.buf;

	if (inline_stack == NULL || inline_stack->type != VALUE_ARRAY) {
		if (frame != NONE)
			field_callsites(x, key, frame);
		return;
	}
	buf_printf(b, ",\"%s\":[", key);
	for (v = inline_stack->child; v != NULL; v = v->next) {
		if (v->type == VALUE_STRING || v->type == VALUE_NUMBER)
			buf_json(b, v->text, v->len);
		else
			buf_adds(b, "null");
		if (v->next != NULL)
			buf_addc(b, ',');
	}
	buf_addc(b, ']');
}

static uint32_t
callsite_of(struct export *x, uint32_t track, const struct value *sf)
{
	if (sf == NULL)
		return NONE;
	return trace_callsite_of(x->trace, x->trace->tracks[track].upid, sf);
}

/*
 * Adds instructions retired: the count at the begin (ticount), and how many
 * the slice took (tidelta; of a pair of begin and end the difference)
 * (ttv-formats(5), NAMES AND ARGS).
 */
static void
add_instructions(struct export *x, const struct value *begin,
    const struct value *end)
{
	int64_t	count, delta, after;

	if (value_int64(value_get(begin, "ticount"), &count) == -1)
		return;
	field_int(x, "ticount", count);
	if (value_int64(value_get(begin, "tidelta"), &delta) == 0 ||
	    (value_int64(value_get(end, "ticount"), &after) == 0 &&
	    !__builtin_sub_overflow(after, count, &delta)))
		field_int(x, "tidelta", delta);
}

static void
add_slice_stacks(struct export *x, uint32_t track, const struct value *begin,
    const struct value *end)
{
	add_stack(x, "stack", value_get(begin, "stack"),
	    callsite_of(x, track, value_get(begin, "sf")));
	if (end != NULL)
		add_stack(x, "estack", value_get(end, "stack"),
		    callsite_of(x, track, value_get(end, "sf")));
	else
		add_stack(x, "estack", value_get(begin, "estack"),
		    callsite_of(x, track, value_get(begin, "esf")));
}

void
export_slice(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct row	*r = &t->rows[trace_slice_row(t, run->first)];
	const struct kind	*k = &t->kinds[t->kind[i]];
	struct value		*begin, *end;
	int64_t			 tts, tdur;

	field_int(x, "id", i);
	field_int(x, "track", r->track);
	field_int(x, "lane", r->lane);
	field_int(x, "depth", r->depth);
	field_int(x, "ts", t->ts[i]);
	field_int(x, "dur", t->dur[i]);
	field_name(x, "name", k->name);
	field_string(x, "cat", k->cat);
	field_string(x, "cname", k->cname);
	field_number(x, "parent", trace_parent(t, i));
	/* parse the event's text once for all fields */
	begin = trace_event(t, t->off[i], &x->arena);
	end = trace_event(t, trace_end_off(t, i), &x->arena);
	if (trace_merged_cpu(begin, end, &tts, &tdur) == 0) {
		field_int(x, "tts", tts);
		if (tdur >= 0)
			field_int(x, "tdur", tdur);
	}
	add_instructions(x, begin, end);
	add_slice_stacks(x, r->track, begin, end);
	field_args(x, "args", trace_merged_args(begin, end));
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
	struct value		*event;

	field_int(x, "track", run->track);
	field_text(x, "scope", scope_of(&t->tracks[run->track]));
	field_int(x, "ts", n->ts);
	field_name(x, "name", k->name);
	field_string(x, "cat", k->cat);
	if (n->mark)
		field_int(x, "mark", 1);
	event = trace_event(t, n->off, &x->arena);
	field_args(x, "args", trace_merged_args(event, NULL));
	add_stack(x, "stack", value_get(event, "stack"),
	    callsite_of(x, run->track, value_get(event, "sf")));
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
	const struct value *event, *id;

	if (x->flow_ids == NULL)
		x->flow_ids = xcalloc(FLOW_IDS, sizeof(*x->flow_ids));
	slot = flow_id_slot(x->flow_ids, off);
	if (slot->known && slot->off == off)
		return &slot->text;
	event = trace_event(x->trace, off, &x->arena);
	if ((id = value_get(event, "bind_id")) == NULL)
		id = value_get(event, "id");
	if (id == NULL)
		id = value_get(event, "id2");
	buf_clear(&slot->text);
	if (id != NULL)
		value_json(&slot->text, id);
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
	field_number(x, "from", flow_end_slice(t, f.from));
	field_number(x, "to", flow_end_slice(t, f.to));
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
