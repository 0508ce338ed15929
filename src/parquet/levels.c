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
	return n < 2 ? 0 : 32 - __builtin_clz(n - 1);
}

static void
levels_run(struct buf *b, uint32_t value, size_t n, int width)
{
	int i;

	thrift_varint(b, (uint64_t)n << 1);
	for (i = 0; i < width; i += 8)
		buf_addc(b, (char)(value >> i & 0xff));
}

/* Adds groups of packed values, the lowest bit first. */
static void
levels_packed(struct buf *b, const uint32_t *v, size_t n, int width)
{
	size_t groups = (n + GROUP - 1) / GROUP, i;
	uint64_t bits = 0;
	int have = 0;

	if (groups == 0)
		return;
	thrift_varint(b, (uint64_t)groups << 1 | 1);
	buf_room(b, groups * (size_t)width);
	for (i = 0; i < groups * GROUP; i++) {
		bits |= (uint64_t)(i < n ? v[i] : 0) << have;
		for (have += width; have >= 8; have -= 8, bits >>= 8)
			b->data[b->len++] = (char)(bits & 0xff);
	}
	b->data[b->len] = '\0';
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
