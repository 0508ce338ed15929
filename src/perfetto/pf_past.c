/*
 * pf_past: what events before a part say of binder transactions and of whose
 * memory an mm_id is.
 *
 * The first question has all bundles before the part looked through for these
 * events alone, which takes a small part of the time of reading them; most
 * traces have none and never ask.
 */
#include "config.h"

#include <stdlib.h>

#include "ttv/xmalloc.h"
#include "pf_field.h"
#include "pf_ftrace.h"

struct pf_past {
	struct idtab	 keys;		/* enum linux_past, key */
	struct pf_past_found {
		int64_t	 v[2];
	}		*found;		/* the last of each key */
	size_t		 cap;
};

/* Returns whether an event of that number may be asked about. */
static int
pf_past_asked(uint32_t number)
{
	const char *name = pf_ftrace_name(number);

	return number == PF_GENERIC || name == NULL || *name == 'b' ||
	    *name == 'r';
}

/* Returns the number of an event: that of its message; 0 without one. */
static uint32_t
pf_past_number(const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		if (f.type == PF_BYTES)
			return f.number;
	return 0;
}

static void
pf_past_event(struct pf_past *past, struct pf_context *c,
    const struct pf_bundle *b, const struct pf_span *s)
{
	struct pf_past_found found;
	struct pf_ftrace_event e;
	enum linux_past what;
	struct idkey w;
	int64_t key;
	uint32_t i;
	int added;

	if (!pf_past_asked(pf_past_number(s)) ||
	    pf_ftrace_event(s, &e) == -1 || e.number == 0 ||
	    pf_ftrace_past(c, b, &e, &what, &key, found.v) == -1)
		return;
	w = (struct idkey){{ what, (uint64_t)key }};
	i = idtab_add(&past->keys, &w, &added);
	if (added)
		past->found = xgrow(past->found, i, &past->cap,
		    sizeof(*past->found));
	past->found[i] = found;
}

static void
pf_past_bundle(struct pf_past *past, struct pf_context *c)
{
	struct pf_bundle b;
	struct pf_cursor m;
	struct pf_field f;

	pf_bundle_fields(&c->k->data, &b, NULL);
	for (pf_open(&m, &b.data); pf_next(&m, &f);)
		if (f.number == PF_FTRACE_EVENT_BUNDLE_EVENT &&
		    f.type == PF_BYTES)
			pf_past_event(past, c, &b, &f.s);
}

/* Looks through the bundles of a machine before its part. */
static struct pf_past *
pf_past_new(const struct pf_machine *m)
{
	struct pf_past *past = xcalloc(1, sizeof(*past));
	struct pf_part p = { .w = m->part->w };
	struct pf_input in = m->part->in;
	struct pf_context c = { .p = &p };
	struct pf_packet k;
	uint32_t hint = 0;
	uint64_t pos = 0;

	in.spent = 0;
	while (pos < m->part->from) {
		if (pf_packet_next(&in, &pos, &k) != 1 ||
		    k.payload != PF_PACKET_FTRACE_EVENTS ||
		    k.machine != m->machine || k.pos >= m->part->from)
			continue;
		c.k = &k;
		c.seq = pf_seq_find(p.w, k.seq, k.machine);
		c.e = pf_epoch_at(p.w, c.seq, k.pos, &hint);
		if (!(k.flags & PF_SEQ_NEEDS) || c.e->state == PF_STATE_VALID)
			pf_past_bundle(past, &c);
	}
	return past;
}

int
pf_past(void *arg, enum linux_past what, int64_t key, int64_t found[2])
{
	struct pf_machine *m = arg;
	struct idkey w = {{ what, (uint64_t)key }};
	uint32_t i;

	if (m->past == NULL)
		m->past = pf_past_new(m);
	if ((i = idtab_find(&m->past->keys, &w)) == UINT32_MAX)
		return -1;
	found[0] = m->past->found[i].v[0];
	found[1] = m->past->found[i].v[1];
	return 0;
}

void
pf_past_free(struct pf_past *past)
{
	if (past == NULL)
		return;
	idtab_free(&past->keys);
	free(past->found);
	free(past);
}
