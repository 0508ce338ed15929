/*
 * speedscope: the reader of speedscope's files (ttv-formats(5), SPEEDSCOPE).
 *
 * A profile is a thread of the file's process.  Samples have their weights for
 * an axis, from startValue on; events are slices.  The frames that profiles
 * name may stand behind them, so the document is walked twice.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/limit.h"
#include "ttv/profile.h"
#include "ttv/reading.h"
#include "ttv/walk.h"
#include "ttv/xmalloc.h"
#include "speedscope.h"

#define COUNT_SAMPLE	"a sample of a call stack"
#define COUNT_EVENT	"begin or end of a frame"

struct frame_row {
	uint32_t	 kind;		/* of its slices */
	struct profile_entry entry;
	struct profile_call call;	/* in stacks, when it was met there */
	int		 has_call;
	uint64_t	 off;
};

struct call {				/* of an evented profile */
	int64_t		 frame, ts, dur;
	uint64_t	 off;
};

struct speedscope {
	struct reading	*r;
	struct builder	*b;
	struct speedscope_state *state;
	struct frame_row *frames;
	size_t		 nframes, cap;
	uint32_t	 upid;
	uint32_t	 nprofiles;
	uint64_t	 nsamples, nevents;
	struct call	*calls;		/* of a profile, as they begin */
	size_t		 ncalls, calls_cap;
	size_t		*open;		/* numbers of calls */
	size_t		 nopen, open_cap;
	struct profile_stacks seen;
};

/* A profile; arrays are spans of the document. */
struct profile {
	struct span	 type, name, unit, samples, weights, events;
	double		 start, end;
	int		 has_end;
	double		 ns;		/* of one of the unit */
	uint32_t	 track;
};

static void
warn_at(struct speedscope *s, enum warn_code code, const char *p)
{
	warn_add(builder_warn(s->b), code, reading_off(s->r, p));
}

/* ---- frames ---- */

static void
take_frame(struct speedscope *s, const struct json *j, const struct span *v)
{
	struct span key, value;
	struct profile_entry *e;
	struct frame_row *row;
	struct json in;
	int64_t n;

	s->frames = xgrow(s->frames, s->nframes, &s->cap, sizeof(*s->frames));
	row = &s->frames[s->nframes++];
	memset(row, 0, sizeof(*row));
	row->off = reading_off(s->r, v->p);
	e = &row->entry;
	e->defined = 1;
	if (walk_object(&in, j, v) == -1)
		return;
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, "name"))
			e->name = walk_string(s->b, &value);
		else if (json_key_is(&key, "file"))
			e->f.file = walk_string(s->b, &value);
		else if (walk_int(&value, &n) == 0 && n > 0 &&
		    n <= UINT32_MAX) {
			if (json_key_is(&key, "line"))
				e->f.line = (uint32_t)n;
			else if (json_key_is(&key, "col"))
				e->f.column = (uint32_t)n;
		}
}

static void
take_shared(struct speedscope *s, const struct json *j, const struct span *v)
{
	struct span frames = walk_find(j, v, "frames"), value;
	struct json in;

	if (walk_array(&in, j, &frames) == -1)
		return;
	while (walk_element(&in, &value))
		take_frame(s, &in, &value);
}

/* Returns the frame of a number, or NULL, which is counted. */
static struct frame_row *
frame_of(struct speedscope *s, const struct span *v)
{
	int64_t i;

	if (walk_int(v, &i) == 0 && i >= 0 && (uint64_t)i < s->nframes)
		return &s->frames[i];
	warn_at(s, WARN_STACK, v->p);
	return NULL;
}

/* ---- sampled profiles ---- */

static uint32_t
walk_stack(struct speedscope *s, const struct json *j, const struct span *v)
{
	uint32_t leaf = NONE;
	struct frame_row *row;
	struct span value;
	struct json in;
	int depth = 0;

	if (walk_array(&in, j, v) == -1)
		return NONE;
	while (walk_element(&in, &value)) {
		if (depth++ == LIMIT_STACK_DEPTH)
			warn_at(s, WARN_STACK, value.p);
		if (depth > LIMIT_STACK_DEPTH ||
		    (row = frame_of(s, &value)) == NULL)
			continue;
		if (!row->has_call)
			row->call = profile_call(s->b, &row->entry);
		row->has_call = 1;
		leaf = profile_called(s->b, &row->call, leaf);
	}
	return leaf;
}

/* Returns the callsite of a stack; those with defects are read each time. */
static uint32_t
take_stack(struct speedscope *s, const struct json *j, const struct span *v)
{
	struct profile_seen *seen = profile_seen_at(&s->seen, v->p,
	    v->len);
	uint64_t defects;
	uint32_t leaf;

	if (seen->p != NULL)
		return seen->callsite;
	defects = warn_total(builder_warn(s->b));
	leaf = walk_stack(s, j, v);
	if (warn_total(builder_warn(s->b)) == defects) {
		seen->p = v->p;
		seen->n = v->len;
		seen->callsite = leaf;
	}
	return leaf;
}

static void
take_samples(struct speedscope *s, struct json *j, struct profile *p)
{
	struct profile_axis axis = { .sum = p->start, .ns = p->ns };
	struct json samples, weights;
	int weighted = walk_array(&weights, j, &p->weights) == 0;
	struct span value, number;
	double weight;

	if (walk_array(&samples, j, &p->samples) == -1)
		return;
	while (walk_element(&samples, &value)) {
		if (value.type != SPAN_ARRAY || value.p[value.len - 1] != ']') {
			warn_at(s, WARN_SAMPLE, value.p);
			continue;
		}
		if (!weighted || !walk_numeral(&weights, &weight)) {
			weight = 1;
			if (weighted && !walk_element(&weights, &number))
				weighted = 0;
			if (!weighted || walk_double(&number, &weight) == -1)
				warn_at(s, WARN_SAMPLE, value.p);
		}
		builder_sample(s->b, p->track, profile_axis_next(&axis,
		    weight), take_stack(s, &samples, &value), 0, weight,
		    reading_off(s->r, value.p));
		s->nsamples++;
	}
	profile_axis_end(s->b, p->track, &axis);
	while (weighted && samples.p < s->r->data + s->r->len &&
	    walk_element(&weights, &number))
		warn_at(s, WARN_SAMPLE, number.p);
}

/* ---- evented profiles ---- */

static void
open_frame(struct speedscope *s, int64_t frame, int64_t ts, uint64_t off)
{
	s->open = xgrow(s->open, s->nopen, &s->open_cap, sizeof(*s->open));
	s->open[s->nopen++] = s->ncalls;
	s->calls = xgrow(s->calls, s->ncalls, &s->calls_cap,
	    sizeof(*s->calls));
	s->calls[s->ncalls++] = (struct call){ frame, ts, DUR_OPEN, off };
}

/* Closes the innermost frame at a time; DUR_OPEN: it has no end. */
static void
close_frame(struct speedscope *s, int64_t ts, int has_end)
{
	struct call *c = &s->calls[s->open[--s->nopen]];

	if (has_end)
		c->dur = ts - c->ts;
}

/* Gives the calls to the builder, callers first where times are equal. */
static void
put_calls(struct speedscope *s, const struct profile *p)
{
	struct frame_row *row;
	struct call *c;
	size_t i;

	for (i = 0; i < s->ncalls; i++) {
		c = &s->calls[i];
		row = &s->frames[c->frame];
		if (row->kind == 0)
			row->kind = builder_kind(s->b, row->entry.name, 0,
			    0) + 1;
		builder_complete(s->b, p->track, c->ts, c->dur,
		    row->kind - 1, c->off);
	}
	s->ncalls = 0;
}

/* Closes a frame and those above it, which are counted. */
static void
end_frame(struct speedscope *s, int64_t frame, int64_t ts, const char *at)
{
	size_t i = s->nopen;

	while (i > 0 && s->calls[s->open[i - 1]].frame != frame)
		i--;
	if (i == 0) {
		warn_at(s, WARN_STRAY_END, at);
		return;
	}
	for (; s->nopen > i; close_frame(s, ts, 1))
		warn_at(s, WARN_UNFINISHED, at);
	close_frame(s, ts, 1);
}

static int64_t
sat_time(const struct profile *p, double at)
{
	return profile_ns((long double)at, p->ns);
}

/* Takes an event at or after `last`; returns its time. */
static int64_t
take_event(struct speedscope *s, const struct json *j, const struct profile *p,
    const struct span *v, int64_t last)
{
	struct span type, frame, at, key, value;
	struct json in;
	int64_t ts = last, i;
	double t;

	memset(&type, 0, sizeof(type));
	memset(&frame, 0, sizeof(frame));
	memset(&at, 0, sizeof(at));
	if (walk_object(&in, j, v) == 0)
		while (walk_member(&in, &key, &value))
			*(json_key_is(&key, "type") ? &type :
			    json_key_is(&key, "frame") ? &frame :
			    json_key_is(&key, "at") ? &at : &key) = value;
	if (walk_double(&at, &t) == -1 || (!walk_is(&type, "O") &&
	    !walk_is(&type, "C"))) {
		warn_at(s, WARN_SAMPLE, v->p);
		return last;
	}
	s->nevents++;
	ts = sat_time(p, t);
	if (ts < last) {
		warn_at(s, WARN_SAMPLE, v->p);
		ts = last;
	}
	if (frame.p == NULL)
		frame.p = v->p;		/* where it is missing */
	if (frame_of(s, &frame) == NULL || walk_int(&frame, &i) == -1)
		return ts;
	if (walk_is(&type, "O"))
		open_frame(s, i, ts, reading_off(s->r, v->p));
	else
		end_frame(s, i, ts, v->p);
	return ts;
}

static void
take_events(struct speedscope *s, struct json *j, struct profile *p)
{
	int64_t last = INT64_MIN, end;
	struct span value;
	struct json in;

	if (walk_array(&in, j, &p->events) == -1)
		return;
	s->nopen = 0;
	while (walk_element(&in, &value))
		last = take_event(s, &in, p, &value, last);
	end = sat_time(p, p->end);
	if (end < last)
		end = last;
	while (s->nopen > 0) {
		warn_add(builder_warn(s->b), WARN_UNFINISHED,
		    s->calls[s->open[s->nopen - 1]].off);
		close_frame(s, end, p->has_end);
	}
	put_calls(s, p);
}

/* ---- profiles ---- */

static void
take_profile(struct speedscope *s, struct json *j, const struct span *v)
{
	struct span key, value;
	struct profile p;
	struct json in;
	uint32_t unit;

	memset(&p, 0, sizeof(p));
	if (walk_object(&in, j, v) == -1) {
		warn_at(s, WARN_NOT_OBJECT, v->p);
		return;
	}
	while (walk_member(&in, &key, &value))
		if (json_key_is(&key, "startValue"))
			walk_double(&value, &p.start);
		else if (json_key_is(&key, "endValue"))
			p.has_end = walk_double(&value, &p.end) == 0;
		else
			*(json_key_is(&key, "type") ? &p.type :
			    json_key_is(&key, "name") ? &p.name :
			    json_key_is(&key, "unit") ? &p.unit :
			    json_key_is(&key, "samples") ? &p.samples :
			    json_key_is(&key, "weights") ? &p.weights :
			    json_key_is(&key, "events") ? &p.events : &key) =
			    value;
	p.ns = p.unit.type == SPAN_STRING ? profile_unit_ns(p.unit.p,
	    p.unit.len) : 1;
	p.track = profile_thread(s->b, s->upid, s->nprofiles++,
	    walk_string(s->b, &p.name));
	unit = walk_is(&p.unit, "none") ? 0 : walk_string(s->b, &p.unit);
	if (walk_is(&p.type, "sampled")) {
		if (unit != 0)
			builder_sample_unit(s->b, p.track, unit);
		else
			profile_counts(s->b, p.track);
		take_samples(s, &in, &p);
	} else if (walk_is(&p.type, "evented"))
		take_events(s, &in, &p);
	else
		warn_at(s, WARN_SAMPLE_KIND, v->p);
}

static void
take_profiles(struct speedscope *s, struct json *j, const struct span *v)
{
	struct span value;
	struct json in;

	if (walk_array(&in, j, v) == -1)
		return;
	while (walk_element(&in, &value))
		take_profile(s, &in, &value);
}

/* Keeps a member of the document as metadata. */
static void
take_fact(struct speedscope *s, const struct span *key, const struct span *v)
{
	const char *p = v->type == SPAN_STRING ? v->p - 1 : v->p;

	builder_metadata(s->b, walk_string(s->b, key), reading_off(s->r, p),
	    v->len + (v->type == SPAN_STRING ? 2 : 0));
	if (json_key_is(key, "name"))
		s->upid = profile_process(s->b, s->r->file,
		    walk_string(s->b, v));
}

static void
take_document(struct speedscope *s, int second)
{
	struct span key, value;
	struct json j;

	walk_start(&j, s->r, s->r->data, s->r->data + s->r->len,
	    second ? builder_warn(s->b) : NULL);
	json_blanks(&j);
	if (j.p == j.end || *j.p != '{')
		return;
	json_open(&j);
	while (walk_member(&j, &key, &value))
		if (json_key_is(&key, "shared")) {
			if (!second)
				take_shared(s, &j, &value);
		} else if (json_key_is(&key, "profiles")) {
			if (second)
				take_profiles(s, &j, &value);
		} else if (!second && (json_key_is(&key, "name") ||
		    json_key_is(&key, "exporter") ||
		    json_key_is(&key, "activeProfileIndex")))
			take_fact(s, &key, &value);
}

static struct builder *
speedscope_read(struct reading *r)
{
	struct speedscope s;
	size_t i;

	memset(&s, 0, sizeof(s));
	reading_wait(r);
	s.r = r;
	s.b = reading_builder(r, 1);
	s.upid = profile_process(s.b, r->file, 0);
	r->state = s.state = xcalloc(1, sizeof(*s.state));
	take_document(&s, 0);
	take_document(&s, 1);
	reading_count(s.b, "sample", COUNT_SAMPLE, s.nsamples);
	reading_count(s.b, "event", COUNT_EVENT, s.nevents);
	s.state->frames = xcalloc(s.nframes + 1, sizeof(*s.state->frames));
	s.state->n = s.nframes;
	for (i = 0; i < s.nframes; i++)
		s.state->frames[i] = s.frames[i].off;
	free(s.frames);
	free(s.calls);
	free(s.open);
	free(s.seen.v);
	r->understood = 1;
	return s.b;
}

static int
speedscope_sniff(const char *p, size_t n)
{
	static const char *const keys[] = { "$schema", "shared", "profiles" };
	unsigned found = walk_keys(p, n, keys, 3);

	return (found & 6) == 6 || ((found & 1) != 0 &&
	    memmem(p, n, "speedscope", 10) != NULL);
}

const struct format speedscope_format = {
	.name = "speedscope",
	.help = "speedscope profile",
	.sniff = speedscope_sniff,
	.read = speedscope_read,
	.events = &speedscope_events,
};
