/*
 * merge: joins the parts of a builder into one.
 *
 * Every part numbered its strings, kinds, processes, threads and keys for
 * itself.  Merging maps each number to one of the first part, adding what is
 * new in the order of the parts, so that the result does not depend on where
 * the input was cut.  The shift of a part is added to its times, saturating.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/pool.h"
#include "ttv/strtab.h"
#include "ttv/tuning.h"
#include "ttv/xmalloc.h"
#include "async.h"
#include "records.h"
#include "sched.h"

struct maps {				/* number in a part -> in the first
					 * part */
	const struct builder *from;	/* the part that is mapped */
	uint32_t	*string, *kind, *upid, *track, *series, *callsite, *key,
			*tag, *family, *sched_fact;
};

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
	struct idkey w;
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
		m->kind[i] = idtab_add(&to->kinds, &w, NULL);
	}
}

/* Maps what the system says of processes, once all of them have numbers. */
static void
map_origins(struct builder *to, const struct builder *from,
    const struct maps *m)
{
	struct process_origin o;
	uint32_t i;

	for (i = 0; i < from->processes.n; i++) {
		o = from->processes.v[i].origin;
		if (!o.told)
			continue;
		o.cmdline = m->string[o.cmdline];
		if (o.parent < from->processes.n)
			o.parent = m->upid[o.parent];
		builder_process_origin(to, m->upid[i], &o);
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
		m->upid[i] = part_process_map(to, from, i, m->string);
		if (p->name != 0)
			builder_process_name(to, m->upid[i],
			    m->string[p->name]);
		if (p->labels != 0)
			builder_process_labels(to, m->upid[i],
			    m->string[p->labels]);
		if (p->has_sort)
			builder_process_sort(to, m->upid[i], p->sort_index);
	}
	map_origins(to, from, m);
	m->track = part_track_map(to, from, m->upid, m->string);
	for (i = 0; i < from->threads.n; i++) {
		t = &from->threads.v[i];
		if (t->name != 0)
			builder_thread_name(to, m->track[t->track],
			    m->string[t->name]);
		if (t->has_sort)
			builder_thread_sort(to, m->track[t->track],
			    t->sort_index);
		if (t->has_start)
			builder_thread_start(to, m->track[t->track], t->start);
		if (t->has_end)
			builder_thread_end(to, m->track[t->track], t->end);
	}
	part_lives_append(to, from, m->string);
}

/* Maps words 0, 1 and 3, which builder_key_word() packed. */
static void
map_key_word(const struct maps *m, struct idkey *w)
{
	w->w[0] = (w->w[0] >> 32) << 32 | map_of(m->upid, (uint32_t)w->w[0]);
	w->w[1] = (uint64_t)m->string[w->w[1] >> 32] << 32 |
	    (uint32_t)w->w[1];
	w->w[3] = (uint64_t)m->string[w->w[3] >> 32] << 32 |
	    m->string[(uint32_t)w->w[3]];
}

/*
 * Maps a series of the process of a thread: once threads are joined, to one of
 * the process, or of a track below a thread that has none.
 */
static uint32_t
map_tid_series(struct builder *to, const struct builder *from,
    const struct maps *m, const struct idkey *w)
{
	struct track_def d = TRACK_DEF_INIT;
	uint32_t thread = (uint32_t)w->w[0], upid;

	if (from->joined == NULL)
		return builder_tid_counter(to, m->track[thread],
		    m->string[w->w[1]], m->string[w->w[2]]);
	upid = from->threads.v[from->joined[from->tracks.v[thread].of]].upid;
	if (upid != NONE)
		return builder_counter(to, m->upid[upid], m->string[w->w[1]],
		    0);
	d.type = TRACK_COUNTER;
	d.parent = m->track[thread];
	d.name = m->string[w->w[1]];
	d.unit = m->string[w->w[2]];
	return builder_series(to, builder_track(to, &d), 0);
}

static void
map_series(struct builder *to, const struct builder *from, struct maps *m)
{
	const struct idkey *w;
	uint32_t i;

	m->series = map_new(from->series_ids.n);
	for (i = 0; i < from->series_ids.n; i++) {
		w = &from->series_ids.keys[i];
		if (w->w[0] & SERIES_OF_TID)
			m->series[i] = map_tid_series(to, from, m, w);
		else if (w->w[0] & SERIES_OF_TRACK)
			m->series[i] = builder_series(to,
			    m->track[(uint32_t)w->w[0]], m->string[w->w[2]]);
		else
			m->series[i] = builder_source_counter(to,
			    map_of(m->upid, (uint32_t)w->w[0]),
			    m->string[w->w[1]], m->string[w->w[2]],
			    (enum track_source)w->w[3]);
	}
}

/* Maps what is known of entries of stacks, and the entries. */
static void
map_callsites(struct builder *to, const struct builder *from, struct maps *m)
{
	uint32_t *frame = map_new((uint32_t)from->frames.n), i;
	const struct callsite *c;
	struct frame f;

	for (i = 1; i < from->frames.n; i++) {
		f = from->frames.v[i];
		f.file = m->string[f.file];
		f.module = m->string[f.module];
		f.system_name = m->string[f.system_name];
		f.build_id = m->string[f.build_id];
		f.category = m->string[f.category];
		frame[i] = builder_frame(to, m->string[
		    from->frame_keys.keys[i - 1].w[0] >> 32], &f);
	}
	m->callsite = map_new(from->callsites.n);
	for (i = 0; i < from->callsites.n; i++) {
		c = &from->callsites.v[i].c;
		m->callsite[i] = builder_callsite_frame(to, m->string[c->name],
		    m->string[c->cat], m->string[c->place], c->frame == 0 ? 0 :
		    frame[c->frame], map_of(m->callsite, c->parent));
	}
	free(frame);
	for (i = 0; i < from->sample_units.n; i++)
		builder_sample_unit(to, m->track[from->sample_units.v[i].track],
		    from->sample_units.v[i].unit == SAMPLE_EVENTS ?
		    SAMPLE_EVENTS : m->string[from->sample_units.v[i].unit]);
}

static void
map_keys(struct builder *to, const struct builder *from, struct maps *m)
{
	struct idkey w;
	size_t k;
	uint32_t i;

	map_series(to, from, m);
	for (k = 0; k < from->makers.n; k++)
		builder_tid_maker(to, m->track[from->makers.v[k].thread],
		    m->track[from->makers.v[k].maker],
		    from->makers.v[k].is_process, from->makers.v[k].ts);
	map_callsites(to, from, m);
	m->family = families_map(&to->families, &from->families, m->upid,
	    m->track, m->string, m->kind);
	m->key = map_new(from->keys.n);
	for (i = 0; i < from->keys.n; i++) {
		w = from->keys.keys[i];
		if ((uint32_t)w.w[1] == IDENT_TEXT)
			w.w[2] = m->string[w.w[2]];
		map_key_word(m, &w);
		m->key[i] = idtab_add(&to->keys, &w, NULL);
	}
	m->sched_fact = sched_map(to, from, m->track, m->string);
	m->tag = map_new(from->flow_tags.n);
	for (i = 0; i < from->flow_tags.n; i++) {
		w = from->flow_tags.keys[i];
		w.w[2] = m->kind[w.w[2]];
		map_key_word(m, &w);
		m->tag[i] = idtab_add(&to->flow_tags, &w, NULL);
	}
}

static void
maps_free(struct maps *m)
{
	free(m->string);
	free(m->kind);
	free(m->upid);
	free(m->track);
	free(m->series);
	free(m->callsite);
	free(m->key);
	free(m->tag);
	free(m->family);
	free(m->sched_fact);
}

/* ---- lists: copied in pieces, each by any worker ---- */

static void
map_flows(void *v, size_t n, const struct maps *m)
{
	const struct idkey *tags = m->from->flow_tags.keys;
	struct raw_flow *f;

	for (f = v; n > 0; n--, f++) {
		if ((uint32_t)tags[f->tag].w[1] == IDENT_TEXT)
			f->id = m->string[f->id];
		f->tag = m->tag[f->tag];
		f->where = m->track[f->where];
	}
}

static void
map_instants(void *v, size_t n, const struct maps *m)
{
	struct raw_instant *i;

	for (i = v; n > 0; n--, i++) {
		i->kind = m->kind[i->kind];
		i->track = m->track[i->track];
	}
}

static void
map_sched(void *v, size_t n, const struct maps *m)
{
	struct raw_sched *r;

	for (r = v; n > 0; n--, r++) {
		r->cpu = map_of(m->track, r->cpu);
		r->thread = map_of(m->track, r->thread);
		r->other = map_of(m->track, r->other);
		r->fact = sched_is_blocked(r) ? m->string[r->fact] :
		    m->sched_fact[r->fact];
	}
}

static void
map_objects(void *v, size_t n, const struct maps *m)
{
	struct object_event *o;

	for (o = v; n > 0; n--, o++) {
		o->key = m->key[o->key];
		o->upid = m->upid[o->upid];
		o->id = map_ident(m, o->id);
		o->id_text = m->string[o->id_text];
		o->name = m->string[o->name];
		o->cat = m->string[o->cat];
		o->scope = m->string[o->scope];
		o->base_type = m->string[o->base_type];
	}
}

static void
map_samples(void *v, size_t n, const struct maps *m)
{
	struct sample *s;

	for (s = v; n > 0; n--, s++) {
		s->callsite = map_of(m->callsite, s->callsite);
		s->name = m->string[s->name];
	}
}

static void
map_sample_runs(void *v, size_t n, const struct maps *m)
{
	struct sample_run *r;

	for (r = v; n > 0; n--, r++)
		r->track = m->track[r->track];
}

static void
map_sample_ends(void *v, size_t n, const struct maps *m)
{
	struct sample_end *e;

	for (e = v; n > 0; n--, e++)
		e->track = m->track[e->track];
}

static void
map_memdumps(void *v, size_t n, const struct maps *m)
{
	struct raw_memdump *d;

	for (d = v; n > 0; n--, d++) {
		d->upid = map_of(m->upid, d->upid);
		d->id = m->string[d->id];
	}
}

static void
map_contexts(void *v, size_t n, const struct maps *m)
{
	struct raw_context *c;

	for (c = v; n > 0; n--, c++) {
		c->key = m->key[c->key];
		c->track = m->track[c->track];
		c->name = m->string[c->name];
		c->id = m->string[c->id];
	}
}

/* THE table of lists that are appended, with their numbers mapped. */
static const struct merged {
	size_t		at;		/* offset in struct builder */
	size_t		size;		/* bytes of an element */
	size_t		string;		/* offset of its only number, that of a
					 * string; NO_STRING: none */
	void		(*map)(void *, size_t, const struct maps *); /* or
					 * NULL: that string is all */
} merged[] = {
#define NO_STRING	SIZE_MAX
#define LISTED(list)							\
	offsetof(struct builder, list),					\
	    sizeof(*((struct builder *)NULL)->list.v)
#define MERGED(list)	{ LISTED(list), NO_STRING, map_##list }
	{ LISTED(clock_syncs), offsetof(struct clock_sync, id), NULL },
	{ LISTED(clock_readings), offsetof(struct clock_reading, name), NULL },
	{ LISTED(metadata), offsetof(struct metadata, name), NULL },
	{ LISTED(cpu_infos), offsetof(struct cpu_info, processor), NULL },
	{ LISTED(cpu_freqs), NO_STRING, NULL },
	MERGED(objects),
	MERGED(samples),
	MERGED(sample_runs),
	MERGED(sample_ends),
	MERGED(memdumps),
	MERGED(contexts),
#undef MERGED
#undef LISTED
};
#define NMERGED		(sizeof(merged) / sizeof(merged[0]))

/*
 * THE table of lists in chunks: the chunks change hands, with their numbers
 * mapped in place.
 */
static const struct chunked {
	size_t		at;		/* offset in struct builder */
	size_t		size;		/* bytes of an element */
	void		(*map)(void *, size_t, const struct maps *);
} chunked[] = {
	{ offsetof(struct builder, flows), sizeof(struct raw_flow),
	    map_flows },
	{ offsetof(struct builder, instants), sizeof(struct raw_instant),
	    map_instants },
	{ offsetof(struct builder, sched), sizeof(struct raw_sched),
	    map_sched },
};
#define NCHUNKED	(sizeof(chunked) / sizeof(chunked[0]))

struct list {				/* stands for a LIST() of any type */
	void		*v;
	size_t		 n, cap;
};

static struct list
list_get(const struct builder *b, const struct merged *m)
{
	struct list l;

	memcpy(&l, (const char *)b + m->at, sizeof(l));
	return l;
}

static void
list_set(struct builder *b, const struct merged *m, const struct list *l)
{
	memcpy((char *)b + m->at, l, sizeof(*l));
}

struct copy {
	const struct maps *maps;
	void		(*map)(void *, size_t, const struct maps *);
	size_t		 string;	/* as in struct merged; map is NULL */
	char		*to;
	const char	*from;		/* NULL: mapped where it is */
	size_t		 n, size;
};

struct copies {
	struct copy	*v;
	size_t		 n, cap;
};

/* Maps the string of each element of a copy. */
static void
map_strings(const struct copy *p)
{
	uint32_t *string;
	size_t i;

	for (i = 0; i < p->n; i++) {
		string = (uint32_t *)(void *)(p->to + i * p->size + p->string);
		*string = p->maps->string[*string];
	}
}

static void
copy_job(void *arg, size_t i)
{
	const struct copy *p = &((const struct copies *)arg)->v[i];

	if (p->from != NULL)
		memcpy(p->to, p->from, p->n * p->size);
	if (p->map != NULL)
		p->map(p->to, p->n, p->maps);
	else if (p->string != NO_STRING)
		map_strings(p);
}

static struct copy *
copy_add(struct copies *w)
{
	w->v = xgrow(w->v, w->n, &w->cap, sizeof(*w->v));
	return &w->v[w->n++];
}

static void
copies_of_list(struct copies *w, const struct merged *m,
    const struct maps *maps, char *to, const struct list *from)
{
	struct copy *p;
	size_t i;

	for (i = 0; i < from->n; i += tuning.merge_copy) {
		p = copy_add(w);
		p->map = m->map;
		p->string = m->string;
		p->maps = maps;
		p->size = m->size;
		p->to = to + i * m->size;
		p->from = (const char *)from->v + i * m->size;
		p->n = from->n - i < tuning.merge_copy ? from->n - i :
		    tuning.merge_copy;
	}
}

static void
copies_of_chunks(struct copies *w, const struct chunked *m,
    const struct maps *maps, struct builder *to, struct builder *from)
{
	struct chunks *list = (struct chunks *)((char *)from + m->at);
	struct copy *p;
	size_t i;

	for (i = 0; i < list->n; i++) {
		p = copy_add(w);
		p->map = m->map;
		p->maps = maps;
		p->size = m->size;
		p->to = list->v[i].v;
		p->from = NULL;
		p->n = list->v[i].n;
	}
	chunks_join((struct chunks *)((char *)to + m->at), list);
}

/* Appends the lists of all other parts to those of the first, in jobs. */
static void
merge_lists(struct builder **parts, const struct maps *maps, size_t n,
    int threads)
{
	struct copies w = { NULL, 0, 0 };
	const struct merged *m;
	struct list to, from;
	size_t i, at;

	for (at = 0; at < NCHUNKED; at++)
		for (i = 1; i < n; i++)
			copies_of_chunks(&w, &chunked[at], &maps[i], parts[0],
			    parts[i]);
	for (m = merged; m < merged + NMERGED; m++) {
		to = list_get(parts[0], m);
		at = to.n;
		for (i = 1; i < n; i++)
			to.n += list_get(parts[i], m).n;
		if (to.n == at)
			continue;
		to.cap = to.n;
		to.v = xreallocarray(to.v, to.n, m->size);
		for (i = 1; i < n; i++) {
			from = list_get(parts[i], m);
			copies_of_list(&w, m, &maps[i],
			    (char *)to.v + at * m->size, &from);
			at += from.n;
		}
		list_set(parts[0], m, &to);
	}
	pool_run(threads, w.n, copy_job, &w);
	free(w.v);
}

struct merging {
	struct builder	**parts;
	const struct maps *maps;
	size_t		 n;
};

/* Moves the chunks of values of `from` to `to`, without copying. */
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

/* Appends one log of async events of all parts, or the values of counters. */
static void
log_job(void *arg, size_t log)
{
	struct merging *w = arg;
	struct builder *to = w->parts[0], *from;
	size_t i;

	for (i = 1; i < w->n; i++) {
		from = w->parts[i];
		if (log == ASYNC_LOGS)
			merge_values(to, from, w->maps[i].series);
		else
			async_log_append(&to->async[log], &from->async[log],
			    &from->families, w->maps[i].family,
			    w->maps[i].string);
	}
}

static void
merge_callsite_ids(struct builder *to, const struct builder *from,
    const struct maps *m)
{
	const struct callsite_id *n;
	size_t i;

	for (i = 0; i < from->callsite_ids.n; i++) {
		n = &from->callsite_ids.v[i];
		builder_callsite_id(to, (uint8_t)n->owner,
		    n->owner & CALLSITE_OF_PROCESS ?
		    m->upid[n->owner & ~CALLSITE_OF_PROCESS] : NONE,
		    m->string[n->id], m->callsite[n->callsite]);
	}
}

/* ---- a part as a whole ---- */

#define SHIFT_LIST(list) do {						\
	for (i = 0; i < (list).n; i++)					\
		(list).v[i].ts = time_shifted((list).v[i].ts, b->shift); \
} while (0)

static void
chunks_shift(const struct chunks *c, size_t size, int64_t shift)
{
	int64_t *ts;			/* the first member of an element */
	size_t k, i;

	for (k = 0; k < c->n; k++)
		for (i = 0; i < c->v[k].n; i++) {
			ts = (int64_t *)(c->v[k].v + i * size);
			*ts = time_shifted(*ts, shift);
		}
}

static void
part_shift(struct builder *b)
{
	size_t i, j;

	if (b->shift == 0)
		return;
	event_log_shift(&b->recs, b->shift);
	for (j = 0; j < ASYNC_LOGS; j++)
		SHIFT_LIST(b->async[j]);
	for (j = 0; j < NCHUNKED; j++)
		chunks_shift((struct chunks *)((char *)b + chunked[j].at),
		    chunked[j].size, b->shift);
	SHIFT_LIST(b->comms);
	for (i = 0; i < b->processes.n; i++)
		if (b->processes.v[i].origin.has_start)
			b->processes.v[i].origin.start = time_shifted(
			    b->processes.v[i].origin.start, b->shift);
	for (i = 0; i < b->threads.n; i++) {
		if (b->threads.v[i].has_start)
			b->threads.v[i].start = time_shifted(
			    b->threads.v[i].start, b->shift);
		if (b->threads.v[i].has_end)
			b->threads.v[i].end = time_shifted(
			    b->threads.v[i].end, b->shift);
	}
	for (i = 0; i < b->values.n; i++)
		for (j = 0; j < b->values.v[i]->n; j++)
			b->values.v[i]->ts[j] = time_shifted(
			    b->values.v[i]->ts[j], b->shift);
	SHIFT_LIST(b->objects);
	SHIFT_LIST(b->samples);
	SHIFT_LIST(b->sample_ends);
	SHIFT_LIST(b->memdumps);
	SHIFT_LIST(b->contexts);
	records_shift(b, b->shift);
	SHIFT_LIST(b->clock_readings);
	SHIFT_LIST(b->clock_syncs);
	for (i = 0; i < b->clock_syncs.n; i++)
		if (b->clock_syncs.v[i].issue_ts != INT64_MIN)
			b->clock_syncs.v[i].issue_ts = time_shifted(
			    b->clock_syncs.v[i].issue_ts, b->shift);
	if (b->compat.from != INT64_MAX)
		b->compat.from = time_shifted(b->compat.from, b->shift);
	if (b->start <= b->end) {
		b->start = time_shifted(b->start, b->shift);
		b->end = time_shifted(b->end, b->shift);
	}
	b->shifted = time_shifted(b->shifted, b->shift);
	b->shift = 0;
}

static void
merge_tallies(struct builder *to, const struct builder *from,
    const struct maps *m)
{
	const struct idkey *w;
	uint32_t i;

	for (i = 0; i < from->unread.names.n; i++) {
		w = &from->unread.names.keys[i];
		tally_add(&to->unread, m->string[w->w[0]], (uint32_t)w->w[1],
		    from->unread.n[i]);
	}
	for (i = 0; i < from->counts.names.n; i++) {
		w = &from->counts.names.keys[i];
		tally_add(&to->counts, m->string[w->w[0]],
		    m->string[w->w[1]], from->counts.n[i]);
	}
}

/* Merges all of part `from` but its lists. */
static void
merge_one(struct builder *to, struct builder *from, struct maps *m)
{
	size_t file;

	m->from = from;
	map_names(to, from, m);
	map_owners(to, from, m);
	map_keys(to, from, m);
	merge_callsite_ids(to, from, m);
	async_links_append(to, from, m->family, m->string);
	event_log_join(&to->recs, &from->recs, m->kind, from->kinds.n, m->track,
	    from->tracks.n);
	if (from->start <= from->end) {
		builder_time(to, from->start);
		builder_time(to, from->end);
	}
	merge_tallies(to, from, m);
	records_append(to, from, &(struct record_maps){ m->string, m->upid,
	    m->track, m->callsite });
	to->open_ends &= from->open_ends;
	to->tells |= from->tells;
	if (!to->has_wall)
		to->has_wall = builder_wall(to, &to->wall) ||
		    builder_wall(from, &to->wall);
	if (to->epoch == 0)
		to->epoch = from->epoch;
	builder_clocks_join(to, from);
	for (file = 0; file < sizeof(to->ordered); file++)
		to->ordered[file] |= from->ordered[file];
	to->compat.on |= from->compat.on;
	to->compat.flows |= from->compat.flows;
	to->compat.ties |= from->compat.ties;
	if (from->compat.from < to->compat.from)
		to->compat.from = from->compat.from;
	to->nevents += from->nevents;
	if (from->time_unit[0] != '\0')
		memcpy(to->time_unit, from->time_unit, sizeof(to->time_unit));
	warn_merge(&to->warn, &from->warn);
}

struct builder *
builder_merge(struct builder **parts, size_t n, int threads)
{
	struct maps *maps = xcalloc(n, sizeof(*maps));
	struct merging w = { parts, maps, n };
	size_t i;

	part_shift(parts[0]);
	for (i = 1; i < n; i++) {
		part_shift(parts[i]);
		merge_one(parts[0], parts[i], &maps[i]);
	}
	merge_lists(parts, maps, n, threads);
	pool_run(threads, ASYNC_LOGS + 1, log_job, &w);
	for (i = 1; i < n; i++) {
		maps_free(&maps[i]);
		builder_free(parts[i]);
	}
	free(maps);
	return parts[0];
}

struct builder *
builder_join(struct builder **parts, size_t n, int threads)
{
	return builder_merge(parts, n, threads);
}
