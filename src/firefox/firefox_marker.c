/*
 * firefox_marker: markers of a thread.  Those of a name and category have a
 * track of their own below the thread, as markers do not nest; the members that
 * tie markers together make arrows.
 */
#include "config.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "firefox.h"

enum { MARKER_NAME, MARKER_START, MARKER_END, MARKER_PHASE, MARKER_CATEGORY,
	MARKER_TIME, MARKER_DATA, MARKER_COLUMNS };
enum { PHASE_INSTANT, PHASE_INTERVAL, PHASE_BEGIN, PHASE_END };

#define FLOWS_MOST	4		/* of a marker */

struct marker {
	int64_t		 start, end;
	double		 phase;
	uint32_t	 kind, track;
	uint64_t	 off;
};

int64_t
firefox_time(const struct firefox_profile *p, double t)
{
	int64_t ns = profile_ns((long double)t, p->ns), sum;

	return __builtin_add_overflow(ns, p->shift, &sum) ? ns : sum;
}

size_t
firefox_callsite_name(char *out, size_t n, uint64_t from, int64_t row)
{
	return (size_t)snprintf(out, n, "%" PRIu64 ".%" PRId64, from, row);
}

/* ---- what schemas say ---- */

/* Keeps a member of markers of a type by its format. */
static void
take_field(struct firefox_profile *p, const struct span *type,
    const struct span *field)
{
	struct span format = walk_find(&p->j, field, "format");
	struct span key = walk_find(&p->j, field, "key");
	struct firefox_state *state = p->f->state;
	int last = walk_is(&format, "terminating-flow-id");

	if (type->type != SPAN_STRING || key.type != SPAN_STRING)
		return;
	if (last || walk_is(&format, "flow-id")) {
		p->flows = xgrow(p->flows, p->nflows, &p->flows_cap,
		    sizeof(*p->flows));
		p->flows[p->nflows++] = (struct firefox_flow){
		    walk_string(p->f->b, type), walk_string(p->f->b, &key),
		    last };
	} else if (!walk_is(&format, "unique-string"))
		return;
	state->unique = xgrow(state->unique, state->nunique,
	    &p->f->unique_cap, sizeof(*state->unique));
	state->unique[state->nunique++] = reading_off(p->f->r, type->p);
	state->unique = xgrow(state->unique, state->nunique,
	    &p->f->unique_cap, sizeof(*state->unique));
	state->unique[state->nunique++] = reading_off(p->f->r, key.p);
}

void
firefox_schema(struct firefox_profile *p, const struct span *list)
{
	struct span schema, type, fields, field;
	struct json in, each;

	if (walk_array(&in, &p->j, list) == -1)
		return;
	while (walk_element(&in, &schema)) {
		type = walk_find(&in, &schema, "name");
		fields = walk_find(&in, &schema, "fields");
		if (fields.type != SPAN_ARRAY)
			fields = walk_find(&in, &schema, "data");
		if (walk_array(&each, &in, &fields) == -1)
			continue;
		while (walk_element(&each, &field))
			take_field(p, &type, &field);
	}
}

/* ---- stacks and flows ---- */

/* Returns the first stack of a table of samples, or -1. */
static int64_t
first_stack(const struct json *j, const struct span *samples)
{
	struct span schema = walk_find(j, samples, "schema");
	struct span place = walk_find(j, &schema, "stack");
	struct span data = walk_find(j, samples, "data"), row, value;
	struct json in, cells;
	int64_t at, n;

	if (walk_int(&place, &at) == -1 || walk_array(&in, j, &data) == -1 ||
	    !walk_element(&in, &row) || walk_array(&cells, &in, &row) == -1)
		return -1;
	for (; walk_element(&cells, &value); at--)
		if (at == 0)
			return walk_int(&value, &n) == -1 ? -1 : n;
	return -1;
}

int64_t
firefox_marker_stack(const struct json *j, const struct span *data)
{
	struct span v = walk_find(j, data, "stack"), samples;
	int64_t n;

	if (v.type == SPAN_NONE || v.type == SPAN_NULL)
		v = walk_find(j, data, "cause");
	if (v.type == SPAN_OBJECT) {
		samples = walk_find(j, &v, "samples");
		if (samples.type == SPAN_OBJECT)
			return first_stack(j, &samples);
		v = walk_find(j, &v, "stack");
	}
	return v.type == SPAN_NUMBER && walk_int(&v, &n) == 0 ? n : -1;
}

/* Says what the stack of a marker is called when it is read again. */
static void
name_stack(struct firefox_thread *t, int64_t row, uint64_t off)
{
	struct firefox *f = t->p->f;
	uint32_t callsite;
	char name[48];

	if (row < 0)
		return;
	callsite = firefox_stack(f, t->stacks, (double)row, off);
	if (callsite == NONE)
		return;
	builder_callsite_id(f->b, f->r->file, t->upid, builder_string(f->b,
	    name, firefox_callsite_name(name, sizeof(name), t->from, row)),
	    callsite);
}

/* Keeps that a marker is tied to others by the value of a member. */
static void
tie(struct firefox_thread *t, const struct marker *m,
    const struct firefox_flow *flow, const struct span *v)
{
	struct firefox *f = t->p->f;
	uint32_t id = 0;
	double d;

	if (v->type == SPAN_STRING)
		id = walk_string(f->b, v);
	else if (walk_double(v, &d) == 0)
		id = firefox_string(f, t->strings, d);
	if (id == 0)
		return;
	f->ties = xgrow(f->ties, f->nties, &f->ties_cap, sizeof(*f->ties));
	f->ties[f->nties++] = (struct firefox_tie){ id, flow->last, m->track,
	    m->kind, m->start, m->off };
}

void
firefox_flows(struct firefox *f)
{
	struct key key = { .space = KEY_TRACK_FLOW, .upid = NONE };
	struct idkey word = {{ 0 }};
	struct idtab ids;
	const struct firefox_tie *tie;
	uint32_t *count = NULL, n;
	size_t cap = 0, i;
	const char *s;
	int pass, added;

	memset(&ids, 0, sizeof(ids));
	for (pass = 0; pass < 2; pass++)
		for (i = 0; i < f->nties; i++) {
			tie = &f->ties[i];
			word.w[0] = tie->id;
			n = idtab_add(&ids, &word, &added);
			if (added) {
				count = xgrow(count, n, &cap, sizeof(*count));
				count[n] = 0;
			}
			count[n] += pass == 0;
			if (pass == 0 || count[n] == 1)
				continue;
			s = builder_str(f->b, tie->id);
			key.id = builder_text_ident(f->b, s, strlen(s));
			builder_bind(f->b, tie->last ? FLOW_LAST : FLOW_ON,
			    &key, tie->track, tie->ts, tie->kind, tie->off);
		}
	idtab_free(&ids);
	free(count);
	free(f->ties);
}

/* Reads what the data of a marker ties it to: a stack, flows. */
static void
take_data(struct firefox_thread *t, const struct marker *m)
{
	struct firefox_profile *p = t->p;
	const char *at = p->f->r->data + (m->off - p->f->r->base);
	struct span data, key, value, type, flows[FLOWS_MOST];
	uint32_t keys[FLOWS_MOST], name;
	size_t n = 0, i, k;
	struct json j = p->j, in;

	j.p = at;
	j.end = p->f->r->data + p->f->r->len;
	j.warn = NULL;
	memset(&type, 0, sizeof(type));
	if (*at != '{' || json_value(&j, JSON_ANY, &data) != JSON_OK ||
	    walk_object(&in, &j, &data) == -1)
		return;
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, "type"))
			type = value;
		else if (json_key_is(&key, "stack") ||
		    json_key_is(&key, "cause"))
			name_stack(t, firefox_marker_stack(&j, &data),
			    m->off);
		else
			for (i = 0; i < p->nflows && n < FLOWS_MOST; i++)
				if (json_key_is(&key, builder_str(p->f->b,
				    p->flows[i].key))) {
					keys[n] = p->flows[i].key;
					flows[n++] = value;
					break;
				}
	if (n == 0 || m->phase == PHASE_END)
		return;
	name = walk_string(p->f->b, &type);
	for (i = 0; i < p->nflows; i++)
		for (k = 0; k < n; k++)
			if (p->flows[i].type == name &&
			    p->flows[i].key == keys[k])
				tie(t, m, &p->flows[i], &flows[k]);
}

/* ---- markers ---- */

/* Returns the track of markers of a kind below the thread. */
static uint32_t
marker_track(struct firefox_thread *t, uint32_t name, uint32_t kind)
{
	struct idkey key = {{ t->track, kind }};
	struct track_def def = TRACK_DEF_INIT;
	struct firefox *f = t->p->f;
	uint32_t i;
	int added;

	i = idtab_add(&f->track_ids, &key, &added);
	if (!added)
		return f->tracks[i];
	f->tracks = xgrow(f->tracks, i, &f->tracks_cap, sizeof(*f->tracks));
	def.id = builder_uint_ident(i);
	def.parent = t->track;
	def.name = name;
	return f->tracks[i] = builder_track(f->b, &def);
}

/* Adds the phase of a marker of old profiles, whose data says it. */
static void
old_phase(struct firefox_thread *t, struct marker *m, double time)
{
	const struct firefox *f = t->p->f;
	const char *at = f->r->data + (m->off - f->r->base);
	struct span data, interval, start, end;
	struct json j = t->p->j;
	double from, to;

	m->start = m->end = firefox_time(t->p, time);
	m->phase = PHASE_INSTANT;
	j.p = at;
	j.end = f->r->data + f->r->len;
	j.warn = NULL;
	if (*at != '{' || json_value(&j, JSON_ANY, &data) != JSON_OK)
		return;
	interval = walk_find(&j, &data, "interval");
	start = walk_find(&j, &data, "startTime");
	end = walk_find(&j, &data, "endTime");
	if (walk_is(&interval, "start"))
		m->phase = PHASE_BEGIN;
	else if (walk_is(&interval, "end"))
		m->phase = PHASE_END;
	else if (walk_double(&start, &from) == 0 &&
	    walk_double(&end, &to) == 0) {
		m->phase = PHASE_INTERVAL;
		m->start = firefox_time(t->p, from);
		m->end = firefox_time(t->p, to);
	}
}

/* Gives a marker to the builder. */
static void
marker_add(struct firefox_thread *t, struct marker *m, uint32_t name)
{
	struct firefox *f = t->p->f;

	if (m->phase == PHASE_INSTANT) {
		m->track = t->track;
		builder_instant(f->b, m->track, m->start, m->kind, 0, m->off);
		return;
	}
	m->track = marker_track(t, name, m->kind);
	if (m->phase == PHASE_INTERVAL) {
		if (m->end < m->start) {
			firefox_warn(f, WARN_NEGATIVE_DUR, m->off);
			m->end = m->start;
		}
		builder_complete(f->b, m->track, m->start, m->end - m->start,
		    m->kind, m->off);
	} else if (m->phase == PHASE_BEGIN)
		builder_begin(f->b, m->track, m->start, m->kind, m->off);
	else
		builder_end(f->b, m->track, m->end, m->kind, m->off);
}

static void
take_marker(struct firefox_thread *t, const struct firefox_table *v, size_t i)
{
	struct firefox_profile *p = t->p;
	struct firefox *f = p->f;
	double start = firefox_cell(v, MARKER_START, i);
	double end = firefox_cell(v, MARKER_END, i);
	struct marker m = { .off = v->off[i] };
	int64_t name = firefox_index(f, v, MARKER_NAME, i, t->strings->n);
	int64_t category = firefox_index(f, v, MARKER_CATEGORY, i,
	    p->ncategories);
	uint32_t string = firefox_string(f, t->strings, (double)name);

	f->nmarkers++;
	m.kind = builder_kind(f->b, string, category < 0 ? 0 :
	    p->categories[category], 0);
	m.phase = firefox_cell(v, MARKER_PHASE, i);
	if (v->v[MARKER_PHASE] == NULL || isnan(m.phase))
		old_phase(t, &m, isnan(start) ? firefox_cell(v, MARKER_TIME,
		    i) : start);
	else {
		m.start = firefox_time(p, start);
		m.end = firefox_time(p, end);
		if (isnan(m.phase == PHASE_END ? end : start)) {
			firefox_warn(f, WARN_NO_TS, m.off);
			return;
		}
	}
	if (m.phase != PHASE_INSTANT && m.phase != PHASE_INTERVAL &&
	    m.phase != PHASE_BEGIN && m.phase != PHASE_END) {
		firefox_warn(f, WARN_UNKNOWN_PHASE, m.off);
		return;
	}
	marker_add(t, &m, string);
	take_data(t, &m);
}

void
firefox_markers(struct firefox_thread *t, const struct span *markers)
{
	static const char *const names[MARKER_COLUMNS] = { "name", "startTime",
	    "endTime", "phase", "category", "time", "data" };
	struct firefox_table v;
	size_t i;

	firefox_table_read(t->p->f, &t->p->j, markers, names, MARKER_COLUMNS,
	    &v);
	for (i = 0; i < v.n; i++)
		take_marker(t, &v, i);
	firefox_table_free(&v);
}
