/*
 * owners: processes and threads, by what the file calls them.
 *
 * A key has what tells ids apart: the file, the machine, and the life of an id
 * that the system has given out again.  A thread of a known process
 * belongs to that process; one that is known by its tid only, to a file and a
 * machine, until tids.c joins both.
 *
 * Words of a key:
 *  - process: file, type, number or text, machine << 32 | life;
 *  - thread of a process: upid, type, number or text, life of the tid;
 *  - thread of a tid: TID_ONLY | file, type, number or text, machine << 32 |
 *    life;
 *    in each of these the type has, << 32, the life that the id has at the time
 *    it is used for, where that is known (id_lives.h): parts agree on it;
 *  - a process or thread of a late part: NUMBERED, 0, its final number, 0;
 *  - life: file << 1 | is_tid, type, number or text, machine.
 *
 * A part counts the lives of an id from 0, or, after builder_made_shared(), so:
 * the lives that all parts have begun, that which was under way where the part
 * begins, which only the parts before it know, those that the part begins.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "owners.h"

/* ---- lives of ids ---- */

static struct idkey
life_word(uint8_t file, int is_tid, struct ident id, uint32_t machine)
{
	struct idkey w = builder_ident_word((uint64_t)file << 1 | is_tid, id);

	w.w[3] = machine;
	return w;
}

/* Returns how often an id has been given out again. */
static uint32_t
life_of(const struct builder *b, const struct idkey *w)
{
	uint32_t i = b->lives.n == 0 ? UINT32_MAX : idtab_find(&b->lives, w);

	return i == UINT32_MAX ? 0 : b->life[i];
}

static void
life_add(struct builder *b, const struct idkey *w, uint32_t n)
{
	uint32_t i;
	int added;

	i = idtab_add(&b->lives, w, &added);
	if (added) {
		b->life = xgrow(b->life, i, &b->life_cap, sizeof(*b->life));
		b->life[i] = 0;
	}
	b->life[i] += n;
}

void
builder_process_again(struct builder *b, struct ident pid)
{
	struct idkey w = life_word(b->file, 0, pid, b->machine);

	life_add(b, &w, 1);
}

void
builder_tid_again(struct builder *b, struct ident tid)
{
	struct idkey w = life_word(b->file, 1, tid, b->machine);

	life_add(b, &w, 1);
}

void
builder_lives(struct builder *b, const struct id_lives *lives)
{
	b->by_time = lives;
	b->at = INT64_MAX;
}

void
builder_at(struct builder *b, int64_t ts)
{
	b->at = ts;
}

/* Returns the type of an id, with its life at the time that it is used for. */
static uint64_t
life_type(const struct builder *b, const struct idkey *w, struct ident id)
{
	int64_t from, to;

	if (b->by_time == NULL || id.type != IDENT_INT)
		return w->w[1];
	return w->w[1] | (uint64_t)id_lives_at(b->by_time, b->machine, id.num,
	    b->at, &from, &to) << 32;
}

void
builder_made_shared(struct builder *b)
{
	b->shared_life = xcalloc(b->lives.n + 1, sizeof(*b->shared_life));
	if (b->lives.n > 0)
		memcpy(b->shared_life, b->life,
		    b->lives.n * sizeof(*b->life));
	b->nshared = b->lives.n;
	b->continues = 1;
}

/* Returns how many lives of an id of the part all parts have begun. */
static uint32_t
life_shared(const struct builder *b, const struct idkey *w)
{
	uint32_t i = b->nshared == 0 ? UINT32_MAX : idtab_find(&b->lives, w);

	return i < b->nshared ? b->shared_life[i] : 0;
}

/* Returns the number in its part of the life of an id that is under way. */
static uint32_t
life_now(const struct builder *b, uint8_t file, int is_tid, struct ident id)
{
	struct idkey w;

	/* no id of most files is given out again: no word is made for each */
	if (b->lives.n == 0)
		return b->continues;
	w = life_word(file, is_tid, id, b->machine);
	return life_of(b, &w) + b->continues;
}

void
builder_offsets_end(struct builder *b, uint64_t end)
{
	b->off_end = end;
}

void
builder_keeps_order(struct builder *b)
{
	b->ordered[b->file] = 1;
}

void
builder_in_machine(struct builder *b, uint32_t machine)
{
	b->machine = machine;
}

/* ---- processes and threads ---- */

/* Returns the process of a key, made if it is new. */
static uint32_t
owner_process(struct builder *b, const struct idkey *w, struct ident pid,
    uint8_t file)
{
	struct process *p;
	uint32_t upid;
	int added;

	upid = idtab_add(&b->process_ids, w, &added);
	if (added) {
		p = LIST_ADD(&b->processes);
		memset(p, 0, sizeof(*p));
		p->pid = pid;
		p->file = file;
		p->machine = (uint32_t)(w->w[3] >> 32);
		p->track = NONE;
		p->origin.parent = NONE;
	}
	return upid;
}

/* Returns the track of the thread of a key, made if it is new. */
static uint32_t
thread_of(struct builder *b, const struct idkey *w, struct ident tid,
    uint32_t upid)
{
	struct thread *t;
	uint32_t utid;
	int added;

	utid = idtab_add(&b->thread_ids, w, &added);
	if (added) {
		t = LIST_ADD(&b->threads);
		memset(t, 0, sizeof(*t));
		t->upid = upid;
		t->tid = tid;
		t->machine = upid != NONE ? b->processes.v[upid].machine :
		    w->w[0] & TID_ONLY ? (uint32_t)(w->w[3] >> 32) : 0;
		t->track = part_track(b, TRACK_THREAD, utid);
	}
	return b->threads.v[utid].track;
}

uint32_t
builder_process(struct builder *b, struct ident pid, uint8_t file)
{
	struct idkey w = builder_ident_word(file, pid);

	w.w[1] = life_type(b, &w, pid);
	w.w[3] = (uint64_t)b->machine << 32 | life_now(b, file, 0, pid);
	return owner_process(b, &w, pid, file);
}

uint32_t
builder_thread(struct builder *b, uint32_t upid, struct ident tid)
{
	struct idkey w = builder_ident_word(upid, tid);

	w.w[1] = life_type(b, &w, tid);
	w.w[3] = life_now(b, b->file, 1, tid);
	return thread_of(b, &w, tid, upid);
}

uint32_t
builder_tid(struct builder *b, struct ident tid)
{
	struct idkey w = builder_ident_word(TID_ONLY | b->file, tid);

	w.w[1] = life_type(b, &w, tid);
	w.w[3] = (uint64_t)b->machine << 32 | life_now(b, b->file, 1, tid);
	b->has_tids = 1;
	return thread_of(b, &w, tid, NONE);
}

void
builder_tid_process(struct builder *b, uint32_t thread, uint32_t upid)
{
	uint32_t utid = b->tracks.v[thread].of;

	if (b->thread_ids.keys[utid].w[0] & TID_ONLY)
		b->threads.v[utid].upid = upid;
}

void
builder_tid_maker(struct builder *b, uint32_t thread, uint32_t maker,
    int is_process, int64_t ts)
{
	*LIST_ADD(&b->makers) = (struct maker){ thread, maker, is_process,
	    ts };
}

void
builder_thread_start(struct builder *b, uint32_t thread, int64_t ts)
{
	struct thread *t = &b->threads.v[b->tracks.v[thread].of];

	if (!t->has_start || ts < t->start)
		t->start = ts;
	t->has_start = 1;
}

void
builder_thread_end(struct builder *b, uint32_t thread, int64_t ts)
{
	struct thread *t = &b->threads.v[b->tracks.v[thread].of];

	if (!t->has_end || ts > t->end)
		t->end = ts;
	t->has_end = 1;
}

struct process *
owner_of_main(const struct builder *b, uint32_t utid)
{
	const struct thread *t = &b->threads.v[utid];
	struct process *p;

	if (t->upid == NONE)
		return NULL;
	p = &b->processes.v[t->upid];
	return p->pid.type == IDENT_INT && t->tid.type == IDENT_INT &&
	    p->pid.num == t->tid.num ? p : NULL;
}

void
owners_start(struct builder *b)
{
	struct thread *t;
	struct process *p;
	uint32_t i;

	for (i = 0; i < b->threads.n; i++) {
		t = &b->threads.v[i];
		if (!t->has_start)
			continue;
		if (t->end < t->start)	/* of an earlier task */
			t->has_end = 0;
		if ((p = owner_of_main(b, i)) == NULL)
			continue;
		p->origin.born = 1;
		if (!p->origin.has_start)
			p->origin.start = t->start;
		p->origin.has_start = 1;
	}
}

/* ---- numbers of the model ---- */

static struct idkey
number_word(uint32_t number)
{
	return (struct idkey){{ NUMBERED, 0, number }};
}

void
builder_late(struct builder *b)
{
	b->late = 1;
}

uint32_t
builder_process_number(struct builder *b, uint32_t upid)
{
	struct idkey w = number_word(upid);
	struct ident none = { IDENT_NONE, 0, 0 };

	return owner_process(b, &w, none, b->file);
}

uint32_t
builder_thread_number(struct builder *b, uint32_t utid)
{
	struct idkey w = number_word(utid);
	struct ident none = { IDENT_NONE, 0, 0 };

	return thread_of(b, &w, none, NONE);
}

/* ---- merging ---- */

/* Returns an id of another part, given the map of its strings. */
static struct ident
ident_map(struct ident id, const uint32_t *string)
{
	if (id.type == IDENT_TEXT)
		id.text = string[id.text];
	return id;
}

/* Returns word 2 of the key of an id. */
static uint64_t
ident_number(struct ident id)
{
	return builder_ident_word(0, id).w[2];
}

/* Returns the word of an id in `to`, given that of another part. */
static struct idkey
life_word_map(struct idkey w, const uint32_t *string)
{
	if (w.w[1] == IDENT_TEXT)
		w.w[2] = string[w.w[2]];
	return w;
}

/*
 * Maps the life in word 3 of a key, of the id that has the word w in the part
 * `from`: from its number in that part to its number among all lives.
 */
static void
life_set(struct idkey *key, const struct builder *to,
    const struct builder *from, const struct idkey *w,
    const uint32_t *string)
{
	struct idkey all = life_word_map(*w, string);
	uint32_t life = (uint32_t)key->w[3], shared = life_shared(from, w);

	if (!from->continues || life > shared)
		life += life_of(to, &all) - shared - from->continues;
	key->w[3] = key->w[3] >> 32 << 32 | life;
}

uint32_t
part_process_map(struct builder *to, const struct builder *from,
    uint32_t upid, const uint32_t *string)
{
	const struct process *p = &from->processes.v[upid];
	struct ident pid = ident_map(p->pid, string);
	struct idkey w = from->process_ids.keys[upid], life;

	/* a number that the files no longer give is a process of its own */
	if (w.w[0] == NUMBERED)
		return w.w[2] < to->processes.n ? (uint32_t)w.w[2] :
		    owner_process(to, &w, pid, p->file);
	life = life_word(p->file, 0, p->pid, p->machine);
	w.w[2] = ident_number(pid);
	life_set(&w, to, from, &life, string);
	return owner_process(to, &w, pid, p->file);
}

/* Maps a thread that is known by its tid. */
static uint32_t
tid_map(struct builder *to, const struct builder *from, uint32_t utid,
    const uint32_t *upid, const uint32_t *string)
{
	const struct thread *t = &from->threads.v[utid];
	struct ident tid = ident_map(t->tid, string);
	struct idkey w = from->thread_ids.keys[utid], life;
	uint32_t track;

	life = life_word((uint8_t)w.w[0], 1, t->tid,
	    (uint32_t)(w.w[3] >> 32));
	w.w[2] = ident_number(tid);
	life_set(&w, to, from, &life, string);
	to->has_tids = 1;
	track = thread_of(to, &w, tid, NONE);
	if (t->upid != NONE)
		builder_tid_process(to, track, upid[t->upid]);
	return track;
}

uint32_t
part_thread_map(struct builder *to, const struct builder *from,
    uint32_t utid, const uint32_t *upid, const uint32_t *string)
{
	const struct process *p;
	const struct thread *t;
	struct idkey w, life;
	struct ident tid;

	if (from->joined != NULL)
		utid = from->joined[utid];
	w = from->thread_ids.keys[utid];
	if (w.w[0] == NUMBERED)
		return w.w[2] < to->threads.n ?
		    to->threads.v[w.w[2]].track : thread_of(to, &w,
		    from->threads.v[utid].tid, NONE);
	if (w.w[0] & TID_ONLY)
		return tid_map(to, from, utid, upid, string);
	t = &from->threads.v[utid];
	p = &from->processes.v[t->upid];
	tid = ident_map(t->tid, string);
	life = life_word(p->file, 1, t->tid, p->machine);
	w.w[0] = upid[t->upid];
	w.w[2] = ident_number(tid);
	life_set(&w, to, from, &life, string);
	return thread_of(to, &w, tid, upid[t->upid]);
}

void
part_lives_append(struct builder *to, const struct builder *from,
    const uint32_t *string)
{
	struct idkey w;
	uint32_t i, shared;

	for (i = 0; i < from->lives.n; i++) {
		w = from->lives.keys[i];
		shared = life_shared(from, &w);
		w = life_word_map(w, string);
		if (from->life[i] > shared)
			life_add(to, &w, from->life[i] - shared);
	}
}
