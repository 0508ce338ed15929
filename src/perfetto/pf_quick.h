#ifndef PF_QUICK_H
#define PF_QUICK_H
/*
 * pf_quick: reads fields of a message behind which PF_SLACK bytes of the input
 * can be read: a number is read first, and then seen to end in its message.
 *
 * All return the byte behind what was read, or a pointer behind `end`, which is
 * that of the message: a caller whose cursor is not at `end` in the end reads
 * the message again as in ttv/wire.h, which finds what is wrong.
 */
#include "pf.h"
#include "pf_field.h"

/* Bytes behind a message that can be read: see pf_quick_usual(). */
#define PF_SLACK	32

/* Tags of one or two bytes: number << 3 | type. */
#define PF_TAG(number, type)	((number) << 3 | (type))

static inline const uint8_t *
pf_quick_varint(const uint8_t *p, const uint8_t *end, uint64_t *v)
{
	const uint8_t *q;
	uint64_t w;

	if (p[0] < 0x80) {
		*v = p[0];
		return p + 1;
	}
	if (p[1] < 0x80) {
		*v = (uint64_t)(p[0] & 0x7f) | (uint64_t)p[1] << 7;
		return p + 2;
	}
	q = p;		/* so that p and *v can stay in registers */
	if (pf_varint_long(&q, p + PF_VARINT_MAX, &w) == -1) {
		*v = 0;
		return end + 1;
	}
	*v = w;
	return q;
}

/* Reads a length, and the bytes behind it. */
static inline const uint8_t *
pf_quick_bytes(const uint8_t *p, const uint8_t *end, struct pf_span *s)
{
	uint64_t n;

	p = pf_quick_varint(p, end, &n);
	if (p > end || n > (uint64_t)(end - p))
		return end + 1;
	s->p = p;
	s->len = (size_t)n;
	return p + n;
}

static inline const uint8_t *
pf_quick_fixed64(const uint8_t *p, uint64_t *v)
{
	memcpy(v, p, sizeof(*v));
	return p + sizeof(*v);
}

/* Reads a tag of one or two bytes; a longer one is 0, which no field has. */
static inline const uint8_t *
pf_quick_tag(const uint8_t *p, uint32_t *tag)
{
	if (p[0] < 0x80) {
		*tag = p[0];
		return p + 1;
	}
	*tag = p[1] < 0x80 ? (uint32_t)(p[0] & 0x7f) | (uint32_t)p[1] << 7 : 0;
	return p + 2;
}

/*
 * Reads the field at p, which is before `end`, as pf_next() does: what f is
 * says nothing if the pointer returned is behind `end`.
 */
static inline const uint8_t *
pf_quick_field(const uint8_t *p, const uint8_t *end, struct pf_field *f)
{
	struct pf_cursor c = { p, end, 0 };
	uint32_t tag;
	const uint8_t *q = pf_quick_tag(p, &tag);

	f->number = tag >> 3;
	f->type = tag & 7;
	if (f->number != 0 && f->type == PF_VARINT)
		return pf_quick_varint(q, end, &f->u);
	if (f->number != 0 && f->type == PF_BYTES) {
		q = pf_quick_bytes(q, end, &f->s);
		if (q <= end)
			f->u = f->s.len;
		return q;
	}
	return pf_next(&c, f) ? c.p : end + 1;
}

/*
 * Reads the fields of a packet behind which there is PF_SLACK, in any order;
 * returns 1, or 0: pf_packet_next() reads it.  pf_packet.c.
 */
int	pf_packet_mixed(struct pf_packet *, const uint8_t *p,
	    const uint8_t *end);

/* The bytes of a tag of two bytes. */
#define PF_TAG_LOW(number, type)	(0x80 | (PF_TAG(number, type) & 0x7f))
#define PF_TAG_HIGH(number, type)	(PF_TAG(number, type) >> 7)

/*
 * Sets k to a packet whose fields are those of nearly all, in the order of the
 * writers: time, clock, flags, user, event, interned data, flags, user,
 * sequence.  All but the event are optional.  Returns the byte behind them,
 * which is not `end` if the packet has others.
 *
 * Up to the event these are 31 bytes at most, behind it 17: if the packet ends
 * before, no more than PF_SLACK behind its end is read.
 */
static inline __attribute__((always_inline)) const uint8_t *
pf_quick_usual(struct pf_packet *k, const uint8_t *p, const uint8_t *end)
{
	uint32_t flags = 0;
	uint64_t seq = 0;

	if (p[0] == PF_TAG(PF_PACKET_TIMESTAMP, PF_VARINT)) {
		p = pf_quick_varint(p + 1, end, &k->ts);
		k->has_ts = 1;
	}
	if (p[0] == PF_TAG_LOW(PF_PACKET_TIMESTAMP_CLOCK_ID, PF_VARINT) &&
	    p[1] == PF_TAG_HIGH(PF_PACKET_TIMESTAMP_CLOCK_ID, PF_VARINT) &&
	    p[2] < 0x80) {
		k->clock = p[2];
		p += 3;
	}
	if (p[0] == PF_TAG(PF_PACKET_SEQUENCE_FLAGS, PF_VARINT) &&
	    p[1] < 0x80) {
		flags = p[1];
		p += 2;
	}
	if (p[0] == PF_TAG(PF_PACKET_TRUSTED_UID, PF_VARINT))
		p += p[1] < 0x80 ? 2 : p[2] < 0x80 ? 3 : p[3] < 0x80 ? 4 : 0;
	if (p[0] != PF_TAG(PF_TRACK_EVENT, PF_BYTES) || p >= end)
		return p;
	p = pf_quick_bytes(p + 1, end, &k->data);
	if (p > end)
		return end + 1;
	k->payload = PF_TRACK_EVENT;
	if (p[0] == PF_TAG(PF_PACKET_INTERNED_DATA, PF_BYTES) && p < end) {
		p = pf_quick_bytes(p + 1, end, &k->interned);
		k->other = 1;
		if (p > end)
			return end + 1;
	}
	if (p[0] == PF_TAG(PF_PACKET_SEQUENCE_FLAGS, PF_VARINT) &&
	    p[1] < 0x80) {
		flags |= p[1];
		p += 2;
	}
	if (p[0] == PF_TAG(PF_PACKET_TRUSTED_UID, PF_VARINT))
		p += p[1] < 0x80 ? 2 : p[2] < 0x80 ? 3 : p[3] < 0x80 ? 4 : 0;
	if (p[0] == PF_TAG(PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID, PF_VARINT))
		p = pf_quick_varint(p + 1, end, &seq);
	k->seq = (uint32_t)seq;
	k->flags = flags & (PF_SEQ_CLEARED | PF_SEQ_NEEDS);
	return p;
}

/*
 * The list of the fields that nearly all track events have, in the order of the
 * writers: type, extra value, type, categories, name, annotations.  Moves p
 * behind them; TYPE(u), EXTRA(u), CATEGORY(u), NAME(u) and NOTE(s) say what a
 * pass does with a field.  Each of these comparisons is predicted on its own: a
 * loop over one switch takes half as long again.
 */
#define PF_QUICK_EVENT(p, end, TYPE, EXTRA, CATEGORY, NAME, NOTE) do {	\
	struct pf_span pf_s_;						\
	uint64_t pf_u_;							\
									\
	PF_QUICK_TYPE(p, TYPE);						\
	if ((p)[0] == PF_TAG(PF_TRACK_EVENT_EXTRA_COUNTER_VALUES,	\
	    PF_VARINT)) {						\
		(p) = pf_quick_varint((p) + 1, end, &pf_u_);		\
		EXTRA(pf_u_);						\
	}								\
	PF_QUICK_TYPE(p, TYPE);						\
	while ((p) < (end) && (p)[0] ==					\
	    PF_TAG(PF_TRACK_EVENT_CATEGORY_IIDS, PF_VARINT)) {		\
		(p) = pf_quick_varint((p) + 1, end, &pf_u_);		\
		CATEGORY(pf_u_);					\
	}								\
	if ((p) < (end) && (p)[0] ==					\
	    PF_TAG(PF_TRACK_EVENT_NAME_IID, PF_VARINT)) {		\
		(p) = pf_quick_varint((p) + 1, end, &pf_u_);		\
		NAME(pf_u_);						\
	}								\
	while ((p) < (end) && (p)[0] ==					\
	    PF_TAG(PF_TRACK_EVENT_DEBUG_ANNOTATIONS, PF_BYTES)) {	\
		(p) = pf_quick_bytes((p) + 1, end, &pf_s_);		\
		NOTE(pf_s_);						\
	}								\
} while (0)

#define PF_QUICK_TYPE(p, TYPE) do {					\
	if ((p)[0] == PF_TAG(PF_TRACK_EVENT_TYPE, PF_VARINT) &&		\
	    (p)[1] < 0x80) {						\
		TYPE((p)[1]);						\
		(p) += 2;						\
	}								\
} while (0)

/*
 * Makes k the packet at a position, without fields, if PF_SLACK is behind it;
 * returns its fields, or NULL.
 */
static inline const uint8_t *
pf_quick_frame(const struct pf_input *in, uint64_t pos, struct pf_packet *k)
{
	const uint8_t *p = in->data + pos;
	uint64_t left = in->len - pos, n;

	if (left < 3 + PF_SLACK || p[0] != PF_PACKET_TAG)
		return NULL;
	n = p[1];
	p += 2;
	if (n >= 0x80) {
		if (p[0] >= 0x80)
			return NULL;
		n = (n & 0x7f) | (uint64_t)*p++ << 7;
	}
	if (n + 3 + PF_SLACK > left)
		return NULL;
	pf_packet_clear(k);
	k->pos = pos;
	k->end = (uint64_t)(p - in->data) + n;
	k->slack = 1;
	return p;
}

/*
 * Reads the packet at a position if it is well formed and not the last;
 * returns 1, or 0: pf_packet_next() reads it.
 */
static inline int
pf_quick_packet(const struct pf_input *in, uint64_t pos, struct pf_packet *k)
{
	const uint8_t *p = pf_quick_frame(in, pos, k), *end;

	if (p == NULL)
		return 0;
	end = in->data + k->end;
	return pf_quick_usual(k, p, end) == end ||
	    pf_packet_mixed(k, p, end);
}

#endif
