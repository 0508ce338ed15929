/*
 * pf_usual: reads track events as nearly all are, of many packets in a go.
 *
 * Such an event begins or ends a slice, or is an instant; its sequence has been
 * met, and so have its name, its categories, its track and the names of its
 * annotations: all is in the tables of the lane (pf_lane.c).  Nothing is looked
 * up, nothing is counted, and what is read stays in registers.
 *
 * An event is read first, and changes something only when all of it is known to
 * be usual.  Any other is left to pf_part.c, which reads every packet and fills
 * those tables: both make the same of a usual event.
 */
#include "config.h"

#include "ttv/tuning.h"
#include "pf_annotation.h"
#include "pf_field.h"
#include "pf_part.h"
#include "pf_quick.h"

/* Flow ids of an event; few have more than two. */
#define PF_USUAL_FLOWS	4

struct pf_usual {
	uint64_t	 type, name;
	struct pf_cats	 cats;
	uint64_t	 track;		/* or 0: that of the defaults */
	uint64_t	 extra;
	uint8_t		 has_extra;
	uint8_t		 nids;
	uint8_t		 nends;		/* how many of the ids end: the last */
	uint64_t	 ids[PF_USUAL_FLOWS];
};

/* The fields from 16 on, below 64, that mean something to pf_event(). */
#define PF_USUAL_BIT(field)	(UINT64_C(1) << PF_TRACK_EVENT_##field)
#define PF_USUAL_NOT							\
	(PF_USUAL_BIT(TIMESTAMP_ABSOLUTE_US) |				\
	PF_USUAL_BIT(THREAD_TIME_ABSOLUTE_US) |				\
	PF_USUAL_BIT(CATEGORIES) | PF_USUAL_BIT(NAME) |			\
	PF_USUAL_BIT(COUNTER_VALUE) |					\
	PF_USUAL_BIT(EXTRA_COUNTER_TRACK_UUIDS) |			\
	PF_USUAL_BIT(FLOW_IDS_OLD) |					\
	PF_USUAL_BIT(TERMINATING_FLOW_IDS_OLD) |			\
	PF_USUAL_BIT(DOUBLE_COUNTER_VALUE) |				\
	PF_USUAL_BIT(EXTRA_DOUBLE_COUNTER_TRACK_UUIDS) |		\
	PF_USUAL_BIT(EXTRA_DOUBLE_COUNTER_VALUES) |			\
	PF_USUAL_BIT(FLOW_IDS) | PF_USUAL_BIT(TERMINATING_FLOW_IDS) |	\
	PF_USUAL_BIT(CALLSTACK) | PF_USUAL_BIT(CALLSTACK_IID))

/*
 * Reads the field at p, whose tag has two bytes; returns the byte behind it, or
 * one behind `end` where it is not usual.
 */
static inline const uint8_t *
pf_usual_far(const uint8_t *p, const uint8_t *end, struct pf_usual *e)
{
	uint32_t tag = (uint32_t)(p[0] & 0x7f) | (uint32_t)p[1] << 7;
	uint32_t number = tag >> 3;
	struct pf_span s;
	uint64_t u;

	if (p[1] >= 0x80 || number < 16)
		return end + 1;
	if ((tag == PF_TAG(PF_TRACK_EVENT_FLOW_IDS, PF_FIXED64) &&
	    e->nends == 0) ||
	    tag == PF_TAG(PF_TRACK_EVENT_TERMINATING_FLOW_IDS, PF_FIXED64)) {
		if (e->nids == PF_USUAL_FLOWS)
			return end + 1;
		e->nends += number == PF_TRACK_EVENT_TERMINATING_FLOW_IDS;
		return pf_quick_fixed64(p + 2, &e->ids[e->nids++]);
	}
	if (number < 64 && PF_USUAL_NOT >> number & 1)
		return end + 1;
	switch (tag & 7) {
	case PF_VARINT:
		return pf_quick_varint(p + 2, end, &u);
	case PF_FIXED64:
		return p + 2 + sizeof(uint64_t);
	case PF_BYTES:
		return pf_quick_bytes(p + 2, end, &s);
	default:
		return end + 1;
	}
}

/* Reads a field behind the list of pf_quick.h; as pf_usual_far(). */
static inline const uint8_t *
pf_usual_near(const struct pf_lane *l, const uint8_t *p, const uint8_t *end,
    struct pf_usual *e)
{
	struct pf_span s;
	uint64_t u;

	switch (p[0]) {
	case PF_TAG(PF_TRACK_EVENT_DEBUG_ANNOTATIONS, PF_BYTES):
		p = pf_quick_bytes(p + 1, end, &s);
		return p > end || pf_annotation_known(l, &s) ? p : end + 1;
	case PF_TAG(PF_TRACK_EVENT_TRACK_UUID, PF_VARINT):
		p = pf_quick_varint(p + 1, end, &e->track);
		return e->track != 0 ? p : end + 1;
	case PF_TAG(PF_TRACK_EVENT_TASK_EXECUTION, PF_BYTES):
		return pf_quick_bytes(p + 1, end, &s);
	case PF_TAG(PF_TRACK_EVENT_EXTRA_COUNTER_VALUES, PF_VARINT):
		if (e->has_extra)
			return end + 1;
		e->has_extra = 1;
		return pf_quick_varint(p + 1, end, &e->extra);
	case PF_TAG(PF_TRACK_EVENT_CATEGORY_IIDS, PF_VARINT):
		p = pf_quick_varint(p + 1, end, &u);
		pf_cats_add(&e->cats, u);
		return p;
	case PF_TAG(PF_TRACK_EVENT_NAME_IID, PF_VARINT):
		return pf_quick_varint(p + 1, end, &e->name);
	default:
		return end + 1;
	}
}

/* Reads the fields of an event; returns 1, or 0 if one is not usual. */
static inline int
pf_usual_fields(const struct pf_lane *l, const uint8_t *p, const uint8_t *end,
    struct pf_usual *e)
{
	int known = 1;

	e->type = e->name = e->track = e->extra = 0;
	e->cats.n = 0;
	e->cats.iid = e->cats.all = e->cats.bits = 0;
	e->has_extra = e->nids = e->nends = 0;
#define TYPE(u)		e->type = u
#define EXTRA(u)	e->extra = u, e->has_extra = 1
#define CATEGORY(u)	pf_cats_add(&e->cats, u)
#define NAME(u)		e->name = u
#define NOTE(s)		known &= p <= end && pf_annotation_known(l, &s)
	PF_QUICK_EVENT(p, end, TYPE, EXTRA, CATEGORY, NAME, NOTE);
	if (!known || e->type - PF_TYPE_BEGIN > PF_TYPE_INSTANT -
	    PF_TYPE_BEGIN)
		return 0;
	while (p < end)
		p = p[0] < 0x80 ? pf_usual_near(l, p, end, e) :
		    pf_usual_far(p, end, e);
	return p == end;
}

/* Returns the extra counter of an event that changes no track; or NULL. */
static inline const struct pf_extra *
pf_usual_extra(const struct pf_part *p, const struct pf_lane *l)
{
	const struct pf_extra *x = &l->extra[0];

	return l->e->event.p == NULL || l->extra_of != l->e->event.p ||
	    l->nextra == 0 || x->track != NONE || (x->adds &&
	    p->sums.v[x->sum].generation != l->e->generation) ? NULL : x;
}

/* Returns the track of an event, or NULL where it is to be found or named. */
static inline const struct pf_where *
pf_usual_where(struct pf_part *p, struct pf_lane *l, const struct pf_usual *e)
{
	uint64_t uuid = e->track != 0 ? e->track : l->e->track;
	const struct pf_where *at = e->track == 0 ? &l->at :
	    pf_event_slot(p, uuid);

	return uuid == 0 || at->uuid != uuid || !at->known ||
	    (at->nameless != NONE && p->nameless[at->nameless].name == 0) ?
	    NULL : at;
}

/* Returns the kind of an event, or NULL where it is to be found. */
static inline const struct pf_kind *
pf_usual_kind(const struct pf_lane *l, const struct pf_usual *e)
{
	const struct pf_kind *k;

	if (e->name >= l->nkinds)
		return NULL;
	k = &l->kinds[e->name];
	return k->generation != l->e->generation ||
	    k->cat != pf_cats_key(&e->cats) || (e->type == PF_TYPE_END &&
	    k->name_string == 0 && k->cat_string != 0) ? NULL : k;
}

/* Gives an event to the builder. */
static inline void
pf_usual_add(struct builder *b, const struct pf_usual *e,
    const struct pf_where *at, uint32_t kind, int64_t ts, uint64_t off)
{
	int of = e->type == PF_TYPE_END ? FLOW_OF_END : 0, i;

	if (e->type == PF_TYPE_INSTANT)
		builder_instant(b, at->track, ts, kind, 0, off);
	else
		pf_event_step(b, at, e->type == PF_TYPE_BEGIN ? ASYNC_BEGIN :
		    ASYNC_END, ts, kind, off);
	for (i = 0; i < e->nids; i++)
		pf_flow_point(b, e->ids[i], (i < e->nids - e->nends ? FLOW_ON :
		    FLOW_LAST) | of, at->track, ts, kind, off);
}

/* Reads the event of a packet; returns 1, or 0 if it is not usual. */
static inline int
pf_usual_event(struct pf_part *p, const struct pf_packet *k,
    struct pf_lane *l)
{
	const struct pf_extra *extra = NULL;
	const struct pf_where *at;
	const struct pf_kind *kind;
	struct pf_lane_ts ts;
	struct pf_usual e;

	if (!pf_usual_fields(l, k->data.p, k->data.p + k->data.len, &e) ||
	    (kind = pf_usual_kind(l, &e)) == NULL ||
	    (at = pf_usual_where(p, l, &e)) == NULL ||
	    (e.has_extra && (extra = pf_usual_extra(p, l)) == NULL) ||
	    !pf_lane_ts(l, &p->sums, k, &ts))
		return 0;
	pf_lane_ts_add(&ts);
	if (extra != NULL && extra->adds)
		p->sums.v[extra->sum].real += (double)(int64_t)e.extra *
		    extra->scale;
	pf_usual_add(p->b, &e, at, kind->kind, ts.ts, p->in.base + k->pos);
	return 1;
}

uint64_t
pf_usual(struct pf_part *p, uint64_t pos, uint64_t to)
{
	size_t left = p->w->lives != NULL ? 0 : tuning.usual_packets;
	const uint8_t *fields, *end;
	struct pf_packet k;
	struct pf_lane *l;

	for (; left > 0 && pos < to; left--) {
		if ((fields = pf_quick_frame(&p->in, pos, &k)) == NULL)
			break;
		end = p->in.data + k.end;
		if (pf_quick_usual(&k, fields, end) != end ||
		    k.payload == 0 || k.other || !k.has_ts)
			break;
		l = &p->lanes[k.seq % PF_LANES];
		if (!l->known || !l->usual || l->id != k.seq ||
		    l->machine != 0 || pos < l->from || pos >= l->to ||
		    !pf_usual_event(p, &k, l))
			break;
		p->counts[PF_EVENT_ROW]++;
		pos = k.end;
	}
	return pos;
}
