/*
 * Export: slices, instants, counters and flows.  These are the many: what is
 * the same for a run of lines (track, lane, depth) is looked up once a run.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/arena.h"
#include "ttv/buf.h"
#include "ttv/flow.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "export.h"

/* A stack of an event: written out (`stack`), or a frame's number (`sf`). */
static void
add_stack(struct export *x, const char *key, const struct value *inline_stack,
    uint32_t frame)
{
	const struct value	*v;
	struct buf		*b = &x->out.buf;

	if (inline_stack == NULL || inline_stack->type != VALUE_ARRAY) {
		if (frame != NONE)
			field_frames(x, key, frame);
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
frame_of(struct export *x, uint32_t track, const struct value *sf)
{
	if (sf == NULL)
		return NONE;
	return trace_frame_of(x->trace, x->trace->tracks[track].upid, sf);
}

/*
 * Instructions retired: the count at the begin and how many the slice took
 * (format document, ticount and tidelta; of a pair the difference).
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
	    frame_of(x, track, value_get(begin, "sf")));
	if (end != NULL)
		add_stack(x, "estack", value_get(end, "stack"),
		    frame_of(x, track, value_get(end, "sf")));
	else
		add_stack(x, "estack", value_get(begin, "estack"),
		    frame_of(x, track, value_get(begin, "esf")));
}

static void
export_slice(struct export *x, const struct row *r, uint32_t i)
{
	const struct trace	*t = x->trace;
	const struct kind	*k = &t->kinds[t->kind[i]];
	struct value		*begin, *end;
	int64_t			 tts, tdur;

	line_begin(x, "slice");
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
	/* The text is parsed once for all that is in it. */
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
	line_end(x);
}

void
export_slices(struct export *x)
{
	const struct trace	*t = x->trace;
	const struct row	*r;
	uint32_t		 row, i;

	for (row = 0; row < t->nrows && !out_failed(&x->out); row++) {
		r = &t->rows[row];
		for (i = r->first; i < r->first + r->n; i++)
			export_slice(x, r, i);
	}
}

static const char *
scope_of(const struct track *k)
{
	switch (k->kind) {
	case TRACK_GLOBAL:
		return "global";
	case TRACK_PROCESS:
		return "process";
	default:
		return k->utid != NONE ? "thread" : k->upid != NONE ?
		    "process" : "global";
	}
}

static void
export_instant(struct export *x, uint32_t track, const struct instant *n)
{
	const struct trace	*t = x->trace;
	const struct kind	*k = &t->kinds[n->kind];
	struct value		*event;

	line_begin(x, "instant");
	field_int(x, "track", track);
	field_text(x, "scope", scope_of(&t->tracks[track]));
	field_int(x, "ts", n->ts);
	field_name(x, "name", k->name);
	field_string(x, "cat", k->cat);
	if (n->mark)
		field_int(x, "mark", 1);
	event = trace_event(t, n->off, &x->arena);
	field_args(x, "args", trace_merged_args(event, NULL));
	add_stack(x, "stack", value_get(event, "stack"),
	    frame_of(x, track, value_get(event, "sf")));
	line_end(x);
}

void
export_instants(struct export *x)
{
	const struct trace	*t = x->trace;
	const struct track	*k;
	uint32_t		 track, i;

	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		for (i = k->instant; i < k->instant + k->ninstants; i++)
			export_instant(x, track, &t->instants[i]);
	}
}

void
export_counters(struct export *x)
{
	const struct trace	*t = x->trace;
	const struct series	*s;
	const int64_t		*ts;
	uint32_t		 i, j;

	for (i = 0; i < t->nseries; i++) {
		s = &t->series[i];
		ts = trace_series_ts(t, s);
		for (j = s->first; j < s->first + s->n; j++) {
			line_begin(x, "counter");
			field_int(x, "track", s->track);
			field_int(x, "ts", ts[j - s->first]);
			field_name(x, "series", s->name);
			field_double(x, "value", t->counter_value[j]);
			line_end(x);
		}
	}
}

/*
 * The id of a flow stands in its events only.  One event may be the start of all
 * flows and have long args, so the newest ids are remembered by their events'
 * offsets: a direct-mapped cache.  Flows come in the order of their starts, so
 * what is asked for again was asked for lately.
 */
#define FLOW_IDS	1024

struct flow_id {
	uint64_t	 off;
	struct buf	 text;		/* as JSON; empty: there is none */
	int		 known;
};

/* Where the id of the event at off is kept: ids cannot know the address. */
static struct flow_id *
flow_id_slot(struct flow_id *ids, uint64_t off)
{
	uint64_t h = (off ^ (uintptr_t)ids >> 12) *
	    UINT64_C(0x9e3779b97f4a7c15);

	return &ids[(h ^ h >> 29) % FLOW_IDS];
}

static const struct buf *
flow_id(struct export *x, struct flow_id *ids, const struct flow *f)
{
	uint64_t off = f->from_off != OFF_NONE ? f->from_off : f->to_off;
	struct flow_id *slot = flow_id_slot(ids, off);
	const struct value *event, *id;

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
export_flows(struct export *x)
{
	const struct trace	*t = x->trace;
	struct flow_id		*ids;
	struct flow		 f;
	uint32_t		 i;

	ids = xcalloc(FLOW_IDS, sizeof(*ids));
	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		line_begin(x, "flow");
		field_number(x, "from", flow_end_slice(t, f.from));
		field_number(x, "to", flow_end_slice(t, f.to));
		field_number(x, "from_instant", flow_end_instant(t, f.from));
		field_number(x, "to_instant", flow_end_instant(t, f.to));
		field_int(x, "from_ts", f.from_ts);
		field_int(x, "to_ts", f.to_ts);
		field_json(x, "id", flow_id(x, ids, &f));
		field_string(x, "name", t->kinds[f.kind].name);
		field_string(x, "cat", t->kinds[f.kind].cat);
		line_end(x);
	}
	for (i = 0; i < FLOW_IDS; i++)
		buf_free(&ids[i].text);
	free(ids);
}
