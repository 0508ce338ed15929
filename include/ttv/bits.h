#ifndef TTV_BITS_H
#define TTV_BITS_H
/*
 * bits: a set of numbers below n, a bit for each, and a bit for each word that
 * is not 0.  A step to the next number of the set reads O(n / 4096) words at
 * most: 24,000 for a hundred million.  A set without words (all zero bytes) is
 * empty.
 */
#include <stddef.h>
#include <stdint.h>

struct bits {
	uint64_t	 n;
	uint64_t	*words;		/* NULL: empty */
	uint64_t	*sums;		/* a bit for each word that is not 0 */
};

void		 bits_init(struct bits *, uint64_t n);
void		 bits_free(struct bits *);
/* Inits a set as another one. */
void		 bits_copy(struct bits *, const struct bits *);
/*
 * Returns the first number of the set in [from, to), or `to`; bits_last()
 * returns the last one, or `to`.
 */
uint64_t	 bits_next(const struct bits *, uint64_t from, uint64_t to);
uint64_t	 bits_last(const struct bits *, uint64_t from, uint64_t to);
/* Counts the numbers in [from, to), up to `most`.  O(most) steps. */
uint64_t	 bits_count(const struct bits *, uint64_t from, uint64_t to,
		    uint64_t most);

static inline void
bits_add(struct bits *b, uint64_t i)
{
	b->words[i / 64] |= UINT64_C(1) << i % 64;
	b->sums[i / 4096] |= UINT64_C(1) << i / 64 % 64;
}

/* Adds the numbers of word w whose bits are set. */
static inline void
bits_or(struct bits *b, uint64_t w, uint64_t bits)
{
	b->words[w] |= bits;
	b->sums[w / 64] |= (uint64_t)(bits != 0) << w % 64;
}

static inline int
bits_has(const struct bits *b, uint64_t i)
{
	return b->words != NULL && b->words[i / 64] >> i % 64 & 1;
}

#endif
