/*
 * delta: DELTA_BINARY_PACKED.
 *
 * A head says the values of a block, its miniblocks, how many values there are,
 * and the first.  A block has the least distance of its 128 and the widths of
 * its four miniblocks, then their distances less that least one, packed.
 * Miniblocks behind the last value have no bytes; the last one is filled up
 * with zeros.  Distances wrap around, as those of readers do.
 */
#include "config.h"

#include <stdint.h>
#include <string.h>

#include "ttv/buf.h"

#include "delta.h"
#include "thrift.h"

#define BLOCK		128
#define MINIBLOCKS	4
#define MINIBLOCK	(BLOCK / MINIBLOCKS)

static uint64_t
value_at(const char *s, size_t i, int bytes)
{
	const unsigned char *p = (const unsigned char *)s + i * (size_t)bytes;
	uint64_t v = 0;
	int k;

	for (k = bytes - 1; k >= 0; k--)
		v = v << 8 | p[k];
	return bytes == 4 ? (uint64_t)(int64_t)(int32_t)v : v;
}

static void
delta_zigzag(struct buf *b, int64_t v)
{
	thrift_varint(b, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

/* Adds the values of a miniblock, of `width` bits each, the lowest first. */
static void
delta_pack(struct buf *b, const uint64_t *v, int width)
{
	size_t at = b->len, bit;
	int i, k, n;

	buf_room(b, (size_t)width * MINIBLOCK / 8);
	memset(b->data + at, 0, (size_t)width * MINIBLOCK / 8 + 1);
	b->len += (size_t)width * MINIBLOCK / 8;
	for (i = 0; i < MINIBLOCK; i++)
		for (k = 0; k < width; k += n) {
			bit = (size_t)(i * width + k);
			n = 8 - (int)(bit & 7);
			b->data[at + bit / 8] = (char)((unsigned char)
			    b->data[at + bit / 8] |
			    (v[i] >> k << (bit & 7) & 0xff));
		}
}

/* Adds a block of n distances, of which the rest is 0. */
static void
delta_block(struct buf *b, int64_t *d, size_t n)
{
	uint64_t v[BLOCK] = { 0 }, all;
	int64_t least = d[0];
	int width[MINIBLOCKS], i;
	size_t k;

	for (k = 1; k < n; k++)
		if (d[k] < least)
			least = d[k];
	for (k = 0; k < n; k++)
		v[k] = (uint64_t)d[k] - (uint64_t)least;
	delta_zigzag(b, least);
	for (i = 0; i < MINIBLOCKS; i++) {
		for (all = 0, k = 0; k < MINIBLOCK; k++)
			all |= v[(size_t)i * MINIBLOCK + k];
		width[i] = all == 0 ? 0 : 64 - __builtin_clzll(all);
		buf_addc(b, (char)width[i]);
	}
	for (i = 0; i < MINIBLOCKS; i++)
		if ((size_t)i * MINIBLOCK < n)
			delta_pack(b, &v[i * MINIBLOCK], width[i]);
}

void
delta_add(struct buf *b, const char *s, size_t n, int bytes)
{
	uint64_t before = n > 0 ? value_at(s, 0, bytes) : 0, v;
	int64_t d[BLOCK];
	size_t i, k = 0;

	thrift_varint(b, BLOCK);
	thrift_varint(b, MINIBLOCKS);
	thrift_varint(b, n);
	delta_zigzag(b, (int64_t)before);
	for (i = 1; i < n; i++, before = v) {
		v = value_at(s, i, bytes);
		d[k] = (int64_t)(v - before);
		if (bytes == 4)
			d[k] = (int32_t)(uint32_t)(v - before);
		if (++k == BLOCK || i + 1 == n) {
			delta_block(b, d, k);
			k = 0;
		}
	}
}
