/*
 * pf_energy: counters of the energy that parts of a device have used, and users
 * with each (AndroidEnergyEstimationBreakdown), and of the time that its parts
 * have been in states (EntityStateResidency).
 *
 * Names come once, in the packet that is the first of a recording; those that
 * follow have numbers.  So packets are read in the order of the file, once all
 * parts are.
 */
#include "config.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/buf.h"
#include "ttv/xmalloc.h"
#include "pf_energy.h"
#include "pf_field.h"

/* Fields of a breakdown, of its consumers and of its users. */
enum pf_breakdown_field {
	PF_BREAKDOWN_DESCRIPTOR = 1,
	PF_BREAKDOWN_CONSUMER_ID = 2,
	PF_BREAKDOWN_ENERGY_UWS = 3,
	PF_BREAKDOWN_PER_UID = 4,
	PF_CONSUMERS_CONSUMER = 1,
	PF_CONSUMER_ID = 1,
	PF_CONSUMER_NAME = 4,
	PF_USER_UID = 1,
	PF_USER_ENERGY_UWS = 2
};

/* Fields of residencies; index and state are the same of names and times. */
enum pf_residency_field {
	PF_RESIDENCY_NAMES = 1,
	PF_RESIDENCY_TIMES = 2,
	PF_STATE_ENTITY = 1,
	PF_STATE_STATE = 2,
	PF_STATE_ENTITY_NAME = 3,
	PF_STATE_STATE_NAME = 4,
	PF_STATE_TOTAL_MS = 3
};

#define PF_ENERGY_NAME_MOST	256	/* bytes of a consumer's name in the
					 * names of what its users used */

struct pf_energies {
	struct pf_world	*w;
	struct builder	*b;
	const struct pf_later *l;	/* the packet */
	struct idtab	 ids;		/* machine, two numbers: of names */
	struct pf_energy_name {
		size_t	 at, len;	/* in texts */
		uint32_t name;		/* of the counter */
		uint32_t series;	/* NONE: it has no value yet */
	}		*names;
	size_t		 cap;
	struct buf	 texts;
	struct idtab	 users;		/* name, user */
	uint32_t	*user_series;
	size_t		 users_cap;
};

static void
pf_energy_warn(struct pf_energies *x, enum warn_code code)
{
	warn_add(builder_warn(x->b), code, x->w->in.base + x->l->k.pos);
}

static uint32_t
pf_energy_string(struct pf_energies *x, const struct buf *text)
{
	struct pf_span s = { (const uint8_t *)text->data, text->len };

	return pf_string(x->b, &s, x->w->in.base + x->l->k.pos);
}

/* Returns the series of a counter of the packet's machine. */
static uint32_t
pf_energy_series(struct pf_energies *x, uint32_t name)
{
	uint32_t series;

	builder_in_machine(x->b, x->l->k.machine);
	series = builder_counter(x->b, NONE, name, 0);
	builder_in_machine(x->b, 0);
	return series;
}

/* Adds a value to the counter of a name. */
static void
pf_energy_value(struct pf_energies *x, uint32_t i, double value)
{
	struct pf_energy_name *n = &x->names[i];

	if (n->series == NONE)
		n->series = pf_energy_series(x, n->name);
	builder_counter_value(x->b, n->series, x->l->ts, value);
}

/*
 * Names what two numbers stand for: begin, a text, between, another one that
 * may be empty, and end.
 */
static void
pf_energy_describe(struct pf_energies *x, uint64_t one, uint64_t two,
    const char *begin, const struct pf_span *text, const char *between,
    const struct pf_span *other, const char *end)
{
	struct idkey key = {{ x->l->k.machine, one, two }};
	uint32_t i = idtab_add(&x->ids, &key, NULL);
	struct buf name = BUF_INIT;

	x->names = xgrow(x->names, i, &x->cap, sizeof(*x->names));
	x->names[i].at = x->texts.len;
	x->names[i].len = text->len < PF_ENERGY_NAME_MOST ? text->len :
	    PF_ENERGY_NAME_MOST;
	buf_add(&x->texts, (const char *)text->p, x->names[i].len);
	buf_adds(&name, begin);
	buf_add(&name, (const char *)text->p, text->len);
	buf_adds(&name, between);
	buf_add(&name, (const char *)other->p, other->len);
	buf_adds(&name, end);
	x->names[i].name = pf_energy_string(x, &name);
	x->names[i].series = NONE;
	buf_free(&name);
}

/* Returns the name of two numbers, or NONE. */
static uint32_t
pf_energy_find(struct pf_energies *x, uint64_t one, uint64_t two)
{
	struct idkey key = {{ x->l->k.machine, one, two }};

	return idtab_find(&x->ids, &key);
}

/* Reads the list of consumers. */
static void
pf_energy_consumers(struct pf_energies *x, const struct pf_span *list)
{
	static const struct pf_span none;
	struct pf_cursor c;
	struct pf_field f;
	struct pf_span name;

	for (pf_open(&c, list); pf_next(&c, &f);) {
		if (f.number != PF_CONSUMERS_CONSUMER || f.type != PF_BYTES)
			continue;
		name = pf_member(&f.s, PF_CONSUMER_NAME);
		pf_energy_describe(x, pf_number(&f.s, PF_CONSUMER_ID, 0), 0,
		    "energy.", &name, "", &none, "_uws");
	}
}

/* Adds what a user has used of a consumer. */
static void
pf_energy_user(struct pf_energies *x, uint32_t consumer,
    const struct pf_span *s)
{
	uint64_t uid = pf_number(s, PF_USER_UID, 0);
	struct idkey key = {{ consumer, uid }};
	struct buf name = BUF_INIT;
	uint32_t i;
	int added;

	if (!pf_has_number(s, PF_USER_UID) ||
	    !pf_has_number(s, PF_USER_ENERGY_UWS)) {
		pf_energy_warn(x, WARN_PACKET);
		return;
	}
	i = idtab_add(&x->users, &key, &added);
	x->user_series = xgrow(x->user_series, i, &x->users_cap,
	    sizeof(*x->user_series));
	if (added) {
		buf_adds(&name, "energy_by_uid.");
		buf_add(&name, x->texts.data + x->names[consumer].at,
		    x->names[consumer].len);
		buf_printf(&name, ".%" PRId32 "_uws", (int32_t)uid);
		x->user_series[i] = pf_energy_series(x, pf_energy_string(x,
		    &name));
		buf_free(&name);
	}
	builder_counter_value(x->b, x->user_series[i], x->l->ts,
	    (double)(int64_t)pf_number(s, PF_USER_ENERGY_UWS, 0));
}

/* Reads a breakdown. */
static void
pf_energy_packet(struct pf_energies *x)
{
	const struct pf_span *data = &x->l->k.data;
	struct pf_span list = pf_member(data, PF_BREAKDOWN_DESCRIPTOR);
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	pf_energy_consumers(x, &list);
	i = pf_energy_find(x, pf_number(data, PF_BREAKDOWN_CONSUMER_ID, 0), 0);
	if (!pf_has_number(data, PF_BREAKDOWN_CONSUMER_ID) ||
	    !pf_has_number(data, PF_BREAKDOWN_ENERGY_UWS) || i == NONE) {
		if (list.p == NULL)
			pf_energy_warn(x, i == NONE ? WARN_TRACK :
			    WARN_PACKET);
		return;
	}
	pf_energy_value(x, i, (double)(int64_t)pf_number(data,
	    PF_BREAKDOWN_ENERGY_UWS, 0));
	for (pf_open(&c, data); pf_next(&c, &f);)
		if (f.number == PF_BREAKDOWN_PER_UID && f.type == PF_BYTES)
			pf_energy_user(x, i, &f.s);
}

/* Reads residencies: names of states, and times in them. */
static void
pf_residency_packet(struct pf_energies *x)
{
	const struct pf_span *data = &x->l->k.data;
	struct pf_span entity, state;
	uint64_t one, two;
	struct pf_cursor c;
	struct pf_field f;
	uint32_t i;

	for (pf_open(&c, data); pf_next(&c, &f);) {
		if (f.type != PF_BYTES || (f.number != PF_RESIDENCY_NAMES &&
		    f.number != PF_RESIDENCY_TIMES))
			continue;
		one = pf_number(&f.s, PF_STATE_ENTITY, 0);
		two = pf_number(&f.s, PF_STATE_STATE, 0);
		if (f.number == PF_RESIDENCY_NAMES) {
			entity = pf_member(&f.s, PF_STATE_ENTITY_NAME);
			state = pf_member(&f.s, PF_STATE_STATE_NAME);
			pf_energy_describe(x, one, two, "Entity residency: ",
			    &entity, " is ", &state, "");
		} else if ((i = pf_energy_find(x, one, two)) == NONE)
			pf_energy_warn(x, WARN_TRACK);
		else
			pf_energy_value(x, i, (double)pf_number(&f.s,
			    PF_STATE_TOTAL_MS, 0));
	}
}

/* Reads all packets of a field of the packet with `read`. */
static void
pf_energy_all(struct pf_part *parts, size_t n, uint32_t field,
    void (*read)(struct pf_energies *))
{
	struct pf_energies x = { .w = parts[0].w, .b = parts[n - 1].b };
	struct pf_later_place at = { 0, 0 };

	while ((x.l = pf_later_next(parts, n, field, &at)) != NULL)
		read(&x);
	idtab_free(&x.ids);
	idtab_free(&x.users);
	buf_free(&x.texts);
	free(x.names);
	free(x.user_series);
}

void
pf_energies(struct pf_part *parts, size_t n)
{
	pf_energy_all(parts, n, PF_PACKET_ENERGY_BREAKDOWN, pf_energy_packet);
	pf_energy_all(parts, n, PF_PACKET_ENTITY_STATE_RESIDENCY,
	    pf_residency_packet);
}
