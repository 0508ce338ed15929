/*
 * flow_query: finds the flows of a trace by number and by end.
 *
 * A flow is a record of 32 bytes; an index entry for each bound end brings this
 * to 40 bytes a flow.  Rare data stands apart: the time between the ends where
 * that is above two seconds (it does not fit 32 bits), and the upper halves of
 * offsets where the input has more than four gigabytes.
 *
 * Invariants:
 *   - records are in order of (from_ts, to_ts, where the key first appeared);
 *   - the index by_end is sorted by end, instants behind slices: of one end
 *     first the flows that leave it, by to_ts, then those that arrive at it, by
 *     number.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/flow.h"
#include "ttv/flow_table.h"
#include "ttv/trace.h"

static int64_t
far_time(const struct flow_table *ft, uint32_t i)
{
	size_t lo = 0, hi = ft->nfar, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (ft->far[mid].flow < i)
			lo = mid + 1;
		else
			hi = mid;
	}
	return ft->far[lo].to_ts;
}

int64_t
flow_to_ts(const struct flow_table *ft, uint32_t i)
{
	const struct flow_record *r = &ft->v[i];

	return r->dt == FLOW_DT_FAR ? far_time(ft, i) : r->from_ts + r->dt;
}

static uint64_t
flow_offset(const struct flow_table *ft, uint32_t i, int to)
{
	uint32_t low = to ? ft->v[i].to_off : ft->v[i].from_off;

	if (ft->high == NULL)
		return low == FLOW_OFF_NONE ? OFF_NONE : low;
	return (uint64_t)ft->high[i][to] << 32 | low;
}

struct flow
flow_at(const struct trace *t, uint32_t i)
{
	const struct flow_table *ft = t->flow_table;
	const struct flow_record *r = &ft->v[i];
	struct flow f;

	f.from = r->from;
	f.to = r->to;
	f.kind = r->kind;
	f.from_ts = r->from_ts;
	f.to_ts = flow_to_ts(ft, i);
	f.from_off = flow_offset(ft, i, 0);
	f.to_off = flow_offset(ft, i, 1);
	return f;
}

uint32_t
flow_end_of(const struct flow_table *ft, uint32_t e)
{
	const struct flow_record *r = &ft->v[e & ~FLOW_INCOMING];

	return e & FLOW_INCOMING ? r->to : r->from;
}

size_t
flow_range(const struct trace *t, uint32_t first, uint32_t end, int incoming,
    uint32_t *out, size_t max)
{
	const struct flow_table *ft = t->flow_table;
	uint32_t lo = 0, hi = ft == NULL ? 0 : ft->nends, last = hi, mid, e;
	size_t n = 0;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (flow_end_of(ft, ft->by_end[mid]) < first)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < last; lo++) {
		e = ft->by_end[lo];
		if (flow_end_of(ft, e) >= end)
			break;
		if ((e & FLOW_INCOMING) != (incoming ? FLOW_INCOMING : 0))
			continue;
		if (n < max)
			out[n] = e & ~FLOW_INCOMING;
		n++;
	}
	return n;
}

size_t
flow_out(const struct trace *t, uint32_t end, uint32_t *out, size_t max)
{
	return flow_range(t, end, end + 1, 0, out, max);
}

size_t
flow_in(const struct trace *t, uint32_t end, uint32_t *out, size_t max)
{
	return flow_range(t, end, end + 1, 1, out, max);
}

void
flow_table_free(struct trace *t)
{
	struct flow_table *ft = t->flow_table;

	if (ft == NULL)			/* a trace without flows */
		return;
	free(ft->v);
	free(ft->far);
	free(ft->high);
	free(ft->by_end);
	free(ft);
	t->flow_table = NULL;
}

uint64_t
flow_table_bytes(const struct trace *t)
{
	const struct flow_table *ft = t->flow_table;
	uint64_t bytes;

	if (ft == NULL)
		return 0;
	bytes = (uint64_t)t->nflows * sizeof(*ft->v) +
	    ft->nfar * sizeof(*ft->far) +
	    (uint64_t)ft->nends * sizeof(*ft->by_end);
	if (ft->high != NULL)
		bytes += (uint64_t)t->nflows * sizeof(*ft->high);
	return bytes;
}
