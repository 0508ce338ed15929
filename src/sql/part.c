/*
 * part: a connection to a part of a trace: tables of what happens have the rows
 * of the entries that are kept alone, with the numbers that they have in all of
 * it.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bits.h"
#include "ttv/xmalloc.h"

#include "part.h"
#include "table.h"

static const struct {
	const char	*table;
	enum order_type	 order;
} tables[] = {
	{ "slice", ORDER_ENTRY }, { "slices", ORDER_ENTRY },
	{ "instant", ORDER_ENTRY }, { "sched", ORDER_SCHED },
	{ "sched_slice", ORDER_SCHED }, { "thread_state", ORDER_STATE },
	{ "state", ORDER_VALUE }, { "counter", ORDER_COUNTER },
	{ "counters", ORDER_COUNTER }, { "ftrace_event", ORDER_KERNEL },
	{ "raw", ORDER_KERNEL },
};
#define TABLES	(sizeof(tables) / sizeof(tables[0]))

struct sql_part {
	const struct bits *kept;	/* by enum entity */
	struct sql_rows	 rows[TABLES];
	int		 made[TABLES];
};

void
sql_part(struct sql *s, const struct bits *kept)
{
	s->part = xcalloc(1, sizeof(*s->part));
	s->part->kept = kept;
}

void
part_close(struct sql *s)
{
	size_t i;

	for (i = 0; s->part != NULL && i < TABLES; i++)
		rows_free(&s->part->rows[i]);
	free(s->part);
	s->part = NULL;
}

int
part_has_entry(const struct sql *s, uint32_t entry)
{
	const uint32_t nslices = s->trace->nslices;

	return s->part == NULL || (entry < nslices ?
	    bits_has(&s->part->kept[ENTITY_SLICE], entry) :
	    bits_has(&s->part->kept[ENTITY_INSTANT], entry - nslices));
}

/* Returns whether the item of an order is kept; idle times are not. */
static int
has_item(const struct sql *s, enum order_type order, uint32_t item)
{
	if (order == ORDER_COUNTER)
		return bits_has(&s->part->kept[ENTITY_COUNTER], item);
	if (order == ORDER_SCHED && item >= s->trace->nslices)
		return 0;
	return part_has_entry(s, item);
}

/* Lists the rows of a table that are kept. */
static void
make(struct sql *s, const struct sql_table *def, enum order_type order,
    struct sql_rows *out)
{
	uint64_t n = index_count(s, order), i, row;
	const uint32_t *list = NULL;

	if (def->subset != NULL)
		list = def->subset(s, &n);
	for (i = 0; i < n; i++) {
		row = list != NULL ? list[i] : i;
		if (has_item(s, order, index_at(s, order, row)))
			rows_add(out, row);
	}
}

const uint32_t *
part_subset(struct sql *s, const struct sql_table *def, uint64_t *n)
{
	static const uint32_t none = 0;
	struct sql_part *p = s->part;
	size_t i;

	for (i = 0; i < TABLES && p != NULL; i++) {
		if (strcmp(tables[i].table, def->name) != 0)
			continue;
		if (!p->made[i])
			make(s, def, tables[i].order, &p->rows[i]);
		p->made[i] = 1;
		*n = p->rows[i].n;
		return *n > 0 ? p->rows[i].list : &none;
	}
	return NULL;
}
