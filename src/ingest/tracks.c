/*
 * tracks: finds out which tracks the trace has.
 *
 * A track is made when something stands on it: a list of the builder asks for
 * the track of a thread, of a process, one of the reader's own, or a new one of
 * its type.  The track's ancestors are made with it.  A process that has any
 * track has one of its own, the parent of the others.  track_order.c sorts
 * tracks for display.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/xmalloc.h"
#include "builder_int.h"
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
	k->of_track = none_array(b->tracks.n);
	k->of_process = none_array(b->processes.n);
	k->global = NONE;
}

void
tracks_free(struct tracks *k)
{
	free(k->v);
	free(k->of_track);
	free(k->of_process);
}

static uint32_t
track_new(struct tracks *k, enum track_type kind, uint32_t upid,
    uint32_t utid)
{
	struct newtrack *t;

	k->v = xgrow(k->v, k->n, &k->cap, sizeof(*k->v));
	t = &k->v[k->n];
	memset(t, 0, sizeof(*t));
	t->kind = (uint8_t)kind;
	t->parent = t->place = t->from = NONE;
	t->upid = upid;
	t->utid = utid;
	return (uint32_t)k->n++;
}

static uint32_t
track_process(struct tracks *k, uint32_t upid)
{
	if (k->of_process[upid] == NONE)
		k->of_process[upid] = track_new(k, TRACK_PROCESS, upid, NONE);
	return k->of_process[upid];
}

uint32_t
tracks_add(struct tracks *k, enum track_type type, uint32_t upid,
    uint32_t utid, uint32_t name, int64_t start)
{
	uint32_t parent = upid == NONE ? NONE : track_process(k, upid), i;

	i = track_new(k, type, upid, utid);
	k->v[i].parent = parent;
	k->v[i].name = name;
	k->v[i].start = start;
	return i;
}

uint32_t
tracks_add_on(struct tracks *k, uint32_t parent, enum track_type kind)
{
	uint32_t i = track_new(k, kind, k->v[parent].upid, k->v[parent].utid);

	k->v[i].parent = parent;
	return i;
}

/* Makes the track of the trace for the builder's `track`. */
static uint32_t
track_make(struct tracks *k, const struct builder *b, uint32_t track)
{
	const struct made_track *m = &b->tracks.v[track];
	const struct custom_track *c;
	uint32_t i;

	switch (m->type) {
	case TRACK_PROCESS:
		i = track_process(k, m->of);
		break;
	case TRACK_GLOBAL:
		i = track_new(k, TRACK_GLOBAL, NONE, NONE);
		if (k->global == NONE)
			k->global = i;
		break;
	case TRACK_THREAD:
		i = tracks_add(k, TRACK_THREAD, b->threads.v[m->of].upid,
		    m->of, 0, 0);
		break;
	default:
		c = &b->customs.v[m->of];
		i = tracks_add(k, (enum track_type)m->type, c->def.upid,
		    c->utid, c->def.name, 0);
	}
	k->v[i].from = track;
	if (m->type == TRACK_CPU)	/* they are ordered by number */
		k->v[i].start = (int64_t)(UINT64_C(1) << 63 ^
		    ((uint64_t)b->customs.v[m->of].machine << 32 |
		    b->customs.v[m->of].cpu));
	k->v[i].order = m->order;
	k->v[i].source = m->source;
	k->of_track[track] = i;
	return i;
}

uint32_t
tracks_of(struct tracks *k, const struct builder *b, uint32_t track)
{
	uint32_t i, child = NONE, at = track;

	/* climb until a track that is made already */
	for (; at != NONE; at = part_track_parent(b, at)) {
		if ((i = k->of_track[at]) != NONE) {
			if (child != NONE)
				k->v[child].parent = i;
			break;
		}
		i = track_make(k, b, at);
		if (child != NONE)
			k->v[child].parent = i;
		child = i;
	}
	return k->of_track[track];
}
