/*
 * Matches a model with a more complete model of the same input.
 *
 * The identity of a track is what the input says of the track: the kind, the
 * file and the id of the process, the id of the thread, and the name where the
 * name makes the track (a counter, an async track; a thread may get its name
 * later).  Tracks of one identity are matched in their order.
 *
 * The identity of an event is its offset.  Columns are not in the order of
 * offsets: sort the wanted offsets, then pass over the events once.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/match_models.h"
#include "ttv/strtab.h"
#include "ttv/trace.h"
#include "ttv/view.h"
#include "ttv/xmalloc.h"

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
hash_bytes(uint64_t h, const void *p, size_t n)
{
	const unsigned char *s = p;

	while (n-- > 0)
		h = (h ^ *s++) * UINT64_C(1099511628211);
	return h;
}

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
	if (id->type == IDENT_INT)
		return hash_bytes(h, &id->num, sizeof(id->num));
	return id->type == IDENT_TEXT ? hash_string(h, tr, id->text) : h;
}

static uint64_t
track_hash(const struct trace *tr, uint32_t track)
{
	const struct track *k = &tr->tracks[track];
	uint64_t h = UINT64_C(14695981039346656037);
	uint8_t kind = (uint8_t)k->kind;

	h = hash_bytes(h, &kind, 1);
	if (k->upid != NONE) {
		h = hash_bytes(h, &tr->processes[k->upid].file, 1);
		h = hash_ident(h, tr, &tr->processes[k->upid].pid);
	}
	if (k->utid != NONE)
		h = hash_ident(h, tr, &tr->threads[k->utid].tid);
	if (k->kind != TRACK_THREAD && k->kind != TRACK_PROCESS)
		h = hash_string(h, tr, k->name);
	/* names of the file's own tracks are not theirs alone */
	while (k->kind == TRACK_CUSTOM && k->parent != NONE) {
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
		return a->hash < b->hash ? -1 : 1;
	return a->track < b->track ? -1 : a->track > b->track;
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
	enum sel_type		 type;
	uint64_t		 off;
	struct selection	*sel;
};

static uint64_t
off_of(const struct trace *tr, const struct selection *sel)
{
	uint32_t i = sel->id;

	switch (sel->type) {
	case SEL_SLICE:
		return i < tr->nslices ? tr->off[i] : OFF_NONE;
	case SEL_INSTANT:
		return i < tr->ninstants ? tr->instants[i].off : OFF_NONE;
	case SEL_OBJECT:
		return i < tr->nobjects ? tr->objects[i].off : OFF_NONE;
	case SEL_SNAPSHOT:
		return i < tr->nsnapshots ? tr->snapshots[i].off : OFF_NONE;
	case SEL_SAMPLE:
		return i < tr->nsamples ? tr->samples[i].off : OFF_NONE;
	case SEL_MEMDUMP:
		return i < tr->nmemdumps ? tr->memdumps[i].off : OFF_NONE;
	case SEL_CONTEXT:
		return i < tr->ncontexts ? tr->contexts[i].off : OFF_NONE;
	case SEL_COUNTER:
	case SEL_NONE:
		break;
	}
	return OFF_NONE;
}

/*
 * Matches a counter value, which has no offset: the value of the same series at
 * the same time.
 */
static void
match_counter(const struct match_models *s, struct selection *sel)
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
		for (lo = 0, hi = k->n; lo < hi; ) {
			mid = lo + (hi - lo) / 2;
			if (ts[mid] < t)
				lo = mid + 1;
			else
				hi = mid;
		}
		if (lo < k->n && ts[lo] == t) {
			sel->type = SEL_COUNTER;
			sel->id = k->first + lo;
			return;
		}
	}
}

static int
wanted_order(const void *va, const void *vb)
{
	const struct wanted *a = va, *b = vb;

	if (a->type != b->type)
		return a->type < b->type ? -1 : 1;
	return a->off < b->off ? -1 : a->off > b->off;
}

/* Gives event `id` at `off` to every wanted selection of that offset. */
static void
match_offset(const struct wanted *w, size_t n, uint64_t off, uint32_t id)
{
	size_t lo = 0, hi = n, mid;

	if (off < w[0].off || off > w[n - 1].off)
		return;
	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (w[mid].off < off)
			lo = mid + 1;
		else
			hi = mid;
	}
	for (; lo < n && w[lo].off == off; lo++)
		if (w[lo].sel->type == SEL_NONE) {
			w[lo].sel->type = w[lo].type;
			w[lo].sel->id = id;
		}
}

#define PASS(array, count) do {						\
	for (i = 0; i < tr->count; i++)					\
		match_offset(w, n, tr->array[i].off, i);			\
} while (0)

/* Finds n events of one type, which w has in the order of their offsets. */
static void
match_events(const struct trace *tr, const struct wanted *w, size_t n)
{
	uint32_t i;

	switch (w[0].type) {
	case SEL_SLICE:
		for (i = 0; i < tr->nslices; i++)
			match_offset(w, n, tr->off[i], i);
		break;
	case SEL_INSTANT:
		PASS(instants, ninstants);
		break;
	case SEL_OBJECT:
		PASS(objects, nobjects);
		break;
	case SEL_SNAPSHOT:
		PASS(snapshots, nsnapshots);
		break;
	case SEL_SAMPLE:
		PASS(samples, nsamples);
		break;
	case SEL_MEMDUMP:
		PASS(memdumps, nmemdumps);
		break;
	case SEL_CONTEXT:
		PASS(contexts, ncontexts);
		break;
	case SEL_COUNTER:
	case SEL_NONE:
		break;
	}
}

void
match_models_selections(const struct match_models *s, struct selection **sel,
    size_t n)
{
	struct wanted *w = xcalloc(n + 1, sizeof(*w));
	struct selection old;
	size_t i, j, nw = 0;

	for (i = 0; i < n; i++) {
		old = *sel[i];
		sel[i]->type = SEL_NONE;
		if (old.type == SEL_COUNTER) {
			sel[i]->id = old.id;
			match_counter(s, sel[i]);
		}
		w[nw].type = old.type;
		w[nw].off = off_of(s->old, &old);
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
		if (sel[i]->type == SEL_NONE)
			sel[i]->id = 0;
	free(w);
}
