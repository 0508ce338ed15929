/*
 * event_stack: the table __intrinsic_track_event_callstacks: call stacks that
 * events of tracks have, at the begin or the end of a slice, or at an instant.
 *
 * A row of the model has the offset of its event, by which its slice is found,
 * for all rows at once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "sql_int.h"
#include "table.h"

/* A stack, and the entry that its event is of. */
struct event_stack {
	uint64_t	 off;
	uint32_t	 row;		/* of the records */
	uint32_t	 entry;		/* NONE: not found */
	uint8_t		 is_end;	/* 1: the event ends it */
};

struct event_stacks {
	struct event_stack *v;
	size_t		 n;
};

static int
off_order(const void *va, const void *vb)
{
	const struct event_stack *a = va, *b = vb;

	return COMPARE(a->off, b->off);
}

static int
row_order(const void *va, const void *vb)
{
	const struct event_stack *a = va, *b = vb;

	return COMPARE(a->row, b->row);
}

/* Sets the entry of the stack of an event, if it has one. */
static void
stack_at(struct event_stacks *x, uint64_t off, uint32_t entry, int is_end)
{
	size_t lo = 0, hi = x->n, mid;

	BISECT(lo, hi, mid, x->v[mid].off < off);
	if (lo == x->n || x->v[lo].off != off)
		return;
	x->v[lo].entry = entry;
	x->v[lo].is_end = (uint8_t)is_end;
}

/* Returns the stacks whose entries are known, by their rows. */
static struct event_stacks *
stacks_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct event_stacks *x = s->event_stacks;
	uint64_t off;
	uint32_t i;
	size_t n = 0;

	if (x != NULL)
		return x;
	x = s->event_stacks = xcalloc(1, sizeof(*x));
	x->n = record_count(t, RECORD_TABLE_event_stack);
	x->v = xcalloc(x->n + 1, sizeof(*x->v));
	for (i = 0; i < x->n; i++)
		x->v[i] = (struct event_stack){ (uint64_t)record_row(t,
		    RECORD_TABLE_event_stack, i)[RECORD_AT_event_stack_packet],
		    i, NONE, 0 };
	qsort(x->v, x->n, sizeof(*x->v), off_order);
	for (i = 0; x->n > 0 && i < t->nslices; i++) {
		stack_at(x, trace_off(t, i), i, 0);
		off = trace_end_off(t, i);
		if (off != OFF_NONE)
			stack_at(x, off, i, 1);
	}
	for (i = 0; x->n > 0 && i < t->ninstants; i++)
		stack_at(x, t->instants[i].off, t->nslices + i, 0);
	for (i = 0; i < x->n; i++)
		if (x->v[i].entry != NONE && index_is_entry(s, x->v[i].entry))
			x->v[n++] = x->v[i];
	x->n = n;
	qsort(x->v, x->n, sizeof(*x->v), row_order);
	return x;
}

void
event_stack_close(struct sql *s)
{
	if (s->event_stacks == NULL)
		return;
	free(s->event_stacks->v);
	free(s->event_stacks);
	s->event_stacks = NULL;
}

static uint64_t
stack_count(struct sql *s)
{
	return stacks_of(s)->n;
}

static int64_t
stack_cell(struct sql *s, uint64_t row, unsigned at)
{
	return record_row(s->trace, RECORD_TABLE_event_stack,
	    stacks_of(s)->v[row].row)[at];
}

static void
stack_slice(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, index_rank(s, stacks_of(s)->v[row].entry));
}

static void
stack_track(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_number(c, track_of_entry(s, stacks_of(s)->v[row].entry));
}

/* Gives the callsite where the event is the begin, or with `ends` the end. */
static void
give_callsite(sqlite3_context *c, struct sql *s, uint64_t row, int ends)
{
	if (stacks_of(s)->v[row].is_end == ends)
		sqlite3_result_int64(c, stack_cell(s, row,
		    RECORD_AT_event_stack_callsite));
}

static void
stack_callsite(sqlite3_context *c, struct sql *s, uint64_t row)
{
	give_callsite(c, s, row, 0);
}

static void
stack_end_callsite(sqlite3_context *c, struct sql *s, uint64_t row)
{
	give_callsite(c, s, row, 1);
}

static void
stack_weight(sqlite3_context *c, struct sql *s, uint64_t row)
{
	int64_t bits = stack_cell(s, row, RECORD_AT_event_stack_weight);
	double weight;

	if (bits == RECORD_NULL)
		return;
	memcpy(&weight, &bits, sizeof(weight));
	sqlite3_result_double(c, weight);
}

static const struct sql_column stack_columns[] = {
	COL_ID("number of the stack"),
	COL("slice_id", "JOINID(slice.id)", "slice of the event",
	    stack_slice),
	COL("track_id", "JOINID(track.id)", "its track", stack_track),
	COL("callsite_id", "JOINID(stack_profile_callsite.id)",
	    "the innermost callsite, of a begin", stack_callsite),
	COL("end_callsite_id", "JOINID(stack_profile_callsite.id)",
	    "the innermost callsite, of an end", stack_end_callsite),
	COL("weight", "DOUBLE", "as how much it counts, or null",
	    stack_weight),
	COLUMN_END
};

const struct sql_table table___intrinsic_track_event_callstacks = {
	.name = "__intrinsic_track_event_callstacks",
	.help = "Call stacks of events of tracks",
	.columns = stack_columns,
	.count = stack_count,
};
