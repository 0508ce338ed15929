/*
 * pf_sum: values that events give as differences from the one before: times of
 * incremental clocks, counters, and the times of old events.
 *
 * The first pass adds all of them up, in the order of the file.  It marks the
 * value of each sum before its first change in each block of the input, so that
 * a later pass may begin at any block: a sum that it meets for the first time
 * has the value of the next mark from there on.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "perfetto.h"

/* Counter values of an event at most, as in Perfetto. */
#define PF_EXTRA_MAX	8

/* Sets a sum to what it was at the begin of a block. */
static void
pf_sum_load(struct pf_sum *s, const struct pf_sum *from, uint64_t block)
{
	size_t lo = 0, hi = from->n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (from->marks[mid].block < block)
			lo = mid + 1;
		else
			hi = mid;
	}
	if (lo == from->n) {
		s->value = from->value;
		s->real = from->real;
		s->generation = from->generation;
	} else {
		s->value = from->marks[lo].value;
		s->real = from->marks[lo].real;
		s->generation = from->marks[lo].generation;
	}
}

/* Notes the value of a sum before its first change in this block. */
static void
pf_sum_mark(struct pf_sums *sums, struct pf_sum *s)
{
	struct pf_sum_mark *m;

	if (s->n > 0 && s->marks[s->n - 1].block == sums->block)
		return;
	s->marks = xgrow(s->marks, s->n, &s->cap, sizeof(*s->marks));
	m = &s->marks[s->n++];
	m->block = sums->block;
	m->value = s->value;
	m->real = s->real;
	m->generation = s->generation;
}

struct pf_sum *
pf_sum(struct pf_sums *sums, uint32_t seq, enum pf_sum_type type,
    uint64_t what, uint32_t generation, int64_t start)
{
	struct idkey key = {{ (uint64_t)seq << 32 | type, what, 0, 0 }};
	struct pf_sum *s;
	uint32_t i, k;
	int added;

	i = idtab_add(&sums->keys, &key, &added);
	if (added) {
		sums->v = xgrow(sums->v, i, &sums->cap, sizeof(*sums->v));
		memset(&sums->v[i], 0, sizeof(sums->v[i]));
		k = sums->from == NULL ? UINT32_MAX :
		    idtab_find(&sums->from->keys, &key);
		if (k != UINT32_MAX)
			pf_sum_load(&sums->v[i], &sums->from->v[k],
			    sums->block);
	}
	s = &sums->v[i];
	if (sums->from == NULL)
		pf_sum_mark(sums, s);
	if (s->generation != generation) {
		s->generation = generation;
		s->value = start;
		s->real = 0;
	}
	return s;
}

void
pf_sums_free(struct pf_sums *sums)
{
	uint32_t i;

	for (i = 0; i < sums->keys.n; i++)
		free(sums->v[i].marks);
	free(sums->v);
	idtab_free(&sums->keys);
	memset(sums, 0, sizeof(*sums));
}

/* ---- track events ---- */

/* A track event, as far as its differences go. */
struct pf_sum_fields {
	int64_t		 delta, absolute;	/* us */
	int64_t		 thread_delta, thread_absolute;
	uint64_t	 track, type;
	double		 value;
	uint8_t		 has_delta, has_thread_delta, has_thread_absolute;
	uint8_t		 has_track, has_value, has_extra;
};

static void
pf_sum_fields(const struct pf_span *event, struct pf_sum_fields *e)
{
	struct pf_cursor c;
	struct pf_field f;

	memset(e, 0, sizeof(*e));
	for (pf_open(&c, event); pf_next(&c, &f);)
		switch (f.number) {
		case 1:
			e->delta = (int64_t)f.u;
			e->has_delta = 1;
			break;
		case 2:
			e->thread_delta = (int64_t)f.u;
			e->has_thread_delta = 1;
			break;
		case 9:
			e->type = f.u;
			break;
		case 11:
			e->track = f.u;
			e->has_track = 1;
			break;
		case 12: case 46:
			e->has_extra = 1;
			break;
		case 16:
			e->absolute = (int64_t)f.u;
			break;
		case 17:
			e->thread_absolute = (int64_t)f.u;
			e->has_thread_absolute = 1;
			break;
		case 30:
			e->value = (double)(int64_t)f.u;
			e->has_value = 1;
			break;
		case 44:
			e->value = pf_double(f.u);
			e->has_value = 1;
			break;
		}
}

/* Returns a counter's value after it has changed by, or become, `v`. */
static double
pf_sum_value(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, uint32_t track, double v)
{
	const struct pf_track *t = &w->tracks[track];
	struct pf_sum *s;

	if (t->multiplier > 0)
		v *= (double)t->multiplier;
	if (!t->incremental || pos < t->pos)
		return v;
	s = pf_sum(sums, seq, PF_SUM_COUNTER, t->uuid, e->generation, 0);
	return s->real += v;
}

/* The values and tracks of extra counters: their fields, event's and default's. */
static void
pf_sum_extra(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, const struct pf_span *event, int real,
    pf_value_fn *fn, void *arg)
{
	uint32_t uuids = real ? 45 : 31, values = real ? 46 : 12, track;
	struct pf_list v, t;
	uint64_t value, uuid, any;
	double d;
	int i;

	pf_list_open(&t, event, uuids, PF_VARINT);
	if (!pf_list_next(&t, &any) && e->event.p != NULL)
		pf_list_open(&t, &e->event, uuids, PF_VARINT);
	else
		pf_list_open(&t, event, uuids, PF_VARINT);
	pf_list_open(&v, event, values, real ? PF_FIXED64 : PF_VARINT);
	for (i = 0; i < PF_EXTRA_MAX && pf_list_next(&v, &value) &&
	    pf_list_next(&t, &uuid); i++) {
		track = pf_track_find(w, uuid);
		if (track == NONE || w->tracks[track].type != PF_TRACK_COUNTER)
			continue;
		d = pf_sum_value(w, sums, seq, e, pos, track, real ?
		    pf_double(value) : (double)(int64_t)value);
		if (fn != NULL)
			fn(arg, track, d);
	}
}

/* The times of old events, which follow those of a thread descriptor. */
static void
pf_sum_times(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, const struct pf_sum_fields *f,
    struct pf_event_sums *out)
{
	const struct pf_thread *t = e->thread == NONE ? NULL :
	    &w->threads[e->thread];
	struct pf_sum *s;

	if (f->absolute != 0) {
		out->ts = f->absolute;
		out->has_ts = 1;
	}
	if (f->has_thread_absolute) {
		out->thread_time = f->thread_absolute * NS_A_US;
		out->has_thread_time = 1;
	}
	if (t == NULL)
		return;
	if (f->has_delta) {
		s = pf_sum(sums, seq, PF_SUM_TIME, 0, e->thread + 1,
		    t->time);
		s->value = (int64_t)((uint64_t)s->value + (uint64_t)f->delta);
		out->ts = s->value;
		out->has_ts = 1;
	}
	if (f->has_thread_delta) {
		s = pf_sum(sums, seq, PF_SUM_THREAD_TIME, 0, e->thread + 1,
		    t->thread_time);
		s->value = (int64_t)((uint64_t)s->value +
		    (uint64_t)f->thread_delta);
		if (__builtin_mul_overflow(s->value, NS_A_US,
		    &out->thread_time))
			out->thread_time = 0;
		out->has_thread_time = 1;
	}
}

void
pf_sum_event(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, const struct pf_span *event,
    struct pf_event_sums *out, pf_value_fn *fn, void *arg)
{
	struct pf_sum_fields f;
	uint64_t uuid;
	uint32_t track;

	memset(out, 0, sizeof(*out));
	pf_sum_fields(event, &f);
	pf_sum_times(w, sums, seq, e, &f, out);
	if (f.type == 4 && f.has_value) {
		uuid = f.has_track ? f.track : e->track;
		track = uuid == 0 ? NONE : pf_track_find(w, uuid);
		if (track != NONE && w->tracks[track].type == PF_TRACK_COUNTER) {
			f.value = pf_sum_value(w, sums, seq, e, pos, track,
			    f.value);
			if (fn != NULL)
				fn(arg, track, f.value);
		}
	}
	if (f.has_extra) {
		pf_sum_extra(w, sums, seq, e, pos, event, 0, fn, arg);
		pf_sum_extra(w, sums, seq, e, pos, event, 1, fn, arg);
	}
}
