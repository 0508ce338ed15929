#ifndef TTV_MESSAGE_H
#define TTV_MESSAGE_H
/*
 * Writes a message of Perfetto's wire format into a buffer of MESSAGE_BYTES,
 * which a program with longer messages defines before it includes this.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ttv/wire.h"

#ifndef MESSAGE_BYTES
#define MESSAGE_BYTES	512		/* more than a message of a unit test */
#endif

/* What is appended must fit. */
struct message {
	uint8_t		 b[MESSAGE_BYTES];
	size_t		 n;
};

static inline void
message_varint(struct message *m, uint64_t v)
{
	for (; v > 0x7f; v >>= 7)
		m->b[m->n++] = (uint8_t)(v | 0x80);
	m->b[m->n++] = (uint8_t)v;
}

static inline void
message_number(struct message *m, uint64_t field, uint64_t v)
{
	message_varint(m, field << 3);
	message_varint(m, v);
}

static inline void
message_bytes(struct message *m, uint64_t field, const void *p, size_t n)
{
	message_varint(m, field << 3 | PF_BYTES);
	message_varint(m, n);
	memcpy(m->b + m->n, p, n);
	m->n += n;
}

static inline void
message_nest(struct message *m, uint64_t field, const struct message *in)
{
	message_bytes(m, field, in->b, in->n);
}

#endif
