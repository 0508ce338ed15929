/*
 * pf_packet: finds the packets of a trace, whatever happened to the bytes.
 *
 * A trace is a message: packets are its field 1; other fields are passed over.
 *
 * - A packet whose inside is broken costs itself if another packet, or the end
 *   of the input, is where its length says.
 * - Otherwise the length is not to be trusted: the next packet is looked for
 *   byte by byte.  A candidate is believed when PF_PROOF packets in a row are
 *   well formed, or all to the end.  The bytes that this may read are bounded
 *   by a multiple of the input, so that time is linear.
 */
#include "config.h"

#include "pf.h"
#include "pf_field.h"
#include "pf_quick.h"

#define PF_PROOF	3
#define PF_PACKET_FIELDS 200		/* numbers of nearly all fields */
/*
 * Times the bytes of the input that searches may read: damage in one place
 * costs about the length of a packet for each byte of it.
 */
#define PF_SEARCH	16
/* Bytes whose search takes about as long as to read a field. */
#define PF_FIELD	8

/* ---- the fields of a packet ---- */

static inline void
pf_packet_field(struct pf_packet *k, const struct pf_field *f)
{
	switch (f->number) {
	case PF_PACKET_TIMESTAMP:
		k->ts = f->u;
		k->has_ts = 1;
		break;
	case PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID:
		k->seq = (uint32_t)f->u;
		break;
	case PF_PACKET_INTERNED_DATA:
		if (f->type == PF_BYTES)
			k->interned = f->s;
		break;
	case PF_PACKET_SEQUENCE_FLAGS:
		k->flags |= (uint32_t)f->u & (PF_SEQ_CLEARED | PF_SEQ_NEEDS);
		break;
	case PF_PACKET_INCREMENTAL_STATE_CLEARED:
		k->flags |= f->u != 0 ? PF_SEQ_CLEARED : 0;
		break;
	case PF_PACKET_PREVIOUS_PACKET_DROPPED:
		k->dropped = (uint16_t)(f->u | (f->u != 0));
		break;
	case PF_PACKET_TIMESTAMP_CLOCK_ID:
		k->clock = (uint32_t)f->u;
		break;
	case PF_PACKET_TRACE_PACKET_DEFAULTS:
		if (f->type == PF_BYTES)
			k->defaults = f->s;
		break;
	case PF_PACKET_MACHINE_ID:
		k->machine = (uint32_t)f->u;
		break;
	case PF_TRACK_EVENT:
		if (f->type == PF_BYTES) {
			k->payload = PF_TRACK_EVENT;
			k->data = f->s;
		}
		break;
	case PF_PACKET_TRUSTED_UID:
	case PF_PACKET_TRUSTED_PID:
	case PF_PACKET_FIRST_PACKET_ON_SEQUENCE:
		break;
	default:
		if (pf_packet_name(f->number) == NULL &&
		    (f->type != PF_BYTES || k->payload != 0))
			break;		/* a payload that is known counts */
		k->payload = f->number;
		k->data = f->s;
		if (f->type != PF_BYTES)
			k->data.len = 0;
	}
}

/*
 * Returns whether a packet with such a field can say more than the packets of
 * nearly all events do.
 */
static inline int
pf_packet_says_more(uint32_t number)
{
	switch (number) {
	case PF_PACKET_TIMESTAMP:
	case PF_PACKET_TIMESTAMP_CLOCK_ID:
	case PF_PACKET_TRUSTED_PACKET_SEQUENCE_ID:
	case PF_PACKET_SEQUENCE_FLAGS:
	case PF_PACKET_TRUSTED_UID:
	case PF_PACKET_TRUSTED_PID:
	case PF_PACKET_FIRST_PACKET_ON_SEQUENCE:
	case PF_TRACK_EVENT:
		return 0;
	default:
		return 1;
	}
}

int
pf_packet_mixed(struct pf_packet *k, const uint8_t *p, const uint8_t *end)
{
	struct pf_field f;

	pf_packet_clear(k);
	k->slack = 1;
	f.s = (struct pf_span){ NULL, 0 };
	while (p < end) {
		p = pf_quick_field(p, end, &f);
		if (p > end)
			return 0;
		k->other |= pf_packet_says_more(f.number);
		pf_packet_field(k, &f);
	}
	return 1;
}

/*
 * Reads the fields of a packet and adds their number to *n; returns 0, or -1
 * when it is broken.
 */
static int
pf_packet_fields(struct pf_packet *k, const struct pf_span *body, uint64_t *n)
{
	struct pf_cursor c;
	struct pf_field f;
	uint64_t fields = 0;

	pf_packet_clear(k);
	f.s = (struct pf_span){ NULL, 0 };
	for (pf_open(&c, body); pf_next(&c, &f); fields++)
		pf_packet_field(k, &f);
	*n += fields;
	return c.broken ? -1 : 0;
}

/* Reads what may be a packet, and charges its fields as bytes of a search. */
static int
pf_packet_try(struct pf_input *in, const struct pf_span *body,
    struct pf_packet *k)
{
	uint64_t n = 0;
	int r = pf_packet_fields(k, body, &n);

	in->spent += PF_FIELD * (n + 1);
	return r;
}

/* ---- the packets of a trace ---- */

/*
 * Reads the field of the trace at *p: 1 and its body for a packet, 0 for
 * another field, -1 for what is none or ends behind the input.
 */
static int
pf_packet_frame(const uint8_t **p, const uint8_t *end, struct pf_span *body)
{
	struct pf_cursor c = { *p, end, 0 };
	const uint8_t *q = *p;
	struct pf_field f;
	size_t n;

	/* nearly all packets: the tag, and a length in one or two bytes */
	if (end - q > 2 && q[0] == PF_PACKET_TAG && (q[1] < 0x80 ||
	    q[2] < 0x80)) {
		n = q[1] < 0x80 ? q[1] : (size_t)(q[1] & 0x7f) |
		    (size_t)q[2] << 7;
		q += q[1] < 0x80 ? 2 : 3;
		if (n > (size_t)(end - q))
			return -1;
		body->p = q;
		body->len = n;
		*p = q + n;
		return 1;
	}
	if (!pf_next(&c, &f))
		return -1;
	if (f.number == PF_TRACE_PACKET && f.type != PF_BYTES)
		return -1;
	if (f.number != PF_TRACE_PACKET &&
	    (f.type != PF_BYTES || f.number > 1000))
		return -1;
	*p = c.p;
	*body = f.s;
	return f.number == PF_TRACE_PACKET;
}

/*
 * Returns whether n packets begin at p, or fewer up to the end, each with a
 * payload that Perfetto has, and a time or a sequence.
 */
static int
pf_packet_proof(struct pf_input *in, const uint8_t *p, int n)
{
	const uint8_t *end = in->data + in->len;
	struct pf_packet k;
	struct pf_span body;

	for (; n > 0 && p < end; n--) {
		if (*p != PF_PACKET_TAG || pf_packet_frame(&p, end, &body) != 1)
			return 0;
		if (pf_packet_try(in, &body, &k) == -1)
			return 0;
		if ((k.seq == 0 && !k.has_ts) ||
		    pf_packet_name(k.payload) == NULL)
			return 0;
	}
	return 1;
}

/*
 * Returns whether the length of a broken packet may be trusted: fields of the
 * trace follow it, one of the next PF_PROOF well formed.
 */
static int
pf_packet_trust(struct pf_input *in, const uint8_t *p)
{
	const uint8_t *end = in->data + in->len;
	struct pf_packet k;
	struct pf_span body;
	int i, r;

	for (i = 0; i < PF_PROOF && p < end && in->spent < PF_SEARCH * in->len;
	    i++) {
		if ((r = pf_packet_frame(&p, end, &body)) == -1)
			return 0;
		if (r == 1 && pf_packet_try(in, &body, &k) == 0)
			return 1;
	}
	return p == end;
}

/* Returns the next place behind p where packets begin, or the end. */
static const uint8_t *
pf_packet_search(struct pf_input *in, const uint8_t *p)
{
	const uint8_t *end = in->data + in->len;
	uint64_t budget = in->len * PF_SEARCH;

	while (p + 1 < end && in->spent < budget) {
		p = memchr(p + 1, PF_PACKET_TAG, (size_t)(end - p - 1));
		if (p == NULL)
			return end;
		in->spent += 2;
		if (end - p > 2 && pf_packet_proof(in, p, PF_PROOF))
			return p;
	}
	return end;
}

/* Counts the loss of bytes at `at`. */
static void
pf_packet_lost(struct pf_input *in, enum warn_code code, const uint8_t *at)
{
	if (in->warn != NULL)
		warn_add(in->warn, code, in->base + (uint64_t)(at - in->data));
}

int
pf_packet_read(const struct pf_input *in, uint64_t *pos, struct pf_packet *k)
{
	const uint8_t *p = in->data + *pos, *end = in->data + in->len, *start;
	struct pf_span body;
	uint64_t fields = 0;
	int r;

	do {
		if (p >= end) {
			*pos = in->len;
			return 0;
		}
		start = p;
		r = pf_packet_frame(&p, end, &body);
	} while (r == 0);
	k->pos = *pos = (uint64_t)(start - in->data);
	if (r == -1 || pf_packet_fields(k, &body, &fields) == -1)
		return -1;
	*pos = k->end = (uint64_t)(p - in->data);
	k->slack = end - p >= PF_SLACK;
	k->other = 1;
	return 1;
}

int
pf_packet_next(struct pf_input *in, uint64_t *pos, struct pf_packet *k)
{
	const uint8_t *p, *end = in->data + in->len, *start;
	struct pf_span body;
	int r = pf_packet_read(in, pos, k);

	if (r != -1)
		return r;
	p = start = in->data + *pos;
	r = pf_packet_frame(&p, end, &body);
	if (r == -1 || !pf_packet_trust(in, p))
		p = pf_packet_search(in, start);
	pf_packet_lost(in, p == end && r == -1 ? WARN_TRUNCATED : WARN_PACKET,
	    start);
	*pos = k->end = (uint64_t)(p - in->data);
	return -1;
}

uint64_t
pf_packet_find(struct pf_input *in, uint64_t from, uint64_t to)
{
	const uint8_t *p = in->data + from, *end = in->data + to;

	for (; p < end && in->spent < PF_SEARCH * (to - from); p++) {
		p = memchr(p, PF_PACKET_TAG, (size_t)(end - p));
		if (p == NULL)
			break;
		in->spent += 2;
		if (pf_packet_proof(in, p, PF_PROOF))
			return (uint64_t)(p - in->data);
	}
	return to;
}

/*
 * Returns whether the field at p, in a message of `len` bytes of which those up
 * to `end` are there, is bytes that fit in the message and are cut.
 */
static int
pf_packet_cut(const uint8_t *p, const uint8_t *end, uint64_t len)
{
	const uint8_t *start = p;
	uint64_t tag, n, head;

	if (pf_varint(&p, end, &tag) == -1 || (tag & 7) != PF_BYTES ||
	    tag >> 3 == 0 || tag >> 3 > PF_PACKET_FIELDS ||
	    pf_varint(&p, end, &n) == -1)
		return 0;
	head = (uint64_t)(p - start);
	return n > (uint64_t)(end - p) && head <= len && n <= len - head;
}

int
pf_packet_begins(const struct pf_input *in)
{
	const uint8_t *p = in->data + 1, *end = in->data + in->len, *at;
	struct pf_cursor c;
	struct pf_field f;
	uint64_t len;
	int known = 0;

	if (in->len < 2 || in->data[0] != PF_PACKET_TAG ||
	    pf_varint(&p, end, &len) == -1 || len <= (uint64_t)(end - p))
		return 0;
	c = (struct pf_cursor){ p, end, 0 };
	for (at = p; pf_next(&c, &f); at = c.p)
		known |= f.number <= PF_PACKET_FIELDS;
	return known || pf_packet_cut(at, end, len - (uint64_t)(at - p));
}
