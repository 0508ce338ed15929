/*
 * near: the distance between two words, and the nearest of some.
 *
 * The distance is that of Damerau and Levenshtein where no letter is changed
 * twice, by three rows of the table of all beginnings.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "ttv/near.h"

#define LETTERS_A_CHANGE	3	/* of a word: "inf" may be "info" */

static char
lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static size_t
least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Returns the changes that make one word of another; both are short. */
static size_t
distance(const char *a, size_t na, const char *b, size_t nb)
{
	size_t row[3][NEAR_MOST], i, k, cost;
	size_t *two = row[0], *one = row[1], *now = row[2], *t;

	for (k = 0; k <= nb; k++)
		one[k] = k;
	for (i = 1; i <= na; i++) {
		now[0] = i;
		for (k = 1; k <= nb; k++) {
			cost = lower(a[i - 1]) != lower(b[k - 1]);
			now[k] = least(least(one[k], now[k - 1]) + 1,
			    one[k - 1] + cost);
			if (i > 1 && k > 1 && lower(a[i - 1]) ==
			    lower(b[k - 2]) && lower(a[i - 2]) ==
			    lower(b[k - 1]))
				now[k] = least(now[k], two[k - 2] + 1);
		}
		t = two;
		two = one;
		one = now;
		now = t;
	}
	return one[nb];
}

void
near_open(struct near *n, const char *typed, size_t len)
{
	n->typed = typed;
	n->len = len;
	n->least = len / LETTERS_A_CHANGE + 1;
	n->best[0] = '\0';
}

void
near_offer(struct near *n, const char *word)
{
	size_t len = strlen(word), d;

	if (len >= NEAR_MOST || n->len >= NEAR_MOST)
		return;
	d = distance(n->typed, n->len, word, len);
	if (d == 0 || d >= n->least)
		return;
	n->least = d;
	memcpy(n->best, word, len + 1);
}

void
near_offer_all(struct near *n, const char *words)
{
	char word[NEAR_MOST];
	size_t len;

	for (; *words != '\0'; words += len + (words[len] != '\0')) {
		len = strcspn(words, " ,");
		if (len == 0 || len >= sizeof(word))
			continue;
		memcpy(word, words, len);
		word[len] = '\0';
		near_offer(n, word);
	}
}

/* Returns whether a text is one of some words. */
static int
is_word_of(const char *s, size_t n, const char *words)
{
	size_t len;

	for (; *words != '\0'; words += len + (words[len] != '\0')) {
		len = strcspn(words, " ,");
		if (len == n && memcmp(words, s, n) == 0)
			return 1;
	}
	return 0;
}

size_t
near_hint_of(const char *typed, const char *words, char *s, size_t size)
{
	struct near near;
	size_t len;

	s[0] = '\0';
	for (; *typed != '\0'; typed += len + (typed[len] != '\0')) {
		len = strcspn(typed, ",");
		if (is_word_of(typed, len, words))
			continue;
		near_open(&near, typed, len);
		near_offer_all(&near, words);
		return near_hint(&near, s, size);
	}
	return 0;
}

size_t
near_hint(const struct near *n, char *s, size_t size)
{
	if (n->best[0] == '\0') {
		s[0] = '\0';
		return 0;
	}
	return (size_t)snprintf(s, size, "; did you mean %s?", n->best);
}
