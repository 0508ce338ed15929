/*
 * fleet_sample: rows of the table sample, straight from the model.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/trace.h"

#include "fleet.h"

#define DEEPEST		1024	/* frames of a stack: each sample has its own,
				 * so that a deep one costs as often */

enum { SAMPLE_TS, SAMPLE_WEIGHT, SAMPLE_UNIT, SAMPLE_LEAF, SAMPLE_STACK,
	SAMPLE_TID, SAMPLE_THREAD, SAMPLE_PID, SAMPLE_PROCESS };

const struct parquet_column fleet_of_sample[] = {
	[SAMPLE_TS] = { "ts", PARQUET_INT64, 1, 0, 1 },
	[SAMPLE_WEIGHT] = { "weight", PARQUET_DOUBLE, 1, 0, 0 },
	[SAMPLE_UNIT] = { "unit", PARQUET_TEXT, 0, 0, 0 },
	[SAMPLE_LEAF] = { "leaf", PARQUET_TEXT, 0, 0, 0 },
	[SAMPLE_STACK] = { "stack", PARQUET_TEXT, 0, 0, 0 },
	[SAMPLE_TID] = { "tid", PARQUET_INT64, 0, 0, 0 },
	[SAMPLE_THREAD] = { "thread_name", PARQUET_TEXT, 0, 0, 0 },
	[SAMPLE_PID] = { "pid", PARQUET_INT64, 0, 0, 0 },
	[SAMPLE_PROCESS] = { "process_name", PARQUET_TEXT, 0, 0, 0 },
	{ NULL, PARQUET_NONE, 0, 0, 0 }
};

static void
put_string(const struct fleet *c, struct parquet *p, size_t column,
    uint32_t string)
{
	if (string != 0)
		parquet_string(p, c->first + column, trace_str(c->trace,
		    string), strtab_len(c->trace->strings, string));
}

static void
put_ident(const struct fleet *c, struct parquet *p, size_t column,
    const struct ident *id)
{
	if (id->type == IDENT_INT || id->type == IDENT_UINT)
		parquet_int(p, c->first + column, id->num);
}

static void
put_place(const struct fleet *c, struct parquet *p, const struct track *k)
{
	const struct trace *t = c->trace;
	uint32_t upid = k->upid;

	if (k->utid != NONE) {
		put_ident(c, p, SAMPLE_TID, &t->threads[k->utid].tid);
		put_string(c, p, SAMPLE_THREAD, t->threads[k->utid].name);
		upid = t->threads[k->utid].upid;
	}
	if (upid != NONE) {
		put_ident(c, p, SAMPLE_PID, &t->processes[upid].pid);
		put_string(c, p, SAMPLE_PROCESS, t->processes[upid].name);
	}
}

/* Makes the JSON of the frames of a callsite, the root first. */
static void
stack_json(const struct trace *t, uint32_t callsite, struct buf *b)
{
	uint32_t path[DEEPEST], n = 0, name;

	for (; callsite != NONE && n < DEEPEST;
	    callsite = t->callsites[callsite].parent)
		path[n++] = callsite;
	buf_clear(b);
	buf_addc(b, '[');
	while (n > 0) {
		name = t->callsites[path[--n]].name;
		buf_json(b, trace_str(t, name), strtab_len(t->strings, name));
		if (n > 0)
			buf_addc(b, ',');
	}
	buf_addc(b, ']');
}

int
fleet_add_samples(struct fleet *c, struct parquet *p)
{
	const struct trace *t = c->trace;
	struct buf json = BUF_INIT;
	const struct sample *s;
	const struct track *k;
	uint32_t i;
	int rc = 0;

	for (k = t->tracks; k < t->tracks + t->ntracks && rc == 0; k++)
		for (i = 0; i < k->nsamples && rc == 0; i++) {
			s = &t->samples[k->sample + i];
			fleet_begin_row(c, p);
			parquet_int(p, c->first + SAMPLE_TS, s->ts);
			parquet_double(p, c->first + SAMPLE_WEIGHT, s->weight);
			if (strcmp(trace_str(t, k->unit), UNIT_NONE) != 0)
				put_string(c, p, SAMPLE_UNIT, k->unit);
			put_place(c, p, k);
			if (s->callsite != NONE) {
				put_string(c, p, SAMPLE_LEAF,
				    t->callsites[s->callsite].name);
				stack_json(t, s->callsite, &json);
				parquet_text(p, c->first + SAMPLE_STACK,
				    json.data, json.len);
			}
			rc = parquet_row(p);
		}
	buf_free(&json);
	return rc;
}
