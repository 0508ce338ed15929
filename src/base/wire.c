/* wire: reads the wire format of protocol buffers. */
#include "config.h"

#include "ttv/little.h"
#include "ttv/wire.h"

/* The bit that all bytes of a varint but its last one have. */
#define PF_MORE	UINT64_C(0x8080808080808080)

/* Returns the seven bits of each of eight bytes, the first byte's lowest. */
static uint64_t
pf_varint_squeeze(uint64_t w)
{
	w &= ~PF_MORE;
	w = (w & UINT64_C(0x007f007f007f007f)) |
	    (w & UINT64_C(0x7f007f007f007f00)) >> 1;
	w = (w & UINT64_C(0x00003fff00003fff)) |
	    (w & UINT64_C(0x3fff00003fff0000)) >> 2;
	return (w & UINT64_C(0x000000000fffffff)) |
	    (w & UINT64_C(0x0fffffff00000000)) >> 4;
}

/* As pf_varint_long(), where ten bytes can be read. */
static int
pf_varint_eight(const uint8_t **at, uint64_t *v)
{
	const uint8_t *p = *at;
	uint64_t w, last;

	w = little64(p);
	last = ~w & PF_MORE;
	if (last != 0) {
		/* all bits up to the highest of the last byte */
		*v = pf_varint_squeeze(w & (last ^ (last - 1)));
		*at = p + (__builtin_ctzll(last) >> 3) + 1;
		return 0;
	}
	if (p[8] >= 0x80 && p[9] >= 0x80)
		return -1;
	w = pf_varint_squeeze(w) | (uint64_t)(p[8] & 0x7f) << 56;
	*at = p + 9;
	if (p[8] >= 0x80) {
		w |= (uint64_t)p[9] << 63;
		*at = p + 10;
	}
	*v = w;
	return 0;
}

int
pf_varint_long(const uint8_t **at, const uint8_t *end, uint64_t *v)
{
	const uint8_t *p = *at;
	uint64_t r = 0;
	unsigned shift = 0;

	if (end - p >= PF_VARINT_MAX)
		return pf_varint_eight(at, v);
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
	switch (f->type) {
	case PF_VARINT:
		return pf_varint(&c->p, c->end, &f->u);
	case PF_FIXED64:
		if (c->end - c->p < 8)
			return -1;
		f->u = little64(c->p);
		c->p += 8;
		return 0;
	case PF_FIXED32:
		if (c->end - c->p < 4)
			return -1;
		f->u = little32(c->p);
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
pf_list_more(struct pf_list *l, uint64_t *u)
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
