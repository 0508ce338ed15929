#ifndef TTV_WIRE_H
#define TTV_WIRE_H
/*
 * wire: the wire format of protocol buffers.  A message is a sequence of
 * fields: a tag (number << 3 | wire type), then a value.  All functions are
 * bounded by the end of the message; none allocates.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum pf_type { PF_VARINT = 0, PF_FIXED64 = 1, PF_BYTES = 2, PF_FIXED32 = 5 };

/* Bytes in the input: the text of a string, a message, a packed list. */
struct pf_span {
	const uint8_t	*p;		/* NULL: none */
	size_t		 len;
};

/* A cursor over the fields of a message. */
struct pf_cursor {
	const uint8_t	*p, *end;
	int		 broken;	/* 1: a field is not well formed */
};

struct pf_field {
	uint32_t	 number;
	uint32_t	 type;		/* enum pf_type */
	uint64_t	 u;		/* of all but PF_BYTES */
	struct pf_span	 s;		/* of PF_BYTES */
};

/* The numbers of the fields of messages that the reader decodes. */
#define PF_NUMBER_MAX	((UINT32_C(1) << 29) - 1)

/* Bytes of the longest varint: 64 bits, seven in a byte. */
#define PF_VARINT_MAX	10

/* Reads a varint of several bytes; returns 0, or -1. */
int	pf_varint_long(const uint8_t **, const uint8_t *end, uint64_t *);
/* Reads what follows a tag of f's type; returns 0, or -1. */
int	pf_field_rest(struct pf_cursor *, struct pf_field *);

/* Reads the varint at *p, which becomes the byte behind it; returns 0 or -1. */
static inline int
pf_varint(const uint8_t **p, const uint8_t *end, uint64_t *v)
{
	const uint8_t *q = *p;

	if (q < end && q[0] < 0x80) {
		*v = q[0];
		*p = q + 1;
		return 0;
	}
	if (end - q > 1 && q[1] < 0x80) {
		*v = (uint64_t)(q[0] & 0x7f) | (uint64_t)q[1] << 7;
		*p = q + 2;
		return 0;
	}
	return pf_varint_long(p, end, v);
}

static inline void
pf_open(struct pf_cursor *c, const struct pf_span *s)
{
	c->p = s->p;
	c->end = s->len == 0 ? s->p : s->p + s->len;	/* p may be NULL */
	c->broken = 0;
}

/*
 * Reads the next field of a message into *f and returns 1; returns 0 at its
 * end, and at a field that is broken.
 */
static inline int
pf_next(struct pf_cursor *c, struct pf_field *f)
{
	uint64_t tag;

	if (c->p >= c->end)
		return 0;
	if (pf_varint(&c->p, c->end, &tag) == -1 || tag >> 32 != 0 ||
	    tag >> 3 == 0) {
		c->broken = 1;
		return 0;
	}
	f->number = (uint32_t)tag >> 3;
	f->type = (uint32_t)tag & 7;
	if (f->type == PF_VARINT) {
		if (pf_varint(&c->p, c->end, &f->u) == 0)
			return 1;
	} else if (f->type == PF_BYTES && c->p < c->end && *c->p < 0x80 &&
	    *c->p < c->end - c->p) {
		f->u = f->s.len = *c->p++;
		f->s.p = c->p;
		c->p += f->s.len;
		return 1;
	} else if (pf_field_rest(c, f) == 0)
		return 1;
	c->broken = 1;
	return 0;
}

static inline double
pf_double(uint64_t u)
{
	double d;

	memcpy(&d, &u, sizeof(d));
	return d;
}

/*
 * A list of numbers: the fields of one number of a message, packed or not.
 * pf_list_next() returns 1 and sets *u, or returns 0 behind the last.  `type`
 * is the wire type of an element.
 */
struct pf_list {
	struct pf_cursor message, packed;
	uint32_t	 number, type;
};
void	pf_list_open(struct pf_list *, const struct pf_span *message,
	    uint32_t number, uint32_t type);
/* As pf_list_next(), where no packed varint comes next. */
int	pf_list_more(struct pf_list *, uint64_t *);

static inline int
pf_list_next(struct pf_list *l, uint64_t *u)
{
	if (l->packed.p < l->packed.end && l->type == PF_VARINT &&
	    pf_varint(&l->packed.p, l->packed.end, u) == 0)
		return 1;
	return pf_list_more(l, u);
}

/* Returns whether all fields of a message are well formed.  O(fields). */
int	pf_is_message(const struct pf_span *);

#endif
