/*
 * message: messages of protocol buffers, and packets of them, which may be
 * compressed in portions as Perfetto's service writes them.
 */
#include "config.h"

#include <err.h>
#include <string.h>

#include <zlib.h>
#ifdef HAVE_ZSTD
#include <zstd.h>
#endif

#include "message.h"

#define PACK_MOST	(256u << 10)	/* bytes of packets compressed in one:
					 * the service's buffers are as large */
#define PACK_OUT	(PACK_MOST + PACK_MOST / 8)

/* Fields of a packet that hold packets. */
enum { FIELD_ZLIB = 50, FIELD_ZSTD = 133 };

static struct {
	enum message_pack how;
	size_t		 n;
	uint8_t		 b[PACK_MOST];
} pack;

void
message_fixed64(struct message *m, uint64_t field, uint64_t v)
{
	message_varint(m, field << 3 | 1);
	memcpy(m->b + m->n, &v, 8);
	m->n += 8;
}

/* Compresses the portion into out; returns its length. */
static size_t
pack_portion(uint8_t *out)
{
	uLongf n = PACK_OUT;

#ifdef HAVE_ZSTD
	if (pack.how == PACK_ZSTD)
		return ZSTD_compress(out, PACK_OUT, pack.b, pack.n, 3);
#endif
	if (compress2(out, &n, pack.b, pack.n, 6) != Z_OK)
		errx(1, "cannot compress");
	return n;
}

/* Writes the portion as a packet. */
static void
pack_write(struct emit *e)
{
	static uint8_t out[PACK_OUT];
	struct message head, inner;
	size_t n;

	if (pack.n == 0)
		return;
	n = pack_portion(out);
	pack.n = 0;
	inner.n = head.n = 0;
	message_varint(&inner, (pack.how == PACK_ZSTD ? FIELD_ZSTD :
	    FIELD_ZLIB) << 3 | 2);
	message_varint(&inner, n);
	message_varint(&head, 1 << 3 | 2);
	message_varint(&head, inner.n + n);
	emit(e, "%b%b%b", (char *)head.b, head.n, (char *)inner.b, inner.n,
	    (char *)out, n);
}

static void
pack_add(const struct message *m)
{
	memcpy(pack.b + pack.n, m->b, m->n);
	pack.n += m->n;
}

void
message_pack(struct emit *e, enum message_pack how)
{
	if (pack.how != PACK_NONE)
		pack_write(e);
	pack.how = how;
#ifndef HAVE_ZSTD
	if (how == PACK_ZSTD)
		pack.how = PACK_ZLIB;
#endif
}

void
message_packet(struct emit *e, struct message *m, uint64_t seq)
{
	struct message head;

	if (seq > 0)
		message_number(m, 10, seq);
	head.n = 0;
	message_varint(&head, 1 << 3 | 2);
	message_varint(&head, m->n);
	if (pack.how == PACK_NONE) {
		emit(e, "%b%b", (char *)head.b, head.n, (char *)m->b, m->n);
		return;
	}
	if (pack.n + head.n + m->n > sizeof(pack.b))
		pack_write(e);
	pack_add(&head);
	pack_add(m);
}
