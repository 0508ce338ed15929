#ifndef PF_QUICK_H
#define PF_QUICK_H
/*
 * pf_quick: reads fields of a message behind which PF_SLACK bytes of the input
 * can be read: a number is read first, and then seen to end in its message.
 *
 * All return the byte behind what was read, or a pointer behind `end`, which is
 * that of the message: a caller whose cursor is not at `end` in the end reads
 * the message again as in pf_wire.h, which finds what is wrong.
 */
#include "pf.h"

/* Bytes behind a message: more than a tag and the longest number have. */
#define PF_SLACK	16

/* Tags of one or two bytes: number << 3 | type. */
#define PF_TAG(number, type)	((number) << 3 | (type))

static inline const uint8_t *
pf_quick_varint(const uint8_t *p, const uint8_t *end, uint64_t *v)
{
	if (p[0] < 0x80) {
		*v = p[0];
		return p + 1;
	}
	if (p[1] < 0x80) {
		*v = (uint64_t)(p[0] & 0x7f) | (uint64_t)p[1] << 7;
		return p + 2;
	}
	if (pf_varint_long(&p, p + PF_VARINT_MAX, v) == 0)
		return p;
	*v = 0;
	return end + 1;
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

/* Reads one field of a packet: pf_packet.c. */
const uint8_t	*pf_packet_other(struct pf_packet *, const uint8_t *p,
	    const uint8_t *end);

/*
 * Reads the packet at a position if it is as nearly all are; returns 1, or 0:
 * pf_packet_next() reads it.
 */
static inline int
pf_quick_packet(const struct pf_input *in, uint64_t pos, struct pf_packet *k)
{
	const uint8_t *p = in->data + pos, *end;
	uint64_t left = in->len - pos, n, u;

	if (left < 3 + PF_SLACK || p[0] != PF_PACKET_TAG)
		return 0;
	n = p[1];
	p += 2;
	if (n >= 0x80) {
		if (p[0] >= 0x80)
			return 0;
		n = (n & 0x7f) | (uint64_t)*p++ << 7;
	}
	if (n + 3 + PF_SLACK > left)
		return 0;
	end = p + n;
	pf_packet_clear(k);
	k->pos = pos;
	k->end = (uint64_t)(end - in->data);
	k->slack = 1;
	while (p < end)
		switch (*p) {
		case PF_TAG(8, PF_VARINT):
			p = pf_quick_varint(p + 1, end, &k->ts);
			k->has_ts = 1;
			break;
		case PF_TAG(10, PF_VARINT):
			p = pf_quick_varint(p + 1, end, &u);
			k->seq = (uint32_t)u;
			break;
		case PF_TAG(13, PF_VARINT):
			p = pf_quick_varint(p + 1, end, &u);
			k->flags |= (uint32_t)u &
			    (PF_SEQ_CLEARED | PF_SEQ_NEEDS);
			break;
		case PF_TAG(PF_TRACK_EVENT, PF_BYTES):
			p = pf_quick_bytes(p + 1, end, &k->data);
			k->payload = PF_TRACK_EVENT;
			break;
		case PF_TAG(3, PF_VARINT):	/* the user */
			p = pf_quick_varint(p + 1, end, &u);
			break;
		default:
			p = pf_packet_other(k, p, end);
		}
	return p == end;
}

#endif
