/*
 * write_perfetto_counter: values of counters, and samples of stacks.
 *
 * A sample is a packet of the profiler "perf": its time is in ns and viewers
 * show it on the line of its thread.  Its weight is a count, a whole number.
 */
#include "config.h"

#include <math.h>

#include "write_perfetto_int.h"

enum { SAMPLE_PID = 2, SAMPLE_TID = 3, SAMPLE_STACK = 4, SAMPLE_COUNT = 6 };

#define EXACT	9007199254740992.0	/* 2^53: integers are exact below */

static void
wpf_value(struct wpf *p, uint64_t uuid, int64_t ts, double v)
{
	if (!isfinite(v)) {
		write_lost(&p->w, WRITE_VALUE, 1);
		return;
	}
	wpf_event(p, TYPE_COUNTER, uuid);
	if (v == floor(v) && fabs(v) < EXACT && !(v == 0 && signbit(v)))
		pb_int(&p->event, EVENT_COUNTER_VALUE, (int64_t)v);
	else
		pb_double(&p->event, EVENT_DOUBLE_COUNTER_VALUE, v);
	wpf_event_end(p, ts);
}

static void
wpf_series(struct wpf *p, uint32_t series)
{
	const struct trace	*t = p->w.t;
	const struct series	*s = &t->series[series];
	const int64_t		*times = trace_series_ts(t, s);
	uint64_t		 uuid = wpf_series_uuid(series);
	uint32_t		 first, n, i;
	int64_t			 ts;

	n = cut_series(p->w.cut, s, &first);
	for (i = first; i < first + n && !p->w.failed; i++) {
		ts = times[i - s->first];
		if (p->w.cut->clip && ts < p->w.cut->from)
			ts = p->w.cut->from;
		wpf_value(p, uuid, ts, trace_counter_raw(t, i));
	}
}

void
wpf_counters(struct wpf *p)
{
	const struct track	*k;
	uint32_t		 track, i;

	for (track = 0; track < p->w.t->ntracks; track++) {
		k = &p->w.t->tracks[track];
		if (!cut_track(p->w.cut, track))
			continue;
		for (i = k->series; i < k->series + k->nseries; i++)
			wpf_series(p, i);
	}
}

static void
wpf_sample(struct wpf *p, const struct track *k, const struct sample *s)
{
	if (k->upid != NONE)
		pb_int(&p->event, SAMPLE_PID, p->w.pid[k->upid].num);
	if (k->utid != NONE)
		pb_int(&p->event, SAMPLE_TID, p->w.tid[k->utid].num);
	if (s->callsite != NONE)
		pb_uint(&p->event, SAMPLE_STACK, wpf_stack(p, s->callsite));
	if (s->weight > 1 && s->weight < EXACT &&
	    s->weight == floor(s->weight))
		pb_uint(&p->event, SAMPLE_COUNT, (uint64_t)s->weight);
	if (s->name != 0 || (s->weight != 1 && !(s->weight > 1 &&
	    s->weight < EXACT && s->weight == floor(s->weight))))
		write_lost(&p->w, WRITE_SAMPLE, 1);
	wpf_packet(p, PACKET_PERF_SAMPLE, 1, s->ts);
}

void
wpf_samples(struct wpf *p)
{
	const struct trace	*t = p->w.t;
	struct cut_walk		 w;

	for (w = cut_walk(p->w.cut, ENTITY_SAMPLE); !p->w.failed &&
	    cut_next(&w); )
		wpf_sample(p, &t->tracks[w.track], &t->samples[w.id]);
}
