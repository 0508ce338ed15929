/*
 * flow: the table flow: arrows whose ends are both bound, in the order of the
 * model.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/event_facts.h"
#include "ttv/flow.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "sql_int.h"

static uint64_t
flow_count(struct sql *s)
{
	uint64_t n;

	index_flows(s, &n);
	return n;
}

struct flow
flow_row(struct sql *s, uint64_t row)
{
	uint64_t n;

	return flow_at(s->trace, index_flows(s, &n)[row]);
}

int
flow_is_bound(struct sql *s, const struct flow *f)
{
	const struct trace *t = s->trace;

	/* such an arrow comes from the event of the slice itself */
	return f->from < t->nslices && trace_off(t, f->from) == f->from_off;
}

static void
flow_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	(void)s;
	sqlite3_result_int64(c, (int64_t)row);
}

static void
flow_from(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, index_rank(s, flow_row(s, row).from));
}

static void
flow_to(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, index_rank(s, flow_row(s, row).to));
}

static void
flow_trace_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct flow f = flow_row(s, row);
	struct arena a = ARENA_INIT;
	struct event_facts facts;
	int64_t id;

	trace_facts(s->trace, f.from_off != OFF_NONE ? f.from_off : f.to_off,
	    OFF_NONE, NONE, &facts, &a);
	if (facts.id != NULL && (value_int64(facts.id, &id) == 0 ||
	    (facts.id->text != NULL && ident_parse(facts.id->text,
	    facts.id->len, &id) == 0)))
		sqlite3_result_int64(c, id);
	arena_free(&a);
}

static void
flow_args(sqlite3_context *c, struct sql *s, uint64_t row)
{
	args_set(c, s, ARG_FLOW, row);
}

/* Returns the row of a flow of the model. */
static uint64_t
row_of(struct sql *s, uint32_t flow)
{
	uint64_t n;
	const uint32_t *flows = index_flows(s, &n);

	return bound_id(flows, n, flow);
}

void
flow_rows_of(struct sql *s, uint32_t end, int out, struct sql_rows *rows)
{
	size_t (*of)(const struct trace *, uint32_t, uint32_t *, size_t) =
	    out ? flow_out : flow_in;
	size_t n = of(s->trace, end, NULL, 0), i;
	uint32_t *flows;
	struct flow f;

	if (n == 0)
		return;
	flows = xreallocarray(NULL, n, sizeof(*flows));
	of(s->trace, end, flows, n);
	for (i = 0; i < n; i++) {
		f = flow_at(s->trace, flows[i]);
		if (index_is_thing(s, f.from) && index_is_thing(s, f.to))
			rows_add(rows, row_of(s, flows[i]));
	}
	free(flows);
}

static void
find_from(struct sql *s, int64_t id, struct sql_rows *out)
{
	if (id >= 0 && (uint64_t)id < index_things(s))
		flow_rows_of(s, index_thing(s, (uint64_t)id), 1, out);
}

static void
find_to(struct sql *s, int64_t id, struct sql_rows *out)
{
	if (id >= 0 && (uint64_t)id < index_things(s))
		flow_rows_of(s, index_thing(s, (uint64_t)id), 0, out);
}

static double
guess_one(struct sql *s)
{
	(void)s;
	return 1;
}

const struct sql_column flow_columns[] = {
	{ "id", "ID", "number of the arrow", flow_id, WAY_ID, NULL, NULL,
	    NULL },
	{ "slice_out", "JOINID(slice.id)", "where it begins", flow_from,
	    WAY_FIND, NULL, find_from, guess_one },
	{ "slice_in", "JOINID(slice.id)", "where it ends", flow_to, WAY_FIND,
	    NULL, find_to, guess_one },
	{ "trace_id", "LONG", "id of the file, if it is a number",
	    flow_trace_id, WAY_SCAN, NULL, NULL, NULL },
	{ "arg_set_id", "ARGSETID", "name and cat of the arrow", flow_args,
	    WAY_SCAN, NULL, NULL, NULL },
	COLUMN_END
};

const struct sql_table table_flow = {
	.name = "flow",
	.help = "Arrows between slices",
	.columns = flow_columns,
	.count = flow_count,
};
