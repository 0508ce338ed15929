/*
 * lib_list: what is in a trace, by number: fills the structs of ttv.h from the
 * columns of the model, in blocks.
 */
#include "config.h"

#include <string.h>

#include "ttv.h"
#include "ttv/flow.h"
#include "ttv/slice_id.h"
#include "ttv/trace.h"

#include "lib_int.h"

/* The numbers of ttv.h are those of the model. */
#define SAME(a, b)	_Static_assert((int)(a) == (int)(b), #a)
SAME(TTV_SLICE, TABLE_SLICE);
SAME(TTV_SCHED, TABLE_SCHED);
SAME(TTV_THREAD_STATE, TABLE_THREAD_STATE);
SAME(TTV_STATE, TABLE_STATE);
SAME(TTV_FTRACE_EVENT, TABLE_FTRACE_EVENT);
_Static_assert(TTV_NONE == NONE && TTV_UNFINISHED == DUR_OPEN, "no number");

/* Returns how many of n there are of `all` from first on, and clears them; 0 if
 * out is NULL. */
static size_t
block(uint32_t all, uint32_t first, void *out, size_t n, size_t size)
{
	if (first >= all || out == NULL)
		return 0;
	if (n > all - first)
		n = all - first;
	memset(out, 0, n * size);
	return n;
}

size_t
ttv_processes(const struct ttv *handle, uint32_t first,
    struct ttv_process *out, size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct process *p;
	size_t i;

	n = block(t->nprocesses, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		p = &t->processes[first + i];
		out[i].name = trace_str(t, p->name);
		out[i].has_pid = p->pid.type == IDENT_INT;
		out[i].pid = out[i].has_pid ? p->pid.num : 0;
	}
	return n;
}

size_t
ttv_threads(const struct ttv *handle, uint32_t first, struct ttv_thread *out,
    size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct thread *p;
	size_t i;

	n = block(t->nthreads, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		p = &t->threads[first + i];
		out[i].name = trace_str(t, p->name);
		out[i].has_tid = p->tid.type == IDENT_INT;
		out[i].tid = out[i].has_tid ? p->tid.num : 0;
		out[i].process = p->upid;
	}
	return n;
}

size_t
ttv_tracks(const struct ttv *handle, uint32_t first, struct ttv_track *out,
    size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct track *k;
	size_t i;

	n = block(t->ntracks, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		k = &t->tracks[first + i];
		out[i].name = trace_str(t, k->name);
		out[i].type = track_type_name(k->type);
		out[i].parent = k->parent;
		out[i].process = k->upid;
		out[i].thread = k->utid;
		out[i].slice = k->nrows > 0 ? t->rows[k->row].first : 0;
		out[i].nslices = (uint32_t)k->nslices;
		out[i].instant = k->instant;
		out[i].ninstants = k->ninstants;
		out[i].counter = k->series;
		out[i].ncounters = k->nseries;
	}
	return n;
}

size_t
ttv_slices(const struct ttv *handle, uint32_t first, struct ttv_slice *out,
    size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct row *r;
	uint32_t row, slice;
	size_t i;
	int table;

	n = block(t->nslices, first, out, n, sizeof(*out));
	if (n == 0)
		return 0;
	row = trace_slice_row(t, first);
	table = (int)slice_table_of_row(t, row);
	for (i = 0; i < n; i++) {
		slice = first + (uint32_t)i;
		r = &t->rows[row];
		if (slice >= r->first + r->n) {
			r = &t->rows[++row];
			table = (int)slice_table_of_row(t, row);
		}
		out[i].ts = t->ts[slice];
		out[i].dur = trace_dur(t, slice);
		out[i].name = trace_kind_name(t, t->kind[slice]);
		out[i].category = trace_kind_cat(t, t->kind[slice]);
		out[i].track = r->track;
		out[i].lane = r->lane;
		out[i].depth = r->depth;
		out[i].table = table;
	}
	return n;
}

size_t
ttv_instants(const struct ttv *handle, uint32_t first,
    struct ttv_instant *out, size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct instant *p;
	size_t i;

	n = block(t->ninstants, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		p = &t->instants[first + i];
		out[i].ts = p->ts;
		out[i].name = trace_kind_name(t, p->kind);
		out[i].category = trace_kind_cat(t, p->kind);
		out[i].track = entity_track(t, ENTITY_INSTANT,
		    first + (uint32_t)i);
		out[i].table = (int)slice_table_of_instants(t, p->kind);
	}
	return n;
}

size_t
ttv_counters(const struct ttv *handle, uint32_t first,
    struct ttv_counter *out, size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct series *s;
	size_t i;

	n = block(t->nseries, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		s = &t->series[first + i];
		out[i].name = trace_str(t, s->name);
		out[i].unit = trace_str(t, t->tracks[s->track].unit);
		out[i].track = s->track;
		out[i].value = s->first;
		out[i].nvalues = s->n;
	}
	return n;
}

size_t
ttv_counter_values(const struct ttv *handle, uint32_t first,
    struct ttv_counter_value *out, size_t n)
{
	const struct trace *t = lib_trace(handle);
	const struct series *s = NULL;
	uint32_t value;
	size_t i;

	n = block(t->ncounter_values, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		value = first + (uint32_t)i;
		if (s == NULL || value - s->first >= s->n)
			s = &t->series[trace_series_of(t, value)];
		out[i].ts = trace_series_ts(t, s)[value - s->first];
		out[i].value = trace_counter_raw(t, value);
	}
	return n;
}

size_t
ttv_flows(const struct ttv *handle, uint32_t first, struct ttv_flow *out,
    size_t n)
{
	const struct trace *t = lib_trace(handle);
	struct flow f;
	size_t i;

	n = block(t->nflows, first, out, n, sizeof(*out));
	for (i = 0; i < n; i++) {
		f = flow_at(t, first + (uint32_t)i);
		out[i].name = trace_kind_name(t, f.kind);
		out[i].category = trace_kind_cat(t, f.kind);
		out[i].from_ts = f.from_ts;
		out[i].to_ts = f.to_ts;
		out[i].from_slice = flow_end_slice(t, f.from);
		out[i].from_instant = flow_end_instant(t, f.from);
		out[i].to_slice = flow_end_slice(t, f.to);
		out[i].to_instant = flow_end_instant(t, f.to);
	}
	return n;
}

uint32_t
ttv_slice_parent(const struct ttv *handle, uint32_t slice)
{
	const struct trace *t = lib_trace(handle);

	return slice < t->nslices ? trace_parent(t, slice) : TTV_NONE;
}

int64_t
ttv_slice_self(const struct ttv *handle, uint32_t slice)
{
	const struct trace *t = lib_trace(handle);

	return slice < t->nslices ? trace_self(t, slice) : 0;
}
