/*
 * twin_job: which slice, which track of a file is which of the other; what
 * differs by name.  Done by a thread, from the model alone.
 *
 * Slices and their tracks are paired by ttv/compare_pair.h; a process is the
 * twin of that which has the twin of its first paired thread, and what has no
 * slices that of its type and name below the twin of its parent.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/name_rule.h"
#include "ttv/pool.h"
#include "ttv/radix.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "twin_job.h"

#define THRESHOLD	0.05	/* of the twin: less is the same */
#define SHARE		10000	/* of the trace: less time is the same */

static void
both(uint32_t *twin, uint32_t a, uint32_t b)
{
	twin[a] = b;
	twin[b] = a;
}

/* ---- tracks ---- */

/* Pairs the parents of tracks that are paired, the first pair first. */
static void
pair_parents(struct twin_job *j)
{
	const struct trace *t = j->trace;
	uint32_t i, a, b;

	for (i = 0; i < t->ntracks; i++) {
		if (j->pairs.track[i] == NONE)
			continue;
		a = t->tracks[i].parent;
		b = t->tracks[j->pairs.track[i]].parent;
		for (; a != NONE && b != NONE && j->track[a] == NONE &&
		    j->track[b] == NONE; a = t->tracks[a].parent,
		    b = t->tracks[b].parent)
			both(j->track, a, b);
	}
}

struct named {
	uint32_t	parent, type, name, track;
};

static int
named_compare(const void *va, const void *vb)
{
	const struct named *a = va, *b = vb;

	if (a->parent != b->parent)
		return COMPARE(a->parent, b->parent);
	if (a->type != b->type)
		return COMPARE(a->type, b->type);
	if (a->name != b->name)
		return COMPARE(a->name, b->name);
	return COMPARE(a->track, b->track);
}

/* Returns the first track without a twin that is like `want`, or NONE. */
static uint32_t
named_find(const struct twin_job *j, const struct named *v, size_t n,
    const struct named *want)
{
	size_t lo = 0, hi = n, mid;

	BISECT(lo, hi, mid, named_compare(&v[mid], want) < 0);
	for (; lo < n && v[lo].parent == want->parent && v[lo].type ==
	    want->type && v[lo].name == want->name; lo++)
		if (j->track[v[lo].track] == NONE)
			return v[lo].track;
	return NONE;
}

/* Pairs what has no slices by type and name below paired parents. */
static void
pair_named(struct twin_job *j)
{
	const struct trace *t = j->trace;
	struct named *v = xcalloc((size_t)t->ntracks + 1, sizeof(*v)), want;
	const struct track *k;
	uint32_t i, twin;
	size_t n = 0;

	for (i = 0; i < t->ntracks; i++)
		if (t->tracks[i].file == 1)
			v[n++] = (struct named){ t->tracks[i].parent,
			    t->tracks[i].type, t->tracks[i].name, i };
	qsort(v, n, sizeof(*v), named_compare);
	for (i = 0; i < t->ntracks; i++) {
		k = &t->tracks[i];
		if (k->file != 0 || j->track[i] != NONE || k->parent == NONE ||
		    j->track[k->parent] == NONE || k->nrows > 0)
			continue;
		want = (struct named){ j->track[k->parent], k->type, k->name,
		    0 };
		if ((twin = named_find(j, v, n, &want)) != NONE)
			both(j->track, i, twin);
	}
	free(v);
}

static void
pair_tracks(struct twin_job *j)
{
	const struct trace *t = j->trace;
	uint32_t i;

	j->track = xreallocarray(NULL, (size_t)t->ntracks + 1,
	    sizeof(*j->track));
	memset(j->track, 0xff, ((size_t)t->ntracks + 1) * sizeof(*j->track));
	pair_parents(j);
	for (i = 0; i < t->ntracks; i++)
		if (j->pairs.track[i] != NONE)
			both(j->track, i, j->pairs.track[i]);
	pair_named(j);
}

/* ---- slices ---- */

/*
 * Returns by how many ns a slice differs from its twin, or its length if it has
 * none; 0: it does not differ.
 */
static int64_t
odd_by(const struct twin_job *j, uint32_t slice)
{
	const struct trace *t = j->trace;
	int64_t delta;

	if (j->slice[slice] == NONE)
		return trace_dur(t, slice) != DUR_OPEN &&
		    trace_dur(t, slice) >= j->twins.least ?
		    trace_dur(t, slice) : 0;
	if (!twins_differ(t, &j->twins, slice, &delta))
		return 0;
	return delta < 0 ? -delta : delta;
}

/* Lists the times at which slices of paired tracks differ. */
static void
find_times(struct twin_job *j)
{
	const struct trace *t = j->trace;
	struct radix *r = NULL;
	size_t n = 0, cap = 0, i;
	uint32_t row, s;
	int64_t by;

	for (row = 0; row < t->nrows; row++) {
		if (j->track[t->rows[row].track] == NONE)
			continue;
		for (s = t->rows[row].first; s < t->rows[row].first +
		    t->rows[row].n; s++) {
			if ((by = odd_by(j, s)) == 0)
				continue;
			r = xgrow(r, n, &cap, sizeof(*r));
			r[n].value = s;
			r[n++].key = radix_time(t->ts[s]);
		}
	}
	radix_sort(r, n);
	j->at = xreallocarray(NULL, n + 1, sizeof(*j->at));
	j->by = xreallocarray(NULL, n + 1, sizeof(*j->by));
	for (i = 0; i < n; i++) {
		j->at[i] = radix_time_of(r[i].key);
		j->by[i] = odd_by(j, (uint32_t)r[i].value);
	}
	free(r);
	j->twins.at = j->at;
	j->twins.by = j->by;
	j->twins.nat = n;
}

static void
pair_slices(struct twin_job *j)
{
	const struct trace *t = j->trace;
	uint32_t i;

	j->slice = xlarge((size_t)t->nslices + 1, sizeof(*j->slice));
	memset(j->slice, 0xff, (size_t)t->nslices * sizeof(*j->slice));
	for (i = 0; i < t->nslices; i++)
		if (j->pairs.twin[i] != NONE)
			both(j->slice, i, j->pairs.twin[i]);
}

/* Sets what is asked of the files of a trace. */
static void
twin_options(const struct trace *t, struct name_rules *rules,
    struct compare_options *o)
{
	memset(o, 0, sizeof(*o));
	o->what = 1 << AREA_SLICES | 1 << AREA_ASYNC;
	o->metric = COMPARE_WALL;
	o->rules = rules;
	o->threshold = THRESHOLD;
	o->least = (double)(sat_span(t->start, t->end) / SHARE);
	o->level = 1;
	o->threads = 1;
}

/* Compares the files of a trace by the self times of keys. */
static struct compare *
twin_names(const struct trace *t, struct compare_options *o)
{
	struct compare *c;

	o->metric = COMPARE_SELF;
	o->what = area_has(t, AREA_SLICES) ? 1 << AREA_SLICES :
	    1 << AREA_ASYNC;
	c = compare_new(o);
	compare_add_file(c, COMPARE_OLD, t, 1);
	compare_add_file(c, COMPARE_NEW, t, 2);
	compare_finish(c);
	return c;
}

int
twin_job_run(struct work *w)
{
	struct twin_job *j = (struct twin_job *)w;
	struct compare_options o;

	j->rules = name_rules_new(1);
	twin_options(j->trace, j->rules, &o);
	j->twins.threshold = o.threshold;
	j->twins.least = (int64_t)o.least;
	compare_pairs(&j->pairs, j->trace, j->trace, NULL, &o);
	pair_tracks(j);
	pair_slices(j);
	j->twins.slice = j->slice;
	j->twins.track = j->track;
	find_times(j);
	j->samples = j->trace->nslices == 0 && j->trace->nsamples > 0;
	if (j->samples)
		o.of = COMPARE_OF_SAMPLES;
	j->names = twin_names(j->trace, &o);
	return 0;
}

void
twin_job_free(struct work *w)
{
	struct twin_job *j = (struct twin_job *)w;

	compare_pairs_free(&j->pairs);
	compare_free(j->names);
	name_rules_free(j->rules);
	free(j->slice);
	free(j->track);
	free(j->at);
	free(j->by);
	free(j);
}

int
twin_labels_run(struct work *w)
{
	struct twin_labels *j = (struct twin_labels *)w;
	struct compare_options o;

	j->rules = name_rules_new(1);
	twin_options(j->trace, j->rules, &o);
	o.by = COMPARE_BY_LABEL;
	o.labels = &j->labels;
	o.threads = pool_cores();
	j->names = twin_names(j->trace, &o);
	return 0;
}

void
twin_labels_free(struct work *w)
{
	struct twin_labels *j = (struct twin_labels *)w;

	compare_free(j->names);
	name_rules_free(j->rules);
	label_rules_free(&j->labels);
	free(j);
}
