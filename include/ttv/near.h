#ifndef TTV_NEAR_H
#define TTV_NEAR_H
/*
 * near: of words that could have been meant, the one most like what was typed.
 *
 *	near_open(&n, "selff", 5);
 *	for each word: near_offer(&n, word);
 *	near_hint(&n, text, sizeof(text));	"; did you mean self?"
 */
#include <stddef.h>

#define NEAR_MOST	64		/* bytes of a word, with its NUL */

struct near {
	const char	*typed;
	size_t		 len;
	size_t		 least;		/* changes to the best word */
	char		 best[NEAR_MOST];	/* or empty */
};

/* Begins with len bytes, which must live as long as the struct. */
void	near_open(struct near *, const char *typed, size_t len);
/*
 * Takes a word if it is nearer than those before: by letters that are missing,
 * more, others or swapped, a third of its own at most, in any case.
 */
void	near_offer(struct near *, const char *word);
/* Takes each word of a text, a blank or a comma between them. */
void	near_offer_all(struct near *, const char *words);
/*
 * Writes the hint for the first of some words, a comma between them, that is
 * none of others, which have a blank between them; or nothing.
 */
size_t	near_hint_of(const char *typed, const char *words, char *, size_t n);
/* Writes the hint, or nothing where no word is near; returns its length. */
size_t	near_hint(const struct near *, char *, size_t size);

#endif
