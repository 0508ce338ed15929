/*
 * fuzz_fuchsia: fuzz_threads with a mutator that changes the records of a
 * Fuchsia trace rather than its bytes:
 *
 *	a record is swapped, copied elsewhere, repeated, dropped, cut short
 *	a word is replaced by one of another record, or by a number at an edge
 *	a field of the first word of a record is replaced
 *
 * Sizes decide what a record is, as they do for the reader; a record with a
 * size that cannot be ends the list.  One change in eight changes bytes.
 */
#include "config.h"

#include <string.h>

#include "fuzz.h"

#define RECORDS_MAX	512		/* records changed, from the start */
#define REPEAT_MAX	40		/* copies in one go */
#define WORD		8

struct extent {
	size_t	at, len;
};

struct records {			/* the input being changed */
	uint8_t		*data;
	size_t		 len, max;
	struct extent	 v[RECORDS_MAX];
	size_t		 n;
	uint64_t	 state;		/* of the random numbers */
};

static size_t
below(struct records *r, size_t n)
{
	uint64_t z = r->state += 0x9e3779b97f4a7c15u;

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return n == 0 ? 0 : (z ^ (z >> 31)) % n;
}

static void
find_records(struct records *r)
{
	size_t at, len;

	/* the first one makes it a Fuchsia trace */
	for (r->n = 0, at = WORD; at + WORD <= r->len && r->n < RECORDS_MAX;
	    at += len) {
		len = ((size_t)r->data[at] >> 4 | (size_t)r->data[at + 1] <<
		    4) * WORD;
		if (len == 0 || len > r->len - at)
			break;
		r->v[r->n++] = (struct extent){ at, len };
	}
}

/* Replaces n bytes at a place by the bytes of a record, if there is room. */
static void
replace(struct records *r, size_t at, size_t n, const uint8_t *with,
    size_t len)
{
	static uint8_t copy[1 << 16];

	if (len > sizeof(copy) || r->len - n + len > r->max)
		return;
	if (len > 0)
		memcpy(copy, with, len);
	memmove(r->data + at + len, r->data + at + n, r->len - at - n);
	if (len > 0)
		memcpy(r->data + at, copy, len);
	r->len += len - n;
}

/* Replaces a word of a record by one at an edge, or one of another record. */
static void
change_word(struct records *r, struct extent i, struct extent j)
{
	static const uint64_t edges[] = { 0, 1, 7, 0x8000, 0xffff,
	    UINT64_MAX, INT64_MAX, (uint64_t)INT64_MAX + 1, 1000000000,
	    0x80000000u };
	uint8_t *to = r->data + i.at + below(r, i.len / WORD) * WORD;
	uint64_t w;

	w = edges[below(r, sizeof(edges) / sizeof(edges[0]))];
	if (below(r, 2) == 0)
		memcpy(&w, r->data + j.at + below(r, j.len / WORD) * WORD,
		    WORD);
	memcpy(to, &w, WORD);
}

/* Replaces four bits of the first word, which may be those of its type. */
static void
change_field(struct records *r, struct extent i)
{
	size_t byte = below(r, WORD), high = below(r, 2) * 4;
	uint8_t *to = r->data + i.at + byte;

	if (byte == 1 || (byte == 0 && high))
		return;			/* its size */
	*to = (uint8_t)((*to & ~(15u << high)) | below(r, 16) << high);
}

static void
change(struct records *r)
{
	struct extent i, j;
	size_t n;

	if (r->n == 0)
		return;
	i = r->v[below(r, r->n)];
	j = r->v[below(r, r->n)];
	switch (below(r, 6)) {
	case 0:
		replace(r, i.at, i.len, r->data + j.at, j.len);
		break;
	case 1:
		for (n = 1 + below(r, REPEAT_MAX); n > 0; n--)
			replace(r, i.at, 0, r->data + i.at, i.len);
		break;
	case 2:
		replace(r, i.at, below(r, 4) == 0 ? WORD : i.len, NULL, 0);
		break;
	case 3:
		change_field(r, i);
		break;
	case 4:
		replace(r, j.at, 0, r->data + i.at, i.len);
		break;
	default:
		change_word(r, i, j);
	}
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned int seed)
{
	struct records r;
	size_t n;

	r.data = data;
	r.len = size;
	r.max = max;
	r.state = seed;
	if (below(&r, 8) == 0)
		return LLVMFuzzerMutate(data, size, max);
	for (n = 1 + below(&r, 4); n > 0; n--) {
		find_records(&r);
		change(&r);
	}
	return r.len;
}
