/*
 * The facts of all entities but slices: instants, counters, objects and their
 * snapshots, samples, memory dumps, contexts.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "ttv/event_facts.h"
#include "ttv/memory_facts.h"
#include "ttv/ref.h"
#include "ttv/sat.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "detail.h"
#include "pen.h"
#include "priv.h"
#include "run.h"
#include "passed.h"

#define MOST_SNAPSHOTS	1000	/* lines; also of lives of an id */
#define MOST_PARTS	64	/* events of one memory dump */

/* Set the title of d to `what` and a name. */
static void
title(struct detail *d, const char *what, const char *name)
{
	snprintf(d->title, sizeof(d->title), "%s%s%s", what,
	    *name != '\0' ? " " : "", name);
}

static uint32_t
upid_of(const struct trace *tr, uint32_t track)
{
	return track == NONE ? NONE : tr->tracks[track].upid;
}

/* Returns the scope of an instant on `track`. */
static const char *
scope_of(const struct trace *tr, uint32_t track)
{
	const struct track *k;

	if (track == NONE)
		return "";
	k = &tr->tracks[track];
	return k->utid != NONE ? "thread" : k->upid != NONE ? "process" :
	    "global";
}

void
detail_instant(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct instant *i = &tr->instants[v->sel.id];
	uint32_t upid = upid_of(tr, track), end = view_selection_end(v);
	struct event_facts f;

	trace_facts(tr, i->off, OFF_NONE, upid, &f, &d->arena);
	title(d, i->mark ? "mark" : "instant", trace_kind_name(tr, i->kind));
	detail_string(d, 0, "name", trace_kind_name(tr, i->kind));
	detail_note(d, v, i->off, i->kind);
	detail_time(d, tr, 1, "time", i->ts);
	detail_string(d, 1, "category", trace_kind_cat(tr, i->kind));
	detail_string(d, 1, "scope", scope_of(tr, track));
	detail_where(d, tr, track);
	detail_cname(d, tr, i->kind);
	detail_flow_count(d, v, end);
	detail_contexts(d, v, track, &f, i->ts);
	detail_args(d, v, "args", f.args, upid, i->ts);
	detail_stacks(d, v, upid, &f);
	detail_flows(d, v, end);
	detail_args(d, v, "event", f.other, upid, i->ts);
}

void
detail_counter(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	uint32_t id = v->sel.id, i = trace_series_of(tr, id);
	const struct series *s;
	const int64_t *ts;
	const char *name, *unit;
	char a[48], b[48];

	if (i == NONE)
		return;
	s = &tr->series[i];
	ts = trace_series_ts(tr, s);
	i = id - s->first;
	name = track == NONE ? "" : trace_str(tr, tr->tracks[track].name);
	snprintf(d->title, sizeof(d->title), "counter %.100s%s%.50s", name,
	    *name != '\0' && s->name != 0 ? "." : "",
	    trace_str(tr, s->name));
	text_g(a, sizeof(a), 17, tr->counter_value[id]);
	unit = track == NONE ? "" : trace_str(tr, tr->tracks[track].unit);
	if (isnan(tr->counter_value[id]))
		detail_string(d, 1, "value", "none from here on");
	else
		detail_fact(d, 1, "value", "%s%s%s", a,
		    *unit != '\0' ? " " : "", unit);
	if (id > s->first && !isnan(tr->counter_value[id] -
	    tr->counter_value[id - 1])) {
		text_value(a, sizeof(a), tr->counter_value[id] -
		    tr->counter_value[id - 1]);
		detail_fact(d, 1, "change", "%s%s", *a == '-' ? "" : "+", a);
	}
	detail_time(d, tr, 1, "time", ts[i]);
	if (i + 1 < s->n) {
		text_duration(a, sizeof(a), sat_sub(ts[i + 1], ts[i]));
		detail_string(d, 2, "held for", a);
	}
	text_value(a, sizeof(a), s->min);
	text_value(b, sizeof(b), s->max);
	detail_fact(d, 2, "range", "%s to %s", a, b);
	detail_string(d, 0, "series", trace_str(tr, s->name));
	text_count(a, sizeof(a), s->n);
	detail_fact(d, 0, "sample", "%u of %s", i + 1, a);
	detail_where(d, tr, track);
	detail_running(d, v, ts[i], track);
}

/*
 * Returns 1 if o was created by its first snapshot and no event of the trace
 * says that o was created.
 */
static int
implicit(struct detail *d, const struct trace *tr, const struct object *o)
{
	struct event_facts f;

	if (o->off == OFF_NONE || (o->nsnapshots > 0 &&
	    tr->snapshots[o->snapshot].off == o->off))
		return 1;
	trace_facts(tr, o->off, OFF_NONE, NONE, &f, &d->arena);
	return f.snapshot;
}

/* Says how many things of n have no line behind the `listed` that do. */
static void
say_more(struct detail *d, uint32_t listed, uint32_t n)
{
	if (listed < n)
		detail_text(d, "   ... and %u more", n - listed);
}

/* Add the facts of o and the list of its snapshots, the selected one marked. */
static void
object_facts(struct detail *d, const struct view *v, const struct object *o)
{
	const struct trace *tr = v->trace;
	struct detail_line *l;
	char a[48];
	uint32_t i;

	detail_string(d, 0, "type", trace_str(tr, o->name));
	detail_string(d, 1, "id", trace_str(tr, o->id_text));
	detail_string(d, 0, "category", trace_str(tr, o->cat));
	detail_string(d, 0, "base type", trace_str(tr, o->base_type));
	detail_string(d, 0, "scope", trace_str(tr, o->scope));
	detail_time(d, tr, 0, implicit(d, tr, o) ? "first seen" : "created",
	    o->created);
	if (o->destroyed == INT64_MAX)
		detail_string(d, 0, "destroyed", "never: alive to the end");
	else
		detail_time(d, tr, 0, "destroyed", o->destroyed);
	text_duration(a, sizeof(a), sat_sub(entity_end(tr, ENTITY_OBJECT,
	    (uint32_t)(o - tr->objects)), o->created));
	detail_string(d, 1, "lifetime", a);
	detail_fact(d, 1, "snapshots", "%u", o->nsnapshots);
	detail_where(d, tr, o->track);
	if (o->nsnapshots == 0)
		return;
	detail_title(d, "snapshots (%u)", o->nsnapshots);
	for (i = 0; i < o->nsnapshots && i < MOST_SNAPSHOTS; i++) {
		text_time(a, sizeof(a), sat_sub(
		    tr->snapshots[o->snapshot + i].ts, tr->start), 0);
		l = detail_text(d, "%s %s", v->sel.type == ENTITY_SNAPSHOT &&
		    v->sel.id == o->snapshot + i ? " *" : "  ", a);
		l->target.type = ENTITY_SNAPSHOT;
		l->target.id = o->snapshot + i;
	}
	say_more(d, i, o->nsnapshots);
}

/* List all lives of the id of object `number`, if the id has others. */
static void
other_lives(struct detail *d, const struct view *v, uint32_t number)
{
	const struct trace *tr = v->trace;
	const struct track *k = &tr->tracks[tr->objects[number].track];
	uint32_t first = k->object, end = first + k->nobjects, n, i;
	char a[48], b[32];

	while ((n = run_lives(tr, first, end)) <= number - first)
		first += n;
	if (n < 2)
		return;
	detail_title(d, "lives of this id (%u): created, lifetime", n);
	end = first + (n < MOST_SNAPSHOTS ? n : MOST_SNAPSHOTS);
	for (i = first; i < end; i++) {
		text_time(a, sizeof(a), sat_sub(tr->objects[i].created,
		    tr->start), 0);
		text_duration_short(b, sizeof(b), sat_sub(entity_end(tr,
		    ENTITY_OBJECT, i), tr->objects[i].created));
		detail_text(d, "%s %s  %s", i == number ? " *" : "  ", a, b);
		detail_target(d, ENTITY_OBJECT, i);
	}
	say_more(d, i - first, n);
}

void
detail_object(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct object *o = &tr->objects[v->sel.id];

	title(d, "object", trace_str(tr, o->name));
	object_facts(d, v, o);
	other_lives(d, v, v->sel.id);
	if (o->off != OFF_NONE)
		detail_args(d, v, "args", trace_off_args(tr, o->off,
		    &d->arena), upid_of(tr, track), o->created);
}

void
detail_snapshot(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct snapshot *s = &tr->snapshots[v->sel.id];
	const struct object *o = &tr->objects[s->object];
	const struct value *shot;

	title(d, "snapshot of", trace_str(tr, o->name));
	detail_time(d, tr, 1, "time", s->ts);
	detail_fact(d, 1, "snapshot", "%u of %u", v->sel.id - o->snapshot + 1,
	    o->nsnapshots);
	shot = ref_snapshot(tr, v->sel.id, &d->arena);
	detail_display(d, v, trace_str(tr, o->name), shot, upid_of(tr, track));
	detail_args(d, v, "snapshot", shot, upid_of(tr, track), s->ts);
	detail_title(d, "its object");
	detail_target(d, ENTITY_OBJECT, s->object);
	object_facts(d, v, o);
}

void
detail_sample(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct sample *s = &tr->samples[v->sel.id];
	uint32_t f = d->depth != NONE ?
	    sample_callsite(v, v->sel.id, d->depth) : s->callsite;
	char a[48], b[48];

	if (f == NONE)
		f = s->callsite;
	title(d, "sample", f != NONE ? trace_str(tr, tr->callsites[f].name) :
	    trace_str(tr, s->name));
	detail_time(d, tr, 1, "time", s->ts);
	detail_string(d, 1, "name", trace_str(tr, s->name));
	text_value(a, sizeof(a), s->weight);
	detail_string(d, 1, "weight", a);
	if (f != NONE)
		detail_fact(d, 1, "depth", "%u of %u",
		    v->priv->callsite_depth[f],
		    v->priv->callsite_depth[s->callsite]);
	if (track != NONE) {
		text_count(a, sizeof(a), v->sel.id -
		    tr->tracks[track].sample + 1);
		text_count(b, sizeof(b), tr->tracks[track].nsamples);
		detail_fact(d, 0, "sample", "%s of %s", a, b);
	}
	detail_where(d, tr, track);
	detail_sample_stack(d, v, v->sel.id, track);
	detail_args(d, v, "args", trace_off_args(tr, s->off, &d->arena),
	    upid_of(tr, track), s->ts);
}

void
detail_memdump(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct memdump *m = &tr->memdumps[v->sel.id];
	struct memory_facts part[MOST_PARTS];
	const struct track *k;
	size_t n = 0;
	uint32_t i;

	title(d, "memory dump", trace_str(tr, m->id));
	detail_time(d, tr, 1, "time", m->ts);
	detail_string(d, 0, "id", trace_str(tr, m->id));
	detail_where(d, tr, track);
	/* The events of one dump share an id; each has a part of the dump. */
	k = &tr->tracks[track];
	for (i = k->memdump; i < k->memdump + k->nmemdumps &&
	    n < MOST_PARTS; i++)
		if (tr->memdumps[i].id == m->id)
			trace_memory_facts(tr, tr->memdumps[i].off, MEMORY_ALL,
			    &part[n++], &d->arena);
	detail_memory(d, v, part, n);
	detail_args(d, v, "args", trace_off_args(tr, m->off, &d->arena),
	    upid_of(tr, track), m->ts);
}

/*
 * Add the object with the id of c in process `upid`, if the trace has one: look
 * in the scope named as c first, then without a scope.
 */
static void
context_object(struct detail *d, const struct view *v, uint32_t upid,
    const struct context *c)
{
	const char *id = trace_str(v->trace, c->id);
	const char *name = trace_str(v->trace, c->name);
	struct reference r = { NULL, NULL, NULL };
	struct ref found;
	int with_scope;

	for (with_scope = 1; with_scope >= 0; with_scope--) {
		r.id = value_string(&d->arena, id, strlen(id));
		r.scope = with_scope ? value_string(&d->arena, name,
		    strlen(name)) : NULL;
		if (ref_find(v->trace, upid, c->ts, &r, &found) == 0) {
			detail_reference(d, v, "its object", &r, upid, c->ts);
			return;
		}
	}
}

void
detail_context(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct context *c = &tr->contexts[v->sel.id];
	uint32_t upid = upid_of(tr, track);
	struct event_facts f;
	char a[48];

	trace_facts(tr, c->off, OFF_NONE, upid, &f, &d->arena);
	title(d, "context", trace_str(tr, c->name));
	detail_time(d, tr, 1, "entered", c->ts);
	if (c->dur == DUR_OPEN)
		detail_string(d, 1, "left", "never");
	else {
		text_duration(a, sizeof(a), c->dur);
		detail_string(d, 1, "wall", a);
	}
	detail_string(d, 1, "id", trace_str(tr, c->id));
	detail_where(d, tr, track);
	context_object(d, v, upid, c);
	detail_args(d, v, "args", f.args, upid, c->ts);
	detail_args(d, v, "event", f.other, upid, c->ts);
}
