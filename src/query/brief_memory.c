/*
 * brief_memory: memory dumps: the memory of each process and what of it
 * changed, from the first dump to the last.
 *
 * A trace is of this kind if dumps are what it is about: slices beside them are
 * few, such as those of the dumping itself.  Dumps without details come as
 * counters of processes.
 */
#include "config.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/sort.h"
#include "ttv/text.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#include "brief_int.h"
#include "memory_growth.h"

#define SLICES	100	/* slices a memory dump at most */
#define ABOUT_TRACKS	64	/* processes that are looked at ... */
#define ABOUT_DUMPS	2	/* ... and events at each end of their dumps, of
				 * which one says how large a process is */

/* Returns what a counter of a process measures, or MEMORY_OTHER. */
static int
counter_measure(const struct trace *t, const struct series *s)
{
	const char *name = trace_str(t, t->tracks[s->track].name);

	if (t->tracks[s->track].upid == NONE || s->n == 0)
		return MEMORY_OTHER;
	return strcmp(name, "chrome.private_footprint") == 0 ?
	    MEMORY_FOOTPRINT : strcmp(name, "chrome.peak_resident_set") == 0 ?
	    MEMORY_RESIDENT : MEMORY_OTHER;
}

/* Returns the number of dumps, or of what counters have of them. */
static uint32_t
memory_dumps(const struct trace *t)
{
	uint32_t i, n = t->nmemdumps;

	for (i = 0; i < t->nseries && t->nmemdumps == 0; i++)
		if (counter_measure(t, &t->series[i]) != MEMORY_OTHER)
			n += t->series[i].n;
	return n;
}

int
brief_memory_is(const struct trace *t)
{
	uint32_t n = memory_dumps(t);

	return n > 0 && t->nslices / SLICES < n;
}

/* Sets what an event of a dump says of the whole process, and returns how it is
 * measured; MEMORY_OTHER: it says nothing. */
static enum memory_measure
dump_total(const struct trace *t, uint32_t dump, double *bytes)
{
	struct arena a = ARENA_INIT;
	enum memory_measure best = MEMORY_OTHER;
	struct memory_facts f;
	size_t i;

	memset(&f, 0, sizeof(f));
	if (trace_memory_facts(t, t->memdumps[dump].off, MEMORY_TOTALS, &f,
	    &a) == 0)
		for (i = 0; i < f.ntotals; i++)
			if (f.totals[i].measure == MEMORY_FOOTPRINT ||
			    (f.totals[i].measure == MEMORY_RESIDENT &&
			    best == MEMORY_OTHER)) {
				best = f.totals[i].measure;
				*bytes = (double)f.totals[i].bytes;
			}
	arena_free(&a);
	return best;
}

/* Returns by how much a process changed from its first dump to its last; -1: it
 * is not known. */
static double
dumps_change(const struct trace *t, const struct track *k)
{
	uint32_t n = k->nmemdumps < ABOUT_DUMPS ? k->nmemdumps : ABOUT_DUMPS;
	uint32_t last = k->memdump + k->nmemdumps - 1, i;
	enum memory_measure measure = MEMORY_OTHER;
	double from = 0, to = 0;

	for (i = 0; i < n && measure == MEMORY_OTHER; i++)
		measure = dump_total(t, k->memdump + i, &from);
	for (i = 0; i < n && measure != MEMORY_OTHER; i++)
		if (dump_total(t, last - i, &to) == measure)
			return fabs(to - from);
	return -1;
}

/* Returns by how much the footprint changed that a track counts; -1: it counts
 * something else. */
static double
counter_change(const struct trace *t, const struct track *k)
{
	const struct series *s = &t->series[k->series];

	if (k->nseries == 0 || counter_measure(t, s) != MEMORY_FOOTPRINT)
		return -1;
	return fabs(t->counter_value[s->first + s->n - 1] -
	    t->counter_value[s->first]);
}

/*
 * Returns the dumps of the process that changed most, as the first line says,
 * or else of the first.  The first frame waits for it: a dump may have much
 * text, so no more than the ends are read, of ABOUT_TRACKS processes.
 */
uint32_t
brief_memory_about(const struct trace *t)
{
	uint32_t best = NONE, i, n = 0;
	double change, most = -2;
	const struct track *k;

	for (i = 0; i < t->ntracks && n < ABOUT_TRACKS; i++) {
		k = &t->tracks[i];
		if (k->upid == NONE || (t->nmemdumps > 0 ? k->nmemdumps == 0 :
		    k->type != TRACK_COUNTER))
			continue;
		n += k->nmemdumps > 0;
		change = k->nmemdumps > 0 ? dumps_change(t, k) :
		    counter_change(t, k);
		if (change > most) {
			most = change;
			best = i;
		}
	}
	return best;
}

/* Adds the counters of processes that are totals of dumps without details. */
static void
counters_add(struct growth *g, const struct trace *t,
    const struct brief_query *q)
{
	const struct series *s;
	struct growth_series *to;
	const int64_t *ts;
	uint32_t i, k;
	double value;

	for (i = 0; i < t->nseries && !brief_cancelled(q); i++) {
		s = &t->series[i];
		if (counter_measure(t, s) == MEMORY_OTHER ||
		    !brief_has_track(q, s->track))
			continue;
		ts = trace_series_ts(t, s);
		to = NULL;
		for (k = 0; k < s->n; k++) {
			if (ts[k] < q->t0 || ts[k] > q->t1)
				continue;
			value = t->counter_value[s->first + k];
			if (to == NULL) {
				g->v = xgrow(g->v, g->n, &g->cap,
				    sizeof(*g->v));
				to = &g->v[g->n++];
				memset(to, 0, sizeof(*to));
				to->track = s->track;
				to->total = counter_measure(t, s);
				to->name = growth_measure((enum memory_measure)
				    to->total);
				to->first = to->peak = value;
				to->peak_dump = s->first + k;
			}
			to->last = value;
			to->dumps++;
			if (value > to->peak) {
				to->peak = value;
				to->peak_dump = s->first + k;
			}
		}
	}
}

/* Writes "+8.1 MiB". */
static void
change_text(double change, char *out, size_t n)
{
	char bytes[32];

	text_bytes(bytes, sizeof(bytes), (uint64_t)fabs(change));
	snprintf(out, n, "%s%s", change > 0 ? "+" : change < 0 ? "-" : "",
	    bytes);
}

/* Adds a process's total, or one of its allocators. */
static void
memory_line(struct brief *b, struct brief_part *p, const struct trace *t,
    const struct growth_series *s)
{
	char change[40], first[32], last[32], peak[32], over[120];
	struct brief_line *l = brief_line(p, t->nmemdumps > 0 ?
	    ENTITY_MEMDUMP : ENTITY_COUNTER, s->peak_dump);
	uint32_t upid = t->tracks[s->track].upid;

	if (l == NULL)
		return;
	change_text(s->last - s->first, change, sizeof(change));
	text_bytes(first, sizeof(first), (uint64_t)s->first);
	text_bytes(last, sizeof(last), (uint64_t)s->last);
	text_bytes(peak, sizeof(peak), (uint64_t)s->peak);
	l->number = brief_text(b, "%s", s->dumps > 1 ? change : last);
	over[0] = '\0';
	if (s->dumps > 1)
		snprintf(over, sizeof(over), "  %s to %s%s%s", first, last,
		    s->peak > s->last ? ", peak " : "", s->peak > s->last ?
		    peak : "");
	if (s->total != 0 && upid != NONE)
		l->text = brief_text(b, "%s%s", brief_process(b, t, upid),
		    over);
	else
		l->text = brief_text(b, "%.60s%s", s->name, over);
	if (s->total == 0 && upid != NONE)
		l->where = brief_process(b, t, upid);
}

/* By how much a series has changed; of a single dump its size. */
static double
growth_weight(const struct growth_series *s)
{
	return s->dumps > 1 ? fabs(s->last - s->first) : s->last;
}

static int
change_order(const void *va, const void *vb)
{
	const struct growth_series *a = va, *b = vb;
	double x = growth_weight(a), y = growth_weight(b);

	if (x < y || x > y)
		return COMPARE(y, x);
	if (a->track != b->track)
		return COMPARE(a->track, b->track);
	return strcmp(a->name, b->name);
}

/* Returns the total that says most of those that the dumps have. */
static int
memory_measure(const struct growth *g)
{
	int resident = 0;
	size_t i;

	for (i = 0; i < g->n; i++) {
		if (g->v[i].total == MEMORY_FOOTPRINT)
			return MEMORY_FOOTPRINT;
		resident |= g->v[i].total == MEMORY_RESIDENT;
	}
	return resident ? MEMORY_RESIDENT : MEMORY_OTHER;
}

/* Adds the series of a total, or of the allocators those that changed. */
static void
memory_part(struct brief *b, const struct trace *t, const struct growth *g,
    int total, const char *word)
{
	struct brief_part *p = brief_part(b, word);
	size_t i;

	if (p != NULL)
		p->ends = 1;
	for (i = 0; i < g->n && p != NULL; i++)
		if (g->v[i].total == total && g->v[i].peak > 0 && (total != 0 ||
		    p->n == 0 || growth_weight(&g->v[i]) > 0))
			memory_line(b, p, t, &g->v[i]);
}

static void
memory_facts(struct brief *b, const struct growth *g, int measure)
{
	double first = 0, last = 0;
	char change[40], size[32];
	size_t i, n = 0, dumps = 0;

	for (i = 0; i < g->n; i++) {
		if (g->v[i].dumps > dumps)
			dumps = g->v[i].dumps;
		if (g->v[i].total != measure)
			continue;
		first += g->v[i].first;
		last += g->v[i].last;
		n++;
	}
	brief_fact(b, "%zu dump%s of %zu process%s", dumps, dumps == 1 ? "" :
	    "s", n, n == 1 ? "" : "es");
	if (measure == MEMORY_OTHER)
		return;
	text_bytes(size, sizeof(size), (uint64_t)last);
	change_text(last - first, change, sizeof(change));
	brief_fact(b, "%s %s%s%s%s", growth_measure((enum memory_measure)
	    measure), size, dumps > 1 ? " (" : "", dumps > 1 ? change : "",
	    dumps > 1 ? ")" : "");
}

/* Makes the series of memory, those that changed most first; 0: none. */
static size_t
memory_growth(struct growth *g, const struct trace *t,
    const struct brief_query *q)
{
	if (growth_make(g, t, q->t0, q->t1, q->tracks, q->progress) == 0 &&
	    t->nmemdumps == 0)
		counters_add(g, t, q);
	sort_any(g->v, g->n, sizeof(*g->v), change_order);
	return g->n;
}

void
brief_memory_processes(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct growth g;
	int measure;

	if (memory_dumps(t) == 0)
		return;
	if (memory_growth(&g, t, q) > 0 &&
	    (measure = memory_measure(&g)) != MEMORY_OTHER)
		memory_part(b, t, &g, measure, "memory");
	growth_free(&g);
}

void
brief_memory_fill(struct brief *b, const struct trace *t,
    const struct brief_query *q)
{
	struct growth g;
	int measure;
	size_t i;

	if (memory_growth(&g, t, q) > 0) {
		measure = memory_measure(&g);
		memory_facts(b, &g, measure);
		for (i = 0; i < g.n && g.v[i].total != 0; i++)
			;
		if (i < g.n && g.v[i].dumps > 1)
			brief_fact(b, "most by %.60s", g.v[i].name);
		memory_part(b, t, &g, measure, "process");
		if (t->nmemdumps == 0 && measure == MEMORY_FOOTPRINT)
			memory_part(b, t, &g, MEMORY_RESIDENT, "peak");
		else if (measure != MEMORY_OTHER)
			memory_part(b, t, &g, MEMORY_OTHER, "part");
	}
	growth_free(&g);
}
