/*
 * cpu: what the system says of CPUs, as columns of the table cpu, and the table
 * cpu_available_frequencies.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/hash.h"
#include "ttv/record.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"

#include "cell.h"
#include "sched.h"
#include "sql_int.h"
#include "table.h"

/* What is known of CPUs, made when it is first asked for. */
struct sql_cpu_infos {
	struct cpu_at {
		uint32_t ucpu, info;
		uint64_t freqs;		/* a hash of its frequencies */
		uint32_t cluster;	/* by them */
	}		*at;		/* by ucpu, the last one counts */
	uint32_t	*capacity;	/* all there are, ascending */
	size_t		 ncapacities;
};

static int
at_order(const void *va, const void *vb)
{
	const struct cpu_at *a = va, *b = vb;

	if (a->ucpu != b->ucpu)
		return COMPARE(a->ucpu, b->ucpu);
	return COMPARE(a->info, b->info);
}

static int
number_order(const void *va, const void *vb)
{
	const uint32_t *a = va, *b = vb;

	return COMPARE(*a, *b);
}

/*
 * Numbers clusters of CPUs by their frequencies, for what says no capacities:
 * one ends where the next CPU can have others.  What is said of a CPU again
 * replaces what was said before.
 */
static void
infos_cluster(struct sql *s, struct sql_cpu_infos *x)
{
	const struct trace *t = s->trace;
	struct cpu_at *a = x->at, *end = x->at + t->ncpu_infos, *last;
	const struct cpu_freq *f;
	size_t i, lo, hi, mid;
	uint32_t ucpu;

	for (i = 0; i < t->ncpu_freqs; i++) {
		f = &t->cpu_freqs[i];
		ucpu = sched_ucpu(s, f->cpu, f->machine);
		lo = 0;
		hi = t->ncpu_infos;
		BISECT(lo, hi, mid, x->at[mid].ucpu <= ucpu);
		if (lo > 0 && x->at[lo - 1].ucpu == ucpu)
			x->at[lo - 1].freqs = hash_mix(x->at[lo - 1].freqs,
			    f->khz);
	}
	for (last = NULL; a < end; a++) {
		if (a + 1 < end && a[1].ucpu == a->ucpu)
			continue;
		if (last != NULL && t->cpu_infos[a->info].machine ==
		    t->cpu_infos[last->info].machine)
			a->cluster = last->cluster + (a->freqs != last->freqs);
		last = a;
	}
}

static struct sql_cpu_infos *
infos(struct sql *s)
{
	const struct trace *t = s->trace;
	struct sql_cpu_infos *x = s->cpu_infos;
	size_t i, n = 0;

	if (x != NULL)
		return x;
	s->cpu_infos = x = xcalloc(1, sizeof(*x));
	x->at = xreallocarray(NULL, (size_t)t->ncpu_infos + 1, sizeof(*x->at));
	x->capacity = xreallocarray(NULL, (size_t)t->ncpu_infos + 1,
	    sizeof(*x->capacity));
	for (i = 0; i < t->ncpu_infos; i++) {
		x->at[i] = (struct cpu_at){ sched_ucpu(s, t->cpu_infos[i].cpu,
		    t->cpu_infos[i].machine), (uint32_t)i, 0, 0 };
		if (t->cpu_infos[i].capacity != NONE)
			x->capacity[n++] = t->cpu_infos[i].capacity;
	}
	qsort(x->at, t->ncpu_infos, sizeof(*x->at), at_order);
	infos_cluster(s, x);
	qsort(x->capacity, n, sizeof(*x->capacity), number_order);
	for (i = 0; i < n; i++)
		if (i == 0 || x->capacity[i] !=
		    x->capacity[x->ncapacities - 1])
			x->capacity[x->ncapacities++] = x->capacity[i];
	return x;
}

void
cpu_close(struct sql *s)
{
	owned_free(&s->facts_of_cpus);
	if (s->cpu_infos == NULL)
		return;
	free(s->cpu_infos->at);
	free(s->cpu_infos->capacity);
	free(s->cpu_infos);
	s->cpu_infos = NULL;
}

/* Returns what is known of a CPU, or NULL. */
static const struct cpu_at *
info_at(struct sql *s, uint64_t ucpu)
{
	const struct sql_cpu_infos *x = infos(s);
	size_t lo = 0, hi = s->trace->ncpu_infos, mid;

	BISECT(lo, hi, mid, x->at[mid].ucpu <= ucpu);
	return lo == 0 || x->at[lo - 1].ucpu != ucpu ? NULL : &x->at[lo - 1];
}

/* Returns what the system says of a CPU, or NULL. */
static const struct cpu_info *
info_of(struct sql *s, uint64_t ucpu)
{
	const struct cpu_at *a = info_at(s, ucpu);

	return a == NULL ? NULL : &s->trace->cpu_infos[a->info];
}

void
cpu_processor(sqlite3_context *c, struct sql *s, uint64_t ucpu)
{
	const struct cpu_info *i = info_of(s, ucpu);

	if (i != NULL)
		cell_string(c, s, i->processor);
}

void
cpu_capacity(sqlite3_context *c, struct sql *s, uint64_t ucpu)
{
	const struct cpu_info *i = info_of(s, ucpu);

	if (i != NULL && i->capacity != NONE)
		sqlite3_result_int64(c, i->capacity);
}

void
cpu_cluster(sqlite3_context *c, struct sql *s, uint64_t ucpu)
{
	const struct sql_cpu_infos *x = infos(s);
	const struct cpu_at *a = info_at(s, ucpu);
	const struct cpu_info *i;
	const uint32_t *at;

	if (a == NULL)
		return;
	i = &s->trace->cpu_infos[a->info];
	if (i->capacity != NONE) {
		at = bsearch(&i->capacity, x->capacity, x->ncapacities,
		    sizeof(*x->capacity), number_order);
		sqlite3_result_int64(c, at - x->capacity);
	} else if (a->freqs != 0)
		sqlite3_result_int64(c, a->cluster);
}

/* ---- what else is known of a CPU */

/* Returns the place of the CPU of a row of cpu_fact among all, or -1. */
static int64_t
fact_place(struct sql *s, uint64_t row)
{
	const int64_t *fact = record_row(s->trace, RECORD_TABLE_cpu_fact, row);
	uint32_t ucpu = sched_ucpu(s, (uint32_t)fact[RECORD_AT_cpu_fact_cpu],
	    (uint32_t)fact[RECORD_AT_cpu_fact_machine]);

	return sched_cpu_place(s, ucpu);
}

void
cpu_facts(struct sql *s, uint64_t place, struct sql_rows *out)
{
	uint64_t n;

	sched_cpus(s, &n);
	owned_make(&s->facts_of_cpus, s, n, record_count(s->trace,
	    RECORD_TABLE_cpu_fact), fact_place);
	owned_find(&s->facts_of_cpus, (int64_t)place, out);
}

/* ---- cpu_available_frequencies */

static uint64_t
freq_count(struct sql *s)
{
	return s->trace->ncpu_freqs;
}

static void
freq_cpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->cpu_freqs[row].cpu);
}

static void
freq_ucpu(sqlite3_context *c, struct sql *s, uint64_t row)
{
	const struct cpu_freq *f = &s->trace->cpu_freqs[row];

	sqlite3_result_int64(c, sched_ucpu(s, f->cpu, f->machine));
}

static void
freq_khz(sqlite3_context *c, struct sql *s, uint64_t row)
{
	sqlite3_result_int64(c, s->trace->cpu_freqs[row].khz);
}

static const struct sql_column freq_columns[] = {
	COL_ID("number of the row"),
	COL("cpu", "LONG", "number of the CPU", freq_cpu),
	COL("freq", "LONG", "that it can have, kHz", freq_khz),
	COL("ucpu", "JOINID(cpu.id)", "the CPU", freq_ucpu),
	COLUMN_END
};

const struct sql_table table_cpu_available_frequencies = {
	.name = "cpu_available_frequencies",
	.help = "Frequencies that CPUs can have",
	.columns = freq_columns,
	.count = freq_count,
};
