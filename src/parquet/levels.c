/*
 * levels: the hybrid encoding.
 *
 * A run is a varint and what follows: an even one says how often (/ 2) the
 * value behind it comes, which takes whole bytes; an odd one, how many groups
 * (/ 2) of eight packed values follow.  The last group is filled up with zeros,
 * which a reader, who knows how many values there are, does not count.
 */
#include "config.h"

#include "ttv/buf.h"

#include "levels.h"
#include "thrift.h"

#define GROUP		8		/* values */
#define LEAST_RUN	16		/* equal values that a run is worth: it
					 * ends the packed values before it */

int
levels_width(uint32_t n)
{
	return n < 2 ? 0 : (39 - __builtin_clz(n - 1)) / 8 * 8;
}

static void
levels_run(struct buf *b, uint32_t value, size_t n, int width)
{
	int i;

	thrift_varint(b, (uint64_t)n << 1);
	for (i = 0; i < width; i += 8)
		buf_addc(b, (char)(value >> i & 0xff));
}

/* Adds groups of packed values, of whole bytes each. */
static void
levels_packed(struct buf *b, const uint32_t *v, size_t n, int width)
{
	size_t groups = (n + GROUP - 1) / GROUP, i;
	char *p;
	int k;

	if (groups == 0)
		return;
	thrift_varint(b, (uint64_t)groups << 1 | 1);
	buf_room(b, groups * (size_t)width);
	p = b->data + b->len;
	for (i = 0; i < groups * GROUP; i++)
		for (k = 0; k < width; k += 8)
			*p++ = (char)((i < n ? v[i] : 0) >> k & 0xff);
	*p = '\0';
	b->len += groups * (size_t)width;
}

void
levels_add(struct buf *b, const uint32_t *v, size_t n, int width)
{
	size_t at = 0, from = 0, run;

	while (at < n) {
		for (run = 1; at + run < n && v[at + run] == v[at]; run++)
			continue;
		if (run < LEAST_RUN && at + run < n) {
			at += GROUP;	/* packed values come in groups */
			if (at > n)
				at = n;
			continue;
		}
		levels_packed(b, v + from, at - from, width);
		levels_run(b, v[at], run, width);
		at += run;
		from = at;
	}
	levels_packed(b, v + from, at - from, width);
}

/* Returns eight bits of an array from a bit on; those from `to` on are 0. */
static unsigned char
bits_at(const unsigned char *v, size_t at, size_t to)
{
	unsigned bits = v[at / 8] >> at % 8;

	if (at % 8 != 0 && at / 8 + 1 < (to + 7) / 8)
		bits |= (unsigned)v[at / 8 + 1] << (8 - at % 8);
	if (to - at < 8)
		bits &= (1U << (to - at)) - 1;
	return (unsigned char)bits;
}

void
levels_bits(struct buf *b, const unsigned char *v, size_t from, size_t to)
{
	size_t before = b->len, n = to - from, set = 0, at;
	unsigned char byte;

	thrift_varint(b, (uint64_t)((n + 7) / 8) << 1 | 1);
	for (at = from; at < to; at += 8) {
		byte = bits_at(v, at, to);
		set += (size_t)__builtin_popcount(byte);
		buf_addc(b, (char)byte);
	}
	if (set != 0 && set != n)
		return;
	b->len = before;	/* one run instead */
	levels_run(b, set != 0, n, 1);
}
