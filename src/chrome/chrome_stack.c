/*
 * chrome_stack: stack frames and samples (ttv-formats(5), SAMPLES AND STACKS).
 *
 * They refer to each other across the file, and samples may come before the
 * frames that they name.  So both are deferred until all else is read: first
 * the stackFrames dictionaries and the starts of profiles, then P events and
 * samples in file order.  Each P event becomes samples or is counted.
 *
 * - The parents of a frame are followed once.
 * - A missing parent, or one that leads back to the frame, cuts the stack
 *   there and is counted.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "ttv/arena.h"
#include "ttv/idtab.h"
#include "ttv/sort.h"
#include "ttv/value.h"
#include "ttv/xmalloc.h"
#include "chrome_profile.h"

static void
stack_warn(struct chrome *c, enum warn_code code, uint64_t off)
{
	warn_add(builder_warn(c->b), code, off);
}

uint32_t
chrome_value_id(struct chrome *c, const struct value *v)
{
	if (v == NULL || v->len == 0 ||
	    (v->type != VALUE_STRING && v->type != VALUE_NUMBER))
		return 0;
	return builder_string(c->b, v->text, v->len);
}

static struct value *
deferred_lists(struct chrome *c, const struct deferred *l, struct arena *a,
    const char *const *lists)
{
	struct json j = c->j;

	j.p = l->span.p;
	j.end = l->span.p + l->span.len;
	j.warn = NULL;
	return json_tree_lists(&j, a, lists);
}

static struct value *
deferred_tree(struct chrome *c, const struct deferred *l, struct arena *a)
{
	return deferred_lists(c, l, a, NULL);
}

/* ---- the stackFrames dictionary ---- */

struct dict_entry {
	uint32_t	id, name, cat, parent;	/* strings */
	uint32_t	callsite;
	int		state;		/* 0 new, 1 being followed, 2 done */
};

struct dict {
	struct dict_entry *v;
	size_t		 n;
};

static int
entry_order(const void *va, const void *vb)
{
	const struct dict_entry *a = va, *b = vb;

	return COMPARE(a->id, b->id);
}

static struct dict_entry *
dict_find(const struct dict *d, uint32_t id)
{
	struct dict_entry key = { .id = id };

	return d->n == 0 ? NULL :
	    bsearch(&key, d->v, d->n, sizeof(key), entry_order);
}

/* Makes the frames of an entry and of its parents, where missing. */
static void
dict_resolve(struct chrome *c, const struct dict *d, struct dict_entry *e,
    struct dict_entry **chain, uint64_t off)
{
	uint32_t callsite = NONE;
	size_t n = 0;

	while (e != NULL && e->state == 0) {
		e->state = 1;
		chain[n++] = e;
		if (e->parent == 0)
			break;
		e = dict_find(d, e->parent);
		if (e == NULL || e->state == 1)
			stack_warn(c, WARN_STACK, off);
	}
	if (e != NULL && e->state == 2)
		callsite = e->callsite;
	while (n-- > 0) {
		callsite = builder_callsite(c->b, chain[n]->name, chain[n]->cat,
		    callsite);
		chain[n]->callsite = callsite;
		chain[n]->state = 2;
	}
}

static void
read_frames(struct chrome *c, const struct value *dict, uint32_t upid,
    uint64_t off)
{
	struct dict_entry **chain;
	const struct value *v;
	struct dict d;
	size_t i = 0;

	if (dict == NULL || dict->type != VALUE_OBJECT || dict->count == 0)
		return;
	d.n = dict->count;
	d.v = xcalloc(d.n, sizeof(*d.v));
	chain = xcalloc(d.n, sizeof(*chain));
	for (v = dict->child; v != NULL; v = v->next, i++) {
		d.v[i].id = builder_string(c->b, v->key, v->keylen);
		d.v[i].name = chrome_value_id(c, value_get(v, "name"));
		d.v[i].cat = chrome_value_id(c, value_get(v, "category"));
		d.v[i].parent = chrome_value_id(c, value_get(v, "parent"));
	}
	qsort(d.v, d.n, sizeof(*d.v), entry_order);
	for (i = 0; i < d.n; i++) {
		dict_resolve(c, &d, &d.v[i], chain, off);
		builder_callsite_id(c->b, c->file, upid, d.v[i].id,
		    d.v[i].callsite);
	}
	free(chain);
	free(d.v);
}

/* ---- samples ---- */

/*
 * Returns the callsite that sf names, or the leaf of an inline stack; NONE if
 * none.
 */
static uint32_t
stack_of(struct chrome *c, uint32_t upid, const struct value *sf,
    const struct value *stack, uint64_t off)
{
	uint32_t callsite = NONE, id;

	if (stack != NULL && stack->type == VALUE_ARRAY) {
		for (stack = stack->child; stack != NULL; stack = stack->next)
			callsite = builder_callsite(c->b,
			    chrome_value_id(c, stack), 0, callsite);
		return callsite;
	}
	if ((id = chrome_value_id(c, sf)) == 0)
		return NONE;
	callsite = builder_find_callsite(c->b, c->file, upid, id);
	if (callsite == NONE)
		stack_warn(c, WARN_STACK, off);
	return callsite;
}

static struct ident
value_ident(struct chrome *c, const struct value *v)
{
	struct ident id = { IDENT_NONE, 0, 0 };

	if (v != NULL && (v->type == VALUE_NUMBER || v->type == VALUE_STRING))
		id = builder_text_ident(c->b, v->text, v->len);
	return id;
}

/*
 * Returns the thread of a global sample, which has a tid and no pid: the one
 * thread with that tid, or else a thread of process 0.
 */
static uint32_t
sample_thread(struct chrome *c, const struct value *v)
{
	struct ident pid = value_ident(c, value_get(v, "pid"));
	struct ident tid = value_ident(c, value_get(v, "tid"));
	uint32_t track;

	if (tid.type == IDENT_NONE)
		tid = builder_int_ident(0);
	if (pid.type == IDENT_NONE) {
		track = builder_find_tid(c->b, tid);
		if (track != NONE)
			return track;
		pid = builder_int_ident(0);
	}
	return builder_thread(c->b, builder_process(c->b, pid, c->file), tid);
}

int
chrome_value_time(const struct value *v, int64_t *ns)
{
	struct span s;

	if (v == NULL || (v->type != VALUE_NUMBER && v->type != VALUE_STRING))
		return -1;
	s.p = v->text;
	s.len = v->len;
	s.type = v->type == VALUE_NUMBER ? SPAN_NUMBER : SPAN_STRING;
	return chrome_span_time(&s, ns) == -1 ? -1 : 0;
}

static void
read_samples(struct chrome *c, const struct deferred *l)
{
	struct arena a = ARENA_INIT;
	struct json j = c->j;
	struct span s;
	struct value *v;
	uint64_t off;
	double weight;
	int64_t ts;

	j.p = l->span.p;
	j.end = l->span.p + l->span.len;
	j.warn = NULL;
	json_open(&j);
	while (json_element(&j, &s) == 1) {
		struct json one = j;

		off = l->off + (uint64_t)(s.p - l->span.p);
		one.p = s.p;
		one.end = s.p + s.len;
		v = s.type == SPAN_OBJECT ? json_tree(&one, &a) : NULL;
		if (v == NULL ||
		    chrome_value_time(value_get(v, "ts"), &ts) == -1) {
			stack_warn(c, WARN_SAMPLE, off);
			continue;
		}
		if (value_double(value_get(v, "weight"), &weight) == -1)
			weight = 1;
		c->nobjects++;
		builder_sample(c->b, sample_thread(c, v), ts, stack_of(c, NONE,
		    value_get(v, "sf"), value_get(v, "stack"), off),
		    chrome_value_id(c, value_get(v, "name")), weight, off);
		if (a.total > 1 << 20)
			arena_free(&a);
	}
	arena_free(&a);
}

/* ---- P events ---- */

/* Reads a P event that is a sample by itself. */
static void
read_single(struct chrome *c, const struct event *e, const struct value *v)
{
	double weight;
	int64_t ts;

	if (chrome_time(c, e, F_TS, &ts) == -1) {
		stack_warn(c, WARN_NO_TS, e->off);
		return;
	}
	if (value_double(value_get(v, "weight"), &weight) == -1)
		weight = 1;
	builder_sample(c->b, chrome_thread(c, e), ts, stack_of(c,
	    chrome_process(c, e), value_get(v, "sf"), value_get(v, "stack"),
	    e->off), chrome_value_id(c, value_get(v, "name")), weight, e->off);
}

/*
 * Reads an event that is a sample or part of a profile.  An instant without a
 * profile in its args is left alone: it is in the model already.
 */
static void
read_sample_event(struct chrome *c, const struct deferred *l,
    struct profiles *all)
{
	struct arena a = ARENA_INIT;
	struct value *v = deferred_lists(c, l, &a, profile_lists);
	enum profile_kind kind = profile_kind(v);
	struct json j = c->j;
	struct event e;

	j.p = l->span.p;
	j.end = l->span.p + l->span.len;
	j.warn = NULL;
	if (v == NULL || chrome_event_parse(&j, &e) != JSON_OK)
		stack_warn(c, WARN_SAMPLE, l->off);
	else if (kind != PROFILE_NONE && kind != PROFILE_UNREAD)
		profile_event(c, all, &e, v, kind);
	else if (l->type == DEFER_INSTANT)
		;
	else if (kind == PROFILE_UNREAD)
		builder_unread(c->b, WARN_SAMPLE_KIND,
		    chrome_value_id(c, value_get(v, "name")),
		    l->off);
	else
		read_single(c, &e, v);
	arena_free(&a);
}

static void
read_meta_frames(struct chrome *c, const struct deferred *l)
{
	struct arena a = ARENA_INIT;
	struct value *v = deferred_tree(c, l, &a), *args;
	struct json j = c->j;
	struct event e;

	j.p = l->span.p;
	j.end = l->span.p + l->span.len;
	j.warn = NULL;
	if (v != NULL && chrome_event_parse(&j, &e) == JSON_OK) {
		args = value_get(v, "args");
		if (value_get(args, "stackFrames") != NULL)
			args = value_get(args, "stackFrames");
		read_frames(c, args, chrome_process(c, &e), l->off);
	}
	arena_free(&a);
}

/* ---- frames that events name ---- */

static struct span
event_text(const struct chrome *c, const struct event *e)
{
	struct span s = { e->p, (size_t)(c->j.p - e->p), SPAN_OBJECT, 0 };

	return s;
}

void
chrome_note_sf(struct chrome *c, const struct event *e)
{
	const struct span *sf = &e->f[F_SF];
	struct idkey key = {{ 0 }};
	struct span text;
	uint32_t i, id;
	int added;

	if (sf->type != SPAN_STRING && sf->type != SPAN_NUMBER)
		return;
	id = sf->type == SPAN_STRING ? chrome_raw_string(c, sf) :
	    builder_string(c->b, sf->p, sf->len);
	key.w[0] = chrome_process(c, e);
	key.w[1] = id;
	i = idtab_add(&c->sf, &key, &added);
	if (added) {
		c->sf_deferred = xgrow(c->sf_deferred, i, &c->sf_cap,
		    sizeof(*c->sf_deferred));
		c->sf_deferred[i] = (uint32_t)c->ndeferred;
		text = event_text(c, e);
		chrome_defer(c, DEFER_SF, &text, e->off);
	}
	c->deferred[c->sf_deferred[i]].count++;
}

/*
 * Counts the events whose sf, that of l, is in no dictionary.  The first one
 * gives the offset: each part of a file has deferred an event of its own, and
 * the report must not depend on the parts.  `missing` has the (process, sf)
 * already reported.
 */
static void
read_sf(struct chrome *c, const struct deferred *l, struct idtab *missing)
{
	uint32_t upid, id;
	int first;
	struct arena a = ARENA_INIT;
	struct value *v = deferred_tree(c, l, &a);
	struct json j = c->j;
	struct event e;

	j.p = l->span.p;
	j.end = l->span.p + l->span.len;
	j.warn = NULL;
	if (v != NULL && chrome_event_parse(&j, &e) == JSON_OK) {
		upid = chrome_process(c, &e);
		id = chrome_value_id(c, value_get(v, "sf"));
		if (builder_find_callsite(c->b, c->file, upid, id) == NONE) {
			idtab_add(missing, &(struct idkey){{ upid, id }},
			    &first);
			warn_addn(builder_warn(c->b), WARN_STACK,
			    first ? l->off : WARN_NOWHERE, l->count);
		}
	}
	arena_free(&a);
}

static void
read_sample(struct chrome *c, const struct deferred *l,
    struct profiles *profiles, struct idtab *missing)
{
	switch (l->type) {
	case DEFER_PROFILE:
	case DEFER_INSTANT:
	case DEFER_WHOLE:
		read_sample_event(c, l, profiles);
		break;
	case DEFER_SAMPLES:
		read_samples(c, l);
		break;
	case DEFER_SF:
		read_sf(c, l, missing);
		break;
	default:
		break;
	}
}

void
chrome_read_deferred(struct chrome *c, const struct deferred *deferred,
    size_t n)
{
	struct profiles *profiles = profiles_new();
	struct idtab missing = { 0 };
	struct arena a = ARENA_INIT;
	size_t i;

	for (i = 0; i < n; i++) {
		if (deferred[i].type == DEFER_FRAMES)
			read_frames(c, deferred_tree(c, &deferred[i], &a), NONE,
			    deferred[i].off);
		else if (deferred[i].type == DEFER_META_FRAMES)
			read_meta_frames(c, &deferred[i]);
		else if (deferred[i].type == DEFER_START)
			read_sample_event(c, &deferred[i], profiles);
		arena_free(&a);
	}
	for (i = 0; i < n; i++)
		read_sample(c, &deferred[i], profiles, &missing);
	idtab_free(&missing);
	profiles_free(profiles);
}
