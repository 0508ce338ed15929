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

#include "ttv/bound.h"
#include "ttv/column.h"
#include "ttv/flow.h"
#include "ttv/flow_table.h"
#include "ttv/array.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

static int64_t
far_time(const struct flow_table *ft, uint32_t i)
{
	size_t lo = 0, hi = ft->nfar, mid;

	BISECT(lo, hi, mid, ft->far[mid].flow < i);
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

/* Returns the end (ttv/flow.h) that an entry of by_end stands for. */
static uint32_t
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

	BISECT(lo, hi, mid, flow_end_of(ft, ft->by_end[mid]) < first);
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
	array_free(t, ft->v);
	array_free(t, ft->far);
	array_free(t, ft->high);
	array_free(t, ft->by_end);
	free(ft);
	t->flow_table = NULL;
}

void
flow_arrays(const struct trace *t, struct array v[FLOW_ARRAYS])
{
	static const struct flow_table none;
	const struct flow_table *ft = t != NULL ? t->flow_table : NULL;
	uint64_t n = ft == NULL ? 0 : t->nflows;

	if (ft == NULL)
		ft = &none;
	v[0] = (struct array){ "flow.v", ft->v, n, sizeof(*ft->v) };
	v[1] = (struct array){ "flow.far", ft->far, ft->nfar,
	    sizeof(*ft->far) };
	v[2] = (struct array){ "flow.high", ft->high,
	    ft->high == NULL ? 0 : n, sizeof(*ft->high) };
	v[3] = (struct array){ "flow.by_end", ft->by_end, ft->nends,
	    sizeof(*ft->by_end) };
}

int
flow_adopt(struct trace *t, const struct array v[FLOW_ARRAYS])
{
	struct flow_table *ft;

	if (v[0].n == 0)
		return v[1].n + v[2].n + v[3].n == 0 ? 0 : -1;
	if (v[0].n >= NONE || v[1].n > v[0].n ||
	    (v[2].n != 0 && v[2].n != v[0].n) || v[3].n > 2 * v[0].n)
		return -1;
	ft = t->flow_table = xcalloc(1, sizeof(*ft));
	t->nflows = (uint32_t)v[0].n;
	ft->v = (struct flow_record *)(uintptr_t)v[0].data;
	ft->far = (struct flow_far *)(uintptr_t)v[1].data;
	ft->nfar = (size_t)v[1].n;
	if (v[2].n != 0)
		ft->high = (uint32_t (*)[2])(uintptr_t)v[2].data;
	ft->by_end = (uint32_t *)(uintptr_t)v[3].data;
	ft->nends = (uint32_t)v[3].n;
	return 0;
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

uint32_t
flow_end_track(const struct trace *t, uint32_t end)
{
	struct entity_ref ref = flow_end_ref(t, end);

	return ref.type == ENTITY_NONE ? NONE :
	    entity_track(t, ref.type, ref.id);
}
