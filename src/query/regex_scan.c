/*
 * regex_scan: reads an expression once, before PCRE2 does.
 *
 * A search of args skips all blocks of the input without a literal of the
 * expression: the prefilter of ttv/needle.h.  The literal has to be in EVERY
 * text that matches, so a needle is only taken from expressions of which each
 * construct is known here:
 *
 *	- a group, a class, or a backslash and a letter gives no literal; a
 *	  literal before a quantifier that allows zero is dropped;
 *	- an alternative outside of groups leaves no literal certain;
 *	- options in the expression, \Q..\E, named, conditional and recursive
 *	  groups, escapes that take arguments, braces that are no quantifier:
 *	  the expression has no needle.
 *
 * Letters of any case: Unicode folds the Kelvin sign to k and the long s to s,
 * which the prefilter does not.  So in an expression that has a needle, k and s
 * are compiled as (?-i:[kK]) and (?-i:[sS]), letters of ASCII alone.
 *
 * Verbs, (*...), and \G depend on where a match begins, \C on bytes: those are
 * refused, because long texts are matched piece by piece (regex.c).
 */
#include "config.h"

#include <ctype.h>
#include <string.h>

#include "ttv/buf.h"
#include "regex.h"

struct scan {
	const char	*s, *end;
	int		 fold;
	int		 depth;		/* of groups */
	int		 either;	/* an alternative outside of groups */
	int		 verb;
	struct needle	*needle;
	struct needle_run run;
	struct buf	*out;
};

/* Returns 1 for a letter or digit whose escape takes no argument. */
static int
is_simple_escape(char c)
{
	return c != '\0' && strchr("dDwWsSbBAZzhHvVRKaefnrt", c) != NULL;
}

static void
scan_copy(struct scan *x, size_t n)
{
	buf_add(x->out, x->s, n);
	x->s += n;
}

/* Returns the ] of the class whose [ is at s, or NULL when in doubt. */
static const char *
class_end(const char *s, const char *end)
{
	s++;
	if (s < end && *s == '^')
		s++;
	if (s < end && *s == ']')
		s++;
	for (; s < end && *s != ']'; s++) {
		if (*s == '\\') {
			if (++s == end || strchr("QE", *s) != NULL)
				return NULL;
		} else if (*s == '[' && end - s > 1 &&
		    strchr(":.=", s[1]) != NULL) {
			for (s += 2; s < end && (isalpha((unsigned char)*s) ||
			    *s == '^'); s++)
				;
			if (end - s < 2 || s[0] != ':' || s[1] != ']')
				return NULL;
			s++;
		}
	}
	return s < end ? s : NULL;
}

/*
 * Returns the bytes of the quantifier at s, 0 when there is none, -1 when in
 * doubt: for syntax that versions of PCRE2 read differently.  *none: the
 * quantifier allows zero.
 */
static int
quantifier(const char *s, const char *end, int *none)
{
	const char *p = s + 1;

	*none = 0;
	if (s == end || strchr("*+?{", *s) == NULL)
		return 0;
	*none = *s == '*' || *s == '?';
	if (*s == '{') {
		*none = 1;
		if (p == end || !isdigit((unsigned char)*p))
			return -1;
		for (; p < end && isdigit((unsigned char)*p); p++)
			*none &= *p == '0';
		if (p < end && *p == ',')
			for (p++; p < end && isdigit((unsigned char)*p); p++)
				;
		if (p == end || *p++ != '}')
			return -1;
	}
	if (p < end && (*p == '+' || *p == '?'))	/* possessive, lazy */
		p++;
	return (int)(p - s);
}

/* Adds a literal c, written as the next n bytes; 0, or -1 when in doubt. */
static int
literal(struct scan *x, char c, size_t n)
{
	int none, q = quantifier(x->s + n, x->end, &none), letter = tolower(
	    (unsigned char)c);

	if (q == -1)
		return -1;
	if (x->fold && (letter == 'k' || letter == 's')) {
		buf_printf(x->out, "(?-i:[%c%c])", letter, toupper(letter));
		x->s += n;
	} else
		scan_copy(x, n);
	if (none || (unsigned char)c >= 0x80)
		needle_end(&x->run, x->needle);
	else if (x->depth == 0)
		needle_add(&x->run, x->needle, &c, 0, 1);
	if (q > 0)		/* repeated: the text between c and the
				 * next literal varies */
		needle_end(&x->run, x->needle);
	scan_copy(x, (size_t)q);
	return 0;
}

/* Passes the ( at x->s and the options of its group; 0, or -1 when in doubt. */
static int
group(struct scan *x)
{
	static const char *const known[] = { "(?:", "(?=", "(?!", "(?>",
	    "(?<=", "(?<!" };
	size_t left = (size_t)(x->end - x->s), i, n = 1;

	if (left > 1 && x->s[1] == '*') {
		x->verb = 1;
		return -1;
	}
	if (left > 1 && x->s[1] == '?') {
		for (i = n = 0; n == 0 && i < sizeof(known) /
		    sizeof(known[0]); i++)
			if (strncmp(x->s, known[i], strlen(known[i])) == 0)
				n = strlen(known[i]);
		if (n == 0)
			return -1;
	}
	x->depth++;
	scan_copy(x, n);
	return 0;
}

/* Passes n bytes that match no certain byte, and their quantifier. */
static int
other(struct scan *x, size_t n)
{
	int none, q;

	scan_copy(x, n);
	q = quantifier(x->s, x->end, &none);
	if (q == -1)
		return -1;
	scan_copy(x, (size_t)q);
	return 0;
}

static int
escape(struct scan *x)
{
	if (x->end - x->s < 2)
		return -1;
	if (!isalnum((unsigned char)x->s[1]) &&
	    (unsigned char)x->s[1] < 0x80)
		return literal(x, x->s[1], 2);
	needle_end(&x->run, x->needle);
	return is_simple_escape(x->s[1]) ? other(x, 2) : -1;
}

/* Passes the construct at x->s; 0, or -1 when in doubt. */
static int
construct(struct scan *x)
{
	const char *close;

	switch (*x->s) {
	case '\\':
		return escape(x);
	case '[':
		needle_end(&x->run, x->needle);
		if ((close = class_end(x->s, x->end)) == NULL)
			return -1;
		return other(x, (size_t)(close - x->s) + 1);
	case '(':
		needle_end(&x->run, x->needle);
		return group(x);
	case ')':
		needle_end(&x->run, x->needle);
		return x->depth-- > 0 ? other(x, 1) : -1;
	case '|':
		needle_end(&x->run, x->needle);
		x->either |= x->depth == 0;
		scan_copy(x, 1);
		return 0;
	case '.':
	case '^':
	case '$':
		needle_end(&x->run, x->needle);
		return other(x, 1);
	case '*':
	case '+':
	case '?':
	case '{':
		return -1;	/* a quantifier of nothing: PCRE2 reports the
				 * error */
	default:
		return literal(x, *x->s, 1);
	}
}

/* Returns 1 if the expression contains `what` without a backslash before. */
static int
has(const char *s, const char *end, const char *what)
{
	size_t n = strlen(what);

	for (; (size_t)(end - s) >= n; s++) {
		if (memcmp(s, what, n) == 0)
			return 1;
		if (*s == '\\' && end - s > 1)
			s++;
	}
	return 0;
}

const char *
regex_scan(const char *s, size_t len, int fold, struct needle *n,
    struct buf *out)
{
	struct scan x = { .s = s, .end = s + len, .fold = fold, .needle = n,
	    .out = out };
	size_t i;
	int sure = 1;

	memset(n, 0, sizeof(*n));
	n->fold = fold;
	while (sure && x.s < x.end)
		sure = construct(&x) == 0;
	needle_end(&x.run, n);
	if (has(s, s + len, "\\G") || has(s, s + len, "\\C"))
		return "\\G and \\C have no meaning here";
	if (x.verb || (!sure && has(s, s + len, "(*")))
		return "verbs, (*...), are not taken";
	if (!sure) {
		buf_clear(out);
		buf_add(out, s, len);
	}
	if (!sure || x.either)
		n->len = 0;
	for (i = 0; fold && i < n->len; i++)
		n->text[i] = (char)tolower((unsigned char)n->text[i]);
	return NULL;
}
