/*
 * merge: the parts of a builder become one.  Every part numbered its strings,
 * kinds, processes, threads and keys for itself; here each number is mapped to
 * that of the first part, new ones being added in the order of the parts, so
 * that the result does not depend on where the input was cut.  The shift of a
 * part is added to its times, saturating.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/strtab.h"
#include "ttv/xmalloc.h"
#include "async.h"

struct maps {				/* number in the part -> in the first */
	uint32_t	*string, *kind, *upid, *utid, *series, *frame, *key,
			*family;
};

static int64_t
shifted(int64_t t, int64_t shift)
{
	int64_t r;

	if (__builtin_add_overflow(t, shift, &r))
		r = shift > 0 ? INT64_MAX : INT64_MIN;
	return r;
}

static uint32_t *
map_new(size_t n)
{
	return xreallocarray(NULL, n + 1, sizeof(uint32_t));
}

static uint32_t
map_of(const uint32_t *map, uint32_t i)
{
	return i == NONE ? NONE : map[i];
}

static struct ident
map_ident(const struct maps *m, struct ident id)
{
	if (id.type == IDENT_TEXT)
		id.text = m->string[id.text];
	return id;
}

static void
map_names(struct builder *to, const struct builder *from, struct maps *m)
{
	struct keyword w;
	uint32_t i, n = strtab_count(from->strings);

	m->string = map_new(n + 1);
	m->string[0] = 0;
	for (i = 1; i <= n; i++)
		m->string[i] = strtab_add(to->strings,
		    strtab_str(from->strings, i),
		    strtab_len(from->strings, i));
	m->kind = map_new(from->kinds.n);
	for (i = 0; i < from->kinds.n; i++) {
		w = from->kinds.keys[i];
		w.w[0] = m->string[w.w[0]];
		w.w[1] = m->string[w.w[1]];
		w.w[2] = m->string[w.w[2]];
		m->kind[i] = keytab_add(&to->kinds, &w, NULL);
	}
}

static void
map_owners(struct builder *to, const struct builder *from, struct maps *m)
{
	const struct process *p;
	const struct thread *t;
	uint32_t i;

	m->upid = map_new(from->processes.n);
	for (i = 0; i < from->processes.n; i++) {
		p = &from->processes.v[i];
		m->upid[i] = builder_process(to, map_ident(m, p->pid), p->file);
		if (p->name != 0)
			builder_process_name(to, m->upid[i], m->string[p->name]);
		if (p->labels != 0)
			builder_process_labels(to, m->upid[i],
			    m->string[p->labels]);
		if (p->has_sort)
			builder_process_sort(to, m->upid[i], p->sort_index);
	}
	m->utid = map_new(from->threads.n);
	for (i = 0; i < from->threads.n; i++) {
		t = &from->threads.v[i];
		m->utid[i] = builder_thread(to, m->upid[t->upid],
		    map_ident(m, t->tid));
		if (t->name != 0)
			builder_thread_name(to, m->utid[i], m->string[t->name]);
		if (t->has_sort)
			builder_thread_sort(to, m->utid[i], t->sort_index);
	}
}

static void
map_keys(struct builder *to, const struct builder *from, struct maps *m)
{
	struct keyword w;
	uint32_t i, upid;

	m->series = map_new(from->series_ids.n);
	for (i = 0; i < from->series_ids.n; i++) {
		w = from->series_ids.keys[i];
		m->series[i] = builder_series(to,
		    map_of(m->upid, (uint32_t)w.w[0]), m->string[w.w[1]],
		    m->string[w.w[2]]);
	}
	m->frame = map_new(from->frame_ids.n);
	for (i = 0; i < from->frame_ids.n; i++) {
		w = from->frame_ids.keys[i];
		m->frame[i] = builder_frame(to, m->string[w.w[0]],
		    m->string[w.w[1]], map_of(m->frame, (uint32_t)w.w[2]));
	}
	m->family = families_map(&to->families, &from->families, m->upid,
	    m->string, m->kind);
	m->key = map_new(from->keys.n);
	for (i = 0; i < from->keys.n; i++) {
		/* as part_key_word() packed it */
		w = from->keys.keys[i];
		upid = map_of(m->upid, (uint32_t)w.w[0]);
		w.w[0] = (w.w[0] >> 32) << 32 | upid;
		if ((uint32_t)w.w[1] == IDENT_TEXT)
			w.w[2] = m->string[w.w[2]];
		w.w[1] = (uint64_t)m->string[w.w[1] >> 32] << 32 |
		    (uint32_t)w.w[1];
		w.w[3] = (uint64_t)m->string[w.w[3] >> 32] << 32 |
		    m->string[(uint32_t)w.w[3]];
		m->key[i] = keytab_add(&to->keys, &w, NULL);
	}
}

static void
maps_free(struct maps *m)
{
	free(m->string);
	free(m->kind);
	free(m->upid);
	free(m->utid);
	free(m->series);
	free(m->frame);
	free(m->key);
	free(m->family);
}

static void
merge_recs(struct recs *to, struct recs *from, const uint32_t *kind)
{
	size_t i;

	if (from->n == 0)
		return;
	to->unsorted |= from->unsorted |
	    (to->n > 0 && from->recs[0].ts < to->last);
	to->has_states |= from->has_states;
	if (from->has_be) {
		to->be_unsorted |= from->be_unsorted |
		    (to->has_be && from->first_be < to->last_be);
		if (!to->has_be)
			to->first_be = from->first_be;
		to->last_be = from->last_be;
		to->has_be = 1;
	}
	to->last = from->last;
	for (i = 0; i < from->n; i++)
		from->recs[i].kind = kind[from->recs[i].kind];
	if (to->n == 0) {
		free(to->recs);
		to->recs = from->recs;
		to->cap = from->cap;
		from->recs = NULL;
	} else {
		if (to->n + from->n > to->cap) {
			to->cap = to->n + from->n;
			to->recs = xreallocarray(to->recs, to->cap,
			    sizeof(*to->recs));
		}
		memcpy(&to->recs[to->n], from->recs,
		    from->n * sizeof(*to->recs));
		free(from->recs);
		from->recs = NULL;
	}
	to->n += from->n;
}

/* Appends a whole list; the new ones begin at index `at`. */
#define MERGE_LIST(to, from, list, at) do {				\
	(at) = (to)->list.n;						\
	if ((from)->list.n > 0) {					\
		(to)->list.v = xreallocarray((to)->list.v,		\
		    (at) + (from)->list.n, sizeof(*(to)->list.v));	\
		memcpy(&(to)->list.v[at], (from)->list.v,		\
		    (from)->list.n * sizeof(*(to)->list.v));		\
		(to)->list.n = (to)->list.cap = (at) + (from)->list.n;	\
	}								\
} while (0)

static void
merge_lists(struct builder *to, struct builder *from, const struct maps *m)
{
	size_t i;

	MERGE_LIST(to, from, flows, i);
	for (; i < to->flows.n; i++) {
		struct raw_flow *f = &to->flows.v[i];
		f->key = m->key[f->key];
		f->utid = m->utid[f->utid];
		f->kind = m->kind[f->kind];
	}
	MERGE_LIST(to, from, instants, i);
	for (; i < to->instants.n; i++) {
		struct raw_instant *in = &to->instants.v[i];
		in->kind = m->kind[in->kind];
		in->owner = map_of(in->scope == SCOPE_THREAD ? m->utid :
		    m->upid, in->owner);
	}
	async_links_append(to, from, m->family, m->string);
	MERGE_LIST(to, from, clock_syncs, i);
	for (; i < to->clock_syncs.n; i++)
		to->clock_syncs.v[i].id = m->string[to->clock_syncs.v[i].id];
	MERGE_LIST(to, from, metadata, i);
	for (; i < to->metadata.n; i++)
		to->metadata.v[i].name = m->string[to->metadata.v[i].name];
}

static void
merge_rare(struct builder *to, struct builder *from, const struct maps *m)
{
	size_t i;

	MERGE_LIST(to, from, objects, i);
	for (; i < to->objects.n; i++) {
		struct object_event *o = &to->objects.v[i];
		o->key = m->key[o->key];
		o->upid = m->upid[o->upid];
		o->id = map_ident(m, o->id);
		o->id_text = m->string[o->id_text];
		o->name = m->string[o->name];
		o->cat = m->string[o->cat];
		o->scope = m->string[o->scope];
		o->base_type = m->string[o->base_type];
	}
	MERGE_LIST(to, from, samples, i);
	for (; i < to->samples.n; i++) {
		struct raw_sample *s = &to->samples.v[i];
		s->utid = m->utid[s->utid];
		s->frame = map_of(m->frame, s->frame);
		s->name = m->string[s->name];
	}
	for (i = 0; i < from->frame_names.n; i++) {
		const struct frame_id *n = &from->frame_names.v[i];

		builder_frame_id(to, (uint8_t)n->owner,
		    n->owner & FRAME_OF_PROCESS ?
		    m->upid[n->owner & ~FRAME_OF_PROCESS] : NONE,
		    m->string[n->id], m->frame[n->frame]);
	}
	MERGE_LIST(to, from, memdumps, i);
	for (; i < to->memdumps.n; i++) {
		to->memdumps.v[i].upid = map_of(m->upid,
		    to->memdumps.v[i].upid);
		to->memdumps.v[i].id = m->string[to->memdumps.v[i].id];
	}
	MERGE_LIST(to, from, contexts, i);
	for (; i < to->contexts.n; i++) {
		struct raw_context *c = &to->contexts.v[i];
		c->key = m->key[c->key];
		c->utid = m->utid[c->utid];
		c->name = m->string[c->name];
		c->id = m->string[c->id];
	}
}

#define SHIFT_LIST(list) do {						\
	for (i = 0; i < (list).n; i++)					\
		(list).v[i].ts = shifted((list).v[i].ts, b->shift);	\
} while (0)

static void
part_shift(struct builder *b)
{
	size_t i, j;

	if (b->shift == 0)
		return;
	for (i = 0; i < b->recs.n; i++) {
		for (j = 0; j < b->recs.v[i].n; j++)
			b->recs.v[i].recs[j].ts = shifted(
			    b->recs.v[i].recs[j].ts, b->shift);
		b->recs.v[i].last = shifted(b->recs.v[i].last, b->shift);
		b->recs.v[i].last_be = shifted(b->recs.v[i].last_be, b->shift);
		b->recs.v[i].first_be = shifted(b->recs.v[i].first_be,
		    b->shift);
	}
	for (j = 0; j < ASYNC_LOGS; j++)
		SHIFT_LIST(b->async[j]);
	SHIFT_LIST(b->flows);
	SHIFT_LIST(b->instants);
	for (i = 0; i < b->values.n; i++)
		for (j = 0; j < b->values.v[i]->n; j++)
			b->values.v[i]->ts[j] = shifted(b->values.v[i]->ts[j],
			    b->shift);
	SHIFT_LIST(b->objects);
	SHIFT_LIST(b->samples);
	SHIFT_LIST(b->memdumps);
	SHIFT_LIST(b->contexts);
	SHIFT_LIST(b->clock_syncs);
	for (i = 0; i < b->clock_syncs.n; i++)
		if (b->clock_syncs.v[i].issue_ts != INT64_MIN)
			b->clock_syncs.v[i].issue_ts = shifted(
			    b->clock_syncs.v[i].issue_ts, b->shift);
	if (b->compat.from != INT64_MAX)
		b->compat.from = shifted(b->compat.from, b->shift);
	if (b->start <= b->end) {
		b->start = shifted(b->start, b->shift);
		b->end = shifted(b->end, b->shift);
	}
	b->shift = 0;
}

/* The chunks change hands as they are. */
static void
merge_values(struct builder *to, struct builder *from, const uint32_t *series)
{
	struct value_chunk *c;
	size_t i, j;

	for (i = 0; i < from->values.n; i++) {
		c = from->values.v[i];
		for (j = 0; j < c->n; j++)
			c->series[j] = series[c->series[j]];
		*LIST_ADD(&to->values) = c;
	}
	from->values.n = 0;
}

struct merging {
	struct builder	*to, *from;
	struct maps	 maps;
};

static void
merge_job(void *arg, size_t i)
{
	struct merging *m = arg;

	if (i < ASYNC_LOGS) {
		async_log_append(&m->to->async[i], &m->from->async[i],
		    &m->from->families, m->maps.family, m->maps.string);
		return;
	}
	if (i == ASYNC_LOGS) {
		merge_values(m->to, m->from, m->maps.series);
		return;
	}
	i -= ASYNC_LOGS + 1;
	merge_recs(&m->to->recs.v[m->maps.utid[i]], &m->from->recs.v[i],
	    m->maps.kind);
}

static void
merge_two(struct builder *to, struct builder *from, int threads)
{
	struct merging w;
	struct maps m;
	size_t i;

	map_names(to, from, &m);
	map_owners(to, from, &m);
	map_keys(to, from, &m);
	w.to = to;
	w.from = from;
	w.maps = m;
	pool_run(threads, ASYNC_LOGS + 1 + from->recs.n, merge_job, &w);
	merge_lists(to, from, &m);
	merge_rare(to, from, &m);
	maps_free(&m);
	if (from->start <= from->end) {
		builder_time(to, from->start);
		builder_time(to, from->end);
	}
	to->compat.on |= from->compat.on;
	to->compat.ties |= from->compat.ties;
	if (from->compat.from < to->compat.from)
		to->compat.from = from->compat.from;
	to->nevents += from->nevents;
	for (i = 0; i < 256; i++)
		to->phases[i] += from->phases[i];
	if (from->time_unit[0] != '\0')
		memcpy(to->time_unit, from->time_unit, sizeof(to->time_unit));
	warn_merge(&to->warn, &from->warn);
}

struct builder *
part_merge(struct builder **parts, size_t n, int threads)
{
	size_t i;

	part_shift(parts[0]);
	for (i = 1; i < n; i++) {
		part_shift(parts[i]);
		merge_two(parts[0], parts[i], threads);
		builder_free(parts[i]);
	}
	return parts[0];
}

struct builder *
builder_join(struct builder **parts, size_t n, int threads)
{
	return part_merge(parts, n, threads);
}
