/*
 * match: patterns.
 *
 * A pattern is matched against decoded texts; its needle is searched for in the
 * bytes of a file, where texts have escapes.  So a needle is a part of the
 * pattern whose bytes are the same in every spelling: the longest run without
 * characters that JSON escapes.  Quotes, backslashes and slashes can only be at
 * the front of a run, since `\"` has the quote as its last byte.  regex_scan.c
 * says which part of an expression can be a needle.  The prefilter
 * (ttv/needle.h) handles characters that are written as \uXXXX.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "match.h"

static int
has_capital(const char *s, size_t len, int is_regex)
{
	size_t i;

	for (i = 0; i < len; i++)
		if (isupper((unsigned char)s[i]) && (!is_regex ||
		    s[i - 1] != '\\'))
			return 1;	/* the letter of a class, as in \S or
					 * \W, is no capital */
	return 0;
}

int
match_open(struct match *m, const char *pattern, struct err *err)
{
	int expr;

	memset(m, 0, sizeof(*m));
	m->text = pattern;
	m->len = strlen(pattern);
	expr = m->len > 2 && pattern[0] == '/' && pattern[m->len - 1] == '/';
	m->fold = !has_capital(pattern, m->len, expr);
	if (!expr)
		return 0;
	m->regex = regex_open(pattern + 1, m->len - 2, m->fold, err);
	if (m->regex == NULL)
		return -1;
	m->run = regex_run_new(m->regex);
	return 0;
}

void
match_share(struct match *m, const struct match *of)
{
	*m = *of;
	m->costly = 0;
	m->shared = 1;
	if (m->regex != NULL)
		m->run = regex_run_new(m->regex);
}

void
match_close(struct match *m)
{
	regex_run_free(m->run);
	if (!m->shared)
		regex_close(m->regex);
	memset(m, 0, sizeof(*m));
}

/*
 * Returns 1 if s contains m, regardless of the case of ASCII letters; m is in
 * lower case.
 */
static int
contains_folded(const char *s, size_t n, const char *m, size_t len)
{
	size_t i, j;

	for (i = 0; i + len <= n; i++) {
		for (j = 0; j < len; j++)
			if (tolower((unsigned char)s[i + j]) !=
			    (unsigned char)m[j])
				break;
		if (j == len)
			return 1;
	}
	return 0;
}

int
match_text(struct match *m, const char *s, size_t n)
{
	enum regex_answer answer;

	if (m->run != NULL) {
		answer = regex_match(m->run, s, n);
		m->costly += answer == REGEX_COSTLY;
		return answer == REGEX_YES;
	}
	if (m->fold)
		return contains_folded(s, n, m->text, m->len);
	return memmem(s, n, m->text, m->len) != NULL;
}

/* ---- needles ---- */

enum sort {
	STANDS,			/* the same bytes in every text */
	FRONT,			/* the same, possibly behind a backslash */
	VARIES			/* control characters; results of repairs */
};

/* Returns how the byte at i of a pattern is written in a file. */
static enum sort
sort_of(const char *s, size_t i, size_t len)
{
	unsigned char c = (unsigned char)s[i];
	size_t k;

	if (c == '"' || c == '\\' || c == '/')
		return FRONT;
	if (c < 0x20 || c == 0x7f)
		return VARIES;
	/* U+FFFD replaces bytes that are no UTF-8 */
	for (k = 0; c >= 0x80 && k < 3 && k <= i; k++)
		if (len - (i - k) >= 3 &&
		    memcmp(&s[i - k], "\xef\xbf\xbd", 3) == 0)
			return VARIES;
	return STANDS;
}

void
needle_end(struct needle_run *r, struct needle *n)
{
	if (r->len > n->len) {
		memcpy(n->text, r->text, r->len);
		n->len = r->len;
	}
	r->len = 0;
}

void
needle_add(struct needle_run *r, struct needle *n, const char *s, size_t i,
    size_t len)
{
	enum sort sort = sort_of(s, i, len);

	if (sort != STANDS || r->len == NEEDLE_MAX)
		needle_end(r, n);
	if (sort != VARIES)
		r->text[r->len++] = s[i];
}

void
match_needle(const struct match *m, struct needle *n)
{
	struct needle_run r = { "", 0 };
	size_t i;

	if (m->regex != NULL) {
		*n = *regex_needle(m->regex);
		return;
	}
	memset(n, 0, sizeof(*n));
	n->fold = m->fold;
	for (i = 0; i < m->len; i++)
		needle_add(&r, n, m->text, i, m->len);
	needle_end(&r, n);
	for (i = 0; n->fold && i < n->len; i++)
		n->text[i] = (char)tolower((unsigned char)n->text[i]);
	n->whole = n->len == m->len &&
	    strcspn(m->text, "\"\\/[]{}:, \t\r\n") == m->len;
}
