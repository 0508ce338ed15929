#ifndef SKIM_H
#define SKIM_H
/*
 * skim: where the blocks of a gzip begin, and how much output is before each,
 * without making the output: symbols are decoded, nothing is copied or summed.
 * Five times as fast as inflating.  Checksums are not looked at.
 *
 *	struct skim *s = skim_new(p, n);
 *	while ((r = skim_block(s)) == SKIM_BLOCK || r == SKIM_MEMBER)
 *		... skim_at(s, &in, &bits, &out) ...
 *	skim_free(s);
 */
#include <stddef.h>
#include <stdint.h>

enum skim_result {
	SKIM_BLOCK,		/* a block ended, another one follows */
	SKIM_MEMBER,		/* the last block of a member, and a member
				 * follows */
	SKIM_END,		/* the end of the last member; what is behind is
				 * no gzip */
	SKIM_BAD		/* no deflate, or cut */
};

struct skim;
struct skim	*skim_new(const char *, size_t n);
void		 skim_free(struct skim *);
/* Passes over the next block.  The output grows to at most `most` bytes, else
 * SKIM_BAD.  O(block). */
enum skim_result skim_block(struct skim *, uint64_t most);
/* Gets the first byte of input that is not taken, the upper bits of the byte
 * before that are not taken either, and the bytes of output so far. */
void		 skim_at(const struct skim *, size_t *in, unsigned *bits,
		    uint64_t *out);

#endif
