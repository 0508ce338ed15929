/*
 * info_count: how much of everything is in a trace, or in a part of it: by kind
 * of thing, by track, by process, by series of a counter.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "ttv/area.h"
#include "ttv/bits.h"
#include "ttv/flow.h"
#include "ttv/xmalloc.h"

#include "info.h"

/* Takes n things of a kind on a track. */
static void
count_entities(struct info *in, enum entity e, uint32_t track, uint64_t n)
{
	const struct trace *t = in->trace;
	int state;

	in->count[e] += n;
	if (track == NONE || (e != ENTITY_SLICE && e != ENTITY_INSTANT))
		return;
	if (e == ENTITY_INSTANT) {
		in->instants[track] += n;
		return;
	}
	in->slices[track] += n;
	state = t->tracks[track].type == TRACK_STATE;
	if (t->tracks[track].upid != NONE && !state)
		in->process_slices[t->tracks[track].upid] += n;
}

/* Returns how many things of a run are kept. */
static uint64_t
run_kept(const struct entity_run *run, const struct bits *kept)
{
	return kept == NULL ? run->n : bits_count(&kept[run->type], run->first,
	    (uint64_t)run->first + run->n, UINT64_MAX);
}

/* Returns 1 if an end of a flow is in the sets, or is at no thing. */
static int
end_kept(const struct trace *t, uint32_t end, const struct bits *kept)
{
	uint32_t slice;

	if (kept == NULL || end == NONE)
		return 1;
	slice = flow_end_slice(t, end);
	return slice != NONE ? bits_has(&kept[ENTITY_SLICE], slice) :
	    bits_has(&kept[ENTITY_INSTANT], flow_end_instant(t, end));
}

static void
count_flows(struct info *in, const struct bits *kept)
{
	const struct trace *t = in->trace;
	struct flow f;
	uint32_t i;

	for (i = 0; i < t->nflows; i++) {
		f = flow_at(t, i);
		if (!end_kept(t, f.from, kept) || !end_kept(t, f.to, kept) ||
		    (kept != NULL && f.from == NONE && f.to == NONE))
			continue;
		in->count[ENTITY_FLOW]++;
		in->unbound += f.from == NONE || f.to == NONE;
	}
}

static void
count_series(struct info *in, const struct bits *kept)
{
	const struct trace *t = in->trace;
	const struct series *s;
	double v;
	uint32_t i, k;

	for (i = 0; i < t->nseries; i++) {
		s = &t->series[i];
		in->values[i] = s->n;
		in->least[i] = s->min;
		in->most_of[i] = s->max;
		if (kept == NULL)
			continue;
		in->values[i] = 0;
		in->least[i] = INFINITY;
		in->most_of[i] = -INFINITY;
		for (k = s->first; k < s->first + s->n; k++) {
			if (!bits_has(&kept[ENTITY_COUNTER], k))
				continue;
			in->values[i]++;
			v = t->counter_value[k];
			in->least[i] = v < in->least[i] ? v : in->least[i];
			in->most_of[i] = v > in->most_of[i] ? v :
			    in->most_of[i];
		}
	}
}

void
info_count(struct info *in, const struct bits *kept)
{
	const struct trace *t = in->trace;
	struct entity_run run;
	uint32_t i, n;
	int e;

	in->slices = xcalloc((size_t)t->ntracks + 1, sizeof(*in->slices));
	in->instants = xcalloc((size_t)t->ntracks + 1, sizeof(*in->instants));
	in->values = xcalloc((size_t)t->nseries + 1, sizeof(*in->values));
	in->least = xcalloc((size_t)t->nseries + 1, sizeof(*in->least));
	in->most_of = xcalloc((size_t)t->nseries + 1, sizeof(*in->most_of));
	in->process_slices = xcalloc((size_t)t->nprocesses + 1,
	    sizeof(*in->process_slices));
	for (e = ENTITY_NONE + 1; e < ENTITIES; e++) {
		if (e == ENTITY_FLOW)
			continue;
		n = entity_rows[e].nruns(t);
		for (i = 0; i < n; i++) {
			run = entity_rows[e].run(t, i);
			count_entities(in, (enum entity)e, run.track,
			    run_kept(&run, kept));
		}
	}
	count_flows(in, kept);
	count_series(in, kept);
	in->sched = kept == NULL ? t->nsched : 0;
	in->states = kept == NULL ? t->nstates : 0;
	for (i = 0; kept != NULL && i < t->ntracks; i++) {
		if (area_track_is(t, i, AREA_CPUS))
			in->sched += in->slices[i];
		else if (area_track_is(t, i, AREA_STATES))
			in->states += in->slices[i];
	}
}

void
info_count_free(struct info *in)
{
	free(in->slices);
	free(in->instants);
	free(in->values);
	free(in->least);
	free(in->most_of);
	free(in->process_slices);
}
