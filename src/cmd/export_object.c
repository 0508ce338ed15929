/*
 * export_object: the fields of objects, snapshots, samples, memory dumps and
 * contexts; the lines of what refers to objects, clock syncs and metadata.
 */
#include "config.h"

#include "ttv/event_facts.h"
#include "ttv/ref.h"

#include "export.h"

void
export_object(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct object	*o = &x->trace->objects[i];

	field_int(x, "track", run->track);
	if (o->id_text != 0)
		field_string(x, "id", o->id_text);
	else
		field_ident(x, "id", o->id);
	field_name(x, "name", o->name);
	field_string(x, "cat", o->cat);
	field_string(x, "base_type", o->base_type);
	field_string(x, "scope", o->scope);
	field_int(x, "created", o->created);
	if (o->destroyed != INT64_MAX)
		field_int(x, "destroyed", o->destroyed);
}

void
export_snapshot(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct snapshot	*s = &x->trace->snapshots[i];

	(void)run;
	field_int(x, "object", s->object);
	field_int(x, "ts", s->ts);
	field_value(x, "value", ref_snapshot(x->trace, i, &x->arena));
}

void
export_sample(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct sample	*s = &x->trace->samples[i];
	struct event_facts	 f;

	field_int(x, "track", run->track);
	field_int(x, "ts", s->ts);
	field_string(x, "name", s->name);
	field_double(x, "weight", s->weight);
	field_callsites(x, "stack", s->callsite);
	export_frames(x, "frames", s->callsite);
	if (trace_sample_facts(x->trace, i, &f, &x->arena) == -1)
		return;
	if (f.has & FACT_CPU)
		field_int(x, "cpu", f.cpu);
	field_args(x, "args", f.args);
}

void
export_memdump(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct memdump	*m = &x->trace->memdumps[i];

	field_int(x, "track", run->track);
	field_int(x, "ts", m->ts);
	field_name(x, "id", m->id);
	field_args(x, "args", trace_off_args(x->trace, m->off, &x->arena));
}

void
export_context(struct export *x, const struct entity_run *run, uint32_t i)
{
	const struct context	*c = &x->trace->contexts[i];

	field_int(x, "track", run->track);
	field_int(x, "ts", c->ts);
	field_int(x, "dur", c->dur);
	field_name(x, "name", c->name);
	field_name(x, "id", c->id);
}

struct ref_source {
	struct export	*x;
	uint32_t	 slice, upid;
};

static void
export_ref(void *arg, const char *path, const struct reference *r)
{
	const struct ref_source	*s = arg;
	const struct trace	*t = s->x->trace;
	struct ref		 ref;

	if (ref_find(t, s->upid, t->ts[s->slice], r, &ref) != 0)
		return;
	line_begin(s->x, "ref");
	field_slice(s->x, "slice", s->slice);
	field_text(s->x, "path", path);
	field_int(s->x, "object", ref.object);
	if (ref.snapshot != NONE)
		field_int(s->x, "snapshot_ts",
		    t->snapshots[ref.snapshot].ts);
	buf_adds(&s->x->out.buf, "}\n");
}

void
export_refs(struct export *x)
{
	const struct trace	*t = x->trace;
	struct ref_source	 s = { x, 0, NONE };
	const struct row	*r;
	uint32_t		 row, i;

	for (row = 0; row < t->nrows && t->nobjects > 0; row++) {
		r = &t->rows[row];
		if (!cut_track(x->cut, r->track))
			continue;
		s.upid = t->tracks[r->track].upid;
		for (i = r->first; i < r->first + r->n; i++) {
			if (!cut_slice(x->cut, i))
				continue;
			s.slice = i;
			ref_walk(t, trace_slice_args(t, i, &x->arena),
			    export_ref, &s);
			line_done(x);
		}
	}
}

void
export_clock_syncs(struct export *x)
{
	const struct trace	*t = x->trace;
	uint32_t		 i;

	for (i = 0; i < t->nclock_syncs; i++) {
		if (!cut_point(x->cut, t->clock_syncs[i].ts))
			continue;
		line_begin(x, "clock_sync");
		field_int(x, "ts", t->clock_syncs[i].ts);
		field_name(x, "sync_id", t->clock_syncs[i].id);
		if (t->clock_syncs[i].issue_ts != INT64_MIN)
			field_int(x, "issue_ts", t->clock_syncs[i].issue_ts);
		if (t->nsources > 1)
			field_int(x, "file", t->clock_syncs[i].file);
		line_end(x);
	}
}

void
export_metadata(struct export *x)
{
	const struct trace	*t = x->trace;
	uint32_t		 i;

	for (i = 0; i < t->nmetadata; i++) {
		line_begin(x, "metadata");
		field_name(x, "name", t->metadata[i].name);
		field_value(x, "value", trace_metadata_value(t, i,
		    &x->arena));
		line_end(x);
	}
}
