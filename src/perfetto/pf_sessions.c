/*
 * pf_sessions: recordings that ran beside this one (ConcurrentSessionEvent): a
 * track of states for each, from a change to the next.  One that is disabled is
 * over: that state has no length.  A state without a name is counted, and
 * holds until the next as others do.
 */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>

#include "ttv/buf.h"
#include "ttv/sort.h"
#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_record.h"

#define PF_SESSION_DISABLED	1
#define PF_SESSION_CLONED	5
static const char *const pf_session_states[] = { NULL, "DISABLED",
	"CONFIGURED", "STARTED", "DISABLING_WAITING_STOP_ACKS",
	"CLONED_READ_ONLY" };
#define PF_SESSION_STATES						\
	(sizeof(pf_session_states) / sizeof(pf_session_states[0]))

struct pf_change {
	uint64_t	 session;
	const struct pf_later *l;
	size_t		 place;		/* among all */
};

static int
pf_change_order(const void *va, const void *vb)
{
	const struct pf_change *a = va, *b = vb;

	if (a->l->k.machine != b->l->k.machine)
		return COMPARE(a->l->k.machine, b->l->k.machine);
	if (a->session != b->session)
		return COMPARE(a->session, b->session);
	if (a->l->ts != b->l->ts)
		return COMPARE(a->l->ts, b->l->ts);
	return COMPARE(a->place, b->place);
}

/* Makes the track of a session, whose first change is given. */
static uint32_t
pf_session_track(struct builder *b, const struct pf_change *e, uint64_t off)
{
	const struct pf_span *s = &e->l->k.data;
	struct pf_span name = pf_member(s, PF_CONCURRENT_SESSION_NAME);
	struct track_def d = TRACK_DEF_INIT;
	struct buf text = BUF_INIT;

	if (name.len > 0)
		buf_add(&text, (const char *)name.p, name.len);
	else
		buf_printf(&text, "Session %llu",
		    (unsigned long long)e->session);
	if (pf_number(s, PF_CONCURRENT_SESSION_STATE, 0) == PF_SESSION_CLONED)
		buf_adds(&text, " (clone)");
	name = (struct pf_span){ (const uint8_t *)text.data, text.len };
	d.name = pf_string(b, &name, off);
	d.id = builder_int_ident((int64_t)e->session);
	d.source = TRACK_SOURCE_SESSIONS;
	d.has_states = 1;
	buf_free(&text);
	return builder_track(b, &d);
}

/* Returns what a state is called: one that is new by its number. */
static uint32_t
pf_session_state(struct builder *b, uint64_t state)
{
	char text[32];
	int n;

	if (state < PF_SESSION_STATES && pf_session_states[state] != NULL)
		return pf_literal(b, pf_session_states[state]);
	n = snprintf(text, sizeof(text), "state %llu",
	    (unsigned long long)state);
	return builder_string(b, text, (size_t)n);
}

/* Adds the states of one session, n changes in order of time. */
static void
pf_session(const struct pf_world *w, struct builder *b,
    const struct pf_change *v, size_t n)
{
	uint32_t track;
	uint64_t state, off = w->in.base + v[0].l->k.pos;
	int64_t dur;
	size_t i;

	builder_in_machine(b, v[0].l->k.machine);
	track = pf_session_track(b, &v[0], off);
	for (i = 0; i < n; i++) {
		state = pf_number(&v[i].l->k.data,
		    PF_CONCURRENT_SESSION_STATE, 0);
		off = w->in.base + v[i].l->k.pos;
		if (state >= PF_SESSION_STATES ||
		    pf_session_states[state] == NULL)
			warn_add(builder_warn(b), WARN_PACKET, off);
		if (state == PF_SESSION_DISABLED)
			dur = 0;
		else if (i + 1 == n)
			dur = DUR_OPEN;
		else if (__builtin_sub_overflow(v[i + 1].l->ts, v[i].l->ts,
		    &dur))
			dur = INT64_MAX;
		builder_complete(b, track, v[i].l->ts, dur,
		    builder_flag_kind(b, pf_session_state(b, state), 0,
		    KIND_VALUE), off);
	}
	builder_in_machine(b, 0);
}

void
pf_sessions(struct pf_part *parts, size_t n)
{
	struct pf_later_place at = { 0, 0 };
	const struct pf_later *l;
	struct pf_change *v = NULL;
	size_t all = 0, cap = 0, i, k;

	while ((l = pf_later_next(parts, n, PF_PACKET_CONCURRENT_SESSION_EVENT,
	    &at)) != NULL) {
		v = xgrow(v, all, &cap, sizeof(*v));
		v[all] = (struct pf_change){ pf_number(&l->k.data,
		    PF_CONCURRENT_SESSION_ID, 0), l, all };
		all++;
	}
	if (all > 0)
		qsort(v, all, sizeof(*v), pf_change_order);
	for (i = 0; i < all; i = k) {
		for (k = i + 1; k < all && v[k].session == v[i].session &&
		    v[k].l->k.machine == v[i].l->k.machine; k++)
			continue;
		pf_session(parts[0].w, parts[n - 1].b, &v[i], k - i);
	}
	free(v);
}
