/*
 * area: slices of an area by keys: count, sums, percentiles.
 *
 * Two passes over the area's slices by all threads.  The first makes groups
 * with their sums, each thread its own, which are joined in the order of the
 * slices.  The second writes the lengths of each group side by side, where
 * percentiles are found by selection (quickselect: O(n), exact).  Lengths are
 * kept for some slices at a time, whole groups, so that memory is bounded
 * by them and the largest group.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"

#include "area_int.h"

#define SELECT_ROUNDS 64	/* of halving: twice those of 2^32 lengths */

struct job {
	const struct trace *t;
	const struct area_query *q;
	struct area_groups *out;
	struct area_ranges ranges;
	uint32_t	*group;		/* by position */
	struct area_part *part;
	size_t		 nparts;
	/* lengths of the groups [first, end) of a round */
	int64_t		*lengths;
	uint64_t	*start;		/* by group, of all; [n]: the sum */
	uint32_t	 first, end;
	uint32_t	*run;		/* groups of a job of selection */
	size_t		 nruns;
};

/* ---- the first pass ---- */

static void
scan_part(void *arg, size_t i)
{
	area_part_scan(&((struct job *)arg)->part[i]);
}

/* Cuts the ranges into parts of about the same number of slices. */
static void
parts_make(struct job *j)
{
	uint64_t least = area_reads_args(j->q) ? tuning.area_read :
	    j->q->cpu ? tuning.area_cpu : tuning.area_part, done = 0;
	uint64_t most = j->ranges.slices / least + 1;
	size_t i, k, n = (size_t)(j->q->threads > 1 ? j->q->threads : 1);
	struct area_part *p;

	j->nparts = n < most ? n : (size_t)most;
	j->part = xcalloc(j->nparts, sizeof(*j->part));
	for (i = k = 0; i < j->nparts; i++) {
		p = &j->part[i];
		p->t = j->t;
		p->q = j->q;
		p->range = &j->ranges.v[k];
		p->group = j->group + done;
		for (; k < j->ranges.n && (i + 1 == j->nparts || done <
		    j->ranges.slices * (i + 1) / j->nparts); k++) {
			done += j->ranges.v[k].end - j->ranges.v[k].first;
			p->nranges++;
		}
	}
}

/* ---- joining ---- */

struct carry {			/* where a group's last row ends, so far */
	uint32_t	row;
	int64_t		end;
};

static void
group_join(struct area_group *to, const struct area_group *from)
{
	if (from->count > 0) {
		if (to->count == 0 || from->min < to->min)
			to->min = from->min;
		if (to->count == 0 || from->max > to->max) {
			to->max = from->max;
			to->longest = from->longest;
		}
	} else if (to->longest == NONE)
		to->longest = from->longest;
	to->count += from->count;
	to->clipped += from->clipped;
	to->open += from->open;
	to->wall = sat_add(to->wall, from->wall);
	to->sum = sat_add(to->sum, from->sum);
	to->self = sat_add(to->self, from->self);
	to->open_wall = sat_add(to->open_wall, from->open_wall);
	to->cpu = sat_add(to->cpu, from->cpu);
	to->ncpu += from->ncpu;
	to->gap = sat_add(to->gap, from->gap);
	if (from->gap_max > to->gap_max)
		to->gap_max = from->gap_max;
}

/* Adds the gap over the border of two parts. */
static void
gap_join(struct area_group *g, struct carry *c, const struct area_local *l,
    uint32_t first_row)
{
	int64_t gap;

	if (l->early && c->row == first_row) {
		gap = sat_span(c->end, l->early_start);
		g->gap = sat_add(g->gap, gap);
		if (gap > g->gap_max)
			g->gap_max = gap;
	}
	if (l->last_row != NONE) {
		c->row = l->last_row;
		c->end = l->last_end;
	}
}

/* Returns the key of a part's group, with texts of the result. */
static void
key_join(const struct job *j, const struct area_part *p,
    const struct area_local *l, struct idkey *k)
{
	int i;

	memset(k, 0, sizeof(*k));
	for (i = 0; i < j->q->nkeys; i++) {
		k->w[i] = l->g.key[i];
		if (area_key_reads(&j->q->key[i]) && k->w[i] !=
		    AREA_KEY_NONE)
			k->w[i] = strtab_add(j->out->texts,
			    strtab_str(p->texts, (uint32_t)k->w[i]),
			    strtab_len(p->texts, (uint32_t)k->w[i]));
	}
}

static void
group_init(struct area_group *g, const struct idkey *k)
{
	memset(g, 0, sizeof(*g));
	g->key[0] = k->w[0];
	g->key[1] = k->w[1];
	g->longest = NONE;
	g->p50 = g->p95 = g->p99 = -1;
}

static void
groups_join(struct job *j)
{
	struct area_groups *out = j->out;
	struct idtab keys = { 0 };
	struct carry *carry = NULL;
	struct area_local *l;
	struct area_part *p;
	struct idkey k;
	size_t cap = 0, carries = 0;
	uint32_t i;
	int added;

	for (p = j->part; p < j->part + j->nparts; p++)
		for (i = 0; i < p->keys.n; i++) {
			l = &p->local[i];
			key_join(j, p, l, &k);
			l->group = idtab_add(&keys, &k, &added);
			if (added) {
				out->v = xgrow(out->v, out->n, &cap,
				    sizeof(*out->v));
				carry = xgrow(carry, out->n, &carries,
				    sizeof(*carry));
				group_init(&out->v[out->n], &k);
				carry[out->n].row = NONE;
				carry[out->n++].end = 0;
			}
			group_join(&out->v[l->group], &l->g);
			gap_join(&out->v[l->group], &carry[l->group], l,
			    p->range[0].row);
		}
	free(carry);
	idtab_free(&keys);
}

/* ---- percentiles ---- */

static int
compare_lengths(const void *va, const void *vb)
{
	int64_t a = *(const int64_t *)va, b = *(const int64_t *)vb;

	return (a > b) - (a < b);
}

/*
 * Moves the k-th smallest of n lengths to v[k], smaller ones before it, and
 * returns it: quickselect with the median of three; lengths that make it slow
 * are sorted after SELECT_ROUNDS.
 */
static int64_t
select_kth(int64_t *v, size_t n, size_t k)
{
	int64_t lo = 0, hi = (int64_t)n - 1, at = (int64_t)k, i, j;
	int64_t a, b, c, pivot, tmp;
	int rounds = 0;

	while (lo < hi) {
		if (++rounds > SELECT_ROUNDS) {
			qsort(v + lo, (size_t)(hi - lo + 1), sizeof(*v),
			    compare_lengths);
			break;
		}
		a = v[lo];
		b = v[lo + (hi - lo) / 2];
		c = v[hi];
		pivot = a < b ? (b < c ? b : a < c ? c : a) :
		    (a < c ? a : b < c ? c : b);
		for (i = lo, j = hi; i <= j;) {
			while (v[i] < pivot)
				i++;
			while (v[j] > pivot)
				j--;
			if (i > j)
				break;
			tmp = v[i];
			v[i++] = v[j];
			v[j--] = tmp;
		}
		if (at <= j)
			hi = j;
		else if (at >= i)
			lo = i;
		else
			break;
	}
	return v[k];
}

/* Returns the place of a percentile by nearest rank. */
static size_t
rank_of(size_t n, unsigned percent)
{
	size_t k = n / 100 * percent + (n % 100 * percent + 99) / 100;

	return k > 0 ? k - 1 : 0;
}

static void
percentiles(struct area_group *g, int64_t *v, size_t n)
{
	size_t a = rank_of(n, 50), b = rank_of(n, 95), c = rank_of(n, 99);

	g->p50 = select_kth(v, n, a);
	g->p95 = select_kth(v + a, n - a, b - a);
	g->p99 = select_kth(v + b, n - b, c - b);
}

static void
select_run(void *arg, size_t i)
{
	struct job *j = arg;
	uint64_t base = j->start[j->first];
	uint32_t g;

	for (g = j->run[i]; g < j->run[i + 1]; g++)
		if (j->out->v[g].count > 0)
			percentiles(&j->out->v[g], j->lengths + (j->start[g] -
			    base), (size_t)j->out->v[g].count);
}

/* Cuts the groups of a round into jobs of about the same size. */
static void
runs_make(struct job *j)
{
	uint64_t each = (j->start[j->end] - j->start[j->first]) / 64 + 1024;
	uint64_t next = j->start[j->first];
	uint32_t g;

	j->nruns = 0;
	for (g = j->first; g < j->end; g++)
		if (j->start[g] >= next) {
			j->run[j->nruns++] = g;
			next = j->start[g] + each;
		}
	j->run[j->nruns] = j->end;
}

static void
write_part(void *arg, size_t i)
{
	struct job *j = arg;

	area_part_lengths(&j->part[i], j->lengths, j->first, j->end);
}

/* Gives each group of each part the places of its lengths in a round. */
static void
places_make(struct job *j)
{
	uint64_t *at = xreallocarray(NULL, j->out->n + 1, sizeof(*at));
	struct area_local *l;
	struct area_part *p;
	uint32_t i;

	memcpy(at, j->start, (j->out->n + 1) * sizeof(*at));
	for (p = j->part; p < j->part + j->nparts; p++)
		for (i = 0; i < p->keys.n; i++) {
			l = &p->local[i];
			l->at = at[l->group] - j->start[j->first];
			at[l->group] += l->g.count;
		}
	free(at);
}

static void
round_run(struct job *j)
{
	uint64_t n = j->start[j->end] - j->start[j->first];

	j->lengths = xlarge((size_t)n + 1, sizeof(*j->lengths));
	places_make(j);
	pool_run(j->q->threads, j->nparts, write_part, j);
	runs_make(j);
	pool_run(j->q->threads, j->nruns, select_run, j);
	if (j->first == 0 && j->end == j->out->n && n > 0)
		percentiles(&j->out->total, j->lengths, (size_t)n);
	free(j->lengths);
}

static void
percentiles_make(struct job *j)
{
	uint32_t n = (uint32_t)j->out->n, g;

	j->start = xcalloc((size_t)n + 1, sizeof(*j->start));
	j->run = xcalloc((size_t)n + 2, sizeof(*j->run));
	for (g = 0; g < n; g++)
		j->start[g + 1] = j->start[g] + j->out->v[g].count;
	for (j->first = 0; j->first < n && !area_cancelled(j->q);
	    j->first = j->end) {
		for (j->end = j->first + 1; j->end < n && j->start[j->end + 1] -
		    j->start[j->first] <=
		    tuning.area_lengths; j->end++)
			;
		round_run(j);
	}
	free(j->run);
	free(j->start);
}

/* ---- */

static void
total_make(struct area_groups *out)
{
	static const struct idkey none;
	size_t i;

	group_init(&out->total, &none);
	for (i = 0; i < out->n; i++)
		group_join(&out->total, &out->v[i]);
}

int
area_groups(struct area_groups *out, const struct trace *t,
    const struct area_query *q)
{
	struct job j;
	size_t i;
	int stopped = 0;

	memset(&j, 0, sizeof(j));
	memset(out, 0, sizeof(*out));
	j.t = t;
	j.q = q;
	j.out = out;
	out->texts = strtab_new();
	area_ranges(&j.ranges, t, q, (uint32_t)(area_reads_args(q) ?
	    tuning.area_read : q->cpu ? tuning.area_cpu : tuning.area_range));
	if (q->progress != NULL)
		atomic_store(&q->progress->total, j.ranges.slices);
	if (j.ranges.n > 0) {
		j.group = xlarge((size_t)j.ranges.slices + 1,
		    sizeof(*j.group));
		parts_make(&j);
		pool_run(q->threads, j.nparts, scan_part, &j);
		for (i = 0; i < j.nparts; i++)
			stopped |= j.part[i].stopped;
		groups_join(&j);
		if (!stopped)
			area_wall(out, t, q, &j.ranges, j.part, j.nparts);
	}
	total_make(out);
	if (!stopped && !q->sums)
		percentiles_make(&j);
	for (i = 0; i < j.nparts; i++)
		area_part_free(&j.part[i]);
	free(j.part);
	free(j.group);
	free(j.ranges.v);
	return stopped || area_cancelled(q) ? -1 : 0;
}

void
area_groups_free(struct area_groups *g)
{
	free(g->v);
	strtab_free(g->texts);
	memset(g, 0, sizeof(*g));
}
