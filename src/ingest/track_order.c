/*
 * track_order: puts the tree of tracks into display order.
 *
 *   - Tracks of no process come first, CPUs in order of their numbers; threads
 *     whose process is not known come last.
 *   - Processes: those with a sort index by it, then by name, then by id;
 *     unnamed ones after named ones.
 *   - In a process: its threads (sort index, main thread, name, id), each
 *     followed by its samples; then async tracks and those of the file's own;
 *     then others by name.
 *   - Names are compared as people count, digits as numbers.
 *   - Where a track says how its children are ordered, all children but threads
 *     are.
 *
 * All tracks are sorted once by parent and among siblings, so that the children
 * of each are a run; a depth-first walk from the roots gives the places.  O(n
 * log n).
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/chars.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "finish.h"

/* The rank of a type of track among the tracks of a process. */
static const uint8_t kind_rank[TRACK_TYPES] = {
	[TRACK_GLOBAL] = 0,
	[TRACK_PROCESS] = 1,
	[TRACK_THREAD] = 2,
	[TRACK_SAMPLE] = 2,
	[TRACK_ASYNC] = 3,
	[TRACK_CUSTOM] = 3,
	[TRACK_CPU] = 1,
	[TRACK_STATE] = 0,
	[TRACK_COUNTER] = 4,
	[TRACK_OBJECT] = 5,
	[TRACK_MEMORY] = 6,
};

struct order {				/* keys for the comparisons */
	const struct trace	*t;
	const struct newtrack	*track;
	uint32_t		 process, thread;	/* ranks + 1, or 0 */
	enum child_order	 by;		/* child_order of the parent */
	uint32_t		 index;
};

/* Compares texts as people count: "worker 9" is before "worker 10". */
static int
natural_order(const char *a, const char *b)
{
	const char *x = a, *y = b;
	size_t n, m;
	int c;

	while (*x != '\0' && *y != '\0') {
		if (!is_digit(*x) || !is_digit(*y)) {
			if (*x != *y)
				return (unsigned char)*x < (unsigned char)*y ?
				    -1 : 1;
			x++;
			y++;
			continue;
		}
		x += strspn(x, "0");
		y += strspn(y, "0");
		n = strspn(x, "0123456789");
		m = strspn(y, "0123456789");
		if (n != m)
			return COMPARE(n, m);
		if ((c = memcmp(x, y, n)) != 0)
			return c;
		x += n;
		y += n;
	}
	return *x != *y ? (*x == '\0' ? -1 : 1) : strcmp(a, b);
}

/* Compares names, those without any last. */
static int
name_order(const struct trace *t, uint32_t a, uint32_t b)
{
	if (a == b)
		return 0;
	if (a == 0 || b == 0)
		return a == 0 ? 1 : -1;
	return natural_order(trace_str(t, a), trace_str(t, b));
}

/* Compares names bytewise, where the file asks for that. */
static int
byte_order(const struct trace *t, uint32_t a, uint32_t b)
{
	return a == 0 || b == 0 ? name_order(t, a, b) :
	    strcmp(trace_str(t, a), trace_str(t, b));
}

static int
ident_order(const struct trace *t, struct ident a, struct ident b)
{
	if (a.type != b.type)
		return COMPARE(a.type, b.type);
	if (a.type == IDENT_TEXT)
		return name_order(t, a.text, b.text);
	return COMPARE(a.num, b.num);
}

static int
sort_order(int has_a, int64_t a, int has_b, int64_t b)
{
	if (has_a != has_b)
		return has_a ? -1 : 1;
	return has_a ? COMPARE(a, b) : 0;
}

static int
process_order(const void *va, const void *vb)
{
	const struct order *a = va, *b = vb;
	const struct process *p = &a->t->processes[a->index];
	const struct process *q = &b->t->processes[b->index];
	int c;

	if (p->file != q->file)
		return COMPARE(p->file, q->file);
	c = sort_order(p->has_sort, p->sort_index, q->has_sort,
	    q->sort_index);
	if (c == 0)
		c = name_order(a->t, p->name, q->name);
	if (c == 0)
		c = ident_order(a->t, p->pid, q->pid);
	return c != 0 ? c : COMPARE(a->index, b->index);
}

static int
is_main(const struct trace *t, const struct thread *th)
{
	const struct ident *pid;

	if (th->upid == NONE)
		return 0;
	pid = &t->processes[th->upid].pid;
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
	return c != 0 ? c : COMPARE(a->index, b->index);
}

/* Compares names, then numbers that tell tracks of one name apart. */
static int
same_order(const struct order *a, const struct order *b)
{
	const struct newtrack *x = a->track, *y = b->track;
	int c;

	if (x->kind != TRACK_CPU && (c = a->by == ORDER_NAME ?
	    byte_order(a->t, x->name, y->name) :
	    name_order(a->t, x->name, y->name)) != 0)
		return c;
	if (x->start != y->start)
		return COMPARE(x->start, y->start);
	if (x->from != y->from)
		return COMPARE(x->from, y->from);
	return COMPARE(a->index, b->index);
}

static int
is_thread(const struct newtrack *n)
{
	return n->kind == TRACK_THREAD || n->kind == TRACK_SAMPLE;
}

/* Compares siblings whose parent has a child_order. */
static int
child_order(const struct order *a, const struct order *b)
{
	const struct newtrack *x = a->track, *y = b->track;

	if (a->by != ORDER_NAME && x->start != y->start)
		return COMPARE(x->start, y->start);
	return same_order(a, b);
}

static int
track_order(const void *va, const void *vb)
{
	const struct order *a = va, *b = vb;
	const struct newtrack *x = a->track, *y = b->track;

	if (x->parent != y->parent)	/* roots have NONE, the largest: last */
		return COMPARE(x->parent, y->parent);
	if ((x->kind == TRACK_STATE) != (y->kind == TRACK_STATE))
		return x->kind == TRACK_STATE ? -1 : 1;
	if (a->by != ORDER_DEFAULT && !is_thread(x) && !is_thread(y))
		return child_order(a, b);
	if (a->process != b->process)
		return COMPARE(a->process, b->process);
	if (kind_rank[x->kind] != kind_rank[y->kind])
		return COMPARE(kind_rank[x->kind], kind_rank[y->kind]);
	if (!is_thread(x))
		return same_order(a, b);
	if (a->thread != b->thread)
		return COMPARE(a->thread, b->thread);
	return same_order(a, b);
}

/* Returns rank[]: the place of i among n things in the given order. */
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

/* ---- first times, where siblings are ordered by them ---- */

struct firsts {
	const struct finish *f;
	int64_t		*first;		/* by a builder's track */
};

static void
firsts_note(struct firsts *w, uint32_t track, int64_t ts)
{
	if (ts < w->first[track])
		w->first[track] = ts;
}

static void
first_recs(struct firsts *w, uint32_t track)
{
	const struct event_chunk *c;
	size_t i;

	for (c = w->f->track_spans[track].recs.first; c != NULL; c = c->next)
		for (i = 0; i < c->n; i++)
			firsts_note(w, track, time_shifted(c->recs[i].ts,
			    c->shift));
}

static void
first_values(struct firsts *w)
{
	const struct builder *b = w->f->b;
	const struct value_chunk *c;
	uint64_t owner;
	size_t i, j;

	for (i = 0; i < b->values.n; i++)
		for (c = b->values.v[i], j = 0; j < c->n; j++) {
			owner = b->series_ids.keys[c->series[j]].w[0];
			if (owner & SERIES_OF_TRACK)
				firsts_note(w, (uint32_t)owner, c->ts[j]);
		}
}

static void
first_points(struct firsts *w)
{
	const struct builder *b = w->f->b;
	const struct sample *s = b->samples.v;
	const struct raw_instant *r;
	size_t i, j;

	for (i = 0; i < b->instants.n; i++)
		for (r = (struct raw_instant *)b->instants.v[i].v, j = 0;
		    j < b->instants.v[i].n; j++)
			firsts_note(w, r[j].track, r[j].ts);
	for (i = 0; i < b->sample_runs.n; i++)
		for (j = b->sample_runs.v[i].n; j > 0; j--)
			firsts_note(w, b->sample_runs.v[i].track, (s++)->ts);
	for (i = 0; i < b->contexts.n; i++)
		firsts_note(w, b->contexts.v[i].track, b->contexts.v[i].ts);
}

/* Returns the definition of a track of the file's own, or NULL. */
static const struct track_def *
track_def(const struct builder *b, const struct newtrack *n)
{
	const struct made_track *m;

	if (n->from == NONE)
		return NULL;
	m = &b->tracks.v[n->from];
	return part_track_is_custom(m->type) ? &b->customs.v[m->of].def : NULL;
}

/* Sets `start` of the children of tracks that order them by rank. */
static void
tracks_rank(struct finish *f)
{
	struct tracks *k = &f->tracks;
	const struct track_def *d;
	size_t i;

	for (i = 0; i < k->n; i++)
		if (k->v[i].parent != NONE &&
		    k->v[k->v[i].parent].order == ORDER_RANK) {
			d = track_def(f->b, &k->v[i]);
			k->v[i].start = d == NULL ? 0 : d->rank;
		}
}

/* Sets `start` of the children of tracks that order them by time. */
static void
tracks_start(struct finish *f)
{
	struct tracks *k = &f->tracks;
	struct firsts w = { f, NULL };
	struct newtrack *n;
	size_t i;

	for (i = 0; i < k->n && k->v[i].order != ORDER_TIME; i++)
		;
	if (i == k->n)
		return;
	w.first = xreallocarray(NULL, f->b->tracks.n + 1, sizeof(*w.first));
	for (i = 0; i < f->b->tracks.n; i++)
		w.first[i] = INT64_MAX;
	first_values(&w);
	first_points(&w);
	for (i = 0; i < k->n; i++) {
		n = &k->v[i];
		if (n->parent == NONE || n->from == NONE ||
		    k->v[n->parent].order != ORDER_TIME)
			continue;
		first_recs(&w, n->from);
		n->start = w.first[n->from];
	}
	free(w.first);
}

/* Returns the file that a track is of; NONE: of several, or not known. */
static uint32_t
track_file(const struct finish *f, const struct newtrack *n)
{
	const struct made_track *m;

	if (n->upid != NONE)
		return f->t->processes[n->upid].file;
	if (n->utid != NONE)	/* one known by its tid: the file is below */
		return (uint8_t)f->b->thread_ids.keys[n->utid].w[0];
	m = n->from == NONE ? NULL : &f->b->tracks.v[n->from];
	if (m != NULL && m->type == TRACK_GLOBAL)
		return m->of;
	return m != NULL && part_track_is_custom(m->type) ?
	    f->b->customs.v[m->of].file : NONE;
}

/* ---- the tree ---- */

static void
track_fill(struct finish *f, const struct newtrack *n)
{
	const struct track_def *d = track_def(f->b, n);
	const struct tracks *k = &f->tracks;
	struct trace *t = f->t;
	struct track *out = &t->tracks[n->place];
	const struct made_track *m;

	out->type = (enum track_type)n->kind;
	out->parent = n->parent == NONE ? NONE : k->v[n->parent].place;
	out->upid = n->upid;
	out->utid = n->utid;
	out->name = n->name;
	out->unit = n->unit;
	out->order = (enum child_order)n->order;
	if (d != NULL) {
		out->unit = d->unit;
		out->description = d->description;
		out->rank = d->rank;
		out->has_rank = d->has_rank;
		out->source = d->source;
		out->has_states = d->has_states;
		out->uuid = d->source == TRACK_SOURCE_DESCRIPTOR ?
		    (uint64_t)d->id.num : 0;
	} else
		out->source = n->source;
	out->ninstants = n->ninstants;
	out->start = INT64_MAX;
	out->end = INT64_MIN;
	out->file = track_file(f, n);
	out->cpu = NONE;
	if (d != NULL) {
		m = &f->b->tracks.v[n->from];
		out->machine = f->b->customs.v[m->of].machine;
		if (n->kind == TRACK_CPU)
			out->cpu = f->b->customs.v[m->of].cpu;
	}
	if (n->kind == TRACK_THREAD) {
		out->name = t->threads[n->utid].name;
		t->threads[n->utid].track = n->place;
	} else if (n->kind == TRACK_PROCESS) {
		out->name = t->processes[n->upid].name;
		t->processes[n->upid].track = n->place;
	}
}

static struct order *
tracks_sort(const struct tracks *k, const struct trace *t)
{
	uint32_t *process = ranks(t, t->nprocesses, process_order);
	uint32_t *thread = ranks(t, t->nthreads, thread_order);
	struct order *o = xcalloc(k->n + 1, sizeof(*o));
	const struct newtrack *n;
	size_t i;

	for (i = 0; i < k->n; i++) {
		n = &k->v[i];
		o[i].t = t;
		o[i].track = n;
		o[i].index = (uint32_t)i;
		o[i].process = n->upid != NONE ? process[n->upid] + 1 :
		    n->kind == TRACK_THREAD ? t->nprocesses + 1 : 0;
		o[i].thread = n->utid == NONE ? 0 : thread[n->utid] + 1;
		o[i].by = n->parent == NONE ? ORDER_DEFAULT :
		    (enum child_order)k->v[n->parent].order;
		/* what hangs on a track of the file's own is all of one kind */
		if (o[i].by == ORDER_DEFAULT && n->parent != NONE &&
		    k->v[n->parent].kind == TRACK_CUSTOM)
			o[i].by = ORDER_NAME;
	}
	qsort(o, k->n, sizeof(*o), track_order);
	free(process);
	free(thread);
	return o;
}

struct level {				/* a run of siblings being walked */
	uint32_t	parent;		/* of all of them */
	size_t		at;		/* index of the next one */
};

/*
 * Numbers the n tracks o[], sorted by parent: each before its children, and
 * these before its next sibling.
 */
static void
tracks_place(struct tracks *k, const struct order *o, size_t n)
{
	struct level *v = xreallocarray(NULL, n + 1, sizeof(*v)), *l = v;
	uint32_t *first, place = 0, i;
	size_t at;

	first = xreallocarray(NULL, n + 1, sizeof(*first));
	for (at = 0; at < n; at++)
		first[at] = NONE;
	l->parent = NONE;
	l->at = n;
	for (at = n; at-- > 0; )
		if (o[at].track->parent == NONE)
			l->at = at;
		else
			first[o[at].track->parent] = (uint32_t)at;
	for (;;) {
		if (l->at == n || o[l->at].track->parent != l->parent) {
			if (l == v)
				break;
			l--;
			continue;
		}
		i = o[l->at++].index;
		k->v[i].place = place++;
		if (first[i] == NONE)
			continue;
		(++l)->parent = i;
		l->at = first[i];
	}
	free(first);
	free(v);
}

/* Moves tracks of no process below the track of the whole trace, if any. */
static void
tracks_on_global(struct tracks *k)
{
	struct newtrack *n;
	size_t i;

	for (i = 0; i < k->n; i++) {
		n = &k->v[i];
		if (n->parent == NONE && n->kind != TRACK_PROCESS &&
		    n->kind != TRACK_GLOBAL && n->kind != TRACK_CUSTOM &&
		    n->kind != TRACK_CPU && n->kind != TRACK_THREAD)
			n->parent = k->global;
	}
}

void
tracks_order(struct finish *f)
{
	struct tracks *k = &f->tracks;
	struct trace *t = f->t;
	struct order *o;
	size_t i;

	for (i = 0; i < t->nthreads; i++)
		t->threads[i].track = NONE;
	for (i = 0; i < t->nprocesses; i++)
		t->processes[i].track = NONE;
	tracks_on_global(k);
	tracks_rank(f);
	tracks_start(f);
	o = tracks_sort(k, t);
	tracks_place(k, o, k->n);
	free(o);
	t->tracks = xcalloc(k->n + 1, sizeof(*t->tracks));
	t->ntracks = (uint32_t)k->n;
	for (i = 0; i < k->n; i++)
		track_fill(f, &k->v[i]);
}
