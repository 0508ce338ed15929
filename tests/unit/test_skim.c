/*
 * skim: blocks and lengths are those that zlib finds, for all kinds of blocks
 * and headers; of cut and changed bytes nothing else is said than zlib says.
 */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include <zlib.h>

#include "ttv/xmalloc.h"
#include "../../src/input/skim.h"

#include "test.h"

#define SIZE	300000
#define ROOM	(2 * SIZE)

static unsigned char packed[ROOM], inflated[4 * SIZE];

static uint32_t
next(uint32_t *s)
{
	*s = *s * 1664525 + 1013904223;
	return *s >> 8;
}

/* Fills n bytes: like a trace, or of chance. */
static void
text_make(unsigned char *p, size_t n, int chance)
{
	uint32_t s = 7;
	size_t i;

	for (i = 0; i < n; i++)
		p[i] = chance ? (unsigned char)next(&s) : (unsigned char)
		    "{\"name\":\"run\",\"ts\":0123456789},\n"[next(&s) % 5 == 0 ?
		    next(&s) % 32 : i % 32];
}

/* Packs n bytes as a gzip at `to`; returns its length. */
static size_t
pack(unsigned char *to, const unsigned char *p, size_t n, int level,
    int strategy, int named)
{
	static unsigned char name[] = "a name", extra[] = "\1\0\2";
	gz_header h = { .name = name, .comment = name, .extra = extra,
	    .extra_len = 3, .hcrc = 1 };
	z_stream z;

	memset(&z, 0, sizeof(z));
	if (deflateInit2(&z, level, Z_DEFLATED, 15 + 16, 8, strategy) != Z_OK)
		abort();
	if (named)
		deflateSetHeader(&z, &h);
	z.next_in = (Bytef *)(uintptr_t)p;
	z.avail_in = (uInt)n;
	z.next_out = to;
	z.avail_out = ROOM;
	if (deflate(&z, Z_FINISH) != Z_STREAM_END)
		abort();
	n = ROOM - z.avail_out;
	deflateEnd(&z);
	return n;
}

/* Inflates a member block by block beside skim: 1 if both say the same. */
static int
agrees(const unsigned char *p, size_t n)
{
	struct skim *s = skim_new((const char *)p, n);
	enum skim_result r = SKIM_BLOCK;
	uint64_t out;
	unsigned bits;
	z_stream z;
	size_t in;
	int rc = Z_OK, same = 1;

	memset(&z, 0, sizeof(z));
	if (inflateInit2(&z, 15 + 16) != Z_OK)
		abort();
	z.next_in = (Bytef *)(uintptr_t)p;
	z.avail_in = (uInt)n;
	z.next_out = inflated;
	z.avail_out = sizeof(inflated);
	inflate(&z, Z_BLOCK);		/* the header */
	while (rc == Z_OK && r == SKIM_BLOCK && same) {
		rc = inflate(&z, Z_BLOCK);
		r = skim_block(s, sizeof(inflated));
		skim_at(s, &in, &bits, &out);
		if (rc == Z_OK && r == SKIM_BLOCK)
			same = (z.data_type & 128) != 0 &&
			    in == (size_t)(z.next_in - p) &&
			    bits == ((unsigned)z.data_type & 7) &&
			    out == z.total_out;
	}
	if (rc == Z_OK)		/* the trailer comes with the next call */
		rc = inflate(&z, Z_BLOCK);
	if (rc == Z_STREAM_END)
		same = same && r == SKIM_END && out == z.total_out;
	else if (z.msg == NULL || strstr(z.msg, "check") == NULL)
		same = same && r == SKIM_BAD;
	inflateEnd(&z);
	skim_free(s);
	return same;
}

TEST(blocks)
{
	static const int strategies[] = { Z_DEFAULT_STRATEGY, Z_FIXED, Z_RLE,
	    Z_HUFFMAN_ONLY };
	unsigned char *text = xmalloc(SIZE);
	size_t i;
	int level, chance;

	for (chance = 0; chance < 2; chance++) {
		text_make(text, SIZE, chance);
		for (level = 0; level <= 9; level += 3)
			for (i = 0; i < 4; i++)
				CHECK(agrees(packed, pack(packed, text, SIZE,
				    level, strategies[i], i == 2)));
	}
	CHECK(agrees(packed, pack(packed, text, 0, 6, 0, 0)));
	CHECK(agrees(packed, pack(packed, text, 1, 6, 0, 1)));
	free(text);
}

/*
 * Fixed codes, which are not made anew for each block, between codes of blocks
 * that bring their own: in turns, and two of each.
 */
TEST(fixed_in_turns)
{
	unsigned char *text = xmalloc(SIZE);
	z_stream z;
	int i;

	text_make(text, SIZE, 0);
	memset(&z, 0, sizeof(z));
	if (deflateInit2(&z, 6, Z_DEFLATED, 15 + 16, 8, Z_FIXED) != Z_OK)
		abort();
	z.next_in = text;
	z.next_out = packed;
	z.avail_out = ROOM;
	for (i = 0; i < 16; i++) {
		z.avail_in = 2000;
		CHECK(deflate(&z, Z_BLOCK) == Z_OK);
		CHECK(deflateParams(&z, 6, i % 3 == 0 ? Z_FIXED :
		    Z_DEFAULT_STRATEGY) == Z_OK);
		if (i % 4 == 0)		/* an empty block of fixed codes */
			CHECK(deflate(&z, Z_PARTIAL_FLUSH) == Z_OK);
	}
	CHECK(deflate(&z, Z_FINISH) == Z_STREAM_END);
	CHECK(z.total_in == 32000);
	CHECK(agrees(packed, z.total_out));
	deflateEnd(&z);
	free(text);
}

TEST(members)
{
	unsigned char *text = xmalloc(SIZE);
	struct skim *s;
	uint64_t out;
	unsigned bits;
	size_t n, in;
	int r, found = 0;

	text_make(text, SIZE, 0);
	n = pack(packed, text, 1000, 6, 0, 0);
	n += pack(packed + n, text, 50000, 6, 0, 1);
	memcpy(packed + n, "tail", 4);
	s = skim_new((const char *)packed, n + 4);
	while ((r = skim_block(s, SIZE)) == SKIM_BLOCK || r == SKIM_MEMBER)
		found += r == SKIM_MEMBER;
	skim_at(s, &in, &bits, &out);
	CHECK(r == SKIM_END && found == 1 && out == 51000 && in == n);
	skim_free(s);
	s = skim_new((const char *)packed, n);
	while ((r = skim_block(s, 50999)) == SKIM_BLOCK || r == SKIM_MEMBER)
		;
	CHECK(r == SKIM_BAD);		/* more than it may become */
	skim_free(s);
	free(text);
}

TEST(damaged)
{
	unsigned char *text = xmalloc(SIZE), was;
	size_t n, i;
	int strategy;

	text_make(text, SIZE, 0);
	for (strategy = 0; strategy < 2; strategy++) {
		n = pack(packed, text, 3000, 6, strategy == 0 ?
		    Z_DEFAULT_STRATEGY : Z_FIXED, 0);
		for (i = 0; i < n; i++)		/* cut anywhere */
			if (!agrees(packed, i))
				break;
		CHECK(i == n);
		for (i = 40; i < 8 * n; i++) {	/* every bit behind the flags */
			was = packed[i / 8];
			packed[i / 8] = (unsigned char)(was ^ 1 << i % 8);
			if (!agrees(packed, n))
				break;
			packed[i / 8] = was;
		}
		if (i != 8 * n)
			printf("# bit %zu of %zu\n", i, 8 * n);
		CHECK(i == 8 * n);
	}
	free(text);
}

TEST_MAIN
