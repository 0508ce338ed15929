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

#include <math.h>
#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"

/* A double has 53 bits: integers up to this have one sum in any order. */
#define PF_EXACT	((double)(INT64_C(1) << 52))

/* Sets a sum to what it was at the begin of a block. */
static void
pf_sum_load(struct pf_sum *s, const struct pf_sum *from, uint64_t block)
{
	size_t lo = 0, hi = from->n, mid;

	BISECT(lo, hi, mid, from->marks[mid].block < block);
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
	if (s->n > 0 && s->marks[s->n - 1].block == sums->block)
		return;
	s->marks = xgrow(s->marks, s->n, &s->cap, sizeof(*s->marks));
	s->marks[s->n++] = (struct pf_sum_mark){ .block = sums->block,
	    .value = s->value, .real = s->real, .generation = s->generation };
}

struct pf_sum *
pf_sum_use(struct pf_sums *sums, struct pf_sum *s, uint32_t generation,
    int64_t start)
{
	if (sums->from == NULL)
		pf_sum_mark(sums, s);
	if (s->generation != generation) {
		s->generation = generation;
		s->value = start;
		s->real = 0;
	}
	return s;
}

struct pf_sum *
pf_sum(struct pf_sums *sums, uint32_t seq, enum pf_sum_type type,
    uint64_t what, uint32_t generation, int64_t start)
{
	struct idkey key = {{ (uint64_t)seq << 32 | type, what }};
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
	return pf_sum_use(sums, &sums->v[i], generation, start);
}

struct pf_memo *
pf_sum_memo_new(struct pf_sums *sums, uint32_t seq)
{
	struct pf_memo *m;

	if (sums->memo == NULL)
		sums->memo = xcalloc(PF_MEMOS, sizeof(*sums->memo));
	m = &sums->memo[seq % PF_MEMOS];
	memset(m, 0, sizeof(*m));
	m->seq = seq + 1;
	return m;
}

void
pf_sums_free(struct pf_sums *sums)
{
	uint32_t i;

	for (i = 0; i < sums->keys.n; i++)
		free(sums->v[i].marks);
	free(sums->v);
	free(sums->memo);
	idtab_free(&sums->keys);
	memset(sums, 0, sizeof(*sums));
}

/* ---- track events ---- */

/* Takes extra values that are packed. */
static void
pf_sum_packed(struct pf_sum_fields *e, const struct pf_field *f)
{
	int ints = f->number == PF_TRACK_EVENT_EXTRA_COUNTER_VALUES;
	struct pf_cursor c;
	struct pf_field v;

	pf_open(&c, &f->s);
	v.type = ints ? PF_VARINT : PF_FIXED64;
	while (c.p < c.end && pf_field_rest(&c, &v) == 0)
		if (ints && e->nints < PF_EXTRA_MAX)
			e->ints[e->nints++] = (int64_t)v.u;
		else if (!ints && e->nreals < PF_EXTRA_MAX)
			e->reals[e->nreals++] = pf_double(v.u);
}

void
pf_sum_field(struct pf_sum_fields *e, const struct pf_field *f)
{
	if (f->type == PF_BYTES &&
	    (f->number == PF_TRACK_EVENT_EXTRA_COUNTER_VALUES ||
	    f->number == PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_VALUES)) {
		pf_sum_packed(e, f);
		return;
	}
	switch (f->number) {
	case PF_TRACK_EVENT_TIMESTAMP_DELTA_US:
		e->delta = (int64_t)f->u;
		e->has_delta = 1;
		break;
	case PF_TRACK_EVENT_THREAD_TIME_DELTA_US:
		e->thread_delta = (int64_t)f->u;
		e->has_thread_delta = 1;
		break;
	case PF_TRACK_EVENT_TYPE:
		e->type = f->u;
		break;
	case PF_TRACK_EVENT_TRACK_UUID:
		e->track = f->u;
		e->has_track = 1;
		break;
	case PF_TRACK_EVENT_EXTRA_COUNTER_VALUES:
		if (e->nints < PF_EXTRA_MAX)
			e->ints[e->nints++] = (int64_t)f->u;
		break;
	case PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_VALUES:
		if (e->nreals < PF_EXTRA_MAX)
			e->reals[e->nreals++] = pf_double(f->u);
		break;
	case PF_TRACK_EVENT_TIMESTAMP_ABSOLUTE_US:
		e->absolute = (int64_t)f->u;
		break;
	case PF_TRACK_EVENT_THREAD_TIME_ABSOLUTE_US:
		e->thread_absolute = (int64_t)f->u;
		e->has_thread_absolute = 1;
		break;
	case PF_TRACK_EVENT_COUNTER_VALUE:
		e->value = (double)(int64_t)f->u;
		e->has_value = 1;
		break;
	case PF_TRACK_EVENT_EXTRA_COUNTER_TRACK_UUIDS:
	case PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_TRACK_UUIDS:
		e->has_tracks = 1;
		break;
	case PF_TRACK_EVENT_DOUBLE_COUNTER_VALUE:
		e->value = pf_double(f->u);
		e->has_value = 1;
		break;
	}
}

void
pf_sum_read(const struct pf_span *event, struct pf_sum_fields *e)
{
	struct pf_cursor c;
	struct pf_field f;

	pf_sum_clear(e);
	e->event = *event;
	for (pf_open(&c, event); pf_next(&c, &f);)
		if (f.number <= PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_VALUES)
			pf_sum_field(e, &f);
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

/*
 * Adds up extra counters: the i'th value is of the i'th uuid, of the event's
 * own list or else the default.
 */
static void
pf_sum_extra(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, const struct pf_sum_fields *f,
    int real, pf_value_fn *fn, void *arg)
{
	uint32_t track, uuids = real ?
	    PF_TRACK_EVENT_EXTRA_DOUBLE_COUNTER_TRACK_UUIDS :
	    PF_TRACK_EVENT_EXTRA_COUNTER_TRACK_UUIDS;
	struct pf_list t;
	uint64_t uuid;
	double d;
	int i, n = real ? f->nreals : f->nints;

	pf_list_open(&t, &f->event, uuids, PF_VARINT);
	if (e->event.p != NULL && (!f->has_tracks || !pf_list_next(&t, &uuid)))
		pf_list_open(&t, &e->event, uuids, PF_VARINT);
	else
		pf_list_open(&t, &f->event, uuids, PF_VARINT);
	for (i = 0; i < n && pf_list_next(&t, &uuid); i++) {
		track = pf_track_find(w, uuid);
		if (track == NONE || w->tracks[track].type != PF_TRACK_COUNTER)
			continue;
		d = pf_sum_value(w, sums, seq, e, pos, track, real ?
		    f->reals[i] : (double)f->ints[i]);
		if (fn != NULL)
			fn(arg, track, d);
	}
}

/* Looks the default tracks of extra counters up; returns 1 if all are known. */
static int
pf_sum_defaults(const struct pf_world *w, struct pf_memo *m,
    const struct pf_epoch *e)
{
	struct pf_list t;
	uint64_t uuid;
	int all = 1;

	m->extra = e->event.p;
	m->nextra = 0;
	pf_list_open(&t, &e->event,
	    PF_TRACK_EVENT_DEFAULTS_EXTRA_COUNTER_TRACK_UUIDS, PF_VARINT);
	while (m->nextra < PF_EXTRA_MAX && pf_list_next(&t, &uuid)) {
		m->track[m->nextra] = pf_track_find(w, uuid);
		m->sum[m->nextra] = NONE;
		all &= m->track[m->nextra] != NONE;
		m->nextra++;
	}
	if (!all)
		m->extra = NULL;
	return all;
}

/*
 * Returns whether a counter that has become d after a run of values, none of
 * which took it beyond `most`, would be the same after each one by one.
 */
static int
pf_sum_exact(const struct pf_track *t, double most, double d)
{
	return fabs(d) <= PF_EXACT && d == floor(d) && most *
	    (t->multiplier > 0 ? (double)t->multiplier : 1) <= PF_EXACT;
}

void
pf_sum_usual(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, const struct pf_sum_fields *f,
    pf_value_fn *fn, void *arg)
{
	struct pf_memo *m = pf_sum_memo(sums, seq);
	const struct pf_track *t;
	struct pf_sum *s;
	double d;
	int i;

	if (m->extra != e->event.p && !pf_sum_defaults(w, m, e)) {
		pf_sum_extra(w, sums, seq, e, pos, f, 0, fn, arg);
		return;
	}
	for (i = 0; i < f->nints && i < m->nextra; i++) {
		t = &w->tracks[m->track[i]];
		if (t->type != PF_TRACK_COUNTER)
			continue;
		d = (double)f->ints[i];
		if (t->multiplier > 0)
			d *= (double)t->multiplier;
		if (t->incremental && pos >= t->pos) {
			s = m->sum[i] != NONE ? pf_sum_again(sums, m->sum[i],
			    e->generation, 0) : pf_sum(sums, seq,
			    PF_SUM_COUNTER, t->uuid, e->generation, 0);
			m->sum[i] = (uint32_t)(s - sums->v);
			d = s->real += d;
			if (f->most > 0)
				sums->inexact |= !pf_sum_exact(t, f->most, d);
		}
		if (fn != NULL)
			fn(arg, m->track[i], d);
	}
}

/* The times of old events, which follow those of a thread descriptor. */
static void
pf_sum_times(const struct pf_world *w, struct pf_sums *sums, uint32_t seq,
    const struct pf_epoch *e, const struct pf_sum_fields *f,
    struct pf_event_sums *out)
{
	const struct pf_thread *t = e->times == NONE ? NULL :
	    &w->threads[e->times];
	struct pf_sum *s;

	if (f->absolute != 0) {
		out->ts = f->absolute;
		out->has_ts = 1;
	}
	if (f->has_thread_absolute) {
		if (__builtin_mul_overflow(f->thread_absolute, NS_A_US,
		    &out->thread_time))
			out->thread_time = 0;
		out->has_thread_time = 1;
	}
	if (t == NULL)
		return;
	if (f->has_delta) {
		s = pf_sum(sums, seq, PF_SUM_TIME, 0, e->times + 1,
		    t->time);
		s->value = (int64_t)((uint64_t)s->value + (uint64_t)f->delta);
		out->ts = s->value;
		out->has_ts = 1;
	}
	if (f->has_thread_delta) {
		s = pf_sum(sums, seq, PF_SUM_THREAD_TIME, 0, e->times + 1,
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
    const struct pf_epoch *e, uint64_t pos, const struct pf_sum_fields *f,
    struct pf_event_sums *out, pf_value_fn *fn, void *arg)
{
	uint64_t uuid = f->has_track ? f->track : e->track;
	uint32_t track;
	double v;

	memset(out, 0, sizeof(*out));
	pf_sum_times(w, sums, seq, e, f, out);
	if (f->type == 4 && f->has_value) {
		track = uuid == 0 ? NONE : pf_track_find(w, uuid);
		if (track != NONE &&
		    w->tracks[track].type == PF_TRACK_COUNTER) {
			v = pf_sum_value(w, sums, seq, e, pos, track,
			    f->value);
			if (fn != NULL)
				fn(arg, track, v);
		}
	}
	if (f->nints > 0 && !f->has_tracks && e->event.p != NULL)
		pf_sum_usual(w, sums, seq, e, pos, f, fn, arg);
	else if (f->nints > 0)
		pf_sum_extra(w, sums, seq, e, pos, f, 0, fn, arg);
	if (f->nreals > 0)
		pf_sum_extra(w, sums, seq, e, pos, f, 1, fn, arg);
}
