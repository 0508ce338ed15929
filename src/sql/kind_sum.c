/*
 * kind_sum: the table slice_by_name: how many slices have a name and a
 * category, and how long they last.
 *
 * The numbers are made once, by one pass in the order of memory; a trace has
 * thousands of pairs of a name and a category instead of millions of slices.
 * Counts, sums, averages and extremes by name or category, and of the whole
 * trace, are those of few rows here.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/idtab.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "part.h"
#include "sql_int.h"
#include "table.h"

struct kind_sum {
	int64_t		n, sum, min, max;
	int		overflow;	/* 1: the sum is no int64 */
};

struct kind_sums {
	struct kind_sum	*sums;		/* by kind */
	uint32_t	*kinds;		/* those with slices, ascending: of a
					 * name and a category the first */
	uint64_t	 n;
};

static void
add_dur(struct kind_sums *k, uint32_t kind, int64_t dur)
{
	struct kind_sum *x = &k->sums[kind];

	if (__builtin_add_overflow(x->sum, dur, &x->sum))
		x->overflow = 1;
	x->min = x->n == 0 || dur < x->min ? dur : x->min;
	x->max = x->n == 0 || dur > x->max ? dur : x->max;
	x->n++;
}

/*
 * Returns, of each kind, the first one of its name and category: kinds differ
 * in their colours and in what queries said of them, too.
 */
static uint32_t *
first_kinds(const struct trace *t)
{
	uint32_t *first = xcalloc((size_t)t->nkinds + 1, sizeof(*first));
	uint32_t *of_pair = xcalloc((size_t)t->nkinds + 1, sizeof(*of_pair));
	uint32_t i, pair;
	struct idtab pairs;
	struct idkey key;
	int added;

	memset(&pairs, 0, sizeof(pairs));
	memset(&key, 0, sizeof(key));
	for (i = 0; i < t->nkinds; i++) {
		key.w[0] = t->kinds[i].name;
		key.w[1] = t->kinds[i].cat;
		pair = idtab_add(&pairs, &key, &added);
		if (added)
			of_pair[pair] = i;
		first[i] = of_pair[pair];
	}
	idtab_free(&pairs);
	free(of_pair);
	return first;
}

static struct kind_sums *
sums_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct kind_sums *k = s->sums;
	uint32_t *first, r, i;

	if (k != NULL)
		return k;
	s->sums = k = xcalloc(1, sizeof(*k));
	k->sums = xcalloc((size_t)t->nkinds + 1, sizeof(*k->sums));
	k->kinds = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(*k->kinds));
	first = first_kinds(t);
	for (r = 0; r < t->nrows; r++) {
		if (index_of_row(s, r) != ORDER_ENTRY)
			continue;
		for (i = t->rows[r].first; i < t->rows[r].first +
		    t->rows[r].n; i++)
			if (part_has_entry(s, i))
				add_dur(k, first[t->kind[i]],
				    trace_dur(t, i));
	}
	for (i = 0; i < t->ninstants; i++)
		if (index_of_instant(s, i) == ORDER_ENTRY &&
		    part_has_entry(s, t->nslices + i))
			add_dur(k, first[t->instants[i].kind], 0);
	for (i = 0; i < t->nkinds; i++)
		if (k->sums[i].n > 0)
			k->kinds[k->n++] = i;
	free(first);
	return k;
}

void
kind_sum_close(struct sql *s)
{
	if (s->sums == NULL)
		return;
	free(s->sums->sums);
	free(s->sums->kinds);
	free(s->sums);
	s->sums = NULL;
}

/* ---- the table */

static uint64_t
sum_count(struct sql *s)
{
	return s->trace->nkinds;
}

static const uint32_t *
sum_kinds(struct sql *s, uint64_t *n)
{
	*n = sums_of(s)->n;
	return sums_of(s)->kinds;
}

static uint32_t
sum_kind(struct sql *s, uint64_t row)
{
	(void)s;
	return (uint32_t)row;
}

static void
sum_name(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[row].name);
}

static void
sum_category(sqlite3_context *c, struct sql *s, uint64_t row)
{
	cell_string(c, s, s->trace->kinds[row].cat);
}

static void
sum_n(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sums_of(s)->sums[row].n);
}

static void
sum_dur(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct kind_sum *k = &sums_of(s)->sums[row];

	/* as the sum() of its slices */
	if (k->overflow)
		sqlite3_result_error(c, "integer overflow", -1);
	else
		sqlite3_result_int64(c, k->sum);
}

static void
sum_min(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sums_of(s)->sums[row].min);
}

static void
sum_max(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, sums_of(s)->sums[row].max);
}

#define KIND(name, help, get)						\
	{ name, "STRING", help, get, WAY_KIND, NULL, NULL, NULL }

static const struct sql_column sum_columns[] = {
	KIND("name", "name of the slices", sum_name),
	KIND("category", "their category", sum_category),
	COL("count", "LONG", "how many slices have both", sum_n),
	COL("total_dur", "DURATION", "sum of their dur", sum_dur),
	COL("min_dur", "DURATION", "the least of their dur", sum_min),
	COL("max_dur", "DURATION", "the greatest of their dur", sum_max),
	COLUMN_END
};

const struct sql_table table_slice_by_name = {
	.name = "slice_by_name",
	.help = "Slices by name and category, counted: not in "
	    "trace_processor",
	.columns = sum_columns,
	.count = sum_count,
	.subset = sum_kinds,
	.kind = sum_kind,
};
