/*
 * pf_track: track descriptors become processes, threads and tracks.
 *
 * The first descriptor of a uuid decides what its track is; a later one may add
 * a name, and contradicts otherwise.  A descriptor holds for the whole file,
 * wherever it stands.
 *
 * - A child of a thread's or a process's track belongs to that thread or
 *   process.
 * - A track that no descriptor names has the name of its first event that has
 *   one.  A uuid without a descriptor is such a track, of no process.
 * - Siblings with one name, or one merge key, are shown as one track: their
 *   slices are paired by uuid, and share its lanes.
 * - Another uuid with the pid, or the pid and tid, of an earlier one is another
 *   process or thread: the number was used again.
 *
 * Every part defines all tracks in the same order, before its events, so that
 * all parts have the same numbers.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/record.h"
#include "ttv/xmalloc.h"
#include "pf_annotation.h"
#include "pf_field.h"

/* Levels of parents at most; as in the builder. */
#define PF_TRACK_DEPTH	100

enum pf_merge { PF_MERGE_DEFAULT, PF_MERGE_NAME, PF_MERGE_NONE,
	PF_MERGE_KEY };

uint32_t
pf_track_find(const struct pf_world *w, uint64_t uuid)
{
	struct idkey key = {{ uuid }};
	uint32_t i = idtab_find(&w->track_ids, &key);

	return i == UINT32_MAX ? NONE : i;
}

/* ---- descriptors ---- */

static void
pf_track_counter(struct pf_track *t)
{
	t->multiplier = (int64_t)pf_number(&t->counter,
	    PF_COUNTER_DESCRIPTOR_UNIT_MULTIPLIER, 0);
	t->incremental = pf_number(&t->counter,
	    PF_COUNTER_DESCRIPTOR_IS_INCREMENTAL, 0) != 0;
	t->builtin = (uint8_t)pf_number(&t->counter,
	    PF_COUNTER_DESCRIPTOR_TYPE, 0);
}

/* Returns the name of a process; a command line is none. */
static struct pf_span
pf_process_name(const struct pf_span *s)
{
	struct pf_span name = pf_member(s, PF_PROCESS_DESCRIPTOR_PROCESS_NAME);
	struct pf_span command = pf_member(s, PF_PROCESS_DESCRIPTOR_CMDLINE);
	struct pf_span none = { NULL, 0 };

	return name.len == command.len && name.len > 0 &&
	    memcmp(name.p, command.p, name.len) == 0 ? none : name;
}

static void
pf_track_bytes(struct pf_track *t, const struct pf_field *f,
    struct pf_span *static_name, int *state)
{
	switch (f->number) {
	case PF_TRACK_DESCRIPTOR_NAME:
		t->name = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_PROCESS:
		t->process = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_THREAD:
		t->thread = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_CHROME_PROCESS:
		t->chrome_process = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_COUNTER:
		t->counter = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_STATIC_NAME:
	case PF_TRACK_DESCRIPTOR_ATRACE_NAME:
		*static_name = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_DESCRIPTION:
		t->description = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_SIBLING_MERGE_KEY:
		t->merge_key = f->s;
		break;
	case PF_TRACK_DESCRIPTOR_STATE:
		*state = 1;
		break;
	}
}

static void
pf_track_number(struct pf_track *t, const struct pf_field *f)
{
	switch (f->number) {
	case PF_TRACK_DESCRIPTOR_UUID:
		t->uuid = f->u;
		break;
	case PF_TRACK_DESCRIPTOR_PARENT_UUID:
		t->parent = f->u;
		break;
	case PF_TRACK_DESCRIPTOR_DISALLOW_MERGING_WITH_SYSTEM_TRACKS:
		t->unmerged = f->u != 0;
		break;
	case PF_TRACK_DESCRIPTOR_CHILD_ORDERING:
		t->order = (uint8_t)(f->u > 3 ? 0 : f->u);
		break;
	case PF_TRACK_DESCRIPTOR_SIBLING_ORDER_RANK:
		t->rank = (int32_t)f->u;
		t->has_rank = 1;
		break;
	case PF_TRACK_DESCRIPTOR_SIBLING_MERGE_BEHAVIOR:
		t->merge = (uint8_t)(f->u > 3 ? 0 : f->u);
		break;
	case PF_TRACK_DESCRIPTOR_SIBLING_MERGE_KEY_INT:
		t->merge_number = f->u;
		break;
	case PF_TRACK_DESCRIPTOR_PROCESS_ORDERING:
		t->explicit_processes = f->u == 1;
		break;
	case PF_TRACK_DESCRIPTOR_THREAD_ORDERING:
		t->explicit_threads = f->u == 1;
		break;
	}
}

/* Reads the fields of a descriptor; returns 1 if it has a uuid. */
static int
pf_track_fields(struct pf_track *t, const struct pf_span *s)
{
	struct pf_span static_name = { NULL, 0 };
	struct pf_cursor c;
	struct pf_field f;
	int has_uuid = 0, state = 0;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		has_uuid |= f.number == PF_TRACK_DESCRIPTOR_UUID &&
		    f.type != PF_BYTES;
		if (f.type == PF_BYTES)
			pf_track_bytes(t, &f, &static_name, &state);
		else
			pf_track_number(t, &f);
	}
	if (t->name.len == 0)
		t->name = static_name;
	t->type = t->thread.p != NULL ? PF_TRACK_THREAD :
	    t->process.p != NULL ? PF_TRACK_PROCESS :
	    t->counter.p != NULL ? PF_TRACK_COUNTER :
	    state ? PF_TRACK_STATE : PF_TRACK_PLAIN;
	if (t->type == PF_TRACK_COUNTER)
		pf_track_counter(t);
	else if (t->type == PF_TRACK_PROCESS)
		t->process_name = pf_process_name(&t->process);
	return has_uuid;
}

/* Sets pid and tid; returns 0, or -1 when the descriptor lacks one. */
static int
pf_track_ids(struct pf_track *t)
{
	const uint64_t none = UINT64_C(1) << 63;
	uint64_t pid, tid;

	if (t->type != PF_TRACK_THREAD && t->type != PF_TRACK_PROCESS)
		return 0;
	if (t->type == PF_TRACK_THREAD) {
		pid = pf_number(&t->thread, PF_THREAD_DESCRIPTOR_PID, none);
		tid = pf_number(&t->thread, PF_THREAD_DESCRIPTOR_TID, none);
	} else {
		pid = pf_number(&t->process, PF_PROCESS_DESCRIPTOR_PID, none);
		tid = 0;
	}
	if (pid == none || tid == none)
		return -1;
	t->pid = (int32_t)pid;
	t->tid = (int64_t)tid;
	return 0;
}

static int
pf_track_contradicts(const struct pf_track *old, const struct pf_track *new)
{
	return old->type != new->type || old->pid != new->pid ||
	    old->tid != new->tid || old->machine != new->machine ||
	    old->parent != new->parent;
}

/* Adds to a track what a later descriptor says of it. */
static void
pf_track_more(struct pf_track *old, const struct pf_track *new)
{
	if (new->name.len > 0 && (old->name.len == 0 ||
	    new->merge == PF_MERGE_NONE))
		old->name = new->name;
	if (new->description.len > 0)
		old->description = new->description;
	if (pf_member(&new->process,
	    PF_PROCESS_DESCRIPTOR_PROCESS_NAME).len > 0 ||
	    pf_member(&new->process, PF_PROCESS_DESCRIPTOR_CMDLINE).len > 0)
		old->process = new->process;
	if (new->process_name.len > 0)
		old->process_name = new->process_name;
	if (new->chrome_process.p != NULL)
		old->chrome_process = new->chrome_process;
	if (pf_member(&new->thread, PF_THREAD_DESCRIPTOR_THREAD_NAME).len > 0)
		old->thread = new->thread;
	if (new->order != 0)
		old->order = new->order;
	old->unmerged |= new->unmerged;
}

uint32_t
pf_track_describe(struct pf_world *w, uint64_t pos, uint32_t machine,
    const struct pf_span *s)
{
	struct pf_track t;
	struct idkey key;
	uint32_t i;
	int added;

	memset(&t, 0, sizeof(t));
	t.pos = pos;
	t.machine = machine;
	t.track = t.upid = t.of_sequences = NONE;
	t.described = 1;
	if (!pf_track_fields(&t, s) || pf_track_ids(&t) == -1) {
		warn_add(w->in.warn, WARN_DESCRIPTOR, w->in.base + pos);
		return NONE;
	}
	key = (struct idkey){{ t.uuid }};
	i = idtab_add(&w->track_ids, &key, &added);
	if (added) {
		w->tracks = xgrow(w->tracks, i, &w->tracks_cap,
		    sizeof(*w->tracks));
		w->tracks[i] = t;
		w->sums_events |= t.incremental;
	} else if (pf_track_contradicts(&w->tracks[i], &t))
		warn_add(w->in.warn, WARN_DESCRIPTOR, w->in.base + pos);
	else
		pf_track_more(&w->tracks[i], &t);
	return t.type == PF_TRACK_THREAD &&
	    w->tracks[i].type == PF_TRACK_THREAD ? i : NONE;
}

/* Returns the name of the event at pos, p NULL: none; and the event's type. */
static struct pf_span
pf_track_event_name(const struct pf_world *w, uint64_t pos, uint64_t *type)
{
	struct pf_span name = { NULL, 0 }, entry;
	const struct pf_epoch *e;
	struct pf_packet k;
	uint32_t hint = 0, seq;

	*type = 0;
	if (pf_packet_read(&w->in, &pos, &k) != 1)
		return name;
	*type = pf_number(&k.data, PF_TRACK_EVENT_TYPE, 0);
	seq = pf_seq_find(w, k.seq, k.machine);
	e = pf_epoch_at(w, seq, k.pos, &hint);
	if (k.flags & PF_SEQ_NEEDS && e->state != PF_STATE_VALID)
		return name;
	name = pf_member(&k.data, PF_TRACK_EVENT_NAME);
	if (name.len == 0 && pf_interned(w, seq, e, k.pos, PF_IN_NAMES,
	    pf_number(&k.data, PF_TRACK_EVENT_NAME_IID, 0), &entry) == 0)
		name = pf_member(&entry, PF_INTERNED_STRING_STR);
	return name;
}

/* Adds a track that no descriptor has, with the name of its first event. */
static void
pf_track_undescribed(struct pf_world *w, uint64_t uuid, uint64_t pos)
{
	struct idkey key = {{ uuid }};
	struct pf_track t;
	uint64_t type;
	uint32_t i;

	memset(&t, 0, sizeof(t));
	t.name = pf_track_event_name(w, pos, &type);
	if (t.name.len == 0)
		return;
	/* as one whose descriptor says that it has states */
	if (type == PF_TYPE_STATE)
		t.merge = PF_MERGE_NONE;
	t.uuid = uuid;
	t.pos = pos;
	t.type = PF_TRACK_PLAIN;
	t.track = t.upid = t.of_sequences = NONE;
	i = idtab_add(&w->track_ids, &key, NULL);
	w->tracks = xgrow(w->tracks, i, &w->tracks_cap, sizeof(*w->tracks));
	w->tracks[i] = t;
}

void
pf_track_settle(struct pf_world *w)
{
	struct pf_track *t;
	uint64_t uuid, type;
	uint32_t i, track;

	for (i = 0; i < w->first_ids.n; i++) {
		uuid = w->first_ids.keys[i].w[0];
		track = pf_track_find(w, uuid);
		if (track == NONE) {
			pf_track_undescribed(w, uuid, w->firsts[i]);
			continue;
		}
		t = &w->tracks[track];
		if (t->type == PF_TRACK_PLAIN && t->name.len == 0)
			t->name = pf_track_event_name(w, w->firsts[i], &type);
	}
}

/* ---- processes and threads ---- */

/* Pids and tids, and which descriptor has each. */
struct pf_owners {
	struct idtab	 ids;		/* machine, pid, tid or NONE, life */
	uint64_t	*uuid;
	size_t		 cap;
};

/* Returns 1 if an id that another uuid has is used again. */
static int
pf_owners_again(struct pf_owners *o, const struct pf_world *w,
    const struct pf_track *t)
{
	uint32_t life = pf_births_life(w, t->machine, t->type ==
	    PF_TRACK_THREAD ? t->tid : t->pid, &t->when);
	struct idkey key = {{ t->machine, (uint64_t)t->pid, (uint64_t)t->tid,
	    (uint64_t)life << 32 | t->type }};
	uint32_t i;
	int added, again;

	i = idtab_add(&o->ids, &key, &added);
	if (added)
		o->uuid = xgrow(o->uuid, i, &o->cap, sizeof(*o->uuid));
	again = !added && o->uuid[i] != t->uuid;
	o->uuid[i] = t->uuid;
	return again;
}

/* Names of the types of Chrome's processes, by their number. */
static const char *const pf_chrome_types[] = { NULL, "Browser", "Renderer",
    "Utility", "Zygote", "SandboxHelper", "Gpu", "PpapiPlugin",
    "PpapiBroker" };

void
pf_process_describe(struct builder *b, uint32_t upid, const struct pf_span *s,
    const struct pf_span *given, const struct pf_span *chrome, uint64_t off)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span name = *given;
	uint64_t type, sort;
	uint32_t labels;

	type = pf_number(chrome, PF_CHROME_PROCESS_DESCRIPTOR_PROCESS_TYPE,
	    pf_number(s, PF_PROCESS_DESCRIPTOR_CHROME_PROCESS_TYPE, 0));
	if (type >= sizeof(pf_chrome_types) / sizeof(pf_chrome_types[0]))
		type = 0;
	if (name.len == 0 && type == 0)
		name = pf_member(s, PF_PROCESS_DESCRIPTOR_CMDLINE);
	if (name.len > 0)
		builder_process_name(b, upid, pf_string(b, &name, off));
	else if (type > 0)
		builder_process_name(b, upid, pf_literal(b,
		    pf_chrome_types[type]));
	sort = pf_number(s, PF_PROCESS_DESCRIPTOR_LEGACY_SORT_INDEX,
	    pf_number(chrome, PF_CHROME_PROCESS_DESCRIPTOR_LEGACY_SORT_INDEX,
	    none));
	if (sort != none)
		builder_process_sort(b, upid, (int32_t)sort);
	labels = pf_string_list(b, s, PF_PROCESS_DESCRIPTOR_PROCESS_LABELS,
	    ',', off);
	if (labels != 0)
		builder_process_labels(b, upid, labels);
}

static void
pf_thread_describe(struct builder *b, uint32_t thread,
    const struct pf_span *s, const struct pf_span *otherwise, uint64_t off)
{
	const uint64_t none = UINT64_C(1) << 63;
	struct pf_span name = pf_member(s, PF_THREAD_DESCRIPTOR_THREAD_NAME);
	uint64_t sort = pf_number(s, PF_THREAD_DESCRIPTOR_LEGACY_SORT_INDEX,
	    none);

	if (name.len == 0)
		name = *otherwise;
	if (name.len > 0)
		builder_thread_name(b, thread, pf_string(b, &name, off));
	if (sort != none)
		builder_thread_sort(b, thread, (int32_t)sort);
}

/* ---- tracks ---- */

struct pf_tree {			/* state of defining all tracks */
	struct pf_world	*w;
	struct builder	*b;
	struct pf_owners owners;
	struct idtab	 groups;	/* of siblings that are one track */
	uint32_t	*first;		/* track of each group */
	size_t		 first_cap;
	uint8_t		*state;		/* by track: PF_UNMADE ... */
	int		 warn;		/* 1: count what is wrong */
};
enum { PF_UNMADE, PF_ON_PATH, PF_MADE };

/* Adds what the descriptor of a process or a thread says of its track. */
static void
pf_tree_describe(struct pf_tree *m, const struct pf_track *t, int64_t upid,
    int64_t utid)
{
	uint64_t off = m->w->in.base + t->pos;
	struct pf_span app = pf_member(&t->chrome_process,
	    PF_CHROME_PROCESS_DESCRIPTOR_HOST_APP);

	if (!m->warn)		/* the first part says it for all */
		return;
	builder_record(m->b, RECORD_TABLE_described_track, (int64_t []){ upid,
	    utid, (int64_t)t->uuid, t->description.len == 0 ? RECORD_NULL :
	    (int64_t)pf_string(m->b, &t->description, off), t->has_rank ?
	    t->rank : RECORD_NULL, app.len == 0 ? RECORD_NULL :
	    (int64_t)pf_string(m->b, &app, off) });
}

static void
pf_tree_process(struct pf_tree *m, struct pf_track *t, struct track_def *d)
{
	struct ident pid = builder_int_ident(t->pid);
	uint64_t off = m->w->in.base + t->pos;

	pf_births_at(m->w, m->b, t->machine, &t->when);
	if (pf_owners_again(&m->owners, m->w, t))
		builder_process_again(m->b, pid);
	t->upid = builder_process(m->b, pid, m->w->file);
	pf_process_describe(m->b, t->upid, &t->process, &t->process_name,
	    &t->chrome_process, off);
	if (t->order != 0)
		builder_track_order(m->b, builder_process_track(m->b,
		    t->upid), (enum child_order)t->order);
	pf_tree_describe(m, t, t->upid, RECORD_NULL);
	d->upid = t->upid;
	if (t->name.len == 0)
		t->track = builder_process_track(m->b, t->upid);
}

static void
pf_tree_thread(struct pf_tree *m, struct pf_track *t)
{
	struct ident tid = builder_int_ident(t->tid);

	pf_births_at(m->w, m->b, t->machine, &t->when);
	t->upid = builder_process(m->b, builder_int_ident(t->pid),
	    m->w->file);
	if (pf_owners_again(&m->owners, m->w, t))
		builder_tid_again(m->b, tid);
	t->track = builder_thread(m->b, t->upid, tid);
	pf_thread_describe(m->b, t->track, &t->thread, &t->name,
	    m->w->in.base + t->pos);
	pf_tree_describe(m, t, RECORD_NULL, t->track);
	if (t->unmerged)
		builder_thread_unmerged(m->b, t->track);
	if (t->order != 0)
		builder_track_order(m->b, t->track,
		    (enum child_order)t->order);
}

/* Returns the unit of a counter as a string, or 0. */
static uint32_t
pf_tree_unit(struct pf_tree *m, const struct pf_track *t)
{
	static const char *const units[] = { NULL, "ns", "count", "bytes" };
	struct pf_span name = pf_member(&t->counter,
	    PF_COUNTER_DESCRIPTOR_UNIT_NAME);
	uint64_t unit = pf_number(&t->counter, PF_COUNTER_DESCRIPTOR_UNIT, 0);

	if (name.len > 0)
		return pf_string(m->b, &name, m->w->in.base + t->pos);
	if (unit == 0 && t->builtin != 0)
		unit = t->builtin;	/* of both types the same number */
	return unit == 0 || unit > 3 ? 0 : pf_literal(m->b, units[unit]);
}

/*
 * Returns the first track of the group of siblings, of one machine, that is one
 * track with t,
 * or t itself.
 */
static struct pf_track *
pf_tree_group(struct pf_tree *m, struct pf_track *t, const struct track_def *d)
{
	struct idkey key = {{ (uint64_t)d->parent << 32 | d->upid,
	    (uint64_t)t->machine << 32 | (t->merge == PF_MERGE_KEY), d->name,
	    0 }};
	struct pf_track *first;
	uint32_t i;
	int added;

	if (t->type == PF_TRACK_COUNTER || t->type == PF_TRACK_STATE ||
	    t->merge == PF_MERGE_NONE || t->uuid == 0)
		return t;
	if (t->merge == PF_MERGE_KEY) {
		key.w[2] = pf_string(m->b, &t->merge_key,
		    m->w->in.base + t->pos);
		key.w[3] = t->merge_number;
	} else if (d->name == 0)
		return t;
	i = idtab_add(&m->groups, &key, &added);
	if (added) {
		m->first = xgrow(m->first, i, &m->first_cap,
		    sizeof(*m->first));
		m->first[i] = (uint32_t)(t - m->w->tracks);
		return t;
	}
	first = &m->w->tracks[m->first[i]];
	first->merged = t->merged = 1;
	return first;
}

/* Makes a track whose parent is made. */
static void
pf_tree_make(struct pf_tree *m, struct pf_track *t)
{
	struct track_def d = TRACK_DEF_INIT;
	struct pf_track *first, *up = NULL;
	uint64_t off = m->w->in.base + t->pos;
	uint32_t i;

	t->track = NONE;
	builder_in_machine(m->b, t->machine);
	if (t->type == PF_TRACK_THREAD)
		pf_tree_thread(m, t);
	else if (t->type == PF_TRACK_PROCESS)
		pf_tree_process(m, t, &d);
	else if (t->parent != 0 && t->uuid != 0 &&
	    (i = pf_track_find(m->w, t->parent)) != NONE &&
	    m->state[i] == PF_MADE) {
		up = &m->w->tracks[i];
		if (up->type == PF_TRACK_PROCESS)
			d.upid = up->upid;
		else
			d.parent = up->track;
	}
	if (t->track != NONE)
		return;
	d.name = pf_string(m->b, &t->name, off);
	if (d.name == 0 && t->uuid == 0)
		d.name = pf_literal(m->b, "Default Track");
	first = pf_tree_group(m, t, &d);
	d.id = builder_int_ident((int64_t)first->uuid);
	d.description = pf_string(m->b, &t->description, off);
	d.rank = t->rank;
	d.has_rank = t->has_rank;
	d.source = TRACK_SOURCE_DESCRIPTOR;
	d.has_states = t->type == PF_TRACK_STATE;
	if (first != t)
		d.name = 0;		/* that of the first is shown */
	if (t->type == PF_TRACK_COUNTER) {
		d.type = TRACK_COUNTER;
		d.unit = pf_tree_unit(m, t);
	}
	if (t->type != PF_TRACK_PROCESS)
		d.order = (enum child_order)t->order;
	t->track = builder_track(m->b, &d);
}

/* Makes a track after its ancestors. */
static void
pf_tree_from(struct pf_tree *m, uint32_t track)
{
	uint32_t path[PF_TRACK_DEPTH + 1], i = track;
	size_t n = 0;

	while (i != NONE && m->state[i] == PF_UNMADE &&
	    n < PF_TRACK_DEPTH + 1) {
		m->state[i] = PF_ON_PATH;
		path[n++] = i;
		i = m->w->tracks[i].parent == 0 ? NONE :
		    pf_track_find(m->w, m->w->tracks[i].parent);
	}
	if (i != NONE && m->state[i] != PF_MADE && m->warn)
		warn_add(m->w->in.warn, WARN_TRACK_PARENT,
		    m->w->in.base + m->w->tracks[i].pos);
	while (n > 0) {
		pf_tree_make(m, &m->w->tracks[path[--n]]);
		m->state[path[n]] = PF_MADE;
	}
}

/* Orders processes and threads by rank where uuid 0 asks for it. */
static void
pf_tree_sort(struct pf_tree *m)
{
	uint32_t zero = pf_track_find(m->w, 0), i;
	const struct pf_track *t;

	if (zero == NONE)
		return;
	for (i = 0; i < m->w->track_ids.n; i++) {
		t = &m->w->tracks[i];
		if (t->type == PF_TRACK_PROCESS &&
		    m->w->tracks[zero].explicit_processes)
			builder_process_sort(m->b, t->upid, t->rank);
		else if (t->type == PF_TRACK_THREAD &&
		    m->w->tracks[zero].explicit_threads)
			builder_thread_sort(m->b, t->track, t->rank);
	}
}

/* Makes the threads of sequences. */
static void
pf_tree_threads(struct pf_tree *m)
{
	struct pf_span none = { NULL, 0 };
	struct pf_thread *t;
	size_t i;

	for (i = 0; i < m->w->nthreads; i++) {
		t = &m->w->threads[i];
		if (t->described != NONE) {
			t->upid = m->w->tracks[t->described].upid;
			t->track = m->w->tracks[t->described].track;
			continue;
		}
		builder_in_machine(m->b, t->machine);
		pf_births_at(m->w, m->b, t->machine, &t->when);
		t->upid = builder_process(m->b, builder_int_ident(t->pid),
		    m->w->file);
		t->track = builder_thread(m->b, t->upid,
		    builder_int_ident(t->tid));
		pf_thread_describe(m->b, t->track, &t->data, &none,
		    m->w->in.base);
	}
}

void
pf_tracks_define(struct pf_world *w, struct builder *b, int first)
{
	struct pf_tree m;
	uint32_t i;

	memset(&m, 0, sizeof(m));
	m.w = w;
	m.b = b;
	m.warn = first;
	m.state = xcalloc((size_t)w->track_ids.n + 1, 1);
	pf_process_trees(w, b);
	for (i = 0; i < w->track_ids.n; i++)
		pf_tree_from(&m, i);
	pf_tree_sort(&m);
	pf_tree_threads(&m);
	builder_in_machine(b, 0);
	idtab_free(&m.owners.ids);
	free(m.owners.uuid);
	idtab_free(&m.groups);
	free(m.first);
	free(m.state);
}
