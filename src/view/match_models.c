/*
 * Matches a model with a more complete model of the same input.
 *
 * The identity of a track is the data of the track in the input: the type, the
 * file and the id of the process, the id of the thread, and the name where the
 * name makes the track (a counter, an async track; a thread may get its name
 * later).  Tracks of one identity are matched in their order.
 *
 * The identity of a thing is the offset of its event.  A slice is looked for on
 * its track, at its time.  Arrays are not in the order of offsets: for all
 * others, sort the wanted offsets, then pass over the events once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/bound.h"
#include "ttv/entity.h"
#include "ttv/hash.h"
#include "ttv/match_models.h"
#include "ttv/sort.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/xmalloc.h"

#define BLOCK	512		/* events passed together: bounds the stack */

struct known {			/* a track and the hash of its identity */
	uint64_t	hash;
	uint32_t	track;
};

struct match_models {
	const struct trace	*old, *now;
	uint32_t		*to;	/* by old track: the new one, or NONE */
	uint32_t		*from;	/* by new track: the old one, or NONE */
};

/* ---- tracks ---- */

static uint64_t
hash_string(uint64_t h, const struct trace *tr, uint32_t s)
{
	return hash_bytes(h, trace_str(tr, s), strtab_len(tr->strings, s) + 1);
}

static uint64_t
hash_ident(uint64_t h, const struct trace *tr, const struct ident *id)
{
	uint8_t type = (uint8_t)id->type;

	h = hash_bytes(h, &type, 1);
	if (id->type == IDENT_INT || id->type == IDENT_UINT)
		return hash_bytes(h, &id->num, sizeof(id->num));
	return id->type == IDENT_TEXT ? hash_string(h, tr, id->text) : h;
}

static uint64_t
track_hash(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint64_t h = HASH_BYTES;
	uint8_t type = (uint8_t)k->type;

	h = hash_bytes(h, &type, 1);
	if (k->type == TRACK_GLOBAL)
		return hash_bytes(h, &k->file, sizeof(k->file));
	if (k->upid != NONE) {
		h = hash_bytes(h, &tr->processes[k->upid].file, 1);
		h = hash_ident(h, tr, &tr->processes[k->upid].pid);
	}
	if (k->utid != NONE)
		h = hash_ident(h, tr, &tr->threads[k->utid].tid);
	if (k->type != TRACK_THREAD && k->type != TRACK_PROCESS)
		h = hash_string(h, tr, k->name);
	/* every CPU has counters of the same names */
	if (k->type == TRACK_COUNTER && k->parent != NONE &&
	    tr->tracks[k->parent].type == TRACK_CPU)
		h = hash_string(h, tr, tr->tracks[k->parent].name);
	/* names of custom tracks are unique below their parent only */
	while (k->type == TRACK_CUSTOM && k->parent != NONE) {
		k = &tr->tracks[k->parent];
		h = hash_string(h, tr, k->name);
	}
	return h;
}

static int
known_order(const void *va, const void *vb)
{
	const struct known *a = va, *b = vb;

	if (a->hash != b->hash)
		return COMPARE(a->hash, b->hash);
	return COMPARE(a->track, b->track);
}

static struct known *
known_tracks(const struct trace *tr)
{
	struct known *v = xcalloc((size_t)tr->ntracks + 1, sizeof(*v));
	uint32_t i;

	for (i = 0; i < tr->ntracks; i++) {
		v[i].hash = track_hash(tr, i);
		v[i].track = i;
	}
	qsort(v, tr->ntracks, sizeof(*v), known_order);
	return v;
}

struct match_models *
match_models_new(const struct trace *old, const struct trace *now)
{
	struct match_models *s = xcalloc(1, sizeof(*s));
	struct known *a = known_tracks(old), *b = known_tracks(now);
	uint32_t i = 0, j = 0;

	s->old = old;
	s->now = now;
	s->to = xcalloc((size_t)old->ntracks + 1, sizeof(*s->to));
	s->from = xcalloc((size_t)now->ntracks + 1, sizeof(*s->from));
	memset(s->to, 0xff, (size_t)old->ntracks * sizeof(*s->to));
	memset(s->from, 0xff, (size_t)now->ntracks * sizeof(*s->from));
	while (i < old->ntracks && j < now->ntracks) {
		if (a[i].hash < b[j].hash)
			i++;
		else if (a[i].hash > b[j].hash)
			j++;
		else {
			s->to[a[i].track] = b[j].track;
			s->from[b[j++].track] = a[i++].track;
		}
	}
	free(a);
	free(b);
	return s;
}

void
match_models_free(struct match_models *s)
{
	if (s == NULL)
		return;
	free(s->to);
	free(s->from);
	free(s);
}

const struct trace *
match_models_old(const struct match_models *s)
{
	return s->old;
}

const struct trace *
match_models_now(const struct match_models *s)
{
	return s->now;
}

uint32_t
match_models_track(const struct match_models *s, uint32_t old)
{
	return old < s->old->ntracks ? s->to[old] : NONE;
}

uint32_t
match_models_track_before(const struct match_models *s, uint32_t now)
{
	return now < s->now->ntracks ? s->from[now] : NONE;
}

uint32_t
match_models_row(const struct match_models *s, uint32_t old)
{
	const struct row *r;
	uint32_t track;

	if (old >= s->old->nrows)
		return NONE;
	r = &s->old->rows[old];
	track = match_models_track(s, r->track);
	return track == NONE ? NONE : trace_row_of(s->now, track, r->lane,
	    r->depth);
}

/* ---- events ---- */

struct wanted {
	enum entity		 type;
	uint64_t		 off;
	struct entity_ref	*sel;
};

/*
 * Matches a counter value, which has no offset: the value of the same series at
 * the same time.
 */
static void
match_counter(const struct match_models *s, struct entity_ref *sel)
{
	const struct trace *old = s->old, *now = s->now;
	uint32_t was = trace_series_of(old, sel->id), track, i, lo, hi, mid;
	const struct series *k;
	const int64_t *ts;
	int64_t t;

	if (was == NONE || (track = match_models_track(s,
	    old->series[was].track)) == NONE)
		return;
	t = trace_counter_ts(old, sel->id);
	for (i = 0; i < now->tracks[track].nseries; i++) {
		k = &now->series[now->tracks[track].series + i];
		if (strcmp(trace_str(now, k->name), trace_str(old,
		    old->series[was].name)) != 0)
			continue;
		ts = trace_series_ts(now, k);
		lo = 0;
		hi = k->n;
		BISECT(lo, hi, mid, ts[mid] < t);
		if (lo < k->n && ts[lo] == t) {
			sel->type = ENTITY_COUNTER;
			sel->id = k->first + lo;
			return;
		}
	}
}

/*
 * Matches a slice that has the same track and time in both models; returns 1 if
 * it has, or its event is before all that the new model has read.
 */
static int
match_slice(const struct match_models *s, const struct entity_ref *old,
    struct entity_ref *sel)
{
	const struct trace *was = s->old, *now = s->now;
	uint64_t off = trace_off(was, old->id);
	uint32_t track, i, k;
	const struct track *t;
	const struct row *r;

	if (now->nsources == 1 && off < now->sources[0].base)
		return 1;
	track = match_models_track(s, was->rows[trace_slice_row(was,
	    old->id)].track);
	if (track == NONE)
		return 0;
	t = &now->tracks[track];
	for (i = t->row; i < t->row + t->nrows; i++) {
		r = &now->rows[i];
		k = trace_row_from(now, i, was->ts[old->id]);
		for (; k != NONE && k < r->first + r->n &&
		    now->ts[k] == was->ts[old->id]; k++)
			if (trace_off(now, k) == off) {
				sel->type = ENTITY_SLICE;
				sel->id = k;
				return 1;
			}
	}
	return 0;
}

static int
wanted_order(const void *va, const void *vb)
{
	const struct wanted *a = va, *b = vb;

	if (a->type != b->type)
		return COMPARE(a->type, b->type);
	return COMPARE(a->off, b->off);
}

/* Gives event `id` at `off` to every wanted selection of that offset. */
static void
match_offset(const struct wanted *w, size_t n, uint64_t off, uint32_t id)
{
	size_t lo = 0, hi = n, mid;

	if (off < w[0].off || off > w[n - 1].off)
		return;
	BISECT(lo, hi, mid, w[mid].off < off);
	for (; lo < n && w[lo].off == off; lo++)
		if (w[lo].sel->type == ENTITY_NONE) {
			w[lo].sel->type = w[lo].type;
			w[lo].sel->id = id;
		}
}

/* Looks in a list of events for n that are wanted, in order of offsets. */
static void
match_list(const struct trace *tr, const struct entity_events *list,
    const struct wanted *w, size_t n)
{
	struct entity_event at[BLOCK + 1];
	uint32_t first, count = list->count(tr), len;
	size_t i, k;

	for (first = 0; first < count; first += len) {
		len = count - first < BLOCK ? count - first : BLOCK;
		k = list->fill(tr, first, len, w[0].off, w[n - 1].off + 1,
		    at);
		for (i = 0; i < k; i++)
			match_offset(w, n, at[i].off, at[i].ref.id);
	}
}

/* Finds n events of one entity, which w has in the order of their offsets. */
static void
match_events(const struct trace *tr, const struct wanted *w, size_t n)
{
	size_t i;

	for (i = 0; i < entity_nevents; i++)
		if (entity_events[i].own && entity_events[i].type == w[0].type)
			match_list(tr, &entity_events[i], w, n);
}

/* Match things that have no event. */
static void (*const without_event[ENTITIES])(const struct match_models *,
    struct entity_ref *) = {
	[ENTITY_COUNTER] = match_counter,
};

void
match_models_selections(const struct match_models *s,
    struct entity_ref **sel, size_t n)
{
	struct wanted *w = xcalloc(n + 1, sizeof(*w));
	struct entity_ref old;
	size_t i, j, nw = 0;

	for (i = 0; i < n; i++) {
		old = *sel[i];
		sel[i]->type = ENTITY_NONE;
		if (old.id >= entity_count(s->old, old.type))
			continue;
		if (old.type == ENTITY_SLICE && match_slice(s, &old, sel[i]))
			continue;
		if (without_event[old.type] != NULL)
			without_event[old.type](s, sel[i]);
		w[nw].type = old.type;
		w[nw].off = entity_off(s->old, old.type, old.id);
		w[nw].sel = sel[i];
		nw += w[nw].off != OFF_NONE;
	}
	qsort(w, nw, sizeof(*w), wanted_order);
	for (i = 0; i < nw; i = j) {
		for (j = i + 1; j < nw && w[j].type == w[i].type; j++)
			;
		match_events(s->now, &w[i], j - i);
	}
	for (i = 0; i < n; i++)
		if (sel[i]->type == ENTITY_NONE)
			sel[i]->id = 0;
	free(w);
}
