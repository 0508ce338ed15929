#ifndef TTV_PACKETS_H
#define TTV_PACKETS_H
/*
 * A stream of Perfetto's packets as the SDK writes it: times are differences,
 * in an incremental clock, and names are interned once.
 */
#include "ttv/buf.h"

#define PACKETS_STEP	10		/* us between two events */

static inline void
packets_varint(struct buf *b, unsigned long v)
{
	for (; v >= 0x80; v >>= 7)
		buf_addc(b, (char)(v | 0x80));
	buf_addc(b, (char)v);
}

static inline void
packets_number(struct buf *b, unsigned field, unsigned long v)
{
	packets_varint(b, (unsigned long)field << 3);
	packets_varint(b, v);
}

/* Adds a field of bytes, and empties these. */
static inline void
packets_bytes(struct buf *b, unsigned field, struct buf *bytes)
{
	packets_varint(b, (unsigned long)field << 3 | 2);
	packets_varint(b, bytes->len);
	buf_add(b, bytes->data, bytes->len);
	buf_clear(bytes);
}

static inline void
packets_text(struct buf *b, unsigned field, const char *s)
{
	struct buf text = BUF_INIT;

	buf_adds(&text, s);
	packets_bytes(b, field, &text);
	buf_free(&text);
}

/*
 * Adds the first packets of a sequence: clocks at 1 s, a cleared state with
 * defaults, a track.
 */
static inline void
packets_begin(struct buf *b, unsigned seq)
{
	struct buf k = BUF_INIT, m = BUF_INIT, c = BUF_INIT;

	packets_number(&c, 1, 6);		/* boot time, ns */
	packets_number(&c, 2, 1000000000);
	packets_bytes(&m, 1, &c);
	packets_number(&c, 1, 64);		/* incremental, us */
	packets_number(&c, 2, 5000);
	packets_number(&c, 3, 1);
	packets_number(&c, 4, 1000);
	packets_bytes(&m, 1, &c);
	packets_bytes(&k, 6, &m);
	packets_number(&m, 58, 64);
	packets_bytes(&k, 59, &m);
	packets_number(&k, 10, seq);
	packets_number(&k, 13, 1);
	packets_bytes(b, 1, &k);
	packets_number(&m, 1, 70 + seq);
	packets_text(&m, 2, seq == 1 ? "first" : "second");
	packets_bytes(&k, 60, &m);
	packets_number(&k, 10, seq);
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
	buf_free(&c);
}

/*
 * Adds event i of a sequence: the begin of a slice or its end.  interns: the
 * packet has the name as well.
 */
static inline void
packets_event(struct buf *b, unsigned seq, unsigned i, int interns)
{
	struct buf k = BUF_INIT, m = BUF_INIT, c = BUF_INIT;

	packets_number(&k, 8, PACKETS_STEP);
	packets_number(&k, 10, seq);
	packets_number(&k, 13, 2);
	packets_number(&m, 9, i % 2 + 1);
	if (i % 2 == 0)
		packets_number(&m, 10, 1);
	packets_number(&m, 11, 70 + seq);
	packets_bytes(&k, 11, &m);
	if (interns) {
		packets_number(&c, 1, 1);
		packets_text(&c, 2, "work");
		packets_bytes(&m, 2, &c);
		packets_bytes(&k, 12, &m);
	}
	packets_bytes(b, 1, &k);
	buf_free(&k);
	buf_free(&m);
	buf_free(&c);
}

#endif
