/*
 * tids: joins threads that are known by their tid with those whose process is
 * known.
 *
 * The kernel's events name threads by tid; other events of the same file name
 * processes too.  A thread of a tid is the one of the same file, machine, tid
 * and life whose process is known, if there is exactly one; where its process
 * was told as well, the one of that process.  A thread whose tid is the pid of
 * a process is the main one of that.  Both then become one by merging
 * all into an empty builder, which maps every list in the one way that lists
 * are mapped.  Only files that have both pay for it, and those with counters of
 * the process of a tid, which become counters of processes on this way.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "owners.h"

/* The threads that a thread of a tid may be. */
struct candidate {
	uint32_t	utid;		/* of the tid */
	uint32_t	same;		/* of the same process, or NONE */
	uint32_t	only;		/* of any process, or NONE */
	uint32_t	n;		/* of any process */
};

struct candidates {
	struct idtab	 ids;		/* the keys of threads of tids */
	struct candidate *v;		/* by number in ids */
	size_t		 cap;
};

/* Returns the key that a thread would have if it were known by its tid. */
static struct idkey
tid_word(const struct builder *b, uint32_t utid)
{
	const struct thread *t = &b->threads.v[utid];
	struct idkey w = b->thread_ids.keys[utid];
	const struct process *p;

	if (w.w[0] & TID_ONLY)
		return w;
	p = &b->processes.v[t->upid];
	w.w[0] = TID_ONLY | p->file;
	w.w[3] |= (uint64_t)p->machine << 32;
	return w;
}

/* Returns the candidates of the tid that a thread has, or NULL. */
static struct candidate *
candidate_of(const struct candidates *c, const struct builder *b, uint32_t utid)
{
	struct idkey w = tid_word(b, utid);
	uint32_t i = idtab_find(&c->ids, &w);

	return i == UINT32_MAX ? NULL : &c->v[i];
}

static void
candidates_find(struct candidates *c, const struct builder *b)
{
	struct candidate *k;
	struct idkey w;
	uint32_t i, utid;

	for (utid = 0; utid < b->threads.n; utid++) {
		if (!owner_is_tid(b, utid))
			continue;
		w = tid_word(b, utid);
		i = idtab_add(&c->ids, &w, NULL);
		c->v = xgrow(c->v, i, &c->cap, sizeof(*c->v));
		c->v[i] = (struct candidate){ utid, NONE, NONE, 0 };
	}
	for (utid = 0; utid < b->threads.n; utid++) {
		if (owner_is_tid(b, utid) ||
		    (k = candidate_of(c, b, utid)) == NULL)
			continue;
		k->only = utid;
		k->n++;
	}
}

/* Sets the candidates of the same process, where that is known. */
static void
candidates_same(struct candidates *c, const struct builder *b)
{
	struct candidate *k;
	uint32_t utid;

	for (utid = 0; utid < b->threads.n; utid++)
		if (!owner_is_tid(b, utid) &&
		    (k = candidate_of(c, b, utid)) != NULL &&
		    b->threads.v[utid].upid == b->threads.v[k->utid].upid)
			k->same = utid;
}

/* Returns the process of a thread, as far as is known, or NONE. */
static uint32_t
tid_process(const struct builder *b, const struct candidates *c, uint32_t utid)
{
	const struct candidate *k;

	if (b->threads.v[utid].upid != NONE)
		return b->threads.v[utid].upid;
	k = candidate_of(c, b, utid);
	return k->n == 1 ? b->threads.v[k->only].upid : NONE;
}

/* Sets the parent of the process of a thread, unless one was told. */
static void
parent_settle(struct builder *b, const struct candidates *c, uint32_t utid,
    uint32_t maker)
{
	uint32_t upid = tid_process(b, c, utid);
	uint32_t parent = tid_process(b, c, maker);
	struct process_origin *o;

	if (upid == NONE || parent == NONE || parent == upid)
		return;
	o = &b->processes.v[upid].origin;
	if (o->parent != NONE)
		return;
	o->parent = parent;
	o->told = 1;
}

/* Orders makers by time: a maker was made before what it makes. */
static int
maker_compare(const void *va, const void *vb)
{
	const struct maker *a = va, *b = vb;

	if (a->ts != b->ts)
		return COMPARE(a->ts, b->ts);
	return COMPARE(a->thread, b->thread);
}

/* Returns the process whose main thread a thread of a tid is. */
static uint32_t
own_process(struct builder *b, uint32_t utid)
{
	const struct idkey *w = &b->thread_ids.keys[utid];
	uint8_t file = (uint8_t)w->w[0];

	builder_in_machine(b, (uint32_t)(w->w[3] >> 32));
	utid = builder_process(b, b->threads.v[utid].tid, file);
	builder_in_machine(b, 0);
	return utid;
}

/* Gives threads the processes of their makers, then processes their parents. */
static void
makers_settle(struct builder *b, const struct candidates *c)
{
	const struct maker *m;
	uint32_t utid;
	size_t i;

	sort_any(b->makers.v, b->makers.n, sizeof(*b->makers.v),
	    maker_compare);
	for (i = 0; i < b->makers.n; i++) {
		m = &b->makers.v[i];
		utid = b->tracks.v[m->thread].of;
		if (m->is_process || tid_process(b, c, utid) != NONE)
			continue;
		builder_tid_process(b, m->thread, m->maker == m->thread ?
		    own_process(b, utid) :
		    tid_process(b, c, b->tracks.v[m->maker].of));
	}
	for (i = 0; i < b->makers.n; i++) {
		m = &b->makers.v[i];
		if (m->is_process)
			parent_settle(b, c, b->tracks.v[m->thread].of,
			    b->tracks.v[m->maker].of);
	}
	b->makers.n = 0;
}

/* Returns whether counters of the process of a tid wait for that. */
static int
has_tid_series(const struct builder *b)
{
	uint32_t i;

	for (i = 0; i < b->series_ids.n; i++)
		if (b->series_ids.keys[i].w[0] & SERIES_OF_TID)
			return 1;
	return 0;
}

/* Sets which thread each is; returns how many are another. */
static size_t
joined_set(uint32_t *joined, const struct builder *b,
    const struct candidates *c)
{
	const struct candidate *k;
	uint32_t i;
	size_t n = 0;

	for (i = 0; i < b->threads.n; i++)
		joined[i] = i;
	for (i = 0; i < c->ids.n; i++) {
		k = &c->v[i];
		if (k->same != NONE)
			joined[k->utid] = k->same;
		else if (b->threads.v[k->utid].upid == NONE && k->n == 1)
			joined[k->utid] = k->only;
		n += joined[k->utid] != k->utid;
	}
	return n;
}

/* Sets the processes of main threads of which nothing told it. */
static void
mains_find(struct builder *b)
{
	struct idkey w, again;
	struct thread *t;
	uint32_t i, upid;

	for (i = 0; i < b->threads.n; i++) {
		t = &b->threads.v[i];
		if (!owner_is_tid(b, i) || t->upid != NONE ||
		    t->tid.type != IDENT_INT || t->tid.num <= 0)
			continue;
		w = b->thread_ids.keys[i];
		w.w[0] &= ~(uint64_t)TID_ONLY;
		again = w;
		again.w[3]++;
		/* an id that was given out again may be of either */
		if ((uint32_t)w.w[3] == 0 && idtab_find(&b->process_ids,
		    &again) == UINT32_MAX && (upid = idtab_find(
		    &b->process_ids, &w)) != UINT32_MAX)
			t->upid = upid;
	}
}

struct builder *
part_tids_join(struct builder *b, int threads)
{
	struct candidates c = { 0 };
	struct builder *parts[2];
	uint32_t *joined;

	if (!b->has_tids)
		return b;
	mains_find(b);
	candidates_find(&c, b);
	makers_settle(b, &c);
	candidates_same(&c, b);
	joined = xreallocarray(NULL, b->threads.n + 1, sizeof(*joined));
	if (joined_set(joined, b, &c) > 0 || has_tid_series(b)) {
		b->joined = joined;
		parts[0] = builder_new();
		builder_in_file(parts[0], b->file);
		parts[0]->open_ends = b->open_ends;
		parts[1] = b;
		b = builder_merge(parts, 2, threads);
	}
	free(joined);
	idtab_free(&c.ids);
	free(c.v);
	return b;
}
