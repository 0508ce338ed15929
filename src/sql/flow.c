/*
 * flow: the table flow: arrows whose ends are both bound, in the order of the
 * model.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/event_facts.h"
#include "ttv/flow.h"
#include "ttv/sql_slices.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"

#include "args_set.h"
#include "rows.h"
#include "sql_flow.h"
#include "sql_int.h"
#include "table.h"

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

/* ---- the id of the file */

/* Arrows that leave an event, at most, whose ids are compared. */
#define FLOW_LEAVING	16

/* Ids of two events at most that are compared, one by one. */
#define FLOW_COMPARED	(1u << 12)

/* Returns what the event at an offset calls its flows, an array, or NULL. */
static const struct value *
event_flows(const struct trace *t, uint64_t off, struct arena *a)
{
	struct event_facts f;

	if (off == OFF_NONE)
		return NULL;
	trace_facts(t, off, OFF_NONE, NONE, &f, a);
	return f.flows;
}

/* Returns whether an array has an equal number. */
static int
has_number(const struct value *array, const struct value *v)
{
	const struct value *e = array->child;

	while (e != NULL && (e->len != v->len ||
	    memcmp(e->text, v->text, v->len) != 0))
		e = e->next;
	return e != NULL;
}

/*
 * Returns the first id that both events of a flow have and no entry of used[]
 * is, *more of them; an event that is missing has all.
 */
static const struct value *
common_id(const struct value *from, const struct value *to,
    const struct value *const *used, size_t nused, size_t *more)
{
	const struct value *v = from != NULL ? from->child : to == NULL ?
	    NULL : to->child, *first = NULL;
	size_t i;

	*more = 0;
	if (from != NULL && to != NULL && to->count > FLOW_COMPARED /
	    from->count)
		return NULL;
	for (; v != NULL; v = v->next) {
		for (i = 0; i < nused && used[i] != v; i++)
			;
		if (i < nused || (from != NULL && to != NULL &&
		    !has_number(to, v)))
			continue;
		if (first == NULL)
			first = v;
		++*more;
	}
	return first;
}

/*
 * Returns the id of a flow of two events that have several in common.  Each id
 * of the first event leaves it by one arrow, to the next event that has the id:
 * so the arrows take their ids in order of time.  NULL: there are too many.
 */
static const struct value *
leaving_id(const struct trace *t, uint32_t flow, const struct value *from,
    struct arena *a)
{
	const struct value *used[FLOW_LEAVING];
	uint32_t flows[FLOW_LEAVING];
	struct flow f, of = flow_at(t, flow);
	size_t n = flow_out(t, of.from, flows, FLOW_LEAVING), i, nused = 0;
	size_t more;

	for (i = 0; i < n && n <= FLOW_LEAVING; i++) {
		f = flow_at(t, flows[i]);
		if (f.from_off != of.from_off)
			continue;
		used[nused] = common_id(from, event_flows(t, f.to_off, a),
		    used, nused, &more);
		if (flows[i] == flow || used[nused] == NULL)
			return used[nused];
		nused++;
	}
	return NULL;
}

/* Returns the id of a flow whose events may be of several, or NULL. */
static const struct value *
flow_of_several(const struct trace *t, uint32_t flow, struct arena *a)
{
	struct flow f = flow_at(t, flow);
	const struct value *from = event_flows(t, f.from_off, a), *v;
	size_t n;

	v = common_id(from, event_flows(t, f.to_off, a), NULL, 0, &n);
	return n > 1 && f.from != NONE && f.to != NONE ?
	    leaving_id(t, flow, from, a) : v;
}

/* Sets the result to a number of up to 64 bits. */
static void
result_id(sqlite3_context *c, const struct value *v)
{
	uint64_t id = 0;
	size_t i;

	for (i = 0; i < v->len; i++)
		id = id * 10 + (uint64_t)(v->text[i] - '0');
	sqlite3_result_int64(c, (int64_t)id);
}

static void
flow_trace_id(sqlite3_context *c, struct sql *s, uint64_t row)
{
	struct flow f = flow_row(s, row);
	struct arena a = ARENA_INIT;
	struct event_facts facts;
	const struct value *v;
	int64_t id;
	uint64_t n;

	trace_facts(s->trace, f.from_off != OFF_NONE ? f.from_off : f.to_off,
	    OFF_NONE, NONE, &facts, &a);
	if (facts.flows != NULL) {
		v = flow_of_several(s->trace, index_flows(s, &n)[row], &a);
		if (v != NULL)
			result_id(c, v);
	} else if (facts.id != NULL && (value_int64(facts.id, &id) == 0 ||
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
		if (index_is_entry(s, f.from) && index_is_entry(s, f.to))
			rows_add(rows, row_of(s, flows[i]));
	}
	free(flows);
}

static void
find_from(struct sql *s, int64_t id, struct sql_rows *out)
{
	if (id >= 0 && (uint64_t)id < index_entries(s))
		flow_rows_of(s, index_entry_of(s, (uint64_t)id), 1, out);
}

static void
find_to(struct sql *s, int64_t id, struct sql_rows *out)
{
	if (id >= 0 && (uint64_t)id < index_entries(s))
		flow_rows_of(s, index_entry_of(s, (uint64_t)id), 0, out);
}

static double
guess_one(struct sql *s)
{
	(void)s;
	return 1;
}

int
sql_flows(struct sql *s, int (*fn)(void *, const struct sql_flow *), void *arg)
{
	struct sql_flow v = { .id = 0 };
	uint32_t i, all = s->trace->nflows;
	struct flow f;
	int rc = 0;

	for (i = 0; i < all && rc == 0; i++) {
		f = flow_at(s->trace, i);
		if (!index_is_entry(s, f.from) || !index_is_entry(s, f.to))
			continue;
		v.from = f.from;
		v.to = f.to;
		v.from_id = index_rank(s, f.from);
		v.to_id = index_rank(s, f.to);
		v.kind = flow_is_bound(s, &f) ? NONE : f.kind;
		rc = fn(arg, &v);
		v.id++;
	}
	return rc;
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
