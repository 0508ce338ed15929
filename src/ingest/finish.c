/*
 * finish: makes a model of the lists of a builder.
 *
 * The steps, in order; each list is freed as soon as it is laid out:
 *   - merge the parts;
 *   - sort events by thread and pack async units (slices_plan), which tells
 *     which tracks have anything;
 *   - give the tracks their places;
 *   - nest the threads and lay them out as columns by place, and the lists
 *     beside them;
 *   - derive what needs the whole: bind flows to slices, count kinds, make
 *     summaries.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/flow_table.h"
#include "ttv/lod.h"
#include "ttv/pool.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "ttv/column.h"
#include "finish.h"
#include "owners.h"
#include "sched.h"

#define FILES_MAX	256	/* files, since builder.file has 8 bits */

void
track_widen(struct track *k, int64_t start, int64_t end)
{
	if (start < k->start)
		k->start = start;
	if (end > k->end)
		k->end = end;
}

uint32_t *
finish_group(const struct finish *f, const uint32_t *newtrack, size_t n,
    uint32_t **at)
{
	uint32_t *order, *first, place;
	size_t i;

	first = xcalloc((size_t)f->t->ntracks + 2, sizeof(*first));
	order = xreallocarray(NULL, n + 1, sizeof(*order));
	for (i = 0; i < n; i++)
		if (newtrack[i] != NONE)
			first[f->tracks.v[newtrack[i]].place + 2]++;
	for (i = 2; i < (size_t)f->t->ntracks + 2; i++)
		first[i] += first[i - 1];
	for (i = 0; i < n; i++) {
		if (newtrack[i] == NONE)
			continue;
		place = f->tracks.v[newtrack[i]].place;
		order[first[place + 1]++] = (uint32_t)i;
	}
	*at = first;
	return order;
}

static int
callsite_id_order(const void *va, const void *vb)
{
	const struct callsite_id *a = va, *b = vb;

	if (a->owner != b->owner)
		return COMPARE(a->owner, b->owner);
	return COMPARE(a->id, b->id);
}

/* A name beside its count: an order has no argument to pass the trace. */
struct count_name {
	const char		*name;
	struct event_count	 count;
};

static int
count_name_order(const void *va, const void *vb)
{
	const struct count_name *a = va, *b = vb;
	int c = strcmp(a->name, b->name);

	return c != 0 ? c : a->count.help < b->count.help ? -1 :
	    a->count.help > b->count.help;
}

/* Takes the readings of clocks and numbers their snapshots. */
static void
finish_clocks(struct finish *f)
{
	struct builder *b = f->b;
	uint32_t i, snapshot = NONE;

	f->t->clock_readings = b->clock_readings.v;
	f->t->nclock_readings = (uint32_t)b->clock_readings.n;
	b->clock_readings.v = NULL;
	for (i = 0; i < f->t->nclock_readings; i++) {
		snapshot += f->t->clock_readings[i].snapshot || i == 0;
		f->t->clock_readings[i].snapshot = snapshot;
	}
}

/* Sets the counts of events by name, sorted by it, and those by warning. */
static void
finish_counts(struct finish *f)
{
	const struct tally *counts = &f->b->counts, *unread = &f->b->unread;
	struct trace *t = f->t;
	struct count_name *v;
	uint32_t i;

	t->nevent_counts = counts->names.n;
	v = xcalloc((size_t)t->nevent_counts + 1, sizeof(*v));
	for (i = 0; i < t->nevent_counts; i++) {
		v[i].count.name = (uint32_t)counts->names.keys[i].w[0];
		v[i].count.help = (uint32_t)counts->names.keys[i].w[1];
		v[i].count.n = counts->n[i];
		v[i].name = trace_str(t, v[i].count.name);
	}
	qsort(v, t->nevent_counts, sizeof(*v), count_name_order);
	t->event_counts = xcalloc((size_t)t->nevent_counts + 1,
	    sizeof(*t->event_counts));
	for (i = 0; i < t->nevent_counts; i++)
		t->event_counts[i] = v[i].count;
	free(v);
	t->nunread = unread->names.n;
	t->unread = xcalloc((size_t)t->nunread + 1, sizeof(*t->unread));
	for (i = 0; i < t->nunread; i++) {
		t->unread[i].name = (uint32_t)unread->names.keys[i].w[0];
		t->unread[i].code = (enum warn_code)unread->names.keys[i].w[1];
		t->unread[i].n = unread->n[i];
	}
}

/* Moves a list of the builder b to the trace t. */
#define FINISH_TAKE(list)						\
	(t->list = b->list.v, t->n##list = (uint32_t)b->list.n,	\
	    b->list.v = NULL)

/* Moves strings, kinds, processes, threads and callsites to the trace. */
static void
finish_tables(struct finish *f)
{
	struct builder *b = f->b;
	struct trace *t = f->t;
	const struct idkey *w;
	uint32_t i;

	t->strings = b->strings;
	b->strings = NULL;
	t->nkinds = b->kinds.n;
	t->kinds = xcalloc((size_t)t->nkinds + 1, sizeof(*t->kinds));
	t->kind_count = xcalloc((size_t)t->nkinds + 1, sizeof(*t->kind_count));
	for (i = 0; i < t->nkinds; i++) {
		w = &b->kinds.keys[i];
		t->kinds[i].name = (uint32_t)w->w[0];
		t->kinds[i].cat = (uint32_t)w->w[1];
		t->kinds[i].cname = (uint32_t)w->w[2];
		t->kinds[i].flags = (uint32_t)w->w[3];
	}
	FINISH_TAKE(processes);
	t->threads = b->threads.v;
	t->nthreads = (uint32_t)b->threads.n;
	t->ncallsites = b->callsites.n;
	t->callsites = xcalloc((size_t)t->ncallsites + 1,
	    sizeof(*t->callsites));
	for (i = 0; i < t->ncallsites; i++)
		t->callsites[i] = b->callsites.v[i].c;
	FINISH_TAKE(frames);
	FINISH_TAKE(callsite_ids);
	sort_stable(t->callsite_ids, t->ncallsite_ids,
	    sizeof(*t->callsite_ids), callsite_id_order);
	FINISH_TAKE(metadata);
	FINISH_TAKE(cpu_infos);
	FINISH_TAKE(cpu_freqs);
	FINISH_TAKE(clock_syncs);
	finish_clocks(f);
	finish_counts(f);
	t->nevents = b->nevents;
	memcpy(t->time_unit, b->time_unit, sizeof(t->time_unit));
	t->has_wall = builder_wall(b, &t->wall);
}

/* Sets the first and the last time of the trace. */
static void
finish_span(struct finish *f)
{
	struct trace *t = f->t;
	int64_t start = f->b->start, end = f->b->end;
	uint32_t i;

	for (i = 0; i < t->ntracks; i++) {
		if (t->tracks[i].start > t->tracks[i].end)
			continue;
		if (t->tracks[i].start < start)
			start = t->tracks[i].start;
		if (t->tracks[i].end > end)
			end = t->tracks[i].end;
	}
	if (start <= end) {
		t->start = start;
		t->end = end;
	}
}

/* Returns the approximate private memory of the model, bytes: its arrays. */
static uint64_t
finish_memory(const struct trace *t)
{
	return columns_bytes(t) + flow_table_bytes(t) +
	    strtab_bytes(t->strings);
}

/* ---- steps that need only the finished slices, in parallel ---- */

struct last {
	struct finish	*f;
	size_t		 nkinds;	/* jobs that count kinds; others
					 * follow */
	uint64_t	*kinds;		/* a table for each of these jobs */
	size_t		 nlods;
};

/* Counts the kinds of a job's share of the slices. */
static void
count_kinds(struct last *l, size_t job)
{
	const struct trace *t = l->f->t;
	uint64_t *count = &l->kinds[job * t->nkinds];
	size_t i = (size_t)t->nslices * job / l->nkinds;
	size_t end = (size_t)t->nslices * (job + 1) / l->nkinds;

	for (; i < end; i++)
		count[t->kind[i]]++;
}

static void
last_job(void *arg, size_t job)
{
	struct last *l = arg;

	if (job == 0)
		flows_fill(l->f);
	else if (job - 1 < l->nkinds)
		count_kinds(l, job - 1);
	else
		lod_job(l->f->t, job - 1 - l->nkinds);
}

static void
finish_last(struct finish *f)
{
	struct trace *t = f->t;
	struct last l;
	size_t i, k;

	l.f = f;
	/* a table for each job, unless all tables would outweigh the slices */
	l.nkinds = f->threads > 1 && t->nkinds < t->nslices / 16 ?
	    (size_t)f->threads : 1;
	l.kinds = xcalloc(l.nkinds * t->nkinds, sizeof(*l.kinds));
	l.nlods = lod_start(t);
	pool_run(f->threads, 1 + l.nkinds + l.nlods, last_job, &l);
	lod_end(t);
	for (i = 0; i < l.nkinds; i++)
		for (k = 0; k < t->nkinds; k++)
			t->kind_count[k] += l.kinds[i * t->nkinds + k];
	free(l.kinds);
}

/* Returns the end of each file, if clock_align() put several on a timeline. */
static int64_t *
file_ends(struct builder **parts, size_t n)
{
	int64_t *end = NULL;
	size_t i, file;

	for (i = 0; i < n; i++) {
		if (parts[i]->last == INT64_MIN)
			continue;
		if (end == NULL) {
			end = xreallocarray(NULL, FILES_MAX, sizeof(*end));
			for (file = 0; file < FILES_MAX; file++)
				end[file] = INT64_MIN;
		}
		file = parts[i]->file;
		if (parts[i]->last > end[file])
			end[file] = parts[i]->last;
	}
	return end;
}

struct trace *
builder_finish(struct builder **parts, size_t n, int threads)
{
	struct finish f;
	struct builder *late[2] = { NULL, NULL };
	int64_t *ends;

	if (n > 1 && parts[n - 1]->late)
		late[1] = parts[--n];
	ends = n > 1 ? file_ends(parts, n) : NULL;
	memset(&f, 0, sizeof(f));
	f.wide = parts[0]->off_end == 0 ||
	    parts[0]->off_end > UINT64_C(1) << 32;
	f.b = builder_merge(parts, n, threads);
	f.t = xcalloc(1, sizeof(*f.t));
	f.t->file_end = ends;
	f.t->nfile_end = ends == NULL ? 0 : FILES_MAX;
	f.threads = threads;
	f.t->complete = 1;
	f.b = part_tids_join(f.b, threads);
	if (late[1] != NULL) {
		late[0] = f.b;
		f.b = builder_merge(late, 2, threads);
	}
	owners_start(f.b);
	sched_comms(f.b);
	part_tracks_settle(f.b);
	tracks_init(&f.tracks, f.b);
	slices_plan(&f);
	sched_plan(&f);
	instants_plan(&f);
	counters_plan(&f);
	objects_plan(&f);
	samples_plan(&f);
	memdumps_plan(&f);
	contexts_plan(&f);
	finish_tables(&f);
	tracks_order(&f);
	slices_fill(&f);
	finish_span(&f);
	finish_last(&f);
	f.t->warn = f.b->warn;
	if (f.b->open_ends)
		memset(&f.t->warn.entry[WARN_UNFINISHED], 0,
		    sizeof(f.t->warn.entry[WARN_UNFINISHED]));
	f.t->memory = finish_memory(f.t);
	f.b->threads.v = NULL;		/* the trace owns it now */
	tracks_free(&f.tracks);
	builder_free(f.b);
	return f.t;
}
