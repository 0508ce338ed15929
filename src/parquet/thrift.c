/*
 * thrift: writes the compact protocol of Thrift.
 */
#include "config.h"

#include "thrift.h"

void
thrift_varint(struct buf *b, uint64_t v)
{
	for (; v >= 0x80; v >>= 7)
		buf_addc(b, (char)((v & 0x7f) | 0x80));
	buf_addc(b, (char)v);
}

/* Small numbers of either sign are short: 0, -1, 1, -2 become 0, 1, 2, 3. */
static void
thrift_zigzag(struct buf *b, int64_t v)
{
	thrift_varint(b, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

/* Writes the head of a field; a field that comes 1 to 15 later takes a byte. */
static void
thrift_field(struct thrift *t, int field, enum thrift_type type)
{
	int by = field - t->last[t->depth];

	if (by > 0 && by <= 15)
		buf_addc(t->out, (char)(by << 4 | (int)type));
	else {
		buf_addc(t->out, (char)type);
		thrift_zigzag(t->out, field);
	}
	t->last[t->depth] = field;
}

void
thrift_open(struct thrift *t, struct buf *out)
{
	t->out = out;
	t->depth = 0;
	t->last[0] = 0;
}

void
thrift_int(struct thrift *t, int field, enum thrift_type type, int64_t v)
{
	thrift_field(t, field, type);
	thrift_zigzag(t->out, v);
}

void
thrift_truth(struct thrift *t, int field, int v)
{
	thrift_field(t, field, v ? THRIFT_TRUE : THRIFT_FALSE);
}

void
thrift_bytes(struct thrift *t, int field, const char *s, size_t n)
{
	thrift_field(t, field, THRIFT_BINARY);
	thrift_element_bytes(t, s, n);
}

void
thrift_list(struct thrift *t, int field, enum thrift_type type, size_t n)
{
	thrift_field(t, field, THRIFT_LIST);
	if (n < 15)
		buf_addc(t->out, (char)(n << 4 | (size_t)type));
	else {
		buf_addc(t->out, (char)(0xf0 | (int)type));
		thrift_varint(t->out, n);
	}
}

void
thrift_begin(struct thrift *t, int field)
{
	if (field != 0)
		thrift_field(t, field, THRIFT_STRUCT);
	t->last[++t->depth] = 0;
}

void
thrift_end(struct thrift *t)
{
	buf_addc(t->out, 0);
	t->depth--;
}

void
thrift_element_int(struct thrift *t, int64_t v)
{
	thrift_zigzag(t->out, v);
}

void
thrift_element_bytes(struct thrift *t, const char *s, size_t n)
{
	thrift_varint(t->out, n);
	buf_add(t->out, s, n);
}
