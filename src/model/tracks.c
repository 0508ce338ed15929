/*
 * tracks: the tree of tracks and the order in which people see it
 * (ttv-formats(5), TRACKS).
 *
 * What belongs to no process comes first.  Processes: those with a sort index
 * by it, then by name, then by id; unnamed ones after named ones.  In a
 * process: its own track, its threads (sort index, main thread, name, id) each
 * followed by its samples, then async tracks and the rest by name.  A process
 * that has anything has a track of its own, their parent.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "part.h"
#include "tracks.h"

static uint32_t *
none_array(size_t n)
{
	uint32_t *a = xreallocarray(NULL, n + 1, sizeof(*a));
	size_t i;

	for (i = 0; i < n; i++)
		a[i] = NONE;
	return a;
}

void
tracks_init(struct tracks *k, const struct builder *b)
{
	memset(k, 0, sizeof(*k));
	k->of_thread = none_array(b->threads.n);
	k->of_process = none_array(b->processes.n);
	k->global = NONE;
}

void
tracks_free(struct tracks *k)
{
	free(k->v);
	free(k->of_thread);
	free(k->of_process);
}

uint32_t
tracks_add(struct tracks *k, enum track_type type, uint32_t upid,
    uint32_t utid, uint32_t name, int64_t start)
{
	struct newtrack *t;

	if (upid != NONE && type != TRACK_PROCESS)
		tracks_process(k, upid);
	k->v = xgrow(k->v, k->n, &k->cap, sizeof(*k->v));
	t = &k->v[k->n];
	t->type = type;
	t->upid = upid;
	t->utid = utid;
	t->name = name;
	t->start = start;
	t->place = NONE;
	t->ninstants = 0;
	return (uint32_t)k->n++;
}

uint32_t
tracks_thread(struct tracks *k, const struct builder *b, uint32_t utid)
{
	if (k->of_thread[utid] == NONE)
		k->of_thread[utid] = tracks_add(k, TRACK_THREAD,
		    b->threads.v[utid].upid, utid, 0, 0);
	return k->of_thread[utid];
}

uint32_t
tracks_process(struct tracks *k, uint32_t upid)
{
	if (k->of_process[upid] == NONE)
		k->of_process[upid] = tracks_add(k, TRACK_PROCESS, upid, NONE,
		    0, 0);
	return k->of_process[upid];
}

uint32_t
tracks_global(struct tracks *k)
{
	if (k->global == NONE)
		k->global = tracks_add(k, TRACK_GLOBAL, NONE, NONE, 0, 0);
	return k->global;
}

/* ---- order ---- */

/* The place of a kind among the tracks of a process. */
static const uint8_t type_rank[TRACK_TYPES] = {
	[TRACK_GLOBAL] = 0,
	[TRACK_PROCESS] = 1,
	[TRACK_THREAD] = 2,
	[TRACK_SAMPLE] = 2,
	[TRACK_ASYNC] = 3,
	[TRACK_COUNTER] = 4,
	[TRACK_OBJECT] = 5,
	[TRACK_MEMORY] = 6,
};

struct order {				/* what the comparisons need */
	const struct trace	*t;
	const struct newtrack	*track;
	uint32_t		 process, thread;	/* ranks */
	uint32_t		 index;
};

static int
name_order(const struct trace *t, uint32_t a, uint32_t b)
{
	if (a == b)
		return 0;
	if (a == 0 || b == 0)
		return a == 0 ? 1 : -1;
	return strcmp(trace_str(t, a), trace_str(t, b));
}

static int
ident_order(const struct trace *t, struct ident a, struct ident b)
{
	if (a.type != b.type)
		return a.type < b.type ? -1 : 1;
	if (a.type == IDENT_TEXT)
		return name_order(t, a.text, b.text);
	return a.num < b.num ? -1 : a.num > b.num;
}

static int
sort_order(int has_a, int64_t a, int has_b, int64_t b)
{
	if (has_a != has_b)
		return has_a ? -1 : 1;
	if (!has_a || a == b)
		return 0;
	return a < b ? -1 : 1;
}

static int
process_order(const void *va, const void *vb)
{
	const struct order *a = va, *b = vb;
	const struct process *p = &a->t->processes[a->index];
	const struct process *q = &b->t->processes[b->index];
	int c;

	if (p->file != q->file)
		return p->file < q->file ? -1 : 1;
	c = sort_order(p->has_sort, p->sort_index, q->has_sort,
	    q->sort_index);
	if (c == 0)
		c = name_order(a->t, p->name, q->name);
	if (c == 0)
		c = ident_order(a->t, p->pid, q->pid);
	return c != 0 ? c : a->index < b->index ? -1 : 1;
}

static int
is_main(const struct trace *t, const struct thread *th)
{
	const struct ident *pid = &t->processes[th->upid].pid;

	return pid->type == th->tid.type && pid->num == th->tid.num &&
	    pid->text == th->tid.text;
}

static int
thread_order(const void *va, const void *vb)
{
	const struct order *a = va, *b = vb;
	const struct thread *p = &a->t->threads[a->index];
	const struct thread *q = &b->t->threads[b->index];
	int c;

	c = sort_order(p->has_sort, p->sort_index, q->has_sort,
	    q->sort_index);
	if (c == 0)
		c = is_main(b->t, q) - is_main(a->t, p);
	if (c == 0)
		c = name_order(a->t, p->name, q->name);
	if (c == 0)
		c = ident_order(a->t, p->tid, q->tid);
	return c != 0 ? c : a->index < b->index ? -1 : 1;
}

static int
track_order(const void *va, const void *vb)
{
	const struct order *a = va, *b = vb;
	const struct newtrack *x = a->track, *y = b->track;
	int c;

	if (a->process != b->process)
		return a->process < b->process ? -1 : 1;
	if (type_rank[x->type] != type_rank[y->type])
		return type_rank[x->type] < type_rank[y->type] ? -1 : 1;
	if (a->thread != b->thread)
		return a->thread < b->thread ? -1 : 1;
	if (x->type != y->type)		/* a thread before its samples */
		return x->type == TRACK_THREAD ? -1 : 1;
	if ((c = name_order(a->t, x->name, y->name)) != 0)
		return c;
	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	return a->index < b->index ? -1 : 1;
}

/* rank[i] is the place of i among n things in the given order. */
static uint32_t *
ranks(const struct trace *t, size_t n,
    int (*order)(const void *, const void *))
{
	struct order *o = xcalloc(n + 1, sizeof(*o));
	uint32_t *rank = xreallocarray(NULL, n + 1, sizeof(*rank));
	size_t i;

	for (i = 0; i < n; i++) {
		o[i].t = t;
		o[i].index = (uint32_t)i;
	}
	qsort(o, n, sizeof(*o), order);
	for (i = 0; i < n; i++)
		rank[o[i].index] = (uint32_t)i;
	free(o);
	return rank;
}

static uint32_t
parent_of(const struct tracks *k, const struct newtrack *n)
{
	if (n->type == TRACK_PROCESS || n->type == TRACK_GLOBAL)
		return NONE;
	if (n->type == TRACK_SAMPLE && n->utid != NONE &&
	    k->of_thread[n->utid] != NONE)
		return k->v[k->of_thread[n->utid]].place;
	if (n->upid != NONE)
		return k->v[k->of_process[n->upid]].place;
	return k->global == NONE ? NONE : k->v[k->global].place;
}

static void
track_fill(struct trace *t, const struct tracks *k, const struct newtrack *n)
{
	struct track *out = &t->tracks[n->place];

	out->type = n->type;
	out->upid = n->upid;
	out->utid = n->utid;
	out->name = n->name;
	out->ninstants = n->ninstants;
	out->start = INT64_MAX;
	out->end = INT64_MIN;
	if (n->type == TRACK_THREAD) {
		out->name = t->threads[n->utid].name;
		t->threads[n->utid].track = n->place;
	} else if (n->type == TRACK_PROCESS) {
		out->name = t->processes[n->upid].name;
		t->processes[n->upid].track = n->place;
	}
	out->parent = parent_of(k, n);
}

void
tracks_order(struct tracks *k, struct trace *t)
{
	uint32_t *process, *thread;
	struct order *o;
	size_t i;

	process = ranks(t, t->nprocesses, process_order);
	thread = ranks(t, t->nthreads, thread_order);
	o = xcalloc(k->n + 1, sizeof(*o));
	for (i = 0; i < k->n; i++) {
		o[i].t = t;
		o[i].track = &k->v[i];
		o[i].index = (uint32_t)i;
		o[i].process = k->v[i].upid == NONE ? 0 :
		    process[k->v[i].upid] + 1;
		o[i].thread = k->v[i].utid == NONE ? 0 :
		    thread[k->v[i].utid] + 1;
	}
	qsort(o, k->n, sizeof(*o), track_order);
	for (i = 0; i < k->n; i++)
		k->v[o[i].index].place = (uint32_t)i;
	t->tracks = xcalloc(k->n + 1, sizeof(*t->tracks));
	t->ntracks = (uint32_t)k->n;
	for (i = 0; i < k->n; i++)
		track_fill(t, k, &k->v[i]);
	free(o);
	free(process);
	free(thread);
}
