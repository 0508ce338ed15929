/*
 * fleet_flow: rows of the table flow, straight from the model.
 */
#include "config.h"

#include "ttv/entity.h"
#include "ttv/sql_slices.h"
#include "ttv/trace.h"

#include "fleet.h"

enum { FLOW_ID, FLOW_NAME, FLOW_CATEGORY, FLOW_FROM_ID, FLOW_TO_ID,
	FLOW_FROM_TS, FLOW_TO_TS, FLOW_FROM_NAME, FLOW_TO_NAME };

const struct parquet_column fleet_of_flow[] = {
	[FLOW_ID] = { "id", PARQUET_INT32, 1, 0, 0 },
	[FLOW_NAME] = { "name", PARQUET_TEXT, 0, 0, 0 },
	[FLOW_CATEGORY] = { "category", PARQUET_TEXT, 0, 0, 0 },
	[FLOW_FROM_ID] = { "from_id", PARQUET_INT32, 0, 0, 0 },
	[FLOW_TO_ID] = { "to_id", PARQUET_INT32, 0, 0, 0 },
	[FLOW_FROM_TS] = { "from_ts", PARQUET_INT64, 0, 0, 0 },
	[FLOW_TO_TS] = { "to_ts", PARQUET_INT64, 0, 0, 0 },
	[FLOW_FROM_NAME] = { "from_name", PARQUET_TEXT, 0, 0, 0 },
	[FLOW_TO_NAME] = { "to_name", PARQUET_TEXT, 0, 0, 0 },
	{ NULL, PARQUET_NONE, 0, 0, 0 }
};

struct flow_rows {
	struct fleet	*c;
	struct parquet	*p;
};

/* Sets the columns of an end: an entry, which has a time and a name. */
static void
put_end(struct flow_rows *r, uint32_t entry, size_t ts, size_t name)
{
	const struct trace *t = r->c->trace;
	int is_slice = entry < t->nslices;
	uint32_t i = is_slice ? entry : entry - t->nslices;

	parquet_int(r->p, r->c->first + ts, is_slice ? t->ts[i] :
	    t->instants[i].ts);
	fleet_string(r->c, r->p, name, t->kinds[is_slice ? t->kind[i] :
	    t->instants[i].kind].name);
}

static int
flow_row(void *arg, const struct sql_flow *v)
{
	struct flow_rows *r = arg;
	const struct kind *kinds = r->c->trace->kinds;
	size_t first = r->c->first;

	fleet_begin_row(r->c, r->p);
	parquet_int(r->p, first + FLOW_ID, v->id);
	if (v->kind != NONE) {
		fleet_string(r->c, r->p, FLOW_NAME, kinds[v->kind].name);
		fleet_string(r->c, r->p, FLOW_CATEGORY, kinds[v->kind].cat);
	}
	parquet_int(r->p, first + FLOW_FROM_ID, v->from_id);
	parquet_int(r->p, first + FLOW_TO_ID, v->to_id);
	put_end(r, v->from, FLOW_FROM_TS, FLOW_FROM_NAME);
	put_end(r, v->to, FLOW_TO_TS, FLOW_TO_NAME);
	return parquet_row(r->p);
}

int
fleet_add_flows(struct fleet *c, struct parquet *p)
{
	struct flow_rows r = { c, p };

	return sql_flows(c->sql, flow_row, &r);
}
