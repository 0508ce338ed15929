/*
 * builder_track: the tracks that a reader puts things on, by number.
 *
 * A number is made once for each thread, process and track of the reader's
 * own.  All three are numbered together, in order of first appearance, since
 * the log of raw events has a lane for each of the first numbers: a file that
 * has only threads has a lane for each of its first threads.
 *
 * Invariants:
 *  - threads.v[utid].track and processes.v[upid].track are the numbers here,
 *    until track_order.c replaces them by places in the trace;
 *  - a parent may have a higher number than its child, since a reader may meet
 *    the child first, and parents may form a circle until
 *    part_tracks_settle() has cut it.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/limit.h"
#include "ttv/xmalloc.h"
#include "builder_int.h"

uint32_t
part_track(struct builder *b, enum track_type type, uint32_t of)
{
	struct made_track *m = LIST_ADD(&b->tracks);

	m->type = (uint8_t)type;
	m->order = ORDER_DEFAULT;
	m->source = TRACK_SOURCE_NONE;
	m->of = of;
	return (uint32_t)b->tracks.n - 1;
}

uint32_t
builder_process_track(struct builder *b, uint32_t upid)
{
	struct process *p = &b->processes.v[upid];

	if (p->track == NONE)
		p->track = part_track(b, TRACK_PROCESS, upid);
	return p->track;
}

/* Returns the track of all processes of a file. */
static uint32_t
global_of(struct builder *b, uint32_t file)
{
	struct global_track *g;
	size_t i;

	for (i = 0; i < b->globals.n; i++)
		if (b->globals.v[i].file == file)
			return b->globals.v[i].track;
	g = LIST_ADD(&b->globals);
	g->file = file;
	g->track = part_track(b, TRACK_GLOBAL, file);
	return g->track;
}

uint32_t
builder_global_track(struct builder *b)
{
	return global_of(b, b->file);
}

/* In word 3 of the key of a CPU: its machine is below. */
#define CPU_WORD	(UINT64_C(1) << 63)

/* Returns the key that tells a track of the reader's own from others. */
static struct idkey
track_word(const struct builder *b, const struct track_def *d)
{
	struct idkey w = builder_ident_word(b->file, d->id);

	w.w[1] |= (uint64_t)d->machine << 32;
	if (d->id.type == IDENT_NONE) {
		w.w[2] = (uint64_t)d->parent << 32 | d->upid;
		w.w[3] = d->name;
	}
	return w;
}

/* Returns the name of a CPU for people, a string. */
static uint32_t
cpu_name(struct builder *b, uint32_t machine, uint32_t cpu)
{
	char s[64];
	int n;

	n = snprintf(s, sizeof(s), machine == 0 ? "CPU %u" :
	    "CPU %u (machine %u)", cpu, machine);
	return builder_string(b, s, (size_t)n);
}

/* Returns the track of a CPU, made if it is new; name 0: as its number says. */
static uint32_t
part_cpu(struct builder *b, uint8_t file, uint32_t machine, uint32_t cpu,
    uint32_t name)
{
	struct idkey w = builder_ident_word(file, builder_int_ident(cpu));
	static const struct track_def none = TRACK_DEF_INIT;
	struct custom_track *c;
	uint32_t i;
	int added;

	w.w[3] = CPU_WORD | machine;
	i = idtab_add(&b->custom_ids, &w, &added);
	if (added) {
		c = LIST_ADD(&b->customs);
		memset(c, 0, sizeof(*c));
		c->def = none;
		c->def.name = name != 0 ? name : cpu_name(b, machine, cpu);
		c->def.type = TRACK_CPU;
		c->cpu = cpu;
		c->machine = machine;
		c->file = file;
		c->track = part_track(b, TRACK_CPU, i);
	}
	return b->customs.v[i].track;
}

uint32_t
builder_cpu(struct builder *b, uint32_t cpu)
{
	return part_cpu(b, b->file, b->machine, cpu, 0);
}

/* Adds to a definition the members that a later one sets. */
static void
track_define(struct track_def *d, const struct track_def *more)
{
	if (more->type != TRACK_CUSTOM)
		d->type = more->type;
	if (more->parent != NONE)
		d->parent = more->parent;
	if (more->upid != NONE)
		d->upid = more->upid;
	if (more->name != 0)
		d->name = more->name;
	if (more->unit != 0)
		d->unit = more->unit;
	if (more->description != 0)
		d->description = more->description;
	if (more->has_rank) {
		d->rank = more->rank;
		d->has_rank = 1;
	}
	if (more->source != TRACK_SOURCE_NONE)
		d->source = more->source;
	d->has_states |= more->has_states;
}

uint32_t
builder_track(struct builder *b, const struct track_def *d)
{
	struct idkey w = track_word(b, d);
	struct custom_track *c;
	uint32_t i;
	int added;

	i = idtab_add(&b->custom_ids, &w, &added);
	if (added) {
		c = LIST_ADD(&b->customs);
		memset(c, 0, sizeof(*c));
		c->def = *d;
		c->def.order = ORDER_DEFAULT;	/* made_track has it */
		c->file = b->file;
		c->machine = d->machine != 0 ? d->machine : b->machine;
		c->late = b->late;
		c->track = part_track(b, TRACK_CUSTOM, i);
	} else {
		c = &b->customs.v[i];
		track_define(&c->def, d);
	}
	b->tracks.v[c->track].type = (uint8_t)c->def.type;
	if (d->order != ORDER_DEFAULT)
		builder_track_order(b, c->track, d->order);
	return c->track;
}

uint32_t
builder_machine_track(struct builder *b, uint32_t machine)
{
	struct track_def d = TRACK_DEF_INIT;
	char name[32];
	uint32_t track;
	int n;

	if (machine == 0)
		return NONE;
	n = snprintf(name, sizeof(name), "machine %u", machine);
	d.name = builder_string(b, name, (size_t)n);
	track = builder_track(b, &d);
	b->customs.v[b->tracks.v[track].of].machine = machine;
	b->customs.v[b->tracks.v[track].of].is_machine = 1;
	return track;
}

int
part_track_is_late(const struct builder *b, uint32_t track)
{
	const struct made_track *m = &b->tracks.v[track];

	return part_track_is_custom(m->type) && b->customs.v[m->of].late;
}

void
builder_track_order(struct builder *b, uint32_t track, enum child_order order)
{
	b->tracks.v[track].order = (uint8_t)order;
}

void
builder_thread_unmerged(struct builder *b, uint32_t thread)
{
	b->tracks.v[thread].source = TRACK_SOURCE_UNMERGED;
}

/* ---- merging ---- */

/* Returns the number in `to` of a custom track of another part. */
static uint32_t
track_merge_custom(struct builder *to, const struct custom_track *c,
    uint32_t *map, const uint32_t *upid, const uint32_t *string)
{
	struct track_def d = c->def;
	uint32_t machine = to->machine, track;
	uint8_t file = to->file;

	if (d.type == TRACK_CPU)
		return part_cpu(to, c->file, c->machine, c->cpu,
		    string[c->def.name]);
	d.upid = d.upid == NONE ? NONE : upid[d.upid];
	d.name = string[d.name];
	d.unit = string[d.unit];
	d.description = string[d.description];
	if (d.id.type == IDENT_TEXT)
		d.id.text = string[d.id.text];
	/* a track without an id was made after its parent, which is mapped */
	d.parent = d.parent == NONE ? NONE : map[d.parent];
	to->file = c->file;
	to->machine = c->machine;
	track = builder_track(to, &d);
	to->customs.v[to->tracks.v[track].of].late |= c->late;
	to->customs.v[to->tracks.v[track].of].is_machine |= c->is_machine;
	to->file = file;
	to->machine = machine;
	return track;
}

uint32_t *
part_track_map(struct builder *to, const struct builder *from,
    const uint32_t *upid, const uint32_t *string)
{
	uint32_t *map = xreallocarray(NULL, from->tracks.n + 1, sizeof(*map));
	const struct made_track *m;
	size_t i;

	for (i = 0; i < from->tracks.n; i++)
		map[i] = NONE;
	for (i = 0; i < from->tracks.n; i++) {
		m = &from->tracks.v[i];
		if (m->type == TRACK_THREAD)
			map[i] = part_thread_map(to, from, m->of, upid,
			    string);
		else if (m->type == TRACK_PROCESS)
			map[i] = builder_process_track(to, upid[m->of]);
		else if (m->type == TRACK_GLOBAL)
			map[i] = global_of(to, m->of);
		else
			map[i] = track_merge_custom(to,
			    &from->customs.v[m->of], map, upid, string);
		if (m->order != ORDER_DEFAULT)
			builder_track_order(to, map[i],
			    (enum child_order)m->order);
		if (m->source != TRACK_SOURCE_NONE)
			to->tracks.v[map[i]].source = m->source;
	}
	/* map parents that are numbered after their children */
	for (i = 0; i < from->customs.n; i++)
		track_merge_custom(to, &from->customs.v[i], map, upid, string);
	return map;
}

/* ---- the tree, once all is known ---- */

enum settled { UNSETTLED, ON_PATH, SETTLED };

/* The state of tracks that inherit from their parents. */
struct settle {
	uint8_t		*state;		/* by track: enum settled */
	uint8_t		*depth;		/* by track, once settled */
	uint32_t	*path;		/* tracks to be settled, up to the
					 * root */
};

/* Returns the definition of a track of the reader's own, else NULL. */
static struct track_def *
track_def(struct builder *b, uint32_t track)
{
	const struct made_track *m = &b->tracks.v[track];

	return part_track_is_custom(m->type) ? &b->customs.v[m->of].def : NULL;
}

uint32_t
part_track_parent(const struct builder *b, uint32_t track)
{
	const struct track_def *d = track_def((struct builder *)b, track);

	return d == NULL ? NONE : d->parent;
}

/* Sets process and thread of a track whose parent is settled, and its depth. */
static void
settle_one(struct builder *b, struct settle *s, uint32_t track)
{
	struct track_def *d = track_def(b, track), *up;
	const struct made_track *m;

	s->state[track] = SETTLED;
	if (d == NULL || d->parent == NONE)
		return;
	if (s->depth[d->parent] == LIMIT_TRACK_DEPTH) {
		d->parent = part_track_parent(b, d->parent);
		warn_add(&b->warn, WARN_TRACK_PARENT, WARN_NOWHERE);
	}
	s->depth[track] = s->depth[d->parent] + 1;
	m = &b->tracks.v[d->parent];
	if (m->type == TRACK_THREAD) {
		b->customs.v[b->tracks.v[track].of].utid = m->of;
		d->upid = b->threads.v[m->of].upid;
	} else if (m->type == TRACK_PROCESS) {
		d->upid = m->of;
	} else if ((up = track_def(b, d->parent)) != NULL) {
		d->upid = up->upid;
		b->customs.v[b->tracks.v[track].of].utid =
		    b->customs.v[m->of].utid;
	} else
		d->upid = NONE;
}

/* Settles a track and all its ancestors. */
static void
settle_from(struct builder *b, struct settle *s, uint32_t track)
{
	uint32_t parent;
	size_t n = 0;

	for (; track != NONE && s->state[track] == UNSETTLED; track = parent) {
		s->state[track] = ON_PATH;
		s->path[n++] = track;
		parent = part_track_parent(b, track);
	}
	if (track != NONE && s->state[track] == ON_PATH) {
		track_def(b, s->path[n - 1])->parent = NONE;
		warn_add(&b->warn, WARN_TRACK_PARENT, WARN_NOWHERE);
	}
	while (n > 0)
		settle_one(b, s, s->path[--n]);
}

void
part_tracks_settle(struct builder *b)
{
	struct settle s;
	uint32_t i;

	if (b->customs.n == 0)
		return;
	for (i = 0; i < b->customs.n; i++)
		b->customs.v[i].utid = NONE;
	s.state = xcalloc(b->tracks.n, sizeof(*s.state));
	s.depth = xcalloc(b->tracks.n, sizeof(*s.depth));
	s.path = xreallocarray(NULL, b->tracks.n, sizeof(*s.path));
	for (i = 0; i < b->tracks.n; i++)
		settle_from(b, &s, i);
	free(s.state);
	free(s.depth);
	free(s.path);
}
