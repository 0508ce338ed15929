/* pf_flow: flow ids of track events. */
#include "config.h"

#include "pf_part.h"

/* Adds an id as a point of a flow. */
static void
pf_flow_point(struct pf_context *c, uint64_t id, int direction,
    uint32_t track, uint32_t kind)
{
	struct key key = { .space = KEY_TRACK_FLOW, .upid = NONE };

	key.id = builder_int_ident((int64_t)id);
	builder_bind(c->p->b, direction, &key, track, c->ts, kind, c->off);
}

/* Adds the ids of a list. */
static void
pf_flow_list(struct pf_context *c, const struct pf_event *e, uint32_t number,
    uint32_t type, int direction, uint32_t track, uint32_t kind)
{
	struct pf_list l;
	uint64_t id;

	pf_list_open(&l, &e->data, number, type);
	while (pf_list_next(&l, &id))
		pf_flow_point(c, id, direction, track, kind);
}

void
pf_flow_points(struct pf_context *c, const struct pf_event *e,
    uint32_t track, uint32_t kind, int at_end)
{
	int of = at_end ? FLOW_OF_END : 0;

	if (e->flows == 1)
		pf_flow_point(c, e->flow, FLOW_ON | of, track, kind);
	else if (e->flows)
		pf_flow_list(c, e, 47, PF_FIXED64, FLOW_ON | of, track, kind);
	else if (e->flows_old)
		pf_flow_list(c, e, 36, PF_VARINT, FLOW_ON | of, track, kind);
	if (e->ends)
		pf_flow_list(c, e, 48, PF_FIXED64, FLOW_LAST | of, track,
		    kind);
	else if (e->ends_old)
		pf_flow_list(c, e, 42, PF_VARINT, FLOW_LAST | of, track,
		    kind);
}
