/*
 * kind_sum: what aggregates of slices need, once for each kind.
 *
 * A query that groups slices by name or category and only counts them or adds
 * up their lengths need not visit them: the numbers of a kind are made once, of
 * which a trace has thousands instead of millions.  sums.c rewrites such a
 * query to one of this table, which no list of tables shows.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"

#include "sums.h"
#include "vtab.h"

struct kind_sum {
	int64_t		n, sum, min, max;
};

struct kind_sums {
	struct kind_sum	*sums;		/* by kind */
	uint32_t	*kinds;		/* those with slices, ascending */
	uint64_t	 n;
	int		 overflow;	/* 1: a sum is no int64 */
};

static void
add_dur(struct kind_sums *k, uint32_t kind, int64_t dur)
{
	struct kind_sum *x = &k->sums[kind];

	if (__builtin_add_overflow(x->sum, dur, &x->sum))
		k->overflow = 1;
	x->min = x->n == 0 || dur < x->min ? dur : x->min;
	x->max = x->n == 0 || dur > x->max ? dur : x->max;
	x->n++;
}

static struct kind_sums *
sums_of(struct sql *s)
{
	const struct trace *t = s->trace;
	struct kind_sums *k = s->sums;
	uint32_t r, i;

	if (k != NULL)
		return k;
	s->sums = k = xcalloc(1, sizeof(*k));
	k->sums = xcalloc((size_t)t->nkinds + 1, sizeof(*k->sums));
	k->kinds = xreallocarray(NULL, (size_t)t->nkinds + 1,
	    sizeof(*k->kinds));
	for (r = 0; r < t->nrows; r++) {
		if (index_of_row(s, r) != ORDER_THING)
			continue;
		for (i = t->rows[r].first; i < t->rows[r].first +
		    t->rows[r].n; i++)
			add_dur(k, t->kind[i], trace_dur(t, i));
	}
	for (i = 0; i < t->ninstants; i++)
		if (index_of_instant(s, i) == ORDER_THING)
			add_dur(k, t->instants[i].kind, 0);
	for (i = 0; i < t->nkinds; i++)
		if (k->sums[i].n > 0)
			k->kinds[k->n++] = i;
	return k;
}

int
kind_sum_fits(struct sql *s)
{
	return !sums_of(s)->overflow;
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
	sqlite3_result_int64(c, sums_of(s)->sums[row].sum);
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

#define NUMBER(name, get) { name, "LONG", NULL, get, WAY_SCAN, NULL, NULL, NULL }
#define KIND(name, get)	{ name, "STRING", NULL, get, WAY_KIND, NULL, NULL, NULL }

static const struct sql_column sum_columns[] = {
	KIND("name", sum_name), KIND("category", sum_category),
	KIND("cat", sum_category),
	NUMBER(SUMS_N, sum_n), NUMBER(SUMS_DUR, sum_dur),
	NUMBER(SUMS_MIN, sum_min), NUMBER(SUMS_MAX, sum_max),
	COLUMN_END
};

const struct sql_table table_kind_sum = {
	.name = SUMS_TABLE,
	.columns = sum_columns,
	.count = sum_count,
	.subset = sum_kinds,
	.kind = sum_kind,
};
