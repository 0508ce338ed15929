/*
 * fleet_trace: the row of a trace in the table trace.
 */
#include "config.h"

#include <string.h>

#include "ttv/sat.h"
#include "ttv/slice_id.h"
#include "ttv/trace.h"

#include "cmd.h"
#include "fleet.h"

enum { TRACE_FORMAT, TRACE_START, TRACE_DUR, TRACE_CLOCK, TRACE_SLICES,
	TRACE_EVENTS, TRACE_DAMAGE, TRACE_BYTES, TRACE_TTV };

const struct parquet_column fleet_of_trace[] = {
	[TRACE_FORMAT] = { "format", PARQUET_TEXT, 0, 0, 0 },
	[TRACE_START] = { "start", PARQUET_INT64, 1, 0, 0 },
	[TRACE_DUR] = { "dur", PARQUET_INT64, 1, 0, 0 },
	[TRACE_CLOCK] = { "clock_realtime", PARQUET_TIME, 0, 0, 0 },
	[TRACE_SLICES] = { "slices", PARQUET_INT64, 1, 0, 0 },
	[TRACE_EVENTS] = { "events", PARQUET_INT64, 1, 0, 0 },
	[TRACE_DAMAGE] = { "damage", PARQUET_TEXT, 0, 0, 0 },
	[TRACE_BYTES] = { "bytes", PARQUET_INT64, 1, 0, 0 },
	[TRACE_TTV] = { "ttv", PARQUET_TEXT, 1, 0, 0 },
	{ NULL, PARQUET_NONE, 0, 0, 0 }
};

static void
put_text(struct fleet *c, struct parquet *p, size_t column, const char *s)
{
	parquet_text(p, c->first + column, s, strlen(s));
}

int
fleet_add_trace(struct fleet *c, struct parquet *p)
{
	const struct trace *t = c->trace;
	size_t first = c->first;
	struct buf loss = BUF_INIT;
	struct slice_ids *ids = slice_ids_new(t, 1);
	uint64_t bytes = 0;
	uint32_t i;
	int rc;

	for (i = 0; i < t->nsources; i++)
		bytes += t->sources[i].size;
	fleet_begin_row(c, p);
	if (t->nsources > 0)
		put_text(c, p, TRACE_FORMAT, t->sources[0].format);
	parquet_int(p, first + TRACE_START, t->start);
	parquet_int(p, first + TRACE_DUR, sat_sub(t->end, t->start));
	if (t->has_wall)
		parquet_int(p, first + TRACE_CLOCK, sat_add(t->start,
		    t->wall));
	parquet_int(p, first + TRACE_SLICES, (int64_t)slice_ids_rows(ids));
	parquet_int(p, first + TRACE_EVENTS, (int64_t)t->nevents);
	cmd_loss(&loss, t);
	if (loss.len > 0)
		parquet_text(p, first + TRACE_DAMAGE, loss.data,
		    loss.len - 1);	/* no newline */
	parquet_int(p, first + TRACE_BYTES, (int64_t)bytes);
	put_text(c, p, TRACE_TTV, PACKAGE_VERSION);
	rc = parquet_row(p);
	buf_free(&loss);
	slice_ids_free(ids);
	return rc;
}
