/*
 * index: orders of the entries of a trace.
 *
 * The model has its slices by (row, ts); ids of SQL ascend with time.  An order
 * is a permutation, made by a radix sort when a query first needs it; entries
 * of equal time stand longest first, so that a slice comes after its parent.
 * That of slices and instants is the model's (ttv/slice_id.h).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow.h"
#include "ttv/radix.h"
#include "ttv/slice_id.h"
#include "ttv/xmalloc.h"

#include "sched.h"
#include "sql_int.h"

/* ---- what is in an order */

void
index_open(struct sql *s)
{
	uint32_t i;

	s->index.ids = slice_ids_new(s->trace, 0);
	for (i = 0; i < s->trace->nkinds; i++) {
		if (s->trace->kinds[i].flags & KIND_STATE)
			s->index.has_states = 1;
		if (s->trace->kinds[i].flags & KIND_VALUE)
			s->index.has_values = 1;
		if (s->trace->kinds[i].flags & KIND_KERNEL)
			s->index.has_kernel = 1;
	}
}

/* The orders that have the rows of the tables. */
static const enum order_type order_of_table[] = {
	[TABLE_SLICE] = ORDER_ENTRY,
	[TABLE_SCHED] = ORDER_SCHED,
	[TABLE_THREAD_STATE] = ORDER_STATE,
	[TABLE_STATE] = ORDER_VALUE,
	[TABLE_FTRACE_EVENT] = ORDER_KERNEL,
};

enum order_type
index_of_row(const struct sql *s, uint32_t row)
{
	return order_of_table[slice_table_of_row(s->trace, row)];
}

enum order_type
index_of_instant(const struct sql *s, uint32_t instant)
{
	return !s->index.has_kernel ? ORDER_ENTRY : order_of_table[
	    slice_table_of_instants(s->trace,
	    s->trace->instants[instant].kind)];
}

int
index_is_entry(const struct sql *s, uint32_t entry)
{
	const struct trace *t = s->trace;

	if (entry == NONE || (s->index.has_states | s->index.has_values |
	    s->index.has_kernel) == 0)
		return entry != NONE;
	return (entry < t->nslices ? index_of_row(s, trace_slice_row(t,
	    entry)) : index_of_instant(s, entry - t->nslices)) == ORDER_ENTRY;
}

/* Writes the instants that are in an order, as collect() does. */
static uint64_t
collect_instants(struct sql *s, enum order_type type, uint32_t *list)
{
	const struct trace *t = s->trace;
	uint64_t n = 0;
	uint32_t i;

	if (type != ORDER_KERNEL || !s->index.has_kernel)
		return 0;
	for (i = 0; i < t->ninstants; i++) {
		if (index_of_instant(s, i) != type)
			continue;
		if (list != NULL)
			list[n] = t->nslices + i;
		n++;
	}
	return n;
}

/*
 * Writes the numbers of what is in an order to `list`, which may be NULL;
 * returns how many.  Entries have an order of the model.
 */
static uint64_t
collect(struct sql *s, enum order_type type, uint32_t *list)
{
	const struct trace *t = s->trace;
	uint64_t n = 0;
	uint32_t r, i;

	for (r = 0; r < t->nrows && type != ORDER_COUNTER; r++) {
		if (index_of_row(s, r) != type)
			continue;
		for (i = 0; list != NULL && i < t->rows[r].n; i++)
			list[n + i] = t->rows[r].first + i;
		n += t->rows[r].n;
	}
	if (type == ORDER_SCHED) {
		n += sched_collect(s, list != NULL ? list + n : NULL);
		for (i = 0; list != NULL && i < t->nidles; i++)
			list[n + i] = t->nslices + i;
		return n + t->nidles;
	}
	if (type != ORDER_COUNTER)
		return n + collect_instants(s, type, list != NULL ? list + n :
		    NULL);
	for (i = 0; list != NULL && i < t->ncounter_values; i++)
		list[i] = i;
	return t->ncounter_values;
}

uint64_t
index_count(struct sql *s, enum order_type type)
{
	struct sql_order *o = &s->index.orders[type];

	if (!o->counted) {
		o->n = type == ORDER_ENTRY ? slice_ids_rows(s->index.ids) :
		    collect(s, type, NULL);
		o->counted = 1;
	}
	return o->n;
}

/* ---- making it */

static int64_t
counter_ts(const struct sql *s, uint32_t value)
{
	return trace_counter_ts(s->trace, value);
}

/* How the numbers of an order are counted, and what is known of one. */
struct order_way {
	int64_t		(*ts)(const struct sql *, uint32_t);
	int64_t		(*dur)(const struct sql *, uint32_t); /* or NULL */
};
static const struct order_way ways[ORDERS] = {
	[ORDER_SCHED] = { sched_item_ts, sched_item_dur },
	[ORDER_STATE] = { entry_ts, entry_dur },
	[ORDER_VALUE] = { entry_ts, entry_dur },
	[ORDER_KERNEL] = { entry_ts, entry_dur },
	[ORDER_COUNTER] = { counter_ts, NULL },
};

/* Returns the number of what can be in an order. */
static uint64_t
all_of(const struct sql *s, enum order_type type)
{
	const struct trace *t = s->trace;

	if (type == ORDER_COUNTER)
		return t->ncounter_values;
	return (uint64_t)t->nslices + (type == ORDER_SCHED ? t->nidles :
	    t->ninstants);
}

struct order_by {
	const struct sql *s;
	const struct order_way *way;
};

static uint64_t
order_key(const void *by, uint32_t number)
{
	const struct order_by *o = by;

	return radix_time(o->way->ts(o->s, number));
}

static uint64_t
order_length(const void *by, uint32_t number)
{
	const struct order_by *o = by;

	return (uint64_t)o->way->dur(o->s, number);
}

static void
make_order(struct sql *s, enum order_type type)
{
	struct order_by by = { s, &ways[type] };
	struct sql_order *o = &s->index.orders[type];
	uint64_t n = index_count(s, type);

	if (type == ORDER_ENTRY) {
		o->v = slice_ids_entries(s->index.ids);
		return;
	}
	o->v = o->own = xreallocarray(NULL, n + 1, sizeof(*o->own));
	collect(s, type, o->own);
	radix_sort_numbers(o->own, n, order_key, by.way->dur != NULL ?
	    order_length : NULL, &by);
}

const uint32_t *
index_order(struct sql *s, enum order_type type)
{
	if (s->index.orders[type].v == NULL)
		make_order(s, type);
	return s->index.orders[type].v;
}

uint32_t
index_at(struct sql *s, enum order_type type, uint64_t row)
{
	return index_order(s, type)[row];
}

/* Numbers the rows of an order by what they have. */
static void
make_rank(struct sql *s, enum order_type type)
{
	struct sql_order *o = &s->index.orders[type];
	uint64_t n = index_count(s, type), i, all = all_of(s, type);

	if (type == ORDER_ENTRY) {
		o->rank = slice_ids_ranks(s->index.ids);
		return;
	}
	index_order(s, type);
	o->own_rank = xreallocarray(NULL, all + 1, sizeof(*o->own_rank));
	if (n < all)
		memset(o->own_rank, 0xff, all * sizeof(*o->own_rank));
	for (i = 0; i < n; i++)
		o->own_rank[o->v[i]] = (uint32_t)i;
	o->rank = o->own_rank;
}

uint32_t
index_row(struct sql *s, enum order_type type, uint32_t entry)
{
	struct sql_order *o = &s->index.orders[type];
	uint32_t row;

	if (o->rank == NULL)
		make_rank(s, type);
	row = o->rank[entry];
	/* what is no row has an id behind them all */
	return row < index_count(s, type) ? row : NONE;
}

uint64_t
index_entries(struct sql *s)
{
	return index_count(s, ORDER_ENTRY);
}

/* Returns a row that is known, by its number or by its entry, or NULL. */
static const struct sql_known *
known_of(const struct sql *s, uint64_t row, uint32_t entry)
{
	const struct sql_known *k = s->index.known;
	size_t i;

	for (i = 0; i < s->index.nknown; i++)
		if (k[i].row == row || k[i].entry == entry)
			return &k[i];
	return NULL;
}

/* Adds what is known; all is forgotten where there is no room. */
static void
know(struct sql *s, uint32_t row, uint32_t entry)
{
	struct sql_index *x = &s->index;

	if (x->nknown == SQL_KNOWN)
		x->nknown = 0;
	x->known[x->nknown++] = (struct sql_known){ row, entry };
}

uint32_t
index_entry_of(struct sql *s, uint64_t row)
{
	const struct sql_known *k = s->index.orders[ORDER_ENTRY].v == NULL ?
	    known_of(s, row, NONE) : NULL;

	return k != NULL ? k->entry : index_at(s, ORDER_ENTRY, row);
}

uint32_t
index_entry_once(struct sql *s, uint64_t row)
{
	uint32_t entry;

	if (s->index.orders[ORDER_ENTRY].v != NULL || known_of(s, row, NONE) !=
	    NULL)
		return index_entry_of(s, row);
	entry = slice_of_id(s->index.ids, (uint32_t)row);
	know(s, (uint32_t)row, entry);
	return entry;
}

void
index_rows_of(struct sql *s, uint32_t *entries, size_t n)
{
	struct sql_index *x = &s->index;
	int few = x->orders[ORDER_ENTRY].v == NULL && n < SQL_KNOWN / 2;
	const struct sql_known *k;
	uint32_t rows[SQL_KNOWN / 2];
	size_t i, nknown = 0;

	while (few && nknown < n && known_of(s, UINT64_MAX, entries[nknown]) !=
	    NULL)
		nknown++;
	if (few && nknown < n) {
		slice_ids_of(x->ids, entries, rows, n);
		if (x->nknown + n > SQL_KNOWN)
			x->nknown = 0;
	}
	for (i = 0; i < n; i++) {
		if (!few)
			entries[i] = index_rank(s, entries[i]);
		else if (nknown < n) {
			know(s, rows[i], entries[i]);
			entries[i] = rows[i];
		} else if ((k = known_of(s, UINT64_MAX, entries[i])) != NULL)
			entries[i] = k->row;
	}
}

uint32_t
index_rank(struct sql *s, uint32_t entry)
{
	return index_row(s, ORDER_ENTRY, entry);
}

/* ---- other orders */

const uint32_t *
index_instants(struct sql *s, uint64_t *n)
{
	struct sql_index *x = &s->index;
	uint64_t i, all = index_entries(s);
	size_t cap = 0;

	for (i = 0; i < all && !x->has_instants; i++) {
		if (entry_dur(s, index_entry_of(s, i)) != 0)
			continue;
		x->instants = xgrow(x->instants, x->ninstants, &cap,
		    sizeof(*x->instants));
		x->instants[x->ninstants++] = (uint32_t)i;
	}
	x->has_instants = 1;
	*n = x->ninstants;
	return x->instants;
}

/* ---- flows */

const uint32_t *
index_flows(struct sql *s, uint64_t *n)
{
	struct sql_index *x = &s->index;
	uint32_t i, all = s->trace->nflows;
	struct flow f;
	size_t cap = 0;

	for (i = 0; i < all && !x->has_flows; i++) {
		f = flow_at(s->trace, i);
		if (!index_is_entry(s, f.from) || !index_is_entry(s, f.to))
			continue;
		x->flows = xgrow(x->flows, x->nflows, &cap,
		    sizeof(*x->flows));
		x->flows[x->nflows++] = i;
	}
	/* threads that read args look here too */
	if (!x->has_flows)
		x->has_flows = 1;
	*n = x->nflows;
	return x->flows;
}

void
index_free(struct sql *s)
{
	struct sql_index *x = &s->index;
	int i;

	for (i = 0; i < ORDERS; i++) {
		free(x->orders[i].own);
		free(x->orders[i].own_rank);
	}
	slice_ids_free(x->ids);
	free(x->by_kind);
	free(x->name_durs);
	free(x->by_dur);
	free(x->by_track);
	free(x->track_first);
	free(x->kind_first);
	free(x->kind_n);
	free(x->kinds_named);
	free(x->numbers[0]);
	free(x->numbers[1]);
	free(x->parents);
	free(x->child_first);
	free(x->children);
	free(x->instants);
	free(x->running);
	free(x->flows);
	free(x->warnings);
	memset(x, 0, sizeof(*x));
}
