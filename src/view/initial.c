/*
 * initial: what a trace opens on, when its lines do not fit the screen.
 *
 * Groups are folded, and processes stand in the order of their work, unless
 * the trace gives an order of its own; tracks of no process that have only
 * instants, or requests of the kernel, stand last.  The busiest thread is open,
 * and so are the CPUs, if they leave most of the screen to the others; the next
 * busiest threads are opened while all lines fit.  A trace without work of
 * threads opens on what it has most of: samples, async slices, states,
 * counters, objects, memory dumps.  Where all lines fit nothing is folded, and
 * the slowest slice of all threads is selected.
 */
#include "config.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/busy.h"
#include "ttv/lod.h"
#include "ttv/sat.h"
#include "ttv/sort.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"
#include "grid.h"
#include "lines.h"
#include "priv.h"

#define OPENED		12	/* tracks that are tried */
#define CPU_SHARE	2	/* lines of CPUs may be 1/CPU_SHARE of all */
#define FEW		50	/* slices are not what the trace is about if it
				 * has this number of times more samples */

/* A track, or a root of the tree, and what it is sorted by. */
struct initial_key {
	uint32_t	track;
	int64_t		ns;		/* of work */
	uint64_t	entities;
	uint32_t	slowest;	/* slice, or NONE */
};

static int
initial_compare(const void *va, const void *vb)
{
	const struct initial_key *a = va, *b = vb;

	if (a->ns != b->ns)
		return COMPARE(b->ns, a->ns);
	if (a->entities != b->entities)
		return COMPARE(b->entities, a->entities);
	return COMPARE(a->track, b->track);
}

static uint64_t
initial_entities(const struct track *k)
{
	return k->nslices + k->ninstants + k->nsamples + k->nobjects +
	    k->nmemdumps + k->nseries;
}

/* ---- the order of processes ---- */

static int
initial_given(const struct trace *tr)
{
	uint32_t i;

	for (i = 0; i < tr->nprocesses; i++)
		if (tr->processes[i].has_sort)
			return 1;
	return 0;
}

/* ---- what is open ---- */

/* Folds all that folds; the states of a thread have no fold of their own. */
static void
initial_fold(struct view *v)
{
	uint32_t i;

	for (i = 0; i < v->trace->ntracks; i++)
		v->folded[i] = v->trace->tracks[i].type != TRACK_STATE &&
		    (fold_by_default(v, i) || (view_foldable(v, i) &&
		    v->trace->tracks[i].nobjects == 0));
}

static void
initial_unfold(struct view *v, uint32_t track)
{
	for (; track != NONE; track = v->trace->tracks[track].parent)
		v->folded[track] = 0;
}

/* Opens the CPUs that have scheduling, if their lines are few. */
static void
initial_cpus(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t i, n, lines = 0, track;

	for (i = 0; i < tr->ntracks && tr->nsched > 0; i++)
		if (tr->tracks[i].type == TRACK_CPU)
			v->folded[i] = 0;
	view_layout(v);
	for (n = 0; n < v->nlines; n++) {
		track = v->lines[n].track;
		while (track != NONE && tr->tracks[track].type != TRACK_CPU)
			track = tr->tracks[track].parent;
		lines += track != NONE;
	}
	if (lines * CPU_SHARE <= (uint32_t)view_track_lines(v))
		return;
	for (i = 0; i < tr->ntracks; i++)
		if (tr->tracks[i].type == TRACK_CPU && view_foldable(v, i))
			v->folded[i] = 1;
	view_layout(v);
}

/*
 * Folds a track of spans whose lanes alone fill the screen: the others would
 * not be seen.
 */
static void
initial_lanes(struct view *v, uint32_t track)
{
	const struct track *k = &v->trace->tracks[track];
	uint32_t n, i = view_line_of_track(v, track);

	if ((k->type != TRACK_ASYNC && k->type != TRACK_CUSTOM) || i == NONE)
		return;
	for (n = 0; i + n < v->nlines && v->lines[i + n].track == track; n++)
		;
	if (n <= (uint32_t)view_track_lines(v))
		return;
	v->folded[track] = 1;
	view_layout(v);
}

/* Opens the first track, and others as long as all lines fit the screen. */
static void
initial_open(struct view *v, const struct initial_key *by, size_t n)
{
	size_t size = (size_t)v->trace->ntracks + 1, i;
	uint8_t *kept = xcalloc(size, 1);

	initial_unfold(v, by[0].track);
	initial_cpus(v);
	initial_lanes(v, by[0].track);
	for (i = 1; i < n && i < OPENED && (by[i].ns > 0 ||
	    by[i].entities > 0); i++) {
		memcpy(kept, v->folded, size - 1);
		initial_unfold(v, by[i].track);
		view_layout(v);
		if (v->nlines <= (uint32_t)view_track_lines(v))
			continue;
		memcpy(v->folded, kept, size - 1);
		view_layout(v);
	}
	free(kept);
}

/* ---- what the trace is about ---- */

/* Returns the thing of a counter that is its peak. */
static uint32_t
initial_peak(const struct trace *tr, const struct track *k)
{
	const struct series *s = &tr->series[k->series];
	uint32_t i, best = s->first;

	for (i = s->first; i < s->first + s->n; i++)
		if (tr->counter_value[i] > tr->counter_value[best] ||
		    isnan(tr->counter_value[best]))
			best = i;
	return best;
}

/* Returns whether the name of an entry of a stack is that of a function. */
static int
initial_function(const char *name)
{
	return strcmp(name, "(root)") != 0 && strcmp(name, "(idle)") != 0 &&
	    strcmp(name, "(program)") != 0;
}

/*
 * Returns the sample of a track that held longest, of those in a function; the
 * first if none is.
 */
static uint32_t
initial_sample(const struct trace *tr, const struct track *k)
{
	uint32_t i, best = k->sample, c, end = k->sample + k->nsamples;
	int64_t gap, most = -1;

	for (i = k->sample; i < end; i++) {
		c = tr->samples[i].callsite;
		if (i + 1 == end && k->end <= tr->samples[i].ts)
			break;		/* not known how long it held */
		gap = sat_span(tr->samples[i].ts, i + 1 < end ?
		    tr->samples[i + 1].ts : k->end);
		if (gap <= most || c == NONE || !initial_function(trace_str(tr,
		    tr->callsites[c].name)))
			continue;
		most = gap;
		best = i;
	}
	return best;
}

/* Sets what a track without slices of threads is opened on. */
static void
initial_ref(const struct trace *tr, const struct initial_key *key,
    struct entity_ref *ref)
{
	const struct track *k = &tr->tracks[key->track];

	memset(ref, 0, sizeof(*ref));
	if (key->slowest != NONE) {
		ref->type = ENTITY_SLICE;
		ref->id = key->slowest;
	} else if (k->nsamples > 0) {
		ref->type = ENTITY_SAMPLE;
		ref->id = initial_sample(tr, k);
	} else if (k->nseries > 0 && tr->series[k->series].n > 0) {
		ref->type = ENTITY_COUNTER;
		ref->id = initial_peak(tr, k);
	} else if (k->nobjects > 0) {
		ref->type = ENTITY_OBJECT;
		ref->id = k->object;
		if (tr->objects[ref->id].nsnapshots > 0) {
			ref->type = ENTITY_SNAPSHOT;
			ref->id = tr->objects[ref->id].snapshot;
		}
	} else if (k->nmemdumps > 0) {
		ref->type = ENTITY_MEMDUMP;	/* what is there at the end */
		ref->id = k->memdump + k->nmemdumps - 1;
	} else if (k->ninstants > 0) {
		ref->type = ENTITY_INSTANT;
		ref->id = k->instant;
	}
}

/* Returns the longest slice of the states or the CPU of a track. */
static uint32_t
initial_longest(const struct trace *tr, uint32_t track)
{
	const struct row *r;

	if (tr->tracks[track].nrows == 0)
		return NONE;
	r = &tr->rows[tr->tracks[track].row];
	return lod_longest(tr, r->first, r->first + r->n);
}

/* Returns whether a track is of interrupts of a CPU whose tasks are known:
 * those say more. */
static int
initial_interrupts(const struct trace *tr, uint32_t track)
{
	uint32_t parent = tr->tracks[track].parent;

	return tr->nsched > 0 && parent != NONE &&
	    tr->tracks[parent].type == TRACK_CPU;
}

/* Fills the keys of tracks of other types, those with most things first. */
static size_t
initial_others(const struct trace *tr, struct initial_key *v)
{
	static const enum track_type types[] = { TRACK_SAMPLE, TRACK_ASYNC,
	    TRACK_CUSTOM, TRACK_CPU, TRACK_COUNTER, TRACK_OBJECT, TRACK_MEMORY,
	    TRACK_PROCESS, TRACK_GLOBAL, TRACK_THREAD };
	size_t k, n = 0;
	uint32_t i;

	for (k = 0; k < sizeof(types) / sizeof(types[0]) && n == 0; k++) {
		for (i = 0; i < tr->ntracks; i++) {
			if (tr->tracks[i].type != types[k] ||
			    initial_entities(&tr->tracks[i]) == 0 ||
			    initial_interrupts(tr, i))
				continue;
			v[n].track = i;
			v[n].entities = initial_entities(&tr->tracks[i]);
			v[n].ns = busy_covered(tr, i, &v[n].slowest);
			if (types[k] == TRACK_CPU)
				v[n].slowest = initial_longest(tr, i);
			n++;
		}
	}
	qsort(v, n, sizeof(*v), initial_compare);
	return n;
}

/* Fills the keys of threads with slices, the busiest first. */
static size_t
initial_threads(const struct trace *tr, struct initial_key *v)
{
	uint64_t slices = 0;
	int many = busy_many(tr);
	uint32_t i;
	int64_t cpu;
	size_t n = 0;

	for (i = 0; i < tr->ntracks; i++) {
		if (!busy_is(tr, i, many) || initial_interrupts(tr, i))
			continue;
		v[n].track = i;
		v[n].entities = tr->tracks[i].nslices;
		v[n].ns = busy_covered(tr, i, &v[n].slowest);
		cpu = busy_cpu(tr, tr->tracks[i].utid);
		if (cpu >= 0)
			v[n].ns = cpu;
		slices += v[n].entities;
		n += v[n].slowest != NONE;
	}
	if (slices < tr->nsamples / FEW)
		return 0;
	qsort(v, n, sizeof(*v), initial_compare);
	return n;
}

/*
 * Sorts threads whose process is not known by their work, and by all that is on
 * them and on the tracks that follow below; returns them.
 */
static uint32_t *
initial_lone(const struct trace *tr)
{
	struct initial_key *by = xcalloc((size_t)tr->ntracks + 1, sizeof(*by));
	uint32_t *roots = xreallocarray(NULL, (size_t)tr->ntracks + 1,
	    sizeof(*roots)), i, slowest;
	int many = busy_many(tr);
	size_t n = 0, k;
	int64_t cpu;

	for (i = 0; i < tr->ntracks; i++) {
		if (n > 0 && tr->tracks[i].parent == by[n - 1].track)
			by[n - 1].entities += initial_entities(&tr->tracks[i]);
		if (tr->tracks[i].parent != NONE ||
		    tr->tracks[i].type != TRACK_THREAD)
			continue;
		cpu = busy_cpu(tr, tr->tracks[i].utid);
		by[n].ns = cpu >= 0 ? cpu : busy_is(tr, i, many) ?
		    busy_covered(tr, i, &slowest) : 0;
		by[n].entities = initial_entities(&tr->tracks[i]);
		by[n++].track = i;
	}
	qsort(by, n, sizeof(*by), initial_compare);
	for (k = 0; k < n; k++)
		roots[k] = by[k].track;
	free(by);
	return roots;
}

/* Sums up the work of each process, and sorts the processes by it. */
static void
initial_by_work(struct view *v)
{
	const struct trace *tr = v->trace;
	struct initial_key *by = xcalloc((size_t)tr->ntracks + 1, sizeof(*by));
	const struct track *k;
	size_t n = 0;
	uint32_t i, slowest, *roots, *lone;
	int many = busy_many(tr);
	int64_t cpu, ns;

	for (i = 0; i < tr->ntracks; i++) {
		k = &tr->tracks[i];
		if (k->parent == NONE && k->type == TRACK_PROCESS)
			by[n++].track = i;
		if (n == 0 || k->upid == NONE || k->upid !=
		    tr->tracks[by[n - 1].track].upid)
			continue;
		by[n - 1].entities += initial_entities(k);
		if (k->type != TRACK_THREAD)
			continue;
		ns = busy_is(tr, i, many) ? busy_covered(tr, i, &slowest) : 0;
		cpu = busy_cpu(tr, k->utid);
		by[n - 1].ns = sat_add(by[n - 1].ns, cpu >= 0 ? cpu : ns);
	}
	qsort(by, n, sizeof(*by), initial_compare);
	roots = xreallocarray(NULL, n + 1, sizeof(*roots));
	for (i = 0; i < n; i++)
		roots[i] = by[i].track;
	lone = initial_lone(tr);
	arrange_roots(v, roots, lone);
	free(lone);
	free(roots);
	free(by);
}

/* Returns whether a root is an operation of the kernel, beside its tasks. */
static int
initial_beside(const struct trace *tr, uint32_t root)
{
	const struct track *t = &tr->tracks[root];

	return tr->nsched > 0 && t->upid == NONE && t->nslices > 0 &&
	    t->type == TRACK_ASYNC;
}

/* Returns whether a root has only instants, and no process. */
static int
initial_points(const struct view *v, uint32_t root)
{
	const struct track *t = &v->trace->tracks[root];

	return (t->type == TRACK_GLOBAL || t->type == TRACK_CUSTOM) &&
	    t->ninstants > 0 && initial_entities(t) == t->ninstants &&
	    rollup_end(v, root) == root + 1;
}

/* Moves roots that say less than the others to the end. */
static void
initial_less_last(struct view *v)
{
	uint32_t n = v->priv->nroots, *roots = v->priv->roots, i, k = 0;
	uint32_t *last = xcalloc((size_t)n + 1, sizeof(*last)), nlast = 0;

	for (i = 0; i < n; i++) {
		if (initial_points(v, roots[i]) ||
		    initial_beside(v->trace, roots[i]))
			last[nlast++] = roots[i];
		else
			roots[k++] = roots[i];
	}
	memcpy(roots + k, last, nlast * sizeof(*last));
	free(last);
}

/*
 * Sorts processes by the sum of their work, unless the trace gives an order;
 * what has only instants, and beside tasks other work of the kernel, is last.
 */
void
initial_sort(struct view *v)
{
	const struct trace *tr = v->trace;
	uint32_t i;

	if (!initial_given(tr)) {
		initial_by_work(v);
	} else {
		free(v->priv->roots);
		v->priv->roots = xreallocarray(NULL, (size_t)tr->ntracks + 1,
		    sizeof(*v->priv->roots));
		v->priv->nroots = 0;
		for (i = 0; i < tr->ntracks; i++)
			if (tr->tracks[i].parent == NONE)
				v->priv->roots[v->priv->nroots++] = i;
	}
	initial_less_last(v);
	v->priv->sorted = 1;
}

/* Puts a track before all others; returns how many there are. */
static size_t
initial_about(const struct trace *tr, uint32_t about, struct initial_key *v,
    size_t n)
{
	struct initial_key key = { .track = about, .slowest = NONE };
	size_t i;

	if (about == NONE)
		return n;
	for (i = 0; i < n && v[i].track != about; i++)
		;
	n += i == n;
	memmove(v + 1, v, i * sizeof(*v));
	key.entities = initial_entities(&tr->tracks[about]);
	key.ns = busy_covered(tr, about, &key.slowest);
	if (tr->tracks[about].type == TRACK_CPU)
		key.slowest = initial_longest(tr, about);
	v[0] = key;
	return n;
}

void
view_initial_entity(const struct view *v, uint32_t about,
    struct entity_ref *ref)
{
	const struct trace *tr = v->trace;
	struct initial_key *by = xcalloc((size_t)tr->ntracks + 1, sizeof(*by));

	memset(ref, 0, sizeof(*ref));
	if (about != NONE && tr->tracks[about].type != TRACK_CPU) {
		initial_about(tr, about, by, 0);
		initial_ref(tr, &by[0], ref);
	} else if (initial_threads(tr, by) > 0 &&
	    busy_slowest(tr, NULL, INT64_MIN, INT64_MAX, &ref->id, 1) == 1)
		ref->type = ENTITY_SLICE;
	else if (initial_others(tr, by) > 0)
		initial_ref(tr, &by[0], ref);
	free(by);
}

int
view_initial(struct view *v, uint32_t about, struct entity_ref *ref)
{
	const struct trace *tr = v->trace;
	struct initial_key *by;
	size_t n;

	memset(ref, 0, sizeof(*ref));
	if (v->nlines <= (uint32_t)view_track_lines(v))
		return 0;
	by = xcalloc((size_t)tr->ntracks + 1, sizeof(*by));
	initial_sort(v);
	if ((n = initial_threads(tr, by)) == 0)
		n = initial_others(tr, by);
	n = initial_about(tr, about, by, n);
	initial_fold(v);
	if (n > 0) {
		initial_open(v, by, n);
		initial_ref(tr, &by[0], ref);
	} else
		view_layout(v);
	free(by);
	return 1;
}
