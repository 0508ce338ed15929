/*
 * write_json_point: instants, counters, samples and memory dumps.
 */
#include "config.h"

#include <math.h>
#include <string.h>

#include "write_json_int.h"

/*
 * Returns 1 for a name of instants whose args may be a profile, of which the
 * reader makes samples (ttv-formats(5), SAMPLES AND STACKS).  Of the whole
 * trace the profile is written and those samples are not, of a cut the
 * samples that are in it.
 */
static int
name_of_profile(const struct wjson *j, uint32_t name)
{
	return strcmp(trace_str(j->w.t, name), "CpuProfile") == 0;
}

/*
 * Returns 1 if an instant of a track is written as a global one: nothing tells
 * whose it is.  What stands among slices, or has flows, stays on its track.
 */
static int
instant_is_global(const struct trace *t, const struct track *k, uint32_t i)
{
	uint32_t	flow;

	return k->type == TRACK_CUSTOM && k->utid == NONE &&
	    k->upid == NONE && k->nrows == 0 &&
	    ((uint64_t)t->nslices + i >= NONE ||
	    (flow_out(t, flow_instant(t, i), &flow, 1) == 0 &&
	    flow_in(t, flow_instant(t, i), &flow, 1) == 0));
}

static void
wjson_instant(struct wjson *j, uint32_t track, uint32_t i)
{
	const struct instant	*n = &j->w.t->instants[i];
	const struct track	*k = &j->w.t->tracks[track];
	struct event_facts	 f;

	write_fresh(&j->w);
	trace_facts(j->w.t, n->off, OFF_NONE, k->upid, &f, &j->w.arena);
	wjson_begin_kind(j, n->mark ? 'R' : 'i', n->kind);
	wjson_time(j, "ts", n->ts);
	if (k->type == TRACK_GLOBAL) {
		buf_adds(j->w.b, ",\"pid\":0,\"tid\":0,\"s\":\"g\"");
	} else if (k->type == TRACK_PROCESS) {
		wjson_process(j, track);
		buf_adds(j->w.b, ",\"s\":\"p\"");
	} else if (!n->mark && instant_is_global(j->w.t, k, i)) {
		wjson_place(j, track);
		buf_adds(j->w.b, ",\"s\":\"g\"");
	} else {
		wjson_place(j, track);
		if (!n->mark)
			buf_adds(j->w.b, ",\"s\":\"t\"");
		if ((uint64_t)j->w.t->nslices + i < NONE)
			wjson_bind(j, flow_instant(j->w.t, i));
	}
	if (f.has & FACT_TTS)
		wjson_time(j, "tts", f.tts);
	wjson_stack(j, "stack", "sf", f.stack, f.callsite);
	if (j->w.cut->whole || j->w.t->kinds[n->kind].name == 0 ||
	    !name_of_profile(j, j->w.t->kinds[n->kind].name))
		wjson_args(j, f.args);
	wjson_end(j);
}

void
wjson_instants(struct wjson *j)
{
	struct cut_walk w;

	for (w = cut_walk(j->w.cut, ENTITY_INSTANT); !j->w.failed &&
	    cut_next(&w); )
		wjson_instant(j, w.track, w.id);
}

/* Adds a value of a series, with others before it if `any`; returns 1. */
static int
counter_value(struct wjson *j, const struct series *s, double v, int any)
{
	/* a value of a counter without series is called as it is */
	const char *name = trace_str(j->w.t, s->name != 0 ? s->name :
	    j->w.t->tracks[s->track].name);

	if (any)
		buf_addc(j->w.b, ',');
	buf_json(j->w.b, name, strlen(name));
	buf_addc(j->w.b, ':');
	buf_double(j->w.b, v);
	return 1;
}

/* Adds the value of each of n series; returns 0 if none has a finite one. */
static int
counter_values(struct wjson *j, const struct series *s, uint32_t n,
    uint32_t at)
{
	uint32_t	i;
	double		v;
	int		any = 0;

	for (i = 0; i < n; i++) {
		v = trace_counter_raw(j->w.t, s[i].first + at);
		if (isfinite(v))
			any = counter_value(j, &s[i], v, any);
		else
			write_lost(&j->w, WRITE_VALUE, 1);
	}
	return any;
}

/* Writes n series of a counter that have the same times, as one. */
static void
wjson_series(struct wjson *j, uint32_t track, const struct series *s,
    uint32_t n)
{
	const struct trace	*t = j->w.t;
	const int64_t		*ts = trace_series_ts(t, s);
	uint32_t		 first, count, i, at;
	size_t			 begin;
	int			 any;

	count = cut_series(j->w.cut, s, &first);
	for (i = 0; i < count && !j->w.failed; i++) {
		at = first + i - s->first;
		begin = j->w.b->len;
		any = j->any;
		wjson_begin(j, 'C', t->tracks[track].name, 0);
		wjson_time(j, "ts", j->w.cut->clip && ts[at] < j->w.cut->from ?
		    j->w.cut->from : ts[at]);
		wjson_process(j, track);
		buf_adds(j->w.b, ",\"args\":{");
		if (counter_values(j, s, n, at)) {
			buf_addc(j->w.b, '}');
			wjson_end(j);
		} else {
			j->w.b->len = begin;
			j->any = any;
		}
	}
}

void
wjson_counters(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct track	*k;
	const struct series	*s;
	uint32_t		 track, i, n;

	for (track = 0; track < t->ntracks; track++) {
		k = &t->tracks[track];
		if (!cut_track(j->w.cut, track))
			continue;
		for (i = 0; i < k->nseries; i += n) {
			s = &t->series[k->series + i];
			for (n = 1; i + n < k->nseries &&
			    s[n].times == s->times && s[n].n == s->n; n++)
				;
			wjson_series(j, track, s, n);
		}
	}
}

static void
wjson_sample(struct wjson *j, uint32_t track, const struct sample *s, int any)
{
	buf_adds(j->w.b, any ? ",\n" : ",\n\"samples\":[\n");
	buf_adds(j->w.b, "{\"cpu\":0");
	wjson_place(j, track);
	wjson_time(j, "ts", s->ts);
	wjson_string(j, "name", s->name);
	wjson_stack(j, "stack", "sf", NULL, s->callsite);
	wjson_key(j, "weight");
	buf_double(j->w.b, isfinite(s->weight) ? s->weight : 1);
	buf_addc(j->w.b, '}');
	write_more(&j->w);
}

void
wjson_samples(struct wjson *j)
{
	const struct sample	*s;
	struct cut_walk		 w;
	int			 any = 0;

	for (w = cut_walk(j->w.cut, ENTITY_SAMPLE); !j->w.failed &&
	    cut_next(&w); ) {
		s = &j->w.t->samples[w.id];
		if (j->w.cut->whole && s->name != 0 && name_of_profile(j,
		    s->name))
			continue;
		wjson_sample(j, w.track, s, any);
		any = 1;
	}
	if (any)
		buf_adds(j->w.b, "\n]");
}

void
wjson_memory(struct wjson *j)
{
	const struct trace	*t = j->w.t;
	const struct memdump	*m;
	struct cut_walk		 w;
	int			 all;	/* 1: of no process */

	for (w = cut_walk(j->w.cut, ENTITY_MEMDUMP); !j->w.failed &&
	    cut_next(&w); ) {
		m = &t->memdumps[w.id];
		all = t->tracks[w.track].upid == NONE;
		write_fresh(&j->w);
		wjson_begin(j, all ? 'V' : 'v', 0, 0);
		wjson_time(j, "ts", m->ts);
		if (all)
			buf_adds(j->w.b, ",\"pid\":0");
		else
			wjson_process(j, w.track);
		wjson_string(j, "id", m->id);
		wjson_args(j, trace_off_args(t, m->off, &j->w.arena));
		wjson_end(j);
	}
}
