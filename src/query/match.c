/*
 * match: patterns.
 *
 * A pattern is asked of texts, decoded; its needle is hunted for in the bytes
 * of a file, where texts are written with escapes.  So a needle is a part of
 * the pattern that has to stand there as it is: the longest run without what
 * JSON escapes.  Quotes, backslashes and slashes can only be at the front of a
 * run, since `\"` has the quote as its last byte.  Of an expression a run is
 * taken that every match must have; there is none when it has alternatives.
 * That characters may be written as \uXXXX is the hunt's affair.
 */
#include "config.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "ttv/err.h"
#include "ttv/xmalloc.h"
#include "match.h"

#define REGEX_TEXT	65536	/* of a longer text, so much at a time */

static int
has_capital(const char *s, size_t len, int is_regex)
{
	size_t i;

	for (i = 0; i < len; i++)
		if (isupper((unsigned char)s[i]) && (!is_regex ||
		    s[i - 1] != '\\'))
			return 1;	/* that of a class, as in S or W, is none */
	return 0;
}

int
match_open(struct match *m, const char *pattern, struct err *err)
{
	char *expr, why[128];
	int rc;

	memset(m, 0, sizeof(*m));
	m->text = pattern;
	m->len = strlen(pattern);
	m->is_regex = m->len > 2 && pattern[0] == '/' &&
	    pattern[m->len - 1] == '/';
	m->fold = !has_capital(pattern, m->len, m->is_regex);
	if (!m->is_regex)
		return 0;
	expr = xstrndup(pattern + 1, m->len - 2);
	rc = regcomp(&m->regex, expr, REG_EXTENDED | REG_NOSUB |
	    (m->fold ? REG_ICASE : 0));
	free(expr);
	if (rc == 0)
		return 0;
	m->is_regex = 0;
	regerror(rc, &m->regex, why, sizeof(why));
	return err_set(err, ERR_USAGE, ERR_NOWHERE, "bad expression: %s", why);
}

void
match_close(struct match *m)
{
	if (m->is_regex)
		regfree(&m->regex);
	free(m->copy);
	memset(m, 0, sizeof(*m));
}

/* A substring, without regard to the case of ASCII letters; m is lower. */
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

static int
match_regex(struct match *m, const char *s, size_t n)
{
	size_t part;

	if (m->copy == NULL)
		m->copy = xmalloc(REGEX_TEXT + 1);
	do {
		part = n < REGEX_TEXT ? n : REGEX_TEXT;
		memcpy(m->copy, s, part);
		m->copy[part] = '\0';
		if (regexec(&m->regex, m->copy, 0, NULL, 0) == 0)
			return 1;
		s += part;
		n -= part;
	} while (n > 0);
	return 0;
}

int
match_text(struct match *m, const char *s, size_t n)
{
	if (m->is_regex)
		return match_regex(m, s, n);
	if (m->fold)
		return contains_folded(s, n, m->text, m->len);
	return memmem(s, n, m->text, m->len) != NULL;
}

/* ---- needles ---- */

enum sort {
	STANDS,			/* as it is */
	FRONT,			/* as it is, behind a backslash perhaps */
	VARIES			/* control characters; what repairs make */
};

/* The character at i of a pattern. */
static enum sort
sort_of(const char *s, size_t i, size_t len)
{
	unsigned char c = (unsigned char)s[i];
	size_t k;

	if (c == '"' || c == '\\' || c == '/')
		return FRONT;
	if (c < 0x20 || c == 0x7f)
		return VARIES;
	/* U+FFFD stands for bytes that are no UTF-8 */
	for (k = 0; c >= 0x80 && k < 3 && k <= i; k++)
		if (len - (i - k) >= 3 &&
		    memcmp(&s[i - k], "\xef\xbf\xbd", 3) == 0)
			return VARIES;
	return STANDS;
}

/* The run that is being read; the longest so far is the needle's. */
struct run {
	char	text[NEEDLE_MAX];
	size_t	len;
};

static void
run_end(struct run *r, struct needle *n)
{
	if (r->len > n->len) {
		memcpy(n->text, r->text, r->len);
		n->len = r->len;
	}
	r->len = 0;
}

static void
run_add(struct run *r, struct needle *n, char c, enum sort sort)
{
	if (sort != STANDS || r->len == NEEDLE_MAX)
		run_end(r, n);
	if (sort != VARIES)
		r->text[r->len++] = c;
}

/* Behind the bracket expression whose [ is at s. */
static const char *
behind_bracket(const char *s, const char *end)
{
	char inner;

	s++;
	if (s < end && *s == '^')
		s++;
	if (s < end && *s == ']')
		s++;
	while (s < end && *s != ']') {
		if (*s == '[' && end - s > 1 && strchr(":.=", s[1]) != NULL) {
			inner = s[1];
			for (s += 2; end - s > 1 && !(s[0] == inner &&
			    s[1] == ']'); s++)
				;
			s++;
		}
		s++;
	}
	return s < end ? s + 1 : end;
}

/* The } of the { at s, or the last character. */
static const char *
brace_end(const char *s, const char *end)
{
	const char *close = memchr(s, '}', (size_t)(end - s));

	return close != NULL ? close : end - 1;
}

/* What every match of an expression has; groups are passed over. */
static void
expr_needle(const char *s, const char *end, struct needle *n)
{
	struct run r = { "", 0 };
	int depth = 0;

	while (s < end) {
		if (*s == '|') {		/* either: nothing is certain */
			n->len = 0;
			return;
		}
		if (*s == '[') {
			run_end(&r, n);
			s = behind_bracket(s, end);
			continue;
		}
		if (*s == '\\' && end - s > 1) {
			s++;
			if (isalnum((unsigned char)*s) || depth > 0 ||
			    strchr("<>`'", *s) != NULL)
				run_end(&r, n);
			else
				run_add(&r, n, *s, sort_of(s, 0, 1));
		} else if (*s == '*' || *s == '?' || *s == '{') {
			r.len -= r.len > 0;	/* there may be none of it */
			run_end(&r, n);
			if (*s == '{')
				s = brace_end(s, end);
		} else if (strchr(".^$+()", *s) != NULL ||
		    (unsigned char)*s >= 0x80) {
			run_end(&r, n);
			depth += *s == '(' ? 1 : -(*s == ')' && depth > 0);
		} else if (depth == 0)
			run_add(&r, n, *s, sort_of(s, 0, 1));
		s++;
	}
	run_end(&r, n);
}

void
match_needle(const struct match *m, struct needle *n)
{
	struct run r = { "", 0 };
	const char *s = m->text;
	size_t i;

	memset(n, 0, sizeof(*n));
	n->fold = m->fold;
	if (m->is_regex)
		expr_needle(s + 1, s + m->len - 1, n);
	else {
		for (i = 0; i < m->len; i++)
			run_add(&r, n, s[i], sort_of(s, i, m->len));
		run_end(&r, n);
	}
	if (n->fold)
		for (i = 0; i < n->len; i++)
			n->text[i] = (char)tolower((unsigned char)n->text[i]);
	n->whole = !m->is_regex && n->len == m->len &&
	    strcspn(m->text, "\"\\/[]{}:, \t\r\n") == m->len;
}
