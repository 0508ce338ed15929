/* pf_wire: reads the wire format of protocol buffers. */
#include "config.h"

#include "pf_wire.h"

/* Bytes of the longest varint: 64 bits, seven in a byte. */
#define PF_VARINT_MAX	10

int
pf_varint_long(const uint8_t **at, const uint8_t *end, uint64_t *v)
{
	const uint8_t *p = *at;
	uint64_t r = 0;
	unsigned shift = 0;

	if (end - p > PF_VARINT_MAX)
		end = p + PF_VARINT_MAX;
	for (; p < end; shift += 7) {
		r |= (uint64_t)(*p & 0x7f) << shift;
		if (*p++ < 0x80) {
			*at = p;
			*v = r;
			return 0;
		}
	}
	return -1;
}

int
pf_field_rest(struct pf_cursor *c, struct pf_field *f)
{
	uint32_t w;

	switch (f->type) {
	case PF_VARINT:
		return pf_varint(&c->p, c->end, &f->u);
	case PF_FIXED64:
		if (c->end - c->p < 8)
			return -1;
		memcpy(&f->u, c->p, 8);
		c->p += 8;
		return 0;
	case PF_FIXED32:
		if (c->end - c->p < 4)
			return -1;
		memcpy(&w, c->p, 4);
		f->u = w;
		c->p += 4;
		return 0;
	case PF_BYTES:
		if (pf_varint(&c->p, c->end, &f->u) == -1 ||
		    f->u > (uint64_t)(c->end - c->p))
			return -1;
		f->s.p = c->p;
		f->s.len = (size_t)f->u;
		c->p += f->s.len;
		return 0;
	default:
		return -1;
	}
}

void
pf_list_open(struct pf_list *l, const struct pf_span *message,
    uint32_t number, uint32_t type)
{
	pf_open(&l->message, message);
	memset(&l->packed, 0, sizeof(l->packed));
	l->number = number;
	l->type = type;
}

int
pf_list_next(struct pf_list *l, uint64_t *u)
{
	struct pf_field f;

	for (;;) {
		if (l->packed.p < l->packed.end) {
			f.type = l->type;
			if (pf_field_rest(&l->packed, &f) == 0) {
				*u = f.u;
				return 1;
			}
			l->packed.p = l->packed.end;
		}
		if (!pf_next(&l->message, &f))
			return 0;
		if (f.number != l->number)
			continue;
		if (f.type == PF_BYTES)
			pf_open(&l->packed, &f.s);
		else if (f.type == l->type) {
			*u = f.u;
			return 1;
		}
	}
}

int
pf_is_message(const struct pf_span *s)
{
	struct pf_cursor c;
	struct pf_field f;

	for (pf_open(&c, s); pf_next(&c, &f);)
		;
	return !c.broken;
}
