/*
 * write_json_object: objects with their snapshots, contexts and clock syncs.
 *
 * A snapshot inside a snapshot is written as one of its own, with a reference
 * in its place, as the model has it (ttv-formats(5), Nested snapshots).
 */
#include "config.h"

#include <string.h>

#include "ttv/ref.h"
#include "ttv/value.h"
#include "write_json_int.h"

static void
object_event(struct wjson *j, char phase, const struct object *o, int64_t ts)
{
	wjson_begin(j, phase, o->name, o->cat);
	wjson_time(j, "ts", ts);
	wjson_process(j, o->track);
	if (o->id_text != 0)
		wjson_string(j, "id", o->id_text);
	else
		wjson_ident(j, "id", o->id);
	wjson_string(j, "scope", o->scope);
}

static void
wjson_snapshot(struct wjson *j, const struct object *o, uint32_t i)
{
	struct value	*v;

	write_fresh(&j->w);
	v = ref_snapshot(j->w.t, i, &j->w.arena);
	object_event(j, 'O', o, j->w.t->snapshots[i].ts);
	buf_adds(j->w.b, ",\"args\":{\"snapshot\":");
	if (v == NULL)
		buf_adds(j->w.b, "null");
	else {
		if (v->type == VALUE_OBJECT && o->base_type != 0)
			value_add(v, "base_type", 9, value_string(&j->w.arena,
			    trace_str(j->w.t, o->base_type),
			    strlen(trace_str(j->w.t, o->base_type))));
		value_json(j->w.b, v);
	}
	buf_addc(j->w.b, '}');
	wjson_end(j);
}

static void
wjson_object(struct wjson *j, uint32_t i)
{
	const struct object	*o = &j->w.t->objects[i];
	const struct snapshot	*s = &j->w.t->snapshots[o->snapshot];
	uint32_t		 k;

	if (o->nsnapshots == 0 || s->off != o->off) {
		object_event(j, 'N', o, j->w.cut->clip &&
		    o->created < j->w.cut->from ? j->w.cut->from : o->created);
		wjson_end(j);
	}
	for (k = o->snapshot; k < o->snapshot + o->nsnapshots; k++)
		if (cut_snapshot(j->w.cut, k))
			wjson_snapshot(j, o, k);
	if (o->destroyed == INT64_MAX)
		return;
	object_event(j, 'D', o, j->w.cut->clip &&
	    o->destroyed > j->w.cut->to ? j->w.cut->to : o->destroyed);
	wjson_end(j);
}

void
wjson_objects(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	uint32_t		 i;

	for (i = 0; i < t->nobjects && !j->w.failed; i++)
		if (cut_track(j->w.cut, t->objects[i].track) &&
		    cut_object(j->w.cut, i))
			wjson_object(j, i);
}

static void
context_event(struct wjson *j, char phase, const struct context *c, int64_t ts)
{
	wjson_begin(j, phase, c->name, 0);
	wjson_time(j, "ts", ts);
	wjson_place(j, c->track);
	wjson_key(j, "id");
	buf_json(j->w.b, trace_str(j->w.t, c->id),
	    strlen(trace_str(j->w.t, c->id)));
	wjson_end(j);
}

void
wjson_contexts(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct context	*c;
	int64_t			 end;
	uint32_t		 i;

	for (i = 0; i < t->ncontexts && !j->w.failed; i++) {
		c = &t->contexts[i];
		if (!cut_track(j->w.cut, c->track) ||
		    !cut_context(j->w.cut, i))
			continue;
		context_event(j, '(', c, j->w.cut->clip &&
		    c->ts < j->w.cut->from ? j->w.cut->from : c->ts);
		if (c->dur == DUR_OPEN ||
		    __builtin_add_overflow(c->ts, c->dur, &end))
			continue;
		context_event(j, ')', c, j->w.cut->clip &&
		    end > j->w.cut->to ? j->w.cut->to : end);
	}
}

void
wjson_clock_syncs(struct wjson *j)
{
	const struct clock_sync	*c;
	uint32_t		 i;

	for (i = 0; i < j->w.t->nclock_syncs; i++) {
		c = &j->w.t->clock_syncs[i];
		if (!cut_point(j->w.cut, c->ts))
			continue;
		wjson_begin(j, 'c', 0, 0);
		buf_adds(j->w.b, ",\"name\":\"clock_sync\"");
		wjson_time(j, "ts", c->ts);
		buf_adds(j->w.b, ",\"pid\":0,\"args\":{\"sync_id\":");
		buf_json(j->w.b, trace_str(j->w.t, c->id),
		    strlen(trace_str(j->w.t, c->id)));
		if (c->issue_ts != INT64_MIN)
			wjson_time(j, "issue_ts", c->issue_ts);
		buf_addc(j->w.b, '}');
		wjson_end(j);
	}
}
