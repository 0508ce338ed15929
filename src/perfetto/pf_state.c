/*
 * pf_state: what the packets of a sequence share: interned data and defaults,
 * until a packet clears them.
 *
 * The first pass makes a list of epochs for each sequence, and one list of all
 * entries of interned data.  Neither changes after it, so that any packet can
 * be read at any time, by any thread: what holds for a packet is found by its
 * position.  Of several entries of one iid in a generation the first holds.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/bound.h"
#include "ttv/xmalloc.h"
#include "pf.h"
#include "pf_field.h"

struct pf_span
pf_member(const struct pf_span *s, uint32_t number)
{
	struct pf_span none = { NULL, 0 };
	struct pf_cursor c;
	struct pf_field f;

	if (s->p == NULL)
		return none;
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == number && f.type == PF_BYTES)
			return f.s;
	return none;
}

uint64_t
pf_number(const struct pf_span *s, uint32_t number, uint64_t otherwise)
{
	struct pf_cursor c;
	struct pf_field f;

	if (s->p == NULL)
		return otherwise;
	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.number == number && f.type != PF_BYTES)
			otherwise = f.u;
	return otherwise;
}

int
pf_has_number(const struct pf_span *s, uint32_t number)
{
	const uint64_t none = UINT64_C(1) << 63;

	return pf_number(s, number, none) != none ||
	    pf_number(s, number, 0) != 0;
}

/* ---- sequences ---- */

uint32_t
pf_seq(struct pf_world *w, uint32_t id, uint32_t machine)
{
	struct idkey key = {{ id, machine }};
	struct pf_epoch *e;
	struct pf_seq *s;
	uint32_t i;
	int added;

	i = idtab_add(&w->seq_ids, &key, &added);
	if (!added)
		return i;
	w->seqs = xgrow(w->seqs, i, &w->seqs_cap, sizeof(*w->seqs));
	s = &w->seqs[i];
	memset(s, 0, sizeof(*s));
	s->id = id;
	s->machine = machine;
	s->session = s->stacks = NONE;
	e = s->v = xcalloc(1, sizeof(*s->v));	/* most have one for long */
	s->n = s->cap = 1;
	e->generation = ++w->ngenerations;
	e->thread = e->times = NONE;
	return i;
}

uint32_t
pf_seq_find(const struct pf_world *w, uint32_t id, uint32_t machine)
{
	struct idkey key = {{ id, machine }};

	return idtab_find(&w->seq_ids, &key);
}

const struct pf_epoch *
pf_epoch_at(const struct pf_world *w, uint32_t seq, uint64_t pos,
    uint32_t *hint)
{
	const struct pf_seq *s = &w->seqs[seq];
	size_t lo = *hint < s->n && s->v[*hint].pos <= pos ? *hint : 0;
	size_t hi = s->n, mid;

	if (lo + 1 == hi || s->v[lo + 1].pos > pos)
		hi = lo + 1;
	BISECT_LAST(lo, hi, mid, s->v[mid].pos <= pos);
	*hint = (uint32_t)lo;
	return &s->v[lo];
}

struct pf_epoch *
pf_epoch_now(struct pf_world *w, uint32_t seq)
{
	return &w->seqs[seq].v[w->seqs[seq].n - 1];
}

struct pf_epoch *
pf_epoch_begin(struct pf_world *w, uint32_t seq, uint64_t pos)
{
	struct pf_seq *s = &w->seqs[seq];

	if (s->v[s->n - 1].pos == pos && s->n > 1)
		return &s->v[s->n - 1];
	s->v = xgrow(s->v, s->n, &s->cap, sizeof(*s->v));
	s->v[s->n] = s->v[s->n - 1];
	s->v[s->n].pos = pos;
	return &s->v[s->n++];
}

static void
pf_state_clear(struct pf_world *w, uint32_t seq, uint64_t pos)
{
	struct pf_epoch *e = pf_epoch_now(w, seq);

	if (e->state == PF_STATE_VALID && !w->seqs[seq].used)
		return;			/* there is nothing to forget */
	e = pf_epoch_begin(w, seq, pos);
	e->cleared = pos;
	e->generation = ++w->ngenerations;
	e->state = PF_STATE_VALID;
	e->times = NONE;		/* but its thread stays the same */
	e->clock = 0;
	e->track = 0;
	e->event = (struct pf_span){ NULL, 0 };
	w->seqs[seq].used = 0;
}

static void
pf_state_defaults(struct pf_world *w, uint32_t seq, uint64_t pos,
    const struct pf_span *s)
{
	struct pf_epoch *e = pf_epoch_begin(w, seq, pos);

	struct pf_span stacks = pf_member(s,
	    PF_TRACE_PACKET_DEFAULTS_STACK_SAMPLE_DEFAULTS);

	struct pf_span perf = pf_member(s,
	    PF_TRACE_PACKET_DEFAULTS_PERF_SAMPLE_DEFAULTS);

	if (stacks.p != NULL)
		w->seqs[seq].stacks_of = stacks;
	if (perf.p != NULL)
		w->seqs[seq].perf_of = perf;
	e->event = pf_member(s, PF_TRACE_PACKET_DEFAULTS_TRACK_EVENT_DEFAULTS);
	e->clock = (uint32_t)pf_number(s,
	    PF_TRACE_PACKET_DEFAULTS_TIMESTAMP_CLOCK_ID, 0);
	e->track = pf_number(&e->event, PF_TRACK_EVENT_DEFAULTS_TRACK_UUID, 0);
	w->seqs[seq].used = 1;
}

/* Adds the entries of an InternedData. */
static void
pf_state_interned(struct pf_world *w, uint32_t seq, uint64_t pos,
    const struct pf_span *s)
{
	struct idkey key = {{ 0 }};
	struct pf_span text;
	struct pf_entry *e;
	struct pf_cursor c;
	struct pf_field f;
	uint64_t bad;

	for (pf_open(&c, s); pf_next(&c, &f);) {
		if (f.type != PF_BYTES || f.s.len > UINT32_MAX)
			continue;
		key.w[0] = (uint64_t)seq << 32 | f.number;
		key.w[1] = pf_number(&f.s, PF_INTERNED_STRING_IID, 0);
		w->entries = xgrow(w->entries, w->nentries, &w->entries_cap,
		    sizeof(*w->entries));
		e = &w->entries[w->nentries++];
		e->pos = pos;
		e->p = f.s.p;
		e->len = (uint32_t)f.s.len;
		e->key = idtab_add(&w->interned, &key, NULL);
		text = pf_member(&f.s, PF_INTERNED_STRING_STR);
		if ((bad = pf_text_bad(&text)) > 0 && w->in.warn != NULL)
			warn_addn(w->in.warn, WARN_UTF8, w->in.base + pos,
			    bad);
	}
	w->seqs[seq].used = 1;
	if (c.broken && w->in.warn != NULL)
		warn_add(w->in.warn, WARN_PACKET, w->in.base + pos);
}

/* Counts a loss; what is missing before the first packet is none. */
static void
pf_state_loss(struct pf_seq *s, const struct pf_packet *k)
{
	size_t i;

	for (i = 0; s->begun && k->dropped != 0 && i < PF_LOSSES; i++)
		s->losses[i] += k->dropped >> i & 1;
	s->begun = 1;
}

void
pf_state_packet(struct pf_world *w, uint32_t seq, const struct pf_packet *k)
{
	pf_state_loss(&w->seqs[seq], k);
	if (k->flags & PF_SEQ_CLEARED)
		pf_state_clear(w, seq, k->pos);
	else if (k->dropped && pf_epoch_now(w, seq)->state != PF_STATE_LOST)
		pf_epoch_begin(w, seq, k->pos)->state = PF_STATE_LOST;
	if (pf_epoch_now(w, seq)->state == PF_STATE_LOST)
		return;
	if (k->defaults.p != NULL)
		pf_state_defaults(w, seq, k->pos, &k->defaults);
	if (k->interned.p != NULL)
		pf_state_interned(w, seq, k->pos, &k->interned);
}

void
pf_state_settle(struct pf_world *w)
{
	struct pf_entry *v = xreallocarray(NULL, w->nentries + 1, sizeof(*v));
	uint32_t *at;
	size_t i;

	w->first = xcalloc((size_t)w->interned.n + 2, sizeof(*w->first));
	for (i = 0; i < w->nentries; i++)
		w->first[w->entries[i].key + 1]++;
	for (i = 1; i <= w->interned.n; i++)
		w->first[i] += w->first[i - 1];
	at = xreallocarray(NULL, (size_t)w->interned.n + 1, sizeof(*at));
	memcpy(at, w->first, ((size_t)w->interned.n + 1) * sizeof(*at));
	for (i = 0; i < w->nentries; i++)
		v[at[w->entries[i].key]++] = w->entries[i];
	free(at);
	free(w->entries);
	w->entries = v;
}

uint32_t
pf_interned_entry(const struct pf_world *w, uint32_t seq,
    const struct pf_epoch *e, uint64_t pos, uint32_t field, uint64_t iid)
{
	struct idkey key = {{ (uint64_t)seq << 32 | field, iid }};
	uint32_t k = idtab_find(&w->interned, &key), lo, hi, mid;

	if (k == UINT32_MAX)
		return NONE;
	lo = w->first[k];
	hi = w->first[k + 1];
	BISECT(lo, hi, mid, w->entries[mid].pos < e->cleared);
	return lo == w->first[k + 1] || w->entries[lo].pos > pos ? NONE : lo;
}

int
pf_interned(const struct pf_world *w, uint32_t seq, const struct pf_epoch *e,
    uint64_t pos, uint32_t field, uint64_t iid, struct pf_span *s)
{
	uint32_t i = pf_interned_entry(w, seq, e, pos, field, iid);

	if (i == NONE)
		return -1;
	s->p = w->entries[i].p;
	s->len = w->entries[i].len;
	return 0;
}

int
pf_interned_ever(const struct pf_world *w, uint32_t seq,
    const struct pf_epoch *e, uint32_t field, uint64_t iid, struct pf_span *s)
{
	uint32_t i = pf_interned_entry(w, seq, e, UINT64_MAX, field, iid);
	uint32_t hint = 0;

	if (i == NONE || pf_epoch_at(w, seq, w->entries[i].pos,
	    &hint)->generation != e->generation)
		return -1;
	s->p = w->entries[i].p;
	s->len = w->entries[i].len;
	return 0;
}
