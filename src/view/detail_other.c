/*
 * What is known of everything that is no slice: instants, counters, objects
 * and their snapshots, samples, memory dumps, contexts; and, when nothing is
 * selected, of the trace.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/ref.h"
#include "ttv/strtab.h"
#include "ttv/text.h"
#include "ttv/value.h"
#include "ttv/warn.h"
#include "priv.h"
#include "sat.h"

#define MOST_FRAMES	256

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

static const char *
scope_of(const struct trace *tr, uint32_t track)
{
	if (track == NONE)
		return "";
	return tr->tracks[track].kind == TRACK_PROCESS ? "process" :
	    tr->tracks[track].kind == TRACK_GLOBAL ? "global" : "thread";
}

static void
instant(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct instant *i = &tr->instants[v->sel.id];

	title(d, i->mark ? "mark" : "instant", trace_kind_name(tr, i->kind));
	detail_string(d, 0, "name", trace_kind_name(tr, i->kind));
	detail_time(d, tr, 1, "time", i->ts);
	detail_string(d, 1, "category", trace_kind_cat(tr, i->kind));
	detail_string(d, 1, "scope", scope_of(tr, track));
	detail_where(d, tr, track);
	detail_args(d, v, "args", trace_off_args(tr, i->off, &d->arena),
	    upid_of(tr, track), i->ts);
}

static void
counter(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	uint32_t id = v->sel.id, i;
	const struct series *s = NULL;
	const char *name;
	char a[48], b[48];

	for (i = 0; i < tr->nseries; i++)
		if (id >= tr->series[i].first &&
		    id - tr->series[i].first < tr->series[i].n)
			s = &tr->series[i];
	if (s == NULL)
		return;
	name = track == NONE ? "" : trace_str(tr, tr->tracks[track].name);
	snprintf(d->title, sizeof(d->title), "counter %.100s%s%.50s", name,
	    *name != '\0' && s->name != 0 ? "." : "",
	    trace_str(tr, s->name));
	text_g(a, sizeof(a), 17, tr->counter_value[id]);
	detail_string(d, 1, "value", a);
	if (id > s->first) {
		text_value(a, sizeof(a), tr->counter_value[id] -
		    tr->counter_value[id - 1]);
		detail_fact(d, 1, "change", "%s%s", *a == '-' ? "" : "+", a);
	}
	detail_time(d, tr, 1, "time", tr->counter_ts[id]);
	if (id + 1 < s->first + s->n) {
		text_duration(a, sizeof(a), sat_sub(tr->counter_ts[id + 1],
		    tr->counter_ts[id]));
		detail_string(d, 1, "held for", a);
	}
	text_value(a, sizeof(a), s->min);
	text_value(b, sizeof(b), s->max);
	detail_fact(d, 1, "range", "%s to %s", a, b);
	detail_string(d, 0, "series", trace_str(tr, s->name));
	text_count(a, sizeof(a), s->n);
	detail_fact(d, 0, "sample", "%u of %s", id - s->first + 1, a);
	detail_where(d, tr, track);
}

static void
object_facts(struct detail *d, const struct view *v, const struct object *o)
{
	const struct trace *tr = v->trace;
	struct detail_line *l;
	char a[48];
	uint32_t i;

	detail_string(d, 1, "id", trace_str(tr, o->id_text));
	detail_string(d, 0, "category", trace_str(tr, o->cat));
	detail_string(d, 0, "base type", trace_str(tr, o->base_type));
	detail_string(d, 0, "scope", trace_str(tr, o->scope));
	detail_time(d, tr, 0, "created", o->created);
	if (o->destroyed == INT64_MAX)
		detail_string(d, 0, "destroyed", "never: alive to the end");
	else
		detail_time(d, tr, 0, "destroyed", o->destroyed);
	text_duration(a, sizeof(a), sat_sub(o->destroyed < tr->end ?
	    o->destroyed : tr->end, o->created));
	detail_string(d, 1, "lifetime", a);
	detail_fact(d, 1, "snapshots", "%u", o->nsnapshots);
	detail_where(d, tr, o->track);
	if (o->nsnapshots == 0)
		return;
	detail_title(d, "snapshots (%u)", o->nsnapshots);
	for (i = 0; i < o->nsnapshots && i < MOST_FRAMES; i++) {
		text_time(a, sizeof(a), sat_sub(
		    tr->snapshots[o->snapshot + i].ts, tr->start), 0);
		l = detail_text(d, "%s %s", v->sel.type == SEL_SNAPSHOT &&
		    v->sel.id == o->snapshot + i ? " *" : "  ", a);
		l->target.type = SEL_SNAPSHOT;
		l->target.id = o->snapshot + i;
	}
}

static void
object(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct object *o = &tr->objects[v->sel.id];

	title(d, "object", trace_str(tr, o->name));
	object_facts(d, v, o);
	if (o->off != OFF_NONE)
		detail_args(d, v, "args", trace_off_args(tr, o->off,
		    &d->arena), upid_of(tr, track), o->created);
}

static void
snapshot(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct snapshot *s = &tr->snapshots[v->sel.id];
	const struct object *o = &tr->objects[s->object];

	title(d, "snapshot of", trace_str(tr, o->name));
	detail_time(d, tr, 1, "time", s->ts);
	detail_fact(d, 1, "snapshot", "%u of %u", v->sel.id - o->snapshot + 1,
	    o->nsnapshots);
	detail_args(d, v, "snapshot", ref_snapshot(tr, v->sel.id, &d->arena),
	    upid_of(tr, track), s->ts);
	detail_title(d, "its object");
	object_facts(d, v, o);
}

static void
sample(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct sample *s = &tr->samples[v->sel.id];
	uint32_t f = s->frame;
	const char *name = f != NONE ? trace_str(tr, tr->frames[f].name) :
	    trace_str(tr, s->name);
	char a[48];
	int n;

	title(d, "sample", name);
	detail_time(d, tr, 1, "time", s->ts);
	detail_string(d, 1, "name", trace_str(tr, s->name));
	text_value(a, sizeof(a), s->weight);
	detail_string(d, 1, "weight", a);
	if (f != NONE)
		detail_fact(d, 1, "depth", "%u", v->priv->frame_depth[f]);
	detail_where(d, tr, track);
	if (f != NONE)
		detail_title(d, "stack, innermost first");
	for (n = 0; f != NONE && n < MOST_FRAMES; f = tr->frames[f].parent,
	    n++)
		detail_text(d, "  %.200s%s%.100s", trace_str(tr,
		    tr->frames[f].name), tr->frames[f].cat != 0 ? "   " : "",
		    trace_str(tr, tr->frames[f].cat));
	detail_args(d, v, "args", trace_off_args(tr, s->off, &d->arena),
	    upid_of(tr, track), s->ts);
}

static void
memdump(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct memdump *m = &tr->memdumps[v->sel.id];
	const struct value *args = trace_off_args(tr, m->off, &d->arena);
	const struct track *k;
	uint32_t i;

	title(d, "memory dump", trace_str(tr, m->id));
	detail_time(d, tr, 1, "time", m->ts);
	detail_string(d, 0, "id", trace_str(tr, m->id));
	detail_where(d, tr, track);
	/* the events of one dump share its id; each has a part of it */
	k = &tr->tracks[track];
	for (i = k->memdump; i < k->memdump + k->nmemdumps; i++)
		if (tr->memdumps[i].id == m->id)
			detail_memory(d, i == v->sel.id ? args :
			    trace_off_args(tr, tr->memdumps[i].off,
			    &d->arena));
	detail_args(d, v, "args", args, upid_of(tr, track), m->ts);
}

static void
context(struct detail *d, const struct view *v, uint32_t track)
{
	const struct trace *tr = v->trace;
	const struct context *c = &tr->contexts[v->sel.id];
	char a[48];

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
	detail_args(d, v, "args", trace_off_args(tr, c->off, &d->arena),
	    upid_of(tr, track), c->ts);
}

static void
number(struct detail *d, int brief, const char *key, uint64_t n)
{
	char a[32];

	text_count(a, sizeof(a), n);
	if (n > 0)
		detail_string(d, brief, key, a);
}

static void
whole_trace(struct detail *d, const struct view *v)
{
	const struct trace *tr = v->trace;
	char a[64], size[32];
	uint32_t i;

	title(d, "nothing is selected", "");
	for (i = 0; i < tr->nsources; i++) {
		text_bytes(size, sizeof(size), tr->sources[i].size);
		detail_fact(d, 0, "file", "%.300s  %s %s%s%s",
		    tr->sources[i].path, size, tr->sources[i].format != NULL ?
		    tr->sources[i].format : "", tr->sources[i].compression !=
		    NULL ? " in " : "", tr->sources[i].compression != NULL ?
		    tr->sources[i].compression : "");
	}
	text_duration(a, sizeof(a), sat_sub(tr->end, tr->start));
	detail_string(d, 1, "span", a);
	detail_time(d, tr, 0, "starts at", tr->start);
	number(d, 1, "processes", tr->nprocesses);
	number(d, 1, "threads", tr->nthreads);
	number(d, 1, "slices", tr->nslices);
	number(d, 1, "instants", tr->ninstants);
	number(d, 1, "counter samples", tr->ncounters);
	number(d, 1, "flows", tr->nflows);
	number(d, 0, "objects", tr->nobjects);
	number(d, 0, "snapshots", tr->nsnapshots);
	number(d, 0, "samples", tr->nsamples);
	number(d, 0, "memory dumps", tr->nmemdumps);
	number(d, 0, "empty tracks", v->priv->nempty);
	number(d, 2, "warnings", warn_total(&tr->warn));
}

void
detail_other(struct detail *d, const struct view *v)
{
	uint32_t track = view_selection_track(v);

	switch (v->sel.type) {
	case SEL_INSTANT:
		instant(d, v, track);
		break;
	case SEL_COUNTER:
		counter(d, v, track);
		break;
	case SEL_OBJECT:
		object(d, v, track);
		break;
	case SEL_SNAPSHOT:
		snapshot(d, v, track);
		break;
	case SEL_SAMPLE:
		sample(d, v, track);
		break;
	case SEL_MEMDUMP:
		memdump(d, v, track);
		break;
	case SEL_CONTEXT:
		context(d, v, track);
		break;
	case SEL_SLICE:
	case SEL_NONE:
		whole_trace(d, v);
		break;
	}
}
