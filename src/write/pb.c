/*
 * pb: protocol buffers, written to a buffer.
 */
#include "config.h"

#include <string.h>

#include "ttv/text.h"
#include "pb.h"

enum { PB_VARINT = 0, PB_FIXED64 = 1, PB_LEN = 2 };

#define PB_VARINT_MAX	10		/* bytes of a varint of 64 bits */

static size_t
varint_put(char *p, uint64_t v)
{
	size_t	n = 0;

	for (; v >= 0x80; v >>= 7)
		p[n++] = (char)(v | 0x80);
	p[n++] = (char)v;
	return n;
}

void
pb_varint(struct buf *b, uint64_t v)
{
	buf_room(b, PB_VARINT_MAX);
	b->len += varint_put(b->data + b->len, v);
}

static void
pb_tag(struct buf *b, uint32_t field, unsigned type)
{
	pb_varint(b, (uint64_t)field << 3 | type);
}

void
pb_uint(struct buf *b, uint32_t field, uint64_t v)
{
	pb_tag(b, field, PB_VARINT);
	pb_varint(b, v);
}

void
pb_int(struct buf *b, uint32_t field, int64_t v)
{
	pb_uint(b, field, (uint64_t)v);
}

void
pb_fixed64(struct buf *b, uint32_t field, uint64_t v)
{
	char	bytes[8];
	int	i;

	for (i = 0; i < 8; i++)
		bytes[i] = (char)(v >> 8 * i);
	pb_tag(b, field, PB_FIXED64);
	buf_add(b, bytes, sizeof(bytes));
}

void
pb_double(struct buf *b, uint32_t field, double v)
{
	uint64_t	bits;

	memcpy(&bits, &v, sizeof(bits));
	pb_fixed64(b, field, bits);
}

void
pb_bytes(struct buf *b, uint32_t field, const void *p, size_t n)
{
	pb_tag(b, field, PB_LEN);
	pb_varint(b, n);
	buf_add(b, p, n);
}

/* Returns the length of the UTF-8 at s[0..n) before the first bad byte. */
static size_t
utf8_good(const char *s, size_t n)
{
	size_t	i = 0, used;

	while (i < n) {
		if ((unsigned char)s[i] < 0x80) {
			i++;
			continue;
		}
		text_decode(s + i, n - i, &used);
		if (used == 1)
			break;
		i += used;
	}
	return i;
}

void
pb_string(struct buf *b, uint32_t field, const char *s, size_t n)
{
	size_t	good = utf8_good(s, n), at;

	if (good == n) {
		pb_bytes(b, field, s, n);
		return;
	}
	at = pb_open(b, field);
	for (;;) {
		buf_add(b, s, good);
		if (good == n)
			break;
		buf_adds(b, "\xef\xbf\xbd");
		s += good + 1;
		n -= good + 1;
		good = utf8_good(s, n);
	}
	pb_close(b, at);
}

size_t
pb_open(struct buf *b, uint32_t field)
{
	pb_tag(b, field, PB_LEN);
	buf_addc(b, '\0');
	return b->len;
}

void
pb_close(struct buf *b, size_t place)
{
	size_t	len = b->len - place, n;
	char	bytes[PB_VARINT_MAX];

	n = varint_put(bytes, len);
	if (n > 1) {
		buf_room(b, n - 1);
		memmove(b->data + place + n - 1, b->data + place, len);
		b->len += n - 1;
	}
	memcpy(b->data + place - 1, bytes, n);
}
