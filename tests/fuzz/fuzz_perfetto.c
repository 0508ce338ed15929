/*
 * fuzz_perfetto: fuzz_threads with a mutator that changes the packets of a
 * Perfetto trace rather than its bytes:
 *
 *	a packet is swapped, copied elsewhere, repeated, dropped, cut short
 *	a number in a packet is replaced by one at an edge
 *	a tag becomes that of another field, a packet takes another's bytes
 *
 * Lengths decide what a packet is, as they do for the reader.  One change in
 * eight changes bytes.
 */
#include "config.h"

#include <string.h>

#include "fuzz.h"

#define PACKETS_MAX	512		/* packets changed, from the start */
#define REPEAT_MAX	40		/* copies in one go */

struct extent {
	size_t	at, len;		/* with tag and length */
	size_t	head;			/* bytes of these */
};

struct packets {			/* the input being changed */
	uint8_t		*data;
	size_t		 len, max;
	struct extent	 v[PACKETS_MAX];
	size_t		 n;
	uint64_t	 state;		/* of the random numbers */
};

static size_t
below(struct packets *p, size_t n)
{
	uint64_t z = p->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return n == 0 ? 0 : (z ^ (z >> 31)) % n;
}

static void
find_packets(struct packets *p)
{
	size_t at, len, head;
	unsigned shift;

	for (p->n = 0, at = 0; at + 2 <= p->len && p->data[at] == 0x0a &&
	    p->n < PACKETS_MAX; at += head + len) {
		len = 0;
		head = 1;
		for (shift = 0; at + head < p->len && shift < 28; shift += 7) {
			len |= (size_t)(p->data[at + head] & 0x7f) << shift;
			if (p->data[at + head++] < 0x80)
				break;
		}
		if (len > p->len - at - head)
			break;
		p->v[p->n++] = (struct extent){ at, head + len, head };
	}
}

/* Replaces n bytes at a place by others, if there is room. */
static void
replace(struct packets *p, size_t at, size_t n, const uint8_t *with,
    size_t len)
{
	static uint8_t copy[1 << 16];

	if (len > sizeof(copy) || p->len - n + len > p->max)
		return;
	if (len > 0)
		memcpy(copy, with, len);
	memmove(p->data + at + len, p->data + at + n, p->len - at - n);
	if (len > 0)
		memcpy(p->data + at, copy, len);
	p->len += len - n;
}

/* Replaces a byte of a packet by one that is a tag, a length or an edge. */
static void
change_byte(struct packets *p, struct extent i)
{
	static const uint8_t edges[] = { 0, 1, 2, 3, 7, 0x0a, 0x12, 0x40,
	    0x48, 0x50, 0x5a, 0x62, 0x7f, 0x80, 0xff };

	p->data[i.at + i.head + below(p, i.len - i.head)] =
	    edges[below(p, sizeof(edges))];
}

/* Copies some bytes of one packet over those of another. */
static void
change_bytes(struct packets *p, struct extent i, struct extent j)
{
	size_t from = below(p, j.len), n = 1 + below(p, 16);
	size_t to = i.head + below(p, i.len - i.head);

	if (n > j.len - from)
		n = j.len - from;
	if (n > i.len - to)
		n = i.len - to;
	memmove(p->data + i.at + to, p->data + j.at + from, n);
}

static void
change(struct packets *p)
{
	struct extent i, j;
	size_t n;

	if (p->n == 0)
		return;
	i = p->v[below(p, p->n)];
	j = p->v[below(p, p->n)];
	switch (below(p, 6)) {
	case 0:
		replace(p, i.at, i.len, p->data + j.at, j.len);
		break;
	case 1:
		for (n = 1 + below(p, REPEAT_MAX); n > 0; n--)
			replace(p, i.at, 0, p->data + i.at, i.len);
		break;
	case 2:
		replace(p, i.at, below(p, 4) == 0 ? 1 : i.len, NULL, 0);
		break;
	case 3:
		replace(p, j.at, 0, p->data + i.at, i.len);
		break;
	case 4:
		if (i.len > i.head)
			change_bytes(p, i, j);
		break;
	default:
		if (i.len > i.head)
			change_byte(p, i);
	}
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
	struct packets p;
	size_t n;

	p.data = data;
	p.len = size;
	p.max = max;
	p.state = seed;
	if (below(&p, 8) == 0)
		return LLVMFuzzerMutate(data, size, max);
	for (n = 1 + below(&p, 4); n > 0; n--) {
		find_packets(&p);
		change(&p);
	}
	return p.len;
}
