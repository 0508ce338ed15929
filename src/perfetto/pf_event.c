/*
 * pf_event: track events become slices, instants, counters and states.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_annotation.h"
#include "pf_field.h"
#include "pf_part.h"
#include "pf_stack.h"
#include "pf_translate.h"

/* ---- names and categories ---- */

/* Returns the name of an entry of InternedData, or 0, counted. */
static uint32_t
pf_event_interned(struct pf_context *c, uint32_t field, uint64_t iid)
{
	const struct pf_world *w = c->p->w;
	const struct pf_names *t = field == PF_IN_NAMES ? &c->lane->names :
	    &c->lane->cats;
	struct pf_span entry, name;
	uint32_t i, *string;

	if (iid < t->n && t->v[iid].generation == c->e->generation)
		return t->v[iid].string;
	i = pf_interned_entry(w, c->seq, c->e, c->k->pos, field, iid);
	if (i == NONE) {
		pf_event_warn(c, WARN_INTERNED);
		return 0;
	}
	string = &c->p->entry_string[i];
	if (*string == 0) {
		entry.p = w->entries[i].p;
		entry.len = w->entries[i].len;
		name = pf_member(&entry, PF_INTERNED_STRING_STR);
		*string = pf_string_interned(c->p->b, &name) + 1;
	}
	return *string - 1;
}

/* Bytes of all categories of an event; further categories are left out. */
#define PF_CATS_MAX	4096

/* Appends a category to those of an event; returns 0, or 1 if it has none. */
static int
pf_event_cat(struct pf_context *c, struct buf *all, uint32_t s)
{
	const char *text = builder_str(c->p->b, s);
	size_t n = strlen(text);

	if (s == 0)
		return 1;
	if (all->len > 0 && all->len + n >= PF_CATS_MAX)
		return 0;
	if (all->len > 0)
		buf_addc(all, ',');
	buf_add(all, text, n);
	return 0;
}

/* Returns all categories of an event, joined by commas. */
static uint32_t
pf_event_cats(struct pf_context *c, const struct pf_event *e)
{
	struct buf all = BUF_INIT;
	struct pf_list l;
	struct pf_cursor m;
	struct pf_field f;
	uint64_t iid;
	uint32_t s;

	pf_list_open(&l, &e->data, PF_TRACK_EVENT_CATEGORY_IIDS, PF_VARINT);
	while (pf_list_next(&l, &iid))
		c->p->lacks |= pf_event_cat(c, &all, pf_event_interned(c,
		    PF_IN_CATEGORIES, iid));
	for (pf_open(&m, &e->data); pf_next(&m, &f);) {
		if (f.number != PF_TRACK_EVENT_CATEGORIES || f.type != PF_BYTES)
			continue;
		pf_event_cat(c, &all, pf_string(c->p->b, &f.s, c->off));
	}
	s = all.len == 0 ? 0 : builder_string(c->p->b, all.data, all.len);
	buf_free(&all);
	return s;
}

static struct pf_kind
pf_event_resolve(struct pf_context *c, const struct pf_event *e)
{
	struct pf_kind k;

	memset(&k, 0, sizeof(k));
	c->p->lacks = 0;
	if (e->name.p != NULL)
		k.name_string = pf_string(c->p->b, &e->name, c->off);
	else if (e->name_iid != 0)
		k.name_string = pf_event_interned(c, PF_IN_NAMES,
		    e->name_iid);
	if (e->cats.n > 1 || e->has_cat_names)
		k.cat_string = pf_event_cats(c, e);
	else if (e->cats.n == 1)
		k.cat_string = pf_event_interned(c, PF_IN_CATEGORIES,
		    e->cats.iid);
	k.name_string = pf_translated_slice(c->p, k.name_string, c->off);
	k.kind = builder_kind(c->p->b, k.name_string, k.cat_string, 0);
	return k;
}

/* Finds the kind of interned ids, and keeps it. */
static const struct pf_kind *
pf_event_find_kind(struct pf_context *c, const struct pf_event *e,
    uint64_t cat)
{
	struct pf_part *p = c->p;
	struct pf_kind *slot = e->name_iid < PF_SMALL ?
	    pf_lane_kind(c->lane, e->name_iid) :
	    &p->kinds[(e->name_iid + (cat << 10) + (c->e->generation *
	    UINT32_C(0x9e3779b1) >> 16)) & (PF_KINDS - 1)];

	if (slot->generation == c->e->generation && slot->name ==
	    e->name_iid && slot->cat == cat)
		return slot;
	p->kind = pf_event_resolve(c, e);
	/* what is missing may come: it is not kept */
	if ((p->kind.name_string == 0 && e->name_iid != 0) || p->lacks ||
	    (p->kind.cat_string == 0 && cat != 0))
		return &p->kind;
	p->kind.generation = c->e->generation;
	p->kind.name = (uint32_t)e->name_iid;
	p->kind.cat = (uint32_t)cat;
	*slot = p->kind;
	return slot;
}

const struct pf_kind *
pf_event_kind(struct pf_context *c, const struct pf_event *e)
{
	uint64_t cat = pf_cats_key(&e->cats);
	const struct pf_lane *l = c->lane;
	const struct pf_kind *k;

	if (e->name.p != NULL || e->has_cat_names ||
	    (e->name_iid | cat) > UINT32_MAX) {
		c->p->kind = pf_event_resolve(c, e);
		return &c->p->kind;
	}
	if (e->name_iid < l->nkinds) {
		k = &l->kinds[e->name_iid];
		if (k->generation == c->e->generation && k->cat == cat)
			return k;
	}
	return pf_event_find_kind(c, e, cat);
}

/* ---- tracks ---- */

static uint32_t
pf_event_thread(struct pf_context *c, const struct pf_legacy *l)
{
	const struct pf_thread *t = c->e->thread == NONE ? NULL :
	    &c->p->w->threads[c->e->thread];
	int64_t pid, tid;

	if (!l->has_pid && !l->has_tid)
		return t->track;
	pid = l->has_pid ? l->pid : t == NULL ? l->tid : t->pid;
	tid = l->has_tid ? l->tid : -1;
	return builder_thread(c->p->b, builder_process(c->p->b,
	    builder_int_ident(pid), c->p->w->file), builder_int_ident(tid));
}

/* Returns the track of a uuid that no descriptor has. */
static struct pf_where
pf_event_unknown(struct pf_context *c, uint64_t uuid)
{
	struct pf_where at = { .of = NONE, .uuid = uuid };
	struct track_def d = TRACK_DEF_INIT;
	struct idkey key = {{ uuid }};
	struct pf_part *p = c->p;
	int added;

	at.nameless = idtab_add(&p->nameless_ids, &key, &added);
	if (added) {
		p->nameless = xgrow(p->nameless, at.nameless,
		    &p->nameless_cap, sizeof(*p->nameless));
		d.id = builder_int_ident((int64_t)uuid);
		d.source = TRACK_SOURCE_DESCRIPTOR;
		if (uuid == 0)
			d.name = pf_literal(p->b, "Default Track");
		p->nameless[at.nameless] = (struct pf_nameless){ uuid,
		    builder_track(p->b, &d), d.name };
	}
	at.track = p->nameless[at.nameless].track;
	return at;
}

/* Finds the track of a uuid. */
static struct pf_where
pf_event_find(struct pf_context *c, uint64_t uuid)
{
	struct pf_where at = { .nameless = NONE, .uuid = uuid };
	const struct pf_track *t;

	at.of = pf_track_find(c->p->w, uuid);
	if (at.of == NONE)
		return pf_event_unknown(c, uuid);
	t = &c->p->w->tracks[at.of];
	at.track = t->track;
	at.merged = t->merged;
	if (t->name.len == 0 && t->type == PF_TRACK_PLAIN) {
		at.nameless = pf_event_unknown(c, uuid).nameless;
		c->p->nameless[at.nameless].track = t->track;
	}
	return at;
}

const struct pf_where *
pf_event_where(struct pf_context *c, const struct pf_event *e,
    const struct pf_legacy *l)
{
	struct pf_where *slot;
	int override = l != NULL && (l->has_pid || l->has_tid);
	uint64_t uuid = e->has_track ? e->track : c->e->track;
	static const struct pf_legacy none;

	if (uuid == 0 || override) {
		if (override || (c->e->thread != NONE &&
		    (!e->has_track || e->type == 0))) {
			c->p->where = (struct pf_where){ .uuid = uuid,
			    .of = NONE, .nameless = NONE };
			c->p->where.track = pf_event_thread(c, l == NULL ?
			    &none : l);
			return &c->p->where;
		}
	}
	slot = !e->has_track ? &c->lane->at : pf_event_slot(c->p, uuid);
	if (slot->uuid != uuid || !slot->known) {
		*slot = pf_event_find(c, uuid);
		slot->known = 1;
	}
	return slot;
}

/* Names a track that has no name after its first event. */
static void
pf_event_name_track(struct pf_context *c, const struct pf_where *at,
    const struct pf_kind *k)
{
	if (at->nameless != NONE && c->p->nameless[at->nameless].name == 0)
		c->p->nameless[at->nameless].name = k->name_string;
}

/* ---- events by type ---- */

static void
pf_event_begin(struct pf_context *c, const struct pf_event *e,
    const struct pf_where *at, const struct pf_kind *k)
{
	pf_event_step(c->p->b, at, ASYNC_BEGIN, c->ts, k->kind, c->off);
	pf_flows(c, e, at->track, k->kind, 0);
}

static void
pf_event_end(struct pf_context *c, const struct pf_event *e,
    const struct pf_where *at, const struct pf_kind *k)
{
	uint32_t kind = k->kind;

	if (k->name_string == 0 && k->cat_string != 0)
		kind = builder_end_kind(c->p->b, 0, k->cat_string);
	pf_event_step(c->p->b, at, ASYNC_END, c->ts, kind, c->off);
	pf_flows(c, e, at->track, k->kind, 1);
}

static void
pf_event_instant(struct pf_context *c, const struct pf_event *e,
    const struct pf_where *at, const struct pf_kind *k)
{
	builder_instant(c->p->b, at->track, c->ts, k->kind, 0, c->off);
	pf_flows(c, e, at->track, k->kind, 0);
}

/* Returns whether a track is described as one that has no states. */
static int
pf_event_stateless(const struct pf_track *t)
{
	return t->type == PF_TRACK_THREAD || t->type == PF_TRACK_PROCESS ||
	    t->type == PF_TRACK_COUNTER || (t->type == PF_TRACK_PLAIN &&
	    t->described);
}

static void
pf_event_state(struct pf_context *c, const struct pf_event *e,
    const struct pf_where *at, const struct pf_kind *k)
{
	struct pf_part *p = c->p;
	struct pf_state_event *s;

	if (!e->has_track || e->track == 0 || (at->of != NONE &&
	    pf_event_stateless(&p->w->tracks[at->of]))) {
		pf_event_warn(c, WARN_TRACK);
		return;
	}
	p->states = xgrow(p->states, p->nstates, &p->states_cap,
	    sizeof(*p->states));
	s = &p->states[p->nstates++];
	s->ts = c->ts;
	s->off = c->off;
	s->uuid = at->uuid;
	s->name = k->name_string;
	s->cat = k->cat_string;
}

/* ---- counters ---- */

struct pf_values {
	struct pf_context *c;
	uint32_t	 explicit;	/* the event's own track, or NONE */
	int		 found;
};

/* Adds a value of a counter. */
static void
pf_event_value(void *arg, uint32_t track, double v)
{
	struct pf_values *values = arg;
	struct pf_context *c = values->c;
	const struct pf_track *t = &c->p->w->tracks[track];

	values->found |= track == values->explicit;
	/* thread time on a slice is a fact of the slice */
	if (!c->has_ts || (t->builtin != 0 && track != values->explicit))
		return;
	builder_counter_value(c->p->b, builder_series(c->p->b, t->track, 0),
	    c->ts, v);
}

/* Adds the extra values of an event that has the default tracks. */
static void
pf_event_extra(struct pf_context *c, const struct pf_event *e)
{
	struct pf_values values = { c, NONE, 0 };
	struct pf_sums *sums = &c->p->sums;
	struct pf_lane *l = c->lane;
	struct pf_extra *x;
	struct pf_sum *s;
	double d;
	int i;

	if (l->extra_of != c->e->event.p && !pf_lane_extra(c->p, l,
	    c->k->pos)) {
		pf_sum_usual(c->p->w, sums, c->seq, c->e, c->k->pos, &e->sums,
		    pf_event_value, &values);
		return;
	}
	for (i = 0; i < e->sums.nints && i < (int)l->nextra; i++) {
		x = &l->extra[i];
		d = (double)e->sums.ints[i] * x->scale;
		if (x->adds) {
			s = pf_sum_again(sums, x->sum, c->e->generation, 0);
			d = s->real += d;
		}
		if (x->track != NONE)
			pf_event_value(&values, x->track, d);
	}
}

/* Reads what an event says as differences, and its counters. */
static void
pf_event_sums(struct pf_context *c, const struct pf_event *e,
    struct pf_event_sums *sums)
{
	struct pf_values values = { c, NONE, 0 };
	uint64_t uuid = e->has_track ? e->track : c->e->track;
	const struct pf_world *w = c->p->w;
	int counter = e->type == PF_TYPE_COUNTER;

	if (!counter && e->has_sums == PF_SUMS_EXTRA &&
	    c->e->event.p != NULL) {
		pf_event_extra(c, e);
		return;
	}
	if (counter && uuid != 0)
		values.explicit = pf_track_find(w, uuid);
	if (e->has_sums)
		pf_sum_event(w, &c->p->sums, c->seq, c->e, c->k->pos, &e->sums,
		    sums, pf_event_value, &values);
	if (counter && !values.found)
		pf_event_warn(c, WARN_COUNTER_TRACK);
}

/* Sets the time of an event that has one of its own; 0, or -1: dropped. */
static int
pf_event_time(struct pf_context *c, const struct pf_event_sums *s)
{
	const struct pf_world *w = c->p->w;
	uint32_t clock;
	int64_t ts;

	if (s->has_ts) {
		clock = pf_clock_find(w, c->seq, c->k->machine,
		    PF_CLOCK_MONOTONIC);
		if (__builtin_mul_overflow(s->ts, NS_A_US, &ts)) {
			pf_event_warn(c, WARN_TIME_BEYOND);
			return -1;
		}
		if (pf_clock_convert(w, clock, ts, &c->ts) == -1) {
			pf_event_warn(c, WARN_NO_CLOCK);
			return -1;
		}
		c->has_ts = 1;
	}
	if (c->has_ts)
		return 0;
	pf_event_warn(c, WARN_NO_TS);
	return -1;
}

static void
pf_event_typed(struct pf_context *c, const struct pf_event *e,
    const struct pf_where *at)
{
	const struct pf_kind *k = pf_event_kind(c, e);

	pf_event_name_track(c, at, k);
	switch (e->type) {
	case PF_TYPE_BEGIN:
		pf_event_begin(c, e, at, k);
		break;
	case PF_TYPE_END:
		pf_event_end(c, e, at, k);
		break;
	case PF_TYPE_INSTANT:
		pf_event_instant(c, e, at, k);
		break;
	case PF_TYPE_STATE:
		pf_event_state(c, e, at, k);
		break;
	case PF_TYPE_COUNTER:
		break;
	default:
		pf_event_warn(c, WARN_UNKNOWN_PHASE);
	}
}

/* Returns whether a packet says that its sequence is 0. */
static int
pf_event_says_zero(const struct pf_context *c)
{
	struct pf_span s = { c->p->in.data + c->k->pos,
	    (size_t)(c->k->end - c->k->pos) };
	struct pf_span packet = pf_member(&s, PF_TRACE_PACKET);

	return pf_number(&packet, PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID, 1) ==
	    0;
}

void
pf_event_dropped(struct pf_context *c, enum warn_code why)
{
	struct pf_event_sums sums;
	struct pf_event e;

	pf_event_warn(c, why);
	pf_event_fields(&c->k->data, c->k->slack, &e);
	if (e.has_sums)
		pf_sum_event(c->p->w, &c->p->sums, c->seq, c->e, c->k->pos,
		    &e.sums, &sums, NULL, NULL);
}

void
pf_event(struct pf_context *c)
{
	struct pf_event_sums sums;
	struct pf_legacy legacy;
	struct pf_event e;

	if (c->k->seq == 0 && !pf_event_says_zero(c)) {
		pf_event_dropped(c, WARN_NO_SEQUENCE);
		return;
	}
	pf_event_fields(&c->k->data, c->k->slack, &e);
	if (e.legacy.p != NULL)
		pf_legacy_fields(&e.legacy, &legacy);
	if (e.legacy.p != NULL && e.name.p == NULL && e.name_iid == 0)
		e.name_iid = legacy.name_iid;
	if (e.legacy.p != NULL && legacy.has_phase)
		e.type = 0;		/* the phase goes before the type */
	else if (e.type == 0) {
		pf_event_dropped(c, WARN_NO_PH);
		return;
	}
	sums.has_ts = sums.has_thread_time = 0;
	if (e.has_sums != 0 || e.type == PF_TYPE_COUNTER)
		pf_event_sums(c, &e, &sums);
	if ((sums.has_ts || !c->has_ts) && pf_event_time(c, &sums) == -1)
		return;
	if (c->p->w->lives != NULL)
		builder_at(c->p->b, c->ts);
	if (e.has_annotations)
		pf_annotations_check(c, &e);
	if (e.has_stack)
		pf_stack_event(c, &e.data);
	if (e.type == 0) {
		pf_legacy(c, &e, &legacy);
		return;
	}
	if (e.type == PF_TYPE_COUNTER)
		return;
	pf_event_typed(c, &e, pf_event_where(c, &e, e.legacy.p == NULL ?
	    NULL : &legacy));
}
