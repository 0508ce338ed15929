/*
 * pf_flow: flow ids of track events: as points of flows, and read again as what
 * the file calls those flows.
 */
#include "config.h"

#include "ttv/event_facts.h"
#include "ttv/value.h"
#include "pf_field.h"
#include "pf_part.h"
#include "pf_value.h"

/* Adds the ids of a list. */
static void
pf_flow_list(struct pf_context *c, const struct pf_event *e, uint32_t number,
    uint32_t type, int direction, uint32_t track, uint32_t kind)
{
	struct pf_list l;
	uint64_t id;

	pf_list_open(&l, &e->data, number, type);
	while (pf_list_next(&l, &id))
		pf_flow_point(c->p->b, id, direction, track, c->ts, kind,
		    c->off);
}

void
pf_flow_points(struct pf_context *c, const struct pf_event *e,
    uint32_t track, uint32_t kind, int at_end)
{
	int of = at_end ? FLOW_OF_END : 0;

	if (e->flows == 1)
		pf_flow_point(c->p->b, e->flow, FLOW_ON | of, track, c->ts,
		    kind, c->off);
	else if (e->flows)
		pf_flow_list(c, e, PF_TRACK_EVENT_FLOW_IDS, PF_FIXED64,
		    FLOW_ON | of, track, kind);
	else if (e->flows_old)
		pf_flow_list(c, e, PF_TRACK_EVENT_FLOW_IDS_OLD, PF_VARINT,
		    FLOW_ON | of, track, kind);
	if (e->ends)
		pf_flow_list(c, e, PF_TRACK_EVENT_TERMINATING_FLOW_IDS,
		    PF_FIXED64, FLOW_LAST | of, track, kind);
	else if (e->ends_old)
		pf_flow_list(c, e, PF_TRACK_EVENT_TERMINATING_FLOW_IDS_OLD,
		    PF_VARINT, FLOW_LAST | of, track, kind);
}

/* ---- read again ---- */

/* Adds the ids of a list to an array; those of `old` where it is empty. */
static void
pf_flow_ids(const struct pf_at *at, uint32_t number, uint32_t old,
    struct value *ids)
{
	struct pf_list l;
	uint64_t id;

	pf_list_open(&l, &at->k.data, number, PF_FIXED64);
	if (!pf_list_next(&l, &id)) {
		pf_list_open(&l, &at->k.data, old, PF_VARINT);
		if (!pf_list_next(&l, &id))
			return;
	}
	do {
		value_add(ids, NULL, 0, pf_value_uint(at->a, id));
	} while (pf_list_next(&l, &id));
}

void
pf_flow_facts(const struct pf_at *at, struct event_facts *f)
{
	struct value *ids = value_new(at->a, VALUE_ARRAY);
	struct pf_legacy l;
	struct pf_span s;

	pf_flow_ids(at, PF_TRACK_EVENT_FLOW_IDS, PF_TRACK_EVENT_FLOW_IDS_OLD,
	    ids);
	pf_flow_ids(at, PF_TRACK_EVENT_TERMINATING_FLOW_IDS,
	    PF_TRACK_EVENT_TERMINATING_FLOW_IDS_OLD, ids);
	s = pf_member(&at->k.data, PF_TRACK_EVENT_LEGACY_EVENT);
	if (s.p != NULL) {
		pf_legacy_fields(&s, &l);
		f->local = l.id_type == PF_ID_LOCAL;
		if (l.has_bind)
			value_add(ids, NULL, 0, pf_value_uint(at->a,
			    l.bind_id));
		if (l.phase == 's' || l.phase == 't' || l.phase == 'f')
			value_add(ids, NULL, 0, pf_value_uint(at->a, l.id));
	}
	if (ids->count > 0)
		f->flows = ids;
}
